import {
  type Message,
  type Packetentity,
  type PacketentityState,
  type Setinfo,
  stateMakers,
  type States,
  type Updateuserinfo,
  table,
} from "../../../generated/quakeworld.ts";
import type { Meaning, Roles } from "../../../runtime/table/facts/roles.ts";
import { begin, learn } from "../level/facts.ts";
import { resolversOf } from "../resolved/resolve.ts";
import { KeptMap } from "../resolved/kept-map.ts";
import { LevelCopies, levelLike } from "../level/level-copies.ts";
import { Roster, type SavedRoster } from "../level/roster.ts";
import { infoOf } from "./userinfo.ts";
import { type Entity, type Level, mapName, newLevel, type Score } from "../world.ts";

const resolver = resolversOf<States>(table, stateMakers);

/** An entity with its number, and its model's name. */
type NamedEntity = PacketentityState & { number: number; model: string | undefined };

/** What was known of a level so far. */
export interface SavedQuakeworldLevel {
  readonly level: Level;
  readonly roster: SavedRoster;
  readonly baselines: ReadonlyMap<number, object>;
}

/** What QuakeWorld's messages tell of a level and its players, to whomever they are sent. */
export class QuakeworldLevel {
  level: Level = newLevel();
  roster = new Roster();
  readonly #roles: Roles;
  readonly #baselines = new KeptMap<number, object>();
  /** What was given of players last, and holds: some servers give the same again and again. */
  readonly #infos = new Map<number, Updateuserinfo>();
  readonly #copies = new LevelCopies();
  readonly #deltas = resolver("packetentity", ["number", "model"]);

  constructor(roles: Roles) {
    this.#roles = roles;
  }

  save(): SavedQuakeworldLevel {
    return {
      level: this.#copies.save(this.level),
      roster: this.roster.save(),
      baselines: this.#baselines.save(),
    };
  }

  restore({ level, roster, baselines }: SavedQuakeworldLevel): void {
    this.level = levelLike(level);
    this.roster.restore(roster);
    this.#infos.clear();
    this.#baselines.restore(baselines);
  }

  /**
   * @param meaning the message's
   * @param version the message's: an index into the table's versions
   */
  see(meaning: Meaning, message: Message, version: number): void {
    const { level } = this;
    learn(level, this.roster, meaning, message);
    if (meaning.role === "names") level.map = mapName(level.models[1]);
    switch (message.type) {
      case "serverdata":
        return this.#begin(message);
      case "spawnbaseline":
        this.#baselines.set(message.entity, { ...message });
        return;
      case "spawnbaseline2":
        this.#baselines.set(entityNumber(message.entity), this.baseline(message.entity, version));
        return;
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
        return this.#setinfo(message);
    }
  }

  #begin(message: Message & { type: "serverdata" }): void {
    this.level = newLevel();
    begin(this.level, this.#roles.of(message), message);
    this.level.maxclients = 32;
    this.roster = new Roster();
    this.#infos.clear();
    this.#baselines.clear();
  }

  #userinfo(message: Updateuserinfo): void {
    const { player, userid, userinfo } = message;
    const last = this.#infos.get(player);
    if (last?.userid === userid && last.userinfo === userinfo) return;
    this.#infos.set(player, message);
    const info = infoOf(userinfo);
    // Nothing at all is known of one who left.
    const name = info.get("name") ?? "";
    this.roster.name(player, name, userid);
    const score = this.roster.score(player);
    // A player's setting that is not given is not set: whoever was in the slot may have been another.
    score.spectator = false;
    score.team = "";
    score.colors = undefined;
    for (const [key, value] of info) setInfo(score, key, value);
  }

  #setinfo({ player, key, value }: Setinfo): void {
    this.#infos.delete(player);
    if (key === "name") this.roster.name(player, value);
    else setInfo(this.roster.score(player), key, value);
  }

  /** A baseline that differs from nothing. */
  baseline(entity: Packetentity, version: number): object {
    return this.#deltas.resolve(version, entity, {});
  }

  /** The entities in sight, by what differs from those of an earlier frame. */
  entities(
    reference: ReadonlyMap<number, Entity>,
    deltas: readonly Packetentity[],
    version: number,
  ): ReadonlyMap<number, Entity> {
    const entities = new Map(reference);
    for (const delta of deltas) {
      const number = entityNumber(delta);
      if (delta.remove) {
        entities.delete(number);
        continue;
      }
      const previous = entities.get(number) ?? this.#baselines.get(number);
      const state = this.#deltas.resolve(version, delta, { previous }) as NamedEntity;
      state.number = number;
      state.model = this.level.models[state.modelindex] || undefined;
      entities.set(number, state);
    }
    return entities;
  }
}

/** An entity's number: FTE's bits say that it is more than its word has room for. */
export function entityNumber({ number, beyond512, beyond1024 }: Packetentity): number {
  return number + (beyond512 ? 512 : 0) + (beyond1024 ? 1024 : 0);
}

function setInfo(score: Omit<Score, "name">, key: string, value: string): void {
  const color = Number.parseInt(value, 10);
  const [shirt, pants] = score.colors ?? [0, 0];
  switch (key) {
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
