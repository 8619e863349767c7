import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { invalidIn, withDerived } from "../../demospec.ts";
import { resolveSchemas } from "../../generator/index.ts";
import { call } from "../support/in-process.ts";
import { interpreter } from "../../vectors/index.ts";
import { whole } from "../support/whole.ts";

/*
 * What of a description is read when it is asked for, out of bytes that are kept. Bytes and values were worked out by hand
 * from what Kaitai Struct's user guide says.
 */

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-import-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** What an imported description reads, and what of it is not valid; the bytes must come back. */
async function read(text: string, hex: string) {
  await writeFile(join(folder, "thing.ksy"), text);
  const { stderr } = await call(["import", join(folder, "thing.ksy"), "-o", folder, "--force"]);
  expect(stderr).toBe("");
  const schema = await readFile(join(folder, "thing.yaml"), "utf8");
  const [table] = resolveSchemas(new Map([["thing.yaml", schema]])).protocols;
  const codec = interpreter(table!);
  const bytes = Uint8Array.from(Buffer.from(hex.replaceAll(" ", ""), "hex"));
  const { value, end } = codec.decode(0, bytes);
  expect(end).toBe(bytes.length);
  expect(Buffer.from(codec.encode(0, value)).toString("hex")).toBe(hex.replaceAll(" ", ""));
  const all = withDerived(table!, value) as unknown as Record<string, any>;
  return { all, schema, invalid: invalidIn(table!, value) };
}

const bytes = (...all: number[]) => Uint8Array.from(all);

test("a size of how many bytes are left, and what follows it", async () => {
  const { all } = await read(
    `meta: { id: thing, endian: be }
seq:
  - { id: kind, type: u1 }
  - { id: body, size: _io.size - _io.pos - 3 }
  - { id: sum, type: u2 }
  - { id: last, type: u1 }
`,
    "01 0a0b0c 0102 09",
  );
  expect(all).toMatchObject({ kind: 1, body: bytes(10, 11, 12), sum: 0x102, last: 9 });
});

test("what is there where the bytes go on, and a list up to their end", async () => {
  const text = `meta: { id: thing }
seq:
  - { id: key, type: u1 }
  - { id: more, type: part, if: not _io.eof }
  - { id: all, type: part, repeat: until, repeat-until: _io.eof or _.size == 0, if: _io.eof == false }
types:
  part: { seq: [{ id: size, type: u1 }, { id: text, type: str, encoding: ASCII, size: size }] }
`;
  const { all } = await read(text, "07 01 61 02 62 63 00 09");
  expect(all).toMatchObject({ key: 7, more: { text: "a" } });
  expect(all["all"].map((each: any) => each.text)).toEqual(["bc", ""]);
  const { all: short } = await read(text, "07");
  expect([short["more"], short["all"]]).toEqual([undefined, undefined]);
  const { all: other } = await read(text, "07 00 01 61");
  expect(other["all"]).toHaveLength(1);
});

test("padding up to a multiple, in elements of a list", async () => {
  const { all } = await read(
    `meta: { id: thing }
seq:
  - { id: entries, type: entry, repeat: eos }
types:
  entry:
    seq:
      - { id: name, type: strz, encoding: ASCII }
      - { id: padding, size: (4 - _io.pos) % 4 }
      - { id: value, type: u1 }
`,
    "61 00 0000 05 6263 00 06",
  );
  const [first, second] = all["entries"];
  expect(first).toMatchObject({ name: "a", padding: bytes(0, 0), value: 5 });
  // It begins at byte 5, and its text ends at 8.
  expect(second).toMatchObject({ name: "bc", padding: bytes(), value: 6 });
});

test("choices and conditions by texts, and by bytes", async () => {
  const text = `meta: { id: thing, encoding: ASCII }
seq:
  - { id: name, type: str, size: 2 }
  - id: body
    type: { switch-on: name, cases: { '"up"': u1, '"it"': pair } }
  - { id: end, size: 1, if: body_is_up }
  - { id: tag, size: 1 }
  - { id: yes, type: u1, if: "tag == [0x79]" }
instances:
  body_is_up: { value: name == 'up' }
types:
  pair: { seq: [{ id: a, type: u1 }, { id: b, type: u1 }] }
`;
  const { all } = await read(text, "7570 05 06 79 07");
  expect(all).toMatchObject({ body: 5, end: bytes(6), tag: bytes(0x79), yes: 7 });
  const { all: pair } = await read(text, "6974 05 06 78");
  expect(pair).toMatchObject({ body: { a: 5, b: 6 }, tag: bytes(0x78) });
  expect([pair["end"], pair["yes"]]).toEqual([undefined, undefined]);
  // No case is for it, and so it has no bytes.
  const { all: none } = await read(text, "6f6e 78");
  expect([none["body"], none["tag"]]).toEqual([undefined, bytes(0x78)]);
});

