import type { TableVector } from "./table-vector.ts";
import type { ColumnSource, TableType } from "./table-column.ts";

const ARRAYS = {
  f64: Float64Array,
  i32: Int32Array,
  u32: Uint32Array,
  bool: Uint8Array,
  text: Int32Array,
} as const satisfies Record<TableType, unknown>;

/** Room for that many rows is made at first: many a table has no more, and new memory takes longer than they do. */
export const FIRST = 256;

/** An array that has room for a row, with what was there. */
export function withRoom<A extends Float64Array | Int32Array | Uint8Array>(
  array: A,
  index: number,
): A {
  const larger = new (array.constructor as new (length: number) => A)(
    Math.max(2 * array.length, index + 1),
  );
  larger.set(array);
  return larger;
}

/** A column of a batch, while its rows come. Numbers of all types are doubles until then, so that one loop copies all. */
class Filling<R> {
  readonly #column: ColumnSource<R>;
  #values = new Float64Array(FIRST);
  /** A byte a row: 1 where there is a value. */
  #has = new Uint8Array(FIRST);
  readonly #texts = new Map<string, number>();
  /** Whether a row that was put has a value, and whether one has none. */
  #hasSome = false;
  #lacksSome = false;

  constructor(column: ColumnSource<R>) {
    this.#column = column;
  }

  put(index: number, row: R): void {
    if (index >= this.#values.length) {
      this.#values = withRoom(this.#values, index);
      this.#has = withRoom(this.#has, index);
    }
    const value = this.#column.of(row);
    if (value === undefined) {
      this.#has[index] = 0;
      this.#values[index] = 0;
      this.#lacksSome = true;
      return;
    }
    this.#has[index] = 1;
    this.#hasSome = true;
    this.#values[index] = typeof value === "string" ? this.#text(value) : Number(value);
  }

  #text(text: string): number {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, this.#texts.size);
    return this.#texts.size - 1;
  }

  /**
   * The column. The next batch begins with it.
   *
   * @param like of each row the one whose value it has: itself, or one before it
   */
  finish(length: number, like: Int32Array | undefined): TableVector {
    const { name, type, unit, doc } = this.#column;
    const values = new ARRAYS[type](length);
    if (this.#hasSome) copy(values, this.#values, like);
    const validity = this.#lacksSome ? this.#validity(length, like) : undefined;
    const nulls = validity === undefined ? 0 : length - this.#count(length, like);
    const vector = {
      name,
      type,
      ...(unit === undefined ? {} : { unit }),
      doc,
      length,
      values,
      ...(type === "text" ? { dictionary: [...this.#texts.keys()] } : {}),
      ...(validity === undefined ? {} : { validity }),
      nulls,
    };
    this.#texts.clear();
    this.#hasSome = false;
    this.#lacksSome = false;
    return vector;
  }

  #count(length: number, like: Int32Array | undefined): number {
    if (!this.#hasSome) return 0;
    const has = this.#has;
    let count = 0;
    if (like === undefined) for (let i = 0; i < length; i++) count += has[i]!;
    else for (let i = 0; i < length; i++) count += has[like[i]!]!;
    return count;
  }

  #validity(length: number, like: Int32Array | undefined): Uint8Array {
    const bits = new Uint8Array((length + 7) >> 3);
    if (!this.#hasSome) return bits;
    const has = this.#has;
    if (like === undefined) for (let i = 0; i < length; i++) bits[i >> 3]! |= has[i]! << (i & 7);
    else for (let i = 0; i < length; i++) bits[i >> 3]! |= has[like[i]!]! << (i & 7);
    return bits;
  }
}

function copy(to: TableVector["values"], from: Float64Array, like: Int32Array | undefined): void {
  const { length } = to;
  if (like === undefined) to.set(from.subarray(0, length));
  else for (let i = 0; i < length; i++) to[i] = from[like[i]!]!;
}

/** Columns of a batch that are of one part of their rows: where the part is the same object, so are their values. */
export class FillingPart<R> {
  readonly #of: ((row: R) => unknown) | undefined;
  readonly #columns: readonly Filling<R>[];
  #like = new Int32Array(FIRST);
  /** The part that was last, and a row that has its values; and so by the keys of rows. */
  #last: unknown = NOTHING;
  #lastRow = 0;
  #parts: unknown[] = [];
  #rows: number[] = [];

  constructor(columns: readonly ColumnSource<R>[]) {
    this.#of = columns[0]!.part;
    this.#columns = columns.map((column) => new Filling(column));
  }

  put(index: number, row: R, key: number): void {
    if (this.#of !== undefined) {
      const part = this.#of(row);
      const isNew = part !== this.#last && !this.#isKnown(part, key);
      if (isNew) this.#lastRow = index;
      this.#last = part;
      this.#parts[key] = part;
      this.#rows[key] = this.#lastRow;
      if (index >= this.#like.length) this.#like = withRoom(this.#like, index);
      this.#like[index] = this.#lastRow;
      if (!isNew) return;
    }
    for (const column of this.#columns) column.put(index, row);
  }

  #isKnown(part: unknown, key: number): boolean {
    const row = this.#rows[key];
    if (row === undefined || this.#parts[key] !== part) return false;
    this.#lastRow = row;
    return true;
  }

  /**
   * The columns. The next batch begins with them.
   *
   * @param like of each row the one that was put for it, where not all rows were
   */
  finish(length: number, like?: Int32Array): TableVector[] {
    this.#last = NOTHING;
    this.#parts = [];
    this.#rows = [];
    if (this.#of !== undefined && like !== undefined) {
      if (length > this.#like.length) this.#like = withRoom(this.#like, length);
      for (let i = 0; i < length; i++) this.#like[i] = this.#like[like[i]!]!;
    }
    const all = this.#of === undefined ? like : this.#like;
    return this.#columns.map((column) => column.finish(length, all));
  }
}

/** No part is it. */
const NOTHING = Symbol("nothing");
