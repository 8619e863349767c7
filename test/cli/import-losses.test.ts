import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { call } from "../support/in-process.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-import-"));
});
afterEach(() => rm(folder, { recursive: true }));

const importing = async (text: string) => {
  await writeFile(join(folder, "thing.ksy"), text);
  const { code, stdout, stderr } = await call([
    "import",
    join(folder, "thing.ksy"),
    "-o",
    join(folder, "my"),
  ]);
  const schema = code === 0 ? await readFile(join(folder, "my", "thing.yaml"), "utf8") : "";
  if (code === 0) expect((await call(["check", join(folder, "my")])).code).toBe(0);
  return { stdout, stderr: stderr.replaceAll(folder, "."), schema };
};

test("names, docs, references and notes of all that has no place for them are comments", async () => {
  const { stdout, stderr, schema } = await importing(`meta:
  id: thing
  license: CC0-1.0
  xref: { wikidata: Q1 }
-webide-representation: "{kind}"
seq:
  - { id: magic, contents: TH, doc: always these, doc-ref: page 1 }
  - { id: kind, type: u1, enum: kind }
  - { id: packed, size: 3, process: shuffle, doc: what was packed }
  - { id: part, type: part }
  - id: body
    doc: by its kind
    type: { switch-on: kind, cases: { "kind::small": u1, _: strz } }
    encoding: ASCII
types:
  part: { -orig-id: Part_t, seq: [{ id: one, type: b3, doc: the top bits }, { id: five, type: b5 }] }
enums:
  kind:
    1: { id: small, doc: a byte, doc-ref: page 2, -orig-id: K_SMALL }
    2: big
  other: { 7: seven }
`);
  expect(stderr).toBe(
    './thing.ksy:9: the field "packed": `process: shuffle`: it is kept as bytes\n',
  );
  expect(stdout).toContain("1 construct not taken");
  for (const kept of [
    "# license: CC0-1.0",
    '# xref: {"wikidata":"Q1"}',
    "# -webide-representation: {kind}",
    "# magic: always these",
    "# doc-ref: page 1",
    "doc: what was packed",
    "# body: by its kind",
    "# -orig-id: Part_t",
    "# one: the top bits",
    "doc: a byte",
    "# doc-ref: page 2",
    "# -orig-id: K_SMALL",
    "seven: 7",
  ])
    expect(schema).toContain(kept);
});

test("keys that nobody knows, and types that cannot be, are listed", async () => {
  const { stderr, schema } = await importing(`meta: { id: thing }
sequence: []
seq:
  - id: key
    type: u1
    colour: red
types:
  alone: { seq: [{ id: one, type: u1 }] }
  empty: { doc: nothing }
enums:
  twice: { 1: a, 2: a }
`);
  expect(stderr).toBe(`./thing.ksy:2: the key "sequence": it is not known
./thing.ksy:6: the key "colour": it is not known
./thing.ksy:11: the enum "twice": two numbers of an enum that are called "a"
`);
  expect(schema).toMatch(/alone:\n\s+fields:/);
});

test("what the schema language refuses is bytes, and its error is the reason", async () => {
  const { stderr, schema } = await importing(`meta: { id: thing, endian: be }
seq:
  - { id: key, type: f4 }
  - { id: many, type: place, repeat: expr, repeat-expr: key.size.whole }
  - { id: more, type: u1 }
types:
  place:
    seq: [{ id: x, terminator: 0 }]
`);
  expect(stderr).toBe(
    './thing.ksy:4: the field "many": no value has "whole": it is kept as bytes, with all that follows it\n',
  );
  expect(schema).toMatch(/- many_rest:\n\s+type: bytes\n\s+to: end/);
});

test("what follows something of which nobody knows where it ends is not taken, either", async () => {
  const { stderr } = await importing(`meta: { id: thing }
seq:
  - { id: part, type: part }
  - { id: more, type: u1 }
types:
  part:
    seq: [{ id: x, type: b3, repeat: eos }]
`);
  const bits = "bits with `repeat`";
  const without = "it is kept as bytes, with all that follows it";
  expect(stderr).toBe(`./thing.ksy:3: the field "part": nobody knows where it ends: ${without}
./thing.ksy:7: the field "x": ${bits}: ${without}
`);
});

test("a list whose elements ask for it is not read", async () => {
  const { stderr } = await importing(`meta: { id: thing }
seq:
  - { id: parts, type: part, repeat: eos }
types:
  part:
    seq: [{ id: x, size: 3 - _parent.parts.size }]
`);
  expect(stderr).toContain('the field "parts": "parts", whose elements ask for it: it is kept');
});

test("enums of one name in two files are two enums", async () => {
  const part = (id: string, kinds: string) =>
    `meta: { id: ${id} }\nseq: [{ id: kind, type: u1, enum: kind }]\nenums: { kind: ${kinds} }\n`;
  await writeFile(join(folder, "one.ksy"), part("one", "{ 1: up }"));
  await writeFile(join(folder, "two.ksy"), part("two", "{ 1: down }"));
  const { stderr, schema } = await importing(
    "meta: { id: thing, imports: [one, two] }\nseq: [{ id: a, type: one }, { id: b, type: two }]\n",
  );
  expect(stderr).toBe("");
  expect(schema).toMatch(/up: 1[^]*down: 1/);
  expect(schema).toMatch(/one:[^]*enum: kind\n[^]*two:[^]*enum: two_kind\n/);
});

test("the page's example is what the command prints", async () => {
  const page = await readFile(join("docs", "import.md"), "utf8");
  const [, ksy] = /```yaml\n# thing\.ksy\n([^]*?)```/.exec(page)!;
  const [, session] = /```console\n([^]*?)```/.exec(page)!;
  await mkdir(join(folder, "my"));
  await writeFile(join(folder, "thing.ksy"), ksy!);
  let shown = "";
  for (const line of session!.split("\n").filter((each) => each.startsWith("$ "))) {
    const words = line.split(" ").slice(3);
    const args = words.map((word) => (/^(thing\.ksy|my)$/.test(word) ? join(folder, word) : word));
    const { stdout, stderr } = await call(args);
    shown += `${line}\n${stderr}${stdout}`.replaceAll(`${folder}/`, "");
  }
  expect(shown).toBe(session);
});
