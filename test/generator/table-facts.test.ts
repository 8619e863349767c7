import { expect, test } from "vitest";
import { resolveSchemas } from "../../generator/index.ts";
import { interpretDecode, interpretEncode, type Node } from "../../runtime/interpret/interpret.ts";
import { rangeOf, sumsInOrder } from "../../runtime/table/facts/checksums.ts";
import type { Table } from "../../runtime/table/table.ts";
import * as versions from "../../runtime/table/versions.ts";

/*
 * What is found out about a message's fields, and what is shown and refused of them: each answer follows from the schema
 * that is beside it.
 */

function tableOf(rest: string): Table {
  const schema = `protocol: p\ntitle: P\nversions: ["1"]\n${rest}`;
  return resolveSchemas(new Map([["p.yaml", schema]])).protocols[0]!;
}

const fieldsOf = (fields: string) =>
  tableOf(`messages:\n  m:\n    id: 1\n    fields:\n${fields}`).messages[0]!.layouts[0]!.fields;

test("a checksum is over all that precedes it, or from a field on, up to one or to the end", () => {
  const fields = fieldsOf(`
      - x: u8
      - y: u8
      - b: { type: u8, checksum: sum-8 }
      - d: { type: u8, checksum: sum-8, from: b }
      - c: { type: u8, checksum: sum-8, from: y, through: end }
      - e: { type: u8, checksum: sum-8, through: y }
      - z: u8
`);
  const sums = fields.filter((field) => field.kind === "checksum");
  expect(sums.map((sum) => [sum.name, ...rangeOf(fields, sum)])).toEqual([
    ["b", 0, 1],
    ["d", 2, 2],
    ["c", 1, 6],
    ["e", 0, 1],
  ]);
});

test("checksums are in the order in which they can be computed", () => {
  const fields = fieldsOf(`
      - first: { type: u8, checksum: sum-8, from: second, through: end }
      - second: { type: u8, checksum: sum-8, from: third, through: end }
      - x: u8
      - third: { type: u8, checksum: sum-8, from: x, through: x }
      - fourth: { type: u8, checksum: sum-8, from: x }
`);
  expect(sumsInOrder(fields)?.map(({ name }) => name)).toEqual([
    "third",
    "fourth",
    "second",
    "first",
  ]);
});

/** All nodes of what was read, by their names. */
function nodesIn(node: Node): [string, Node][] {
  return [[node.name, node], ...node.children.flatMap(nodesIn)];
}

test("what is read is shown with its schema's words, and as it is on the wire", () => {
  const table = tableOf(`types:
  word: { type: text, cut: 4 }
  line: { type: latin1, ends: 0x0a }
messages:
  m:
    id: 1
    doc: The message.
    fields:
      - a: { type: u8, doc: A. }
      - b: { type: varu32, scale: 1/2, doc: B. }
      - c: { type: varu64, doc: C. }
      - d: { type: word, doc: D. }
      - e: { type: f32, doc: E. }
      - f: { type: "utf8[2]", doc: F. }
      - g: { type: i16, scale: 1/8, doc: G. }
      - h: { list: u8, count: u8, doc: H. }
      - i: { type: line, doc: I. }
`);
  const bytes = Uint8Array.from(
    Buffer.from("01 05 07 09 4100 0000c03f 6162 fcff 01 09 610a".replaceAll(" ", ""), "hex"),
  );
  const { root, error } = interpretDecode(table, 0, bytes, 0, bytes.length);
  expect(error).toBeUndefined();
  const nodes = new Map(nodesIn(root));
  expect(root.doc).toBe("The message.");
  for (const name of "abcdefghi")
    expect([name, nodes.get(name)!.doc]).toEqual([name, `${name.toUpperCase()}.`]);
  const shown = (name: string) => [nodes.get(name)!.value, nodes.get(name)!.raw];
  expect([shown("a"), shown("b"), shown("g")]).toEqual([
    [5, 5],
    [3.5, 7],
    [-0.5, -4],
  ]);
  expect([shown("c"), shown("e")]).toEqual([
    [9n, undefined],
    // IEEE 754: 0 01111111 1000…
    [1.5, 0x3fc00000],
  ]);
});

test("after a stop there is nothing, whatever it is called", () => {
  const table = tableOf(`messages:
  m:
    id: 1
    fields:
      - m: { mask: u8 }
      - stop: { bit: m.7, terminates: true }
      - on: { bit: m.0 }
      - a: { type: u8, when: m.1 }
`);
  const encode = (message: object) => [...interpretEncode(table, 0, message as never)];
  expect(encode({ type: "m", stop: true, on: false })).toEqual([1, 0x80]);
  expect(encode({ type: "m", stop: false, on: true, a: 5 })).toEqual([1, 3, 5]);
  expect(() => encode({ type: "m", stop: true, on: true })).toThrow("nothing follows stop");
  expect(() => encode({ type: "m", stop: true, on: false, a: 1 })).toThrow("nothing follows stop");
});

test("ranges of versions are the sets of what is in them", () => {
  const all = [0, 1, 2, 3, 4, 5];
  const ranges = all.flatMap((from) => all.slice(from).map((to) => ({ from, to })));
  const setOf = ({ from, to }: versions.VersionRange) => all.slice(from, to + 1);
  for (const a of ranges) {
    expect(versions.versionsIn(a)).toEqual(setOf(a));
    expect(all.filter((version) => versions.contains(a, version))).toEqual(setOf(a));
    for (const b of ranges) {
      const both = setOf(a).filter((version) => setOf(b).includes(version));
      const shared = versions.intersect(a, b);
      expect([versions.overlaps(a, b), versions.encloses(a, b), shared && setOf(shared)]).toEqual([
        both.length > 0,
        both.length === setOf(b).length,
        both.length > 0 ? both : undefined,
      ]);
      const left = versions.complement([a, b]);
      const rest = all.filter(
        (version) => !setOf(a).includes(version) && !setOf(b).includes(version),
      );
      expect(left.flatMap(setOf)).toEqual(rest);
      expect(left.at(-1)).toEqual({ from: Math.max(a.to, b.to) + 1, to: Infinity });
      expect(left.every(({ from, to }) => from <= to)).toBe(true);
    }
  }
  expect(versions.complement([])).toEqual([{ from: 0, to: Infinity }]);
});
