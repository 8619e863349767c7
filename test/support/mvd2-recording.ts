import { codecs, type Message } from "../../generated/quake2_mvd.ts";
import { codecNamed } from "../../recording/index.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";

/** The bytes of a multi-view recording of Quake II, a block for each list of messages, and what ends it. */
export function mvd2Recording(
  version: string,
  ...blocks: readonly (readonly Message[])[]
): Uint8Array {
  const codec = codecNamed<Message>(codecs, version);
  const bytes = [..."MVD2"].map((char) => char.charCodeAt(0));
  for (const messages of [...blocks, []]) {
    const w = new Writer();
    for (const message of messages) codec.encode(w, message);
    bytes.push(w.offset & 0xff, w.offset >> 8, ...written(w));
  }
  return Uint8Array.from(bytes);
}
