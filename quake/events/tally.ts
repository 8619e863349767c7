import type { GameEvent, Who } from "./events.ts";

/** What a player's kills and deaths come to, by what servers reported of them. */
export interface Tally {
  readonly name: string;
  kills: number;
  /** Of teammates, where that is given. */
  betrayals: number;
  /** By himself, the world, or monsters. */
  mishaps: number;
  /** By others. */
  killed: number;
  /** Kills, without those that count against him: id's games take one for each. */
  frags: number;
}

/** Counts kills and deaths by players' names. */
export function tallyOf(events: Iterable<GameEvent>): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  const of = ({ name }: Who): Tally => {
    let tally = tallies.get(name);
    if (tally === undefined) {
      tally = { name, kills: 0, betrayals: 0, mishaps: 0, killed: 0, frags: 0 };
      tallies.set(name, tally);
    }
    return tally;
  };
  for (const event of events) {
    if (event.type === "mishap") {
      const own = of(event.player);
      own.mishaps++;
      own.frags--;
    }
    if (event.type !== "kill") continue;
    // Where the server does not name a teammate who killed, nobody's frags are known to change.
    if (event.killer !== undefined) {
      const killer = of(event.killer);
      const isFriend = event.victim === undefined;
      killer[isFriend ? "betrayals" : "kills"]++;
      killer.frags += isFriend ? -1 : 1;
    }
    if (event.victim !== undefined) of(event.victim).killed++;
  }
  return tallies;
}
