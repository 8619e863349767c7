import { expect, test } from "vitest";
import { resolveSchemas } from "../../generator/index.ts";
import { INTS, type Scope, Unplaced } from "../../runtime/places/place.ts";
import { Placing } from "../../runtime/places/placing.ts";
import {
  bytesOf as widthOf,
  decisionAt,
  factorOf,
  numberAt,
  reachOf,
  valueAtPlace,
} from "../../runtime/places/read.ts";
import { bytesOf } from "./by-hand.ts";

/*
 * Where members are, as what decides it is known: worked out by hand from the fields' sizes. The id is one byte, and the
 * fields begin after it.
 */

const HEAD = `protocol: p
title: P
versions: ["1"]
types:
  fine: { type: i16, scale: 1/8 }
  varied: { type: varu28 }
  words: { type: text, cut: 9 }
structs:
  point: { fields: [x: fine, y: fine] }
  element:
    fields:
      - m: { mask: u8 }
      - number: { type: u8, ends: 255 }
      - x: { type: u8, when: m.0 }
  word:
    fields:
      - split: u16
        into: { low: u4, high: i12 }
        ends: 0xffff
`;

function placing(fields: string, known: Readonly<Record<string, number>> = {}) {
  const schema = `${HEAD}messages:\n  m:\n    id: 1\n    fields:\n${fields.trim().replace(/^/gm, "      ")}\n`;
  const table = resolveSchemas(new Map([["p.yaml", schema]])).protocols[0]!;
  const layout = table.messages[0]!.layouts[0]!;
  return new Placing(table, 0, 1, new Map(Object.entries(known))).place(undefined, layout.fields);
}

const NAMES = Object.fromEntries(Object.entries(INTS).map(([name, int]) => [int, name]));

/** Each place as a text: what it is, where, and what else is said of it. */
function places({ places: own, structs }: Scope, prefix = ""): Record<string, string> {
  const all = [...own].map(([name, { offset, int, stride, shift, width, isSigned, type }]) => {
    const what = type?.kind === "float" ? "float" : NAMES[int]!;
    const bits = int === INTS.bits ? ` bits ${isSigned ? "-" : ""}${shift}+${width}` : "";
    return [`${prefix}${name}`, `${what}@${offset}${stride > 0 ? ` each ${stride}` : ""}${bits}`];
  });
  const inner = [...structs].map(([name, scope]) => places(scope, `${prefix}${name}.`));
  return Object.assign(Object.fromEntries(all), ...inner) as Record<string, string>;
}

function placed(fields: string, known?: Readonly<Record<string, number>>) {
  const found = placing(fields, known);
  if (!("scope" in found)) throw new Error(`${found.name} is to be decided`);
  const outside = found.outside.map(({ place, low, high }) => [place.offset, low, high]);
  return { ...found, places: places(found.scope), outside };
}

function decision(fields: string, known?: Readonly<Record<string, number>>) {
  const found = placing(fields, known);
  if ("scope" in found) throw new Error("nothing is to be decided");
  return found;
}

test("numbers, arrays, structs and what is interleaved follow each other", () => {
  const { places: at, size } = placed(`
- a: u8
- b: i16
- c: f32
- d: fine[3]
- point: point
- e: i8[2]
- interleave: 2
  of: { f: u16, g: i8 }
- h: u32
- i: i32`);
  expect(at).toEqual({
    a: "u8@1",
    b: "i16@2",
    c: "float@4",
    d: "i16@8 each 2",
    "point.x": "i16@14",
    "point.y": "i16@16",
    e: "i8@18 each 1",
    f: "u16@20 each 3",
    g: "i8@22 each 3",
    h: "u32@26",
    i: "i32@30",
  });
  expect(size).toBe(34);
});

