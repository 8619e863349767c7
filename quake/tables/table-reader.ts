import type { AnyMessage } from "../../runtime/codec.ts";
import type { Container } from "../../runtime/container.ts";
import type { Part, ReadOptions } from "../../recording/index.ts";
import { WorldReader } from "../world/index.ts";
import type { Wanted } from "../world/wanted.ts";
import { type Batch, BatchBuilder } from "./batch.ts";
import { checkCondition, type Condition, holds } from "./conditions.ts";
import type { AnyRow, TableKind } from "./kinds/kind.ts";
import { Reporter, type TableReport } from "./report.ts";
import type { ColumnSource, TableColumn } from "./table-column.ts";
import { columnNamed, columnsNamed, described, kindOf, type TableName } from "./table-kinds.ts";

/** Which rows and columns are asked for. */
export interface TableOptions extends ReadOptions {
  /** In this order; all without. `origin`, `velocity` and `angles` are three columns each. */
  readonly columns?: readonly string[] | undefined;
  /** Seconds of play: of the frames of each such span the first one. For tables of frames alone. */
  readonly every?: number | undefined;
  /** Seconds of play, both of them included. */
  readonly between?: { readonly from: number; readonly to: number } | undefined;
  /** All of them must hold. */
  readonly where?: readonly Condition[] | undefined;
  /** Rows of a batch at most; 8192 without. */
  readonly batchRows?: number | undefined;
  /** All rows of a batch are of one map, which it names: the column `map` is left out. */
  readonly byMap?: boolean | undefined;
}

const BATCH_ROWS = 8192;

const MAP = "map";

interface Test {
  readonly condition: Condition;
  readonly of: ColumnSource<any>["of"];
}

/** Reads a table of a recording that comes in pieces, some rows at a time: it holds a batch, and what worlds are made of. */
export class TableReader<B extends object, M extends AnyMessage, H, S> {
  readonly #kind: TableKind<any>;
  readonly #reader: WorldReader<B, M, H, S>;
  readonly #builder: BatchBuilder<any>;
  readonly #reporter: Reporter;
  readonly #tests: readonly Test[];
  readonly #takesAll: boolean;
  readonly #from: number;
  readonly #to: number;
  readonly #every: number | undefined;
  readonly #isLive: boolean;
  /** The span of which a frame was taken last, the frame, and whether it is one that is taken. */
  #span = -Infinity;
  #frame: object | undefined;
  #isTaken = false;
  #isOver = false;
  /** The map of the rows that are in no batch yet, where batches are of one. */
  readonly #byMap: boolean;
  #map: string | undefined;
  /** Batches that nobody has taken yet. */
  #full: Batch[] = [];
  readonly #put = (row: AnyRow): void => this.#row(row);
  /** Those of its batches. */
  readonly columns: readonly TableColumn[];

  /** @throws RangeError for a table, a column, a version or a reading that there is not, and for options that are wrong */
  constructor(container: Container<B, M, H, S>, what: TableName, options: TableOptions = {}) {
    const { columns, every, between, where = [], batchRows = BATCH_ROWS, byMap = false } = options;
    const kind = kindOf(container, what);
    const all = chosenOf(kind, columns, what);
    const chosen = byMap && kind.mapOf !== undefined ? all.filter(({ name }) => name !== MAP) : all;
    const tested = where.map((one) => columnNamed(kind.columns, one.column, what));
    for (const [i, condition] of where.entries()) checkCondition(condition, tested[i]!);
    checkNumbers(kind, what, every, batchRows);
    const wanted = wantedOf(kind, [...chosen, ...tested]);
    this.#kind = kind;
    this.#reader = new WorldReader(container, options, undefined, wanted, kind.also);
    this.#builder = new BatchBuilder(chosen, batchRows, kind);
    this.#reporter = new Reporter(chosen, container);
    this.#tests = where.map((condition, i) => ({ condition, of: tested[i]!.of }));
    this.#from = between?.from ?? -Infinity;
    this.#to = between?.to ?? Infinity;
    this.#every = every;
    this.#isLive = options.live === true;
    this.#takesAll = between === undefined && every === undefined && where.length === 0;
    this.#byMap = byMap;
    this.columns = chosen.map(described);
  }

  /** All that was asked for was read: the rest of the recording changes nothing. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** What was read so far. */
  get report(): TableReport {
    return this.#reporter.report;
  }

