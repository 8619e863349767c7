import { Command } from "commander";
import type { EditingOptions } from "./editing.ts";
import { CliError } from "../errors/cli-error.ts";
import { withOutputOption, withReadingOptions } from "../options/reading-options.ts";
import { count } from "../terminal/text.ts";
import { say } from "../terminal/say.ts";

interface Options extends EditingOptions {
  readonly type?: readonly string[];
  readonly text?: string;
  readonly chat?: boolean;
  readonly stufftext?: boolean;
}

/** `demospec strip FILE` */
export function stripCommand(): Command {
  const command = new Command("strip")
    .description("Take messages away by type or by text; blocks stay, so that time goes on.")
    .argument("<file>", "a recording, also in an archive, or - for stdin")
    .option("--type <names>", "types of messages, as print,stufftext", parseTypes)
    .option("--text <words>", "only messages with these words, in any case and colour", parseWords)
    .option("--chat", "what players say")
    .option("--stufftext", "console commands, but for those that a client needs");
  return withReadingOptions(
    withOutputOption(command, "take also messages that a client needs; "),
  ).action(stripFile);
}

async function stripFile(file: string, options: Options): Promise<void> {
  const { type: types, text, chat, stufftext, force, output } = options;
  if (types === undefined && text === undefined && chat !== true && stufftext !== true)
    throw new CliError("nothing is chosen: give --type, --text, --chat or --stufftext", 2);
  const { editFile } = await import("./editing.ts");
  const { EditError, strip } = await import("../../quake/edit/index.ts");
  const { dropped } = await editFile(file, options, (container) => {
    try {
      return strip(container, { types, text, chat, stufftext, force });
    } catch (error) {
      // What was asked for is wrong, whatever the file is.
      throw error instanceof EditError ? new CliError(error.message, 2) : error;
    }
  });
  if (output !== undefined && output !== "-") say(`${count(dropped, "message")} taken away`);
}

function parseTypes(text: string): string[] {
  return text.split(",").map((name) => name.trim());
}

function parseWords(text: string): string {
  if (text === "") throw new CliError("--text: expected words", 2);
  return text;
}
