import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { leftOut } from "../support/left-out.ts";
import { wholeFiles } from "../support/whole-files.ts";

const TESTS = join(import.meta.dirname, "..");
const FILES = readdirSync(TESTS, { recursive: true, encoding: "utf8" });
const text = (name: string) => readFileSync(join(TESTS, name), "utf8");

test("each golden file is there, and some test compares with it", () => {
  const used = FILES.filter((name) => name.endsWith(".test.ts")).flatMap((name) =>
    [...text(name).matchAll(/toMatchFileSnapshot\(\s*"([^"]+)"/g)].map(([, path]) =>
      join(dirname(name), path!),
    ),
  );
  const there = FILES.filter((name) => /(?:^|\/)golden\/[^/]+$/.test(name));
  expect(there.length).toBeGreaterThan(0);
  expect(there.toSorted()).toEqual([...new Set(used)].toSorted());
});

test("CI runs as such, where vitest writes no golden file that is missing", () => {
  const run = readFileSync(join(TESTS, "..", ".ci", "run"), "utf8");
  const [start] = run.split("npm test");
  expect(start).toMatch(/^export CI=1$/m);
});

test("what is left out is told by its reason", () => {
  const lines = leftOut([
    "a.test.ts > real recordings (left out: there is no ../shared/corpus) > one",
    "a.test.ts > real recordings (left out: there is no ../shared/corpus) > another",
    "b.test.ts > the page (left out: there is no Chromium) > shows",
    "c.test.ts > nobody says why",
  ]);
  expect(lines).toEqual([
    "  2 tests: there is no ../shared/corpus",
    "  1 test: there is no Chromium",
    "  1 test: c.test.ts > nobody says why: no reason is given",
  ]);
});

test("tests that may be left out say why", () => {
  const silent = FILES.filter((name) => name.endsWith(".test.ts")).flatMap((name) =>
    [...text(name).matchAll(/\b(?:it|test|describe)\.(?:skipIf|runIf|skip)\([^]{0,200}/g)]
      .filter(([call]) => !/left out:|\$\{[\w.]*why\w*\}/i.test(call))
      .map(([call]) => `${relative(".", name)}: ${call.split("\n", 1)[0]}`),
  );
  expect(silent).toEqual([]);
});

test("what is left for test:recordings is run by it", () => {
  const left = FILES.filter((name) => name.endsWith(".test.ts"))
    .filter((name) => /\bwhyNotWhole\b|^import \{ whole \}/m.test(text(name)))
    .map((name) => `test/${name.replaceAll("\\", "/")}`);
  expect(left.length).toBeGreaterThan(0);
  const run = new Set(wholeFiles());
  expect(left.filter((name) => !run.has(name))).toEqual([]);
});
