import { onBrokenPipe } from "./broken-pipe.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Does work that somebody may want to end, by Ctrl-C, by a signal, or by reading no further: the signal that the work
 * is given tells. A second Ctrl-C ends the process as it is.
 */
export async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  for (const signal of SIGNALS) process.once(signal, stop);
  const forgetPipe = onBrokenPipe(stop);
  try {
    return await work(controller.signal);
  } finally {
    forgetPipe();
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
