import { EncodeError } from "../../errors/errors.ts";
import { outOfRange, setF32 } from "../writer.ts";

/* Numbers that are written by more than one call of a view, or as bigints: integers of 24 to 64 bits, and floats of 64. */

/** The value, when it is a whole number that that many bits hold with its sign. Throws EncodeError. */
export function asSigned(value: number, bits: number): number {
  const half = 2 ** (bits - 1);
  if (!Number.isInteger(value) || value < -half || value >= half)
    throw outOfRange(value, -half, half - 1);
  return value;
}

/** Sets a whole number of `count` bytes at the byte `at`, that of its lowest bits first where it is `little`. */
export function setLong(
  view: DataView,
  at: number,
  value: number,
  count: number,
  little: boolean,
): void {
  let rest = value;
  for (let i = 0; i < count; i++) {
    // Setting takes the low bits by itself.
    view.setUint8(little ? at + i : at + count - 1 - i, rest);
    rest = Math.floor(rest / 0x100);
  }
}

/** As `setF32`, with the highest byte first. */
export function setF32be(view: DataView, at: number, value: number, bits?: number): void {
  setF32(view, at, value, bits);
  view.setUint32(at, view.getUint32(at, true), false);
}

/**
 * Sets a 64-bit float at the byte `at`. A NaN is set with `bits`, those it came with, when they are a NaN's.
 * Throws EncodeError for what is no number.
 */
export function setF64(
  view: DataView,
  at: number,
  value: number,
  bits?: bigint,
  little = true,
): void {
  if (typeof value !== "number") throw outOfRange(value, -Number.MAX_VALUE, Number.MAX_VALUE);
  if (Number.isNaN(value)) {
    view.setBigUint64(at, isNaNBits64(bits) ? bits : 0x7ff8000000000000n, little);
    return;
  }
  view.setFloat64(at, value, little);
}

function isNaNBits64(bits: bigint | undefined): bits is bigint {
  return (
    typeof bits === "bigint" &&
    bits === BigInt.asUintN(64, bits) &&
    (bits & 0x7ff0000000000000n) === 0x7ff0000000000000n &&
    (bits & 0x000fffffffffffffn) !== 0n
  );
}

/** The value, when it is a bigint that 64 bits hold, one of them its sign where it has one. Throws EncodeError. */
export function asBig(value: bigint, signed: boolean): bigint {
  if (typeof value !== "bigint")
    throw new EncodeError(
      value === undefined ? "is missing" : `${String(value)} is not a bigint: write it as \`5n\``,
    );
  const held = signed ? BigInt.asIntN(64, value) : BigInt.asUintN(64, value);
  if (value === held) return value;
  const [low, high] = signed ? [-(2n ** 63n), 2n ** 63n - 1n] : [0n, 2n ** 64n - 1n];
  throw new EncodeError(`${value} is not a whole number from ${low} to ${high}`);
}
