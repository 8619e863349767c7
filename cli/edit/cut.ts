import { Command } from "commander";
import type { Range } from "../../quake/edit/index.ts";
import type { EditingOptions } from "./editing.ts";
import { CliError } from "../errors/cli-error.ts";
import { withOutputOption, withReadingOptions } from "../options/reading-options.ts";
import { parseBlocks, parseTimes } from "../options/spans.ts";

interface Options extends EditingOptions {
  readonly blocks?: Range;
  readonly time?: Range;
  readonly level?: number;
}

/** `demospec cut FILE` */
export function cutCommand(): Command {
  const command = new Command("cut")
    .description("Keep a span of a recording, and what a client needs to play it.")
    .argument("<file>", "a recording, also in an archive, or - for stdin")
    .option("--blocks <range>", "these blocks, as 100..200, both included", parseBlocks)
    .option(
      "--time <range>",
      "what is played then, as 30s..60s or 1:30..2:00, since the first frame",
      parseTimes,
    )
    .option("--level <n>", "a level, from 1; --time is its time then", parseLevel);
  return withReadingOptions(withOutputOption(command)).action(cutFile);
}

async function cutFile(file: string, options: Options): Promise<void> {
  const { blocks, time, level } = options;
  if (blocks === undefined && time === undefined && level === undefined)
    throw new CliError("nothing says what to keep: give --blocks, --time or --level", 2);
  const { editFile } = await import("./editing.ts");
  const { cut } = await import("../../quake/edit/index.ts");
  await editFile(file, options, (container) => cut(container, { blocks, time, level }));
}

function parseLevel(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) < 1)
    throw new CliError(`--level ${text}: expected a number, from 1`, 2);
  return Number(text);
}
