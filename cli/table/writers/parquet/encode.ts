import type { TableVector } from "../../../../quake/tables/index.ts";
import { type Dictionary, dictionaryOf } from "./dictionary.ts";
import { hybridOf } from "./hybrid.ts";

/** The rows of a column that have a value, and what pages hold of them before they are compressed. */
export interface Encoded {
  readonly encoding: "PLAIN" | "RLE" | "RLE_DICTIONARY";
  readonly page: Uint8Array;
  readonly dictionary?: { readonly size: number; readonly page: Uint8Array };
  /** The least value and the greatest one. */
  readonly extremes?: readonly [Extreme, Extreme] | undefined;
}

type Extreme = number | bigint | boolean | Uint8Array;

/** Some batches of a column, and which of their rows have a value. */
export interface Rows {
  readonly vectors: readonly TableVector[];
  /** Ones and zeros; without: all have one, or none. */
  readonly levels: Int32Array | undefined;
  /** Those that have one. */
  readonly count: number;
}

/** Encodes the values of a column. */
export function encode(rows: Rows): Encoded {
  const { type } = rows.vectors[0]!;
  if (rows.count === 0) return NONE;
  if (type === "text") return encodeTexts(rows);
  if (type === "bool") return encodeFlags(rows);
  return encodeNumbers(rows, type);
}

const NONE: Encoded = { encoding: "PLAIN", page: new Uint8Array(0) };

const ARRAYS = {
  f64: Float64Array,
  i32: Int32Array,
  u32: Uint32Array,
  i64: BigInt64Array,
  u64: BigUint64Array,
} as const;

type Numbers = InstanceType<(typeof ARRAYS)[keyof typeof ARRAYS]>;

function encodeNumbers(rows: Rows, type: keyof typeof ARRAYS): Encoded {
  const { count } = rows;
  const all = new ARRAYS[type](count);
  gather(rows, all);
  const words = new Int32Array(all.buffer);
  const dictionary = dictionaryOf(words, count, all.BYTES_PER_ELEMENT === 8 ? 2 : 1);
  const size = type === "i32" ? 4 : 8;
  if (dictionary === undefined || !isWorth(dictionary, size * dictionary.size, size * count, count))
    return { encoding: "PLAIN", page: plain(all), extremes: extremesOf(all) };
  const kept = new ARRAYS[type](dictionary.keys.buffer, 0, dictionary.size);
  return withDictionary(dictionary, plain(kept), count, extremesOf(kept));
}

/** The values of the rows that have one; of texts, places by the batch's. */
function gather(
  { vectors, levels }: Rows,
  all: Numbers,
  placesOf?: (vector: TableVector) => Int32Array,
): void {
  let row = 0;
  let at = 0;
  for (const vector of vectors) {
    const { values, length } = vector;
    const places = placesOf?.(vector);
    if (levels === undefined && places === undefined) all.set(values as never, row);
    else
      for (let i = 0; i < length; i++)
        if (levels === undefined || levels[row + i] === 1)
          all[at++] = places === undefined ? values[i]! : places[Number(values[i])]!;
    row += length;
  }
}

/** What is without a sign has 64 bits. */
function plain(values: Numbers): Uint8Array {
  if (!(values instanceof Uint32Array))
    return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  const words = new Uint32Array(2 * values.length);
  for (const [i, value] of values.entries()) words[2 * i] = value;
  return new Uint8Array(words.buffer);
}

/** Apart from NaN. Zero has a sign as the least one, and no sign as the greatest one. */
function extremesOf(values: Numbers): Encoded["extremes"] {
  if (values instanceof BigInt64Array || values instanceof BigUint64Array)
    return longExtremes(values);
  const { length } = values;
  let least = Infinity;
  let greatest = -Infinity;
  let areAllNaN = true;
  for (let i = 0; i < length; i++) {
    const value = values[i]!;
    if (value <= least) least = value;
    if (value >= greatest) greatest = value;
    if (!Number.isNaN(value)) areAllNaN = false;
  }
  return areAllNaN ? undefined : [least === 0 ? -0 : least, greatest === 0 ? 0 : greatest];
}

function longExtremes(values: BigInt64Array | BigUint64Array): Encoded["extremes"] {
  let least = values[0]!;
  let greatest = least;
  for (const value of values) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return [least, greatest];
}

function encodeFlags(rows: Rows): Encoded {
  const flags = new Int32Array(rows.count + 7);
  gather(rows, flags);
  const packed = hybridOf(flags, rows.count, 1);
  const page = Buffer.alloc(4 + packed.length);
  page.writeUInt32LE(packed.length);
  page.set(packed, 4);
  const all = flags.subarray(0, rows.count);
  return { encoding: "RLE", page, extremes: [!all.includes(0), all.includes(1)] };
}

function encodeTexts(rows: Rows): Encoded {
  const texts: Buffer[] = [];
  const places = new Map<string, number>();
  const indexes = new Int32Array(rows.count + 7);
  gather(rows, indexes, ({ dictionary }) =>
    Int32Array.from(dictionary!, (text) => {
      const known = places.get(text) ?? texts.push(Buffer.from(text)) - 1;
      places.set(text, known);
      return known;
    }),
  );
  const { count } = rows;
  const kept = prefixed(texts);
  let size = 4 * count;
  for (let i = 0; i < count; i++) size += texts[indexes[i]!]!.length;
  const dictionary = { size: texts.length, indexes };
  const sorted = texts.toSorted(Buffer.compare);
  const extremes = [sorted[0]!, sorted.at(-1)!] as const;
  if (isWorth(dictionary, kept.length, size, count))
    return withDictionary(dictionary, kept, count, extremes);
  const all = Array.from(indexes.subarray(0, count), (index) => texts[index]!);
  return { encoding: "PLAIN", page: prefixed(all), extremes };
}

/** Each text with its length before it. */
function prefixed(texts: readonly Buffer[]): Uint8Array {
  const all = Buffer.alloc(texts.reduce((sum, { length }) => sum + 4 + length, 0));
  let at = 0;
  for (const text of texts) {
    at = all.writeUInt32LE(text.length, at);
    at += text.copy(all, at);
  }
  return all;
}

/** Whether a dictionary and indexes take half of what the values take, or less. */
function isWorth({ size }: { size: number }, bytes: number, plainBytes: number, count: number) {
  return 2 * (bytes + (count * widthOf(size)) / 8) <= plainBytes;
}

/** Bits of an index. */
function widthOf(size: number): number {
  return 32 - Math.clz32(size - 1);
}

function withDictionary(
  { indexes, size }: Pick<Dictionary, "indexes" | "size">,
  bytes: Uint8Array,
  count: number,
  extremes: Encoded["extremes"],
): Encoded {
  const width = widthOf(size);
  const packed = hybridOf(indexes, count, width);
  const page = new Uint8Array(1 + packed.length);
  page[0] = width;
  page.set(packed, 1);
  return { encoding: "RLE_DICTIONARY", page, dictionary: { size, page: bytes }, extremes };
}
