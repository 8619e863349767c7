import { EncodeError, TooLongError } from "../../errors/errors.ts";
import { fits, hasBit, highest, lowest, rawOf, unsignedOf, valueOf } from "../wire/int.ts";
import { allFields, type Members } from "../wire/mask.ts";
import { besidesOf, mostGroups, widthMember } from "../../table/besides.ts";
import { bytesOfVarint, folded, shortest } from "../wire/varint.ts";
import { nearest } from "../../errors/nearest.ts";
import { valueText } from "../../errors/reasons.ts";
import {
  beforeMember,
  type BigType,
  endMember,
  type Field,
  type IntType,
  type Layout,
  nanMember,
  openMember,
  type Table,
} from "../../table/table.ts";

/** The bytes of a message under way. */
export interface Output {
  readonly chunks: Uint8Array[];
  /** Bytes so far. */
  length: number;
  /** A string ends with a NUL that is only written if anything follows. */
  openNuls: number;
  /** A field that is there when bytes are left, and is not there: nothing may follow it. */
  gap: Gap | undefined;
  /** Lengths of all that follows them, to be filled in at the end. */
  readonly regions: Region[];
  /** How many structs that may have themselves inside are being written. */
  depth: number;
}

export interface Gap {
  readonly name: string;
  /** Bytes before it. */
  readonly at: number;
}

export interface Region {
  readonly type: IntType;
  readonly path: readonly string[];
  /** The chunk where its length goes. */
  readonly index: number;
  /** Bytes in front of it. */
  at: number;
  /** The last chunk in front of them. */
  first: number;
  /** How many bytes its length came in, where it is in groups. */
  readonly width: unknown;
  /** Bytes up to its end, where that of a struct is its end. */
  end?: number;
  /** The last chunk in front of that. */
  last?: number;
}

/** A message being written, or a struct in one. */
export interface Encoding {
  readonly table: Table;
  readonly version: number;
  readonly output: Output;
  readonly layout: Layout;
  /** The layout's fields, with those of the arms that the members select. */
  readonly fields: readonly Field[];
  readonly members: Members;
  readonly masks: Map<string, number>;
  /** The lengths of structs and lists further on, by their fields' names. */
  readonly lengths: Map<string, Region>;
  /** Names and indexes from the message on. */
  readonly path: readonly string[];
  /** Whether it is an element that must not say that its list ends. */
  readonly mayEnd: boolean;
}

export function newOutput(): Output {
  return { chunks: [], length: 0, openNuls: 0, gap: undefined, regions: [], depth: 0 };
}

// ---- bytes

const NUL = 0x00;

/** Writes bytes, behind the NUL of a string that turns out not to be the last. */
export function putBytes(output: Output, bytes: Uint8Array): void {
  if (bytes.length === 0) return;
  if (output.openNuls > 0) append(output, new Uint8Array(output.openNuls).fill(NUL));
  output.openNuls = 0;
  append(output, bytes);
}

function append(output: Output, bytes: Uint8Array): void {
  output.chunks.push(bytes);
  output.length += bytes.length;
}

/** Writes an unsigned number as the bytes of a type's integer. */
export function putBits({ output }: Encoding, value: number, type: IntType): void {
  putBytes(output, bytesFor(value, type));
}

function bytesFor(value: number, { bits, bigEndian }: IntType): Uint8Array {
  const lowestFirst = Array.from(
    { length: bits / 8 },
    (_, i) => Math.floor(value / 2 ** (8 * i)) % 256,
  );
  return Uint8Array.from(bigEndian ? lowestFirst.toReversed() : lowestFirst);
}

/** Writes an integer. Throws EncodeError for what the type does not hold. */
export function putInt(
  e: Encoding,
  name: string,
  type: IntType,
  value: unknown,
  width?: unknown,
): void {
  if (!fits(type, value)) throw outside(e, name, type, value);
  if (type.groups !== undefined)
    return putBytes(e.output, varintBytes(type, rawOf(type, value), width));
  putBits(e, unsignedOf(type, rawOf(type, value)), type);
}

/** A number in groups: in as many bytes as it came in, where that is more than it takes, and no more than there may be. */
export function varintBytes(
  type: IntType | BigType,
  value: number | bigint,
  width: unknown,
): Uint8Array {
  const raw = type.signed ? folded(BigInt(value)) : BigInt(value);
  const needed = shortest(raw);
  const isWidth = typeof width === "number" && Number.isInteger(width) && width > needed;
  const count = isWidth && width <= mostGroups(type) ? width : needed;
  return bytesOfVarint(raw, count, type.groups!);
}

/** Whether a bit of a mask that is written is set. */
export function isSet(e: Encoding, mask: string, bit: number): boolean {
  return hasBit(e.masks.get(mask) ?? 0, bit);
}

