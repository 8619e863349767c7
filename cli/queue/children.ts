import { type ChildProcess, fork } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { threadFile } from "../../fuzz/thread-file.ts";
import { QIZMO_VARIABLE, qizmoFolder } from "../qizmo-folder.ts";
import type { Outcome } from "../table/dataset/tally.ts";
import type { Call } from "./jobs.ts";

/** What a child is asked to do. */
export interface Question {
  /** Runs are told apart: their calls may be alike, and what they name be another thing meanwhile. */
  readonly run: string;
  readonly call: Call;
  readonly input: string;
}

/** What came of it. `isWrong` where the call is, and another attempt would give the same. */
export type Answer =
  | { readonly kind: "written"; readonly outcome: Outcome }
  | { readonly kind: "failed"; readonly reason: string; readonly isWrong: boolean };

/** The child did not live to answer. */
export interface Died {
  readonly kind: "died";
  readonly reason: string;
}

/** What a child may take, and what it knows. */
export interface Limits {
  /** Megabytes of V8's heap. */
  readonly memory: number;
  /** Seconds for an input. */
  readonly timeout: number;
  /** The folder of schemas of further formats. */
  readonly schema?: string;
}

/** Milliseconds that a timer can wait. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Processes that read inputs, one each at a time; begun when they are needed, and kept. */
export class Children {
  readonly #limits: Limits;
  readonly #idle: ChildProcess[] = [];
  readonly #all = new Set<ChildProcess>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Asks a child that is idle, or a new one. */
  async ask(question: Question): Promise<Answer | Died> {
    const child = this.#idle.pop() ?? this.#begin();
    const { timeout } = this.#limits;
    let isLate = false;
    const late = setTimeout(
      () => {
        isLate = true;
        child.kill("SIGKILL");
      },
      Math.min(timeout * 1000, LONGEST_TIMER),
    );
    try {
      const answer = await answerOf(child, question);
      if (answer.kind === "died" && isLate)
        return { kind: "died", reason: `it took longer than ${timeout} s` };
      if (answer.kind !== "died") this.#idle.push(child);
      return answer.kind === "died" ? { ...answer, reason: this.#reasonOf(answer.reason) } : answer;
    } finally {
      clearTimeout(late);
    }
  }

  #begin(): ChildProcess {
    const { filename, execArgv } = threadFile(new URL("child-main.ts", import.meta.url).href);
    const { memory, schema } = this.#limits;
    const tables = qizmoFolder();
    // It goes to another folder.
    const args = schema === undefined ? [] : [resolve(schema)];
    const child = fork(fileURLToPath(filename), args, {
      execArgv: [...execArgv, ...heapOptions(memory)],
      env: { ...process.env, ...(tables !== undefined && { [QIZMO_VARIABLE]: resolve(tables) }) },
      // Ctrl-C in a terminal is for the worker: the child is at an input.
      detached: true,
      // Stdout is the worker's.
      stdio: ["ignore", 2, "inherit", "ipc"],
    });
    this.#all.add(child);
    child.once("exit", () => {
      this.#all.delete(child);
      const place = this.#idle.indexOf(child);
      if (place >= 0) this.#idle.splice(place, 1);
    });
    return child;
  }

  #reasonOf(end: string): string {
    const memory = /SIGABRT|SIGTRAP|SIGILL|code 134/.test(end);
    return memory ? `${end}, as where it takes more than ${this.#limits.memory} MB` : end;
  }

  /** Ends all of them. */
  close(): void {
    for (const child of this.#all) child.kill("SIGKILL");
  }
}

/** Megabytes that V8 may fill before it collects all memory. */
const ROOM = 256;

/**
 * A bound of V8's heap. Where there is one below 2 GB, V8 begins with little and collects all memory for each buffer that
 * comes, twice for an input: that takes longer than to read it where it is small, and a sixth more where it is not.
 */
function heapOptions(memory: number): readonly string[] {
  const room = Math.min(ROOM, Math.floor(memory / 4));
  return [`--max-old-space-size=${memory}`, ...(room > 0 ? [`--initial-heap-size=${room}`] : [])];
}

function answerOf(child: ChildProcess, question: Question): Promise<Answer | Died> {
  return new Promise((give) => {
    const answered = (answer: unknown) => over(answer as Answer);
    const ended = (code: number | null, signal: NodeJS.Signals | null) =>
      over({ kind: "died", reason: signal ?? `exit code ${code}` });
    const over = (answer: Answer | Died): void => {
      child.off("message", answered);
      child.off("exit", ended);
      give(answer);
    };
    child.on("message", answered);
    child.on("exit", ended);
    // Where it cannot be asked it has ended, and "exit" follows.
    child.send(question, () => {});
  });
}
