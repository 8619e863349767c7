import type { LevelPart } from "../edit/index.ts";
import { type AnyContainer, RecordingEncoder } from "../recording/index.ts";
import { written, Writer } from "../runtime/writer.ts";
import { OutputFile } from "./output.ts";

/** As much is written at once. */
const PIECE = 1 << 18;

/** Files of levels, which come one after the other. */
export class LevelFiles {
  readonly #encoder: RecordingEncoder<any, any, any, any>;
  readonly #beside: string;
  readonly #files = new Map<number, OutputFile>();
  readonly #w = new Writer(PIECE);
  #level = 0;

  /** @param beside a path that the files are written beside until they have names */
  constructor(container: AnyContainer, beside: string) {
    this.#encoder = new RecordingEncoder(container);
    this.#beside = beside;
  }

  async write({ level, part }: LevelPart): Promise<void> {
    if (level !== this.#level || this.#w.offset >= PIECE) await this.#flush();
    this.#level = level;
    this.#encoder.write(this.#w, part);
  }

  /** All is written. Gives the files, which have no names yet. */
  async finish(): Promise<Map<number, OutputFile>> {
    await this.#flush();
    return this.#files;
  }

  async discard(): Promise<void> {
    for (const file of this.#files.values()) await file.discard();
  }

  async #flush(): Promise<void> {
    const bytes = written(this.#w);
    if (bytes.length === 0) return;
    let file = this.#files.get(this.#level);
    if (file === undefined) {
      file = new OutputFile(`${this.#beside}-${this.#level}`);
      this.#files.set(this.#level, file);
    }
    await file.write(bytes);
    this.#w.offset = 0;
  }
}
