import { dem } from "../../../generated/dem.ts";
import {
  codecs,
  type FteEntityState,
  type Message,
  type States,
  table,
  type Updateentities,
} from "../../../generated/netquake.ts";
import { type RecordedBlock, rolesOf } from "../../../recording/index.ts";
import { Baselines, Resolvers } from "../../world/resolved/baselines.ts";
import { resolversOf } from "../../world/resolved/resolve.ts";
import { type Versioned, withVersions } from "../../world/resolved/versioned.ts";
import { playerCommands, withoutPlayerCommands } from "../../world/netquake/player-commands.ts";
import { Standing } from "../../world/netquake/standing.ts";
import type { Fitter } from "../fit/fit.ts";
import type { Losses } from "../losses.ts";
import { baselineOf, countUnsaid, type Listed, plainOf, staticOf } from "./fte-entity.ts";
import { ROOMIEST, type Telling, tellingOf } from "./fte-versions.ts";
import { isOfStatus, statusOf } from "./status-figures.ts";

type Pair = Versioned<Message>;

/** The version in which all is given that lists and figures tell. */
const PLAIN = ROOMIEST.plain;

/** Numbers of entities that Quake's updates have room for, and of figures that its clients do (MAX_CL_STATS). */
const ENTITIES = 32_768;
const FIGURES = 32;

/** With more entities no block would be read by any engine: 64,000 bytes (MAX_MSGLEN), of which each takes 14. */
const MOST = 4096;

/** Commands that only engines with these extensions know: id's complain of them. */
const EXTENSION = /^cl_serverextension_.*\n?/gm;

const resolver = resolversOf<States>(table);

/** What a frame has beside its entities, while its messages come. */
interface Moment {
  readonly time: number;
  readonly rest: Pair[];
}

/**
 * Tells plainly what messages with FTE's extensions tell: each frame all entities, as they differ from their baselines,
 * and the player's figures as `clientdata`. Other messages are passed on.
 */
export class FromLists {
  readonly #losses: Losses;
  readonly #fitter: Fitter;
  readonly #except: Telling;
  readonly #withVersions = withVersions(codecs);
  readonly #roles = rolesOf(dem);
  readonly #updates = resolver("updateentity");
  readonly #statuses = resolver("clientdata");
  readonly #entities = resolver("fte_entity");
  /** As they are in the recording, and as they are written here. */
  readonly #given: Baselines;
  readonly #written: Baselines;
  readonly #standing: Standing<FteEntityState>;
  /** What was counted of each entity: it is so until it changes. */
  readonly #counted = new Map<number, FteEntityState>();
  readonly #figures = new Map<number, number>();
  readonly #colours = new Map<number, readonly [shirt: number, pants: number]>();
  #view: number | undefined;
  #folder = "";
  #status: Pair | undefined;
  #moment: Moment | undefined;

  /** @param except messages of versions that tell so are passed on */
  constructor(losses: Losses, fitter: Fitter, except: Telling = "plain") {
    const resolvers = new Resolvers(table);
    this.#losses = losses;
    this.#fitter = fitter;
    this.#except = except;
    this.#given = new Baselines(resolvers);
    this.#written = new Baselines(resolvers);
    this.#standing = new Standing(resolvers);
  }

  /** The messages of a block with their versions. */
  *of(part: RecordedBlock): Generator<Pair, void> {
    for (const pair of this.#withVersions(part)) yield* this.#take(pair);
    yield* this.#end();
  }

  *#take(pair: Pair): Generator<Pair, void> {
    const [message, version] = pair;
    if (message.type === "serverinfo") {
      yield* this.#end();
      this.#begin(message.folder ?? "");
      yield pair;
      return;
    }
    const telling = tellingOf(version);
    if (telling === "plain" || telling === this.#except) yield pair;
    else yield* this.#extended(pair, telling);
  }

  *#extended(pair: Pair, telling: Telling): Generator<Pair, void> {
    const [message, version] = pair;
    switch (message.type) {
      case "time":
        yield* this.#end();
        this.#moment = { time: message.time, rest: [] };
        return;
      case "updateentities":
        if (this.#moment?.time !== message.time) yield* this.#end();
        this.#moment ??= { time: message.time, rest: [] };
        return this.#change(message, version);
      case "spawnbaseline_fte":
        yield* this.#baseline(pair);
        return;
      case "clientdata":
        // A second one is for what comes after.
        if (this.#status === undefined) this.#status = pair;
        else yield* this.#pass(pair);
        return;
      default:
        yield* this.#pass(...this.#plainly(pair, telling));
    }
  }

  #begin(folder: string): void {
    this.#given.clear();
    this.#written.clear();
    this.#standing.clear();
    this.#figures.clear();
    this.#colours.clear();
    this.#view = undefined;
    this.#folder = folder;
  }

  #change(message: Updateentities, version: number): void {
    const baseline = (number: number) => this.#given.of(number, version)["baseline"];
    this.#standing.take(this.#roles.of(message), message, version, baseline);
  }

