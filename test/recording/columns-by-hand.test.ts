import { describe, expect, test } from "vitest";
import { resolveSchemas } from "../../generator/index.ts";
import { interpretEncode } from "../../runtime/interpret/interpret.ts";
import { interpretedCodecs } from "../../runtime/interpreted-codecs.ts";
import { type Columns, GrowingColumn, valueAt } from "../../runtime/columns/column.ts";
import { Batch } from "../../runtime/columns/batch.ts";
import { newKernel } from "../../runtime/columns/kernel/kernel.ts";
import { signed } from "../../runtime/columns/kernel/assembly.ts";
import * as memory from "../../runtime/columns/kernel/memory.ts";
import type { ColumnType } from "../../runtime/columns/element-types.ts";
import { columns } from "../../runtime/columns/columns.ts";
import { ColumnFiller, filledOf } from "../../runtime/columns/filler.ts";
import { plansOf } from "../../runtime/columns/plan.ts";
import { widthOf } from "../../runtime/columns/records.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { decodeNext, passOver } from "../../runtime/shapes/next.ts";
import { joined } from "../../runtime/bytes/text/joined.ts";
import { visitFields, visitStretches } from "../../runtime/fields/visit-fields.ts";

/*
 * Columns of a made message that has members of all kinds which columns are filled from at once, in many shapes. What is
 * expected is what was written, which follows from the row's number; and how the kernel reads each of them, by hand.
 */
const SCHEMA = `protocol: made
title: Made
versions: ["1"]
messages:
  row:
    id: 7
    fields:
      - m: { mask: u16 }
      - on: { bit: m.15 }
      - a: u8
      - b: { type: i8, when: m.0 }
      - c: { type: u16, when: m.1 }
      - d: { type: i16, when: m.2 }
      - e: { type: u32, when: m.3 }
      - f: { type: i32, when: m.4 }
      - g: { type: f32, when: m.5 }
      - eighth: { type: i16, when: m.6, scale: 1/8 }
      - half: { type: u8, when: m.7, scale: 1/2 }
      - twice: { type: u8, scale: 2 }
      - tenth: { type: i8, scale: 1/10 }
      - low: { type: u8, plus: -100 }
      - far: { type: i16, scale: 1/2, plus: 7 }
      - quarter: { type: u32, when: m.8, scale: 1/4 }
      - wide: { type: u8, when: m.9, wide: { when: m.10, type: u16 } }
      - signed: { type: i8, when: m.11, wide: { when: m.12, type: i16 } }
      - three: u8[3]
      - pair: { type: "i16[2]", when: m.13 }
      - floats: { type: "f32[2]", when: m.14 }
      - split: u16
        into: { low3: u3, mid: i9, high: u4 }
      - split: u32
        into: { place: { type: i20, scale: 1/8 }, rest: u12 }
      - split: u32
        into: { long: { type: i28, scale: 1/8 }, tail: u4 }
  other: { id: 9, fields: [x: u8] }
`;
const [table] = resolveSchemas(new Map([["made.yaml", SCHEMA]])).protocols;
const [codec] = interpretedCodecs(table!);

/** One of which nothing is known yet: what was found once is kept with it. */
const newCodec = () => interpretedCodecs(structuredClone(table!))[0]!;

