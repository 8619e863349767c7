import { describe, expect, test } from "vitest";
import { resolveSchemas } from "../../generator/generate.ts";
import { SchemaError } from "../../generator/read/diagnostics.ts";
import { interpretDecode, interpretEncode } from "../../runtime/interpret/interpret.ts";
import { selectingFields, versionsOfAll } from "../../runtime/table/facts/selection.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";

/*
 * An overlay with several origins is a dialect of each of them: what it says is held against the bytes that its rules
 * make of each combination.
 */

const BASE = `
protocol: base
title: Base
versions: ["1"]
enums:
  kind: { values: { A: 0 } }
messages:
  info:
    id: 1
    text: [label: number]
    fields:
      - number: { type: i32, selects: { 1: "1" } }
  m: { id: 2, fields: [flags: { mask: u8 }, a: { type: u8, when: flags.0 }] }
  effect:
    id: 3
    fields:
      - kind: { type: u8, enum: kind }
      - switch: kind
        arms: { one: { is: [A], fields: [x: u8] } }
`;

/** Numbers of two bytes, and a message that only it has. */
const MOD = `
extends: base
dialect: mod
from: "1"
title: Mod
selected: { info.number: 9 }
messages:
  m: { changes: [{ alter: a, to: { type: u16 } }] }
  spark: { id: 6, fields: [at: u8] }
`;

const WIDE = `
extends: base
dialect: wide
from: ["1", mod]
title: Wide
selected: { info.bits: 1 }
enums:
  kind: { values: { B: 1 } }
  shade: { values: { DARK: 0 } }
structs:
  pair: { fields: [p: u8, q: { type: u8, enum: shade }] }
messages:
  info:
    changes:
      - before: number
        everywhere: true
        add: [bits: { type: u32, marker: 0x54584557, selects: { 0: "1" } }]
      - after: number
        everywhere: true
        add: [folder: { type: u8, if: { bits: [2..3] } }]
    text: [bits: bits]
  m: { changes: [{ after: a, add: [b: { type: pair, when: flags.1 }] }] }
  effect: { changes: [{ arm: two, is: [B], fields: [y: u16] }] }
  spark: { joined: true }
  own: { id: 7, fields: [pair: pair] }
`;

/** On top of what is wide, and of the mod alone. */
const DEEP = `
extends: base
dialect: deep
from: [wide, mod]
title: Deep
selected: { info.depth: 1 }
messages:
  info:
    changes:
      - before: number
        everywhere: true
        add: [depth: { type: u32, marker: 0x50454544, selects: { 0: "1" } }]
  own2: { id: 8, fields: [n: u8] }
`;

function tableOf(files: Record<string, string>): Table {
  return resolveSchemas(new Map(Object.entries(files))).protocols[0]!;
}

const table = tableOf({ "base.yaml": BASE, "mod.yaml": MOD, "wide.yaml": WIDE });

/** The version that the members of a message select. */
function selectedBy(of: Table, members: Record<string, number>): string[] {
  const message = of.messages.find(({ name }) => name === "info")!;
  const fields = selectingFields(layoutOf(message, 0)!.fields);
  return versionsOfAll(fields, members).flatMap(({ from, to }) => of.versions.slice(from, to + 1));
}

test("there is a dialect of each origin, called as it and as the overlay", () => {
  expect(table.versions).toEqual(["1", "mod", "1+wide", "mod+wide"]);
});

