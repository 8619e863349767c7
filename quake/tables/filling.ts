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
const FIRST = 256;

/** Of what has no row yet. Nobody writes to it. */
export const NO_ROWS = new Int32Array(0);
const NO_DOUBLES = new Float64Array(0);
const NO_FLAGS = new Uint8Array(0);

/** An array that has room for a row, with what was there. */
export function withRoom<A extends Float64Array | Int32Array | Uint8Array>(
  array: A,
  index: number,
): A {
  const larger = new (array.constructor as new (length: number) => A)(
    Math.max(2 * array.length, index + 1, FIRST),
  );
  larger.set(array);
  return larger;
}

/** A column of a batch, while its rows come. What is no double is integers until then, so that two loops copy all. */
class Filling<R> {
  readonly #column: ColumnSource<R>;
  #values: Float64Array | Int32Array;
  /** A byte a row: 1 where there is a value. */
  #has = NO_FLAGS;
  readonly #texts = new Map<string, number>();
  /** Whether a row that was put has a value, and whether one has none. */
  #hasSome = false;
  #lacksSome = false;

  constructor(column: ColumnSource<R>) {
    this.#column = column;
    this.#values = column.type === "f64" ? NO_DOUBLES : NO_ROWS;
  }

  /** Takes some rows, which are these from `first` on. */
  take(rows: readonly R[], count: number, first: number): void {
    if (first + count > this.#values.length) {
      this.#values = withRoom(this.#values, first + count);
      this.#has = withRoom(this.#has, first + count);
    }
    const given =
      this.#column.element === undefined
        ? this.#takeValues(rows, count, first)
        : this.#takeElements(rows, count, first, this.#column.element);
    if (given > 0) this.#hasSome = true;
    if (given < count) this.#lacksSome = true;
  }

  /** Some row has no value. */
  lack(): void {
    this.#lacksSome = true;
  }

  #takeValues(rows: readonly R[], count: number, first: number): number {
    const { of } = this.#column;
    const values = this.#values;
    const has = this.#has;
    let given = 0;
    for (let i = 0; i < count; i++) {
      const value = of(rows[i]!);
      if (value !== undefined) given++;
      has[first + i] = value === undefined ? 0 : 1;
      values[first + i] = typeof value === "string" ? this.#text(value) : Number(value ?? 0);
    }
    return given;
  }

  #takeElements(
    rows: readonly R[],
    count: number,
    first: number,
    { of, index }: NonNullable<ColumnSource<R>["element"]>,
  ): number {
    const values = this.#values;
    const has = this.#has;
    let given = 0;
    for (let i = 0; i < count; i++) {
      const all = of(rows[i]!);
      if (all !== undefined) given++;
      has[first + i] = all === undefined ? 0 : 1;
      values[first + i] = all === undefined ? 0 : all[index]!;
    }
    return given;
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
    const validity = this.#lacksSome ? new Uint8Array((length + 7) >> 3) : undefined;
    const nulls = validity === undefined ? 0 : length - this.#mark(validity, length, like);
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

  /** Marks the rows that have a value, and counts them. */
  #mark(bits: Uint8Array, length: number, like: Int32Array | undefined): number {
    if (!this.#hasSome) return 0;
    const has = this.#has;
    let count = 0;
    for (let i = 0; i < length; i++) {
      const own = has[like === undefined ? i : like[i]!]!;
      bits[i >> 3]! |= own << (i & 7);
      count += own;
    }
    return count;
  }
}

/** Values of a batch. Loops over arrays of one type alone are quick: of 32 bits, all are one type. */
function copy(
  to: TableVector["values"],
  from: Float64Array | Int32Array,
  like: Int32Array | undefined,
): void {
  if (like === undefined) to.set(from.subarray(0, to.length));
  else if (from instanceof Float64Array) gatherDoubles(to as Float64Array, from, like);
  else if (to instanceof Uint8Array) gatherBytes(to, from, like);
  else gatherIntegers(new Int32Array(to.buffer, 0, to.length), from, like);
}

function gatherDoubles(to: Float64Array, from: Float64Array, like: Int32Array): void {
  const { length } = to;
  for (let i = 0; i < length; i++) to[i] = from[like[i]!]!;
}

