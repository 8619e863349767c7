import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { DecodeError } from "../runtime/errors.ts";
import { Reader } from "../runtime/reader.ts";
import { layoutOf } from "../runtime/table.ts";
import type { Protocol } from "./protocol.ts";
import { readMessages, type Salvage } from "./messages.ts";
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
  const ends = foreign === undefined ? endsOf(protocol, codec, bytes) : undefined;
  return ends === undefined
    ? followBlock(session, bytes)
    : new LaterMessages(protocol, codec, bytes, ends);
}

/** Where the messages end; nothing where one of them tells of versions, or cannot be passed over. */
function endsOf<M extends AnyMessage>(
  protocol: Protocol<M>,
  codec: Codec<M>,
  bytes: Uint8Array,
): number[] | undefined {
  const telling = tellingIds(protocol, codec);
  const r = new Reader(bytes);
  const ends: number[] = [];
  try {
    while (r.offset < r.end) {
      if (telling[codec.pass(r)] === 1) return undefined;
      ends.push(r.offset);
    }
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
  return ends;
}

const TELLING = new WeakMap<object, Uint8Array>();

/** For each id whether its message tells of versions. */
function tellingIds<M extends AnyMessage>(
  { selectors, table }: Protocol<M>,
  codec: Codec<M>,
): Uint8Array {
  const known = TELLING.get(codec);
  if (known !== undefined) return known;
  const ids = new Uint8Array(256);
  for (const message of table.messages) {
    const layout = layoutOf(message, codec.to);
    if (layout === undefined || !selectors.has(message.name)) continue;
    const [first, last] = layout.id!;
    ids.fill(1, first, last + 1);
    if (layout.idBit !== undefined)
      ids.fill(1, first | (1 << layout.idBit), (last | (1 << layout.idBit)) + 1);
  }
  TELLING.set(codec, ids);
  return ids;
}

/** Messages that are decoded when they are asked for. */
class LaterMessages<M extends AnyMessage> implements Salvage<M> {
  readonly told = undefined;
  readonly #protocol: Protocol<M>;
  readonly #bytes: Uint8Array;
  #messages: M[] | undefined;

  constructor(
    protocol: Protocol<M>,
    readonly codec: Codec<M>,
    bytes: Uint8Array,
    readonly ends: number[],
  ) {
    this.#protocol = protocol;
    this.#bytes = bytes;
  }

  get first(): Codec<M> {
    return this.codec;
  }

  get messages(): M[] {
    return (this.#messages ??= readMessages(this.#protocol, this.codec, this.#bytes).messages);
  }
}
