/** Bytes that come while they are served, and how many there are. */
export class GrowingBytes {
  #bytes = new Uint8Array(1 << 20);
  size = 0;

  /** All that came so far. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.size);
  }

  push(piece: Uint8Array): void {
    const size = this.size + piece.length;
    if (size > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(size, this.#bytes.length * 2));
      larger.set(this.bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(piece, this.size);
    this.size = size;
  }
}
