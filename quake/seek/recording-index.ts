import type { ReadOptions } from "../../recording/index.ts";
import type { GameEvent } from "../events/index.ts";
import type { Keyframe, Keyframes, Recording } from "../world/index.ts";
import { type BlockOffsets, offsetOfBlock } from "./block-offsets.ts";
import { IndexError } from "./index-error.ts";
import { firstOther } from "./sums.ts";

/** What an index knows: plain data. */
export interface IndexData {
  /** The container's name. */
  readonly format: string;
  readonly options: ReadOptions;
  /** Of the recording, in bytes. */
  readonly size: number;
  /** The checksums of its pieces. */
  readonly sums: readonly number[];
  /** Of play, from the first frame to the last. */
  readonly seconds: number;
  readonly blocks: BlockOffsets;
  /** Levels, kills, chat and what else a time line shows; and how many more there were than are kept. */
  readonly events: readonly GameEvent[];
  readonly moreEvents: number;
  /** In their order. */
  readonly keyframes: readonly Keyframe[];
}

/** Where in a recording what is: reading begins at any time without reading what is before it. */
export class RecordingIndex implements Keyframes {
  constructor(readonly data: IndexData) {}

  /** Of play, from the first frame to the last. */
  get seconds(): number {
    return this.data.seconds;
  }

  /**
   * The last keyframe before a time; nothing before the first one. What will be read from it up to the next one
   * is held against its checksums, all of the recording by `check`.
   *
   * @param seconds of play
   * @throws IndexError where the recording is another one, or is read in another way
   */
  before(recording: Recording, seconds: number): Keyframe | undefined {
    if (Number.isNaN(seconds)) throw new RangeError("the time is no number");
    this.#checkKind(recording);
    const { keyframes, size } = this.data;
    const keyframe = this.keyframe(seconds);
    const next = firstAt(keyframes, seconds);
    this.#checkBytes(recording.bytes, 0, 1);
    const from = keyframe?.point.offset ?? 0;
    this.#checkBytes(recording.bytes, from, keyframes[next]?.point.offset ?? size);
    return keyframe;
  }

  /** As `before`, for who knows that the recording is the one that the index is of. */
  keyframe(seconds: number): Keyframe | undefined {
    return this.data.keyframes[firstAt(this.data.keyframes, seconds) - 1];
  }

  /** Throws IndexError where the recording is another one, or is read in another way. Reads all of its bytes. */
  check(recording: Recording): void {
    this.#checkKind(recording);
    this.#checkBytes(recording.bytes, 0, this.data.size);
  }

  /** Where a block begins, in bytes: undefined where there is no such block. Throws IndexError as `check`. */
  offsetOf(recording: Recording, block: number): number | undefined {
    this.#checkKind(recording);
    const { container, bytes } = recording;
    return offsetOfBlock(this.data.blocks, container, bytes, block);
  }

  #checkKind({ container, bytes, options }: Recording): void {
    const { data } = this;
    const name = container.table.name;
    if (name !== data.format)
      throw new IndexError(
        `it is of a recording in ${data.format}, and this one is read as ${name}`,
      );
    for (const option of ["version", "reading"] as const)
      if (options[option] !== data.options[option])
        throw new IndexError(
          `it was made with the ${option} ${data.options[option] ?? "that was found"}`,
        );
    if (bytes.length !== data.size)
      throw new IndexError(
        `it is of a recording of ${data.size} bytes, and this one has ${bytes.length}`,
      );
  }

  #checkBytes(bytes: Uint8Array, from: number, to: number): void {
    const other = firstOther(bytes, this.data.sums, from, to);
    if (other !== undefined)
      throw new IndexError(
        `it is of another recording: what begins at byte ${other} has another checksum`,
      );
  }
}

/** How many keyframes are before a time. */
function firstAt(keyframes: readonly Keyframe[], seconds: number): number {
  let [low, high] = [0, keyframes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyframes[middle]!.seconds < seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}
