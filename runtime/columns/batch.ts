import { numberAt } from "../places/read.ts";
import type { GrowingColumn } from "./column.ts";
import { fill } from "./fill.ts";
import { ROW, ROW_BITS, type Rows } from "./rows.ts";
import { type MessageShapes, NONE } from "./shapes.ts";

/** So many messages of one shape are found before columns are filled: what is kept of them stays in the near caches. */
const OF_A_SHAPE = 512;
/** And so many bytes with them. */
const SPAN = 2 ** (31 - ROW_BITS);

/**
 * Messages that were found and are not yet in the columns. They are gathered by their shapes: then all that stands at
 * one place is read at once, and no jump hangs on what a message has. Such jumps are what costs most where messages
 * differ.
 */
export class Batch implements Rows {
  count = 0;
  found = new Int32Array(16 * OF_A_SHAPE);
  start = 0;
  base = 0;
  /** How many there are of each shape. */
  #counts = new Int32Array(16);

  constructor(
    readonly view: DataView,
    readonly of: MessageShapes,
  ) {
    // Some shapes may be known from earlier.
    this.#makeRoom();
  }

  /**
   * Takes messages from `start` on, each of which begins with one of these bytes, as long as their shapes are known.
   * Returns where it stopped: at the end, at another message, or because it is full.
   */
  take(start: number, end: number, begins: Uint8Array): number {
    const { view, of } = this;
    const { pairs, base } = of;
    this.#begin(start);
    const first = this.start;
    const last = Math.min(end, view.byteLength - base - 1, first + SPAN);
    let { sizes } = of;
    let [counts, found] = [this.#counts, this.found];
    let at = start;
    let { count } = this;
    while (at < last && begins[view.getUint8(at)] === 1) {
      let shape = pairs[view.getUint16(at + base, true)]!;
      if (shape <= 0) {
        shape = of.further(view, at, view.byteLength);
        if (shape === NONE) break;
        this.#makeRoom();
        ({ sizes } = of);
        [counts, found] = [this.#counts, this.found];
      }
      const next = at + sizes[shape]!;
      const own = counts[shape]!;
      if (next > end || own === OF_A_SHAPE || count > ROW) break;
      counts[shape] = own + 1;
      found[shape * OF_A_SHAPE + own] = ((at - first) << ROW_BITS) | count++;
      at = next;
    }
    this.count = count;
    return at;
  }

  /**
   * Takes the elements of a list from `start` on, as `take` does. Returns where it stopped; where an element ended the
   * list, the complement of the place behind it.
   */
  takeElements(start: number, end: number): number {
    const { view, of } = this;
    const { pairs, base } = of;
    this.#begin(start);
    const last = Math.min(end, view.byteLength - base - 1, this.start + SPAN);
    let at = start;
    while (at < last) {
      let shape = pairs[view.getUint16(at + base, true)]!;
      if (shape <= 0) shape = of.further(view, at, view.byteLength);
      if (shape === NONE) break;
      this.#makeRoom();
      const ends = of.shapes[shape]!.end;
      if (ends !== undefined && numberAt(view, at + ends.place.offset, ends.place) === ends.value)
        return ~(at + ends.size);
      const next = at + of.sizes[shape]!;
      const own = this.#counts[shape]!;
      if (next > end || own === OF_A_SHAPE || this.count > ROW) break;
      this.#counts[shape] = own + 1;
      this.found[shape * OF_A_SHAPE + own] = ((at - this.start) << ROW_BITS) | this.count++;
      at = next;
    }
    return at;
  }

  #begin(start: number): void {
    if (this.count === 0) this.start = start;
  }

  /** For all shapes that are known. */
  #makeRoom(): void {
    const shapes = this.of.sizes.length;
    if (this.#counts.length >= shapes) return;
    const [counts, found] = [new Int32Array(shapes), new Int32Array(shapes * OF_A_SHAPE)];
    counts.set(this.#counts);
    found.set(this.found);
    this.#counts = counts;
    this.found = found;
  }

  /** Fills columns from the row `base` on with what was found, and forgets it. */
  flush(columns: readonly GrowingColumn[], base: number): void {
    const { shapes } = this.of;
    const counts = this.#counts;
    this.base = base;
    const everywhere = this.#everywhere(columns);
    for (let shape = 1; shape < shapes.length; shape++) {
      const from = shape * OF_A_SHAPE;
      const to = from + counts[shape]!;
      if (from === to) continue;
      for (const reading of shapes[shape]!.readings) {
        const column = columns[reading.column]!;
        fill(this, from, to, reading, column);
        if (!everywhere[reading.column]) column.mark(this, from, to);
      }
    }
    counts.fill(0);
    this.count = 0;
  }

  /** Marks the columns that have a value in all rows, and tells which they are. */
  #everywhere(columns: readonly GrowingColumn[]): boolean[] {
    const { shapes } = this.of;
    const present = columns.map(() => 0);
    for (let shape = 1; shape < shapes.length; shape++) {
      const own = this.#counts[shape]!;
      if (own > 0) for (const { column } of shapes[shape]!.readings) present[column]! += own;
    }
    return columns.map((column, i) => {
      if (present[i]! < this.count) return false;
      column.markAll(this.base, this.base + this.count);
      return true;
    });
  }
}
