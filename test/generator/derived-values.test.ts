import { constants, deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { resolveSchemas } from "../../generator/index.ts";
import { parseExpression } from "../../generator/resolve/derived/parse.ts";
import { tokensOf } from "../../generator/resolve/derived/tokens.ts";
import { combined } from "../../runtime/derived/values.ts";
import { OF_BYTES } from "../../runtime/derived/bytes.ts";
import type { Table } from "../../runtime/table/table.ts";
import { invalidIn, withDerived } from "../../demospec.ts";
import { interpreter } from "../../vectors/index.ts";

/*
 * What each operator and each property makes of values. Whole numbers are exact up to 256 bits, and division rounds down,
 * as Kaitai Struct's user guide says; what is expected else is arithmetic, of bits the highest of a byte first.
 */
const schema = `protocol: p
title: P
versions: ["1"]
ids: none
messages: { m: { fields: [n: u8], derived: { v: n } } }
`;
const [plain] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
const of = (text: string) => {
  const derived = [{ name: "v", value: parseExpression(text, () => 0) }];
  const messages = plain!.messages.map((each) => ({ ...each, derived }));
  return withDerived({ ...plain!, messages } as Table, { type: "m", n: 7 } as never)["v"];
};

/** 2 ** 255 as an expression. */
const HIGH = "(1 << 255)";

test.each<[string, unknown]>([
  ["7 / -2", -4],
  ["7 % -2", -1],
  ["-6 / 2", -3],
  ["-6 % 2", 0],
  ["-6 % -2", 0],
  ["-7 % -2", -1],
  ["1.5 + 2", 3.5],
  ["1.5 - 2", -0.5],
  ["1.5 * 2", 3],
  ["-7.5 % 2", 0.5],
  ["12 & 10", 8],
  ["12 | 10", 14],
  ["12 ^ 10", 6],
  ["5 << 0", 5],
  ["0 << 256", 0],
  ["5 >> 1", 2],
  ["5 >> 256", 0],
  [`${HIGH} - 1 + ${HIGH}`, 2n ** 256n - 1n],
  [`-${HIGH} - (${HIGH} - 1)`, 1n - 2n ** 256n],
  ["9007199254740991", 2 ** 53 - 1],
  ["9007199254740991 + 1", 2n ** 53n],
  ["-(1.5)", -1.5],
  ["~0", -1],
  ["true + 1", 2],
])("%s is %s", (expression, value) => {
  expect(of(expression)).toBe(value);
});

test.each([
  ["n", 7, 8],
  ["1.5", "1.5", "1.6"],
  ["'b'", "'b'", "'c'"],
  ["[1, 2]", "[1, 2]", "[1, 2, 0]"],
  ["[1, 2]", "[1, 2]", "[1, 3]"],
  ["[1, 2]", "[1, 2]", "[2, 0]"],
  ["[1, 2, 3]", "[1, 2, 3]", "[2]"],
  ["false", 0, "true"],
  ["1", "1.0", 1.5],
])("%s is as much as %s, and less than %s", (value, equal, more) => {
  const outcomes = (left: unknown, right: unknown) =>
    ["<", "<=", "==", "!=", ">=", ">"].map((operator) => of(`${left} ${operator} ${right}`));
  expect(outcomes(value, equal)).toEqual([false, true, true, false, true, false]);
  expect(outcomes(value, more)).toEqual([true, true, false, true, false, false]);
  expect(outcomes(more, value)).toEqual([false, false, false, true, true, true]);
});

test("what is no number is equal to nothing, nor less or more", () => {
  const none = "(0.0 / 0)";
  for (const other of [none, "1.5", "n"])
    expect(
      ["<", "<=", "==", "!=", ">=", ">"].flatMap((operator) => [
        of(`${none} ${operator} ${other}`),
        of(`${other} ${operator} ${none}`),
      ]),
    ).toEqual([false, false, false, false, false, false, true, true, false, false, false, false]);
});

test.each<[string, unknown]>([
  ["not 0", true],
  ["not n", false],
  ["not 0.0", true],
  ["not 0.5", false],
  ["n and 2", true],
  ["n and 0", false],
  ["0 and 1 / 0", false],
  ["0 or 0", false],
  ["0 or 3", true],
  ["1 or 1 / 0", true],
  ["false ? 1 / 0 : 2", 2],
])("%s is %s, and what it does not ask for is not computed", (expression, value) => {
  expect(of(expression)).toBe(value);
});

test.each<[string, unknown]>([
  ["'a\u{1f600}b'.length", 3],
  ["'a\u{1f600}b'.reverse", "b\u{1f600}a"],
  ["'a\u{1f600}bc'.substring(1, 3)", "\u{1f600}b"],
  ["'a' + 'b'.to_s", "ab"],
  ["'+12'.to_i", 12],
  ["'-12'.to_i", -12],
  ["'Zz'.to_i(36)", 35 * 36 + 35],
  ["'77'.to_i(8)", 63],
  ["1.5.to_s + n.to_s", "1.57"],
  ["(0 - 2.9).to_i", -2],
  ["n.to_i", 7],
  ["[4, 5, 6].length + [4, 5, 6].size", 6],
  ["[4, 5, 6].first", 4],
  ["[4, 5, 6].last", 6],
  ["[4, 9, 6].max - [5, 4, 6].min", 5],
  ["['b', 'a'].min + ['b', 'c'].max", "ac"],
  ["[4, 5, 6][0] + [4, 5, 6][2]", 10],
])("%s is %s", (expression, value) => {
  expect(of(expression)).toBe(value);
});

test.each([
  ["[4, 5, 6].reverse", [6, 5, 4]],
  ["[4, 5, 6].substring(1, 3)", [5, 6]],
  ["[4, 5, 6].substring(0, 3)", [4, 5, 6]],
  ["[4, 5, 6].substring(3, 3)", []],
])("%s is a list", (expression, value) => {
  expect(of(expression)).toEqual(value);
});

test.each([
  // 1000 0001 turned by one is 0000 0011, or 1100 0000.
  ["[0x81, 1].rotate(1)", [0x03, 2]],
  ["[0x81, 1].rotate(-1)", [0xc0, 0x80]],
  ["[0x81].rotate(8)", [0x81]],
  ["[0x0f, 0xff, 0].xor(0xff)", [0xf0, 0, 0xff]],
  ["[1, 2, 3, 4].xor([1, 2, 4])", [0, 0, 7, 5]],
  ["[1].xor(0x1fe)", [0xff]],
  ["[4, 5, 4].until(5)", [4]],
  ["[4, 5, 4].until(4)", []],
  ["[4, 5, 4].until(5, true)", [4, 5]],
  ["[4, 5, 4].until(5, false)", [4]],
  ["[4, 5, 4].until(6, true)", [4, 5, 4]],
  ["[0, 5, 0, 0].trim(0)", [0, 5]],
  ["[0, 0].trim(0)", []],
  // RFC 1950 and 1951: a block of fixed codes with the letter a, and its Adler-32.
  ["[0x78, 0x9c, 0x4b, 4, 0, 0, 0x62, 0, 0x62].zlib", [0x61]],
])("%s is bytes", (expression, bytes) => {
  expect(of(expression)).toEqual(Uint8Array.from(bytes));
});

test.each<[string, unknown]>([
  ["[0x9e, 0x9c].bits(3, 9)", 0b111101001],
  ["[0x9e, 0x9c].bits(0, 16)", 0x9e9c],
  ["[0x9e, 0x9c].bits(7, 0)", 0],
  ["[255, 255, 255, 255, 255, 255, 255, 255].bits(0, 64)", 2n ** 64n - 1n],
  ["[0xe9, 0x41].to_s('ISO-8859-1')", "éA"],
  ["[0xe9, 0x41].to_s('iso8859-1')", "éA"],
  ["[0xc3, 0xa9].to_s", "é"],
  ["[0xc3, 0xa9].to_s('UTF8')", "é"],
  ["[0xc1, 0x41].to_s('KOI8-R')", "аA"],
  ["[0xe9, 0x41, 0].to_s('UTF-16LE') == 'x'", "is refused"],
  ["[0x41, 0, 0xff, 0xfe].to_s('UTF-16LE')", "A\ufeff"],
  ["[0xff, 0xfe, 0x41, 0].to_s('UTF-16LE')", "\ufeffA"],
])("%s is %s, of bytes", (expression, value) => {
  if (value === "is refused") expect(() => of(expression)).toThrow('no text in "utf-16le"');
  else expect(of(expression)).toBe(value);
});

test.each([
  ["1 % 0", "divided by 0"],
  [`${HIGH} + ${HIGH}`, "more than 256 bits"],
  [`-${HIGH} - ${HIGH}`, "more than 256 bits"],
  ["0 << 257", "shifted by 257"],
  ["1 >> -1", "shifted by -1"],
  ["1.5 << 1", "of whole numbers"],
  ["not 'a'", "a text is no condition"],
  ["[1] + 1", "a list is no number"],
  ["'a' < 1", "a text is no number"],
  ["[1] == 1", "a list is no number"],
  ["'8'.to_i(8)", '"8" is no number'],
  ["'$'.to_i(36)", '"$" is no number'],
  ["'-'.to_i", "an empty text"],
  ["(1.0 / 0).to_i", "Infinity is no whole number"],
  ["'ab'.substring(0.5, 1)", "a number is no whole number"],
  ["[1].substring(0, 2)", "0 to 2 are no elements of 1"],
  ["[1, 2].substring(2, 1)", "2 to 1 are no elements of 2"],
  ["[1, 2].substring(0 - 1, 1)", "-1 to 1 are no elements of 2"],
  ["[1][1]", "there is no element 1, of 1"],
  ["[1][0 - 1]", "there is no element -1, of 1"],
  ["n[0]", "what has no elements has no index"],
  ["[256].to_s", "other numbers than bytes"],
  ["[0 - 1].to_s", "other numbers than bytes"],
  ["[1].xor([0].trim(0))", "an empty key"],
  ["[1].bits(0, 9)", "0 to 9 are no bits of 8"],
  ["[1].bits(0 - 1, 2)", "-1 to 1 are no bits of 8"],
  ["[1].bits(2, 0 - 1)", "2 to 1 are no bits of 8"],
  ["[0, 0, 0, 0, 0, 0, 0, 0, 0].bits(0, 65)", "0 to 65 are no bits of 72"],
  ["[0x78, 0x9c, 7].zlib", "at byte "],
])("%s is refused: %s", (expression, why) => {
  expect(() => of(expression)).toThrow(why);
});

test("of what zlib packed no more than 64 MiB are made", () => {
  // A mebibyte of zeros as zlib deflates it, so that more can follow, 64 times, and a stored block with one more byte.
  const mebibyte = deflateRawSync(new Uint8Array(1 << 20), { finishFlush: constants.Z_FULL_FLUSH });
  const more = Buffer.from("010100feff00" + "00000000", "hex");
  const many = Array.from({ length: 64 }, () => mebibyte);
  const packed = Buffer.concat([Buffer.from("789c", "hex"), ...many, more]);
  expect(() => OF_BYTES["zlib"]!(packed)).toThrow("more than the 67108864 bytes");
});

test("a message that the version does not have has nothing", () => {
  const schema = `protocol: p
title: P
versions: ["1", "2"]
messages:
  old: { id: 1, until: "1", fields: [x: u8] }
  new: { id: 1, since: "2", fields: [x: u8] }
`;
  const [table] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const message = { type: "old", x: 1 } as never;
  expect(withDerived(table!, message, 0)).toEqual(message);
  expect(() => withDerived(table!, message)).toThrow(new TypeError('there is no message "old"'));
});

test("what is not there leaves all that asks for it undefined", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
structs:
  word: { fields: [x: u8] }
messages:
  m:
    id: 1
    fields: [flags: { mask: u8 }, x: { type: u8, when: flags.0 }, n: u8, data: { type: bytes, to: end }]
    derived:
      both: true and x
      either: false or x
      sum: n + x
      other: x + n
      not_it: not x
      chosen: "x ? 1 : 2"
      from: data[x]
      part: data.substring(0, x)
      first: data.substring(0, 1)
    valid: { n: "_io.read_until('word', 0, _.x == 9).size == _ - 1" }
`;
  const [table] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const message = (bytes: number[]) => interpreter(table!).decode(0, Uint8Array.from(bytes)).value;
  const all = withDerived(table!, message([1, 0, 5, 9]));
  for (const name of ["both", "either", "sum", "other", "not_it", "chosen", "from", "part"])
    expect([name, all[name]]).toEqual([name, undefined]);
  expect(all["first"]).toEqual(Uint8Array.of(9));
  // Up to the 9 there are four.
  expect(invalidIn(table!, message([1, 0, 5, 9]))).toEqual([]);
  expect(invalidIn(table!, message([1, 0, 6, 9]))).toEqual([{ path: "n", reason: "is 6" }]);
});

test("a value with a condition is there only where that holds", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
messages:
  m:
    id: 1
    fields: [flags: { mask: u8 }, x: { type: u8, when: flags.0 }, n: u8]
    derived:
      twice: { value: 2 * n, if: n > 4 }
      of_x: { value: n + 1, if: x == 3 }
`;
  const [table] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const valuesIn = (...bytes: number[]) => {
    const { value } = interpreter(table!).decode(0, Uint8Array.of(1, ...bytes));
    const { twice, of_x } = withDerived(table!, value) as Record<string, unknown>;
    return { twice, of_x };
  };
  expect(valuesIn(1, 3, 5)).toEqual({ twice: 10, of_x: 6 });
  expect(valuesIn(1, 2, 4)).toEqual({ twice: undefined, of_x: undefined });
  // There is no x to ask for.
  expect(valuesIn(0, 5)).toEqual({ twice: 10, of_x: undefined });
});

