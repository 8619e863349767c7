import { DecodeError } from "../errors/errors.ts";
import { ensure, type Reader } from "./reader.ts";
import { reserve, type Writer } from "./writer.ts";

/*
 * Bytes that are always the same. Code has them as a string, a character a byte.
 */

/** The place behind bytes that must stand at `at`. Throws DecodeError where others do, or fewer are left. */
export function expectBytes(r: Reader, at: number, expected: string): number {
  const { length } = expected;
  ensure(r, at, length);
  for (let i = 0; i < length; i++) {
    if (r.bytes[at + i] === expected.charCodeAt(i)) continue;
    const found = Array.from(r.bytes.subarray(at, at + length));
    const reason = otherBytesReason(codesOf(expected), found);
    throw new DecodeError(reason, { path: [], offset: at });
  }
  return at + length;
}

/** Why bytes are none of a constant. */
export function otherBytesReason(expected: readonly number[], found: readonly number[]): string {
  return `${bytesText(expected)} must stand here, and ${bytesText(found)} does`;
}

/** As many bytes as are shown of a long constant. */
const MOST = 16;

/** `89 50 4e 47 (.PNG)`: bytes as hex, and as text where they are mostly that. */
export function bytesText(bytes: readonly number[]): string {
  const shown = bytes.slice(0, MOST);
  const hex = shown.map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
  const isLetter = (byte: number) => byte > 0x20 && byte < 0x7f;
  const text = shown.map((byte) => (isLetter(byte) ? String.fromCharCode(byte) : ".")).join("");
  const more = bytes.length > MOST ? " …" : "";
  return shown.filter(isLetter).length > shown.length / 2 ? `${hex}${more} (${text})` : hex + more;
}

function codesOf(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

/** Writes bytes that are always the same, and makes its own room. */
export function writeConstant(w: Writer, bytes: string): void {
  const { length } = bytes;
  reserve(w, length);
  for (let i = 0; i < length; i++) w.bytes[w.offset + i] = bytes.charCodeAt(i);
  w.offset += length;
}
