import { type ChildProcess, spawn } from "node:child_process";

/** Something that is run to see whether it fails. */
export interface Step {
  readonly name: string;
  readonly args: readonly string[];
}

/** How a process ended: `null` where it took too long. */
export interface Ended {
  readonly status: number | null;
  readonly output: string;
}

const running = new Set<ChildProcess>();

/**
 * Runs node in a group of its own: what does not end is ended with all that it began.
 *
 * @param longest in milliseconds
 */
export function runNode(
  args: readonly string[],
  folder: string,
  longest: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const env = { ...process.env, NO_COLOR: "1", ...variables };
  const child = spawn(process.execPath, args, { cwd: folder, env, detached: true });
  running.add(child);
  let output = "";
  const append = (text: Buffer) => void (output += text);
  child.stdout.on("data", append);
  child.stderr.on("data", append);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop(child);
  }, longest);
  return new Promise((resolve) => {
    child.once("close", (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ status: isLate ? null : (code ?? 1), output });
    });
  });
}

function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGKILL");
}

/** Ends all that is still running. */
export function stopAll(): void {
  for (const child of running) stop(child);
}

/** What an end says of a failure; nothing where there was none. */
export function failureOf({ status, output }: Ended): string | undefined {
  if (status === 0) return undefined;
  if (status === null) return "it does not end";
  const lines = output.split("\n");
  const meaning = lines.find((line) => /^ *(?:FAIL|\w*Error:|error:|vectors:)/.test(line));
  return (meaning ?? lines.find((line) => line.trim() !== "") ?? "it fails").trim();
}
