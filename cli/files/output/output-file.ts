import { randomBytes } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { chmod, copyFile, type FileHandle, open, rename, rm } from "node:fs/promises";
import { outputError } from "../../errors/system-errors.ts";
import type { OutputPath } from "./place.ts";
import { forget, removeWhenOver } from "./unfinished.ts";

/**
 * A file that is written beside its place. It is made when its first bytes come, and is gone when the command is
 * stopped. What is no file, as a device or a pipe, is written as the bytes come.
 */
export class OutputFile {
  readonly #place: OutputPath;
  readonly #beside: string;
  #handle: FileHandle | undefined;
  /** Something is beside the place. */
  #isBegun = false;
  #isWhole = false;

  constructor(place: OutputPath) {
    this.#place = place;
    this.#beside = temporaryName(place.real);
  }

  /** Not after `close`. Throws CliError. */
  async write(piece: Uint8Array): Promise<void> {
    try {
      this.#handle ??= await this.#open();
      await this.#handle.writeFile(piece);
    } catch (error) {
      throw outputError(this.#place.path, error);
    }
  }

  async #open(): Promise<FileHandle> {
    if (this.#place.isDevice) return open(this.#place.real, "w");
    makeNew(this.#beside);
    this.#isBegun = true;
    // Not "w": the command may be stopped meanwhile, and what was removed would be made again.
    return open(this.#beside, "r+");
  }

  /** All is written: nothing of it stays open, so that any number of files may wait for their places. */
  async close(): Promise<void> {
    if (this.#isWhole) return;
    await this.write(NOTHING);
    this.#isWhole = true;
    try {
      await this.#handle!.close();
    } catch (error) {
      throw outputError(this.#place.path, error);
    }
  }

  /** The file is whole: it takes its place, which may be another one than was thought. */
  async finish(place: OutputPath): Promise<void> {
    await this.close();
    if (!this.#isBegun) return;
    try {
      if (place.mode !== undefined) await chmod(this.#beside, place.mode);
      await rename(this.#beside, place.real).catch((error) => this.#move(place, error));
    } catch (error) {
      throw outputError(place.path, error);
    }
    this.#isBegun = false;
    forget(this.#beside);
  }

  /** Its place is on another disk: there, too, it is put in place when it is whole. */
  async #move({ real }: OutputPath, error: NodeJS.ErrnoException): Promise<void> {
    if (error.code !== "EXDEV") throw error;
    const beside = temporaryName(real);
    makeNew(beside);
    try {
      await copyFile(this.#beside, beside);
      await rename(beside, real);
    } finally {
      await rm(beside, { force: true });
      forget(beside);
    }
    await rm(this.#beside, { force: true });
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

/** No other process has this name, whatever its id: what one leaves that was killed keeps nobody from writing. */
function temporaryName(path: string): string {
  return `${path}.${randomBytes(6).toString("hex")}.part`;
}

/** Makes a file that is gone when the command ends. */
function makeNew(path: string): void {
  // First, since a signal that nobody listens to ends the process with the file in its folder.
  removeWhenOver(path);
  try {
    closeSync(openSync(path, "wx"));
  } catch (error) {
    forget(path);
    throw error;
  }
}

const NOTHING = new Uint8Array(0);
