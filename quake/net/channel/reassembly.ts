/**
 * A message that comes in parts. What it may take is said before anything comes: neither many small parts nor a long
 * one make it take more.
 */
export class Reassembly {
  #bytes = new Uint8Array(1024);
  #length = 0;

  /** @param limit bytes that a message may have */
  constructor(readonly limit: number) {}

  /** Adds a part. Tells whether there was room. */
  add(part: Uint8Array): boolean {
    const length = this.#length + part.length;
    if (length > this.limit) return false;
    if (length > this.#bytes.length) {
      const bytes = new Uint8Array(Math.min(this.limit, Math.max(length, 2 * this.#bytes.length)));
      bytes.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = bytes;
    }
    this.#bytes.set(part, this.#length);
    this.#length = length;
    return true;
  }

  /** The message, as a copy. The next one begins. */
  take(): Uint8Array {
    const message = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return message;
  }
}
