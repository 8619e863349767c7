import { fits, limitText } from "../../table/facts/ints.ts";
import { type Encoding, expectList, fail, missing, putBytes, putInt } from "./output.ts";
import { openRegion } from "./regions.ts";
import { widthMember } from "../../table/facts/companions.ts";
import { valueText } from "../../errors/reasons.ts";
import { type EncodeError, TooLongError } from "../../errors/errors.ts";
import { expectCount } from "./list-ends.ts";
import { shownBytes } from "./sequences.ts";
import type { BytesType } from "../../table/types/bytes.ts";
import type { IntType } from "../../table/types/integers.ts";
import type { LengthField } from "../../table/fields/length.ts";
import { openMember } from "../../table/facts/members.ts";
import type { StringsType, StringType } from "../../table/types/string.ts";
import type { ValueField } from "../../table/fields/value.ts";
import { presenceBy } from "../../table/fields/presence.ts";

const NUL = 0x00;
const STOP = 0xff;

// ---- strings

/** Writes a string. One that came without an end has one where anything follows. */
export function writeString(e: Encoding, field: ValueField, type: StringType): void {
  const text = e.members[field.name];
  const asRead = type.open && e.members[openMember(field.name)] === true;
  // Nothing at all would say that the field is not there.
  const open = asRead && !(presenceBy(field, "more") && text === "");
  if (putText(e, field.name, text, type.cut)) return;
  if (open) e.output.openNuls++;
  else putBytes(e.output, Uint8Array.of(NUL));
}

/** Writes the characters of a string, and returns whether that ends it. */
function putText(e: Encoding, name: string, text: unknown, cut: number): boolean {
  if (text === undefined) throw missing(e, name);
  if (typeof text !== "string") throw fail(e, `${valueText(text)} is not a string`, name);
  if (text.length > cut) {
    throw fail(e, `has ${text.length} characters: a reader stops after ${cut}`, name);
  }
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = characterByte(e, name, text, i);
  putBytes(e.output, bytes);
  return bytes.length === cut || bytes.at(-1) === STOP;
}

function characterByte(e: Encoding, name: string, text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code > 0xff) {
    const digits = code.toString(16).toUpperCase().padStart(4, "0");
    const limit = "a character is a byte, U+0000 to U+00FF";
    throw fail(e, `character ${index} is U+${digits}: ${limit}`, name);
  }
  if (code === NUL || (code === STOP && index < text.length - 1)) {
    const end = code === NUL ? "NUL" : "0xFF";
    throw fail(e, `character ${index} is ${end}, which ends a string`, name);
  }
  return code;
}

/** Writes strings and the empty one after them. */
export function writeStrings(e: Encoding, { name }: ValueField, { cut }: StringsType): void {
  const list = expectList(e, name, e.members[name]);
  const last = list.length - 1;
  for (let i = 0; i <= last; i++) {
    const text = list[i];
    if (text === "" || (text === "\xff" && i < last)) {
      throw fail(e, "is empty, which ends the list", `${name}[${i}]`);
    }
    if (!putText(e, `${name}[${i}]`, text, cut)) putBytes(e.output, Uint8Array.of(NUL));
  }
  if (list[last] !== "\xff") putBytes(e.output, Uint8Array.of(NUL));
}

// ---- lengths and bytes

/** Writes how many bytes a field has, or leaves room for how many follow. */
export function writeLength(e: Encoding, field: LengthField): void {
  const { name, type, of, none, counts } = field;
  if (of === undefined || counts === "region")
    return void e.lengths.set(name, openRegion(e, name, type));
  const width = e.members[widthMember(name)];
  if (counts === "elements") {
    const { length } = expectList(e, of, e.members[of]);
    if (!fits(type, length)) throw tooLong(e, field, of, length);
    return putInt(e, name, type, length, width);
  }
  if (none !== undefined && e.members[of] === undefined) return putInt(e, name, type, none, width);
  const { length } = shownBytes(e, of, field.as ?? "bytes", e.members[of]);
  if (length === none)
    throw fail(e, `has ${length} bytes: ${name} says by that that it is not there`, of);
  if (!fits(wholeLength(e, field), length)) throw tooLong(e, field, of, length);
  putInt(e, name, type, field.high === undefined ? length : length % 2 ** type.bits, width);
}

/** The integer that a length is together with the mask that has its high bits. */
function wholeLength({ layout }: Encoding, { type, high }: LengthField): IntType {
  const mask = layout.fields.find((field) => field.kind === "mask" && field.name === high);
  return mask?.kind === "mask" ? { ...type, bits: type.bits + mask.parts[0]!.bits } : type;
}

function tooLong(e: Encoding, field: LengthField, of: string, length: number): EncodeError {
  const { name, type, counts } = field;
  const [what, own] = counts === "elements" ? ["elements", "count"] : ["bytes", "length"];
  const limit = limitText(wholeLength(e, field), length);
  const reason = `has ${length} ${what}: its ${own} ${name} (${type.name}) ${limit}`;
  return new TooLongError(reason, [...e.path, of]);
}

/** Writes bytes, unless a length said that they are not there. */
export function writeBytes(
  e: Encoding,
  { name }: ValueField,
  { length, as, count, countRef }: BytesType,
): void {
  // The length was written before, and proved that the member may be missing.
  if (length !== undefined && e.members[name] === undefined) return;
  const bytes = shownBytes(e, name, as ?? "bytes", e.members[name]);
  putBytes(e.output, bytes);
  if (count !== undefined && bytes.length !== count)
    throw fail(e, `has ${bytes.length} bytes, not ${count}`, name);
  if (countRef !== undefined) expectCount(e, name, countRef, bytes.length);
}
