import { DecodeError } from "../errors/errors.ts";

/*
 * What deflate packed (RFC 1951), without a header. It is read here, and not by what the machine has: that tells
 * neither where a stream ends nor stops before it has made more than was given.
 */

/** The most that deflate makes of a byte: 258 bytes of two bits. */
const MOST_OF_A_BYTE = 1032;

/** Bytes by bits, the lowest first. */
interface Input {
  readonly bytes: Uint8Array;
  at: number;
  bits: number;
  count: number;
}

/** Codes of up to 15 bits: of each length how many there are, and the symbols in the order of their codes. */
interface Codes {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

/** What was made so far. Without bytes it is only counted. */
interface Output {
  readonly bytes: Uint8Array | undefined;
  readonly most: number;
  length: number;
}

/**
 * The bytes that a stream of deflate stands for. It is refused where it is damaged, does not end with the bytes, or
 * does not make as many as are given; no more is taken than these.
 *
 * @param size how many bytes it makes
 * @throws DecodeError, whose offset is one in the stream
 */
export function inflate(packed: Uint8Array, size: number): Uint8Array {
  const input: Input = { bytes: packed, at: 0, bits: 0, count: 0 };
  if (size > packed.length * MOST_OF_A_BYTE)
    throw fault(input, `${packed.length} deflated bytes cannot be ${size}`);
  const bytes = new Uint8Array(size);
  const length = readAll(input, { bytes, most: size, length: 0 });
  if (length !== size)
    throw fault(input, `the deflated data has ${length} bytes, and ${size} were expected`);
  return bytes;
}

/**
 * How many bytes a stream of deflate stands for, of which none is made. It is refused as by `inflate`.
 *
 * @param most no more than that are counted
 * @throws DecodeError, whose offset is one in the stream
 */
export function inflatedSize(packed: Uint8Array, most: number): number {
  const input: Input = { bytes: packed, at: 0, bits: 0, count: 0 };
  return readAll(input, { bytes: undefined, most, length: 0 });
}

/** Reads all blocks. Returns how many bytes they make. */
function readAll(input: Input, output: Output): number {
  let isLast = false;
  while (!isLast) {
    isLast = take(input, 1) === 1;
    readBlock(input, output);
  }
  if (input.at < input.bytes.length) throw fault(input, "bytes follow the end of what is deflated");
  return output.length;
}

function fault({ at }: Input, reason: string): DecodeError {
  return new DecodeError(reason, { path: [], offset: at });
}

function take(input: Input, count: number): number {
  while (input.count < count) {
    if (input.at >= input.bytes.length) throw fault(input, "what is deflated ends too early");
    input.bits |= input.bytes[input.at++]! << input.count;
    input.count += 8;
  }
  const value = input.bits & ((1 << count) - 1);
  input.bits >>>= count;
  input.count -= count;
  return value;
}

function readBlock(input: Input, output: Output): void {
  const kind = take(input, 2);
  if (kind === 0) return copyStored(input, output);
  if (kind === 1) return readSymbols(input, output, FIXED, FIXED_DISTANCES);
  if (kind === 3) throw fault(input, "deflate knows no such block");
  const [literals, distances] = readCodes(input);
  return readSymbols(input, output, literals, distances);
}

function copyStored(input: Input, output: Output): void {
  input.bits = 0;
  input.count = 0;
  const length = take(input, 16);
  if ((take(input, 16) ^ 0xffff) !== length) throw fault(input, "a stored block has no length");
  const end = input.at + length;
  if (end > input.bytes.length) throw fault(input, "what is deflated ends too early");
  expectRoom(input, output, length);
  output.bytes?.set(input.bytes.subarray(input.at, end), output.length);
  output.length += length;
  input.at = end;
}

function expectRoom(input: Input, { most, length }: Output, more: number): void {
  if (more > most - length)
    throw fault(input, `the deflated data has more than the ${most} bytes that were expected`);
}

/** By symbol from 257 on: the shortest length or distance, and how many bits add to it. */
const LENGTHS = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  163, 195, 227, 258,
];
const LENGTH_BITS = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
];
/** By symbol, likewise: of two symbols more bits are one more. */
const DISTANCES = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
  3073, 4097, 6145, 8193, 12289, 16385, 24577,
];

