import { putVarint } from "./snappy.ts";

/**
 * Parquet's hybrid: a value that is there several times in a row as a run, others packed eight at a time, the lowest
 * bit first. See `RLE` in https://parquet.apache.org/docs/file-format/data-pages/encodings/.
 *
 * @param values has room for seven more than `count`
 * @param width bits of a value: 24 at most
 */
export function hybridOf(values: Int32Array, count: number, width: number): Uint8Array {
  const out = new Uint8Array(MOST_OF_GROUP + ((count + 7) >> 3) * (width + MOST_OF_GROUP));
  const least = width === 0 ? 1 : width < 4 ? 32 : 8;
  values.fill(0, count, count + 7);
  let at = 0;
  for (let i = 0; i < count;) {
    const end = runEnd(values, i, count);
    if (end - i >= least) {
      at = putRun(out, at, values[i]!, end - i, width);
      i = end;
      continue;
    }
    let stop = i + 8;
    while (stop < count && runEnd(values, stop, Math.min(stop + least, count)) - stop < least)
      stop += 8;
    at = putVarint(out, at, 2 * ((stop - i) / 8) + 1);
    at = putPacked(out, at, values.subarray(i, stop), width);
    i = stop;
  }
  return out.subarray(0, at);
}

/** The hybrid of one value that is there several times. */
export function runOf(value: number, count: number, width: number): Uint8Array {
  const out = new Uint8Array(MOST_OF_GROUP);
  return out.subarray(0, putRun(out, 0, value, count, width));
}

/** Bytes of eight values beyond their bits: a run or the beginning of packed ones, and the end of others before it. */
const MOST_OF_GROUP = 9;

/** Where another value than the first one is. */
function runEnd(values: Int32Array, start: number, end: number): number {
  const value = values[start]!;
  let i = start + 1;
  while (i < end && values[i] === value) i++;
  return i;
}

function putRun(
  out: Uint8Array,
  start: number,
  value: number,
  count: number,
  width: number,
): number {
  let at = putVarint(out, start, 2 * count);
  for (let bits = 0; bits < width; bits += 8) out[at++] = value >> bits;
  return at;
}

function putPacked(out: Uint8Array, start: number, values: Int32Array, width: number): number {
  const { length } = values;
  let at = start;
  let bits = 0;
  let held = 0;
  for (let i = 0; i < length; i++) {
    bits |= values[i]! << held;
    held += width;
    for (; held >= 8; held -= 8) {
      out[at++] = bits;
      bits >>>= 8;
    }
  }
  return at;
}
