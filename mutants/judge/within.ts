import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** A thread that ends what the main one runs after the time in `until`: who loops looks at no clock. */
const WATCHDOG = `
const { parentPort, workerData: until } = require("node:worker_threads");
const { Session } = require("node:inspector");
const main = new Session();
main.connectToMainThread();
setInterval(() => {
  if (until[0] === 0 || Date.now() <= until[0]) return;
  until[0] = 0;
  main.post("Runtime.terminateExecution");
}, 10);
parentPort.postMessage("ready");`;

/** By `Date.now()`; 0 where nothing is to be ended. */
let until: Promise<Float64Array> | undefined;

/** The thread has to begin before the main one loops. */
async function watched(): Promise<Float64Array> {
  const end = new Float64Array(new SharedArrayBuffer(8));
  const watchdog = new Worker(WATCHDOG, { eval: true, execArgv: [], workerData: end });
  await once(watchdog, "message");
  watchdog.unref();
  return end;
}

/**
 * What a function gives, which ends by itself or is ended: a mutant may loop for ever where nothing asks for mutants, also
 * after an `await`.
 *
 * @throws Error after that many milliseconds, and what the function throws
 */
export async function within<T>(milliseconds: number, run: () => T | PromiseLike<T>): Promise<T> {
  const end = await (until ??= watched());
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("it does not end")), milliseconds);
  });
  end[0] = Date.now() + milliseconds + GRACE;
  try {
    // In a task of its own: nothing else is ended with it.
    return await Promise.race([late, Promise.resolve().then(run)]);
  } finally {
    end[0] = 0;
    clearTimeout(timer);
  }
}

/** In milliseconds: of who only waits the timer ends it before, since the thread would end whatever runs next. */
const GRACE = 1000;
