import { describe, expect, test } from "vitest";
import { resolveSchemas } from "../../generator/index.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { joined } from "../../runtime/bytes/text/joined.ts";
import { valueAt } from "../../runtime/columns/column.ts";
import { columns } from "../../runtime/columns/columns.ts";
import { ColumnFiller, filledOf } from "../../runtime/columns/filler.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { visitFields } from "../../runtime/fields/visit-fields.ts";
import { interpretEncode } from "../../runtime/interpret/interpret.ts";
import { interpretedCodecs } from "../../runtime/interpreted-codecs.ts";
import type { Table } from "../../runtime/table/table.ts";

/* Columns of made messages and elements whose shapes are told in other ways than by two bytes: what is expected was written. */

/** The table of a protocol's types, structs and messages. */
function made(own: string): Table {
  const schema = `protocol: made\ntitle: Made\nversions: ["1"]\n${own}`;
  return resolveSchemas(new Map([["made.yaml", schema]])).protocols[0]!;
}

/** Structs whose shapes are told by what is before the number that ends their lists, after it, or in one word with it. */
const ELEMENTS = {
  "a mask first": `
      - m: { mask: u8, more: [{ bit: 7, type: u8 }] }
      - number: { type: u8, ends: 0 }
      - x: { type: u8, when: m.0 }
      - y: { type: i16, when: m.8 }
      - name: { type: line, when: m.1 }`,
  "a number first": `
      - number: { type: u8, ends: 0 }
      - m: { mask: u8, more: [{ bit: 7, type: u8 }] }
      - x: { type: u8, when: m.0 }
      - y: { type: i16, when: m.8 }
      - name: { type: line, when: m.1 }`,
  "a word of both": `
      - split: u16
        ends: 0
        into: { number: u9, m: { mask: u7, at: 9, more: [{ bit: 15, type: u8, at: 0 }] } }
      - x: { type: u8, when: m.9 }
      - y: { type: i16, when: m.0 }
      - name: { type: line, when: m.10 }`,
  "a mask of four bytes": `
      - m: { mask: u8, more: [{ bit: 7, type: u8 }, { bit: 15, type: u8 }, { bit: 23, type: u8 }] }
      - number: { type: u8, wide: { when: m.8, type: u16 }, ends: 0 }
      - x: { type: u8, when: m.16 }
      - y: { type: i16, when: m.24 }
      - name: { type: line, when: m.17 }`,
} as const;

