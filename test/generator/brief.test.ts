import { afterAll, expect, test } from "vitest";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { EncodeError } from "../../runtime/errors/errors.ts";
import { emitTables, resolveSchemas } from "../../generator/generate.ts";
import { loadTables } from "../../generator/load.ts";

// A dialect writes what the plain version has, and a member more: what both have, they have alike.
const SCHEMAS = new Map([
  [
    "game.yaml",
    `protocol: game
title: A game
versions: ["1"]
types:
  place: { type: i24me, scale: 1/8 }
  reach: { type: vari23, scale: 1/8 }
structs:
  element:
    fields:
      - number: { type: u8, ends: 0 }
      - at: place
messages:
  entity:
    id: 1
    fields:
      - flags: { mask: u16 }
      - model: { type: u8, wide: { when: flags.1, type: u16 } }
      - speed: "i16[3]"
      - remove: { bit: flags.0, terminates: true }
      - frame: { type: i16, when: flags.2 }
      - skin: { widths: { flags.3: u8, flags.4: i16, both: i32 } }
      - effects: { widths: { flags.5: u8, flags.15: i16, both: i32 } }
      - height: { type: place, when: flags.6 }
      - origin: { type: "place[3]", when: flags.7 }
      - share: { type: f32, when: flags.8 }
  effect:
    id: 2
    fields:
      - kind: u8
      - switch: kind
        arms:
          spark: { is: [0, 1, 2, 3, 200], fields: [origin: "place[3]"] }
          beam: { is: [4, 5, 6], fields: [origin: "place[3]", end: "place[3]"] }
  crowd:
    id: 3
    fields:
      - many: { list: element }
      - few: { list: element }
  walk:
    id: 4
    fields:
      - flags: { mask: u8 }
      - way: "reach[3]"
      - near: reach
      - a: { type: u8, when: flags.0 }
      - b: { type: u8, when: flags.1 }
      - c: { type: u8, when: flags.2 }
      - d: { type: u8, when: flags.3 }
`,
  ],
  [
    "game-mod.yaml",
    `extends: game
dialect: mod
from: "1"
title: A mod
messages:
  entity: { changes: [{ after: share, add: [glow: { type: u8, when: flags.9 }] }] }
  effect: { changes: [{ after: kind, add: [glow: { type: u8, if: { kind: [6] } }] }] }
  walk: { changes: [{ after: d, add: [glow: { type: u8, when: flags.4 }] }] }
  crowd: { changes: [{ after: few, add: [glow: { type: bytes, to: end }] }] }
`,
  ],
]);
const tables = resolveSchemas(SCHEMAS);
const loaded = await loadTables(tables);
afterAll(() => loaded.remove());
const [plain, mod] = loaded.protocols[0]!;

const THERE = { type: "entity", remove: false, model: 300, speed: [1, -2, 3] };
const GONE = { ...THERE, remove: true };
const EFFECTS = [
  { type: "effect", kind: 200, origin: [1, 2, 3] },
  { type: "effect", kind: 5, origin: [1, 2, 3], end: [-1, -2, -3] },
];
const CROWD = {
  type: "crowd",
  many: [1, 2].map((number) => ({ number, at: -1 })),
  few: [],
  glow: new Uint8Array(0),
};
const ENTITIES = [
  GONE,
  { ...THERE, model: 3 },
  { ...THERE, frame: -2, height: -1.125, origin: [0.125, -4096, 4096], share: 0.5 },
  ...[1, -300, 70_000].flatMap((skin) =>
    [1, -300, 70_000].map((effects) => ({ ...THERE, skin, effects })),
  ),
];

function encoded(codec: typeof plain, message: object): number[] {
  const writer = new Writer();
  codec!.encode(writer, message as never);
  return [...written(writer)];
}

test.each([...ENTITIES, ...EFFECTS, CROWD])(
  "a dialect's code reads and writes as the plain version's: %j",
  (message) => {
    const bytes = encoded(plain, message);
    expect(encoded(mod, message)).toEqual(bytes);
    const [one, other] = [plain, mod].map((codec) =>
      codec!.decode(new Reader(Uint8Array.from(bytes))),
    );
    expect(other).toMatchObject(one!);
    expect(one).toMatchObject(message.type === "crowd" ? { many: CROWD.many } : message);
    const reader = new Reader(Uint8Array.from(bytes));
    mod!.skip(reader);
    expect(reader.offset).toBe(bytes.length);
  },
);

// 1, -1 and 4096 in eighths, twice as many with a lowest bit that tells three bytes; 5 eighths in one more than it takes.
const WALK = [4, 0b101, 16, 0, 0xf0, 0xff, 1, 0, 1, 0x0b, 0, 0, 7, 9];

test.each([plain, mod])("numbers that tell their own width come back as they were", (codec) => {
  const message = codec!.decode(new Reader(Uint8Array.from(WALK)));
  const expected = {
    way: [1, -1, 4096],
    wayWidth: undefined,
    near: 0.625,
    nearWidth: 3,
    a: 7,
    c: 9,
  };
  expect(message).toMatchObject(expected);
  expect(encoded(codec, message)).toEqual(WALK);
  expect(() => encoded(codec, { ...message, way: [1, -1] })).toThrow(EncodeError);
});

test("members after which nothing moves are read inside the literal", async () => {
  const code = (await emitTables(tables)).get("game.ts")!;
  const [before, after] = code
    .split("function decodeWalkFrommod(")[1]!
    .split("const message$: Walk = {");
  expect(before).not.toMatch(/const [abcd] = /);
  expect(after).toMatch(/^[^;]*\bd: [^;]*\bglow: [^;]*\};\s*r\.offset = at;/);
});

test("and refuses what is beside a bit that stops", () => {
  expect(() => encoded(mod, { ...GONE, frame: 1 })).toThrow(EncodeError);
});

test("and says once what the plain version's says at each place", async () => {
  const code = (await emitTables(tables)).get("game.ts")!;
  const linesOf = (name: string) => {
    const start = code.indexOf(`function ${name}(`);
    expect(start, name).toBeGreaterThan(0);
    return code.slice(start, code.indexOf("\n}\n", start)).split("\n").length;
  };
  expect(linesOf("skipEffectFrommod")).toBeLessThan(linesOf("skipEffect"));
  for (const verb of ["decode", "encode"])
    expect(linesOf(`${verb}EntityFrommod`)).toBeLessThan(0.7 * linesOf(`${verb}Entity`));
});
