import { codecs, type Message } from "../../../generated/netquake.ts";
import { currentCodec } from "../../../recording/index.ts";
import { Writer, written } from "../../../runtime/bytes/writer.ts";

const codec = currentCodec(codecs);

/** What a server says of itself, in bytes. It is the same in all protocols that are described. */
export function serverMessages(messages: readonly Message[]): Uint8Array {
  const w = new Writer(64);
  for (const message of messages) codec.encode(w, message);
  return written(w).slice();
}
