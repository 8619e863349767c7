import { type ArmValue, isWide, type SwitchArm } from "../../../runtime/table/fields/field.ts";
import type { Condition } from "../../../runtime/table/fields/presence.ts";
import type { CountRef } from "../../../runtime/table/types/count-ref.ts";
import * as code from "../code/build.ts";
import type { Expr } from "../code/model.ts";
import { local, outerLocal } from "../../facts/names.ts";

/*
 * Tests of bits and values, as code.
 */

/** The constant that holds a member, a mask or a length. */
export function held(name: string): Expr {
  return code.name(local(name));
}

/** A single bit as a mask. */
export function bitHex(bit: number): Expr {
  return code.hex(2 ** bit);
}

/** `(flags & 0x20) !== 0`. */
export function bitTest(mask: string, bit: number): Expr {
  return presenceTest({ mask, bit });
}

/** Whether a field is there: `(flags & 0x20) !== 0`, or `=== 0` where the bit is asked to be clear. */
export function presenceTest({ mask, bit, clear }: Condition): Expr {
  return code.operation(code.and(held(mask), 2 ** bit), clear ? "===" : "!==", 0);
}

/** The same where it is read: a computed number may be negative, which nothing else asks. */
export function countRead(ref: CountRef): Expr {
  const count = countRefCode(ref, held);
  return ref.outer === true ? code.use("partCount", code.READER, count) : count;
}

/**
 * `(head & 0x0f)`: the number that an earlier member, a length or a computed number tells.
 *
 * @param valueOf the code of a member or a length
 */
export function countRefCode(
  { by, outer, bits, plus = 0 }: CountRef,
  valueOf: (name: string) => Expr,
): Expr {
  const integer = outer ? code.name(outerLocal(by)) : valueOf(by);
  const own = bits === undefined || bits > 0x7fffffff ? integer : code.and(integer, bits);
  return code.plus(own, plus);
}

/** Whether a mark is at a place. */
export function markerTest(marker: number, at: Expr): Expr {
  const left = code.operation(code.member(code.READER, "end"), "-", at);
  const found = code.read({ form: "Uint", bits: 32 }, at);
  return code.operation(code.operation(left, ">=", 4), "&&", code.equals(found, code.hex(marker)));
}

/** What chooses an arm; of many values that follow each other the first. */
export function caseLabels(arm: Pick<SwitchArm, "values">): Expr[] {
  return firstsOf(arm).map(([value]) => armValue(value));
}

/** What a switch depends on: the value, or the first of those that it is one of where there are many. */
export function chooserCode(on: Expr, arms: readonly SwitchArm[]): Expr {
  const runs = arms.flatMap(firstsOf).filter(([first, last]) => last > first);
  return runs.reduceRight((rest, [first, last]) => {
    const from = armValue(first);
    const isIn = code.operation(
      code.operation(on, ">=", from),
      "&&",
      code.operation(on, "<=", armValue(last)),
    );
    return code.choice(isIn, from, rest);
  }, on);
}

/** The values of an arm, each alone, or where there are many as runs of such that follow each other. */
function firstsOf(arm: Pick<SwitchArm, "values">): [ArmValue, ArmValue][] {
  const { values } = arm;
  if (!isWide(arm)) return values.map((value) => [value, value]);
  const runs: [ArmValue, ArmValue][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last !== undefined && typeof value === "number" && last[1] === value - 1) last[1] = value;
    else runs.push([value, value]);
  }
  return runs;
}

/** A value that chooses. */
export function armValue(value: ArmValue): Expr {
  if (typeof value === "string") return { kind: "big", digits: value };
  return value < 0 ? code.number(value) : code.hex(value);
}
