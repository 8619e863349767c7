import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CliError } from "../../errors/cli-error.ts";
import { shown } from "../../terminal/outside.ts";
import { count as counted } from "../../terminal/text.ts";
import { soundIn } from "./capture.ts";

/** An engine, and what it plays. */
export interface EngineJob {
  readonly words: readonly string[];
  readonly base: string;
  readonly game: string;
  readonly demo: string;
  /** How many pictures it is to write. */
  readonly count: number;
  /** Seconds to wait for the next one. */
  readonly timeout: number;
  /** It writes what is heard, too. */
  readonly hasSound: boolean;
}

/** What an engine wrote, by paths. */
export interface Written {
  /** In their order. */
  readonly pictures: readonly string[];
  readonly sound: string | undefined;
}

const PICTURE = /\.(?:png|tga|jpe?g|pcx|bmp)$/i;

/** Milliseconds between two looks at the folder. */
const OFTEN = 100;

/**
 * Has an engine play a recording, and ends it when its pictures are there.
 *
 * @throws CliError where it cannot be run, or pictures are missing
 */
export async function drive(job: EngineJob, signal: AbortSignal): Promise<Written> {
  const [program = "", ...words] = wordsOf(job);
  // A group of its own, so that what it starts ends with it.
  const child = spawn(program, words, { cwd: job.base, detached: true, stdio: "ignore" });
  const ended = endOf(child, program);
  try {
    return await waitFor(job, ended, signal);
  } finally {
    endGroup(child);
    await ended.catch(() => {});
  }
}

async function waitFor(
  job: EngineJob,
  ended: Promise<void>,
  signal: AbortSignal,
): Promise<Written> {
  const { count, timeout, hasSound } = job;
  let isOver = false;
  const over = ended.then(() => (isOver = true));
  // That it cannot be run is seen in the race.
  over.catch(() => {});
  let [pictures, since] = [[] as string[], performance.now()];
  for (;;) {
    const wasOver = isOver;
    await Promise.race([over, sleep(OFTEN)]);
    if (signal.aborted) throw new CliError("stopped");
    const written = await writtenIn(job);
    const now = picturesIn(written);
    if (now.length !== pictures.length) since = performance.now();
    const isWhole = now.length >= count && (wasOver || (await isSettled(now)));
    pictures = now;
    const sound = isWhole && hasSound ? await soundIn(written) : undefined;
    if (isWhole && hasSound === (sound !== undefined))
      return { pictures: pictures.slice(0, count), sound };
    const isLate = performance.now() - since > timeout * 1000;
    if (wasOver || isLate) throw missing(pictures.length, count, isLate, hasSound);
  }
}

function missing(found: number, count: number, isLate: boolean, hasSound: boolean): CliError {
  const why = isLate ? "no other one came in time" : "it ended";
  const wrote = `the engine wrote ${counted(found, "picture")} of ${count}`;
  if (hasSound && found >= count)
    return new CliError(`${wrote}, and no whole sound: does it have a sound device?`);
  const ask = hasSound
    ? "does it have demo_capture, as ezQuake, and does the recording last as long?"
    : "does it play the recording with timedemo, and is its command for pictures another one (--command)?";
  return new CliError(`${wrote}, and ${why}: ${ask}`);
}

/** The engine's words, with what it is to play. */
function wordsOf({ words, base, game, demo, hasSound }: EngineJob): string[] {
  const values = new Map([
    ["{base}", base],
    ["{game}", game],
    ["{demo}", demo],
  ]);
  const own = words.map((word) => word.replaceAll(/\{\w+\}/g, (name) => values.get(name) ?? name));
  if (words.some((word) => word.includes("{demo}"))) return own;
  return [...own, "-basedir", base, "-game", game, hasSound ? "+playdemo" : "+timedemo", demo];
}

function endOf(child: ChildProcess, program: string): Promise<void> {
  return new Promise((done, fail) => {
    child.on("error", (error) =>
      fail(new CliError(`${shown(program)}: this cannot be run: ${error.message}`)),
    );
    child.on("close", () => done());
  });
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

/** What an engine wrote, by paths. */
async function writtenIn({ base, game }: EngineJob): Promise<string[]> {
  const folders = [join(base, game), ...(await foldersAtHome(game))];
  const lists = folders.map(async (folder) =>
    (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
  );
  return (await Promise.all(lists)).flat();
}

/**
 * Where engines write that have a folder in their users' homes, as Debian's QuakeSpasm has `~/.quakespasm`: in one of
 * the game's name, which must be nobody else's.
 */
export async function foldersAtHome(game: string): Promise<string[]> {
  const home = homedir();
  const hidden = (await readdir(home).catch(() => [])).filter((name) => name.startsWith("."));
  return hidden.map((name) => join(home, name, game)).filter((folder) => existsSync(folder));
}

/** Engines number their pictures, so that their names are in order. */
function picturesIn(written: readonly string[]): string[] {
  return written.filter((path) => PICTURE.test(path)).toSorted();
}

/** Whether the last picture is written: it is some while old. */
async function isSettled(pictures: readonly string[]): Promise<boolean> {
  const { size, mtimeMs } = await stat(pictures.at(-1)!);
  return size > 0 && Date.now() - mtimeMs > 2 * OFTEN;
}
