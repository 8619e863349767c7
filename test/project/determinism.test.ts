import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";

const TESTS = join(import.meta.dirname, "..");

test("what is random in tests is the same in each run", () => {
  expect(fc.readConfigureGlobal()?.seed).toBeDefined();
  expect(fc.sample(fc.nat(), 5)).toEqual(fc.sample(fc.nat(), 5));
  const names = readdirSync(TESTS, { recursive: true, encoding: "utf8" });
  const random = /Math\.random\(|crypto\.(?:random|get)|runFuzz\(\{(?![^)]*(?:seed:|\.\.\.))/;
  const lucky = names.filter(
    (name) => name.endsWith(".ts") && random.test(readFileSync(join(TESTS, name), "utf8")),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(lucky).toEqual([]);
});
