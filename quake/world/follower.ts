import type { RecordedBlock } from "../../recording/decode/block.ts";
import type { Roster } from "./level/roster.ts";
import type { Level, World } from "./world.ts";

/**
 * Follows a recording block by block, and knows the world at the frames that end in them.
 *
 * @typeParam S what it knows between two blocks: plain data, Maps and Sets
 */
export interface Follower<S extends object = object> {
  /** What sort of recording it is, for people: `client recording`. */
  readonly kind: string;
  /** The level that is played. */
  readonly level: Level;
  /** All who play the level, or did. */
  readonly roster: Roster;
  /** Whether each level has a clock of its own. */
  readonly clockPerLevel: boolean;
  /** Whether a player was in sight, in recordings where that lasts: his figures are known then without another look. */
  hasSeen?(slot: number): boolean;
  /** Takes a block. Gives the worlds of the frames that it ends: mostly one or none. */
  follow(part: RecordedBlock): World[];
  /** As `follow`, for blocks that may end many frames: a world at a time. Whoever asks for them asks for all. */
  worlds(part: RecordedBlock): Iterable<World>;
  /** All that it knows between two blocks. It does not change when the follower goes on, and shares with others what is the same. */
  save(): S;
  /** Goes on from what a follower of the same recording knew. */
  restore(saved: S): void;
}
