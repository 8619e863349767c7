import type { QwdBlock, QwdBlockFrame } from "../../generated/qwd.ts";
import type { AnyContainer, Part, RecordedBlock, RecordedTail } from "../../recording/index.ts";
import { withBlock } from "./changed-block.ts";
import { type Edit, type EditedBlock, type EditedPart, refuseForeign } from "./edit.ts";
import { Endings } from "./endings.ts";
import { type Family, familyOf } from "./family/index.ts";

/**
 * Puts recordings one after the other: the first one's header, the last one's end, or the one that it lacks. Ends in
 * between, and what follows a last whole block there, are left out.
 */
export class Join implements Edit {
  readonly #family: Family;
  readonly #endings: Endings;
  readonly #clock = new Clock();
  #headed = false;
  #tail: RecordedTail[] = [];

  /** Throws EditError where the container's recordings are not understood. */
  constructor(container: AnyContainer) {
    this.#family = familyOf(container);
    this.#endings = new Endings(this.#family);
  }

  /** Says that the parts of another recording follow. Gives what can be written by then. */
  *next(): Generator<EditedPart, void> {
    this.#tail = [];
    for (const block of this.#endings.goOn()) yield this.#clock.set(block);
    this.#clock.next();
  }

  *take(part: Part): Generator<EditedPart, void> {
    switch (part.kind) {
      case "header":
        refuseForeign(part);
        if (!this.#headed) yield part;
        this.#headed = true;
        return;
      case "tail":
        this.#tail.push(part);
        return;
      case "block":
        yield* this.#block(part);
    }
  }

  *end(): Generator<EditedPart, void> {
    let last: EditedBlock | undefined;
    for (const block of this.#endings.end()) yield (last = this.#clock.set(block));
    // After a file that was cut short as well: its client would wait there, too.
    const missing = last && this.#family.missingEnd(last);
    if (missing !== undefined) yield missing;
    yield* this.#tail;
  }

  *#block(part: RecordedBlock): Generator<EditedPart, void> {
    const held = this.#endings.take(part);
    for (const block of held) yield this.#clock.set(block);
    yield* this.#clock.begin(part);
  }
}

/** The parts of several recordings of one container as those of one. Throws EditError. */
export function* joined(
  container: AnyContainer,
  recordings: Iterable<Iterable<Part>>,
): Generator<EditedPart, void> {
  const join = new Join(container);
  let first = true;
  for (const parts of recordings) {
    if (!first) yield* join.next();
    first = false;
    for (const part of parts) yield* join.take(part);
  }
  yield* join.end();
}

/**
 * QuakeWorld's blocks have the time of the client's clock, and its packets are numbered: a client that has come to the
 * end of a recording neither waits for blocks of an earlier time, nor takes packets of lower numbers.
 */
class Clock {
  /** What is added to the times of the present recording, in seconds. */
  #offset = 0;
  /** The last time that was written: other containers' blocks have none. */
  #last: number | undefined;
  #begins = false;

  next(): void {
    this.#begins = true;
  }

  /** What goes before a recording's first block. */
  *begin({ block, version }: RecordedBlock): Generator<EditedPart, void> {
    if (!this.#begins) return;
    this.#begins = false;
    if (this.#last === undefined) return;
    const { time } = block as QwdBlock;
    this.#offset = Number.isFinite(time) ? this.#last - time : 0;
    yield numbersFromNothing(this.#last, version);
  }

  set(edited: EditedBlock): EditedBlock {
    const { time = NaN } = edited.block as Partial<QwdBlock>;
    if (!Number.isFinite(time)) return edited;
    const later = Math.fround(time + this.#offset);
    this.#last = Number.isFinite(later) ? later : time;
    if (this.#last === time) return edited;
    return withBlock(edited, { ...edited.block, time: this.#last });
  }
}

/** The sequence numbers that a recording's own beginning counts from. */
function numbersFromNothing(time: number, version: number): EditedBlock {
  const block: QwdBlockFrame = { type: "block", time, code: 2, outgoing: 0, incoming: 0 };
  return { kind: "block", block, messages: [], version, undecoded: undefined };
}
