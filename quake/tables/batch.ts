import type { TableVector } from "./table-vector.ts";
import { NO_ROWS, withRoom } from "./filling.ts";
import { FillingPart } from "./filling-part.ts";
import type { ColumnSource, Gathering, TableValue } from "./table-column.ts";

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
  if (typeof value === "bigint") return value;
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
  readonly #gathering: Gathering<R>;
  /** The parts that each row is asked for, those of the whole, and those that are members. */
  #own: readonly FillingPart<R>[] | undefined;
  #shared: readonly FillingPart<R>[] = [];
  readonly #members = new Map<string, FillingPart<R>>();
  /** By keys the whole that was last and its row, and of each row the one that has its values. */
  #wholes: unknown[] = [];
  #rows: number[] = [];
  #like = NO_ROWS;
  #length = 0;

  /** @param room rows of a batch */
  constructor(columns: readonly ColumnSource<R>[], room: number, gathering: Gathering<R> = {}) {
    this.#columns = columns;
    const parts = new Map<unknown, ColumnSource<R>[]>();
    for (const column of columns) {
      const part = parts.get(partIn(column));
      if (part === undefined) parts.set(partIn(column), [column]);
      else part.push(column);
    }
    this.#parts = [...parts.values()];
    this.#room = room;
    this.#gathering = gathering;
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
    if (this.#members.size > 0)
      for (const name of this.#gathering.membersOf!(row))
        this.#members.get(name)?.putMember(this.#length, row);
    return ++this.#length < this.#room ? undefined : this.finish();
  }

  #begin(): void {
    const own: FillingPart<R>[] = [];
    const shared: FillingPart<R>[] = [];
    for (const columns of this.#parts) {
      const filling = new FillingPart(columns);
      const { part, member } = columns[0]!;
      if (member !== undefined) this.#members.set(member, filling);
      else (this.#gathering.whole?.parts.has(part) === true ? shared : own).push(filling);
    }
    this.#own = own;
    this.#shared = shared;
  }

  /** Whether a row has the whole that the last one of its key had. */
  #isLast(row: R, key: number): boolean {
    const whole = this.#gathering.whole!.of(row);
    const isLast = this.#wholes[key] === whole && this.#rows[key] !== undefined;
    if (!isLast) this.#rows[key] = this.#length;
    this.#wholes[key] = whole;
    if (this.#length >= this.#like.length) this.#like = withRoom(this.#like, this.#length);
    this.#like[this.#length] = this.#rows[key]!;
    return isLast;
  }

  /** Takes the values of all rows that were put: what these are of may change then. */
  settle(): void {
    for (const part of [...(this.#own ?? []), ...this.#shared, ...this.#members.values()])
      part.settle();
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
      ...[...this.#members.values()].flatMap((part) => part.finish(length)),
    ];
    const byName = new Map(filled.map((vector) => [vector.name, vector]));
    return { length, columns: this.#columns.map(({ name }) => byName.get(name)!) };
  }
}

/** What the columns of one part have alike. */
function partIn<R>({ part, member }: ColumnSource<R>): unknown {
  return member ?? part;
}
