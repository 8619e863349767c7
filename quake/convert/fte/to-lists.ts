import { dem } from "../../../generated/dem.ts";
import {
  type Clientdata,
  type FteEntity,
  type FteEntityWord,
  type Message,
  type Spawnbaseline,
  type Spawnbaseline2,
  type Spawnstatic,
  type Spawnstatic2,
  type States,
  table,
  type Updateentity,
  type UpdateentityState,
} from "../../../generated/netquake.ts";
import { rolesOf } from "../../../recording/index.ts";
import { Baselines, Resolvers } from "../../world/resolved/baselines.ts";
import { resolversOf } from "../../world/resolved/resolve.ts";
import type { Versioned } from "../../world/resolved/versioned.ts";
import type { Losses } from "../losses.ts";
import { asChange, type Listed, listedOf, type Plain } from "./fte-entity.ts";
import { ENTFLAGS, ROOMIEST, type Telling, tellingOf } from "./fte-versions.ts";
import { figuresOf } from "./status-figures.ts";

type Pair = Versioned<Message>;

const resolver = resolversOf<States>(table);

/** A frame, while its messages come. */
interface Moment {
  readonly time: number;
  readonly entities: Map<number, UpdateentityState>;
  status: Clientdata | undefined;
  statusVersion: number;
  readonly rest: Pair[];
}

/** Numbers of entities that have no further byte. */
const NEAR = 0x4000;

/** Entity 0 is the world: where it is gone, all are. */
const ALL_GONE: FteEntityWord = { number: 0, is_far: 0, gone: 1 };

/**
 * Tells as FTE's extensions do what messages tell plainly: entities in lists, as they differ from what they were, and
 * the status line as figures where clients predict. Other messages are passed on.
 */
export class ToLists {
  readonly #losses: Losses;
  readonly #telling: Telling;
  /** The version in which what is made is given. */
  readonly #version: number;
  readonly #roles = rolesOf(dem);
  readonly #updates = resolver("updateentity");
  readonly #statuses = resolver("clientdata");
  readonly #statics = resolver("spawnstatic2");
  readonly #entities = resolver("fte_entity");
  /** As they are in the recording, and as they are written here. */
  readonly #given: Baselines;
  readonly #written: Baselines;
  /** The entities that the last list left. */
  #present = new Map<number, Listed>();
  #figures = new Map<number, number>();
  #isFresh = true;
  #view: number | undefined;
  #moment: Moment | undefined;

  constructor(losses: Losses, telling: Exclude<Telling, "plain">) {
    const resolvers = new Resolvers(table);
    this.#losses = losses;
    this.#telling = telling;
    this.#version = ROOMIEST[telling];
    this.#given = new Baselines(resolvers);
    this.#written = new Baselines(resolvers);
  }

  /** @param messages those of a block, with their versions */
  *of(messages: Iterable<Pair>): Generator<Pair, void> {
    for (const pair of messages) yield* this.#take(pair);
    yield* this.#end();
  }

