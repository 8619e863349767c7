import { Command } from "commander";
import { CliError } from "../../errors/cli-error.ts";
import { seconds as parseTime } from "../../../scripts/seconds.ts";
import { parseSeconds } from "../../options/seconds.ts";
import { withForceOption, withReadingOptions } from "../../options/reading-options.ts";
import type { FilmOptions } from "./film-file.ts";
import { pictureOptions } from "./picture-options.ts";

/** `demospec film FILE -o FILM -- ENGINE…` */
export function filmCommand(): Command {
  const command = new Command("film")
    .description("Make a film of a recording: drive an engine, and join its pictures.")
    .argument("<file>", "a recording of Quake or Quake II, also in an archive, or - for stdin")
    .argument("[engine...]", "after --: the engine's words, which no shell reads")
    .requiredOption("-o, --output <film>", "where to write the film; its ending says which sort")
    .requiredOption(
      "--data <folder>",
      "where the game is: the folder that has id1, or baseq2, in it",
    )
    .option("--slow <factor>", "slower: 0.25 is a quarter; what is between frames is blended", slow)
    .option("--fade <seconds>", "from black and to black, for so long", parseFade)
    .option("--sound", "with sound, by ezQuake's demo_capture; --time must have an end")
    .option("--timeout <seconds>", "wait so long for a picture; 60 without", parseSeconds);
  pictureOptions(command).addHelpText(
    "after",
    `
The engine gets -basedir, -game and +timedemo (+playdemo with --sound) after its own words, or in them: {base}, {game} and {demo}
are the base folder, the game's folder and the recording in it. Those of Quake II have them in their words. ffmpeg joins the
pictures.

Examples:
  demospec film run.dem -o run.mp4 --data ~/quake --before "viewsize 120" -- xvfb-run quakespasm -width 640 -height 480
  demospec film run.dem -o run.mp4 --data ~/quake --time 0:10..0:40 --sound -- ezquake`,
  );
  return withReadingOptions(withForceOption(command)).action(filmFile);
}

async function filmFile(
  file: string,
  engine: readonly string[],
  options: FilmOptions,
): Promise<void> {
  if (engine.length === 0)
    throw new CliError("no engine: name it after --, as -- quakespasm -width 640 -height 480", 2);
  if (options.every !== undefined)
    throw new CliError("a film has exact times: give --fps, and not --every", 2);
  const { makeFilm } = await import("./film-file.ts");
  await makeFilm(file, engine, options);
}

function slow(text: string): number {
  const factor = /^0?\.\d{1,6}$/.test(text) ? Number(text) : 0;
  if (factor < 0.01) throw new CliError(`--slow ${text}: expected a factor below 1, as 0.25`, 2);
  return factor;
}

function parseFade(text: string): number {
  const fade = parseTime(text);
  if (fade === undefined || fade <= 0)
    throw new CliError(`--fade ${text}: expected seconds, as 1 or 0.5`, 2);
  return fade;
}
