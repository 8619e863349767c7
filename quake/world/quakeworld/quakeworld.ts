import {
  type Deltapacketentities,
  type Message,
  type Packetentities,
  type Playerinfo,
  type PlayerinfoState,
  stateMakers,
  type States,
  table,
  type UsercmdState,
} from "../../../generated/quakeworld.ts";
import type { QwdBlock, QwdBlockServerGame } from "../../../generated/qwd.ts";
import type { Roles } from "../../../runtime/table/facts/roles.ts";
import type { RecordedBlock } from "../../../recording/decode/block.ts";
import type { AnyContainer } from "../../../recording/formats/formats.ts";
import { rolesOf } from "../../../recording/formats/roles.ts";
import type { Follower } from "../follower.ts";
import { Ring, type SavedRing } from "../resolved/ring.ts";
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
  NO_WORLDS,
  type Player,
  type Vector,
  UNREAD,
  type World,
} from "../world.ts";

/** The frames that a client remembers (UPDATE_BACKUP). */
const REMEMBERED = 64;

interface Frame {
  /** The sequence number of the packet. */
  readonly number: number;
  readonly entities: ReadonlyMap<number, Entity>;
}

/** What it knows between two blocks. */
export interface QuakeworldSaved {
  readonly announced: SavedQuakeworldLevel;
  readonly ring: SavedRing<Frame>;
  readonly slot: number | undefined;
  readonly spectator: boolean;
  readonly begun: boolean;
  readonly stats: Readonly<Record<number, number>>;
  readonly angles: Vector | undefined;
  readonly hasFrameBlock: boolean;
}

const resolver = resolversOf<States>(table, stateMakers);

/** A player's state as worlds show it. */
type ShownState = Omit<PlayerinfoState, "command" | "modelindex"> & {
  command: UsercmdState | undefined;
  modelindex: number | undefined;
  model: string | undefined;
};

/** Follows QuakeWorld recordings: a packet tells how entities differ from those of an earlier packet. */
export class QuakeworldFollower implements Follower<QuakeworldSaved> {
  readonly clockPerLevel = false;
  readonly #roles: Roles;
  readonly #announced: QuakeworldLevel;
  readonly #playerinfo = resolver("playerinfo", ["command", "modelindex", "model"]);
  readonly #commands = resolver("usercmd");
  readonly #each: ReturnType<typeof eachWithVersion<Message>>;
  /** What is known of the packet so far. */
  #sequence = 0;
  #frame: Frame | undefined;
  #shows = false;
  readonly #ring = new Ring<Frame>(REMEMBERED);
  #slot: number | undefined;
  #spectator = false;
  #begun = false;
  /** They do not change: another one makes others. */
  #stats: Readonly<Record<number, number>> = {};
  #angles: Vector | undefined;
  /** The number of the players' model, for as long as the level has the same names; -1 where it does not have it. */
  #model: number | undefined;
  #players = new Map<number, Player>();
  #problems: string[] = [];
  /** The recording has the block that a client of id's writes when it begins to record. */
  #hasFrameBlock = false;
  readonly #wanted: Wanted;

  constructor(container: AnyContainer, wanted = ALL) {
    this.#wanted = wanted;
    this.#roles = rolesOf(container);
    this.#announced = new QuakeworldLevel(this.#roles);
    this.#each = eachWithVersion<Message>(container.codecs);
  }

  get level(): Level {
    return this.#announced.level;
  }

  get roster(): Roster {
    return this.#announced.roster;
  }

  get kind(): string {
    const who = this.#spectator ? "spectator's" : "player's";
    return this.#hasFrameBlock ? `${who} recording` : `${who} recording, from the connection on`;
  }

  save(): QuakeworldSaved {
    return {
      announced: this.#announced.save(),
      ring: this.#ring.save(),
      slot: this.#slot,
      spectator: this.#spectator,
      begun: this.#begun,
      stats: this.#stats,
      angles: this.#angles,
      hasFrameBlock: this.#hasFrameBlock,
    };
  }

  restore(saved: QuakeworldSaved): void {
    this.#announced.restore(saved.announced);
    this.#ring.restore(saved.ring);
    this.#slot = saved.slot;
    this.#spectator = saved.spectator;
    this.#begun = saved.begun;
    this.#stats = saved.stats;
    this.#model = undefined;
    this.#angles = saved.angles;
    this.#hasFrameBlock = saved.hasFrameBlock;
  }

  worlds(part: RecordedBlock): World[] {
    return this.follow(part);
  }

