/** Many times as fast as a loop. */
const UTF8 = new TextEncoder();

/** What is shorter is set faster one by one. */
const SHORT = 64;

/** Room to begin with: pieces of about this size go out. */
const ROOM = 1 << 16;

/**
 * Text on its way out, as bytes. Strings are appended a byte a character, U+0000 to U+00FF, and nothing is
 * encoded: a form that has other characters escapes them.
 */
export class TextOutput {
  bytes: Uint8Array;
  /** A view on `bytes`. */
  view: DataView;
  length = 0;
  #taken = 0;

  /** @param room for that many bytes to begin with */
  constructor(room: number = 2 * ROOM) {
    this.bytes = new Uint8Array(room);
    this.view = new DataView(this.bytes.buffer);
  }

  /** Makes room for `count` more bytes: whoever sets bytes itself asks first. */
  reserve(count: number): void {
    if (this.length + count > this.bytes.length) this.#grow(count);
  }

  #grow(count: number): void {
    const bytes = new Uint8Array(Math.max(this.length + count, 2 * this.bytes.length));
    bytes.set(this.bytes.subarray(0, this.length));
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer);
  }

  /** Appends text. */
  put(text: string): void {
    const { length } = text;
    this.reserve(length);
    const { bytes } = this;
    let at = this.length;
    if (length < SHORT) {
      for (let i = 0; i < length; i++) bytes[at++] = text.charCodeAt(i);
      this.length = at;
      return;
    }
    const { read, written } = UTF8.encodeInto(text, bytes.subarray(at, at + length));
    // As long as it is ASCII, which is the rule, a byte is a character.
    const plain = read === written ? read : 0;
    at += plain;
    for (let i = plain; i < length; i++) bytes[at++] = text.charCodeAt(i);
    this.length = at;
  }

  /** How many bytes were appended so far, with those that were taken. */
  get total(): number {
    return this.#taken + this.length;
  }

  /** Forgets what was appended since there were that many, of which nothing was taken. */
  backTo(total: number): void {
    this.length = total - this.#taken;
  }

  /** Whether so much is there that it is worth being written. */
  get isFull(): boolean {
    return this.length >= ROOM;
  }

  /** What is there, good until more is appended. Nothing is there then. */
  take(): Uint8Array {
    const bytes = this.bytes.subarray(0, this.length);
    this.#taken += this.length;
    this.length = 0;
    return bytes;
  }
}
