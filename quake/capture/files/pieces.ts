/** The bytes of a file that comes in pieces, from where they are read to the last that came. */
export class Pieces {
  /** Bytes `[#at, #held)` are not read yet; the first of `#bytes` is number `#base` of the file. */
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;
  #held = 0;
  #base = 0;

  /** How many bytes there are to read. */
  get length(): number {
    return this.#held - this.#at;
  }

  /** Where the next byte is in the file. */
  get offset(): number {
    return this.#base + this.#at;
  }

  append(chunk: Uint8Array): void {
    const rest = this.#held - this.#at;
    if (this.#held + chunk.length > this.#bytes.length || this.#at > 0) {
      // Room for as much again, so that small pieces are not copied each time that one comes.
      const bytes = rest === 0 ? chunk : new Uint8Array(Math.max(rest + chunk.length, 2 * rest));
      if (rest > 0) bytes.set(this.#bytes.subarray(this.#at, this.#held));
      this.#bytes = bytes;
      this.#base += this.#at;
      this.#at = 0;
      this.#held = rest;
    }
    if (this.#bytes !== chunk) this.#bytes.set(chunk, this.#held);
    this.#held += chunk.length;
  }

  /** Numbers in the next bytes, as many as are there. */
  view(length: number): DataView {
    return new DataView(this.#bytes.buffer, this.#bytes.byteOffset + this.#at, length);
  }

  /** The next bytes, which are read then: as many as are there. A view on what came. */
  take(length: number): Uint8Array {
    const start = this.#at;
    this.#at = Math.min(this.#held, start + length);
    return this.#bytes.subarray(start, this.#at);
  }
}
