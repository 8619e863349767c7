import { basename } from "node:path";
import {
  Merge,
  type MergeInput,
  mergeNoteText,
  type MergeView,
} from "../../../quake/edit/index.ts";
import { readRecording } from "../../../recording/index.ts";
import { CliError, errorOf } from "../../errors/cli-error.ts";
import type { Input } from "../../files/input.ts";
import { openRecording } from "../../files/recording.ts";
import { recordings } from "../../files/output/made.ts";
import { writeOutput } from "../../files/output/output.ts";
import { placeFor } from "../../files/output/place.ts";
import { note, say } from "../../terminal/say.ts";
import { count } from "../../terminal/text.ts";
import { type EditingOptions, encoded, namingFile } from "../editing.ts";

/** From when on the game is seen in which file. */
export interface ViewChoice {
  /** Seconds of play. */
  readonly seconds: number;
  readonly file: string;
}

/** Options of `demospec merge`. */
export interface MergeFileOptions extends EditingOptions {
  readonly view: readonly ViewChoice[];
}

/** Writes recordings of one game as one, and lists what could not be done. They are held in memory. Throws CliError. */
export async function mergeFiles(
  paths: readonly string[],
  options: MergeFileOptions,
): Promise<void> {
  const inputs = await Promise.all(paths.map((path) => openRecording(path, options)));
  const views = options.view.map((view) => viewOf(paths, view));
  const [{ container, path }] = inputs as [Input];
  for (const input of inputs)
    if (input.container !== container)
      throw errorOf(input.path, "only recordings of one format can be merged", 2);
  const files = inputs.map((input) => input.file);
  const place = await placeFor({ ...options, inputs: files, makes: recordings([container]) });
  const whole = await Promise.all(inputs.map((input) => inMemory(input, options)));
  await namingFile(path, async () => {
    const merge = new Merge(container, whole, views);
    await writeOutput(place, encoded(container, merge.parts()));
    for (const one of merge.notes) note(mergeNoteText(one));
    if (options.output === undefined || options.output === "-") return;
    for (const { name, frames, entities } of merge.merged.slice(1))
      say(
        `${name}: ${count(frames, "frame")} at the same time, ${count(entities, "state")} of entities added`,
      );
  });
}

function viewOf(paths: readonly string[], { seconds, file }: ViewChoice): MergeView {
  const recording = paths.findIndex((path) => path === file || basename(path) === file);
  if (recording >= 0) return { seconds, recording };
  throw new CliError(
    `--view …=${file}: it is none of the recordings: ${paths.map((path) => basename(path)).join(", ")}`,
    2,
  );
}

async function inMemory(input: Input, options: MergeFileOptions): Promise<MergeInput> {
  const pieces: Uint8Array[] = [];
  for await (const piece of input.chunks()) pieces.push(piece.slice());
  const bytes = new Uint8Array(Buffer.concat(pieces));
  const { protocolVersion: version, reading } = options;
  return {
    name: basename(input.path),
    parts: () => readRecording(input.container, bytes, { version, reading }),
  };
}
