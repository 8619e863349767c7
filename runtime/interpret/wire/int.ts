import type { IntType } from "../../table/types/integers.ts";

/*
 * Integers of any width by plain arithmetic, for the interpreter. Nothing here is shared with the reader and
 * the writer of generated code, so that a mistake in one of them shows.
 */

/** The `count` bits from bit `at` on, lowest first, as an unsigned number. `at` counts from the beginning of `bytes`. */
export function bitsAt(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let i = at + count - 1; i >= at; i--) {
    const byte = bytes[Math.floor(i / 8)]!;
    value = value * 2 + ((byte >> (i % 8)) & 1);
  }
  return value;
}

/** An integer on the wire, as a value of its own or as a word of several. */
export interface Word {
  readonly type: IntType;
  /** Byte offset of its first byte; one bit on is an eighth. */
  readonly offset: number;
}

/** Where bit `i` of a word is, counted from the beginning of the bytes. Its lowest byte may come last. */
export function bitPlace({ type, offset }: Word, i: number): number {
  const byte = Math.floor(i / 8);
  return (offset + byteOf(type, byte)) * 8 + (i % 8);
}

/** Which byte on the wire is that of an integer which has that many below it. */
export function byteOf({ bits, bigEndian, middleEndian }: IntType, below: number): number {
  const highest = bits / 8 - 1;
  if (bigEndian) return highest - below;
  return middleEndian ? (below + 1) % (highest + 1) : below;
}

/** The `count` bits of a word from bit `low` on, as an unsigned number. */
export function wordBits(bytes: Uint8Array, word: Word, low: number, count: number): number {
  let value = 0;
  // Whole bytes at once, which most integers are.
  if (low % 8 === 0 && count % 8 === 0 && Number.isInteger(word.offset)) {
    for (let i = (low + count) / 8 - 1; i >= low / 8; i--)
      value = value * 0x100 + bytes[word.offset + byteOf(word.type, i)]!;
    return value;
  }
  for (let i = low + count - 1; i >= low; i--)
    value = value * 2 + bitsAt(bytes, bitPlace(word, i), 1);
  return value;
}

/** The `count` bits of a number from bit `at` on. */
export function bitsOf(value: number, at: number, count: number): number {
  return Math.floor(value / 2 ** at) % 2 ** count;
}

/** 1, 2, 4 and so on: masks are asked for all of their bits. */
const POWERS: readonly number[] = Array.from({ length: 53 }, (_, bit) => 2 ** bit);

/** Whether a bit of a mask is set. */
export function hasBit(mask: number, bit: number): boolean {
  return Math.floor(mask / POWERS[bit]!) % 2 === 1;
}

/** Reads unsigned bits as the type's integer. */
export function signedOf(type: IntType, bits: number): number {
  return type.signed && bits >= 2 ** (type.bits - 1) ? bits - 2 ** type.bits : bits;
}

/** The bits of an integer, as an unsigned number. */
export function unsignedOf(type: IntType, raw: number): number {
  return raw < 0 ? raw + 2 ** type.bits : raw;
}
