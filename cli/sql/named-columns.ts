import type { DuckDBConnection } from "@duckdb/node-api";

/** What is asked of a node of a query as DuckDB's parser has it: members that it has not are not there. */
interface Node {
  readonly class?: string;
  readonly type?: string;
  readonly ref_type?: string;
  readonly table_name?: string;
  readonly alias?: string;
  readonly column_names?: readonly string[];
  readonly column_name_alias?: readonly string[];
}

/**
 * Of some columns those that a query may ask for: none that it asks for is missing, and one more does no harm. All of
 * them where it says `*`, or a table's name for its rows, or counts columns; and where it is no query that DuckDB shows.
 */
export async function namedColumns(
  connection: DuckDBConnection,
  query: string,
  names: readonly string[],
): Promise<readonly string[]> {
  const shown = await connection.runAndReadAll("select json_serialize_sql($1::varchar)", [query]);
  if (asksForAll(`${shown.getRows()[0]![0]}`)) return names;
  const words = new Set(query.toLowerCase().match(/\w+/g));
  return names.filter((name) => words.has(name));
}

function asksForAll(tree: string): boolean {
  const tables = new Set<string>();
  const columns: string[] = [];
  let isAll = false;
  // What JSON has inside comes before what has it: the order is nothing here.
  const { error } = JSON.parse(tree, (_, value: Node | null) => {
    if (value?.type === "BASE_TABLE")
      for (const name of [value.table_name, value.alias]) tables.add(name?.toLowerCase() ?? "");
    if (value?.class === "COLUMN_REF") columns.push(value.column_names!.at(-1)!.toLowerCase());
    isAll ||= value?.class === "STAR" || value?.class === "POSITIONAL_REFERENCE";
    isAll ||= value?.ref_type === "NATURAL" || (value?.column_name_alias?.length ?? 0) > 0;
    return value;
  }) as { readonly error: boolean };
  return error || isAll || columns.some((name) => tables.has(name));
}
