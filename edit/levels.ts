import { type Follower, PlayTime, type RecordedBlock, type World } from "../recording/index.ts";
import type { Family, Members } from "./family/index.ts";

/** Counts levels and the seconds that are played. */
export class Levels {
  readonly #family: Family;
  readonly #clockPerLevel: boolean;
  /** The level that the present block is of; the first is 1. */
  number = 1;
  /** The present block is the first of its level. */
  begins = true;
  readonly #recording = new PlayTime();
  #level = new PlayTime();
  #begun = false;
  /** A frame of the level was shown, by the present block or before it. */
  #shows = false;
  #shownBefore = false;

  /** @param follower what gives the worlds */
  constructor(family: Family, { clockPerLevel }: Follower) {
    this.#family = family;
    this.#clockPerLevel = clockPerLevel;
  }

  /** Seconds of play from the recording's first frame to the last one that was shown. */
  get elapsed(): number {
    return this.#recording.seconds;
  }

  /** Seconds of play from the level's first frame to the last one that was shown. */
  get seconds(): number {
    return this.#level.seconds;
  }

  /** Takes the next block. `worlds` are those that it shows. */
  take(part: RecordedBlock, worlds: readonly World[]): void {
    this.begins = part.index === 0;
    this.#shownBefore = this.#shows;
    if (this.#has(part, (message) => this.#family.begins(message))) {
      // What came in front of the first level belongs to it, unless it showed something.
      if (this.#begun || this.#shows) this.#next();
      this.#begun = true;
    }
    this.#shows ||= this.#has(part, (message) => this.#family.shows(message));
    for (const { time } of worlds) {
      this.#recording.tick(time);
      this.#level.tick(time);
    }
  }

  /** Whether the present block is one that a client needs before the level can be shown. */
  leadsIn(part: RecordedBlock): boolean {
    if (this.#shownBefore) return false;
    return !this.#shows || this.#has(part, (message) => this.#family.leadsIn(message));
  }

  #has(part: RecordedBlock, is: (message: Members) => boolean): boolean {
    return (
      part.protocol === this.#family.protocol &&
      part.messages.some((message) => is(message as Members))
    );
  }

  #next(): void {
    this.number++;
    this.begins = true;
    this.#shownBefore = false;
    this.#level = new PlayTime();
    if (this.#clockPerLevel) this.#recording.restart();
    this.#shows = false;
  }
}
