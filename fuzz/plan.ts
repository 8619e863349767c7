import { endings, namesIn } from "./recordings.ts";
import { type Selection, SelectionError, selectWorks } from "./select.ts";
import type { Target } from "./values/target.ts";
import { aimOf, type Counterexample, type Task, type TaskResult, type Work } from "./task.ts";
import type { WorkerOptions } from "./threads.ts";
import { IN_A_ROW } from "./values/subjects.ts";

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

/** Stands for a message's name where damaged recordings are read. */
const RECORDINGS = "(recordings)";
const DEFAULT_RUNS = 100;
/** Runs of a task. What is tried depends on it: with another one a seed means something else. */
export const CHUNK = 50;

/** A work, with what came of it. */
export interface Item {
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

export interface Run {
  readonly targets: readonly Target[];
  readonly options: FuzzOptions;
  readonly seed: number;
  readonly started: number;
  readonly runs: number;
  readonly items: readonly Item[];
  readonly signal: AbortSignal;
}

/** Throws SelectionError for options that name what there is not. */
export function begin(targets: readonly Target[], options: FuzzOptions): Run {
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

/** Round after round, one task for each item, until the runs are done, the time is over or somebody ends it. */
export function* tasks(run: Run): Generator<readonly [Item, number, Task]> {
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

/** Counts results in the order of their rounds, up to the first failure: so threads that overtake each other do not show. */
export function count(item: Item, round: number, result: TaskResult): void {
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

/** How far a run is. */
export function progressOf({ items, runs, started, options }: Run): FuzzProgress {
  const done = items.reduce((sum, item) => sum + item.runs, 0);
  const failures = items.filter(({ failure }) => failure !== undefined).length;
  const state = { runs: done, failures, seconds: secondsSince(started) };
  return options.seconds === undefined ? { ...state, total: runs * items.length } : state;
}
