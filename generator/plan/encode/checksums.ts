import { sumsInOrder } from "../../../runtime/table/facts/checksums.ts";
import type { ChecksumField } from "../../../runtime/table/fields/checksum.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import * as code from "../code/build.ts";
import type { Stmt } from "../code/model.ts";
import { sumCode, sumPlace } from "../parts/begin.ts";
import type { Emitting } from "../parts/emitting.ts";
import { given } from "./numbers.ts";
import { setAt, type WritePlan, WRITER_VIEW, WRITTEN } from "./plan.ts";

/** Leaves room for a number that all else is computed into. */
export function planChecksum(plan: WritePlan, field: ChecksumField): void {
  plan.line(code.constant(sumPlace(field), plan.place()));
  plan.pass(field.type.bits / 8);
}

/**
 * Writes the checksums when all else is written, each after those that it is over.
 *
 * @param fields of one way through the switches
 */
export function sumLines(emitting: Emitting, fields: readonly Field[]): Stmt[] {
  return sumsInOrder(fields)!.map((field) => {
    const { name, type } = field;
    const at = code.name(sumPlace(field));
    const bytes = code.member(code.WRITER, "bytes");
    const computed = sumCode(emitting, field, { bytes, at, end: WRITTEN });
    const value = code.use("sumOr", given(name), code.hex(2 ** type.bits - 1), computed);
    return setAt(type, at, value, WRITER_VIEW);
  });
}
