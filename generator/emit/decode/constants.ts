import type { ConstantField } from "../../../runtime/table/table.ts";
import { bytesLiteral } from "../code.ts";
import type { Plan } from "./plan.ts";

/** Bytes that are always the same are held against what they must be. */
export function planConstant(plan: Plan, { bytes }: ConstantField): void {
  const expected = bytesLiteral(bytes);
  plan.line(`${plan.imports.use("expectBytes")}(r, ${plan.place()}, ${expected});`);
  plan.pass(bytes.length);
}
