import type { Codec } from "../../runtime/codec.ts";
import { type Writer, reserve } from "../../runtime/bytes/writer.ts";
import type { TextCursor } from "./syntax/cursor.ts";

/** Longer texts are not remembered, and shorter ones are read as fast. */
const TEXT = 256;
const SHORTEST = 40;
/** Nor are messages of more bytes. */
const BYTES = 32;

/** This many messages are remembered, one for each number that a part of their texts gives. */
const BITS = 11;
const SLOTS = 2 ** BITS;
/** Where that part is: after a message's name, in its first statement. */
const KEY = 24;

/** This many bytes are compared at once, as a float: a NaN is like none, and is read. */
const STEP = 8;

/**
 * Remembers the bytes of messages by their texts. What stands still is printed again and again, and to compare texts
 * takes a fraction of the time that it takes to read them.
 */
export class ScannedBefore {
  readonly #texts = new DataView(new ArrayBuffer(SLOTS * TEXT));
  readonly #bytes = new Uint8Array(SLOTS * BYTES);
  /** How long the texts are, 0 where there is none, and the messages. */
  readonly #sizes = new Uint16Array(SLOTS);
  readonly #lengths = new Uint8Array(SLOTS);

  #codec: Codec | undefined;

  /** Forgets all of it where another codec's messages follow: the same text may mean other bytes now. */
  of(codec: Codec): this {
    if (codec !== this.#codec) this.#sizes.fill(0);
    this.#codec = codec;
    return this;
  }

  /** Writes the message whose text is here, and passes over it; gives false where it is not remembered. */
  scan(text: TextCursor, w: Writer): boolean {
    const { at, view } = text;
    if (at + KEY + STEP > view.byteLength) return false;
    const slot = slotOf(view, at);
    const size = this.#sizes[slot]!;
    if (size === 0 || at + size > view.byteLength || !this.#isAt(view, at, slot, size))
      return false;
    const length = this.#lengths[slot]!;
    reserve(w, length);
    const { bytes, offset } = w;
    for (let i = 0; i < length; i++) bytes[offset + i] = this.#bytes[slot * BYTES + i]!;
    w.offset = offset + length;
    text.at = at + size;
    return true;
  }

  /** Remembers the message from `start` on, whose text is that from `from` to the cursor. */
  learn(text: TextCursor, from: number, w: Writer, start: number): void {
    const length = w.offset - start;
    const size = text.at - from;
    if (length > BYTES || size < SHORTEST || size > TEXT) return;
    const slot = slotOf(text.view, from);
    const first = slot * TEXT;
    const last = size - STEP;
    for (let i = 0; i < last; i += STEP)
      this.#texts.setFloat64(first + i, text.view.getFloat64(from + i, true), true);
    this.#texts.setFloat64(first + last, text.view.getFloat64(from + last, true), true);
    for (let i = 0; i < length; i++) this.#bytes[slot * BYTES + i] = w.bytes[start + i]!;
    this.#sizes[slot] = size;
    this.#lengths[slot] = length;
  }

  #isAt(view: DataView, at: number, slot: number, size: number): boolean {
    const first = slot * TEXT;
    const last = size - STEP;
    for (let i = 0; i < last; i += STEP)
      if (view.getFloat64(at + i, true) !== this.#texts.getFloat64(first + i, true)) return false;
    return view.getFloat64(at + last, true) === this.#texts.getFloat64(first + last, true);
  }
}

function slotOf(view: DataView, at: number): number {
  const key = view.getInt32(at + KEY, true) ^ Math.imul(view.getInt32(at + KEY + 4, true), 31);
  return Math.imul(key, 0x9e3779b1) >>> (32 - BITS);
}
