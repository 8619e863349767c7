import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { Container } from "../runtime/container.ts";
import { DecodeError } from "../runtime/errors.ts";
import { Reader } from "../runtime/reader.ts";
import type { ReadOptions } from "./decoder.ts";
import { begin } from "./begin.ts";
import { codecFor, versionsTold } from "./protocol.ts";
import { followBlock, type Session } from "./session.ts";

/**
 * Hands the messages of a recording to handlers, and passes over those that have none: asking for the prints
 * does not decode the entities. A handler gets an object that is good until it returns.
 *
 * @param onBlock is told the index of each block before its messages
 * @throws RangeError for a version or a reading that there is not; what a handler throws
 */
export function visitRecording<B extends object, M extends AnyMessage, H extends object, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  handlers: H,
  options: ReadOptions = {},
  onBlock?: (index: number, block: B) => void,
): void {
  const { headerLength, foreign, session } = begin(container, bytes, options);
  if (foreign !== undefined) return;
  const visitor = new BlockVisitor<M, H>(session, handlers);
  const r = new Reader(bytes, headerLength);
  for (let index = 0; r.offset < r.end; index++) {
    const start = r.offset;
    let block: B;
    try {
      block = container.decodeBlock(r);
    } catch (error) {
      if (error instanceof DecodeError) return;
      throw error;
    }
    if (r.offset === start) return;
    onBlock?.(index, block);
    visitor.visit((block as Readonly<Record<string, Uint8Array>>)[container.table.carries.member]!);
  }
}

/** Visits blocks, each only as far as decoding would get. */
class BlockVisitor<M extends AnyMessage, H extends object> {
  readonly #session: Session<M>;
  readonly #handlers: H;
  readonly #scratch = new Map<Codec<M>, unknown>();

  constructor(session: Session<M>, handlers: H) {
    this.#session = session;
    this.#handlers = followSelectors(session, handlers);
  }

  /** Each version has views of its own. */
  #scratchOf(codec: Codec<M>): unknown {
    let scratch = this.#scratch.get(codec);
    if (scratch === undefined) {
      scratch = codec.scratch();
      this.#scratch.set(codec, scratch);
    }
    return scratch;
  }

  visit(body: Uint8Array): void {
    const session = this.#session;
    if (session.foreign === undefined && isWhole(session.codec, body)) {
      this.#hand(session.codec, body, Number.POSITIVE_INFINITY);
    } else {
      const { first, messages } = followBlock(session, body);
      const after = session.codec;
      session.codec = first;
      this.#hand(first, body, messages.length);
      session.codec = after;
    }
  }

  #hand(first: Codec<M>, body: Uint8Array, count: number): void {
    const r = new Reader(body);
    let codec = first;
    for (let n = 0; n < count && r.offset < r.end; n++) {
      (codec as Codec<M, H>).visit(r, this.#handlers, this.#scratchOf(codec));
      codec = this.#session.codec;
    }
  }
}

/** Handlers that also follow what messages say of the protocol. */
function followSelectors<M extends AnyMessage, H extends object>(
  session: Session<M>,
  handlers: H,
): H {
  const followed = { ...handlers } as Record<string, unknown>;
  for (const type of session.protocol.selectors.keys()) {
    const own = followed[type] as ((message: M) => void) | undefined;
    followed[type] = (message: M) => {
      const range = versionsTold(session.protocol, message);
      if (range !== undefined) {
        session.range = range;
        session.codec = codecFor(session.protocol, session.codec, range);
      }
      own?.(message);
    };
  }
  return followed as H;
}

/** Whether all of a block can be passed over, which costs a fraction of reading it. */
function isWhole<M extends AnyMessage>(codec: Codec<M>, body: Uint8Array): boolean {
  try {
    codec.skipAll(new Reader(body));
    return true;
  } catch (error) {
    if (error instanceof DecodeError) return false;
    throw error;
  }
}
