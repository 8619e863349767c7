import type { TableVector } from "./table-vector.ts";
import type { ColumnSource, TableType } from "./table-column.ts";

const ARRAYS = {
  f64: Float64Array,
  i32: Int32Array,
  u32: Uint32Array,
  i64: BigInt64Array,
  u64: BigUint64Array,
  bool: Uint8Array,
  text: Int32Array,
} as const satisfies Record<TableType, unknown>;

/** Room for that many rows is made at first: many a table has no more, and new memory takes longer than they do. */
const FIRST = 256;

/** Of what has no row yet. Nobody writes to it. */
export const NO_ROWS = new Int32Array(0);
const NO_DOUBLES = new Float64Array(0);
const NO_LONGS = new BigInt64Array(0);
const NO_FLAGS = new Uint8Array(0);

/** An array that has room for a row, with what was there. */
export function withRoom<A extends Float64Array | Int32Array | BigInt64Array | Uint8Array>(
  array: A,
  index: number,
): A {
  const larger = new (array.constructor as new (length: number) => A)(
    Math.max(2 * array.length, index + 1, FIRST),
  );
  larger.set(array as never);
  return larger;
}

/** What numbers are gathered in, but those of 64-bit integers. */
type Numbers = Float64Array | Int32Array;

/** A column of a batch, while its rows come. What is no double is integers until then, so that a loop a width copies all. */
export class Filling<R> {
  readonly #column: ColumnSource<R>;
  #values: Numbers | BigInt64Array;
  /** A byte a row: 1 where there is a value. */
  #has = NO_FLAGS;
  readonly #texts = new Map<string, number>();
  /** Whether a row that was put has a value, and whether one has none. */
  #hasSome = false;
  #lacksSome = false;

  constructor(column: ColumnSource<R>) {
    this.#column = column;
    const { type } = column;
    const isLong = type === "i64" || type === "u64";
    this.#values = type === "f64" ? NO_DOUBLES : isLong ? NO_LONGS : NO_ROWS;
  }

  /** Takes some rows, which are these from `first` on. */
  take(rows: readonly R[], count: number, first: number): void {
    if (first + count > this.#values.length) {
      this.#values = withRoom(this.#values, first + count);
      this.#has = withRoom(this.#has, first + count);
    }
    const { element } = this.#column;
    const values = this.#values;
    const given =
      values instanceof BigInt64Array
        ? this.#takeLongs(values, rows, count, first)
        : element === undefined
          ? this.#takeValues(values, rows, count, first)
          : this.#takeElements(values, rows, count, first, element);
    if (given > 0) this.#hasSome = true;
    if (given < count) this.#lacksSome = true;
  }

  /** Some row has no value. */
  lack(): void {
    this.#lacksSome = true;
  }

  #takeLongs(values: BigInt64Array, rows: readonly R[], count: number, first: number): number {
    const { of } = this.#column;
    const has = this.#has;
    let given = 0;
    for (let i = 0; i < count; i++) {
      const value = of(rows[i]!);
      if (value !== undefined) given++;
      has[first + i] = value === undefined ? 0 : 1;
      // Of those without a sign the same bits.
      values[first + i] = BigInt(value ?? 0);
    }
    return given;
  }

  #takeValues(values: Numbers, rows: readonly R[], count: number, first: number): number {
    const { of } = this.#column;
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
    values: Numbers,
    rows: readonly R[],
    count: number,
    first: number,
    { of, index }: NonNullable<ColumnSource<R>["element"]>,
  ): number {
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

/** Values of a batch. Loops over arrays of one type alone are quick: of 32 bits and of 64, all integers are one type. */
function copy(
  to: TableVector["values"],
  from: Numbers | BigInt64Array,
  like: Int32Array | undefined,
): void {
  if (like === undefined) to.set(from.subarray(0, to.length) as never);
  else if (from instanceof Float64Array) gatherDoubles(to as Float64Array, from, like);
  else if (from instanceof BigInt64Array)
    gatherLongs(new BigInt64Array(to.buffer, 0, to.length), from, like);
  else if (to instanceof Uint8Array) gatherBytes(to, from, like);
  else gatherIntegers(new Int32Array(to.buffer, 0, to.length), from, like);
}

function gatherDoubles(to: Float64Array, from: Float64Array, like: Int32Array): void {
  const { length } = to;
  for (let i = 0; i < length; i++) to[i] = from[like[i]!]!;
}

function gatherLongs(to: BigInt64Array, from: BigInt64Array, like: Int32Array): void {
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
