import type { BigType, IntType } from "../../table/table.ts";

/* Numbers in groups of seven bits, for the interpreter: as bigints, and shared with nothing. */

/** What stands somewhere: the number on the wire, and how many bytes it takes; or why it is none. */
export type FoundVarint =
  | { readonly raw: bigint; readonly count: number }
  | { readonly fault: "cut" | "long" | "large"; readonly count: number };

/** Reads a number in groups, which is folded where it is signed. */
export function varintAt(
  bytes: Uint8Array,
  start: number,
  end: number,
  { bits, groups: order }: IntType | BigType,
): FoundVarint {
  const most = Math.ceil(bits / 7);
  let count = 0;
  let raw = 0n;
  for (;;) {
    if (start + count === end) return { fault: "cut", count };
    const byte = bytes[start + count]!;
    const group = BigInt(byte % 0x80);
    raw = order === "high" ? raw * 0x80n + group : raw + group * 0x80n ** BigInt(count);
    count++;
    if (byte < 0x80) break;
    if (count === most) return { fault: "long", count };
  }
  return raw < 2n ** BigInt(bits) ? { raw, count } : { fault: "large", count };
}

/** How many bytes a number takes. */
export function shortest(raw: bigint): number {
  return Math.max(1, Math.ceil(raw.toString(2).length / 7));
}

/** The bytes of a number in so many groups. */
export function bytesOfVarint(raw: bigint, count: number, order: "low" | "high"): Uint8Array {
  const groups = Array.from({ length: count }, (_, i) =>
    Number((raw / 0x80n ** BigInt(i)) % 0x80n),
  );
  const ordered = order === "high" ? groups.toReversed() : groups;
  return Uint8Array.from(ordered, (group, i) => group + (i < count - 1 ? 0x80 : 0));
}

/** The signed number that a folded one stands for. */
export function unfolded(raw: bigint): bigint {
  return raw % 2n === 0n ? raw / 2n : -(raw + 1n) / 2n;
}

export function folded(value: bigint): bigint {
  return value < 0n ? -2n * value - 1n : 2n * value;
}
