import type { RecordedBlock } from "../../../recording/index.ts";
import type { FrameBlock } from "../added/frame-block.ts";
import type { EditedBlock } from "../edit.ts";
import type { GhostFrame } from "./ghost.ts";
import type { GhostNote } from "./notes.ts";

/** What a block is for ghosts. */
export interface GhostBlock {
  readonly part: RecordedBlock;
  /** The level that begins in it, or in a block before its first frame. */
  readonly begins?: Beginning | undefined;
  /** The frame that it shows, and by the runs' order who is seen in it. None where the block is damaged. */
  readonly frame?: FrameBlock | undefined;
  readonly seen: readonly (GhostFrame | undefined)[];
}

/** A level, and all that its ghosts will be seen as. */
export interface Beginning {
  /** From 1 on. */
  readonly level: number;
  /** The names of its models by number. */
  readonly models: readonly string[];
  readonly frames: readonly GhostFrame[];
}

/** Puts ghosts into the blocks of a family's recordings. */
export interface GhostWriter {
  /** Where it must know of a level's ghosts: in the level's first block, or in the one with its first frame. */
  readonly begins: "level" | "frame";
  /** What is not as it was asked for, and what it cost. */
  readonly notes: readonly GhostNote[];
  /** A block as it is written. Throws EditError where the protocol cannot say it. */
  write(block: GhostBlock): EditedBlock;
}
