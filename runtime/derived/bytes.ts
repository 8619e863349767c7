import { bytesToText } from "../bytes/text/text.ts";
import { decodeUtf8 } from "../bytes/text/utf8.ts";
import { unpackAllZlib } from "../compression/zlib.ts";
import { DecodeError } from "../errors/errors.ts";
import { DerivedError, isTrue, listIn, wholeIn } from "./values.ts";

/** Each byte with one of the key's, which begins again where it ends. */
function mixed(bytes: Uint8Array, by?: unknown): Uint8Array {
  const key = typeof by === "bigint" ? [by] : (listIn(by) ?? []);
  if (key.length === 0) throw new DerivedError("an empty key changes nothing");
  const mask = Uint8Array.from(key, (each) => Number(BigInt.asUintN(8, wholeIn(each))));
  return bytes.map((byte, i) => byte ^ mask[i % mask.length]!);
}

/** The bits of each byte moved up by some, those that fall out below. */
function rotated(bytes: Uint8Array, by?: unknown): Uint8Array {
  const up = Number(BigInt.asUintN(3, wholeIn(by)));
  return bytes.map((byte) => (byte << up) | (byte >> (8 - up)));
}

/** Bytes, or a list of numbers as such. Throws DerivedError. */
export function bytesIn(list: Uint8Array | readonly unknown[]): Uint8Array {
  if (list instanceof Uint8Array) return list;
  const numbers = list.map((each) => Number(wholeIn(each)));
  if (numbers.every((each) => 0 <= each && each <= 0xff)) return Uint8Array.from(numbers);
  throw new DerivedError("a list of other numbers than bytes is no bytes");
}

/** Those before the first of a value, and that one where it is said; all of them where there is none. */
function until(bytes: Uint8Array, end?: unknown, isIncluded: unknown = false): Uint8Array {
  const at = bytes.indexOf(Number(wholeIn(end)));
  return at < 0 ? bytes : bytes.subarray(0, at + (isTrue(isIncluded) ? 1 : 0));
}

/** Those before the last row of a value. */
function trimmed(bytes: Uint8Array, padding?: unknown): Uint8Array {
  const pad = Number(wholeIn(padding));
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === pad) end--;
  return bytes.subarray(0, end);
}

/** UTF-8 without loss, a character for each byte, or an encoding of the Encoding Standard. */
function textOf(bytes: Uint8Array, encoding: unknown = "utf-8"): string {
  const name = String(encoding).toLowerCase();
  if (/^(us-?)?ascii$|^utf-?8$/.test(name)) return decodeUtf8(bytes);
  if (/^iso-?8859-?1$/.test(name)) return bytesToText(bytes);
  try {
    return new TextDecoder(name, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new DerivedError(`the bytes are no text in "${name}"`, { cause });
  }
}

/** A number of some bits, from a bit on; the highest of a byte are first. */
function bitsOf(bytes: Uint8Array, from?: unknown, count?: unknown): bigint {
  const [first, last] = [Number(wholeIn(from)), Number(wholeIn(from) + wholeIn(count))];
  if (first < 0 || last < first || last - first > MOST_BITS || last > 8 * bytes.length)
    throw new DerivedError(`${first} to ${last} are no bits of ${8 * bytes.length}`);
  let number = 0n;
  for (let bit = first; bit < last; bit++)
    number = (number << 1n) | BigInt((bytes[bit >> 3]! >> (7 - (bit & 7))) & 1);
  return number;
}

const MOST_BITS = 64;

/** No more bytes are made of what zlib packed. */
const MOST_UNPACKED = 2 ** 26;

function unpacked(bytes: Uint8Array): Uint8Array {
  try {
    return unpackAllZlib(bytes, MOST_UNPACKED);
  } catch (cause) {
    if (!(cause instanceof DecodeError)) throw cause;
    throw new DerivedError(`at byte ${cause.offset}: ${cause.reason}`, { cause });
  }
}

/** What bytes have beside what lists have. */
export const OF_BYTES: Readonly<
  Record<string, (bytes: Uint8Array, ...given: readonly unknown[]) => unknown>
> = {
  to_s: textOf,
  xor: mixed,
  rotate: rotated,
  until,
  trim: trimmed,
  bits: bitsOf,
  zlib: unpacked,
};
