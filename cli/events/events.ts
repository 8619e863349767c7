import { Command } from "commander";
import type { ReadingOptions } from "../files/input.ts";
import { withLiveOptions, withReadingOptions } from "../options/reading-options.ts";

interface Options extends ReadingOptions {
  readonly json?: boolean;
  readonly type?: readonly string[];
}

/** `demospec events FILE` */
export function eventsCommand(): Command {
  const command = new Command("events")
    .description("Tell what happens in a recording: kills, pickups, damage, chat, levels, scores.")
    .argument(
      "<file>",
      "a recording, also in an archive, a stream as qtv://HOST:PORT, or - for stdin",
    )
    .option("--json", "print one JSON object an event")
    .option("--type <names>", "only these, as kill,mishap,chat", (text: string) =>
      text.split(",").map((name) => name.trim()),
    )
    .addHelpText("after", "\nTimes are of play, from the first frame, as cut --time counts them.");
  return withLiveOptions(withReadingOptions(command)).action(
    async (file: string, options: Options) => {
      const { printEvents } = await import("./events-file.ts");
      await printEvents(file, options);
    },
  );
}
