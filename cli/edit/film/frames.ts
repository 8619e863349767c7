import { Command } from "commander";
import type { EditingOptions } from "../editing.ts";
import { withOutputOption, withReadingOptions } from "../../options/reading-options.ts";
import { type PictureOptions, pictureOptions } from "./picture-options.ts";

/** `demospec frames FILE` */
export function framesCommand(): Command {
  const command = new Command("frames")
    .description("Have an engine write a picture of frames at exact times, to make a film of.")
    .argument("<file>", "a recording, also in an archive, or - for stdin")
    .addHelpText(
      "after",
      `
Play the result with timedemo: the engine writes a picture of each frame that has the command. Nothing is interpolated:
where the recording has no frame at a picture's time, the next one is in its place.

Examples:
  demospec frames run.dem --fps 30 -o film.dem
  demospec frames run.dem --every 2 --before "viewsize 120" --command "screenshot png" -o film.dem`,
    );
  return withReadingOptions(withOutputOption(pictureOptions(command))).action(framesFile);
}

async function framesFile(file: string, options: EditingOptions & PictureOptions): Promise<void> {
  const { editFile } = await import("../editing.ts");
  const { frames } = await import("../../../quake/edit/index.ts");
  const { choiceOf, framesText } = await import("./picture-choice.ts");
  const edit = await editFile(file, options, (container) => frames(container, choiceOf(options)));
  if (options.output === undefined || options.output === "-") return;
  const { say } = await import("../../terminal/say.ts");
  say(framesText(edit.pictures));
}
