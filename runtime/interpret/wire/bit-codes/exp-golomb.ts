import { highest, lowest } from "../../../table/facts/ints.ts";
import type { BitCoding } from "./coding.ts";

/** A code's number is one below what is read as binary, after as many zeros as it has bits below its highest. */
export const expGolomb: BitCoding = {
  numberAt(bitAt, type) {
    let zeros = 0;
    while (bitAt(zeros) === 0) if (++zeros > type.bits) return { fault: "large", count: zeros };
    const count = 2 * zeros + 1;
    let binary = 0;
    for (let i = zeros; i < count; i++) {
      const bit = bitAt(i);
      if (bit === undefined) return { fault: "cut", count: i };
      binary = 2 * binary + bit;
    }
    const value = type.signed ? unfolded(binary - 1) : binary - 1;
    if (value < lowest(type) || highest(type) < value) return { fault: "large", count };
    return { value, count };
  },
  bitsOf(value, { signed }) {
    const binary = ((signed ? folded(value) : value) + 1).toString(2);
    return [..."0".repeat(binary.length - 1), ...binary].map((digit) => digit === "1");
  },
};

/** 0, 1, -1, 2, -2 are the codes 0, 1, 2, 3, 4. */
function unfolded(code: number): number {
  return code % 2 === 1 ? (code + 1) / 2 : -code / 2 + 0;
}

function folded(value: number): number {
  return value > 0 ? 2 * value - 1 : -2 * value;
}
