import {
  codecs,
  type Configuration,
  type Frame as FrameMessage,
  type Message,
  type Packetentity,
  type PacketentityState,
  type Playerinfo,
  STAT,
  stateMakers,
  type States,
  table,
} from "../../../generated/quake2.ts";
import { merged } from "../../../runtime/bytes/constructors.ts";
import type { RecordedBlock } from "../../../recording/decode/block.ts";
import { configurationOf } from "./configuration.ts";
import type { Follower } from "../follower.ts";
import { KeptMap } from "../resolved/kept-map.ts";
import { Ring } from "../resolved/ring.ts";
import { type ReferencesOf, resolversOf } from "../resolved/resolve.ts";
import {
  type Frame,
  framesIn,
  isAtRest,
  isBeam,
  newFrame,
  type NamedEntity,
  NO_PLAYERS,
  NOWHERE,
  playersIn,
  type Quake2Saved,
  referenceOf,
} from "./quake2-frame.ts";
import { Quake2Level } from "./quake2-level.ts";
import { KINDS } from "./recording-kinds.ts";
import type { Roster } from "../level/roster.ts";
import { type Versioned, withVersions } from "../resolved/versioned.ts";
import { ALL, NO_ENTITIES, type Wanted, wantsEntity } from "../wanted.ts";
import { type Entity, type Level, NO_LEVEL, NO_WORLDS, UNREAD, type World } from "../world.ts";

/** The frames that a client remembers (UPDATE_BACKUP). */
const REMEMBERED = 16;
/** Frames in a second. */
const RATE = 10;

const resolver = resolversOf<States>(table, stateMakers);

/** Follows Quake II recordings: a frame tells how player and entities differ from those of an earlier frame. */
export class Quake2Follower implements Follower<Quake2Saved> {
  kind = "client recording";
  readonly clockPerLevel = true;
  #announced = new Quake2Level();
  readonly #baselines = new KeptMap<number, object>();
  readonly #deltas = resolver("packetentity", ["model"]);
  readonly #baseline = resolver("spawnbaseline");
  readonly #playerinfo = resolver("playerinfo");
  readonly #view = resolver("frame");
  readonly #withVersions = withVersions(codecs);
  readonly #ring = new Ring<Frame>(REMEMBERED);
  #slot: number | undefined;
  #begun = false;
  #frame: Frame | undefined;
  #firstFrame: number | undefined;
  #problems: string[] = [];
  readonly #wanted: Wanted;

  constructor(wanted = ALL) {
    this.#wanted = wanted;
  }

  get level(): Level {
    return this.#announced.level;
  }

  get roster(): Roster {
    return this.#announced.roster;
  }

  save(): Quake2Saved {
    return {
      announced: this.#announced.save(),
      baselines: this.#baselines.save(),
      ring: this.#ring.save(),
      slot: this.#slot,
      begun: this.#begun,
      kind: this.kind,
      firstFrame: this.#firstFrame,
      problems: [...this.#problems],
    };
  }

  restore(saved: Quake2Saved): void {
    this.#announced = Quake2Level.like(saved.announced);
    this.#baselines.restore(saved.baselines);
    this.#ring.restore(saved.ring);
    this.#slot = saved.slot;
    this.#begun = saved.begun;
    this.kind = saved.kind;
    this.#firstFrame = saved.firstFrame;
    this.#problems = [...saved.problems];
  }

  follow(part: RecordedBlock): World[] {
    return [...this.worlds(part)];
  }

  worlds(part: RecordedBlock): Iterable<World> {
    const messages = this.#withVersions(part);
    return Array.isArray(messages) && framesIn(messages) < 2
      ? this.#only(part, messages)
      : this.#worlds(part, messages);
  }

  /** Of a block with one frame at most. A generator takes longer than to read a small block. */
  #only(part: RecordedBlock, messages: readonly Versioned<Message>[]): World[] {
    for (const [message, version] of messages) this.#see(message, version);
    return this.#frame === undefined ? NO_WORLDS : [this.#world(part)];
  }

  *#worlds(part: RecordedBlock, messages: Iterable<Versioned<Message>>): Generator<World, void> {
    for (const [message, version] of messages) {
      if (message.type === "frame" && this.#frame !== undefined) yield this.#world(part);
      this.#see(message, version);
    }
    if (this.#frame !== undefined) yield this.#world(part);
  }

  #see(message: Message, version: number): void {
    switch (message.type) {
      case "serverdata":
        return this.#begin(message);
      case "configstring":
        return this.#announced.configure(message.index, message.string, configurationOf(version));
      case "spawnbaseline":
        this.#baselines.set(message.number, this.#baseline.resolve(version, message, {}));
        return;
      case "gamestate":
        this.#configure(message.configurations, version);
        return this.#base(message.baselines, version);
      case "configstringstream":
        return this.#configure(message.configurations, version);
      case "baselinestream":
        return this.#base(message.baselines, version);
      case "frame":
        this.#frame = this.#newFrame(message);
        this.#firstFrame ??= message.serverframe;
        if (message.entities !== undefined) this.#inside(message, message.entities, version);
        return;
      case "playerinfo":
        return this.#player(message, version);
      case "packetentities":
        return this.#entities(message.entities ?? [] /* only seen */, version);
    }
  }

