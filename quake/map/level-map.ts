import type { AnyMessage } from "../../runtime/codec.ts";
import type { Container } from "../../runtime/container.ts";
import type { ReadOptions } from "../../recording/index.ts";
import { type Level, type Shown, timedStates, type Vector } from "../world/index.ts";
import { FAR, Grid } from "./grid.ts";
import { Track } from "./track.ts";

/** This many tracks are kept of a level: a recording may name anybody. */
const MOST = 512;

/** A box of a level, in map units. */
export interface Bounds {
  readonly min: Vector;
  readonly max: Vector;
}

/** A level's plan, as the recording shows it. */
export interface LevelMap {
  readonly map: string;
  readonly title: string;
  /** Seconds of play at its first frame and its last. */
  readonly from: number;
  readonly to: number;
  /** Of all that was seen; nothing where nothing was. */
  readonly bounds: Bounds | undefined;
  /** The ways of players, one for each who had a slot. */
  readonly tracks: readonly Track[];
  /** Where players were how often. */
  readonly players: Grid;
  /** Where anything was: players, monsters, shots, items. */
  readonly things: Grid;
}

interface Draft {
  readonly level: Level;
  readonly from: number;
  to: number;
  readonly min: [number, number, number];
  readonly max: [number, number, number];
  readonly tracks: Map<string, Track>;
  readonly players: Grid;
  readonly things: Grid;
}

/** Draws the plans of a recording's levels as its worlds pass. What it keeps is bounded, however long that takes. */
export class MapBuilder {
  readonly #ended: LevelMap[] = [];
  #draft: Draft | undefined;

  /** Takes each world in turn. */
  see({ seconds, world }: Shown): void {
    const draft = this.#of(world.level, seconds);
    draft.to = seconds;
    for (const { modelindex, model, origin } of world.entities.values()) {
      // What the level is made of moves in it, but is at its own origin.
      if (modelindex === 0 || model?.startsWith("*") === true || isNowhere(origin)) continue;
      widen(draft, origin);
      draft.things.add(origin[0], origin[1]);
    }
    for (const { slot, name, origin, angles } of world.players.values()) {
      if (isNowhere(origin)) continue;
      widen(draft, origin);
      draft.things.add(origin[0], origin[1]);
      draft.players.add(origin[0], origin[1]);
      trackOf(draft, slot, name)?.add({ seconds, origin, yaw: angles?.[1] });
    }
  }

  /** The levels that showed anything, in their order. */
  get levels(): readonly LevelMap[] {
    return [...this.#ended, ...(this.#draft === undefined ? [] : [mapOf(this.#draft)])];
  }

  #of(level: Level, seconds: number): Draft {
    if (this.#draft?.level === level) return this.#draft;
    if (this.#draft !== undefined) this.#ended.push(mapOf(this.#draft));
    this.#draft = {
      level,
      from: seconds,
      to: seconds,
      min: [Infinity, Infinity, Infinity],
      max: [-Infinity, -Infinity, -Infinity],
      tracks: new Map(),
      players: new Grid(),
      things: new Grid(),
    };
    return this.#draft;
  }
}

function mapOf({ level, from, to, min, max, tracks, players, things }: Draft): LevelMap {
  const { map, title } = level;
  const bounds = min[0] > max[0] ? undefined : { min, max };
  return { map, title, from, to, bounds, tracks: [...tracks.values()], players, things };
}

/** What is damaged may be nowhere, and what waits is at the middle of all. */
function isNowhere(origin: Vector): boolean {
  return !origin.every((x) => Math.abs(x) <= FAR) || origin.every((x) => x === 0);
}

function widen({ min, max }: Draft, origin: Vector): void {
  for (let i = 0; i < 3; i++) {
    min[i] = Math.min(min[i]!, origin[i]!);
    max[i] = Math.max(max[i]!, origin[i]!);
  }
}

function trackOf({ tracks }: Draft, slot: number, name: string): Track | undefined {
  const key = `${slot} ${name}`;
  let track = tracks.get(key);
  if (track === undefined && tracks.size < MOST) tracks.set(key, (track = new Track(slot, name)));
  return track;
}

/** The plans of a recording's levels. Throws RangeError for a version or a reading that there is not. */
export function levelMaps<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  options: ReadOptions = {},
): readonly LevelMap[] {
  const builder = new MapBuilder();
  for (const shown of timedStates(container, bytes, options)) builder.see(shown);
  return builder.levels;
}
