import { DecodeError, EncodeError } from "../../errors/errors.ts";
import { type Reader, remaining } from "../reader.ts";
import { type Writer, reserve } from "../writer.ts";

/*
 * Strings are bytes: byte b is the character U+00b, so that any character set survives.
 * The value says how the string ended:
 *
 *     "abc"            ended at NUL
 *     "abc\xff"        ended at the byte 0xFF
 *     `cut` bytes      were never ended: the reader's buffer was full
 */

const NUL = 0x00;
const STOP = 0xff;

/** Longer texts are made by one call that takes all bytes from the stack, which takes as long as making a short one. */
const SHORT = 64;

/** The text of `bytes[start, end)`, a character a byte. */
export function bytesToText(bytes: Uint8Array, start = 0, end: number = bytes.length): string {
  return end - start > SHORT ? longText(bytes, start, end) : shortText(bytes, start, end);
}

function longText(bytes: Uint8Array, start: number, end: number): string {
  let text = "";
  // In pieces, as the stack is no larger.
  for (let at = start; at < end; at += 4096) {
    const piece = bytes.subarray(at, Math.min(end, at + 4096));
    text += String.fromCharCode.apply(null, piece as unknown as number[]);
  }
  return text;
}

function shortText(bytes: Uint8Array, start: number, end: number): string {
  let text = "";
  let at = start;
  for (; at + 8 <= end; at += 8) {
    text += String.fromCharCode(
      bytes[at]!,
      bytes[at + 1]!,
      bytes[at + 2]!,
      bytes[at + 3]!,
      bytes[at + 4]!,
      bytes[at + 5]!,
      bytes[at + 6]!,
      bytes[at + 7]!,
    );
  }
  // Each call and each addition takes as long as several characters.
  if (at + 4 <= end) {
    text += String.fromCharCode(bytes[at]!, bytes[at + 1]!, bytes[at + 2]!, bytes[at + 3]!);
    at += 4;
  }
  if (at + 2 <= end) {
    text += String.fromCharCode(bytes[at]!, bytes[at + 1]!);
    at += 2;
  }
  return at < end ? text + String.fromCharCode(bytes[at]!) : text;
}

/** The bytes of a text. Throws EncodeError for a character above U+00FF. */
export function textToBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = byteAt(text, i);
  return bytes;
}

function byteAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code > 0xff) {
    throw new EncodeError(
      `character ${index} (U+${hex4(code)}) is no byte: text is U+0000 to U+00FF`,
    );
  }
  return code;
}

function hex4(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, "0");
}

/** Where the string at the cursor stops: at its terminator, or after its last byte when it was cut. */
function stringEnd(r: Reader, cut: number): number {
  const end = openEndOf(r, cut);
  if (end === r.end && end - r.offset < cut) {
    throw new DecodeError("the bytes end inside a string", { path: [], offset: r.end });
  }
  return end;
}

/** As `stringEnd`, or where the bytes end. */
function openEndOf(r: Reader, cut: number): number {
  const bytes = r.bytes;
  const limit = r.offset + Math.min(cut, remaining(r));
  for (let at = r.offset; at < limit; at++) {
    const byte = bytes[at];
    if (byte === NUL || byte === STOP) return at;
  }
  return limit;
}

/** Reads a string that ends at NUL, at 0xFF, or is cut after `cut` bytes. Throws DecodeError where the bytes end first. */
export function readString(r: Reader, cut: number): string {
  return takeString(r, stringEnd(r, cut), cut);
}

function takeString(r: Reader, end: number, cut: number): string {
  const start = r.offset;
  if (end - start === cut || end === r.end) {
    r.offset = end;
    return bytesToText(r.bytes, start, end);
  }
  r.offset = end + 1;
  return bytesToText(r.bytes, start, r.bytes[end] === STOP ? end + 1 : end);
}

/** As `readString`, for a string that may also end where the bytes end. */
export function readOpenString(r: Reader, cut: number): string {
  return takeString(r, openEndOf(r, cut), cut);
}

/** Whether a string that was read from `start` on ended where the bytes end, without a terminator. */
export function endedOpen(r: Reader, start: number, text: string, cut: number): true | undefined {
  const bare = r.offset - start === text.length && text.length < cut;
  return bare && !text.endsWith("\xff") ? true : undefined;
}

