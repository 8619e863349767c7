import type { Vector } from "../world/index.ts";

/** Somebody's way through a recording's levels, to be compared with another one's. */
export interface Way {
  readonly levels: readonly WayLevel[];
}

/** His way through one level. All times are seconds of the recording's clock. */
export interface WayLevel {
  /** The map's file without folder and ending. */
  readonly map: string;
  readonly title: string;
  /** The level's first frame. */
  readonly from: number;
  /** Whether the clock counts from the level's beginning on, and not that of the recording. */
  readonly isExact: boolean;
  /** Where he was, at each frame in which he was in sight. */
  readonly places: readonly WayPlace[];
  /** What he did, in its order. */
  readonly marks: readonly WayMark[];
}

/** Where somebody was at a time. */
export interface WayPlace {
  readonly time: number;
  readonly origin: Vector;
}

/** What somebody did at a time: each is named once in a level. */
export interface WayMark {
  readonly kind: MarkKind;
  readonly name: string;
  readonly time: number;
}

/**
 * - `pickup`: an item that he took; `kill`: somebody whom he killed; `monster`: a monster that died
 * - `secret`: one that was found; `door`: the first time that a part of the map moved
 * - `end`: the level was over
 */
export type MarkKind = "pickup" | "kill" | "monster" | "secret" | "door" | "end";
