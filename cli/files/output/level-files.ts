import { existsSync } from "node:fs";
import { mkdir, rmdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { LevelPart } from "../../../quake/edit/index.ts";
import { type AnyContainer, RecordingEncoder } from "../../../recording/index.ts";
import { written, Writer } from "../../../runtime/bytes/writer.ts";
import { errorOf } from "../../errors/cli-error.ts";
import { OutputFile } from "./output-file.ts";
import { folderError } from "../../errors/system-errors.ts";

/** As much is written at once. */
const PIECE = 1 << 18;

/** Files of levels, which come one after the other: one of them is open at a time, however many there are. */
export class LevelFiles {
  readonly #encoder: RecordingEncoder<any, any, any, any>;
  readonly #folder: string;
  readonly #stem: string;
  readonly #files = new Map<number, OutputFile>();
  readonly #w = new Writer(PIECE);
  #level = 0;
  /** The folders that were made for them, the innermost last. */
  readonly #made: string[] = [];

  /**
   * @param folder where they are written; made where it is not there
   * @param stem what they are called until they have names
   */
  constructor(container: AnyContainer, folder: string, stem: string) {
    this.#encoder = new RecordingEncoder(container);
    this.#folder = folder;
    this.#stem = stem;
  }

  async write({ level, part }: LevelPart): Promise<void> {
    if (level !== this.#level) await this.#endLevel();
    else if (this.#w.offset >= PIECE) await this.#flush();
    this.#level = level;
    this.#encoder.write(this.#w, part);
  }

  /** All is written. Gives the files, which have no names yet. */
  async finish(): Promise<Map<number, OutputFile>> {
    await this.#endLevel();
    return this.#files;
  }

  /** Nothing is left of what has no place yet, nor of folders that were made and are empty. */
  async discard(): Promise<void> {
    for (const file of this.#files.values()) await file.discard();
    for (const folder of this.#made.toReversed()) await rmdir(folder).catch(() => {});
  }

  async #endLevel(): Promise<void> {
    await this.#flush();
    await this.#files.get(this.#level)?.close();
  }

  async #flush(): Promise<void> {
    const bytes = written(this.#w);
    if (bytes.length === 0) return;
    let file = this.#files.get(this.#level);
    if (file === undefined) {
      if (this.#files.size === 0) await this.#makeFolder();
      const path = join(this.#folder, `${this.#stem}-${this.#level}`);
      file = new OutputFile({ path, real: path, isDevice: false, mode: undefined });
      this.#files.set(this.#level, file);
    }
    await file.write(bytes);
    this.#w.offset = 0;
  }

  async #makeFolder(): Promise<void> {
    // One by one, since Node's own way never ends where the system refuses, as in /proc.
    const missing: string[] = [];
    let there = resolve(this.#folder);
    for (; !existsSync(there); there = dirname(there)) missing.push(there);
    try {
      if (!(await stat(there)).isDirectory()) throw errorOf(there, "this is a file: name a folder");
      for (const folder of missing.toReversed()) {
        await mkdir(folder);
        this.#made.push(folder);
      }
    } catch (error) {
      throw folderError(this.#folder, error);
    }
  }
}
