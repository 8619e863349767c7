import { EncodeError } from "../../errors/errors.ts";
import { byteOf, hasBit, unsignedOf } from "../wire/int.ts";
import { fits, highest, lowest, rawOf, valueOf } from "../../table/facts/ints.ts";
import type { Members } from "../wire/mask.ts";
import { allFields } from "../../table/fields/all-fields.ts";
import { companionsOf } from "../../table/facts/companions.ts";
import { BIT_CODINGS } from "../wire/bit-codes/bit-codes.ts";
import { varintCoding } from "../wire/varints/varints.ts";
import { nearest } from "../../errors/nearest.ts";
import { valueText } from "../../errors/reasons.ts";
import { beforeMember, endMember, nanMember, openMember } from "../../table/facts/members.ts";
import type { ChecksumField } from "../../table/fields/checksum.ts";
import { fieldNames } from "../../table/fields/names.ts";
import type { Field } from "../../table/fields/field.ts";
import type { IntType } from "../../table/types/integers.ts";
import type { Layout } from "../../table/messages.ts";
import type { Outer } from "../../table/fields/presence.ts";
import type { Table } from "../../table/table.ts";

/** The bytes of a message under way. */
export interface Output {
  readonly chunks: Uint8Array[];
  /** Bytes so far. */
  length: number;
  /** Where fields are packed bit by bit: those of bytes that are not written yet, the lowest first. */
  bits: boolean[] | undefined;
  /** A string ends with a NUL that is only written if anything follows. */
  openNuls: number;
  /** A field that is there when bytes are left, and is not there: nothing may follow it. */
  gap: Gap | undefined;
  /** Padding that had fewer bytes when it was read: where it ends, and how many it has now that it had not. */
  short: { readonly at: number; readonly missing: number } | undefined;
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
  /** Bytes before it. */
  at: number;
  /** How many bytes its length came in, where it is in groups. */
  readonly width: unknown;
  /** Its length is there. */
  isSealed?: true;
}

/** A checksum, and where it goes. */
export interface Sum {
  readonly field: ChecksumField;
  readonly chunk: Uint8Array;
  /** Bytes before it. */
  readonly at: number;
}

/** A message being written, or a struct in one. */
export interface Encoding {
  readonly table: Table;
  readonly version: number;
  readonly output: Output;
  /** Bytes before its first one. */
  readonly start: number;
  readonly layout: Layout;
  /** The layout's fields, with those of the arms that the members select. */
  readonly fields: readonly Field[];
  readonly members: Members;
  readonly masks: Map<string, number>;
  /** The lengths of structs and lists further on, by their fields' names. */
  readonly lengths: Map<string, Region>;
  /** Where fields begin and end, in bytes from the beginning of the output. */
  readonly places: Map<string, { readonly from: number; readonly to: number }>;
  /** Checksums, to be filled in when all of it is written. */
  readonly sums: Sum[];
  /** The first chunk that is its own, and the bytes before it. */
  readonly chunk: number;
  readonly before: number;
  /** Names and indexes from the message on. */
  readonly path: readonly string[];
  /** What a struct knows of what it is in. */
  outer: Outer;
  /** Whether it is an element that must not say that its list ends. */
  readonly mayEnd: boolean;
}

export function newOutput(): Output {
  return {
    chunks: [],
    length: 0,
    bits: undefined,
    openNuls: 0,
    gap: undefined,
    short: undefined,
    regions: [],
    depth: 0,
  };
}

// ---- bytes

const NUL = 0x00;

/** Writes bytes, after the NUL of a string that turns out not to be the last. */
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

/** Writes an unsigned number as the bytes of a type's integer, or as its bits. */
export function putBits({ output }: Encoding, value: number, type: IntType): void {
  if (output.bits === undefined) return putBytes(output, bytesFor(value, type));
  for (let bit = 0; bit < type.bits; bit++) output.bits.push(hasBit(value, bit));
}

/**
 * Writes fields bit by bit, from a byte on, and fills the last one.
 *
 * @param came what filled it, if anybody says
 */
export function inBits({ output }: Encoding, asRead: unknown, write: () => void): void {
  const bits: boolean[] = (output.bits = []);
  write();
  output.bits = undefined;
  const left = (8 - (bits.length % 8)) % 8;
  const fits = Number.isInteger(asRead) && 0 < (asRead as number) && (asRead as number) < 2 ** left;
  for (let bit = 0; bit < left; bit++) bits.push(fits && hasBit(asRead as number, bit));
  const bytes = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit, place) => byte + (bit ? 2 ** place : 0), 0),
  );
  putBytes(output, Uint8Array.from(bytes));
}

export function bytesFor(value: number, type: IntType): Uint8Array {
  const bytes = new Uint8Array(type.bits / 8);
  for (let i = 0; i < bytes.length; i++)
    bytes[byteOf(type, i)] = Math.floor(value / 2 ** (8 * i)) % 256;
  return bytes;
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
  if (type.varint !== undefined) {
    const bytes = varintCoding(type).bytesOf(BigInt(rawOf(type, value)), type, width);
    if (bytes === undefined)
      throw fail(
        e,
        `${valueText(value)} is no step, which has 15 bits: with ${name}Width 3 it is the number itself`,
        name,
      );
    return putBytes(e.output, bytes);
  }
  if (type.bitCode !== undefined)
    e.output.bits!.push(...BIT_CODINGS[type.bitCode]!.bitsOf(rawOf(type, value), type));
  else putBits(e, unsignedOf(type, rawOf(type, value)), type);
}

/** Whether a bit of a mask that is written is set. */
export function isSet(e: Encoding, mask: string, bit: number): boolean {
  return hasBit(e.masks.get(mask) ?? 0, bit);
}

/** The bytes of all chunks from one on, before which there are that many. */
export function joined({ chunks, length }: Output, first = 0, before = 0): Uint8Array {
  const bytes = new Uint8Array(length - before);
  let at = 0;
  for (const chunk of first === 0 ? chunks : chunks.slice(first)) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

// ---- errors

export function fail(e: Encoding, reason: string, name: string): EncodeError {
  return new EncodeError(reason, [...e.path, name]);
}

/** Why a value is invalid for a type. */
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
  const names = fieldNames(field);
  const companions = companionsOf(field).map(({ name }) => name);
  return [...names, ...names.flatMap((name) => HINTS.map((hint) => hint(name))), ...companions];
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
