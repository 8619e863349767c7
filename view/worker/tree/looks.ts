import type { BlockRow, BlockSpan, BlockTree, Item, Selection } from "../../api.ts";
import type { Open } from "../open.ts";
import { selectionAt } from "./lookup.ts";
import { messageOf, rowOf, spanOf, treeOf } from "./tree.ts";

/*
 * What the page asks of a file's blocks.
 */

/** This many blocks are reported as spans. */
const SPANS = 512;

export async function rowsIn({ blocks, edits }: Open, from: number, to: number) {
  const whole = await blocks.readSome(from, to);
  return whole.map((one): BlockRow => rowOf(blocks, one, edits.has(one.block.index)));
}

export async function spansIn({ blocks, indexing }: Open, from: number, to: number) {
  const { index } = indexing;
  const first = index.at(Math.max(from, indexing.header)) ?? index.length;
  const last = index.at(to - 1) ?? index.length - 1;
  const whole = await blocks.readSome(first, Math.min(last + 1, first + SPANS));
  return whole.map(({ block }): BlockSpan => spanOf(block, from, to));
}

export async function treeIn({ blocks }: Open, index: number): Promise<BlockTree> {
  return treeOf(blocks, await blocks.read(index));
}

export async function messageIn({ blocks }: Open, block: number, message: number): Promise<Item> {
  return messageOf(blocks, await blocks.read(block), message);
}

export async function locatedIn(
  { blocks, indexing }: Open,
  offset: number,
  bit?: number,
): Promise<Selection | undefined> {
  const index = indexing.index.at(offset);
  return index === undefined
    ? undefined
    : selectionAt(blocks, await blocks.read(index), offset, bit);
}
