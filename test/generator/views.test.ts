import { afterAll, expect, test } from "vitest";
import { Reader } from "../../runtime/bytes/reader.ts";
import { resolveSchemas } from "../../generator/generate.ts";
import { loadTables } from "../../generator/load.ts";

// A dialect whose elements have something of which there is no view.
const SCHEMAS = new Map([
  [
    "packets.yaml",
    `protocol: packets
title: Packets
versions: ["1"]
structs:
  item:
    fields:
      - number: { type: u8, ends: 0 }
      - a: u8
messages:
  items: { id: 3, fields: [{ items: { list: item } }] }
  turns: { id: 0x80..0xff, fields: [{ m: { mask: id & 0x7f } }, { interleave: 2, of: { x: u8, f: f32 } }] }
`,
  ],
  [
    "packets-mod.yaml",
    `extends: packets
dialect: mod
from: "1"
title: A mod
structs:
  item: { changes: [{ after: a, add: [{ filler: { pad: 1 } }] }] }
`,
  ],
]);
const loaded = await loadTables(resolveSchemas(SCHEMAS));
afterAll(() => loaded.remove());

test.each([
  ["shown where they are", 0, [3, 1, 10, 2, 20, 0], "function"],
  [
    "decoded in a dialect that has of them what no view shows",
    1,
    [3, 1, 10, 0, 2, 20, 0, 0],
    "undefined",
  ],
])("elements of a list are %s", (_, version, bytes, copy) => {
  const codec = loaded.protocols[0]![version]!;
  const seen: unknown[] = [];
  const handlers = {
    items({ items }: { items: readonly { number: number; a: number }[] }) {
      for (const item of items)
        seen.push(item.number, item.a, typeof (item as { copy?: unknown }).copy);
    },
  };
  codec.visitAll(new Reader(new Uint8Array(bytes)), handlers as never, codec.scratch());
  expect(seen).toEqual([1, 10, copy, 2, 20, copy]);
});

test("a list that was empty is so in a copy, whatever comes after it", () => {
  const codec = loaded.protocols[0]![0]!;
  const kept: unknown[] = [];
  const handlers = { items: (message: { copy(): unknown }) => void kept.push(message.copy()) };
  const bytes = new Uint8Array([3, 0, 3, 1, 10, 0]);
  codec.visitAll(new Reader(bytes), handlers as never, codec.scratch());
  expect(kept).toMatchObject([{ items: [] }, { items: [{ number: 1, a: 10 }] }]);
});

test("floats of an array whose elements are apart say which NaN they are", () => {
  const codec = loaded.protocols[0]![0]!;
  const seen: unknown[] = [];
  const handlers = {
    turns: (message: object) =>
      void seen.push(
        typeof Reflect.get(message, "copy"),
        Reflect.get(message, "f"),
        Reflect.get(message, "fNaN"),
        "xNaN" in message,
      ),
  };
  // IEEE 754: 0x7f800001 is a NaN that is not quiet, 0x40000000 is 2, and 0x3f800000 is 1.
  const bytes = [
    0x80, 1, 1, 0, 0x80, 0x7f, 2, 0, 0, 0, 0x40, 0x80, 1, 0, 0, 0x80, 0x3f, 2, 0, 0, 0, 0x40,
  ];
  codec.visitAll(new Reader(new Uint8Array(bytes)), handlers as never, codec.scratch());
  expect(seen).toEqual([
    "function",
    [NaN, 2],
    [0x7f800001, 0x40000000],
    false,
    "function",
    [1, 2],
    undefined,
    false,
  ]);
});
