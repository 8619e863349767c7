import { expect, test } from "vitest";
import { typeHint } from "../../generator/resolve/types/type-names.ts";

/*
 * What is said of a type's name that nobody knows. Names elsewhere are those of C and its stdint.h, of C#, and of IDLs
 * that say the order of bytes.
 */
const NAMES = [
  "u8",
  "i8",
  "u16",
  "u16be",
  "i16",
  "u32",
  "i32",
  "i32be",
  "u64",
  "f32",
  "f64",
  "text",
];

test.each([
  ["uint8_t", "u8"],
  ["int8_t", "i8"],
  ["uint16_t", "u16"],
  ["uint16", "u16"],
  ["UInt16", "u16"],
  ["uint16t", "u16"],
  ["uint16_le", "u16"],
  ["uint16_be", "u16be"],
  ["uint16be", "u16be"],
  ["int32_t_be", "i32be"],
  ["u16le", "u16"],
  ["I32_LE", "i32"],
  ["u16_le", "u16"],
  ["byte", "u8"],
  ["sbyte", "i8"],
  ["ubyte", "u8"],
  ["uchar", "u8"],
  ["short", "i16"],
  ["ushort", "u16"],
  ["int", "i32"],
  ["uint", "u32"],
  ["long", "i32"],
  ["ulong", "u32"],
  ["float", "f32"],
  ["float32", "f32"],
  ["Double", "f64"],
  ["float64", "f64"],
  ["string", "text"],
  ["U32", "u32"],
])("%s is %s here", (name, here) => {
  expect(typeHint(name, NAMES)).toBe(`Did you mean "${here}"?`);
});

test.each([
  ["u16[3]", /^There can be no array here\.$/],
  ["ue", /`bitwise`/],
  ["u8be", /^A single byte has no order/],
  ["i8be", /^A single byte has no order/],
  ["varu99", /^Numbers in as many bytes as they take are .*varu28/],
  ["u46", /^Integers have 8, 16, 24, 32, 40, 48 or 64 bits/],
  ["i12be", /^Integers have 8, 16, 24, 32, 40, 48 or 64 bits/],
  ["txet", /^Did you mean "text"\?$/],
  ["quaternion", /^The types are u8, i8, /],
])("%s is no type: %s", (name, hint) => {
  expect(typeHint(name, NAMES)).toMatch(hint);
});
