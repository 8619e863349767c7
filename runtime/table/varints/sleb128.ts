import type { VarintFacts } from "./facts.ts";

/** Groups of seven bits in two's complement, the lowest first, as in DWARF and WebAssembly. */
export const sleb128: VarintFacts = {
  types: [32, 64].map((bits) => ({ name: `sleb${bits}`, bits, signed: true })),
  least: 1,
  bitsIn: (bytes) => 7 * bytes,
  doc: ({ bits }, range) =>
    `A signed LEB128 of at most ${bits} bits, seven in a byte, the lowest group first: ${range}.`,
};
