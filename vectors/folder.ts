import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isVectorFile, readVectors, type Vector } from "./files.ts";
import type { Table } from "../runtime/table/table.ts";

/** The vectors of a table in a folder of vectors, none where there are none. Throws SchemaError for what is no vector. */
export function vectorsOf(folder: string, table: Table): Vector[] {
  return filesIn(folder, table.name).flatMap((name) =>
    readVectors(table, name, readFileSync(join(folder, name), "utf8")),
  );
}

/** Files of vectors that are of none of the tables: paths below the folder. */
export function strayFiles(folder: string, tables: readonly Table[]): string[] {
  const names = new Set(tables.map(({ name }) => name));
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !names.has(entry.name))
    .flatMap((entry) => filesIn(folder, entry.name))
    .filter((name) => isVectorFile(readFileSync(join(folder, name), "utf8")));
}

function filesIn(folder: string, name: string): string[] {
  let names: string[];
  try {
    names = readdirSync(join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
  return names
    .filter((file) => file.endsWith(".yaml"))
    .toSorted()
    .map((file) => `${name}/${file}`);
}
