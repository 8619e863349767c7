import { INTS } from "../places/place.ts";
import { valueAtPlace } from "../places/read.ts";
import type { Reading } from "../shapes/shapes.ts";
import type { memory, shown } from "./window.ts";

/*
 * What reads a member of the message that is shown. V8 puts these functions into whoever asks as long as all of them
 * together are small: so there is one for each kind of number, and what it needs it has at hand, in plain parameters,
 * which are not asked whether they have a value yet.
 */

export type Getter = () => unknown;

/** By shapes, where a member is, counted from 1; 0 where there is none. */
export type Offsets = Uint8Array;

type Memory = typeof memory;
type Shown = typeof shown;
type NumberOrNone = () => number | undefined;

/** Of a number that is in the same way in all shapes. What is read is multiplied, if it is signed. */
export type NumberGetter = (
  offsets: Offsets,
  factor: number,
  memory: Memory,
  of: Shown,
) => NumberOrNone;

/** By `INTS`. */
export const INT_GETTERS: Readonly<Record<number, NumberGetter>> = {
  [INTS.u8]: (offsets, _, { bytes }, of) => u8(offsets, bytes, of),
  [INTS.i8]: (offsets, factor, { signed }, of) => i8(offsets, factor, signed, of),
  [INTS.u16]: (offsets, _, { view }, of) => u16(offsets, view, of),
  [INTS.i16]: (offsets, factor, { view }, of) => i16(offsets, factor, view, of),
  [INTS.u32]: (offsets, _, { view }, of) => u32(offsets, view, of),
  [INTS.i32]: (offsets, factor, { view }, of) => i32(offsets, factor, view, of),
};

function u8(offsets: Offsets, bytes: Uint8Array, of: Shown): NumberOrNone {
  return () => {
    const offset = offsets[of.shape]!;
    return offset === 0 ? undefined : bytes[of.at + offset];
  };
}

function i8(offsets: Offsets, factor: number, bytes: Int8Array, of: Shown): NumberOrNone {
  return () => {
    const offset = offsets[of.shape]!;
    return offset === 0 ? undefined : bytes[of.at + offset]! * factor;
  };
}

function u16(offsets: Offsets, view: DataView, of: Shown): NumberOrNone {
  return () => {
    const offset = offsets[of.shape]!;
    return offset === 0 ? undefined : view.getUint16(of.at + offset, true);
  };
}

function i16(offsets: Offsets, factor: number, view: DataView, of: Shown): NumberOrNone {
  return () => {
    const offset = offsets[of.shape]!;
    return offset === 0 ? undefined : view.getInt16(of.at + offset, true) * factor;
  };
}

function u32(offsets: Offsets, view: DataView, of: Shown): NumberOrNone {
  return () => {
    const offset = offsets[of.shape]!;
    return offset === 0 ? undefined : view.getUint32(of.at + offset, true);
  };
}

function i32(offsets: Offsets, factor: number, view: DataView, of: Shown): NumberOrNone {
  return () => {
    const offset = offsets[of.shape]!;
    return offset === 0 ? undefined : view.getInt32(of.at + offset, true) * factor;
  };
}

export const floatGetter: NumberGetter = (offsets, _, { view }, of) => f32(offsets, view, of);

function f32(offsets: Offsets, view: DataView, of: Shown): NumberOrNone {
  return () => {
    const offset = offsets[of.shape]!;
    return offset === 0 ? undefined : view.getFloat32(of.at + offset, true);
  };
}

/** Of a number of one byte or of two: the masks tell by shapes which of the two bytes that are read are its own. */
export function narrowGetter(
  offsets: Offsets,
  masks: Uint16Array,
  view: DataView,
  of: Shown,
): NumberOrNone {
  return () => {
    const offset = offsets[of.shape]!;
    return offset === 0 ? undefined : view.getUint16(of.at + offset, true) & masks[of.shape]!;
  };
}

/** Of whatever is differently, of arrays of `size` numbers, and of flags. */
export function otherGetter(
  readings: readonly (Reading | undefined)[],
  size: number | undefined,
  isFlag: boolean,
  view: DataView,
  of: Shown,
): Getter {
  return () => {
    const reading = readings[of.shape];
    if (reading === undefined) return undefined;
    const { place, value } = reading;
    if (place === undefined) return isFlag ? value === 1 : value;
    const at = of.at + 1 + place.offset;
    if (size === undefined) return valueAtPlace(view, at, place);
    return Array.from({ length: size }, (_, k) => valueAtPlace(view, at + k * place.stride, place));
  };
}
