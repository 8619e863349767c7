import { expect, test } from "vitest";
import { RUNTIME } from "../../generator/emit/runtime.ts";
import * as runtime from "../../runtime/index.ts";

// Code in another project, and code that is made while a command runs, imports all of it from one module.
test("the runtime exports all that generated code imports", () => {
  const names = Object.values(RUNTIME).flat();
  expect(names.filter((name) => !(name in runtime))).toEqual([]);
});
