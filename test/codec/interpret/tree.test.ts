import { expect, test } from "vitest";
import { resolveSchemas } from "../../../generator/index.ts";
import { interpretDecode, type Node } from "../../../runtime/interpret/interpret.ts";
import { docNearby } from "../../../runtime/interpret/node.ts";
import { bytesOf } from "../by-hand.ts";

/*
 * All that is shown of a field of each kind: its place, its type, its value and the number on the wire, what the schema says
 * of it, and notes. All of it is worked out by hand from the bytes that are beside it.
 */
const SCHEMA = `protocol: p
title: P
versions: ["1"]
enums:
  color: { values: { RED: 1, BLUE: 3 } }
types:
  line: { type: latin1, ends: 0x0a 0, cut: 3 }
  counted: { type: utf8, length: varu28 }
structs:
  bits: { bitwise: true, fields: [{ a: { type: u3, doc: A. } }, { b: { type: ue, doc: B. } }] }
  pair: { fields: [a: u8, b: u8] }
messages:
  floats: { id: 1, fields: [{ fs: { type: "f32[2]", doc: Fs. } }, { d: { type: f64, doc: D. } }] }
  words:
    id: 2
    fields:
      - split: u24be
        into: { low: u8, high: { type: u16, doc: High. } }
      - split: u24be
        into: { few: u4, middle: u12, last: u8 }
  gaps:
    id: 3
    fields:
      - a: u8
      - filler: { align: 4, doc: Filler. }
      - b: u8
      - more: { pad: 2 }
      - constant: [1, 2]
  packed: { id: 4, fields: [of: bits] }
  lengths:
    id: 5
    fields:
      - more: { mask: u8 }
      - size: { type: u8, length-of: data, high: more, doc: Size. }
      - data: { type: bytes, doc: Data. }
      - last: { type: i8, length-of: end, none: -1 }
      - end: { type: bytes, doc: End. }
      - pairs_count: { type: u8, count-of: pairs }
      - pairs: { list: pair, doc: Pairs. }
  numbers:
    id: 6
    fields:
      - m: { mask: u8 }
      - n: { mask: u8 }
      - color: { bits: [m.0, m.1], enum: color }
      - both: { bits: [m.7, n.0] }
      - kind: { type: u8, enum: color, doc: Kind. }
      - x: { type: u8, if: { kind: [1] } }
      - limited: { type: "u8[2]", max: 4, doc: Limited. }
      - vars: { type: "varu28[2]", doc: Vars. }
      - longs: { type: "i64[1]", doc: Longs. }
  turns:
    id: 7
    fields:
      - interleave: 2
        of: { x: { type: i8, scale: 1/2, doc: X. }, f: f32, l: u64 }
  keyed:
    id: 8
    fields:
      - m: { mask: u8 }
      - stats: { type: u8, keyed-by: m, doc: Stats. }
      - lines: { list: line, count: u8, doc: Lines. }
      - names: { type: counted, doc: Names. }
      - floats: { list: f32, count: u8 }
  long_words:
    id: 9
    fields:
      - split: u48
        into: { few: u16, rest: u32 }
      - split: u56
        into: { little: u24, more: u32 }
`;
const table = resolveSchemas(new Map([["p.yaml", SCHEMA]])).protocols[0]!;

/** Numbers of 64 bits and bytes as a text. */
const plain = (_: string, value: unknown) =>
  typeof value === "bigint" ? `${value}n` : value instanceof Uint8Array ? [...value] : value;

/** `name byte.bit+count: type = value (raw) doc; notes`, of what is there, for each node. */
function linesOf(node: Node): string[] {
  const { name, start, startBit, bitLength, type, value, raw, enumName, doc, notes } = node;
  const own = [
    `${name} ${start}.${startBit}+${bitLength}:`,
    ...(type === undefined ? [] : [type]),
    ...(value === undefined ? [] : [`= ${JSON.stringify(value, plain)}`]),
    ...(raw === undefined || raw === value ? [] : [`(${plain("", raw)})`]),
    ...(enumName === undefined ? [] : [enumName]),
    ...(doc === undefined ? [] : [doc]),
  ].join(" ");
  const lines = [own, ...notes].join("; ");
  // Of a bit's meaning others tell.
  const children = node.children.filter((child) => child.type !== "bit");
  return [lines, ...children.flatMap(linesOf).map((line) => ` ${line}`)];
}

function shown(hex: string): { lines: string[]; why: readonly string[] } {
  const bytes = bytesOf(hex);
  const found = interpretDecode(structuredClone(table), 0, bytes, 0, bytes.length);
  expect(found.error).toBeUndefined();
  // Before the fields there is the id.
  return { lines: found.root.children.slice(1).flatMap(linesOf), why: found.nonCanonical };
}

