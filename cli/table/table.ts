import { Command } from "commander";
import {
  withLiveOptions,
  withOutputOption,
  withReadingOptions,
} from "../options/reading-options.ts";
import { withSchemaOption } from "../options/schema-option.ts";
import { CliError } from "../errors/cli-error.ts";
import { withRowOptions } from "./row-options.ts";
import type { DatasetCallOptions } from "./dataset/write-dataset.ts";

type TableOptions = Partial<DatasetCallOptions>;

/** `demospec table TABLE FILE…` */
export function tableCommand(): Command {
  const command = new Command("table")
    .description(
      "Write what recordings show as rows: players, entities, frames, levels, events, kills, or messages:NAME.",
    )
    .argument("<table>", "players, entities, frames, levels, events, kills, or messages:NAME")
    .argument(
      "[file...]",
      "recordings, archives of them, a stream as qtv://HOST:PORT, or - for stdin",
    );
  withRowOptions(command)
    .option("--schema-only", "print the columns with types, units and what they are")
    .option("--into <folder>", "a dataset of many recordings: a part for each and each of its maps")
    .option("--inputs <list>", "with --into: a file with an input in each line, or - for stdin")
    .option("--shard <k/n>", "with --into: only the inputs of one of several processes, as 1/8")
    .option("--resume", "with --into: go on, and leave out what was done before");
  const own = withSchemaOption(withOutputOption(withLiveOptions(withReadingOptions(command))));
  return own.action(async (what: string, files: readonly string[], options: TableOptions) => {
    checkTogether(options);
    const { printColumns } = await import("./print-columns.ts");
    const { writeTable } = await import("./write-table.ts");
    const { writeDataset } = await import("./dataset/write-dataset.ts");
    const { into } = options;
    if (options.schemaOnly === true) await printColumns(what, files, options);
    else if (into === undefined) await writeTable(what, files, options);
    else await writeDataset(what, files, { ...options, into });
  });
}

/** Throws CliError for options that are not for each other. */
function checkTogether({
  into,
  output,
  inputs,
  shard,
  resume,
  follow,
  password,
}: TableOptions): void {
  const [single] = Object.entries({ follow, password }).find(([, value]) => value) ?? [];
  if (into !== undefined && single !== undefined)
    throw new CliError(`--${single} is for one table, without --into`, 2);
  if (into !== undefined && output !== undefined)
    throw new CliError("--into is a folder of many tables, and -o one table: give one of them", 2);
  const [alone] = Object.entries({ inputs, shard, resume }).find(([, value]) => value) ?? [];
  if (into === undefined && alone !== undefined)
    throw new CliError(`--${alone} is for a dataset: name its folder with --into`, 2);
}
