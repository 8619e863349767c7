import { ensure, type Reader } from "../reader.ts";
import { reserve, type Writer } from "../writer.ts";

/*
 * Fields that are packed bit by bit, without regard to bytes. Of each byte the lowest bit comes first, and of each number.
 * They begin at a byte, where `left` is set to 0, and what their last byte has left is padding.
 */

/** The next bits, up to 32, as an unsigned number. Throws DecodeError when fewer are left. */
export function takeBits(r: Reader, count: number): number {
  let value = 0;
  for (let read = 0; read < count;) {
    if (r.left === 0) {
      ensure(r, r.offset, 1);
      r.offset++;
      r.left = 8;
    }
    const some = Math.min(count - read, r.left);
    const rest = r.bytes[r.offset - 1]! >> (8 - r.left);
    value += (rest & (2 ** some - 1)) * 2 ** read;
    r.left -= some;
    read += some;
  }
  return value;
}

/** As `takeBits`, of a number with a sign. */
export function takeSignedBits(r: Reader, count: number): number {
  const bits = takeBits(r, count);
  return bits < 2 ** (count - 1) ? bits : bits - 2 ** count;
}

/** What the last byte has left, where that is not 0. */
export function takePadding(r: Reader): number | undefined {
  return takeBits(r, r.left) || undefined;
}

/** Writes the lowest bits of a number, which may have a sign, and makes its own room. */
export function putBits(w: Writer, value: number, count: number): void {
  let rest = value >>> 0;
  for (let written = 0; written < count;) {
    if (w.left === 0) {
      reserve(w, 1);
      w.bytes[w.offset++] = 0;
      w.left = 8;
    }
    const some = Math.min(count - written, w.left);
    w.bytes[w.offset - 1]! |= (rest & (2 ** some - 1)) << (8 - w.left);
    rest >>>= some;
    w.left -= some;
    written += some;
  }
}

/** Fills the last byte: with zeros, or with what it came with, where that many bits are left. */
export function putPadding(w: Writer, asRead: number | undefined): void {
  const fits = Number.isInteger(asRead) && 0 < asRead! && asRead! < 2 ** w.left;
  putBits(w, fits ? asRead! : 0, w.left);
}
