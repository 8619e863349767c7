import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Piscina } from "piscina";
import type { Task, TaskResult } from "./task.ts";

/** What runs tasks, several at a time. */
export interface Executor {
  /** Rejects when the signal is aborted. */
  run(task: Task, signal: AbortSignal): Promise<TaskResult>;
  close(): Promise<void>;
}

/** Two minutes are a hundred times what any task takes. */
const LONGEST_TASK = 120_000;

/**
 * Runs tasks in so many threads. One that takes longer than `longest` milliseconds is ended, and counts as a failure.
 *
 * @param file what the threads run, as \`worker.ts\`
 */
export function inThreads(
  workers: number,
  longest: number = LONGEST_TASK,
  file: string = new URL("worker.ts", import.meta.url).href,
): Executor {
  const pool = new Piscina({ ...threadFile(file), minThreads: workers, maxThreads: workers });
  pool.on("error", (error: Error) => {
    // A result that was under way when its task was aborted: nobody waits for it.
    if (!error.message.startsWith("Unexpected message from Worker")) throw error;
  });
  return {
    run: (task, signal) => watched(pool, task, signal, longest),
    close: () => pool.destroy(),
  };
}

/** As TypeScript the threads need what compiles it; they do not have it from whoever compiled this file. */
function threadFile(file: string): { filename: string; execArgv: string[] } {
  if (!import.meta.url.endsWith(".ts"))
    return { filename: file.replace(/\.ts$/, ".js"), execArgv: [] };
  const tsx = createRequire(import.meta.url).resolve("tsx");
  return { filename: file, execArgv: ["--import", pathToFileURL(tsx).href] };
}

async function watched(
  pool: Piscina,
  task: Task,
  signal: AbortSignal,
  longest: number,
): Promise<TaskResult> {
  const late = new AbortController();
  const watch = setTimeout(() => late.abort(), longest);
  try {
    return await pool.run(task, { signal: AbortSignal.any([signal, late.signal]) });
  } catch (error) {
    if (late.signal.aborted && !signal.aborted) return hanging(task, longest);
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
