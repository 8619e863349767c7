import { DecodeError, EncodeError } from "../../errors/errors.ts";
import { otherBytesReason } from "../../errors/hex.ts";
import { ensure, type Reader } from "../reader.ts";
import { reserve, type Writer } from "../writer.ts";

/*
 * Bytes that are always the same. Code has them as a string, a character a byte.
 */

/** The place after bytes that must be at `at`. Throws DecodeError where others are, or fewer are left. */
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

/** Throws EncodeError unless there are as many bytes as there always are. */
export function expectByteCount(name: string, { length }: Uint8Array, count: number): void {
  if (length !== count) throw new EncodeError(`has ${length} bytes, not ${count}`, [name]);
}
