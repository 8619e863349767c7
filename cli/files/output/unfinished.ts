import { rmSync } from "node:fs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Files that are written and not whole yet: however the command ends, none of them stays. */
const files = new Set<string>();

/** Removes a file when the command ends, unless it is forgotten by then. */
export function removeWhenOver(path: string): void {
  if (files.size === 0) listen();
  files.add(path);
}

/** The file is whole, or gone. */
export function forget(path: string): void {
  if (files.delete(path) && files.size === 0) stopListening();
}

function listen(): void {
  process.once("exit", removeAll);
  for (const signal of SIGNALS) process.once(signal, stopped);
}

function stopListening(): void {
  process.off("exit", removeAll);
  for (const signal of SIGNALS) process.off(signal, stopped);
}

function removeAll(): void {
  for (const path of files) rmSync(path, { force: true });
  files.clear();
}

function stopped(signal: NodeJS.Signals): void {
  removeAll();
  stopListening();
  // With nobody else to hear it, the signal does what it does.
  process.kill(process.pid, signal);
}
