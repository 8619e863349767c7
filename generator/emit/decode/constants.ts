import type { ConstantField, GapField } from "../../../runtime/table/table.ts";
import { gapCode } from "../code/begin.ts";
import { bytesLiteral } from "../code/code.ts";
import type { Plan } from "./plan.ts";

/** Bytes that are always the same are held against what they must be. */
export function planConstant(plan: Plan, { bytes }: ConstantField): void {
  const expected = bytesLiteral(bytes);
  plan.line(`${plan.imports.use("expectBytes")}(r, ${plan.place()}, ${expected});`);
  plan.pass(bytes.length);
}

/** Bytes that mean nothing, where they are not all zero. */
export function planGap(plan: Plan, field: GapField): void {
  const count = gapCode(field, "r.offset", (name) => plan.imports.use(name));
  const code = `${plan.imports.use("takeGap")}(r, ${count})`;
  plan.byReader({ kind: "member", name: field.name, code, moves: true });
}
