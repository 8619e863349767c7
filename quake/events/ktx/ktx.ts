import {
  type Message,
  type Packetentity,
  type Spawnbaseline,
  STAT,
} from "../../../generated/quakeworld.ts";
import { entityNumber, type HiddenMessage, type Level } from "../../world/index.ts";
import type { Happening, Who } from "../events.ts";
import { ARMORS, INVULNERABLE, ITEM_BITS, WEAPONS } from "../items.ts";
import { type KtxCommand, ktxCommands } from "./commands.ts";
import { MatchText } from "./match.ts";
import { DEATH_TYPES, ITEM_MODELS, SHORT_NAMES } from "./names.ts";

/** What is known when the server says something. */
export interface Moment {
  /** Seconds of play. */
  readonly at: number;
  /** As far as it was shown by then. */
  readonly level: Level | undefined;
  /** Who is in a slot, if anybody. */
  readonly who: (slot: number) => Who | undefined;
  /** The figures of who is in a slot, by their numbers, as they were shown last. */
  readonly figures: (slot: number) => Readonly<Record<number, number>> | undefined;
  /** Whether two slots have players of one team. */
  readonly areTeammates: (slot: number, other: number) => boolean;
}

/** Figures show what somebody took within this many seconds after the server said so. */
const SOON = 1;
/** Backpacks that are known, and hits of a moment, at most: the last ones. */
const MOST = 256;

/** What an entity is at first. */
type Baseline = Spawnbaseline | Packetentity;

/** Most messages say nothing. */
const NOTHING: readonly never[] = [];

/** A backpack that somebody left. */
interface Backpack {
  readonly item: string;
  readonly from: Who | undefined;
}

/** Who hurt whom, by slots. */
interface Hit {
  readonly attacker: number;
  readonly victim: number;
  /** What armour took of it. */
  readonly saved: number;
}

/** What servers with KTX say beside what players are sent: who took what, who hurt whom, and what a match came to. */
export class Ktx {
  readonly #baselines = new Map<number, Baseline>();
  readonly #backpacks = new Map<number, Backpack>();
  readonly #match = new MatchText();
  /** Items that the server said somebody took, by slot and item, and when. */
  readonly #taken = new Map<string, number>();
  /** Who hurt whom in this moment. */
  #hits: Hit[] = [];
  #at = 0;

  /** Takes each message in turn. */
  see(message: Message, now: Moment): Iterable<Happening> {
    switch (message.type) {
      case "serverdata":
        this.#baselines.clear();
        this.#backpacks.clear();
        return NOTHING;
      case "spawnbaseline":
        this.#baselines.set(message.entity, message);
        return NOTHING;
      case "spawnbaseline2":
        this.#baselines.set(entityNumber(message.entity), message.entity);
        return NOTHING;
      case "stufftext": {
        const commands = ktxCommands(message.text);
        return commands.length === 0 ? NOTHING : this.#commands(commands, now);
      }
    }
    return NOTHING;
  }

