import { FORMATS } from "../../../formats/index.ts";
import { joined } from "../../../runtime/bytes/text/joined.ts";
import { compile, TEXT_FORMS, TextError, TextOutput } from "../../../quake/lmpc/index.ts";
import { FollowedBlock, type RecordedBlock } from "../../../recording/index.ts";
import { bytesToText, textToBytes } from "../../../runtime/bytes/text/text.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";
import type { TextScope } from "../../api.ts";
import type { TextFault } from "../../edit-api.ts";
import type { Blocks, WholeBlock } from "../file/blocks.ts";
import { withBody, withMessage } from "./editor.ts";

/** A block, or a message of it, as text. */
export function textOf(
  blocks: Blocks,
  { block }: WholeBlock,
  { message, form: name }: TextScope,
): string {
  const out = new TextOutput();
  const form = TEXT_FORMS.find((each) => each.name === name)!;
  const writer = form.writer(blocks.container, {});
  writer.write(out, message === undefined ? block : alone(blocks, block, message));
  writer.end(out);
  return bytesToText(out.take());
}

/** A block as it would be if one of its messages were all that it carries. */
function alone(blocks: Blocks, block: RecordedBlock, message: number): RecordedBlock {
  const [start, end] = [block.ends[message - 1] ?? 0, block.ends[message]!];
  const body = block.body.subarray(start, end);
  const codec = blocks.codecs(block)[message]!;
  const { index, offset, length, bodyOffset } = block;
  const messages = [block.messages[message]!];
  const ends = [end - start];
  const read = { messages, ends, first: codec, codec, announced: undefined };
  const place = { index, offset, length, bodyOffset: bodyOffset + start };
  return new FollowedBlock(place, block.block, block.protocol, body, read);
}

/** What a text says in the place of what it was made of: the block's bytes, or what is wrong with it. */
export async function compiled(
  blocks: Blocks,
  whole: WholeBlock,
  { message, form: name }: TextScope,
  text: string,
): Promise<{ readonly bytes: Uint8Array } | { readonly faults: readonly TextFault[] }> {
  const form = TEXT_FORMS.find((each) => each.name === name)!;
  const { container } = blocks;
  try {
    const pieces: Uint8Array[] = [];
    const said = textToBytes(asBytes(text));
    const options = { form, container, formats: FORMATS.with([container]), name: "text" };
    for await (const piece of compile([said], options)) pieces.push(piece.slice());
    const bytes = joined(pieces);
    return { bytes: placed(blocks, whole, message, bytes) };
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const faults = error.problems.map(({ line, column, message: what, hint }) => ({
      line,
      column,
      message: hint === undefined ? what : `${what}. ${hint}`,
    }));
    return { faults };
  }
}

/** A text has a byte for each character. Throws Error for one that has other characters. */
function asBytes(text: string): string {
  const other = [...text].find((character) => character.codePointAt(0)! > 0xff);
  if (other === undefined) return text;
  throw new Error(`${other} is not one of Quake's characters, which go up to U+00FF`);
}

/** Throws Error where the text says more than one block, or none. */
function placed(
  blocks: Blocks,
  { block }: WholeBlock,
  message: number | undefined,
  bytes: Uint8Array,
): Uint8Array {
  const r = new Reader(bytes);
  if (bytes.length > 0) blocks.container.decodeBlock(r);
  if (bytes.length === 0 || r.offset < bytes.length)
    throw new Error("the text must say one block, as the one that it was made of");
  if (message === undefined) return bytes;
  const { body } = blocks.parse(bytes, { index: block.index, offset: 0 });
  return block.ends.length === 1 && block.undecoded === undefined
    ? withBody(blocks, block, body)
    : withMessage(blocks, block, message, body);
}
