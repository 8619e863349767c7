import type { Field } from "../../../runtime/table/fields/field.ts";
import type { MaskField } from "../../../runtime/table/fields/masks.ts";
import { nanMember } from "../../../runtime/table/facts/members.ts";
import type { SplitField } from "../../../runtime/table/fields/split.ts";
import * as code from "../code/build.ts";
import { type Count, product, sum } from "../code/count.ts";
import type { Stmt } from "../code/model.ts";
import { local } from "../../facts/names.ts";
import { bitTest } from "../parts/tests.ts";
import { bytesOf, roundBytes } from "../size/size.ts";
import { numberType, tuple } from "../../members/members.ts";
import { planEnd } from "./lists.ts";
import { wordMask } from "./masks.ts";
import {
  assign,
  bitsCode,
  intLines,
  longPart,
  readAt,
  readOn,
  scalarAt,
  turnsNanCode,
} from "./numbers.ts";
import { scaled } from "../parts/scale.ts";
import { Plan } from "./plan.ts";

export function planSplit(plan: Plan, field: SplitField, next: Field | undefined): void {
  if (field.wire.bits > 32) return planLongSplit(plan, field);
  const name = wordName(field.parts.map((part) => part.name));
  if (field.wide !== undefined) return planApart(plan, field, field.wide, name);
  const word = code.name(name);
  plan.line(code.constant(name, readAt(field.wire, plan.place())));
  plan.pass(field.wire.bits / 8);
  if (field.ends !== undefined) planEnd(plan, code.equals(word, field.ends));
  let at = 0;
  for (const { name, type, isMask } of field.parts) {
    if (isMask) plan.line(wordMask(next as MaskField, word, at));
    else plan.member({ name, value: scaled(bitsCode(word, at, type, field.wire.bits), type) });
    at += type.bits;
  }
}

/** A word, or its parts one after the other. */
function planApart(
  plan: Plan,
  { wire, parts }: SplitField,
  wide: SplitField["wide"] & {},
  word: string,
): void {
  const apart = wide.parts.flatMap(({ name, type }) => intLines(name, type));
  const { value, after } = readOn(wire);
  const together: Stmt[] = [code.constant(word, value), ...after];
  let at = 0;
  for (const { name, type } of parts) {
    together.push(assign(name, scaled(bitsCode(code.name(word), at, type, wire.bits), type)));
    at += type.bits;
  }
  const test = bitTest(wide.when.mask, wide.when.bit);
  plan.moving({
    kind: "branch",
    members: parts.map(({ name }) => ({ name, type: "number" })),
    lines: [code.when(test, apart, together)],
  });
}

/** A word longer than the bits of an operator: each part from the bytes that it touches. */
function planLongSplit(plan: Plan, field: SplitField): void {
  let low = 0;
  for (const { name, type } of field.parts) {
    const value = longPart((byte) => plan.place(byte), low, type, field.wire);
    plan.member({ name, value: scaled(value, type) });
    low += type.bits;
  }
  plan.pass(field.wire.bits / 8);
}

/** `channelEntity`. */
function wordName([first = "", ...rest]: readonly string[]): string {
  // A word of one part is not that part: its value is yet to be scaled.
  if (rest.length === 0) return `${first}Word`;
  return local(first) + rest.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join("");
}

export function planInterleave(plan: Plan, field: Field & { kind: "interleave" }): void {
  const round = roundBytes(field);
  let first: Count = 0;
  for (const { name, type } of field.fields) {
    const offset = first;
    const elements = Array.from({ length: field.count }, (_, i) =>
      scalarAt(type, plan.place(sum(offset, product(i, round)))),
    );
    plan.member({
      name,
      value: code.list(elements),
      type: tuple(numberType(type), field.count),
    });
    const nan = turnsNanCode(field, type, plan.place(offset));
    if (nan !== undefined) plan.member({ name: nanMember(name), value: nan });
    first = sum(first, bytesOf(type));
  }
  plan.pass(product(field.count, round));
}
