import type { DecodeError } from "../../../runtime/errors/errors.ts";
import type { RangeDecoder } from "./range-decoder.ts";
import type { QizmoTables } from "./tables.ts";

/** Reads symbols by the rows of Qizmo's table, and numbers by what they change. */
export class Symbols {
  readonly tables: QizmoTables;
  readonly #coder: RangeDecoder;

  constructor(coder: RangeDecoder, tables: QizmoTables) {
    this.#coder = coder;
    this.tables = tables;
  }

  /** A byte; of texts and other rows of their own what symbol it is. */
  next(row: number): number {
    return this.#coder.symbol(this.tables.shares[row]!);
  }

  /** A byte with a sign. */
  signed(row: number): number {
    return (this.next(row) << 24) >> 24;
  }

  /** Adds to a byte what a bit says that changed. */
  addedByte(value: number, isChanged: number, row: number): number {
    return isChanged === 0 ? value : (value + this.next(row)) & 0xff;
  }

  /**
   * Adds to a word what two bits say that changed.
   *
   * @param bits 1: a byte with a sign, of the row; 2: a high byte, of the row after it
   */
  addedWord(value: number, bits: number, row: number): number {
    let sum = value;
    if ((bits & 1) !== 0) sum += this.signed(row);
    if ((bits & 2) !== 0) sum += this.next(row + 1) << 8;
    return sum & 0xffff;
  }

  /** As `addedWord` of each of some words, of which each has the next two bits. */
  addWords(words: number[], bits: number, rows: readonly number[]): void {
    for (let i = 0; i < rows.length; i++)
      words[i] = this.addedWord(words[i]!, bits >> (2 * i), rows[i]!);
  }

  fault(reason: string): DecodeError {
    return this.#coder.fault(reason);
  }
}
