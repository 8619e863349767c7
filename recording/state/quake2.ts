import {
  type Frame as FrameMessage,
  type Message,
  type Packetentities,
  table,
} from "../../generated/quake2.ts";
import type { RecordedBlock } from "../block.ts";
import { type Follower, Ring } from "./follower.ts";
import { Resolver, type State } from "./resolve.ts";
import { withVersions } from "./versioned.ts";
import {
  type Entity,
  type Level,
  mapName,
  newLevel,
  type Player,
  type Score,
  scoreOf,
  scoresNow,
  type Vector,
  UNREAD,
  type World,
} from "./world.ts";

/** The frames that a client remembers (UPDATE_BACKUP). */
const REMEMBERED = 16;
/** Frames in a second. */
const RATE = 10;

// Where in the configuration is what (DM2 §3.14, ERRATA 45).
const CS_NAME = 0;
const CS_MAXCLIENTS = 30;
const CS_MODELS = 32;
const CS_SOUNDS = 288;
const CS_IMAGES = 544;
const CS_LIGHTS = 800;
const CS_ITEMS = 1056;
const CS_PLAYERSKINS = 1312;
const CS_GENERAL = 1568;
const STAT_FRAGS = 14;

interface Frame {
  readonly number: number;
  /** What it differs from; nothing where that is not remembered. */
  readonly reference: Frame | undefined;
  /** Whether what it differs from was there. */
  readonly valid: boolean;
  entities: ReadonlyMap<number, Entity>;
  /** Whether its entities were told. */
  told: boolean;
  /** The player's own state. */
  player: State;
}

/** Follows Quake II recordings: a frame tells how player and entities differ from those of an earlier frame. */
export class Quake2Follower implements Follower {
  level: Level = newLevel();
  scores = new Map<number, Score>();
  readonly clockPerLevel = true;
  readonly #baselines = new Map<number, State>();
  readonly #deltas = new Resolver(table, "packetentity");
  readonly #baseline = new Resolver(table, "spawnbaseline");
  readonly #playerinfo = new Resolver(table, "playerinfo");
  readonly #withVersions = withVersions("quake2");
  readonly #ring = new Ring<Frame>(REMEMBERED);
  #slot: number | undefined;
  #begun = false;
  #kind = "client recording";
  #frame: Frame | undefined;
  #firstFrame: number | undefined;
  #problems: string[] = [];

  get kind(): string {
    return this.#kind;
  }

  follow(part: RecordedBlock): World[] {
    const worlds: World[] = [];
    for (const [message, version] of this.#withVersions(part)) {
      if (message.type === "frame" && this.#frame !== undefined) worlds.push(this.#world(part));
      this.#see(message as Message, version);
    }
    if (this.#frame !== undefined) worlds.push(this.#world(part));
    return worlds;
  }

  #see(message: Message, version: number): void {
    switch (message.type) {
      case "serverdata":
        return this.#begin(message);
      case "configstring":
        return this.#configure(message.index, message.string);
      case "spawnbaseline":
        this.#baselines.set(message.number, this.#baseline.resolve(version, message, {}));
        return;
      case "frame":
        this.#frame = this.#newFrame(message);
        this.#firstFrame ??= message.serverframe;
        return;
      case "playerinfo":
        // A relay's recording has those of several players; none of them is its own.
        if (this.#frame !== undefined && message.unicast === undefined)
          this.#frame.player = this.#playerinfo.resolve(version, message, {
            previous: this.#frame.reference?.player,
          });
        return;
      case "packetentities":
        return this.#entities(message, version);
    }
  }

