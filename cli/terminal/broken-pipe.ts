/** What is done when nobody reads stdout any more, as after `| head`: that is no error. */
let leave = (): void => process.exit(0);

/** Nobody reads stdout any more. */
export function pipeBroke(): void {
  leave();
}

/** Has something else done then. Returns what takes that back. */
export function onBrokenPipe(call: () => void): () => void {
  const before = leave;
  leave = call;
  return () => {
    leave = before;
  };
}
