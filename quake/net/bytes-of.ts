import { Writer, written } from "../../runtime/bytes/writer.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";

/** The bytes of messages, one after the other. Throws EncodeError. */
export function bytesOf<M extends AnyMessage>(
  codec: Pick<Codec<M>, "encode">,
  messages: readonly M[],
): Uint8Array {
  const w = new Writer(64);
  for (const message of messages) codec.encode(w, message);
  return written(w).slice();
}
