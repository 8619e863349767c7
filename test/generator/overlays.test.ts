import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSchemas } from "../../generator/schemas/files.ts";
import { resolveSchemas } from "../../generator/generate.ts";
import { interpretDecode, interpretEncode } from "../../runtime/interpret/interpret.ts";
import { selectingFields, versionsOfAll } from "../../runtime/table/facts/selection.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import { whole } from "../support/whole.ts";

/*
 * An overlay is the schema that one would write by hand: each kind of change beside the whole schema that it makes.
 */

const SCHEMA = join(import.meta.dirname, "..", "..", "schema");

const BASE = `
protocol: base
title: Base
versions: ["1", "2"]
enums:
  kind: { values: { A: 0, B: 1 } }
groups:
  place:
    - x: u8
    - y: u8
structs:
  item: { fields: [n: u8] }
messages:
  info: { id: 1, fields: [number: { type: u8, selects: { 1: "1..2" }, foreign: { 9: Nine, 7: Seven } }] }
  m:
    id: 2
    text: [label: name]
    fields:
      - flags: { mask: u8 }
      - a: u8
      - b: { type: u8, when: flags.0 }
      - split: u8
        into: { low: u4, high: u4 }
      - name: u8
      - use: place
  effect:
    id: 3
    fields:
      - kind: { type: u8, enum: kind }
      - switch: kind
        arms:
          one: { is: [A], fields: [x: u8] }
          rest: { otherwise: true }
  items: { id: 4, fields: [items: { list: item, count: u8 }] }
  old: { id: 5 }
`;

const OVERLAY = `
extends: base
dialect: mod
from: "2"
title: Mod
selected: { info.number: 9 }
enums:
  kind: { values: { B: 5, C: 6, D: 7 } }
  colour: { values: { RED: 1 } }
groups:
  place: { changes: [{ after: y, add: [z: u8] }] }
  pair: { fields: [p: u8, q: { type: u8, enum: colour }] }
structs:
  item: { changes: [{ before: n, add: [m: u16] }] }
messages:
  m:
    changes:
      - { alter: flags, to: { more: [{ bit: 7, type: u8 }] } }
      - { replace: a, by: [a: u16, a2: u8] }
      - { alter: low, to: { split: u16, into: { high: u12 } } }
      - { remove: name }
      - { before: high, add: [c: { type: u8, when: flags.8 }] }
    text: [third: c]
  effect:
    changes:
      - { arm: one, is: [C] }
      - { arm: two, is: [D], fields: [z: u16] }
  old: { removed: true }
  fresh: { id: 6, fields: [use: pair] }
  alike: { id: 7, like: m, changes: [{ remove: flags }, { remove: b }, { remove: c }] }
`;

function tableOf(files: Record<string, string>): Table {
  return resolveSchemas(new Map(Object.entries(files))).protocols[0]!;
}

const table = tableOf({ "base.yaml": BASE, "mod.yaml": OVERLAY });

/** What a message looks like on the wire in a version. */
function shapeIn(of: Table, message: string, version: string): unknown {
  const entry = [...of.messages, ...of.structs].find(({ name }) => name === message)!;
  return layoutOf(entry, of.versions.indexOf(version))?.fields;
}

test("the base is as it was", () => {
  const alone = tableOf({ "base.yaml": BASE });
  for (const { name } of [...alone.messages.slice(1), ...alone.structs])
    for (const version of ["1", "2"])
      expect(shapeIn(table, name, version), name).toEqual(shapeIn(alone, name, version));
});

