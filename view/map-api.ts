import type { Cue } from "../quake/edit/index.ts";
import type { GameEvent } from "../quake/events/index.ts";
import type { Bounds, Cell, TrackData } from "../quake/map/index.ts";

/** A level's plan. */
export interface PlanData {
  readonly map: string;
  readonly title: string;
  /** Seconds of play at its first frame and its last. */
  readonly from: number;
  readonly to: number;
  readonly bounds?: Bounds | undefined;
  readonly tracks: readonly TrackData[];
  /** How often players were where, and how often anything was. */
  readonly players: Heat;
  readonly things: Heat;
}

/** Squares of a plan. */
export interface Heat {
  /** How long their sides are, in map units. */
  readonly size: number;
  readonly most: number;
  readonly cells: readonly Cell[];
}

/** What a recording shows from above, and when what happens. */
export interface MapData {
  readonly seconds: number;
  readonly levels: readonly PlanData[];
  readonly events: readonly GameEvent[];
  /** What is in the middle of the screen when: subtitles, and the game's own texts. */
  readonly cues: readonly Cue[];
}

/** What is or flies somewhere at one moment. */
export interface Thing {
  readonly x: number;
  readonly y: number;
  /** The model's name. */
  readonly model: string;
}

/** What the worker does for the map. */
export interface MapApi {
  /** The plans of all levels: the whole file is read for them. */
  map(): Promise<MapData>;
  /** What is to be seen at a time beside players, in seconds of play. Wants `map` first. */
  things(seconds: number): Promise<readonly Thing[]>;
  /** The walls of a map, four numbers each, of a BSP or a PAK; nothing where a PAK has no such map. */
  walls(file: Blob, map: string): Promise<Float32Array | undefined>;
}
