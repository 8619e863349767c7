import { Filling, NO_ROWS, withRoom } from "./filling.ts";
import type { ColumnSource } from "./table-column.ts";
import type { TableVector } from "./table-vector.ts";

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
