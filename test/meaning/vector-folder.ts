import { join } from "node:path";
import type { Table } from "../../runtime/table/table.ts";
import type { Vector } from "../../vectors/files.ts";
import { vectorsOf as vectorsIn } from "../../vectors/folder.ts";

/** Where the vectors are: a folder a table. `docs/vectors.md` tells their format. */
export const VECTORS = join(import.meta.dirname, "..", "vectors");

/** The vectors of a table, none where there are no files. */
export function vectorsOf(table: Table): Vector[] {
  return vectorsIn(VECTORS, table);
}
