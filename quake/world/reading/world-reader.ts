import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Container } from "../../../runtime/container.ts";
import type { RecordedBlock } from "../../../recording/decode/block.ts";
import { type Part, RecordingDecoder } from "../../../recording/decode/decoder.ts";
import type { ReadOptions } from "../../../recording/decode/read-options.ts";
import type { ReadPoint } from "../../../recording/decode/read-point.ts";
import type { Follower } from "../follower.ts";
import { followerOf } from "./followers.ts";
import { selectionOf } from "./selections.ts";
import { ALL, type Wanted } from "../wanted.ts";
import { followSelected, type Selection } from "../../../recording/decode/selected.ts";
import type { World } from "../world.ts";
import { type SavedWorldClock, WorldClock } from "./world-clock.ts";

/** All that is known after a block of a recording: reading goes on there as if it had begun at the beginning. */
export interface Keyframe {
  /** Of play, from the first frame up to the last one before it; -Infinity where there is none. */
  readonly seconds: number;
  readonly point: ReadPoint;
  /** What the follower knows. */
  readonly known: object;
  readonly clock: SavedWorldClock;
}

const NOTHING: readonly never[] = [];

/** A world, and when it is. */
export interface Shown {
  /** Of play, from the recording's first frame, as `cut --time` counts them. */
  readonly seconds: number;
  readonly world: World;
}

/** The worlds of a block, which are found when they are asked for. */
export interface ShownWorlds extends Iterable<Shown> {
  /** All of them, to be taken one at a time: an array where they are found at once, which is taken faster. */
  now(): Iterable<Shown>;
}

/** The worlds of a block. A generator for each block takes as long as many blocks do. */
class ShownBlock implements ShownWorlds {
  readonly #follower: Follower | undefined;
  readonly #part: RecordedBlock;
  readonly #when: (world: World) => Shown;

  constructor(follower: Follower | undefined, part: RecordedBlock, when: (world: World) => Shown) {
    this.#follower = follower;
    this.#part = part;
    this.#when = when;
  }

  now(): Iterable<Shown> {
    const worlds = this.#follower?.worlds(this.#part) ?? NOTHING;
    if (!Array.isArray(worlds)) return this.#each(worlds);
    return worlds.length === 0 ? NOTHING : worlds.map(this.#when);
  }

  [Symbol.iterator](): Iterator<Shown> {
    return this.now()[Symbol.iterator]();
  }

  *#each(worlds: Iterable<World>): Generator<Shown, void> {
    for (const world of worlds) yield this.#when(world);
  }
}

/** Reads a recording's worlds, from its beginning or from a keyframe on. */
export class WorldReader<B extends object, M extends AnyMessage, H, S> {
  readonly #decoder: RecordingDecoder<B, M, H, S>;
  readonly #clock: WorldClock | undefined;
  #hasShown = false;
  readonly #when = (world: World): Shown => {
    this.#hasShown = true;
    return { seconds: this.#clock!.tick(world), world };
  };
  /** What understands the recording's messages, where anything does. */
  readonly follower: Follower | undefined;

  /**
   * @param keyframe of the same recording: the bytes begin at its `point.offset`
   * @param wanted what is asked of worlds: other messages are not read
   * @param also further messages that somebody reads
   * @throws RangeError for a version or a reading that there is not
   */
  constructor(
    container: Container<B, M, H, S>,
    options: ReadOptions = {},
    keyframe?: Keyframe,
    wanted: Wanted = ALL,
    also: Selection = {},
  ) {
    const selection = selectionOf(container, wanted, () => this.follower!);
    const follow = selection && followSelected<M>({ ...selection, ...also });
    this.#decoder = new RecordingDecoder(container, options, follow, keyframe?.point);
    this.follower = followerOf(container, wanted);
    if (this.follower === undefined) return;
    this.#clock = new WorldClock(this.follower);
    if (keyframe === undefined) return;
    this.follower.restore(keyframe.known);
    this.#clock.restore(keyframe.clock, this.follower.level);
    this.#hasShown = keyframe.seconds >= 0;
  }

  /** Of play so far. */
  get seconds(): number {
    return this.#clock?.seconds ?? 0;
  }

  /** Takes the next bytes. Each part's worlds are asked for before the next part. */
  push(chunk: Uint8Array): Iterable<Part<B, M>> {
    return this.#decoder.push(chunk);
  }

  end(): Iterable<Part<B, M>> {
    return this.#decoder.end();
  }

  /** The worlds of the frames that a block ends. They are found when they are asked for, before the next block. */
  shown(part: RecordedBlock): ShownWorlds {
    return new ShownBlock(this.follower, part, this.#when);
  }

  /** What is known after the block whose worlds were asked for last; nothing where nothing understands them. */
  keyframe(): Keyframe | undefined {
    const { point } = this.#decoder;
    if (this.follower === undefined || point === undefined) return undefined;
    const { level } = this.follower;
    const known = this.follower.save();
    const seconds = this.#hasShown ? this.seconds : -Infinity;
    return { seconds, point, known, clock: this.#clock!.save(level) };
  }
}
