import { expect, test } from "vitest";
import { resolveSchemas } from "../../generator/index.ts";
import { printed } from "../../cli/import/ksy/fields/printed.ts";
import { parseExpression } from "../../generator/resolve/derived/parse.ts";
import { DerivedError, invalidIn, withDerived } from "../../demospec.ts";
import { interpreter } from "../../vectors/index.ts";
import { RIGHT_SCHEMAS } from "../support/right-schemas.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { whole } from "../support/whole.ts";

/*
 * Values that follow from members. What is expected was worked out by hand; of division, remainder and how operators
 * bind it is what Kaitai Struct's user guide says, "Expression language".
 */
const text = readFileSync(join(RIGHT_SCHEMAS, "derived", "schema.yaml"), "utf8");
const [table] = resolveSchemas(new Map([["derived.yaml", text]])).protocols;

test("members are as they were decoded, and derived values beside them", () => {
  const bytes =
    "01 01 07 00 02 ff ff ff ff ff ff ff ff 31 66 62 63 02 03 04 00 00 40 40 05 01 00 00 00 40";
  const { value } = interpreter(table!).decode(0, Buffer.from(bytes.replaceAll(" ", ""), "hex"));
  const all = withDerived(table!, value);
  const first = { width: 3, height: 4, depth: 3, area: 12, half: 1.5, share: 171, place: 1012 };
  expect(all).toEqual({
    ...value,
    boxes: [first, { width: 5, height: 1, depth: 2, area: 5, half: 1, share: 71, place: 1012 }],
    first,
    areas: 12,
    // -7 / 3 is -3, and -7 % 3 is 2.
    below: -28,
    twice: 2n * 0xffffffffffffffffn + 1n,
    size: 2,
    // 0x07 ^ 0xff is 0xf8, and bit 9.
    bits: 0x2f8,
    label: "bf-2",
    digits: 0x1f,
    is_odd: true,
  });
});

test("what follows from nothing is not there, and what cannot be computed says why", () => {
  const bytes = Buffer.from("01 00 00 00 01 78 78 78 78 00".replaceAll(" ", ""), "hex");
  const { value } = interpreter(table!).decode(0, bytes);
  const all = withDerived(table!, value);
  expect(all["twice"]).toBeUndefined();
  expect(all["name"]).toBe("xxxx");
  expect(() => all["first"]).toThrow(new DerivedError("there is no element 0, of 0"));
  // Asked again, it is the same error.
  expect(() => all["first"]).toThrow(new DerivedError("there is no element 0, of 0"));
  expect(() => all["areas"]).toThrow('an empty list has no "first"');
  expect(() => all["digits"]).toThrow('"xx" is no number');
});

