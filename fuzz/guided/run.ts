import { availableParallelism } from "node:os";
import { branchesReached, type FuzzBranches } from "../reached.ts";
import type { Selection } from "../select.ts";
import { loadTargets } from "../targets.ts";
import type { Target } from "../values/target.ts";
import { IN_A_ROW } from "../values/subjects.ts";
import { type End, type Executor, LONGEST_INPUT, threads, type WorkerOptions } from "../threads.ts";
import type { GuidedResult, GuidedTask } from "./explore.ts";
import { GUIDED } from "./finding.ts";
import { Oracle } from "./oracle.ts";
import { addFinding, begin, type Group, keyOf, merge, type State, tasksOf } from "./plan.ts";
import { CorpusFolder, type Stored } from "./store.ts";

/** What to fuzz, and for how long. */
export interface GuidedOptions extends Selection {
  /** Inputs for each message in each version class. 1,000 without `seconds`. */
  readonly runs?: number | undefined;
  /** Goes on, round after round, until so much time is over. */
  readonly seconds?: number | undefined;
  /** What is tried depends on it and on the corpus. A random one without. */
  readonly seed?: number | undefined;
  /** Threads. As many as the machine runs at once without. */
  readonly workers?: number | undefined;
  /** A folder where inputs are kept that showed something new, and from where they are taken. */
  readonly corpus?: string | undefined;
  /** Paths of recordings and captures, whose blocks and packets are inputs to begin with. */
  readonly recordings?: readonly string[] | undefined;
  /** A command that reads what shows something new as well: see `Oracle`. */
  readonly against?: string | undefined;
  readonly onProgress?: ((state: GuidedProgress) => void) | undefined;
  readonly worker?: WorkerOptions | undefined;
  /** Ends the run early; the report tells what was done, and nothing that was found is lost. */
  readonly signal?: AbortSignal | undefined;
}

export interface GuidedProgress {
  readonly runs: number;
  /** What `runs` will be, unless time ends it. */
  readonly total?: number;
  readonly seconds: number;
  /** What inputs have shown, of all subjects together. */
  readonly features: number;
  /** What was new within the last hour. */
  readonly fresh: number;
  readonly findings: number;
}

/** A message in a version class. */
export interface GuidedRow {
  readonly target: string;
  readonly message: string;
  readonly versions: string;
  readonly runs: number;
  readonly features: number;
  /** Inputs in its corpus. */
  readonly entries: number;
}

export interface GuidedReport extends GuidedProgress {
  readonly seed: number;
  readonly aborted: boolean;
  readonly rows: readonly GuidedRow[];
  readonly branches: readonly FuzzBranches[];
  readonly groups: readonly Group[];
  /** Inputs in the corpus, all together, and their bytes. */
  readonly entries: number;
  readonly bytes: number;
}

const DEFAULT_RUNS = 1000;

/**
 * Fuzzes codecs, guided by what inputs show: those that show something new are kept, and changed. What is found depends
 * on the seed and the corpus, not on the number of threads, unless time ends it.
 *
 * Throws SelectionError for options that name what there is not, CorpusError for a corpus that is invalid, and
 * OracleError for another program that does not answer.
 */
export async function runGuided(options: GuidedOptions = {}): Promise<GuidedReport> {
  const { worker = {} } = options;
  const targets = await loadTargets(worker.modules);
  return guidedWith(
    targets,
    (workers) => threads(workers, LONGEST_INPUT, worker, endless),
    options,
  );
}

/** As `runGuided`, with targets and threads of the caller's. */
export async function guidedWith(
  targets: readonly Target[],
  executor: (workers: number) => Executor<GuidedTask, GuidedResult>,
  options: GuidedOptions,
): Promise<GuidedReport> {
  const folder = options.corpus === undefined ? undefined : new CorpusFolder(options.corpus);
  const stored = (await folder?.read()) ?? [];
  const states = begin(targets, options, stored, options.recordings ?? []);
  const oracle = options.against === undefined ? undefined : new Oracle(options.against);
  const run = new Run(states, options, folder, oracle);
  const workers = options.workers ?? availableParallelism();
  const pool = executor(workers);
  try {
    await run.drive(pool, 2 * workers);
  } finally {
    await pool.close();
    await oracle?.close();
    await folder?.replace(distilled(states, stored));
  }
  return run.report();
}

/** The corpora of what was run, each the least that shows as much, and all else that the folder has. */
function distilled(states: readonly State[], stored: readonly Stored[]): Stored[] {
  const own = new Set(states.map(({ aim }) => keyOf(aim)));
  const others = stored.filter((one) => !own.has(keyOf(one)));
  const inputs = states.flatMap(({ aim, corpus, kept }) => [
    ...corpus.distilled().map(({ bytes }) => ({ ...aim, bytes })),
    // Nobody came to look at them.
    ...kept.map((bytes) => ({ ...aim, bytes })),
  ]);
  return [...inputs, ...others];
}

/** It is not made smaller: nobody wants to wait for it again. */
export function endless({ aim, seed }: GuidedTask, end: End, bytes: Uint8Array): GuidedResult {
  const place = { ...aim, property: "guided", input: null, seed, path: "" };
  const finding = { ...place, error: end.error, cause: `${end.cause}: ${GUIDED}`, bytes };
  return { runs: 0, fresh: [], findings: [finding] };
}

const HOUR = 3600;

