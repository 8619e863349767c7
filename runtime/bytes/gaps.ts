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

/** How many bytes a gap of that many has from a place on, which may end where the bytes end. */
export function openGap(r: Reader, at: number, count: number): number {
  return Math.min(count, r.end - at);
}

/** As `takeGap`, for a gap that may end where the bytes end: then all that there are, also where they are zero or none. */
export function takeOpenGap(r: Reader, count: number): Uint8Array | undefined {
  const left = r.end - r.offset;
  return left < count ? takeBytes(r, left) : takeGap(r, count);
}

/** Writes bytes as they came, where they are that many, or else zeros, and makes its own room. */
export function writeGap(w: Writer, bytes: Uint8Array | undefined, count: number): void {
  reserve(w, count);
  if (bytes instanceof Uint8Array && bytes.length === count) w.bytes.set(bytes, w.offset);
  else w.bytes.fill(0, w.offset, w.offset + count);
  w.offset += count;
}

/** As `writeGap`, for a gap that may end where the bytes end: `closeGap` takes back what it had not. */
export function writeOpenGap(w: Writer, bytes: Uint8Array | undefined, count: number): void {
  const start = w.offset;
  writeGap(w, bytes, count);
  const isShort = bytes instanceof Uint8Array && bytes.length < count;
  w.shortEnd = isShort ? w.offset : -1;
  if (!isShort) return;
  w.bytes.set(bytes, start);
  w.shortBy = count - bytes.length;
}

/** Takes back what a gap had more than came of it, where it ends here. */
export function closeGap(w: Writer): void {
  if (w.offset === w.shortEnd) w.offset -= w.shortBy;
  w.shortEnd = -1;
}
