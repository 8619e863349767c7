import type { BitCodeFacts } from "./facts.ts";

/** Exp-Golomb codes of order 0, as in H.264 (9.1): as many zeros as there are bits below a number's highest, and the number. */
export const expGolomb: BitCodeFacts = {
  types: [
    { name: "ue", bits: 32, signed: false },
    { name: "se", bits: 32, signed: true },
  ],
  least: 1,
  doc: ({ signed }, range) =>
    `A${signed ? " signed" : "n unsigned"} Exp-Golomb code: small numbers have few bits. ${range}.`,
};
