import { EncodeError } from "../../errors/errors.ts";
import { hasBit } from "./int.ts";
import { fits, highest, lowest, rawOf } from "../../table/ints.ts";
import { stepsIn } from "../../table/steps.ts";
import {
  carriedBits,
  isIn,
  isLeftOut,
  isThere,
  type Members,
  namesOf,
  partOf,
  setBits,
  sparseKeys,
  stopOf,
} from "./mask.ts";
import { widthBits, widthFor, widthIn } from "./width.ts";
import { openIn, type Tie, tiesOf } from "../../table/bits.ts";
import type {
  Field,
  IntType,
  LengthField,
  MaskField,
  NumberField,
  SparseType,
  SplitField,
  ValueField,
} from "../../table/table.ts";

/**
 * The mask that a message or a struct is written with: what its fields need, and from the hint what they leave open.
 *
 * @param fields the active fields
 * Throws EncodeError for a hint that is no number.
 */
export function encodedMask(mask: MaskField, fields: readonly Field[], members: Members): number {
  const hint = mask.hidden ? undefined : hintOf(members[mask.name]);
  const names = namesOf(mask, fields);
  let bits = ((hint ?? mask.usual) & openBits(mask, names, fields, members)) >>> 0;
  for (const bit of absenceBits(fields, names, members)) bits = withBit(bits, bit);
  for (const field of needingFields(fields)) {
    for (const bit of neededBits(field, names, members, hint ?? 0)) bits = withBit(bits, bit);
  }
  return goingOn(mask, fields, members, settled(mask, bits));
}

/** The mask with the bit that keeps an element's word from being the one that ends its list, where it would be. */
function goingOn(
  mask: MaskField,
  fields: readonly Field[],
  members: Members,
  bits: number,
): number {
  const word = fields.find((field) => field.kind === "split" && field.goesOn !== undefined);
  if (word?.kind !== "split") return bits;
  const isZero = word.parts.every(({ name, type, isMask }) =>
    isMask
      ? name === mask.name && partOf(bits, mask.parts[0]!) === 0
      : isZeroIn(type, members[name]),
  );
  return isZero ? withBit(bits, word.goesOn!) : bits;
}

function isZeroIn(type: IntType, value: unknown): boolean {
  return fits(type, value) && rawOf(type, value) === 0;
}

/**
 * The mask of the element that ends a list: the hint, but for bits that cannot be written or would not be read.
 *
 * @param front the fields in front of the one that ends the list
 * Throws EncodeError for a hint that is no number.
 */
export function endMask(mask: MaskField, front: readonly Field[], hint: unknown): number {
  let bits = ((hintOf(hint) ?? 0) & carriedBits(mask)) >>> 0;
  for (const field of front) {
    if (field.kind === "refuse" && field.bit.mask === mask.name)
      bits = without(bits, field.bit.bit);
  }
  return settled(mask, bits);
}

function hintOf(hint: unknown): number | undefined {
  if (hint === undefined) return undefined;
  if (typeof hint === "bigint" || typeof hint === "symbol") {
    throw new EncodeError("is not a number");
  }
  return (hint as number) >>> 0;
}

/** The bits that are taken from the hint. Behind a stop all of them are, but for those of the fields in front of it. */
function openBits(
  mask: MaskField,
  names: ReadonlySet<string>,
  fields: readonly Field[],
  members: Members,
): number {
  const stop = stopOf(mask, fields, (_, member) => Boolean(members[member]));
  if (stop === undefined) return openIn(mask, fields);
  const claimed = stop.front.flatMap((field) => claimedBits(field, names));
  return claimed.reduce(without, carriedBits(mask));
}

/** The bits that a field decides by itself. */
function claimedBits(field: Field, names: ReadonlySet<string>): number[] {
  if (field.kind === "bit" || field.kind === "refuse") {
    return isIn(field.bit, names) ? [field.bit.bit] : [];
  }
  if (field.kind === "number")
    return field.bits.filter(({ mask }) => names.has(mask)).map(({ bit }) => bit);
  if (field.kind !== "value") return [];
  const { when, widths } = field;
  const bits = isIn(when, names) ? [when.bit] : [];
  return widths && names.has(widths.mask) ? [...bits, ...widthBits(widths, "both")] : bits;
}

const knownNeeding = new WeakMap<readonly Field[], readonly Field[]>();

/** Those that may need a bit of some mask: most need none. */
function needingFields(fields: readonly Field[]): readonly Field[] {
  let needing = knownNeeding.get(fields);
  if (needing === undefined) knownNeeding.set(fields, (needing = fields.filter(mayNeed)));
  return needing;
}

function mayNeed(field: Field): boolean {
  if (field.kind === "split") return field.wide !== undefined;
  if (field.kind === "length") return field.high !== undefined;
  if (field.kind !== "value") return field.kind === "bit" || field.kind === "number";
  const { type, when, wide, widths } = field;
  return when !== undefined || wide !== undefined || widths !== undefined || type.kind === "sparse";
}

