import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withDerived } from "../../demospec.ts";
import { resolveSchemas } from "../../generator/index.ts";
import { call } from "../support/in-process.ts";
import { interpreter } from "../../vectors/index.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-import-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** What an imported description reads, with what is derived of it; the bytes must come back. */
async function read(text: string, hex: string): Promise<Record<string, unknown>> {
  await writeFile(join(folder, "thing.ksy"), text);
  const { stderr } = await call(["import", join(folder, "thing.ksy"), "-o", folder]);
  expect(stderr).toBe("");
  const schema = await readFile(join(folder, "thing.yaml"), "utf8");
  const [table] = resolveSchemas(new Map([["thing.yaml", schema]])).protocols;
  const codec = interpreter(table!);
  const bytes = Uint8Array.from(Buffer.from(hex.replaceAll(" ", ""), "hex"));
  const { value } = codec.decode(0, bytes);
  expect(Buffer.from(codec.encode(0, value)).toString("hex")).toBe(hex.replaceAll(" ", ""));
  return withDerived(table!, value) as unknown as Record<string, unknown>;
}

test("sizes and counts are calculated of members, of structs and of instances", async () => {
  const value = await read(
    `meta: { id: thing, endian: be }
seq:
  - { id: header, type: header, size: 4 }
  - { id: name, type: str, encoding: ASCII, size: header.len - header._sizeof }
  - { id: cells, type: u1, repeat: expr, repeat-expr: header.area }
  - { id: more, type: u1, if: header.width > header.height }
types:
  header:
    seq: [{ id: len, type: u2 }, { id: width, type: u1 }, { id: height, type: u1 }]
    instances: { area: { value: width * height } }
`,
    "0006 02 01 6162 07 08 09",
  );
  expect(value).toMatchObject({ header: { width: 2, height: 1 }, name: "ab", more: 9 });
  expect([...(value["cells"] as Iterable<number>)]).toEqual([7, 8]);
});

test("what a type leaves of its size is kept beside it", async () => {
  const value = await read(
    `meta: { id: thing, endian: be }
seq:
  - { id: len, type: u8 }
  - { id: part, type: part, size: len - 1 }
  - { id: last, type: u1 }
types:
  part: { seq: [{ id: one, type: u1 }] }
`,
    "0000000000000004 05 0607 08",
  );
  expect(value).toMatchObject({ len: 4n, part: { one: 5 }, last: 8 });
  expect([...(value["part_unread"] as Uint8Array)]).toEqual([6, 7]);
});

const CHOICE = `meta: { id: thing, endian: be }
seq:
  - { id: kind, type: u1 }
  - id: body
    type: { switch-on: kind % 4, cases: { 1: u2, 2: pair, _: u1 } }
    if: kind != 9
  - { id: last, type: u1 }
types:
  pair: { seq: [{ id: a, type: u1 }, { id: b, type: u1 }] }
`;

test.each([
  ["a number", "05 0102 07", { body: 258, last: 7 }],
  ["a struct", "02 03 04 07", { body: { a: 3, b: 4 }, last: 7 }],
  ["another", "04 06 07", { body: 6, last: 7 }],
  ["nothing", "09 07", { last: 7 }],
])("a choice by an expression, which something follows: %s", async (_, hex, members) => {
  const value = await read(CHOICE, hex);
  expect(value).toMatchObject(members);
  if (!("body" in members)) expect(value["body"]).toBeUndefined();
});

test("elements with a size are structs of a member", async () => {
  const value = await read(
    `meta: { id: thing }
seq:
  - { id: names, type: strz, size: 3, encoding: ASCII, repeat: expr, repeat-expr: 2 }
`,
    "610000 626300",
  );
  expect(value["names"]).toMatchObject([{ value: "a" }, { value: "bc" }]);
});

const AROUND = `meta: { id: thing, endian: be }
seq:
  - { id: header, type: header }
  - { id: rows, type: row, repeat: expr, repeat-expr: 2 }
instances:
  last: { pos: 10, type: row }
types:
  header: { seq: [{ id: width, type: u1 }, { id: is_wide, type: u1 }] }
  row:
    seq:
      - { id: len, type: u1 }
      - { id: cells, type: cell(len), repeat: expr, repeat-expr: _root.header.width }
    types:
      cell:
        params: [{ id: size, type: u1 }]
        seq:
          - { id: kind, type: u1 }
          - { id: text, type: str, encoding: ASCII, size: size }
          - { id: more, type: u1, if: _parent._parent.header.is_wide != 0 }
`;

test.each([
  ["narrow", "01 00 01 01 61 03 02 626364 02 03 6465", undefined],
  ["wide", "01 01 01 01 61 05 02 02 6263 06 02 03 6465 07", 7],
])("a struct is given what its sizes ask of what it is in: %s", async (_, hex, more) => {
  const value = await read(AROUND.replace("pos: 10", `pos: ${more ? 11 : 10}`), hex);
  expect(value["rows"]).toMatchObject([
    { len: 1, cells: [{ kind: 1, text: "a", more: more && 5 }] },
    more ? { cells: [{ text: "bc", more: 6 }] } : { cells: [{ text: "bcd" }] },
  ]);
  expect(value["last"]).toMatchObject({ len: 2, cells: [{ kind: 3, text: "de", more }] });
});

test("a list goes on until something holds of an element", async () => {
  const value = await read(
    `meta: { id: thing, endian: be }
seq:
  - { id: groups, type: group, repeat: until, repeat-until: not _.has_next }
  - { id: numbers, type: s1, repeat: until, repeat-until: _ == -1 }
  - { id: last, type: u1 }
types:
  group:
    seq: [{ id: has_next, type: b1 }, { id: value, type: b7 }]
`,
    "81 02 05 00 ff 07",
  );
  expect(value).toMatchObject({
    groups: [
      { has_next: 1, value: 1 },
      { has_next: 0, value: 2 },
    ],
    numbers: [{ value: 5 }, { value: 0 }, { value: -1 }],
    last: 7,
  });
});

test("a struct knows which element of a list it is, and parameters are members for others", async () => {
  const value = await read(
    `meta: { id: thing, endian: be }
seq:
  - { id: groups, type: 'group(_index, _index != 0 ? groups[_index - 1].factor * 3 : 1)', repeat: eos }
instances:
  last_factor: { value: groups.last.factor + 24000. + sizeof<u2> }
types:
  group:
    params: [{ id: index, type: u1 }, { id: factor, type: u1 }]
    seq: [{ id: value, type: u1 }]
    instances: { times: { value: value * factor + index } }
`,
    "01 01 02",
  );
  // 1 × 1 + 0, 1 × 3 + 1, 2 × 9 + 2; 9 + 24000 + 2.
  expect(value["groups"]).toMatchObject([{ times: 1 }, { times: 4 }, { times: 20 }]);
  expect(value["last_factor"]).toBe(24011);
});

test("a choice by a text in bytes that something counts is read out of them", async () => {
  const value = await read(
    `meta: { id: thing, endian: be, encoding: ASCII }
seq:
  - { id: kind, type: str, size: 2 }
  - { id: len, type: u1 }
  - id: body
    size: len
    type: { switch-on: kind, cases: { '"AB"': pair, _: other } }
types:
  pair: { seq: [{ id: a, type: u1 }, { id: b, type: u1 }] }
  other: { seq: [{ id: c, type: u2 }] }
`,
    "4142 02 0304",
  );
  expect(value["body"]).toMatchObject({ a: 3, b: 4 });
});
