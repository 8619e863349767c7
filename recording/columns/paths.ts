import { tablesOf } from "../../runtime/container.ts";
import { type RowsOf, rowsOf } from "../../runtime/shapes/rows.ts";
import type { Table } from "../../runtime/table/table.ts";

/**
 * The messages of a container that a path names, or the elements of one of their lists. Throws RangeError for a path that
 * there is not, with what its first protocol has.
 */
export function rowsIn(container: Parameters<typeof tablesOf>[0], path: string): RowsOf {
  const tables = tablesOf(container);
  return rowsOf(tables.find((table) => hasPath(table, path)) ?? tables[0]!, path);
}

/** Whether a protocol has the messages that a path names. */
export function hasPath({ messages }: Table, path: string): boolean {
  const [type] = path.split(".");
  return messages.some(({ name }) => name === type);
}
