import { type AnyContainer, type Part, type RecordedBlock } from "../../recording/index.ts";
import { type Follower, followerOf, type World } from "../world/index.ts";
import { type Edit, type EditedBlock, EditError, type EditedPart, refuseForeign } from "./edit.ts";
import { type Family, familyOf, type Gap } from "./family/index.ts";
import { Lasting } from "./lasting.ts";
import { stayingIn } from "./messages.ts";
import { Levels } from "./levels.ts";

/** What of a recording is kept: what is in all of those that are given. Both ends belong to it. */
export interface Span {
  /** The level, from 1 on. Its recording does not send the client to the next one. */
  readonly level?: number | undefined;
  /** Blocks by their index, from 0 on. */
  readonly blocks?: Range | undefined;
  /** Seconds of play from the first frame on: that of the level where one is given, otherwise that of the recording. */
  readonly time?: Range | undefined;
}

/** From one number to another; the second may be Infinity. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Keeps a span, and what a client needs to show it: the level's beginning as it is, and in few blocks what was set since.
 * Frames that differ from what is cut are written whole; all others stay as they are. What follows the last whole
 * block is no block, and is cut.
 *
 * The edit throws EditError where there is nothing in the span, and where the protocol is not understood.
 */
export function cut(container: AnyContainer, span: Span): Edit {
  return new Cut(container, span);
}

/** No level takes more to begin, with 6 MB that a server sends by download. What comes then is as what comes later. */
const MOST_BLOCKS = 1 << 13;
const MOST_BYTES = 1 << 25;

type Where = "before" | "inside" | "after";

class Cut implements Edit {
  readonly #family: Family;
  readonly #follower: Follower;
  readonly #gap: Gap;
  readonly #levels: Levels;
  readonly #lasting: Lasting;
  readonly #span: Span;
  #where: Where = "before";
  /** What leads into the present level, while nothing of it is kept. */
  #leadIn: EditedBlock[] = [];
  #leadInBytes = 0;
  /** What goes before the lead-in, where what was before it is cut. */
  #start: EditedBlock[] = [];
  /** Something after the lead-in was cut. */
  #passed = false;
  #unknown: number | undefined;
  #last: EditedBlock | undefined;
  /** The last block that did nothing but end the recording. */
  #ending: RecordedBlock | undefined;
  #blocks = 0;

  constructor(container: AnyContainer, span: Span) {
    this.#family = familyOf(container);
    this.#follower = followerOf(container)!;
    this.#gap = this.#family.gap();
    this.#levels = new Levels(this.#family, this.#follower);
    this.#lasting = new Lasting(container, this.#family);
    this.#span = span;
  }

  *take(part: Part): Generator<EditedPart, void> {
    if (part.kind === "header") {
      refuseForeign(part);
      yield part;
    } else if (part.kind === "block") {
      this.#blocks++;
      if (this.#family.ends(part)) this.#ending = part;
      // After the span there is nothing to do, but to count where nothing was in it.
      if (this.#where !== "after" || this.#last === undefined) yield* this.#block(part);
    }
  }

  *end(): Generator<EditedPart, void> {
    if (this.#last === undefined) throw this.#nothing();
    const ending = this.#family.ending(this.#last, this.#ending);
    if (ending !== undefined) yield ending;
  }

  *#block(part: RecordedBlock): Generator<EditedPart, void> {
    const worlds = this.#levels.take(part, this.#follower.worlds(part));
    if (this.#where === "after") return;
    const before = this.#where;
    this.#where = this.#place(part);
    if (before === "before") this.#beginLevel(part);
    if (this.#where === "before") this.#passOver(part, worlds);
    if (this.#where !== "inside") return;
    if (before === "before") yield* this.#begin(part);
    const kept = this.#gap.keep(part, worlds);
    this.#last = this.#span.level === undefined ? kept : stayingIn(this.#family, kept);
    yield this.#last;
  }

  /** Where a block is. What is inside once goes on until it is after it. */
  #place({ index }: RecordedBlock): Where {
    const { level, blocks, time } = this.#span;
    const { number, seconds, elapsed } = this.#levels;
    const spans: [number, Range | undefined][] = [
      [number, level === undefined ? undefined : { from: level, to: level }],
      [index, blocks],
      [level === undefined ? elapsed : seconds, time],
    ];
    if (spans.some(([value, span]) => span !== undefined && value > span.to)) {
      // Another level's clock says nothing of the one that is looked for.
      if (level === undefined || number >= level) return "after";
    }
    if (this.#where === "inside") return "inside";
    const early = spans.some(([value, span]) => span !== undefined && value < span.from);
    return early ? "before" : "inside";
  }

  /** A block before the span. */
  #passOver(part: RecordedBlock, worlds: readonly World[]): void {
    if (this.#levels.leadsIn(part) && this.#hasRoom(part)) {
      this.#leadIn.push(this.#gap.keep(part, worlds));
      return;
    }
    this.#passed = true;
    this.#gap.pass(part, worlds);
    this.#lasting.take(part);
  }

  /** Whether a block may be held until it is known whether it is kept: nothing leads into a level for ever. */
  #hasRoom({ length }: RecordedBlock): boolean {
    this.#leadInBytes += length;
    return this.#leadIn.length < MOST_BLOCKS && this.#leadInBytes <= MOST_BYTES;
  }

  /** Forgets what was before the level, where this block is its first one. */
  #beginLevel(part: RecordedBlock): void {
    this.#unknown ??= part.unknownProtocol;
    if (!this.#levels.begins) return;
    this.#leadIn = [];
    this.#leadInBytes = 0;
    this.#start = part.index === 0 ? [] : this.#gap.start(part);
    this.#passed = false;
    this.#unknown = part.unknownProtocol;
    this.#lasting.clear();
  }

  /** What goes before the first block of the span. */
  *#begin(first: RecordedBlock): Generator<EditedPart, void> {
    const needs = this.#passed || this.#leadIn.length > 0;
    if (needs && this.#unknown !== undefined) throw unknownError(this.#unknown);
    if (this.#passed) {
      yield* this.#gap.bridge(this.#leadIn, this.#lasting.blocks(first), first);
    } else {
      yield* [...this.#start, ...this.#leadIn];
    }
  }

  #nothing(): EditError {
    const { number, elapsed } = this.#levels;
    const has = `${this.#blocks} blocks, ${number} level${number === 1 ? "" : "s"}, ${elapsed.toFixed(1)} s`;
    return new EditError(`nothing is in this span: the recording has ${has}`);
  }
}

function unknownError(protocol: number): EditError {
  return new EditError(
    `the recording is in protocol ${protocol}, which is not described: what a client needs cannot be known; keep it from the level's beginning on`,
  );
}
