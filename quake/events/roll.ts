import type { Roster, World } from "../world/index.ts";
import type { Happening, Who } from "./events.ts";

/** One who is there. */
interface Guest extends Who {
  readonly visit: number;
  readonly frags: number | undefined;
}

/** Who comes and goes, and what he has by then: by slots and visits, whatever players are called. */
export class Roll {
  #before: ReadonlyMap<number, Guest> | undefined;
  /** What each slot had last, whoever was in it. */
  #frags = new Map<number, number | undefined>();
  /** What was taken last, which does not change. */
  #scoreboard: World["scoreboard"] | undefined;
  #visits: ReadonlyMap<number, number> | undefined;

  /** A level begins: who is there was there before. */
  clear(): void {
    this.#before = undefined;
    this.#frags.clear();
    this.#scoreboard = undefined;
  }

  /**
   * Takes each world's scoreboard in turn.
   *
   * @param roster as it is when the world is shown
   */
  see(scoreboard: World["scoreboard"], roster: Roster): readonly Happening[] {
    const visits = roster.visits();
    if (scoreboard === this.#scoreboard && visits === this.#visits) return NOTHING;
    this.#scoreboard = scoreboard;
    this.#visits = visits;
    return [...this.#changes(guestsOf(scoreboard, visits))];
  }

  *#changes(now: ReadonlyMap<number, Guest>): Generator<Happening, void> {
    const before = this.#before;
    this.#before = now;
    for (const { slot, name, visit, frags } of before?.values() ?? [])
      if (now.get(slot)?.visit !== visit) yield { type: "leave", player: { slot, name }, frags };
    for (const { slot, name, visit, frags } of now.values()) {
      const player = { slot, name };
      if (before !== undefined && before.get(slot)?.visit !== visit) yield { type: "join", player };
      const had = this.#frags.get(slot);
      if (frags !== undefined && had !== undefined && frags !== had)
        yield { type: "frags", player, frags };
    }
    this.#frags = new Map([...now].map(([slot, { frags }]) => [slot, frags]));
  }
}

const NOTHING: readonly Happening[] = [];

function guestsOf(
  scoreboard: World["scoreboard"],
  visits: ReadonlyMap<number, number>,
): Map<number, Guest> {
  const guests = new Map<number, Guest>();
  for (const [slot, visit] of visits) {
    const score = scoreboard.get(slot);
    if (score !== undefined)
      guests.set(slot, { slot, visit, name: score.name, frags: score.frags });
  }
  return guests;
}
