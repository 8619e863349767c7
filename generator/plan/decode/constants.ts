import type { ConstantField } from "../../../runtime/table/fields/constant.ts";
import type { GapField } from "../../../runtime/table/fields/gap.ts";
import * as code from "../code/build.ts";
import { gapCode } from "../parts/begin.ts";
import { OFFSET, type Plan } from "./plan.ts";

/** Bytes that are always the same are held against what they must be. */
export function planConstant(plan: Plan, { bytes }: ConstantField): void {
  const expected = code.bytes(bytes);
  plan.line(code.run(code.use("expectBytes", code.READER, plan.place(), expected)));
  plan.pass(bytes.length);
}

/** Padding, where it is not all zero. */
export function planGap(plan: Plan, field: GapField): void {
  const value = code.use(
    field.open ? "takeOpenGap" : "takeGap",
    code.READER,
    gapCode(field, OFFSET),
  );
  plan.byReader({ kind: "member", name: field.name, value, moves: true });
}
