import { expect, test } from "vitest";
import { resolveSchemas } from "../../generator/index.ts";
import { interpretDecode, interpretEncode, type Node } from "../../runtime/interpret/interpret.ts";
import { opposite, openIn, unusedIn } from "../../runtime/table/facts/bits.ts";
import { companionsOf } from "../../runtime/table/facts/companions.ts";
import { hasOne } from "../../runtime/table/facts/depth.ts";
import { hasHints } from "../../runtime/table/facts/hints.ts";
import * as selection from "../../runtime/table/facts/selection.ts";
import { rangeOf, sumsInOrder } from "../../runtime/table/facts/checksums.ts";
import { idBytes, type Table } from "../../runtime/table/table.ts";
import * as versions from "../../runtime/table/versions.ts";

/*
 * What is found out about a message's fields, and what is shown and refused of them: each answer follows from the schema
 * that is beside it.
 */

function tableOf(rest: string): Table {
  const schema = `protocol: p\ntitle: P\nversions: ["1"]\n${rest}`;
  return resolveSchemas(new Map([["p.yaml", schema]])).protocols[0]!;
}

test("an id has the bytes of what the protocol says that ids are: one, none, or more", () => {
  const bytesOf = (ids: string, id = "id: 1, ") => {
    const table = tableOf(`${ids}messages: { m: { ${id}fields: [a: u8] } }`);
    return idBytes(table, table.messages[0]!.layouts[0]!);
  };
  expect([bytesOf(""), bytesOf("ids: u16\n"), bytesOf("ids: u32be\n")]).toEqual([1, 2, 4]);
  expect(bytesOf("ids: none\n", "")).toBe(0);
});

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

test("bits that arms ask for mean nothing in another arm, and are hints where nothing follows from them", () => {
  const fields = fieldsOf(`
      - m: { mask: u8 }
      - n: { mask: u8 }
      - kind: u8
      - switch: kind
        arms:
          one: { is: [1], fields: [{ size: { bits: [m.0, m.1] } }] }
          two:
            is: [2]
            fields:
              - on: { bit: m.2 }
              - x: { type: u8, when: n.3 }
              - y: { type: u8, wide: { when: m.4, type: u16 } }
`);
  const last = fields.at(-1)!;
  const arms = last.kind === "switch" ? last.arms : [];
  const found = fields.flatMap((mask) =>
    mask.kind !== "mask"
      ? []
      : [arms.map((arm) => [unusedIn(mask, arm.fields), openIn(mask, arm.fields)])],
  );
  expect(found).toEqual([
    // Bits 0, 1, 2 and 4 are asked for; and that y is wide follows from nothing.
    [
      [0b11111100, 0b11111100],
      [0b11101011, 0b11111011],
    ],
    [
      [0b11111111, 0b11111111],
      [0b11110111, 0b11110111],
    ],
  ]);
});

test("bits that widths ask for follow from what is there, and the highest bit is no sign", () => {
  const fields = fieldsOf(`
      - m: { mask: u32 }
      - kind: u8
      - switch: kind
        arms:
          one:
            is: [1]
            fields:
              - x: { widths: { m.3: u8, m.31: u16, both: u32 } }
              - y: { type: u8, when: m.30 }
          two: { is: [2], fields: [z: { type: u8, when: m.30 }] }
`);
  const last = fields.at(-1)!;
  const arms = last.kind === "switch" ? last.arms : [];
  const mask = fields.find((field) => field.kind === "mask")!;
  const asked = [2 ** 31 + 2 ** 30 + 2 ** 3, 2 ** 30];
  expect(arms.map((arm) => unusedIn(mask as never, arm.fields))).toEqual(
    asked.map((bits) => 2 ** 32 - 1 - bits),
  );
  expect(arms.map((arm) => openIn(mask as never, arm.fields))).toEqual(
    asked.map((bits) => 2 ** 32 - 1 - bits),
  );
});

