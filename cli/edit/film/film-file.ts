import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { dem } from "../../../generated/dem.ts";
import { type Frames, frames, streamEdited } from "../../../quake/edit/index.ts";
import { type CliError, errorOf } from "../../errors/cli-error.ts";
import type { Input, ReadingOptions } from "../../files/input.ts";
import { FILM } from "../../files/output/made.ts";
import { writeOutput } from "../../files/output/output.ts";
import { placeFor } from "../../files/output/place.ts";
import { openRecording } from "../../files/recording.ts";
import { say } from "../../terminal/say.ts";
import { untilStopped } from "../../terminal/until-stopped.ts";
import { encoded, namingFile, readParts } from "../editing.ts";
import { drive } from "./engine.ts";
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
}

/** Seconds that an engine may take for a picture; it loads a level before the first one. */
const TIMEOUT = 60;

const GAME = "film";
const DEMO = "film.dem";

/** Makes a film. Throws CliError where the engine or ffmpeg cannot be run, or leaves out pictures. */
export async function makeFilm(
  file: string,
  engine: readonly string[],
  options: FilmOptions,
): Promise<void> {
  const { output, data, force, slow = 1, fps = USUAL_FPS, fade, timeout = TIMEOUT } = options;
  const input = await openRecording(file, options);
  if (input.container.table.name !== dem.table.name)
    throw errorOf(
      file,
      `this is a ${input.container.table.title}: films are made of Quake's (.dem)`,
    );
  const place = await placeFor({ output, inputs: [input.file], makes: FILM, force });
  const edit = frames(input.container, choiceOf({ ...options, fps: fps / slow }));
  const base = await mkdtemp(join(tmpdir(), "demospec-film-"));
  try {
    await linkGames(data, base);
    const game = join(base, GAME);
    await mkdir(game);
    await namingFile(file, () => writeFile(join(game, DEMO), withFrames(input, edit, options)));
    const count = edit.pictures.length;
    await untilStopped(async (signal) => {
      const job = { words: engine, base, game: GAME, demo: DEMO, count, timeout };
      const pictures = await drive(job, signal);
      const seconds = edit.pictures.map(({ times }) => times / fps);
      const film = join(base, `film${extname(output)}`);
      await joinPictures({ pictures, seconds, fps, isSlow: slow < 1, fade, film, base }, signal);
      await writeOutput(place, createReadStream(film));
    });
    say(framesText(edit.pictures));
  } finally {
    await rm(base, { recursive: true, force: true });
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
async function linkGames(data: string, base: string): Promise<void> {
  const entries = await readdir(data, { withFileTypes: true }).catch((error: unknown) => {
    throw errorOf(data, `this folder cannot be read: ${(error as Error).message}`) as CliError;
  });
  const games = entries.filter((entry) => !entry.isFile() && entry.name !== GAME);
  if (!games.some(({ name }) => name.toLowerCase() === "id1"))
    throw errorOf(data, "there is no folder id1 here, which has the game's data", 2);
  for (const { name } of games) await symlink(resolve(data, name), join(base, name));
}
