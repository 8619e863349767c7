import type { Batch, TableColumn } from "../../../quake/tables/index.ts";

/** What writes tables of a format: the bytes of a file, from the rows of all inputs. */
export interface TableWriter {
  /** `a table in CSV`. */
  readonly title: string;
  readonly isBinary?: true;
  /** Whether a file that begins like that may be one. */
  is(begins: Uint8Array): boolean;
  write(columns: readonly TableColumn[], batches: AsyncIterable<Batch>): AsyncIterable<Uint8Array>;
}
