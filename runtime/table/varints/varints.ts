import type { VarintFacts, VarintType } from "./facts.ts";
import { leb128 } from "./leb128.ts";
import { sleb128 } from "./sleb128.ts";
import { two } from "./two.ts";
import { vlq } from "./vlq.ts";

/** The encodings of integers in as many bytes as they take, by the names that tables have for them. */
export const VARINTS = { leb128, vlq, two, sleb128 } satisfies Readonly<
  Record<string, VarintFacts>
>;

export type VarintName = keyof typeof VARINTS;

/** The types of the language that have one of these encodings. */
export const VARINT_TYPES: readonly (VarintType & { readonly varint: VarintName })[] =
  Object.entries<VarintFacts>(VARINTS).flatMap(([name, { types }]) =>
    types.map((type) => ({ ...type, varint: name as VarintName })),
  );

/** The type of the language that a table's is, whatever name it has there. */
export function varintType(own: Omit<VarintType, "name"> & { readonly varint?: VarintName }) {
  const facts: VarintFacts = VARINTS[own.varint!];
  const { bits, signed, step } = own;
  return facts.types.find((t) => t.bits === bits && t.signed === signed && t.step === step)!;
}

/** The fewest bytes that a number takes. */
export function leastVarintBytes({ varint }: { readonly varint?: VarintName }): number {
  return VARINTS[varint!].least;
}

/** The most bytes that a number takes. */
export function mostVarintBytes(type: { readonly bits: number; readonly varint?: VarintName }) {
  const { least, bitsIn } = VARINTS[type.varint!];
  let most = least;
  while (bitsIn(most) < type.bits) most++;
  return most;
}
