import { hasBit, unsignedOf } from "../wire/int.ts";
import { bigRange, fits, rawOf, valueOf } from "../../table/facts/ints.ts";
import { type Members, partOf, sparseKeys } from "../wire/mask.ts";
import {
  type Encoding,
  expectList,
  expectObject,
  fail,
  isSet,
  missing,
  outside,
  putBits,
  putBytes,
  putInt,
} from "./output.ts";
import { bytesOfBig } from "../wire/big.ts";
import { varintCoding } from "../wire/varints/varints.ts";
import { widthIn } from "../wire/width.ts";
import { notSelectedReason, valueText } from "../../errors/reasons.ts";
import { beforeMember, nanMember } from "../../table/facts/members.ts";
import type { ArrayType } from "../../table/types/array.ts";
import type { BigType, IntType } from "../../table/types/integers.ts";
import type { FloatType } from "../../table/types/float.ts";
import type { InterleaveField } from "../../table/fields/interleave.ts";
import type { NumberType } from "../../table/types/number.ts";
import type { SparseType } from "../../table/types/sparse.ts";
import type { SplitField, SplitPart } from "../../table/fields/split.ts";
import type { ValueField } from "../../table/fields/value.ts";
import { isNumbered, isVaried, widthMember } from "../../table/facts/companions.ts";
import { selectingFields, upToUnknown, versionsOfAll } from "../../table/facts/selection.ts";
import { presenceBy, type Widths } from "../../table/fields/presence.ts";

// ---- integers

/** Writes an integer that may be a wider one. Throws EncodeError for one that would end the list. */
export function writeNumber(e: Encoding, field: ValueField, narrow: IntType): void {
  const { name, wide, ends } = field;
  const value = e.members[name];
  const type = wide !== undefined && isSet(e, wide.when.mask, wide.when.bit) ? wide.type : narrow;
  putInt(e, name, type, value, e.members[widthMember(name)]);
  checkSelects(e, field);
  if (e.mayEnd && ends !== undefined && valueOf(type, rawOf(type, value as number)) === ends) {
    throw endsList(e, ends, name);
  }
}

function checkSelects(e: Encoding, field: ValueField): void {
  if (field.selects === undefined || presenceBy(field, "marker")?.number !== undefined) return;
  const fields = selectingFields(e.layout.fields);
  const selecting = fields.slice(0, fields.findIndex(({ name }) => name === field.name) + 1);
  if (versionsOfAll(selecting, e.members).length > 0) return;
  const unknown = upToUnknown(selecting, e.members);
  throw fail(e, notSelectedReason(e.table, unknown, e.members), unknown.at(-1)!.name);
}

function endsList(e: Encoding, value: number, name: string) {
  return fail(e, `is ${value}, which ends the list`, name);
}

/** Writes an integer in the width that its mask was settled for. */
export function writeWidths(e: Encoding, field: ValueField, widths: Widths, type: IntType): void {
  const { name } = field;
  const value = e.members[name];
  if (value === undefined) return;
  const width = widthIn(widths, e.masks.get(widths.mask)!);
  if (width === "absent") throw outside(e, name, type, value);
  if (width !== "both") putInt(e, name, widths[width].type, value);
  else if (widths.both !== undefined) putInt(e, name, widths.both, value);
  else {
    putInt(e, beforeMember(name), widths.narrow.type, e.members[beforeMember(name)]);
    putInt(e, name, widths.wide.type, value);
  }
  checkSelects(e, field);
}

/** Writes an integer for each bit of a mask, which was settled by the record's keys. */
export function writeSparse(e: Encoding, { name }: ValueField, type: SparseType): void {
  const { of, mask } = type;
  const record = expectRecord(e, name, e.members[name]);
  if (isNumbered(type)) return writeNumbered(e, name, type, record);
  const bits = e.masks.get(mask!) ?? 0;
  for (const [key, value] of Object.entries(record)) {
    const isKey = isBitNumber(key, type) && hasBit(bits, Number(key) % 32);
    if (value === undefined || isKey) continue;
    throw fail(e, "the mask has no such bit", `${name}[${key}]`);
  }
  for (const bit of sparseKeys(bits, type)) putInt(e, `${name}[${bit}]`, of, record[bit]);
}

/** Writes the number whose bits are a record's keys, and after it an integer for each. */
function writeNumbered(
  e: Encoding,
  name: string,
  { by, of }: SparseType & { readonly by: IntType | BigType },
  record: Members,
): void {
  const keys = Object.keys(record).filter((key) => record[key] !== undefined);
  const odd = keys.find((key) => !/^(0|[1-9]\d?)$/.test(key) || Number(key) >= by.bits);
  if (odd !== undefined)
    throw fail(e, `a ${by.name} has no such bit: its highest is ${by.bits - 1}`, `${name}[${odd}]`);
  const numbers = keys.map(Number).toSorted((a, b) => a - b);
  const bits = numbers.reduce((sum, key) => sum + 2n ** BigInt(key), 0n);
  putBytes(e.output, varintCoding(by).bytesOf(bits, by, e.members[widthMember(name)])!);
  for (const key of numbers) putInt(e, `${name}[${key}]`, of, record[key]);
}

/** An array is a record by number, too. */
function expectRecord(e: Encoding, name: string, value: unknown): Members {
  return Array.isArray(value) ? (value as unknown as Members) : expectObject(e, name, value);
}

function isBitNumber(key: string, { rounds = 1 }: SparseType): boolean {
  return /^(0|[1-9]\d*)$/.test(key) && Number(key) < 32 * rounds;
}

