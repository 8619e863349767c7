import type { Source } from "./source.ts";

/** Bytes `[from, to)` of the file that was opened, or bytes that were put in their place. */
type Piece = { readonly from: number; readonly to: number } | { readonly bytes: Uint8Array };

/** A file as it is edited: what was not is still where it was. */
export class Pieces {
  readonly #source: Source;
  #pieces: readonly Piece[];
  /** Bytes of the source that are known. */
  #known: number;

  constructor(source: Source) {
    this.#source = source;
    this.#known = source.size;
    this.#pieces = [{ from: 0, to: source.size }];
  }

  get isLive(): boolean {
    return this.#source.grown !== undefined;
  }

  /**
   * Waits a moment, and gives what the file has grown by, up to `most` bytes. Nothing when it does not any more, or
   * nobody wants it meanwhile.
   */
  async grow(most: number, isWanted: () => boolean): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const size = await this.#source.grown?.();
    if (size === undefined) return undefined;
    const [from, to] = [this.#known, Math.min(size, this.#known + most)];
    if (to <= from) return NOTHING;
    const bytes = await this.#source.read(from, to);
    if (!isWanted()) return undefined;
    this.#known = from + bytes.length;
    this.#pieces = [...this.#pieces, { from, to: this.#known }];
    return bytes;
  }

  get size(): number {
    return this.#pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  }

  /** Bytes `[from, to)`, fewer where the file ends. */
  async read(from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
    const parts = this.#between(from, to);
    const read = await Promise.all(
      parts.map((part) => ("bytes" in part ? part.bytes : this.#source.read(part.from, part.to))),
    );
    const whole = new Uint8Array(read.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const bytes of read) {
      whole.set(bytes, at);
      at += bytes.length;
    }
    return whole;
  }

  /** Puts bytes in the place of `[from, to)`. */
  replace(from: number, to: number, bytes: Uint8Array): void {
    const { size } = this;
    const all = [...this.#between(0, from), { bytes }, ...this.#between(to, size)];
    this.#pieces = all.filter((piece) => lengthOf(piece) > 0);
  }

  /** The file as it is now. */
  async blob(): Promise<Blob> {
    const parts = this.#pieces.map((piece) =>
      "bytes" in piece
        ? new Blob([piece.bytes as Uint8Array<ArrayBuffer>])
        : this.#source.blob(piece.from, piece.to),
    );
    return new Blob(await Promise.all(parts));
  }

  #between(from: number, to: number): Piece[] {
    const found: Piece[] = [];
    let at = 0;
    for (const piece of this.#pieces) {
      const length = lengthOf(piece);
      const [start, end] = [Math.max(from - at, 0), Math.min(to - at, length)];
      if (start < end) found.push(part(piece, start, end));
      at += length;
    }
    return found;
  }
}

const NOTHING = new Uint8Array(0);

function lengthOf(piece: Piece): number {
  return "bytes" in piece ? piece.bytes.length : piece.to - piece.from;
}

function part(piece: Piece, start: number, end: number): Piece {
  return "bytes" in piece
    ? { bytes: piece.bytes.subarray(start, end) }
    : { from: piece.from + start, to: piece.from + end };
}