  /** Gives messages: after what the frame shows, where one has begun. */
  *#pass(...messages: Pair[]): Generator<Pair, void> {
    if (this.#moment === undefined) yield* messages;
    else this.#moment.rest.push(...messages);
  }

  #plainly(pair: Pair, telling: Telling): Pair[] {
    const [message, version] = pair;
    switch (message.type) {
      case "setview":
        this.#view = message.entity;
        return [pair];
      case "spawnstatic_fte": {
        const state = this.#entities.resolve(version, message.state, {});
        countUnsaid(state, false, this.#losses);
        return [this.#settled(staticOf(state))];
      }
      case "updatestat":
      case "updatestatubyte":
      case "updatestatfloat":
        return this.#figure(message.index, message.value, telling);
      case "stufftext":
        return this.#commands(message.text, version);
      default:
        return [pair];
    }
  }

  *#baseline([message, version]: Pair): Generator<Pair, void> {
    const meaning = this.#roles.of(message);
    this.#given.set(meaning, message, version);
    const entity = meaning.number(message, "number")!;
    if (this.#isBeyond(entity)) return;
    const state = this.#given.of(entity, version)["baseline"] as Listed;
    const pair = this.#settled(baselineOf(entity, state));
    this.#written.set(this.#roles.of(pair[0]), pair[0], PLAIN);
    // Before what the frame shows: it differs from that.
    yield pair;
  }

  #settled(message: Message): Pair {
    return [this.#fitter.settle(message, PLAIN), PLAIN];
  }

  #figure(index: number, value: number, telling: Telling): Pair[] {
    if (telling === "lists and figures") {
      this.#figures.set(index, value);
      if (isOfStatus(index)) return [];
    }
    if (index >= FIGURES) {
      this.#losses.member("dropped", "updatestat", "index", `figures from ${FIGURES} on`);
      return [];
    }
    return [this.#settled({ type: "updatestat", index, value })];
  }

  #commands(text: string, version: number): Pair[] {
    const messages: Message[] = [];
    for (const { slot: player, name, shirt, pants } of playerCommands(text)) {
      if (name !== undefined) messages.push({ type: "updatename", player, netname: name });
      if (shirt === undefined && pants === undefined) continue;
      const [before, below] = this.#colours.get(player) ?? [0, 0];
      const colours = [shirt ?? before, pants ?? below] as const;
      this.#colours.set(player, colours);
      messages.push({ type: "updatecolors", player, shirt: colours[0], pants: colours[1] });
    }
    const rest = withoutPlayerCommands(text);
    const left = rest.replaceAll(EXTENSION, "");
    if (left !== rest)
      this.#losses.member("dropped", "stufftext", "text", "commands for extensions");
    if (left !== "") messages.push({ type: "stufftext", text: left });
    return messages.map((message) => [message, version]);
  }

  /** What the frame shows that has begun, and what came with it. */
  *#end(): Generator<Pair, void> {
    const [moment, status] = [this.#moment, this.#status];
    this.#moment = this.#status = undefined;
    if (moment === undefined) {
      if (status !== undefined) yield status;
      return;
    }
    yield [{ type: "time", time: moment.time }, PLAIN];
    const states = [...this.#standing.states()];
    if (status !== undefined) yield status;
    else if (this.#figures.size > 0) yield this.#statusOf(states);
    if (states.length > MOST)
      this.#losses.droppedOther(`entities after the first ${MOST}`, states.length - MOST);
    for (const [number, state] of states.slice(0, MOST)) yield* this.#update(number, state);
    yield* moment.rest;
  }

  #statusOf(
    states: readonly (readonly [number: number, state: FteEntityState, model: number])[],
  ): Pair {
    const view = states.find(([number]) => number === this.#view)?.[1];
    const status = statusOf(this.#figures, view, this.#folder, this.#losses);
    const delta = this.#statuses.differ(PLAIN, status, {});
    return this.#settled({ type: "clientdata", ...delta });
  }

  *#update(entity: number, state: FteEntityState): Generator<Pair, void> {
    if (this.#counted.get(entity) !== state) {
      this.#counted.set(entity, state);
      countUnsaid(state, entity === this.#view, this.#losses);
    }
    if (this.#isBeyond(entity)) return;
    const delta = this.#updates.differ(
      PLAIN,
      plainOf(entity, state),
      this.#written.of(entity, PLAIN),
    );
    yield this.#settled({ type: "updateentity", ...delta });
  }

  #isBeyond(entity: number): boolean {
    if (entity < ENTITIES) return false;
    this.#losses.droppedOther(`entities from ${ENTITIES} on`, 1);
    return true;
  }
}
