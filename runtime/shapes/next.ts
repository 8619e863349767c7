import type { Reader } from "../bytes/reader.ts";
import type { AnyMessage } from "../codec.ts";
import type { AnyCodec } from "./found.ts";

/** Passes over the message at the reader. Throws DecodeError, and leaves the reader there. */
export function passOver(codec: AnyCodec, r: Reader): void {
  const start = r.offset;
  codec.skip(r);
  expectGone(r, start);
}

/** Decodes the message at the reader. Throws DecodeError, and leaves the reader there. */
export function decodeNext(codec: AnyCodec, r: Reader): AnyMessage {
  const start = r.offset;
  const message = codec.decode(r) as AnyMessage;
  expectGone(r, start);
  return message;
}

/** Throws Error for a codec that reads nothing: who goes on with it never ends. */
function expectGone(r: Reader, start: number): void {
  if (r.offset <= start) throw new Error(`a message was read, and the reader is still at ${start}`);
}
