import type { RunLevel, RunTotals, Share } from "./run.ts";

/** The sums of levels that were finished. */
export function totalsOf(levels: readonly RunLevel[], printed: number | undefined): RunTotals {
  const finished = levels.filter(({ finish }) => finish !== undefined);
  return {
    levels: finished.length,
    seconds: finished.reduce((sum, { time }) => sum + time, 0),
    kills: sharesOf(finished.map(({ kills }) => kills)),
    secrets: sharesOf(finished.map(({ secrets }) => secrets)),
    deaths: finished.reduce((sum, { deaths }) => sum + deaths, 0),
    printed,
  };
}

function sharesOf(shares: readonly Share[]): Share {
  return { done: sumOf(shares.map(({ done }) => done)), of: sumOf(shares.map(({ of }) => of)) };
}

/** Nothing where one of them is unknown. */
function sumOf(numbers: readonly (number | undefined)[]): number | undefined {
  return numbers.reduce<number | undefined>(
    (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
    0,
  );
}
