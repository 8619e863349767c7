import { Reader } from "../../runtime/bytes/reader.ts";
import { PROBE } from "./read-options.ts";

/** Smaller pieces are put together to such of about this size: a large block may come byte by byte. */
const PIECE = 1 << 16;

/** This much of a block is enough to tell how it begins. */
const FRAME = 1 << 12;

/** Bytes of a file, and where they are in it. */
export interface Piece {
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/**
 * The bytes of a recording that came and are not read yet. Those of a block that is not whole stay in the pieces that
 * they came in, until there are as many as it needs: however large it says that it is, no more is held than came.
 *
 *     0         at             end
 *     |-- read ---|--- in one ---|--- in pieces ---|
 */
export class PendingInput {
  /** Bytes `[at, end)` are to be read next; the first of all is number `base` of the file. */
  bytes: Uint8Array = new Uint8Array(0);
  base = 0;
  at = 0;
  end = 0;
  #r = new Reader(this.bytes);
  /** What came after these. */
  #pieces: Uint8Array[] = [];
  /** The last of them, while it has room for small ones, and how much of it is filled. */
  #open: Uint8Array | undefined;
  #filled = 0;
  #waiting = 0;
  /** Reading is worth a try when that many bytes are there. */
  #enough = PROBE;

  /** How many bytes are not read. */
  get length(): number {
    return this.end - this.at + this.#waiting;
  }

  /** The number in the file of the byte that is read next. */
  get offset(): number {
    return this.base + this.at;
  }

  /** Whether some of them are in pieces. */
  get isCut(): boolean {
    return this.#waiting > 0;
  }

  get isEnough(): boolean {
    return this.length >= this.#enough;
  }

  /** @param missing that many bytes more must come, at least; without, as many as are there: each try costs as much */
  need(missing: number = this.length): void {
    this.#enough = this.length + missing;
  }

  /** Takes the next bytes, which must not change. */
  push(chunk: Uint8Array): void {
    this.#waiting += chunk.length;
    // What will be joined at once is not copied twice.
    if (chunk.length >= PIECE || this.isEnough) {
      this.#close();
      this.#pieces.push(chunk);
    } else this.#gather(chunk);
  }

  #gather(chunk: Uint8Array): void {
    if (this.#filled + chunk.length > PIECE) this.#close();
    this.#open ??= new Uint8Array(PIECE);
    this.#open.set(chunk, this.#filled);
    this.#filled += chunk.length;
  }

  #close(): void {
    if (this.#open !== undefined) this.#pieces.push(this.#open.subarray(0, this.#filled));
    this.#open = undefined;
    this.#filled = 0;
  }

  /** Puts all that is not read into one. */
  join(): void {
    if (this.#waiting === 0) return;
    this.#close();
    const { length } = this;
    const rest = this.bytes.subarray(this.at, this.end);
    const [first] = this.#pieces;
    const isAlone = rest.length === 0 && this.#pieces.length === 1;
    const bytes = isAlone ? first! : new Uint8Array(length);
    if (!isAlone) {
      bytes.set(rest);
      let at = rest.length;
      for (const piece of this.#pieces) {
        bytes.set(piece, at);
        at += piece.length;
      }
    }
    this.#use(bytes, this.offset);
  }

  #use(bytes: Uint8Array, base: number): void {
    this.bytes = bytes;
    this.base = base;
    this.at = 0;
    this.end = bytes.length;
    this.#pieces = [];
    this.#waiting = 0;
    this.#enough = 0;
  }

  /** A reader of what is in one: making one takes longer than reading a small block. */
  reader(): Reader {
    if (this.#r.bytes !== this.bytes) this.#r = new Reader(this.bytes);
    this.#r.offset = this.at;
    this.#r.end = this.end;
    return this.#r;
  }

  /**
   * As many bytes as are not read: those at the beginning and at the end are the same, and zeros between them, which
   * take no room.
   */
  outline(): Uint8Array {
    this.#close();
    const bytes = new Uint8Array(this.length);
    const all = [this.bytes.subarray(this.at, this.end), ...this.#pieces];
    let at = 0;
    for (const piece of all) {
      const isShown = at < FRAME || at + piece.length > bytes.length - FRAME;
      if (isShown) bytes.set(piece, at);
      at += piece.length;
    }
    return bytes;
  }

  /** All that is not read, in pieces. Nothing is there then. */
  *take(): Generator<Piece, void> {
    this.#close();
    let { offset } = this;
    const rest = this.bytes.subarray(this.at, this.end);
    const pieces = this.#pieces;
    const all = [...(rest.length === 0 ? [] : [rest]), ...pieces];
    this.#use(NOTHING, offset + this.length);
    for (const bytes of all) {
      yield { offset, bytes };
      offset += bytes.length;
    }
  }
}

const NOTHING = new Uint8Array(0);