test.each([
  ["1", "02 03 05", undefined],
  ["1+wide", "02 03 05 06 07", { type: "m", flags: 3, a: 5, b: { p: 6, q: 7 } }],
  ["mod+wide", "02 03 05 06 07 08", { type: "m", flags: 3, a: 0x605, b: { p: 7, q: 8 } }],
  ["1+wide", "03 01 05 06", { type: "effect", kind: 1, y: 0x605 }],
  ["mod+wide", "03 01 05 06", { type: "effect", kind: 1, y: 0x605 }],
  ["mod", "06 05", { type: "spark", at: 5 }],
  ["1+wide", "06 05", { type: "spark", at: 5 }],
  ["mod+wide", "06 05", { type: "spark", at: 5 }],
  ["1+wide", "07 05 06", { type: "own", pair: { p: 5, q: 6 } }],
  ["mod+wide", "07 05 06", { type: "own", pair: { p: 5, q: 6 } }],
])("in %s %s is what the overlays say", (name, hex, value) => {
  const bytes = Uint8Array.from(Buffer.from(hex.replaceAll(" ", ""), "hex"));
  const version = table.versions.indexOf(name);
  const { value: read } = interpretDecode(table, version, bytes, 0, bytes.length);
  if (value === undefined) return expect(read).toMatchObject({ type: "m", flags: 3, a: 5 });
  expect(read).toEqual(value);
  expect(interpretEncode(table, version, value as never)).toEqual(bytes);
});

test.each([
  ["1", ["03 01 05 06", "06 05", "07 05 06"]],
  ["mod", ["03 01 05 06", "07 05 06"]],
])("%s has nothing of it", (name, all) => {
  for (const hex of all) {
    const bytes = Uint8Array.from(Buffer.from(hex.replaceAll(" ", ""), "hex"));
    const { error } = interpretDecode(table, table.versions.indexOf(name), bytes, 0, bytes.length);
    expect(error, hex).toBeDefined();
  }
});

test("values of enums are known in all of its dialects", () => {
  const ranges = table.enums.map(({ name, values }) => [
    name,
    values.map((value) => [value.name, value.from, value.to]),
  ]);
  expect(ranges).toEqual([
    [
      "kind",
      [
        ["A", 0, 3],
        ["B", 2, 3],
      ],
    ],
    ["shade", [["DARK", 2, 3]]],
  ]);
});

test("one number tells all of them, each beside the number of its origin", () => {
  expect(selectedBy(table, { number: 1 })).toEqual(["1"]);
  expect(selectedBy(table, { number: 9 })).toEqual(["mod"]);
  expect(selectedBy(table, { number: 1, bits: 1 })).toEqual(["1+wide"]);
  expect(selectedBy(table, { number: 9, bits: 1 })).toEqual(["mod+wide"]);
  expect(selectedBy(table, { number: 1, bits: 3 })).toEqual([]);
});

test("a field depends on one that a marker announces, and is not there without it", () => {
  const info = (hex: string) => {
    const bytes = Uint8Array.from(Buffer.from(hex.replaceAll(" ", ""), "hex"));
    const { value } = interpretDecode(table, 0, bytes, 0, bytes.length);
    expect(interpretEncode(table, 0, value as never)).toEqual(bytes);
    return value;
  };
  expect(info("01 09 00 00 00")).toEqual({ type: "info", number: 9 });
  expect(info("01 57 45 58 54 01 00 00 00 09 00 00 00")).toEqual({
    type: "info",
    bits: 1,
    number: 9,
  });
});

describe("an overlay's list names another one", () => {
  const deep = tableOf({
    "base.yaml": BASE,
    "mod.yaml": MOD,
    "deep.yaml": DEEP,
    "wide.yaml": WIDE,
  });

  test("which stands for all of its dialects, whatever the order of the files", () => {
    expect(deep.versions.toSorted()).toEqual(
      ["1", "mod", "1+wide", "mod+wide", "1+wide+deep", "mod+wide+deep", "mod+deep"].toSorted(),
    );
  });

  test("and its statements are in the text once", () => {
    const { text } = deep.messages.find(({ name }) => name === "info")!;
    const tokens = text!.entries!.map(({ token }) => token);
    expect(tokens.toSorted()).toEqual(["bits", "depth", "folder", "label"]);
  });

  test("and each combination is told by its fields together", () => {
    expect(selectedBy(deep, { number: 9, depth: 1 })).toEqual(["mod+deep"]);
    expect(selectedBy(deep, { number: 9, bits: 1, depth: 1 })).toEqual(["mod+wide+deep"]);
    expect(selectedBy(deep, { number: 1, bits: 1, depth: 1 })).toEqual(["1+wide+deep"]);
    expect(selectedBy(deep, { number: 9, bits: 1 })).toEqual(["mod+wide"]);
    expect(selectedBy(deep, { number: 1, depth: 1 })).toEqual([]);
  });
});