  #configure(strings: readonly Configuration[], version: number): void {
    const where = configurationOf(version);
    for (const { index, string } of strings) this.#announced.configure(index, string, where);
  }

  /** Baselines as entities of a list: what they differ from is nothing. */
  #base(states: readonly Packetentity[], version: number): void {
    for (const state of states)
      this.#baselines.set(state.number, this.#deltas.resolve(version, state, {}));
  }

  /** Player and entities that are in a frame. */
  #inside(message: FrameMessage, entities: readonly Packetentity[], version: number): void {
    const frame = this.#frame!;
    const { entities: _, figures, ...delta } = message;
    const previous = frame.reference?.player;
    const state = this.#view.resolve(version, delta, { previous });
    const stats = merged(previous?.stats ?? {}, figures?.stats);
    if (frame.valid) frame.player = { ...state, stats };
    this.#entities(entities, version);
  }

  #begin(message: Message & { type: "serverdata" }): void {
    this.#announced = new Quake2Level();
    this.level.title = message.levelname;
    this.level.gamedir = message.gamedir;
    this.#baselines.clear();
    this.#ring.clear();
    this.#slot = message.playernum < 0 ? undefined : message.playernum;
    this.#begun = true;
    this.#frame = undefined;
    this.#firstFrame = undefined;
    this.kind = KINDS.get(message.attractloop) ?? "client recording";
  }

  #newFrame(message: FrameMessage): Frame {
    const { serverframe: number, deltaframe = referenceOf(message) } = message;
    // Its entities differ from baselines.
    if (!this.#begun) return newFrame(number, undefined, false);
    // A server's recording and the test release do not differ from earlier frames.
    if (deltaframe === undefined || deltaframe <= 0) return newFrame(number, undefined, true);
    const reference = this.#ring.get(deltaframe);
    const valid = reference?.valid === true;
    if (!valid) {
      const why = reference === undefined ? "is not there" : "is not known itself";
      this.#problems.push(`frame ${number} differs from frame ${deltaframe}, which ${why}`);
    }
    return newFrame(number, valid ? reference : undefined, valid);
  }

  #player(message: Playerinfo, version: number): void {
    const frame = this.#frame;
    // A relay's recording has those of several players; none of them is its own.
    if (frame === undefined || !frame.valid || message.unicast !== undefined) return;
    const { number, reference } = frame;
    const previous = reference?.player;
    if (reference !== undefined && previous === undefined)
      this.#problems.push(
        `frame ${number} differs from frame ${reference.number}, which has no player`,
      );
    else frame.player = this.#playerinfo.resolve(version, message, { previous });
  }

  #entities(deltas: readonly Packetentity[], version: number): void {
    const frame = this.#frame;
    if (frame === undefined) {
      this.#problems.push("entities come outside of a frame");
      return;
    }
    if (!frame.valid) return;
    frame.isReported = true;
    if (!this.#wanted.entities && !this.#wanted.players) return;
    const before = frame.reference?.entities ?? NO_ENTITIES;
    const entities = new Map(before);
    for (const delta of deltas) {
      const { number } = delta;
      if (!wantsEntity(this.#wanted, number, this.level.maxclients)) continue;
      if (delta.remove) {
        entities.delete(number);
        continue;
      }
      const baseline = this.#baselines.get(number);
      const previous = entities.get(number) ?? baseline;
      entities.set(number, this.#entity(version, delta, { previous, baseline }));
    }
    // What is not mentioned comes to rest: events last one frame, and so does a movement.
    for (const [number, entity] of entities)
      if (entity === before.get(number) && !isAtRest(entity))
        entities.set(number, this.#entity(version, { number }, { previous: entity }));
    frame.entities = entities;
  }

  #entity(
    version: number,
    delta: Partial<Packetentity>,
    references: ReferencesOf<States["packetentity"]>,
  ): Entity & PacketentityState {
    const state = this.#deltas.resolve(version, delta, references) as NamedEntity;
    const before = (references.previous as PacketentityState | undefined)?.oldorigin;
    if (delta.oldorigin === undefined && isBeam(state)) state.oldorigin = before ?? NOWHERE;
    state.model = this.level.models[state.modelindex] || undefined;
    state.origin ??= NOWHERE;
    return state as Entity & PacketentityState;
  }

  #world(part: RecordedBlock): World {
    const frame = this.#frame!;
    const problems = this.#problems;
    this.#frame = undefined;
    this.#problems = [];
    if (!this.#begun) problems.push(NO_LEVEL);
    if (part.undecoded !== undefined) problems.push(UNREAD);
    else if (!frame.isReported && frame.valid)
      problems.push(`frame ${frame.number} does not tell of entities`);
    const complete = frame.valid && frame.isReported;
    // What it differs from is no longer needed.
    const { number, entities, isReported, player } = frame;
    this.#ring.put({ number, reference: undefined, valid: complete, entities, isReported, player });
    const stats = player?.stats ?? {};
    if (this.#slot !== undefined) this.roster.frags(this.#slot, stats[STAT.STAT_FRAGS]);
    return {
      block: part.index,
      time: (frame.number - this.#firstFrame!) / RATE,
      frame: frame.number,
      level: this.level,
      entities: frame.entities,
      complete,
      players: this.#wanted.players
        ? playersIn(frame, this.level, this.roster, this.#slot)
        : NO_PLAYERS,
      scoreboard: this.roster.now(),
      view: {
        slot: this.#slot,
        entity: this.#slot === undefined ? undefined : this.#slot + 1,
        origin: player?.origin,
        angles: player?.viewangles,
        gun: player?.gunindex,
        stats,
      },
      problems,
    };
  }
}
