import { expGolomb } from "./exp-golomb.ts";
import type { BitCoding } from "./coding.ts";

/** What reads and writes a code's numbers. */
export const BIT_CODINGS: Readonly<Record<string, BitCoding>> = { "exp-golomb": expGolomb };
