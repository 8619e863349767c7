import { Piscina } from "piscina";
import type { Task, TaskResult } from "./task.ts";

/** What runs tasks, several at a time. */
export interface Executor<T = Task, R = TaskResult> {
  /** Rejects when the signal is aborted. */
  run(task: T, signal: AbortSignal): Promise<R>;
  close(): Promise<void>;
}

/** What threads run. */
export interface WorkerOptions {
  /** Instead of `worker.ts`: a module that has more kinds of files read. */
  readonly file?: string | undefined;
  /** The module that lists the protocols and containers, as a URL; this package's own without. */
  readonly modules?: string | undefined;
}

const WORKER = new URL("worker.ts", import.meta.url).href;

/** Two minutes are a hundred times what any task takes. */
export const LONGEST_TASK = 120_000;

/** Runs tasks in so many threads. One that takes longer than `longest` milliseconds is ended, and counts as a failure. */
export function inThreads(
  workers: number,
  longest: number = LONGEST_TASK,
  options: WorkerOptions = {},
): Executor {
  return threads(workers, longest, options, hanging);
}

/**
 * As `inThreads`, for tasks of another kind.
 *
 * @param late what a task that takes too long counts as
 */
export function threads<T, R>(
  workers: number,
  longest: number,
  { file = WORKER, modules }: WorkerOptions,
  late: (task: T, longest: number) => R,
): Executor<T, R> {
  const pool = new Piscina({
    ...threadFile(file),
    workerData: { modules },
    // What is tried is garbage at once: with room it is never copied.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
    minThreads: workers,
    maxThreads: workers,
  });
  pool.on("error", (error: Error) => {
    // A result that was under way when its task was aborted: nobody waits for it.
    if (!error.message.startsWith("Unexpected message from Worker")) throw error;
  });
  return {
    run: (task, signal) => watched(pool, task, signal, longest, late),
    close: () => pool.destroy(),
  };
}

/** As TypeScript the threads need what compiles it; they do not have it from whoever compiled this file. */
function threadFile(file: string): { filename: string; execArgv: string[] } {
  if (!import.meta.url.endsWith(".ts"))
    return { filename: file.replace(/\.ts$/, ".js"), execArgv: [] };
  const tsx = import.meta.resolve("tsx/esm/api");
  const begin = `import { register } from "${tsx}"; register();`;
  const script = `data:text/javascript,${encodeURIComponent(begin)}`;
  return { filename: file, execArgv: ["--import", script] };
}

async function watched<T, R>(
  pool: Piscina,
  task: T,
  signal: AbortSignal,
  longest: number,
  late: (task: T, longest: number) => R,
): Promise<R> {
  const over = new AbortController();
  const watch = setTimeout(() => over.abort(), longest);
  try {
    return (await pool.run(task, { signal: AbortSignal.any([signal, over.signal]) })) as R;
  } catch (error) {
    if (over.signal.aborted && !signal.aborted) return late(task, longest);
    throw error;
  } finally {
    clearTimeout(watch);
  }
}

/** Which input it was is not known: the thread took it with it. */
function hanging(task: Task, longest: number): TaskResult {
  const { target, message, version, property, seed } = task;
  const error = `did not end within ${longest / 1000} s`;
  const aim = { target, message, version, property };
  return { runs: 0, reached: [], failure: { ...aim, input: null, seed, path: "", error } };
}
