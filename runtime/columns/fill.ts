import type { WirePosition } from "../places/place.ts";
import { valueAtPlace } from "../places/read.ts";
import type { ColumnValues, GrowingColumn } from "./column.ts";
import type { Kernel } from "./kernel/kernel.ts";
import { AROUND, OUT, SLACK, WORD } from "./kernel/memory.ts";
import type { Plan } from "./plan.ts";
import type { ByShape, Records } from "./records.ts";

/** Rows that were found: where each of them begins, and of what shape it is. All are in the same `SPAN` bytes. */
export interface Rows {
  readonly view: DataView;
  readonly places: Int32Array;
  readonly shapes: Uint16Array;
  readonly count: number;
}

/** Gives the kernel the rows. */
export function lend(
  { places, shapes, count }: Rows,
  { buffer, byteOffset, byteLength }: DataView,
  to: Kernel,
): void {
  const first = places[0]!;
  const length = Math.min(byteLength - first, places[count - 1]! - first + SLACK);
  to.bytes.set(new Uint8Array(buffer, byteOffset + first, length));
  to.places.set(places.subarray(0, count));
  // Four are looked at together.
  to.places.fill(first, count, count + 3);
  to.shapes.set(shapes.subarray(0, count));
  to.shapes.fill(0, count, count + AROUND);
}

/** Fills the rows from `base` on of all columns that are in the records of the rows that the kernel was given. */
export function fillBy(
  by: Kernel,
  { table, lanes }: Records<Plan>,
  { places, count }: Rows,
  columns: readonly GrowingColumn[],
  base: number,
): void {
  by.gather(count, places[0]!, table);
  for (const { column, at, loop, width, shift, bits, size, factor } of lanes) {
    const { values } = columns[column]!;
    const stored = new (values.constructor as NumbersOf)(by.out, OUT, count);
    for (let k = 0; k < size; k++) {
      const word = (at + k * width) >> 2;
      const right = 32 - bits;
      const left = right - shift - 8 * ((at + k * width) & 3);
      by.loops[loop](count, word * WORD, left, right, factor);
      if (size === 1) values.set(stored as never, base);
      else for (let i = 0; i < count; i++) values[(base + i) * size + k] = stored[i]!;
    }
  }
}

type NumbersOf = new (buffer: ArrayBuffer, at: number, length: number) => ColumnValues;

/** Fills them one by one, whatever is there, with none of the kernel's help. */
export function fillSlowly(
  { view, places, shapes, count }: Rows,
  byShape: ByShape,
  column: GrowingColumn,
  base: number,
): void {
  const { values, elementType } = column;
  const { size } = elementType;
  for (let i = 0; i < count; i++) {
    const reading = byShape[shapes[i]!];
    if (reading === undefined) {
      column.clear(base + i);
      continue;
    }
    const { place, value } = reading;
    if (place === undefined) values[(base + i) * size] = value;
    else fillRow(view, places[i]!, place, values, base + i, size);
  }
}

function fillRow(
  view: DataView,
  start: number,
  place: WirePosition,
  values: ColumnValues,
  row: number,
  size: number,
): void {
  const at = start + place.offset;
  for (let k = 0; k < size; k++)
    values[row * size + k] = valueAtPlace(view, at + k * place.stride, place);
}
