import {
  cuesHead,
  cueText,
  type CueForm,
  Extraction,
  noteText,
  parseCues,
  subtitle,
  type Cue,
} from "../../quake/edit/index.ts";
import { type EditingOptions, editFile, namingFile, readParts } from "./editing.ts";
import { errorOf } from "../errors/cli-error.ts";
import type { Input } from "../files/input.ts";
import { SUBTITLES } from "../files/output/made.ts";
import { writeOutput } from "../files/output/output.ts";
import { placeFor } from "../files/output/place.ts";
import { withProgress } from "../files/progress.ts";
import { openRecording } from "../files/recording.ts";
import { note, say, warn } from "../terminal/say.ts";
import { count } from "../terminal/text.ts";
import { textOf } from "./text-of.ts";

/** Options of `demospec subtitle`. */
export interface SubtitleOptions extends EditingOptions {
  readonly to?: CueForm;
}

/** Writes a recording with subtitles, and lists what is not as it was asked for. Throws CliError. */
export async function subtitled(
  file: string,
  subtitles: string,
  options: EditingOptions,
): Promise<void> {
  if (file === "-" && subtitles === "-")
    throw errorOf("-", "stdin can be the recording or the subtitles, not both", 2);
  const text = await textOf(subtitles, "subtitles");
  const cues = await namingFile(subtitles, async () => parseCues(text));
  const edit = await editFile(file, options, (container) => subtitle(container, cues), [subtitles]);
  for (const one of edit.notes) note(noteText(one));
  if (options.output !== undefined && options.output !== "-")
    say(
      `${count(edit.shown, "subtitle")} of ${cues.length} shown, ${count(edit.added, "message")}`,
    );
}

/** Writes what a recording shows in the middle of the screen. Throws CliError. */
export async function extractFile(file: string, options: SubtitleOptions): Promise<void> {
  const { output = "", to = /\.vtt$/i.test(output) ? "vtt" : "srt" } = options;
  const input = await openRecording(file, options);
  await namingFile(file, async () => {
    const extraction = new Extraction(input.container);
    const place = await placeFor({ ...options, inputs: [input.file], makes: SUBTITLES });
    await withProgress(input, (chunks) =>
      writeOutput(place, pieces(cuesOf(input, chunks, extraction, options), to)),
    );
    const { leftOut } = extraction;
    if (leftOut > 0) warn(`${count(leftOut, "text")} that only some players got left out`);
  });
}

async function* cuesOf(
  input: Input,
  chunks: AsyncIterable<Uint8Array>,
  extraction: Extraction,
  options: SubtitleOptions,
): AsyncGenerator<Cue, void> {
  for await (const part of readParts(input, chunks, options)) yield* extraction.take(part);
  yield* extraction.end();
}

async function* pieces(cues: AsyncIterable<Cue>, form: CueForm): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  yield encoder.encode(cuesHead(form));
  let number = 0;
  for await (const cue of cues) yield encoder.encode(cueText(cue, ++number, form));
}
