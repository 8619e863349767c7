import type { GrowingColumn } from "./column.ts";
import { fillBy, fillSlowly, lend, type Rows } from "./fill.ts";
import { type Kernel, kernel } from "./kernel/kernel.ts";
import { MOST_ROWS, SPAN } from "./kernel/memory.ts";
import { plansOf } from "./plan.ts";
import { type MessageShapes, NONE } from "../shapes/shapes.ts";
import type { ElementType } from "./element-types.ts";
import { markBy, markSlowly } from "./validity.ts";

/** What batches had that are done: to make it anew takes longer than to read a packet. */
const SPARE: Pick<Batch, "places" | "shapes">[] = [];
const MOST_SPARE = 2;

/** Fewer rows are filled one by one: to bring them to the kernel takes longer. */
const FEW = 24;

/**
 * Messages that were found and are not yet in the columns: as many as are near each other. A column is filled from all
 * of them at once.
 */
export class Batch implements Rows {
  count = 0;
  readonly places: Int32Array;
  readonly shapes: Uint16Array;

  constructor(
    readonly view: DataView,
    readonly of: MessageShapes,
    readonly columns: readonly GrowingColumn[],
    readonly elementTypes: readonly ElementType[],
    readonly by: Kernel | null = kernel(),
  ) {
    const { places, shapes } = SPARE.pop() ?? {
      places: new Int32Array(MOST_ROWS),
      shapes: new Uint16Array(MOST_ROWS),
    };
    this.places = places;
    this.shapes = shapes;
  }

  /** The next one takes its memory: it must not be used any more. */
  release(): void {
    if (SPARE.length < MOST_SPARE) SPARE.push({ places: this.places, shapes: this.shapes });
  }

  /**
   * Takes messages from `start` on, each of which begins with one of these bytes, as long as their shapes are known.
   * Returns where it stopped: at the end, at another message, or because that many were found.
   */
  take(start: number, end: number, begins: Uint8Array): number {
    const { view, of } = this;
    const last = Math.min(end, view.byteLength - of.base - 1);
    let at = start;
    for (;;) {
      // Where the first two bytes begin the message, whoever learned its length has seen that it is one of ours.
      if (of.base === 0) at = this.#run(at, last, end);
      if (at >= last || !this.#hasRoom(at) || begins[view.getUint8(at)] !== 1) return at;
      const shape = of.shapeAt(view, at);
      if (shape === NONE) return at;
      const next = at + of.sizes[shape]!;
      if (next > end) return at;
      this.#add(shape, at);
      at = next;
    }
  }

  /**
   * Takes the elements of a list from `start` on, as `take` does. Returns where it stopped; where an element ended the
   * list, the complement of the place after it.
   */
  takeElements(start: number, end: number): number {
    const { view, of } = this;
    const last = Math.min(end, view.byteLength - of.base - 1);
    let at = start;
    for (;;) {
      if (of.base === 0) at = this.#run(at, last, end);
      if (at >= end) return at;
      const shape = at < last ? of.shapeAt(view, at) : of.lastShapeAt(view, at);
      if (shape === NONE) return at;
      const afterEnd = at + of.endSizes[shape]!;
      // Nobody may have seen that it is whole.
      if (afterEnd > end) return at;
      if (afterEnd > at && of.endsAt(view, at, shape)) return ~afterEnd;
      const next = at + of.sizes[shape]!;
      if (next > end || !this.#hasRoom(at)) return at;
      this.#add(shape, at);
      at = next;
    }
  }

  /** Takes those whose shapes two bytes tell. */
  #run(start: number, last: number, end: number): number {
    const { view, places, shapes } = this;
    const { lengths, pairs } = this.of;
    let at = start;
    let { count } = this;
    if (count > 0 && !this.#hasRoom(at)) return at;
    const most = Math.min(last, (count > 0 ? places[0]! : at) + SPAN);
    while (at < most && count < MOST_ROWS) {
      const pair = view.getUint16(at, true);
      const length = lengths[pair]!;
      const next = at + length;
      if (length === 0 || next > end) break;
      places[count] = at;
      shapes[count++] = pairs[pair]!;
      at = next;
    }
    this.count = count;
    return at;
  }

  #add(shape: number, at: number): void {
    this.places[this.count] = at;
    this.shapes[this.count++] = shape;
  }

  /** Whether a row at this place may be taken to those that were found. */
  #hasRoom(at: number): boolean {
    const { count } = this;
    const ahead = count === 0 ? 0 : at - this.places[0]!;
    return count < MOST_ROWS && ahead >= 0 && ahead < SPAN;
  }

  /** Brings what was found into the columns, from the row `base` on, for which there is room. */
  empty(base: number): void {
    const { count, columns, view, elementTypes } = this;
    const by = count < FEW ? null : this.by;
    const plans = plansOf(this.of, elementTypes);
    if (by !== null) {
      lend(this, view, by);
      for (const records of plans.records) fillBy(by, records, this, columns, base);
    }
    for (const i of by === null ? columns.keys() : plans.others)
      fillSlowly(this, plans.columns[i]!, columns[i]!, base);
    for (const column of columns) column.endTexts(base, base + count);
    for (const column of plans.full) columns[column]!.markAll(base, base + count);
    for (const lacking of plans.lacking) {
      const bitmaps = lacking.columns.map((column) => columns[column]!.lackFrom(base));
      if (by === null) markSlowly(this.shapes, lacking.bytes, count, base, bitmaps);
      else markBy(by, lacking.bytes, count, base, bitmaps);
    }
    this.count = 0;
  }
}
