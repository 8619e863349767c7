import type { Change } from "../changes/change.ts";
import type { Within } from "./field-change.ts";
import type { OwnerPair, Pair } from "../parts/pairs.ts";

/** A change, and where bytes are looked for that show it. */
export interface Located {
  readonly change: Change;
  readonly owner?: OwnerPair;
  /** Of an enum, of which no message is: the versions that are compared. */
  readonly pair?: Pair;
  /** The names that it shows at. */
  readonly names: readonly string[];
  readonly within: Within;
  readonly arms: readonly string[];
  readonly name?: string;
  readonly isGone?: true;
}
