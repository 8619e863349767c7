import type { TableName } from "../../quake/tables/index.ts";
import { CliError } from "../errors/cli-error.ts";
import { placeFor } from "../files/output/place.ts";
import { writeOutput } from "../files/output/output.ts";
import type { Asked } from "./table-input.ts";
import { Inputs } from "./inputs.ts";
import { filePlace, type TableCallOptions, tableOptions } from "./table-call.ts";
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
  if (options.follow && files.length > 1) throw new CliError("--follow is for one file", 2);
  const writer = await writerFor(options.to, options.output);
  const { output, force } = options;
  const place = await placeFor({ output, inputs: files, makes: writer, force });
  const inputs = new Inputs(files, askedOf(what, files, options, writer.hasOrigin ?? false));
  const columns = await inputs.begin();
  await writeOutput(place, writer.write(columns, inputs.batches(), inputs));
  if (!inputs.isAll) process.exitCode = 1;
}

/** With several files rows say of which they are; with one, where that is asked for. */
export function askedOf(
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
