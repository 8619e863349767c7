import type { TableColumn } from "./table-column.ts";

/** The values of a column in a batch, laid out as Arrow does it. */
export interface TableVector extends TableColumn {
  readonly length: number;
  /** Zeros where there is no value; of flags 0 or 1; of texts indexes into the dictionary. */
  readonly values:
    | Float64Array
    | Int32Array
    | Uint32Array
    | BigInt64Array
    | BigUint64Array
    | Uint8Array;
  /** Of texts: those of this batch, none of them twice. */
  readonly dictionary?: readonly string[];
  /** A bit a row, the lowest of each byte first: set where there is a value. Without: there is one in all rows. */
  readonly validity?: Uint8Array;
  /** Rows without a value. */
  readonly nulls: number;
}