test("a mask that begins in a word is no number of it", () => {
  const word = `
- split: u16
  into: { number: u9, flags: { mask: u7 } }
- a: { type: u8, when: flags.0 }`;
  const found = placed(word, { flags: 1 });
  expect(found.places).toEqual({ number: "bits@1 bits 0+9", a: "u8@3" });
  expect(decision(word).parts.map(({ place }) => [place.offset, place.shift, place.width])).toEqual(
    [[2, 1, 7]],
  );
});

const MASKED = `
- m: { mask: u8, more: [{ bit: 7, type: u16 }] }
- a: { type: u8, when: m.0, wide: { when: m.1, type: u16 } }
- b: { type: i8, unless: m.2 }
- on: { bit: m.3 }
- c: { widths: { m.8: u8, m.9: i16, both: i32 } }
- d: u8`;

test.each<[mask: number, places: Record<string, string>, size: number, outside: number[][]]>([
  [0x04, { d: "u8@2" }, 3, []],
  [0x05, { a: "u8@2", d: "u8@3" }, 4, []],
  [0x07, { a: "u16@2", d: "u8@4" }, 5, [[2, 0, 255]]],
  [0x08, { b: "i8@2", on: "u8@0", d: "u8@3" }, 4, []],
  [0x184, { c: "u8@4", d: "u8@5" }, 6, []],
  // A number that would have been in fewer bytes is not told apart from one that was, but for a hint.
  [0x284, { c: "i16@4", d: "u8@6" }, 7, [[4, 0, 255]]],
  [
    0x384,
    { c: "i32@4", d: "u8@8" },
    9,
    [
      [4, 0, 255],
      [4, -32768, 32767],
    ],
  ],
])("with the mask %i", (m, at, size, outside) => {
  expect(placed(MASKED, { m })).toMatchObject({ places: at, size, outside });
  expect(Object.keys(placed(MASKED, { m }).places)).toEqual(Object.keys(at));
});

test("a mask's parts are where the bits before them say", () => {
  const { name, parts } = decision(`
- m: { mask: u8, more: [{ bit: 7, type: u16 }, { bit: 15, unless: 1, type: u8, at: 24 }] }
- a: { type: u8, when: m.0 }`);
  expect(name).toBe("m");
  expect(
    parts.map(({ place, isNext, at, when, unless }) => [place.offset, isNext, at, when, unless]),
  ).toEqual([
    [1, false, 0, 0, 0],
    [1, true, 8, 0x80, 0],
    [1, true, 24, 0x8000, 2],
  ]);
  expect(reachOf(parts)).toBe(5);
  const read = (hex: string, bytes = 6) => {
    const own = bytesOf(`ee ${hex}`);
    return decisionAt(new DataView(own.buffer), 1, parts, bytes);
  };
  expect(read("01 05 aa bb cc dd")).toBe(5);
  expect(read("01 85 34 12 cc dd")).toBe(0x123485);
  expect(read("01 85 b4 82 40 dd")).toBe(0x4082b485);
  expect(read("01 87 b4 82 40 dd")).toBe(0x82b487);
  // As many bytes of the message are there.
  expect([read("01 05", 1), read("01 05", 2)]).toEqual([undefined, 5]);
  expect([read("01 85 34 12", 3), read("01 85 34 12", 4)]).toEqual([undefined, 0x123485]);
});

test("what chooses is decided by its place, and an arm's fields follow", () => {
  const fields = `
- kind: u8
- x: u16
- switch: kind
  arms:
    one: { is: [1, 2], fields: [a: u8] }
    others: { otherwise: true, fields: [b: point] }`;
  const { name, parts } = decision(fields);
  expect([name, parts.length, parts[0]!.place.offset, parts[0]!.place.int]).toEqual([
    "kind",
    1,
    1,
    INTS.u8,
  ]);
  expect(placed(fields, { kind: 2 }).places).toEqual({ kind: "u8@1", x: "u16@2", a: "u8@4" });
  expect(placed(fields, { kind: 3 })).toMatchObject({ places: { "b.y": "i16@6" }, size: 8 });
});

