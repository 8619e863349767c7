import {
  type EntityChangeState,
  type FteEntityState,
  type RoleStates,
  stateMakers,
  table,
} from "../../../generated/netquake.ts";
import type { DemBlock } from "../../../generated/dem.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Roles, Meaning } from "../../../runtime/table/facts/roles.ts";
import type { RecordedBlock } from "../../../recording/decode/block.ts";
import type { AnyContainer } from "../../../recording/formats/formats.ts";
import { rolesOf } from "../../../recording/formats/roles.ts";
import { Baselines, type BaselinesOfOne, Resolvers } from "../resolved/baselines.ts";
import { begin, learn } from "../level/facts.ts";
import type { Follower } from "../follower.ts";
import { LevelCopies, levelLike } from "../level/level-copies.ts";
import { Roster, type SavedRoster } from "../level/roster.ts";
import { learnCommands } from "./player-commands.ts";
import { type SavedStanding, Standing } from "./standing.ts";
import { type Versioned, withVersions } from "../resolved/versioned.ts";
import { ALL, type Wanted, wantsEntity } from "../wanted.ts";
import {
  type Entity,
  type Level,
  mapName,
  newLevel,
  NO_LEVEL,
  NO_WORLDS,
  type Player,
  UNREAD,
  type World,
} from "../world.ts";

/** What changes make of entities that stay: DarkPlaces', and FTE's. */
type StandingState = EntityChangeState | FteEntityState;

/** What updates make of entities, with their numbers and their models' names. */
type NamedEntity = RoleStates["entity"] & { number: number; model: string | undefined };

const NAMES: readonly (keyof NamedEntity)[] = ["number", "model"];

/** What a frame shows, while its messages come. */
type Frame = Pick<World, "time"> & { readonly entities: Map<number, Entity> };

/** The entities, or the players, of frames that have none. */
const NOBODY = new Map<number, never>();

/** What it knows between two blocks, at which no frame is open. */
export interface NetquakeSaved {
  readonly level: Level;
  readonly roster: SavedRoster;
  readonly baselines: ReadonlyMap<number, BaselinesOfOne>;
  readonly standing: SavedStanding<StandingState>;
  readonly viewEntity: number | undefined;
  readonly stats: World["view"]["stats"];
  readonly figures: Readonly<Record<number, number>>;
  readonly begun: boolean;
  readonly problems: readonly string[];
}

/**
 * Follows NetQuake recordings: each frame tells all entities, as they differ from their baselines; or, where they come in
 * lists, those that are no more what they were.
 */
export class NetquakeFollower implements Follower<NetquakeSaved> {
  readonly kind = "client recording";
  level: Level = newLevel();
  roster = new Roster();
  readonly clockPerLevel = true;
  readonly #roles: Roles;
  readonly #withVersions: ReturnType<typeof withVersions<AnyMessage>>;
  readonly #resolvers: Resolvers;
  readonly #baselines: Baselines;
  #viewEntity: number | undefined;
  #stats: World["view"]["stats"] = {};
  readonly #standing: Standing<StandingState>;
  /** The standing entities of the last world, and what they were made of. */
  readonly #shown = new Map<number, { state: StandingState; entity: Entity }>();
  #figures: Record<number, number> = {};
  /** All figures, for as long as none is another. */
  #all: World["view"]["stats"] | undefined;
  #begun = false;
  #frame: Frame | undefined;
  #problems: string[] = [];
  readonly #copies = new LevelCopies();
  readonly #wanted: Wanted;
  /** Whether frames have entities or players. */
  readonly #hasPlaces: boolean;

  constructor(container: AnyContainer, wanted = ALL) {
    this.#wanted = wanted;
    this.#hasPlaces = wanted.entities || wanted.players;
    this.#roles = rolesOf(container);
    const { table: own } = container.codecs[0]!;
    // An own schema's table is another one.
    this.#resolvers = new Resolvers(own, own === table ? stateMakers : {});
    this.#baselines = new Baselines(this.#resolvers);
    this.#standing = new Standing(this.#resolvers);
    this.#withVersions = withVersions<AnyMessage>(container.codecs);
  }