function gatherIntegers(to: Int32Array, from: Int32Array, like: Int32Array): void {
  const { length } = to;
  for (let i = 0; i < length; i++) to[i] = from[like[i]!]!;
}

function gatherBytes(to: Uint8Array, from: Int32Array, like: Int32Array): void {
  const { length } = to;
  for (let i = 0; i < length; i++) to[i] = from[like[i]!]!;
}

/** Columns of a batch that are of one part of their rows: where the part is the same object, so are their values. */
export class FillingPart<R> {
  readonly #of: ((row: R) => unknown) | undefined;
  readonly #columns: readonly Filling<R>[];
  /** Of each row which of those that were taken has its values. */
  #like = NO_ROWS;
  /** The part that was last, and where its values are; and so by the keys of rows. */
  #last: unknown = NOTHING;
  #lastAt = -1;
  #parts: unknown[] = [];
  #places: number[] = [];
  #taken: number;
  /** Of a member: the row after the last one that has it. */
  #next = 0;
  readonly #isMember: boolean;
  /** Rows whose values are not taken yet: a column takes those of some at once. */
  readonly #waiting: R[] = [];
  #count = 0;

  constructor(columns: readonly ColumnSource<R>[]) {
    const { part, member } = columns[0]!;
    this.#of = part;
    this.#isMember = member !== undefined;
    // Where rows may lack it, the first place is of these.
    this.#taken = this.#isMember ? 1 : 0;
    this.#columns = columns.map((column) => new Filling(column));
  }

  /** Takes a row that has the member that its columns are of. Those between it and the last one do not. */
  putMember(index: number, row: R): void {
    this.#lack(index);
    this.#like[index] = this.#taken + this.#count;
    this.#next = index + 1;
    this.#wait(row);
  }

  /** Rows up to one have no value: that of the place that never has one. */
  #lack(end: number): void {
    if (end >= this.#like.length) this.#like = withRoom(this.#like, end);
    this.#like.fill(0, this.#next, end);
  }

  put(index: number, row: R, key: number): void {
    if (this.#of !== undefined) {
      const part = this.#of(row);
      if (index >= this.#like.length) this.#like = withRoom(this.#like, index);
      if (part !== this.#last) {
        this.#last = part;
        const isNew = this.#parts[key] !== part || this.#places[key] === undefined;
        this.#lastAt = isNew ? this.#taken + this.#count : this.#places[key]!;
        this.#parts[key] = part;
        this.#places[key] = this.#lastAt;
        if (isNew) this.#wait(row);
      }
      this.#like[index] = this.#lastAt;
    } else this.#wait(row);
  }

  #wait(row: R): void {
    this.#waiting[this.#count++] = row;
    if (this.#count === TOGETHER) this.settle();
  }

  /** Takes the values of the rows that wait for it. */
  settle(): void {
    if (this.#count === 0) return;
    for (const column of this.#columns) column.take(this.#waiting, this.#count, this.#taken);
    this.#taken += this.#count;
    this.#count = 0;
  }

  /**
   * The columns. The next batch begins with them.
   *
   * @param like of each row the one that was put for it, where not all rows were
   */
  finish(length: number, like?: Int32Array): TableVector[] {
    this.settle();
    if (this.#isMember && this.#taken > 1) this.#lack(length);
    if (this.#isMember && this.#taken <= length) for (const column of this.#columns) column.lack();
    this.#taken = this.#isMember ? 1 : 0;
    this.#next = 0;
    this.#last = NOTHING;
    this.#parts = [];
    this.#places = [];
    if (this.#of !== undefined && like !== undefined) {
      if (length > this.#like.length) this.#like = withRoom(this.#like, length);
      for (let i = length - 1; i >= 0; i--) this.#like[i] = this.#like[like[i]!]!;
    }
    const all = this.#of === undefined && !this.#isMember ? like : this.#like;
    return this.#columns.map((column) => column.finish(length, all));
  }
}

/** Rows whose values are taken at once. */
const TOGETHER = 64;

/** No part is it. */
const NOTHING = Symbol("nothing");