test("parts of a word have their first bit in the byte where it is", () => {
  const fields = `
- a: u8
- split: u32
  into: { low: u3, mid: i13, high: u16 }`;
  const { places: at, size, scope } = placed(fields);
  expect(at).toEqual({
    a: "u8@1",
    low: "bits@2 bits 0+3",
    mid: "bits@2 bits -3+13",
    high: "bits@4 bits 0+16",
  });
  expect(size).toBe(6);
  // 0xabcd8cd5: the lowest three bits are 5, then 0x8cd5 >> 3 = 0x119a, whose highest of 13 bits is set.
  const view = new DataView(bytesOf("01 09 d5 8c cd ab").buffer);
  const values = ["a", "low", "mid", "high"].map((name) => {
    const place = scope.places.get(name)!;
    return [numberAt(view, place.offset, place), widthOf(place)];
  });
  expect(values).toEqual([
    [9, 1],
    [5, 1],
    [0x119a - 0x2000, 2],
    [0xabcd, 2],
  ]);
});

test("an element that ends a list is plain where its mask is clear", () => {
  const list = (struct: string, known: Record<string, number>) => {
    const schema = `${HEAD}messages:\n  m: { id: 1, fields: [all: { list: ${struct} }] }\n`;
    const table = resolveSchemas(new Map([["p.yaml", schema]])).protocols[0]!;
    const { layouts } = table.structs.find(({ name }) => name === struct)!;
    const found = new Placing(table, 0, 0, new Map(Object.entries(known))).place(
      undefined,
      layouts[0]!.fields,
    );
    if (!("scope" in found)) throw new Error("something is to be decided");
    const { place, ...end } = found.end!;
    return { ...end, at: place.offset, int: NAMES[place.int], whole: found.size };
  };
  expect(list("element", { m: 0 })).toEqual({
    value: 255,
    size: 2,
    isPlain: true,
    at: 1,
    int: "u8",
    whole: 2,
  });
  expect(list("element", { m: 1 })).toMatchObject({ size: 2, isPlain: false, whole: 3 });
  expect(list("element", { m: 2 })).toMatchObject({ size: 2, isPlain: false, whole: 2 });
  expect(list("word", {})).toEqual({
    value: 0xffff,
    size: 2,
    isPlain: true,
    at: 0,
    int: "u16",
    whole: 2,
  });
});

test("a list has a place where nothing follows it", () => {
  expect(placed("- a: u8\n- all: { list: element }")).toMatchObject({
    places: { all: "u8@2" },
    size: 2,
  });
  expect(() => placing("- all: { list: element }\n- a: u8")).toThrow(Unplaced);
});

test.each([
  "- a: varied",
  "- a: u16be",
  "- a: u24",
  "- a: u64",
  "- a: f64",
  "- a: { type: u8, when: more }",
  "- a: u8\n- b: { type: u8, if: { a: [1] } }",
  "- a: { type: bytes, to: end }",
  "- a: words",
  "- split: u16be\n  into: { a: u8, b: u8 }",
  "- constant: 7",
])("%s has no place", (fields) => {
  expect(() => placing(fields)).toThrow(Unplaced);
});

test("a number of steps is a value, and a factor where that is exact", () => {
  const { scope } = placed(
    "- a: { type: i16, scale: 1/8 }\n- b: { type: u8, scale: 360/250 }\n- c: { type: u8, scale: 1/4, plus: -2 }\n- d: f32\n- e: u8",
  );
  const view = new DataView(bytesOf("01 f6 ff 7d 09 00 00 80 3f 03").buffer);
  const of = (name: string) => {
    const place = scope.places.get(name)!;
    return [valueAtPlace(view, place.offset, place), factorOf(place)];
  };
  expect(["a", "b", "c", "d", "e"].map(of)).toEqual([
    [-1.25, 0.125],
    [180, undefined],
    [0.25, undefined],
    [1, 1],
    [3, 1],
  ]);
});
