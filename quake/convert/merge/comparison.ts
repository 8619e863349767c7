import { subjectsOf } from "./states.ts";
import type { Frame } from "./steps.ts";

/** A frame of a recording, and the one before it there. */
export interface Successive {
  readonly frame: Frame;
  readonly before: Frame | undefined;
}

/** In frames that are near, one in so few of those that move is elsewhere. */
const FEW = 4;

/**
 * What two recordings show otherwise in one moment, where it may be one: undefined where more of what moves differs, as in
 * frames that are only near.
 */
export function differences(a: Successive, b: Successive): readonly string[] | undefined {
  const [one, other] = [new Map(subjectsOf(a.frame.world)), new Map(subjectsOf(b.frame.world))];
  const moves = new Set([...movedIn(a, one), ...movedIn(b, other)]);
  const both = [...one].filter(([of]) => other.has(of));
  const different = both.filter(([of, as]) => other.get(of) !== as).map(([of]) => of);
  const moving = both.filter(([of]) => moves.has(of)).length;
  const apart = different.filter((of) => moves.has(of)).length;
  return FEW * apart > moving ? undefined : different;
}

function movedIn({ before }: Successive, now: ReadonlyMap<string, string>): string[] {
  // Nobody knows yet what moves: players mostly do.
  if (before === undefined) return [...now.keys()].filter((of) => of.startsWith("player"));
  const changed = [...subjectsOf(before.world)].filter(([of, as]) => now.get(of) !== as);
  return changed.map(([of]) => of);
}
