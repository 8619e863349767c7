import { valueText } from "../../errors/reasons.ts";
import { countWidthMember, widthMember } from "../../table/facts/companions.ts";
import { countOf, countRef } from "../../table/types/counts.ts";
import { endMember } from "../../table/facts/members.ts";
import type { ValueField } from "../../table/fields/value.ts";
import type { SequenceType, DelimitedType } from "../../table/types/delimited.ts";
import { fits, highest } from "../../table/facts/ints.ts";
import { utf8OfText } from "../wire/utf8.ts";
import { expectCount } from "./list-ends.ts";
import { putElement } from "./numbers.ts";
import { type Encoding, expectList, fail, missing, putBytes, putInt } from "./output.ts";

/** Writes a text or bytes after their number, or with what ends them. */
export function writeDelimited(e: Encoding, { name }: ValueField, type: DelimitedType): void {
  putDelimited(e, name, type, e.members[name], e.members[wayMember(name, type)]);
}

/** Writes that many, after their number or up to the end. */
export function writeSequence(e: Encoding, { name }: ValueField, type: SequenceType): void {
  const list = expectList(e, name, e.members[name]);
  const count = countOf(type);
  if (count !== undefined) {
    if (!fits(count, list.length))
      throw fail(e, `has ${list.length} elements: its count ends at ${highest(count)}`, name);
    putInt(e, name, count, list.length, e.members[countWidthMember(name)]);
  }
  const ref = countRef(type);
  if (ref !== undefined) expectCount(e, name, ref, list.length);
  const { of } = type;
  if (of.kind !== "delimited") {
    for (let i = 0; i < list.length; i++) putElement(e, name, i, of, list);
    return;
  }
  const ways = e.members[wayMember(name, of)];
  for (let i = 0; i < list.length; i++)
    putDelimited(e, `${name}[${i}]`, of, list[i], Array.isArray(ways) ? ways[i] : undefined);
}

function wayMember(name: string, { length }: DelimitedType): string {
  return length === undefined ? endMember(name) : widthMember(name);
}

function putDelimited(
  e: Encoding,
  name: string,
  type: DelimitedType,
  value: unknown,
  way: unknown,
): void {
  const bytes = shownBytes(e, name, type.as, value);
  const { length, ends = [], cut } = type;
  if (length !== undefined) {
    if (!fits(length, bytes.length))
      throw fail(e, `has ${bytes.length} bytes: its length ends at ${highest(length)}`, name);
    putInt(e, name, length, bytes.length, way);
    return putBytes(e.output, bytes);
  }
  if (cut !== undefined && bytes.length > cut)
    throw fail(e, `has ${bytes.length} bytes: a reader stops after ${cut}`, name);
  const at = bytes.findIndex((byte) => ends.includes(byte));
  if (at >= 0) throw fail(e, `byte ${at} is ${bytes[at]}, which ends it`, name);
  putBytes(e.output, bytes);
  if (bytes.length === cut) return;
  const end = ends.includes(way as number) ? (way as number) : ends[0]!;
  putBytes(e.output, Uint8Array.of(end));
}

/** The bytes that are shown as a value. Throws EncodeError. */
export function shownBytes(
  e: Encoding,
  name: string,
  as: DelimitedType["as"],
  value: unknown,
): Uint8Array {
  if (value === undefined) throw missing(e, name);
  if (as === "bytes") {
    if (value instanceof Uint8Array) return value;
    throw fail(e, `${valueText(value)} is not a Uint8Array`, name);
  }
  if (typeof value !== "string") throw fail(e, `${valueText(value)} is not a string`, name);
  if (as === "utf8") {
    const bytes = utf8OfText(value);
    if (bytes !== undefined) return bytes;
    throw fail(e, "has surrogates that no bytes are read as", name);
  }
  return Uint8Array.from({ length: value.length }, (_, i) => {
    const code = value.charCodeAt(i);
    if (code <= 0xff) return code;
    const digits = code.toString(16).toUpperCase().padStart(4, "0");
    throw fail(e, `character ${i} is U+${digits}: a character is a byte, U+0000 to U+00FF`, name);
  });
}