test.each<[kind: string, hex: string, lines: string[], why: string[]]>([
  [
    "floats",
    "01 0000803f 00004040 000000000000f83f",
    [
      "fs 1.0+64: f32[2] = [1,3] Fs.",
      // IEEE 754: 0x3f800000 is 1, and 0x40400000 is 3.
      " fs[0] 1.0+32: f32 = 1 (1065353216)",
      " fs[1] 5.0+32: f32 = 3 (1077936128)",
      // 0x3ff8000000000000 is 1.5.
      "d 9.0+64: f64 = 1.5 (4609434218613702656n) D.",
    ],
    [],
  ],
  [
    "parts of words that begin with the highest byte",
    "02 12 34 56 12 34 56",
    [
      "low, high 1.0+24: u24be (1193046)",
      " low 3.0+8: u8 = 86",
      " high 1.0+16: u16 = 4660 High.",
      "few, middle, last 4.0+24: u24be (1193046)",
      " few 6.0+4: u4 = 6",
      " middle 5.0+12: u12 = 837",
      "  middle.8-15 5.0+8: bits = 52",
      "  middle.4-7 6.4+4: bits = 5",
      " last 4.0+8: u8 = 18",
    ],
    [],
  ],
  [
    "bytes that mean nothing, and that are always the same",
    "03 05 00 00 06 00 09 01 02",
    [
      "a 1.0+8: u8 = 5",
      "filler 2.0+16: bytes = [0,0] Filler.; means nothing",
      "b 4.0+8: u8 = 6",
      "more 5.0+16: bytes = [0,9]; means nothing, and is not zero",
      'constant 7.0+16: bytes = "01 02"',
    ],
    ["gaps.more is not zero"],
  ],
  [
    // From the lowest bit on 1 0 1; 1, which is 0; and 0 1 0 0.
    "bits, and what a byte has left",
    "04 2d",
    [
      'of 1.0+4: bits = {"a":5,"b":0}',
      " a 1.0+3: u3 = 5 A.",
      " b 1.3+1: ue = 0 B.",
      "ofPadding 1.4+4: bits = 2; means nothing, and is not zero",
    ],
    ["packed.ofPadding is not zero"],
  ],
  [
    // 0 1 0 is 1; 0 0.
    "bits, and zeros",
    "04 15",
    [
      'of 1.0+6: bits = {"a":5,"b":1}',
      " a 1.0+3: u3 = 5 A.",
      " b 1.3+3: ue = 1 B.",
      "ofPadding 1.6+2: bits = 0; means nothing",
    ],
    [],
  ],
  [
    "lengths of bytes and of elements",
    "05 00 02 07 08 00 01 05 06",
    [
      "more 1.0+8: mask = 0",
      "size 2.0+8: u8 = 2 Size.; bytes of data",
      "data 3.0+16: bytes = [7,8] Data.",
      "last 5.0+8: i8 = 0; bytes of end",
      "end 6.0+0: bytes = [] End.",
      "pairs_count 6.0+8: u8 = 1; elements of pairs",
      'pairs 7.0+16: pair = [{"a":5,"b":6}] Pairs.',
      ' pairs[0] 7.0+16: pair = {"a":5,"b":6}',
      "  a 7.0+8: u8 = 5",
      "  b 8.0+8: u8 = 6",
    ],
    [],
  ],
  [
    "a length of what is not there",
    "05 00 00 ff 00",
    [
      "more 1.0+8: mask = 0",
      "size 2.0+8: u8 = 0 Size.; bytes of data",
      "data 3.0+0: bytes = [] Data.",
      "last 3.0+8: i8 = -1; no end",
      "end 4.0+0: bytes End.; absent",
      "pairs_count 4.0+8: u8 = 0; elements of pairs",
      "pairs 5.0+0: pair = [] Pairs.",
    ],
    [],
  ],
  [
    // Bits 0 and 7 of m, and 0 of n: 1, and 3.
    "numbers of bits, and numbers with names and limits",
    "06 81 01 01 09 04 05 8100 02 feffffffffffffff",
    [
      "m 1.0+8: mask = 129; color is 1 (RED); both is 3, with the others",
      "n 2.0+8: mask = 1; both is 3, with the others",
      "kind 3.0+8: u8 = 1 RED Kind.; x follows",
      "x 4.0+8: u8 = 9",
      "limited 5.0+16: u8[2] = [4,5] Limited.",
      " limited[0] 5.0+8: u8 = 4",
      " limited[1] 6.0+8: u8 = 5; above the limit of 4",
      "vars 7.0+24: varu28[2] = [1,2] Vars.",
      " vars[0] 7.0+16: varu28 = 1; 2 bytes, where 1 would do",
      " vars[1] 9.0+8: varu28 = 2",
      'longs 10.0+64: i64[1] = ["-2n"] Longs.',
      ' longs[0] 10.0+64: i64 = "-2n"',
    ],
    ["numbers.vars takes more bytes than needed"],
  ],
  [
    "numbers in turns",
    "07 fd 0000c03f 0500000000000000 04 0000803f 0600000000000000",
    [
      "x, f, l 1.0+208: 2 in turns",
      " x[0] 1.0+8: i8 = -1.5 (-3) X.",
      " f[0] 2.0+32: f32 = 1.5 (1069547520)",
      ' l[0] 6.0+64: u64 = "5n"',
      " x[1] 14.0+8: i8 = 2 (4) X.",
      " f[1] 15.0+32: f32 = 1 (1065353216)",
      ' l[1] 19.0+64: u64 = "6n"',
    ],
    [],
  ],
  [
    "numbers by the bits of a mask, and texts",
    "08 82 04 05 03 61 00 0a 61 62 63 8200 c3a9 01 0000803f",
    [
      "m 1.0+8: mask = 130",
      'stats 2.0+16: u8 = {"1":4,"7":5} Stats.',
      " stats[1] 2.0+8: u8 = 4",
      " stats[7] 3.0+8: u8 = 5",
      'lines 4.0+56: line = ["a","","abc"] Lines.',
      " count 4.0+8: u8 = 3",
      ' lines[0] 5.0+16: line = "a"; ended by the byte 0',
      ' lines[1] 7.0+8: line = ""',
      ' lines[2] 8.0+24: line = "abc"; cut after 3 bytes',
      'names 11.0+32: counted = "é" Names.; 2 bytes, where 1 would do',
      "floats 15.0+40: f32 = [1]",
      " count 15.0+8: u8 = 1",
      " floats[0] 16.0+32: f32 = 1 (1065353216)",
    ],
    ["keyed.lines ends with another byte than usual", "keyed.names takes more bytes than needed"],
  ],
  [
    // 0x60504030201 is a number, as words of up to 48 bits are; 0xd0c0b0a090807 is one that may have more.
    "parts of words that take up to 48 bits, and more",
    "09 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d",
    [
      "few, rest 1.0+48: u48 (6618611909121)",
      " few 1.0+16: u16 = 513",
      " rest 3.0+32: u32 = 100992003",
      "little, more 7.0+56: u56 (3672416249776135n)",
      " little 7.0+24: u24 = 591879",
      " more 10.0+32: u32 = 218893066",
    ],
    [],
  ],
])("%s", (_, hex, lines, why) => {
  expect(shown(hex)).toEqual({ lines, why });
});

