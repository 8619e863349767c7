import { INTS } from "../places/place.ts";
import { valueAtPlace } from "../places/read.ts";
import type { Reading } from "../shapes/shapes.ts";
import type { memory, shown } from "./window.ts";

/*
 * What reads a member of the message that is shown. V8 puts these functions into whoever asks as long as all of them
 * together are small: so there is one for each kind of number, and what it needs it has at hand.
 */

export type Getter = () => unknown;

/** By shapes, where a member stands, counted from 1; 0 where there is none. */
export type Offsets = Uint16Array;

type Memory = typeof memory;
type Shown = typeof shown;

/** Of a number that stands in the same way in all shapes. What is read is multiplied, if it is signed. */
export type NumberGetter = (
  offsets: Offsets,
  factor: number,
  memory: Memory,
  of: Shown,
) => () => number | undefined;

/** By `INTS`. */
export const INT_GETTERS: Readonly<Record<number, NumberGetter>> = {
  [INTS.u8]:
    (offsets, _, { bytes }, of) =>
    () => {
      const offset = offsets[of.shape]!;
      return offset === 0 ? undefined : bytes[of.at + offset];
    },
  [INTS.i8]:
    (offsets, factor, { signed }, of) =>
    () => {
      const offset = offsets[of.shape]!;
      return offset === 0 ? undefined : signed[of.at + offset]! * factor;
    },
  [INTS.u16]:
    (offsets, _, { view }, of) =>
    () => {
      const offset = offsets[of.shape]!;
      return offset === 0 ? undefined : view.getUint16(of.at + offset, true);
    },
  [INTS.i16]:
    (offsets, factor, { view }, of) =>
    () => {
      const offset = offsets[of.shape]!;
      return offset === 0 ? undefined : view.getInt16(of.at + offset, true) * factor;
    },
  [INTS.u32]:
    (offsets, _, { view }, of) =>
    () => {
      const offset = offsets[of.shape]!;
      return offset === 0 ? undefined : view.getUint32(of.at + offset, true);
    },
  [INTS.i32]:
    (offsets, factor, { view }, of) =>
    () => {
      const offset = offsets[of.shape]!;
      return offset === 0 ? undefined : view.getInt32(of.at + offset, true) * factor;
    },
};

export const floatGetter: NumberGetter =
  (offsets, _, { view }, of) =>
  () => {
    const offset = offsets[of.shape]!;
    return offset === 0 ? undefined : view.getFloat32(of.at + offset, true);
  };

/** Of a number of one byte or of two: the masks tell by shapes which of the two bytes that are read are its own. */
export function narrowGetter(
  offsets: Offsets,
  masks: Uint16Array,
  { view }: Memory,
  of: Shown,
): () => number | undefined {
  return () => {
    const offset = offsets[of.shape]!;
    return offset === 0 ? undefined : view.getUint16(of.at + offset, true) & masks[of.shape]!;
  };
}

/** Of whatever stands differently, of arrays of `size` numbers, and of flags. */
export function otherGetter(
  readings: readonly (Reading | undefined)[],
  size: number | undefined,
  isFlag: boolean,
  { view }: Memory,
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
