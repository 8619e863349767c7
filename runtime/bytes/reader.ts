import { DecodeError, UnknownProtocolError } from "../errors/errors.ts";
import { tooDeep } from "../errors/too-deep.ts";

/**
 * A cursor over bytes.
 *
 *     0          offset            end       bytes.length
 *     |-- read ---|--- to be read ---|--- not ours ---|
 *
 * Always `0 <= offset <= end <= bytes.length`, and `view` covers exactly `bytes`.
 * Generated code asks `ensure` once for all bytes whose number it knows, and then reads them from
 * `view`: a cursor in a local variable is twice as fast as one in memory.
 */
export class Reader {
  bytes: Uint8Array;
  /** What `bytes` is a view on: to ask it takes longer than to read a small message. */
  readonly buffer: ArrayBufferLike;
  view: DataView;
  offset: number;
  end: number;
  /** How many structs that may have themselves inside are being read. */
  depth = 0;
  /** Where fields are packed bit by bit: how many bits of the byte before `offset` are left. */
  left = 0;

  /** Reads `bytes[start, end)`. Throws RangeError when that is no part of `bytes`. */
  constructor(bytes: Uint8Array, start = 0, end: number = bytes.length) {
    if (!(start >= 0 && start <= end && end <= bytes.length)) {
      throw new RangeError(`[${start}, ${end}) is not inside ${bytes.length} bytes`);
    }
    this.bytes = bytes;
    this.buffer = bytes.buffer;
    this.view = new DataView(this.buffer, bytes.byteOffset, bytes.byteLength);
    this.offset = start;
    this.end = end;
  }
}

/**
 * A reader of other bytes: the same one where they are a view on its own buffer. To make a reader takes longer than
 * to read a small block.
 */
export function retarget(r: Reader, bytes: Uint8Array): Reader {
  const { buffer, byteOffset } = bytes;
  const end = byteOffset + bytes.length;
  const isInside = r.buffer === buffer && r.bytes.byteOffset === 0 && end <= r.bytes.length;
  const own = isInside ? r : new Reader(new Uint8Array(buffer));
  own.offset = byteOffset;
  own.end = end;
  return own;
}

/** Bytes that are left to read. */
export function remaining(r: Reader): number {
  return r.end - r.offset;
}

/** Throws DecodeError unless `count` bytes are there from the byte `at` on. */
export function ensure(r: Reader, at: number, count: number): void {
  if (at + count > r.end) throw truncated(r, at, count);
}

/** Throws DecodeError unless the message at the cursor is whole, by passing over it. The cursor stays. */
export function ensureWhole(r: Reader, skipMessage: (r: Reader) => unknown): void {
  const start = r.offset;
  skipMessage(r);
  r.offset = start;
}

/** The place `count` bytes after `at`. Throws DecodeError when they are not there. */
export function advance(r: Reader, at: number, count: number): number {
  const next = at + count;
  if (next > r.end) throw truncated(r, at, count);
  return next;
}

function truncated(r: Reader, at: number, count: number): DecodeError {
  const reason = `the bytes end: ${count} needed, ${Math.max(0, r.end - at)} left`;
  return new DecodeError(reason, { path: [], offset: r.end, missing: at + count - r.end });
}

/** Passes over `count` bytes. Throws DecodeError when fewer are left. */
export function skip(r: Reader, count: number): void {
  const next = r.offset + count;
  if (next > r.end) throw truncated(r, r.offset, count);
  r.offset = next;
}

/** The byte at the cursor, which stays. Throws DecodeError when there is none. */
export function peekId(r: Reader): number {
  if (r.offset >= r.end) throw truncated(r, r.offset, 1);
  return r.view.getUint8(r.offset);
}

/** As `peekId`, of 16 or 32 bits. */
export function peekWideId(r: Reader, bits: number, littleEndian: boolean): number {
  ensure(r, r.offset, bits / 8);
  return bits === 16
    ? r.view.getUint16(r.offset, littleEndian)
    : r.view.getUint32(r.offset, littleEndian);
}

/** The bits of the float at a byte, when it is a NaN, whose bits a number loses. */
export function nanAt(view: DataView, at: number, little = true): number | undefined {
  const bits = view.getUint32(at, little);
  return (bits & 0x7fffffff) > 0x7f800000 ? bits : undefined;
}

/** As `nanAt`, of a float of 64 bits. */
export function nanAt64(view: DataView, at: number, little = true): bigint | undefined {
  const isNaN = Number.isNaN(view.getFloat64(at, little));
  return isNaN ? view.getBigUint64(at, little) : undefined;
}

/**
 * The bits of `count` floats from the byte `at` on, when one of them is a NaN, whose bits a number loses.
 *
 * @param step bytes from each to the next
 * @param little whether their lowest bytes come first
 */
export function nanBits(
  view: DataView,
  at: number,
  count: number,
  step = 4,
  little = true,
): number[] | undefined {
  for (let i = 0; i < count; i++) {
    if (Number.isNaN(view.getFloat32(at + step * i, little))) {
      return Array.from({ length: count }, (_, k) => view.getUint32(at + step * k, little));
    }
  }
  return undefined;
}

