import { hasBit } from "../../runtime/table/facts/bits.ts";

/** In a list of bits: 1 stands for there being none. */
export const NO_BIT = -1;

/** The numbers from 1 on of the bits that are set, with a space between them. */
export function bitNumbers(bits: readonly number[], value: number): string {
  return bits
    .flatMap((bit, i) => {
      const set = bit === NO_BIT ? value === 0 : bit >= 0 && hasBit(value, bit);
      return set ? [i + 1] : [];
    })
    .join(" ");
}
