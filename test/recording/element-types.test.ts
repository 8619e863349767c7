import { describe, expect, test } from "vitest";
import { resolveSchemas } from "../../generator/index.ts";
import { columnNames, elementTypesOf } from "../../runtime/columns/element-types.ts";
import { rowsOf } from "../../runtime/shapes/rows.ts";
import { layoutOf } from "../../runtime/table/messages.ts";

/*
 * A column has the smallest type that holds all that its member may be. What is expected is arithmetic: an integer of n bits
 * has 2 ** n values, and a float of 32 bits holds all whole numbers up to 2 ** 24, and these in halves, quarters …
 */

/** The column of a member that has these types in as many arms. */
function columnOf(...types: string[]): string {
  const arms = types.map(
    (type, i) => `a${i}: { is: [${i}], fields: [n: ${/^\w+\[/.test(type) ? `"${type}"` : type}] }`,
  );
  const schema = `protocol: p
title: P
versions: ["1"]
types: { line: { type: latin1, ends: 0x0a }, words: { type: text, cut: 5 } }
structs:
  item: { fields: [a: u8] }
messages:
  m:
    id: 1
    fields:
      - kind: u8
      - switch: kind
        arms: { ${arms.join(", ")} }
`;
  const [table] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const [found] = elementTypesOf(rowsOf(table!, "m"), ["n"], [0]);
  const { type, size, isArray } = found!;
  return isArray === true ? `${type}[${size}]` : size === 1 ? type : `${type} × ${size}`;
}

test.each([
  ["u8", "u8"],
  ["i8", "i8"],
  ["u16", "u16"],
  ["i16", "i16"],
  ["u24", "u32"],
  ["i24", "i32"],
  ["u32", "u32"],
  ["i32", "i32"],
  ["u32be", "u32"],
  ["u48", "f64"],
  ["i48", "f64"],
  ["u64", "u64"],
  ["i64", "i64"],
  ["f32", "f32"],
  ["f64", "f64"],
  ["varu28", "u32"],
  ["vari32", "i32"],
  ["varu64", "u64"],
  ["vari64", "i64"],
  ["u8[3]", "u8[3]"],
  ["u8[1]", "u8[1]"],
  ["i64[2]", "i64[2]"],
  ["f32[3]", "f32[3]"],
  ["f64[2]", "f64[2]"],
  ['"utf8[4]"', "utf8"],
  ['"latin1[4]"', "latin1"],
  ['"bytes[4]"', "bytes"],
  ["line", "latin1"],
  ["words", "latin1"],
])("%s is in a column of %s", (type, column) => {
  expect(columnOf(type)).toBe(column);
});

test.each([
  // 255 * 257 is 65535.
  ["{ type: u8, scale: 257 }", "u16"],
  ["{ type: u8, scale: 258 }", "u32"],
  ["{ type: u8, scale: 2 }", "u16"],
  ["{ type: u8, plus: 1 }", "u16"],
  ["{ type: u8, plus: -1 }", "i16"],
  ["{ type: u8, plus: -128 }", "i8"],
  ["{ type: u8, plus: -129 }", "i16"],
  ["{ type: i8, plus: 128 }", "u8"],
  ["{ type: i8, plus: 1 }", "i16"],
  ["{ type: u16, plus: -32768 }", "i16"],
  ["{ type: u16, plus: -32769 }", "i32"],
  ["{ type: u16, plus: 1 }", "u32"],
  ["{ type: u32, plus: -2147483648 }", "i32"],
  ["{ type: u32, plus: -2147483649 }", "f64"],
  ["{ type: u32, plus: 1 }", "f64"],
  ["{ type: u8, scale: 1/8 }", "f32"],
  ["{ type: i8, scale: 1/8 }", "f32"],
  ["{ type: u8, scale: 1/3 }", "f64"],
  ["{ type: u8, scale: 1/10 }", "f64"],
  ["{ type: u16, scale: 3/8 }", "f32"],
  ["{ type: u24, scale: 1/2 }", "f32"],
  ["{ type: i24, scale: 1/2 }", "f32"],
  ["{ type: u24, scale: 3/2 }", "f64"],
  ["{ type: u32, scale: 1/8 }", "f64"],
  // 2 ** 24 - 1 and a half: one bit too many.
  ["{ type: u24, scale: 1/2, plus: 1 }", "f64"],
  ["{ type: u16, scale: 1/2, plus: 1 }", "f32"],
  ["{ type: u16, scale: 1/2, plus: -1 }", "f32"],
])("%s is in a column of %s", (type, column) => {
  expect(columnOf(type)).toBe(column);
});

