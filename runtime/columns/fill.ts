import type { Place } from "../places/place.ts";
import { numberAt } from "../places/read.ts";
import type { IntType } from "../table/table.ts";
import type { ColumnValues, GrowingColumn } from "./column.ts";
import { AROUND, type Kernel, SLACK } from "./kernel.ts";
import type { Plan, Readings } from "./plan.ts";

/** Rows that were found: where each of them begins, and of what shape it is. All stand in the same `SPAN` bytes. */
export interface Rows {
  readonly view: DataView;
  readonly places: Int32Array;
  readonly shapes: Uint16Array;
  readonly count: number;
}

/** Gives the kernel the rows. Returns what makes an address of a place. */
export function lend(
  { places, shapes, count }: Rows,
  { buffer, byteOffset, byteLength }: DataView,
  to: Kernel,
): number {
  const first = places[0]!;
  const length = Math.min(byteLength - first, places[count - 1]! - first + SLACK);
  to.bytes.set(new Uint8Array(buffer, byteOffset + first, length));
  to.places.set(places.subarray(0, count));
  to.shapes.set(shapes.subarray(0, count));
  to.shapes.fill(0, count, count + AROUND);
  return to.moreFor(first);
}

/** Fills the rows of a column from `base` on with what the kernel was given. */
export function fillBy(
  { table, loops, out, outAt }: Kernel,
  { loop, factor, stride, step, words }: Plan,
  count: number,
  more: number,
  { values, sort: { size } }: GrowingColumn,
  base: number,
): void {
  table.set(words);
  for (let k = 0; k < size; k++)
    loops[loop](count, more + k * stride, outAt + (k * step) / size, step, factor);
  const Values = values.constructor as new (buffer: ArrayBuffer, at: number, length: number) => any;
  values.set(new Values(out, outAt, count * size), base * size);
}

/** Fills them one by one, whatever stands there, with none of the kernel's help. */
export function fillSlowly(
  { view, places, shapes, count }: Rows,
  { byShape }: Readings,
  { values, sort: { size } }: GrowingColumn,
  base: number,
): void {
  for (let i = 0; i < count; i++) {
    const reading = byShape[shapes[i]!];
    if (reading === undefined) continue;
    const { place, value } = reading;
    if (place === undefined) values[(base + i) * size] = value;
    else fillRow(view, places[i]!, place, values, base + i, size);
  }
}

function fillRow(
  view: DataView,
  start: number,
  place: Place,
  values: ColumnValues,
  row: number,
  size: number,
): void {
  const at = start + place.offset;
  for (let k = 0; k < size; k++)
    values[row * size + k] = valueFrom(view, at + k * place.stride, place);
}

function valueFrom(view: DataView, at: number, place: Place): number {
  const { type } = place;
  if (type!.kind === "float") return view.getFloat32(at, true);
  const { num, den, plus } = (type as IntType).scale ?? { num: 1, den: 1, plus: 0 };
  return (numberAt(view, at, place) * num) / den + plus;
}
