import { Command } from "commander";
import { withOutputOption, withReadingOptions } from "../options/reading-options.ts";
import { withSchemaOption } from "../options/schema-option.ts";
import type { SqlOptions } from "./query.ts";

/** `demospec sql QUERY FILE…` */
export function sqlCommand(): Command {
  const command = new Command("sql")
    .description(
      "Ask a query in SQL of what recordings show: of players, events, kills and others.",
    )
    .argument("<query>", 'as "select name, count(*) from kills group by name"')
    .argument("<file...>", "recordings, archives of them, or - for stdin")
    .option("--to <format>", "text, csv, jsonl, parquet or arrow; by the output's ending without")
    .addHelpText(
      "after",
      '\nTables: players, entities, frames, levels, events, kills, and "messages:NAME". Each has a column\n' +
        "file. demospec table NAME --schema-only prints the others. The package @duckdb/node-api is needed.",
    );
  return withSchemaOption(withOutputOption(withReadingOptions(command))).action(
    async (query: string, files: readonly string[], options: SqlOptions) => {
      const { runQuery } = await import("./run-query.ts");
      await runQuery(query, files, options);
    },
  );
}
