import { availableParallelism } from "node:os";
import { branchesReached, type FuzzBranches } from "./reached.ts";
import { endings, namesIn } from "./recordings.ts";
import { type Selection, SelectionError, selectWorks } from "./select.ts";
import { IN_A_ROW } from "./values/subjects.ts";
import { loadTargets, type Target, targets as allTargets } from "./targets.ts";
import { aimOf, type Counterexample, type Task, type TaskResult, type Work } from "./task.ts";
import { type Executor, inThreads, type WorkerOptions } from "./threads.ts";

/** What to fuzz, and for how long. */
export interface FuzzOptions extends Selection {
  /** Inputs for each property of each message in each version class. 100 without `seconds`. */
  readonly runs?: number | undefined;
  /** Goes on, round after round, until so much time is over. */
  readonly seconds?: number | undefined;
  /** What is tried depends on it alone. A random one without. */
  readonly seed?: number | undefined;
  /** Threads. As many as the machine runs at once without. */
  readonly workers?: number | undefined;
  /** Paths of recordings and captures, whose blocks and packets are damaged and read. */
  readonly recordings?: readonly string[] | undefined;
  readonly onProgress?: ((state: FuzzProgress) => void) | undefined;
  /** What the threads run. */
  readonly worker?: WorkerOptions | undefined;
  /** Further words of the command that finds a counterexample again. */
  readonly words?: readonly string[] | undefined;
  /** Ends the run early; the report tells what was done. */
  readonly signal?: AbortSignal | undefined;
}

export interface FuzzProgress {
  readonly runs: number;
  /** What `runs` will be, unless time ends it. */
  readonly total?: number;
  readonly failures: number;
  readonly seconds: number;
}

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

/** Stands for a message's name where damaged recordings are read. */
const RECORDINGS = "(recordings)";
const DEFAULT_RUNS = 100;
/** Runs of a task. What is tried depends on it: with another one a seed means something else. */
const CHUNK = 50;

/**
 * Fuzzes the generated codecs in worker threads. What it finds depends on the seed, not on the number of threads.
 *
 * Throws SelectionError for options that name what there is not.
 */
export async function runFuzz(options: FuzzOptions = {}): Promise<FuzzReport> {
  const { worker } = options;
  const modules = worker?.modules;
  const targets = modules === undefined ? allTargets : await loadTargets(modules);
  return fuzzWith(targets, (workers) => inThreads(workers, undefined, worker), options);
}

/** As `runFuzz`, with targets and threads of the caller's. */
export async function fuzzWith(
  targets: readonly Target[],
  executor: (workers: number) => Executor,
  options: FuzzOptions,
): Promise<FuzzReport> {
  const run = begin(targets, options);
  const workers = options.workers ?? availableParallelism();
  const threads = executor(workers);
  try {
    await drive(run, threads, 2 * workers);
  } finally {
    await threads.close();
  }
  return reportOf(run);
}

// ---- what is to be done

/** A work, with what came of it. */
interface Item {
  readonly work: Work;
  readonly label: string;
  readonly recordings?: readonly string[];
  readonly reached: Set<string>;
  /** Results that came before those of earlier rounds. */
  readonly waiting: Map<number, TaskResult>;
  /** The round whose result is counted next. */
  next: number;
  runs: number;
  failure?: Counterexample;
}

interface Run {
  readonly targets: readonly Target[];
  readonly options: FuzzOptions;
  readonly seed: number;
  readonly started: number;
  readonly runs: number;
  readonly items: readonly Item[];
  readonly signal: AbortSignal;
}

function begin(targets: readonly Target[], options: FuzzOptions): Run {
  const { seconds, recordings = [] } = options;
  const items = selectWorks(targets, options).map((work) => newItem(work, work.subject.message));
  return {
    targets,
    options,
    seed: options.seed ?? Math.floor(Math.random() * 2 ** 31),
    started: performance.now(),
    runs: options.runs ?? (seconds === undefined ? DEFAULT_RUNS : Infinity),
    items: [...items, ...recordingItems(targets, options, recordings)],
    signal: options.signal ?? new AbortController().signal,
  };
}

