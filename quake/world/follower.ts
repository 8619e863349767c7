import type { RecordedBlock } from "../../recording/block.ts";
import type { Roster } from "./roster.ts";
import type { Level, World } from "./world.ts";

/** Follows a recording block by block, and knows the world at the frames that end in them. */
export interface Follower {
  /** What sort of recording it is, for people: `client recording`. */
  readonly kind: string;
  /** The level that is played. */
  readonly level: Level;
  /** All who play the level, or did. */
  readonly roster: Roster;
  /** Whether each level has a clock of its own. */
  readonly clockPerLevel: boolean;
  /** Takes a block. Gives the worlds of the frames that it ends: mostly one or none. */
  follow(part: RecordedBlock): World[];
  /** As `follow`, for blocks that may end many frames: a world at a time. Whoever asks for them asks for all. */
  worlds(part: RecordedBlock): Iterable<World>;
}

/** The frames that an engine remembers: the one of number n stands where that of n - size stood. */
export class Ring<F extends { readonly number: number }> {
  readonly #frames: (F | undefined)[];

  constructor(readonly size: number) {
    this.#frames = Array.from({ length: size });
  }

  put(frame: F): void {
    this.#frames[this.#place(frame.number)] = frame;
  }

  /** The frame of that number, when it is still remembered. */
  get(number: number): F | undefined {
    const frame = this.#frames[this.#place(number)];
    return frame?.number === number ? frame : undefined;
  }

  clear(): void {
    this.#frames.fill(undefined);
  }

  #place(number: number): number {
    return ((number % this.size) + this.size) % this.size;
  }
}
