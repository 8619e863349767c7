import { dem } from "../../../generated/dem.ts";
import {
  type AnyContainer,
  messagesOf,
  type Part,
  type RecordedBlock,
} from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { EACH } from "../../../runtime/table/facts/roles.ts";
import { BlockCount } from "../added/block-count.ts";
import { Room } from "../added/room.ts";
import { withOthers } from "../changed-block.ts";
import { type EditedBlock, EditError, type EditedPart } from "../edit.ts";
import { type Family, familyOf } from "../family/index.ts";
import { Cursor } from "./cursor.ts";
import { type Contradiction, SharedFrame } from "./frame.ts";
import type { MergeNote } from "./notes.ts";
import { plain } from "./plain.ts";
import { isBefore, type Position } from "./position.ts";
import { Standing } from "./standing.ts";
import { sameLevels, type Times, timesOf } from "./times.ts";

/** A recording of a game, read twice. */
export interface MergeInput {
  /** For people. */
  readonly name: string;
  parts(): Iterable<Part>;
}

/** From when on the game is seen by whom. */
export interface MergeView {
  /** Seconds of play since the first recording's first frame, as `cut` counts them. */
  readonly seconds: number;
  /** Which recording, from 0 on. */
  readonly recording: number;
}

/** What became of a recording. */
export interface Merged {
  readonly name: string;
  /** Frames that it has at the same time as the recording that is seen. */
  readonly frames: number;
  /** Entities that it added to these. */
  readonly entities: number;
}

/** A recording that is merged. */
interface Source {
  readonly name: string;
  readonly cursor: Cursor;
  frames: number;
  entities: number;
  common: number;
  contradictions: number;
  first: (Contradiction & Position) | undefined;
}

/**
 * Puts recordings that several clients made of one game together: the first one, or the one that is seen at a time, with
 * the entities and effects that the others show in the same frames. All else of it stays as it is.
 */
export class Merge {
  readonly #family: Family;
  readonly #room: Room;
  readonly #own: Times;
  readonly #sources: readonly Source[];
  readonly #notes: MergeNote[] = [];
  readonly #views: (MergeView & Position)[];
  /** What has been written, and what lasts of it. */
  readonly #written: Standing;
  /** Of what adds up, what has been written and comes once more in the recording that is seen. */
  #surplus = new Map<string, number>();
  /** The last frame that was written. */
  #last: Position = { level: -Infinity, clock: -Infinity };
  readonly #damaged = new BlockCount("damaged");

