import { expGolomb } from "./exp-golomb.ts";
import type { BitCodeFacts, BitType } from "./facts.ts";

/** The codes of numbers among bits, by the names that tables have for them. */
export const BIT_CODES: Readonly<Record<string, BitCodeFacts>> = { "exp-golomb": expGolomb };

/** The types of the language that have one of these codes, by their names. */
export const BIT_TYPES: ReadonlyMap<string, BitType & { readonly bitCode: string }> = new Map(
  Object.entries(BIT_CODES).flatMap(([bitCode, { types }]) =>
    types.map((type) => [type.name, { ...type, bitCode }] as const),
  ),
);

/** The fewest bits that a number of a type takes. */
export function leastBits(type: { readonly bits: number; readonly bitCode?: string }): number {
  return type.bitCode === undefined ? type.bits : BIT_CODES[type.bitCode]!.least;
}
