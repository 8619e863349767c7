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

  /** A level begins: who is there was there before. */
  clear(): void {
    this.#before = undefined;
    this.#frags.clear();
  }

  /**
   * Takes each world's scoreboard in turn.
   *
   * @param roster as it is when the world is shown
   */
  *see(scoreboard: World["scoreboard"], roster: Roster): Generator<Happening, void> {
    const before = this.#before;
    const now = guestsOf(scoreboard, roster);
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

function guestsOf(scoreboard: World["scoreboard"], roster: Roster): Map<number, Guest> {
  const guests = new Map<number, Guest>();
  for (const [slot, visit] of roster.visits()) {
    const score = scoreboard.get(slot);
    if (score !== undefined)
      guests.set(slot, { slot, visit, name: score.name, frags: score.frags });
  }
  return guests;
}
