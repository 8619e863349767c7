import { PlayTime, type SavedPlayTime } from "../../../recording/time/play-time.ts";
import type { Level, World } from "../world.ts";

/** What a clock of worlds knows. */
export interface SavedWorldClock {
  readonly played: SavedPlayTime;
  /** Whether the level that is played has shown a frame. */
  readonly isShown: boolean;
}

/**
 * The seconds of play from a recording's first frame, as `cut --time` counts them. Where each level has a clock of its
 * own, nothing passes between two levels.
 */
export class WorldClock {
  readonly #perLevel: boolean;
  readonly #played = new PlayTime();
  /** The one that was shown last. */
  #level: Level | undefined;

  constructor({ clockPerLevel }: { readonly clockPerLevel: boolean }) {
    this.#perLevel = clockPerLevel;
  }

  get seconds(): number {
    return this.#played.seconds;
  }

  /** Takes each world in turn, and gives its seconds. */
  tick({ level, time }: Pick<World, "level" | "time">): number {
    if (this.#perLevel && level !== this.#level) this.#played.restart();
    this.#level = level;
    this.#played.tick(time);
    return this.#played.seconds;
  }

  /** @param level the one that is played */
  save(level: Level): SavedWorldClock {
    return { played: this.#played.save(), isShown: level === this.#level };
  }

  restore({ played, isShown }: SavedWorldClock, level: Level): void {
    this.#played.restore(played);
    this.#level = isShown ? level : undefined;
  }
}
