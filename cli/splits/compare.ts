import { Command } from "commander";
import type { CompareFileOptions } from "./compare-file.ts";
import { CliError } from "../errors/cli-error.ts";
import { withReadingOptions } from "../options/reading-options.ts";

/** `demospec compare A B` */
export function compareCommand(): Command {
  const command = new Command("compare")
    .description("Compare two runs: where and when one is ahead, by places, pickups, kills, ends.")
    .argument("<a>", "a recording, also in an archive, or - for stdin")
    .argument("<b>", "another one that plays the same maps")
    .option("--json", "print one JSON object")
    .option("--player <name>", "this player, instead of whoever recorded")
    .option(
      "--align <how>",
      "times since the level began by the server's clock (clock), or since its first frame (start)",
      parseAlign,
    )
    .option("--every <units>", "map units between two places that are compared: 512", parseEvery)
    .addHelpText(
      "after",
      `
The last column tells by how many seconds the first run is ahead: it is later where that is negative.

Examples:
  demospec compare mine.dem best.dem
  demospec compare --json --every 128 mine.dem best.dem`,
    );
  return withReadingOptions(command).action(
    async (a: string, b: string, options: CompareFileOptions) => {
      const { printComparison } = await import("./compare-file.ts");
      await printComparison(a, b, options);
    },
  );
}

function parseAlign(text: string): "clock" | "start" {
  if (text === "clock" || text === "start") return text;
  throw new CliError(`--align ${text}: expected clock or start`, 2);
}

function parseEvery(text: string): number {
  const units = /^\d+$/.test(text) ? Number(text) : 0;
  if (units > 0) return units;
  throw new CliError(`--every ${text}: expected a number of map units, as 256`, 2);
}