test("elements that take no bytes, and what follows what goes to the end by a condition", async () => {
  const { all } = await read(
    `meta: { id: thing }
seq:
  - { id: count, type: u1 }
  - { id: size, type: u1 }
  - { id: cells, size: size, repeat: expr, repeat-expr: count }
  - { id: text, size-eos: true, if: size > 0 }
  - { id: after, type: u1, if: size == 0 }
`,
    "03 00 09",
  );
  expect(all["cells"].map((each: any) => each.value)).toEqual([bytes(), bytes(), bytes()]);
  expect([all["text"], all["after"]]).toEqual([undefined, 9]);
});

test("bits, constants and bytes up to one are read so, too", async () => {
  const text = `meta: { id: thing }
seq:
  - { id: until, size: _io.size - 9 }
  - { id: high, type: b3 }
  - { id: low, type: b5 }
  - { id: magic, contents: [0x50, K] }
  - { id: kept, terminator: 0, include: true }
  - { id: left, type: strz, encoding: ASCII, consume: false }
  - { id: zero, type: u1 }
  - { id: open, type: strz, encoding: ASCII, eos-error: false }
`;
  const { all, invalid } = await read(text, "ee a1 504b 01 00 61 00 62 63");
  expect(all).toMatchObject({ until: bytes(0xee), high: 5, low: 1, kept: bytes(1, 0) });
  expect(all).toMatchObject({ left: "a", zero: 0, open: "bc" });
  expect(invalid).toEqual([]);
  const wrong = await read(text, "ee a1 5149 01 00 61 00 62 63");
  expect(wrong.invalid.map(({ path }) => path)).toEqual(["magic"]);
});

test("places in the bytes of another member, and sizes of members of fixed size", async () => {
  const { all } = await read(
    `meta: { id: thing, endian: be }
seq:
  - { id: head, type: head, size: 4 }
  - { id: rest, size: head.size - head.size._sizeof }
instances:
  second: { io: head._io, pos: 3, type: u1 }
  whole: { value: head._io.size + rest.size }
  own: { value: head.size._sizeof * 3 }
types:
  head:
    seq: [{ id: size, type: u2 }]
    instances: { third: { pos: 2, type: u1 } }
`,
    "0003 0708 09",
  );
  expect(all).toMatchObject({ second: 8, whole: 5, own: 6, head: { size: 3, third: 7 } });
});

test("where a type is read from a place on, places in it are in the same bytes", async () => {
  const { all } = await read(
    `meta: { id: thing }
seq: [{ id: at, type: u1 }, { id: word, size: 3 }]
instances:
  part: { pos: at, type: part }
  parts: { pos: 1, type: part, repeat: until, repeat-until: _.x == 3 }
  rest: { pos: 2, type: u1, repeat: eos }
types:
  part: { seq: [{ id: x, type: u1 }], instances: { first: { pos: 0, type: u1 } } }
`,
    "02 01 03 05",
  );
  expect(all["part"]).toMatchObject({ x: 3, first: 2 });
  expect(all["parts"].map((each: any) => each.x)).toEqual([1, 3]);
  expect(all["rest"]).toEqual([3, 5]);
});

test("elements of a list whose elements are values are these in expressions", async () => {
  const { all } = await read(
    `meta: { id: thing }
seq:
  - { id: cells, size: 2, repeat: expr, repeat-expr: 2 }
instances:
  first: { value: "cells[0]" }
  is_last: { value: 'cells.last == [3, 4]' }
`,
    "01 02 03 04",
  );
  expect(all).toMatchObject({ first: bytes(1, 2), is_last: true });
});

test("bits that are there on a condition", async () => {
  const text = `meta: { id: thing }
seq:
  - { id: has_more, type: b1 }
  - { id: short, type: b3, if: not has_more, enum: kind }
  - { id: long, type: b11, if: has_more, valid: { min: 2 } }
  - { id: last, type: b2 }
  - { id: after, type: u1 }
enums: { kind: { 2: two } }
`;
  // 0 010 11 00, and 1 00000000011 01 00.
  const { all: short } = await read(text, "2c 07");
  expect(short).toMatchObject({ has_more: 0, short: 2, last: 3, after: 7 });
  expect(short["long"]).toBeUndefined();
  const { all: long, invalid } = await read(text, "8034 07");
  expect(long).toMatchObject({ has_more: 1, long: 3, last: 1, after: 7 });
  expect(invalid).toEqual([]);
  expect((await read(text, "8014 07")).invalid.map(({ path }) => path)).toEqual(["long"]);
});

test("instances of where a type is read are where an attribute first asks for them", async () => {
  const { all } = await read(
    `meta: { id: thing, encoding: windows-1251 }
seq:
  - { id: size, type: u1 }
  - { id: begin, size: 0, if: from >= 0 }
  - { id: word, size: size }
  - { id: end, size: 0, if: to >= 0 }
  - { id: text, type: str, encoding: cp1251, size: 1, if: not is_at_end }
instances:
  from: { value: _io.pos }
  to: { value: _io.pos }
  is_at_end: { value: _io.eof or size == 9 }
  again: { pos: from, size: to - from }
`,
    "02 0506 c0",
  );
  expect(all).toMatchObject({ from: 1, to: 3, again: bytes(5, 6), text: "\u0410" });
});

