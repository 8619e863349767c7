/** Room to begin with: pieces of about this size go out. */
const ROOM = 1 << 16;

/**
 * Text on its way out, as bytes. Strings are appended a byte a character, U+0000 to U+00FF, and nothing is
 * encoded: a form that has other characters escapes them.
 */
export class TextOutput {
  bytes = new Uint8Array(2 * ROOM);
  length = 0;

  /** Makes room for `count` more bytes: whoever sets bytes itself asks first. */
  reserve(count: number): void {
    if (this.length + count > this.bytes.length) this.#grow(count);
  }

  #grow(count: number): void {
    const bytes = new Uint8Array(Math.max(this.length + count, 2 * this.bytes.length));
    bytes.set(this.bytes.subarray(0, this.length));
    this.bytes = bytes;
  }

  /** Appends text. */
  put(text: string): void {
    const { length } = text;
    this.reserve(length);
    const { bytes } = this;
    let at = this.length;
    for (let i = 0; i < length; i++) bytes[at++] = text.charCodeAt(i);
    this.length = at;
  }

  /** Whether so much is there that it is worth being written. */
  get isFull(): boolean {
    return this.length >= ROOM;
  }

  /** What is there, as a copy. Nothing is there then. */
  take(): Uint8Array {
    const bytes = this.bytes.slice(0, this.length);
    this.length = 0;
    return bytes;
  }
}
