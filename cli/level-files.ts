import { mkdir, rmdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { LevelPart } from "../edit/index.ts";
import { type AnyContainer, RecordingEncoder } from "../recording/index.ts";
import { written, Writer } from "../runtime/writer.ts";
import { folderError, OutputFile } from "./output.ts";

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
  /** The outermost folder that was made for them. */
  #made: string | undefined;

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
    if (this.#made === undefined) return;
    const outside = dirname(resolve(this.#made));
    for (let at = resolve(this.#folder); at !== outside; at = dirname(at))
      await rmdir(at).catch(() => {});
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
      await this.#makeFolder();
      file = new OutputFile(join(this.#folder, `${this.#stem}-${this.#level}`));
      this.#files.set(this.#level, file);
    }
    await file.write(bytes);
    this.#w.offset = 0;
  }

  async #makeFolder(): Promise<void> {
    if (this.#files.size > 0) return;
    try {
      this.#made = await mkdir(this.#folder, { recursive: true });
    } catch (error) {
      throw folderError(this.#folder, error);
    }
  }
}
