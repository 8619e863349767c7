import { Command } from "commander";
import type { CueForm } from "../../quake/edit/index.ts";
import type { SubtitleOptions } from "./subtitle-file.ts";
import { CliError } from "../errors/cli-error.ts";
import { withOutputOption, withReadingOptions } from "../options/reading-options.ts";

/** `demospec subtitle FILE SUBTITLES` */
export function subtitleCommand(): Command {
  const command = new Command("subtitle")
    .description("Show subtitles (SRT, WebVTT) in a recording, or extract what it shows as such.")
    .argument("<file>", "a recording, also in an archive, or - for stdin")
    .argument("[subtitles]", "subtitles in SRT or WebVTT; their times are those of cut --time")
    .option("--extract", "write what the recording shows in the middle of the screen instead")
    .option("--to <form>", "of --extract: srt or vtt; by the output's ending without", parseForm)
    .addHelpText(
      "after",
      `
The game's own texts stay: a subtitle comes after them. Which they are, and what of the subtitles is not shown, is
listed on stderr.

Examples:
  demospec subtitle run.dem film.srt -o film.dem
  demospec subtitle --extract film.dem -o film.vtt`,
    );
  return withReadingOptions(withOutputOption(command)).action(subtitleFile);
}

async function subtitleFile(
  file: string,
  subtitles: string | undefined,
  options: SubtitleOptions & { readonly extract?: boolean },
): Promise<void> {
  const { extract = false, to } = options;
  if (extract && subtitles !== undefined)
    throw new CliError("--extract reads no subtitles: name the file that it writes with -o", 2);
  if (!extract && subtitles === undefined)
    throw new CliError("no subtitles: name a file in SRT or WebVTT, or give --extract", 2);
  if (!extract && to !== undefined) throw new CliError("--to is for --extract", 2);
  const { extractFile, subtitled } = await import("./subtitle-file.ts");
  await (extract ? extractFile(file, options) : subtitled(file, subtitles!, options));
}

function parseForm(text: string): CueForm {
  if (text === "srt" || text === "vtt") return text;
  throw new CliError(`--to ${text}: expected srt or vtt`, 2);
}