test("a length says what its high bits make of it", () => {
  const rest = "00".repeat(257);
  const { lines } = shown(`05 01 01 ${rest} ff 00`);
  // 1 + 256.
  expect(lines[1]).toBe("size 2.0+8: u8 = 1 Size.; with more: 257; bytes of data");
  expect(lines[2]).toMatch(/^data 3\.0\+2056: bytes = \[0,.* Data\.$/);
});

test("what notes say of a bit, the schema's words need not say again", () => {
  const doc = "A.";
  const node = (type: string, notes: string[]) => ({ type, notes, doc }) as unknown as Node;
  expect(docNearby(node("bit", ["x follows"]))).toBeUndefined();
  expect([docNearby(node("bit", [])), docNearby(node("u8", ["2 bytes"]))]).toEqual([doc, doc]);
});

test("of an id in which a bit says who it is for, the bits before and after it are the id", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
flavors: { plain: {}, echo: { prefix: { bit: 5, name: back, type: u8 } } }
messages: { a: { id: 0x41 } }
`;
  const [own] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  // 0x61 is 0x41 with bit 5.
  const { root } = interpretDecode(own!, own!.versions.indexOf("1-echo"), bytesOf("61 07"), 0, 2);
  expect(root.children.flatMap(linesOf)).toEqual([
    "id 0.0+7: u8 = 97 a; bit 5 is a mask",
    " id.0-4 0.0+5: u8 = 97 (1) a",
    " id.6-7 0.6+2: u8 = 97 (1) a",
    "back$bit 0.5+1: mask = 1",
    "back 1.0+8: u8 = 7",
  ]);
});