  save(): NetquakeSaved {
    return {
      level: this.#copies.save(this.level),
      roster: this.roster.save(),
      baselines: this.#baselines.save(),
      standing: this.#standing.save(),
      viewEntity: this.#viewEntity,
      stats: this.#stats,
      figures: { ...this.#figures },
      begun: this.#begun,
      problems: [...this.#problems],
    };
  }

  restore(saved: NetquakeSaved): void {
    this.level = levelLike(saved.level);
    this.roster.restore(saved.roster);
    this.#baselines.restore(saved.baselines);
    this.#standing.restore(saved.standing, this.#roles);
    this.#viewEntity = saved.viewEntity;
    this.#stats = saved.stats;
    this.#all = undefined;
    this.#figures = { ...saved.figures };
    this.#begun = saved.begun;
    this.#problems = [...saved.problems];
  }

  follow(part: RecordedBlock): World[] {
    return [...this.worlds(part)];
  }

  worlds(part: RecordedBlock): Iterable<World> {
    const messages = this.#withVersions(part);
    return Array.isArray(messages) && this.#momentsIn(messages) < 2
      ? this.#only(part, messages)
      : this.#worlds(part, messages);
  }

  /** How many messages begin a moment, if only the same one. */
  #momentsIn(messages: readonly Versioned<AnyMessage>[]): number {
    let count = 0;
    for (const [message] of messages) if (this.#roles.of(message).beginsMoment) count++;
    return count;
  }

  /** Of a block with one moment at most. A generator takes longer than to read a small block. */
  #only(part: RecordedBlock, messages: readonly Versioned<AnyMessage>[]): World[] {
    for (const [message, version] of messages) this.#see(this.#roles.of(message), message, version);
    return this.#frame === undefined ? NO_WORLDS : [this.#world(part)];
  }

  *#worlds(part: RecordedBlock, messages: Iterable<Versioned<AnyMessage>>): Generator<World, void> {
    for (const [message, version] of messages) {
      // A frame begins with its time. Two in one block are two frames.
      const meaning = this.#roles.of(message);
      if (this.#isNext(meaning, message)) yield this.#world(part);
      this.#see(meaning, message, version);
    }
    if (this.#frame !== undefined) yield this.#world(part);
  }

  /** Whether the frame that is open ends before a message. Lists of entities of one time are of one frame. */
  #isNext(meaning: Meaning, message: AnyMessage): boolean {
    if (this.#frame === undefined || !meaning.beginsMoment) return false;
    return meaning.role === "frame" || meaning.seconds(message) !== this.#frame.time;
  }

  #see(meaning: Meaning, message: AnyMessage, version: number): void {
    if (meaning.sets !== undefined) return this.#baselines.set(meaning, message, version);
    switch (meaning.role) {
      case "level":
        return this.#begin(meaning, message);
      case "frame":
        return this.#open(meaning, message);
      case "entity":
        return this.#update(meaning, message, version);
      case "entities":
        return this.#change(meaning, message, version);
      case "status":
        this.#stats = this.#resolvers
          .of<RoleStates["status"]>(meaning.type)
          .resolve(version, message, { previous: this.#stats });
        this.#all = this.#wanted.statusOnly && this.#stats;
        return;
      case "figure":
        this.#figures[meaning.number(message, "number")!] = meaning.number(message, "value")!;
        this.#all = undefined;
        return;
      case "view":
        this.#viewEntity = meaning.number(message, "number");
        return;
      case "commands":
        return learnCommands(this.level, this.roster, meaning.text(message, "text")!);
      default:
        return learn(this.level, this.roster, meaning, message);
    }
  }

  #begin(meaning: Meaning, message: AnyMessage): void {
    this.level = newLevel();
    begin(this.level, meaning, message);
    this.level.map = mapName(this.level.models[1]);
    this.roster = new Roster();
    this.#begun = true;
    this.#baselines.clear();
    this.#standing.clear();
    this.#figures = {};
    this.#problems = [];
    this.#frame = undefined;
    this.#viewEntity = undefined;
    this.#stats = {};
    this.#all = undefined;
  }

  #open(meaning: Meaning, message: AnyMessage): void {
    const entities = this.#hasPlaces ? new Map<number, Entity>() : NOBODY;
    this.#frame = { time: meaning.seconds(message)!, entities };
  }

  #update(meaning: Meaning, message: AnyMessage, version: number): void {
    if (!this.#begun) return;
    const number = meaning.number(message, "number")!;
    if (!wantsEntity(this.#wanted, number, this.level.maxclients)) return;
    const entities = this.#resolvers.of<NamedEntity>(meaning.type, NAMES);
    const state = entities.resolve(version, message, this.#baselines.of(number, version));
    state.number = number;
    state.model = this.level.models[meaning.number(state, "model")!] || undefined;
    this.#frame?.entities.set(number, state);
  }

  /** Takes a list of those that changed. */
  #change(meaning: Meaning, message: AnyMessage, version: number): void {
    if (!this.#begun) return;
    if (meaning.beginsMoment && this.#frame === undefined) this.#open(meaning, message);
    const baseline = (number: number) => this.#baselines.of(number, version)["baseline"];
    const unknown = this.#standing.take(meaning, message, version, baseline);
    if (unknown > 0) this.#problems.push(`${unknown} entities differ from what was not sent`);
  }

  #world(part: RecordedBlock): World {
    const { time, entities } = this.#frame!;
    if (this.#hasPlaces)
      for (const [number, state, index] of this.#standing.states())
        if (!entities.has(number) && wantsEntity(this.#wanted, number, this.level.maxclients))
          entities.set(number, this.#shownAs(number, state, index));
    const { angles } = part.block as DemBlock;
    const problems = this.#begun ? this.#problems : [NO_LEVEL];
    this.#problems = [];
    this.#frame = undefined;
    const isWhole = part.undecoded === undefined;
    if (!isWhole) problems.push(UNREAD);
    const entity = this.#viewEntity;
    const isPlayer = entity !== undefined && entity > 0 && entity <= this.level.maxclients;
    return {
      block: part.index,
      time,
      frame: undefined,
      level: this.level,
      entities,
      complete: isWhole && this.#begun,
      players: this.#players(entities),
      scoreboard: this.roster.now(),
      view: {
        slot: isPlayer ? entity - 1 : undefined,
        entity,
        origin: entity === undefined ? undefined : entities.get(entity)?.origin,
        angles,
        stats: (this.#all ??= { ...this.#figures, ...this.#stats }),
      },
      problems,
    };
  }

  /** An entity that is as worlds show it: the same one for as long as nothing of it is another. */
  #shownAs(number: number, state: StandingState, modelindex: number): Entity {
    const model = this.level.models[modelindex] || undefined;
    const last = this.#shown.get(number);
    if (last?.state === state && last.entity.model === model) return last.entity;
    const entity = { ...state, number, model };
    this.#shown.set(number, { state, entity });
    return entity;
  }

  /** The first entities are the players, and may be the bodies of those who left. */
  #players(entities: ReadonlyMap<number, Entity>): ReadonlyMap<number, Player> {
    if (!this.#wanted.players) return NOBODY;
    const players = new Map<number, Player>();
    for (let slot = 0; slot < this.level.maxclients; slot++) {
      const entity = entities.get(slot + 1);
      if (entity === undefined || entity.modelindex === 0 || this.roster.isEmpty(slot)) continue;
      const { origin, angles } = entity;
      const name = this.roster.nameOf(slot);
      players.set(slot, { slot, name, origin, angles, velocity: undefined, state: entity });
    }
    return players;
  }
}
