import type { AnyContainer } from "../../recording/index.ts";
import type { Opening } from "../api.ts";
import type { Edits } from "./edit/edits.ts";
import type { Blocks } from "./file/blocks.ts";
import type { Indexing } from "./file/indexing.ts";
import type { Pieces } from "./file/pieces.ts";
import type { Plans } from "./file/plans.ts";

/** A file that is open. */
export interface Open {
  readonly opening: Opening;
  readonly container: AnyContainer;
  readonly file: Pieces;
  readonly indexing: Indexing;
  readonly blocks: Blocks;
  readonly edits: Edits;
  readonly plans: Plans;
}
