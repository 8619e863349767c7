import {
  type Field,
  type MaskField,
  nanMember,
  type SplitField,
} from "../../../runtime/table/table.ts";
import { bitTest, local } from "../code/code.ts";
import { numberType, tuple } from "../types/members.ts";
import { fixedBytes } from "../size/size.ts";
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
  scaled,
  turnsNanCode,
} from "./numbers.ts";
import { Plan } from "./plan.ts";

export function planSplit(plan: Plan, field: SplitField, next: Field | undefined): void {
  if (field.wire.bits > 32) return planLongSplit(plan, field);
  const word = wordName(field.parts.map((part) => part.name));
  if (field.wide !== undefined) return planApart(plan, field, field.wide, word);
  plan.line(`const ${word} = ${readAt(field.wire, plan.place())};`);
  plan.pass(field.wire.bits / 8);
  if (field.ends !== undefined) planEnd(plan, `${word} === ${field.ends}`);
  let at = 0;
  for (const { name, type, isMask } of field.parts) {
    if (isMask) plan.line(wordMask(next as MaskField, word, at));
    else plan.member({ name, code: scaled(bitsCode(word, at, type, field.wire.bits), type) });
    at += type.bits;
  }
}

/** A word, or its parts one behind the other. */
function planApart(
  plan: Plan,
  { wire, parts }: SplitField,
  wide: SplitField["wide"] & {},
  word: string,
): void {
  const apart = wide.parts.flatMap(({ name, type }) => intLines(name, type));
  const together = [`const ${word} = ${readOn(wire)}`];
  let at = 0;
  for (const { name, type } of parts) {
    together.push(assign(name, scaled(bitsCode(word, at, type, wire.bits), type)));
    at += type.bits;
  }
  const test = bitTest(wide.when.mask, wide.when.bit);
  plan.moving({
    kind: "branch",
    members: parts.map(({ name }) => ({ name, type: "number" })),
    lines: [`if (${test}) {\n${apart.join("\n")}\n} else {\n${together.join("\n")}\n}`],
  });
}

/** A word longer than the bits of an operator: each part from the bytes that it touches. */
function planLongSplit(plan: Plan, field: SplitField): void {
  let low = 0;
  for (const { name, type } of field.parts) {
    const code = longPart((byte) => plan.place(byte), low, type, field.wire);
    plan.member({ name, code: scaled(code, type) });
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
  const round = field.fields.reduce((sum, f) => sum + fixedBytes(f.type)!, 0);
  let first = 0;
  for (const { name, type } of field.fields) {
    const offset = first;
    const elements = Array.from({ length: field.count }, (_, i) =>
      scalarAt(type, plan.place(offset + i * round)),
    );
    plan.member({
      name,
      code: `[${elements.join(", ")}]`,
      type: tuple(numberType(type), field.count),
    });
    const nan = turnsNanCode(field, type, plan.place(offset), plan.imports);
    if (nan !== undefined) plan.member({ name: nanMember(name), code: nan });
    first += fixedBytes(type)!;
  }
  plan.pass(field.count * round);
}
