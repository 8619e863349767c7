import { Command } from "commander";
import type { GhostOptions } from "../../../quake/edit/index.ts";
import type { GhostFileOptions } from "./ghost-file.ts";
import { CliError } from "../../errors/cli-error.ts";
import { withOutputOption, withReadingOptions } from "../../options/reading-options.ts";
import { seconds } from "../../../scripts/seconds.ts";

/** `demospec ghost FILE RUN…` */
export function ghostCommand(): Command {
  const command = new Command("ghost")
    .description("Put the players of other runs into a recording, to be seen racing it.")
    .argument("<file>", "a recording, also in an archive")
    .argument("<runs...>", "recordings whose players are put into it")
    .option(
      "--align <how>",
      "start: the first frames of a level together; clock: by the server's clock; or two times of play, the recording's and the runs', as 1:30=0:25",
      parseAlign,
    )
    .option("--player <name>", "of the runs this player, instead of whoever recorded")
    .option("--alpha <n>", "how solid they look, from 0 to 1: in protocols 666 and 999", parseAlpha)
    .addHelpText(
      "after",
      `
A run goes with the levels of the recording that are on the same map. Where it does not, and which models a client must
have, is listed on stderr.

Examples:
  demospec ghost mine.dem best.dem -o both.dem
  demospec ghost --align clock mine.dem first.dem second.dem -o race.dem`,
    );
  return withReadingOptions(withOutputOption(command)).action(
    async (file: string, runs: readonly string[], options: GhostFileOptions) => {
      const { ghostFile } = await import("./ghost-file.ts");
      await ghostFile(file, runs, options);
    },
  );
}

function parseAlign(text: string): GhostOptions["align"] {
  if (text === "start" || text === "clock") return text;
  const [own, ghost, ...more] = text.split("=").map(seconds);
  if (own === undefined || ghost === undefined || more.length > 0)
    throw new CliError(`--align ${text}: expected start, clock, or two times as 1:30=0:25`, 2);
  return { own, ghost };
}

function parseAlpha(text: string): number {
  const alpha = /^\d*\.?\d+$/.test(text) ? Number(text) : NaN;
  if (alpha >= 0 && alpha <= 1) return alpha;
  throw new CliError(`--alpha ${text}: expected a number from 0 to 1`, 2);
}
