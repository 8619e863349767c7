import { expect, test } from "vitest";
import { resolveSchemas } from "../../../generator/index.ts";
import {
  interpretDecode,
  interpretEncode,
  type Node,
} from "../../../runtime/interpret/interpret.ts";
import { bytesOf } from "../by-hand.ts";

/*
 * What is shown of each part of a message: where it is, to a bit, what it is, and what is worth saying about it. All of it
 * is worked out by hand from the bytes that are beside it.
 */
const SCHEMA = `protocol: p
title: P
versions: ["1"]
types:
  word: { type: text, cut: 3 }
  line: { type: latin1, ends: 0x0a 0, cut: 3 }
structs:
  single: { fields: [x: u8] }
  element:
    fields:
      - m: { mask: u8 }
      - number: { type: u8, ends: 0 }
      - x: { type: u8, when: m.0 }
messages:
  masks:
    id: 1
    fields:
      - m: { mask: u8, more: [{ bit: 7, type: u8 }] }
      - on: { bit: m.0 }
      - a: { type: u8, when: m.1, wide: { when: m.2, type: u16 } }
      - b: { type: u8, unless: m.3, max: 4 }
      - c: { widths: { m.8: u8, m.9: i16 } }
  words:
    id: 2
    fields:
      - split: u16be
        into: { low: u3, mid: u9, high: u4 }
      - t: word
      - names: { list: word, ends: empty }
      - f: f32
  lists:
    id: 3
    fields:
      - elements: { list: element }
  groups:
    id: 4
    fields:
      - n: varu28
      - many: { list: varu28, count: varu28 }
  moved:
    id: 5
    fields:
      - m: { mask: u8 }
      - x: { type: step23, unless: m.0, absent: previous.x }
      - singles: { list: single, count: varu28 }
      - lines: { list: line, count: u8 }
  apart:
    id: 6
    fields:
      - m: { mask: u8 }
      - split: u16
        into: { a: u3, b: i9, c: u4 }
        wide: { when: m.1, into: { c: u16, a: u8, b: i32be } }
  alone:
    id: 7
    fields:
      - split: u8
        into: { m: { mask: u8 } }
      - x: { type: u8, when: m.0 }
`;
/** Made anew, with all that is kept of it. */
const made = () => resolveSchemas(new Map([["p.yaml", SCHEMA]])).protocols[0]!;

/** A line for each node: its name, its first bit and how many it has, its value, and notes. */
function linesOf({ name, start, startBit, bitLength, value, notes, children }: Node): string[] {
  const shown = children.length > 0 || value === undefined ? "" : ` = ${String(value)}`;
  const own = `${name} ${start}.${startBit}+${bitLength}${shown}${notes.map((note) => `; ${note}`).join("")}`;
  return [own, ...children.flatMap(linesOf).map((line) => ` ${line}`)];
}

/** Bits that are clear and of which nothing is said are left out. */
function shown(hex: string): { lines: string[]; why: readonly string[] } {
  const bytes = bytesOf(hex);
  const { root, nonCanonical, error } = interpretDecode(made(), 0, bytes, 0, bytes.length);
  expect(error).toBeUndefined();
  const lines = linesOf(root).filter((line) => !/\.\d+ \S+ = false$/.test(line));
  return { lines, why: nonCanonical };
}

