/** How a checksum is computed. */
export type Algorithm =
  | ({ readonly kind: "crc"; readonly name: string } & Crc)
  | {
      readonly kind: "sum" | "xor" | "internet" | "adler";
      readonly name: string;
      readonly bits: number;
    }
  /** A function that whoever uses the code gives, under this name. */
  | { readonly kind: "function"; readonly name: string; readonly bits: number };

/** The parameters of a CRC, as catalogues have them. */
export interface Crc {
  /** 8, 16, 24 or 32. */
  readonly bits: number;
  readonly polynomial: number;
  readonly init?: number;
  /** Each byte goes in lowest bit first, and the sum comes out so. */
  readonly reflect?: true;
  readonly xor?: number;
}

const ONES = 0xffffffff;

/** The algorithms that have names. */
export const CHECKSUMS: Readonly<Record<string, Algorithm>> = named({
  "crc-8": { kind: "crc", bits: 8, polynomial: 0x07 },
  "crc-16-arc": { kind: "crc", bits: 16, polynomial: 0x8005, reflect: true },
  "crc-16-modbus": { kind: "crc", bits: 16, polynomial: 0x8005, init: 0xffff, reflect: true },
  "crc-16-ccitt-false": { kind: "crc", bits: 16, polynomial: 0x1021, init: 0xffff },
  "crc-16-xmodem": { kind: "crc", bits: 16, polynomial: 0x1021 },
  "crc-16-kermit": { kind: "crc", bits: 16, polynomial: 0x1021, reflect: true },
  "crc-16-x25": {
    kind: "crc",
    bits: 16,
    polynomial: 0x1021,
    init: 0xffff,
    reflect: true,
    xor: 0xffff,
  },
  "crc-32": { kind: "crc", bits: 32, polynomial: 0x04c11db7, init: ONES, reflect: true, xor: ONES },
  "crc-32-mpeg-2": { kind: "crc", bits: 32, polynomial: 0x04c11db7, init: ONES },
  "crc-32c": {
    kind: "crc",
    bits: 32,
    polynomial: 0x1edc6f41,
    init: ONES,
    reflect: true,
    xor: ONES,
  },
  "adler-32": { kind: "adler", bits: 32 },
  internet: { kind: "internet", bits: 16 },
  "sum-8": { kind: "sum", bits: 8 },
  "sum-16": { kind: "sum", bits: 16 },
  "sum-32": { kind: "sum", bits: 32 },
  "xor-8": { kind: "xor", bits: 8 },
});

type Unnamed<T> = T extends { readonly name: string } ? Omit<T, "name"> : never;

function named(all: Readonly<Record<string, Unnamed<Algorithm>>>): Record<string, Algorithm> {
  const entries = Object.entries(all).map(([name, one]) => [name, { name, ...one } as Algorithm]);
  return Object.fromEntries(entries) as Record<string, Algorithm>;
}
