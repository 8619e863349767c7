import { appendFileSync } from "node:fs";
import type { Reporter, TestModule, Vitest } from "vitest/node";

/**
 * Lists at a run's end the tests that were left out, by the reason that their names give, or the names of what they are
 * in. The list is also appended to the file that DEMOSPEC_LEFT_OUT names.
 */
export default class LeftOut implements Reporter {
  #isChosen = false;

  onInit({ config }: Vitest): void {
    // Who chose tests by their names has left out the others.
    this.#isChosen = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests("skipped")].map(
        (test) => `${module.relativeModuleId} > ${test.fullName}`,
      ),
    );
    const lines = this.#isChosen ? [] : leftOut(names);
    if (lines.length === 0) return;
    console.log(`\nLeft out:\n${lines.join("\n")}`);
    const file = process.env["DEMOSPEC_LEFT_OUT"];
    if (file !== undefined) appendFileSync(file, `${lines.join("\n")}\n`);
  }
}

/** A line a reason, with the number of tests; where a test gives none, its name. */
export function leftOut(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) {
    const reason = [...name.matchAll(/\(left out: ([^)]*)\)/g)].at(-1)?.[1];
    const key = reason ?? `${name}: no reason is given`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(
    ([reason, count]) => `  ${count} test${count === 1 ? "" : "s"}: ${reason}`,
  );
}