describe("an overlay names one bit of a number", () => {
  const FLAGS = `
protocol: flags
title: Flags
versions: ["1"]
messages:
  info:
    id: 1
    fields:
      - bits:
          { type: u32, marker: 0x54584557, selects: { 8: mod }, selects-bits: 0xb }
      - more: { type: u32, marker: 0x50454544, selects: { 0: "1" }, selects-bits: 0x1 }
      - number: { type: i32, selects: { 1: "1" } }
  lost: { id: 2 }
`;
  const overlay = (name: string, from: string, selected: string, rest = "") =>
    `extends: flags\ndialect: ${name}\nfrom: ${from}\ntitle: T\nselected: { ${selected} }\n${rest}`;
  const bits = tableOf({
    "flags.yaml": FLAGS,
    "a.yaml": overlay("mod", '"1"', "info.number: 1", "messages: { lost: { removed: true } }"),
    "b.yaml": overlay("high", "[mod]", "info.bits.1: 1, info.more.0: any"),
    "c.yaml": overlay(
      "low",
      "[mod, high]",
      "info.bits.3: 0",
      "messages: { lost: { joined: true } }",
    ),
    "d.yaml": overlay("far", "[mod, mod+low]", "info.more.0: 1"),
  });
  const MOD_BITS = { number: 1, bits: 8 };

  test("the others are as in what it comes from", () => {
    expect(selectedBy(bits, MOD_BITS)).toEqual(["mod"]);
    expect(selectedBy(bits, { ...MOD_BITS, bits: 10 })).toEqual(["mod+high"]);
    expect(selectedBy(bits, { ...MOD_BITS, bits: 2 })).toEqual(["mod+high+low"]);
    expect(selectedBy(bits, { ...MOD_BITS, more: 1 })).toEqual(["mod+far"]);
    expect(selectedBy(bits, { ...MOD_BITS, bits: 0, more: 1 })).toEqual(["mod+low+far"]);
    expect(selectedBy(bits, { ...MOD_BITS, bits: 9 })).toEqual([]);
  });

  test("or is said to tell nothing", () => {
    expect(selectedBy(bits, { ...MOD_BITS, bits: 10, more: 1 })).toEqual(["mod+high"]);
  });

  test("where none is set it is a dialect, which is not what is spoken without the mark", () => {
    expect(selectedBy(bits, { ...MOD_BITS, bits: 0 })).toEqual(["mod+low"]);
    expect(selectedBy(bits, { number: 1 })).toEqual(["1"]);
  });

  test("a message that is gone may be there again, and in what comes from that", () => {
    const lost = bits.messages.find(({ name }) => name === "lost")!;
    const names = bits.versions.filter((_, version) => layoutOf(lost, version) !== undefined);
    expect(names.toSorted()).toEqual(["1", "mod+low", "mod+high+low", "mod+low+far"].toSorted());
  });
});

test.each([
  ["a version that there is not", WIDE.replace('["1", mod]', '["1", other]'), /no version/],
  ["itself", WIDE.replace('["1", mod]', '["1", wide]'), /no version/],
  ["a message that nobody has", WIDE.replace("spark:", "gone:"), /no "gone"/],
])("%s is an error in the overlay's file", (_, wide, message) => {
  const files = { "base.yaml": BASE, "mod.yaml": MOD, "wide.yaml": wide };
  expect(() => tableOf(files)).toThrow(SchemaError);
  expect(() => tableOf(files)).toThrow(message);
  expect(() => tableOf(files)).toThrow(/wide\.yaml/);
});
