import { joined } from "../../../runtime/bytes/text/joined.ts";
import { carriedBy, type RecordedBlock } from "../../../recording/index.ts";
import { takeWritten, Writer } from "../../../runtime/bytes/writer.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { enumNamesOf } from "./enum-names.ts";
import type { Change } from "../../api.ts";
import type { Blocks, WholeBlock } from "../file/blocks.ts";
import { at, parseBytes, parseValue, withAt } from "../tree/values.ts";

/**
 * A block's bytes with a value changed, by the rules of the encoder. All that is not written anew stays as it was.
 * Throws EncodeError for a value that cannot be written, and Error for a text that is invalid.
 */
export function changedBlock(
  blocks: Blocks,
  whole: WholeBlock,
  { message, path, text }: Change,
): Uint8Array {
  const { block } = whole;
  if (message === undefined) {
    const { table } = blocks.container;
    const put = valueFor(block.block, path, text, enumNamesOf(table, 0, path));
    return encodedBlock(blocks, withAt(block.block, path, put));
  }
  const codec = blocks.codecs(block)[message]!;
  const before = block.messages[message]!;
  const names = enumNamesOf(codec.table, codec.to, path, before.type);
  const put = valueFor(before, path, text, names);
  const w = new Writer();
  codec.encode(w, withAt<AnyMessage>(before, path, put));
  return withMessage(blocks, block, message, takeWritten(w));
}

function valueFor(
  root: object,
  path: Change["path"],
  text: string,
  names: ReadonlyMap<string, number>,
): unknown {
  const before = at(root, path);
  if (text.trim() === "") return undefined;
  if (before instanceof Uint8Array) return parseBytes(text);
  const value = parseValue(text, names);
  return typeof before === "bigint" && Number.isSafeInteger(value)
    ? BigInt(value as number)
    : value;
}

/** A block's bytes with other ones in the place of a message. Throws EncodeError where the block has no room for them. */
export function withMessage(
  blocks: Blocks,
  block: RecordedBlock,
  message: number,
  bytes: Uint8Array,
): Uint8Array {
  const { body, ends } = block;
  const [start, end] = [ends[message - 1] ?? 0, ends[message]!];
  return withBody(blocks, block, joined([body.subarray(0, start), bytes, body.subarray(end)]));
}

/** A block's bytes with other ones of messages. Throws EncodeError where it has no room for them. */
export function withBody(blocks: Blocks, { block }: RecordedBlock, body: Uint8Array): Uint8Array {
  const { container } = blocks;
  const { index } = carriedBy(container, block)!;
  return encodedBlock(blocks, { ...block, [container.table.carries[index]!.member]: body });
}

function encodedBlock({ container }: Blocks, block: object): Uint8Array {
  const w = new Writer();
  container.encodeBlock(w, block);
  return takeWritten(w);
}
