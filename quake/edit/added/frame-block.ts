import type { RecordedBlock } from "../../../recording/index.ts";
import type { World } from "../../world/index.ts";

/** A block that shows a frame, and what it shows. */
export interface FrameBlock {
  readonly part: RecordedBlock;
  /** As it is recorded. */
  readonly world: World;
  /** The level, from 1 on. */
  readonly level: number;
}
