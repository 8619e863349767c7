import { STAT as QUAKE2_STAT, table as quake2 } from "../../generated/quake2.ts";
import { table as quake2Mvd } from "../../generated/quake2_mvd.ts";
import { STAT as QUAKEWORLD_STAT } from "../../generated/quakeworld.ts";
import { table as netquake } from "../../generated/netquake.ts";
import type { World } from "../world/index.ts";
import type { Happening, Who } from "./events.ts";
import { ARMORS, AT_FIRST, ITEM_BITS } from "./items.ts";

/** What a player's figures are called, by the protocol. */
interface Names {
  readonly health: string;
  readonly armor: string;
  readonly items?: string;
  /** The number of the string in the configuration that names what he picked up last. */
  readonly picked?: string;
  /** Nothing else tells of damage. */
  readonly announcesDamage: boolean;
}

const NETQUAKE: Names = { health: "health", armor: "armor", items: "items", announcesDamage: true };
const QUAKEWORLD: Names = {
  health: `${QUAKEWORLD_STAT.STAT_HEALTH}`,
  armor: `${QUAKEWORLD_STAT.STAT_ARMOR}`,
  items: `${QUAKEWORLD_STAT.STAT_ITEMS}`,
  announcesDamage: true,
};
const QUAKE2: Names = {
  health: `${QUAKE2_STAT.STAT_HEALTH}`,
  armor: `${QUAKE2_STAT.STAT_ARMOR}`,
  picked: `${QUAKE2_STAT.STAT_PICKUP_STRING}`,
  announcesDamage: false,
};

interface Known {
  /** They do not change: another figure makes others. */
  readonly stats: Readonly<Record<string, unknown>>;
  readonly health: number | undefined;
  readonly armor: number | undefined;
  readonly items: number | undefined;
  readonly picked: number | undefined;
}

const NOTHING: readonly Happening[] = [];

const ITEMS = [...ITEM_BITS];
const WORN = ARMORS.reduce((all, [bit]) => all | bit, 0);

/** Nobody picks up more items between two worlds: a weapon, what lies beside it, and a backpack. */
const MOST_AT_ONCE = 3;

/** What changes of players' figures tell: deaths, what is picked up, and damage where no message tells it. */
export class Figures {
  readonly #names: Names;
  readonly #known = new Map<number, Known>();
  /** What was taken last, which does not change. */
  #players: World["players"] | undefined;
  #view: World["view"]["stats"] | undefined;

  constructor(protocol: string) {
    const isQuake2 = protocol === quake2.name || protocol === quake2Mvd.name;
    this.#names = isQuake2 ? QUAKE2 : protocol === netquake.name ? NETQUAKE : QUAKEWORLD;
  }

  /** A level begins. */
  clear(): void {
    this.#known.clear();
    this.#players = undefined;
  }

  /** The armour that a player wears; nothing where it is not known, or he wears none. */
  armorIn({ view, players }: World, slot: number): string | undefined {
    const stats = slot === view.slot ? view.stats : players.get(slot)?.stats;
    const items = numberIn(stats ?? {}, this.#names.items) ?? 0;
    return ITEMS.find(([bit]) => (items & (1 << bit) & WORN) !== 0)?.[1];
  }

  /** Takes each world in turn. */
  see(world: World): readonly Happening[] {
    const { view, players, scoreboard } = world;
    // Of those who are there nobody has other figures.
    if (players === this.#players && view.stats === this.#view) return NOTHING;
    this.#players = players;
    this.#view = view.stats;
    let happened = NOTHING;
    if (view.slot !== undefined) {
      const name = scoreboard.get(view.slot)?.name ?? players.get(view.slot)?.name ?? "";
      happened = this.#player(view.slot, name, view.stats, world, happened);
    }
    for (const { slot, name, stats } of players.values())
      if (slot !== view.slot && stats !== undefined)
        happened = this.#player(slot, name, stats, world, happened);
    return happened;
  }

  /** @returns what happened, with what happened to him */
  #player(
    slot: number,
    name: string,
    stats: Known["stats"],
    world: World,
    happened: readonly Happening[],
  ): readonly Happening[] {
    const before = this.#known.get(slot);
    if (before?.stats === stats) return happened;
    const now = this.#figuresOf(stats);
    this.#known.set(slot, now);
    if (before === undefined || isAlike(before, now)) return happened;
    return [...happened, ...this.#changed({ slot, name }, before, now, world)];
  }

  #figuresOf(stats: Known["stats"]): Known {
    const { health, armor, items, picked } = this.#names;
    return {
      stats,
      health: numberIn(stats, health),
      armor: numberIn(stats, armor),
      items: numberIn(stats, items),
      picked: numberIn(stats, picked),
    };
  }

  *#changed(player: Who, before: Known, now: Known, world: World): Generator<Happening, void> {
    yield* this.#hurt(player, before, now);
    // Who comes to life again has what all have.
    if ((before.health ?? 1) > 0) yield* pickedUp(player, before, now, world);
  }

  *#hurt(player: Who, before: Known, now: Known): Generator<Happening, void> {
    const [had, left] = [before.health ?? 0, now.health ?? 0];
    if (had <= 0 || left >= had) return;
    if (!this.#names.announcesDamage)
      yield { type: "damage", player, attacker: undefined, health: had - left, armor: undefined };
    const worn = Math.max((before.armor ?? 0) - (now.armor ?? 0), 0);
    if (left <= 0) yield { type: "death", player, left, lost: had + worn };
  }
}

/** Whether nothing happened that figures tell. */
function isAlike(a: Known, b: Known): boolean {
  return (
    a.health === b.health && a.armor === b.armor && a.items === b.items && a.picked === b.picked
  );
}

function* pickedUp(
  player: Who,
  before: Known,
  now: Known,
  world: World,
): Generator<Happening, void> {
  // Before they are known for the first time, nobody had none.
  const fresh = (now.items ?? 0) & ~(before.items ?? -1);
  const items = fresh === 0 ? [] : ITEMS.filter(([bit]) => (fresh & (1 << bit)) !== 0);
  // Who begins is given what all have, and who warms up for a match all that there is.
  if ((fresh & AT_FIRST) !== AT_FIRST && items.length <= MOST_AT_ONCE)
    for (const [, item] of items) yield { type: "pickup", player, item, amount: undefined };
  if (now.picked === undefined || now.picked === 0 || now.picked === before.picked) return;
  const item = world.level.settings.get(`${now.picked}`);
  if (item !== undefined) yield { type: "pickup", player, item, amount: undefined };
}

function numberIn(
  stats: Readonly<Record<string, unknown>>,
  name: string | undefined,
): number | undefined {
  const value = name === undefined ? undefined : stats[name];
  return typeof value === "number" ? value : undefined;
}
