import { formatOfFile } from "../../formats/index.ts";
import {
  rowsOf,
  table,
  type TableName,
  type TableOptions,
  TableReader,
} from "../../quake/tables/index.ts";
import { corpusFiles, type File, fixtures } from "../support/corpus.ts";

const ENDINGS = ["dem", "qwd", "mvd", "dm2", "mvd2"];

/** Recordings of the project, of all families; and those of others, where they are. */
export const OWN = ENDINGS.flatMap((ending) => fixtures(`.${ending}`));
export const OTHERS = ENDINGS.flatMap((ending) => corpusFiles(ending, `.${ending}`));

export type Row = Record<string, unknown>;

/** The rows of a recording's table. */
export function rowsIn({ name }: File, bytes: Uint8Array, what: TableName, options?: TableOptions) {
  const rows: Row[] = [];
  for (const batch of table(formatOfFile(name), bytes, what, options)) rows.push(...rowsOf(batch));
  return rows;
}

/** What a reader says of a recording when it is read. */
export function reportOf(
  { name }: File,
  bytes: Uint8Array,
  what: TableName,
  options?: TableOptions,
) {
  const reader = new TableReader(formatOfFile(name), what, options);
  for (const _ of reader.push(bytes));
  for (const _ of reader.end());
  return reader.report;
}
