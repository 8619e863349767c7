import type { VarintFacts } from "./facts.ts";

const TYPE = { bits: 23, signed: true } as const;

/** Two bytes or three: the lowest bit of the first says which. */
export const two: VarintFacts = {
  types: [
    { ...TYPE, name: "vari23" },
    { ...TYPE, name: "step23", step: true },
  ],
  least: 2,
  bitsIn: (bytes) => 8 * bytes - 1,
  doc: ({ step }, range) =>
    `A signed integer in two or three bytes: ${range}.${step ? " In two bytes it is a step from the value before." : ""}`,
};
