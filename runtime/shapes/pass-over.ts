import type { Reader } from "../bytes/reader.ts";
import type { AnyCodec } from "./found.ts";

/** Passes over the message at the reader. Throws DecodeError, and leaves the reader there. */
export function passOver(codec: AnyCodec, r: Reader): void {
  const start = r.offset;
  codec.skip(r);
  expectGone(r, start);
}

/** Throws Error for a codec that reads nothing: who goes on with it never ends. */
export function expectGone(r: Reader, start: number): void {
  if (r.offset <= start) throw new Error(`a message was read, and the reader is still at ${start}`);
}
