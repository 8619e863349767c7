import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");

/** The names of each part of the package that people, or generated code, import: a change of them is a change for others. */
const NAMES = JSON.parse(
  readFileSync(join(import.meta.dirname, "public-names.json"), "utf8"),
) as Readonly<Record<string, readonly string[]>>;

const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  exports: Readonly<Record<string, { readonly default: string }>>;
};

test.each(Object.entries(NAMES))("%s has these names", async (part, names) => {
  const path = exports[part.replace("demospec", ".")]!.default;
  const source = path.replace("./dist/", "").replace(/\.js$/, ".ts");
  const module: object = await import(join(ROOT, source));
  expect(Object.keys(module).toSorted()).toEqual(names);
});

test("what programs call are some forty names", () => {
  expect(NAMES["demospec"]!.length).toBeLessThan(50);
  expect(exports).not.toHaveProperty("./runtime");
});