test("a struct that is read is given members, derived values and computed numbers", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
structs:
  pair:
    outer: { size: u8, more: u8, twice: u16 }
    fields:
      - text: { type: latin1, length-by: size }
      - rest: { list: u8, count-by: twice - more }
messages:
  m:
    id: 1
    fields:
      - size: u8
      - twice: { computed: size * 2 }
      - marks: { type: bytes, length-by: twice }
      - data: { type: bytes, to: end }
    derived:
      more: size + 1
      pair: data.read('pair')
`;
  const [own] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const read = (hex: string) => {
    const { value } = interpreter(own!).decode(0, Buffer.from(hex.replaceAll(" ", ""), "hex"));
    return withDerived(own!, value)["pair"];
  };
  expect(read("01 02 00 00 00 00 61 62 07")).toMatchObject({ text: "ab", rest: Uint8Array.of(7) });
  // Twice 0 is less than 1.
  expect(() => read("01 00")).toThrow(DerivedError);
});

// The counts are those of docs/schema-language.md, "Derived values".
test.each([
  ["length", 0, 0],
  ["size", 0, 0],
  ["first", 0, 0],
  ["last", 0, 0],
  ["min", 0, 0],
  ["max", 0, 0],
  ["reverse", 0, 0],
  ["to_i", 0, 1],
  ["to_s", 0, 1],
  ["substring", 2, 2],
  ["until", 1, 2],
  ["trim", 1, 1],
  ["xor", 1, 1],
  ["rotate", 1, 1],
  ["bits", 2, 2],
  ["zlib", 0, 0],
  ["read", 1, 2],
  ["read_at", 2, 3],
  ["read_until", 3, 3],
])("%s is called with %s to %s values", (name, least, most) => {
  const calls = [0, 1, 2, 3, 4].filter((count) => {
    const values = ["'point'", "1", "1", "1"].slice(0, count).join(", ");
    const schema = `protocol: p
title: P
versions: ["1"]
structs: { point: { fields: [x: i8] } }
messages:
  m: { id: 1, fields: [data: "bytes[4]"], derived: { found: "data.${name}${count === 0 ? "" : `(${values})`}" } }
`;
    try {
      return resolveSchemas(new Map([["p.yaml", schema]])).protocols.length === 1;
    } catch (error) {
      expect((error as Error).message).toContain(`"${name}" is called with other values`);
      return false;
    }
  });
  expect(calls).toEqual(Array.from({ length: most + 1 - least }, (_, i) => least + i));
});

test("what is elsewhere in the bytes is read out of them", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
structs:
  entry:
    fields: [at: u8, size: u8]
    derived:
      name: _io.substring(at, at + size).xor([255, 0xfe]).to_s
      point: "_io.substring(at, _io.size).read('point')"
      points: "_io.substring(at, at + 2 * size).read('point', size)"
      up: point.sum + _parent.label_bytes.size
  point: { fields: [x: i8, y: i8], derived: { sum: x + y, of: _parent.at, all: _io.size, top: _root.entry.at } }
  loop: { fields: [x: u8], derived: { next: "_io.read('loop')" } }
messages:
  m:
    id: 1
    fields: [entry: entry, label_bytes: "bytes[4]", { data: { type: bytes, to: end } }]
    derived:
      label: label_bytes.trim(0).to_s('ascii')
      before: label_bytes.until(0x62)
      through: label_bytes.until(98, true)
      turned: data.rotate(4)
      bits: data.bits(3, 9)
      all_bits: label_bytes.bits(0, 32)
      no_bits: data.bits(30, 3)
      back: data.rotate(-4)
      kana: "[0x83, 0x41].to_s('SJIS')"
      wide: data.to_s('utf-8x')
      deep: "_io.read('loop')"
      short: "[1].read('point')"
      many: "_io.read('point', 1 << 60)"
      outside: _io.substring(3, 100)
`;
  const [own] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const bytes = Uint8Array.from(Buffer.from("01070261620000 9e9cf1f2".replaceAll(" ", ""), "hex"));
  const { value } = interpreter(own!).decode(0, bytes);
  const all = withDerived(own!, value) as Record<string, any>;
  // 0x9e is -98, 0x9c is -100; four bytes are left from byte 7 on.
  const point = { x: -98, y: -100, sum: -198, of: 7, all: 4, top: 7 };
  expect(all["entry"]).toEqual({
    at: 7,
    size: 2,
    name: "ab",
    point,
    points: [point, { x: -15, y: -14, sum: -29, of: 7, all: 4, top: 7 }],
    up: -194,
  });
  expect(all["label"]).toBe("ab");
  expect(all["before"]).toEqual(Uint8Array.of(0x61));
  expect(all["through"]).toEqual(Uint8Array.of(0x61, 0x62));
  expect(all["turned"]).toEqual(Uint8Array.of(0xe9, 0xc9, 0x1f, 0x2f));
  expect(all["back"]).toEqual(all["turned"]);
  // 0x9e9c is 100 111101001 1100.
  expect(all["bits"]).toBe(0b111101001);
  expect(all["all_bits"]).toBe(0x61620000);
  expect(() => all["no_bits"]).toThrow("30 to 33 are no bits of 32");
  expect(all["kana"]).toBe("ア");
  expect(() => all["wide"]).toThrow('no text in "utf-8x"');
  expect(() => all["short"]).toThrow("the bytes end");
  expect(() => all["many"]).toThrow("the bytes end");
  expect(() => all["outside"]).toThrow("3 to 100 are no elements of 11");
  let deep = all["deep"];
  for (let depth = 2; depth <= 32; depth++) deep = deep.next;
  expect(() => deep.next).toThrow("more than 32 structs are read in others");
  expect(interpreter(own!).encode(0, value)).toEqual(bytes);
});