function readSymbols(input: Input, output: Output, literals: Codes, distances: Codes): void {
  for (;;) {
    const symbol = decode(input, literals);
    if (symbol === 256) return;
    if (symbol < 256) {
      expectRoom(input, output, 1);
      if (output.bytes !== undefined) output.bytes[output.length] = symbol;
      output.length++;
    } else copyBack(input, output, symbol - 257, distances);
  }
}

function copyBack(input: Input, output: Output, symbol: number, distances: Codes): void {
  if (symbol >= LENGTHS.length) throw fault(input, "deflate knows no such length");
  const length = LENGTHS[symbol]! + take(input, LENGTH_BITS[symbol]!);
  const far = decode(input, distances);
  if (far >= DISTANCES.length) throw fault(input, "deflate knows no such distance");
  const distance = DISTANCES[far]! + take(input, Math.max(0, (far >> 1) - 1));
  if (distance > output.length)
    throw fault(input, "what is deflated repeats bytes before its first");
  expectRoom(input, output, length);
  const { bytes, length: from } = output;
  output.length += length;
  if (bytes === undefined) return;
  for (let at = from; at < output.length; at++) bytes[at] = bytes[at - distance]!;
}

/** The next symbol: codes of a length follow each other, and those of the next one follow them. */
function decode(input: Input, { counts, symbols }: Codes): number {
  let [code, first, index] = [0, 0, 0];
  for (let length = 1; length <= 15; length++) {
    code |= take(input, 1);
    const count = counts[length]!;
    if (code - first < count) return symbols[index + code - first]!;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw fault(input, "bits of what is deflated are no code");
}

/** Codes by the length of each symbol's. More than there is room for are an error, and fewer but for a single one. */
function codesOf(input: Input, lengths: readonly number[]): Codes {
  const counts = new Uint16Array(16);
  for (const length of lengths) counts[length]!++;
  const used = lengths.length - counts[0]!;
  let room = 1;
  for (let length = 1; length <= 15; length++) {
    room = room * 2 - counts[length]!;
    if (room < 0) throw fault(input, "there are more codes than deflate has room for");
  }
  if (room > 0 && used > 1) throw fault(input, "there are fewer codes than deflate has room for");
  const symbols = lengths
    .flatMap((length, symbol) => (length === 0 ? [] : [{ length, symbol }]))
    .toSorted((a, b) => a.length - b.length)
    .map(({ symbol }) => symbol);
  return { counts, symbols: Uint16Array.from(symbols) };
}

const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

function readCodes(input: Input): [Codes, Codes] {
  const literals = take(input, 5) + 257;
  const distances = take(input, 5) + 1;
  const count = take(input, 4) + 4;
  const own = Array.from({ length: 19 }, () => 0);
  for (const symbol of ORDER.slice(0, count)) own[symbol] = take(input, 3);
  const codes = codesOf(input, own);
  const lengths: number[] = [];
  while (lengths.length < literals + distances) {
    const symbol = decode(input, codes);
    if (symbol < 16) lengths.push(symbol);
    else lengths.push(...repeated(input, symbol, lengths.at(-1)));
  }
  if (lengths.length > literals + distances)
    throw fault(input, "there are more code lengths than announced");
  return [codesOf(input, lengths.slice(0, literals)), codesOf(input, lengths.slice(literals))];
}

function repeated(input: Input, symbol: number, before: number | undefined): number[] {
  if (symbol === 16) {
    if (before === undefined) throw fault(input, "the first length of a code is a repetition");
    return Array.from({ length: 3 + take(input, 2) }, () => before);
  }
  const times = symbol === 17 ? 3 + take(input, 3) : 11 + take(input, 7);
  return Array.from({ length: times }, () => 0);
}

const NOWHERE: Input = { bytes: new Uint8Array(0), at: 0, bits: 0, count: 0 };

const FIXED = codesOf(
  NOWHERE,
  Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8)),
);
const FIXED_DISTANCES = codesOf(
  NOWHERE,
  Array.from({ length: 32 }, () => 5),
);
