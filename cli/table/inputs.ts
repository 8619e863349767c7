import type { Batch, TableColumn } from "../../quake/tables/index.ts";
import { CliError, errorOf } from "../errors/cli-error.ts";
import { eachPiece } from "../files/each.ts";
import { type InputPiece, piecesOf } from "./input-batches.ts";
import type { Asked } from "./table-input.ts";
import type { TableOrigin, TableSource } from "./writers/writer.ts";

/** The rows of all inputs, and what these were. */
export class Inputs implements TableOrigin {
  readonly table: string;
  readonly sources: TableSource[] = [];
  readonly #pieces: AsyncGenerator<InputPiece, boolean>;
  #first: InputPiece | undefined;
  isAll = true;

  constructor(files: readonly string[], asked: Asked) {
    this.table = asked.what;
    this.#pieces = eachPiece(files, (bytes) => piecesOf(bytes, asked), asked.reading);
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