/** Writes a word of several integers, with the first part of the mask after it where it has one. */
export function writeSplit(e: Encoding, field: SplitField): void {
  const { wide } = field;
  if (wide !== undefined && isSet(e, wide.when.mask, wide.when.bit)) {
    for (const { name, type } of wide.parts) putInt(e, name, type, e.members[name]);
    return;
  }
  const { wire } = field;
  let word = 0n;
  let at = 0;
  for (const part of field.parts) {
    word += BigInt(partBits(e, part)) << BigInt(at);
    at += part.type.bits;
  }
  // Numbers may not have a longer one exactly.
  if (wire.bits > 48)
    return putBytes(e.output, bytesOfBig(word, wire.bits / 8, wire.bigEndian === true));
  const bits = Number(word);
  putBits(e, bits, wire);
  if (!e.mayEnd || field.ends !== bits) return;
  const named = field.parts.find((part) => !part.isMask) ?? field.parts[0];
  throw endsList(e, bits, named!.name);
}

function partBits(e: Encoding, { name, type, isMask }: SplitPart): number {
  if (isMask) {
    const mask = e.fields.find((field) => field.kind === "mask" && field.name === name);
    const parts = mask?.kind === "mask" ? mask.parts : [];
    return partOf(
      e.masks.get(name)!,
      parts.find((part) => part.from === "split")!,
    );
  }
  const value = e.members[name];
  if (!fits(type, value)) throw outside(e, name, type, value);
  return unsignedOf(type, rawOf(type, value));
}

export function writeInterleave(e: Encoding, field: InterleaveField): void {
  const lists = field.fields.map(({ name }) => expectList(e, name, e.members[name], field.count));
  for (let i = 0; i < field.count; i++) {
    for (const [k, { name, type }] of field.fields.entries()) {
      putElement(e, name, i, type, lists[k]!);
    }
  }
}

/** Writes an element of an array. */
export function putElement(
  e: Encoding,
  name: string,
  i: number,
  of: NumberType,
  list: readonly unknown[],
): void {
  const widths = isVaried(of) ? e.members[widthMember(name)] : undefined;
  const width: unknown = Array.isArray(widths) ? widths[i] : undefined;
  if (of.kind === "int") return putInt(e, `${name}[${i}]`, of, list[i], width);
  if (of.kind === "big") return putBig(e, `${name}[${i}]`, of, list[i], width);
  const nans = e.members[nanMember(name)];
  putFloat(e, `${name}[${i}]`, of, list[i], Array.isArray(nans) ? nans[i] : undefined);
}

/** Writes an array of integers or floats. */
export function writeArray(e: Encoding, { name }: ValueField, { of, count }: ArrayType): void {
  const list = expectList(e, name, e.members[name], count);
  for (let i = 0; i < count; i++) putElement(e, name, i, of, list);
}

// ---- integers of 64 bits

/** Writes an integer of 64 bits. */
export function putBig(
  e: Encoding,
  name: string,
  type: BigType,
  value: unknown,
  width?: unknown,
): void {
  if (value === undefined) throw missing(e, name);
  if (typeof value !== "bigint")
    throw fail(e, `${valueText(value)} is not a bigint: write it as \`5n\``, name);
  const [low, high] = bigRange(type.signed);
  if (value < low || value > high)
    throw fail(e, `${value} is not a whole number from ${low} to ${high} (${type.name})`, name);
  if (type.varint !== undefined)
    return putBytes(e.output, varintCoding(type).bytesOf(value, type, width)!);
  putBytes(e.output, bytesOfBig(value, 8, type.bigEndian === true));
}

// ---- floats

const CANONICAL_NAN = 0x7fc00000;
const CANONICAL_NAN64 = 0x7ff8000000000000n;

/** Writes a float. `bits` are those that a NaN came with. */
export function putFloat(
  e: Encoding,
  name: string,
  type: FloatType,
  value: unknown,
  bits: unknown,
): void {
  if (value === undefined) throw missing(e, name);
  if (typeof value !== "number") throw fail(e, `${valueText(value)} is not a number`, name);
  const isHigh = type.bigEndian === true;
  if (type.bits === 64) return putBytes(e.output, bytesOfBig(doubleBits(value, bits), 8, isHigh));
  const nearestFloat = Math.fround(value);
  if (Number.isFinite(value) && !Number.isFinite(nearestFloat)) {
    throw fail(e, `${value} is too large for a 32-bit float`, name);
  }
  const raw = Number.isNaN(value) ? nanBits(bits) : floatBits(nearestFloat);
  putBytes(e.output, bytesOfBig(BigInt(raw), 4, isHigh));
}

/** The bits that a NaN came with, when they are a NaN's. */
function nanBits(bits: unknown): number {
  if (typeof bits !== "number" || bits !== bits >>> 0) return CANONICAL_NAN;
  const isNaNPattern = Math.floor(bits / 2 ** 23) % 256 === 255 && bits % 2 ** 23 !== 0;
  return isNaNPattern ? bits : CANONICAL_NAN;
}

/** The bits of a number that is a 32-bit float and no NaN. */
function floatBits(value: number): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  return view.getUint32(0);
}

/** The bits of a 64-bit float; of a NaN those that it came with, when they are a NaN's. */
function doubleBits(value: number, bits: unknown): bigint {
  if (Number.isNaN(value)) return isNaN64(bits) ? bits : CANONICAL_NAN64;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0);
}

function isNaN64(bits: unknown): bits is bigint {
  if (typeof bits !== "bigint" || bits < 0n || bits >= 2n ** 64n) return false;
  return (bits / 2n ** 52n) % 2048n === 2047n && bits % 2n ** 52n !== 0n;
}
