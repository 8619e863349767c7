import { basename } from "node:path";
import { cameraNoteText, recam } from "../../../quake/edit/index.ts";
import { Visibility } from "../../../quake/map/index.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { SchemaError } from "../../../generator/read/diagnostics.ts";
import { CliError, errorOf } from "../../errors/cli-error.ts";
import { openBytes } from "../../files/open.ts";
import { shown } from "../../terminal/outside.ts";
import { note, say } from "../../terminal/say.ts";
import { count } from "../../terminal/text.ts";
import { type EditingOptions, editFile, surveyFile } from "../editing.ts";
import { textOf } from "../text-of.ts";
import { readScript } from "../../../scripts/read-script.ts";

/** Options of `demospec recam`. */
export interface RecamOptions extends EditingOptions {
  /** Maps of levels. */
  readonly map?: readonly string[];
}

/** No map is larger, in bytes. */
const MOST_MAP = 1 << 28;

/** Writes a recording as cameras see it, and lists what is not as the script says. Throws CliError. */
export async function recamFile(file: string, path: string, options: RecamOptions): Promise<void> {
  const script = scriptOf(path, await textOf(path, "camera scripts"));
  const maps = new Map<string, Visibility>();
  for (const map of options.map ?? []) maps.set(basename(map, ".bsp"), await mapOf(map));
  const survey = await surveyFile(file, options);
  const edit = await editFile(
    file,
    options,
    (container) => recam(container, script, survey, maps),
    [path],
  );
  for (const one of edit.notes) note(cameraNoteText(one));
  if (options.output !== undefined && options.output !== "-")
    say(
      `${count(edit.shown, "shot")} of ${script.shots.length} shown, ${count(edit.frames, "frame")}`,
    );
}

/** Throws CliError for what is no map of Quake. */
async function mapOf(path: string): Promise<Visibility> {
  const { chunks } = await openBytes(path);
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks()) {
    bytes += chunk.length;
    if (bytes > MOST_MAP) throw errorOf(path, `this has more than ${MOST_MAP} bytes: no map has`);
    pieces.push(chunk);
  }
  try {
    return new Visibility(Buffer.concat(pieces));
  } catch (error) {
    if (error instanceof DecodeError) throw errorOf(path, error.message);
    throw error;
  }
}

function scriptOf(path: string, text: string) {
  try {
    return readScript(shown(path), text);
  } catch (error) {
    if (error instanceof SchemaError) throw new CliError(error.message, 1);
    throw error;
  }
}
