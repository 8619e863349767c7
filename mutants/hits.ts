import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { takeHits } from "./switch.ts";

/*
 * Before each file of tests: says which switched mutants it reaches, where somebody wants to know.
 */

/** What a file of tests reaches. */
export interface Reached {
  readonly test: string;
  /** Mutants that tests reach. */
  readonly run: readonly number[];
  /** Mutants that are reached while modules are loaded: once, by whatever file comes first. */
  readonly load: readonly number[];
  /** In milliseconds. */
  readonly time: number;
}

const { MUTANT_HITS } = process.env;
if (MUTANT_HITS !== undefined) {
  const start = performance.now();
  const test = relative(process.cwd(), expect.getState().testPath!);
  let load: number[] = [];
  takeHits();
  process.env["MUTANT_TEST"] = test;
  beforeAll(() => void (load = takeHits()));
  afterAll(() => {
    const time = Math.round(performance.now() - start);
    const reached: Reached = { test, run: takeHits(), load, time };
    appendFileSync(MUTANT_HITS, `${JSON.stringify(reached)}\n`);
  });
}
