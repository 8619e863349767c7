import type { BigType, IntType } from "../../table/types/integers.ts";

/* Numbers in groups of seven bits, for the interpreter: as bigints, and shared with nothing. */

/** What is somewhere: the number on the wire, and how many bytes it takes; or why it is invalid. */
export type FoundVarint =
  | { readonly raw: bigint; readonly count: number }
  | { readonly fault: "cut" | "long" | "large"; readonly count: number };

/** Reads a number in groups, which is folded where it is signed. */
export function varintAt(
  bytes: Uint8Array,
  start: number,
  end: number,
  { bits, varint: order }: IntType | BigType,
): FoundVarint {
  if (order === "two") return twoAt(bytes, start, end);
  const most = Math.ceil(bits / 7);
  let count = 0;
  let raw = 0n;
  for (;;) {
    if (start + count === end) return { fault: "cut", count };
    const byte = bytes[start + count]!;
    const group = BigInt(byte % 0x80);
    raw = order === "vlq" ? raw * 0x80n + group : raw + group * 0x80n ** BigInt(count);
    count++;
    if (byte < 0x80) break;
    if (count === most) return { fault: "long", count };
  }
  return raw < 2n ** BigInt(bits) ? { raw, count } : { fault: "large", count };
}

/** Two bytes or three: the number that its bits are without the lowest. */
function twoAt(bytes: Uint8Array, start: number, end: number): FoundVarint {
  const count = start < end && bytes[start]! % 2 === 1 ? 3 : 2;
  if (start + count > end) return { fault: "cut", count: end - start };
  const all = bytes.subarray(start, start + count).toReversed();
  return { raw: all.reduce((sum, byte) => sum * 0x100n + BigInt(byte), 0n) / 2n, count };
}

/** The number that stands for that many bytes' raw one. */
export function meant(
  { bits, signed, varint: groups }: IntType | BigType,
  raw: bigint,
  count: number,
): bigint {
  if (groups === "two") return BigInt.asIntN(8 * count - 1, raw);
  return signed ? unfolded(raw) : BigInt.asUintN(bits, raw);
}

/** The bytes of a number in that many, or in as few as it takes. `undefined` where a step does not fit. */
export function varintBytes(
  type: IntType | BigType,
  value: bigint,
  width: unknown,
): Uint8Array | undefined {
  if (type.varint === "two") return twoBytes(value, width === 3, type.kind === "int" && type.step);
  const raw = type.signed ? folded(value) : value;
  const needed = shortest(raw);
  const isWidth = typeof width === "number" && Number.isInteger(width) && width > needed;
  const most = Math.ceil(type.bits / 7);
  return bytesOfVarint(raw, isWidth && width <= most ? width : needed, type.varint!);
}

function twoBytes(value: bigint, isLong: boolean, isStep = false): Uint8Array | undefined {
  const isShort = value === BigInt.asIntN(15, value);
  if (isStep && !isLong && !isShort) return undefined;
  const count = isLong || !isShort ? 3 : 2;
  const raw = BigInt.asUintN(8 * count, value * 2n + BigInt(count - 2));
  return Uint8Array.from({ length: count }, (_, i) => Number((raw >> BigInt(8 * i)) % 0x100n));
}

/** In how few bytes a number is. */
export function fewest({ varint: groups }: IntType | BigType, raw: bigint, count: number): number {
  if (groups !== "two") return shortest(raw);
  const value = BigInt.asIntN(8 * count - 1, raw);
  return value === BigInt.asIntN(15, value) ? 2 : 3;
}

/** How many bytes a number takes. */
function shortest(raw: bigint): number {
  return Math.max(1, Math.ceil(raw.toString(2).length / 7));
}

/** The bytes of a number in that many groups. */
function bytesOfVarint(raw: bigint, count: number, order: "leb128" | "vlq"): Uint8Array {
  const groups = Array.from({ length: count }, (_, i) =>
    Number((raw / 0x80n ** BigInt(i)) % 0x80n),
  );
  const ordered = order === "vlq" ? groups.toReversed() : groups;
  return Uint8Array.from(ordered, (group, i) => group + (i < count - 1 ? 0x80 : 0));
}

/** The signed number that a folded one stands for. */
function unfolded(raw: bigint): bigint {
  return raw % 2n === 0n ? raw / 2n : -(raw + 1n) / 2n;
}

function folded(value: bigint): bigint {
  return value < 0n ? -2n * value - 1n : 2n * value;
}
