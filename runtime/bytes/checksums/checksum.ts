import { byKind } from "../../table/by-kind.ts";
import type { Algorithm, Crc } from "../../table/algorithms.ts";
import { givenChecksum } from "./given-sums.ts";

/** Computes a number of `bytes[from, to)`. */
export type Checksum = (bytes: Uint8Array, from: number, to: number) => number;

/** What computes a checksum. Tables are made once for each that is asked for. */
export const checksumBy = /* @__PURE__ */ byKind<Algorithm, [], Checksum>({
  crc: crcBy,
  sum: ({ bits }) => sumBy(bits),
  xor: () => xor,
  internet: () => internet,
  adler: () => adler,
  function: ({ name, bits }) => {
    return (bytes, from, to) => givenChecksum(name)(bytes.subarray(from, to)) % 2 ** bits;
  },
});

// ---- CRCs

/**
 * A CRC of up to 32 bits, by a table of what each byte does. Reflected ones are in the lowest bits and move down,
 * others in the highest and move up.
 */
function crcBy({ bits, polynomial, init = 0, reflect, xor: last = 0 }: Crc): Checksum {
  const free = 32 - bits;
  if (reflect) {
    const table = crcTable((value) => down(value, reversed(polynomial, bits)));
    const first = reversed(init, bits);
    return (bytes, from, to) => {
      let crc = first;
      for (let i = from; i < to; i++) crc = (crc >>> 8) ^ table[(crc ^ bytes[i]!) & 0xff]!;
      return (crc ^ last) >>> 0;
    };
  }
  const table = crcTable((value) => up(value << 24, polynomial << free));
  return (bytes, from, to) => {
    let crc = init << free;
    for (let i = from; i < to; i++) crc = (crc << 8) ^ table[((crc >>> 24) ^ bytes[i]!) & 0xff]!;
    return ((crc >>> free) ^ last) >>> 0;
  };
}

function crcTable(valueOf: (byte: number) => number): Int32Array {
  return Int32Array.from({ length: 256 }, (_, byte) => valueOf(byte));
}

function down(value: number, polynomial: number): number {
  let crc = value;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ ((crc & 1) === 0 ? 0 : polynomial);
  return crc;
}

function up(value: number, polynomial: number): number {
  let crc = value;
  for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc < 0 ? polynomial : 0);
  return crc;
}

/** The lowest bits of a number, the first of them last. */
function reversed(value: number, bits: number): number {
  let result = 0;
  for (let bit = 0; bit < bits; bit++) result = (result << 1) | ((value >>> bit) & 1);
  return result >>> 0;
}

// ---- sums

/** An additive checksum: the sum of all bytes, truncated to `bits`. */
function sumBy(bits: number): Checksum {
  const most = 2 ** bits - 1;
  return (bytes, from, to) => {
    let sum = 0;
    for (let i = from; i < to; i++) sum = (sum + bytes[i]!) | 0;
    return (sum & most) >>> 0;
  };
}

function xor(bytes: Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum ^= bytes[i]!;
  return sum;
}

/** The complement of the one's complement sum of 16-bit words, the highest byte first (RFC 1071). */
function internet(bytes: Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) {
    sum += (i - from) % 2 === 0 ? bytes[i]! << 8 : bytes[i]!;
    // What is carried out at the top comes in at the bottom.
    if (sum > 0xffff) sum -= 0xffff;
  }
  return ~sum & 0xffff;
}

/** The largest prime that 16 bits hold. */
const PRIME = 65521;
/** This many bytes cannot carry a sum beyond 2^32. */
const RUN = 3800;

/** Adler-32 (RFC 1950). */
function adler(bytes: Uint8Array, from: number, to: number): number {
  let a = 1;
  let b = 0;
  for (let start = from; start < to; start += RUN) {
    const end = Math.min(to, start + RUN);
    for (let i = start; i < end; i++) {
      a += bytes[i]!;
      b += a;
    }
    a %= PRIME;
    b %= PRIME;
  }
  return b * 0x10000 + a;
}

// ---- what generated code asks

/** The number that is in the bytes, where it is not the one that is computed. */
export function otherSum(found: number, computed: number): number | undefined {
  return found === computed ? undefined : found;
}

/** The number that came, where it is a whole one up to `most`, or else the one that is computed. */
export function sumOr(asRead: number | undefined, most: number, computed: number): number {
  return Number.isInteger(asRead) && asRead! >= 0 && asRead! <= most ? asRead! : computed;
}

/** A checksum of bytes that its own, `size` from `at` on, may be among: these count as zeros. */
export function sumAround(
  sum: Checksum,
  bytes: Uint8Array,
  from: number,
  to: number,
  at: number,
  size: number,
): number {
  if (at < from) return sum(bytes, from, to);
  const copy = bytes.slice(from, to);
  copy.fill(0, at - from, at - from + size);
  return sum(copy, 0, copy.length);
}