describe.each(Object.entries(ELEMENTS))("elements of a list, with %s", (_, struct) => {
  const LISTS = `protocol: lists
title: Lists
versions: ["1"]
types: { line: { type: latin1, ends: 0x0a } }
structs:
  element:
    fields:${struct}
messages:
  all: { id: 3, fields: [head: u8, elements: { list: element }] }
  first: { id: 4, fields: [elements: { list: element }, tail: u16] }
`;
  const [lists] = resolveSchemas(new Map([["lists.yaml", LISTS]])).protocols;
  const newLists = () => interpretedCodecs(structuredClone(lists!))[0]!;
  const elementOf = (i: number) => ({
    number: 1 + (i % 255),
    x: i % 2 === 0 ? i & 0xff : undefined,
    y: i % 3 === 0 ? 5 - i : undefined,
    // A text has no place: such an element is decoded.
    ...(i % 40 === 0 ? { name: "a".repeat(i % 7) } : {}),
  });
  const numbersOf = ({ number, x, y }: ReturnType<typeof elementOf>) => ({ number, x, y });
  const listOf = (from: number, count: number, type = "all") => {
    const elements = Array.from({ length: count }, (_, i) => elementOf(from + i));
    const members = type === "all" ? { head: 0 } : { tail: 0x1234 };
    return interpretEncode(lists!, 0, { type, ...members, elements } as never);
  };
  const NUMBERS = ["number", "x", "y"];
  const expected = Array.from({ length: 131 }, (_, i) => numbersOf(elementOf(i)));

  const rowsOf = (bytes: Uint8Array, path: string) => {
    const found = columns(newLists(), bytes, path, NUMBERS);
    return Array.from({ length: found.length }, (_, row) =>
      Object.fromEntries(NUMBERS.map((name) => [name, valueAt(found.columns[name]!, row)])),
    );
  };
  const seenIn = (bytes: Uint8Array, path: string) => {
    const seen: unknown[] = [];
    const visit = ({ number, x, y }: Record<string, unknown>) => void seen.push({ number, x, y });
    visitFields(newLists(), bytes, { [path]: { fields: NUMBERS, visit } } as never);
    return seen;
  };

  test("are what was written, in columns and one after the other", () => {
    const bytes = joined([
      listOf(0, 30),
      listOf(30, 0),
      listOf(30, 1),
      listOf(31, 60),
      listOf(91, 40),
    ]);
    expect(rowsOf(bytes, "all.elements")).toEqual(expected);
    expect(seenIn(bytes, "all.elements")).toEqual(expected);
  });

  test("are also those that something follows", () => {
    const bytes = joined([listOf(0, 5, "first"), listOf(5, 0, "first"), listOf(5, 126, "first")]);
    expect(rowsOf(bytes, "first.elements")).toEqual(expected);
    expect(seenIn(bytes, "first.elements")).toEqual(expected);
    expect(rowsOf(bytes, "all.elements")).toEqual([]);
  });

  test("are of whole messages alone", () => {
    const own = newLists();
    const before = listOf(1, 2);
    const last = listOf(3, 3);
    for (let end = 1; end < last.length; end++) {
      const cut = joined([before, last.subarray(0, end)]);
      expect(() => columns(own, cut, "all.elements", NUMBERS)).toThrow(DecodeError);
      const seen: unknown[] = [];
      const visit = ({ number }: Record<string, unknown>) => void seen.push(number);
      const handlers = { "all.elements": { fields: ["number"], visit } } as never;
      expect(() => visitFields(own, cut, handlers)).toThrow(DecodeError);
      expect(seen).toEqual([2, 3]);
    }
  });
});

describe("messages of masks of four bytes", () => {
  const own = `protocol: long
title: Long
versions: ["1"]
messages:
  row:
    id: 7
    fields:
      - a: u8
      - m: { mask: u8, more: [{ bit: 7, type: u8 }, { bit: 15, type: u8 }, { bit: 23, type: u8 }] }
      - reserved-bit: m.2
        why: nobody knows
      - b: { type: u8, when: m.0 }
      - c: { type: i16, when: m.8 }
      - d: { type: u8, when: m.16 }
      - e: { type: u32, when: m.24 }
`;
  const [long] = resolveSchemas(new Map([["long.yaml", own]])).protocols;
  const newLong = () => interpretedCodecs(structuredClone(long!))[0]!;
  const names = ["a", "b", "c", "d", "e"];
  const rowOf = (i: number) => ({
    a: i & 0xff,
    b: i % 2 === 0 ? (i * 3) & 0xff : undefined,
    c: i % 3 === 0 ? 100 - i : undefined,
    d: i % 5 === 0 ? (i * 7) & 0xff : undefined,
    e: i % 7 === 0 ? i * 0x10dcd : undefined,
  });
  const rows = Array.from({ length: 120 }, (_, i) => rowOf(i));
  const bytesOf = (some: readonly object[]) =>
    joined(some.map((row) => interpretEncode(long!, 0, { type: "row", ...row } as never)));
  const rowsIn = (bytes: Uint8Array, codec = newLong()) => {
    const found = columns(codec, bytes, "row", names);
    return Array.from({ length: found.length }, (_, row) =>
      Object.fromEntries(names.map((name) => [name, valueAt(found.columns[name]!, row)])),
    );
  };
  const seenIn = (bytes: Uint8Array, codec = newLong()) => {
    const seen: unknown[] = [];
    const visit = ({ a, b, c, d, e }: Record<string, unknown>) => void seen.push({ a, b, c, d, e });
    visitFields(codec, bytes, { row: { fields: names, visit } } as never);
    return seen;
  };

  test("are what was written", () => {
    expect(rowsIn(bytesOf(rows))).toEqual(rows);
    expect(seenIn(bytesOf(rows))).toEqual(rows);
  });

  test.each(["known", "new"])(
    "that are cut anywhere are errors, of shapes that are %s",
    (which) => {
      // 0, 15 and 70 have bits of three parts and of all four.
      const some = [rows[0]!, rows[15]!, rows[70]!];
      const whole = bytesOf(some);
      const ends = [1, 2, 3].map((count) => bytesOf(some.slice(0, count)).length);
      const known = newLong();
      rowsIn(bytesOf(rows), known);
      for (let end = 1; end < whole.length; end++) {
        const own = which === "known" ? known : newLong();
        const cut = whole.slice(0, end);
        if (ends.includes(end)) expect(rowsIn(cut, own)).toHaveLength(ends.indexOf(end) + 1);
        else for (const by of [rowsIn, seenIn]) expect(() => by(cut, own)).toThrow(DecodeError);
      }
    },
  );

  test("are errors where a bit is set that must not be", () => {
    const first = bytesOf([rows[1]!]);
    for (const by of [rowsIn, seenIn])
      for (const count of [0, 40]) {
        const before = Array<Uint8Array>(count).fill(first);
        const refused = joined([...before, Uint8Array.of(7, 1, 4), first, first]);
        expect(() => by(refused)).toThrow(DecodeError);
      }
  });
});

