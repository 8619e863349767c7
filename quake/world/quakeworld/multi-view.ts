import {
  type Deltapacketentities,
  type Message,
  type Packetentities,
  type Playerstate,
  type PlayerstateState,
  stateMakers,
  type States,
  table,
} from "../../../generated/quakeworld.ts";
import { type MvdBlock, TARGET } from "../../../generated/mvd.ts";
import type { Roles } from "../../../runtime/table/facts/roles.ts";
import type { RecordedBlock } from "../../../recording/decode/block.ts";
import { BlockClock } from "../../../recording/time/block-clock.ts";
import type { AnyContainer } from "../../../recording/formats/formats.ts";
import { rolesOf } from "../../../recording/formats/roles.ts";
import type { Follower } from "../follower.ts";
import { QuakeworldLevel, type SavedQuakeworldLevel } from "./quakeworld-level.ts";
import { changed } from "../resolved/differences.ts";
import { resolversOf } from "../resolved/resolve.ts";
import type { Roster } from "../level/roster.ts";
import { eachWithVersion } from "../resolved/versioned.ts";
import { ALL, NO_ENTITIES, type Wanted } from "../wanted.ts";
import {
  type Entity,
  type Level,
  NO_LEVEL,
  NO_VIEW,
  NO_WORLDS,
  type Player,
  UNREAD,
  type World,
} from "../world.ts";

const resolver = resolversOf<States>(table, stateMakers);

/** What frames are made of, and what is said: no level and no player is known better by it. */
const NOT_ANNOUNCED: ReadonlySet<string> = new Set<Message["type"]>([
  "packetentities",
  "deltapacketentities",
  "playerstate",
  "updatestat",
  "updatestatlong",
  "print",
  "centerprint",
]);

/** What tells neither who is there nor what models are called. */
const UNSEEN = new Set<Message["type"]>(["stufftext", "updatefrags", "updateping", "updatepl"]);

/** A player's state, with his model's name. */
type NamedState = PlayerstateState & { model: string | undefined };

/** What was known of a player, and nobody has taken back. */
interface Known {
  state: NamedState | undefined;
  /** Worlds show him so, where he is in sight, for as long as nothing of him is another. */
  shown: Player | undefined;
  /** His figures, by their numbers. They do not change: another one makes others. */
  stats: Readonly<Record<number, number>>;
}

/** What it knows between two blocks. */
export interface MultiViewSaved {
  readonly announced: SavedQuakeworldLevel;
  readonly steps: number;
  readonly begun: boolean;
  readonly entities: ReadonlyMap<number, Entity> | undefined;
  readonly players: ReadonlyMap<number, Readonly<Omit<Known, "shown">>>;
}

/**
 * Follows QuakeWorld's multi-view recordings: each moment differs from the one before it in the file, and of all players
 * it is sent what changed (ERRATA 99). Servers write entities and players of a moment in two blocks; a world follows each.
 */
export class MultiViewFollower implements Follower<MultiViewSaved> {
  readonly kind = "recording of all players";
  readonly clockPerLevel = false;
  readonly #roles: Roles;
  readonly #announced: QuakeworldLevel;
  readonly #clock: BlockClock;
  readonly #each: ReturnType<typeof eachWithVersion<Message>>;
  #block: MvdBlock | undefined;
  #shows = false;
  readonly #playerstate = resolver("playerstate", ["model"]);
  #begun = false;
  #entities: ReadonlyMap<number, Entity> | undefined;
  #players = new Map<number, Known>();
  /** The players in sight, when they were asked for last. */
  #sight = new Map<number, Player>();
  /** Those of whom something was given since. */
  #changed: Known[] = [];
  /** Nothing was given that may change who is in sight and what models are called. */
  #isSure = false;
  #problems: string[] = [];
  readonly #wanted: Wanted;

  constructor(container: AnyContainer, wanted = ALL) {
    this.#wanted = wanted;
    this.#roles = rolesOf(container);
    this.#announced = new QuakeworldLevel(this.#roles);
    this.#clock = new BlockClock(container);
    this.#each = eachWithVersion<Message>(container.codecs);
  }

  get level(): Level {
    return this.#announced.level;
  }

  get roster(): Roster {
    return this.#announced.roster;
  }

