import { EncodeError } from "./errors.ts";
import { fits, hasBit, highest, lowest, rawOf, unsignedOf, valueOf } from "./interpret-int.ts";
import {
  activeFields,
  allFields,
  armOf,
  encodedMask,
  type Members,
  partOf,
} from "./interpret-mask.ts";
import { nearest } from "./nearest.ts";
import { noArmReason, notSelectedReason, valueText, versionName, versionsText } from "./reasons.ts";
import {
  type Field,
  type InterleaveField,
  type IntType,
  type Layout,
  layoutOf,
  type LengthField,
  type MaskField,
  type MessageTable,
  nanMember,
  type SplitField,
  type SwitchField,
  type Table,
  type ValueField,
} from "./table.ts";

interface Encoding {
  readonly table: Table;
  readonly version: number;
  readonly message: MessageTable;
  readonly layout: Layout;
  readonly members: Members;
  readonly masks: Map<string, number>;
  readonly chunks: Uint8Array[];
}

const CANONICAL_NAN = 0x7fc00000;
const NUL = 0x00;
const STOP = 0xff;

/**
 * Writes a message as the table says.
 *
 * @param version index into `table.versions`
 * @param message `{ type, ...members }`. A container's only message is taken for what it is without its type.
 * Throws EncodeError, with the path from the message to the value, for whatever is no message of that version.
 */
export function interpretEncode(table: Table, version: number, message: unknown): Uint8Array {
  const e = begin(table, version, message);
  const fields = activeFields(e.layout.fields, e.members);
  for (const field of fields) if (field.kind === "mask") settleMask(e, field, fields);
  if (e.layout.id !== undefined) putBits(e, idByte(e, e.layout.id[0], fields), 8);
  for (const field of e.layout.fields) writeField(e, field);
  return joined(e.chunks);
}

function begin(table: Table, version: number, value: unknown): Encoding {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new EncodeError(`a message is an object with a type, not ${valueText(value)}`);
  }
  const members = value as Members;
  const message =
    table.kind === "container" ? table.messages[0] : findMessage(table, members["type"]);
  const layout = message && layoutOf(message, version);
  if (message !== undefined && layout !== undefined) {
    return { table, version, message, layout, members, masks: new Map(), chunks: [] };
  }
  const name = message?.name ?? table.name;
  const known = versionsText(table, message?.layouts ?? []);
  const reason = `${name} is ${known}, not in version ${versionName(table, version)}`;
  throw new EncodeError(reason, [name]);
}

function findMessage(table: Table, type: unknown): MessageTable {
  const message = table.messages.find((candidate) => candidate.name === type);
  if (message !== undefined) return message;
  if (type === undefined) throw new EncodeError("the message has no type");
  const names = table.messages.map(({ name }) => name);
  const near = typeof type === "string" ? nearest(type, names) : undefined;
  const suggestion = near === undefined ? "" : `: did you mean ${JSON.stringify(near)}?`;
  throw new EncodeError(`${table.name} has no message of the type ${valueText(type)}${suggestion}`);
}

function writeField(e: Encoding, field: Field): void {
  switch (field.kind) {
    case "mask":
      return writeMask(e, field);
    case "bit":
    case "refuse":
      // Its mask carries it.
      return;
    case "value":
      if (field.when === undefined || isSet(e, field.when.mask, field.when.bit))
        writeValue(e, field);
      return;
    case "split":
      return writeSplit(e, field);
    case "interleave":
      return writeInterleave(e, field);
    case "switch":
      return writeSwitch(e, field);
    case "length":
      return writeLength(e, field);
  }
}

// ---- masks

function settleMask(e: Encoding, mask: MaskField, fields: readonly Field[]): void {
  try {
    e.masks.set(mask.name, encodedMask(mask, fields, e.members));
  } catch (error) {
    throw error instanceof EncodeError ? fail(e, error.reason, mask.name) : error;
  }
}

function isSet(e: Encoding, mask: string, bit: number): boolean {
  return hasBit(e.masks.get(mask) ?? 0, bit);
}

function idByte(e: Encoding, first: number, fields: readonly Field[]): number {
  for (const mask of fields) {
    if (mask.kind !== "mask") continue;
    const part = mask.parts.find((candidate) => candidate.from === "id");
    if (part !== undefined) return first | partOf(e.masks.get(mask.name)!, part);
  }
  return first;
}