test("a bit 0 that one arm asks for alone means something there", () => {
  const fields = fieldsOf(`
      - m: { mask: u8 }
      - kind: u8
      - switch: kind
        arms:
          one: { is: [1], fields: [x: { type: u8, when: m.0 }] }
          other: { otherwise: true }
`);
  const last = fields.at(-1)!;
  const arms = last.kind === "switch" ? last.arms : [];
  const mask = fields.find((field) => field.kind === "mask")!;
  expect(arms.map((arm) => unusedIn(mask as never, arm.fields))).toEqual([0xfe, 0xff]);
});

test("a condition is the other way round where its bit is", () => {
  const bit = { mask: "m", bit: 3 };
  expect([opposite(bit), opposite({ ...bit, clear: true })]).toEqual([
    { ...bit, clear: true },
    bit,
  ]);
});

test("a list has an element in any case where its count has one more, or an element ends it", () => {
  const table = tableOf(`structs:
  item: { fields: [a: u8] }
  ended: { fields: [number: { type: u8, ends: 0 }] }
messages:
  m:
    id: 1
    fields:
      - n: u8
      - one: item
      - counted: { list: item, count: u8 }
      - said: { list: item, count-by: n }
      - more: { list: item, count-by: n + 1 }
      - less: { list: item, count-by: n - 1 }
      - last: { list: item, ends-after: _.a == 0 }
      - ended: { list: ended }
      - either: { list: item, ends-after: _.a == 0, ends: bytes }
`);
  const found = table.messages[0]!.layouts[0]!.fields.flatMap((field) =>
    field.kind === "value" && hasOne(field.type) ? [field.name] : [],
  );
  expect(found).toEqual(["one", "more", "last"]);
});

test("how wide a record's number came is one number, of a list's elements one each", () => {
  const fields = fieldsOf(`
      - record: { type: u8, keyed-by: varu28 }
      - numbers: "varu28[2]"
      - number: varu28
`);
  const widths = fields.flatMap((field) =>
    companionsOf(field).map(({ name, what, isList }) => [name, what, isList]),
  );
  expect(widths).toEqual([
    ["recordWidth", "width", false],
    ["numbersWidth", "width", true],
    ["numberWidth", "width", false],
  ]);
});

