import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { withoutHints } from "../../runtime/canonical/without-hints.ts";
import { EncodeError } from "../../runtime/errors/errors.ts";
import { Writer, written as bytesOf } from "../../runtime/bytes/writer.ts";
import { textOf } from "../../text/statement/messages.ts";
import { readInts, TextFault } from "../../text/statement/syntax/nodes.ts";
import { TextParser } from "../../text/statement/syntax/parse.ts";
import { WHOLE } from "./blocks/message-reading.ts";

/** The message that a text tells, as its bytes have it; none where it tells none that can be written. */
export function heardFrom(codec: Codec, written: string): AnyMessage | undefined {
  const text = textOf(codec);
  const w = new Writer();
  let isRead = true;
  let prefixed = {};
  const parser = new TextParser(
    (node) => {
      if (node.token === text.prefix) prefixed = { [node.token]: readInts(node, 1, WHOLE)[0] };
      else codec.encode(w, { ...text.read(node), ...prefixed });
    },
    () => (isRead = false),
  );
  try {
    parser.push(written);
    parser.end();
  } catch (error) {
    if (error instanceof TextFault || error instanceof EncodeError) return undefined;
    throw error;
  }
  return isRead && w.offset > 0 ? codec.read(new Reader(bytesOf(w))) : undefined;
}

/** A message as another version has it: without what that has not. None where it has no such message. */
export function inVersion(from: Codec, to: Codec, message: AnyMessage): AnyMessage | undefined {
  if (!textOf(to).hasType(message.type)) return undefined;
  const w = new Writer();
  try {
    to.encode(w, withoutHints(from.table, from.to, message));
  } catch (error) {
    if (error instanceof EncodeError) return undefined;
    throw error;
  }
  return to.read(new Reader(bytesOf(w)));
}
