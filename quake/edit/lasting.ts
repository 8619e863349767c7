import {
  type AnyContainer,
  firstCodec,
  type Protocol,
  protocolsOf,
  type RecordedBlock,
  runsOf,
  withCodecs,
} from "../../recording/index.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { Writer } from "../../runtime/bytes/writer.ts";
import type { EditedBlock } from "./edit.ts";
import { EACH } from "../../runtime/table/facts/roles.ts";
import type { Family } from "./family/index.ts";

/** A message, and what it is written with. */
interface Kept {
  readonly message: AnyMessage;
  readonly codec: Codec<AnyMessage>;
}

/**
 * Of the messages that pass, those that still matter: what is set by name, the last one that set it; what adds up,
 * all of it. They keep their order.
 */
export class Lasting {
  readonly #family: Family;
  readonly #protocol: Protocol;
  readonly #kept = new Map<unknown, Kept>();

  constructor(container: AnyContainer, family: Family) {
    this.#family = family;
    this.#protocol = protocolsOf<AnyMessage>(container, false).get(family.protocol)!;
  }

  /** A level begins: nothing of the one before it lasts. */
  clear(): void {
    this.#kept.clear();
  }

  take(part: RecordedBlock): void {
    if (part.protocol !== this.#family.protocol || this.#family.isForSome(part)) return;
    for (const { version, messages } of runsOf(part)) {
      const first = firstCodec(this.#protocol, version);
      for (const [message, codec] of withCodecs(this.#protocol, first, messages))
        this.#take(message, codec);
    }
  }

  #take(message: AnyMessage, codec: Codec<AnyMessage>): void {
    const lasts = this.#family.lasts(message);
    if (lasts === undefined) return;
    const name = lasts === EACH ? message : lasts;
    // What is set anew comes after what was set before.
    this.#kept.delete(name);
    this.#kept.set(name, { message, codec });
  }

  /** The messages in as few blocks as the engine's limit allows, to be played together with a block. */
  blocks(beside: RecordedBlock): EditedBlock[] {
    const blocks: EditedBlock[] = [];
    const w = new Writer();
    let present: { readonly codec: Codec<AnyMessage>; readonly messages: AnyMessage[] } | undefined;
    for (const { message, codec } of this.#kept.values()) {
      const before = w.offset;
      codec.encode(w, message);
      if (present === undefined || present.codec !== codec || w.offset > this.#family.limit) {
        present = { codec, messages: [] };
        blocks.push(this.#block(beside, codec, present.messages));
        w.offset -= before;
      }
      present.messages.push(message);
    }
    return blocks;
  }

  #block(beside: RecordedBlock, codec: Codec<AnyMessage>, messages: AnyMessage[]): EditedBlock {
    const block = this.#family.beside(beside);
    return { kind: "block", block, messages, version: codec.to, undecoded: undefined };
  }
}
