import { describe, expect, test } from "vitest";
import { resolveSchemas } from "../../../generator/index.ts";
import {
  interpretDecode,
  interpretEncode,
  type Node,
} from "../../../runtime/interpret/interpret.ts";
import { branchesOf } from "../../../runtime/branches/branches.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { bytesOf, hexOf } from "../by-hand.ts";

/*
 * What the interpreter refuses, shows and writes, each of a schema of a few lines that is beside it: bytes are worked out
 * by hand.
 */

function tableOf(rest: string): Table {
  const schema = `protocol: p\ntitle: P\nversions: ["1"]\n${rest}`;
  return resolveSchemas(new Map([["p.yaml", schema]])).protocols[0]!;
}

const messageOf = (fields: string, id = "1") =>
  tableOf(`messages:\n  m:\n    id: ${id}\n    fields:\n${fields}`);

const written = (table: Table, members: object, type = "m") =>
  hexOf(interpretEncode(table, 0, { type, ...members }));

function read(table: Table, hex: string, before = 0) {
  const bytes = Uint8Array.of(...Array<number>(before).fill(0xee), ...bytesOf(hex));
  const reached = new Set<string>();
  const found = interpretDecode(table, 0, bytes, before, bytes.length, reached);
  return { ...found, reached };
}

const names = (node: Node) => node.children.map(({ name }) => name);
const childOf = (node: Node, name: string) => node.children.find((one) => one.name === name)!;

describe("what does not fit is refused", () => {
  test("integers of 64 bits", () => {
    const table = messageOf("      - a: u64\n      - b: i64\n      - c: varu64\n");
    const [high, low] = [2n ** 63n, -(2n ** 63n)];
    const plain = { a: 0n, b: 0n, c: 0n };
    expect(written(table, { a: 2n ** 64n - 1n, b: low, c: 0n })).toBe(
      "01ffffffffffffffff000000000000008000",
    );
    expect(written(table, { ...plain, b: high - 1n })).toBe("010000000000000000ffffffffffffff7f00");
    for (const wrong of [{ a: -1n }, { a: 2n ** 64n }, { b: high }, { b: low - 1n }])
      expect(() => written(table, { ...plain, ...wrong })).toThrow("is not a whole number from");
    for (const wrong of [{ c: -1n }, { c: 2n ** 64n }])
      expect(() => written(table, { ...plain, ...wrong })).toThrow("is not a whole number from");
  });

  test("bytes of another number", () => {
    const table = messageOf('      - a: "u8[3]"\n      - b: { type: bytes, count: 2 }\n');
    expect(written(table, { a: [1, 2, 3], b: Uint8Array.of(4, 5) })).toBe("010102030405");
    for (const count of [0, 1, 3])
      expect(() => written(table, { a: [1, 2, 3], b: new Uint8Array(count) })).toThrow(
        `has ${count} byte`,
      );
  });
});

describe("what means nothing", () => {
  const table = messageOf("      - a: u8\n      - gap: { align: 4 }\n      - b: u8\n");

  test("has a node where it has bytes, and a branch for what they are", () => {
    const found = read(table, "01 02 00 00 05");
    expect(names(found.root)).toEqual(["id", "a", "gap", "b"]);
    expect(childOf(found.root, "gap")).toMatchObject({ start: 2, bitLength: 16 });
    expect([...found.reached]).toContain("m@1.gap zeros");
    expect([...found.reached]).not.toContain("m@1.gap not zeros");
    const other = read(table, "01 02 00 07 05");
    expect([...other.reached]).toContain("m@1.gap not zeros");
    expect([...other.reached]).not.toContain("m@1.gap zeros");
  });

  test("has none where it has no bytes", () => {
    const none = messageOf("      - a: u24\n      - gap: { align: 4 }\n      - b: u8\n");
    expect(names(read(none, "01 02 00 00 05").root)).toEqual(["id", "a", "b"]);
    const bits = tableOf(`structs:
  whole: { bitwise: true, fields: [a: u3, b: u5] }
  code: { bitwise: true, fields: [a: ue] }
messages:
  m: { id: 1, fields: [x: whole, y: code] }
`);
    // 0 is one bit that is 1; and 127 seven zeros, 128 in eight bits, and a bit that is left.
    const { root } = read(bits, "01 25 ff");
    expect(names(root)).toEqual(["id", "x", "y", "yPadding"]);
  });
});

describe("an id with bits of masks", () => {
  test("is shown as the bits that are left, wherever the message begins", () => {
    const table = tableOf(`messages:
  low: { id: 0x80..0xff, fields: [flags: { mask: id & 0x7f }, a: { type: u8, when: flags.1 }] }
  one: { id: 1 }
`);
    const { root } = read(table, "82 07", 3);
    expect(root).toMatchObject({ start: 3, bitLength: 16 });
    const id = childOf(root, "id");
    expect(id).toMatchObject({ start: 3, startBit: 7, bitLength: 1 });
    expect(id.notes).toContain("the lowest 7 bits are a mask");
    expect(read(table, "01", 2).root).toMatchObject({ start: 2, bitLength: 8 });
  });
});

