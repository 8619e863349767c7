import { DecodeError } from "../../../runtime/errors/errors.ts";

/**
 * The share of each symbol of a model: how much of 2³² its symbols from the first up to each have together. The last is
 * all of it.
 */
export type Shares = Uint32Array;

/** The coder looks this far ahead: what it reads there after the end is 0. */
const AHEAD = 4;
/** A smaller range is made larger before the next symbol. */
const SMALL = 0x1000000;
/** This many symbols come of any file, and that many more for each of its bytes. */
const FREE_SYMBOLS = 1 << 22;
const SYMBOLS_PER_BYTE = 64;

/** A share of a range: the upper 32 bits of the product, of which a number holds all only in halves. */
function part(range: number, share: number): number {
  const low = Math.floor(((range & 0xffff) * share) / 0x10000);
  return Math.floor(((range >>> 16) * share + low) / 0x10000);
}

/**
 * Reads symbols that a range coder wrote, each with the model that it was written with.
 *
 *     0                       code                range
 *     |--- shares of earlier symbols ---|--- others ---|
 */
export class RangeDecoder {
  readonly #bytes: Uint8Array;
  #next = 0;
  #range = 0xffffffff;
  #code = 0;
  #left: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#left = FREE_SYMBOLS + SYMBOLS_PER_BYTE * bytes.length;
    for (let i = 0; i < AHEAD; i++) this.#code = this.#code * 256 + this.#byte();
  }

  /** How many bytes were read. */
  get offset(): number {
    return Math.min(this.#next, this.#bytes.length);
  }

  /** Reads a symbol, a number below the count of shares. Throws DecodeError. */
  symbol(shares: Shares): number {
    while (this.#range < SMALL) {
      this.#range = this.#range * 256 + 0xff;
      this.#code = this.#code * 256 + this.#byte();
    }
    if (--this.#left < 0) throw this.fault("far more comes out of it than of any recording");
    const [range, code] = [this.#range, this.#code];
    let from = 0;
    let to = shares.length - 1;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (part(range, shares[middle]!) <= code) from = middle + 1;
      else to = middle;
    }
    const end = part(range, shares[from]!);
    if (code >= end) throw this.fault("no symbol has this code");
    const begin = from === 0 ? 0 : part(range, shares[from - 1]!);
    this.#code = code - begin;
    this.#range = end - begin - 1;
    return from;
  }

  fault(reason: string): DecodeError {
    return new DecodeError(reason, { path: [], offset: this.offset });
  }

  #byte(): number {
    if (this.#next >= this.#bytes.length + AHEAD) throw this.fault("it ends too early");
    return this.#bytes[this.#next++] ?? 0;
  }
}
