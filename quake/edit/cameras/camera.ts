import type { BlockCount } from "../added/block-count.ts";
import type { RecordedBlock } from "../../../recording/index.ts";
import type { FrameBlock } from "../added/frame-block.ts";
import type { EditedBlock } from "../edit.ts";
import type { Pose } from "./pose.ts";

/** What a frame's view is to be. */
export interface Seen {
  readonly pose: Pose;
  /** Another shot than in the frame before: nothing moves there from where it was. */
  readonly isCut: boolean;
  /** Degrees. */
  readonly fov: number;
  /** Console commands that the client runs. */
  readonly commands: readonly string[];
}

/** What it cost to show frames from elsewhere, in frames and messages. */
export interface Cost {
  /** Frames in which a dead player's figures say that he lives: a client tilts the view of who is dead. */
  revived: number;
  /** Messages of damage that are left out: they shake the view and colour it. */
  damages: number;
  /** Blocks that are larger than id's engine reads. */
  readonly large: BlockCount;
}

/** Puts the view of a family's recording elsewhere. */
export interface Camera {
  readonly cost: Cost;
  /** A level begins, with the next block. */
  begin(): void;
  /** A block that shows what it did, where that may be given: as it is, unless it differs from a frame that was shown otherwise. */
  keep(part: RecordedBlock): EditedBlock[];
  /** Blocks that were kept and not given yet: nothing follows them before the next part. */
  rest?(): EditedBlock[];
  /** A frame as it is seen from a pose, and what must go before it. Throws EditError where that cannot be. */
  show(frame: FrameBlock, seen: Seen): EditedBlock[];
  /** A frame as it was recorded, and what must go before it so that it is seen so. */
  back(frame: FrameBlock): EditedBlock[];
}
