import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { copyProject } from "./copy.ts";
import type { Reached } from "./hits.ts";
import { diffOf, edited, type Mutant, type Verdict } from "../kinds/mutant.ts";
import { nearestFirst } from "../nearest.ts";
import { testsOf } from "../rooms.ts";
import { type Ended, failureOf, runNode, stopAll } from "./run-step.ts";
import { killedIn } from "./screening.ts";
import { type Numbered, switched } from "./switches.ts";

/** What is not needed, or only read. */
const LEFT = [".coverage"];
/** What is run takes less than that, in milliseconds: a mutant may loop for ever. */
const LONGEST = 300_000;
const FIRST_LONGEST = 1_800_000;
/** What is run takes less than that many times what it takes without a mutant, on a machine that has other work. */
const SLOWER = 12;
const TSC = ["node_modules/typescript/bin/tsc", "--noEmit"];
const TESTS = [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--config=mutants/vitest.config.ts",
  "--bail=1",
];
/**
 * Judges mutants of a room's code in one copy of the project, in which all of them are, each switched on by its number: the
 * compiler is asked once about all of them, and all tests are run once to find out which of them reach which mutant.
 */
export class CodeBatch {
  readonly #folder = mkdtempSync(join(tmpdir(), "demospec-mutants-"));
  readonly #room: string;
  /** In milliseconds. */
  readonly #most: number;
  readonly #mutants: readonly Numbered[];
  readonly #texts = new Map<string, string>();
  readonly #refused = new Map<number, string>();
  #reached: readonly Reached[] = [];
  #killed: ReadonlyMap<number, string> = new Map();

  private constructor(room: string, mutants: readonly Mutant[], most: number) {
    this.#room = room;
    this.#most = most;
    this.#mutants = mutants.map((mutant, number) => ({ number, mutant }));
    copyProject(this.#folder, LEFT);
    for (const { file } of mutants)
      this.#texts.set(file, readFileSync(join(this.#folder, file), "utf8"));
  }

  /**
   * @param mutants all of one room
   * @param workers how many processes run tests
   * @param seconds of what cannot be tried at once, the quickest tests that take no longer together
   */
  static async make(
    room: string,
    mutants: readonly Mutant[],
    workers: number,
    seconds = Infinity,
  ): Promise<CodeBatch> {
    const batch = new CodeBatch(room, mutants, 1000 * seconds);
    try {
      await batch.#compile();
      batch.#switch();
      await batch.#screen(workers);
      return batch;
    } catch (error) {
      batch.remove();
      throw error;
    }
  }

  /** Judges the mutant of that number: tests that were not tried with it at once run in a process of their own. */
  async judge(number: number): Promise<Verdict> {
    const { mutant } = this.#mutants[number]!;
    const about = { mutant, ...diffOf(this.#texts.get(mutant.file)!, mutant) };
    const refused = this.#refused.get(number);
    if (refused !== undefined) return { ...about, outcome: "refused", by: refused };
    const killed = this.#killed.get(number);
    if (killed !== undefined) return { ...about, outcome: "killed", by: killed };
    const left = this.#reached.filter((each) => each.left.includes(number));
    const why = await this.#failure(number, this.#affordable(left, mutant.file));
    if (why !== undefined) return { ...about, outcome: "killed", by: why };
    const isReached = this.#reached.some(({ all }) => all.includes(number));
    return { ...about, outcome: "survived", ...(isReached ? {} : { by: "No test reaches it." }) };
  }

  /** Tests that there is time for: those that are nearest to the mistake first, and of these the quickest. */
  #affordable(tests: readonly Reached[], file: string): Reached[] {
    const byName = new Map(tests.map((test) => [test.test, test]));
    const quickest = tests.toSorted((a, b) => a.time - b.time).map(({ test }) => test);
    let rest = this.#most;
    return nearestFirst(quickest, file).flatMap((name) => {
      const { time } = byName.get(name)!;
      if (time > rest) return [];
      rest -= time;
      return [byName.get(name)!];
    });
  }

  async #failure(number: number, tests: readonly Reached[]): Promise<string | undefined> {
    if (tests.length === 0) return undefined;
    const args = [...TESTS, "--maxWorkers=1", ...tests.map(({ test }) => test)];
    const usual = tests.reduce((sum, { time }) => sum + time, 0);
    const longest = Math.min(LONGEST, 30_000 + SLOWER * usual);
    return failureOf(await runNode(args, this.#folder, longest, { MUTANT: String(number) }));
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
      const helper = relative(join(file, ".."), "mutants/judge/switch.ts");
      writeFileSync(join(this.#folder, file), switched(text, own, helper));
    }
  }

  /**
   * Runs all tests once, and the quick ones once more for each mutant that they reach.
   *
   * @throws Error where something fails without a mutant, too: it would kill all of them
   */
  async #screen(workers: number): Promise<void> {
    const [reached, killed] = [".reached", ".killed"].map((name) => join(this.#folder, name));
    const args = [
      ...TESTS,
      "--isolate",
      // What a mutant left may fail when nobody waits for it any more.
      "--dangerouslyIgnoreUnhandledErrors",
      `--maxWorkers=${workers}`,
      ...testsOf(this.#room, ""),
    ];
    const variables = { MUTANT_HITS: reached!, MUTANT_KILLED: killed!, CI: "1" };
    expectPassed(await runNode(args, this.#folder, FIRST_LONGEST, variables));
    const lines = existsSync(reached!) ? readFileSync(reached!, "utf8").trim().split("\n") : [];
    this.#reached = merged(lines.map((line) => JSON.parse(line) as Reached));
    this.#killed = killedIn(killed!);
    await this.#again(workers);
  }

  /** Runs once more, without any mutant, the tests that failed after some were tried. */
  async #again(workers: number): Promise<void> {
    const spoilt = this.#reached.flatMap(({ test, isSpoilt }) => (isSpoilt ? [test] : []));
    if (spoilt.length === 0) return;
    const args = [...TESTS, `--maxWorkers=${workers}`, ...spoilt];
    expectPassed(await runNode(args, this.#folder, FIRST_LONGEST));
  }

  remove(): void {
    stopAll();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function expectPassed(ended: Ended): void {
  const why = failureOf(ended);
  if (why !== undefined) throw new Error(`without a mutant this fails, too: ${why}`);
}

/** What the processes that a test starts reach, it reaches. */
function merged(all: readonly Reached[]): Reached[] {
  const byTest = new Map<string, Reached>();
  for (const each of all) {
    const known = byTest.get(each.test);
    byTest.set(each.test, {
      test: each.test,
      all: [...(known?.all ?? []), ...each.all],
      left: [...(known?.left ?? []), ...each.left],
      isSpoilt: known?.isSpoilt === true || each.isSpoilt,
      time: (known?.time ?? 0) + each.time,
    });
  }
  return [...byTest.values()];
}
