import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, expect } from "vitest";
import { busy, takeReached } from "./screening.ts";
import { takeHits } from "./switch.ts";

/*
 * Before each file of tests: says which switched mutants it reaches, where somebody wants to know.
 */

/** What a file of tests reaches. */
export interface Reached {
  readonly test: string;
  /** Mutants that it reaches, and those of them that could not be tried at once. */
  readonly all: readonly number[];
  readonly left: readonly number[];
  /** A test failed without a mutant after some were tried: they may have left something, or it always fails. */
  readonly isSpoilt: boolean;
  /** In milliseconds of the processor, without what was tried. */
  readonly time: number;
}

const { MUTANT_HITS } = process.env;
if (MUTANT_HITS !== undefined) {
  const start = busy();
  const test = relative(process.cwd(), expect.getState().testPath!);
  process.env["MUTANT_TEST"] = test;
  afterAll(() => {
    const { all, left, isSpoilt, tried } = takeReached();
    const time = Math.round(busy() - start - tried);
    // What is reached around tests, or while modules are loaded, cannot be tried in them.
    const around = takeHits();
    const reached: Reached = {
      test,
      all: [...all, ...around],
      left: [...left, ...around],
      isSpoilt,
      time,
    };
    appendFileSync(MUTANT_HITS, `${JSON.stringify(reached)}\n`);
  });
}
