import {
  type AnyContainer,
  type Part,
  type RecordedBlock,
  type RecordedHeader,
} from "../../recording/index.ts";
import { type Follower, followerOf } from "../world/index.ts";
import { type EditedBlock, type EditedPart, refuseForeign } from "./edit.ts";
import { type Family, familyOf, type Gap, type Original, DEFAULT } from "./family/index.ts";
import { Levels } from "./levels.ts";
import { stayingIn } from "./messages.ts";

/** A part of a level's own recording. */
export interface LevelPart {
  /** Counts from 1. */
  readonly level: number;
  readonly part: EditedPart;
}

/**
 * Gives each level a recording of its own, which begins, ends and is numbered as one, and does not send the client
 * to the next level. What follows the last whole block is no block, and is cut.
 */
export class Split {
  readonly #family: Family;
  readonly #follower: Follower;
  readonly #gap: Gap;
  readonly #levels: Levels;
  readonly #maps = new Map<number, string>();
  #header: RecordedHeader | undefined;
  #last: EditedBlock | undefined;
  #ending: RecordedBlock | undefined;

  /** Throws EditError where the container's recordings are not understood. */
  constructor(container: AnyContainer) {
    this.#family = familyOf(container);
    this.#follower = followerOf(container)!;
    this.#gap = this.#family.gap();
    this.#levels = new Levels(this.#family, this.#follower);
  }

  /** The names of the levels' maps as the recording tells them, by level; they may be any text. */
  get maps(): ReadonlyMap<number, string> {
    return this.#maps;
  }

  /** Takes the next part. Throws EditError where the file is of another format. */
  *take(part: Part): Generator<LevelPart, void> {
    if (part.kind === "header") {
      refuseForeign(part);
      this.#header = part;
    } else if (part.kind === "block") {
      yield* this.#block(part);
    }
  }

  /** Says that there are no more parts. */
  *end(): Generator<LevelPart, void> {
    yield* this.#endLevel(this.#levels.number, this.#ending);
  }

  *#block(part: RecordedBlock): Generator<LevelPart, void> {
    const before = this.#levels.number;
    const worlds = this.#levels.take(part, this.#follower.worlds(part));
    const { number: level } = this.#levels;
    if (this.#levels.begins) {
      yield* this.#endLevel(before, DEFAULT);
      yield { level, part: this.#header! };
      if (part.index > 0) for (const block of this.#gap.start(part)) yield { level, part: block };
    }
    this.#maps.set(level, this.#follower.level.map);
    if (this.#family.ends(part)) this.#ending = part;
    this.#last = stayingIn(this.#family, this.#gap.keep(part, worlds));
    yield { level, part: this.#last };
  }

  *#endLevel(level: number, original: Original): Generator<LevelPart, void> {
    if (this.#last === undefined) return;
    const ending = this.#family.ending(this.#last, original);
    if (ending !== undefined) yield { level, part: ending };
    this.#last = undefined;
  }
}

/** The longest name of a map that is taken into a file's name. */
const LONGEST = 40;

/**
 * What a level's file is called, without its ending: `name-1-e1m1`. Of the map's name, which is from the recording,
 * only letters, digits, hyphen and underline are taken, and not too many.
 *
 * @param stem the name of the whole recording's file, without its ending
 */
export function levelName(stem: string, level: number, map: string): string {
  const name = map.replace(/[^A-Za-z0-9_-]/g, "_").slice(0, LONGEST);
  return name === "" ? `${stem}-${level}` : `${stem}-${level}-${name}`;
}