whole("of structs without bytes 65536 are read, and no more", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
structs: { none: { fields: [] } }
messages:
  m: { id: 1, fields: [x: u8], derived: { most: "_io.read('none', 65536).size", more: "_io.read('none', 65537)" } }
`;
  const [own] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const all = withDerived(own!, interpreter(own!).decode(0, Uint8Array.of(1, 2)).value);
  expect(all["most"]).toBe(65536);
  expect(() => all["more"]).toThrow("takes no bytes");
});

test("what a struct in a byte order reads has that order, too", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
structs:
  pair: { fields: [x: u16, y: u16] }
  entry:
    fields: [at: u16]
    derived:
      pair: _io.read_at('pair', at)
messages:
  m:
    id: 1
    fields:
      - low: entry
      - high: { type: entry, order: big }
      - rest: { type: bytes, to: end }
`;
  const [own] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const bytes = Uint8Array.of(1, 5, 0, 0, 5, 1, 0, 2, 0);
  const all = withDerived(own!, interpreter(own!).decode(0, bytes).value) as any;
  expect(all.low.pair).toMatchObject({ x: 1, y: 2 });
  expect(all.high.pair).toMatchObject({ x: 0x100, y: 0x200 });
});

test("structs are read from a place on, and until something holds of one", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
structs:
  word:
    fields: [size: u8, rest_bytes: { type: bytes, to: end }]
    derived:
      text: rest_bytes.substring(0, size).to_s
      place: _io.size
      _end: _io.size - rest_bytes.size + size
  pair: { fields: [a: u8, b: u8] }
  none: { fields: [] }
  back: { fields: [x: u8], derived: { _end: 0 } }
messages:
  m:
    id: 2
    fields: [data: { type: bytes, to: end }]
    derived:
      words: _io.read_until('word', 1, _.text == 'end' or _._end == _io.size)
      pair: "_io.read_at('pair', [1, 3, ][1])"
      pairs: _io.read_at('pair', 1, 2)
      ends: pairs.last._end
      none: _io.read_at('none', 1, 2).size
      never: _io.read_until('pair', 0, _.a == 9)
      still: _io.read_until('none', 0, false)
      backward: _io.read_at('back', 3, 2)
      beyond: _io.read_at('none', 9)
      before: _io.read_at('none', 0 - 1)
`;
  const [own] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const read = (hex: string) => {
    const { value } = interpreter(own!).decode(0, Buffer.from(hex.replaceAll(" ", ""), "hex"));
    return withDerived(own!, value) as Record<string, any>;
  };
  const all = read("02 01 61 03 65 6e 64 07");
  expect(all["words"].map((each: any) => each.text)).toEqual(["a", "end"]);
  expect(all["words"][1].place).toBe(8);
  // The struct's own end is for expressions alone.
  expect(Object.keys(all["words"][0])).toEqual(["size", "rest_bytes", "text", "place"]);
  expect(all["pair"]).toEqual({ a: 3, b: 0x65 });
  expect(all["pairs"]).toEqual([
    { a: 1, b: 0x61 },
    { a: 3, b: 0x65 },
  ]);
  expect(all["ends"]).toBe(5);
  expect(all["none"]).toBe(2);
  expect(read("02 01 61 02 62 63")["words"].map((each: any) => each.text)).toEqual(["a", "bc"]);
  expect(() => all["never"]).toThrow("the bytes end");
  expect(() => all["still"]).toThrow("takes no bytes");
  expect(() => all["backward"]).toThrow("an element ends at 0");
  expect(() => all["beyond"]).toThrow("9 is no place in 8 bytes");
  expect(() => all["before"]).toThrow("-1 is no place in 8 bytes");
  expect(() => read("02 05 61")["words"]).toThrow("an element ends at 7");
});

test("values that are not valid are listed by their paths, and read and written all the same", () => {
  const schema = `protocol: p
title: P
versions: ["1"]
structs:
  box:
    fields: [width: u8, name: "utf8[1]"]
    derived: { twice: 2 * width, bad: 1 / width }
    valid: { width: _ <= _parent.most, name: "_ != 'x'", twice: _ != 4, bad: _ < 1 }
messages:
  m:
    id: 3
    fields: [flags: { mask: u8 }, most: u8, steps: { list: u8, count: u8 }, boxes: { list: box, count: u8 }, last: { type: u8, when: flags.0 }]
    valid:
      steps: _ > 0 and _ <= most
      boxes: _.width != 7
      last: _ == 1
`;
  const [own] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const bytes = Buffer.from(
    "03 00 05 03 05 00 06 04 0261 0678 0761 0061".replaceAll(" ", ""),
    "hex",
  );
  const { value } = interpreter(own!).decode(0, Uint8Array.from(bytes));
  expect(invalidIn(own!, value).toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
    { path: "boxes[0].twice", reason: "is 4" },
    { path: "boxes[1].name", reason: 'is "x"' },
    { path: "boxes[1].width", reason: "is 6" },
    { path: "boxes[2]", reason: "is another struct" },
    { path: "boxes[2].width", reason: "is 7" },
    { path: "boxes[3].bad", reason: "it is divided by 0" },
    { path: "steps[1]", reason: "is 0" },
    { path: "steps[2]", reason: "is 6" },
  ]);
  expect(interpreter(own!).encode(0, value)).toEqual(Uint8Array.from(bytes));
});

const of = (value: string, ...fields: string[]) => {
  const schema = `protocol: p\ntitle: P\nversions: ["1"]\nids: none\nmessages: { m: { fields: [n: u8${fields.map((each) => `, ${each}`).join("")}], derived: { v: ${JSON.stringify(value)} } } }\n`;
  const [own] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  return withDerived(own!, { type: "m", n: 7 } as never)["v"];
};

test.each([
  ["2 + 3 * 4", 14],
  ["(2 + 3) * 4", 20],
  ["10 - 3 - 2", 5],
  ["not n == 8 and true", true],
  ["1 | 6 & 3 ^ 8", 11],
  ["1 << 2 + 1", 8],
  ["-n / 2", -4],
  ["-7 % 2", 1],
  ["7.0 / 2", 3.5],
  ["~5", -6],
  ["n == 7 ? n > 8 ? 'a' : 'b' : 'c'", "b"],
  ["'\\\\n' + \"\\n\\u0041\\x\".length.to_s", undefined],
  ['"\\n\\u0041\\101"', "\nAA"],
  ["[3, 1, 2].min + [3, 1, 2].max", 4],
  ["[0x41, 66].to_s('ASCII')", "AB"],
  ["'abc' < 'abd' and [1, 2] < [1, 2, 0]", true],
  ["'-1f'.to_i(16)", -31],
  ["2.9.to_i", 2],
  ["1_000 + 0b11 + 0o17", 1018],
])("%s", (value, expected) => {
  if (expected === undefined) expect(() => of(value)).toThrow("nothing that an expression has");
  else expect(of(value)).toEqual(expected);
});

test.each([
  ["n / 0", "divided by 0"],
  ["1 << 300", "shifted by 300"],
  ["(1 << 200) * (1 << 200)", "more than 256 bits"],
  ["n + 'a'", "a text is no number"],
  ["'a'.to_s - 1", "a text is no number"],
  ["n ? 1 : [1]['a']", 1],
  ["[1][n]", "no element 7, of 1"],
  ["1.5 & 1", "whole numbers"],
  ["''.to_i", "an empty text"],
])("%s is refused, and nothing else is", (value, why) => {
  if (typeof why === "number") expect(of(value)).toBe(why);
  else expect(() => of(value)).toThrow(why);
});

test.each(["a - (b - c)", "(a - b) - c", "not (a and b)", "(a ? b : c) ? d : e", "-(a + 1).b[2]"])(
  "%s is printed so that it is read as the same",
  (expression) => {
    const parsed = parseExpression(expression, () => 0);
    expect(parseExpression(printed(parsed), () => 0)).toEqual(parsed);
  },
);
