import { open } from "node:fs/promises";
import type { FramesChoice } from "../../../quake/edit/index.ts";
import { CliError } from "../../errors/cli-error.ts";
import { USUAL_FPS } from "./picture-choice.ts";
import type { PictureOptions } from "./picture-options.ts";

/*
 * ezQuake's own capture: demo_capture writes a picture for each of a film's times, and what is heard meanwhile. It is
 * begun by a console command in the recording, and ends by itself.
 */

/** A capture, and how many pictures it has. */
export interface Capture {
  readonly choice: FramesChoice;
  readonly count: number;
}

/** Throws CliError for what such a capture cannot do, or needs. */
export function captureOf(
  options: PictureOptions & { readonly slow?: number },
  game: string,
): Capture {
  const { time, fps = USUAL_FPS, before = [], command, slow, texts } = options;
  if (time === undefined || time.to === Infinity)
    throw new CliError("--sound needs a span with an end: give --time, as 0s..30s", 2);
  if (command !== undefined || slow !== undefined)
    throw new CliError("--sound has the engine capture by itself: without --command and --slow", 2);
  const seconds = time.to - time.from;
  const folder = `demo_capture_dir ${game}`;
  const choice = {
    // Nothing but the first frame.
    every: Number.MAX_SAFE_INTEGER,
    time,
    before: [...before, folder, `demo_capture_fps ${fps}`],
    command: `demo_capture start ${seconds}`,
    withoutTexts: texts === false,
  };
  return { choice, count: Math.max(Math.floor(seconds * fps), 1) };
}

/** A WAVE file has its size, less these bytes, at that place. */
const RIFF = { before: 8, at: 4 };

/** Which of the paths is what was heard, once it is whole: engines write its size in the end. */
export async function soundIn(written: readonly string[]): Promise<string | undefined> {
  const path = written.find((one) => one.endsWith(".wav"));
  if (path === undefined) return undefined;
  const file = await open(path);
  try {
    const head = Buffer.alloc(RIFF.before);
    await file.read(head, 0, head.length, 0);
    const { size } = await file.stat();
    const isWhole = size > RIFF.before && head.readUInt32LE(RIFF.at) === size - RIFF.before;
    return isWhole ? path : undefined;
  } finally {
    await file.close();
  }
}
