import type { AnyContainer, Part, RecordedBlock } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { type Follower, followerOf, type World } from "../../world/index.ts";
import { someMessage, withAfter } from "../changed-block.ts";
import type { Range } from "../cut.ts";
import { type Edit, type EditedBlock, EditError, type EditedPart, refuseForeign } from "../edit.ts";
import { type Family, familyOf } from "../family/index.ts";
import { Levels } from "../levels.ts";
import { changed } from "../messages.ts";

/** Which frames become pictures, and how. */
export interface FramesChoice {
  /** Pictures a second, at exact times from the span's beginning on. Without, each frame that is `every`-th. */
  readonly fps?: number | undefined;
  /** 1 is each frame of the recording. */
  readonly every?: number | undefined;
  /** In seconds of play, as `cut` counts them. */
  readonly time?: Range | undefined;
  /** The engine's console command that writes a picture. Without, `screenshot`. */
  readonly command?: string | undefined;
  /** Console commands before the first picture, as `viewsize 120`. */
  readonly before?: readonly string[] | undefined;
  /** Texts of the game are not shown: prints, and those in the middle of the screen. */
  readonly withoutTexts?: boolean | undefined;
}

/** A picture of a film. */
export interface Picture {
  /** The block that the command is in. */
  readonly block: number;
  /** Seconds of play. */
  readonly seconds: number;
  /** How many of the film's times it is for: more than one where the recording has no frames between them. */
  readonly times: number;
}

/** Clocks are floats, and add up what is no float: so near, in seconds, is the same time. */
const NEAR = 1e-4;

/** No console reads a longer line (id's Cmd_TokenizeString). */
const LONGEST = 1023;

/**
 * Has the engine write a picture of frames at exact times: the console command goes after the messages of the first
 * block that shows a frame at a picture's time, or after it. Nothing is interpolated, and all other bytes stay.
 *
 * Throws EditError for a wrong choice; the edit throws it where the protocol's version has no console commands, and in
 * the end where there is no frame in the span.
 */
export function frames(container: AnyContainer, choice: FramesChoice): Frames {
  return new Frames(container, choice);
}

/** Adds commands to a recording, and knows of which frames there will be pictures. */
export class Frames implements Edit {
  readonly #family: Family;
  readonly #follower: Follower;
  readonly #levels: Levels;
  readonly #choice: FramesChoice;
  readonly #command: string;
  readonly #span: Range;
  /** How many frames of the span there were, and times of the film. */
  #frames = 0;
  #times = 0;
  #largest: number;
  readonly pictures: Picture[] = [];
  /** How many texts of the game were taken away. */
  dropped = 0;

  constructor(container: AnyContainer, choice: FramesChoice) {
    const { fps, every, command = "screenshot", before = [], time } = choice;
    if (fps !== undefined && !(fps > 0 && fps <= 1000))
      throw new EditError(`${fps} pictures a second: expected a number above 0, up to 1000`);
    if (every !== undefined && !(Number.isInteger(every) && every > 0))
      throw new EditError(`each frame that is number ${every}: expected a whole number from 1 on`);
    if ((fps === undefined) === (every === undefined))
      throw new EditError("give either pictures a second, or each how many-th frame is one");
    for (const text of [command, ...before]) expectCommand(text);
    this.#family = familyOf(container);
    if (this.#family.roles.typesOf("commands").length === 0) throw new EditError(NO_COMMANDS);
    this.#follower = followerOf(container)!;
    this.#levels = new Levels(this.#family, this.#follower);
    this.#choice = choice;
    this.#command = command;
    this.#span = time ?? { from: 0, to: Infinity };
    this.#largest = this.#family.limit;
  }

  *take(part: Part): Generator<EditedPart, void> {
    if (part.kind === "header") refuseForeign(part);
    if (part.kind !== "block") yield part;
    else yield this.#block(part);
  }

  end(): EditedPart[] {
    if (this.pictures.length > 0) return [];
    const { elapsed } = this.#levels;
    throw new EditError(
      `no frame is in the span: the recording shows ${elapsed.toFixed(3)} seconds, or nothing that can carry a command`,
    );
  }

  #block(part: RecordedBlock): EditedBlock {
    const worlds = this.#levels.take(part, this.#follower.worlds(part));
    this.#largest = Math.max(this.#largest, part.body.length);
    if (part.protocol !== this.#family.protocol) return part;
    const block = this.#choice.withoutTexts === true ? this.#withoutTexts(part) : part;
    if (!this.#isIn(worlds) || !this.#canCarry(part)) return block;
    const times = this.#timesNow();
    if (times === 0) return block;
    const texts = this.pictures.length === 0 ? [...(this.#choice.before ?? [])] : [];
    texts.push(this.#command);
    const text = `${texts.join("\n")}\n`;
    if (part.body.length + text.length + AROUND > this.#largest) return block;
    this.#times += times;
    this.pictures.push({ block: part.index, seconds: this.#levels.elapsed, times });
    return withAfter(block, [this.#message(text, part.version)]);
  }

  #isIn(worlds: readonly World[]): boolean {
    const { from, to } = this.#span;
    const { elapsed } = this.#levels;
    const isIn = worlds.length > 0 && elapsed >= from - NEAR && elapsed <= to + NEAR;
    if (isIn) this.#frames++;
    return isIn;
  }

  /** How many of the film's times have come since the last picture. */
  #timesNow(): number {
    const { fps, every } = this.#choice;
    if (fps === undefined) return (this.#frames - 1) % every! === 0 ? 1 : 0;
    const passed = this.#levels.elapsed - this.#span.from + NEAR;
    return Math.max(Math.floor(passed * fps) + 1 - this.#times, 0);
  }

  /** Not what is damaged, begins a level, ends the game, or is for some players alone. */
  #canCarry(part: RecordedBlock): boolean {
    const family = this.#family;
    if (part.undecoded !== undefined || family.isForSome(part)) return false;
    return !someMessage(
      part,
      (message) => family.leadsIn(message) || family.roles.is(message, "end", "reconnect"),
    );
  }

  #withoutTexts(part: RecordedBlock): EditedBlock {
    const { roles } = this.#family;
    const isText = (message: AnyMessage) => roles.is(message, "print", "text");
    return changed(
      this.#family,
      part,
      (message) => (isText(message) ? undefined : message),
      () => this.dropped++,
    );
  }

  #message(text: string, version: number): AnyMessage {
    const message = this.#family.command(text, version);
    if (message === undefined) throw new EditError(NO_COMMANDS);
    return message;
  }
}

const NO_COMMANDS = "the recording's protocol has no console commands for everybody";

/** The bytes of a message's id and a text's end. */
const AROUND = 2;

/** Throws EditError for what is no line of ASCII. */
function expectCommand(text: string): void {
  if (text.trim() === "" || !/^[\x20-\x7e]*$/.test(text) || text.length > LONGEST)
    throw new EditError(`"${text}" is no console command: expected one line of ASCII`);
}