  *#take(pair: Pair): Generator<Pair, void> {
    const [message, version] = pair;
    if (message.type === "serverinfo") {
      yield* this.#end();
      this.#begin();
      yield pair;
    } else if (tellingOf(version) !== "plain") yield pair;
    else yield* this.#plain(pair);
  }

  *#plain(pair: Pair): Generator<Pair, void> {
    const [message, version] = pair;
    switch (message.type) {
      case "time":
        yield* this.#end();
        this.#moment = {
          time: message.time,
          entities: new Map(),
          status: undefined,
          statusVersion: version,
          rest: [],
        };
        return;
      case "updateentity":
        return this.#update(message, version);
      case "spawnbaseline":
      case "spawnbaseline2":
        yield this.#baseline(message, version);
        return;
      case "spawnstatic":
      case "spawnstatic2":
        yield* this.#pass(this.#static(message));
        return;
      case "clientdata":
        yield* this.#status(pair, message);
        return;
      case "updatestat":
        this.#figures.set(message.index, message.value);
        break;
      case "setview":
        this.#view = message.entity;
    }
    yield* this.#pass(pair);
  }

  #begin(): void {
    this.#given.clear();
    this.#written.clear();
    this.#present = new Map();
    this.#figures = new Map();
    this.#isFresh = true;
    this.#view = undefined;
  }

  /** Gives a message: after the list of the frame, where one has begun. */
  *#pass(pair: Pair): Generator<Pair, void> {
    if (this.#moment === undefined) yield pair;
    else this.#moment.rest.push(pair);
  }

  #update(message: Updateentity, version: number): void {
    const references = this.#given.of(message.entity, version);
    const state = this.#updates.resolve(version, message, references);
    if (this.#moment === undefined) this.#losses.dropped(message, undefined, "before any frame");
    else this.#moment.entities.set(message.entity, state);
    if (message.lerpfinish !== undefined) this.#losses.dropped(message, "lerpfinish");
  }

  #baseline(message: Spawnbaseline | Spawnbaseline2, version: number): Pair {
    this.#given.set(this.#roles.of(message), message, version);
    const { entity } = message;
    const state = this.#given.of(entity, version)["baseline"] as UpdateentityState;
    const written: Message = {
      type: "spawnbaseline_fte",
      entity,
      is_far: 0,
      state: this.#beginning(state),
    };
    this.#written.set(this.#roles.of(written), written, this.#version);
    return [written, this.#version];
  }

  #static(message: Spawnstatic | Spawnstatic2): Pair {
    const state = this.#statics.resolve(ROOMIEST.plain, { ...message, type: "spawnstatic2" }, {});
    return [{ type: "spawnstatic_fte", state: this.#beginning(state) }, this.#version];
  }

  #beginning(state: Plain): FteEntity {
    return this.#change(listedOf(state), undefined);
  }

  /** @param previous what it differs from; where there is nothing, from what nothing is said of */
  #change(state: Listed, previous: Listed | undefined): FteEntity {
    const change = this.#entities.differ(this.#version, { ...state, reset: false }, { previous });
    return asChange(change, state);
  }

  /** What the status line tells before a frame, or without one. */
  *#status(pair: Pair, message: Clientdata): Generator<Pair, void> {
    const [, version] = pair;
    const moment = this.#moment;
    if (moment !== undefined && moment.status === undefined)
      Object.assign(moment, { status: message, statusVersion: version });
    else if (this.#telling === "lists") yield* this.#pass(pair);
    else for (const figure of this.#changed(message, version)) yield* this.#pass(figure);
  }

  /** The figures that are others than before. */
  *#changed(message: Clientdata, version: number): Generator<Pair, void> {
    const state = this.#statuses.resolve(version, message, {});
    if (state.inwater) this.#losses.dropped(message, "inwater");
    if ((state.weaponalpha ?? 0) !== 0) this.#losses.dropped(message, "weaponalpha");
    for (const [index, value] of figuresOf(state)) {
      if ((this.#figures.get(index) ?? 0) === value) continue;
      this.#figures.set(index, value);
      const type = 0 <= value && value <= 0xff ? "updatestatubyte" : "updatestat";
      yield [{ type, index, value }, this.#version];
    }
  }

  /** The frame that has begun: figures, the list, and what came with it. */
  *#end(): Generator<Pair, void> {
    const moment = this.#moment;
    if (moment === undefined) return;
    this.#moment = undefined;
    const { time, status, statusVersion, rest } = moment;
    if (status !== undefined)
      if (this.#telling === "lists") yield [status, statusVersion];
      else yield* this.#changed(status, statusVersion);
    const next = this.#listed(moment);
    const isEmpty = this.#isFresh && next.size === 0;
    if (isEmpty) yield [{ type: "time", time }, statusVersion];
    else
      yield [
        { type: "updateentities", ack: this.#ack, time, entities: [...this.#words(next)] },
        this.#version,
      ];
    this.#isFresh &&= isEmpty;
    this.#present = next;
    yield* rest;
  }

  get #ack(): number | undefined {
    return this.#telling === "lists" ? undefined : 0;
  }

  /** The entities of a frame; where clients predict, with how the player moves, which the status line tells otherwise. */
  #listed({ entities, status, statusVersion }: Moment): Map<number, Listed> {
    const next = new Map<number, Listed>();
    for (const [number, state] of entities) next.set(number, listedOf(state));
    const view = this.#view === undefined ? undefined : next.get(this.#view);
    if (this.#telling === "lists" || status === undefined || view === undefined) return next;
    const { onground, velocity1, velocity2, velocity3 } = this.#statuses.resolve(
      statusVersion,
      status,
      {},
    );
    const moves =
      velocity1 === 0 && velocity2 === 0 && velocity3 === 0
        ? undefined
        : { velocity1, velocity2, velocity3: velocity3 || undefined };
    const entflags = view.entflags | (onground ? ENTFLAGS.onground : 0);
    return next.set(this.#view!, { ...view, moves, entflags });
  }

  /** What changed since the last list. */
  *#words(next: ReadonlyMap<number, Listed>): Generator<FteEntityWord, void> {
    if (this.#isFresh) yield ALL_GONE;
    for (const number of this.#present.keys())
      if (!next.has(number)) yield { ...numbered(number), gone: 1 };
    for (const [number, state] of next) {
      const present = this.#present.get(number);
      const baseline = this.#written.of(number, this.#version)["baseline"] as unknown as Listed;
      const change = this.#change(state, present ?? baseline);
      const isNew = present === undefined;
      // What moves is given anew each time, and where it stops, that nothing is said of it.
      const moved = state.moves !== undefined || present?.moves !== undefined;
      if (isNew || moved || hasMembers(change))
        yield { ...numbered(number), gone: 0, change: { ...change, reset: isNew } };
    }
  }
}

/** What says which members a change has, and no more. */
const ABOUT: ReadonlySet<string> = new Set(["reset", "turned", "effects_width"]);

/** Whether a change says anything. */
function hasMembers(change: FteEntity): boolean {
  return Object.entries(change).some(([name, value]) => value !== undefined && !ABOUT.has(name));
}

function numbered(number: number): Pick<FteEntityWord, "number" | "is_far" | "beyond"> {
  return number < NEAR
    ? { number, is_far: 0 }
    : { number: number % NEAR, is_far: 1, beyond: Math.trunc(number / NEAR) };
}
