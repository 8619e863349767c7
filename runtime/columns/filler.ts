import type { Reader } from "../bytes/reader.ts";
import type { AnyMessage } from "../codec.ts";
import { type AnyCodec, find, type Found } from "../shapes/found.ts";
import { Known } from "../shapes/known.ts";
import { decodeNext, passOver } from "../shapes/next.ts";
import { areStructs, type RowsOf, rowsOf } from "../shapes/rows.ts";
import type { MessageShapes } from "../shapes/shapes.ts";
import { Batch } from "./batch.ts";
import { type Column, type Columns, GrowingColumn, growTogether } from "./column.ts";
import { MOST_ROWS } from "./kernel/memory.ts";
import { type ElementType, elementTypesOf } from "./element-types.ts";

/** As messages are not alike, some more room than is expected. */
const SPARE = 1.06;

/** Rows that were decoded are filled together, up to that many. */
const MOST_DECODED = 256;

/** What is filled from the messages of a codec. */
export interface Filled extends Found {
  readonly of: RowsOf;
  readonly elementTypes: readonly ElementType[];
}

const FILLED = /* @__PURE__ */ new Known<Filled>();

/**
 * What columns of these names are filled from the messages of a codec that a path names.
 * @throws RangeError for a path or a name that there is not, and for members that no column can hold
 */
export function filledOf(codec: AnyCodec, path: string, names: readonly string[]): Filled {
  return FILLED.get(codec, path, names, (own) => {
    const of = rowsOf(codec.table, path);
    const elementTypes = elementTypesOf(of, own, [codec.to]);
    return { of, elementTypes, ...find(codec.to, of, own) };
  });
}

/** Fills columns from messages in their order. */
export class ColumnFiller {
  readonly #of: RowsOf;
  readonly #names: readonly string[];
  readonly #elementTypes: readonly ElementType[];
  /** How much of all bytes was read, from 0 to 1, where somebody knows. */
  share = 0;
  /** All of what is read is there, or columns that have rows of what is not are of no use. */
  isWhole = false;
  readonly #columns: readonly GrowingColumn[];
  /** Rows that are in the columns, and those that there is room for. */
  #length = 0;
  #room = 0;
  #batch: Batch | undefined;
  /** Rows that were decoded and are not yet in the columns: those before the batch's. */
  readonly #decoded: object[] = [];
  /** The codec that was asked for last: a recording has a block after the other of one. */
  #codec: AnyCodec | undefined;
  #found: Found | undefined;

