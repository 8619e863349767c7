import type { AnyMessage } from "../../runtime/codec.ts";
import type { Container } from "../../runtime/container.ts";
import type { Part, ReadOptions, RecordedBlock } from "../../recording/index.ts";
import { EventReader } from "../events/index.ts";
import { type Shown, WorldReader } from "../world/index.ts";
import { OffsetsOfBlocks } from "./block-offsets.ts";
import { KeptEvents } from "./kept-events.ts";
import { KeptKeyframes } from "./kept-keyframes.ts";
import { RecordingIndex } from "./recording-index.ts";
import { Sums } from "./sums.ts";

/**
 * What may be between two keyframes: each entity of each world counts, a world as some entities, and so do some bytes.
 * Reading so much takes some ten milliseconds, and is a few seconds of play.
 */
const BETWEEN = 4096;
const OF_A_WORLD = 4;
const BYTES = 8;

/** How an index is made. */
export interface IndexOptions extends ReadOptions {
  /** What lies between two keyframes, in entities that worlds show: some thousands. */
  readonly between?: number;
  /** Called with each world as it passes: whoever wants more than an index need not read twice. */
  readonly shown?: (shown: Shown) => void;
}

/**
 * Makes an index of a recording that comes in pieces. However long it is, what it holds is bounded: keyframes and offsets
 * lie further apart in large recordings.
 */
export class IndexBuilder<B extends object, M extends AnyMessage, H, S> {
  readonly #container: Container<B, M, H, S>;
  readonly #options: ReadOptions;
  readonly #reader: WorldReader<B, M, H, S>;
  readonly #sums = new Sums();
  readonly #blocks = new OffsetsOfBlocks();
  readonly #happens: EventReader;
  readonly #events = new KeptEvents();
  readonly #keyframes: KeptKeyframes;
  #size = 0;
  readonly #shown: (shown: Shown) => void;

  /** Throws RangeError for a version or a reading that there is not. */
  constructor(
    container: Container<B, M, H, S>,
    { between = BETWEEN, shown = () => {}, ...options }: IndexOptions = {},
  ) {
    this.#shown = shown;
    this.#keyframes = new KeptKeyframes(between);
    this.#container = container;
    this.#options = options;
    this.#reader = new WorldReader(container, options);
    this.#happens = new EventReader(container);
  }

  /** Takes the next bytes, which must not change. */
  push(chunk: Uint8Array): void {
    this.#size += chunk.length;
    this.#sums.push(chunk);
    this.#take(this.#reader.push(chunk));
  }

  /** There are no more bytes. */
  end(): RecordingIndex {
    this.#take(this.#reader.end());
    for (const event of this.#happens.end()) this.#events.see(event);
    return new RecordingIndex({
      format: this.#container.table.name,
      options: this.#options,
      size: this.#size,
      sums: this.#sums.end(),
      seconds: this.#reader.seconds,
      blocks: this.#blocks.now,
      events: this.#events.events,
      moreEvents: this.#events.more,
      keyframes: this.#keyframes.list,
    });
  }

  *#counted(part: RecordedBlock<B, M>): Generator<Shown, void> {
    for (const shown of this.#reader.shown(part)) {
      this.#keyframes.pass(OF_A_WORLD + shown.world.entities.size);
      this.#shown(shown);
      yield shown;
    }
  }

  #take(parts: Iterable<Part<B, M>>): void {
    for (const part of parts) if (part.kind === "block") this.#see(part);
  }

  #see(part: RecordedBlock<B, M>): void {
    this.#blocks.see(part);
    this.#keyframes.pass(part.length / BYTES);
    const { follower, seconds } = this.#reader;
    if (follower !== undefined)
      for (const event of this.#happens.see(
        part,
        this.#counted(part),
        () => follower.roster,
        seconds,
      ))
        this.#events.see(event);
    if (this.#keyframes.isDue) this.#keyframes.keep(this.#reader.keyframe());
  }
}

/**
 * An index of a recording in one piece: `IndexBuilder` takes pieces. Throws RangeError for a version or a reading that
 * there is not.
 */
export function indexRecording<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  options: IndexOptions = {},
): RecordingIndex {
  const builder = new IndexBuilder(container, options);
  builder.push(bytes);
  return builder.end();
}
