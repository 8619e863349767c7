/** Messages that were found: each is a number, its row in the lowest bits, and above how far from the first it begins. */
export interface Rows {
  readonly view: DataView;
  /** Those of one shape stand next to each other. */
  readonly found: Int32Array;
  /** Where the first message begins. */
  readonly start: number;
  /** The row of the columns that the first message is. */
  readonly base: number;
}

/** Bits of a row. */
export const ROW_BITS = 12;
export const ROW = (1 << ROW_BITS) - 1;
