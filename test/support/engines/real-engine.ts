import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { udp } from "../../../quake/net/index.ts";
import type { Level } from "../../../quake/world/index.ts";
import { gameData, leastOf } from "./game-data.ts";

/** Debian's engines and what they need, in its packages of these names. */
export const PROGRAMS = {
  quakespasm: "/usr/games/quakespasm",
  darkplaces: "/usr/games/darkplaces",
  "darkplaces-server": "/usr/games/darkplaces-server",
  ezquake: "/usr/lib/games/ezquake/ezquake",
  mvdsv: "/usr/games/mvdsv",
  ktx: "/usr/lib/quakeworld/ktx/qwprogs.so",
  fteqcc: "/usr/bin/fteqcc",
  xvfb: "/usr/bin/Xvfb",
} as const;

/** What a title says of programs that are missing; "" where all are there. */
export function whyMissing(...names: readonly (keyof typeof PROGRAMS)[]): string {
  const missing = names.filter((name) => !existsSync(PROGRAMS[name]));
  return missing.length === 0 ? "" : ` (left out: there is no ${missing.join(", no ")})`;
}

/** A folder with the least of a game's data, and a mod for NetQuake's servers where there is a compiler. */
export function gameFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "demospec-"));
  for (const name of ["id1", "qw", "ktx"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "id1/pak0.pak"), gameData(readFileSync(PROGRAMS.quakespasm)));
  if (existsSync(PROGRAMS.ktx)) cpSync(PROGRAMS.ktx, join(folder, "ktx/qwprogs.so"));
  if (existsSync(PROGRAMS.fteqcc)) {
    cpSync(new URL("mod.qc", import.meta.url), join(folder, "id1/mod.qc"));
    writeFileSync(join(folder, "id1/progs.src"), "progs.dat\nmod.qc\n");
    execFileSync(PROGRAMS.fteqcc, { cwd: join(folder, "id1"), stdio: "ignore" });
  }
  return folder;
}

/** Puts what a level names into a folder, where it is not there. */
export function addFilesOf({ models, sounds }: Level, folder: string): void {
  const names = models.filter((name) => /^(?:progs|maps)\/\w+\.\w+$/.test(name ?? ""));
  const heard = sounds.filter((name) => /^\w+\/\w+\.wav$/.test(name ?? ""));
  for (const name of [...names, ...heard.map((sound) => `sound/${sound}`)]) {
    const path = join(folder, "id1", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, leastOf(name));
  }
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const free = await udp.open({ host: "127.0.0.1", port: 0 }, () => {});
  const { port } = free.address;
  await free.close();
  return port;
}

/** Waits until something is so, for some seconds at most. */
export async function until(isSo: () => boolean, patience = 60): Promise<void> {
  const end = performance.now() + 1000 * patience;
  while (!isSo() && performance.now() < end) await pause(0.02);
}

/** @param seconds how long */
export function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
}

/** A program that runs in a folder, whose files it reads and writes. */
export class RealEngine {
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown>;
  #text = "";

  /** @param display where it draws; without, it draws nothing */
  constructor(
    name: keyof typeof PROGRAMS,
    readonly folder: string,
    words: readonly string[],
    display = "",
  ) {
    this.#process = spawn(PROGRAMS[name], words, {
      cwd: folder,
      stdio: ["pipe", "pipe", "pipe"],
      env: {
        ...process.env,
        HOME: folder,
        // ezQuake asks for lists of servers as it starts: here nobody answers.
        ALL_PROXY: "http://127.0.0.1:9",
        DISPLAY: display,
        SDL_AUDIODRIVER: "dummy",
        SDL_VIDEODRIVER: display === "" ? "dummy" : "x11",
      },
    });
    this.#ended = once(this.#process, "close");
    for (const stream of [this.#process.stdout!, this.#process.stderr!])
      stream.on("data", (bytes: Buffer) => (this.#text += bytes.toString("latin1")));
  }

  /** What it has printed. */
  get printed(): string {
    return this.#text;
  }

  /** Types a line. */
  type(line: string): void {
    this.#process.stdin!.write(`${line}\n`);
  }

  /** Ends it, as a window is closed, and by force where that does not help. */
  async end(): Promise<void> {
    this.#process.kill("SIGTERM");
    const force = setTimeout(() => this.#process.kill("SIGKILL"), 3000);
    await this.#ended;
    clearTimeout(force);
  }
}

/** A display without a screen, and its name. */
export async function openDisplay(): Promise<{ name: string; close(): Promise<void> }> {
  const words = ["-displayfd", "1", "-screen", "0", "320x240x24", "-nolisten", "tcp"];
  const display = spawn(PROGRAMS.xvfb, words, { stdio: ["ignore", "pipe", "ignore"] });
  const ended = once(display, "close");
  const [number] = (await once(display.stdout, "data")) as [Buffer];
  return {
    name: `:${number.toString().trim()}`,
    close: async () => {
      display.kill();
      await ended;
    },
  };
}

/** How a client that draws is started: in a small window, without sound, writing down what its console says. */
export function clientWords(folder: string, ...commands: readonly string[]): string[] {
  const size = ["-window", "-width", "320", "-height", "240"];
  return ["-basedir", folder, "-nosound", "-condebug", ...size, ...commands];
}

/** Where clients write down what their console says. */
export const CONSOLE = {
  quakespasm: "qconsole.log",
  darkplaces: "qconsole.log",
  ezquake: "qw/qconsole.log",
} as const;

/** What a client's console has said. */
export function consoleOf(folder: string, client: keyof typeof CONSOLE): string {
  const path = join(folder, CONSOLE[client]);
  return existsSync(path) ? readFileSync(path, "latin1") : "";
}