/** Bytes in the dialect, and what they are, by the whole list of changes read by hand. */
test.each([
  ["01 09", { type: "info", number: 9 }],
  [
    "02 81 01 34 12 56 07 08 21 43 10 11 12",
    {
      type: "m",
      flags: 0x181,
      a: 0x1234,
      a2: 0x56,
      b: 7,
      c: 8,
      low: 1,
      high: 0x432,
      x: 16,
      y: 17,
      z: 18,
    },
  ],
  ["03 00 05", { type: "effect", kind: 0, x: 5 }],
  ["03 06 05", { type: "effect", kind: 6, x: 5 }],
  ["03 07 05 01", { type: "effect", kind: 7, z: 0x105 }],
  ["03 05", { type: "effect", kind: 5 }],
  ["04 01 02 01 03", { type: "items", items: [{ m: 0x102, n: 3 }] }],
  [
    "07 34 12 56 21 43 10 11 12",
    { type: "alike", a: 0x1234, a2: 0x56, low: 1, high: 0x432, x: 16, y: 17, z: 18 },
  ],
  ["06 01 02", { type: "fresh", p: 1, q: 2 }],
])("in the dialect %s is what the overlay says", (hex, value) => {
  const bytes = Uint8Array.from(Buffer.from(hex.replaceAll(" ", ""), "hex"));
  const version = table.versions.indexOf("mod");
  expect(interpretDecode(table, version, bytes, 0, bytes.length).value).toEqual(value);
  expect(interpretEncode(table, version, value as never)).toEqual(bytes);
});

test("what is removed is gone, and selected and foreign values are the overlay's", () => {
  expect(shapeIn(table, "old", "mod")).toBeUndefined();
  const [number] = shapeIn(table, "info", "2") as { selects: unknown; foreign: unknown }[];
  expect(number!.selects).toEqual([
    { value: 1, versions: { from: 0, to: 1 } },
    { value: 9, versions: { from: 2, to: 2 } },
  ]);
  expect(number!.foreign).toEqual([{ value: 7, name: "Seven" }]);
});

test("members without a statement follow in the text under their own names", () => {
  const { text } = table.messages.find(({ name }) => name === "m")!;
  expect(text!.entries!.map(({ token }) => token)).toEqual(
    "label third a a2 b low high x y z".split(" "),
  );
});

test("an overlay's fields share bits, ask for clear ones, and have bits in arms", () => {
  const schema = (fields: string, arms: string) => `
enums: { kind: { values: { A: 1, B: 2 } } }
messages:
  m: { id: 2, fields: [${fields}] }
  effect:
    id: 3
    fields:
      - flags: { mask: u8 }
      - kind: { type: u8, enum: kind }
      - switch: kind
        arms: { ${arms} }
`;
  const a = "flags: { mask: u8 }, a: { type: u8, when: flags.0 }";
  const one = "one: { is: [1], fields: [x: { type: u8, when: flags.0 }] }";
  const base = `protocol: base\ntitle: B\nversions: ["1"]\n${schema(`${a}, b: { type: u8, when: flags.1 }`, one)}`;
  const mod = `
extends: base
dialect: mod
from: "1"
title: M
messages:
  m:
    changes:
      - { alter: b, to: { unless: flags.0 } }
      - { after: b, add: [c: { type: u16, when: flags.0 }, d: { type: u8, unless: flags.2 }] }
  effect:
    changes: [{ arm: two, is: [B], fields: [y: { type: u16, unless: flags.0 }] }]
`;
  const b = "b: { type: u8, unless: flags.0 }";
  const more = "c: { type: u16, when: flags.0 }, d: { type: u8, unless: flags.2 }";
  const two = "two: { is: [2], fields: [y: { type: u16, unless: flags.0 }] }";
  const whole = `protocol: whole\ntitle: W\nversions: ["1"]\n${schema(`${a}, ${b}, ${more}`, `${one}, ${two}`)}`;
  const own = tableOf({ "base.yaml": base, "mod.yaml": mod });
  const byHand = tableOf({ "whole.yaml": whole });
  for (const message of ["m", "effect"])
    expect(shapeIn(own, message, "mod")).toEqual(shapeIn(byHand, message, "1"));
});

