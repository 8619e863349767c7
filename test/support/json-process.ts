import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { compiledCommand } from "./compiled.ts";

/** A process of the command, whose lines of JSON are kept. */
export class JsonProcess<T> {
  readonly lines: T[] = [];
  readonly exited: Promise<unknown>;
  stderr = "";
  readonly #child: ChildProcess;

  /** @param onLine is called for each line */
  constructor(args: readonly string[], onLine: (line: T) => void = () => {}) {
    const child = spawn(process.execPath, [compiledCommand(), ...args], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    this.exited = once(child, "close");
    child.stderr.on("data", (text) => (this.stderr += text));
    createInterface(child.stdout).on("line", (text) => {
      const line = JSON.parse(text) as T;
      this.lines.push(line);
      onLine(line);
    });
  }

  get pid(): number {
    return this.#child.pid!;
  }

  get code(): number | null {
    return this.#child.exitCode;
  }

  /** Sends a signal, and waits for the end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.#child.kill(signal);
    if (this.#child.exitCode === null && this.#child.signalCode === null) await this.exited;
  }
}
