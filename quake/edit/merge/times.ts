import { type AnyContainer, messagesOf, type Part } from "../../../recording/index.ts";
import { followerOf } from "../../world/index.ts";
import { IN_LISTS } from "../added/netquake.ts";
import { EditError, refuseForeign } from "../edit.ts";
import { familyOf } from "../family/index.ts";
import { Levels } from "../levels.ts";
import { plain } from "./plain.ts";
import { clockOf } from "./position.ts";

/** A level of a recording, by what it is known in others of the same game. */
export interface LevelTimes {
  readonly map: string;
  /** What the server said of it before its first frame, which is the same for all its clients. */
  readonly beginning: string;
  /** What the server's clock showed in its frames. */
  readonly clocks: ReadonlySet<number>;
}

/** A frame: seconds of play since the recording's first frame, the level from 0 on, and the server's clock there. */
export interface Moment {
  readonly seconds: number;
  readonly level: number;
  readonly clock: number;
}

/** When a recording shows what. */
export interface Times {
  readonly levels: readonly LevelTimes[];
  readonly moments: readonly Moment[];
}

/** Reads when a recording shows what. Throws EditError for another format, and where entities come in lists. */
export function timesOf(container: AnyContainer, parts: Iterable<Part>): Times {
  const family = familyOf(container);
  const follower = followerOf(container, { entities: false, players: false, figures: false })!;
  const counted = new Levels(family, follower);
  const levels: { map: string; beginning: string; clocks: Set<number> }[] = [];
  const moments: Moment[] = [];
  for (const part of parts) {
    if (part.kind === "header") refuseForeign(part);
    if (part.kind !== "block") continue;
    counted.take(part, follower.worlds(part));
    const level = counted.number - 1;
    const times = (levels[level] ??= { map: "", beginning: "", clocks: new Set() });
    for (const message of messagesOf(part)) {
      const { sets, role } = family.roles.of(message);
      if (role === "entities") throw new EditError(IN_LISTS);
      if (family.begins(message) || sets !== undefined) times.beginning += plain(message);
    }
    times.map = follower.level.map;
    const clock = clockOf(family, part);
    if (clock === undefined) continue;
    times.clocks.add(clock);
    moments.push({ seconds: counted.elapsed, level, clock });
  }
  return { levels, moments };
}

/**
 * The levels of one recording that are those of another: the same map with the same beginning, and frames at the same
 * times.
 *
 * @returns for each of `others` its index in `own`, or undefined
 */
export function sameLevels(
  own: readonly LevelTimes[],
  others: readonly LevelTimes[],
): (number | undefined)[] {
  let from = 0;
  return others.map((level) => {
    const found = own.findIndex((one, i) => i >= from && isSame(one, level));
    if (found < 0) return undefined;
    from = found + 1;
    return found;
  });
}

function isSame(a: LevelTimes, b: LevelTimes): boolean {
  if (a.map !== b.map || a.beginning !== b.beginning) return false;
  for (const clock of b.clocks) if (a.clocks.has(clock)) return true;
  return false;
}
