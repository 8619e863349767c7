import { basename } from "node:path";
import { mvd } from "../../../generated/mvd.ts";
import { qwd } from "../../../generated/qwd.ts";
import { SharedGame, sharedGameNoteText } from "../../../quake/convert/index.ts";
import {
  type EditedPart,
  Merge,
  type MergeInput,
  mergeNoteText,
  type MergeView,
} from "../../../quake/edit/index.ts";
import { type AnyContainer, readRecording } from "../../../recording/index.ts";
import { CliError, errorOf } from "../../errors/cli-error.ts";
import type { Input } from "../../files/input.ts";
import { openRecording } from "../../files/recording.ts";
import { recordings } from "../../files/output/made.ts";
import { writeOutput } from "../../files/output/output.ts";
import { placeFor } from "../../files/output/place.ts";
import { note, say } from "../../terminal/say.ts";
import { count, number } from "../../terminal/text.ts";
import { lossesText } from "../losses-text.ts";
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

/** What puts recordings together, and what there is to say of it. */
interface Merging {
  parts(): Iterable<EditedPart>;
  /** What was found, and could not be done. */
  notes(): string[];
  /** What became of each recording. */
  became(): string[];
}

/**
 * Writes recordings of one game as one, and lists what could not be done: QuakeWorld's as one of all players. They are held
 * in memory. Throws CliError.
 */
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
  const isShared = container.table.name === qwd.table.name;
  if (isShared && views.length > 0) throw new CliError(NO_VIEW, 2);
  const target = isShared ? mvd : container;
  const files = inputs.map((input) => input.file);
  const place = await placeFor({ ...options, inputs: files, makes: recordings([target]) });
  const whole = await Promise.all(inputs.map((input) => inMemory(input, options)));
  await namingFile(path, async () => {
    const merging = isShared ? sharedGame(whole) : merge(container, whole, views);
    await writeOutput(place, encoded(target, merging.parts()));
    for (const text of merging.notes()) note(text);
    if (options.output === undefined || options.output === "-") return;
    for (const text of merging.became()) say(text);
  });
}

const NO_VIEW =
  "--view: .qwd recordings become one of all players, in which whoever plays it chooses whom he watches";

function merge(
  container: AnyContainer,
  inputs: readonly MergeInput[],
  views: readonly MergeView[],
): Merging {
  const made = new Merge(container, inputs, views);
  return {
    parts: () => made.parts(),
    notes: () => made.notes.map(mergeNoteText),
    became: () =>
      made.merged
        .slice(1)
        .map(
          ({ name, frames, entities }) =>
            `${name}: ${count(frames, "frame")} at the same time, ${count(entities, "state")} of entities added`,
        ),
  };
}

function sharedGame(inputs: readonly MergeInput[]): Merging {
  const made = new SharedGame(inputs);
  return {
    parts: () => made.parts(),
    notes: () => [
      ...made.notes.map(sharedGameNoteText),
      ...(made.losses.report.length > 0 ? lossesText(made.losses.report) : []),
    ],
    became: () =>
      made.merged.map(
        ({ name, frames, together }) =>
          `${name}: ${count(frames, "frame")}, ${number(together)} of them at a moment that another recording has, too`,
      ),
  };
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
