import { Command } from "commander";
import { withOutputOption, withReadingOptions } from "../options/reading-options.ts";
import { withSchemaOption } from "../options/schema-option.ts";
import type { TableCallOptions } from "./table-call.ts";

/** `demospec table TABLE FILE…` */
export function tableCommand(): Command {
  const command = new Command("table")
    .description(
      "Write what recordings show as rows: players, entities, frames, levels, events, kills, or messages:NAME.",
    )
    .argument("<table>", "players, entities, frames, levels, events, kills, or messages:NAME")
    .argument("[file...]", "recordings, archives of them, or - for stdin")
    .option("--columns <names>", "these columns in this order, as time,name,origin; all without")
    .option("--every <span>", "the first frame of each span, as 50ms or 0.5s")
    .option("--between <times>", "what is between two times of play, as 1:30..2:00 or 30s..")
    .option(
      "--where <condition>",
      "only rows like that, as health<50; several times: all must hold",
      (text: string, others: readonly string[] = []) => [...others, text],
    )
    .option("--to <format>", "csv, jsonl, parquet, arrow or text; by the output's ending without")
    .option("--schema-only", "print the columns with types, units and what they are");
  const own = withSchemaOption(withOutputOption(withReadingOptions(command)));
  return own.action(async (what: string, files: readonly string[], options: TableCallOptions) => {
    const { printColumns } = await import("./print-columns.ts");
    const { writeTable } = await import("./write-table.ts");
    if (options.schemaOnly === true) await printColumns(what, files, options);
    else await writeTable(what, files, options);
  });
}
