import { createHash, type Hash } from "node:crypto";
import {
  type Batch,
  type Damage,
  type TableColumn,
  type TableName,
  type TableOptions,
  TableReader,
  type TableReport,
  type TableVector,
} from "../../quake/tables/index.ts";
import { CliError, errorOf } from "../errors/cli-error.ts";
import type { Bytes } from "../files/bytes.ts";
import { inputOf, type ReadingOptions } from "../files/input.ts";
import { UnprovedInput } from "../files/unproved.ts";
import { foreignText } from "../files/not-a-recording.ts";
import { shown } from "../terminal/outside.ts";
import { warn } from "../terminal/say.ts";
import { count } from "../terminal/text.ts";
import { FILE } from "./table-call.ts";
import type { TableSource } from "./writers/writer.ts";

/** Which table of each input is asked for. */
export interface Asked {
  readonly what: TableName;
  readonly options: TableOptions;
  readonly reading: ReadingOptions;
  /** Whether what an input was is asked for, beside its rows: then all of it is read. */
  readonly origin: boolean;
  /** Where the column `file` is; nothing where there is none. */
  readonly filePlace: number | undefined;
}

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
  const input = await inputOf(bytes, asked.reading);
  const foreign = asked.reading.format === undefined ? await foreignText(input) : undefined;
  if (foreign !== undefined) throw errorOf(input.path, foreign);
  const reader = newReader(input.container, asked);
  const { path } = input;
  const columns = withFile(reader.columns, FILE_COLUMN, asked.filePlace);
  yield { path, columns, batch: undefined };
  const hash = asked.origin ? createHash("sha256") : undefined;
  const unproved = new UnprovedInput(input);
  for await (const batch of read(reader, unproved.chunks(), hash))
    yield { path, columns, batch: named(batch, path, asked.filePlace) };
  const { report } = reader;
  if (report.rows === 0) await unproved.expectRecording(asked.reading);
  warnOfDamage(path, report);
  if (hash === undefined) return;
  const source = { file: path, format: input.container.table.name, sha256: hash.digest("hex") };
  const { rows, damage } = report;
  const all = { ...source, rows, ...(damage === undefined ? {} : { damage: damageText(damage) }) };
  yield { path, columns, batch: undefined, source: all };
}

type Reader = TableReader<any, any, any, any>;

/** Throws CliError for what there is not: options come from the call. */
export function newReader(
  container: ConstructorParameters<typeof TableReader>[0],
  { what, options }: Pick<Asked, "what" | "options">,
): Reader {
  try {
    return new TableReader(container, what, options);
  } catch (error) {
    if (error instanceof RangeError) throw new CliError(shown(error.message), 2, { cause: error });
    throw error;
  }
}

async function* read(
  reader: Reader,
  chunks: AsyncIterable<Uint8Array>,
  hash: Hash | undefined,
): AsyncGenerator<Batch, void> {
  for await (const chunk of chunks) {
    hash?.update(chunk);
    yield* reader.push(chunk);
    if (reader.isOver && hash === undefined) break;
  }
  yield* reader.end();
}

function warnOfDamage(path: string, { damage }: TableReport): void {
  if (damage !== undefined) warn(`${shown(path)}: ${damageText(damage)}`);
}

function damageText({ blocks, tail, offset, reason }: Damage): string {
  const after = tail === 0 ? "" : `, ${count(tail, "byte")} after the last block`;
  const what = `${count(blocks, "block")} of which not all could be read${after}`;
  return `${what}; the first damage at byte ${offset}: ${shown(reason)}`;
}

function named({ length, columns }: Batch, path: string, place: number | undefined): Batch {
  const values = new Int32Array(length);
  const file: TableVector = { ...FILE_COLUMN, length, values, dictionary: [path], nulls: 0 };
  return { length, columns: withFile(columns, file, place) };
}

function withFile<C>(columns: readonly C[], file: C, place: number | undefined): readonly C[] {
  return place === undefined ? columns : columns.toSpliced(place, 0, file);
}