function writeMask(e: Encoding, field: MaskField): void {
  const mask = e.masks.get(field.name)!;
  for (const part of field.parts) {
    const announced = part.when === undefined || hasBit(mask, part.when);
    if (part.from !== "id" && announced) putBits(e, partOf(mask, part), part.bits);
  }
}

// ---- fields

function writeValue(e: Encoding, field: ValueField): void {
  const { name, type } = field;
  const value = e.members[name];
  switch (type.kind) {
    case "int":
      return writeNumber(e, field, type, value);
    case "float":
      return putFloat(e, name, value, e.members[nanMember(name)]);
    case "array":
      return writeArray(e, name, type.of, type.count, value);
    case "string":
      return putString(e, name, value, type.cut);
    case "strings":
      return writeStrings(e, name, value, type.cut);
    case "bytes":
      // Its length was written before, and proved that it is one.
      return void e.chunks.push(bytesOf(e, name));
  }
}

function writeNumber(e: Encoding, field: ValueField, narrow: IntType, value: unknown): void {
  const wide = field.wide !== undefined && isSet(e, field.wide.when.mask, field.wide.when.bit);
  putInt(e, field.name, wide ? field.wide.type : narrow, value);
  if (field.selects !== undefined && !field.selects.some((choice) => choice.value === value)) {
    throw fail(e, notSelectedReason(e.table, field, value), field.name);
  }
}

function writeArray(
  e: Encoding,
  name: string,
  of: IntType | { readonly kind: "float" },
  count: number,
  value: unknown,
): void {
  const list = expectList(e, name, value, count);
  const nans = e.members[nanMember(name)];
  for (let i = 0; i < count; i++) {
    const element = `${name}[${i}]`;
    if (of.kind === "int") putInt(e, element, of, list[i]);
    else putFloat(e, element, list[i], Array.isArray(nans) ? nans[i] : undefined);
  }
}

function expectList(e: Encoding, name: string, value: unknown, count?: number): readonly unknown[] {
  if (value === undefined) throw missing(e, name);
  if (!Array.isArray(value)) throw fail(e, `${valueText(value)} is not an array`, name);
  if (count !== undefined && value.length !== count) {
    throw fail(e, `has ${value.length} elements, not ${count}`, name);
  }
  return value;
}

function putInt(e: Encoding, path: string, type: IntType, value: unknown): void {
  if (!fits(type, value)) throw outside(e, path, type, value);
  putBits(e, unsignedOf(type, rawOf(type, value)), type.bits);
}

function outside(e: Encoding, path: string, type: IntType, value: unknown): EncodeError {
  if (value === undefined) return missing(e, path);
  if (typeof value !== "number") return fail(e, `${valueText(value)} is not a number`, path);
  const ends = [valueOf(type, lowest(type)), valueOf(type, highest(type))];
  const kind = type.scale === undefined ? "whole number" : "number";
  const range = `from ${Math.min(...ends)} to ${Math.max(...ends)}`;
  return fail(e, `${value} is not a ${kind} ${range} (${type.name})`, path);
}

function putFloat(e: Encoding, path: string, value: unknown, bits: unknown): void {
  if (value === undefined) throw missing(e, path);
  if (typeof value !== "number") throw fail(e, `${valueText(value)} is not a number`, path);
  const nearestFloat = Math.fround(value);
  if (Number.isFinite(value) && !Number.isFinite(nearestFloat)) {
    throw fail(e, `${value} is too large for a 32-bit float`, path);
  }
  putBits(e, Number.isNaN(value) ? nanBits(bits) : floatBits(nearestFloat), 32);
}

/** The bits that a NaN came with, when they are a NaN's. */
function nanBits(bits: unknown): number {
  if (typeof bits !== "number") return CANONICAL_NAN;
  const raw = bits >>> 0;
  const isNaNPattern = Math.floor(raw / 2 ** 23) % 256 === 255 && raw % 2 ** 23 !== 0;
  return isNaNPattern ? raw : CANONICAL_NAN;
}

/** The bits of a number that is a 32-bit float and no NaN. */
function floatBits(value: number): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  return view.getUint32(0);
}

// ---- strings and bytes