test("places in the bytes of what a type is in, and of what that has", async () => {
  const { all } = await read(
    `meta: { id: thing }
seq:
  - { id: head, type: u1 }
  - { id: outer, type: outer, size: 4 }
instances:
  same: { value: "outer.list[0].far" }
  inner: { io: outer.names.part._io, pos: 1, type: u1 }
types:
  outer:
    seq:
      - { id: names, type: names, size: 2 }
      - { id: list, type: part, repeat: expr, repeat-expr: 1 }
  names: { seq: [{ id: part, type: only }] }
  only: { seq: [{ id: first, type: u1 }] }
  part:
    seq: [{ id: at, type: u1 }]
    instances:
      name: { io: _parent.names._io, pos: at, type: u1 }
      far: { io: _parent._io, pos: at, type: u1 }
`,
    "09 07 08 01 05",
  );
  // In the four bytes of `outer`, and in the two of `names`.
  expect(all["outer"].list[0]).toMatchObject({ at: 1, name: 8, far: 8 });
  expect([all["same"], all["inner"]]).toEqual([8, 8]);
});

test("a byte order that is chosen while reading", async () => {
  const text = `meta: { id: thing }
seq:
  - { id: mark, type: u2be }
  - { id: count, type: u1 }
  - { id: body, type: body }
  - { id: last, type: u1 }
types:
  body:
    meta: { endian: { switch-on: _root.mark, cases: { 0x4949: le, 0x4d4d: be } } }
    seq:
      - { id: size, type: u4 }
      - { id: point, type: point }
      - { id: fixed, type: u2be }
    types:
      point: { seq: [{ id: x, type: s2 }, { id: y, type: s2, if: _root.count > 1 }] }
`;
  const { all: low, schema } = await read(text, "4949 02 05000000 0100 feff 0102 09");
  expect(low).toMatchObject({
    mark: 0x4949,
    body: { size: 5, point: { x: 1, y: -2 }, fixed: 0x102 },
    last: 9,
  });
  expect(schema).not.toContain("_rest");
  const { all: high, invalid: none } = await read(text, "4d4d 02 00000005 0001 fffe 0102 09");
  expect(high["body"]).toMatchObject({ size: 5, point: { x: 1, y: -2 }, fixed: 0x102 });
  expect([high["last"], none]).toEqual([9, []]);
  const { all: other, invalid } = await read(text, "5858 02 09");
  expect([other["body"], other["last"]]).toEqual([undefined, 9]);
  expect(invalid.map(({ path }) => path)).toEqual(["body_order"]);
});

test("a byte order by bytes of what each element is in, or else one", async () => {
  const { all } = await read(
    `meta: { id: thing }
seq:
  - { id: all, type: image, repeat: eos }
types:
  image:
    seq: [{ id: mark, size: 2 }, { id: main, type: main }]
    types:
      main:
        meta: { endian: { switch-on: _parent.mark, cases: { "[0x49, 0x49]": le, _: be } } }
        seq: [{ id: x, type: u2 }]
        instances: { next: { pos: 3, type: u2 } }
`,
    "4949 0102 5858 0304",
  );
  expect(all["all"]).toMatchObject([
    { main: { x: 0x201, next: 0x5802 } },
    { main: { x: 0x304, next: 0x258 } },
  ]);
});

test("what zlib packed, a text and a type, and bytes that it did not", async () => {
  const hexOf = (packed: Uint8Array) =>
    packed.length.toString(16).padStart(2, "0") + Buffer.from(packed).toString("hex");
  const text = `meta: { id: thing, endian: be, encoding: ASCII }
seq:
  - { id: size, type: u1 }
  - { id: words, size: size, process: zlib, type: words }
  - { id: more, type: u1 }
  - { id: plain, size: more, process: zlib }
types:
  words: { seq: [{ id: number, type: u2 }, { id: text, type: str, size-eos: true }] }
`;
  const words = deflateSync(Buffer.from("\x01\x02" + "ab".repeat(400), "latin1"), { level: 9 });
  const plain = deflateSync(Buffer.of(7, 8), { level: 0 });
  const { all, schema } = await read(text, hexOf(words) + hexOf(plain));
  expect(all["words"]).toMatchObject({ number: 0x102, text: "ab".repeat(400) });
  expect(all["plain"]).toEqual(bytes(7, 8));
  expect(schema).toContain("words_bytes.zlib");
  // The sum at the end is another one.
  const wrong = plain.map((byte, i) => (i === plain.length - 1 ? byte ^ 1 : byte));
  const { all: damaged } = await read(text, hexOf(words) + hexOf(wrong));
  expect(() => damaged["plain"]).toThrow(/at byte 9: the checksum of the unpacked data is/);
});

whole("what zlib packed is not unpacked where it is more than 64 MiB", async () => {
  const text = `meta: { id: thing }
seq:
  - { id: all, size-eos: true, process: zlib }
`;
  const most = deflateSync(new Uint8Array(2 ** 26));
  const { all } = await read(text, most.toString("hex"));
  expect(all["all"]).toHaveLength(2 ** 26);
  const { all: bomb } = await read(text, deflateSync(new Uint8Array(2 ** 26 + 1)).toString("hex"));
  expect(() => bomb["all"]).toThrow(/more than the 67108864 bytes/);
});
