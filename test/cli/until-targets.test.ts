import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../support/in-process.ts";

/* What is no TypeScript has no lists that end after an element of which something holds so far, and says so. */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "demospec-until-"));
  writeFileSync(
    join(folder, "p.yaml"),
    `protocol: p
title: P
versions: ["1"]
structs:
  item: { fields: [a: u8] }
messages:
  m: { id: 1, fields: [items: { list: item, ends-after: _.a > 8 }] }
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["c", "src", "the code in C"],
  ["wireshark", "p.lua", "the dissector"],
])("the target %s refuses a list that a condition ends", async (target, output, what) => {
  const path = join(folder, output);
  const { code, stderr } = await call(["generate", folder, "--target", target, "-o", path]);
  expect(code).not.toBe(0);
  expect(stderr).toContain(`p: m › items: \`ends-after\` ends it, which ${what} does not have`);
});
