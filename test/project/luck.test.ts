import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";

test("what is random in tests is the same in each run", () => {
  expect(fc.readConfigureGlobal()?.seed).toBeDefined();
  expect(fc.sample(fc.nat(), 5)).toEqual(fc.sample(fc.nat(), 5));
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".ts"));
  const random = /Math\.random\(|crypto\.(?:random|get)/;
  const lucky = names.filter((name) =>
    random.test(readFileSync(`${import.meta.dirname}/${name}`, "utf8")),
  );
  expect(lucky).toEqual([]);
});
