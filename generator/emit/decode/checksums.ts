import { END } from "../../../runtime/table/checksums.ts";
import type { ChecksumField, Field } from "../../../runtime/table/table.ts";
import { sumCode, sumPlace } from "../code/begin.ts";
import type { Emitting } from "../code/emitting.ts";
import { readAt } from "./numbers.ts";
import type { Plan, Step } from "./plan.ts";

/** The number is a member where another one is computed. One that goes to the end waits for that. */
export function planChecksum(plan: Plan, field: ChecksumField): void {
  const at = plan.place();
  if (field.through === END) plan.line(`const ${sumPlace(field)} = ${at};`);
  else plan.member({ name: field.name, code: memberCode(plan.emitting, field, at) });
  plan.pass(field.type.bits / 8);
}

function memberCode(emitting: Emitting, field: ChecksumField, at: string): string {
  const computed = sumCode(emitting, field, { bytes: "r.bytes", at, end: "r.offset" });
  return `${emitting.imports.use("otherSum")}(${readAt(field.type, at)}, ${computed})`;
}

/** The checksums that wait for the end, where the reader stands by then. */
export function lateSteps(emitting: Emitting, fields: readonly Field[]): Step[] {
  return fields.flatMap((field): Step[] => {
    if (field.kind !== "checksum" || field.through !== END) return [];
    const code = memberCode(emitting, field, sumPlace(field)).replace("(view.", "(r.view.");
    return [{ kind: "member", name: field.name, code }];
  });
}
