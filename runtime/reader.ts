import { DecodeError, UnknownProtocolError } from "./errors.ts";

/**
 * A cursor over bytes.
 *
 *     0          offset            end       bytes.length
 *     |-- read ---|--- to be read ---|--- not ours ---|
 *
 * Always `0 <= offset <= end <= bytes.length`, and `view` covers exactly `bytes`.
 * Functions that read expect that `need` was asked for their bytes first: it is the one bounds
 * check, so that a message whose length follows from its mask is checked once.
 */
export class Reader {
  bytes: Uint8Array;
  view: DataView;
  offset: number;
  end: number;

  /** Reads `bytes[start, end)`. Throws RangeError when that is no part of `bytes`. */
  constructor(bytes: Uint8Array, start = 0, end: number = bytes.length) {
    if (!(start >= 0 && start <= end && end <= bytes.length)) {
      throw new RangeError(`[${start}, ${end}) is not inside ${bytes.length} bytes`);
    }
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.offset = start;
    this.end = end;
  }
}

/** Bytes that are left to read. */
export function remaining(r: Reader): number {
  return r.end - r.offset;
}

/** Throws DecodeError unless `count` more bytes are there. */
export function need(r: Reader, count: number): void {
  if (r.offset + count > r.end) throw truncated(r, count);
}

function truncated(r: Reader, count: number): DecodeError {
  const reason = `the bytes end: ${count} needed, ${remaining(r)} left`;
  return new DecodeError(reason, { path: [], offset: r.end });
}

/** Passes over `count` bytes. Throws DecodeError when fewer are left. */
export function skip(r: Reader, count: number): void {
  const next = r.offset + count;
  if (next > r.end) throw truncated(r, count);
  r.offset = next;
}

export function readU8(r: Reader): number {
  const at = r.offset;
  r.offset = at + 1;
  return r.view.getUint8(at);
}

export function readI8(r: Reader): number {
  const at = r.offset;
  r.offset = at + 1;
  return r.view.getInt8(at);
}

export function readU16(r: Reader): number {
  const at = r.offset;
  r.offset = at + 2;
  return r.view.getUint16(at, true);
}

export function readI16(r: Reader): number {
  const at = r.offset;
  r.offset = at + 2;
  return r.view.getInt16(at, true);
}

export function readU32(r: Reader): number {
  const at = r.offset;
  r.offset = at + 4;
  return r.view.getUint32(at, true);
}

export function readI32(r: Reader): number {
  const at = r.offset;
  r.offset = at + 4;
  return r.view.getInt32(at, true);
}

export function readF32(r: Reader): number {
  const at = r.offset;
  r.offset = at + 4;
  return r.view.getFloat32(at, true);
}

/** The bits of the `count` floats that end at the cursor, when one of them is a NaN, whose bits a number loses. */
export function nanBits(r: Reader, count: number): number[] | undefined {
  const start = r.offset - 4 * count;
  for (let i = 0; i < count; i++) {
    if (Number.isNaN(r.view.getFloat32(start + 4 * i, true))) {
      return Array.from({ length: count }, (_, k) => r.view.getUint32(start + 4 * k, true));
    }
  }
  return undefined;
}

/** The next `count` bytes, as a view on the input: not a copy. */
export function readBytes(r: Reader, count: number): Uint8Array {
  const at = r.offset;
  r.offset = at + count;
  return r.bytes.subarray(at, at + count);
}

/** As `readBytes`, for a count that the bytes themselves name. Throws DecodeError when it is negative or more than is left. */
export function takeBytes(r: Reader, count: number): Uint8Array {
  if (count < 0)
    throw new DecodeError(`a length of ${count} is negative`, { path: [], offset: r.offset });
  need(r, count);
  return readBytes(r, count);
}

/** The protocol's number, when it is a known one. Throws UnknownProtocolError. */
export function expectProtocol(r: Reader, value: number, known: readonly number[]): number {
  if (known.includes(value)) return value;
  const reason = `protocol ${value} is none of ${known.join(", ")}`;
  throw new UnknownProtocolError(reason, { path: [], offset: r.offset }, value);
}

/** For a value that no arm of a switch is for. */
export function noArm(r: Reader, name: string, value: number): DecodeError {
  return new DecodeError(`${name} is ${value}, which chooses nothing`, {
    path: [],
    offset: r.offset,
  });
}

/** For a bit that announces what the schema does not describe. */
export function refused(r: Reader, why: string): DecodeError {
  const place = { path: [], offset: r.offset };
  return new DecodeError(`what is announced is not described here: ${why}`, place);
}

/** For a byte that begins no message. */
export function unknownId(r: Reader, id: number): DecodeError {
  return new DecodeError(`no message has the id ${id}`, { path: [], offset: r.offset - 1 });
}
