/** Rows that were found: where each of them begins, and which row of the columns it is. Those of one shape stand next to each other. */
export interface Rows {
  readonly view: DataView;
  readonly places: Int32Array;
  readonly rows: Int32Array;
}

/** So many rows of one shape are filled at once. */
export const BUCKET_BITS = 8;
export const BUCKET = 1 << BUCKET_BITS;
