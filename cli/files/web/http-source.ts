import type { Source } from "../archive/source.ts";
import { HttpError } from "../../errors/http-error.ts";
import { request } from "./request.ts";

/** This many bytes are asked for at once where a directory is read entry by entry. */
const WINDOW = 1 << 16;

/** How often a body that was cut is asked for from where it ended. */
const MOST_CUTS = 3;

/** A resource of a server that gives parts. Its methods throw HttpError. */
export class HttpSource implements Source {
  readonly size: number;
  readonly #url: string;
  readonly #state: string;
  readonly #begins: Uint8Array;
  #window: Uint8Array;
  #windowAt = 0;

  /** @param begins its first bytes */
  constructor(url: string, size: number, state: string, begins: Uint8Array) {
    this.#url = url;
    this.size = size;
    this.#state = state;
    this.#begins = begins;
    this.#window = begins;
  }

  async read(at: number, length: number): Promise<Uint8Array> {
    const count = Math.max(0, Math.min(length, this.size - at));
    const from = at - this.#windowAt;
    if (from >= 0 && from + count <= this.#window.length)
      return this.#window.subarray(from, from + count);
    const pieces: Uint8Array[] = [];
    const to = Math.min(at + Math.max(count, WINDOW), this.size);
    for await (const piece of this.chunks(at, to)) pieces.push(piece);
    this.#window = Buffer.concat(pieces);
    this.#windowAt = at;
    return this.#window.subarray(0, count);
  }

  async *chunks(from: number, to: number): AsyncGenerator<Uint8Array, void> {
    const known = this.#begins.subarray(from, Math.max(from, to));
    if (known.length > 0) yield known;
    let at = from + known.length;
    for (let cuts = 0; at < to; cuts++) {
      const before = at;
      try {
        for await (const piece of this.#part(at, to)) {
          at += piece.length;
          yield piece;
        }
        if (at < to) throw new HttpError(`the server ended after ${at} of ${this.size} bytes`);
      } catch (error) {
        // Nothing at all came: another attempt is for who asked.
        if (cuts >= MOST_CUTS || at === before || error instanceof OtherError) throw error;
      }
    }
  }

  async *#part(from: number, to: number): AsyncGenerator<Uint8Array, void> {
    const { isPart, size, state, body } = await request(this.#url, { from, to });
    if (size !== this.size || state !== this.#state) throw new OtherError();
    if (!isPart && from > 0) throw new HttpError("the server gives no parts any more");
    let left = to - from;
    for await (const piece of body()) {
      yield piece.subarray(0, left);
      left -= piece.length;
      if (left <= 0) return;
    }
  }
}

class OtherError extends HttpError {
  constructor() {
    super("it was changed while it was read");
  }
}
