import type { IntType } from "../types/integers.ts";

/*
 * Integers of two widths whose steps differ, as an angle of 8 bits or of 16: each step of the narrower one is that many of
 * the wider one's.
 */

/** How many steps of the wider type one of the narrower is. No whole number where not all of its values are the other's. */
export function stepsIn(narrow: IntType, wide: IntType): number {
  const { num, den } = narrow.scale ?? { num: 1, den: 1 };
  const of = wide.scale ?? { num: 1, den: 1 };
  return (num * of.den) / (den * of.num);
}
