import {
  type Deltapacketentities,
  type Message,
  type Packetentities,
  type Playerinfo,
  type Updateuserinfo,
  table,
} from "../../generated/quakeworld.ts";
import type { QwdBlock, QwdBlockServerGame } from "../../generated/qwd.ts";
import type { RecordedBlock } from "../block.ts";
import { type Follower, Ring } from "./follower.ts";
import { Resolver, type State } from "./resolve.ts";
import { infoOf } from "./userinfo.ts";
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
const REMEMBERED = 64;

interface Frame {
  /** The sequence number of the packet. */
  readonly number: number;
  readonly entities: ReadonlyMap<number, Entity>;
}

/** Follows QuakeWorld recordings: a packet tells how entities differ from those of an earlier packet. */
export class QuakeworldFollower implements Follower {
  level: Level = newLevel();
  scores = new Map<number, Score>();
  readonly clockPerLevel = false;
  readonly #baselines = new Map<number, State>();
  readonly #deltas = new Resolver(table, "packetentity");
  readonly #playerinfo = new Resolver(table, "playerinfo");
  readonly #commands = new Resolver(table, "usercmd");
  readonly #withVersions = withVersions("quakeworld");
  readonly #ring = new Ring<Frame>(REMEMBERED);
  #slot: number | undefined;
  #spectator = false;
  #begun = false;
  #stats: Record<number, number> = {};
  #angles: Vector | undefined;
  #players = new Map<number, Player>();
  #problems: string[] = [];
  /** The recording has the block that a client of id's writes when it begins to record. */
  #hasFrameBlock = false;

  get kind(): string {
    const who = this.#spectator ? "spectator's" : "player's";
    return this.#hasFrameBlock ? `${who} recording` : `${who} recording, from the connection on`;
  }

