import type { Command } from "commander";
import type { Range } from "../../../quake/edit/index.ts";
import { CliError } from "../../errors/cli-error.ts";
import { parseTimes } from "../../options/spans.ts";
import { parseWhole } from "../../options/whole.ts";

/** Which frames become pictures. */
export interface PictureOptions {
  readonly fps?: number;
  readonly every?: number;
  readonly time?: Range;
  readonly command?: string;
  readonly before?: readonly string[];
  /** False with `--no-texts`. */
  readonly texts?: boolean;
}

/** The options of commands that choose pictures. */
export function pictureOptions(command: Command): Command {
  return command
    .option("--fps <number>", "pictures a second; 30 without", parseFps)
    .option("--every <n>", "each n-th frame of the recording instead, from 1", parseWhole)
    .option("--time <range>", "of this span, as 30s..60s or 1:30..2:00", parseTimes)
    .option("--command <text>", "the engine's command for a picture; screenshot without")
    .option(
      "--before <text>",
      "a command before the first picture, as 'viewsize 120'; may be given again",
      (text: string, all: readonly string[] = []) => [...all, text],
    )
    .option("--no-texts", "without the game's texts on the screen");
}

/** Throws CliError. */
export function parseFps(text: string): number {
  const fps = /^\d{1,4}(?:\.\d{1,6})?$/.test(text) ? Number(text) : 0;
  if (fps <= 0 || fps > 1000)
    throw new CliError(`"${text}": expected pictures a second, above 0 and up to 1000`, 2);
  return fps;
}