/** Passes over a string that may also end where the bytes end. */
export function skipOpenString(r: Reader, cut: number): void {
  const end = openEndOf(r, cut);
  r.offset = end === r.end || end - r.offset === cut ? end : end + 1;
}

/** Takes back the NUL of a string that ended at `end`, when nothing was written after it. */
export function openEnd(w: Writer, end: number): void {
  if (w.offset === end && w.bytes[end - 1] === NUL) w.offset = end - 1;
}

/** The string at a place, with the reader where it was. Throws what `readString` throws. */
export function stringAt(r: Reader, at: number, cut: number): string {
  const offset = r.offset;
  r.offset = at;
  const text = readString(r, cut);
  r.offset = offset;
  return text;
}

/** Passes over a string. Throws what `readString` throws. */
export function skipString(r: Reader, cut: number): void {
  const start = r.offset;
  const end = stringEnd(r, cut);
  r.offset = end - start === cut ? end : end + 1;
}

/**
 * Writes a string with the end that its value tells.
 * Throws EncodeError for a NUL or 0xFF before the end, more than `cut` bytes, or a character that is no byte.
 */
export function writeString(w: Writer, text: string, cut: number): void {
  if (typeof text !== "string")
    throw new EncodeError(text === undefined ? "is missing" : "is not a string");
  if (text.length > cut)
    throw new EncodeError(`has ${text.length} characters: a reader stops after ${cut}`);
  const at = reserve(w, text.length + 1);
  const { bytes } = w;
  let end = at + text.length;
  const plain = writePlain(bytes, at, text);
  if (plain < text.length) {
    expectStop(text, plain);
    bytes[end - 1] = STOP;
  } else if (text.length < cut) bytes[end++] = NUL;
  w.offset = end;
}

/** Writes a text up to the first character that is no byte or ends a string, and returns that one's index. */
function writePlain(bytes: Uint8Array, at: number, text: string): number {
  const { length } = text;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    // Less one, NUL is above them all, and one comparison tells of both.
    if ((code - 1) >>> 0 >= STOP - 1) return i;
    bytes[at + i] = code;
  }
  return length;
}

/** Throws EncodeError unless a character that is not one of a plain text is 0xFF, and the last. */
function expectStop(text: string, index: number): void {
  const byte = byteAt(text, index);
  if (byte === STOP && index === text.length - 1) return;
  const name = byte === NUL ? "NUL" : "0xFF";
  throw new EncodeError(`character ${index} is ${name}, which ends a string`);
}

/** An empty string ends a list, whether NUL or 0xFF ended it. The one with 0xFF is kept as the list's last element. */
const EMPTY_STOP = "\xff";

/** Reads strings up to an empty one. Throws what `readString` throws. */
export function readStrings(r: Reader, cut: number): string[] {
  const list: string[] = [];
  for (;;) {
    const text = readString(r, cut);
    if (text === "") return list;
    list.push(text);
    if (text === EMPTY_STOP) return list;
  }
}

/** The strings at a place, with the reader where it was. Throws what `readString` throws. */
export function stringsAt(r: Reader, at: number, cut: number): string[] {
  const offset = r.offset;
  r.offset = at;
  const list = readStrings(r, cut);
  r.offset = offset;
  return list;
}

/** Passes over strings up to an empty one. */
export function skipStrings(r: Reader, cut: number): void {
  for (;;) {
    const start = r.offset;
    skipString(r, cut);
    if (r.offset - start === 1) return;
  }
}

/** Writes strings and the empty one after them. Throws EncodeError for an empty string in the list, or what `writeString` throws. */
export function writeStrings(w: Writer, list: readonly string[], cut: number): void {
  if (!Array.isArray(list))
    throw new EncodeError(list === undefined ? "is missing" : "is not an array");
  const last = list.length - 1;
  for (let i = 0; i <= last; i++) {
    const text: string = list[i];
    if (text === "" || (text === EMPTY_STOP && i < last)) {
      throw new EncodeError(`element ${i} is empty, which ends the list`);
    }
    writeString(w, text, cut);
  }
  if (list[last] !== EMPTY_STOP) writeString(w, "", cut);
}
