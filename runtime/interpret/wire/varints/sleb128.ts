import type { VarintCoding } from "./coding.ts";
import { bytesOfGroups, chosenWidth, groupsAt, groupsOf, mostGroups, numberOf } from "./groups.ts";

/** Groups of seven bits in two's complement, the lowest first. */
export const sleb128: VarintCoding = {
  numberAt(bytes, start, end, { bits }) {
    const found = groupsAt(bytes, start, end, mostGroups(bits));
    if ("fault" in found) return found;
    const count = found.groups.length;
    const value = BigInt.asIntN(7 * count, numberOf(found.groups));
    if (value !== BigInt.asIntN(bits, value)) return { fault: "large", count };
    return { value, count, needed: shortest(value) };
  },
  bytesOf(value, { bits }, width) {
    const count = chosenWidth(width, shortest(value), mostGroups(bits));
    return bytesOfGroups(groupsOf(BigInt.asUintN(7 * count, value), count));
  },
};

/** How many bytes a number takes: its bits, and one for its sign. */
function shortest(value: bigint): number {
  const plain = value < 0n ? -value - 1n : value;
  return mostGroups(plain.toString(2).length + 1);
}