test("bytes that a byte ends are bytes as any others", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
types: { raw: { type: bytes, ends: 0x0a } }
messages:
  m:
    id: 1
    fields: [data: raw]
    derived: { whole: data, size: data.size, second: "data[1]", end: "data.substring(1, 3)" }
`;
  const [table] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const { value } = interpreter(table!).decode(0, Uint8Array.of(1, 7, 200, 9, 0x0a));
  const { whole, size, second, end } = withDerived(table!, value) as Record<string, unknown>;
  expect([size, second]).toEqual([3, 200]);
  expect([whole, end]).toStrictEqual([Uint8Array.of(7, 200, 9), Uint8Array.of(200, 9)]);
});

test("an element knows its place in its list, and what it and the list are in", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
structs:
  inner: { fields: [y: u8], derived: { own: "10 * _index + y", top: _root.x, up: _parent.y } }
  outer:
    fields: [y: u8, one: inner, some: { list: inner, count: u8 }]
    derived: { read: "_io.read_at('pair', 1, 2)" }
  pair: { fields: [a: u8, b: u8], derived: { own: 10 * _index + a } }
messages:
  m: { id: 5, fields: [x: u8, all: { list: outer, count: u8 }], derived: { more: x + 2 } }
`;
  const [table] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const bytes = Uint8Array.of(5, 9, 2, 1, 3, 2, 2, 4, 6, 7, 2, 8, 0);
  const shown = withDerived(table!, interpreter(table!).decode(0, bytes).value) as any;
  const inner = (index: number, y: number, up: number) => ({ y, own: 10 * index + y, top: 9, up });
  const read = [
    { a: 9, b: 2, own: 9 },
    { a: 1, b: 3, own: 11 },
  ];
  expect(shown).toEqual({
    type: "m",
    x: 9,
    all: [
      // A struct that is alone has the place of what it is in.
      { y: 1, one: inner(0, 3, 1), some: [inner(0, 2, 1), inner(1, 4, 1)], read },
      { y: 6, one: inner(1, 7, 6), some: [inner(0, 8, 6), inner(1, 0, 6)], read },
    ],
    more: 11,
  });
  expect(shown.all[0]).toBe(shown.all[0]);
});

test("a text may have a million characters", () => {
  const most = "a".repeat(999_999);
  expect((combined("+", most, "b") as string).length).toBe(1_000_000);
  for (const [left, right] of [
    [most, "bc"],
    ["b", `${most}c`],
  ])
    expect(() => combined("+", left, right)).toThrow("a text is too long");
});

test("numbers that somebody gives as an array of 16 bits are a list as any other", () => {
  const own = `protocol: p
title: P
versions: ["1"]
messages: { m: { id: 1, fields: [a: "i16[3]"], derived: { v: "a.max - a[0]" } } }
`;
  const [table] = resolveSchemas(new Map([["p.yaml", own]])).protocols;
  for (const a of [[-1, 5, 3], Int16Array.of(-1, 5, 3)])
    expect(withDerived(table!, { type: "m", a } as never)["v"]).toBe(6);
});

test("an expression has at most 20,000 characters", () => {
  const longest = `1${" ".repeat(19_999)}`;
  expect(tokensOf(longest)[0]).toEqual(tokensOf("1")[0]);
  expect(() => tokensOf(`${longest} `)).toThrow("an expression has at most 20000 characters");
});
