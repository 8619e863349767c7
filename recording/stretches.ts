import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { Container } from "../runtime/container.ts";
import { followLazily } from "./lazily.ts";
import type { ReadOptions } from "./read-options.ts";
import { readRecording } from "./read.ts";
import { LaterMessages, withCodecs } from "./versions/messages.ts";
import type { Followed, Session } from "./versions/session.ts";

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
  const stretches: Stretch[] = [];
  let blocks = 0;
  let read: Followed<M> | undefined;
  let session: Session<M> | undefined;
  const follow = (own: Session<M>, body: Uint8Array) => {
    session = own;
    return (read = followLazily(own, body));
  };
  for (const part of readRecording(container, bytes, options, follow)) {
    if (part.kind !== "block") continue;
    const block = blocks++;
    if (part.body.length === 0) continue;
    for (const [codec, start, end] of codecsIn(session!, read!, part.body.length))
      stretches.push({ codec, start: part.bodyOffset + start, end: part.bodyOffset + end, block });
  }
  return { stretches, blocks };
}

/** A block's codecs, each with the bytes that it reads. */
function codecsIn<M extends AnyMessage>(
  { protocol }: Session<M>,
  read: Followed<M>,
  length: number,
): [Codec<M>, number, number][] {
  if (isAlike(read)) return [[read.first, 0, length]];
  const found: [Codec<M>, number, number][] = [];
  const { ends } = read;
  let i = 0;
  for (const [, codec] of withCodecs(protocol, read.first, read.messages)) {
    const [start, end] = [ends[i - 1] ?? 0, ends[i++]!];
    const last = found.at(-1);
    if (last?.[0] === codec) last[2] = end;
    else found.push([codec, start, end]);
  }
  return found;
}

/** Whether all of a block was passed over, and nothing in it tells of versions. */
function isAlike<M extends AnyMessage>(read: Followed<M>): boolean {
  return read instanceof LaterMessages && read.count === undefined && read.cause === undefined;
}
