import { sumsInOrder } from "../../../runtime/table/checksums.ts";
import type { ChecksumField, Field } from "../../../runtime/table/table.ts";
import { sumCode, sumPlace } from "../code/begin.ts";
import { hex } from "../code/code.ts";
import type { Emitting } from "../code/emitting.ts";
import { ofOwnView } from "../decode/numbers.ts";
import { setAt, type WritePlan } from "./plan.ts";

/** Leaves room for a number that all else is computed into. */
export function planChecksum(plan: WritePlan, field: ChecksumField): void {
  plan.line(`const ${sumPlace(field)} = ${plan.place()};`);
  plan.pass(field.type.bits / 8);
}

/**
 * Writes the checksums when all else is written, each behind those that it is over.
 *
 * @param fields of one way through the switches
 */
export function sumLines(emitting: Emitting, fields: readonly Field[]): string[] {
  return sumsInOrder(fields)!.map((field) => {
    const { name, type } = field;
    const at = sumPlace(field);
    const computed = sumCode(emitting, field, { bytes: "w.bytes", at, end: "w.offset" });
    const most = hex(2 ** type.bits - 1);
    const value = `${emitting.imports.use("sumOr")}(m.${name}, ${most}, ${computed})`;
    return ofOwnView(setAt(emitting.imports, type, at, value), "w");
  });
}
