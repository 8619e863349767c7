import type { FramesChoice, Picture } from "../../../quake/edit/index.ts";
import { CliError } from "../../errors/cli-error.ts";
import { count } from "../../terminal/text.ts";
import type { PictureOptions } from "./picture-options.ts";

/** Pictures a second where nobody says how many. */
export const USUAL_FPS = 30;

/** What is asked for. Throws CliError for what says two things at once. */
export function choiceOf(options: PictureOptions): FramesChoice {
  const { fps, every, time, command, before, texts } = options;
  if (fps !== undefined && every !== undefined)
    throw new CliError("--fps and --every choose other frames: give one of them", 2);
  return {
    fps: every === undefined ? (fps ?? USUAL_FPS) : undefined,
    every,
    time,
    command,
    before,
    withoutTexts: texts === false,
  };
}

/** How many pictures there will be, and how many the recording has no frames for. */
export function framesText(pictures: readonly Picture[]): string {
  const missing = pictures.reduce((sum, { times }) => sum + times - 1, 0);
  const first = `${count(pictures.length, "picture")}, in blocks ${pictures[0]!.block} to ${pictures.at(-1)!.block}`;
  if (missing === 0) return first;
  return `${first}; for ${count(missing, "time")} between them the recording has no frame`;
}
