import { join } from "node:path";
import type { Table } from "../../runtime/table/table.ts";
import type { Vector } from "../../vectors/files.ts";
import { vectorsOf as vectorsIn } from "../../vectors/folder.ts";

/** Where the vectors are: a folder a table. `docs/vectors.md` tells their format. */
export const VECTORS = join(import.meta.dirname, "..", "vectors");

/** Each file is read once, however many tests go through it. */
const read = new WeakMap<Table, readonly Vector[]>();

/** The vectors of a table, none where there are no files. */
export function vectorsOf(table: Table): readonly Vector[] {
  const known = read.get(table) ?? vectorsIn(VECTORS, table);
  read.set(table, known);
  return known;
}
