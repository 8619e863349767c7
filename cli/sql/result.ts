import type { DuckDBResult, DuckDBType, DuckDBValue } from "@duckdb/node-api";
import { type Batch, BatchBuilder } from "../../quake/tables/batch.ts";
import type { ColumnSource, TableType, TableValue } from "../../quake/tables/table-column.ts";

type Row = readonly DuckDBValue[];

/** What types of DuckDB are here, by their names; a text for all others, as DuckDB writes them. */
const TYPES: Readonly<Record<string, TableType>> = {
  BOOLEAN: "bool",
  TINYINT: "i32",
  SMALLINT: "i32",
  INTEGER: "i32",
  UTINYINT: "i32",
  USMALLINT: "i32",
  UINTEGER: "u32",
  BIGINT: "i64",
  UBIGINT: "u64",
  HUGEINT: "f64",
  UHUGEINT: "f64",
  FLOAT: "f64",
  DOUBLE: "f64",
};

/** The columns of a query's result. */
export function columnsOf(result: DuckDBResult): readonly ColumnSource<Row>[] {
  const types = result.columnTypes();
  return result.deduplicatedColumnNames().map((name, i) => {
    const type = typeOf(types[i]!);
    return { name, type, doc: "", of: (row) => valueOf(row[i]!, type) };
  });
}

function typeOf(type: DuckDBType): TableType {
  const text = `${type}`;
  return text.startsWith("DECIMAL") ? "f64" : (TYPES[text] ?? "text");
}

function valueOf(value: DuckDBValue, type: TableType): TableValue {
  if (value === null) return undefined;
  if (typeof value === "boolean" || typeof value === "bigint") return value;
  return type === "text" ? `${value}` : Number(`${value}`);
}

/** Rows of a batch. */
const ROWS = 8192;

/** The rows of a query's result, as they come. */
export async function* batchesOf(
  result: DuckDBResult,
  columns: readonly ColumnSource<Row>[],
): AsyncGenerator<Batch, void> {
  const builder = new BatchBuilder(columns, ROWS);
  for await (const rows of result.yieldRows())
    for (const row of rows) {
      const full = builder.put(row);
      if (full !== undefined) yield full;
    }
  const last = builder.finish();
  if (last !== undefined) yield last;
}
