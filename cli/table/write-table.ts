import type { Batch, TableColumn, TableName } from "../../quake/tables/index.ts";
import { CliError, errorOf } from "../errors/cli-error.ts";
import { eachPiece } from "../files/each.ts";
import { placeFor } from "../files/output/place.ts";
import { writeOutput } from "../files/output/output.ts";
import { type Asked, type InputPiece, piecesOf } from "./input-batches.ts";
import { filePlace, type TableCallOptions, tableOptions } from "./table-call.ts";
import type { TableOrigin, TableSource } from "./writers/writer.ts";
import { writerFor } from "./writers/writers.ts";

/**
 * Writes a table of recordings, one after the other. One that cannot be read is reported, and the others are written.
 * Throws CliError for a wrong call, where none can be read, and where the table cannot be written.
 */
export async function writeTable(
  what: string,
  files: readonly string[],
  options: TableCallOptions,
): Promise<void> {
  if (files.length === 0) throw new CliError("name a recording, or several", 2);
  const writer = await writerFor(options.to, options.output);
  const { output, force } = options;
  const place = await placeFor({ output, inputs: files, makes: writer, force });
  const inputs = new Inputs(files, asked(what, files, options, writer.hasOrigin ?? false));
  const columns = await inputs.begin();
  await writeOutput(place, writer.write(columns, inputs.batches(), inputs));
  if (!inputs.isAll) process.exitCode = 1;
}

/** With several files rows say of which they are; with one, where that is asked for. */
function asked(
  what: string,
  files: readonly string[],
  options: TableCallOptions,
  origin: boolean,
): Asked {
  const place = filePlace(options) ?? (files.length > 1 ? 0 : undefined);
  return {
    what: what as TableName,
    options: tableOptions(options),
    reading: options,
    origin,
    filePlace: place,
  };
}

/** The rows of all inputs, and what these were. */
class Inputs implements TableOrigin {
  readonly table: string;
  readonly sources: TableSource[] = [];
  readonly #pieces: AsyncGenerator<InputPiece, boolean>;
  #first: InputPiece | undefined;
  isAll = true;

  constructor(files: readonly string[], asked: Asked) {
    this.table = asked.what;
    this.#pieces = eachPiece(files, (bytes) => piecesOf(bytes, asked));
  }

  /** Looks for the first input that can be read, whose columns are those of all. Throws CliError where there is none. */
  async begin(): Promise<readonly TableColumn[]> {
    this.#first = await this.#next();
    if (this.#first === undefined) throw new CliError("there is no recording that can be read");
    return this.#first.columns;
  }

  async *batches(): AsyncGenerator<Batch, void> {
    const { path, columns } = this.#first!;
    const names = namesOf(columns);
    for (let piece = await this.#next(); piece !== undefined; piece = await this.#next()) {
      if (piece.columns !== columns && namesOf(piece.columns) !== names)
        throw errorOf(
          piece.path,
          `its columns are not those of ${path}: name some that both have`,
          2,
        );
      if (piece.batch !== undefined) yield piece.batch;
      if (piece.source !== undefined) this.sources.push(piece.source);
    }
  }

  async #next(): Promise<InputPiece | undefined> {
    const { done, value } = await this.#pieces.next();
    if (done !== true) return value;
    this.isAll = value;
    return undefined;
  }
}

function namesOf(columns: readonly TableColumn[]): string {
  return columns.map(({ name, type }) => `${name} ${type}`).join();
}
