import { formatOfFile } from "../../formats/index.ts";
import { EventReader, type eventsOf } from "../../quake/events/index.ts";
import { type Shown, timedStates, WorldReader } from "../../quake/world/index.ts";
import type { File } from "../support/corpus.ts";
import type { Row } from "./support.ts";

/* What rows must be, by worlds and events: all of them, and nothing left out of what is read. */

/** The members of figures: NetQuake's names, the numbers of QuakeWorld (QWD §5.3) and Quake II (DM2 §3.20). */
const FIGURES: Readonly<Record<string, readonly [string, number, number | undefined]>> = {
  health: ["health", 0, 1],
  armor: ["armor", 4, 5],
  ammo: ["ammo", 3, 3],
  items: ["items", 15, undefined],
  shells: ["shells", 6, undefined],
  nails: ["nails", 7, undefined],
  rockets: ["rockets", 8, undefined],
  cells: ["cells", 9, undefined],
};

/** The index of each family among the figures, by the ending of its files. */
const FAMILIES: Readonly<Record<string, number>> = { dem: 0, qwd: 1, mvd: 1, dm2: 2, mvd2: 2 };

function familyOf({ name }: File): number {
  return FAMILIES[name.replace(/^.*\./, "")]!;
}

function figuresOf(file: File, stats: Readonly<Record<string, unknown>> | undefined): Row {
  const found = Object.entries(FIGURES).map(([name, members]) => {
    const member = members[familyOf(file)];
    const isSent = Object.keys(stats ?? {}).length > 0;
    // Clients begin with 0, which servers do not send.
    const value = member === undefined || !isSent ? null : (stats![member] ?? 0);
    if (typeof value !== "number") return [name, null];
    return [name, name === "items" ? value >>> 0 : value];
  });
  return Object.fromEntries(found) as Row;
}

function three(names: readonly string[], values: unknown): Row {
  return Object.fromEntries(
    names.map((name, i) => [name, (values as number[] | undefined)?.[i] ?? null]),
  );
}

const point = (name: string) => ["x", "y", "z"].map((axis) => `${name}_${axis}`);
const TURNS = ["pitch", "yaw", "roll"];

function momentOf({ seconds, world }: Shown, level: number): Row {
  const { time: clock, block, frame = null } = world;
  return { time: seconds, clock, block, frame, level, map: world.level.map || null };
}

function* worldsOf(file: File, bytes: Uint8Array): Generator<[Shown, Row], void> {
  let last: object | undefined;
  let level = -1;
  for (const shown of timedStates(formatOfFile(file.name), bytes)) {
    if (shown.world.level !== last) level++;
    last = shown.world.level;
    yield [shown, momentOf(shown, level)];
  }
}

/** A row of a table, and the seconds and the frame that it is of. */
export interface Expected {
  readonly seconds: number;
  readonly frame: object | undefined;
  readonly row: Row;
}

export function* players(file: File, bytes: Uint8Array): Generator<Expected, void> {
  for (const [{ seconds, world }, moment] of worldsOf(file, bytes))
    for (const player of world.players.values()) {
      const { slot, name, origin, angles, velocity, stats } = player;
      const { team = null, frags, ping, loss, colors } = world.scoreboard.get(slot) ?? {};
      const own = slot === world.view.slot;
      const eyes = world.view.stats as Readonly<Record<string, number>>;
      const speed = own && familyOf(file) === 0 ? [1, 2, 3].map((i) => eyes[`velocity${i}`]) : [];
      const row = {
        ...moment,
        player: slot,
        name,
        own,
        ...three(point("origin"), origin),
        ...three(point("velocity"), velocity ?? speed),
        ...three(TURNS, angles),
        ...figuresOf(file, stats ?? (own ? eyes : undefined)),
        team,
        frags: frags ?? null,
        ping: ping ?? null,
        loss: loss ?? null,
        shirt: colors?.[0] ?? null,
        pants: colors?.[1] ?? null,
        model: player.state["model"] ?? null,
        model_frame: player.state["frame"] ?? null,
        effects: player.state["effects"] ?? null,
      };
      yield { seconds, frame: world, row };
    }
}

export function* entities(file: File, bytes: Uint8Array): Generator<Expected, void> {
  for (const [{ seconds, world }, moment] of worldsOf(file, bytes))
    for (const entity of world.entities.values()) {
      const isQuake2 = familyOf(file) === 2;
      const number = (name: string, isThere = true) =>
        isThere && typeof entity[name] === "number" ? entity[name] : null;
      const row = {
        ...moment,
        entity: entity.number,
        model: entity.model ?? null,
        modelindex: entity.modelindex,
        model_frame: entity.frame,
        skin: entity.skin,
        effects: entity.effects,
        ...three(point("origin"), entity.origin),
        ...three(TURNS, entity.angles),
        ...three(point("old_origin"), isQuake2 ? entity["oldorigin"] : undefined),
        colormap: number("colormap"),
        alpha: number("alpha"),
        renderfx: number("renderfx"),
        sound: number("sound"),
        event: number("event"),
        solid: number("solid", isQuake2),
      };
      yield { seconds, frame: world, row };
    }
}

export function* frames(file: File, bytes: Uint8Array): Generator<Expected, void> {
  for (const [{ seconds, world }, moment] of worldsOf(file, bytes)) {
    const { view } = world;
    const row = {
      ...moment,
      players: world.players.size,
      entities: world.entities.size,
      complete: world.complete,
      problems: world.problems.join("; "),
      view_player: view.slot ?? null,
      view_entity: view.entity ?? null,
      ...three(point("origin"), view.origin),
      ...three(TURNS, view.angles),
      ...figuresOf(file, view.stats as Readonly<Record<string, unknown>>),
    };
    yield { seconds, frame: world, row };
  }
}

/** The events by all that worlds have, which reads every message. */
function* eventsOfAll({ name }: File, bytes: Uint8Array): ReturnType<typeof eventsOf> {
  const container = formatOfFile(name);
  const reader = new WorldReader<object, any, any, any>(container);
  const events = new EventReader(container);
  for (const parts of [reader.push(bytes), reader.end()])
    for (const part of parts)
      if (part.kind === "block") {
        const { seconds } = reader;
        yield* events.see(part, reader.shown(part), () => reader.follower!.roster, seconds);
      }
}

const WHO = ["player", "killer", "victim", "attacker"];

export function* events(file: File, bytes: Uint8Array): Generator<Expected, void> {
  let level = -1;
  let map: string | null = null;
  for (const { seconds, block, type, ...members } of eventsOfAll(file, bytes)) {
    const own = members as Row;
    if (type === "level") {
      level++;
      map = (own["map"] as string) || null;
    }
    const row: Row = { time: seconds, block, type, level: level < 0 ? null : level, map };
    for (const role of WHO) {
      const who = own[role] as { slot: number; name: string } | undefined;
      row[role] = who?.slot ?? null;
      row[role === "player" ? "name" : `${role}_name`] = who?.name ?? null;
    }
    for (const name of ["weapon", "cause", "item", "amount", "health", "armor", "frags", "deed"])
      row[name] = own[name] ?? null;
    for (const name of ["flag", "team", "on", "text", "title"]) row[name] = own[name] ?? null;
    row["clock"] = own["time"] ?? null;
    row["scores"] = own["scores"] === undefined ? null : JSON.stringify(own["scores"]);
    yield { seconds, frame: undefined, row };
  }
}