  /**
   * Throws EditError where no entities can be added, or the recordings are not of one game.
   *
   * @param inputs at least two
   * @param views in the order of their times; the first recording before the first of them
   */
  constructor(
    container: AnyContainer,
    inputs: readonly MergeInput[],
    views: readonly MergeView[] = [],
  ) {
    if (container.table.name !== dem.table.name) throw new EditError(NO_MERGE);
    const family = familyOf(container);
    this.#family = family;
    this.#room = new Room(container, family);
    this.#written = new Standing(family);
    const times = inputs.map((one) => timesOf(container, one.parts()));
    this.#own = times[0]!;
    this.#sources = inputs.map(({ name, parts }, i) => {
      const common = sameLevels(this.#own.levels, times[i]!.levels);
      if (common.every((level) => level === undefined)) throw new EditError(`${name}: ${OTHER}`);
      this.#missing(name, common);
      const cursor = new Cursor(family, parts(), common);
      return {
        name,
        cursor,
        frames: 0,
        entities: 0,
        common: 0,
        contradictions: 0,
        first: undefined,
      };
    });
    this.#views = views.map((view) => this.#viewAt(view)).toSorted((a, b) => a.seconds - b.seconds);
  }

  /** What became of each recording. */
  get merged(): readonly Merged[] {
    return this.#sources.map(({ name, frames, entities }) => ({ name, frames, entities }));
  }

  /** What could not be done, and what was found. */
  get notes(): readonly MergeNote[] {
    return [
      ...this.#notes,
      ...this.#sources.flatMap(({ name, contradictions: count, first }): MergeNote[] =>
        first === undefined
          ? []
          : [{ kind: "contradiction", name, count, ...first, level: first.level + 1 }],
      ),
      ...this.#room.large.notes,
      ...this.#damaged.notes,
    ];
  }

  /** The parts of the merged recording. Throws EditError in the end where most of what both show differs. */
  *parts(): Generator<EditedPart, void> {
    const [first] = this.#sources as [Source];
    if (first.cursor.header !== undefined) yield first.cursor.header;
    let seen = first;
    for (;;) {
      const view = this.#due(seen);
      if (view !== undefined) {
        const other = this.#sources[view.recording]!;
        if (!this.#reaches(other, view)) continue;
        yield* this.#goOn(other);
        seen = other;
        continue;
      }
      const { next } = seen.cursor;
      if (next !== undefined && !(seen !== first && this.#family.ends(next.part))) {
        yield this.#block(seen, next.part, next.isFrame ? next.at : undefined);
        continue;
      }
      // Who is seen has left: the first recording goes on, where there is more of it.
      first.cursor.goAfter(this.#last);
      if (first.cursor.next === undefined) {
        const { ending } = first.cursor;
        if (seen !== first && ending !== undefined) yield this.#wrote(ending);
        break;
      }
      yield* this.#goOn(first);
      seen = first;
    }
    this.#expectOneGame();
    yield* first.cursor.tail;
  }

  #missing(name: string, common: readonly (number | undefined)[]): void {
    for (const [level, { map }] of this.#own.levels.entries())
      if (!common.includes(level))
        this.#notes.push({ kind: "missing", name, level: level + 1, map });
  }

  /** Where a view begins. Throws EditError after the end. */
  #viewAt(view: MergeView): MergeView & Position {
    const at = this.#own.moments.find(({ seconds }) => seconds >= view.seconds);
    if (at !== undefined) return { ...view, level: at.level, clock: at.clock };
    const { seconds: end } = this.#own.moments.at(-1)!;
    throw new EditError(`a view begins at ${view.seconds} s: the first recording has ${end} s`);
  }

  /** The next view, where it begins before the block that comes next. */
  #due({ cursor }: Source): (MergeView & Position) | undefined {
    const [view] = this.#views;
    if (view === undefined) return undefined;
    if (cursor.next === undefined || isBefore(cursor.next.at, view)) return undefined;
    return this.#views.shift();
  }

  /** Goes in a recording to where a view begins. Whether it shows that level from there on. */
  #reaches({ name, cursor }: Source, view: MergeView & Position): boolean {
    cursor.goTo(view);
    if (cursor.next?.at.level === view.level) return true;
    this.#notes.push({ kind: "unseen", name, seconds: view.seconds });
    return false;
  }

  /** Goes on with another recording: what it was sent and has not been written comes first. */
  *#goOn({ cursor }: Source): Generator<EditedBlock, void> {
    const { standing, next } = cursor;
    const messages = this.#written.until(standing);
    this.#surplus = this.#written.beyond(standing);
    if (messages.length === 0) return;
    const block = this.#family.beside(next!.part);
    const { version } = next!.part;
    yield this.#wrote({ kind: "block", block, messages, version, undecoded: undefined });
  }

  #block(seen: Source, part: RecordedBlock, at: Position | undefined): EditedBlock {
    const own = this.#withoutSurplus(part);
    const added = at === undefined ? [] : this.#added(seen, part, at);
    this.#last = at ?? this.#last;
    seen.cursor.pass();
    return this.#wrote(added.length === 0 ? own : this.#room.withAfter(part, own, added));
  }

  #wrote(block: EditedBlock): EditedBlock {
    this.#written.take(block);
    return block;
  }

  /** A block in which nothing adds up that was written before it came to this recording. */
  #withoutSurplus(part: RecordedBlock): EditedBlock {
    if (this.#surplus.size === 0) return part;
    const others = new Map<number, AnyMessage>();
    let index = 0;
    for (const message of messagesOf(part)) {
      if (this.#family.begins(message)) this.#surplus.clear();
      const left = this.#family.lasts(message) === EACH ? this.#surplus.get(plain(message)) : 0;
      if (left) {
        this.#surplus.set(plain(message), left - 1);
        others.set(index, this.#family.filler!);
      }
      index++;
    }
    return others.size === 0 ? part : withOthers(part, others);
  }

  /** What the others show in a frame, and the recording that is seen does not. */
  #added(seen: Source, part: RecordedBlock, at: Position): AnyMessage[] {
    if (part.undecoded !== undefined) {
      this.#damaged.add(part.index);
      return [];
    }
    const frame = new SharedFrame(messagesOf(part));
    return this.#sources.flatMap((source) => {
      if (source === seen) return [];
      const shown = source.cursor.goTo(at);
      if (shown === undefined) return [];
      const { messages, entities, common, contradictions } = frame.add(shown);
      source.frames++;
      source.entities += entities;
      source.common += common;
      source.contradictions += contradictions.length;
      if (contradictions.length > 0) source.first ??= { ...contradictions[0]!, ...at };
      return messages;
    });
  }

  /** Throws EditError where recordings show most of what both have otherwise. */
  #expectOneGame(): void {
    for (const { name, common, contradictions } of this.#sources)
      if (2 * contradictions > common) throw new EditError(`${name}: ${OTHER}`);
  }
}

const OTHER =
  "it is not of the same game as the first recording: no level of it has the same map and frames at the same times of the server's clock, or what they show differs";
const NO_MERGE =
  "only .dem recordings of NetQuake and .qwd of QuakeWorld are merged: frames of Quake II differ from those that each client has acknowledged";
