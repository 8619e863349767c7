import {
  type AnyContainer,
  firstCodec,
  messagesOf,
  type Protocol,
  protocolsOf,
  type RecordedBlock,
} from "../../../recording/index.ts";
import { Writer } from "../../../runtime/bytes/writer.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { EncodeError } from "../../../runtime/errors/errors.ts";
import { withAfter } from "../changed-block.ts";
import { type EditedBlock, EditError } from "../edit.ts";
import type { Family } from "../family/index.ts";
import { BlockCount } from "./block-count.ts";

/** How much is added to blocks, and which become larger than id's engine reads. */
export class Room {
  readonly #protocol: Protocol;
  /** The most bytes of messages that a block has so far: who plays the recording reads as many. */
  #largest: number;
  /** Blocks that are larger than id's engine reads. */
  readonly large = new BlockCount("large");

  constructor(container: AnyContainer, family: Family) {
    this.#protocol = protocolsOf<AnyMessage>(container, false).get(family.protocol)!;
    this.#largest = family.limit;
  }

  /** A block with more messages after its own. Throws EditError where the protocol cannot say them. */
  withAfter(part: RecordedBlock, edited: EditedBlock, added: readonly AnyMessage[]): EditedBlock {
    this.#count(part, part.body.length + this.#bytesOf(added, part.version));
    return withAfter(edited, added);
  }

  /** As `withAfter`, of a block whose own messages are others, too. */
  changed(part: RecordedBlock, edited: EditedBlock, added: readonly AnyMessage[]): EditedBlock {
    const all = added.length === 0 ? edited : withAfter(edited, added);
    this.#count(part, this.#bytesOf(messagesOf(all), part.version));
    return all;
  }

  #count(part: RecordedBlock, bytes: number): void {
    this.#largest = Math.max(this.#largest, part.body.length);
    if (bytes > this.#largest) this.large.add(part.index);
  }

  #bytesOf(messages: Iterable<AnyMessage>, version: number): number {
    const w = new Writer();
    const codec = firstCodec(this.#protocol, version);
    try {
      for (const message of messages) codec.encode(w, message);
    } catch (error) {
      if (error instanceof EncodeError)
        throw new EditError(`the recording's protocol cannot say it: ${error.message}`);
      throw error;
    }
    return w.offset;
  }
}
