import { EncodeError } from "./errors.ts";

/**
 * Bytes that grow.
 *
 *     0             offset             bytes.length
 *     |--- written ---|--- room to write ---|
 *
 * Functions that write expect that `reserve` was asked for their room first.
 * They refuse a number that the type cannot hold: nothing wraps.
 */
export class Writer {
  bytes: Uint8Array;
  view: DataView;
  offset = 0;

  /** @param capacity bytes of room to begin with */
  constructor(capacity = 1024) {
    this.bytes = new Uint8Array(capacity);
    this.view = new DataView(this.bytes.buffer);
  }
}

/** What was written, as a view on the writer's bytes: a later write may change it, `slice()` it to keep it. */
export function written(w: Writer): Uint8Array {
  return w.bytes.subarray(0, w.offset);
}

/** Makes room for `count` more bytes. */
export function reserve(w: Writer, count: number): void {
  if (w.offset + count > w.bytes.length) grow(w, count);
}

function grow(w: Writer, count: number): void {
  const bytes = new Uint8Array(Math.max(w.offset + count, 2 * w.bytes.length));
  bytes.set(w.bytes.subarray(0, w.offset));
  w.bytes = bytes;
  w.view = new DataView(bytes.buffer);
}

function outside(value: unknown, low: number, high: number): EncodeError {
  if (value === undefined) return new EncodeError("is missing");
  if (typeof value !== "number") return new EncodeError(`${String(value)} is not a number`);
  return new EncodeError(`${value} is not a whole number from ${low} to ${high}`);
}

export function writeU8(w: Writer, value: number): void {
  if (value !== (value & 0xff)) throw outside(value, 0, 0xff);
  w.view.setUint8(w.offset, value);
  w.offset += 1;
}

export function writeI8(w: Writer, value: number): void {
  if (value !== (value << 24) >> 24) throw outside(value, -0x80, 0x7f);
  w.view.setInt8(w.offset, value);
  w.offset += 1;
}

export function writeU16(w: Writer, value: number): void {
  if (value !== (value & 0xffff)) throw outside(value, 0, 0xffff);
  w.view.setUint16(w.offset, value, true);
  w.offset += 2;
}

export function writeI16(w: Writer, value: number): void {
  if (value !== (value << 16) >> 16) throw outside(value, -0x8000, 0x7fff);
  w.view.setInt16(w.offset, value, true);
  w.offset += 2;
}

export function writeU32(w: Writer, value: number): void {
  if (value !== value >>> 0) throw outside(value, 0, 0xffffffff);
  w.view.setUint32(w.offset, value, true);
  w.offset += 4;
}

export function writeI32(w: Writer, value: number): void {
  if (value !== (value | 0)) throw outside(value, -0x80000000, 0x7fffffff);
  w.view.setInt32(w.offset, value, true);
  w.offset += 4;
}

/**
 * Writes the nearest 32-bit float. A NaN is written with `bits`, those it came with, when they are a NaN's.
 * Throws EncodeError for a finite number that no 32-bit float is near.
 */
export function writeF32(w: Writer, value: number, bits?: number): void {
  if (typeof value !== "number")
    throw outside(value, -3.4028234663852886e38, 3.4028234663852886e38);
  if (Number.isNaN(value)) {
    w.view.setUint32(w.offset, isNaNBits(bits) ? bits : 0x7fc00000, true);
  } else {
    if (Number.isFinite(value) && !Number.isFinite(Math.fround(value))) {
      throw new EncodeError(`${value} is too large for a 32-bit float`);
    }
    w.view.setFloat32(w.offset, value, true);
  }
  w.offset += 4;
}

function isNaNBits(bits: number | undefined): bits is number {
  return bits !== undefined && (bits & 0x7f800000) === 0x7f800000 && (bits & 0x007fffff) !== 0;
}

/** Writes bytes as they are, and makes its own room. */
export function writeBytes(w: Writer, value: Uint8Array): void {
  if (!(value instanceof Uint8Array)) throw new EncodeError("is not a Uint8Array");
  reserve(w, value.length);
  w.bytes.set(value, w.offset);
  w.offset += value.length;
}

/** Throws EncodeError unless `value` is an array of `count`. */
export function expectLength(value: readonly unknown[], count: number): void {
  if (!Array.isArray(value)) throw new EncodeError("is missing or not an array");
  if (value.length !== count) throw new EncodeError(`has ${value.length} elements, not ${count}`);
}

/** Writes a message's id, and makes its own room. */
export function writeId(w: Writer, id: number): void {
  reserve(w, 1);
  w.view.setUint8(w.offset, id);
  w.offset += 1;
}

/** The value, when it is a whole number of so many bits. Throws EncodeError. */
export function fit(value: number, bits: number): number {
  const high = 2 ** bits - 1;
  if (!Number.isInteger(value) || value < 0 || value > high) throw outside(value, 0, high);
  return value;
}

/** The bits of the value, when it is a whole number that so many bits hold with its sign. Throws EncodeError. */
export function fitSigned(value: number, bits: number): number {
  const half = 2 ** (bits - 1);
  if (!Number.isInteger(value) || value < -half || value >= half)
    throw outside(value, -half, half - 1);
  return value & (2 ** bits - 1);
}

/** Throws EncodeError unless the value is one of those. */
export function expectOneOf(value: number, known: readonly number[]): void {
  if (!known.includes(value)) throw new EncodeError(`${value} is none of ${known.join(", ")}`);
}

/** The raw number nearest to a scaled value: value = raw × num / den + plus. Throws EncodeError for what is no number. */
export function unscale(value: number, num: number, den: number, plus = 0): number {
  if (typeof value !== "number") throw outside(value, 0, 0);
  return Math.round(((value - plus) * den) / num);
}

/** For a value that no arm of a switch is for. */
export function noSuchArm(name: string, message: object): EncodeError {
  const value = (message as Readonly<Record<string, unknown>>)[name];
  return new EncodeError(`${String(value)} chooses nothing that can be written`, [name]);
}

/** For a message of a type that the version does not have. */
export function unknownType(message: { readonly type: unknown }): EncodeError {
  return new EncodeError(`there is no message of the type ${JSON.stringify(message.type)}`);
}
