import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "vitest";
import type { GROWTHS } from "../../bench/generate/schemas.ts";
import { whole } from "../support/whole.ts";

const PROGRAM = join(import.meta.dirname, "..", "support", "count-work.ts");

/** What grows, from how many on, to how many, and how many times as many calls that takes at most. */
const SIZES: readonly (readonly [keyof typeof GROWTHS, number, number, number])[] = [
  ["fields", 100, 400, 5],
  ["values", 100, 400, 5],
  ["messages", 25, 100, 5],
  // Each version asks of each field whether it is there, and there are as many of both.
  ["versions", 10, 40, 18],
  ["structs", 5, 10, 2.5],
];

/*
 * What is done for each pair of fields is done sixteen times as often where there are four times as many, and what is
 * done for each way into a struct 2 ** 5 times as often. `npm run bench:generate` shows times.
 */
whole("checking and generating take as many calls as the schema is large", () => {
  const sizes = JSON.stringify(SIZES);
  const options = { encoding: "utf8" } as const;
  const output = execFileSync(process.execPath, ["--import", "tsx", PROGRAM, sizes], options);
  const counted = output.trim().split("\n");
  expect(counted).toHaveLength(SIZES.length);
  for (const [i, line] of counted.entries()) {
    const [name, small, large] = JSON.parse(line) as [string, number, number];
    expect(small, name).toBeGreaterThan(1000);
    expect(large / small, `${name}: ${small} and ${large} calls`).toBeLessThan(SIZES[i]![3]);
  }
});
