import { once } from "node:events";
import { PassThrough } from "node:stream";
import type { Batch, TableColumn } from "../../../quake/tables/index.ts";
import { OutputFile } from "../../files/output/output-file.ts";
import type { OutputPath } from "../../files/output/place.ts";
import type { TableSource, TableWriter } from "../writers/writer.ts";

/** A part of a dataset under way: it has its place when its recording was read, and is named by its hash. */
export class PartFile {
  readonly #batches = new PassThrough({ objectMode: true, highWaterMark: 1 });
  readonly #sources: TableSource[] = [];
  readonly #file: OutputFile;
  readonly #written: Promise<void>;
  rows = 0;

  constructor(
    unfinished: OutputPath,
    writer: TableWriter,
    table: string,
    columns: readonly TableColumn[],
  ) {
    this.#file = new OutputFile(unfinished);
    const origin = { table, sources: this.#sources };
    this.#written = this.#write(writer.write(columns, this.#batches, origin));
    // Whoever adds to it or ends it is told.
    this.#written.catch(() => this.#batches.destroy());
  }

  async #write(pieces: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const piece of pieces) await this.#file.write(piece);
    await this.#file.close();
  }

  /** Takes rows when there is room for them. Throws CliError. */
  async add(batch: Batch): Promise<void> {
    this.rows += batch.length;
    if (this.#batches.destroyed) return this.#written;
    if (!this.#batches.write(batch))
      await Promise.race([once(this.#batches, "drain"), this.#written]);
  }

  /** No rows follow: what they are of is known. Throws CliError. */
  async end(source: TableSource): Promise<void> {
    this.#sources.push(source);
    this.#batches.end();
    await this.#written;
  }

  /** It takes its place. Throws CliError. */
  finish(place: OutputPath): Promise<void> {
    return this.#file.finish(place);
  }

  /** Nothing is left of it, unless it is in its place. */
  async discard(): Promise<void> {
    this.#batches.destroy();
    await this.#written.catch(() => {});
    await this.#file.discard();
  }
}
