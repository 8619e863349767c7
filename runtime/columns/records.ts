import { INTS } from "../places/place.ts";
import { bytesOf, SIZES } from "../places/read.ts";
import { RECORD, SLACK, REACH } from "./kernel/memory.ts";
import type { Reading } from "../shapes/shapes.ts";

/*
 * Records have the same for messages of all shapes: of each column as many bytes, in the same place. One instruction
 * brings up to 16 bytes of a message where a record has them, and zeros where the message has none. So what is dear, to
 * find each member of each message, is done for all columns of a record at once.
 */

/** What of a row is in a column, by the row's shape. */
export type ByShape = readonly (Reading | undefined)[];

/** What a record has of a column: that many numbers of that many bytes. */
export interface Lane {
  readonly column: number;
  readonly size: number;
  readonly width: number;
}

/** The records that some columns are filled from. */
export interface Records<L extends Lane = Lane> {
  readonly lanes: readonly (L & { readonly at: number })[];
  /** For each shape what the kernel makes a record by. */
  readonly table: Uint8Array;
}

/** Puts columns into as few records as it can. Those that fit in none are left out. */
export function recordsOf<L extends Lane>(
  lanes: readonly L[],
  columns: readonly ByShape[],
): Records<L>[] {
  const records: Growing<L>[] = [];
  for (const lane of lanes) {
    const fitting = records.some((record) => record.take(lane, columns[lane.column]!));
    if (fitting) continue;
    const record = new Growing<L>(columns[lane.column]!.length);
    if (record.take(lane, columns[lane.column]!)) records.push(record);
  }
  return records.map((record) => record.finish(columns));
}

/** Of a message of some shape, the bytes that a record is made of. */
interface Reach {
  from: number;
  to: number;
}

class Growing<L extends Lane> {
  readonly #lanes: (L & { readonly at: number })[] = [];
  #size = 0;
  #reaches: readonly Reach[];

  constructor(shapes: number) {
    this.#reaches = Array.from({ length: shapes }, () => ({ from: Infinity, to: 0 }));
  }

  /** Whether there was room for it. */
  take(lane: L, byShape: ByShape): boolean {
    const at = Math.ceil(this.#size / lane.width) * lane.width;
    const size = at + lane.size * lane.width;
    if (size > RECORD) return false;
    const reaches = this.#reaches.map(({ from, to }, shape) => {
      const place = byShape[shape]?.place;
      if (place === undefined) return { from, to };
      const end = place.offset + (lane.size - 1) * place.stride + lane.width;
      return { from: Math.min(from, place.offset), to: Math.max(to, end) };
    });
    if (reaches.some(({ from, to }) => to - from > RECORD || to > SLACK - RECORD)) return false;
    this.#reaches = reaches;
    this.#lanes.push({ ...lane, at });
    this.#size = size;
    return true;
  }

  finish(columns: readonly ByShape[]): Records<L> {
    const table = new Uint8Array(REACH * this.#reaches.length);
    for (const [shape, { from, to }] of this.#reaches.entries()) {
      const reach = table.subarray(REACH * shape, REACH * (shape + 1));
      const first = to === 0 ? 0 : from;
      // No byte of a message has this number.
      reach.fill(0xff, 0, RECORD);
      store(reach, 2 * RECORD, 4, first);
      for (const lane of this.#lanes) tell(reach, lane, first, columns[lane.column]![shape]);
    }
    return { lanes: this.#lanes, table };
  }
}

/** Tells where the bytes of a lane are, from the first that a record is made of, or what they are in all messages. */
function tell(
  reach: Uint8Array,
  { at, size, width }: Lane & { readonly at: number },
  first: number,
  reading: Reading | undefined,
): void {
  if (reading === undefined) return;
  const { place, value } = reading;
  if (place === undefined) return store(reach, RECORD + at, width, value);
  const own = widthOf(reading);
  for (let k = 0; k < size; k++)
    for (let i = 0; i < own; i++)
      reach[at + k * width + i] = place.offset - first + k * place.stride + i;
}

/** How many bytes a number has, or takes. */
export function widthOf({ place, value }: Reading): number {
  if (place === undefined) return value < 0x100 ? 1 : value < 0x10000 ? 2 : 4;
  if (place.int === INTS.bits) return bytesOf(place);
  return place.type?.kind === "float" ? 4 : SIZES[place.int]!;
}

function store(bytes: Uint8Array, at: number, width: number, value: number): void {
  for (let i = 0; i < width; i++) bytes[at + i] = value >>> (8 * i);
}
