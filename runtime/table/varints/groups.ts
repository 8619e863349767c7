import type { VarintFacts } from "./facts.ts";

/** Groups of seven bits, a byte each, which are folded where they are signed. */
export function groupsOfSeven(suffix: "" | "be", order: string): VarintFacts {
  return {
    types: ["varu28", "varu32", "vari32", "varu64", "vari64"].map((name) => ({
      name: `${name}${suffix}`,
      bits: Number(name.slice(4)),
      signed: name.startsWith("vari"),
    })),
    least: 1,
    bitsIn: (bytes) => 7 * bytes,
    doc: ({ bits, signed }, range) =>
      `A${signed ? " zigzag" : ""} varint of at most ${bits} bits, seven in a byte, ${order}: ${range}.`,
  };
}
