import {
  type AnyContainer,
  messagesOf,
  type Part,
  type RecordedBlock,
} from "../../../recording/index.ts";
import { type Follower, followerOf } from "../../world/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { someMessage, withAfter } from "../changed-block.ts";
import { type Edit, EditError, type EditedPart, refuseForeign } from "../edit.ts";
import { type Family, familyOf } from "../family/index.ts";
import { Levels } from "../levels.ts";
import { type Cue, millis, timestamp } from "./cue.ts";
import type { SubtitleNote } from "./notes.ts";
import { Screen } from "./screen.ts";
import { type Printed, Timeline } from "./timeline.ts";

/**
 * Puts subtitles into the middle of the screen, as messages after those of blocks that show a frame; all other bytes
 * stay. Each is printed anew before engines take it away, and taken away at its end. What the game itself prints there
 * stays for as long as engines show it, and the subtitle comes after it.
 *
 * Throws EditError where the container has no such messages for everybody; the edit throws it where the protocol's
 * version has none, and in the end where no subtitle was shown.
 *
 * @param cues with times as `cut` counts them
 */
export function subtitle(container: AnyContainer, cues: readonly Cue[]): Subtitles {
  return new Subtitles(container, cues);
}

/** Puts subtitles into a recording, and knows what became of each. */
export class Subtitles implements Edit {
  readonly #family: Family;
  readonly #follower: Follower;
  readonly #levels: Levels;
  readonly #screen: Screen;
  readonly #timeline: Timeline;
  #printed: Printed | undefined;
  /** The most bytes of messages that a block has so far: who plays the recording reads as many. */
  #largest: number;
  /** How many messages were added. */
  added = 0;

  constructor(container: AnyContainer, cues: readonly Cue[]) {
    this.#family = familyOf(container);
    this.#follower = followerOf(container)!;
    this.#levels = new Levels(this.#family, this.#follower);
    this.#screen = new Screen(millis(centerTimeOf(container, this.#family)));
    this.#timeline = new Timeline(cues);
    this.#largest = this.#family.limit;
  }

  /** How many subtitles were on the screen. */
  get shown(): number {
    return this.#timeline.shown;
  }

  /** What is not as it was asked for, and what the game printed in their times. */
  get notes(): readonly SubtitleNote[] {
    return this.#timeline.notes;
  }

  *take(part: Part): Generator<EditedPart, void> {
    if (part.kind === "header") refuseForeign(part);
    if (part.kind !== "block") yield part;
    else yield this.#block(part);
  }

  end(): EditedPart[] {
    const { elapsed } = this.#levels;
    this.#timeline.end(elapsed);
    if (this.shown > 0) return [];
    const why = "all are after its end, or when nothing can be shown";
    throw new EditError(
      `no subtitle is shown: the recording ends at ${timestamp(elapsed)}; ${why}`,
    );
  }

  #block(part: RecordedBlock): RecordedBlock | ReturnType<typeof withAfter> {
    const worlds = this.#levels.take(part, this.#follower.worlds(part));
    if (this.#levels.begins) this.#screen.clear();
    const now = millis(this.#levels.elapsed);
    this.#timeline.go(now);
    if (part.protocol === this.#family.protocol) this.#see(part, now);
    if (this.#printed !== undefined && this.#screen.hasPrint(now))
      this.#timeline.list(this.#printed);
    this.#largest = Math.max(this.#largest, part.body.length);
    return worlds.length > 0 && this.#canCarry(part) ? this.#carried(part, now) : part;
  }

  /** What the game itself puts there. */
  #see(part: RecordedBlock, now: number): void {
    for (const message of messagesOf(part)) {
      const text = this.#family.centerText(message);
      if (text !== undefined) {
        this.#screen.print(text, now);
        const isText = text.trim() !== "";
        const seconds = this.#levels.elapsed;
        this.#printed = isText ? { block: part.index, seconds, text } : undefined;
      }
      if (this.#family.isOver(message)) this.#screen.end();
    }
  }

  /** Not what is damaged, begins a level, ends the game, or is for some players alone. */
  #canCarry(part: RecordedBlock): boolean {
    const family = this.#family;
    if (part.protocol !== family.protocol || part.undecoded !== undefined) return false;
    const stops = (message: AnyMessage) =>
      family.leadsIn(message) || family.roles.is(message, "end", "reconnect");
    return !family.isForSome(part) && !someMessage(part, stops);
  }

  #carried(part: RecordedBlock, now: number): RecordedBlock | ReturnType<typeof withAfter> {
    const { text, key } = this.#timeline;
    const texts = this.#screen.needs(text, key, now);
    const bytes = texts.reduce((sum, one) => sum + one.length + AROUND, part.body.length);
    if (bytes > this.#largest) return part;
    const added = texts.map((one) => this.#message(one, part.version));
    this.#timeline.carry(this.#screen.isTaken(now));
    if (added.length === 0) return part;
    this.#screen.printed(text, key, now);
    this.added += added.length;
    return withAfter(part, added);
  }

  #message(text: string, version: number): AnyMessage {
    const message = this.#family.center(text, version);
    if (message === undefined)
      throw new EditError("the recording's protocol has no text in the middle of the screen");
    return message;
  }
}

/** The bytes of a text's id and end. */
const AROUND = 2;

/** Seconds that engines show such a text. Throws EditError where there is none for everybody. */
export function centerTimeOf({ table }: AnyContainer, { centerTime }: Family): number {
  if (centerTime !== undefined) return centerTime;
  throw new EditError(
    `${table.name}: such recordings have no text for everybody in the middle of the screen; dem, qwd, mvd and dm2 do`,
  );
}
