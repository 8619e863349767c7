import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeOutput } from "../files/output/output.ts";
import { placeFor } from "../files/output/place.ts";
import { optionalPackage } from "../optional-package.ts";
import { writerFor } from "../table/writers/writers.ts";
import { refused, type SqlOptions } from "./query.ts";
import { batchesOf, columnsOf } from "./result.ts";
import { Tables } from "./tables.ts";

/**
 * Asks a query of recordings, and writes what it gives. Of recordings it reads the tables and columns that the query
 * names. Throws CliError for a query that DuckDB refuses, where no recording can be read, and where DuckDB is missing.
 */
export async function runQuery(
  query: string,
  files: readonly string[],
  options: SqlOptions,
): Promise<void> {
  const { to, output, force } = options;
  const { DuckDBInstance, StatementType } = await optionalPackage(
    "@duckdb/node-api",
    () => import("@duckdb/node-api"),
    "demospec sql",
  );
  const writer = await writerFor(to ?? (output === undefined ? "text" : undefined), output);
  const place = await placeFor({ output, inputs: files, makes: writer, force });
  const folder = await mkdtemp(join(tmpdir(), "demospec-sql-"));
  try {
    const instance = await DuckDBInstance.create(":memory:");
    const connection = await instance.connect();
    const reading = new Set([StatementType.SELECT, StatementType.EXPLAIN]);
    const tables = new Tables(connection, reading, folder, files, options);
    try {
      await tables.prepare(query);
      const result = await refused(connection.stream(query));
      const columns = columnsOf(result);
      const origin = { table: query, sources: tables.sources };
      await writeOutput(place, writer.write(columns, batchesOf(result, columns), origin));
    } finally {
      connection.closeSync();
      instance.closeSync();
    }
    if (!tables.isAll) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
