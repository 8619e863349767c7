import { ensure, type Reader, takeBytes } from "../../runtime/bytes/reader.ts";
import { reserve, type Writer, writeBytes } from "../../runtime/bytes/writer.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";

/*
 * Numbers of 8, 16 and 32 bits, little-endian. Those that are written lose the bits above, as predictions wrap.
 */

/** Reads an integer of 1, 2 or 4 bytes; the larger ones have a sign. Throws DecodeError at the end. */
export function take(r: Reader, size: 1 | 2 | 4): number {
  const at = r.offset;
  ensure(r, at, size);
  r.offset = at + size;
  if (size === 1) return r.view.getUint8(at);
  return size === 2 ? r.view.getInt16(at, true) : r.view.getInt32(at, true);
}

/** The next byte, without taking it. Throws DecodeError at the end. */
export function peek(r: Reader): number {
  ensure(r, r.offset, 1);
  return r.view.getUint8(r.offset);
}

export function put(w: Writer, size: 1 | 2 | 4, value: number): void {
  const at = reserve(w, size);
  if (size === 1) w.view.setUint8(at, value);
  else if (size === 2) w.view.setInt16(at, value, true);
  else w.view.setInt32(at, value, true);
  w.offset = at + size;
}

/** Writes as many bytes as they come. */
export function copy(r: Reader, w: Writer, count: number): void {
  writeBytes(w, takeBytes(r, count));
}

/** How many bytes a string has with its NUL, from a place on. Throws DecodeError where there is no NUL. */
export function stringLength(r: Reader, at: number): number {
  const end = at > r.end ? -1 : r.bytes.indexOf(0, at);
  if (end < 0 || end >= r.end) throw fault(r, "a string has no end");
  return end + 1 - at;
}

export function fault(r: Reader, reason: string): DecodeError {
  return new DecodeError(reason, { path: ["block"], offset: r.offset });
}

/** A byte as a number with a sign. */
export function signed(byte: number): number {
  return (byte << 24) >> 24;
}

/** Bits in as few bytes as they need, where some bits say that another byte follows. */
export interface Bits {
  /** By byte: the bit, of all, that says that another one follows. */
  readonly more: readonly number[];
  /** Which bits of a first byte are its own, and not the id's. */
  readonly id: number;
}

/** Reads bits: whether one is set, by its number. */
export function takeBits(r: Reader, { more, id }: Bits): Set<number> {
  const found = new Set<number>();
  for (let i = 0; ; i++) {
    const byte = i === 0 ? take(r, 1) & ~id : take(r, 1);
    for (let bit = 0; bit < 8; bit++) if ((byte & (1 << bit)) !== 0) found.add(i * 8 + bit);
    if (more[i] === undefined || !found.has(more[i]!)) return found;
  }
}

/** Writes bits, and those that say that others follow. */
export function putBits(w: Writer, set: ReadonlySet<number>, { more, id }: Bits): void {
  const last = Math.max(0, ...set) >> 3;
  for (let i = 0; i <= last; i++) {
    let byte = i === 0 ? id : 0;
    for (let bit = 0; bit < 8; bit++) if (set.has(i * 8 + bit)) byte |= 1 << bit;
    if (i < last) byte |= 1 << (more[i]! & 7);
    put(w, 1, byte);
  }
}
