import type { Batch, TableColumn, TableVector } from "../../quake/tables/index.ts";
import { columnsNamed, tableColumns } from "../../quake/tables/table-kinds.ts";
import type { Bytes } from "../files/bytes.ts";
import { FILE } from "./table-call.ts";
import { type Asked, openTable, type TableInput } from "./table-input.ts";
import type { TableSource } from "./writers/writer.ts";

/**
 * Some rows of an input; none of them in the first piece, which is there for each input that can be read, nor in the one
 * that says what it was.
 */
export interface InputPiece {
  readonly path: string;
  readonly columns: readonly TableColumn[];
  readonly batch: Batch | undefined;
  readonly source?: TableSource;
}

/** The column of files' names. */
const FILE_COLUMN: TableColumn = { name: FILE, type: "text", doc: "The file that the row is of." };

/** Reads a recording as a table. Throws CliError where it is invalid, or what is asked for is not there. */
export async function* piecesOf(bytes: Bytes, asked: Asked): AsyncGenerator<InputPiece, void> {
  const table = await openTable(bytes, asked);
  const { path } = table.input;
  const place = placeIn(table, asked);
  const columns = withFile(table.columns, FILE_COLUMN, place);
  yield { path, columns, batch: undefined };
  for await (const batch of table.batches())
    yield { path, columns, batch: named(batch, path, place) };
  if (asked.origin) yield { path, columns, batch: undefined, source: table.source() };
  if (table.cut !== undefined) throw table.cut;
}

/** Where the files' column is among the others, of which a name may mean three. */
function placeIn({ input }: TableInput, { what, options, filePlace }: Asked): number | undefined {
  const before = options.columns?.slice(0, filePlace) ?? [];
  if (filePlace === undefined || before.length === 0) return filePlace;
  const all = tableColumns(input.container, what);
  return before.flatMap((name) => columnsNamed(all, name, what)).length;
}

function named({ length, columns }: Batch, path: string, place: number | undefined): Batch {
  const values = new Int32Array(length);
  const file: TableVector = { ...FILE_COLUMN, length, values, dictionary: [path], nulls: 0 };
  return { length, columns: withFile(columns, file, place) };
}

function withFile<C>(columns: readonly C[], file: C, place: number | undefined): readonly C[] {
  return place === undefined ? columns : columns.toSpliced(place, 0, file);
}
