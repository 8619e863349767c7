import { byKind } from "../../table/by-kind.ts";
import { givenChecksum } from "../../bytes/checksums/given-sums.ts";
import type { Algorithm, Crc } from "../../table/algorithms.ts";

/*
 * Checksums as their definitions say, a bit or a byte at a time. Generated code computes them by tables of its own.
 */

/** The checksum of bytes. Throws Error where it is a function that nobody gave. */
export const checksumOf = /* @__PURE__ */ byKind<Algorithm, [Uint8Array], number>({
  crc: (bytes, crc) => crcOf(crc, bytes),
  sum: (bytes, { bits }) => total(bytes) % 2 ** bits,
  xor: (bytes) => bytes.reduce((sum, byte) => sum ^ byte, 0),
  internet: internetOf,
  adler: adlerOf,
  function: (bytes, { name, bits }) => givenChecksum(name)(bytes) % 2 ** bits,
});

/** As `checksumOf`, of bytes that hold the checksum itself, `size` bytes from `at` on: they count as zeros. */
export function checksumWithin(
  algorithm: Algorithm,
  bytes: Uint8Array,
  at: number,
  size: number,
): number {
  const without = bytes.map((byte, i) => (at <= i && i < at + size ? 0 : byte));
  return checksumOf(without, algorithm);
}

/** What is left of the bits when they are divided by the polynomial. */
function crcOf(crc: Crc, bytes: Uint8Array): number {
  const { bits, polynomial, init = 0, reflect, xor = 0 } = crc;
  let rest = init;
  for (const byte of bytes) {
    for (let i = 0; i < 8; i++) {
      const next = (byte >> (reflect ? i : 7 - i)) & 1;
      const top = Math.floor(rest / 2 ** (bits - 1));
      rest = (rest * 2) % 2 ** bits;
      if (top !== next) rest = (rest ^ polynomial) >>> 0;
    }
  }
  return ((reflect ? mirrored(rest, bits) : rest) ^ xor) >>> 0;
}

/** This many bits, the lowest first in place of the highest. */
function mirrored(value: number, bits: number): number {
  let result = 0;
  for (let i = 0; i < bits; i++) result = result * 2 + (Math.floor(value / 2 ** i) % 2);
  return result;
}

function total(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum + byte, 0);
}

/** The complement of the sum of 16-bit words, with what it carries out added below (RFC 1071). */
function internetOf(bytes: Uint8Array): number {
  let sum = bytes.reduce((all, byte, i) => all + (i % 2 === 0 ? byte * 0x100 : byte), 0);
  while (sum > 0xffff) sum = (sum % 0x10000) + Math.floor(sum / 0x10000);
  return 0xffff - sum;
}

/** RFC 1950: the sum of the bytes and 1, and the sum of these sums, both modulo the largest prime of 16 bits. */
function adlerOf(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return b * 0x10000 + a;
}
