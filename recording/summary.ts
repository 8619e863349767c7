import type { RecordedBlock } from "./block.ts";
import type { AnyContainer } from "./formats.ts";
import type { Follower } from "./state/follower.ts";
import { followerOf } from "./state/states.ts";
import type { Level, Score, World } from "./state/world.ts";

/** A level that a recording shows. */
export interface LevelSummary {
  readonly level: Level;
  /** All who were on the scoreboard, by slot. */
  readonly scores: ReadonlyMap<number, Score>;
  /** Seconds from the first frame to the last. */
  readonly seconds: number;
  readonly frames: number;
  /** Frames of which something could not be resolved. */
  readonly unresolved: number;
}

interface Draft {
  readonly level: Level;
  readonly scores: ReadonlyMap<number, Score>;
  start: number | undefined;
  seconds: number;
  frames: number;
  unresolved: number;
}

/** Gathers what a recording tells of itself, as its blocks go by. */
export class Summary {
  readonly #follower: Follower | undefined;
  readonly #levels: Draft[] = [];

  constructor(container: AnyContainer) {
    this.#follower = followerOf(container);
  }

  see(part: RecordedBlock): void {
    const follower = this.#follower;
    if (follower === undefined) return;
    for (const world of follower.follow(part)) this.#count(world);
    this.#draft(follower.level);
  }

  #count(world: World): void {
    const draft = this.#draft(world.level);
    draft.frames++;
    if (world.problems.length > 0) draft.unresolved++;
    if (!Number.isFinite(world.time)) return;
    draft.start ??= world.time;
    draft.seconds = Math.max(draft.seconds, world.time - draft.start);
  }

  /** A level of its own for each that begins. */
  #draft(level: Level): Draft {
    const last = this.#levels.at(-1);
    if (last?.level === level) return last;
    const { scores } = this.#follower!;
    const draft = { level, scores, start: undefined, seconds: 0, frames: 0, unresolved: 0 };
    this.#levels.push(draft);
    return draft;
  }

  /** What sort of recording it is, where that is known. */
  get kind(): string | undefined {
    return this.#follower?.kind;
  }

  /** The levels in their order, but for what came before the first one and shows nothing. */
  get levels(): readonly LevelSummary[] {
    return this.#levels.filter(
      ({ level, frames }) => frames > 0 || level.title !== "" || level.map !== "",
    );
  }
}
