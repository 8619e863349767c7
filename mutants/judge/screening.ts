import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { type RunnerTestCase, TestRunner } from "vitest";
import type { Reached } from "./hits.ts";
import { switchOff, switchOn, takeAsked, takeHits } from "./switch.ts";
import { within } from "./within.ts";

/*
 * Runs each quick test once more for each mutant that it reaches: that one fails then is seen in the time that the test
 * takes, without a process of its own. After each failure the test runs without a mutant: where it fails, too, something
 * was left, and nothing that this process finds counts.
 */

const { MUTANT_KILLED } = process.env;
/** Tests that take longer are not repeated, in milliseconds of the processor; and that much is spent with one test. */
const QUICK = 700;
const MOST_TIME = 40_000;
/** With a mutant a test asks for mutants at most that many times as often as without. */
const MOST_ASKED = 30;

/** Milliseconds that the processor took so far: whatever else is done on the machine. */
export function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What is told of a mutant that a test sees. */
export interface Killed {
  readonly number: number;
  readonly by: string;
}

interface Shared {
  all: Set<number>;
  left: Set<number>;
  hasTried: boolean;
  isSpoilt: boolean;
  /** Milliseconds of the processor that were spent with mutants since the last call. */
  tried: number;
}

const shared = ((globalThis as { screening?: Shared }).screening ??= {
  all: new Set(),
  left: new Set(),
  hasTried: false,
  isSpoilt: false,
  tried: 0,
});

/**
 * The mutants that tests reached since the last call, those of them that were not tried, how long the others took, and
 * whether a test failed without a mutant, after some were tried.
 */
export function takeReached(): Pick<Reached, "all" | "left" | "isSpoilt"> & { tried: number } {
  const { isSpoilt, tried } = shared;
  const found = { all: [...shared.all], left: [...shared.left], isSpoilt, tried };
  shared.all = new Set();
  shared.left = new Set();
  shared.tried = 0;
  return found;
}

/** The mutants that some process killed. */
export function killedIn(log: string): Map<number, string> {
  const lines = existsSync(log) ? readFileSync(log, "utf8").split("\n").filter(Boolean) : [];
  return new Map(lines.map((line) => JSON.parse(line) as Killed).map((k) => [k.number, k.by]));
}

export default class Screening extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    if (MUTANT_KILLED === undefined) return run();
    const around = takeHits();
    const start = busy();
    takeAsked();
    try {
      await (shared.isSpoilt ? within(SPOILT, run) : run());
    } catch (error) {
      // It was spoilt by mutants that were tried before, or it always fails: the batch finds out.
      if (!shared.hasTried) throw error;
      shared.isSpoilt = true;
    }
    const time = busy() - start;
    const most = 10_000 + MOST_ASKED * takeAsked();
    const reached = [...around, ...takeHits()];
    const begun = busy();
    const isTried = time <= QUICK && !shared.isSpoilt && reached.length > 0 && (await holds(run));
    const tried = isTried ? await screened(test, run, takeHits(), most) : [];
    shared.tried += busy() - begun;
    for (const number of reached) {
      shared.all.add(number);
      if (!tried.includes(number)) shared.left.add(number);
    }
  }
}

/** Tries mutants with a test; gives those that were tried. */
async function screened(
  test: RunnerTestCase,
  run: () => unknown,
  reached: readonly number[],
  most: number,
): Promise<number[]> {
  const killed = killedIn(MUTANT_KILLED!);
  const start = busy();
  const tried: number[] = [];
  for (const number of reached) {
    if (!killed.has(number)) {
      if (busy() - start > MOST_TIME) break;
      shared.hasTried = true;
      switchOn(number, most, LONGEST);
      const isSeen = !(await holds(run));
      switchOff();
      if (isSeen) {
        shared.isSpoilt = !(await holds(run));
        if (shared.isSpoilt) break;
        const by = `${relative(process.cwd(), test.file.filepath)} > ${test.name}`;
        appendFileSync(MUTANT_KILLED!, `${JSON.stringify({ number, by } satisfies Killed)}\n`);
      }
    }
    tried.push(number);
  }
  takeHits();
  return tried;
}

/** Where something was left, as by what was ended before it gave a lock back, a test that may wait for ever has that long. */
const SPOILT = 3000;
/** What does not end by itself, as what waits for something that never comes, takes that long. */
const LONGEST = 20_000;

async function holds(run: () => unknown): Promise<boolean> {
  try {
    await within(LONGEST, run);
    return true;
  } catch {
    return false;
  }
}
