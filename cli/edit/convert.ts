import { Command } from "commander";
import type { Loss } from "../../quake/convert/index.ts";
import { CliError } from "../errors/cli-error.ts";
import type { EditingOptions } from "./editing.ts";
import { withOutputOption, withReadingOptions } from "../options/reading-options.ts";
import { withSchemaOption } from "../options/schema-option.ts";
import { ownFormats } from "../own-formats.ts";
import { note, say, sayJson } from "../terminal/say.ts";

interface Options extends EditingOptions {
  readonly to: string;
  readonly player?: string;
  readonly json?: boolean;
}

/** `demospec convert FILE` */
export function convertCommand(): Command {
  const command = new Command("convert")
    .description("Make a recording one of another version, dialect or game, and tell what is lost.")
    .argument("<file>", "a recording, also in an archive, or - for stdin")
    .requiredOption(
      "--to <what>",
      "15, 666 or 999, qwd, dem or dm2; a version of a format of one's own",
    )
    .option("--player <who>", "of a recording of all players: whose it becomes, by number or name")
    .option("--json", "what is lost as JSON");
  return withSchemaOption(withReadingOptions(withOutputOption(command))).action(convertFile);
}

async function convertFile(file: string, options: Options): Promise<void> {
  const { to, player, json, output } = options;
  const isPiped = output === undefined || output === "-";
  if (json === true && isPiped)
    throw new CliError("--json prints what is lost on stdout: name a file with -o", 2);
  const { conversionTo, isConvertible, toVersion } = await import("../../quake/convert/index.ts");
  const { EditError } = await import("../../quake/edit/index.ts");
  const { convertRecording } = await import("./editing.ts");
  const { lossesJson, lossesText } = await import("./losses-text.ts");
  const losses: Loss[] = await convertRecording(file, options, (container) => {
    try {
      const isOwn = ownFormats().includes(container) && !isConvertible(container);
      return isOwn ? toVersion(container, to) : conversionTo(container, to, { player });
    } catch (error) {
      // What was asked for is wrong, whatever the file is.
      throw error instanceof EditError ? new CliError(error.message, 2) : error;
    }
  });
  if (json === true) return sayJson(lossesJson(losses));
  for (const line of lossesText(losses)) (isPiped ? note : say)(line);
}
