/** Bytes are kept together in pieces of that size. */
const PIECE = 1 << 20;

/** Keeps many short runs of bytes without a buffer for each. */
export class PackedBytes {
  #piece = new Uint8Array(0);
  #used = 0;
  /** Bytes kept. */
  length = 0;

  /** A copy of the bytes. */
  keep(bytes: Uint8Array): Uint8Array {
    if (this.#used + bytes.length > this.#piece.length) {
      this.#piece = new Uint8Array(Math.max(PIECE, bytes.length));
      this.#used = 0;
    }
    const kept = this.#piece.subarray(this.#used, this.#used + bytes.length);
    kept.set(bytes);
    this.#used += bytes.length;
    this.length += bytes.length;
    return kept;
  }
}