  follow(part: RecordedBlock): World[] {
    const block = part.block as QwdBlock;
    if (block.code === 0) this.#angles = block.viewangles;
    if (block.code === 2) this.#hasFrameBlock = true;
    if (part.protocol !== table.name) return NO_WORLDS;
    this.#sequence = (block as QwdBlockServerGame).sequence;
    // Where nobody asks for them, all worlds have the same.
    if (this.#wanted.players) this.#players = new Map();
    this.#frame = undefined;
    this.#shows = false;
    this.#each(part, this.#see);
    return this.#shows ? [this.#world(part, block.time)] : NO_WORLDS;
  }

  readonly #see = (message: Message, version: number): void => {
    const meaning = this.#roles.of(message);
    const { role } = meaning;
    // Also where it cannot be resolved.
    if (role === "frame") this.#shows = true;
    else this.#announced.see(meaning, message, version);
    if (role === "names" || role === "level") this.#model = undefined;
    switch (message.type) {
      case "packetentities":
      case "deltapacketentities":
        if (this.#wanted.entities) this.#frame = this.#entities(message, version, this.#sequence);
        return;
      case "serverdata":
        return this.#begin(message);
      case "playerinfo":
        if (this.#wanted.players) this.#player(message, version);
        return;
      case "updatestat":
      case "updatestatlong":
        if (this.#stats[message.index] !== message.value)
          this.#stats = changed(this.#stats, message.index, message.value);
        return;
    }
  };

  #begin(message: Message & { type: "serverdata" }): void {
    this.#ring.clear();
    this.#slot = message.player;
    this.#spectator = message.spectator === 1;
    this.#stats = {};
    this.#begun = true;
  }

  #player(message: Playerinfo, version: number): void {
    const { player: slot, command } = message;
    const modelindex = message.modelindex ?? this.#playerModel();
    const state: ShownState = Object.assign(this.#playerinfo.resolve(version, message, {}), {
      command: command && this.#commands.resolve(version, command, {}),
      modelindex,
      model: this.level.models[modelindex ?? -1],
    });
    const { origin, velocity1, velocity2, velocity3, command: own } = state;
    this.#players.set(slot, {
      slot,
      name: this.roster.nameOf(slot),
      origin,
      angles: own && [own.angle1, own.angle2, own.angle3],
      velocity: [velocity1, velocity2, velocity3],
      state,
    });
  }

  /** What a player looks like of whom nothing else is given; undefined where the level does not have it. */
  #playerModel(): number | undefined {
    this.#model ??= this.level.models.indexOf("progs/player.mdl");
    return this.#model < 0 ? undefined : this.#model;
  }

  #entities(
    message: Packetentities | Deltapacketentities,
    version: number,
    sequence: number,
  ): Frame | undefined {
    // What does not differ from another packet differs from baselines.
    if (!this.#begun) return undefined;
    const reference =
      message.type === "packetentities" ? NO_ENTITIES : this.#reference(message, sequence);
    if (reference === undefined) return undefined;
    const entities = this.#announced.entities(reference, message.entities, version);
    const frame = { number: sequence, entities };
    this.#ring.put(frame);
    return frame;
  }

  /** The entities that a delta is from: the last packet whose number ends in that byte. */
  #reference({ from }: Deltapacketentities, sequence: number): Frame["entities"] | undefined {
    const age = (sequence - from) & 0xff;
    const number = sequence - age;
    // Where packets were lost, older ones are still in the ring: neither side remembers them (ERRATA 92).
    const found = age === 0 || age >= REMEMBERED ? undefined : this.#ring.get(number);
    if (found === undefined)
      this.#problems.push(`packet ${sequence} differs from packet ${number}, which is not there`);
    return found?.entities;
  }

  #world(part: RecordedBlock, time: number): World {
    const sequence = this.#sequence;
    const frame = this.#frame;
    const problems = this.#problems;
    this.#problems = [];
    if (!this.#begun) problems.push(NO_LEVEL);
    if (part.undecoded !== undefined) problems.push(UNREAD);
    else if (frame === undefined && problems.length === 0 && this.#wanted.entities)
      problems.push(`packet ${sequence} does not tell of entities`);
    const own = this.#slot === undefined ? undefined : this.#players.get(this.#slot);
    return {
      block: part.index,
      time,
      frame: sequence,
      level: this.level,
      entities: frame?.entities ?? NO_ENTITIES,
      complete: frame !== undefined,
      players: this.#inSight(),
      scoreboard: this.roster.now(),
      view: {
        slot: this.#slot,
        entity: this.#slot === undefined ? undefined : this.#slot + 1,
        origin: own?.origin,
        angles: this.#angles,
        stats: this.#stats,
      },
      problems,
    };
  }

  /** The players of the packet but those in slots that are empty. */
  #inSight(): ReadonlyMap<number, Player> {
    const players = this.#players;
    for (const slot of players.keys()) if (this.roster.isEmpty(slot)) players.delete(slot);
    return players;
  }
}
