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

/** A column of a batch, while its rows come. */
class Filling<R> {
  readonly #column: ColumnSource<R>;
  readonly #values: TableVector["values"];
  readonly #validity: Uint8Array;
  readonly #texts = new Map<string, number>();
  #nulls = 0;

  constructor(column: ColumnSource<R>, room: number) {
    this.#column = column;
    this.#values = new ARRAYS[column.type](room);
    this.#validity = new Uint8Array((room + 7) >> 3);
  }

  put(index: number, row: R): void {
    const value = this.#column.of(row);
    if (value === undefined) {
      this.#nulls++;
      return;
    }
    this.#validity[index >> 3]! |= 1 << (index & 7);
    this.#values[index] = typeof value === "string" ? this.#text(value) : Number(value);
  }

  #text(text: string): number {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, this.#texts.size);
    return this.#texts.size - 1;
  }

  finish(length: number): TableVector {
    const { name, type, unit, doc } = this.#column;
    return {
      name,
      type,
      ...(unit === undefined ? {} : { unit }),
      doc,
      length,
      values: this.#values.subarray(0, length),
      ...(type === "text" ? { dictionary: [...this.#texts.keys()] } : {}),
      ...(this.#nulls > 0 ? { validity: this.#validity.subarray(0, (length + 7) >> 3) } : {}),
      nulls: this.#nulls,
    };
  }
}

/** Gathers rows, and gives them that many at a time. */
export class BatchBuilder<R> {
  readonly #columns: readonly ColumnSource<R>[];
  readonly #room: number;
  #filling: Filling<R>[] = [];
  #length = 0;

  /** @param room rows of a batch */
  constructor(columns: readonly ColumnSource<R>[], room: number) {
    this.#columns = columns;
    this.#room = room;
  }

  /** Takes a row. Gives a batch where it is full with it. */
  put(row: R): Batch | undefined {
    if (this.#length === 0)
      this.#filling = this.#columns.map((column) => new Filling(column, this.#room));
    for (const filling of this.#filling) filling.put(this.#length, row);
    return ++this.#length < this.#room ? undefined : this.finish();
  }

  /** The rows that are in no batch yet; nothing where there are none. */
  finish(): Batch | undefined {
    const length = this.#length;
    if (length === 0) return undefined;
    this.#length = 0;
    return { length, columns: this.#filling.map((filling) => filling.finish(length)) };
  }
}
