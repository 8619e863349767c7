import {
  codecs,
  type EntityState,
  type Message,
  type Serverdata,
} from "../../../generated/quake2_mvd.ts";
import { STAT } from "../../../generated/quake2.ts";
import type { RecordedBlock } from "../../../recording/decode/block.ts";
import { BlockClock } from "../../../recording/time/block-clock.ts";
import type { AnyContainer } from "../../../recording/formats/formats.ts";
import { CONFIGURATION, type Configuration, EXTENDED } from "./configuration.ts";
import type { Follower } from "../follower.ts";
import {
  type KnownEntity,
  type KnownPlayer,
  MultiViewMoment,
  type SavedMoment,
} from "./multi-view-moment.ts";
import { Quake2Level, type SavedQuake2Level } from "./quake2-level.ts";
import { NO_PLAYERS } from "./quake2-frame.ts";
import type { Roster } from "../level/roster.ts";
import { InSight } from "../resolved/in-sight.ts";
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

/** Where in the configuration is what: all editions but the first have extended limits. */
function configurationOf(version: number): Configuration {
  return version === 0 ? CONFIGURATION : EXTENDED;
}

/** What it knows between two blocks. */
export interface Quake2MultiViewSaved {
  readonly announced: SavedQuake2Level;
  readonly steps: number;
  readonly begun: boolean;
  readonly moment: SavedMoment;
}

/**
 * Follows multi-view recordings of Quake II: each player and each entity differs from what the file reported of it last,
 * however long ago, also where it was gone in between.
 */
export class Quake2MultiViewFollower implements Follower<Quake2MultiViewSaved> {
  readonly kind = "recording of all players";
  readonly clockPerLevel = false;
  readonly #clock: BlockClock;
  readonly #each = eachWithVersion<Message>(codecs);
  #shows = false;
  readonly #moment: MultiViewMoment;
  readonly #wanted: Wanted;
  #announced = new Quake2Level();
  #begun = false;
  /** The entities that were shown last, and what they were made of. */
  readonly #shown = new Map<number, { state: EntityState; entity: Entity }>();
  /** The players likewise. */
  readonly #shownPlayers = new Map<number, Player>();
  readonly #entitiesInSight: InSight<KnownEntity, Entity>;
  readonly #playersInSight: InSight<KnownPlayer, Player>;
  /** The visits when players were shown last: another visit or name makes others. */
  #visits: ReadonlyMap<number, number> | undefined;

  constructor(container: AnyContainer, wanted = ALL) {
    this.#wanted = wanted;
    this.#moment = new MultiViewMoment(wanted);
    this.#clock = new BlockClock(container);
    const isPassing = wanted.passing === true;
    this.#entitiesInSight = new InSight(() => this.#moment.entities, this.#entityAs, isPassing);
    this.#playersInSight = new InSight(() => this.#moment.players, this.#playerAs, isPassing);
  }

  get level(): Level {
    return this.#announced.level;
  }

  get roster(): Roster {
    return this.#announced.roster;
  }

  save(): Quake2MultiViewSaved {
    return {
      announced: this.#announced.save(),
      steps: this.#clock.steps,
      begun: this.#begun,
      moment: this.#moment.save(),
    };
  }

  restore(saved: Quake2MultiViewSaved): void {
    this.#announced = Quake2Level.like(saved.announced);
    this.#clock.steps = saved.steps;
    this.#begun = saved.begun;
    this.#moment.restore(saved.moment);
    // Another roster has other visits, by which players are looked at anew.
    this.#entitiesInSight.forget();
  }

  worlds(part: RecordedBlock): World[] {
    return this.follow(part);
  }

  follow(part: RecordedBlock): World[] {
    const time = this.#clock.see(part.block)!;
    this.#shows = false;
    this.#moment.settle();
    this.#each(part, this.#see);
    return this.#shows ? [this.#world(part, time)] : NO_WORLDS;
  }

  readonly #see = (message: Message, version: number): void => {
    switch (message.type) {
      case "serverdata":
        return this.#begin(message, version);
      case "configstring":
        // It may be a model's name.
        this.#entitiesInSight.forget();
        return this.#announced.configure(message.index, message.string, configurationOf(version));
      case "frame":
        this.#shows = true;
        this.#moment.see(message, version);
        return this.#score(message.players);
    }
  };

  #begin(message: Serverdata, version: number): void {
    this.#announced = new Quake2Level();
    this.level.gamedir = message.gamedir;
    const where = configurationOf(version);
    for (const { index, string } of message.configurations)
      this.#announced.configure(index, string, where);
    this.#moment.begin(message, version);
    this.#entitiesInSight.forget();
    this.#begun = true;
    this.#score(message.players);
  }

  #score(players: Serverdata["players"]): void {
    for (const { number } of players) {
      const frags = this.#moment.players.get(number)?.stats[STAT.STAT_FRAGS];
      this.roster.frags(number, frags);
    }
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
      entities: this.#wanted.entities ? this.#inSight() : NO_ENTITIES,
      complete: this.#begun,
      players: this.#playing(),
      scoreboard: this.roster.now(),
      view: NO_VIEW,
      problems,
    };
  }

  #inSight(): ReadonlyMap<number, Entity> {
    return this.#entitiesInSight.after(this.#moment.takeChangedEntities());
  }

  /** An entity as worlds show it: the same one for as long as nothing of it is another. */
  readonly #entityAs = (number: number, { state, isGone }: KnownEntity): Entity | undefined => {
    if (isGone) return undefined;
    const model = this.level.models[state.modelindex] || undefined;
    const last = this.#shown.get(number);
    if (last?.state === state && last.entity.model === model) return last.entity;
    const entity = { ...state, model };
    this.#shown.set(number, { state, entity });
    return entity;
  };

  #playing(): ReadonlyMap<number, Player> {
    const changed = this.#moment.takeChangedPlayers();
    if (!this.#wanted.players && !this.#wanted.figures) return NO_PLAYERS;
    const visits = this.roster.visits();
    if (visits !== this.#visits) this.#playersInSight.forget();
    this.#visits = visits;
    return this.#playersInSight.after(changed);
  }

  /** A player as worlds show him: the same one for as long as nothing of him is another. */
  readonly #playerAs = (slot: number, known: KnownPlayer): Player | undefined => {
    if (!known.isThere || this.roster.isEmpty(slot)) return undefined;
    const { state, stats } = known;
    const name = this.roster.nameOf(slot);
    const last = this.#shownPlayers.get(slot);
    if (last?.state === state && last.stats === stats && last.name === name) return last;
    const { origin, viewangles: angles } = state;
    const player = { slot, name, origin, angles, velocity: undefined, state, stats };
    this.#shownPlayers.set(slot, player);
    return player;
  };
}
