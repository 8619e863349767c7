import { NONE } from "../shapes/shapes.ts";
import type { FieldRow } from "./row.ts";
import { memory, shown, window } from "./window.ts";

/** Is given each message, or each element of a list: always the same object, which shows what is next. */
export interface Visitor {
  visit(row: object): void;
}

/** Visits the messages that are in the window. */
export class Visits {
  /**
   * A map, since V8 puts nothing that a map's `forEach` calls into who calls it: so the loop is compiled by itself, and
   * has room for the handler in it and for all getters that this asks.
   */
  readonly #loop: ReadonlyMap<Visitor, FieldRow>;

  constructor(
    readonly by: Visitor,
    readonly row: FieldRow,
  ) {
    this.#loop = new Map([[by, row]]);
  }

  /** Visits all from `window.at` on that are there to their ends and begin with one of these bytes. */
  messages(begins: Uint8Array): void {
    for (;;) {
      this.#loop.forEach(visitPairs);
      if (begins[memory.bytes[window.at]!] !== 1) return;
      const shape = shapeIn(this.row);
      if (shape === NONE) return;
      this.#visit(shape);
    }
  }

  /** Visits the elements of a list. Where one is of no shape, returns how many were visited before. */
  elements(): number | undefined {
    window.count = 0;
    for (;;) {
      this.#loop.forEach(visitPairs);
      const shape = shapeIn(this.row);
      if (shape === NONE) return window.count;
      if (this.row.shapes.endAt(memory.view, window.at, shape) !== undefined) return undefined;
      this.#visit(shape);
    }
  }

  #visit(shape: number): void {
    const { shapes, view } = this.row;
    shown.at = window.at - 1;
    shown.shape = shape;
    window.at += shapes.sizes[shape]!;
    window.count++;
    this.by.visit(view);
  }
}

/** Visits messages whose shapes their first two bytes tell. */
function visitPairs({ shapes, view: row }: FieldRow, by: Visitor): void {
  const { base, lengths, pairs } = shapes;
  if (base > 0) return;
  const { view } = memory;
  const { end } = window;
  const last = end - 2;
  let count = 0;
  for (let { at } = window; at <= last; count++) {
    const pair = view.getUint16(at, true);
    const length = lengths[pair]!;
    const next = at + length;
    if (length === 0 || next > end) break;
    shown.at = at - 1;
    shown.shape = pairs[pair]!;
    window.at = at = next;
    by.visit(row);
  }
  window.count += count;
}

/** The shape of what is next; NONE where it has none, or is not there to its end. */
function shapeIn(row: FieldRow): number {
  const { shapes } = row;
  const { at, end } = window;
  if (at + shapes.base + 2 > end) return NONE;
  const shape = shapes.shapeAt(memory.view, at);
  if (shape === NONE) return NONE;
  // Also where the message is cut: the next one of this shape is found by the tables alone.
  row.learn();
  return at + shapes.sizes[shape]! > end ? NONE : shape;
}