test("a dialect of a dialect has what that one has, whatever the order of the files", () => {
  const further = `
extends: base
dialect: more
from: mod
title: More
messages:
  m: { changes: [{ after: a2, add: [e: u8] }, { remove: c }] }
`;
  for (const name of ["a.yaml", "z.yaml"]) {
    const own = tableOf({ [name]: further, "base.yaml": BASE, "mod.yaml": OVERLAY });
    const names = (shapeIn(own, "m", "more") as { kind: string; name: string }[]).flatMap((f) =>
      f.kind === "value" ? [f.name] : [],
    );
    expect(names).toEqual(["a", "a2", "e", "b", "x", "y", "z"]);
    expect(shapeIn(own, "m", "mod")).toEqual(shapeIn(table, "m", "mod"));
  }
});

const FLAGS = `
extends: base
dialect: family
from: mod
title: Family
selected: { info.number: 20 }
messages:
  info:
    changes:
      - after: number
        everywhere: true
        add: [flags: { type: u8, if: { number: [20] }, selects: { 0: family }, selects-bits: 0xf }]
`;

const MEMBER = `
extends: base
dialect: family-5
from: family
title: Its fifth
selected: { info.number: 20, info.flags: 5 }
messages:
  m: { changes: [{ after: a2, add: [e: u8] }] }
`;

test("a dialect's field is everywhere where a number says whether it is there, and tells its dialects apart", () => {
  const files = { "base.yaml": BASE, "mod.yaml": OVERLAY, "f5.yaml": MEMBER, "f.yaml": FLAGS };
  const own = tableOf(files);
  const versions = ["1", "2", "mod", "family", "family-5"];
  expect(own.versions).toEqual(versions);
  for (const [version] of versions.entries())
    for (const [bytes, value] of [
      [[1, 9], { type: "info", number: 9, flags: undefined }],
      [[1, 20, 0x35], { type: "info", number: 20, flags: 0x35 }],
    ] as const)
      expect(interpretDecode(own, version, Uint8Array.from(bytes), 0, bytes.length).value).toEqual(
        value,
      );
  const [number, flags] = selectingFields(layoutOf(own.messages[0]!, 0)!.fields);
  const versionsBy = (members: object) => versionsOfAll([number!, flags!], { ...members });
  expect(versionsBy({ number: 9 })).toEqual([{ from: 2, to: 2 }]);
  expect(versionsBy({ number: 20, flags: 0x30 })).toEqual([{ from: 3, to: 3 }]);
  expect(versionsBy({ number: 20, flags: 0x35 })).toEqual([{ from: 4, to: 4 }]);
  expect(versionsBy({ number: 20, flags: 1 })).toEqual([]);
});

test("a dialect that is asked for is not among those that are tried", () => {
  const quiet = "extends: base\ndialect: quiet\nfrom: '2'\ntitle: Q\nmessages: { z: { id: 99 } }\n";
  const tried = tableOf({ "base.yaml": BASE, "quiet.yaml": quiet });
  expect(tried.unannounced).toEqual([{ version: 2, from: 1 }]);
  const explicitOnly = tableOf({
    "base.yaml": BASE,
    "quiet.yaml": `${quiet}explicit-only: true\n`,
  });
  expect(explicitOnly).toEqual({ ...tried, unannounced: undefined, explicitOnly: [2] });
});

test("errors in an overlay are told in its file", async () => {
  const all = await loadSchemas(SCHEMA);
  const needed = ["netquake.yaml", "netquake-666.yaml", "types.yaml", "directions.yaml"];
  const files = new Map([...all].filter(([name]) => needed.includes(name)));
  const text = files.get("netquake-666.yaml")!;
  files.set(
    "netquake-666.yaml",
    text.replace("weaponalpha: { type: u8", "weaponalpha: { type: u88"),
  );
  expect(() => resolveSchemas(files)).toThrow(/netquake-666\.yaml:\d+:\d+: there is no type "u88"/);
});

const BOX = `
container: box
title: Box
extension: .box
block: { fields: [messages: { type: bytes, to: end, carries: base }] }
`;

