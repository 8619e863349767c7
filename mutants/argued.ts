import type { Verdict } from "./mutant.ts";

/** Why mutants survive that should: each by the file and by what its lines say. */
const ARGUED: readonly { readonly file: RegExp; readonly diff: RegExp; readonly why: string }[] =
  [];

/** Why a mutant survives, where that is known. */
export function argumentFor({ mutant, diff }: Verdict): string | undefined {
  return ARGUED.find((each) => each.file.test(mutant.file) && each.diff.test(diff))?.why;
}
