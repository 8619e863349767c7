import type { ColumnSource, TableColumn, TableType, TableValue } from "./table-column.ts";

/** The values of a column in a batch, laid out as Arrow does it. */
export interface TableVector extends TableColumn {
  readonly length: number;
  /** Zeros where there is no value; of flags 0 or 1; of texts indexes into the dictionary. */
  readonly values: Float64Array | Int32Array | Uint32Array | Uint8Array;
  /** Of texts: those of this batch, none of them twice. */
  readonly dictionary?: readonly string[];
  /** A bit a row, the lowest of each byte first: set where there is a value. Without: there is one in all rows. */
  readonly validity?: Uint8Array;
  /** Rows without a value. */
  readonly nulls: number;
}

/** Some rows of a table. */
export interface Batch {
  readonly length: number;
  /** In the order in which they were asked for. */
  readonly columns: readonly TableVector[];
  /** That of all of its rows, where it was asked for and is known. */
  readonly map?: string;
}

const ARRAYS = {
  f64: Float64Array,
  i32: Int32Array,
  u32: Uint32Array,
  bool: Uint8Array,
  text: Int32Array,
} as const satisfies Record<TableType, unknown>;

/** A row's value in a batch. */
export function tableValue(vector: TableVector, row: number): TableValue {
  const { type, values, dictionary, validity } = vector;
  if (validity !== undefined && ((validity[row >> 3]! >> (row & 7)) & 1) === 0) return undefined;
  const value = values[row]!;
  if (type === "text") return dictionary![value];
  return type === "bool" ? value === 1 : value;
}

/** The rows of a batch as objects: null where there is no value. */
export function* rowsOf(
  batch: Batch,
): Generator<Record<string, Exclude<TableValue, undefined> | null>> {
  for (let i = 0; i < batch.length; i++)
    yield Object.fromEntries(batch.columns.map((one) => [one.name, tableValue(one, i) ?? null]));
}

/** A column of a batch, while its rows come. Numbers of all types are doubles until then, so that one loop copies all. */
class Filling<R> {
  readonly #column: ColumnSource<R>;
  readonly #values: Float64Array;
  /** A byte a row: 1 where there is a value. */
  readonly #has: Uint8Array;
  readonly #texts = new Map<string, number>();

  constructor(column: ColumnSource<R>, room: number) {
    this.#column = column;
    this.#values = new Float64Array(room);
    this.#has = new Uint8Array(room);
  }

  put(index: number, row: R): void {
    const value = this.#column.of(row);
    if (value === undefined) {
      this.#has[index] = 0;
      this.#values[index] = 0;
      return;
    }
    this.#has[index] = 1;
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
    if (like !== undefined) copyLike(this.#values, this.#has, like, length);
    const nulls = length - ones(this.#has, length);
    const vector = {
      name,
      type,
      ...(unit === undefined ? {} : { unit }),
      doc,
      length,
      values: new ARRAYS[type](this.#values.subarray(0, length)),
      ...(type === "text" ? { dictionary: [...this.#texts.keys()] } : {}),
      ...(nulls > 0 ? { validity: packed(this.#has, length) } : {}),
      nulls,
    };
    this.#texts.clear();
    return vector;
  }
}

function copyLike(values: Float64Array, has: Uint8Array, like: Int32Array, length: number): void {
  for (let i = 0; i < length; i++) {
    values[i] = values[like[i]!]!;
    has[i] = has[like[i]!]!;
  }
}

function ones(has: Uint8Array, length: number): number {
  let count = 0;
  for (let i = 0; i < length; i++) count += has[i]!;
  return count;
}

function packed(has: Uint8Array, length: number): Uint8Array {
  const bits = new Uint8Array((length + 7) >> 3);
  for (let i = 0; i < length; i++) bits[i >> 3]! |= has[i]! << (i & 7);
  return bits;
}

/** Columns of a batch that are of one part of their rows: where the part is the same object, so are their values. */
class FillingPart<R> {
  readonly #of: ((row: R) => unknown) | undefined;
  readonly #columns: readonly Filling<R>[];
  readonly #like: Int32Array;
  /** The part that was last, and a row that has its values; and so by the keys of rows. */
  #last: unknown = NOTHING;
  #lastRow = 0;
  #parts: unknown[] = [];
  #rows: number[] = [];

  constructor(columns: readonly ColumnSource<R>[], room: number) {
    this.#of = columns[0]!.part;
    this.#columns = columns.map((column) => new Filling(column, room));
    this.#like = new Int32Array(this.#of === undefined ? 0 : room);
  }

  put(index: number, row: R, key: number): void {
    if (this.#of !== undefined) {
      const part = this.#of(row);
      const isNew = part !== this.#last && !this.#isKnown(part, key);
      if (isNew) this.#lastRow = index;
      this.#last = part;
      this.#parts[key] = part;
      this.#rows[key] = this.#lastRow;
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

  /** The columns. The next batch begins with them. */
  finish(length: number): TableVector[] {
    this.#last = NOTHING;
    this.#parts = [];
    this.#rows = [];
    const like = this.#of === undefined ? undefined : this.#like;
    return this.#columns.map((column) => column.finish(length, like));
  }
}

/** No part is it. */
const NOTHING = Symbol("nothing");

/** Gathers rows, and gives them that many at a time. */
export class BatchBuilder<R> {
  readonly #columns: readonly ColumnSource<R>[];
  readonly #parts: readonly (readonly ColumnSource<R>[])[];
  readonly #room: number;
  #filling: readonly FillingPart<R>[] | undefined;
  #length = 0;

  /** @param room rows of a batch */
  constructor(columns: readonly ColumnSource<R>[], room: number) {
    this.#columns = columns;
    const parts = new Set(columns.map(({ part }) => part));
    this.#parts = [...parts].map((part) => columns.filter((column) => column.part === part));
    this.#room = room;
  }

  /**
   * Takes a row. Gives a batch where it is full with it.
   *
   * @param key of what the row is about: with the row that had it last it may share parts. Small, from 0 on
   */
  put(row: R, key = 0): Batch | undefined {
    this.#filling ??= this.#parts.map((columns) => new FillingPart(columns, this.#room));
    for (const part of this.#filling) part.put(this.#length, row, key);
    return ++this.#length < this.#room ? undefined : this.finish();
  }

  /** The rows that are in no batch yet; nothing where there are none. */
  finish(): Batch | undefined {
    const length = this.#length;
    if (length === 0) return undefined;
    this.#length = 0;
    const filled = this.#filling!.flatMap((part) => part.finish(length));
    const byName = new Map(filled.map((vector) => [vector.name, vector]));
    return { length, columns: this.#columns.map(({ name }) => byName.get(name)!) };
  }
}
