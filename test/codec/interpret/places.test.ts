import { describe, expect, test } from "vitest";
import { resolveSchemas } from "../../../generator/index.ts";
import { interpretDecode } from "../../../runtime/interpret/interpret.ts";
import { bytesOf } from "../by-hand.ts";

/*
 * Where an error is, to a bit, and what its words say of how much is missing: worked out by hand from the bytes.
 */
const SCHEMA = `protocol: p
title: P
versions: ["1"]
structs:
  six_bits: { bitwise: true, fields: [a: u3, b: u6] }
  two_bits: { bitwise: true, fields: [a: u7, b: u2] }
  nine_bits: { bitwise: true, fields: [a: u8, b: u1] }
  ten_bits: { bitwise: true, fields: [a: u6, b: u10] }
  code_bits: { bitwise: true, fields: [a: u3, b: ue] }
messages:
  split:
    id: 1
    fields:
      - before: u8
      - split: u8
        into: { low: u3, kind: u5 }
      - switch: kind
        arms: { one: { is: [1] } }
  whole:
    id: 2
    fields:
      - before: u8
      - split: u8
        into: { kind: u5, high: u3 }
      - switch: kind
        arms: { one: { is: [1] } }
  six: { id: 3, fields: [of: six_bits] }
  two: { id: 4, fields: [of: two_bits] }
  nine: { id: 5, fields: [of: nine_bits] }
  ten: { id: 6, fields: [of: ten_bits] }
  long: { id: 7, fields: [x: u32] }
  code: { id: 8, fields: [of: code_bits] }
  less: { id: 9, fields: [size: { type: u8, plus: -4, length-of: data }, data: bytes] }
  signed: { id: 10, fields: [size: { type: i8, length-of: data }, data: bytes] }
  both: { id: 11, fields: [size: { type: i8, plus: -4, length-of: data }, data: bytes] }
`;
const [table] = resolveSchemas(new Map([["p.yaml", SCHEMA]])).protocols;

function errorOf(hex: string) {
  const bytes = bytesOf(hex);
  const { error } = interpretDecode(table!, 0, bytes, 0, bytes.length);
  const { path, offset, bit, hex: around } = error!.place;
  return { path: path.join(" "), offset, bit, hex: around, reason: error!.reason };
}

describe("a number that chooses nothing is shown with its first bit, unless its byte begins with it", () => {
  // 0x28 = 00101 000, 0x45 = 010 00101: a 5, which no arm has.
  test.each([
    ["01 09 28", "split kind", 2, 3],
    ["02 09 45", "whole kind", 2, undefined],
  ])("%s", (hex, path, offset, bit) => {
    expect(errorOf(hex)).toMatchObject({ path, offset, bit });
  });
});

// Where fields are packed bit by bit, eight of them are a byte.
test.each([
  ["03 00", "six of b", 2, "b needs 6 bits, 5 bits are left"],
  ["04 00", "two of b", 2, "b needs 2 bits, 1 bit is left"],
  ["05 00", "nine of b", 2, "b needs 1 bit, 0 are left"],
  ["05", "nine of a", 1, "a needs 1 byte, 0 are left"],
  ["06 00", "ten of b", 2, "b needs 10 bits, 2 bits are left"],
  ["07 00", "long x", 2, "x needs 4 bytes, 1 is left"],
  ["07 00 00", "long x", 3, "x needs 4 bytes, 2 are left"],
])("what ends early tells how much is missing: %s", (hex, path, offset, reason) => {
  expect(errorOf(hex)).toMatchObject({ path, offset, reason: `the bytes end: ${reason}` });
});

test("a code that has more bits than its number holds begins with a bit of its own", () => {
  // 0 0 0, and then 33 zeros and more: the number that follows a one would have as many bits, and a one.
  expect(errorOf(`08 ${"00".repeat(4)} 80 ${"ff".repeat(5)}`)).toMatchObject({
    path: "code of b",
    offset: 1,
    bit: 3,
    reason: "has more bits than the 32 that ue holds",
  });
});

test("a length of fewer bytes than none is negative, or counts bytes that are not there", () => {
  const reasons = ["09 00", "09 03", "0a ff", "0b 00", "0b ff"].map((hex) => errorOf(hex).reason);
  const counts = (raw: number) =>
    `the length size is ${raw}: it counts 4 bytes before what follows, too`;
  // -1, and -1 - 4.
  const negative = (value: number) => `the length size is negative: ${value}`;
  expect(reasons).toEqual([counts(0), counts(3), negative(-1), counts(0), negative(-5)]);
});
