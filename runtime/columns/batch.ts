import { numberAt } from "../places/read.ts";
import type { GrowingColumn } from "./column.ts";
import { fill } from "./fill.ts";
import { ROW, ROW_BITS, type Rows } from "./rows.ts";
import { type MessageShapes, NONE } from "./shapes.ts";
import { markShapes, TOGETHER } from "./validity.ts";

/** So many messages are found before columns are filled: what is kept of them stays in the near caches. */
const MOST = ROW + 1;
/** And so many bytes with them. */
const SPAN = 2 ** (31 - ROW_BITS);

/**
 * Messages that were found and are not yet in the columns. They are gathered by their shapes: then all that stands at
 * one place is read at once, and no jump hangs on what a message has. Such jumps are what costs most where messages
 * differ.
 */
export class Batch implements Rows {
  count = 0;
  readonly found = new Int32Array(MOST);
  start = 0;
  base = 0;
  /** In the order of the bytes: how far from the first each begins, and its shape. */
  readonly #places = new Int32Array(MOST);
  readonly #shapes = new Uint16Array(MOST);
  /** Where in `found` each shape's messages end; while they are counted, how many there are of the shape before. */
  #ends = new Int32Array(16);

  constructor(
    readonly view: DataView,
    readonly of: MessageShapes,
  ) {}

  /**
   * Takes messages from `start` on, each of which begins with one of these bytes, as long as their shapes are known.
   * Returns where it stopped: at the end, at another message, or because it is full.
   */
  take(start: number, end: number, begins: Uint8Array): number {
    const { view, of } = this;
    const { base } = of;
    if (this.count === 0) this.start = start;
    const last = Math.min(end, view.byteLength - base - 1, this.start + SPAN);
    let at = start;
    while (at < last && this.count < MOST) {
      // Where the first two bytes begin the message, whoever learned its length has seen that it is one of ours.
      if (base === 0) at = this.#run(at, last, end);
      if (at >= last || this.count === MOST || begins[view.getUint8(at)] !== 1) break;
      let shape = of.pairs[view.getUint16(at + base, true)]!;
      if (shape <= 0) shape = of.further(view, at, view.byteLength);
      if (shape === NONE) break;
      const next = at + of.sizes[shape]!;
      if (next > end) break;
      this.#places[this.count] = at - this.start;
      this.#shapes[this.count++] = shape;
      at = next;
    }
    return at;
  }

  /** Takes those whose lengths two bytes tell. A loop of its own without a call: V8 makes a third of it. */
  #run(start: number, last: number, end: number): number {
    const { view, of, start: first } = this;
    const { pairs, lengths } = of;
    const places = this.#places;
    const shapes = this.#shapes;
    let at = start;
    let { count } = this;
    while (at < last && count < MOST) {
      const pair = view.getUint16(at, true);
      const length = lengths[pair]!;
      if (length === 0 || at + length > end) break;
      places[count] = at - first;
      shapes[count] = pairs[pair]!;
      count++;
      at += length;
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
    if (this.count === 0) this.start = start;
    const last = Math.min(end, view.byteLength - base - 1, this.start + SPAN);
    let at = start;
    while (at < last) {
      let shape = pairs[view.getUint16(at + base, true)]!;
      if (shape <= 0) shape = of.further(view, at, view.byteLength);
      if (shape === NONE) break;
      const ends = of.shapes[shape]!.end;
      if (ends !== undefined && numberAt(view, at + ends.place.offset, ends.place) === ends.value)
        return ~(at + ends.size);
      const next = at + of.sizes[shape]!;
      if (next > end || this.count === MOST) break;
      this.#places[this.count] = at - this.start;
      this.#shapes[this.count++] = shape;
      at = next;
    }
    return at;
  }

  /** Fills columns from the row `base` on with what was found, and forgets it. */
  flush(columns: readonly GrowingColumn[], base: number): void {
    const { shapes } = this.of;
    this.base = base;
    this.#gather();
    const ends = this.#ends;
    for (let shape = 1; shape < shapes.length; shape++) {
      const from = ends[shape - 1]!;
      const to = ends[shape]!;
      if (from === to) continue;
      for (const reading of shapes[shape]!.readings)
        fill(this, from, to, reading, columns[reading.column]!);
    }
    this.#mark(columns);
    this.count = 0;
  }

  /** Brings those of one shape together: how many there are of each tells where they begin. */
  #gather(): void {
    const { count, found } = this;
    const known = this.of.shapes.length;
    if (this.#ends.length <= known) this.#ends = new Int32Array(2 * known);
    const ends = this.#ends;
    const places = this.#places;
    const shapes = this.#shapes;
    ends.fill(0, 0, known + 1);
    for (let i = 0; i < count; i++) ends[shapes[i]! + 1]!++;
    for (let shape = 1; shape <= known; shape++) ends[shape]! += ends[shape - 1]!;
    for (let i = 0; i < count; i++) found[ends[shapes[i]!]!++] = (places[i]! << ROW_BITS) | i;
  }

  /** Marks the rows that have a value. */
  #mark(columns: readonly GrowingColumn[]): void {
    const { shapes } = this.of;
    const ends = this.#ends;
    const { base, count } = this;
    const present = columns.map(() => 0);
    for (let shape = 1; shape < shapes.length; shape++) {
      const own = ends[shape]! - ends[shape - 1]!;
      if (own > 0) for (const { column } of shapes[shape]!.readings) present[column]! += own;
    }
    const some: number[] = [];
    for (const [i, column] of columns.entries()) {
      if (present[i] === count) column.markAll(base, base + count);
      else if (present[i]! > 0) some.push(i);
      column.present += present[i]!;
    }
    for (let i = 0; i < some.length; i += TOGETHER) {
      const own = some.slice(i, i + TOGETHER);
      const bitmaps = own.map((column) => columns[column]!.validity);
      markShapes(this.#words(own), this.#shapes, count, base, bitmaps);
    }
  }

  /** For each shape that was met a byte for each of these columns: whether it has it. */
  #words(columns: readonly number[]): Int32Array {
    const { shapes } = this.of;
    const ends = this.#ends;
    const words = new Int32Array(shapes.length);
    for (let shape = 1; shape < shapes.length; shape++) {
      if (ends[shape] === ends[shape - 1]) continue;
      for (const { column } of shapes[shape]!.readings) {
        const index = columns.indexOf(column);
        if (index >= 0) words[shape]! |= 1 << (8 * index);
      }
    }
    return words;
  }
}