/** As `nanBits`, of floats of 64 bits. */
export function nanBits64(
  view: DataView,
  at: number,
  count: number,
  step = 8,
  little = true,
): bigint[] | undefined {
  for (let i = 0; i < count; i++) {
    if (Number.isNaN(view.getFloat64(at + step * i, little))) {
      return Array.from({ length: count }, (_, k) => view.getBigUint64(at + step * k, little));
    }
  }
  return undefined;
}

/** The next `count` bytes, as a view on the input: not a copy. Throws DecodeError when the count is negative or more than is left. */
export function takeBytes(r: Reader, count: number): Uint8Array {
  if (count < 0)
    throw new DecodeError(`a length of ${count} is negative`, { path: [], offset: r.offset });
  const at = r.offset;
  ensure(r, at, count);
  r.offset = at + count;
  // `subarray` takes twice as long.
  return new Uint8Array(r.buffer, r.bytes.byteOffset + at, count);
}

/** Passes over what `takeBytes` takes. Throws what it throws. */
export function passBytes(r: Reader, count: number): void {
  if (count < 0)
    throw new DecodeError(`a length of ${count} is negative`, { path: [], offset: r.offset });
  skip(r, count);
}

/** The place `length` bytes after `at`, where what a length counts ends. Throws DecodeError when it is negative or after the reader's end. */
export function regionEnd(r: Reader, at: number, length: number): number {
  if (length < 0)
    throw new DecodeError(`a length of ${length} is negative`, { path: [], offset: at });
  return advance(r, at, length);
}

/**
 * The elements of a list up to the one that ends it, and the mask of that one.
 *
 * @param read reads an element; of what ends a list it returns the mask
 */
export function elementsOf<Element extends object>(
  r: Reader,
  read: (r: Reader) => Element | number,
): [elements: Element[], end: number] {
  const elements: Element[] = [];
  for (;;) {
    const next = read(r);
    if (typeof next === "number") return [elements, next];
    elements.push(next);
  }
}

/** Goes into a struct that may have itself inside. Throws DecodeError where that is deeper than such structs are. */
export function enterRead(r: Reader, maxDepth: number): void {
  if (r.depth >= maxDepth) throw new DecodeError(tooDeep(maxDepth), { path: [], offset: r.offset });
  r.depth++;
}

/** Throws DecodeError unless the reader is at its end. */
export function expectEnd(r: Reader): void {
  if (r.offset === r.end) return;
  const reason = `${r.end - r.offset} bytes are left of those that were counted`;
  throw new DecodeError(reason, { path: [], offset: r.offset });
}

/**
 * The protocol's number, when it is a known one. Throws UnknownProtocolError.
 *
 * @param bits those that count, where not all of them do
 */
export function expectProtocol(
  r: Reader,
  value: number,
  known: readonly number[],
  bits?: number,
): number {
  if (known.includes(bits === undefined ? value : (value & bits) >>> 0)) return value;
  const reason = `protocol ${value} is none of ${known.join(", ")}`;
  throw new UnknownProtocolError(reason, { path: [], offset: r.offset }, value);
}

/**
 * Throws UnknownProtocolError unless what several members say of the protocol is known together.
 *
 * @param numbers of the members up to one; undefined where a member is not there
 * @param place of the protocol's number among them
 */
export function expectTogether(
  r: Reader,
  numbers: readonly (number | undefined)[],
  known: readonly (readonly (number | undefined)[])[],
  place = 0,
): void {
  if (known.some((all) => all.every((number, i) => number === numbers[i]))) return;
  const reason = `protocol ${numbers.join(", ")} is none of those that are described`;
  throw new UnknownProtocolError(reason, { path: [], offset: r.offset }, numbers[place]!);
}

/** For a value that no arm of a switch is for. */
export function noArm(r: Reader, name: string, value: number | bigint): DecodeError {
  return new DecodeError(`${name} is ${value}, which chooses nothing`, {
    path: [],
    offset: r.offset,
  });
}

/** For a bit that announces what the schema does not describe. */
export function unsupported(r: Reader, why: string): DecodeError {
  const place = { path: [], offset: r.offset };
  return new DecodeError(`what is announced is not described here: ${why}`, place);
}

/** A struct that is alone. Throws DecodeError for what ends a list of such. */
export function expectOne<S extends object>(r: Reader, value: S | number): S {
  if (typeof value === "object") return value;
  throw new DecodeError("what ends a list is alone", { path: [], offset: r.offset });
}

/** Passes over a struct that is alone. Throws DecodeError for what ends a list of such. */
export function expectNoEnd(r: Reader, isEnd: boolean): void {
  if (isEnd) expectOne(r, 0);
}

/** For a byte that begins no message. */
export function unknownId(r: Reader, id: number): DecodeError {
  return new DecodeError(`no message has the id ${id}`, { path: [], offset: r.offset });
}
