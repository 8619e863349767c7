import type { AnyContainer, Part } from "../../../recording/index.ts";
import { type Follower, followerOf, type World } from "../../world/index.ts";
import { refuseForeign } from "../edit.ts";
import { type Family, familyOf } from "../family/index.ts";
import { Levels } from "../levels.ts";

/** What a recording has that an edit which adds to it must know before: read once, it is the same for many edits. */
export class Survey {
  readonly #family: Family;
  readonly #follower: Follower;
  readonly #levels: Levels;
  /** The numbers of entities of each level, from the first on: those in sight, and those that only have a baseline. */
  readonly #numbers: Set<number>[] = [];
  /** Of these the ones that are in sight, and players'. */
  readonly #inSight: Set<number>[] = [];
  /** The names of players, in Quake's character set. */
  readonly players = new Set<string>();
  /** Entities in sight in any level. */
  readonly entities = new Set<number>();
  /** The names of the levels' maps: `e1m1`. */
  readonly maps = new Set<string>();

  constructor(container: AnyContainer) {
    this.#family = familyOf(container);
    this.#follower = followerOf(container)!;
    this.#levels = new Levels(this.#family, this.#follower);
  }

  /** Seconds of play from the first frame to the last. */
  get seconds(): number {
    return this.#levels.elapsed;
  }

  /** How many levels there are. */
  get levels(): number {
    return this.#levels.number;
  }

  /** Takes the next part. Throws EditError for a file of another format. */
  take(part: Part): void {
    if (part.kind === "header") refuseForeign(part);
    if (part.kind !== "block") return;
    const worlds = this.#levels.take(part, this.#follower.worlds(part));
    const level = this.#levels.number - 1;
    const numbers = (this.#numbers[level] ??= new Set());
    const inSight = (this.#inSight[level] ??= new Set());
    if (part.protocol === this.#family.protocol)
      for (const number of this.#family.numbersIn(part)) numbers.add(number);
    for (const world of worlds) this.#see(world, inSight);
  }

  /**
   * The highest number of an entity that a level does not use, up to a limit; undefined where all are used.
   *
   * @param level from 1 on
   * @param taken numbers that are not free, either
   */
  free(level: number, limit: number, taken: ReadonlySet<number> = NONE): number | undefined {
    const numbers = this.#numbers[level - 1] ?? NONE;
    return this.unseen(level, limit, new Set([...numbers, ...taken]));
  }

  /** As `free`, of an entity that may have a baseline. */
  unseen(level: number, limit: number, taken: ReadonlySet<number>): number | undefined {
    const numbers = this.#inSight[level - 1] ?? NONE;
    for (let number = limit; number > 0; number--)
      if (!numbers.has(number) && !taken.has(number)) return number;
    return undefined;
  }

  #see({ entities, players, view, level }: World, numbers: Set<number>): void {
    for (const number of entities.keys()) {
      numbers.add(number);
      this.entities.add(number);
    }
    if (view.entity !== undefined) numbers.add(view.entity);
    this.maps.add(level.map);
    // The first ones are players, whether they are there or not.
    for (let number = 1; number <= level.maxclients; number++) numbers.add(number);
    for (const { name } of players.values()) if (name !== "") this.players.add(name);
  }
}

const NONE: ReadonlySet<number> = new Set();

/** What a recording has. Throws EditError as `Survey`. */
export function surveyed(container: AnyContainer, parts: Iterable<Part>): Survey {
  const survey = new Survey(container);
  for (const part of parts) survey.take(part);
  return survey;
}
