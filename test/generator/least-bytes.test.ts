import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { leastOfStructs } from "../../generator/resolve/checks/least-bytes.ts";
import { resolveSchemas } from "../../generator/resolve/resolve.ts";
import { complaint, expectedOf, RIGHT, WRONG_SCHEMAS } from "../support/wrong-schemas.ts";

/*
 * How few bytes a struct takes: what comes of the shortest value of each of its fields. A list of what takes none would
 * have any length in few bytes, and a message without an id would never end.
 */
const around = (structs: readonly string[]) => `protocol: p
title: P
versions: ["1"]
enums: { kind: { values: { A: 0, B: 1 } } }
types:
  tenth: { type: i16, scale: 1/10 }
  counted: { type: utf8, length: u16be }
  short: { type: bytes, length: varu28 }
  line: { type: latin1, ends: 0x0a }
  string: { type: text, cut: 8 }
structs:
  ${structs.map((fields, i) => `s${i}: { fields: [${fields}] }`).join("\n  ")}
  one: { fields: [x: u8, y: u8] }
  bits: { bitwise: true, fields: [x: u3, y: u6] }
  codes: { bitwise: true, fields: [x: ue, y: se, z: u7] }
  item: { fields: [x: u8, y: u8] }
  ended: { fields: [{ split: u8, ends: 0, into: { x: u7, y: u1 } }, z: u16] }
messages:
  ${structs.map((_, i) => `m${i}: { id: ${i}, fields: [s: s${i}] }`).join("\n  ")}
`;

const inFields: readonly [fields: string, least: number][] = [
  ["a: u8", 1],
  ["a: u16be, b: u24, c: i40", 10],
  ["a: u64", 8],
  ["a: f32, b: f64be", 12],
  ["a: tenth", 2],
  ['a: "tenth[3]"', 6],
  ['a: "f64[2]"', 16],
  ['a: "bytes[7]"', 7],
  // The byte that ends it; a number that is 0; a number in as many bytes as it takes.
  ["a: string", 1],
  ["a: line", 1],
  ["a: counted", 2],
  ["a: short", 1],
  ["a: varu28, b: vari32", 2],
  ["a: one", 2],
  // 9 bits, and 1 of each code beside 7.
  ["a: bits", 9 / 8],
  ["a: codes", 9 / 8],
  ["{ constant: [1, 2, 3] }", 3],
  ["{ constant: 7, type: u32 }", 4],
  ["{ filler: { pad: 3 } }", 3],
  ["{ filler: { align: 4 } }", 0],
  ["a: u8, sum: { type: u16, checksum: crc-16-arc }", 3],
  ["{ split: u24, into: { x: u12, y: u12 } }", 3],
  ["{ interleave: 3, of: { x: u8, y: i16 } }", 9],
  ["size: { type: u32, length-of: data }, data: bytes", 4],
  ["{ items: { list: item, count: u16 } }", 2],
  ["{ items: { list: u8, count: varu28 } }", 1],
  ["{ items: { list: ended } }", 1],
  ["{ items: { list: string, ends: empty } }", 1],
  // No element, where bytes end it; one, where an element does.
  ["{ items: { list: item, ends: bytes } }", 0],
  ["{ items: { list: item, ends-after: _.x == 0 } }", 1],
  // What a bit or a condition asks for may not be there; of two widths it has the narrower.
  ["flags: { mask: u16 }, a: { type: u8, when: flags.0 }, b: { bit: flags.1 }", 2],
  ["flags: { mask: u8, more: [{ bit: 7, type: u8 }] }, a: { type: u8, when: flags.9 }", 1],
  ["flags: { mask: u8 }, a: { type: u8, wide: { when: flags.0, type: u32 } }", 2],
  ["a: u8, b: { type: u32, if: a > 2 }", 1],
  // The shorter arm.
  [
    "a: u8, { switch: a, arms: { x: { is: [1], fields: [b: u32] }, y: { is: [2], fields: [c: u8, d: u8] } } }",
    3,
  ],
  ["a: u8, { switch: a, arms: { x: { is: [1], fields: [b: u32] }, y: { otherwise: true } } }", 1],
  [
    "flags: { mask: u16 }, stop: { bit: flags.0, terminates: true }, a: { type: u32, when: flags.1 }",
    2,
  ],
  ["flags: { mask: u8 }, inner: { type: one, when: flags.0 }, more: one", 3],
];

describe("how few bytes a struct takes", () => {
  const files = new Map([["p.yaml", around(inFields.map(([fields]) => fields))]]);
  const { structs } = resolveSchemas(files).protocols[0]!;
  const { structs: least } = leastOfStructs(structs, 0);
  test.each(inFields.map(([fields, expected], i) => ({ fields, expected, i })))(
    "$fields",
    ({ expected, i }) => {
      expect(least[structs.findIndex(({ name }) => name === `s${i}`)]).toBe(expected);
    },
  );
});

test("of more than 1000 ways to be given outer numbers nothing is said", () => {
  const name = "list-of-nothing-in-1000-ways";
  const text = readFileSync(join(WRONG_SCHEMAS, name, "schema.yaml"), "utf8");
  expect(complaint(new Map([["schema.yaml", text]]))).toBe(expectedOf(name));
  // An eleventh value of one of them makes 1100 ways.
  const more = text.replace("c: [8] } }", "c: [8, 10] } }");
  expect(more).not.toBe(text);
  expect(complaint(new Map([["schema.yaml", more]]))).toBe(RIGHT);
});
