import type { IntType } from "../table/types/integers.ts";
import { type DecisionPart, INTS, type WirePosition } from "./place.ts";

/**
 * The value of a mask, or of what chooses, of a message that begins at a place; undefined where a part that is there ends
 * after that many bytes of it.
 */
export function decisionAt(
  view: DataView,
  start: number,
  parts: readonly DecisionPart[],
  bytes: number,
): number | undefined {
  let mask = 0;
  let after = 0;
  for (let i = 0; i < parts.length; i++) {
    const { place, isNext, at, when, unless } = parts[i]!;
    if ((when !== 0 && (mask & when) === 0) || (mask & unless) !== 0) {
      // The part after it is where it would be.
      if (!isNext) after = place.offset;
      continue;
    }
    const offset = isNext ? after : place.offset;
    after = offset + bytesOf(place);
    if (after > bytes) return undefined;
    mask |= numberAt(view, start + offset, place) << at;
  }
  return mask;
}

/** From a message's first byte to the one after all parts, where all of them are there. */
export function reachOf(parts: readonly DecisionPart[]): number {
  let after = 0;
  let most = 0;
  for (const { place, isNext } of parts) {
    after = (isNext ? after : place.offset) + bytesOf(place);
    most = Math.max(most, after);
  }
  return most;
}

/** In how many bytes an integer is, from the first of them that the place names. */
export function bytesOf({ int, shift, width }: WirePosition): number {
  return int === INTS.bits ? (shift + width + 7) >> 3 : SIZES[int]!;
}

/** How many bytes an integer has, by `INTS`. */
export const SIZES = [1, 1, 2, 2, 4, 4, 0];

/** The number that is at a place. */
export function numberAt(view: DataView, at: number, place: WirePosition): number {
  switch (place.int) {
    case INTS.u8:
      return view.getUint8(at);
    case INTS.i16:
      return view.getInt16(at, true);
    case INTS.i8:
      return view.getInt8(at);
    case INTS.u16:
      return view.getUint16(at, true);
    case INTS.u32:
      return view.getUint32(at, true);
    case INTS.i32:
      return view.getInt32(at, true);
    default:
      return bitsAt(view, at, place);
  }
}

/** What is at a place, as decoding gives it. */
export function valueAtPlace(view: DataView, at: number, place: WirePosition): number {
  const { type } = place;
  if (type!.kind === "float") return view.getFloat32(at, true);
  const { num, den, plus } = (type as IntType).scale ?? { num: 1, den: 1, plus: 0 };
  return (numberAt(view, at, place) * num) / den + plus;
}

/** What a number of steps is multiplied by, where that is exact; undefined where more is to be done. */
export function factorOf({ type }: WirePosition): number | undefined {
  const { num, den, plus } = (type as IntType | undefined)?.scale ?? { num: 1, den: 1, plus: 0 };
  return plus === 0 && Number.isInteger(Math.log2(den)) ? num / den : undefined;
}

/** Bits of up to four bytes, of which the first has the lowest. */
function bitsAt(view: DataView, at: number, { shift, width, isSigned }: WirePosition): number {
  let word = 0;
  for (let i = (shift + width - 1) >> 3; i >= 0; i--) word = (word << 8) | view.getUint8(at + i);
  const top = 32 - width;
  const bits = word << (top - shift);
  return isSigned ? bits >> top : bits >>> top;
}
