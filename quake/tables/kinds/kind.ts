import type { RecordedBlock } from "../../../recording/index.ts";
import type { Selection } from "../../../recording/decode/selected.ts";
import type { Roster, Shown, ShownWorlds } from "../../world/index.ts";
import type { Wanted } from "../../world/wanted.ts";
import type { ColumnSource, Gathering } from "../table-column.ts";

/** Nothing of worlds but level, scoreboard and time. */
export const NOTHING: Wanted = { entities: false, players: false, figures: false };

/** A block, and what is known by then. */
export interface SeenBlock {
  readonly part: RecordedBlock;
  /** The worlds of the frames that it ends. All of them are taken. */
  readonly shown: ShownWorlds;
  /** Who is there by then. */
  readonly roster: () => Roster;
  /** Of play, before it. */
  readonly seconds: number;
}

/** Takes a row. */
export type Put<R> = (row: R) => void;

/** What all rows have. */
export interface AnyRow {
  /** Of play. */
  readonly seconds: number;
  /** The frame that it is of, where it is of one. */
  readonly world?: object;
}

/**
 * A kind of table: what its rows are.
 *
 * @typeParam R a row: what its columns are of does not change until all bytes that were given are read
 */
export interface TableKind<R extends AnyRow> extends Gathering<R> {
  readonly columns: readonly ColumnSource<R>[];
  /** What all of its rows need, whatever columns are asked for. */
  readonly wanted: Wanted;
  /** Messages that it reads itself. */
  readonly also?: Selection;
  /** Rows are frames, or what is in them: some of them can be left out. */
  readonly hasFrames?: true;
  /** The map that a row is of, where its rows say so; empty where no level has begun. */
  mapOf?(row: R): string;
  /** What of a row its key is: what it is about, as a small number. Rows of one key may share parts. */
  keyOf?(row: R): number;
  /** Gives the rows of a frame, where rows are of these: a function for each block would take longer than many do. */
  show?(shown: Shown, put: Put<R>, roster: SeenBlock["roster"]): void;
  /** Gives the rows of a block. What it yields is nothing, but when others may go on with those that it gave. */
  see?(block: SeenBlock, put: Put<R>): Iterable<unknown>;
  /** The rows that are known at the end, whenever they are of: all is read for them. */
  end?(): Iterable<R>;
  /** The rows of the recording's end. */
  last?(): Iterable<R>;
}
