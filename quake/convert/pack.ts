import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { resetWriter, Writer } from "../../runtime/bytes/writer.ts";

/** Puts messages into as few blocks as there is room for, in their order. */
export class Packer<M extends AnyMessage> {
  readonly #codec: Codec<M>;
  readonly #limit: number;
  readonly #w = new Writer();

  /** @param limit bytes of messages that an engine reads; a message that is longer has a block of its own */
  constructor(codec: Codec<M>, limit: number) {
    this.#codec = codec;
    this.#limit = limit;
  }

  /** The bytes that messages take. Throws EncodeError. */
  size(messages: Iterable<M>): number {
    resetWriter(this.#w);
    for (const message of messages) this.#codec.encode(this.#w, message);
    return this.#w.offset;
  }

  /** Whether messages have room in one block. */
  fits(messages: Iterable<M>): boolean {
    return this.size(messages) <= this.#limit;
  }

  /** The messages of each block: none for none. Throws EncodeError. */
  pack(messages: Iterable<M>): M[][] {
    const blocks: M[][] = [];
    let present: M[] = [];
    let room = this.#limit;
    for (const message of messages) {
      const size = this.size([message]);
      if (size > room || present.length === 0) {
        present = [];
        blocks.push(present);
        room = this.#limit;
      }
      present.push(message);
      room -= size;
    }
    return blocks;
  }
}
