import { cameraNoteText, recam } from "../../../quake/edit/index.ts";
import { SchemaError } from "../../../generator/read/diagnostics.ts";
import { CliError } from "../../errors/cli-error.ts";
import { shown } from "../../terminal/outside.ts";
import { note, say } from "../../terminal/say.ts";
import { count } from "../../terminal/text.ts";
import { type EditingOptions, editFile, surveyFile } from "../editing.ts";
import { textOf } from "../text-of.ts";
import { readScript } from "./read-script.ts";

/** Writes a recording as cameras see it, and lists what is not as the script says. Throws CliError. */
export async function recamFile(
  file: string,
  path: string,
  options: EditingOptions,
): Promise<void> {
  const script = scriptOf(path, await textOf(path, "camera scripts"));
  const survey = await surveyFile(file, options);
  const edit = await editFile(file, options, (container) => recam(container, script, survey), [
    path,
  ]);
  for (const one of edit.notes) note(cameraNoteText(one));
  if (options.output !== undefined && options.output !== "-")
    say(
      `${count(edit.shown, "shot")} of ${script.shots.length} shown, ${count(edit.frames, "frame")}`,
    );
}

function scriptOf(path: string, text: string) {
  try {
    return readScript(shown(path), text);
  } catch (error) {
    if (error instanceof SchemaError) throw new CliError(error.message, 1);
    throw error;
  }
}
