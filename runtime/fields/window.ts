import { Reader } from "../bytes/reader.ts";

/*
 * The bytes of the messages that are visited, in memory that stays the same: V8 then knows where they are, and need not
 * ask a view for its memory and its length for each member that is looked at.
 */

/** This many bytes are there at once, and that many more may be read after them. */
const MOST = 1 << 15;
const SLACK = 16;

const bytes = /* @__PURE__ */ new Uint8Array(MOST + SLACK);

/** The window's bytes: as such, with signs, and as numbers of more bytes. */
export const memory = {
  bytes,
  signed: /* @__PURE__ */ new Int8Array(bytes.buffer),
  view: /* @__PURE__ */ new DataView(bytes.buffer),
};

/** What is shown: the place before its first byte, and its shape. */
export const shown = { at: 0, shape: 0 };

/** Bytes `[offset, end)` that are to be read, of `bytes`, of which others may be read next. A reader is made only when somebody asks: that takes as long as to visit a dozen messages. */
export class Source {
  #reader: Reader | undefined;

  constructor(
    readonly bytes: Uint8Array,
    public offset: number,
    public end: number,
  ) {}

  /** Has a reader read what is next. */
  read<T>(by: (r: Reader) => T): T {
    const r = (this.#reader ??= new Reader(this.bytes));
    r.offset = this.offset;
    r.end = this.end;
    const result = by(r);
    this.offset = r.offset;
    return result;
  }
}

/** What was there, for somebody who waits. */
interface Taken {
  readonly from: number;
  readonly length: number;
  readonly end: number;
  readonly at: number;
  readonly count: number;
  readonly shown: typeof shown;
  readonly bytes: Uint8Array;
}

/** Which bytes of a source are there, and how far they were visited. */
class Window {
  /** The source's place for the first of them. */
  from = 0;
  /** How many there are. */
  length = 0;
  /** Of them, those before it may be visited. */
  end = 0;
  /** What is after the last message, or element, that was visited. */
  at = 0;
  /** How many were visited. */
  count = 0;
  #isTaken = false;

  /** Is taken before it is filled, and nothing is in it. Returns what `release` brings back, for somebody who waits. */
  take(): Taken | undefined {
    const { from, length, end, at, count } = this;
    const taken = this.#isTaken
      ? { from, length, end, at, count, shown: { ...shown }, bytes: bytes.slice() }
      : undefined;
    this.#isTaken = true;
    this.length = 0;
    return taken;
  }

  release(taken: Taken | undefined): void {
    this.#isTaken = taken !== undefined;
    if (taken === undefined) return;
    this.from = taken.from;
    this.length = taken.length;
    this.end = taken.end;
    this.at = taken.at;
    this.count = taken.count;
    shown.at = taken.shown.at;
    shown.shape = taken.shown.shape;
    bytes.set(taken.bytes);
  }

  /** Whether what is next in the source is there. */
  has({ offset }: Source): boolean {
    return this.from <= offset && offset < this.from + this.length;
  }

  /** Begins at what is next. Whether anything is there that was not. */
  fill({ bytes: from, offset }: Source): boolean {
    if (this.from === offset && this.length > 0) return false;
    this.from = offset;
    this.length = Math.min(from.length - offset, MOST);
    const isAll = this.length === from.length;
    bytes.set(isAll ? from : from.subarray(offset, offset + this.length));
    return true;
  }

  /** Begins to visit at what is next in the source, up to its end. */
  visit({ offset, end }: Source): void {
    this.at = offset - this.from;
    this.end = Math.min(this.length, end - this.from);
  }
}

/** There is one, as the memory is one. */
export const window = /* @__PURE__ */ new Window();