function newItem(work: Work, label: string): Item {
  return { work, label, reached: new Set(), waiting: new Map(), next: 0, runs: 0 };
}

function recordingItems(
  targets: readonly Target[],
  { target, versions }: Selection,
  recordings: readonly string[],
): Item[] {
  if (recordings.length === 0) return [];
  const names = new Set(recordings.flatMap((path) => expectNames(targets, path)));
  const works = selectWorks(targets, { target, versions }).filter(
    ({ subject }) => subject.message === IN_A_ROW && names.has(subject.target.name),
  );
  return works.map((work) => ({ ...newItem(work, RECORDINGS), recordings }));
}

function expectNames(targets: readonly Target[], path: string): readonly string[] {
  const names = namesIn(targets, path);
  if (names === undefined) {
    const known = endings(targets).join(", ");
    throw new SelectionError(
      `${path} is no recording that is known here: their names end in ${known}`,
    );
  }
  if (names.length === 0) throw new SelectionError(`${path} has no packet of the game`);
  return names;
}

/** The seed of a work's round: FNV-1a of all that tells it from others. */
function seedOf(run: Run, { work, label }: Item, round: number): number {
  const { target, message, version, property } = aimOf(work);
  const text = [run.seed, target, message, version, property, label, round].join("/");
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash;
}

function taskOf(run: Run, item: Item, round: number): Task {
  const runs = Math.min(CHUNK, run.runs - round * CHUNK);
  const task = { ...aimOf(item.work), seed: seedOf(run, item, round), runs };
  return item.recordings === undefined ? task : { ...task, recordings: item.recordings };
}

// ---- doing it

/** Round after round, one task for each item, until the runs are done, the time is over or somebody ends it. */
function* tasks(run: Run): Generator<readonly [Item, number, Task]> {
  for (let round = 0; round * CHUNK < run.runs; round++) {
    const items = run.items.filter((item) => item.failure === undefined);
    if (items.length === 0) return;
    for (const item of items) {
      if (isOver(run)) return;
      yield [item, round, taskOf(run, item, round)];
    }
  }
}

function isOver({ options, signal, started }: Run): boolean {
  const { seconds } = options;
  return signal.aborted || (seconds !== undefined && secondsSince(started) >= seconds);
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}

/** Keeps `atOnce` tasks under way. */
async function drive(run: Run, threads: Executor, atOnce: number): Promise<void> {
  const source = tasks(run);
  const lane = async (): Promise<void> => {
    for (const [item, round, task] of source) {
      const result = await unlessAborted(run, threads.run(task, run.signal));
      if (result === undefined) return;
      count(item, round, result);
      run.options.onProgress?.(progressOf(run));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

async function unlessAborted(
  { signal }: Run,
  result: Promise<TaskResult>,
): Promise<TaskResult | undefined> {
  try {
    return await result;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

/** Counts results in the order of their rounds, up to the first failure: so threads that overtake each other do not show. */
function count(item: Item, round: number, result: TaskResult): void {
  item.waiting.set(round, result);
  for (;;) {
    const next = item.waiting.get(item.next);
    item.waiting.delete(item.next);
    if (next === undefined || item.failure !== undefined) return;
    item.next += 1;
    item.runs += next.runs;
    for (const branch of next.reached) item.reached.add(branch);
    if (next.failure !== undefined) item.failure = next.failure;
  }
}

function progressOf({ items, runs, started, options }: Run): FuzzProgress {
  const done = items.reduce((sum, item) => sum + item.runs, 0);
  const failures = items.filter(({ failure }) => failure !== undefined).length;
  const state = { runs: done, failures, seconds: secondsSince(started) };
  return options.seconds === undefined ? { ...state, total: runs * items.length } : state;
}

// ---- what came of it

function reportOf(run: Run): FuzzReport {
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
