import { Command } from "commander";
import type { EditingOptions } from "./editing.ts";
import { withOutputOption, withReadingOptions } from "../options/reading-options.ts";
import { count } from "../terminal/text.ts";
import { say } from "../terminal/say.ts";

interface Options extends EditingOptions {}

/** `demospec fix-multi FILE` */
export function fixMultiCommand(): Command {
  const command = new Command("fix-multi")
    .description("Let a recording of several levels play to its end.")
    .argument("<file>", "a recording, also in an archive, or - for stdin");
  return withReadingOptions(withOutputOption(command)).action(fixFile);
}

async function fixFile(file: string, options: Options): Promise<void> {
  const { output } = options;
  const { editFile } = await import("./editing.ts");
  const { fixMulti } = await import("../../quake/edit/index.ts");
  const { changed } = await editFile(file, options, fixMulti);
  if (output !== undefined && output !== "-") say(`${count(changed, "block")} repaired`);
}
