import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RUN_FOLDER } from "./run-folder.ts";

/** Milliseconds. */
const STEP = 50;
const LONGEST = 240_000;

/** What tests of several processes need, and the first that asks makes for all of a run. */
export class Once {
  /** What is made. */
  readonly folder: string;
  readonly #isFirst: boolean;

  /** @param name what nothing else has in a run */
  constructor(name: string) {
    const run = (process.env[RUN_FOLDER] ??= mkdtempSync(join(tmpdir(), "demospec-run-")));
    this.folder = join(run, name);
    this.#isFirst = claimed(this.folder);
  }

  /** Makes it, or waits for who does. Throws why it could not be made. */
  make(work: () => void): void {
    if (this.#isFirst)
      try {
        work();
        this.#tell("");
      } catch (error) {
        this.#tell(complaintOf(error));
      }
    this.#wait();
  }

  /** As `make`, of what takes turns. */
  async makeInTurns(work: () => Promise<void>): Promise<void> {
    if (this.#isFirst)
      await work().then(
        () => this.#tell(""),
        (error: unknown) => this.#tell(complaintOf(error)),
      );
    this.#wait();
  }

  get #report(): string {
    return `${this.folder}.txt`;
  }

  #tell(complaint: string): void {
    writeFileSync(`${this.#report}.part`, complaint);
    renameSync(`${this.#report}.part`, this.#report);
  }

  #wait(): void {
    for (let waited = 0; !existsSync(this.#report); waited += STEP) {
      if (waited > LONGEST) throw new Error(`nobody has made ${this.folder}`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STEP);
    }
    const complaint = readFileSync(this.#report, "utf8");
    if (complaint !== "") throw new Error(complaint);
  }
}

/** With what a program printed that failed. */
function complaintOf(error: unknown): string {
  const { stdout, message } = error as { stdout?: Buffer; message: string };
  return `${message}\n${stdout ?? ""}`;
}

/** Whether nobody has had this before. */
function claimed(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}