describe("elements that take more bytes than are looked at together", () => {
  const own = `protocol: wide
title: Wide
versions: ["1"]
structs:
  element:
    fields:
      - m: { mask: u8, more: [{ bit: 7, type: u8 }] }
      - number: { type: u8, ends: 0 }
      - bulk: "u32[10]"
      - x: { type: u8, when: m.0 }
      - y: { type: u8, when: m.8 }
messages: { all: { id: 3, fields: [elements: { list: element }] } }
`;
  const [wide] = resolveSchemas(new Map([["wide.yaml", own]])).protocols;
  const newWide = () => interpretedCodecs(structuredClone(wide!))[0]!;
  const bulk = Array<number>(40).fill(9);
  const rowsOf = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      number: 1 + (i % 255),
      x: i % 2 === 1 ? i & 0xff : undefined,
      y: i % 10 === 8 ? i >> 4 : undefined,
    }));
  // 0x80 announces the second byte, of which bit 8 is 0x01.
  const bytesOf = (rows: ReturnType<typeof rowsOf>) => {
    const elements = rows.map(({ number, x, y }) => {
      const mask = y === undefined ? [x === undefined ? 0 : 1] : [0x80, 1];
      return [...mask, number, ...bulk, ...[x, y].filter((one) => one !== undefined)];
    });
    return Uint8Array.from([3, ...elements.flat(), 0, 0]);
  };
  const names = ["number", "x", "y"];

  test("are visited each", () => {
    const rows = rowsOf(900);
    const seen: unknown[] = [];
    const visit = ({ number, x, y }: Record<string, unknown>) => void seen.push({ number, x, y });
    const bytes = joined([bytesOf(rows.slice(0, 20)), bytesOf(rows), bytesOf(rows.slice(0, 5))]);
    visitFields(newWide(), bytes, { "all.elements": { fields: names, visit } } as never);
    expect(seen).toEqual([...rows.slice(0, 20), ...rows, ...rows.slice(0, 5)]);
  });

  test("are in columns, of shapes that two bytes tell and of others", () => {
    const codec = newWide();
    const rows = rowsOf(2500);
    expect(columns(codec, bytesOf(rows.slice(0, 20)), "all.elements", names).length).toBe(20);
    const { of, elementTypes } = filledOf(codec, "all.elements", names);
    const filler = new ColumnFiller(of, names, elementTypes);
    filler.isWhole = true;
    filler.read(codec, new Reader(bytesOf(rows)));
    const found = filler.finish();
    const seen = Array.from({ length: found.length }, (_, row) =>
      Object.fromEntries(names.map((name) => [name, valueAt(found.columns[name]!, row)])),
    );
    expect(seen).toEqual(rows);
  });
});

