import { EncodeError } from "../errors/errors.ts";
import { tooDeep } from "../errors/too-deep.ts";
import { type NamedTie, tieFault } from "../errors/ties.ts";

/** No writer has more bytes of room. */
const MOST = 0x7fffffff;

/**
 * Bytes that grow.
 *
 *     0             offset             bytes.length
 *     |--- written ---|--- room to write ---|
 *
 * Generated code asks `reserve` once for all the room that it may need, and then sets bytes in `view`.
 * It refuses a number that the type cannot hold: nothing wraps.
 */
export class Writer {
  bytes: Uint8Array;
  view: DataView;
  /** How many bytes there are: asking `bytes` takes longer, and each message asks. */
  capacity: number;
  offset = 0;
  /** How many structs that may have themselves inside are being written. */
  depth = 0;
  /** Where fields are packed bit by bit: how many bits of the byte before `offset` are left. */
  left = 0;
  /** Where padding ends that had fewer bytes when it was read, and how many fewer. */
  shortEnd = -1;
  shortBy = 0;

  /** @param capacity bytes of room to begin with */
  constructor(capacity = 1024) {
    this.bytes = new Uint8Array(capacity);
    this.view = new DataView(this.bytes.buffer);
    this.capacity = Math.min(this.bytes.length, MOST);
  }
}

/** What was written, as a view on the writer's bytes: a later write may change it, `slice()` it to keep it. */
export function written(w: Writer): Uint8Array {
  return w.bytes.subarray(0, w.offset);
}

/** Forgets what was written, and gives the room back that only a large block takes. */
export function resetWriter(w: Writer): void {
  w.offset = 0;
  if (w.bytes.length <= KEPT) return;
  moveTo(w, new Uint8Array(KEPT));
}

function moveTo(w: Writer, bytes: Uint8Array<ArrayBuffer>): void {
  w.bytes = bytes;
  w.view = new DataView(bytes.buffer);
  w.capacity = bytes.length;
}

/** What was written, to be kept. The writer begins anew: a large block is not copied. */
export function takeWritten(w: Writer): Uint8Array {
  const bytes = w.bytes.length > KEPT ? written(w) : written(w).slice();
  resetWriter(w);
  return bytes;
}

/** An empty writer has no more bytes of room. */
const KEPT = 1 << 20;

/** Makes room for `count` more bytes, and returns where they go. Throws EncodeError where they are more than can be held. */
export function reserve(w: Writer, count: number): number {
  // So V8 knows that no place after it is too large for an integer, and does not ask at each.
  const at = w.offset & MOST;
  if (at + count > w.capacity) grow(w, count);
  return at;
}

function grow(w: Writer, count: number): void {
  const needed = w.offset + count;
  // What is needed may be there where twice as much as now is not.
  const bytes = roomFor(Math.max(needed, 2 * w.bytes.length)) ?? roomFor(needed);
  if (bytes === undefined)
    throw new EncodeError(`takes ${needed} bytes in all, which are more than can be held at once`);
  bytes.set(w.bytes.subarray(0, w.offset));
  moveTo(w, bytes);
}