/** Leaves room for the length of all that follows, or of what is told to begin further on. */
export function openRegion(
  { output, path, members }: Encoding,
  name: string,
  type: IntType,
): Region {
  // In groups it is a byte by now, and perhaps more in the end.
  const chunk = new Uint8Array(type.groups === undefined ? type.bits / 8 : 1);
  putBytes(output, chunk);
  const index = output.chunks.length - 1;
  const width = members[widthMember(name)];
  const own = { type, path: [...path, name], index, first: index, at: output.length, width };
  const region: Region = own;
  output.regions.push(region);
  return region;
}

/**
 * Ends what a struct's lengths count.
 *
 * @param outer how many lengths count what it is in
 * @param gap the field that was missing in front of the struct
 */
export function closeRegions(output: Output, outer: number, gap: Gap | undefined): void {
  const own = output.regions.slice(outer).filter(({ end }) => end === undefined);
  if (own.length === 0) return;
  for (const region of own) {
    region.end = output.length;
    region.last = output.chunks.length - 1;
  }
  // What the end of these bytes tells, what follows them does not change.
  output.openNuls = 0;
  output.gap = gap;
}

/** All bytes, with the lengths filled in. Throws EncodeError for a length that its type does not hold. */
export function joined({ chunks, length, regions }: Output): Uint8Array {
  const all = [...chunks];
  // What lengths in groups take beyond the byte that they had, from the last chunk to the first.
  const grown: { readonly index: number; readonly sum: number }[] = [];
  const grownBehind = (last: number) => {
    let [low, high] = [0, grown.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (grown[middle]!.index > last) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? 0 : grown[low - 1]!.sum;
  };
  for (const region of regions.toReversed()) {
    const { type, path, index, first, at, end = length, last = chunks.length, width } = region;
    const sum = grown.at(-1)?.sum ?? 0;
    const count = end - at + grownBehind(first) - grownBehind(last);
    if (!fits(type, count)) {
      const limit = valueOf(type, highest(type));
      throw new TooLongError(`${count} bytes follow: ${type.name} ends at ${limit}`, path);
    }
    const raw = rawOf(type, count);
    all[index] =
      type.groups === undefined
        ? bytesFor(unsignedOf(type, raw), type)
        : varintBytes(type, raw, width);
    grown.push({ index, sum: sum + all[index]!.length - chunks[index]!.length });
  }
  const bytes = new Uint8Array(all.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of all) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

// ---- errors

export function fail(e: Encoding, reason: string, name: string): EncodeError {
  return new EncodeError(reason, [...e.path, name]);
}

/** Why a value is none of a type. */
export function outside(e: Encoding, name: string, type: IntType, value: unknown): EncodeError {
  if (value === undefined) return missing(e, name);
  if (typeof value !== "number") return fail(e, `${valueText(value)} is not a number`, name);
  const ends = [valueOf(type, lowest(type)), valueOf(type, highest(type))];
  const kind = type.scale === undefined ? "whole number" : "number";
  const range = `from ${Math.min(...ends)} to ${Math.max(...ends)}`;
  return fail(e, `${value} is not a ${kind} ${range} (${type.name})`, name);
}

export function missing(e: Encoding, name: string): EncodeError {
  const near = misspelt(e, name);
  const reason = near === undefined ? "is missing" : `is missing: is it what you call ${near}?`;
  return fail(e, reason, name);
}

/** A member that belongs to no field, and has nearly the name of the missing one. */
function misspelt(e: Encoding, name: string): string | undefined {
  const known = new Set(["type", ...allFields(e.layout.fields).flatMap(memberNames)]);
  return nearest(
    name,
    Object.keys(e.members).filter((member) => !known.has(member)),
  );
}

function memberNames(field: Field): string[] {
  switch (field.kind) {
    case "mask":
    case "bit":
      return [field.name];
    case "value":
      return [
        field.name,
        ...HINTS.map((hint) => hint(field.name)),
        ...besidesOf(field).map(({ name }) => name),
      ];
    case "split":
      return field.parts.map(({ name }) => name);
    case "interleave":
      return field.fields.map(({ name }) => name);
    default:
      return [];
  }
}

const HINTS = [nanMember, openMember, endMember, beforeMember];

/** The elements of an array, `count` where it is given. */
export function expectList(
  e: Encoding,
  name: string,
  value: unknown,
  count?: number,
): readonly unknown[] {
  if (value === undefined) throw missing(e, name);
  if (!Array.isArray(value)) throw fail(e, `${valueText(value)} is not an array`, name);
  if (count !== undefined && value.length !== count) {
    throw fail(e, `has ${value.length} elements, not ${count}`, name);
  }
  return value;
}

/** The members of an object. */
export function expectObject(e: Encoding, name: string, value: unknown): Members {
  if (value === undefined) throw missing(e, name);
  if (isObject(value)) return value;
  throw fail(e, `${valueText(value)} is not an object`, name);
}

export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
