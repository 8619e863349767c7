import type { IntType } from "../types/integers.ts";

/*
 * What integers of a type stand for, and which it holds. Nothing that generated code calls asks here: it has the numbers.
 */

/** How many bits the numbers of a type take, where that is always as many. */
export function fixedBits(type: Pick<IntType, "bits" | "varint" | "bitCode">): number | undefined {
  return type.varint === undefined && type.bitCode === undefined ? type.bits : undefined;
}

/** The smallest integer that the type holds. */
export function lowest(type: IntType): number {
  return type.signed ? -(2 ** (type.bits - 1)) : 0;
}

/** The largest integer that the type holds. */
export function highest(type: IntType): number {
  return 2 ** (type.signed ? type.bits - 1 : type.bits) - 1;
}

/** The value that an integer on the wire stands for. */
export function valueOf(type: IntType, raw: number): number {
  const scale = type.scale;
  return scale === undefined ? raw : (raw * scale.num) / scale.den + scale.plus;
}

/** The integer nearest to a value: only scaled types round. It may be outside the type. */
export function rawOf(type: IntType, value: number): number {
  const scale = type.scale;
  return scale === undefined ? value : Math.round(((value - scale.plus) * scale.den) / scale.num);
}

/** Whether the type can hold the value. */
export function fits(type: IntType, value: unknown): value is number {
  if (typeof value !== "number") return false;
  const raw = rawOf(type, value);
  return Number.isInteger(raw) && lowest(type) <= raw && raw <= highest(type);
}

/** Which end of a type a value is beyond: `ends at 255`. */
export function limitText(type: IntType, value: number): string {
  const low = valueOf(type, lowest(type));
  return value < low ? `begins at ${low}` : `ends at ${valueOf(type, highest(type))}`;
}

/** The ends of what 64 bits hold. */
export function bigRange(signed: boolean): readonly [bigint, bigint] {
  return signed ? [-(2n ** 63n), 2n ** 63n - 1n] : [0n, 2n ** 64n - 1n];
}
