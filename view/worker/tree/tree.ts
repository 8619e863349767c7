import type { RecordedBlock } from "../../../recording/index.ts";
import { inspectFrame, inspectMessage } from "../../../inspect/index.ts";
import type { BlockRow, BlockSpan, BlockTree, Item } from "../../api.ts";
import type { Blocks, WholeBlock } from "../file/blocks.ts";
import { itemOf } from "./items.ts";

/** This many messages of a block are listed. */
const LISTED = 20_000;
/** This many types of messages are beside a block. */
const TYPES = 12;

/** A block in the list. */
export function rowOf(blocks: Blocks, { block }: WholeBlock, edited: boolean): BlockRow {
  const { index, offset, length, messages, error } = block;
  const types = new Map<string, number>();
  for (const { type } of messages) types.set(type, (types.get(type) ?? 0) + 1);
  return {
    index,
    offset,
    length,
    messages: messages.length,
    version: versionText(blocks, block),
    types: [...types].slice(0, TYPES),
    ...(error === undefined ? {} : { error: error.message }),
    edited,
  };
}

function versionText(blocks: Blocks, { protocol, version }: RecordedBlock): string {
  if (protocol === undefined) return "";
  const { table } = blocks.protocols.get(protocol)!;
  return `${table.name} ${table.versions[version]}`;
}

/** Where a message begins in a block's bytes: the id before one that has a place is not in the file. */
export function startOf({ ends, offset, bodyOffset }: RecordedBlock, message: number): number {
  return ends[message - 1] ?? Math.max(0, offset - bodyOffset);
}

/** A block, with what is before its messages and where these are. */
export function treeOf(blocks: Blocks, { block, bytes }: WholeBlock): BlockTree {
  const { index, offset, length, bodyOffset, messages, ends, undecoded, error } = block;
  const listed = messages.slice(0, LISTED).map(({ type }, i) => ({
    type,
    from: bodyOffset + startOf(block, i),
    to: bodyOffset + ends[i]!,
  }));
  const end = bodyOffset + block.body.length;
  return {
    index,
    offset,
    length,
    frame: frameOf(blocks, bytes, block),
    messages: listed,
    more: messages.length - listed.length,
    ...(undecoded === undefined
      ? {}
      : { wrong: { from: end - undecoded.length, to: end, error: error?.message ?? "" } }),
  };
}

/** Where the parts of a block are, as far as they are of interest. */
export function spanOf(block: RecordedBlock, from: number, to: number): BlockSpan {
  const { index, offset, length, bodyOffset, body, ends, undecoded } = block;
  const places = ends.map((end) => bodyOffset + end);
  const first = places.findIndex((end) => end > from);
  const last = places.findIndex((end) => end >= to);
  return {
    index,
    from: offset,
    body: Math.max(offset, bodyOffset),
    to: offset + length,
    first: Math.max(first, 0),
    ends: first < 0 ? [] : places.slice(first, last < 0 ? undefined : last + 1),
    ...(undecoded === undefined ? {} : { wrong: bodyOffset + body.length - undecoded.length }),
  };
}

/** What is before the messages, without them. */
export function frameOf(
  { container }: Blocks,
  bytes: Uint8Array,
  block: RecordedBlock,
): readonly Item[] {
  return itemOf(inspectFrame(container, bytes), block.offset, block.block).items;
}

/** A message down to its bits. Throws RangeError where the block has no such message. */
export function messageOf(blocks: Blocks, { block }: WholeBlock, message: number): Item {
  const codec = blocks.codecs(block)[message];
  if (codec === undefined)
    throw new RangeError(`block ${block.index} has no message ${message + 1}`);
  const [start, end] = [startOf(block, message), block.ends[message]!];
  const { root, value } = inspectMessage(codec, block.body, start, end);
  return itemOf(root, block.bodyOffset, value);
}
