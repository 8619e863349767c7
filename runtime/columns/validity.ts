/*
 * Which rows have a value, a bit each. The bits of four columns are made at once: what a shape has is a word with a
 * byte for each of them, and the words of eight rows, each moved by one bit more, are a byte of each bitmap.
 */

/** So many bitmaps are made at once. */
export const TOGETHER = 4;

/** Sets the bits of rows from `base` on in up to four bitmaps, by the shapes of the rows. */
export function markShapes(
  words: Int32Array,
  shapes: Uint16Array,
  count: number,
  base: number,
  bitmaps: readonly Uint8Array[],
): void {
  const ahead = Math.min(count, -base & 7);
  const whole = ahead + ((count - ahead) & ~7);
  markOne(words, shapes, 0, ahead, base, bitmaps);
  const [first] = bitmaps;
  // Where there are fewer, the first one's bytes are written again, last and as they are.
  const [, second = first!, third = first!, fourth = first!] = bitmaps;
  for (let i = ahead; i < whole; i += 8) {
    const word =
      words[shapes[i]!]! |
      (words[shapes[i + 1]!]! << 1) |
      (words[shapes[i + 2]!]! << 2) |
      (words[shapes[i + 3]!]! << 3) |
      (words[shapes[i + 4]!]! << 4) |
      (words[shapes[i + 5]!]! << 5) |
      (words[shapes[i + 6]!]! << 6) |
      (words[shapes[i + 7]!]! << 7);
    const at = (base + i) >> 3;
    fourth[at] = word >> 24;
    third[at] = word >> 16;
    second[at] = word >> 8;
    first![at] = word;
  }
  markOne(words, shapes, whole, count, base, bitmaps);
}

function markOne(
  words: Int32Array,
  shapes: Uint16Array,
  from: number,
  to: number,
  base: number,
  bitmaps: readonly Uint8Array[],
): void {
  for (let i = from; i < to; i++) {
    const word = words[shapes[i]!]!;
    const row = base + i;
    for (let k = 0; k < bitmaps.length; k++)
      bitmaps[k]![row >> 3]! |= ((word >> (8 * k)) & 1) << (row & 7);
  }
}
