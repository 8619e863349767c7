import type { Command } from "commander";

/** The options that say which rows and columns a table has, and what it is written as. */
export function withRowOptions(command: Command): Command {
  return command
    .option("--columns <names>", "these columns in this order, as time,name,origin; all without")
    .option("--every <span>", "the first frame of each span, as 50ms or 0.5s")
    .option("--between <times>", "what is between two times of play, as 1:30..2:00 or 30s..")
    .option(
      "--where <condition>",
      "only rows like that, as health<50; several times: all must hold",
      (text: string, others: readonly string[] = []) => [...others, text],
    )
    .option("--to <format>", "csv, jsonl, parquet, arrow or text; by the output's ending without");
}
