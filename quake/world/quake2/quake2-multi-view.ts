import {
  codecs,
  type Entity as EntityMessage,
  type EntityState,
  type Frame,
  type Message,
  type Player as PlayerMessage,
  type PlayerState,
  type Serverdata,
  type States,
  table,
} from "../../../generated/quake2_mvd.ts";
import { STAT } from "../../../generated/quake2.ts";
import type { RecordedBlock } from "../../../recording/block.ts";
import { BlockClock } from "../../../recording/block-clock.ts";
import type { AnyContainer } from "../../../recording/containers.ts";
import { CONFIGURATION, type Configuration, EXTENDED } from "./configuration.ts";
import type { Follower } from "../reading/follower.ts";
import { Quake2Level, type SavedQuake2Level } from "./quake2-level.ts";
import { resolversOf } from "../resolved/resolve.ts";
import type { Roster } from "../level/roster.ts";
import { withVersions } from "../resolved/versioned.ts";
import { type Entity, type Level, NO_LEVEL, type Player, UNREAD, type World } from "../world.ts";

/** A player who moves as he likes: where his entity is, he tells himself. */
const PM_NORMAL = 0;

const resolver = resolversOf<States>(table);

/** Where in the configuration is what: all editions but the first have extended limits. */
function configurationOf(version: number): Configuration {
  return version === 0 ? CONFIGURATION : EXTENDED;
}

/** What was told of a player by now. */
interface Known {
  readonly state: PlayerState;
  /** His figures, by their numbers. */
  readonly stats: Readonly<Record<number, number>>;
  /** He is in the game. */
  readonly isThere: boolean;
}

/** What it knows between two blocks. */
export interface Quake2MultiViewSaved {
  readonly told: SavedQuake2Level;
  readonly steps: number;
  readonly begun: boolean;
  readonly entities: ReadonlyMap<number, EntityState>;
  readonly gone: ReadonlySet<number>;
  readonly players: ReadonlyMap<number, Known>;
}

/**
 * Follows multi-view recordings of Quake II: each player and each entity differs from what the file told of it last,
 * however long ago, also where it was gone in between.
 */
export class Quake2MultiViewFollower implements Follower<Quake2MultiViewSaved> {
  readonly kind = "recording of all players";
  readonly clockPerLevel = false;
  readonly #clock: BlockClock;
  readonly #withVersions = withVersions<Message>(codecs);
  readonly #deltas = resolver("entity");
  readonly #playerDeltas = resolver("player");
  #told = new Quake2Level();
  #begun = false;
  #entities = new Map<number, EntityState>();
  #gone = new Set<number>();
  #players = new Map<number, Known>();
  /** The entities of the last world, and what they were made of. */
  readonly #shown = new Map<
    number,
    { state: EntityState; place: PlayerState | undefined; entity: Entity }
  >();

  constructor(container: AnyContainer) {
    this.#clock = new BlockClock(container);
  }

  get level(): Level {
    return this.#told.level;
  }

  get roster(): Roster {
    return this.#told.roster;
  }

