import { dem } from "../../../generated/dem.ts";
import { type AnyContainer, type Part, type RecordedBlock } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { type Follower, followerOf, type Vector, type World } from "../../world/index.ts";
import { BlockCount } from "../added/block-count.ts";
import type { FrameBlock } from "../added/frame-block.ts";
import { entityUpdate, NetquakeAddition } from "../added/netquake.ts";
import type { Survey } from "../added/survey.ts";
import { ChangedBlock, someMessage } from "../changed-block.ts";
import { type Edit, type EditedBlock, EditError, type EditedPart, refuseForeign } from "../edit.ts";
import { type Family, familyOf } from "../family/index.ts";
import { Levels } from "../levels.ts";
import type { Ghost, GhostFrame, GhostLevel } from "./ghost.ts";
import { entityHas, Models, mostModels, withModels } from "./models.ts";
import type { GhostNote } from "./notes.ts";
import { type Clock, isJump, placeAt } from "./place.ts";

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
 * Throws EditError where the container has no such entities; the edit throws it where the protocol cannot say them, and
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

/** A ghost in the present level. */
interface Present {
  readonly ghost: Ghost;
  readonly level: GhostLevel | undefined;
  number?: number;
  /** Where he was in the frame before, where he was there. */
  last?: Vector | undefined;
}

/** Puts ghosts into a recording, and knows what became of them. */
export class Ghosts implements Edit {
  readonly #container: AnyContainer;
  readonly #family: Family;
  readonly #follower: Follower;
  readonly #levels: Levels;
  readonly #runs: readonly Ghost[];
  readonly #options: GhostOptions;
  readonly #addition: NetquakeAddition;
  readonly #models = new Models();
  readonly #notes: GhostNote[] = [];
  /** How often each map was played before. */
  readonly #played = new Map<string, number>();
  #present: readonly Present[] = [];
  readonly #damaged = new BlockCount("damaged");
  readonly #frames = new Map<Ghost, number>();

  constructor(
    container: AnyContainer,
    runs: readonly Ghost[],
    survey: Survey,
    options: GhostOptions,
  ) {
    if (container.table.name !== dem.table.name)
      throw new EditError(`${container.table.name}: ${WHY}`);
    this.#container = container;
    this.#family = familyOf(container);
    this.#follower = followerOf(container)!;
    this.#levels = new Levels(this.#family, this.#follower);
    this.#runs = runs;
    this.#options = options;
    this.#addition = new NetquakeAddition(container, this.#family, survey);
  }

  /** In how many frames a ghost is there. */
  framesOf(ghost: Ghost): number {
    return this.#frames.get(ghost) ?? 0;
  }

  /** What is not as it was asked for, and what it cost. */
  get notes(): readonly GhostNote[] {
    return [
      ...this.#notes,
      ...this.#models.notes,
      ...this.#addition.large.notes,
      ...this.#damaged.notes,
    ];
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
    const isWhole = part.undecoded === undefined;
    let edited: EditedBlock = part;
    if (this.#begins(part)) edited = this.#begin(part, isWhole);
    const world = worlds.at(-1);
    if (world === undefined) return edited;
    if (!isWhole) {
      this.#damaged.add(part.index);
      return edited;
    }
    const added = this.#updates({ part, world, level: this.#levels.number });
    return added.length === 0 ? edited : this.#addition.withAfter(part, edited, added);
  }

  #begins(part: RecordedBlock): boolean {
    if (part.protocol !== this.#family.protocol) return false;
    return someMessage(part, (message) => this.#family.begins(message));
  }

  /** A level's first block, with the models that its ghosts need. */
  #begin(part: RecordedBlock, isWhole: boolean): EditedBlock {
    const { map, models } = this.#follower.level;
    const { number } = this.#levels;
    const count = this.#played.get(map) ?? 0;
    this.#played.set(map, count + 1);
    this.#present = this.#runs.map((ghost) => ({ ghost, level: this.#levelOf(ghost, map, count) }));
    for (const { ghost, level } of this.#present)
      if (level === undefined)
        this.#notes.push({ kind: "elsewhere", ghost: ghost.name, map, level: number });
    const frames = this.#present.flatMap(({ level }) => level?.frames ?? []);
    const needed = new Set(isWhole ? frames.map(({ model }) => model) : []);
    const most = mostModels(this.#container, part.version);
    const added = this.#models.begin(number, models, needed, most);
    if (added.length === 0) return part;
    return new ChangedBlock(part, (message) => withModels(message, added));
  }

  /** The level that a ghost plays on a map for the time of that number, from 0 on. */
  #levelOf({ levels }: Ghost, map: string, count: number): GhostLevel | undefined {
    return levels.filter((level) => level.map === map)[count];
  }

  #updates(frame: FrameBlock): AnyMessage[] {
    return this.#present.flatMap((present) => {
      const place = this.#placeOf(present, frame.world);
      if (place === undefined) {
        present.last = undefined;
        return [];
      }
      this.#frames.set(present.ghost, this.framesOf(present.ghost) + 1);
      return [this.#update(present, place, frame)];
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

  #update(present: Present, place: GhostFrame, frame: FrameBlock): AnyMessage {
    const taken = new Set(this.#present.flatMap(({ number }) => number ?? []));
    const number = (present.number ??= this.#addition.free(frame, taken));
    const isCut = present.last === undefined || isJump(present.last, place.origin);
    present.last = place.origin;
    const model = this.#models.numberOf(place.model, frame.level, frame.world.level.models);
    return entityUpdate({
      number,
      origin: place.origin,
      angles: place.angles,
      model,
      isCut,
      others: {
        frame: place.frame & 0xff,
        ...(place.frame > 0xff && { frame2: place.frame >> 8 }),
        skin: place.skin,
        ...this.#alpha(frame.part.version),
      },
    });
  }

  #alpha(version: number): { readonly alpha?: number } {
    const { alpha } = this.#options;
    if (alpha === undefined) return {};
    if (!entityHas(this.#container, version, "alpha"))
      throw new EditError(
        "the recording's protocol does not say how solid an entity looks: 666 and those after it do",
      );
    // 0 is the usual, 1 invisible, 255 opaque.
    return { alpha: 1 + Math.round(alpha * 254) };
  }
}

const WHY =
  "no entity can be put into such recordings: each frame differs from one that the client acknowledged, and players have places of their own; .dem can have ghosts";