function neededBits(
  field: Field,
  names: ReadonlySet<string>,
  members: Members,
  hint: number,
): number[] {
  if (field.kind === "bit") {
    return isIn(field.bit, names) && members[field.name] ? [field.bit.bit] : [];
  }
  if (field.kind === "split") return apartBits(field, names, members);
  if (field.kind === "number") return numberBits(field, names, members);
  if (field.kind === "length") return highBits(field, names, members);
  if (field.kind !== "value" || members[field.name] === undefined) return [];
  const { name, type, when, widths } = field;
  const bits: number[] = [];
  if (isIn(when, names) && when.clear === undefined) bits.push(when.bit);
  bits.push(...wideBits(field, names, members));
  if (type.kind === "sparse" && type.mask !== undefined && names.has(type.mask))
    bits.push(...keysOf(members[name], type));
  if (widths !== undefined && names.has(widths.mask)) {
    bits.push(...widthBits(widths, widthFor(widths, name, members, widthIn(widths, hint))));
  }
  return bits;
}

/** The bits that a number is: none of one that does not fit, which is told where all masks are settled. */
function numberBits(
  { name, bits, type }: NumberField,
  names: ReadonlySet<string>,
  members: Members,
): number[] {
  const value = members[name];
  if (!fits(type, value)) return [];
  return bits.flatMap(({ mask, bit }, i) => (names.has(mask) && hasBit(value, i) ? [bit] : []));
}

/** The high bits of a length that stand in the mask. What is no bytes, or has too many, is found when it is written. */
function highBits({ high, of, type }: LengthField, names: ReadonlySet<string>, members: Members) {
  if (high === undefined || !names.has(high)) return [];
  const { length } = (members[of!] ?? []) as { readonly length?: number };
  return setBits(Math.floor((length ?? 0) / 2 ** type.bits));
}

/** The bits that are set since nothing is there that asks for them to be clear. */
function absenceBits(
  fields: readonly Field[],
  names: ReadonlySet<string>,
  members: Members,
): number[] {
  const bits: number[] = [];
  for (const tie of absenceTies(fields))
    if (isIn(tie, names) && tie.clear.every(({ name }) => members[name] === undefined))
      bits.push(tie.bit);
  return bits;
}

const knownAbsence = new WeakMap<readonly Field[], readonly Tie[]>();

/** The bits that only fields ask for that are there where they are clear: most masks have none. */
function absenceTies(fields: readonly Field[]): readonly Tie[] {
  let ties = knownAbsence.get(fields);
  if (ties === undefined)
    knownAbsence.set(fields, (ties = tiesOf(fields).filter(({ set }) => set.length === 0)));
  return ties;
}

function wideBits({ name, type, wide }: ValueField, names: ReadonlySet<string>, members: Members) {
  if (!isIn(wide?.when, names) || type.kind !== "int") return [];
  return fitsNarrow(type, wide.type, members[name]) ? [] : [wide.when.bit];
}

/** Whether a value is one of the narrower type's, to the wider one's last step. */
export function fitsNarrow(type: IntType, wide: IntType, value: unknown): boolean {
  if (typeof value !== "number") return false;
  const raw = rawOf(wide, value) / stepsIn(type, wide);
  return Number.isInteger(raw) && lowest(type) <= raw && raw <= highest(type);
}

/** The bit that sets the parts of a word apart, where one does not fit into the word. */
function apartBits({ parts, wide }: SplitField, names: ReadonlySet<string>, members: Members) {
  if (!isIn(wide?.when, names)) return [];
  return parts.every(({ name, type }) => fits(type, members[name])) ? [] : [wide.when.bit];
}

/** The bit numbers that a record has values for. Keys that are none are found when the record is written. */
function keysOf(record: unknown, type: SparseType): number[] {
  if (typeof record !== "object" || record === null) return [];
  const keys = sparseKeys(2 ** 32 - 1, type);
  return keys.filter((key) => (record as Members)[key] !== undefined).map((key) => key % 32);
}

/** The bits with those that announce parts, and without those of parts that are not there. */
function settled(mask: MaskField, bits: number): number {
  let result = bits;
  // Last to first: a part that announces another one must itself be announced.
  for (const part of mask.parts.toReversed()) {
    if (part.when === undefined || isLeftOut(part, result)) continue;
    if (partOf(result, part) !== 0) result = withBit(result, part.when);
  }
  // First to last: what announces a part may itself be in one that is not there.
  for (const part of mask.parts) {
    if (!isThere(part, result)) result -= partOf(result, part) * 2 ** part.at;
  }
  // No part carries the others.
  return (result & carriedBits(mask)) >>> 0;
}

function withBit(mask: number, bit: number): number {
  return hasBit(mask, bit) ? mask : mask + 2 ** bit;
}

function without(mask: number, bit: number): number {
  return hasBit(mask, bit) ? mask - 2 ** bit : mask;
}