  save(): Quake2MultiViewSaved {
    return {
      told: this.#told.save(),
      steps: this.#clock.steps,
      begun: this.#begun,
      entities: new Map(this.#entities),
      gone: new Set(this.#gone),
      players: new Map(this.#players),
    };
  }

  restore(saved: Quake2MultiViewSaved): void {
    this.#told = Quake2Level.like(saved.told);
    this.#clock.steps = saved.steps;
    this.#begun = saved.begun;
    this.#entities = new Map(saved.entities);
    this.#gone = new Set(saved.gone);
    this.#players = new Map(saved.players);
  }

  worlds(part: RecordedBlock): World[] {
    return this.follow(part);
  }

  follow(part: RecordedBlock): World[] {
    const time = this.#clock.see(part.block)!;
    let shows = false;
    for (const [message, version] of this.#withVersions(part)) {
      shows ||= message.type === "frame";
      this.#see(message, version);
    }
    return shows ? [this.#world(part, time)] : [];
  }

  #see(message: Message, version: number): void {
    switch (message.type) {
      case "serverdata":
        return this.#begin(message, version);
      case "configstring":
        return this.#told.configure(message.index, message.string, configurationOf(version));
      case "frame":
        return this.#moment(message, version);
    }
  }

  #begin(message: Serverdata, version: number): void {
    this.#told = new Quake2Level();
    this.level.gamedir = message.gamedir;
    const where = configurationOf(version);
    for (const { index, string } of message.configurations)
      this.#told.configure(index, string, where);
    this.#entities = new Map();
    this.#gone.clear();
    this.#players = new Map();
    this.#begun = true;
    this.#moment(message, version);
  }

  #moment({ players, entities }: Frame | Serverdata, version: number): void {
    for (const delta of players) this.#player(delta, version);
    // What happened to an entity, happened in one frame.
    for (const [number, state] of this.#entities)
      if (state.event !== 0) this.#entities.set(number, { ...state, event: 0 });
    for (const delta of entities) this.#entity(delta, version);
  }

  #player(delta: PlayerMessage, version: number): void {
    const known = this.#players.get(delta.number);
    // His figures add up: those of one delta are no state.
    const { figures: _, ...rest } = delta;
    const state = this.#playerDeltas.resolve(version, rest, { previous: known?.state });
    const stats = { ...known?.stats, ...delta.figures?.stats };
    this.#players.set(delta.number, { state, stats, isThere: !delta.removed });
    if (stats[STAT.STAT_FRAGS] !== undefined)
      this.roster.score(delta.number).frags = stats[STAT.STAT_FRAGS];
  }

  #entity(delta: EntityMessage, version: number): void {
    const { number, remove } = delta;
    const previous = this.#entities.get(number);
    this.#entities.set(number, this.#deltas.resolve(version, delta, { previous }));
    if (remove) this.#gone.add(number);
    else this.#gone.delete(number);
  }

  #world(part: RecordedBlock, time: number): World {
    const problems: string[] = [];
    if (!this.#begun) problems.push(NO_LEVEL);
    if (part.undecoded !== undefined) problems.push(UNREAD);
    return {
      block: part.index,
      time,
      frame: undefined,
      level: this.level,
      entities: this.#inSight(),
      complete: this.#begun,
      players: this.#playing(),
      scoreboard: this.roster.now(),
      view: { slot: undefined, entity: undefined, origin: undefined, angles: undefined, stats: {} },
      problems,
    };
  }

  #inSight(): ReadonlyMap<number, Entity> {
    const entities = new Map<number, Entity>();
    for (const [number, state] of this.#entities)
      if (!this.#gone.has(number)) entities.set(number, this.#shownAs(number, state));
    return entities;
  }

  /** An entity as worlds show it: the same one for as long as nothing of it is another. */
  #shownAs(number: number, state: EntityState): Entity {
    const place = this.#placeOf(number);
    const model = this.level.models[state.modelindex] || undefined;
    const last = this.#shown.get(number);
    if (last?.state === state && last.place === place && last.entity.model === model)
      return last.entity;
    // Where a player's entity is, and where it looks, nobody tells twice.
    const { origin, angles } =
      place === undefined ? state : { origin: place.origin, angles: place.viewangles };
    const entity = { ...state, origin, angles, model };
    this.#shown.set(number, { state, place, entity });
    return entity;
  }

  /** The player whose place an entity has. */
  #placeOf(number: number): PlayerState | undefined {
    const player = this.#players.get(number - 1);
    if (player?.isThere !== true || player.state.pm_type !== PM_NORMAL) return undefined;
    return player.state;
  }

  #playing(): ReadonlyMap<number, Player> {
    const players = new Map<number, Player>();
    for (const [slot, { state, stats, isThere }] of this.#players) {
      if (!isThere || this.roster.isEmpty(slot)) continue;
      const { origin, viewangles: angles } = state;
      const name = this.roster.nameOf(slot);
      players.set(slot, { slot, name, origin, angles, velocity: undefined, state, stats });
    }
    return players;
  }
}
