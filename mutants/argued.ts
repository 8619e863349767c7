import type { Verdict } from "./mutant.ts";

interface Argued {
  readonly file: RegExp;
  /** What the lines that were put in say. */
  readonly diff: RegExp;
  readonly why: string;
}

/** Why mutants survive that should. */
const ARGUED: readonly Argued[] = [
  {
    file: /^schema/,
    diff: /^\+ .*(?:length-of:|size: \{ type: u32)/m,
    why: "A length with its highest bit set is refused either way: nothing has as many bytes.",
  },
  {
    file: /quake2\.yaml$/,
    diff: /^\+ .*vwep: .*from: 8, count: 25/m,
    why: "The integer has 32 bits: behind the first 8 there is no 25th.",
  },
];

/** Why a mutant survives, where that is known. */
export function argumentFor({ mutant, diff }: Verdict): string | undefined {
  return ARGUED.find((each) => each.file.test(mutant.file) && each.diff.test(diff))?.why;
}
