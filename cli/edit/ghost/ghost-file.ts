import { basename } from "node:path";
import {
  type Ghost,
  ghostNoteText,
  type GhostOptions,
  GhostReader,
  ghosts,
} from "../../../quake/edit/index.ts";
import { openRecording } from "../../files/recording.ts";
import { note, say } from "../../terminal/say.ts";
import { count } from "../../terminal/text.ts";
import { type EditingOptions, editFile, namingFile, readParts, surveyFile } from "../editing.ts";

/** Options of `demospec ghost`. */
export interface GhostFileOptions extends EditingOptions, GhostOptions {
  readonly player?: string;
}

/** Writes a recording with the players of others, and lists what is not as it was asked for. Throws CliError. */
export async function ghostFile(
  file: string,
  paths: readonly string[],
  options: GhostFileOptions,
): Promise<void> {
  const { align, alpha } = options;
  const runs: Ghost[] = [];
  for (const path of paths) runs.push(await ghostOf(path, options));
  const survey = await surveyFile(file, options);
  const how = { ...(align !== undefined && { align }), ...(alpha !== undefined && { alpha }) };
  const edit = await editFile(
    file,
    options,
    (container) => ghosts(container, runs, survey, how),
    paths,
  );
  for (const one of edit.notes) note(ghostNoteText(one));
  if (options.output === undefined || options.output === "-") return;
  for (const run of runs) say(`${run.name}: ${count(edit.framesOf(run), "frame")}`);
}

/** A run of a file, of whatever format: what is put into a recording are places and names of models. */
async function ghostOf(path: string, options: GhostFileOptions): Promise<Ghost> {
  const input = await openRecording(path, options);
  return namingFile(path, async () => {
    const reader = new GhostReader(input.container, options.player);
    for await (const part of readParts(input, input.chunks(), options)) reader.take(part);
    return reader.ghost(basename(path));
  });
}