/** Nothing where that is too much, or the memory is not there. */
function roomFor(count: number): Uint8Array<ArrayBuffer> | undefined {
  if (count > MOST) return undefined;
  try {
    return new Uint8Array(count);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** For a value that a type does not hold. */
export function outOfRange(value: unknown, low: number, high: number): EncodeError {
  if (value === undefined) return new EncodeError("is missing");
  if (typeof value !== "number") return new EncodeError(`${String(value)} is not a number`);
  const kind = Number.isInteger(low) && Number.isInteger(high) ? "a whole number" : "a number";
  return new EncodeError(`${value} is not ${kind} from ${low} to ${high}`);
}

/** The value, when it is a whole number that u8 holds. Throws EncodeError. */
export function asU8(value: number): number {
  if (value !== (value & 0xff)) throw outOfRange(value, 0, 0xff);
  return value;
}

/** The value, when it is a whole number that i8 holds. Throws EncodeError. */
export function asI8(value: number): number {
  if (value !== (value << 24) >> 24) throw outOfRange(value, -0x80, 0x7f);
  return value;
}

/** The value, when it is a whole number that u16 holds. Throws EncodeError. */
export function asU16(value: number): number {
  if (value !== (value & 0xffff)) throw outOfRange(value, 0, 0xffff);
  return value;
}

/** The value, when it is a whole number that i16 holds. Throws EncodeError. */
export function asI16(value: number): number {
  if (value !== (value << 16) >> 16) throw outOfRange(value, -0x8000, 0x7fff);
  return value;
}

/** The value, when it is a whole number that u32 holds. Throws EncodeError. */
export function asU32(value: number): number {
  if (value !== value >>> 0) throw outOfRange(value, 0, 0xffffffff);
  return value;
}

/** The value, when it is a whole number that i32 holds. Throws EncodeError. */
export function asI32(value: number): number {
  if (value !== (value | 0)) throw outOfRange(value, -0x80000000, 0x7fffffff);
  return value;
}

/**
 * Sets the nearest 32-bit float at the byte `at`. A NaN is set with `bits`, those it came with, when they are a NaN's.
 * Throws EncodeError for a finite number that no 32-bit float is near.
 */
export function setF32(view: DataView, at: number, value: number, bits?: number): void {
  if (typeof value !== "number") throw outOfRange(value, -LARGEST_F32, LARGEST_F32);
  if (Number.isNaN(value)) {
    view.setUint32(at, isNaNBits(bits) ? bits : 0x7fc00000, true);
    return;
  }
  if (Number.isFinite(value) && !Number.isFinite(Math.fround(value))) {
    throw new EncodeError(`${value} is too large for a 32-bit float`);
  }
  view.setFloat32(at, value, true);
}

const LARGEST_F32 = 3.4028234663852886e38;

function isNaNBits(bits: number | undefined): bits is number {
  // What is no number of 32 bits is no hint.
  const isNumber = bits !== undefined && bits === bits >>> 0;
  return isNumber && (bits & 0x7f800000) === 0x7f800000 && (bits & 0x007fffff) !== 0;
}

const FEW = 16;

/** Writes bytes as they are, and makes its own room. */
export function writeBytes(w: Writer, value: Uint8Array): void {
  if (!(value instanceof Uint8Array)) throw new EncodeError("is not a Uint8Array");
  const { length } = value;
  reserve(w, length);
  // Of a few bytes it takes longer to call what copies many.
  if (length <= FEW) for (let i = 0; i < length; i++) w.bytes[w.offset + i] = value[i]!;
  else w.bytes.set(value, w.offset);
  w.offset += length;
}

/** Writes the number before what is there only after it, and makes its own room. */
export function writeMarker(w: Writer, marker: number): void {
  reserve(w, 4);
  w.view.setUint32(w.offset, marker, true);
  w.offset += 4;
}

/** Throws EncodeError unless `value` is an array of `count`. */
export function expectLength(value: readonly unknown[], count: number): void {
  if (!Array.isArray(value)) throw new EncodeError("is missing or not an array");
  if (value.length !== count) throw new EncodeError(`has ${value.length} elements, not ${count}`);
}

/** Throws EncodeError unless `value` is an array. */
export function expectArray(value: readonly unknown[]): void {
  if (!Array.isArray(value)) throw new EncodeError("is missing or not an array");
}

/** Throws EncodeError unless `value` is an object with members, where none of those that it may have need be there. */
export function expectObject(value: object): void {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new EncodeError("is missing or not an object");
}

/** Throws EncodeError when one of the members is there, since nothing follows the member `stop`. */
export function expectNothing(message: object, names: string, stop: string): void {
  const members = message as Readonly<Record<string, unknown>>;
  const name = names.split(" ").find((n) => members[n] !== undefined && members[n] !== false);
  if (name !== undefined) throw new EncodeError(`is there, and nothing follows ${stop}`, [name]);
}

/** For members of which a bit says that some are there, and that others are not, where they are not so. */
export function flagConflict(message: object, tie: NamedTie): EncodeError {
  const members = message as Readonly<Record<string, unknown>>;
  const { name, reason } = tieFault(tie, (n) => members[n] !== undefined)!;
  return new EncodeError(reason, [name]);
}

/** Throws EncodeError when a value, or anything in a list, is there: what is `before` it is not. */
export function expectAbsent(value: unknown, before: string): void {
  const nothing =
    value === undefined ||
    ((value as ArrayLike<unknown>).length === 0 && typeof value !== "string");
  if (!nothing) throw new EncodeError(`is there, and ${before} before it is not`);
}

/** Throws EncodeError unless a value is there just where another member says that it is. */
export function expectWhere(value: unknown, there: boolean): void {
  if ((value !== undefined) === there) return;
  throw new EncodeError(there ? "is missing" : "is there, and another member says that it is not");
}

/** Goes into a struct that may have itself inside. Throws EncodeError where that is deeper than such structs are. */
export function enterWrite(w: Writer, maxDepth: number): void {
  if (w.depth >= maxDepth) throw new EncodeError(tooDeep(maxDepth));
  w.depth++;
}

/** Throws EncodeError where another member tells another number of elements or bytes than there are. */
export function expectCount(name: string, count: number, expected: number): void {
  if (count !== expected)
    throw new EncodeError(`has ${count}, and another member tells ${expected}`, [name]);
}

/** For an element that would be the end of its list. */
export function endsList(name: string): EncodeError {
  return new EncodeError("ends the list", [name]);
}

/** Writes a message's id, and makes its own room. */
export function writeId(w: Writer, id: number): void {
  const at = reserve(w, 1);
  w.bytes[at] = id;
  w.offset = at + 1;
}

/** As `writeId`, of 16 or 32 bits. */
export function writeWideId(w: Writer, id: number, bits: number, littleEndian: boolean): void {
  reserve(w, bits / 8);
  if (bits === 16) w.view.setUint16(w.offset, id, littleEndian);
  else w.view.setUint32(w.offset, id, littleEndian);
  w.offset += bits / 8;
}

/** The value, when it is a whole number of that many bits. Throws EncodeError. */
export function fit(value: number, bits: number): number {
  const high = 2 ** bits - 1;
  if (!Number.isInteger(value) || value < 0 || value > high) throw outOfRange(value, 0, high);
  return value;
}

/** The bits of the value, when it is a whole number that that many bits hold with its sign. Throws EncodeError. */
export function fitSigned(value: number, bits: number): number {
  const half = 2 ** (bits - 1);
  if (!Number.isInteger(value) || value < -half || value >= half)
    throw outOfRange(value, -half, half - 1);
  return value & (2 ** bits - 1);
}

/** Throws EncodeError unless numbers, undefined where one is not there, are one of those rows. */
export function expectRow(
  numbers: readonly (number | undefined)[],
  rows: readonly (readonly (number | undefined)[])[],
): void {
  if (rows.some((row) => row.every((number, i) => number === numbers[i]))) return;
  throw new EncodeError(`${numbers.join(", ")} is none of what is described`);
}

/** Throws EncodeError unless the value is one of those; with `bits`, unless these bits of it are. */
export function expectOneOf(value: number, known: readonly number[], bits?: number): void {
  if (!known.includes(bits === undefined ? value : (value & bits) >>> 0))
    throw new EncodeError(`${value} is none of ${known.join(", ")}`);
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