test("what members tell of versions they tell together", () => {
  const field = (
    name: string,
    selects: Readonly<Record<number, [number, number]>>,
    more: object = {},
  ) =>
    ({
      kind: "value",
      name,
      type: { kind: "int", name: "u32", bits: 32, signed: false },
      selects: Object.entries(selects).map(([value, [from, to]]) => ({
        value: Number(value),
        versions: { from, to },
      })),
      ...more,
    }) as selection.SelectingField;
  const a = field("a", { 1: [0, 2], 2: [3, 4] });
  const whereOne = { presence: { kind: "given", tests: [[{ member: "a", ranges: [[1, 1]] }]] } };
  const b = field("b", { 5: [1, 3], 6: [2, 2] }, whereOne);
  const marker = { presence: { kind: "marker", number: 7 } };
  const c = field("c", { 8: [3, 4] }, marker);
  const zero = field("d", { 0: [0, 1], 8: [3, 4] }, marker);
  const combinations = (...fields: selection.SelectingField[]) => selection.combinationsOf(fields);
  expect(combinations(a)).toEqual([[1], [2]]);
  expect(combinations(a, b)).toEqual([
    [1, 5],
    [1, 6],
    [2, undefined],
  ]);
  // A mark says by itself whether it is there; where 0 is described, one that is not there is 0.
  expect(combinations(a, c)).toEqual([
    [1, 8],
    [1, undefined],
    [2, 8],
    [2, undefined],
  ]);
  expect(combinations(zero)).toEqual([[0], [8]]);
  expect(combinations({ ...zero, markTells: true })).toEqual([[0], [8], [undefined]]);
  // Of some of its bits, or of no member that tells, nothing is known.
  expect(combinations({ ...a, selectsBits: 1 }, b)).toHaveLength(2 * 3);
  expect(combinations(b)).toEqual([[5], [6], [undefined]]);
  const together = (members: object) => selection.versionsOfAll([a, b], members as never);
  expect([together({ a: 1, b: 5 }), together({ a: 2, b: 5 }), together({ a: 1, b: 9 })]).toEqual([
    [{ from: 1, to: 2 }],
    [{ from: 3, to: 3 }],
    [],
  ]);
  expect([together({ a: 2 }), together({})]).toEqual([
    [{ from: 3, to: 4 }],
    [{ from: 0, to: Infinity }],
  ]);
  expect(selection.versionsOfAll([c], {})).toEqual([
    { from: 0, to: 2 },
    { from: 5, to: Infinity },
  ]);
  expect(selection.versionsOfAll([zero], {})).toEqual([{ from: 0, to: 1 }]);
  expect(selection.versionsOfRow([a, b], [1, 6])).toEqual([{ from: 2, to: 2 }]);
  const upTo = (members: object) =>
    selection.upToUnknown([a, b], members as never).map(({ name }) => name);
  expect([upTo({ a: 9, b: 5 }), upTo({ a: 1, b: 9 }), upTo({ a: 1, b: 5 })]).toEqual([
    ["a"],
    ["a", "b"],
    ["a", "b"],
  ]);
  expect([[c, b, a], [a, c], [c], []].map(selection.numberPlace)).toEqual([2, 0, 0, 0]);
  const some = { ...a, selectsBits: 0x80000001 };
  expect([
    selection.selectingNumber(some, 0xffffffff),
    selection.selectingNumber(a, 0xffffffff),
  ]).toEqual([0x80000001, 0xffffffff]);
});

test("a message has hints where it, or a struct in it, has a member that only tells how it came", () => {
  const table = tableOf(`structs:
  plain: { fields: [a: u8] }
  masked: { fields: [m: { mask: u8 }] }
  nested: { fields: [one: masked] }
messages:
  none: { id: 1, fields: [a: u8, one: plain, all: { list: plain, count: u8 }] }
  own: { id: 2, fields: [m: { mask: u8 }] }
  inside: { id: 3, fields: [one: nested] }
  listed: { id: 4, fields: [all: { list: masked, count: u8 }] }
`);
  const found = table.messages.map(({ name, layouts }) => [name, hasHints(table, layouts[0]!)]);
  expect(Object.fromEntries(found)).toEqual({ none: false, own: true, inside: true, listed: true });
});

test.each([
  ["line", true],
  ["words", true],
  ["'latin1[4]'", true],
  ["'utf8[4]'", true],
  ["raw", false],
  ["'bytes[4]'", false],
  ["u8", false],
])("a member of %s may be what is printed: %s", (type, isText) => {
  const schema = `protocol: p
title: P
versions: ["1"]
types:
  line: { type: utf8, ends: 0x0a }
  raw: { type: bytes, ends: 0x0a }
  words: { type: text, cut: 5 }
messages: { m: { id: 1, role: print, tells: { text: said }, fields: [said: ${type}] } }
`;
  const resolved = () => resolveSchemas(new Map([["p.yaml", schema]]));
  if (isText)
    expect(resolved().protocols[0]!.messages[0]!.tells?.members).toEqual({ text: "said" });
  else expect(resolved).toThrow('"text" is a text, and "said" is not one');
});

test("a message's derived values and conditions are told where there are any", () => {
  const [plain, both] = tableOf(`messages:
  plain: { id: 1, fields: [x: u8] }
  both: { id: 2, fields: [x: u8], derived: { y: x + 1 }, valid: { x: _ < 9 } }
`).messages;
  expect([plain!.derived, plain!.valid]).toEqual([undefined, undefined]);
  expect([both!.derived, both!.valid]).toMatchObject([[{ name: "y" }], [{ name: "x" }]]);
});
