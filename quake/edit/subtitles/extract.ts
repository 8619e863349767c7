import {
  type AnyContainer,
  messagesOf,
  type Part,
  type RecordedBlock,
} from "../../../recording/index.ts";
import { type Follower, followerOf } from "../../world/index.ts";
import { refuseForeign } from "../edit.ts";
import { type Family, familyOf } from "../family/index.ts";
import { Levels } from "../levels.ts";
import { type Cue, millis } from "./cue.ts";
import { centerTimeOf } from "./subtitle.ts";

/** A text that is on the screen. Times are in milliseconds. */
interface Shown {
  readonly text: string;
  readonly from: number;
  /** When it was printed last. */
  readonly last: number;
}

const NOTHING = { entities: false, players: false, figures: false };

/**
 * Gives what a recording shows in the middle of the screen, as subtitles: a text that is printed again before engines
 * take it away is one. Of a recording of all players these are the texts that everybody gets.
 *
 * Throws EditError where the container has no such texts, and for a file of another format.
 */
export class Extraction {
  readonly #family: Family;
  readonly #follower: Follower;
  readonly #levels: Levels;
  readonly #hold: number;
  #shown: Shown | undefined;
  #isOver = false;
  /** How many texts only some players got. */
  leftOut = 0;

  constructor(container: AnyContainer) {
    this.#family = familyOf(container);
    // Of worlds only their times matter.
    this.#follower = followerOf(container, NOTHING)!;
    this.#levels = new Levels(this.#family, this.#follower);
    this.#hold = millis(centerTimeOf(container, this.#family));
  }

  /** Takes the next part. Gives the subtitles that are over by then. */
  *take(part: Part): Generator<Cue, void> {
    if (part.kind === "header") refuseForeign(part);
    if (part.kind !== "block") return;
    this.#levels.take(part, this.#follower.worlds(part));
    if (this.#levels.begins) this.#isOver = false;
    const now = millis(this.#levels.elapsed);
    if (this.#shown !== undefined && this.#shown.last + this.#hold <= now) yield* this.#over(now);
    if (part.protocol === this.#family.protocol) yield* this.#see(part, now);
  }

  /** Gives the last one. */
  *end(): Generator<Cue, void> {
    const shown = this.#shown;
    if (shown === undefined) return;
    const now = millis(this.#levels.elapsed);
    // Of what the last frame prints it is not known how long it stays.
    yield* this.#over(now > shown.from ? now : Infinity);
  }

  *#see(part: RecordedBlock, now: number): Generator<Cue, void> {
    for (const message of messagesOf(part)) {
      const text = this.#family.centerText(message);
      if (text !== undefined && this.#family.isForSome(part)) this.leftOut++;
      else if (text !== undefined && !this.#isOver) yield* this.#print(text, now);
      if (!this.#family.isOver(message)) continue;
      this.#isOver = true;
      yield* this.#over(now);
    }
  }

  *#print(text: string, now: number): Generator<Cue, void> {
    if (text === this.#shown?.text) {
      this.#shown = { ...this.#shown, last: now };
      return;
    }
    yield* this.#over(now);
    if (text.trim() !== "") this.#shown = { text, from: now, last: now };
  }

  *#over(now: number): Generator<Cue, void> {
    const shown = this.#shown;
    this.#shown = undefined;
    if (shown === undefined) return;
    const { text, from, last } = shown;
    const to = Math.min(now, last + this.#hold);
    // What another text replaced in its own frame nobody saw.
    if (to > from) yield { from: from / 1000, to: to / 1000, text };
  }
}

/** What a recording shows in the middle of the screen. Throws EditError as `Extraction`. */
export function* extracted(container: AnyContainer, parts: Iterable<Part>): Generator<Cue, void> {
  const extraction = new Extraction(container);
  for (const part of parts) yield* extraction.take(part);
  yield* extraction.end();
}