  follow(part: RecordedBlock): World[] {
    const block = part.block as QwdBlock;
    if (block.code === 0) this.#angles = block.viewangles;
    if (block.code === 2) this.#hasFrameBlock = true;
    if (part.protocol !== "quakeworld") return [];
    const { sequence } = block as QwdBlockServerGame;
    this.#players = new Map();
    let frame: Frame | undefined;
    for (const [message, version] of this.#withVersions(part)) {
      const type = message.type;
      if (type === "packetentities" || type === "deltapacketentities")
        frame = this.#entities(message as Packetentities | Deltapacketentities, version, sequence);
      else this.#see(message as Message, version);
    }
    if (frame === undefined && this.#players.size === 0) return [];
    return [this.#world(part, block.time, sequence, frame)];
  }

  #see(message: Message, version: number): void {
    const { level } = this;
    switch (message.type) {
      case "serverdata":
        return this.#begin(message);
      case "modellist":
        level.models.splice((message.start ?? 0) + 1, message.models.length, ...message.models);
        level.map = mapName(level.models[1]);
        return;
      case "soundlist":
        level.sounds.splice((message.start ?? 0) + 1, message.sounds.length, ...message.sounds);
        return;
      case "lightstyle":
        level.lightstyles.set(message.style, message.string);
        return;
      case "spawnbaseline":
        this.#baselines.set(message.entity, { ...message });
        return;
      case "playerinfo":
        return this.#player(message, version);
      case "updatestat":
      case "updatestatlong":
        this.#stats[message.index] = message.value;
        return;
      default:
        return this.#score(message);
    }
  }

  #score(message: Message): void {
    const { level, scores } = this;
    switch (message.type) {
      case "stufftext": {
        const [, info] = /^fullserverinfo "([^"]*)"/.exec(message.text) ?? [];
        for (const [key, value] of infoOf(info ?? "")) level.settings.set(key, value);
        return;
      }
      case "serverinfo":
        level.settings.set(message.key, message.value);
        return;
      case "updateuserinfo":
        return this.#userinfo(message);
      case "setinfo":
        return setInfo(scoreOf(scores, message.player), message.key, message.value);
      case "updatefrags":
        scoreOf(scores, message.player).frags = message.frags;
        return;
      case "updateping":
        scoreOf(scores, message.player).ping = message.ping;
        return;
      case "updatepl":
        scoreOf(scores, message.player).loss = message.loss;
        return;
    }
  }

  #userinfo({ player, userinfo }: Updateuserinfo): void {
    const score = scoreOf(this.scores, player);
    const info = infoOf(userinfo);
    // Nothing at all is told of one who left: whoever was there is still told of.
    if (info.size === 0) return;
    // A player's setting that is not told is not set: whoever was in the slot may have been another.
    score.spectator = false;
    score.team = "";
    score.colors = undefined;
    for (const [key, value] of info) setInfo(score, key, value);
  }

  #begin(message: Message & { type: "serverdata" }): void {
    this.level = newLevel();
    this.level.title = message.mapname;
    this.level.gamedir = message.gamedir;
    this.level.maxclients = 32;
    this.scores = new Map();
    this.#baselines.clear();
    this.#ring.clear();
    this.#slot = message.player;
    this.#spectator = message.spectator === 1;
    this.#stats = {};
    this.#begun = true;
  }

  #player(message: Playerinfo, version: number): void {
    const state = this.#playerinfo.resolve(version, message, {});
    const command =
      message.command === undefined
        ? undefined
        : this.#commands.resolve(version, message.command, {});
    const { origin, velocity1, velocity2, velocity3 } = state as unknown as Required<Playerinfo>;
    const modelindex = message.modelindex ?? this.level.models.indexOf("progs/player.mdl");
    const angles =
      command === undefined
        ? undefined
        : ([command["angle1"], command["angle2"], command["angle3"]] as unknown as Vector);
    this.#players.set(message.player, {
      slot: message.player,
      name: this.scores.get(message.player)?.name ?? "",
      origin,
      angles,
      velocity: [velocity1 as number, velocity2 as number, velocity3 as number],
      state: { ...state, command, modelindex, model: this.level.models[modelindex] },
    });
  }

  #entities(
    message: Packetentities | Deltapacketentities,
    version: number,
    sequence: number,
  ): Frame | undefined {
    const reference =
      message.type === "packetentities" ? EMPTY : this.#reference(message, sequence);
    if (reference === undefined) return undefined;
    const entities = new Map(reference);
    for (const delta of message.entities) {
      if (delta.remove) {
        entities.delete(delta.number);
        continue;
      }
      const previous = (entities.get(delta.number) ?? this.#baselines.get(delta.number)) as
        | State
        | undefined;
      const state = this.#deltas.resolve(version, delta, { previous });
      const model = this.level.models[state["modelindex"] as number] || undefined;
      entities.set(delta.number, Object.assign(state, { model }) as unknown as Entity);
    }
    const frame = { number: sequence, entities };
    this.#ring.put(frame);
    return frame;
  }

  /** The entities that a delta is from: the last packet whose number ends in that byte. */
  #reference({ from }: Deltapacketentities, sequence: number): Frame["entities"] | undefined {
    const number = sequence - ((sequence - from) & 0xff);
    const found = number === sequence ? undefined : this.#ring.get(number);
    if (found === undefined)
      this.#problems.push(`packet ${sequence} differs from packet ${number}, which is not there`);
    return found?.entities;
  }

  #world(part: RecordedBlock, time: number, sequence: number, frame: Frame | undefined): World {
    if (!this.#begun && this.#problems.length === 0)
      this.#problems.push("no level has begun: models and sounds have no names");
    const problems = this.#problems;
    this.#problems = [];
    if (part.undecoded !== undefined) problems.push(UNREAD);
    else if (frame === undefined && problems.length === 0)
      problems.push(`packet ${sequence} does not tell of entities`);
    const own = this.#slot === undefined ? undefined : this.#players.get(this.#slot);
    return {
      block: part.index,
      time,
      frame: sequence,
      level: this.level,
      entities: frame?.entities ?? EMPTY,
      complete: frame !== undefined,
      players: this.#players,
      scoreboard: scoresNow(this.scores),
      view: {
        slot: this.#slot,
        entity: this.#slot === undefined ? undefined : this.#slot + 1,
        origin: own?.origin,
        angles: this.#angles,
        stats: { ...this.#stats },
      },
      problems,
    };
  }
}

const EMPTY: ReadonlyMap<number, Entity> = new Map();

function setInfo(score: Score, key: string, value: string): void {
  const color = Number.parseInt(value, 10);
  const [shirt, pants] = score.colors ?? [0, 0];
  switch (key) {
    case "name":
      if (value !== "") score.name = value;
      return;
    case "team":
      score.team = value;
      return;
    case "*spectator":
      score.spectator = value !== "" && value !== "0";
      return;
    case "topcolor":
      if (Number.isInteger(color)) score.colors = [color, pants];
      return;
    case "bottomcolor":
      if (Number.isInteger(color)) score.colors = [shirt, color];
      return;
  }
}