describe("other made messages", () => {
  type Members = Readonly<Record<string, unknown>>;

  /** The rows of some messages' columns, and what a visitor is shown. */
  function rowsOf(table: Table, messages: readonly Members[], path: string, names: string[]) {
    const bytes = joined(messages.map((one) => interpretEncode(table, 0, one as never)));
    const newCodec = () => interpretedCodecs(structuredClone(table))[0]!;
    const found = columns(newCodec(), bytes, path, names);
    const seen: Members[] = [];
    const visit = (row: Members) =>
      void seen.push(Object.fromEntries(names.map((name) => [name, row[name]])));
    visitFields(newCodec(), bytes, { [path]: { fields: names, visit } } as never);
    const inColumns = Array.from({ length: found.length }, (_, row) =>
      Object.fromEntries(names.map((name) => [name, valueAt(found.columns[name]!, row)])),
    );
    return { inColumns, seen };
  }

  test("elements up to an odd number are what was written", () => {
    const table = made(`structs:
  element: { fields: [number: { type: u8, ends: 0xff }, x: u8] }
messages:
  all: { id: 3, fields: [elements: { list: element }] }
`);
    const elements = Array.from({ length: 90 }, (_, i) => ({ number: i, x: 255 - i }));
    const messages = [0, 30, 60].map((at) => ({
      type: "all",
      elements: elements.slice(at, at + 30),
    }));
    const { inColumns, seen } = rowsOf(table, messages, "all.elements", ["number", "x"]);
    expect([inColumns, seen]).toEqual([elements, elements]);
  });

  test("numbers of an array that are far apart are what was written", () => {
    const table = made(`messages:
  far:
    id: 3
    fields:
      - interleave: 3
        of: { x: u8, a: f32, b: f32 }
`);
    const rows = Array.from({ length: 60 }, (_, i) => ({ x: [i, 100 + i, 255 - i] }));
    const messages = rows.map(({ x }) => ({ type: "far", x, a: [1, 2, 3], b: [4, 5, 6] }));
    const { inColumns, seen } = rowsOf(table, messages, "far", ["x"]);
    expect([inColumns, seen]).toEqual([rows, rows]);
  });

  test("what is after an integer for each bit of a mask is what was written", () => {
    const table = made(`messages:
  stats: { id: 3, fields: [m: { mask: u8 }, stats: { type: u8, keyed-by: m }, x: u8] }
`);
    const rows = Array.from({ length: 60 }, (_, i) => ({ x: i }));
    const messages = rows.map(({ x }) => ({
      type: "stats",
      stats: x % 3 === 0 ? {} : { 1: 99 },
      x,
    }));
    const { inColumns, seen } = rowsOf(table, messages, "stats", ["x"]);
    expect([inColumns, seen]).toEqual([rows, rows]);
  });

  test("messages that say how long they are are shown each", () => {
    const table = made(`frame: u8
messages:
  one: { id: 3, fields: [x: u8] }
  three: { id: 4, fields: [x: u8, y: u16] }
`);
    const rows = Array.from({ length: 60 }, (_, i) => ({ x: i }));
    const messages = rows.map(({ x }) =>
      x % 3 === 0 ? { type: "one", x } : { type: "three", x, y: 0x0303 },
    );
    const expected = rows.filter(({ x }) => x % 3 === 0);
    const { inColumns, seen } = rowsOf(table, messages, "one", ["x"]);
    expect([inColumns, seen]).toEqual([expected, expected]);
  });
});

