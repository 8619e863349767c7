import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { aimed } from "../runtime/reader.ts";
import type { Protocol } from "./protocol.ts";
import { readMessages, type Salvage, tellsVersions } from "./messages.ts";
import { type Followed, followBlock, type Session } from "./session.ts";

/**
 * As `followBlock`, for whoever looks at most messages' bytes: a block that can be passed over is decoded when its
 * messages are asked for. Blocks whose messages tell of versions, or that are damaged, are decoded at once.
 */
export function followLazily<M extends AnyMessage>(
  session: Session<M>,
  bytes: Uint8Array,
): Followed<M> {
  const { protocol, codec, foreign } = session;
  session.reader = aimed(session.reader, bytes);
  return foreign === undefined && tellsVersions(codec, session.reader) === false
    ? new LaterMessages(protocol, codec, bytes)
    : followBlock(session, bytes);
}

/** Messages that are decoded when they are asked for. */
class LaterMessages<M extends AnyMessage> implements Salvage<M> {
  readonly told = undefined;
  readonly #protocol: Protocol<M>;
  readonly #bytes: Uint8Array;
  #read: Salvage<M> | undefined;

  constructor(
    protocol: Protocol<M>,
    readonly codec: Codec<M>,
    bytes: Uint8Array,
  ) {
    this.#protocol = protocol;
    this.#bytes = bytes;
  }

  get first(): Codec<M> {
    return this.codec;
  }

  get messages(): M[] {
    return this.#all().messages;
  }

  get ends(): number[] {
    return this.#all().ends;
  }

  #all(): Salvage<M> {
    return (this.#read ??= readMessages(this.#protocol, this.codec, this.#bytes));
  }
}
