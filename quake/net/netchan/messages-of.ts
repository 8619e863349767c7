import { Reader } from "../../../runtime/bytes/reader.ts";
import type { AnyMessage, Codec } from "../../../runtime/codec.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";

/** The messages of a packet, up to what cannot be understood. Never throws. */
export function messagesOf<M extends AnyMessage>(codec: Codec<M>, bytes: Uint8Array): M[] {
  const r = new Reader(bytes);
  const messages: M[] = [];
  try {
    while (r.offset < r.end) messages.push(codec.decode(r));
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
  }
  return messages;
}
