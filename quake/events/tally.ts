import type { GameEvent, Happening, Who } from "./events.ts";
import { WEAPONS } from "./items.ts";
import { OWN_CAUSES } from "./obituaries.ts";

/** What a player did with one weapon. */
export interface WeaponTally {
  kills: number;
  /** By others who had it. */
  killed: number;
  /** As `given` of a tally. */
  given: number;
  /** What the server counts, where it says so. */
  attacks: number;
  hits: number;
  /** How often he took one and had none. */
  taken: number;
  /** How often he left one in a backpack, where the server says so. */
  dropped: number;
}

/** What a player's kills and deaths come to, by what servers reported of them. */
export interface Tally {
  readonly name: string;
  kills: number;
  /** Of teammates, where that is given. */
  betrayals: number;
  /** By himself, the world, or monsters. */
  mishaps: number;
  /** Those of them that he brought about himself. */
  suicides: number;
  /** By others. */
  killed: number;
  /** Kills, without those that count against him: id's games take one for each, and two of who kills himself by command. */
  frags: number;
  /** Points of health and armour that he took from others, as far as they had them: where servers say who hurt whom. */
  given: number;
  /** What he took from teammates, which `given` and `taken` do not have. */
  team: number;
  /** What others took from him. */
  taken: number;
  /** What he took from himself. */
  self: number;
  readonly weapons: Map<string, WeaponTally>;
  /** How often he took an item. */
  readonly pickups: Map<string, number>;
}

/** Counts what players did, by their names. Where a server says that a match begins, nothing before it counts. */
export function tallyOf(events: Iterable<GameEvent>): Map<string, Tally> {
  const tallies = new Tallies();
  for (const event of events) tallies.see(event);
  return tallies.all;
}

/** Quake's programs let no health be lower. */
const LOWEST = -99;
/** Seconds of a server's frame: what is in the one that ends a match is of it. */
const FRAME = 0.02;
/** The health that everybody begins with. */
const AT_FIRST = 100;
/** KTX leaves nobody who dies with 0, but with this. */
const LEAST = -1;

interface Hit {
  readonly attacker: Who;
  readonly weapon: string;
  readonly teammate: true | undefined;
  readonly points: number;
  /** What the other one had at most, where he had just begun. */
  readonly most?: number;
}

class Tallies {
  readonly all = new Map<string, Tally>();
  /** Who hurt somebody last, by his slot; nothing where the world did. */
  readonly #hurtBy = new Map<number, Hit | undefined>();
  /** What happened in this moment, until a match has begun. */
  #moment: GameEvent[] | undefined = [];
  /** When the match was over: what comes later is none of it, but what its last hits came to. */
  #over: number | undefined;

  see(event: GameEvent): void {
    if (this.#moment !== undefined) {
      if (event.seconds !== this.#moment[0]?.seconds) this.#moment = [];
      this.#moment.push(event);
    }
    this.#count(event);
  }

  /** A match begins, of which nothing before this moment is: who begins it in another one's place is before its word. */
  #begin(moment: readonly GameEvent[]): void {
    this.#moment = undefined;
    this.all.clear();
    this.#hurtBy.clear();
    for (const event of moment) if (event.type !== "start") this.#count(event);
    for (const [slot, hit] of this.#hurtBy)
      if (hit !== undefined) this.#hurtBy.set(slot, { ...hit, most: AT_FIRST });
  }

  #count(event: GameEvent): void {
    const isAfter = this.#over !== undefined && event.seconds > this.#over + FRAME;
    if (isAfter && event.type !== "start" && event.type !== "death") return;
    switch (event.type) {
      case "start":
        // It may have many rounds.
        if (this.#moment !== undefined) this.#begin(this.#moment);
        this.#over = undefined;
        return;
      case "result":
      case "match":
        this.#over = event.seconds;
        return;
      case "mishap": {
        const own = this.#of(event.player);
        own.mishaps++;
        own.frags -= event.penalty ?? 1;
        if (OWN_CAUSES.has(event.cause)) own.suicides++;
        return;
      }
      case "kill":
        return this.#kill(event);
      case "damage":
        return this.#damage(event);
      case "death":
        return this.#death(event);
      case "accuracy": {
        const { attacks, hits } = event;
        Object.assign(this.#weapon(this.#of(event.player), event.weapon), { attacks, hits });
        return;
      }
      case "pickup": {
        if (event.player === undefined) return;
        const own = this.#of(event.player);
        own.pickups.set(event.item, (own.pickups.get(event.item) ?? 0) + 1);
        if (WEAPONS.has(event.item) && event.had === undefined)
          this.#weapon(own, event.item).taken++;
        return;
      }
      case "drop":
        if (event.player !== undefined) this.#weapon(this.#of(event.player), event.item).dropped++;
    }
  }

  #kill({ killer, victim, weapon, teammate }: Extract<Happening, { type: "kill" }>): void {
    const isFriend = teammate ?? (killer === undefined || victim === undefined);
    // Where the server does not name a teammate who killed, nobody's frags are known to change.
    if (killer !== undefined) {
      const own = this.#of(killer);
      own[isFriend ? "betrayals" : "kills"]++;
      own.frags += isFriend ? -1 : 1;
      if (!isFriend) this.#weapon(own, weapon).kills++;
    }
    if (victim === undefined) return;
    const own = this.#of(victim);
    own.killed++;
    if (!isFriend) this.#weapon(own, weapon).killed++;
  }

  #damage(event: Extract<Happening, { type: "damage" }>): void {
    const { player, attacker, weapon, teammate, health } = event;
    // What a player is sent of it is there once more, without who it was.
    if (player === undefined || (attacker === undefined && weapon === undefined)) return;
    const last = attacker && { attacker, weapon: weapon ?? "", teammate, points: health };
    this.#hurtBy.set(player.slot, last);
    if (last !== undefined) this.#hurt(player, last, health);
  }

  /** Who dies had less than the last one took. */
  #death({ player, left, lost }: Extract<Happening, { type: "death" }>): void {
    const last = this.#hurtBy.get(player.slot);
    this.#hurtBy.delete(player.slot);
    if (last === undefined) return;
    const isExact = left > LOWEST && (left !== LEAST || last.points !== lost);
    this.#hurt(player, last, isExact ? left : Math.min(lost, last.most ?? lost) - last.points);
  }

  #hurt(victim: Who, { attacker, weapon, teammate }: Hit, points: number): void {
    const own = this.#of(attacker);
    if (attacker.slot === victim.slot) own.self += points;
    else if (teammate) own.team += points;
    else {
      own.given += points;
      this.#of(victim).taken += points;
      this.#weapon(own, weapon).given += points;
    }
  }

  #of({ name }: Who): Tally {
    let tally = this.all.get(name);
    if (tally === undefined) {
      const counts = { kills: 0, betrayals: 0, mishaps: 0, suicides: 0, killed: 0, frags: 0 };
      const damage = { given: 0, team: 0, taken: 0, self: 0 };
      tally = { name, ...counts, ...damage, weapons: new Map(), pickups: new Map() };
      this.all.set(name, tally);
    }
    return tally;
  }

  #weapon({ weapons }: Tally, name: string): WeaponTally {
    let weapon = weapons.get(name);
    if (weapon === undefined) {
      const shots = { attacks: 0, hits: 0 };
      weapon = { kills: 0, killed: 0, given: 0, ...shots, taken: 0, dropped: 0 };
      weapons.set(name, weapon);
    }
    return weapon;
  }
}
