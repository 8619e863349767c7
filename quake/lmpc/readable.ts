import type { Codec } from "../../runtime/codec.ts";
import { EncodeError } from "../../runtime/errors/errors.ts";
import { Writer } from "../../runtime/bytes/writer.ts";
import type { MessagesText } from "../../text/statement/messages.ts";
import { TextFault } from "../../text/statement/syntax/nodes.ts";
import { TextParser } from "../../text/statement/syntax/parse.ts";

/** Whether the text of a message tells one that can be written. */
export function isReadable(text: MessagesText, codec: Codec, written: string): boolean {
  let isRead = true;
  const parser = new TextParser(
    (node) => {
      if (node.token !== text.prefix) codec.encode(new Writer(), text.read(node));
    },
    () => (isRead = false),
  );
  try {
    parser.push(written);
    parser.end();
  } catch (error) {
    if (error instanceof TextFault || error instanceof EncodeError) return false;
    throw error;
  }
  return isRead;
}
