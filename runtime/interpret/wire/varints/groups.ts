import type { VarintFault } from "./coding.ts";

/* Groups of seven bits, a byte each, whose top bit says that another one follows. */

/** The groups at a place. */
export function groupsAt(
  bytes: Uint8Array,
  start: number,
  end: number,
  most: number,
): { readonly groups: readonly number[] } | VarintFault {
  const groups: number[] = [];
  for (;;) {
    if (start + groups.length === end) return { fault: "cut", count: groups.length };
    const byte = bytes[start + groups.length]!;
    groups.push(byte % 0x80);
    if (byte < 0x80) return { groups };
    if (groups.length === most) return { fault: "long", count: groups.length };
  }
}

/** The number of groups, the lowest first. */
export function numberOf(groups: readonly number[]): bigint {
  return groups.reduceRight((sum, group) => sum * 0x80n + BigInt(group), 0n);
}

/** That many groups of a number that is not negative, the lowest first. */
export function groupsOf(raw: bigint, count: number): number[] {
  return Array.from({ length: count }, (_, i) => Number((raw / 0x80n ** BigInt(i)) % 0x80n));
}

/** The bytes of groups. */
export function bytesOfGroups(groups: readonly number[]): Uint8Array {
  return Uint8Array.from(groups, (group, i) => group + (i < groups.length - 1 ? 0x80 : 0));
}

/** How many groups of that many bits there may be. */
export function mostGroups(bits: number): number {
  return Math.ceil(bits / 7);
}

/** In how many bytes to write a number that takes `needed`: in the width, if that is more and allowed. */
export function chosenWidth(width: unknown, needed: number, most: number): number {
  const isWidth = typeof width === "number" && Number.isInteger(width);
  return isWidth && width <= most ? Math.max(width, needed) : needed;
}