test.each([
  ["u8", "i8", "i16"],
  ["u8", "u16", "u16"],
  ["u16", "i8", "i32"],
  ["u32", "i8", "f64"],
  ["u8", "f32", "f32"],
  ["u24", "f32", "f32"],
  ["u32", "f32", "f64"],
  ["f32", "f64", "f64"],
  ["u8", "f64", "f64"],
  ["{ type: u8, scale: 1/8 }", "u16", "f32"],
  ["{ type: u8, scale: 1/8 }", "u32", "f64"],
  ["{ type: u8, scale: 1/10 }", "u8", "f64"],
  ["u8[2]", "i8[2]", "i16[2]"],
  ["u8[2]", "f32[2]", "f32[2]"],
  ["u64", "u64", "u64"],
  ['"utf8[4]"', '"utf8[5]"', "utf8"],
])("%s in one arm and %s in another are in a column of %s", (one, other, column) => {
  expect(columnOf(one, other)).toBe(column);
  expect(columnOf(other, one)).toBe(column);
});

test.each([
  ["u8", "u64"],
  ["u64", "i64"],
  ["f64", "u64"],
  ["u8", '"utf8[4]"'],
  ['"utf8[4]"', '"latin1[4]"'],
  ['"utf8[4]"', '"bytes[4]"'],
  ["u8", "u8[1]"],
  ["u8[2]", "u8[3]"],
])("of %s in one arm and %s in another there is no column", (one, other) => {
  expect(() => columnOf(one, other)).toThrow(
    new RangeError("n is of several kinds, of which there is no one column"),
  );
});

describe("members that are no plain numbers", () => {
  const schema = `protocol: p
title: P
versions: ["1", "2"]
structs:
  item: { fields: [a: u8] }
messages:
  m:
    id: 1
    fields:
      - flags: { mask: u8, more: [{ bit: 7, type: u16 }] }
      - small: { type: u8, when: flags.0, wide: { when: flags.1, type: u16 } }
      - on: { bit: flags.2 }
      - count: { type: u8, length-of: data }
      - data: { type: bytes }
      - one: item
      - newer: { type: u8, since: "2" }
      - list: { list: item, ends: bytes }
`;
  test("are flags, masks, and numbers that are wider where a bit says so", () => {
    const [table] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
    const of = rowsOf(table!, "m");
    const names = ["flags", "small", "on", "data"];
    const types = elementTypesOf(of, names, [0]).map(({ type, size }) => [type, size]);
    expect(types).toEqual([
      ["u32", 1],
      ["u16", 1],
      ["bool", 1],
      ["bytes", 1],
    ]);
    expect(columnNames([layoutOf(of.message, 0)!])).toEqual(names);
    expect(columnNames(of.message.layouts)).toEqual([...names, "newer"]);
    expect(() => elementTypesOf(of, ["one"], [0])).toThrow("one is a struct, of which");
    expect(() => elementTypesOf(of, ["count"], [0])).toThrow("m has no member count");
    // Where a version does not have it, it is as in those that do.
    expect(elementTypesOf(of, ["newer"], [0])).toEqual([{ type: "u8", size: 1 }]);
    expect(elementTypesOf(rowsOf(table!, "m.list"), ["a"], [0])).toEqual([{ type: "u8", size: 1 }]);
  });
});