  save(): MultiViewSaved {
    return {
      announced: this.#announced.save(),
      steps: this.#clock.steps,
      begun: this.#begun,
      entities: this.#entities,
      players: copyOf(this.#players),
    };
  }

  restore(saved: MultiViewSaved): void {
    this.#announced.restore(saved.announced);
    this.#clock.steps = saved.steps;
    this.#begun = saved.begun;
    this.#entities = saved.entities;
    this.#players = copyOf(saved.players);
    this.#isSure = false;
  }

  hasSeen(slot: number): boolean {
    return this.#players.get(slot)?.state !== undefined;
  }

  worlds(part: RecordedBlock): World[] {
    return this.follow(part);
  }

  follow(part: RecordedBlock): World[] {
    this.#block = part.block as MvdBlock;
    const time = this.#clock.see(part.block)!;
    this.#shows = false;
    this.#each(part, this.#see);
    return this.#shows ? [this.#world(part, time)] : NO_WORLDS;
  }

  readonly #see = (message: Message, version: number): void => {
    const meaning = this.#roles.of(message);
    // Also where it cannot be resolved.
    if (meaning.role === "frame") this.#shows = true;
    if (!NOT_ANNOUNCED.has(message.type)) {
      this.#announced.see(meaning, message, version);
      if (!UNSEEN.has(message.type)) this.#isSure = false;
    }
    switch (message.type) {
      case "serverdata":
        this.#begun = true;
        this.#entities = undefined;
        this.#players = new Map();
        return;
      case "packetentities":
      case "deltapacketentities":
        if (this.#wanted.entities) this.#entities = this.#resolved(message, version);
        return;
      case "playerstate":
        this.#player(message, version);
        return;
      case "updatestat":
      case "updatestatlong":
        if (isForOne(this.#block!)) this.#stat(this.#known(this.#block!.player), message);
        return;
    }
  };

  /** Which frame a delta is from, its number does not tell: it is the one before it in the file. */
  #resolved(
    message: Packetentities | Deltapacketentities,
    version: number,
  ): ReadonlyMap<number, Entity> | undefined {
    // What does not differ from another frame differs from baselines.
    if (!this.#begun) return undefined;
    const reference = message.type === "packetentities" ? NO_ENTITIES : this.#entities;
    if (reference !== undefined)
      return this.#announced.entities(reference, message.entities, version);
    this.#problems.push("entities differ from those of a frame that is not there");
    return undefined;
  }

  #player(message: Playerstate, version: number): void {
    const { players, figures } = this.#wanted;
    // Whose figures alone are asked for is where he was first. What follows has nothing but its type.
    if (!players && (!figures || !("player" in message) || this.hasSeen(message.player))) return;
    const known = this.#known(message.player);
    const previous = known.state;
    const state = this.#playerstate.resolve(version, message, { previous }) as NamedState;
    state.model = this.#modelOf(state);
    known.state = state;
    this.#change(known);
  }

  #change(known: Known): void {
    if (known.shown === undefined) this.#isSure = false;
    else this.#changed.push(known);
  }

  #modelOf({ modelindex }: PlayerstateState): string | undefined {
    return this.level.models[modelindex] || undefined;
  }

  #stat(known: Known, { index, value }: { readonly index: number; readonly value: number }): void {
    if (known.stats[index] === value) return;
    known.stats = changed(known.stats, index, value);
    this.#change(known);
  }

  #known(slot: number): Known {
    let known = this.#players.get(slot);
    if (known === undefined)
      this.#players.set(slot, (known = { state: undefined, shown: undefined, stats: {} }));
    return known;
  }

  #world(part: RecordedBlock, time: number): World {
    const problems = this.#problems;
    this.#problems = [];
    if (!this.#begun) problems.push(NO_LEVEL);
    if (part.undecoded !== undefined) problems.push(UNREAD);
    return {
      block: part.index,
      time,
      frame: undefined,
      level: this.level,
      entities: this.#entities ?? NO_ENTITIES,
      complete: this.#entities !== undefined,
      players: this.#inSight(),
      scoreboard: this.roster.now(),
      view: NO_VIEW,
      problems,
    };
  }

  #inSight(): ReadonlyMap<number, Player> {
    const changed = this.#changed;
    if (!this.#isSure) this.#sight = this.#newSight();
    else if (changed.length > 0) {
      if (this.#wanted.passing !== true) this.#sight = new Map(this.#sight);
      for (const known of changed) {
        const { slot, name } = known.shown!;
        known.shown = shownAs(slot, name, known.state!, known.stats);
        this.#sight.set(slot, known.shown);
      }
    }
    this.#changed = [];
    return this.#sight;
  }

  #newSight(): Map<number, Player> {
    const players = new Map<number, Player>();
    for (const [slot, known] of this.#players) {
      const { shown } = known;
      known.shown = undefined;
      if (known.state === undefined || this.roster.isEmpty(slot)) continue;
      const model = this.#modelOf(known.state);
      // The level's names may come later.
      if (model !== known.state.model) known.state = { ...known.state, model };
      const { state, stats } = known;
      const name = this.roster.nameOf(slot);
      const isSame = shown?.name === name && shown.state === state && shown.stats === stats;
      known.shown = isSame ? shown : shownAs(slot, name, state, stats);
      players.set(slot, known.shown);
    }
    this.#isSure = true;
    return players;
  }
}

function shownAs(slot: number, name: string, state: NamedState, stats: Known["stats"]): Player {
  const { origin, angles } = state;
  return { slot, name, origin, angles, velocity: undefined, state, stats };
}

/** Neither states nor figures change. */
function copyOf(players: MultiViewSaved["players"]): Map<number, Known> {
  const copies = new Map<number, Known>();
  for (const [slot, { state, stats }] of players)
    copies.set(slot, { state, stats, shown: undefined });
  return copies;
}

/** Whether a block is for one player alone, and who watches him. */
function isForOne({ target }: MvdBlock): boolean {
  return target === TARGET.DEM_STATS || target === TARGET.DEM_SINGLE;
}
