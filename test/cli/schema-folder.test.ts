import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

/* The folder of schemas is an argument or an option, whichever people write, of each command that takes one. */

let folder: string;
let schemas: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
  schemas = await mkdtemp(join(folder, "schema-"));
  file = join(folder, "a.chat");
  const said =
    'protocol: chat\ntitle: A chat\nversions: ["1"]\nmessages: { say: { id: 1, fields: [x: u8] } }\n';
  await writeFile(join(schemas, "chat.yaml"), said);
  await writeFile(file, Uint8Array.of(1, 7, 1, 8));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each([
  ["check", []],
  ["docs", ["-o", "pages"]],
  ["generate", ["--check", "--out", "none"]],
  ["fuzz", ["--runs", "1", "--seed", "1", "--workers", "1", "--protocol", "none"]],
  ["view", ["--format", "none"]],
  ["verify", ["FILE"]],
  ["info", ["FILE"]],
  ["inspect", ["FILE"]],
  ["decompile", ["FILE", "--json"]],
  ["coverage", ["FILE", "--json"]],
] as const)("%s", (command, args) => {
  whole("takes it as an argument and as an option, and not as both", async () => {
    const names: Record<string, string> = {
      FILE: file,
      pages: join(folder, "pages"),
      none: join(folder, "none"),
    };
    const rest = args.map((word) => names[word] ?? word);
    const first = await call([command, schemas, ...rest]);
    const option = await call([command, "--schema", schemas, ...rest]);
    expect(first).toEqual(option);
    // What it says is about this schema.
    expect(first.stdout + first.stderr).toMatch(/chat|say|: 3 pages/);
    const both = await call([command, schemas, ...rest, "--schema", schemas]);
    expect(both.stderr).toContain("--schema names a folder of schemas already: leave one out");
    expect(both.code).toBe(2);
  });
});

test("files are counted as ever", async () => {
  const missing = await call(["inspect", schemas]);
  expect(missing.stderr).toContain("missing required argument 'file'");
  expect(missing.code).toBe(2);
  const many = await call(["inspect", file, file]);
  expect(many.stderr).toContain("too many arguments. Expected 1 but got 2");
  expect(many.code).toBe(2);
});
