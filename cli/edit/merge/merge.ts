import { Command } from "commander";
import type { MergeFileOptions, ViewChoice } from "./merge-files.ts";
import { CliError } from "../../errors/cli-error.ts";
import { withOutputOption, withReadingOptions } from "../../options/reading-options.ts";
import { seconds } from "../../../scripts/seconds.ts";

/** `demospec merge FILE FILE…` */
export function mergeCommand(): Command {
  const command = new Command("merge")
    .description("Merge recordings that several players made of one game.")
    .argument("<file>", "the recording that is seen, also in an archive")
    .argument("<others...>", "recordings of other players of the same game")
    .option(
      "--view <time=file>",
      "from a time of play on see another player's recording, as 1:30=second.dem; may be repeated",
      parseView,
      [],
    )
    .addHelpText(
      "after",
      `
Each frame gets the entities and effects that the others show at the same time of the server's clock. QuakeWorld's .qwd
recordings become one of all players, .mvd, with all that any of them saw: what several saw tells how their clocks lie. What
contradicts, and levels that a recording does not have, are listed on stderr.

Examples:
  demospec merge mine.dem yours.dem -o both.dem
  demospec merge mine.qwd yours.qwd -o game.mvd
  demospec merge a.dem b.dem c.dem --view 0:30=b.dem --view 2:00=a.dem -o coop.dem`,
    );
  return withReadingOptions(withOutputOption(command)).action(
    async (file: string, others: readonly string[], options: MergeFileOptions) => {
      const { mergeFiles } = await import("./merge-files.ts");
      await mergeFiles([file, ...others], options);
    },
  );
}

function parseView(text: string, views: readonly ViewChoice[]): ViewChoice[] {
  const at = text.indexOf("=");
  const time = at < 0 ? undefined : seconds(text.slice(0, at));
  const file = text.slice(at + 1);
  if (time === undefined || file === "")
    throw new CliError(`--view ${text}: expected a time and a recording, as 1:30=second.dem`, 2);
  return [...views, { seconds: time, file }];
}