/** A row by its number: two shapes of three differ from the one before. */
function rowOf(i: number): Readonly<Record<string, unknown>> {
  const has = (bit: number) => ((i * 0x9e35) >> bit) & 1;
  const if_ = (bit: number, value: unknown) => (has(bit) === 1 ? value : undefined);
  const byte = (i * 29) & 0xff;
  const word = (i * 7919) & 0xffff;
  const long = Math.imul(i, 0x10dcd) >>> 0;
  return {
    on: i % 3 === 0,
    a: byte,
    b: if_(0, byte - 0x80),
    c: if_(1, word),
    d: if_(2, word - 0x8000),
    e: if_(3, long),
    f: if_(4, long | 0),
    g: if_(5, (i - 100) / 16),
    eighth: if_(6, (word - 0x8000) / 8),
    half: if_(7, byte / 2),
    twice: byte * 2,
    tenth: (byte - 0x80) / 10,
    low: byte - 100,
    far: (word - 0x8000) / 2 + 7,
    quarter: if_(8, long / 4),
    wide: if_(9, i % 2 === 0 ? byte : word),
    signed: if_(11, i % 2 === 0 ? byte - 0x80 : word - 0x8000),
    three: [byte, 255 - byte, i & 0xff],
    pair: if_(13, [word - 0x8000, -1 - i]),
    floats: if_(14, [i / 4, -i / 2]),
    low3: i & 7,
    mid: (word & 0x1ff) - 0x100,
    high: (i >> 3) & 15,
    place: ((long & 0xfffff) - 0x80000) / 8,
    rest: word & 0xfff,
    long: (((long ^ 0x5a5a5a5) & 0xfffffff) - 0x8000000) / 8,
    tail: (i >> 1) & 15,
  };
}

const NAMES = Object.keys(rowOf(0));

/** The bytes of each row. */
const ROWS = Array.from({ length: 300 }, (_, i) =>
  interpretEncode(table!, 0, { type: "row", ...rowOf(i) } as never),
);

/** That many rows; another message is before every fifth of them. */
function bytesOf(rows: number): Uint8Array {
  const all = ROWS.slice(0, rows).map((own, i) =>
    i % 5 === 0 ? joined([Uint8Array.of(9, i & 0xff), own]) : own,
  );
  return joined(all);
}

const expectedOf = (rows: number) => Array.from({ length: rows }, (_, i) => rowOf(i));

/** A value as a column has it: a float of 32 bits is one, and a part of ten the nearest. */
function near(value: unknown): unknown {
  return typeof value === "number" && !Number.isInteger(value * 16) ? value.toPrecision(12) : value;
}

function rowsIn(rows: number, names: readonly string[]): unknown[] {
  const found = columns(newCodec(), bytesOf(rows), "row", names);
  return Array.from({ length: found.length }, (_, row) =>
    Object.fromEntries(names.map((name) => [name, near(valueAt(found.columns[name]!, row))])),
  );
}

/** Up to 23 rows are filled one by one, more by the kernel. */
test.each([0, 1, 7, 8, 9, 23, 24, 25, 31, 33, 300])("%d rows are what was written", (rows) => {
  const expected = expectedOf(rows).map((row) =>
    Object.fromEntries(NAMES.map((name) => [name, near(row[name])])),
  );
  expect(rowsIn(rows, NAMES)).toEqual(expected);
});

test("each column by itself is what was written", () => {
  for (const name of NAMES)
    expect([name, ...rowsIn(60, [name])]).toEqual([
      name,
      ...expectedOf(60).map((row) => ({ [name]: near(row[name]) })),
    ]);
});

test("which rows have a value is a bit each, as many as there are rows", () => {
  for (const rows of [8, 9, 24, 64, 65]) {
    const found = columns(codec!, bytesOf(rows), "row", NAMES);
    for (const name of NAMES) {
      const { validity, nulls, length } = found.columns[name]!;
      const has = expectedOf(rows).map((row) => row[name] !== undefined);
      const missing = has.filter((is) => !is).length;
      expect([name, length, nulls]).toEqual([name, rows, missing]);
      expect(validity?.length).toBe(missing === 0 ? undefined : Math.ceil(rows / 8));
      if (validity !== undefined)
        expect(has).toEqual(has.map((_, row) => ((validity[row >> 3]! >> (row & 7)) & 1) === 1));
    }
  }
});

test("members that are looked at one message after the other are what was written", () => {
  const fields = NAMES;
  const seen: unknown[] = [];
  const visit = (row: Readonly<Record<string, unknown>>) =>
    void seen.push(Object.fromEntries(fields.map((name) => [name, near(row[name])])));
  visitFields(newCodec(), bytesOf(200), { row: { fields, visit } } as never);
  expect(seen).toEqual(
    expectedOf(200).map((row) => Object.fromEntries(fields.map((name) => [name, near(row[name])]))),
  );
});

