import type { Kernel } from "./kernel/kernel.ts";
import { MARKS, OUT } from "./kernel/memory.ts";

/*
 * Which rows have a value, a bit each. The bits of eight columns are made at once: what a shape has is eight bytes, one
 * for each of them.
 */

/** Sets the bits of the rows from `base` on in up to eight bitmaps, by the shapes that the kernel was given. */
export function markBy(
  { mark, out }: Kernel,
  shapeBytes: Uint8Array,
  count: number,
  base: number,
  bitmaps: readonly Uint8Array[],
): void {
  const ahead = base & 7;
  const bytes = (ahead + count + 7) >> 3;
  mark(bytes, ahead, shapeBytes);
  for (const [k, bitmap] of bitmaps.entries()) {
    const marks = new Uint8Array(out, OUT + k * MARKS, bytes);
    marks[0]! |= bitmap[base >> 3]!;
    bitmap.set(marks, base >> 3);
  }
}

/** The same, without its help. */
export function markSlowly(
  shapes: Uint16Array,
  shapeBytes: Uint8Array,
  count: number,
  base: number,
  bitmaps: readonly Uint8Array[],
): void {
  for (let i = 0; i < count; i++)
    for (let k = 0; k < bitmaps.length; k++)
      bitmaps[k]![(base + i) >> 3]! |= shapeBytes[8 * shapes[i]! + k]! << ((base + i) & 7);
}

/** Fewer bytes are looked at one by one. */
const FEW = 64;

/** How many bits are set. */
export function countBits(bits: Uint8Array): number {
  const { length } = bits;
  if (length >= FEW) return countWords(bits);
  let count = 0;
  for (let i = 0; i < length; i++) count += bitsOf(bits[i]!);
  return count;
}

function countWords({ buffer, byteOffset, length }: Uint8Array): number {
  const whole = byteOffset % 4 === 0 ? length >> 2 : 0;
  const words = whole === 0 ? new Int32Array(0) : new Int32Array(buffer, byteOffset, whole);
  const rest = new Uint8Array(buffer, byteOffset + 4 * whole, length - 4 * whole);
  let count = 0;
  for (let i = 0; i < whole; i++) count += bitsOf(words[i]!);
  for (let i = 0; i < rest.length; i++) count += bitsOf(rest[i]!);
  return count;
}

function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