test("a part of a byte may be of other bits in another arm", () => {
  const table = made(`messages:
  m:
    id: 1
    fields:
      - arm: u8
      - switch: arm
        arms:
          low: { is: [1], fields: [{ split: u8, into: { n: u4, h: u4 } }] }
          high: { is: [2], fields: [{ split: u8, into: { l: u4, n: u4 } }] }
`);
  const rows = Array.from({ length: 40 }, (_, i) => [1, 1 + (i % 2), 0x10 * (i % 16) + 5]);
  const bytes = Uint8Array.from(rows.flat());
  const found = columns(interpretedCodecs(table)[0]!, bytes, "m", ["n"]);
  const expected = rows.map(([, arm, byte]) => (arm === 1 ? byte! & 15 : byte! >> 4));
  expect([...found.columns.n!.values]).toEqual(expected);
});

test("a float has as many bits as its arm says", () => {
  const table = made(`messages:
  m:
    id: 1
    fields:
      - arm: u8
      - switch: arm
        arms: { single: { is: [1], fields: [n: f32] }, double: { is: [2], fields: [n: f64] } }
`);
  // IEEE 754: 0x3fc00000 is 1.5, and 0x3ff4000000000000 is 1.25.
  const single = [1, 1, 0, 0, 0xc0, 0x3f];
  const double = [1, 2, 0, 0, 0, 0, 0, 0, 0xf4, 0x3f];
  const valuesOf = (...messages: number[][]) => {
    const bytes = Uint8Array.from(Array.from({ length: 40 }, () => messages.flat()).flat());
    return [...columns(interpretedCodecs(table)[0]!, bytes, "m", ["n"]).columns.n!.values];
  };
  expect(valuesOf(single)).toEqual(Array.from({ length: 40 }, () => 1.5));
  expect(valuesOf(single, double)).toEqual(Array.from({ length: 40 }, () => [1.5, 1.25]).flat());
});

test("a bit that ends a message's members is followed by none of them", () => {
  const table = made(`messages:
  m:
    id: 1
    fields:
      - m: { mask: u8 }
      - number: u8
      - remove: { bit: m.7, terminates: true }
      - x: { type: u8, when: m.0 }
`);
  const rows = Array.from({ length: 60 }, (_, i) => [
    { number: i, remove: true, x: undefined },
    { number: i, remove: false, x: 200 },
    { number: i, remove: false, x: undefined },
  ]).flat();
  const bytes = rows.flatMap(({ number, remove, x }) =>
    // The mask of what is removed has the bit of x, and no x follows.
    x === undefined ? [1, remove ? 0x81 : 0, number] : [1, 1, number, x],
  );
  const found = columns(interpretedCodecs(table)[0]!, Uint8Array.from(bytes), "m", ["number", "x"]);
  expect([...found.columns.number!.values]).toEqual(rows.map(({ number }) => number));
  expect(rows.map((_, row) => valueAt(found.columns.x!, row))).toEqual(rows.map(({ x }) => x));
});

test("elements of a list that has no place are after those of the lists before it", () => {
  const table = made(`types: { line: { type: latin1, ends: 0x0a } }
structs: { element: { fields: [number: { type: u8, ends: 0 }] } }
messages:
  m: { id: 1, fields: [m: { mask: u8 }, name: { type: line, when: m.0 }, elements: { list: element }] }
`);
  const placed = (...numbers: number[]) => [1, 0, ...numbers, 0];
  const named = (...numbers: number[]) => [1, 1, 0x61, 0x0a, ...numbers, 0];
  const bytes = [
    placed(1, 2, 3),
    named(4, 5),
    placed(6),
    placed(7, 8),
    named(9),
    named(10),
    placed(11),
  ];
  const codec = interpretedCodecs(table)[0]!;
  const found = columns(codec, Uint8Array.from(bytes.flat()), "m.elements", ["number"]);
  expect([...found.columns.number!.values]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});
