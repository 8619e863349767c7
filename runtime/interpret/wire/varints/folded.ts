import type { VarintCoding } from "./coding.ts";
import { bytesOfGroups, chosenWidth, groupsAt, groupsOf, mostGroups, numberOf } from "./groups.ts";

/** Groups of seven bits, which are folded where they are signed: 0, -1, 1, -2 are 0, 1, 2, 3. */
export function folded(isHighFirst: boolean): VarintCoding {
  const ordered = (groups: readonly number[]) => (isHighFirst ? groups.toReversed() : groups);
  return {
    numberAt(bytes, start, end, { bits, signed }) {
      const found = groupsAt(bytes, start, end, mostGroups(bits));
      if ("fault" in found) return found;
      const count = found.groups.length;
      const raw = numberOf(ordered(found.groups));
      if (raw >= 2n ** BigInt(bits)) return { fault: "large", count };
      return { value: signed ? unfold(raw) : raw, count, needed: shortest(raw) };
    },
    bytesOf(value, { bits, signed }, width) {
      const raw = signed ? fold(value) : value;
      const count = chosenWidth(width, shortest(raw), mostGroups(bits));
      return bytesOfGroups(ordered(groupsOf(raw, count)));
    },
  };
}

/** How many bytes a number takes. */
function shortest(raw: bigint): number {
  return mostGroups(raw.toString(2).length);
}

function unfold(raw: bigint): bigint {
  return raw % 2n === 0n ? raw / 2n : -(raw + 1n) / 2n;
}

function fold(value: bigint): bigint {
  return value < 0n ? -2n * value - 1n : 2n * value;
}