describe("columns whose memory is taken again", () => {
  const own = newCodec();
  const { of, elementTypes } = filledOf(own, "row", NAMES);
  /** The numbers of a value, or as many zeros. */
  const numbersOf = (value: unknown, size: number): unknown[] => {
    const numbers = value === undefined ? Array<number>(size).fill(0) : [value].flat();
    return numbers.map((one) => (typeof one === "boolean" ? Number(one) : near(one)));
  };

  /** Rows from one number on, as bytes or as messages. */
  function filled(from: number, rows: number, as: "bytes" | "messages", into?: Columns): Columns {
    const filler = new ColumnFiller(of, NAMES, elementTypes, into);
    if (as === "bytes") filler.read(own, new Reader(joined(ROWS.slice(from, from + rows))));
    else for (let i = from; i < from + rows; i++) filler.add({ type: "row", ...rowOf(i) } as never);
    return filler.finish();
  }

  // Up to 23 rows are filled one by one, more by the kernel; and 100 need more room than there is.
  test.each([9, 20, 40, 100])("have in %d rows zeros where there is no value", (rows) => {
    for (const as of ["bytes", "messages"] as const) {
      const found = filled(150, rows, as, filled(0, 60, as));
      for (const name of NAMES) {
        const expected = Array.from({ length: rows }, (_, i) => rowOf(150 + i)[name]);
        const { values, size } = found.columns[name]!;
        expect([name, ...Array.from(values, near)]).toEqual([
          name,
          ...expected.flatMap((value) => numbersOf(value, size)),
        ]);
        expect(expected.map((_, row) => near(valueAt(found.columns[name]!, row)))).toEqual(
          expected.map(near),
        );
      }
    }
  });
});

