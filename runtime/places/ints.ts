import { isVaried } from "../table/facts/companions.ts";
import type { IntType } from "../table/types/integers.ts";
import type { NumberType } from "../table/types/number.ts";
import { INTS, Unplaced } from "./place.ts";

/** How an integer of whole bytes is read. Throws Unplaced. */
export function intOf({ bits, signed, bigEndian, varint, bitCode }: IntType): number {
  if (varint !== undefined || bitCode !== undefined) throw new Unplaced();
  if (bigEndian && bits > 8) throw new Unplaced();
  if (bits === 8) return signed ? INTS.i8 : INTS.u8;
  if (bits === 16) return signed ? INTS.i16 : INTS.u16;
  if (bits === 32) return signed ? INTS.i32 : INTS.u32;
  throw new Unplaced();
}

/** How many bytes a number has. Throws Unplaced for one that the table prints. */
export function sizeOf(type: NumberType): number {
  if (isVaried(type)) throw new Unplaced();
  if (type.kind === "int") return type.bits / 8;
  if (type.kind === "big" || type.bits === 64 || type.bigEndian) throw new Unplaced();
  return 4;
}

/** How a word is read whose parts are members. Throws Unplaced. */
export function wordOf(wire: IntType): number {
  return intOf({ ...wire, signed: false });
}

/** What a value of a type is on the wire. */
export function rawOf({ scale }: IntType, value: number): number {
  if (scale === undefined) return value;
  return Math.round(((value - scale.plus) * scale.den) / scale.num);
}

/** The integers that a type holds. Throws Unplaced for one with a scale. */
export function rangeOf({ bits, signed, scale }: IntType): { low: number; high: number } {
  if (scale !== undefined) throw new Unplaced();
  return signed
    ? { low: -(2 ** (bits - 1)), high: 2 ** (bits - 1) - 1 }
    : { low: 0, high: 2 ** bits - 1 };
}
