import { afterAll, expect, test } from "vitest";
import { emitTables, resolveSchemas } from "../../generator/generate.ts";
import { loadTables } from "../../generator/load.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";

// Two dialects that write positions and angles otherwise, and one of them a message of its own.
const DIALECT = (name: string, types: string) => `extends: packets
dialect: ${name}
from: "1"
title: ${name}
types:
${types}`;
const tables = resolveSchemas(
  new Map([
    [
      "packets.yaml",
      `protocol: packets
title: Packets
versions: ["1"]
types:
  coord: { type: i16, scale: 1/8 }
  turn: { type: i8, scale: 360/256 }
messages:
  spot: { id: 1, fields: [flags: { mask: u8 }, origin: "coord[3]", yaw: { type: turn, when: flags.1 }, last: u8] }
  place: { id: 2, fields: [{ interleave: 2, of: { at: coord, turned: turn } }] }
  print: { id: 3, fields: [letter: u8] }
`,
    ],
    ["packets-floats.yaml", DIALECT("floats", "  coord: { type: f32 }\n")],
    [
      "packets-long.yaml",
      DIALECT(
        "long",
        "  coord: { type: i32, scale: 1/16 }\n  turn: { type: i16, scale: 360/65536 }\n",
      ),
    ],
  ]),
);
const loaded = await loadTables(tables);
afterAll(() => loaded.remove());

// Positions tell their own length in one dialect, where one is called otherwise; another one has an effect more.
const scenes = resolveSchemas(
  new Map([
    [
      "scenes.yaml",
      `protocol: scenes
title: Scenes
versions: ["1"]
enums:
  kind: { values: { DUST: 0, SMOKE: 1, FLASH: 2, FIRE: 3, LASER: 4, RAY: 5, ROPE: 6 } }
types:
  coord: { type: i16, scale: 1/8 }
structs:
  spot:
    fields:
      - flags: { mask: u8 }
      - at: "coord[2]"
      - height: { type: coord, when: flags.0 }
messages:
  spots: { id: 1, fields: [spots: { list: spot, count: u8 }] }
  effect:
    id: 2
    fields:
      - kind: { type: u8, enum: kind }
      - switch: kind
        arms:
          spark: { is: [DUST, SMOKE, FLASH, FIRE], fields: [origin: "coord[2]"] }
          beam: { is: [LASER, RAY, ROPE], fields: [origin: "coord[2]", end: "coord[2]"] }
`,
    ],
    [
      "scenes-far.yaml",
      `extends: scenes
dialect: far
from: "1"
title: Far
types:
  coord: { type: vari23, scale: 1/8 }
  reach: { type: vari23, scale: 1/8 }
structs:
  spot: { changes: [{ alter: height, to: { type: reach } }] }
`,
    ],
    [
      "scenes-more.yaml",
      `extends: scenes
dialect: more
from: "1"
title: More
enums:
  kind: { values: { GLOW: 9 } }
types:
  coord: { type: i24me, scale: 1/8 }
messages:
  effect: { changes: [{ arm: spark, is: [GLOW] }] }
`,
    ],
  ]),
);
const shown = await loadTables(scenes);
afterAll(() => shown.remove());

test("dialects that differ in how they write numbers share the functions", async () => {
  const code = (await emitTables(tables)).get("packets.ts")!;
  for (const made of ["spotBy(COORD_F32, TURN_I8)", "spotBy(COORD_I32, TURN_I16)"])
    expect(code).toContain(made);
  expect(code).not.toMatch(/decode\w+From/);
});

test("each reads and writes them as it does", () => {
  const codecs = loaded.protocols[0]!;
  const spot = { type: "spot", flags: 2, origin: [1.5, -2, 3.25], yaw: 90, last: 7 };
  const place = { type: "place", at: [0.5, 1], turned: [45, -45] };
  const lengths = codecs.map((codec) =>
    [spot, place].map((message) => {
      const w = new Writer();
      codec.encode(w, message);
      const bytes = written(w);
      const r = new Reader(bytes);
      expect(codec.decode(r)).toEqual(message);
      expect(r.offset).toBe(bytes.length);
      expect(codec.skip(new Reader(bytes))).toBe(bytes[0]);
      const short = new Reader(bytes.subarray(0, -1));
      expect(() => codec.decode(short)).toThrow(/at byte/);
      return bytes.length;
    }),
  );
  expect(lengths).toEqual([
    [10, 7],
    [16, 11],
    [17, 13],
  ]);
});

test("the bits of a NaN are kept where a dialect has floats, and only there", () => {
  const floats = loaded.protocols[0]![1]!;
  const bytes = Uint8Array.of(2, 1, 0, 0xc0, 0x7f, 5, 0, 0, 0, 0, 6);
  const message = floats.decode(new Reader(bytes)) as { atNaN?: number[] };
  expect(message.atNaN).toEqual([0x7fc00001, 0]);
  const w = new Writer();
  floats.encode(w, message as never);
  expect(written(w)).toEqual(bytes);
});

test("numbers that tell their own length are told as those that do not, and tables of arms", async () => {
  const code = (await emitTables(scenes)).get("scenes.ts")!;
  expect(code).toContain("function spotBy(coord$: Form<number>)");
  expect(code).toMatch(/function effectBy\(\s*coord\$: Form<number>,\s*kindArms\$: /);
  expect(code).not.toMatch(/function decode(Spot|Effect)From/);
});

// 1 and -1 in eighths: as i24me, whose lowest byte is in the middle, and twice as many with a lowest bit that tells three bytes.
const [ONE, MINUS] = [
  [0, 8, 0],
  [0xff, 0xf8, 0xff],
];
const [NEAR, BEFORE] = [
  [16, 0],
  [0xf0, 0xff],
];

test.each([
  ["far", [1, 1, 1, ...NEAR, ...BEFORE, ...NEAR], [2, 3, ...NEAR, ...BEFORE]],
  ["more", [1, 1, 1, ...ONE, ...MINUS, ...ONE], [2, 9, ...ONE, ...MINUS]],
])("each has its own bytes for them: %s", (version, spots, effect) => {
  const codec = shown.protocols[0]!.find(({ table, from }) => table.versions[from] === version)!;
  const element = { flags: 1, at: [1, -1], height: 1 };
  for (const [bytes, message] of [
    [spots, { type: "spots", spots: [element] }],
    [effect, { type: "effect", kind: effect[1], origin: [1, -1] }],
  ] as const) {
    const r = new Reader(Uint8Array.from(bytes));
    expect(codec.decode(r)).toEqual(message);
    expect(r.offset).toBe(bytes.length);
    const again = new Reader(Uint8Array.from(bytes));
    codec.skip(again);
    expect(again.offset).toBe(bytes.length);
    const w = new Writer();
    codec.encode(w, message as never);
    expect([...written(w)]).toEqual(bytes);
    const short = new Reader(Uint8Array.from(bytes.slice(0, -1)));
    expect(() => codec.decode(short)).toThrow(/at byte/);
  }
});
