import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { Columns } from "../runtime/columns/column.ts";
import { ColumnFiller } from "../runtime/columns/filler.ts";
import { rowsOf } from "../runtime/shapes/rows.ts";
import type { Container } from "../runtime/container.ts";
import { Reader } from "../runtime/bytes/reader.ts";
import { followLazily } from "./lazily.ts";
import type { ReadOptions } from "./read-options.ts";
import { readRecording } from "./read.ts";
import { LaterMessages, withCodecs } from "./versions/messages.ts";
import type { Followed, Session } from "./versions/session.ts";

/** The columns of a recording. */
export interface RecordedColumns extends Columns {
  /** For each block its first row, and behind the last one the number of rows: as Arrow lays out lists. */
  readonly blocks: Int32Array;
}

/** Messages that one codec reads, as far as they can be read: bytes `[start, end)` of the recording. */
interface Stretch {
  readonly codec: Codec<any, any, any>;
  readonly start: number;
  readonly end: number;
  readonly block: number;
}

/**
 * What a recording's messages say, a column for each member that is asked for; see `columns`. Bytes that nobody
 * understands are left out.
 *
 * @param path the type of the messages, or one of their lists: `"packetentities.entities"`
 * @throws RangeError for a path or a name that there is not, for members that no column can hold, and for a version or a
 *   reading that there is not
 */
export function recordingColumns<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  path: M["type"] | `${M["type"]}.${string}`,
  names: readonly string[],
  options: ReadOptions = {},
): RecordedColumns {
  const [type] = path.split(".");
  const table = [container.codecs, ...container.further]
    .map(([first]) => first!.table)
    .find(({ messages }) => messages.some(({ name }) => name === type));
  const of = rowsOf(table ?? container.codecs[0]!.table, path);
  const { stretches, blocks } = stretchesOf(container, bytes, options);
  const own = stretches.filter(({ codec }) => codec.table === of.table);
  const versions = new Set(own.map(({ codec }) => codec.to));
  const filler = new ColumnFiller(of, names, [...versions]);
  const firsts = new Int32Array(blocks + 1);
  const r = new Reader(bytes);
  let next = 0;
  for (const { codec, start, end, block } of own) {
    while (next <= block) firsts[next++] = filler.rows;
    r.offset = start;
    r.end = end;
    filler.read(codec, r);
    filler.share = end / bytes.length;
  }
  const found = filler.finish();
  firsts.fill(found.length, next);
  return { ...found, blocks: firsts };
}

/** Where a recording's messages stand, and how many blocks there are. All are passed over, and only blocks that tell of versions, or are damaged, decoded. */
function stretchesOf<B extends object, M extends AnyMessage, H, S>(
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