  #begin(message: Message & { type: "serverdata" }): void {
    this.level = newLevel();
    this.level.title = message.levelname;
    this.level.gamedir = message.gamedir;
    this.scores = new Map();
    this.#baselines.clear();
    this.#ring.clear();
    this.#slot = message.playernum < 0 ? undefined : message.playernum;
    this.#begun = true;
    this.#frame = undefined;
    this.#firstFrame = undefined;
    this.#kind = KINDS.get(message.attractloop) ?? "client recording";
  }

  #configure(index: number, text: string): void {
    const { level } = this;
    if (index >= CS_MODELS && index < CS_SOUNDS) level.models[index - CS_MODELS] = text;
    else if (index >= CS_SOUNDS && index < CS_IMAGES) level.sounds[index - CS_SOUNDS] = text;
    else if (index >= CS_LIGHTS && index < CS_ITEMS) level.lightstyles.set(index - CS_LIGHTS, text);
    else if (index >= CS_PLAYERSKINS && index < CS_GENERAL)
      this.#skin(index - CS_PLAYERSKINS, text);
    level.settings.set(`${index}`, text);
    if (index === CS_NAME && text !== "") level.title = text;
    if (index === CS_MAXCLIENTS) level.maxclients = Number.parseInt(text, 10) || 0;
    if (index === CS_MODELS + 1) level.map = mapName(text);
  }

  /** `Ranger\male/grunt`. Nothing is told of one who left: whoever was there is still told of. */
  #skin(slot: number, text: string): void {
    const [name = ""] = text.split("\\");
    if (name !== "") scoreOf(this.scores, slot).name = name;
  }

  #newFrame({ serverframe, deltaframe }: FrameMessage): Frame {
    const fresh = { number: serverframe, entities: EMPTY, told: false, player: {} };
    // A server's recording and the test release do not differ from earlier frames.
    if (deltaframe === undefined || deltaframe <= 0)
      return { ...fresh, reference: undefined, valid: true };
    const reference = this.#ring.get(deltaframe);
    const valid = reference?.valid === true;
    if (!valid) {
      const why = reference === undefined ? "is not there" : "is not known itself";
      this.#problems.push(`frame ${serverframe} differs from frame ${deltaframe}, which ${why}`);
    }
    return { ...fresh, reference: valid ? reference : undefined, valid };
  }

  #entities(message: Packetentities, version: number): void {
    const frame = this.#frame;
    if (frame === undefined) {
      this.#problems.push("entities come outside of a frame");
      return;
    }
    if (!frame.valid) return;
    const entities = new Map(frame.reference?.entities);
    for (const delta of message.entities) {
      const { number } = delta;
      if (delta.remove) {
        entities.delete(number);
        continue;
      }
      const baseline = this.#baselines.get(number);
      const previous = (entities.get(number) as State | undefined) ?? baseline;
      const state = this.#deltas.resolve(version, delta, { previous, baseline });
      const model = this.level.models[state["modelindex"] as number] || undefined;
      entities.set(number, Object.assign(state, { model }) as unknown as Entity);
    }
    frame.entities = entities;
    frame.told = true;
  }

  #world(part: RecordedBlock): World {
    if (!this.#begun && this.#problems.length === 0)
      this.#problems.push("no level has begun: models and sounds have no names");
    const frame = this.#frame!;
    const problems = this.#problems;
    this.#frame = undefined;
    this.#problems = [];
    if (part.undecoded !== undefined) problems.push(UNREAD);
    else if (!frame.told && frame.valid)
      problems.push(`frame ${frame.number} does not tell of entities`);
    const complete = frame.valid && frame.told;
    // What it differs from is no longer needed.
    this.#ring.put({ ...frame, valid: complete, reference: undefined });
    const stats = (frame.player["stats"] ?? {}) as Record<number, number>;
    if (this.#slot !== undefined && stats[STAT_FRAGS] !== undefined)
      scoreOf(this.scores, this.#slot).frags = stats[STAT_FRAGS];
    return {
      block: part.index,
      time: (frame.number - (this.#firstFrame ?? 0)) / RATE,
      frame: frame.number,
      level: this.level,
      entities: frame.entities,
      complete,
      players: this.#players(frame),
      scoreboard: scoresNow(this.scores),
      view: {
        slot: this.#slot,
        entity: this.#slot === undefined ? undefined : this.#slot + 1,
        origin: frame.player["origin"] as Vector | undefined,
        angles: frame.player["viewangles"] as Vector | undefined,
        stats,
      },
      problems,
    };
  }

  /** The first entities are the players. */
  #players({ entities, player }: Frame): Map<number, Player> {
    const players = new Map<number, Player>();
    for (let slot = 0; slot < this.level.maxclients; slot++) {
      const entity = entities.get(slot + 1);
      if (entity === undefined || entity.modelindex === 0) continue;
      const { origin, angles } = entity;
      const name = this.scores.get(slot)?.name ?? "";
      const own = slot === this.#slot ? (player["velocity"] as Vector | undefined) : undefined;
      players.set(slot, { slot, name, origin, angles, velocity: own, state: entity });
    }
    return players;
  }
}

const EMPTY: ReadonlyMap<number, Entity> = new Map();

const KINDS: ReadonlyMap<number, string> = new Map([
  [0, "recording of a connection"],
  [1, "client recording"],
  [2, "server recording"],
  [0x80, "relay recording"],
]);
