import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { invalidIn, withDerived } from "../../demospec.ts";
import { resolveSchemas } from "../../generator/index.ts";
import { call } from "../support/in-process.ts";
import { interpreter } from "../../vectors/index.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-import-"));
});
afterEach(() => rm(folder, { recursive: true }));

const importing = async (text: string, ...more: string[]) => {
  await writeFile(join(folder, "thing.ksy"), text);
  return call(["import", join(folder, "thing.ksy"), "-o", join(folder, "my"), ...more]);
};
const schema = () => readFile(join(folder, "my", "thing.yaml"), "utf8");

const WHOLE = `meta: { id: thing, title: A thing, endian: be, encoding: UTF-8, bit-endian: be, imports: [part] }
doc-ref: the thing's paper, section 2
seq:
  - { id: magic, contents: [TH, 0x1a] }
  - { id: kind, type: u2, enum: kind, -orig-id: wKind, doc: what it is }
  - { id: high, type: b3 }
  - { id: low, type: b5 }
  - { id: extra, type: u1, if: kind == kind::big and low > 1 }
  - { id: pair, type: u2le, repeat: expr, repeat-expr: 2 }
  - { id: name, type: strz }
  - { id: label, type: str, size: 2 }
  - { id: size, type: u1 }
  - { id: data, size: size }
  - { id: places, type: place, repeat: expr, repeat-expr: high }
  - id: body
    type: { switch-on: kind, cases: { "kind::big": part, "kind::small": s1 } }
types:
  place: { seq: [{ id: x, type: f4 }] }
enums:
  kind: { 1: small, 0x2: big }
`;
const PART = "meta: { id: part, endian: le }\nseq: [{ id: low, type: u2 }]\n";

/** Worked out by hand, field by field. */
const BYTES = "54481a 0002 2a 07 0100 0200 6100 6263 01 ff 3f800000 3412";

test("a description becomes a schema that reads its bytes, with names, docs and comments kept", async () => {
  await writeFile(join(folder, "part.ksy"), PART);
  const { code, stdout, stderr } = await importing(WHOLE);
  expect([code, stderr, stdout]).toEqual([0, "", expect.stringContaining("imported whole")]);
  const text = await schema();
  expect(text).toContain("# -orig-id: wKind");
  expect(text).toContain("ref: the thing's paper, section 2");
  expect(text).toContain("doc: what it is");
  expect((await call(["check", join(folder, "my")])).code).toBe(0);
  const made = await call(["generate", join(folder, "my"), "--out", join(folder, "src")]);
  expect([made.stderr, made.code]).toEqual(["", 0]);
  const [table] = resolveSchemas(new Map([["thing.yaml", text]])).protocols;
  const bytes = Uint8Array.from(Buffer.from(BYTES.replaceAll(" ", ""), "hex"));
  const codec = interpreter(table!);
  const { value, end } = codec.decode(0, bytes);
  expect(end).toBe(bytes.length);
  expect(value).toMatchObject({
    kind: 2,
    high: 1,
    low: 10,
    extra: 7,
    pair: [1, 2],
    name: "a",
    label: "bc",
    places: [{ x: 1 }],
    body: { low: 0x1234 },
  });
  expect(codec.encode(0, value)).toEqual(bytes);
});

