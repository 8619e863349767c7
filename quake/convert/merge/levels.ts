import type { Serverdata } from "../../../generated/quakeworld.ts";
import { EditError } from "../../edit/index.ts";
import { aligned } from "./alignment.ts";
import type { Section } from "./section.ts";
import type { Placed } from "./shared-events.ts";

/** A level that several recordings have, or one. */
export interface SharedLevel {
  readonly map: string;
  /** What shows it, where it is known when. The recordings in their order. */
  readonly placed: readonly Placed[];
  /** What is of the level, and nothing shows when. */
  readonly unplaced: readonly Section[];
  /** What it begins with: of those that name the most the one that comes first. */
  readonly lead: Placed;
  /** When the first frame is. */
  readonly first: number;
}

/** So often may one client come to one level: each time is compared with all others. */
const MOST_VISITS = 64;

/**
 * The levels of several recordings, in an order that each of these has them in. Throws EditError where one comes to a level
 * again and again.
 */
export function sharedLevels(recordings: readonly (readonly Section[])[]): SharedLevel[] {
  const levels: Section[][] = [];
  for (const sections of recordings) {
    let at = -1;
    for (const section of sections) {
      const found = levels.findIndex(([one], i) => i >= at && one!.level === section.level);
      if (found >= 0) levels[found]!.push(section);
      else levels.splice(at + 1, 0, [section]);
      at = found >= 0 ? found : at + 1;
    }
  }
  for (const [one, ...others] of levels)
    if (others.length >= MOST_VISITS * recordings.length)
      throw new EditError(
        `${one!.map}: it begins ${others.length + 1} times, more than ${MOST_VISITS} in a recording`,
      );
  return levels.map(sharedLevel);
}

function sharedLevel(sections: readonly Section[]): SharedLevel {
  const warps = aligned(sections);
  const placed = sections.flatMap((section): Placed[] => {
    const warp = warps.get(section);
    if (warp === undefined) return [];
    const [serverdata] = section.began as readonly [Serverdata, number];
    const { player = 0, spectator } = serverdata;
    const first = warp(section.frames[0]!);
    const last = warp(section.frames.at(-1)!);
    return [{ section, warp, slot: player, isSpectator: spectator === 1, first, last }];
  });
  const unplaced = sections.filter((section) => !warps.has(section));
  const [lead] = placed.toSorted((a, b) => b.section.names - a.section.names || a.first - b.first);
  const first = placed.reduce((least, one) => Math.min(least, one.first), Infinity);
  return { map: sections[0]!.map, placed, unplaced, lead: lead!, first };
}
