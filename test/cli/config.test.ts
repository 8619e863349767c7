import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../cli/config/config.ts";
import { configIn, findConfig } from "../../cli/config/find.ts";
import { isWhole, whyNotWhole } from "../support/corpus.ts";
import { compiledCommand } from "../support/compiled.ts";
import { whole } from "../support/whole.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "demospec-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const CHAT =
  'protocol: chat\ntitle: A chat\nversions: ["1"]\nmessages: { say: { id: 1, fields: [x: u8] } }\n';

function write(name: string, content: string | object): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
}

/** Calls the command in a folder of the project: where it is called is what this is about. */
function call(where: string, ...args: string[]) {
  const options = { cwd: join(folder, where), encoding: "utf8" } as const;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [compiledCommand(), ...args],
    options,
  );
  return { stdout, stderr, code: status };
}

describe("a project with a config", () => {
  beforeEach(() => {
    write("formats/chat.yaml", CHAT);
    write("src/deep/there.txt", "");
  });

  const CONFIGS = [
    ["demospec.config.json", (config: object) => config],
    ["package.json", (demospec: object) => ({ name: "own", demospec })],
  ] as const;
  test.skipIf(!isWhole).each(CONFIGS)(
    `%s says what generate does, in each folder of the project${whyNotWhole}`,
    (name, said) => {
      write(name, said({ schemas: "formats", output: "src/codecs", language: "javascript" }));
      const { stdout, stderr } = call("src/deep", "generate");
      expect(stderr).toBe("");
      expect(stdout).toContain("wrote chat.js");
      expect(readFileSync(join(folder, "src/codecs/chat.js"), "utf8")).toContain(
        "demospec/codegen",
      );
      expect(call(".", "generate", "--check").code).toBe(0);
      expect(call("src", "check").stdout).toContain("chat: A chat: 1 message");
    },
  );

  whole("options come first", () => {
    write("demospec.config.json", { schemas: "formats", output: "a", package: "other" });
    expect(call(".", "generate", "--out", "b", "--js").stdout).toContain("wrote chat.js");
    expect(readFileSync(join(folder, "b/chat.js"), "utf8")).toContain('"other/codegen"');
  });

  test("one that is wrong is reported with its place, and nothing is written", () => {
    write("demospec.config.json", '{\n  "schema": "formats"\n}\n');
    const { stderr, code } = call("src", "generate");
    expect(stderr).toContain('../demospec.config.json:2:3: "schema" is not a key');
    expect(stderr).toContain('Did you mean "schemas"?');
    expect(code).toBe(1);
  });
});

test("the nearest folder that says anything counts", () => {
  write("package.json", { demospec: { output: "outer" } });
  write("inner/package.json", { name: "inner" });
  expect(findConfig(join(folder, "inner"))).toMatchObject({ output: join(folder, "outer") });
  write("inner/package.json", { demospec: {} });
  expect(findConfig(join(folder, "inner"))?.output).toBeUndefined();
});

test("two in one folder are too many", () => {
  write("package.json", { demospec: {} });
  write("demospec.config.json", {});
  expect(() => configIn(folder)).toThrow(/demospec\.config\.json and "demospec" of .*: leave one/);
});

test("a package.json without the key says nothing, be it right or wrong", () => {
  expect(readConfig("/x/package.json", "package.json", '{ "name": }')).toBeUndefined();
});

test("comments and a last comma may be there", () => {
  const text = '\uFEFF// ours\n{ "$schema": "x", "output": "out", /* and */ }';
  expect(readConfig("/x/demospec.config.json", "c", text)).toEqual({
    path: "/x/demospec.config.json",
    output: "/x/out",
  });
});

test.each([
  ["", "1:1: the file is empty", '"schemas": "schema"'],
  ["[]", "1:1: expected an object", '"schemas": "schema"'],
  ['{\n "output" "x" }', "2:11: expected a colon", ""],
  ["{ output: 1 }", "1:3: expected a value; names and text are in double quotes", ""],
  ['{ "output": "x"', "1:16: expected }", ""],
  ['{ "output": 1 }', '1:13: "output" expects text', 'Write it as "output"'],
  ['{ "output": "" }', '1:13: "output" is empty', "Leave it out"],
  ['{ "output": "a",\n  "output": "b" }', '2:3: "output" is there twice', "Leave one out"],
  ['{ "langauge": "x" }', '1:3: "langauge" is not a key', 'Did you mean "language"?'],
  [
    '{ "language": "typscript" }',
    '1:15: "typscript" is not a language that code is generated in',
    'Did you mean "typescript"?',
  ],
  ['{ "schemas": "none" }', '1:14: there is no folder "none"', "relative to the folder of this"],
  ['{ "toString": "x" }', '1:3: "toString" is not a key', "Known here: schemas, vectors, output"],
])("%s is reported with place and advice", (text, message, advice) => {
  const read = () => readConfig("/nowhere/demospec.config.json", "c.json", text);
  expect(read).toThrow(`c.json:${message}\n`);
  expect(read).toThrow(new RegExp(advice));
});