describe("the kernel", () => {
  const lanesOf = () => {
    const own = newCodec();
    columns(own, bytesOf(300), "row", NAMES);
    const { shapes, elementTypes } = filledOf(own, "row", NAMES);
    return plansOf(shapes, elementTypes).records.flatMap((record) => record.lanes);
  };

  test("fills what is filled without it, whichever rows it is given", () => {
    const own = newCodec();
    const rows = ROWS.slice(0, 150);
    const bytes = joined(rows);
    const { shapes, elementTypes, begins } = filledOf(own, "row", NAMES);
    const [by, slowly] = [newKernel(), null].map((kernel) => {
      const all = NAMES.map((name, i) => new GrowingColumn(name, elementTypes[i]!));
      const batch = new Batch(new DataView(bytes.buffer), shapes, all, elementTypes, kernel);
      let base = 0;
      for (let at = 0; at < bytes.length;) {
        // Not all of them are found at once: as many as end before that.
        const next = batch.take(at, Math.min(bytes.length, at + 2500), begins);
        const { count } = batch;
        for (const column of all) column.grow(base + count);
        batch.empty(base);
        base += count;
        at = next;
      }
      return all.map((column) => column.finish(base));
    });
    expect(by![0]!.length).toBe(150);
    expect(by).toEqual(slowly);
    for (const [i, name] of NAMES.entries())
      expect(rows.map((_, row) => near(valueAt(by![i]!, row)))).toEqual(
        expectedOf(150).map((row) => near(row[name])),
      );
  });

  test("reads each column by the loop that its numbers ask for", () => {
    const lanes = lanesOf();
    const expected: [string, ...rest: unknown[]][] = [
      ["on", "unsigned i8", 1, 1, 0, 8, 1],
      ["a", "unsigned i8", 1, 1, 0, 8, 1],
      ["b", "signed i8", 1, 1, 0, 8, 1],
      ["c", "unsigned i16", 1, 2, 0, 16, 1],
      ["d", "signed i16", 1, 2, 0, 16, 1],
      ["e", "unsigned i32", 1, 4, 0, 32, 1],
      ["f", "signed i32", 1, 4, 0, 32, 1],
      // The bits of a float are moved as they are.
      ["g", "unsigned i32", 1, 4, 0, 32, 1],
      ["eighth", "signed f32", 1, 2, 0, 16, 1 / 8],
      ["half", "unsigned f32", 1, 1, 0, 8, 1 / 2],
      ["wide", "unsigned i16", 1, 2, 0, 16, 1],
      ["three", "unsigned i8", 3, 1, 0, 8, 1],
      ["pair", "signed i16", 2, 2, 0, 16, 1],
      ["floats", "unsigned i32", 2, 4, 0, 32, 1],
      ["low3", "unsigned i8", 1, 1, 0, 3, 1],
      ["mid", "signed i16", 1, 2, 3, 9, 1],
      ["high", "unsigned i8", 1, 1, 4, 4, 1],
      ["place", "signed f32", 1, 4, 0, 20, 1 / 8],
      ["rest", "unsigned i16", 1, 2, 4, 12, 1],
      // 28 bits are more than a float of 32 holds.
      ["long", "signed f64", 1, 4, 0, 28, 1 / 8],
      ["tail", "unsigned i8", 1, 1, 4, 4, 1],
    ];
    const found = expected.map(([name]) => {
      const lane = lanes.find(({ column }) => NAMES[column] === name)!;
      const { loop, size, width, shift, bits, factor } = lane;
      return [name, loop, size, width, shift, bits, factor];
    });
    expect(found).toEqual(expected);
  });

  test("has room for all that is in its memory, one after the other", () => {
    const { MOST_ROWS: rows, AROUND, RECORD, SPAN, SLACK } = memory;
    // Numbers of eight bytes; places of four; shapes of two, with rows of none at both ends; records; tables; rows.
    const sizes = [8 * rows, 4 * rows + 2 * AROUND, 2 * (rows + AROUND), RECORD * rows];
    const more = [memory.TABLES * memory.MOST_TABLE, SPAN + SLACK + RECORD];
    const { OUT, PLACES, SHAPES, WORDS, TABLE, BYTES, END } = memory;
    const begins = [OUT, PLACES, SHAPES, WORDS, TABLE, BYTES, END];
    expect(begins.slice(1).map((end, i) => end - begins[i]!)).toEqual([...sizes, ...more]);
    // Eight bitmaps, each with a byte more where the first row is not the first of its byte.
    expect([OUT, memory.MARKS, memory.WORD]).toEqual([0, rows / 8 + 1, 4 * rows]);
    expect(8 * memory.MARKS).toBeLessThanOrEqual(8 * rows);
    // A shape's two parts and its place are in what the kernel takes of one; 8192 shapes are remembered, and none is 0.
    expect(memory.MOST_TABLE).toBe((8192 + 1) * memory.REACH);
    expect([...new Uint8Array(newKernel().out).subarray(SHAPES - 2 * AROUND, WORDS)]).toEqual(
      Array(2 * rows + 4 * AROUND).fill(0),
    );
  });

  test("fills columns of other types in another way", () => {
    const own = newCodec();
    columns(own, bytesOf(300), "row", ["a"]);
    const { shapes, elementTypes } = filledOf(own, "row", ["a"]);
    const loopOf = (type: ColumnType) => {
      const types = elementTypes.map((one) => ({ ...one, type }));
      return plansOf(shapes, types).records[0]!.lanes[0]!.loop;
    };
    expect((["u8", "i16", "f64", "u32"] as const).map(loopOf)).toEqual([
      "unsigned i8",
      "unsigned i16",
      "unsigned f64",
      "unsigned i32",
    ]);
  });

  test("leaves what is more than moved and multiplied, and numbers with a sign that are wider in some", () => {
    const lanes = lanesOf();
    const left = NAMES.filter((_, i) => !lanes.some(({ column }) => column === i));
    expect(left).toEqual(["twice", "tenth", "low", "far", "quarter", "signed"]);
  });
});

