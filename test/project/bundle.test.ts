import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PROGRAMS, sizesOf } from "../../bench/bundle/sizes.ts";

const PAGE = readFileSync(join(import.meta.dirname, "..", "..", "docs", "bundles.md"), "utf8");

/** A program may take so much more than the page says before the page is to be written anew. */
const SLACK = 1.1;

/** The cells of the page's row about a program. */
function rowOf(title: string): string[] {
  const line = PAGE.split("\n").find((each) => each.startsWith(`| ${title} `));
  return line!.split("|").map((cell) => cell.trim());
}

const number = (cell: string) => Number(cell.replaceAll(",", ""));

describe("bundles", () => {
  test.each(PROGRAMS)("$title", async (program) => {
    const { title, most = Number.POSITIVE_INFINITY } = program;
    const sizes = await sizesOf(program);
    const [, , esbuild, rolldown] = rowOf(title);
    expect(sizes.esbuild).toBeLessThanOrEqual(Math.min(most, number(esbuild!) * SLACK));
    expect(sizes.rolldown).toBeLessThanOrEqual(Math.min(most, number(rolldown!) * SLACK));
  });
});
