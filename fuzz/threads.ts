import { Piscina } from "piscina";
import { beatsOf, lastOf, newPulse, type Pulse } from "./pulse.ts";
import type { Task, TaskResult } from "./task.ts";
import { threadFile } from "./thread-file.ts";

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
  /** Megabytes that a thread may keep; as much as no target needs without. */
  readonly memory?: number | undefined;
}

const WORKER = new URL("worker.ts", import.meta.url).href;

/** Half a minute of a processor is a hundred times what any input takes. */
export const LONGEST_INPUT = 30_000;

/** Megabytes: ten times what a thread has of all formats, their corpora and a compiler. */
const MEMORY = 2048;

/** What a thread is given: a task, and where it tells which input it is at. */
export interface Watched<T> {
  readonly task: T;
  readonly pulse: Pulse;
}

/**
 * Runs tasks in that many threads. One of which an input takes longer than `longest`, or more memory than a thread may
 * have, is ended, and counts as a failure.
 */
export function inThreads(
  workers: number,
  longest: number = LONGEST_INPUT,
  options: WorkerOptions = {},
): Executor {
  return threads(workers, longest, options, endless);
}

/**
 * As `inThreads`, for tasks of another kind.
 *
 * @param longest milliseconds of a processor that an input may take, and not of the clock: on a machine that has no time
 *   for the thread, nothing is late
 * @param ended what a task counts as whose thread was ended, by why, and the input that it was at, where that is bytes
 */
export function threads<T, R>(
  workers: number,
  longest: number,
  { file = WORKER, modules, memory = MEMORY }: WorkerOptions,
  ended: Ended<T, R>,
): Executor<T, R> {
  const pool = new Piscina({
    ...threadFile(file),
    workerData: { modules },
    // What is tried is garbage at once: with room it is never copied.
    resourceLimits: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: memory },
    minThreads: workers,
    maxThreads: workers,
  });
  pool.on("error", (error: Error) => {
    // A result that was under way when its task was aborted: nobody waits for it.
    if (!error.message.startsWith("Unexpected message from Worker")) throw error;
  });
  return {
    // A thread has its share of what the process takes, beside the others and this one.
    run: (task, signal) =>
      watched(pool, task, signal, longest * (workers + 1), (cause, last) => {
        const error = cause === "hangs" ? lateText(longest) : `took more than ${memory} MB`;
        return ended(task, { cause, error }, last);
      }),
    close: () => pool.destroy(),
  };
}

/** Why a thread was ended at an input. */
export interface End {
  readonly cause: "hangs" | "memory";
  readonly error: string;
}

type Ended<T, R> = (task: T, end: End, last: Uint8Array) => R;

/** How often it is looked, in milliseconds. */
const OFTEN = 500;

async function watched<T, R>(
  pool: Piscina,
  task: T,
  signal: AbortSignal,
  longest: number,
  ended: (cause: End["cause"], last: Uint8Array) => R,
): Promise<R> {
  const pulse = newPulse();
  const over = new AbortController();
  const watch = setInterval(
    isLate(pulse, longest, () => over.abort()),
    OFTEN,
  );
  const given: Watched<T> = { task, pulse };
  try {
    return (await pool.run(given, { signal: AbortSignal.any([signal, over.signal]) })) as R;
  } catch (error) {
    if (signal.aborted) throw error;
    if (over.signal.aborted) return ended("hangs", lastOf(pulse));
    // The pool has begun another thread in place of the one that is gone.
    if (isOutOfMemory(error)) return ended("memory", lastOf(pulse));
    throw error;
  } finally {
    clearInterval(watch);
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

/** Looks whether the thread is still at the input that it was at, and for how long the process has worked since. */
function isLate(pulse: Pulse, longest: number, end: () => void): () => void {
  let beats = 0;
  let since = 0;
  return () => {
    const now = worked();
    if (beatsOf(pulse) === beats) {
      // A task that no thread has yet is not late.
      if (beats > 0 && now - since > longest) end();
      return;
    }
    beats = beatsOf(pulse);
    since = now;
  };
}

/** Milliseconds of a processor that this process has had, in all of its threads. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What a thread says of an input that does not end. */
function lateText(longest: number): string {
  return `did not end within ${longest / 1000} s of a processor`;
}

/** Which input it was is not known: the thread took it with it. */
function endless(task: Task, { error }: End): TaskResult {
  const { target, message, version, property, seed } = task;
  const aim = { target, message, version, property };
  const failure = { ...aim, input: null, seed, path: "", error };
  return { runs: 0, reached: [], failure };
}
