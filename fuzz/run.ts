import { availableParallelism } from "node:os";
import { type FuzzReport, reportOf } from "./outcome.ts";
import { begin, count, type FuzzOptions, progressOf, type Run, tasks } from "./plan.ts";
import { loadTargets } from "./targets.ts";
import type { Target } from "./values/target.ts";
import type { TaskResult } from "./task.ts";
import { type Executor, inThreads } from "./threads.ts";

export type { FuzzFailure, FuzzReport, FuzzRow } from "./outcome.ts";
export type { FuzzOptions, FuzzProgress } from "./plan.ts";

/**
 * Fuzzes the generated codecs in worker threads. What it finds depends on the seed, not on the number of threads.
 *
 * Throws SelectionError for options that name what there is not.
 */
export async function runFuzz(options: FuzzOptions = {}): Promise<FuzzReport> {
  const { worker } = options;
  const targets = await loadTargets(worker?.modules);
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