test("an overlay of another package's protocol brings what carries it, and nothing else of the package", () => {
  const mod = OVERLAY.replace("extends: base", "extends: pack/base").replaceAll("mod", "own");
  const other = BASE.replace("protocol: base", "protocol: other");
  const next = "extends: base\ndialect: next\nfrom: '2'\ntitle: N\nmessages: { z: { id: 99 } }\n";
  const packed = { "pack/base.yaml": BASE, "pack/next.yaml": next, "pack/other.yaml": other };
  const files = { ...packed, "pack/box.yaml": BOX, "own.yaml": mod };
  const tables = resolveSchemas(new Map(Object.entries(files)));
  expect(tables.protocols.map(({ name }) => name)).toEqual(["base"]);
  expect(tables.containers.map(({ name }) => name)).toEqual(["box"]);
  const [base] = tables.protocols;
  expect(base!.versions).toEqual(["1", "2", "next", "own"]);
  expect(shapeIn(base!, "m", "own")).toEqual(shapeIn(table, "m", "mod"));
});

test("a package that is not there is told", () => {
  const mod = OVERLAY.replace("extends: base", "extends: pack/base");
  expect(() => tableOf({ "base.yaml": BASE, "mod.yaml": mod })).toThrow(
    /there is no protocol "pack\/base"[^]*The package pack is not installed here/,
  );
});

whole("schemas of a package are read from its folder, as its code is found", async () => {
  const folder = mkdtempSync(join(tmpdir(), "demospec-overlay-"));
  try {
    mkdirSync(join(folder, "schema"));
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(join(SCHEMA, ".."), join(folder, "node_modules", "demospec"));
    const mod = `
extends: demospec/netquake
dialect: mod
from: "666"
title: A mod
selected: { serverinfo.serverversion: 77 }
messages:
  updateentity:
    changes:
      - { after: lerpfinish, add: [glow: { type: u8, when: flags.24, absent: 0 }] }
      - { alter: modelindex, to: { type: u16 } }
  spark: { id: 60, fields: [origin: "coord[3]"] }
`;
    writeFileSync(join(folder, "schema", "mod.yaml"), mod);
    const { protocols, containers } = resolveSchemas(await loadSchemas(join(folder, "schema")));
    expect(protocols.map(({ name }) => name)).toEqual(["netquake"]);
    expect(containers.map(({ name }) => name)).toEqual(["dem"]);
    expect(protocols[0]!.versions).toEqual(expect.arrayContaining(["1.09", "666", "mod"]));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("constants are added, and gaps, checksums and numbers of bits are altered", () => {
  const base = `
protocol: base
title: Base
versions: ["1"]
messages:
  info: { id: 1, fields: [number: { type: u8, selects: { 1: "1" }, foreign: { 9: Nine } }] }
  m:
    id: 2
    fields:
      - flags: { mask: u8 }
      - mode: { bits: [flags.0, flags.1] }
      - filler: { pad: 2 }
      - sum: { type: u8, checksum: sum-8 }
`;
  const mod = `
extends: base
dialect: mod
from: "1"
title: Mod
selected: { info.number: 9 }
messages:
  m:
    changes:
      - { alter: mode, to: { bits: [flags.7, flags.0] } }
      - { alter: filler, to: { pad: 1 } }
      - { alter: sum, to: { checksum: xor-8, through: flags } }
      - { before: filler, add: [{ constant: "M" }] }
`;
  const own = tableOf({ "base.yaml": base, "mod.yaml": mod });
  const fields = layoutOf(own.messages[1]!, 1)!.fields;
  expect(fields).toMatchObject([
    { kind: "mask" },
    { kind: "number", bits: [{ bit: 7 }, { bit: 0 }] },
    { kind: "constant", bytes: [0x4d] },
    { kind: "gap", pad: 1 },
    { kind: "checksum", algorithm: { name: "xor-8" }, through: "flags" },
  ]);
});
