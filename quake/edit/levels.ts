import { PlayTime, type RecordedBlock } from "../../recording/index.ts";
import { type Follower, type World } from "../world/index.ts";
import { someMessage } from "./changed-block.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import type { Family } from "./family/index.ts";

/** This many frames the client remembers that remembers the most: QuakeWorld's (UPDATE_BACKUP). */
const REMEMBERED = 64;

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
  constructor(family: Family, { clockPerLevel }: Pick<Follower, "clockPerLevel">) {
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

  /**
   * Takes the next block.
   *
   * @param worlds those that it shows
   * @returns these, in a fair number: a client remembers no more
   */
  take(part: RecordedBlock, worlds: Iterable<World>): World[] {
    const first: World[] = [];
    this.begins = part.index === 0;
    this.#shownBefore = this.#shows;
    if (this.#has(part, (message) => this.#family.begins(message))) {
      // What came before the first level belongs to it, unless it showed something.
      if (this.#begun || this.#shows) this.#next();
      this.#begun = true;
    } else if (
      this.#begun &&
      this.#shows &&
      this.#has(part, (message) => this.#family.asks(message))
    ) {
      // What a server asks before it tells of a level belongs to that one.
      this.#next();
      this.#begun = false;
    }
    // Of a level in a protocol that is not described nothing is read.
    this.#begun ||= part.unknownProtocol !== undefined;
    this.#shows ||= this.#has(part, (message) => this.#family.shows(message));
    for (const world of worlds) {
      this.#recording.tick(world.time);
      this.#level.tick(world.time);
      if (first.length < REMEMBERED) first.push(world);
    }
    return first;
  }

  /** Whether the present block is one that a client needs before the level can be shown. */
  leadsIn(part: RecordedBlock): boolean {
    if (this.#shownBefore) return false;
    return !this.#shows || this.#has(part, (message) => this.#family.leadsIn(message));
  }

  #has(part: RecordedBlock, is: (message: AnyMessage) => boolean): boolean {
    return part.protocol === this.#family.protocol && someMessage(part, is);
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