test("a last message that is cut anywhere is an error, after those before it", () => {
  const whole = bytesOf(3);
  const first = ROWS[0]!.length + 2;
  const names = ["a", "rest"];
  const seen: unknown[] = [];
  const row = { fields: ["a"], visit: ({ a }: { a: number }) => void seen.push(a) };
  for (let end = 1; end < whole.length; end++) {
    const cut = whole.slice(0, end);
    seen.length = 0;
    const ends = endsOf(3).includes(end);
    const own = end % 16 === 0 ? newCodec() : codec!;
    const fill = () => columns(own, cut, "row", names).length;
    const look = () => visitFields(own, cut, { row } as never);
    if (ends) expect(fill).not.toThrow();
    else for (const by of [fill, look]) expect(by).toThrow(DecodeError);
    if (end >= first && !ends) expect(seen[0]).toBe(rowOf(0)["a"]);
  }
});

/** Where messages end in the bytes of that many rows. */
function endsOf(rows: number): number[] {
  let at = 0;
  return Array.from({ length: rows }, (_, i) => {
    const own = ROWS[i]!.length;
    const before = i % 5 === 0 ? [(at += 2)] : [];
    return [...before, (at += own)];
  }).flat();
}

test("texts are as many as there is room for, each up to the next one", () => {
  const texts = ["a", undefined, "", "\u00e9"];
  const column = new GrowingColumn("t", { type: "utf8", size: 1 });
  column.grow(texts.length + 3);
  column.setAll(
    0,
    texts.map((t) => (t === undefined ? {} : { t })),
  );
  const found = column.finish(texts.length);
  expect([...found.offsets!]).toEqual([0, 1, 1, 1, 3]);
  expect(texts.map((_, row) => valueAt(found, row))).toEqual(texts);
});

test("what is visited while something else is leaves that as it was", () => {
  const all = joined(ROWS.slice(0, 12));
  const end = joined(ROWS.slice(0, 5)).length;
  const own = newCodec();
  const seen: unknown[] = [];
  let inner = 0;
  const inside = { row: { fields: ["a"], visit: () => void inner++ } };
  const visit = ({ a, rest }: Record<string, unknown>) => {
    if (seen.length % 2 === 1) visitFields(own, all, inside as never);
    seen.push([a, rest]);
  };
  const handlers = { row: { fields: ["a", "rest"], visit } } as never;
  for (let i = 0; i < 2; i++) {
    seen.length = 0;
    visitStretches(all, [{ codec: own, start: 0, end, handlers }]);
    expect(seen).toEqual(expectedOf(5).map(({ a, rest }) => [a, rest]));
  }
  expect(inner).toBe(2 * 2 * 12);
});

test("a codec that reads nothing is no endless search", () => {
  const still = { ...codec!, skip: () => 9, decode: () => ({ type: "other" }) } as never;
  expect(() => passOver(still, new Reader(Uint8Array.of(9, 0)))).toThrow("still at 0");
  expect(() => decodeNext(still, new Reader(Uint8Array.of(9, 0)))).toThrow("still at 0");
  const r = new Reader(Uint8Array.of(9, 5, 9, 6));
  passOver(codec!, r);
  expect([r.offset, decodeNext(codec!, r), r.offset]).toEqual([2, { type: "other", x: 6 }, 4]);
});

test("what is the same in all messages takes one, two or four bytes", () => {
  const widths = [0, 0xff, 0x100, 0xffff, 0x10000, 0xffff_ffff].map((value) =>
    widthOf({ column: 0, place: undefined, value }),
  );
  expect(widths).toEqual([1, 1, 2, 2, 4, 4]);
});

test.each([
  // WebAssembly's signed LEB128: the highest bit of the last byte's seven is the sign.
  [0, [0x00]],
  [0x3f, [0x3f]],
  [0x40, [0xc0, 0x00]],
  [0x41, [0xc1, 0x00]],
  [0x7f, [0xff, 0x00]],
  [0x80, [0x80, 0x01]],
  [0x1fff, [0xff, 0x3f]],
])("the kernel's constant %s has the bytes %j", (value, bytes) => {
  expect(signed(value)).toEqual(bytes);
});
