import { versionFor } from "../../../recording/index.ts";
import type { Selection } from "../../api.ts";
import type { Blocks, WholeBlock } from "../file/blocks.ts";
import { itemAt, wayTo } from "./items.ts";
import type { Sought } from "../schema/schema-places.ts";
import { frameOf, messageOf } from "./tree.ts";

/** What of a block is at a byte of the file, down to the smallest part; with a bit, that which has it. */
export function selectionAt(
  blocks: Blocks,
  whole: WholeBlock,
  offset: number,
  bit: number | undefined,
): Selection {
  const { block } = whole;
  const { index } = block;
  const message = block.ends.findIndex((end) => offset < block.bodyOffset + end);
  if (offset >= block.bodyOffset && message >= 0) {
    const item = itemAt(messageOf(blocks, whole, message), offset, bit);
    // The way to the message itself is empty.
    return { block: index, message, item: item?.at || undefined };
  }
  for (const root of frameOf(blocks, whole.bytes, block)) {
    const found = itemAt(root, offset, bit);
    if (found !== undefined) return { block: index, item: found.at };
  }
  return { block: index };
}

/** What of a schema says what is selected. */
export function soughtBy(blocks: Blocks, whole: WholeBlock, { message, item }: Selection): Sought {
  if (message !== undefined) {
    const codec = blocks.codecs(whole.block)[message]!;
    const value = whole.block.messages[message]!;
    const { table } = codec;
    const owner = table.messages.find((one) => one.name === value.type)!;
    const way = item === undefined ? [] : wayTo(messageOf(blocks, whole, message), item).slice(1);
    return { table, version: versionFor(codec), owner, way, value };
  }
  const { table } = blocks.container;
  const frame = frameOf(blocks, whole.bytes, whole.block);
  const way = frame.filter((one) => item === one.at || item?.startsWith(`${one.at}.`));
  return { table, version: 0, owner: table.messages[0]!, way, value: whole.block.block };
}