  /** Takes the next bytes. Its batches are asked for before the next bytes come; of a live recording, no row waits. */
  *push(chunk: Uint8Array): Generator<Batch, void> {
    if (!this.#isOver) yield* this.#parts(this.#reader.push(chunk));
    this.#builder.settle();
    if (!this.#isLive) return;
    this.#give(this.#builder.finish());
    yield* this.#taken();
  }

  /** The recording ends. */
  *end(): Generator<Batch, void> {
    if (!this.#isOver) yield* this.#parts(this.#reader.end());
    if (!this.#isOver) for (const row of this.#kind.last?.() ?? []) this.#row(row);
    for (const row of this.#kind.end?.() ?? []) this.#row(row);
    this.#give(this.#builder.finish());
    yield* this.#taken();
  }

  *#parts(parts: Iterable<Part<B, M>>): Generator<Batch, void> {
    const { follower } = this.#reader;
    const kind = this.#kind;
    const roster = () => follower!.roster;
    for (const part of parts) {
      this.#reporter.see(part);
      if (part.kind !== "block") continue;
      const shown = this.#reader.shown(part);
      if (kind.show !== undefined)
        for (const one of shown.now()) {
          kind.show(one, this.#put, roster);
          if (this.#full.length > 0) yield* this.#taken();
        }
      const seconds = follower === undefined ? NaN : this.#reader.seconds;
      for (const _ of kind.see?.({ part, shown, roster, seconds }, this.#put) ?? [])
        if (this.#full.length > 0) yield* this.#taken();
      if (this.#full.length > 0) yield* this.#taken();
      if (follower !== undefined) this.#reporter.seeMap(follower.level.map);
      // Levels are whole when they end, which may be later.
      this.#isOver = this.#reader.seconds > this.#to && this.#kind.end === undefined;
      if (this.#isOver) return;
    }
  }

  /** The batches that are full. */
  #taken(): readonly Batch[] {
    const full = this.#full;
    this.#full = [];
    return full;
  }

  #row(row: AnyRow): void {
    if (!this.#takesAll && !this.#takes(row)) return;
    if (this.#byMap) this.#begin(this.#mapOf(row));
    const batch = this.#builder.put(row, this.#kind.keyOf?.(row));
    if (batch !== undefined) this.#give(batch);
  }

  /** Rows of another map are in another batch. */
  #begin(map: string | undefined): void {
    if (map !== this.#map) this.#give(this.#builder.finish());
    this.#map = map;
  }

  /** What has no map of its own is of that after its block. */
  #mapOf(row: AnyRow): string | undefined {
    const { mapOf } = this.#kind;
    return (mapOf === undefined ? this.#reader.follower?.level.map : mapOf(row)) || undefined;
  }

  #give(batch: Batch | undefined): void {
    if (batch === undefined) return;
    const map = this.#map;
    this.#full.push(this.#reporter.count(map === undefined ? batch : { ...batch, map }));
  }

  #takes(row: AnyRow): boolean {
    const { seconds } = row;
    if (seconds < this.#from || seconds > this.#to) return false;
    if (this.#every !== undefined && !this.#isInStep(row, this.#every)) return false;
    for (const { condition, of } of this.#tests) if (!holds(condition, of(row))) return false;
    return true;
  }

  /** Whether a row is of the first frame of its span. */
  #isInStep({ seconds, world }: AnyRow, every: number): boolean {
    if (world === this.#frame) return this.#isTaken;
    const span = spanOf(seconds, every);
    this.#frame = world;
    this.#isTaken = span !== this.#span;
    this.#span = span;
    return this.#isTaken;
  }
}

/** Which span a time is in. Where one begins, the quotient of two doubles may be less by a few bits: 0.6 / 0.2 is not 3. */
function spanOf(seconds: number, every: number): number {
  const spans = seconds / every;
  const nearest = Math.round(spans);
  return Math.abs(spans - nearest) <= 4 * Number.EPSILON * nearest ? nearest : Math.floor(spans);
}

/** The columns that are asked for. Throws RangeError for one that there is not, or that is there twice. */
function chosenOf(
  { columns }: TableKind<any>,
  names: readonly string[] | undefined,
  what: string,
): readonly ColumnSource<any>[] {
  if (names === undefined) return columns;
  const chosen = names.flatMap((name) => columnsNamed(columns, name, what));
  const twice = chosen.find((column, i) => chosen.indexOf(column) !== i);
  if (twice !== undefined) throw new RangeError(`the column ${twice.name} is asked for twice`);
  return chosen;
}

/** What a table needs for some of its columns. */
function wantedOf({ wanted }: TableKind<any>, columns: readonly ColumnSource<any>[]): Wanted {
  const needs = (what: "entities" | "players" | "figures") =>
    wanted[what] || columns.some((column) => column.needs?.[what] === true);
  return {
    ...wanted,
    entities: needs("entities"),
    players: needs("players"),
    figures: needs("figures"),
  };
}

function checkNumbers(kind: TableKind<any>, what: string, every: number | undefined, rows: number) {
  if (every !== undefined && kind.hasFrames !== true)
    throw new RangeError(
      `${what} has no frames of which some could be left out: every is for players, entities and frames`,
    );
  if (every !== undefined && !(every > 0 && every < Infinity))
    throw new RangeError(`every ${every}: expected seconds above 0`);
  if (!Number.isInteger(rows) || rows < 1 || rows > MOST_ROWS)
    throw new RangeError(`batchRows ${rows}: expected 1 to ${MOST_ROWS}`);
}

/** Of a batch, all of which is in memory. */
const MOST_ROWS = 1 << 20;
