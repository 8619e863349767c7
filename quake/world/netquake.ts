import {
  codecs,
  type Message,
  type Spawnbaseline2State,
  type States,
  table,
} from "../../generated/netquake.ts";
import type { DemBlock } from "../../generated/dem.ts";
import { withVersions } from "./versioned.ts";
import type { RecordedBlock } from "../../recording/block.ts";
import type { Follower } from "./follower.ts";
import { resolversOf } from "./resolve.ts";
import { Roster } from "./roster.ts";
import {
  type Entity,
  type Level,
  mapName,
  newLevel,
  NO_LEVEL,
  type Player,
  type Vector,
  UNREAD,
  type World,
} from "./world.ts";

/** What an entity is of which nothing is told: all is 0, but for its size (ERRATA 119, 123). */
const NO_BASELINE = { scale: 1 } satisfies Partial<Spawnbaseline2State>;

const resolver = resolversOf<States>(table);

/** What a frame shows, while its messages come. */
interface Frame {
  readonly time: number;
  readonly entities: Map<number, Entity>;
}

/** Follows NetQuake recordings: each frame tells all entities, as they differ from their baselines. */
export class NetquakeFollower implements Follower {
  readonly kind = "client recording";
  level: Level = newLevel();
  roster = new Roster();
  readonly clockPerLevel = true;
  readonly #baselines = new Map<number, object>();
  readonly #baseline2 = resolver("spawnbaseline2");
  readonly #updates = resolver("updateentity");
  readonly #clientdata = resolver("clientdata");
  readonly #withVersions = withVersions(codecs);
  #viewEntity: number | undefined;
  #stats: World["view"]["stats"] = {};
  #begun = false;
  #frame: Frame | undefined;

  follow(part: RecordedBlock): World[] {
    return [...this.worlds(part)];
  }

  *worlds(part: RecordedBlock): Generator<World, void> {
    for (const [message, version] of this.#withVersions(part)) {
      // A frame begins with its time. Two in one block are two frames.
      if (message.type === "time" && this.#frame !== undefined) yield this.#world(part);
      this.#see(message, version);
    }
    if (this.#frame !== undefined) yield this.#world(part);
  }

  #see(message: Message, version: number): void {
    const { level } = this;
    switch (message.type) {
      case "serverinfo":
        return this.#begin(message.models, message.sounds, message.mapname, message.maxclients);
      case "time":
        this.#frame = { time: message.time, entities: new Map() };
        return;
      case "spawnbaseline":
        this.#baselines.set(message.entity, { ...NO_BASELINE, ...message });
        return;
      case "spawnbaseline2":
        this.#baselines.set(message.entity, this.#baseline2.resolve(version, message, {}));
        return;
      case "updateentity":
        return this.#update(message, version);
      case "clientdata":
        this.#stats = this.#clientdata.resolve(version, message, {});
        return;
      case "setview":
        this.#viewEntity = message.entity;
        return;
      case "lightstyle":
        level.lightstyles.set(message.style, message.string);
        return;
      case "updatename":
        // An empty name is one who left (DEM §4.2.2).
        return this.roster.name(message.player, message.netname);
      case "updatefrags":
        this.roster.score(message.player).frags = message.frags;
        return;
      case "updatecolors":
        this.roster.score(message.player).colors = [message.shirt, message.pants];
        return;
    }
  }

  #begin(models: readonly string[], sounds: readonly string[], title: string, room: number): void {
    this.level = newLevel();
    this.level.models.push(...models);
    this.level.sounds.push(...sounds);
    this.level.map = mapName(models[0]);
    this.level.title = title;
    this.level.maxclients = room;
    this.roster = new Roster();
    this.#begun = true;
    this.#baselines.clear();
    this.#frame = undefined;
    this.#viewEntity = undefined;
    this.#stats = {};
  }

  #update(message: Message & { type: "updateentity" }, version: number): void {
    if (!this.#begun) return;
    const baseline = this.#baselines.get(message.entity) ?? NO_BASELINE;
    const state = this.#updates.resolve(version, message, { baseline });
    const model = this.level.models[state.modelindex] || undefined;
    const entity = Object.assign(state, { number: message.entity, model });
    this.#frame?.entities.set(message.entity, entity);
  }

  #world(part: RecordedBlock): World {
    const { time, entities } = this.#frame!;
    const { angles } = part.block as DemBlock;
    const problems = this.#begun ? [] : [NO_LEVEL];
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
        angles: angles as Vector,
        stats: this.#stats,
      },
      problems,
    };
  }

  /** The first entities are the players, and may be the bodies of those who left. */
  #players(entities: ReadonlyMap<number, Entity>): Map<number, Player> {
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
