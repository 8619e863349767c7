import { onBrokenPipe } from "./broken-pipe.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Who starts the process may pass a signal on that the terminal gave to both: so soon after it, it is the same. */
const SAME = 500;

/**
 * Does work that somebody may want to end, by Ctrl-C, by a signal, or by reading no further: the signal that the work
 * is given tells. A second Ctrl-C ends the process as it is.
 */
export async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { controller, forget } = stopping();
  const forgetPipe = onBrokenPipe(() => controller.abort());
  try {
    return await work(controller.signal);
  } finally {
    forgetPipe();
    forget();
  }
}

/**
 * As `untilStopped`, for what comes piece by piece: where somebody stops it, it is over.
 *
 * @param live is informed of that
 */
export async function* piecesUntilStopped<T>(
  pieces: (signal: AbortSignal) => AsyncIterable<T>,
  live: { isStopped: boolean },
): AsyncGenerator<T, void> {
  const { controller, forget } = stopping();
  try {
    yield* pieces(controller.signal);
  } finally {
    live.isStopped = controller.signal.aborted;
    forget();
  }
}

/** Aborts when somebody stops the process, until that is forgotten. */
function stopping(): { controller: AbortController; forget: () => void } {
  const controller = new AbortController();
  let since: number | undefined;
  const forget = (): void => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  const stop = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (since === undefined) {
      since = now;
      controller.abort();
    } else if (now - since > SAME) {
      forget();
      process.kill(process.pid, signal);
    }
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return { controller, forget };
}
