import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { type FileHandle, open, realpath, rename, rm, stat } from "node:fs/promises";
import { CliError, errorOf } from "../errors/cli-error.ts";
import { forget, removeWhenOver } from "./unfinished.ts";
import { visible } from "../terminal/outside.ts";
import { put } from "../terminal/say.ts";
import { outputError } from "../errors/system-errors.ts";

/**
 * Writes to a file, or to stdout where there is none. The file is written beside its place and put there when it is
 * whole: when something fails, an older one stays as it was.
 *
 * @returns how many bytes were written
 * @throws CliError when it cannot be written; what the pieces throw
 */
export async function writeOutput(
  path: string | undefined,
  pieces: AsyncIterable<Uint8Array>,
): Promise<number> {
  if (path === undefined || path === "-") return writeStdout(pieces);
  const file = new OutputFile(path);
  let count = 0;
  try {
    for await (const piece of pieces) {
      await file.write(piece);
      count += piece.length;
    }
    await file.finish();
  } catch (error) {
    await file.discard();
    throw error;
  }
  return count;
}

/** Throws CliError where a recording would be written to a terminal. */
export function refuseTerminal(output: string | undefined): void {
  if ((output === undefined || output === "-") && process.stdout.isTTY === true)
    throw new CliError("a recording is no text for a terminal: name a file with -o", 2);
}

async function writeStdout(pieces: AsyncIterable<Uint8Array>): Promise<number> {
  let count = 0;
  for await (const piece of pieces) {
    // Whoever made the piece uses its bytes again.
    const own = piece.slice();
    if (!put(process.stdout.isTTY === true ? visible(own) : own))
      await once(process.stdout, "drain");
    count += piece.length;
  }
  return count;
}

/**
 * A file that is written beside its place. It is made when its first bytes come, and is gone when the command is
 * stopped. What is no file, as a device or a pipe, is written as the bytes come.
 */
export class OutputFile {
  readonly #path: string;
  readonly #beside: string;
  #handle: FileHandle | undefined;
  /** Something stands beside the place. */
  #isBegun = false;
  /** It is none that could be replaced. */
  #isDevice = false;
  #isWhole = false;

  constructor(path: string) {
    this.#path = path;
    this.#beside = `${path}.${process.pid}.part`;
  }

  /** Not after `close`. Throws CliError. */
  async write(piece: Uint8Array): Promise<void> {
    try {
      this.#handle ??= await this.#open();
      await this.#handle.writeFile(piece);
    } catch (error) {
      throw outputError(this.#path, error);
    }
  }

  async #open(): Promise<FileHandle> {
    const { isDevice, mode } = await destination(this.#path);
    this.#isDevice = isDevice;
    if (isDevice) return open(this.#path, "w");
    // At once: nothing can stop the command between its being there and its being known.
    closeSync(openSync(this.#beside, "wx"));
    removeWhenOver(this.#beside);
    this.#isBegun = true;
    const handle = await open(this.#beside, "w");
    if (mode !== undefined) await handle.chmod(mode);
    return handle;
  }

  /** All is written: nothing of it stays open, so that any number of files may wait for their places. */
  async close(): Promise<void> {
    if (this.#isWhole) return;
    await this.write(NOTHING);
    this.#isWhole = true;
    try {
      await this.#handle!.close();
    } catch (error) {
      throw outputError(this.#path, error);
    }
  }

  /**
   * The file is whole: it takes its place.
   *
   * @param path another one than was thought
   */
  async finish(path = this.#path): Promise<void> {
    await this.close();
    if (this.#isDevice) return;
    try {
      await rename(this.#beside, (await destination(path)).path);
    } catch (error) {
      throw outputError(path, error);
    }
    this.#isBegun = false;
    forget(this.#beside);
  }

  /** Something failed: nothing is left of it, unless it is in its place already. */
  async discard(): Promise<void> {
    if (!this.#isWhole) await this.#handle?.close().catch(() => {});
    if (!this.#isBegun) return;
    this.#isBegun = false;
    await rm(this.#beside, { force: true });
    forget(this.#beside);
  }
}

/** What stands at a path, where anything does. */
interface Destination {
  /** The file itself, where the path is a link to it. */
  readonly path: string;
  readonly isDevice: boolean;
  /** The file's permissions. */
  readonly mode: number | undefined;
}

async function destination(path: string): Promise<Destination> {
  try {
    const real = await realpath(path);
    const stats = await stat(real);
    const isDevice = !stats.isFile() && !stats.isDirectory();
    if (stats.isDirectory()) throw errorOf(path, "this is a folder: name a file");
    return { path: real, isDevice, mode: isDevice ? undefined : stats.mode & 0o777 };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return { path, isDevice: false, mode: undefined };
  }
}

const NOTHING = new Uint8Array(0);
