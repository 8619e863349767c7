import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { randomNumbers } from "./random.ts";

/*
 * Ratios within one process, for machines that are shared and noisy.
 *
 * All rows take turns, A B C … A B C …, each round in another order, and each turn does as many passes as
 * take a few milliseconds. A round's ratio is a row's time to its baseline's in the same round, and what is
 * reported is the median over the rounds: what slows a whole round down cancels out, and a pause of the
 * garbage collector, or of the neighbours, is an outlier that the median does not see.
 *
 * tinybench and mitata run one task after the other, each to its end. A machine that slows down in between
 * changes their ratios; these forty lines are why it does not change ours.
 */

export interface Row {
  /** Makes ready what a turn needs, before its time is taken. */
  prepare?(): void;
  /** Lets go of what was made ready. */
  discard?(): void;
  /** Does the work once, and returns the number of units that it did. */
  run(): number;
  /** What the row is compared with. Without one it is a baseline, and its ratio 1. */
  readonly baseline?: Row;
}

export interface Measured {
  /** Median nanoseconds a unit. */
  readonly ns: number;
  /** Median over the rounds of the ratio to the baseline of the same round. */
  readonly ratio: number;
  /** Between which the middle half of the rounds' ratios is. */
  readonly spread: readonly [number, number];
}

export interface Effort {
  readonly rounds: number;
  /** Milliseconds that a row runs for before anything is measured. */
  readonly warmUp: number;
  /** Milliseconds that a turn should take. */
  readonly turn: number;
  /**
   * For turns of a single long pass. The full collections between rounds are left out: with the last object of a class
   * they drop its shape, and with it all code that was compiled for it, which such a pass would have to win back.
   */
  readonly isLong?: true;
  /** Is called after each round. */
  tick?(): void;
}

export function measure(rows: readonly Row[], effort: Effort): Map<Row, Measured> {
  const passes = warmUp(rows, effort);
  const times = new Map(rows.map((row) => [row, [] as number[]]));
  for (let round = 0; round < effort.rounds; round++) {
    if (effort.isLong !== true) collectGarbage({ type: "major" });
    for (const row of shuffled(rows, round)) times.get(row)!.push(nsPerUnit(row, passes.get(row)!));
    effort.tick?.();
  }
  return new Map(
    rows.map((row) => [row, summary(times.get(row)!, times.get(row.baseline ?? row)!)]),
  );
}

/** Runs all rows in small turns until each is optimised, and returns how many passes make a turn. */
function warmUp(rows: readonly Row[], effort: Effort): Map<Row, number> {
  const milliseconds = new Map(rows.map((row) => [row, 0]));
  const passes = new Map(rows.map((row) => [row, 1]));
  const isCold = (row: Row) => milliseconds.get(row)! < effort.warmUp;
  for (let cold = rows; cold.length > 0; cold = cold.filter(isCold)) {
    for (const row of cold) {
      const count = passes.get(row)!;
      const took = time(row, count).milliseconds;
      milliseconds.set(row, milliseconds.get(row)! + took);
      passes.set(row, Math.max(1, Math.round((count * effort.turn) / Math.max(took, 0.01))));
    }
  }
  return passes;
}

function nsPerUnit(row: Row, passes: number): number {
  const { milliseconds, units } = time(row, passes);
  return (milliseconds * 1e6) / units;
}

function time(row: Row, passes: number): { milliseconds: number; units: number } {
  let units = 0;
  row.prepare?.();
  collectGarbage({ type: "minor" });
  const start = clock();
  for (let i = 0; i < passes; i++) units += row.run();
  const milliseconds = clock() - start;
  row.discard?.();
  return { milliseconds, units };
}

/** So that nobody's turn pays for what was left over in the turns before. */
const collectGarbage = exposedCollector();

function exposedCollector(): (options: { type: "minor" | "major" }) => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
}

/**
 * Milliseconds of CPU time, of all threads, so that the collector's helpers count: on a shared machine the time on
 * the wall is mostly other people's. Windows counts it in steps of 16 ms, too coarse for a turn.
 */
const clock = process.platform === "win32" ? () => performance.now() : cpuMilliseconds;

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function summary(times: readonly number[], baseline: readonly number[]): Measured {
  const ratios = times.map((ns, round) => ns / baseline[round]!);
  return {
    ns: quantile(times, 0.5),
    ratio: quantile(ratios, 0.5),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
}

/** The value below which the part `q` of a list is. */
export function quantile(list: readonly number[], q: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.round(q * (sorted.length - 1))]!;
}

/** Another order each round, the same in each run: nobody always follows the same neighbour's garbage. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const result = [...list];
  const random = randomNumbers(seed + 1);
  for (let i = result.length - 1; i > 0; i--) {
    const k = random(i + 1);
    [result[i], result[k]] = [result[k]!, result[i]!];
  }
  return result;
}