test.each<[hex: string, lines: string[], why: string[]]>([
  [
    "01 02 05 06",
    [
      "masks 0.0+32",
      " id 0.0+8 = 1",
      " m 1.0+8",
      "  m.1 1.1+1 = true; a follows",
      " a 2.0+8 = 5",
      " b 3.0+8 = 6; above the limit of 4",
      " c 4.0+0; absent",
    ],
    [],
  ],
  [
    "01 8f 03 05 00 07 08 00",
    [
      "masks 0.0+64",
      " id 0.0+8 = 1",
      " m 1.0+16",
      "  m.0 1.0+1 = true; on is true",
      "  m.1 1.1+1 = true; a follows",
      "  m.2 1.2+1 = true; a is 16 bits",
      "  m.3 1.3+1 = true; b does not follow",
      "  m.7 1.7+1 = true; second byte follows",
      "  m.8 2.0+1 = true; c: 8 bits",
      "  m.9 2.1+1 = true; c: 16 bits",
      " a 3.0+16 = 5; 16 bits for 5, which fits in 8",
      " b 5.0+0; absent",
      " cBefore 5.0+8 = 7; what counts is c after it",
      " c 6.0+16 = 8; 16 bits for 8, which fits in 8",
    ],
    ["masks.a is wider than needed", "masks.c is written twice"],
  ],
  [
    "01 8e 02 00 01 00 01",
    [
      "masks 0.0+56",
      " id 0.0+8 = 1",
      " m 1.0+16",
      "  m.1 1.1+1 = true; a follows",
      "  m.2 1.2+1 = true; a is 16 bits",
      "  m.3 1.3+1 = true; b does not follow",
      "  m.7 1.7+1 = true; second byte follows",
      "  m.9 2.1+1 = true; c: 16 bits",
      " a 3.0+16 = 256",
      " b 5.0+0; absent",
      " c 5.0+16 = 256",
    ],
    [],
  ],
  [
    "01 d8 00",
    [
      "masks 0.0+24",
      " id 0.0+8 = 1",
      " m 1.0+16; extension byte is 0",
      "  m.3 1.3+1 = true; b does not follow",
      "  m.4 1.4+1 = true; bit 4 is set and means nothing",
      "  m.6 1.6+1 = true; bit 6 is set and means nothing",
      "  m.7 1.7+1 = true; second byte follows",
      " a 3.0+0; absent",
      " b 3.0+0; absent",
      " c 3.0+0; absent",
    ],
    ["masks.m bit 4 means nothing", "masks.m bit 6 means nothing", "masks.m second byte is zero"],
  ],
  [
    // 0x1235 is 0001 001000110 101: of the part in the middle four bits are in the first byte.
    "02 12 35 61 62 00 61 ff 61 62 63 00 01 00 c0 7f",
    [
      "words 0.0+128",
      " id 0.0+8 = 2",
      " low, mid, high 1.0+16",
      "  low 2.0+3 = 5",
      "  mid 1.0+9",
      "   mid.8-11 1.0+4 = 2",
      "   mid.3-7 2.3+5 = 6",
      "  high 1.4+4 = 1",
      " t 3.0+24 = ab",
      " names 6.0+48",
      "  names[0] 6.0+16 = aÿ; ended by 0xFF",
      "  names[1] 8.0+24 = abc; cut after 3 bytes",
      "  end 11.0+8 = ",
      " f 12.0+32 = NaN; NaN with the bits 0x7fc00001",
    ],
    ["words.f is a NaN with bits of its own"],
  ],
  [
    "02 12 35 61 62 63 ff 00 00 c0 7f",
    [
      "words 0.0+88",
      " id 0.0+8 = 2",
      " low, mid, high 1.0+16",
      "  low 2.0+3 = 5",
      "  mid 1.0+9",
      "   mid.8-11 1.0+4 = 2",
      "   mid.3-7 2.3+5 = 6",
      "  high 1.4+4 = 1",
      " t 3.0+24 = abc; cut after 3 bytes",
      " names 6.0+8",
      "  names[0] 6.0+8 = ÿ; ended by 0xFF",
      // The usual NaN.
      " f 7.0+32 = NaN",
    ],
    [],
  ],
  [
    "03 01 05 07 00 06 02 00",
    [
      "lists 0.0+64",
      " id 0.0+8 = 3",
      " elements 1.0+56",
      "  elements[0] 1.0+24",
      "   m 1.0+8",
      "    m.0 1.0+1 = true; x follows",
      "   number 2.0+8 = 5",
      "   x 3.0+8 = 7",
      "  elements[1] 4.0+16",
      "   m 4.0+8",
      "   number 5.0+8 = 6",
      "   x 6.0+0; absent",
      "  end 6.0+16; bits of its mask are set: 1",
      "   m 6.0+8",
      "    m.1 6.1+1 = true; bit 1 is set and means nothing",
      "   number 7.0+8 = 0",
    ],
    ["lists.elements ends with a mask that is not 0"],
  ],
  [
    "04 81 00 82 00 05 86 00",
    [
      "groups 0.0+64",
      " id 0.0+8 = 4",
      " n 1.0+16 = 1; 2 bytes, where 1 would do",
      " many 3.0+40",
      "  count 3.0+16 = 2; 2 bytes, where 1 would do",
      "  many[0] 5.0+8 = 5",
      "  many[1] 6.0+16 = 6; 2 bytes, where 1 would do",
    ],
    [
      "groups.n takes more bytes than needed",
      "groups.many.count takes more bytes than needed",
      "groups.many takes more bytes than needed",
    ],
  ],
  [
    "05 00 0a 00 81 00 07 02 61 00 61 62 63",
    [
      "moved 0.0+104",
      " id 0.0+8 = 5",
      " m 1.0+8",
      " x 2.0+16 = 5; a step from what it was",
      " singles 4.0+24",
      "  count 4.0+16 = 1; 2 bytes, where 1 would do",
      "  singles[0] 6.0+8",
      "   x 6.0+8 = 7",
      " lines 7.0+48",
      "  count 7.0+8 = 2",
      "  lines[0] 8.0+16 = a; ended by the byte 0",
      "  lines[1] 10.0+24 = abc; cut after 3 bytes",
    ],
    ["moved.singles takes more bytes than needed", "moved.lines ends with another byte than usual"],
  ],
  [
    "05 00 0b 00 00 00 00",
    [
      "moved 0.0+56",
      " id 0.0+8 = 5",
      " m 1.0+8",
      " x 2.0+24 = 5; the number itself",
      " singles 5.0+8",
      "  count 5.0+8 = 0",
      " lines 6.0+8",
      "  count 6.0+8 = 0",
    ],
    [],
  ],
  [
    // Three bits hold up to 7, four up to 15, and nine with a sign from -256 on: c and b would fit, a does not.
    "06 02 0f 00 09 ff ff ff 00",
    [
      "apart 0.0+72",
      " id 0.0+8 = 6",
      " m 1.0+8",
      "  m.1 1.1+1 = true; c is 16 bits; a is 8 bits; b is 32 bits",
      " c 2.0+16 = 15; 16 bits for 15, which fits in 4",
      " a 4.0+8 = 9",
      " b 5.0+32 = -256; 32 bits for -256, which fits in 9",
    ],
    [],
  ],
  // The word is the mask: what has no bits of its own is not shown.
  [
    "07 01 05",
    ["alone 0.0+24", " id 0.0+8 = 7", " m 1.0+8", "  m.0 1.0+1 = true; x follows", " x 2.0+8 = 5"],
    [],
  ],
])("%s", (hex, lines, why) => {
  expect(shown(hex)).toEqual({ lines, why });
});

