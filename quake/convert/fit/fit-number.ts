import { signedOf } from "../../../runtime/interpret/wire/int.ts";
import { highest, lowest, rawOf, valueOf } from "../../../runtime/table/facts/ints.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { NumberType } from "../../../runtime/table/types/number.ts";

/** A number as a type holds it. */
export interface FittedNumber {
  readonly value: number;
  readonly outcome: "same" | "rounded" | "clamped";
  /** How far it is from what it was. */
  readonly error: number;
}

const TURN = 360;

/** The number nearest to a value that a type holds. Of an angle a whole turn makes no difference. */
export function fitNumber(type: NumberType, value: number): FittedNumber {
  if (type.kind === "big") return { value, outcome: "same", error: 0 };
  if (type.kind === "float") return settled(value, type.bits === 64 ? value : Math.fround(value));
  // From what is no number nothing is far.
  if (!Number.isFinite(value))
    return { value: nearest(type, isAngle(type) ? 0 : value || 0), outcome: "clamped", error: 0 };
  return isAngle(type) ? fitAngle(type, value) : settled(value, nearest(type, value), type);
}

/** Whether all that an integer can say is once around. */
function isAngle({ bits, scale }: IntType): boolean {
  return scale !== undefined && scale.plus === 0 && 2 ** bits * scale.num === TURN * scale.den;
}

function fitAngle(type: IntType, value: number): FittedNumber {
  const steps = 2 ** type.bits;
  const raw = ((rawOf(type, value % TURN) % steps) + steps) % steps;
  const fitted = valueOf(type, signedOf(type, raw));
  const apart = Math.abs(fitted - value) % TURN;
  const error = Math.min(apart, TURN - apart);
  return { value: fitted, outcome: error === 0 ? "same" : "rounded", error };
}

function nearest(type: IntType, value: number): number {
  const raw = Math.min(Math.max(rawOf(type, value), lowest(type)), highest(type));
  return valueOf(type, Math.round(raw));
}

/** @param type that of the new value, where it has ends */
function settled(value: number, fitted: number, type?: IntType): FittedNumber {
  const error = Math.abs(fitted - value);
  if (Object.is(fitted, value) || error === 0) return { value: fitted, outcome: "same", error: 0 };
  const isOutside = type !== undefined && isBeyond(type, value);
  return { value: fitted, outcome: isOutside ? "clamped" : "rounded", error };
}

function isBeyond(type: IntType, value: number): boolean {
  const raw = Math.round(rawOf(type, value));
  return raw < lowest(type) || highest(type) < raw;
}
