import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../support/in-process.ts";

/* What is no TypeScript has no numbers that are computed so far, and says so. */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "demospec-computed-"));
  writeFileSync(
    join(folder, "p.yaml"),
    `protocol: p
title: P
versions: ["1"]
messages:
  m: { id: 1, fields: [n: u8, data: { type: bytes, length-by: n - 1 }] }
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["c", "src", "the code in C"],
  ["wireshark", "p.lua", "the dissector"],
])("the target %s refuses a computed number", async (target, output, what) => {
  const path = join(folder, output);
  const { code, stderr } = await call(["generate", folder, "--target", target, "-o", path]);
  expect(code).not.toBe(0);
  expect(stderr).toContain(`p: m › data: a number is computed here, which ${what} does not have`);
});
