/** Calls a function when a signal aborts. Gives what takes that back. */
export function onAbort(signal: AbortSignal | undefined, aborted: () => void): () => void {
  signal?.addEventListener("abort", aborted);
  return () => signal?.removeEventListener("abort", aborted);
}
