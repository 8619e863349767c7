import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ERROR_KINDS } from "../../runtime/errors/errors.ts";
import { call } from "../support/in-process.ts";
import { eachOfSome } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const EXAMPLE = join(ROOT, "examples", "vectors");
const PYTHON = spawnSync("python3", ["--version"]).status === 0;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-vectors-"));
  await cp(EXAMPLE, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const vectors = (...more: string[]) => call(["vectors", join(folder, "schema"), ...more]);
const edit = async (name: string, from: string, to: string) => {
  const path = join(folder, name);
  const text = await readFile(path, "utf8");
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
};

test("vectors beside a schema of one's own hold, and are written", async () => {
  expect(await vectors()).toMatchObject({
    code: 0,
    stdout: "chat: 6 vectors of 2 of 2 messages\n",
  });
  const { stdout } = await vectors("--json", "--protocol", "chat");
  const { schemas } = JSON.parse(stdout) as { schemas: { vectors: object[] }[] };
  expect(schemas[0]!.vectors).toContainEqual({
    name: "chat/say.yaml: loud, to one",
    message: "say",
    versions: ["2"],
    bytes: "0203050168690007",
    value: { to: 0x0105, loud: true, words: "hi", colour: 7 },
    from: "flags 3 = bit 0: to, and bit 1: loud; the low byte is first: 0x0105 = 261",
  });
  expect(schemas[0]!.vectors.at(-1)).toMatchObject({
    error: { path: ["say", "colour"], offset: 3, kind: "end" },
  });
});

test("what does not hold is reported at its line, and nothing is written", async () => {
  const output = join(folder, "vectors.json");
  await vectors("--json", "-o", output);
  const before = await readFile(output, "utf8");
  await edit("vectors/chat/say.yaml", "to: 261", "to: 1281");
  const { code, stderr } = await vectors("--json", "-o", output);
  expect(code).toBe(1);
  expect(stderr).toMatch(/chat\/say\.yaml:9:11: version 2: it is \{"to":261,/);
  expect(stderr).toContain("vectors: 1 vector does not hold");
  expect(await readFile(output, "utf8")).toBe(before);
});

test.each([
  ["error: colour\n", "error: words\n", /refused at say › colour, not at words/],
  ["kind: end", "kind: list", /refused as end, not as list/],
  ["kind: end", "kind: ent", /say\.yaml:\d+:11: "ent" is no kind of error[^]*Did you mean "end"/],
  ["offset: 3", "offset: 2", /refused at byte 3, not at 2/],
  ["offset: 3", "offset: x", /say\.yaml:\d+:13: "x" is no byte offset/],
  ['not: "2"', 'not: "3"', /say\.yaml:5:10: there is no version "3"/],
  ["bytes: 02 00 68 69 00", "bytes: 02 0", /say\.yaml:6:12: "0" is no byte/],
  ["message: say", "message: sey", /say\.yaml:1:10: chat has no message "sey"[^]*"say"/],
  ["    hints: {", "    hint: {", /"hint" is no key of a vector[^]*Did you mean "hints"/],
  ["value: { loud: false, words: hi }", "value: [", /say\.yaml:/],
])("%s made %s is an error", async (from, to, expected) => {
  await edit("vectors/chat/say.yaml", from, to);
  const { code, stderr } = await vectors();
  expect(code).toBe(1);
  expect(stderr).toMatch(expected);
});

test("vectors that are nobody's, and none at all, are errors", async () => {
  await cp(join(folder, "vectors", "chat"), join(folder, "vectors", "chatt"), { recursive: true });
  expect((await vectors()).stderr).toMatch(/chatt\/hello\.yaml: its folder has the name of no/);
  await rm(join(folder, "vectors"), { recursive: true });
  expect((await vectors()).stderr).toContain("name their folder with --vectors");
  await mkdir(join(folder, "vectors"));
  expect((await vectors()).stderr).toContain("no vectors are in it");
  expect((await vectors("--protocol", "chad")).stderr).toContain('Did you mean "chat"?');
});

const why = PYTHON ? "" : " (left out: there is no python3)";
describe.skipIf(!PYTHON)(`a runner in Python${why}`, () => {
  let written: string;
  beforeAll(async () => {
    const { code, stdout } = await call(["vectors", join(EXAMPLE, "schema"), "--json"]);
    expect(code).toBe(0);
    written = stdout;
  });
  const run = async () => {
    await writeFile(join(folder, "vectors.json"), written);
    const args = ["run.py", "chat.py", "vectors.json"];
    return spawnSync("python3", args, { cwd: folder, encoding: "utf8" });
  };

  test("finds a codec right", async () => {
    expect(await run()).toMatchObject({ status: 0, stdout: "9 of 9 hold\n" });
  });

  const wrong: [from: string, to: string, expected: RegExp][] = [
    [': at], "little")', ': at], "big")', /say\.yaml: loud, to one, version 2: read as/],
    ['to_bytes(2, "little")', 'to_bytes(2, "big")', /version 2: written as 0203010568690007/],
    ['value.get("flags", 0)', "0", /a bit that means nothing, version 2: written as 02000007/],
    [
      'if end < 0:\n            raise Wrong("end", len',
      'if end < 0:\n            raise Wrong("end", 0 * len',
      /hello/,
    ],
    ['if version == "2":', "if True:", /to everybody, version 1: refused/],
  ];
  eachOfSome(wrong, 3, "finds %s made %s wrong", async (from, to, expected) => {
    await edit("chat.py", from, to);
    const { status, stdout } = await run();
    expect(stdout).toMatch(expected);
    expect(status).toBe(1);
  });
});

test("the page about vectors has all kinds of errors", async () => {
  const page = await readFile(join(ROOT, "docs", "vectors.md"), "utf8");
  for (const [kind, what] of Object.entries(ERROR_KINDS))
    expect(page).toMatch(new RegExp(`\\| \`${kind}\` +\\| ${what} +\\|`));
});
