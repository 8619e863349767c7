import { Command } from "commander";
import { withReadingOptions } from "../options/reading-options.ts";
import { withSchemaOption } from "../options/schema-option.ts";
import { withRowOptions } from "../table/row-options.ts";
import type { RunOptions } from "./run-inputs.ts";

/** `demospec run LIST --queue redis://… --into dataset/` */
export function runCommand(): Command {
  const command = new Command("run")
    .description("Have workers write a dataset of many recordings, which they share by Redis.")
    .argument("<list>", "a file with an input in each line, or - for stdin")
    .requiredOption("--queue <url>", "where Redis is, as redis://localhost:6379")
    .requiredOption("--into <folder>", "the dataset, where workers find it, too")
    .requiredOption("--table <table>", "players, entities, frames, levels, events, kills, …")
    .option("--resume", "go on, and leave out what was done before")
    .option("--json", "progress and result as lines of JSON");
  return withSchemaOption(withRowOptions(withReadingOptions(command))).action(
    async (list: string, options: RunOptions) => {
      const { runInputs } = await import("./run-inputs.ts");
      await runInputs(list, options);
    },
  );
}
