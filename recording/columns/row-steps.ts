import type { Columns } from "../../runtime/columns/column.ts";
import { type ElementType, elementTypesOf } from "../../runtime/columns/element-types.ts";
import { ColumnFiller } from "../../runtime/columns/filler.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import type { AnyCodec } from "../../runtime/shapes/found.ts";
import type { RowsOf } from "../../runtime/shapes/rows.ts";
import { idsOf, layoutOf } from "../../runtime/table/messages.ts";
import { passedInto, type Steps, type Stretch } from "./stretches.ts";
import { passBlock, type Session } from "../versions/session.ts";

/** The columns of a recording. */
export interface RecordedColumns extends Columns {
  /** For each block its first row, and after the last one the number of rows: as Arrow lays out lists. */
  readonly blocks: Int32Array;
}

/**
 * Fills columns from blocks as they are passed over. It stops where that cannot be: where a block has rows, and then turns
 * out to be damaged or to announce versions, or where another version needs columns of other types.
 */
export class RowSteps implements Steps {
  readonly #of: RowsOf;
  readonly #names: readonly string[];
  readonly #r: Reader;
  readonly #isPassedFirst: boolean;
  /** What was passed over while there were no columns. */
  readonly #waiting: Stretch[] = [];
  readonly #versions = new Set<number>();
  readonly #stops = new Map<AnyCodec, Uint8Array>();
  readonly #firsts: number[] = [];
  #types: readonly ElementType[] = [];
  #filler: ColumnFiller | undefined;
  isStopped = false;

  /** @param isPassedFirst all blocks are passed over before rows are taken: then it stops nowhere */
  constructor(of: RowsOf, names: readonly string[], bytes: Uint8Array, isPassedFirst: boolean) {
    const { ids, frame } = of.table;
    this.#of = of;
    this.#names = names;
    this.#r = new Reader(bytes);
    // Where no byte tells what a message is, none tells that it announces versions.
    this.#isPassedFirst = isPassedFirst || ids !== undefined || frame !== undefined;
  }

  pass(session: Session, r: Reader, block: number): boolean | undefined {
    if (session.codec.table !== this.#of.table) return passBlock(session, r);
    const { isAnnounced, protocol } = session;
    const isEarly = this.#filler === undefined && !isAnnounced && protocol.selectors.size > 0;
    if (this.#isPassedFirst || isEarly || protocol.selectors.has(this.#of.message.name))
      return passedInto(this.#waiting, session, r, block);
    return passBlock(session, r, (codec) => this.#readBlock(session, codec, r, block));
  }

  take(stretch: Stretch): void {
    const { codec } = stretch;
    if (codec.table !== this.#of.table) return;
    if (this.#filler === undefined) this.#waiting.push(stretch);
    else if (this.#isFor(codec)) this.#read(this.#filler, stretch);
    else this.isStopped = true;
  }

  /** The columns of all that was passed over, of that many blocks. */
  finish(blocks: number): RecordedColumns {
    const found = (this.#filler ?? this.#begin()).finish();
    const firsts = new Int32Array(blocks + 1).fill(found.length);
    firsts.set(this.#firsts);
    return { ...found, blocks: firsts };
  }

  /** As `announcesVersions`, and takes the rows. */
  #readBlock(session: Session, codec: AnyCodec, r: Reader, block: number): boolean | undefined {
    if (!this.#isFor(codec)) {
      this.isStopped = true;
      return undefined;
    }
    const filler = this.#filler ?? this.#begin();
    const { rows } = filler;
    this.#beginBlock(block, rows);
    const announces = readUpTo(this.#stopsOf(session, codec), filler, codec, r);
    filler.share = r.offset / r.view.byteLength;
    if (announces !== false && filler.rows > rows) this.isStopped = true;
    return announces;
  }

  /** Takes what was passed over. */
  #read(filler: ColumnFiller, { codec, start, end, block }: Stretch): void {
    const r = this.#r;
    this.#beginBlock(block, filler.rows);
    r.offset = start;
    r.end = end;
    filler.read(codec, r);
    filler.share = end / r.view.byteLength;
  }

  #beginBlock(block: number, rows: number): void {
    while (this.#firsts.length <= block) this.#firsts.push(rows);
  }

  /** Makes the columns, of the versions that were met so far. */
  #begin(): ColumnFiller {
    for (const { codec } of this.#waiting) this.#versions.add(codec.to);
    this.#types = this.#typesOf(this.#versions);
    const filler = new ColumnFiller(this.#of, this.#names, this.#types);
    filler.isWhole = true;
    for (const stretch of this.#waiting) this.#read(filler, stretch);
    this.#waiting.length = 0;
    return (this.#filler = filler);
  }

  #typesOf(versions: Iterable<number>): readonly ElementType[] {
    return elementTypesOf(this.#of, this.#names, [...versions]);
  }

  /** Whether the columns are of the types that this codec's version needs, too. */
  #isFor({ to }: AnyCodec): boolean {
    if (this.#versions.has(to)) return true;
    this.#versions.add(to);
    if (this.#filler === undefined) return true;
    const types = this.#typesOf(this.#versions);
    return types.every(
      ({ type, size, isArray }, i) =>
        type === this.#types[i]!.type &&
        size === this.#types[i]!.size &&
        isArray === this.#types[i]!.isArray,
    );
  }

  /** The bytes that a codec's messages begin with which announce versions. */
  #stopsOf({ protocol }: Session, codec: AnyCodec): Uint8Array {
    let stops = this.#stops.get(codec);
    if (stops !== undefined) return stops;
    stops = new Uint8Array(0x100);
    for (const message of protocol.table.messages) {
      const layout = protocol.selectors.has(message.name) && layoutOf(message, codec.to);
      if (layout) for (const id of idsOf(layout)) stops[id] = 1;
    }
    this.#stops.set(codec, stops);
    return stops;
  }
}

/** Whether there is a message that announces versions, before which it stops; undefined where messages cannot be read. */
function readUpTo(
  stops: Uint8Array,
  filler: ColumnFiller,
  codec: AnyCodec,
  r: Reader,
): boolean | undefined {
  try {
    filler.read(codec, r, { stops });
    return r.offset < r.end;
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}
