import { Command } from "commander";
import { CliError } from "../errors/cli-error.ts";
import { withReadingOptions } from "../options/reading-options.ts";
import type { RunsOptions } from "./runs-file.ts";

/** `demospec runs FILE…` */
export function runsCommand(): Command {
  const command = new Command("runs")
    .description(
      "List runs: map, skill, exact time, kills, secrets; look for cheats and changed recordings.",
    )
    .argument(
      "<file...>",
      "recordings of Quake (.dem) and Quake II (.dm2), archives of them, or - for stdin",
    )
    .option("--json", "print one JSON object a file")
    .option("--check", "look for cheats, and for what was changed of the recording")
    .option(
      "--map <files...>",
      "of --check: maps of Quake (.bsp), whose walls nobody goes through; named as the levels",
    )
    .addHelpText(
      "after",
      `
A level's time is its clock when the intermission begins, to the digits that JoeQuake prints. Times in brackets are
those of the last frame, of levels that were not finished.

What --check finds has its block, and how sure it is: certain, likely, or notice, which has harmless causes, too. The
exit code is 1 where it is certain of anything.

Examples:
  demospec runs runs.zip
  demospec runs --json *.dem | jq '.levels[].time'
  demospec runs run.dem --check --map maps/e1m1.bsp`,
    );
  return withReadingOptions(command).action(
    async (files: readonly string[], options: RunsOptions) => {
      if (options.map !== undefined && options.check !== true)
        throw new CliError("--map is for --check", 2);
      const { printRuns } = await import("./runs-file.ts");
      await printRuns(files, options);
    },
  );
}
