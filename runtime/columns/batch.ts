import { numberAt } from "../places/read.ts";
import type { GrowingColumn } from "./column.ts";
import { fill } from "./fill.ts";
import { BUCKET, BUCKET_BITS, type Rows } from "./rows.ts";
import { type MessageShapes, NONE } from "./shapes.ts";
import { markShapes, TOGETHER } from "./validity.ts";

/** So many rows are found before it is marked what they have. */
export const MOST_FOUND = 4096;

/**
 * Messages that were found and are not yet in the columns. Each goes into the bucket of its shape, and a bucket that is
 * full into the columns: all that stands at one place is read at once, and no jump hangs on what a message has. Such
 * jumps are what costs most where messages differ.
 */
export class Batch implements Rows {
  /** Rows that were found and are not yet marked. */
  count = 0;
  places = new Int32Array(16 * BUCKET);
  rows = new Int32Array(16 * BUCKET);
  /** How many are in each bucket. */
  #counts = new Int32Array(16);
  /** Those of the rows that are to be marked. */
  readonly #shapes = new Uint16Array(MOST_FOUND);
  /** The columns that some shape lacks, together, and what each shape has of them. */
  #lacking: number[][] = [];
  #words: Int32Array[] = [];
  /** Of so many shapes. */
  #known = 0;

  constructor(
    readonly view: DataView,
    readonly of: MessageShapes,
    readonly columns: readonly GrowingColumn[],
  ) {}

  /**
   * Takes messages from `start` on, each of which begins with one of these bytes, as long as their shapes are known.
   * Returns where it stopped: at the end, at another message, or because so many were found.
   *
   * @param base the row of the first that is not marked; there is room for all that may follow
   */
  take(start: number, end: number, begins: Uint8Array, base: number): number {
    const { view, of } = this;
    const last = Math.min(end, view.byteLength - of.base - 1);
    let at = start;
    for (;;) {
      // Where the first two bytes begin the message, whoever learned its length has seen that it is one of ours.
      if (of.base === 0) at = this.#run(at, last, end, base);
      if (at >= last || this.count === MOST_FOUND || begins[view.getUint8(at)] !== 1) return at;
      const shape = of.shapeAt(view, at);
      if (shape === NONE) return at;
      const next = at + of.sizes[shape]!;
      if (next > end) return at;
      this.#add(shape, at, base);
      at = next;
    }
  }

  /**
   * Takes the elements of a list from `start` on, as `take` does. Returns where it stopped; where an element ended the
   * list, the complement of the place behind it.
   */
  takeElements(start: number, end: number, base: number): number {
    const { view, of } = this;
    const last = Math.min(end, view.byteLength - of.base - 1);
    let at = start;
    for (;;) {
      if (of.base === 0) at = this.#run(at, last, end, base);
      if (at >= last) return at;
      const shape = of.shapeAt(view, at);
      if (shape === NONE) return at;
      const ends = of.shapes[shape]!.end;
      if (ends !== undefined && numberAt(view, at + ends.place.offset, ends.place) === ends.value)
        return ~(at + ends.size);
      const next = at + of.sizes[shape]!;
      if (next > end || this.count === MOST_FOUND) return at;
      this.#add(shape, at, base);
      at = next;
    }
  }

  /** Takes those whose shapes two bytes tell. */
  #run(start: number, last: number, end: number, base: number): number {
    this.#reserve();
    const { view, places, rows } = this;
    const { steps } = this.of;
    const shapes = this.#shapes;
    const counts = this.#counts;
    let at = start;
    let { count } = this;
    while (at < last && count < MOST_FOUND) {
      const step = steps[view.getUint16(at)]!;
      const next = at + (step & 0xff);
      if (step === 0 || next > end) break;
      const shape = step >> 8;
      const inBucket = counts[shape]!;
      const slot = (shape << BUCKET_BITS) + inBucket;
      places[slot] = at;
      rows[slot] = base + count;
      counts[shape] = inBucket + 1;
      shapes[count++] = shape;
      at = next;
      if (inBucket === BUCKET - 1) this.#empty(shape);
    }
    this.count = count;
    return at;
  }

  #add(shape: number, at: number, base: number): void {
    this.#reserve();
    const inBucket = this.#counts[shape]!++;
    const slot = (shape << BUCKET_BITS) + inBucket;
    this.places[slot] = at;
    this.rows[slot] = base + this.count;
    this.#shapes[this.count++] = shape;
    if (inBucket === BUCKET - 1) this.#empty(shape);
  }

  /** Makes room for a bucket of each shape that is known. */
  #reserve(): void {
    const known = this.of.shapes.length;
    const counts = this.#counts;
    if (known <= counts.length) return;
    const { places, rows } = this;
    this.#counts = new Int32Array(2 * known);
    this.places = new Int32Array(2 * known * BUCKET);
    this.rows = new Int32Array(2 * known * BUCKET);
    this.#counts.set(counts);
    this.places.set(places);
    this.rows.set(rows);
  }

  /** Brings a bucket into the columns. */
  #empty(shape: number): void {
    const { columns } = this;
    const from = shape << BUCKET_BITS;
    const count = this.#counts[shape]!;
    this.#counts[shape] = 0;
    for (const reading of this.of.shapes[shape]!.readings) {
      const column = columns[reading.column]!;
      fill(this, from, from + count, reading, column);
      column.present += count;
    }
  }

  /** Brings all that is left into the columns. */
  emptyAll(): void {
    for (let shape = 1; shape < this.#counts.length; shape++)
      if (this.#counts[shape]! > 0) this.#empty(shape);
  }

  /** Marks what the rows from `base` on have that were found, and goes on behind them. */
  mark(base: number): void {
    const { count, columns } = this;
    if (this.#known !== this.of.shapes.length) this.#learn();
    const some = new Set(this.#lacking.flat());
    for (const [i, column] of columns.entries()) {
      if (some.has(i)) column.lackFrom(base);
      else if (column.validity !== undefined) column.markAll(base, base + count);
      column.endTexts(base, base + count);
    }
    for (const [i, together] of this.#lacking.entries()) {
      const bitmaps = together.map((column) => columns[column]!.validity!);
      markShapes(this.#words[i]!, this.#shapes, count, base, bitmaps);
    }
    this.count = 0;
  }

  /** Which columns some of the shapes lack. */
  #learn(): void {
    const { shapes } = this.of;
    const there = shapes.map((shape) => new Set(shape?.readings.map(({ column }) => column)));
    const lacking = [...this.columns.keys()].filter((column) =>
      there.slice(1).some((own) => !own.has(column)),
    );
    this.#lacking = [];
    this.#words = [];
    for (let i = 0; i < lacking.length; i += TOGETHER) {
      const together = lacking.slice(i, i + TOGETHER);
      this.#lacking.push(together);
      this.#words.push(
        Int32Array.from(there, (own) =>
          together.reduce((word, column, k) => word | (own.has(column) ? 1 << (8 * k) : 0), 0),
        ),
      );
    }
    this.#known = shapes.length;
  }
}
