import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { dem } from "../../../generated/dem.ts";
import { dm2 } from "../../../generated/dm2.ts";
import { mvd } from "../../../generated/mvd.ts";
import { qwd } from "../../../generated/qwd.ts";
import { type Frames, frames, streamEdited } from "../../../quake/edit/index.ts";
import { CliError, errorOf } from "../../errors/cli-error.ts";
import type { Input, ReadingOptions } from "../../files/input.ts";
import { FILM } from "../../files/output/made.ts";
import { writeOutput } from "../../files/output/output.ts";
import { placeFor } from "../../files/output/place.ts";
import { openRecording } from "../../files/recording.ts";
import { say } from "../../terminal/say.ts";
import { untilStopped } from "../../terminal/until-stopped.ts";
import { encoded, namingFile, readParts } from "../editing.ts";
import { count as counted } from "../../terminal/text.ts";
import { captureOf } from "./capture.ts";
import { drive, foldersAtHome } from "./engine.ts";
import { join as joinPictures } from "./ffmpeg.ts";
import { choiceOf, framesText, USUAL_FPS } from "./picture-choice.ts";
import type { PictureOptions } from "./picture-options.ts";

/** Options of `demospec film`. */
export interface FilmOptions extends ReadingOptions, PictureOptions {
  readonly output: string;
  readonly force?: boolean;
  readonly data: string;
  readonly slow?: number;
  readonly fade?: number;
  /** Seconds. */
  readonly timeout?: number;
  /** By the engine's own capture. */
  readonly sound?: boolean;
}

/** Seconds that an engine may take for a picture; it loads a level before the first one. */
const TIMEOUT = 60;

/** Where a game has its data and its recordings, and whether its engines are called alike. */
const QUAKE = { data: "id1", demos: "", areAlike: true };
const QUAKE2 = { data: "baseq2", demos: "demos", areAlike: false };

/** What films are made of by pictures alone, and by an engine's capture. */
const SILENT = {
  games: new Map([
    [dem.table.name, QUAKE],
    [dm2.table.name, QUAKE2],
  ]),
  said: "Quake's and Quake II's (.dem, .dm2)",
};
const HEARD = {
  games: new Map([dem, qwd, mvd].map(({ table }) => [table.name, QUAKE])),
  said: "Quake's and QuakeWorld's (.dem, .qwd, .mvd)",
};

/** Makes a film. Throws CliError where the engine or ffmpeg cannot be run, or leaves out pictures. */
export async function makeFilm(
  file: string,
  engine: readonly string[],
  options: FilmOptions,
): Promise<void> {
  const { output, data, force, slow = 1, fps = USUAL_FPS, fade, timeout = TIMEOUT } = options;
  // Some engines have a folder of this name elsewhere, too: it is nobody else's.
  const game = `film-${randomUUID().slice(0, 8)}`;
  const capture = options.sound === true ? captureOf(options, game) : undefined;
  const input = await openRecording(file, options);
  const { name, title, extension = "" } = input.container.table;
  const known = capture === undefined ? SILENT : HEARD;
  const where = known.games.get(name);
  if (where === undefined)
    throw errorOf(file, `this is a ${title}: films are made of ${known.said}`);
  if (!where.areAlike && !engine.some((word) => word.includes("{demo}")))
    throw new CliError(
      "Quake II's engines are called in several ways: say how this one plays a recording, with {base}, {game} and {demo} in its words",
      2,
    );
  const place = await placeFor({ output, inputs: [input.file], makes: FILM, force });
  const choice = capture?.choice ?? choiceOf({ ...options, fps: fps / slow });
  const edit = frames(input.container, choice);
  const base = await mkdtemp(join(tmpdir(), "demospec-film-"));
  try {
    await linkGames(data, base, where.data);
    const demos = join(base, game, where.demos);
    await mkdir(demos, { recursive: true });
    const demo = `film${extension}`;
    await namingFile(file, () => writeFile(join(demos, demo), withFrames(input, edit, options)));
    const times = edit.pictures.map((picture) => picture.times);
    const lasting = capture === undefined ? times : Array.from({ length: capture.count }, () => 1);
    await untilStopped(async (signal) => {
      const own = { count: lasting.length, timeout, hasSound: capture !== undefined };
      const written = await drive({ words: engine, base, game, demo, ...own }, signal);
      const seconds = lasting.map((one) => one / fps);
      const film = join(base, `film${extname(output)}`);
      const look = { fps, isSlow: slow < 1, fade };
      await joinPictures({ ...written, seconds, ...look, film, base }, signal);
      await writeOutput(place, createReadStream(film));
    });
    say(
      capture === undefined
        ? framesText(edit.pictures)
        : `${counted(capture.count, "picture")}, and their sound, from block ${edit.pictures[0]!.block} on`,
    );
  } finally {
    for (const folder of [base, ...(await foldersAtHome(game))])
      await rm(folder, { recursive: true, force: true });
  }
}

function withFrames(
  input: Input,
  edit: Frames,
  options: FilmOptions,
): AsyncGenerator<Uint8Array, void> {
  const parts = readParts(input, input.chunks(), options);
  return encoded(input.container, streamEdited(parts, edit));
}

/** The engine writes into a folder of its own, and reads the games where they are. Throws CliError. */
async function linkGames(data: string, base: string, game: string): Promise<void> {
  const entries = await readdir(data, { withFileTypes: true }).catch((error: unknown) => {
    throw errorOf(data, `this folder cannot be read: ${(error as Error).message}`) as CliError;
  });
  const games = entries.filter((entry) => !entry.isFile());
  if (!games.some(({ name }) => name.toLowerCase() === game))
    throw errorOf(data, `there is no folder ${game} here, which has the game's data`, 2);
  for (const { name } of games) await symlink(resolve(data, name), join(base, name));
}