function putString(e: Encoding, path: string, text: unknown, cut: number): void {
  if (text === undefined) throw missing(e, path);
  if (typeof text !== "string") throw fail(e, `${valueText(text)} is not a string`, path);
  if (text.length > cut) {
    throw fail(e, `has ${text.length} characters: a reader stops after ${cut}`, path);
  }
  const bytes = Array.from({ length: text.length }, (_, i) => characterByte(e, path, text, i));
  if (bytes.length < cut && bytes.at(-1) !== STOP) bytes.push(NUL);
  e.chunks.push(Uint8Array.from(bytes));
}

function characterByte(e: Encoding, path: string, text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code > 0xff) {
    const digits = code.toString(16).toUpperCase().padStart(4, "0");
    const limit = "a character is a byte, U+0000 to U+00FF";
    throw fail(e, `character ${index} is U+${digits}: ${limit}`, path);
  }
  if (code === NUL || (code === STOP && index < text.length - 1)) {
    const name = code === NUL ? "NUL" : "0xFF";
    throw fail(e, `character ${index} is ${name}, which ends a string`, path);
  }
  return code;
}

function writeStrings(e: Encoding, name: string, value: unknown, cut: number): void {
  const list = expectList(e, name, value);
  const last = list.length - 1;
  for (let i = 0; i <= last; i++) {
    const text = list[i];
    if (text === "" || (text === "\xff" && i < last)) {
      throw fail(e, "is empty, which ends the list", `${name}[${i}]`);
    }
    putString(e, `${name}[${i}]`, text, cut);
  }
  if (list[last] !== "\xff") e.chunks.push(Uint8Array.of(NUL));
}

function writeLength(e: Encoding, field: LengthField): void {
  const length = bytesOf(e, field.of).length;
  if (fits(field.type, length)) return putInt(e, field.name, field.type, length);
  const limit = valueOf(field.type, highest(field.type));
  const reason = `has ${length} bytes: its length ${field.name} (${field.type.name}) ends at ${limit}`;
  throw fail(e, reason, field.of);
}

function bytesOf(e: Encoding, name: string): Uint8Array {
  const value = e.members[name];
  if (value === undefined) throw missing(e, name);
  if (value instanceof Uint8Array) return value;
  throw fail(e, `${valueText(value)} is not a Uint8Array`, name);
}

// ---- several fields at once

function writeSplit(e: Encoding, field: SplitField): void {
  let bits = 0;
  let at = 0;
  for (const { name, type } of field.parts) {
    const value = e.members[name];
    if (!fits(type, value)) throw outside(e, name, type, value);
    bits += unsignedOf(type, rawOf(type, value)) * 2 ** at;
    at += type.bits;
  }
  putBits(e, bits, field.wire.bits);
}

function writeInterleave(e: Encoding, field: InterleaveField): void {
  const lists = field.fields.map(({ name }) => expectList(e, name, e.members[name], field.count));
  for (let i = 0; i < field.count; i++) {
    for (const [k, { name, type }] of field.fields.entries()) {
      putInt(e, `${name}[${i}]`, type, lists[k]![i]);
    }
  }
}

function writeSwitch(e: Encoding, field: SwitchField): void {
  const value = e.members[field.on];
  const arm = armOf(field, value);
  if (arm === undefined) throw fail(e, noArmReason(e.table, e.layout, field, value), field.on);
  for (const inner of arm.fields) writeField(e, inner);
}

// ---- bytes and errors

/** Writes the lowest `count` bits of an unsigned number, a whole number of bytes, lowest first. */
function putBits(e: Encoding, value: number, count: number): void {
  const bytes = new Uint8Array(count / 8);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(value / 2 ** (8 * i)) % 256;
  e.chunks.push(bytes);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function fail(e: Encoding, reason: string, ...path: readonly string[]): EncodeError {
  return new EncodeError(reason, [e.message.name, ...path]);
}

function missing(e: Encoding, path: string): EncodeError {
  const near = misspelt(e, path);
  return fail(
    e,
    near === undefined ? "is missing" : `is missing: is it what you call ${near}?`,
    path,
  );
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
  if (field.kind === "split") return field.parts.map(({ name }) => name);
  if (field.kind === "interleave") return field.fields.map(({ name }) => name);
  if (field.kind === "switch" || field.kind === "length" || field.kind === "refuse") return [];
  return [field.name, nanMember(field.name)];
}
