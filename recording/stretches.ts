import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { Container } from "../runtime/container.ts";
import { Reader, retarget } from "../runtime/bytes/reader.ts";
import { begin } from "./begin.ts";
import { nextBlock } from "./next-block.ts";
import type { ReadOptions } from "./read-options.ts";
import { carriedBy } from "./versions/carried.ts";
import { withCodecs } from "./versions/messages.ts";
import { type Followed, followBlock, passBlock, type Session } from "./versions/session.ts";

/** Messages that one codec reads, as far as they can be read: bytes `[start, end)` of the recording. */
export interface Stretch {
  readonly codec: Codec<any, any, any>;
  readonly start: number;
  readonly end: number;
  readonly block: number;
}

/** Where a recording's messages are, and how many blocks there are. All are passed over, and only blocks that tell of versions, or are damaged, decoded. */
export function stretchesOf<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  options: ReadOptions,
): { stretches: Stretch[]; blocks: number } {
  const { headerLength, foreign, sessions } = begin(container, bytes, options);
  const stretches: Stretch[] = [];
  if (foreign !== undefined) return { stretches, blocks: 0 };
  const r = new Reader(bytes, headerLength);
  let blocks = 0;
  for (let block = nextBlock(container, r); block !== undefined; block = nextBlock(container, r)) {
    const carried = carriedBy(container, block);
    if (carried !== undefined && carried.body.length > 0)
      addStretches(stretches, sessions[carried.index]!, carried.body, bytes, blocks);
    blocks++;
  }
  return { stretches, blocks };
}

function addStretches<M extends AnyMessage>(
  to: Stretch[],
  session: Session<M>,
  body: Uint8Array,
  { byteOffset }: Uint8Array,
  block: number,
): void {
  const first = body.byteOffset - byteOffset;
  const { codec } = session;
  session.reader = retarget(session.reader, body);
  if (passBlock(session, session.reader) === false)
    to.push({ codec, start: first, end: first + body.length, block });
  else
    for (const [own, start, end] of codecsIn(session, followBlock(session, body)))
      to.push({ codec: own, start: first + start, end: first + end, block });
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
