import { afterAll, expect, test } from "vitest";
import { blend } from "../../generator/emit/families/blend.ts";
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

test("numbers that differ are told by what the parameters tell", () => {
  const told = [
    { code: "coord.bytes", values: [2, 4] },
    { code: "turn.bytes", values: [1, 1] },
  ];
  expect(blend(["at + 7", "at + 13"], told)).toBe("at + (1 + 3 * coord.bytes)");
  expect(blend(["f1(0x20, 2)", "f1(0x20, 4)"], told)).toBe("f1(0x20, coord.bytes)");
  expect(blend(["a", "a"], told)).toBe("a");
});

test("what differs in anything else is not blended", () => {
  const told = [{ code: "coord.bytes", values: [2, 4] }];
  expect(blend(["at + 4", "at + 2"], told)).toBeUndefined();
  expect(blend(["x1", "x2"], told)).toBeUndefined();
  expect(blend(["a + 1", "a - 1"], told)).toBeUndefined();
  expect(blend(["a", "a; b"], told)).toBeUndefined();
});

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