describe("lengths", () => {
  test("that are wider than they were move what is counted after them", () => {
    const table = tableOf(`structs:
  inner: { fields: [a: { type: bytes, to: end }] }
messages:
  m:
    id: 1
    fields:
      - first: { type: varu28, length-of: one }
      - size: { type: u16, length-of: rest }
      - one: inner
      - last: u8
`);
    for (const count of [0, 1, 127, 128, 300]) {
      const text = written(table, { one: { a: new Uint8Array(count) }, last: 9 });
      const groups = count < 0x80 ? [count] : [0x80 | (count & 0x7f), count >> 7];
      const size = [(count + 1) & 0xff, (count + 1) >> 8];
      expect(text).toBe(
        Buffer.from([1, ...groups, ...size, ...new Uint8Array(count), 9]).toString("hex"),
      );
    }
  });
});

describe("a mask's hint", () => {
  const table = tableOf(`structs:
  element:
    fields:
      - split: u16
        ends: 0
        into:
          number: { type: u9 }
          flags: { mask: u7, at: 9, more: [{ bit: 15, unless: 14, type: u8, at: 0 }] }
      - remove: { bit: flags.14, terminates: true }
      - far: { type: u8, when: flags.9 }
      - near: { type: u8, when: flags.0 }
messages:
  m: { id: 1, fields: [all: { list: element }] }
`);

  test("has no bits of a part that is left out", () => {
    const of = (flags: number) => written(table, { all: [{ number: 3, remove: true, flags }] });
    // 0x4000 is bit 14; those of 0xff are in the part that it leaves out, and 0x8000 would announce.
    expect(of(0x4000)).toBe("0103400000");
    expect(of(0x40ff)).toBe("0103400000");
    expect(of(0x4080)).toBe("0103400000");
    expect(of(0xc0ff)).toBe("0103c00000");
  });

  test("is shown with the part that is announced and left out", () => {
    const flagsIn = (hex: string) => {
      const [element] = childOf(read(table, hex).root, "all").children;
      return childOf(element!, "flags");
    };
    expect(flagsIn("01 03c0 0000").notes).toEqual([
      expect.stringContaining("announced and left out"),
    ]);
    expect(flagsIn("01 0340 0000").notes).toEqual([]);
    expect(flagsIn("01 0380 01 07 0000").notes).toEqual([]);
  });

  test("of the element that ends a list has bits of its parts alone", () => {
    const ended = tableOf(`structs:
  element:
    fields:
      - flags: { mask: u8, more: [{ bit: 7, type: u8 }] }
      - number: { type: u8, ends: 0 }
      - a: { type: u8, when: flags.0 }
messages:
  m: { id: 1, fields: [all: { list: element }] }
`);
    const of = (allEnd: number) => written(ended, { all: [], allEnd });
    // What needs the second part announces it, by 0x80; and there is no third.
    expect([of(0), of(5), of(0x8085), of(0x0105), of(0x70005)]).toEqual([
      "010000",
      "010500",
      "01858000",
      "01850100",
      "010500",
    ]);
  });
});

test("a number that is a part of a word is told what it chooses", () => {
  const table = messageOf(`
      - split: u8
        into: { kind: u4, rest: u4 }
      - switch: kind
        arms: { one: { is: [1], fields: [z: u8] }, other: { otherwise: true } }
`);
  const { root, reached } = read(table, "01 21 05");
  const word = childOf(root, "kind, rest");
  expect(childOf(word, "kind").notes).toEqual(["selects one"]);
  expect([...reached]).toContain("m@1.kind selects one");
});

test("parts of a mask are numbered from 1", () => {
  const table = messageOf(`
      - m: { mask: u8, more: [{ bit: 7, type: u8 }] }
      - a: { type: u8, when: m.8 }
`);
  const keys = branchesOf(table);
  expect(keys.filter((key) => key.includes(" part "))).toEqual([
    "m@1.m part 2 present",
    "m@1.m part 2 absent",
  ]);
});

test("a checksum in a struct is over what is before it there", () => {
  const table = tableOf(`structs:
  inner:
    fields:
      - size: { type: u8, length-of: rest }
      - a: u8
      - b: u8
      - sum: { type: u8, checksum: sum-8, through: b }
messages:
  m: { id: 1, fields: [first: u8, inner: inner] }
`);
  // 3 + 4 + 5: the bytes that follow its size, which are three, and before the sum.
  expect(written(table, { first: 7, inner: { a: 4, b: 5 } })).toBe("01070304050c");
});

test("of a list of thousands the last node has all that follow, and no value", () => {
  const table = messageOf("      - all: { list: u8, count: u16 }\n");
  const { root, value } = read(table, `01 8813${"07".repeat(5000)}`);
  expect((value as unknown as { all: number[] }).all).toHaveLength(5000);
  const list = childOf(root, "all");
  expect(list.children.length).toBeLessThan(5000);
  const last = list.children.at(-1)!;
  expect(last).toMatchObject({ notes: ["and all that follow"], children: [] });
  expect(last.value).toBeUndefined();
  expect(list.children.at(-2)!.value).toBe(7);
  const bits = list.children.reduce((sum, { bitLength }) => sum + bitLength, 0);
  expect(bits).toBeGreaterThanOrEqual(8 * 5000);
});

test("a NaN whose bits are the usual ones is canonical, of 32 bits and of 64", () => {
  const table = messageOf("      - a: f32be\n      - b: f64be\n");
  const [usual, usual64] = ["7fc00000", "7ff8000000000000"];
  expect(read(table, `01 ${usual} ${usual64}`).nonCanonical).toEqual([]);
  const odd = (hex: string) => read(table, `01 ${hex}`).nonCanonical.length;
  expect([odd(`7fc00001 ${usual64}`), odd(`${usual} 7ff8000000000001`)]).toEqual([1, 1]);
});
