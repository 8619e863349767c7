import { END } from "../../../runtime/table/facts/checksums.ts";
import type { ChecksumField } from "../../../runtime/table/fields/checksum.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import * as code from "../code/build.ts";
import type { Expr } from "../code/model.ts";
import { sumCode, sumPlace } from "../parts/begin.ts";
import type { Emitting } from "../parts/emitting.ts";
import { readAt } from "./numbers.ts";
import { OFFSET, type Plan, type Step } from "./plan.ts";

/** The number is a member where another one is computed. One that goes to the end waits for that. */
export function planChecksum(plan: Plan, field: ChecksumField): void {
  const at = plan.place();
  if (field.through === END) plan.line(code.constant(sumPlace(field), at));
  else plan.member({ name: field.name, value: memberCode(plan.emitting, field, at, code.VIEW) });
  plan.pass(field.type.bits / 8);
}

function memberCode(emitting: Emitting, field: ChecksumField, at: Expr, view: Expr): Expr {
  const bytes = code.member(code.READER, "bytes");
  const computed = sumCode(emitting, field, { bytes, at, end: OFFSET });
  return code.use("otherSum", readAt(field.type, at, view), computed);
}

/** The checksums that wait for the end, where the reader is by then. */
export function lateSteps(emitting: Emitting, fields: readonly Field[]): Step[] {
  const view = code.member(code.READER, "view");
  return fields.flatMap((field): Step[] => {
    if (field.kind !== "checksum" || field.through !== END) return [];
    const value = memberCode(emitting, field, code.name(sumPlace(field)), view);
    return [{ kind: "member", name: field.name, value }];
  });
}
