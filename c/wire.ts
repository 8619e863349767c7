import type { IntType } from "../runtime/table/types/integers.ts";
import { double, integer } from "./code.ts";

/* Integers of whole bytes, and what they stand for. */

const CODINGS = {
  leb128: "DS_LEB128",
  vlq: "DS_VLQ",
  sleb128: "DS_SLEB128",
  two: "DS_TWO",
} as const;

/** How a number is read and written in as many bytes as it takes, as arguments: the last says that it has a sign. */
export function codingCode(type: Pick<IntType, "varint" | "bits" | "signed" | "step">): string {
  // Of two bytes or three it says that the short one is a step.
  const last = type.varint === "two" ? type.step === true : type.signed;
  return `${CODINGS[type.varint!]}, ${type.bits}, ${last}`;
}

/** The type of C that holds the integers on the wire. */
export function rawType({ bits, signed }: Pick<IntType, "bits" | "signed">): string {
  const size = [8, 16, 32, 64].find((own) => bits <= own)!;
  return `${signed ? "" : "u"}int${size}_t`;
}

/** The integer on the wire at `at`. */
export function readCode(type: IntType): string {
  const { bits, signed } = type;
  if (bits === 8) return signed ? "(int8_t)at[0]" : "at[0]";
  const order = type.bigEndian ? "be" : type.middleEndian ? "me" : "";
  const plain = `ds_u${bits}${order}(at)`;
  if (!signed) return plain;
  return bits === 16 || bits === 32
    ? `(int${bits}_t)${plain}`
    : `(${rawType(type)})ds_signed(${plain}, ${bits})`;
}

/** Writes an integer at `at`. */
export function writeCode(
  type: Pick<IntType, "bits" | "bigEndian" | "middleEndian">,
  raw: string,
): string {
  if (type.middleEndian) return `ds_put_me(at, (uint64_t)${raw});`;
  return `ds_put${type.bigEndian ? "_be" : ""}(at, (uint64_t)${raw}, ${type.bits / 8});`;
}

/** What an integer on the wire stands for. */
export function valueCode(type: Pick<IntType, "scale" | "bits">, raw: string): string {
  const { scale } = type;
  if (scale === undefined) return raw;
  const { num, den, plus } = scale;
  if (num % den === 0 && Number.isInteger(plus)) {
    const product = num === den ? `(int64_t)${raw}` : `(int64_t)${raw} * ${integer(num / den)}`;
    return plus === 0 ? product : `${product} + ${integer(plus)}`;
  }
  const { bits } = type;
  if (isPowerOfTwo(den) && bits + Math.log2(num) < 52 && plus === 0)
    // What is exact in steps is so at once.
    return `(double)${raw} * ${double(num / den)}`;
  // Casts take off what registers have beyond a double, as on a 387.
  const product = num === 1 ? `(double)${raw}` : `(double)((double)${raw} * ${double(num)})`;
  const value = den === 1 ? product : `(double)(${product} / ${double(den)})`;
  return plus === 0 ? value : `${value} + ${double(plus)}`;
}

function isPowerOfTwo(value: number): boolean {
  return Number.isInteger(Math.log2(value));
}
