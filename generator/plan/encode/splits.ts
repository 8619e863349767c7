import type { Field } from "../../../runtime/table/fields/field.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { MaskField } from "../../../runtime/table/fields/masks.ts";
import type { SplitField, SplitPart } from "../../../runtime/table/fields/split.ts";
import * as code from "../code/build.ts";
import type { Expr, Stmt } from "../code/model.ts";
import { local } from "../../facts/names.ts";
import { bitHex, bitTest, held } from "../parts/tests.ts";
import { isLate } from "./late.ts";
import { endCheck } from "./lists.ts";
import { guardedLines, memberOf } from "./numbers.ts";
import { unscaled } from "../parts/scale.ts";
import { setAt, setOn, WritePlan } from "./plan.ts";

/** The parts were made to fit, and so does their word. */
export function planSplit(plan: WritePlan, field: SplitField, next: Field | undefined): void {
  if (field.wire.bits > 32) return planLongSplit(plan, field);
  if (field.wide !== undefined) return planApart(plan, field, field.wide);
  if (next?.kind === "mask" && isLate(plan.late, next)) return planLate(plan, field, next);
  const word = splitWord(plan, field, next);
  if (field.ends === undefined) return plan.int(field.wire, word);
  const name = `${firstPart(field)}Word`;
  if (field.goesOn === undefined) plan.line(code.constant(name, word), wordCheck(name, field));
  else plan.line(code.variable(name, word), goOn(name, field, next as MaskField, field.goesOn));
  plan.int(field.wire, code.name(name));
}

/** The member that a word is named after. */
function firstPart({ parts }: SplitField): string {
  return parts.find((part) => !part.isMask)!.name;
}

/** A word whose mask is known only after it. */
function planLate(plan: WritePlan, field: SplitField, mask: MaskField): void {
  const name = `${local(mask.name)}$word`;
  const at = code.name(`${name}$at`);
  const word = splitWord(plan, field, mask);
  plan.line(code.constant(`${name}$at`, plan.place()));
  plan.pass(field.wire.bits / 8);
  if (field.ends === undefined) return plan.later(setAt(field.wire, at, word));
  plan.later(
    code.constant(name, word),
    wordCheck(name, field),
    setAt(field.wire, at, code.name(name)),
  );
}

/** A word must not be what ends its list. */
function wordCheck(name: string, field: SplitField): Stmt {
  const { wire, ends } = field;
  // Operators that put parts together make a signed number of 32 bits.
  const isSigned = wire.bits === 32 && ends !== 0;
  const whole = isSigned ? code.operation(code.name(name), ">>>", 0) : code.name(name);
  return endCheck(code.equals(whole, ends!), firstPart(field));
}

function splitWord(plan: WritePlan, { parts }: SplitField, next: Field | undefined): Expr {
  let low = 0;
  const bits = parts.map((part) => {
    const own = part.isMask ? maskBits(next as MaskField) : partCode(plan, part);
    const shifted = code.shiftedLeft(own, low);
    low += part.type.bits;
    return shifted;
  });
  return code.or(bits);
}

/** A word, or its parts one after the other. */
function planApart(plan: WritePlan, field: SplitField, wide: SplitField["wide"] & {}): void {
  const test = bitTest(wide.when.mask, wide.when.bit);
  const apart = wide.parts.flatMap(({ name, type }) =>
    guardedLines(plan, memberOf(plan.emitting, name), type),
  );
  const together = setOn(plan, field.wire, splitWord(plan, field, undefined));
  plan.moving(code.when(test, apart, together));
}

/** A word that would be 0, which ends the list, gets a bit of its mask that says nothing. */
function goOn(word: string, { parts }: SplitField, mask: MaskField, bit: number): Stmt {
  let low = bit - mask.parts[0]!.at;
  for (const part of parts) {
    if (part.isMask) break;
    low += part.type.bits;
  }
  return code.when(code.equals(code.name(word), 0), [
    code.set(word, bitHex(low)),
    code.set(held(mask.name), bitHex(bit), "|="),
  ]);
}

/** The bits of a mask that are in a word. */
function maskBits(mask: MaskField): Expr {
  const [first] = mask.parts;
  return code.and(code.shiftedRight(held(mask.name), first!.at), 2 ** first!.bits - 1);
}

function partCode({ emitting }: WritePlan, { name, type }: SplitPart): Expr {
  const raw = unscaled(memberOf(emitting, name), type);
  return code.use(type.signed ? "fitSigned" : "fit", raw, type.bits);
}

const BYTE: IntType = { kind: "int", name: "u8", bits: 8, signed: false };

/** A word longer than the bits of an operator: byte by byte, each from the parts that it has bits of. */
function planLongSplit(plan: WritePlan, field: SplitField): void {
  const bytes = Array.from({ length: field.wire.bits / 8 }, (): Expr[] => []);
  let low = 0;
  for (const part of field.parts) {
    const raw = `${part.name}$raw`;
    plan.line(code.constant(raw, partCode(plan, part)));
    for (let byte = Math.floor(low / 8); byte * 8 < low + part.type.bits; byte++) {
      const shift = byte * 8 - low;
      const own = code.name(raw);
      bytes[byte]!.push(
        shift > 0 ? code.shiftedRight(own, shift) : code.shiftedLeft(own, Math.abs(shift)),
      );
    }
    low += part.type.bits;
  }
  // Setting takes the low bits by itself.
  for (const parts of field.wire.bigEndian ? bytes.toReversed() : bytes)
    plan.int(BYTE, code.or(parts));
}
