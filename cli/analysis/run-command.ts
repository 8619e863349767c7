import { spawn } from "node:child_process";

/** What a command says may be long: so much of it is looked through. */
const MOST_OUTPUT = 1 << 20;

/** What a shell ends with where it finds no such command, or may not run it. */
const NOT_FOUND = 127;
const NOT_RUN = 126;

/** A command that is run again and again on another file. */
export interface TriedCommand {
  /** Its words, or one text for the shell. `{}` stands for the file; without, it is the last word. */
  readonly words: readonly string[] | string;
  /** It is ended after that many milliseconds. */
  readonly timeout: number;
}

/** How a run ended. */
export interface RunResult {
  /** It failed: its exit code was not 0, or a signal ended it. */
  readonly failed: boolean;
  /** It was ended, since it took too long. */
  readonly late: boolean;
  /** The shell did not find it, or could not run it. */
  readonly unknown: boolean;
  /** What it wrote, to stdout and to stderr. */
  readonly output: string;
}

/** Runs a command on a file. Throws what the system throws where it cannot be run. */
export function runOn(
  path: string,
  { words, timeout }: TriedCommand,
  signal: AbortSignal,
): Promise<RunResult> {
  const [program, args] = typeof words === "string" ? inShell(words, path) : inWords(words, path);
  return new Promise((resolve, reject) => {
    // A group of its own, so that what it starts ends with it.
    const child = spawn(program, args, { detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    let late = false;
    const end = () => endGroup(child.pid);
    const timer = setTimeout(() => {
      late = true;
      end();
    }, timeout);
    signal.addEventListener("abort", end, { once: true });
    const add = (chunk: Buffer) => {
      if (output.length < MOST_OUTPUT) output += chunk.toString("latin1");
    };
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    const over = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
    };
    child.on("error", (error) => {
      over();
      reject(error);
    });
    child.on("close", (code) => {
      over();
      const unknown = typeof words === "string" && (code === NOT_FOUND || code === NOT_RUN);
      resolve({ failed: !late && code !== 0, late, unknown, output });
    });
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

/**
 * A path that means nothing to the shell is in the command itself, also in quotes and in what another shell reads.
 * Any other goes to the shell as a parameter, so that nothing in it is read as a command.
 */
function inShell(text: string, path: string): [string, string[]] {
  const word = /^[\w./-]+$/.test(path) ? path : '"$1"';
  const named = text.includes("{}") ? text.replaceAll("{}", word) : `${text} ${word}`;
  return ["sh", ["-c", named, "sh", path]];
}

function inWords(words: readonly string[], path: string): [string, string[]] {
  const [program = "", ...args] = words;
  const named = args.map((word) => word.replaceAll("{}", path));
  return [program, words.some((word) => word.includes("{}")) ? named : [...named, path]];
}
