import { dem } from "../../../generated/dem.ts";
import { dm2 } from "../../../generated/dm2.ts";
import { table as quake2 } from "../../../generated/quake2.ts";
import { qwd } from "../../../generated/qwd.ts";
import { type AnyContainer, type Part, type RecordedBlock } from "../../../recording/index.ts";
import { type Follower, followerOf, type World } from "../../world/index.ts";
import { BlockCount } from "../added/block-count.ts";
import type { Survey } from "../added/survey.ts";
import { someMessage } from "../changed-block.ts";
import { type Edit, type EditedBlock, EditError, type EditedPart, refuseForeign } from "../edit.ts";
import { type Family, familyOf } from "../family/index.ts";
import { Levels } from "../levels.ts";
import type { Ghost, GhostFrame, GhostLevel } from "./ghost.ts";
import { NetquakeGhosts } from "./netquake-ghosts.ts";
import type { GhostNote } from "./notes.ts";
import { type Clock, placeAt } from "./place.ts";
import { Quake2Ghosts } from "./quake2-ghosts.ts";
import { QuakeworldGhosts } from "./quakeworld-ghosts.ts";
import type { Beginning, GhostWriter } from "./writer.ts";

/** How ghosts are put into a recording. */
export interface GhostOptions {
  /**
   * What is at the same time: the first frames of a level (`start`), the same time of the server's clock since the level
   * began (`clock`), or two times of play in seconds, of the recording and of the ghost's. `start` without it.
   */
  readonly align?: "start" | "clock" | { readonly own: number; readonly ghost: number };
  /** How solid they look, from 0 to 1, where the protocol can say it; as any player without it. */
  readonly alpha?: number;
}

/**
 * Puts other runs into a recording, each as an entity with his model and skin; all other bytes stay, but for models that
 * a level does not have. He goes on levels of the same map.
 *
 * Throws EditError where the container has no such entities, and for a run of another game; the edit throws it where the protocol cannot say them, and
 * in the end where no ghost was seen.
 *
 * @param survey of the same recording
 */
export function ghosts(
  container: AnyContainer,
  runs: readonly Ghost[],
  survey: Survey,
  options: GhostOptions = {},
): Ghosts {
  return new Ghosts(container, runs, survey, options);
}

/** A ghost in the present level: nothing where he does not play it. */
interface Present {
  readonly ghost: Ghost;
  readonly level: GhostLevel | undefined;
}

/** Puts ghosts into a recording, and knows what became of them. */
export class Ghosts implements Edit {
  readonly #family: Family;
  readonly #follower: Follower;
  readonly #levels: Levels;
  readonly #runs: readonly Ghost[];
  readonly #options: GhostOptions;
  readonly #writer: GhostWriter;
  readonly #notes: GhostNote[] = [];
  /** How often each map was played before. */
  readonly #played = new Map<string, number>();
  #present: readonly Present[] = [];
  /** A level has begun, and its ghosts are not known yet. */
  #isNew = false;
  readonly #damaged = new BlockCount("damaged");
  readonly #frames = new Map<Ghost, number>();

  constructor(
    container: AnyContainer,
    runs: readonly Ghost[],
    survey: Survey,
    options: GhostOptions,
  ) {
    this.#family = familyOf(container);
    this.#follower = followerOf(container)!;
    this.#levels = new Levels(this.#family, this.#follower);
    this.#runs = runs;
    this.#options = options;
    this.#writer = writerOf(container, this.#family, survey, options);
    const isQuake2 = this.#family.protocol === quake2.name;
    const stranger = runs.find(({ protocol }) => (protocol === quake2.name) !== isQuake2);
    if (stranger !== undefined)
      throw new EditError(`${stranger.name}: its models are not those of this recording's game`);
  }

  /** In how many frames a ghost is there. */
  framesOf(ghost: Ghost): number {
    return this.#frames.get(ghost) ?? 0;
  }

