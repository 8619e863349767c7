import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "./copy.ts";
import { diffOf, edited, type Mutant, type Verdict } from "../kinds/mutant.ts";
import { testsOf } from "../rooms.ts";
import { failureOf, runNode, type Step, stopAll } from "./run-step.ts";

const ROOT = join(import.meta.dirname, "..", "..");
/** What is not needed, or only read. */
const LEFT = [".coverage"];
const GENERATED = "generated";
/** The code as it is without a mutant: somebody may work on the project while mutants are judged. */
const SOUND = ".generated";
/** A mutant may loop for ever: tests take less than that, in milliseconds. */
const LONGEST = 300_000;
/** What is tried first takes less than that many times what it takes without a mutant, on a machine that has other work. */
const SLOWER = 6;

/** Judges mutants of code in a copy of the project: what they generate is generated anew, and tests are run. */
export class CodeJudge {
  readonly #folder = mkdtempSync(join(tmpdir(), "demospec-mutants-"));
  /** Steps that do not fail without a mutant, and the milliseconds that they take. */
  readonly #sound = new Map<string, number>();

  readonly #isQuick: boolean;

  private constructor(isQuick: boolean) {
    this.#isQuick = isQuick;
  }

  /** @param isQuick tries only vectors and worlds */
  static make(isQuick = false): CodeJudge {
    const judge = new CodeJudge(isQuick);
    copyProject(judge.#folder, LEFT);
    cpSync(join(ROOT, GENERATED), join(judge.#folder, SOUND), { recursive: true });
    return judge;
  }

  async judge(mutant: Mutant): Promise<Verdict> {
    const steps = stepsOf(mutant);
    await this.#ensureSound(steps[0]!);
    const path = join(this.#folder, mutant.file);
    const text = readFileSync(path, "utf8");
    const about = { mutant, ...diffOf(text, mutant) };
    writeFileSync(path, edited(text, mutant));
    const noticed = await this.#noticed(this.#isQuick ? steps.slice(0, 1) : steps).finally(() => {
      writeFileSync(path, text);
      if (mutant.room === "generator") this.#restore();
    });
    if (noticed === undefined) return { ...about, outcome: "survived" };
    await this.#ensureSound(noticed.step);
    const outcome = noticed.step === COMPILER ? "refused" : "killed";
    return { ...about, outcome, by: `${noticed.step.name}: ${noticed.why}` };
  }

  /** What fails without a mutant would kill all of them. */
  async #ensureSound(step: Step): Promise<void> {
    if (this.#sound.has(step.name)) return;
    const start = performance.now();
    const failed = await this.#run(step, LONGEST);
    if (failed !== undefined)
      throw new Error(`without a mutant this fails, too: ${step.name}: ${failed}`);
    this.#sound.set(step.name, performance.now() - start);
  }

  /** The first step that fails. */
  async #noticed(steps: readonly Step[]): Promise<{ step: Step; why: string } | undefined> {
    for (const step of steps) {
      const defaultValue = this.#sound.get(step.name);
      const why = await this.#run(
        step,
        defaultValue === undefined ? LONGEST : 10_000 + SLOWER * defaultValue,
      );
      if (why !== undefined) return { step, why };
    }
    return undefined;
  }

  /** Runs a step in the copy; tells how it failed. It has that many milliseconds. */
  async #run({ args }: Step, longest: number): Promise<string | undefined> {
    return failureOf(await runNode(args, this.#folder, Math.min(longest, LONGEST)));
  }

  #restore(): void {
    const [now, before] = [GENERATED, SOUND].map((name) => join(this.#folder, name)) as [
      string,
      string,
    ];
    rmSync(now, { recursive: true, force: true });
    cpSync(before, now, { recursive: true });
  }

  remove(): void {
    stopAll();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** What the compiler refuses nobody lands: it is no mistake that tests are there for. */
const COMPILER: Step = {
  name: "tsc",
  args: [
    "node_modules/typescript/bin/tsc",
    "--noEmit",
    "--incremental",
    "--tsBuildInfoFile",
    ".tsbuildinfo",
  ],
};

/** Rooms whose mistakes vectors see, or worlds. */
const SEEN_BY_VECTORS = new Set(["generator", "runtime", "state"]);

/** What could see a mutant: in one process first, then the compiler, then tests, the nearest first. */
function stepsOf({ room, file }: Mutant): Step[] {
  const paths = testsOf(room, file);
  const config = "--config=mutants/vitest.config.ts";
  const tests = ["node_modules/vitest/vitest.mjs", "run", config, "--bail=1", "--maxWorkers=1"];
  const vectors = {
    name: `vectors of ${room}`,
    args: ["--import", "tsx", "mutants/try/try.ts", room],
  };
  return [
    ...(SEEN_BY_VECTORS.has(room) ? [vectors] : []),
    COMPILER,
    { name: paths.join(" "), args: [...tests, ...paths] },
  ];
}
