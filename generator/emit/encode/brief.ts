import type { ShortArray } from "../code/brief.ts";
import { pascal } from "../code/code.ts";
import { fixedBytes } from "../size/size.ts";
import { checked } from "./numbers.ts";
import { setAt, WritePlan } from "./plan.ts";

/** Writes an array: `write3Coord(view, at, m.origin);` */
export function writeShort(
  plan: WritePlan,
  { of, count }: ShortArray,
  place: string,
  value: string,
): string {
  const step = fixedBytes(of)!;
  const each = step === 1 ? "at + i" : `at + ${step} * i`;
  const code = [
    "(view: DataView, at: number, values: readonly number[]): void => {",
    `${plan.use("expectLength")}(values, ${count});`,
    `for (let i = 0; i < ${count}; i++) ${setAt(plan, of, each, checked(plan, "values[i]!", of))}`,
    "}",
  ].join("\n");
  const name = plan.emitting.lengths.named(`write${count}${pascal(of.name)}`, code);
  return `${name}(view, ${place}, ${value});`;
}