  /** What is not as it was asked for, and what it cost. */
  get notes(): readonly GhostNote[] {
    return [...this.#notes, ...this.#writer.notes, ...this.#damaged.notes];
  }

  *take(part: Part): Generator<EditedPart, void> {
    if (part.kind === "header") refuseForeign(part);
    if (part.kind !== "block") yield part;
    else yield this.#block(part);
  }

  end(): EditedPart[] {
    if (this.#frames.size > 0) return [];
    const own = [...this.#played.keys()].join(", ");
    const theirs = [...new Set(this.#runs.flatMap(({ levels }) => levels.map(({ map }) => map)))];
    throw new EditError(
      `no ghost is seen in any frame: the recording plays ${own || "nothing"}, the ghosts ${theirs.join(", ")}`,
    );
  }

  #block(part: RecordedBlock): EditedBlock {
    const worlds = this.#levels.take(part, this.#follower.worlds(part));
    const world = worlds.at(-1);
    this.#isNew ||= this.#begins(part);
    const isKnown = this.#writer.begins === "level" || world !== undefined;
    const begins = this.#isNew && isKnown ? this.#begin(part) : undefined;
    const isWhole = part.undecoded === undefined;
    if (world === undefined || !isWhole) {
      if (world !== undefined) this.#damaged.add(part.index);
      return this.#writer.write({ part, begins, seen: [] });
    }
    const frame = { part, world, level: this.#levels.number };
    return this.#writer.write({ part, begins, frame, seen: this.#seen(world) });
  }

  #begins(part: RecordedBlock): boolean {
    if (part.protocol !== this.#family.protocol) return false;
    return someMessage(part, (message) => this.#family.begins(message));
  }

  /** A level begins: what its ghosts will be seen as. */
  #begin({ undecoded }: RecordedBlock): Beginning {
    this.#isNew = false;
    const { map, models } = this.#follower.level;
    const { number } = this.#levels;
    const count = this.#played.get(map) ?? 0;
    this.#played.set(map, count + 1);
    this.#present = this.#runs.map((ghost) => ({ ghost, level: this.#levelOf(ghost, map, count) }));
    for (const { ghost, level } of this.#present)
      if (level === undefined)
        this.#notes.push({ kind: "elsewhere", ghost: ghost.name, map, level: number });
    const frames = this.#present.flatMap(({ level }) => level?.frames ?? []);
    return { level: number, models, frames: undecoded === undefined ? frames : [] };
  }

  /** The level that a ghost plays on a map for the time of that number, from 0 on. */
  #levelOf({ levels }: Ghost, map: string, count: number): GhostLevel | undefined {
    return levels.filter((level) => level.map === map)[count];
  }

  #seen(world: World): (GhostFrame | undefined)[] {
    return this.#present.map((present) => {
      const place = this.#placeOf(present, world);
      if (place !== undefined) this.#frames.set(present.ghost, this.framesOf(present.ghost) + 1);
      return place;
    });
  }

  #placeOf({ level }: Present, world: World): GhostFrame | undefined {
    if (level === undefined) return undefined;
    const { align = "start" } = this.#options;
    const by: Clock = align === "clock" ? "clock" : "seconds";
    if (align === "clock") return placeAt(level, world.time, by);
    const seconds =
      align === "start"
        ? level.from + this.#levels.seconds
        : this.#levels.elapsed - align.own + align.ghost;
    return placeAt(level, seconds, by);
  }
}

/** What puts ghosts into a container's recordings. Throws EditError where nothing does. */
function writerOf(
  container: AnyContainer,
  family: Family,
  survey: Survey,
  { alpha }: GhostOptions,
): GhostWriter {
  const { name } = container.table;
  if (name === dem.table.name) return new NetquakeGhosts(container, family, survey, alpha);
  if (name === dm2.table.name) return new Quake2Ghosts(container, family, survey, alpha);
  if (name === qwd.table.name) return new QuakeworldGhosts(container, family, survey, alpha);
  throw new EditError(`${name}: ${WHY}`);
}

const WHY = "no entity is put into recordings of all players: .dem, .qwd and .dm2 can have ghosts";