test("what is not taken is listed with its line and the reason, and is bytes in a schema that holds", async () => {
  const { code, stderr, stdout } = await importing(
    `meta: { id: thing }
seq:
  - id: key
    type: u1
  - id: packed
    size: 3
    process: shuffle
  - id: until
    type: b3
    repeat: expr
    repeat-expr: 2
  - { id: after, type: u1 }
instances:
  sum: { value: key + _strange }
`,
  );
  const file = join(folder, "thing.ksy");
  expect(code).toBe(0);
  expect(stderr).toContain(
    `${file}:5: the field "packed": \`process: shuffle\`: it is kept as bytes\n`,
  );
  expect(stderr).toContain(
    `${file}:8: the field "until": bits with \`repeat\`: it is kept as bytes, with`,
  );
  expect(stderr).toContain(`${file}:14: the instance "sum"`);
  expect(stdout).toContain("imported in part: 3 constructs not taken");
  expect(await schema()).toMatch(/# Not taken: `process: shuffle`\n\s+- packed:/);
  expect((await call(["check", join(folder, "my")])).code).toBe(0);
});

test.each([
  ["meta: { id: thing", /thing\.ksy:1: /],
  ["- 1\n", /it describes nothing/],
  [
    `meta: { id: thing, title: ${"a".repeat(200_000)} }\n`,
    /cannot be imported, since the schema would be wrong/,
  ],
  [`meta: { id: thing }\nseq: ${"[".repeat(20_000)}`, /thing\.ksy/],
  ["a: &a 1\nmeta: *a\n", /thing\.ksy/],
  [
    "seq: [{ id: a, type: { switch-on: b, toString: { 1: u1 } } }]\n",
    /thing\.ksy: "toString" is no name/,
  ],
])("%#: what is no description is refused, and nothing is written", async (text, says) => {
  const { code, stderr } = await importing(text);
  expect(code).toBe(1);
  expect(stderr).toMatch(says);
  await expect(schema()).rejects.toThrow("ENOENT");
});

test("imports are beside the file or in --import-path, and never elsewhere", async () => {
  const using = (path: string) =>
    `meta: { id: thing, imports: [${path}] }\nseq: [{ id: one, type: u1 }, { id: a, type: part }]\n`;
  await mkdir(join(folder, "more"));
  await writeFile(join(folder, "more", "part.ksy"), PART);
  expect((await importing(using("part"))).stderr).toContain(
    '1: the import "part": it is not beside',
  );
  const path = join(folder, "more");
  expect((await importing(using("part"), "--import-path", path)).stdout).toContain("whole");
  const outside = await importing(using("../more/part"), "--import-path", path);
  expect(outside.stderr).toContain('the import "../more/part"');
});

test("what a description does not read stays as it is, be it all of the file", async () => {
  await importing("meta: { id: thing }\nseq: []\n");
  const [table] = resolveSchemas(new Map([["thing.yaml", await schema()]])).protocols;
  const codec = interpreter(table!);
  for (const bytes of [Uint8Array.of(), Uint8Array.of(1, 2)])
    expect(codec.decode(0, bytes)).toMatchObject({ value: { unread: bytes }, end: bytes.length });
});

test("what may have one value only, and is asked for nowhere, is a constant", async () => {
  const { stdout, stderr } = await importing(`meta: { id: thing, endian: be, encoding: ASCII }
seq:
  - { id: magic, type: u2, valid: 0x5048 }
  - { id: minus, type: s1, valid: { eq: -2 } }
  - { id: list, size: 2, valid: "[0x50, 1]" }
  - { id: word, type: str, size: 2, valid: '"PK"', doc: how it goes on }
  - { id: asked, type: u1, valid: 3 }
  - { id: more, type: u1, if: asked == 3 }
`);
  expect([stderr, stdout]).toEqual(["", expect.stringContaining("imported whole")]);
  const text = await schema();
  expect(text).toContain("# word: how it goes on");
  const [table] = resolveSchemas(new Map([["thing.yaml", text]])).protocols;
  const bytes = Uint8Array.of(0x50, 0x48, 0xfe, 0x50, 1, 0x50, 0x4b, 3, 9);
  const codec = interpreter(table!);
  expect(codec.decode(0, bytes).value).toEqual({
    type: "thing_file",
    asked: 3,
    more: 9,
    unread: Uint8Array.of(),
  });
  expect(() => codec.decode(0, bytes.with(1, 0x49))).toThrow("constant");
});

test("sizes of types and choices are lengths, and what a type does not read of them is kept", async () => {
  const { stdout, stderr } = await importing(`meta: { id: thing, endian: be, bit-endian: be }
seq:
  - { id: len_head, type: u1 }
  - { id: head, type: head, size: len_head - 1 }
  - { id: a, type: b3, enum: kind }
  - { id: b, type: b5 }
  - { id: wide, type: b16 }
  - { id: line, terminator: 0x0a }
  - { id: chunk, type: chunk }
types:
  head: { seq: [{ id: x, type: u2 }] }
  chunk:
    seq:
      - { id: len, type: u2 }
      - { id: type, type: u1 }
      - id: body
        size: len
        type: { switch-on: type, cases: { 1: head, 2: tail } }
  tail: { seq: [{ id: y, type: u1 }, { id: all, size-eos: true }] }
enums:
  kind: { 2: big }
`);
  expect([stderr, stdout]).toEqual(["", expect.stringContaining("imported whole")]);
  const [table] = resolveSchemas(new Map([["thing.yaml", await schema()]])).protocols;
  const codec = interpreter(table!);
  const reading = (hex: string) => {
    const bytes = Uint8Array.from(Buffer.from(hex.replaceAll(" ", ""), "hex"));
    const { value, end } = codec.decode(0, bytes);
    expect(end).toBe(bytes.length);
    expect(codec.encode(0, value)).toEqual(bytes);
    return value;
  };
  const bytes = (...list: number[]) => Uint8Array.from(list);
  // Three bytes of head, of which the type reads two; 010 00001; 0x0203; "a"; a chunk of three bytes, its type not among them.
  expect(reading("04 0102 ff 41 0203 61 0a 0003 01 0506 07 99")).toMatchObject({
    head: { x: 0x0102, unread: bytes(0xff) },
    a: 2,
    b: 1,
    wide: 0x0203,
    line: bytes(0x61),
    chunk: { type_value: 1, body: { x: 0x0506, unread: bytes(7) } },
    unread: bytes(0x99),
  });
  expect(reading("03 0102 00 0000 0a 0003 02 0506 07")).toMatchObject({
    chunk: { type_value: 2, body: { y: 5, all: bytes(6, 7) } },
  });
  expect(reading("03 0102 00 0000 0a 0001 03 05")).toMatchObject({ chunk: { body: bytes(5) } });
});

test("what is elsewhere, packed or padded is a value that is read out of its bytes", async () => {
  const { stdout, stderr } = await importing(`meta: { id: thing, endian: be, encoding: ASCII }
seq:
  - { id: key, type: u1 }
  - { id: at, type: u1 }
  - { id: name, type: str, size: 4, pad-right: 0x20, doc: padded }
  - { id: line, type: strz, size: 3 }
  - { id: secret, size: 2, process: xor(key) }
  - { id: turned, type: pair, size: 2, process: rol(4) }
  - { id: wide, type: str, size: 4, encoding: UTF-16LE }
  - { id: body, size: 2, type: { switch-on: key + 1, cases: { 4: pair, 5: u2 } } }
  - { id: upto, type: pair, terminator: 0xff }
instances:
  count: { pos: at, type: u2, if: at > 0 }
  pairs: { pos: at, type: pair, repeat: expr, repeat-expr: 2 }
  last: { pos: _io.size - 1, size: 1 }
  numbers: { pos: at, type: u2, repeat: expr, repeat-expr: 2 }
  both: { value: "count + secret[0]" }
types:
  pair: { seq: [{ id: x, type: u1 }, { id: y, type: u1 }], instances: { sum: { value: x + y } } }
`);
  expect([stderr, stdout]).toEqual(["", expect.stringContaining("imported whole")]);
  const [table] = resolveSchemas(new Map([["thing.yaml", await schema()]])).protocols;
  const hex = "03 17 61622020 410042 6261 1020 41002a26 0102 050607ff 0809 0a0b 0c";
  const bytes = Uint8Array.from(Buffer.from(hex.replaceAll(" ", ""), "hex"));
  const codec = interpreter(table!);
  const { value } = codec.decode(0, bytes);
  expect(codec.encode(0, value)).toEqual(bytes);
  const pair = (x: number, y: number) => ({ x, y, sum: x + y });
  expect(withDerived(table!, value)).toMatchObject({
    name: "ab",
    line: "A",
    secret: Uint8Array.of(0x61, 0x62),
    turned: pair(1, 2),
    wide: "A\u262a",
    body: pair(1, 2),
    upto: pair(5, 6),
    count: 0x0809,
    pairs: [pair(8, 9), pair(10, 11)],
    last: Uint8Array.of(12),
    numbers: [0x0809, 0x0a0b],
    both: 0x0809 + 0x61,
  });
});

test("what values must be, what parameters are given, and types of one size, many times", async () => {
  const { stdout, stderr } = await importing(`meta: { id: thing, endian: be }
seq:
  - { id: kind, type: u1, enum: kind, valid: { in-enum: true } }
  - { id: levels, type: u1, repeat: expr, repeat-expr: 2, valid: { min: 2, max: kind.to_i + 3 } }
  - { id: high, type: b4, valid: { any-of: [1, 2] } }
  - { id: low, type: b4, valid: { expr: _ != high } }
  - { id: pairs, type: pair, repeat: expr, repeat-expr: 2 }
  - { id: extra, type: u1, if: is_big }
  - { id: tail, type: "pair_of(2, kind)" }
  - { id: never, type: u1, if: true }
instances:
  is_big: { value: kind == kind::big }
types:
  pair: { seq: [{ id: x, type: u1 }, { id: y, type: b4 }, { id: z, type: b4 }] }
  pair_of:
    params: [{ id: count, type: u1 }, { id: kind, type: u1 }]
    seq:
      - { id: all, type: u1, repeat: expr, repeat-expr: count }
      - { id: sort, type: kind }
    instances: { more: { value: count + kind } }
  kind: { seq: [{ id: own, type: u1, enum: kind }] }
enums:
  kind: { 1: small, 2: big }
`);
  expect([stderr, stdout]).toEqual(["", expect.stringContaining("imported whole")]);
  const [table] = resolveSchemas(new Map([["thing.yaml", await schema()]])).protocols;
  const codec = interpreter(table!);
  const reading = (hex: string) => {
    const bytes = Uint8Array.from(Buffer.from(hex.replaceAll(" ", ""), "hex"));
    const { value } = codec.decode(0, bytes);
    expect(codec.encode(0, value)).toEqual(bytes);
    return { all: withDerived(table!, value), invalid: invalidIn(table!, value) };
  };
  const { all, invalid } = reading("02 0205 12 01ab 02cd 07 0809 01 0a");
  expect(all).toMatchObject({
    kind: 2,
    pairs: [
      { x: 1, y: 10, z: 11 },
      { x: 2, y: 12, z: 13 },
    ],
    extra: 7,
    tail: { all: [8, 9], sort: { own: 1 }, more: 4 },
    never: 10,
    is_big: true,
  });
  expect(invalid).toEqual([]);
  // 3 is no kind, 1 is below 2 and 7 above 6, 4 is neither 1 nor 2, and both halves are alike.
  const wrong = reading("03 0107 44 01ab 02cd 0809 01 0a").invalid;
  expect(wrong.map(({ path }) => path)).toEqual(["kind", "levels[0]", "levels[1]", "high", "low"]);
});
