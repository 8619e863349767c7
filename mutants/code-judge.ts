import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { diffOf, edited, type Mutant, type Verdict } from "./mutant.ts";
import { testsOf } from "./rooms.ts";

const ROOT = join(import.meta.dirname, "..");
/** What is not needed, or only read. */
const LEFT = new Set([".git", "dist", "node_modules", "coverage", "bench"]);
/** A mutant may loop for ever: tests take less than that, in milliseconds. */
const LONGEST = 300_000;

/** Judges mutants of code in a copy of the project: what they generate is generated anew, and tests are run. */
export class CodeJudge {
  readonly #folder = mkdtempSync(join(tmpdir(), "demospec-mutants-"));
  readonly #sound = new Set<string>();

  static make(): CodeJudge {
    const judge = new CodeJudge();
    for (const name of readdirSync(ROOT))
      if (!LEFT.has(name)) cpSync(join(ROOT, name), join(judge.#folder, name), { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(judge.#folder, "node_modules"));
    return judge;
  }

  async judge(mutant: Mutant): Promise<Verdict> {
    await this.#ensureSound(mutant);
    const path = join(this.#folder, mutant.file);
    const text = readFileSync(path, "utf8");
    const about = { mutant, ...diffOf(text, mutant) };
    writeFileSync(path, edited(text, mutant));
    try {
      const by = await this.#noticed(mutant);
      return by === undefined
        ? { ...about, outcome: "survived" }
        : { ...about, outcome: "killed", by };
    } finally {
      writeFileSync(path, text);
      if (mutant.room === "generator") this.#restore();
    }
  }

  /** Tests that fail without a mutant would kill all of them. */
  async #ensureSound({ room, file }: Mutant): Promise<void> {
    for (const tests of testsOf(room, file)) {
      if (this.#sound.has(tests)) continue;
      const failed = await this.#test(tests);
      if (failed !== undefined) throw new Error(`without a mutant ${tests} fails, too: ${failed}`);
      this.#sound.add(tests);
    }
  }

  async #noticed({ room, file }: Mutant): Promise<string | undefined> {
    if (room === "generator") {
      const failed = await this.#run(["bin/demospec.js", "generate"]);
      if (failed !== undefined) return `generating: ${failed}`;
    }
    for (const tests of testsOf(room, file)) {
      const failed = await this.#test(tests);
      if (failed !== undefined) return `${tests}: ${failed}`;
    }
    return undefined;
  }

  #test(path: string): Promise<string | undefined> {
    const vitest = ["node_modules/vitest/vitest.mjs", "run", path, "--bail=1", "--maxWorkers=1"];
    return this.#run(path.endsWith(".test.ts") ? vitest : ["--import", "tsx", path]);
  }

  /** Runs a command in the copy; tells how it failed. */
  async #run(args: readonly string[]): Promise<string | undefined> {
    const { status, output } = await ran(args, this.#folder);
    if (status === 0) return undefined;
    if (status === null) return "it does not end";
    const lines = output.split("\n");
    const telling = lines.find((line) => /^ *(?:FAIL|\w*Error:|error:|vectors:)/.test(line));
    return (telling ?? lines.find((line) => line.trim() !== "") ?? "it fails").trim();
  }

  #restore(): void {
    for (const name of ["generated", "docs", "schema"]) {
      rmSync(join(this.#folder, name), { recursive: true, force: true });
      if (existsSync(join(ROOT, name)))
        cpSync(join(ROOT, name), join(this.#folder, name), { recursive: true });
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Runs node in a group of its own: what does not end is ended with all that it began. */
function ran(
  args: readonly string[],
  cwd: string,
): Promise<{ readonly status: number | null; readonly output: string }> {
  const env = { ...process.env, NO_COLOR: "1" };
  const child = spawn(process.execPath, args, { cwd, env, detached: true });
  let output = "";
  const append = (text: Buffer) => void (output += text);
  child.stdout.on("data", append);
  child.stderr.on("data", append);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    process.kill(-child.pid!, "SIGKILL");
  }, LONGEST);
  return new Promise((resolve) => {
    child.once("close", (code) => {
      clearTimeout(timer);
      resolve({ status: isLate ? null : (code ?? 1), output });
    });
  });
}
