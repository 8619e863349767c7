import { Command } from "commander";
import { withReadingOptions } from "../options/reading-options.ts";
import type { RunsOptions } from "./runs-file.ts";

/** `demospec runs FILE…` */
export function runsCommand(): Command {
  const command = new Command("runs")
    .description("List runs: map, skill, exact time, kills, secrets, deaths, engine.")
    .argument("<file...>", "recordings of Quake (.dem), archives of them, or - for stdin")
    .option("--json", "print one JSON object a file")
    .addHelpText(
      "after",
      `
A level's time is its clock when the intermission begins, to the digits that JoeQuake prints. Times in brackets are
those of the last frame, of levels that were not finished.

Examples:
  demospec runs runs.zip
  demospec runs --json *.dem | jq '.levels[].time'`,
    );
  return withReadingOptions(command).action(
    async (files: readonly string[], options: RunsOptions) => {
      const { printRuns } = await import("./runs-file.ts");
      await printRuns(files, options);
    },
  );
}