  /** @param into columns that nobody needs any more, whose memory is taken */
  constructor(
    of: RowsOf,
    names: readonly string[],
    elementTypes: readonly ElementType[],
    into?: Columns | undefined,
  ) {
    this.#of = of;
    this.#names = names;
    this.#elementTypes = elementTypes;
    this.#columns = names.map(
      (name, i) => new GrowingColumn(name, elementTypes[i]!, into?.columns[name]),
    );
    if (into !== undefined) this.#room = Math.min(...this.#columns.map(({ room }) => room));
  }

  /** How many rows there are so far. */
  get rows(): number {
    return this.#length + this.#decoded.length + (this.#batch?.count ?? 0);
  }

  /**
   * Takes all messages up to the reader's end. Throws DecodeError, and leaves the reader at what cannot be read.
   *
   * @param reading `isAll`: no others follow; `stops`: 1 for each byte that begins a message before which it stops
   */
  read(
    codec: AnyCodec,
    r: Reader,
    { isAll = false, stops }: { readonly isAll?: boolean; readonly stops?: Uint8Array } = {},
  ): void {
    const { ids, frame } = this.#of.table;
    if (ids !== undefined || frame !== undefined) {
      // No byte tells what a message is.
      while (r.offset < r.end) this.#decode(codec, r);
      return;
    }
    const found = this.#foundIn(codec);
    const { begins, heads, shapes } = found;
    while (r.offset < r.end) {
      const byte = r.view.getUint8(r.offset);
      const isOurs = begins[byte] === 1;
      if (stops !== undefined && stops[byte] === 1) return;
      if (!isOurs) passOver(codec, r);
      else if (heads !== undefined) this.#readList(codec, r, found);
      else {
        const batch = this.#batchOf(r, shapes);
        const start = r.offset;
        r.offset = batch.take(start, r.end, begins);
        if (isAll) this.share = r.offset / r.end;
        // This many were found, or what is there has no known shape.
        if (r.offset === start)
          if (batch.count > 0) this.#flush();
          else this.#decode(codec, r);
      }
    }
    if (isAll) this.share = 1;
  }

  #foundIn(codec: AnyCodec): Found {
    if (codec === this.#codec) return this.#found!;
    this.#codec = codec;
    return (this.#found = filledOf(codec, this.#of.path, this.#names));
  }

  #decode(codec: AnyCodec, r: Reader): void {
    this.add(decodeNext(codec, r));
  }

  /** Takes a message that was decoded. */
  add(message: AnyMessage): void {
    const { message: of, list } = this.#of;
    if (message.type !== of.name) return;
    if (list === undefined) return this.#addRow(message);
    const elements = (message as unknown as Readonly<Record<string, unknown>>)[list];
    if (areStructs(elements)) for (const element of elements) this.#addRow(element);
  }

  finish(): Columns {
    this.#flush();
    this.#batch?.release();
    this.#batch = undefined;
    const columns: Record<string, Column> = {};
    for (const column of this.#columns) columns[column.name] = column.finish(this.#length);
    return { length: this.#length, columns };
  }

  #addRow(members: object): void {
    const decoded = this.#decoded;
    if (decoded.length === MOST_DECODED || (this.#batch?.count ?? 0) > 0) this.#flush();
    decoded.push(members);
  }

  /** What is not taken at once is passed over first, unless somebody did, so that no row is of a message that is not whole. */
  #readList(codec: AnyCodec, r: Reader, { heads, shapes }: Found): void {
    const start = r.offset;
    const first = shapes.isNone ? -1 : heads!.listAt(r.view, start);
    if (first < 0) return this.#decode(codec, r);
    if (!this.isWhole) {
      if (this.#takeList(r, shapes, first)) return;
      passOver(codec, r);
    }
    const end = this.isWhole ? r.end : r.offset;
    const rows = this.rows;
    for (let at = first; ;) {
      const batch = this.#batchOf(r, shapes);
      const next = batch.takeElements(at, end);
      if (next < 0) {
        // Nothing follows a list that has a place.
        r.offset = ~next;
        return;
      }
      if (next === at && batch.count === 0)
        return this.#readAgain(codec, r, start, this.rows - rows);
      if (next === at) this.#flush();
      at = next;
    }
  }

  /** Takes a list of which each element is of a known shape, up to its end. Otherwise takes nothing, and returns false. */
  #takeList(r: Reader, shapes: MessageShapes, first: number): boolean {
    const batch = this.#batchOf(r, shapes);
    const { count } = batch;
    const next = batch.takeElements(first, r.end);
    if (next < 0) r.offset = ~next;
    else batch.count = count;
    return next < 0;
  }

  /** Decodes a message of which an element is of no known shape, and takes the elements after those that were. */
  #readAgain(codec: AnyCodec, r: Reader, start: number, taken: number): void {
    r.offset = start;
    const message = codec.decode(r) as unknown as Readonly<Record<string, readonly object[]>>;
    for (const element of message[this.#of.list!]!.slice(taken)) this.#addRow(element);
  }

  #batchOf(r: Reader, shapes: MessageShapes): Batch {
    const batch = this.#batch;
    if (batch?.of === shapes && batch.view === r.view) return batch;
    this.#flush();
    batch?.release();
    return (this.#batch = new Batch(r.view, shapes, this.#columns, this.#elementTypes));
  }

  /** Brings what was found into the columns. */
  #flush(): void {
    const decoded = this.#decoded;
    const batch = this.#batch;
    const found = batch?.count ?? 0;
    this.#reserve(decoded.length + found);
    if (decoded.length > 0) {
      for (const column of this.#columns) column.setAll(this.#length, decoded);
      this.#length += decoded.length;
      decoded.length = 0;
    }
    if (found > 0) {
      batch!.empty(this.#length);
      this.#length += found;
    }
  }

  /** Makes room: for as many more as the bytes that are left should have, or half as many. */
  #reserve(rows: number): void {
    const needed = this.#length + rows;
    if (needed <= this.#room) return;
    const { share } = this;
    const all =
      share > 0.001 && share < 1 ? (needed / share) * SPARE + Math.min(needed, MOST_ROWS) : 0;
    this.#room = share < 1 ? Math.ceil(Math.max(needed, all, 1.5 * this.#room)) : needed;
    if (this.#length === 0) growTogether(this.#columns, this.#room);
    else for (const column of this.#columns) column.grow(this.#room);
  }
}