class Run {
  readonly #states: readonly State[];
  readonly #options: GuidedOptions;
  readonly #folder: CorpusFolder | undefined;
  readonly #oracle: Oracle | undefined;
  readonly #groups = new Map<string, Group>();
  readonly #started = performance.now();
  readonly #seed: number;
  readonly #runs: number;
  readonly #signal: AbortSignal;
  /** What the other program was asked last. */
  #asked: Promise<void> = Promise.resolve();
  /** When something new was seen, in seconds, and how much of it. */
  #news: { readonly at: number; readonly count: number }[] = [];

  constructor(
    states: readonly State[],
    options: GuidedOptions,
    folder: CorpusFolder | undefined,
    oracle: Oracle | undefined,
  ) {
    this.#states = states;
    this.#options = options;
    this.#folder = folder;
    this.#oracle = oracle;
    this.#seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
    this.#runs = options.runs ?? (options.seconds === undefined ? DEFAULT_RUNS : Infinity);
    this.#signal = options.signal ?? new AbortController().signal;
  }

  /** Round after round: what a round tries depends on what came of all before it. */
  async drive(pool: Executor<GuidedTask, GuidedResult>, atOnce: number): Promise<void> {
    for (let round = 0; !this.#isOver(); round++) {
      const seed = (this.#seed + Math.imul(round, 0x9e3779b1)) >>> 0;
      const tasks = tasksOf(this.#states, this.#groups, seed, this.#runs);
      if (tasks.length === 0) return;
      await this.#round(pool, tasks, atOnce);
    }
  }

  async #round(
    pool: Executor<GuidedTask, GuidedResult>,
    tasks: readonly (readonly [State, GuidedTask])[],
    atOnce: number,
  ): Promise<void> {
    const source = tasks.entries();
    const waiting = new Map<number, GuidedResult>();
    let next = 0;
    const lane = async (): Promise<void> => {
      for (const [i, [, task]] of source) {
        if (this.#isOver()) return;
        const result = await this.#unlessAborted(pool.run(task, this.#signal));
        if (result === undefined) return;
        waiting.set(i, result);
        // In the order of the tasks, so that threads that overtake each other do not show.
        for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
          waiting.delete(next);
          await this.#take(tasks[next++]![0], ready);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    for (const [i, result] of waiting) await this.#take(tasks[i]![0], result);
  }

  async #take(state: State, result: GuidedResult): Promise<void> {
    const before = state.corpus.known.size;
    const fresh = merge(state, result, this.#groups);
    const count = state.corpus.known.size - before;
    if (count > 0) this.#news.push({ at: this.#seconds(), count });
    this.#options.onProgress?.(this.#progress());
    if (fresh.length > 0) await this.#folder?.append(fresh);
    await this.#ask(state, fresh);
  }

  /** What is new another program reads, too, one input after the other. */
  async #ask(state: State, fresh: readonly Stored[]): Promise<void> {
    const oracle = this.#oracle;
    if (oracle === undefined || state.subject.message === IN_A_ROW) return;
    const asked = this.#asked.then(async () => {
      for (const { bytes } of fresh)
        for (const finding of await oracle.differs(state.subject, state.aim, bytes))
          addFinding(this.#groups, finding, state);
    });
    this.#asked = asked;
    await asked;
  }

  async #unlessAborted(result: Promise<GuidedResult>): Promise<GuidedResult | undefined> {
    try {
      return await result;
    } catch (error) {
      if (this.#signal.aborted) return undefined;
      throw error;
    }
  }

  #isOver(): boolean {
    const { seconds } = this.#options;
    return this.#signal.aborted || (seconds !== undefined && this.#seconds() >= seconds);
  }

  #seconds(): number {
    return (performance.now() - this.#started) / 1000;
  }

  #progress(): GuidedProgress {
    const seconds = this.#seconds();
    this.#news = this.#news.filter(({ at }) => at > seconds - HOUR);
    const sum = (of: (state: State) => number) => this.#states.reduce((s, one) => s + of(one), 0);
    const state = {
      runs: sum(({ runs }) => runs),
      seconds,
      features: sum(({ corpus }) => corpus.known.size),
      fresh: this.#news.reduce((s, { count }) => s + count, 0),
      findings: this.#groups.size,
    };
    if (this.#runs === Infinity) return state;
    return { ...state, total: this.#runs * this.#states.length };
  }

  report(): GuidedReport {
    const entries = this.#states.flatMap(({ corpus }) => corpus.distilled());
    return {
      ...this.#progress(),
      seed: this.#seed,
      aborted: this.#signal.aborted,
      rows: this.#states.map(({ subject, corpus, runs }) => ({
        target: subject.target.name,
        message: subject.message,
        versions: subject.versions,
        runs,
        features: corpus.known.size,
        entries: corpus.entries.length,
      })),
      branches: [...new Set(this.#states.map(({ subject }) => subject.target))].map((target) =>
        this.#branchesOf(target),
      ),
      groups: [...this.#groups.values()],
      entries: entries.length,
      bytes: entries.reduce((sum, { bytes }) => sum + bytes.length, 0),
    };
  }

  #branchesOf(target: Target): FuzzBranches {
    const own = this.#states.filter(({ subject }) => subject.target === target);
    const taken = new Set(own.flatMap(({ corpus }) => [...corpus.known]));
    return branchesReached(
      target.table,
      own.map(({ subject }) => subject),
      taken,
    );
  }
}
