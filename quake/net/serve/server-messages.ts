import { codecs, type Message } from "../../../generated/netquake.ts";
import { currentCodec } from "../../../recording/index.ts";
import { bytesOf } from "../bytes-of.ts";

const codec = currentCodec(codecs);

/** What a server says of itself, in bytes. It is the same in all protocols that are described. */
export function serverMessages(messages: readonly Message[]): Uint8Array {
  return bytesOf(codec, messages);
}
