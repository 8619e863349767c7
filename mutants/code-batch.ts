import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { copyProject } from "./copy.ts";
import type { Reached } from "./hits.ts";
import { diffOf, edited, type Mutant, type Verdict } from "./mutant.ts";
import { isImported } from "./nearest.ts";
import { testsOf } from "./rooms.ts";
import { failureOf, runNode, stopAll } from "./run-step.ts";
import { type Numbered, switched } from "./switches.ts";

/** What is not needed, or only read. */
const LEFT = [".coverage"];
/** What is run takes less than that, in milliseconds: a mutant may loop for ever. */
const LONGEST = 300_000;
const FIRST_LONGEST = 1_800_000;
/** What is run takes less than that many times what it takes without a mutant, on a machine that has other work. */
const SLOWER = 6;
const TSC = ["node_modules/typescript/bin/tsc", "--noEmit"];
const TESTS = [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--config=mutants/vitest.config.ts",
  "--bail=1",
];
/** Rooms whose mistakes vectors see, or worlds. */
const SEEN_BY_VECTORS = new Set(["runtime", "state"]);
const VECTORS = "vectors";

/**
 * Judges mutants of a room's code in one copy of the project, in which all of them are, each switched on by its number: the
 * compiler is asked once about all of them, and all tests are run once to find out which of them reach which mutant.
 */
export class CodeBatch {
  readonly #folder = mkdtempSync(join(tmpdir(), "demospec-mutants-"));
  readonly #room: string;
  readonly #mutants: readonly Numbered[];
  readonly #texts = new Map<string, string>();
  readonly #refused = new Map<number, string>();
  #reached: readonly Reached[] = [];

  private constructor(room: string, mutants: readonly Mutant[]) {
    this.#room = room;
    this.#mutants = mutants.map((mutant, number) => ({ number, mutant }));
    copyProject(this.#folder, LEFT);
    for (const { file } of mutants)
      this.#texts.set(file, readFileSync(join(this.#folder, file), "utf8"));
  }

  /**
   * @param mutants all of one room
   * @param workers how many processes run tests
   */
  static async make(room: string, mutants: readonly Mutant[], workers: number): Promise<CodeBatch> {
    const batch = new CodeBatch(room, mutants);
    await batch.#compile();
    batch.#switch();
    await batch.#findReached(workers);
    return batch;
  }

  /** Judges the mutant of that number. What its tests say counts, and whether any reaches it. */
  async judge(number: number): Promise<Verdict> {
    const { mutant } = this.#mutants[number]!;
    const about = { mutant, ...diffOf(this.#texts.get(mutant.file)!, mutant) };
    const refused = this.#refused.get(number);
    if (refused !== undefined) return { ...about, outcome: "refused", by: refused };
    const able = this.#ableTo(number);
    const isVectors = ({ test }: Reached) => test === VECTORS;
    const tests = able.filter((each) => !isVectors(each));
    const steps = [
      ...(able.some(isVectors) ? [{ args: this.#vectors(), tests: able.filter(isVectors) }] : []),
      ...(tests.length > 0
        ? [{ args: [...TESTS, "--maxWorkers=1", ...tests.map(({ test }) => test)], tests }]
        : []),
    ];
    for (const step of steps) {
      const usual = step.tests.reduce((sum, { time }) => sum + time, 0);
      const longest = Math.min(LONGEST, 30_000 + SLOWER * usual);
      const ended = await runNode(step.args, this.#folder, longest, { MUTANT: String(number) });
      const why = failureOf(ended);
      if (why !== undefined) return { ...about, outcome: "killed", by: why };
    }
    const by = able.length === 0 ? "No test reaches it." : undefined;
    return { ...about, outcome: "survived", ...(by === undefined ? {} : { by }) };
  }

  /** What could see a mutant, the quickest first: what is run while modules are loaded may be seen by all that load them. */
  #ableTo(number: number): Reached[] {
    const { file } = this.#mutants[number]!.mutant;
    const isLoaded = this.#reached.some(({ load }) => load.includes(number));
    const able = this.#reached.filter(
      ({ test, run }) =>
        run.includes(number) || (isLoaded && (test === VECTORS || isImported(test, file))),
    );
    return able.toSorted((a, b) => a.time - b.time);
  }

  #vectors(): string[] {
    return ["--import", "tsx", "mutants/try.ts", this.#room];
  }

  /** What the compiler refuses nobody lands. Each mutant is compiled in a file of its own beside its file. */
  async #compile(): Promise<void> {
    const paths = this.#mutants.map(({ number, mutant }) => ({
      number,
      path: mutant.file.replace(/\.ts$/, `.mutant${number}.ts`),
      text: edited(this.#texts.get(mutant.file)!, mutant),
    }));
    for (const { path, text } of paths) writeFileSync(join(this.#folder, path), text);
    const { output } = await runNode(TSC, this.#folder, FIRST_LONGEST);
    const wrong = new Map(
      [...output.matchAll(/^\S+\.mutant(\d+)\.ts\(.*$/gm)].map(([line, number]) => [
        Number(number),
        line,
      ]),
    );
    for (const { number, path } of paths) {
      rmSync(join(this.#folder, path));
      const line = wrong.get(number);
      if (line !== undefined) this.#refused.set(number, line);
    }
  }

  /** All mutants that compile are in the copy from here on. */
  #switch(): void {
    for (const [file, text] of this.#texts) {
      const own = this.#mutants.filter(
        ({ number, mutant }) => mutant.file === file && !this.#refused.has(number),
      );
      const helper = relative(join(file, ".."), "mutants/switch.ts");
      writeFileSync(join(this.#folder, file), switched(text, own, helper));
    }
  }

  /** @throws Error where something fails without a mutant, too: it would kill all of them */
  async #findReached(workers: number): Promise<void> {
    const log = join(this.#folder, ".reached");
    const variables = { MUTANT_HITS: log };
    if (SEEN_BY_VECTORS.has(this.#room)) {
      const all = { ...variables, MUTANT_TEST: VECTORS };
      const ended = await runNode(this.#vectors(), this.#folder, FIRST_LONGEST, all);
      this.#expectSound(VECTORS, failureOf(ended));
    }
    const tests = testsOf(this.#room, "");
    const args = [...TESTS, `--maxWorkers=${workers}`, ...tests];
    const ended = await runNode(args, this.#folder, FIRST_LONGEST, variables);
    this.#expectSound("tests", failureOf(ended));
    const lines = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
    this.#reached = merged(lines.map((line) => JSON.parse(line) as Reached));
  }

  #expectSound(name: string, why: string | undefined): void {
    if (why !== undefined) throw new Error(`without a mutant this fails, too: ${name}: ${why}`);
  }

  remove(): void {
    stopAll();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** What the processes that a test starts reach, it reaches. */
function merged(all: readonly Reached[]): Reached[] {
  const byTest = new Map<string, Reached>();
  for (const each of all) {
    const known = byTest.get(each.test);
    byTest.set(each.test, {
      test: each.test,
      run: [...(known?.run ?? []), ...each.run],
      load: [...(known?.load ?? []), ...each.load],
      time: (known?.time ?? 0) + each.time,
    });
  }
  return [...byTest.values()];
}
