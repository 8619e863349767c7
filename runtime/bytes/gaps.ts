import { type Reader, takeBytes } from "./reader.ts";
import { reserve, type Writer } from "./writer.ts";

/*
 * Padding.
 */

/** How many bytes are between that many and the next multiple of a number. */
export function toMultiple(count: number, of: number): number {
  return (of - (count % of)) % of;
}

/** The next `count` bytes, where one of them is not zero. Throws DecodeError when fewer are left. */
export function takeGap(r: Reader, count: number): Uint8Array | undefined {
  const bytes = takeBytes(r, count);
  for (let i = 0; i < count; i++) if (bytes[i] !== 0) return bytes;
  return undefined;
}

/** Writes bytes as they came, where they are that many, or else zeros, and makes its own room. */
export function writeGap(w: Writer, bytes: Uint8Array | undefined, count: number): void {
  reserve(w, count);
  if (bytes instanceof Uint8Array && bytes.length === count) w.bytes.set(bytes, w.offset);
  else w.bytes.fill(0, w.offset, w.offset + count);
  w.offset += count;
}
