import { type Item, CHUNK, progressOf, type Run } from "./plan.ts";
import { branchesReached, type FuzzBranches } from "./reached.ts";
import type { Target } from "./values/target.ts";
import type { Counterexample } from "./task.ts";

/** A message in a version class, with all of its properties. */
export interface FuzzRow {
  readonly target: string;
  readonly message: string;
  readonly versions: string;
  readonly runs: number;
  readonly failures: number;
}

/** A counterexample, and how to find it again. */
export interface FuzzFailure extends Counterexample {
  readonly command: string;
}

/** What a run of the fuzzer came to. */
export interface FuzzReport {
  readonly seed: number;
  readonly aborted: boolean;
  readonly seconds: number;
  readonly runs: number;
  readonly runsPerSecond: number;
  readonly rows: readonly FuzzRow[];
  readonly branches: readonly FuzzBranches[];
  readonly failures: readonly FuzzFailure[];
}

/** What came of a run. */
export function reportOf(run: Run): FuzzReport {
  const { runs, seconds } = progressOf(run);
  return {
    seed: run.seed,
    aborted: run.signal.aborted,
    seconds,
    runs,
    runsPerSecond: seconds === 0 ? 0 : runs / seconds,
    rows: rowsOf(run.items),
    branches: run.targets.flatMap((target) => branchesOfTarget(target, run.items)),
    failures: run.items.flatMap((item) => failureOf(run, item)),
  };
}

function rowsOf(items: readonly Item[]): FuzzRow[] {
  const rows = new Map<string, FuzzRow>();
  for (const { work, label, runs, failure } of items) {
    const { target, versions } = work.subject;
    const key = [target.name, label, versions].join("/");
    const row = rows.get(key) ?? { runs: 0, failures: 0 };
    const total = { runs: row.runs + runs, failures: row.failures + (failure ? 1 : 0) };
    rows.set(key, { target: target.name, message: label, versions, ...total });
  }
  return [...rows.values()];
}

function branchesOfTarget(target: Target, items: readonly Item[]): FuzzBranches[] {
  const own = items.filter(({ work }) => work.subject.target === target);
  if (own.length === 0) return [];
  const taken = new Set(own.flatMap(({ reached }) => [...reached]));
  return [
    branchesReached(
      target.table,
      own.map(({ work }) => work.subject),
      taken,
    ),
  ];
}

function failureOf(run: Run, item: Item): FuzzFailure[] {
  if (item.failure === undefined) return [];
  return [{ ...item.failure, command: commandOf(run, item, item.failure) }];
}

/** What finds a counterexample again. It needs no more rounds than were counted. */
function commandOf(run: Run, { next, recordings = [] }: Item, failure: Counterexample): string {
  const { target, version, message } = failure;
  const runs = Math.min(run.runs, next * CHUNK);
  const what = ["--protocol", target, "--versions", version, "--message", message];
  const how = ["--seed", `${run.seed}`, "--runs", `${runs}`];
  const { words = [] } = run.options;
  const files = recordings.length > 0 ? ["--recordings", ...recordings] : [];
  return ["npx demospec fuzz", ...[...words, ...what, ...how, ...files].map(quoted)].join(" ");
}

/** As a shell takes it for one word. */
function quoted(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
