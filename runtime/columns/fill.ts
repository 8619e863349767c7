import { INTS, type Place } from "../places/place.ts";
import { numberAt } from "../places/read.ts";
import type { IntType } from "../table/table.ts";
import type { ColumnType } from "./sorts.ts";
import type { ColumnValues, GrowingColumn } from "./column.ts";
import type { Rows } from "./rows.ts";
import type { Reading } from "./shapes.ts";

/*
 * Fills a column with what stands at one place of many messages. Each loop meets one kind of array, so that V8 makes it
 * one for that kind; what is seldom goes through one for all.
 */

/** Fills the rows from one to another with what stands at a place. */
export function fill(
  of: Rows,
  from: number,
  to: number,
  { place, value }: Reading,
  column: GrowingColumn,
): void {
  const {
    values,
    sort: { type },
  } = column;
  if (place === undefined) return fillAlike(of, from, to, value, values);
  if (place.stride !== 0) return fillArrays(of, from, to, place, column);
  LOOPS[loopOf(place, type)]!(of, from, to, place, values as never);
}

/** The loop for what stands at a place, by its index. */
function loopOf({ int, type: own }: Place, type: ColumnType): number {
  if (type === "f32" && int === INTS.i16) return 3;
  if (type === "f32" && int === INTS.i8) return 4;
  if (scaleOf(own as IntType) !== PLAIN) return 5;
  if (type === "u8" && int === INTS.u8) return 0;
  if (type === "u16" && int === INTS.u8) return 1;
  return type === "u16" && int === INTS.u16 ? 2 : 5;
}

function fillAlike(
  { rows }: Rows,
  from: number,
  to: number,
  value: number,
  values: ColumnValues,
): void {
  // They are zero by now.
  if (value === 0) return;
  for (let i = from; i < to; i++) values[rows[i]!] = value;
}

type Fill<V extends ColumnValues> = (
  of: Rows,
  from: number,
  to: number,
  place: Place,
  values: V,
) => void;

const fillBytes: Fill<Uint8Array> = ({ view, places, rows }, from, to, { offset }, values) => {
  for (let i = from; i < to; i++) values[rows[i]!] = view.getUint8(places[i]! + offset);
};

const fillFromBytes: Fill<Uint16Array> = ({ view, places, rows }, from, to, { offset }, values) => {
  for (let i = from; i < to; i++) values[rows[i]!] = view.getUint8(places[i]! + offset);
};

const fillWords: Fill<Uint16Array> = ({ view, places, rows }, from, to, { offset }, values) => {
  for (let i = from; i < to; i++) values[rows[i]!] = view.getUint16(places[i]! + offset, true);
};

const fillScaledWords: Fill<Float32Array> = (
  { view, places, rows },
  from,
  to,
  { offset, type },
  values,
) => {
  const { num, den, plus } = scaleOf(type as IntType);
  // Floats of 32 bits hold the values, so nothing is lost by dividing first.
  const factor = num / den;
  for (let i = from; i < to; i++)
    values[rows[i]!] = view.getInt16(places[i]! + offset, true) * factor + plus;
};

const fillScaledBytes: Fill<Float32Array> = (
  { view, places, rows },
  from,
  to,
  { offset, type },
  values,
) => {
  const { num, den, plus } = scaleOf(type as IntType);
  const factor = num / den;
  for (let i = from; i < to; i++)
    values[rows[i]!] = view.getInt8(places[i]! + offset) * factor + plus;
};

const PLAIN = { num: 1, den: 1, plus: 0 };

function scaleOf({ scale = PLAIN }: IntType) {
  return scale;
}

function fillAny(
  { view, places, rows }: Rows,
  from: number,
  to: number,
  place: Place,
  values: ColumnValues,
): void {
  for (let i = from; i < to; i++)
    values[rows[i]!] = valueFrom(view, places[i]! + place.offset, place);
}

/** Called by their index, none is made a part of what calls it: one function with all of them is half as fast. */
const LOOPS: readonly Fill<any>[] = [
  fillBytes,
  fillFromBytes,
  fillWords,
  fillScaledWords,
  fillScaledBytes,
  fillAny,
];

function fillArrays(
  { view, places, rows }: Rows,
  from: number,
  to: number,
  place: Place,
  { values, sort: { size } }: GrowingColumn,
): void {
  for (let i = from; i < to; i++) {
    const row = rows[i]! * size;
    const at = places[i]! + place.offset;
    for (let k = 0; k < size; k++) values[row + k] = valueFrom(view, at + k * place.stride, place);
  }
}

function valueFrom(view: DataView, at: number, place: Place): number {
  const { type } = place;
  if (type!.kind === "float") return view.getFloat32(at, true);
  const { num, den, plus } = scaleOf(type as IntType);
  return (numberAt(view, at, place) * num) / den + plus;
}
