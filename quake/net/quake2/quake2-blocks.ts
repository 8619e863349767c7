import type { Dm2Block } from "../../../generated/dm2.ts";
import { codecs, type Message } from "../../../generated/quake2.ts";
import { FollowedBlock, followBlock, newSession, type Session } from "../../../recording/index.ts";
import { messagesWithin } from "../../../recording/versions/within.ts";
import { CarriedError } from "../../../runtime/errors/errors.ts";
import type { ServerBlock } from "../client/client-events.ts";

/** A block of a Quake II recording. */
export type Quake2Block = ServerBlock<Message, Dm2Block>;

/** Reads what a server tells a client, as blocks of a recording. */
export class Quake2Blocks {
  readonly #session: Session<Message> = newSession(codecs, undefined, true);
  #count = 0;

  /** A packet. What cannot be understood is in it as `undecoded`: nothing is thrown, whatever the bytes. */
  packet(messages: Uint8Array): Quake2Block {
    const { length } = messages;
    const place = { index: this.#count++, offset: 0, length, bodyOffset: 0 };
    const read = followBlock(this.#session, messages);
    return new FollowedBlock(place, { type: "block", messages }, "quake2", messages, read);
  }

  /** The messages that one of the last packet's carries: packed ones. Nothing where they cannot be read. */
  within(message: Message): readonly Message[] {
    try {
      return messagesWithin(this.#session.protocol, this.#session.codec, message);
    } catch (error) {
      if (error instanceof CarriedError) return [];
      throw error;
    }
  }
}
