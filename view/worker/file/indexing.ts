import {
  type AnyContainer,
  followLazily,
  type Part,
  placesOf,
  type RecordedBlock,
  RecordingDecoder,
} from "../../../recording/index.ts";
import { PROBE } from "../../../recording/decode/read-options.ts";
import type { DecodeError } from "../../../runtime/errors/errors.ts";
import type { Progress } from "../../api.ts";
import { BlockIndex, PASSED_OVER, UNDERSTOOD, WRONG } from "./block-index.ts";
import type { Pieces } from "./pieces.ts";

/** Bytes that are read at once: the first ones are as many as tell the version. */
const PIECE = 1 << 22;
/** This many blocks that are wrong are listed. */
const LISTED = 1000;
/** Milliseconds between two reports. */
const REPORT_EACH = 100;

/** A file's index, while it is made and afterwards. */
export class Indexing {
  readonly #container: AnyContainer;
  readonly #file: Pieces;
  readonly #generation: number;
  readonly #version: string | undefined;
  index = new BlockIndex(0);
  /** Where messages have places: the id of each block's, which is not in the file. */
  readonly ids: number[] = [];
  /** Bytes before the first block. */
  header = 0;
  reading: string | undefined;
  foreign: string | undefined;
  /** Why blocks are passed over, from which one on. */
  readonly causes: { readonly from: number; readonly error: DecodeError }[] = [];
  readonly #wrong: number[] = [];
  #wrongCount = 0;
  #tail: Progress["tail"];
  #begun = false;
  #done = false;
  #stopped = false;
  #isLive: boolean;
  readonly #isPlaced: boolean;

  /** @param version the protocol's, instead of finding it */
  constructor(container: AnyContainer, file: Pieces, generation: number, version?: string) {
    this.#container = container;
    this.#file = file;
    this.#generation = generation;
    this.#version = version;
    this.#isLive = file.isLive;
    this.#isPlaced = placesOf(container) !== undefined;
  }

  /** Ends the work as soon as may be. */
  stop(): void {
    this.#stopped = true;
  }

  get progress(): Progress {
    return {
      generation: this.#generation,
      blocks: this.index.length,
      bytes: this.#done && !this.#isLive ? this.#file.size : this.index.end,
      size: this.#file.size,
      wrong: this.#wrongCount,
      wrongBlocks: this.#wrong,
      ...(this.#tail === undefined ? {} : { tail: this.#tail }),
      done: this.#done,
      ...(this.#isLive ? { live: true } : {}),
    };
  }

  /**
   * Goes through the file, and tells how far it is: for the first time when the first blocks are known. Between two
   * pieces of the file others have their turn. Of a file that grows it goes on with what comes.
   */
  async run(tell: (progress: Progress) => void): Promise<void> {
    const options = { version: this.#version, live: this.#isLive };
    const decoder = new RecordingDecoder(this.#container, options, followLazily);
    const { size } = this.#file;
    let reported = Date.now();
    let next = this.#file.read(0, Math.min(size, PROBE));
    for (let at = 0; at < size && !this.#stopped;) {
      const bytes = await next;
      at += bytes.length;
      // The next piece is read while this one is looked at.
      next = this.#file.read(at, Math.min(size, at + PIECE));
      for (const part of decoder.push(bytes)) this.#take(part);
      const isFirst = at <= PROBE;
      if (!this.#begun || (!isFirst && Date.now() - reported < REPORT_EACH)) continue;
      reported = Date.now();
      tell(this.progress);
    }
    await next;
    if (this.#isLive) await this.#follow(decoder, tell);
    if (this.#stopped) return;
    for (const part of decoder.end()) this.#take(part);
    this.#done = true;
    tell(this.progress);
  }

  /** Takes what a file grows by, until it does not any more. */
  async #follow(
    decoder: RecordingDecoder<any, any, any, any>,
    tell: (progress: Progress) => void,
  ): Promise<void> {
    while (!this.#stopped) {
      if (!this.#done) {
        this.#done = true;
        tell(this.progress);
      }
      const bytes = await this.#file.grow(PIECE, () => !this.#stopped).catch(() => undefined);
      if (bytes === undefined) break;
      if (this.#stopped || bytes.length === 0) continue;
      for (const part of decoder.push(bytes)) this.#take(part);
      tell(this.progress);
    }
    this.#isLive = false;
  }

  #take(part: Part): void {
    if (part.kind === "header") {
      this.#begun = true;
      this.header = part.bytes.length;
      this.reading = part.reading;
      this.foreign = part.foreign?.title;
      this.index = new BlockIndex(this.header);
    } else if (part.kind === "tail") {
      this.#tail ??= { offset: part.offset, error: part.error.message };
    } else {
      const flag = part.undecoded === undefined ? UNDERSTOOD : this.#wrongBlock(part);
      this.index.push(part.length, part.version, flag);
      if (this.#isPlaced) this.ids.push(part.body[0]!);
    }
  }

  #wrongBlock({ index, passedOver, error }: RecordedBlock): number {
    this.#wrongCount++;
    if (this.#wrong.length < LISTED) this.#wrong.push(index);
    if (!passedOver) return WRONG;
    const cause = error!.cause as DecodeError;
    if (this.causes.at(-1)?.error !== cause) this.causes.push({ from: index, error: cause });
    return PASSED_OVER;
  }
}