  *#commands(commands: readonly KtxCommand[], now: Moment): Generator<Happening, void> {
    for (const command of commands) yield* this.#command(command, now);
  }

  *#command(command: KtxCommand, now: Moment): Generator<Happening, void> {
    const { who } = now;
    switch (command.type) {
      case "start":
        return yield { type: "start" };
      case "took": {
        const item = this.#itemOf(command.entity, now.level);
        // What it is, figures say.
        if (item === undefined) return;
        const { entity, seconds } = command;
        return yield this.#pickup(command, { item, entity, respawn: seconds }, now);
      }
      case "drop": {
        const item = ITEM_BITS.get(Math.log2(command.items));
        if (item === undefined) return;
        const player = who(command.player - 1);
        this.#drop(command.entity, { item, from: player });
        return yield { type: "drop", player, item, entity: command.entity };
      }
      case "backpack": {
        const backpack = this.#backpacks.get(command.entity);
        if (backpack === undefined) return;
        this.#backpacks.delete(command.entity);
        return yield this.#pickup(command, { ...backpack, entity: command.entity }, now);
      }
      case "shots": {
        const [player, weapon] = [who(command.slot), SHORT_NAMES.get(command.weapon)];
        if (player === undefined || weapon === undefined) return;
        const { attacks, hits } = command;
        return yield { type: "accuracy", player, weapon, attacks, hits };
      }
      case "scores": {
        const { date, mode, map, first, firstScore, second, secondScore } = command;
        const scores = [
          { name: first, frags: firstScore },
          { name: second, frags: secondScore },
        ];
        return yield { type: "result", date, mode, map, scores };
      }
    }
  }

  /** What lies longest goes first: servers do not say of all backpacks that they are gone. */
  #drop(entity: number, backpack: Backpack): void {
    this.#backpacks.delete(entity);
    this.#backpacks.set(entity, backpack);
    for (const first of this.#backpacks.keys()) {
      if (this.#backpacks.size <= MOST) return;
      this.#backpacks.delete(first);
    }
  }

  #pickup(
    { player }: { readonly player: number },
    what: { readonly item: string; readonly entity: number; readonly respawn?: number },
    { who, figures, at }: Moment,
  ): Happening {
    const slot = player - 1;
    const key = `${slot} ${what.item}`;
    const had = this.#taken.get(key) === at || holds(figures(slot), what.item);
    const taker = who(slot);
    if (taker !== undefined) this.#taken.set(key, at);
    return {
      type: "pickup",
      player: taker,
      amount: undefined,
      ...what,
      ...(had && WEAPONS.has(what.item) ? { had } : {}),
    };
  }

  /** What an entity of the level is; nothing where it is not one of its first ones. */
  #itemOf(entity: number, level: Level | undefined): string | undefined {
    const baseline = this.#baselines.get(entity);
    return ITEM_MODELS[level?.models[baseline?.modelindex ?? 0] ?? ""]?.[baseline?.skin ?? 0];
  }

  /** Whether the server said just now that somebody took an item, so that his figures tell nothing new. */
  hasReported(slot: number, item: string, at: number): boolean {
    const taken = this.#taken.get(`${slot} ${item}`);
    return taken !== undefined && at - taken <= SOON;
  }

  /** Takes what a block for nobody says. */
  *hidden(message: HiddenMessage, now: Moment): Generator<Happening, void> {
    if (message.type === "demoinfo") {
      const summary = this.#match.push(message);
      if (summary !== undefined) yield { type: "match", ...summary };
    }
    if (message.type !== "dmgdone") return;
    const { deathtype, points } = message;
    const [attacker, victim] = [message.attacker - 1, message.victim - 1];
    const { who, areTeammates } = now;
    const saved = this.#saved(victim, points, now);
    const hits = this.#now(now.at);
    hits.push({ attacker, victim, saved: saved ?? 0 });
    if (hits.length > MOST) hits.shift();
    yield {
      type: "damage",
      player: who(victim),
      attacker: who(attacker),
      weapon: DEATH_TYPES.get(deathtype),
      ...(attacker !== victim && areTeammates(attacker, victim) ? { teammate: true } : {}),
      ...(saved === undefined ? {} : { invulnerable: true }),
      health: saved ?? points,
      armor: undefined,
    };
  }

  /** What armour takes of a hit of somebody who has the pentagram, which spares him the rest. */
  #saved(slot: number, points: number, { figures, at }: Moment): number | undefined {
    const { [STAT.STAT_ITEMS]: items = 0, [STAT.STAT_ARMOR]: armor = 0 } = figures(slot) ?? {};
    if ((items & INVULNERABLE) === 0) return undefined;
    const before = this.#now(at).filter(({ victim }) => victim === slot);
    const left = before.reduce((rest, { saved }) => rest - saved, armor);
    const [, share = 0] = ARMORS.find(([bit]) => (items & bit) !== 0) ?? [];
    return Math.min(Math.ceil((share * points) / 10), left);
  }

  #now(at: number): Hit[] {
    if (at !== this.#at) this.#hits = [];
    this.#at = at;
    return this.#hits;
  }

  /** A kill with both names, where the line has one of them, and the server said just before who hurt whom. */
  named(event: Happening, { who, at }: Moment): Happening {
    if (event.type !== "kill" || (event.killer !== undefined && event.victim !== undefined))
      return event;
    const { killer, victim } = event;
    const hit = this.#now(at).findLast(
      (each) =>
        each.attacker !== each.victim &&
        each.attacker === (killer?.slot ?? each.attacker) &&
        each.victim === (victim?.slot ?? each.victim),
    );
    if (hit === undefined) return event;
    return { ...event, killer: killer ?? who(hit.attacker), victim: victim ?? who(hit.victim) };
  }
}

/** Whether somebody has an item by his figures. Who was dead comes to life without it, if he can take one. */
function holds(figures: Readonly<Record<number, number>> = {}, item: string): boolean {
  const { [STAT.STAT_HEALTH]: health = 0, [STAT.STAT_ITEMS]: items = 0 } = figures;
  return (
    health > 0 && [...ITEM_BITS].some(([bit, name]) => name === item && (items & (1 << bit)) !== 0)
  );
}