test("strings that 0xFF ended took a branch of their own, as the last of them tells", () => {
  const endsOf = (names: string) => {
    const bytes = bytesOf(`02 12 35 00 ${names} 00 00 80 3f`);
    const reached = new Set<string>();
    interpretDecode(made(), 0, bytes, 0, bytes.length, reached);
    return [...reached].filter((key) => key.startsWith("words@1.names"));
  };
  const [some, none, stopped] = ["not empty", "empty", "ended by 0xFF"].map(
    (end) => `words@1.names ${end}`,
  );
  expect(endsOf("61 00 ff")).toEqual([some, stopped]);
  expect(endsOf("ff")).toEqual([some, stopped]);
  expect(endsOf("61 ff 00")).toEqual([some]);
  expect(endsOf("00")).toEqual([none]);
});

test("what is kept of how a number of elements and their ends came is the same in bytes again", () => {
  const bytes = bytesOf("05 00 0a 00 81 00 07 02 61 00 61 62 63");
  const { value } = interpretDecode(made(), 0, bytes, 0, bytes.length);
  // What was cut has the usual end.
  expect(value).toMatchObject({ singlesCountWidth: 2, linesEnd: [0, 10] });
  expect(interpretEncode(made(), 0, value)).toEqual(bytes);
});

test("a bit that announces what is refused says that", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
messages: { m: { id: 1, fields: [{ m: { mask: u8 } }, { reserved-bit: m.3, why: a second thing }] } }
`;
  const [own] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const { root } = interpretDecode(own!, 0, bytesOf("01 08"), 0, 2);
  const lines = root.children.flatMap(linesOf);
  expect(lines).toContain(" m.3 1.3+1 = true; announces a second thing");
});
