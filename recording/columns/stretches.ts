import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import type { Container } from "../../runtime/container.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { begin } from "../decode/begin.ts";
import { nextBlock } from "../decode/next-block.ts";
import type { ReadOptions } from "../decode/read-options.ts";
import { carriedBy } from "../versions/carried.ts";
import { withCodecs } from "../versions/messages.ts";
import { type Followed, followBlock, passBlock, type Session } from "../versions/session.ts";

/** Messages that one codec reads, as far as they can be read: bytes `[start, end)` of the recording. */
export interface Stretch {
  readonly codec: Codec<any, any, any>;
  readonly start: number;
  readonly end: number;
  readonly block: number;
}

/** What is done with a recording's messages. */
export interface Steps {
  /** Nothing is passed over any more, nor taken. */
  readonly isStopped?: boolean;
  /** Passes over the messages from the reader's place to its end, as `passBlock` does, and says the same. */
  pass(session: Session, r: Reader, block: number): boolean | undefined;
  /** Takes messages of a block that could not be passed over. */
  take(stretch: Stretch): void;
}

/** Where a recording's messages are, and how many blocks there are. All are passed over, and only blocks that tell of versions, or are damaged, decoded. */
export function stretchesOf<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  options: ReadOptions,
): { stretches: Stretch[]; blocks: number } {
  const stretches: Stretch[] = [];
  const blocks = eachBlock(container, bytes, options, {
    pass: (session, r, block) => passedInto(stretches, session, r, block),
    take: (stretch) => stretches.push(stretch),
  });
  return { stretches, blocks };
}

/** Passes over a block's messages, and notes where they are. */
export function passedInto(
  stretches: Stretch[],
  session: Session,
  r: Reader,
  block: number,
): boolean | undefined {
  const { codec } = session;
  const { offset: start, end } = r;
  const announces = passBlock(session, r);
  if (announces === false) stretches.push({ codec, start, end, block });
  return announces;
}

/** Takes these steps for the blocks that have messages, and returns how many blocks there are. */
export function eachBlock<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  options: ReadOptions,
  steps: Steps,
): number {
  const { headerLength, foreign, sessions } = begin(container, bytes, options);
  if (foreign !== undefined) return 0;
  const blocks = new Reader(bytes, headerLength);
  const r = new Reader(bytes);
  let index = 0;
  for (;;) {
    const block = nextBlock(container, blocks);
    if (block === undefined || steps.isStopped === true) return index;
    const carried = carriedBy(container, block);
    if (carried !== undefined && carried.body.length > 0)
      step(steps, sessions[carried.index]! as Session<any>, carried.body, r, index);
    index++;
  }
}

function step(steps: Steps, session: Session, body: Uint8Array, r: Reader, block: number): void {
  const first = body.byteOffset - r.view.byteOffset;
  r.offset = first;
  r.end = first + body.length;
  if (steps.pass(session, r, block) === false || steps.isStopped === true) return;
  for (const [codec, start, end] of codecsIn(session, followBlock(session, body)))
    steps.take({ codec, start: first + start, end: first + end, block });
}

/** The codecs of a block that is read as a whole, each with the bytes that it reads. */
function codecsIn<M extends AnyMessage>(
  { protocol }: Session<M>,
  { first, ends, messages }: Followed<M>,
): [Codec<M>, number, number][] {
  const found: [Codec<M>, number, number][] = [];
  let i = 0;
  for (const [, codec] of withCodecs(protocol, first, messages)) {
    const [start, end] = [ends[i - 1] ?? 0, ends[i++]!];
    const last = found.at(-1);
    if (last?.[0] === codec) last[2] = end;
    else found.push([codec, start, end]);
  }
  return found;
}
