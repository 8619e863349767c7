import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { Container } from "../runtime/container.ts";
import { Reader } from "../runtime/bytes/reader.ts";
import { type Part, RecordingDecoder } from "./decode/decoder.ts";
import type { ReadOptions } from "./decode/read-options.ts";
import { begin } from "./decode/begin.ts";
import { nextBlock } from "./decode/next-block.ts";
import { carriedBy } from "./versions/carried.ts";
import { codecFor, announcedVersions } from "./versions/protocol.ts";
import { type Followed, followBlock, passBlock, type Session } from "./versions/session.ts";

/**
 * Hands the messages of a recording to handlers, and passes over those that have none: asking for the prints
 * does not decode the entities. A handler gets an object that is good until it returns.
 *
 * @param onBlock called the index of each block before its messages
 * @throws RangeError for a version or a reading that there is not; what a handler throws
 */
export function visitRecording<B extends object, M extends AnyMessage, H extends object, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  handlers: H,
  options: ReadOptions = {},
  onBlock?: (index: number, block: B) => void,
): void {
  const { headerLength, foreign, sessions } = begin(container, bytes, options);
  if (foreign !== undefined) return;
  const visitors = sessions.map((session) => new BlockVisitor<M, H>(session, handlers));
  const r = new Reader(bytes, headerLength);
  for (let index = 0; ; index++) {
    const block = nextBlock(container, r);
    if (block === undefined) return;
    onBlock?.(index, block);
    const carried = carriedBy(container, block);
    if (carried !== undefined) visitors[carried.index]!.visit(carried.body);
  }
}

/**
 * As `visitRecording`, for bytes that come in pieces: gives the parts, each block without its messages and after
 * the handlers had them. Holds no more than the largest block and a few pieces.
 *
 * @param onMessage called with each message where it was, after its handler
 * @throws RangeError for a version or a reading that there is not; what a handler throws
 */
export async function* streamVisits<B extends object, M extends AnyMessage, H extends object, S>(
  container: Container<B, M, H, S>,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  handlers: H,
  options: ReadOptions = {},
  onMessage?: Passed<M>,
): AsyncGenerator<Part<B, M>, void> {
  const visitors = new Map<Session<M>, BlockVisitor<M, H>>();
  const follow = (session: Session<M>, body: Uint8Array): Followed<M> => {
    let visitor = visitors.get(session);
    if (visitor === undefined) {
      visitor = new BlockVisitor<M, H>(session, handlers, onMessage);
      visitors.set(session, visitor);
    }
    const first = session.codec;
    visitor.visit(body);
    return { messages: [], ends: [], codec: session.codec, announced: undefined, first };
  };
  const decoder = new RecordingDecoder(container, options, follow);
  for await (const chunk of chunks) yield* decoder.push(chunk);
  yield* decoder.end();
}

/** Called when a message was visited: bytes `[start, end)` of a block's. */
export type Passed<M extends AnyMessage = AnyMessage> = (
  codec: Codec<M>,
  body: Uint8Array,
  start: number,
  end: number,
) => void;

/** Visits blocks, each only as far as decoding would get. */
class BlockVisitor<M extends AnyMessage, H extends object> {
  readonly #session: Session<M>;
  readonly #handlers: H;
  readonly #passed: Passed<M> | undefined;
  readonly #scratch = new Map<Codec<M>, unknown>();

  constructor(session: Session<M>, handlers: H, passed?: Passed<M>) {
    this.#session = session;
    this.#passed = passed;
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
    const tells = passBlock(session, new Reader(body));
    if (tells === false && this.#passed === undefined) {
      const { codec } = session;
      const scratch = this.#scratchOf(codec);
      (codec as Codec<M, H>).visitAll(new Reader(body), this.#handlers, scratch);
    } else if (tells !== undefined) {
      this.#hand(session.codec, body, body.length);
    } else {
      const { first, undecoded } = followBlock(session, body);
      const after = session.codec;
      session.codec = first;
      this.#hand(first, body, body.length - (undecoded?.length ?? 0));
      session.codec = after;
    }
  }

  #hand(first: Codec<M>, body: Uint8Array, end: number): void {
    const r = new Reader(body, 0, end);
    let codec = first;
    while (r.offset < end) {
      const start = r.offset;
      (codec as Codec<M, H>).visit(r, this.#handlers, this.#scratchOf(codec));
      this.#passed?.(codec, body, start, r.offset);
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
      const range = announcedVersions(session.protocol, message);
      if (range !== undefined) {
        session.range = range;
        session.isAnnounced = true;
        session.codec = codecFor(session.protocol, session.codec, range);
      }
      own?.(message);
    };
  }
  return followed as H;
}
