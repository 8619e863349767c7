import type { Batch, TableColumn } from "../../../quake/tables/index.ts";

/** What a table was made of, for formats that keep it with the rows. */
export interface TableOrigin {
  /** `players`. */
  readonly table: string;
  /** The inputs that were read to their end so far: all of them once the last batch was given. */
  readonly sources: readonly TableSource[];
}

/** An input of a table. */
export interface TableSource {
  /** Nothing in a part of a dataset, where several files may be the same one. */
  readonly file?: string;
  /** `dem`. */
  readonly format: string;
  /** `netquake`. */
  readonly protocol: string;
  /** Oldest and newest version of the protocol that fit; nothing where no message was read. */
  readonly versions?: readonly [string, string];
  /** In the order in which they first begin; in a part of a dataset its one. */
  readonly maps: readonly string[];
  /** Of its bytes, unpacked. */
  readonly sha256: string;
  readonly rows: number;
  /** The first damage, in words; nothing where all of it could be read. */
  readonly damage?: string;
}

/** What writes tables of a format: the bytes of a file, from the rows of all inputs. */
export interface TableWriter {
  /** `a table in CSV`. */
  readonly title: string;
  readonly isBinary?: true;
  /** It keeps what the table was made of. */
  readonly hasOrigin?: true;
  /** Whether a file that begins like that may be one. */
  is(begins: Uint8Array): boolean;
  write(
    columns: readonly TableColumn[],
    batches: AsyncIterable<Batch>,
    origin: TableOrigin,
  ): AsyncIterable<Uint8Array>;
}
