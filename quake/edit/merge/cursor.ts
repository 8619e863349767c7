import {
  messagesOf,
  type Part,
  type RecordedBlock,
  type RecordedHeader,
  type RecordedTail,
} from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import type { Family } from "../family/index.ts";
import { Levels } from "../levels.ts";
import { clockOf, isBefore, isSame, type Position } from "./position.ts";
import { Standing } from "./standing.ts";

/** A block that is next, and where it is. */
export interface Next {
  readonly part: RecordedBlock;
  readonly at: Position;
  /** It shows a frame. */
  readonly isFrame: boolean;
}

/** Goes through a recording block by block, beside others of the same game. */
export class Cursor {
  readonly #family: Family;
  readonly #parts: Iterator<Part>;
  readonly #levels: Levels;
  readonly #common: readonly (number | undefined)[];
  #clock = -Infinity;
  #last = -Infinity;
  header: RecordedHeader | undefined;
  readonly tail: RecordedTail[] = [];
  /** The block that was passed last, where it ends the game. */
  ending: RecordedBlock | undefined;
  /** The block that comes next; undefined at the end. */
  next: Next | undefined;
  /** What lasts of the blocks that it has passed. */
  readonly standing: Standing;

  /** @param common its levels, as the first recording counts them */
  constructor(family: Family, parts: Iterable<Part>, common: readonly (number | undefined)[]) {
    this.#family = family;
    this.#parts = parts[Symbol.iterator]();
    this.#levels = new Levels(family, { clockPerLevel: true });
    this.#common = common;
    this.standing = new Standing(family);
    this.#read();
  }

  /** Passes the next block, and gives it. */
  pass(): RecordedBlock {
    const { part } = this.next!;
    this.ending = this.#family.ends(part) ? part : undefined;
    this.standing.take(part);
    this.#read();
    return part;
  }

  /** Passes all blocks before a position. Gives the frame there, if there is one. */
  goTo(position: Position): readonly AnyMessage[] | undefined {
    while (this.next !== undefined && isBefore(this.next.at, position)) this.pass();
    if (this.next?.isFrame !== true || !isSame(this.next.at, position)) return undefined;
    return [...messagesOf(this.next.part)];
  }

  /** Passes all blocks up to a position, and those that belong to it. */
  goAfter(position: Position): void {
    while (this.next !== undefined && !isBefore(position, this.next.at)) this.pass();
  }

  #read(): void {
    this.next = undefined;
    for (let one = this.#parts.next(); one.done !== true; one = this.#parts.next()) {
      const part = one.value;
      if (part.kind === "block") {
        this.next = this.#placed(part);
        return;
      }
      if (part.kind === "header") this.header = part;
      else this.tail.push(part);
    }
  }

  #placed(part: RecordedBlock): Next {
    this.#levels.take(part, []);
    if (this.#levels.begins) {
      // A level that the first recording does not have is between two that it has.
      const level = this.#common[this.#levels.number - 1];
      this.#last = level ?? Math.floor(this.#last) + 0.5;
      this.#clock = -Infinity;
    }
    const clock = clockOf(this.#family, part);
    this.#clock = clock ?? this.#clock;
    return {
      part,
      at: { level: this.#last, clock: this.#clock },
      isFrame: clock !== undefined,
    };
  }
}
