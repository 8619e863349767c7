import type { TableVector } from "./table-vector.ts";
import { FillingPart, FIRST, withRoom } from "./filling.ts";
import type { ColumnSource, TableValue, Whole } from "./table-column.ts";

/** Some rows of a table. */
export interface Batch {
  readonly length: number;
  /** In the order in which they were asked for. */
  readonly columns: readonly TableVector[];
  /** That of all of its rows, where it was asked for and is known. */
  readonly map?: string;
}

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

/** Gathers rows, and gives them that many at a time. */
export class BatchBuilder<R> {
  readonly #columns: readonly ColumnSource<R>[];
  readonly #parts: readonly (readonly ColumnSource<R>[])[];
  readonly #room: number;
  readonly #whole: Whole<R> | undefined;
  /** The parts that each row is asked for, and those of the whole. */
  #own: readonly FillingPart<R>[] | undefined;
  #shared: readonly FillingPart<R>[] = [];
  /** By keys the whole that was last and its row, and of each row the one that has its values. */
  #wholes: unknown[] = [];
  #rows: number[] = [];
  #like = new Int32Array(FIRST);
  #length = 0;

  /** @param room rows of a batch */
  constructor(columns: readonly ColumnSource<R>[], room: number, whole?: Whole<R>) {
    this.#columns = columns;
    const parts = new Set(columns.map(({ part }) => part));
    this.#parts = [...parts].map((part) => columns.filter((column) => column.part === part));
    this.#room = room;
    this.#whole = whole;
  }

  /**
   * Takes a row. Gives a batch where it is full with it.
   *
   * @param key of what the row is about: with the row that had it last it may share parts. Small, from 0 on
   */
  put(row: R, key = 0): Batch | undefined {
    if (this.#own === undefined) this.#begin();
    for (const part of this.#own!) part.put(this.#length, row, key);
    if (this.#shared.length > 0 && !this.#isLast(row, key))
      for (const part of this.#shared) part.put(this.#length, row, key);
    return ++this.#length < this.#room ? undefined : this.finish();
  }

  #begin(): void {
    const isShared = ([column]: readonly ColumnSource<R>[]) => this.#whole?.parts.has(column!.part);
    const partOf = (columns: readonly ColumnSource<R>[]) => new FillingPart(columns);
    const parts = this.#parts as readonly [ColumnSource<R>, ...ColumnSource<R>[]][];
    this.#shared = parts.filter((one) => isShared(one) === true).map(partOf);
    this.#own = parts.filter((one) => isShared(one) !== true).map(partOf);
  }

  /** Whether a row has the whole that the last one of its key had. */
  #isLast(row: R, key: number): boolean {
    const whole = this.#whole!.of(row);
    const isLast = this.#wholes[key] === whole && this.#rows[key] !== undefined;
    if (!isLast) this.#rows[key] = this.#length;
    this.#wholes[key] = whole;
    if (this.#length >= this.#like.length) this.#like = withRoom(this.#like, this.#length);
    this.#like[this.#length] = this.#rows[key]!;
    return isLast;
  }

  /** The rows that are in no batch yet; nothing where there are none. */
  finish(): Batch | undefined {
    const length = this.#length;
    if (length === 0) return undefined;
    this.#length = 0;
    this.#wholes = [];
    this.#rows = [];
    const filled = [
      ...this.#own!.flatMap((part) => part.finish(length)),
      ...this.#shared.flatMap((part) => part.finish(length, this.#like)),
    ];
    const byName = new Map(filled.map((vector) => [vector.name, vector]));
    return { length, columns: this.#columns.map(({ name }) => byName.get(name)!) };
  }
}
