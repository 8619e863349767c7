import { afterAll, expect, test } from "vitest";
import { resolveSchemas } from "../../generator/generate.ts";
import { loadTables } from "../../generator/load.ts";
import { visitFields } from "../../runtime/fields/visit-fields.ts";

// Members on both sides of the offset up to which they are read in the quick way.
const SCHEMAS = new Map([
  [
    "far.yaml",
    `protocol: far
title: Far
versions: ["1"]
messages:
  row:
    id: 7
    fields:
      - many: u8[250]
      - before: u8
      - at: u16
      - last: { type: i16, scale: 1/8 }
      - after: i8
`,
  ],
]);
const loaded = await loadTables(resolveSchemas(SCHEMAS));
afterAll(() => loaded.remove());

test("members are found however far they are from the message's beginning", () => {
  const codec = loaded.protocols[0]![0]!;
  const row = (before: number) => [
    7,
    ...Array<number>(250).fill(9),
    before,
    0x34,
    0x12,
    4,
    0,
    0xff,
  ];
  const seen: unknown[] = [];
  const handlers = {
    row: {
      fields: ["after", "last", "at", "before"],
      visit: (m: Readonly<Record<string, unknown>>) => seen.push([m.before, m.at, m.last, m.after]),
    },
  };
  visitFields(codec, Uint8Array.from([...row(200), ...row(201)]), handlers as never);
  // 0x1234 = 4660; 4 eighths; 0xff = -1
  expect(seen).toEqual([
    [200, 4660, 0.5, -1],
    [201, 4660, 0.5, -1],
  ]);
});
