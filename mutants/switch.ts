import { appendFileSync } from "node:fs";

/*
 * What code with switched mutants calls: whether it is the turn of one. It is imported before all else of such a file.
 */
const { MUTANT, MUTANT_HITS, MUTANT_TEST } = process.env;
const turn = Number(MUTANT ?? -1);
let hits = new Set<number>();

/** The mutants that were reached since the last call. */
export function takeHits(): number[] {
  const found = [...hits];
  hits = new Set();
  return found;
}

Object.assign(globalThis, {
  isMutant: (number: number) => {
    if (MUTANT_HITS !== undefined) hits.add(number);
    return number === turn;
  },
});

// A command that a test starts: its test is told by what started it.
if (MUTANT_HITS !== undefined && MUTANT_TEST !== undefined)
  process.on("exit", () => {
    const reached = { test: MUTANT_TEST, run: takeHits(), load: [], time: 0 };
    appendFileSync(MUTANT_HITS, `${JSON.stringify(reached)}\n`);
  });
