import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { resolveSchemas } from "../../generator/index.ts";
import { interpreter } from "../../vectors/index.ts";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-protodef-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A description with the packets of one direction. */
async function importing(
  packets: Readonly<Record<string, unknown>>,
  types: object = {},
  ids: Readonly<Record<string, number>> = {},
) {
  const names = Object.keys(packets);
  const mappings = Object.fromEntries(
    names.map((name, i) => [`0x${(ids[name] ?? i).toString(16)}`, name]),
  );
  const fields = Object.fromEntries(names.map((name) => [name, `packet_${name}`]));
  const packet = [
    "container",
    [
      { name: "name", type: ["mapper", { type: "varint", mappings }] },
      { name: "params", type: ["switch", { compareTo: "name", fields }] },
    ],
  ];
  const own = Object.fromEntries(names.map((name) => [`packet_${name}`, packets[name]]));
  const text = JSON.stringify(
    { types, play: { toClient: { types: { ...own, packet } } } },
    undefined,
    1,
  );
  await writeFile(join(folder, "game.json"), text);
  const args = ["import", join(folder, "game.json"), "-o", join(folder, "my")];
  const { code, stdout, stderr } = await call(args);
  const schema = await readFile(join(folder, "my", "game_play_to_client.yaml"), "utf8").catch(
    () => "",
  );
  const lines = stderr.replaceAll(`${folder}/`, "").split("\n").filter(Boolean);
  return { code, lines, said: stdout.replaceAll(`${folder}/`, ""), schema };
}

/** Reads bytes by a schema, and writes them again. */
function held(schema: string, hex: string): unknown {
  const [table] = resolveSchemas(new Map([["game.yaml", schema]])).protocols;
  const codec = interpreter(table!);
  const bytes = Uint8Array.from(Buffer.from(hex.replaceAll(" ", ""), "hex"));
  const { value, end } = codec.decode(0, bytes);
  expect(end).toBe(bytes.length);
  expect(codec.encode(0, value)).toEqual(bytes);
  return value;
}

const TYPES = {
  string: ["pstring", { countType: "varint" }],
  slot: [
    "container",
    [
      { name: "blockId", type: "i16" },
      {
        anon: true,
        type: [
          "switch",
          {
            compareTo: "blockId",
            fields: { "-1": "void" },
            default: ["container", [{ name: "itemCount", type: "i8" }]],
          },
        ],
      },
    ],
  ],
  item: ["switch", { compareTo: "$compareTo", fields: { 0: "i8", 4: "string" } }],
  entry: [
    "entityMetadataLoop",
    {
      endVal: 127,
      type: [
        "container",
        [
          {
            anon: true,
            type: [
              "bitfield",
              [
                { name: "type", size: 3, signed: false },
                { name: "key", size: 5, signed: false },
              ],
            ],
          },
          { name: "value", type: ["item", { compareTo: "type" }] },
        ],
      ],
    },
  ],
};

/** Bytes are worked out by hand from ProtoDef's and Minecraft's public documents of their types. */
whole(
  "reads what ProtoDef's types and Minecraft's are, with names in the schema's form",
  async () => {
    const { code, lines, said, schema } = await importing(
      {
        first: [
          "container",
          [
            { name: "entityId", type: "varint" },
            { name: "atY", type: "i16" },
          ],
        ],
        inventory: [
          "container",
          [
            { name: "items", type: ["array", { countType: "i16", type: "slot" }] },
            { name: "title", type: ["option", "string"] },
          ],
        ],
        meta: ["container", [{ name: "metadata", type: "entry" }]],
        players: [
          "container",
          [
            {
              name: "action",
              type: ["mapper", { type: "varint", mappings: { 0: "add", 1: "drop" } }],
            },
            {
              name: "data",
              type: [
                "array",
                {
                  countType: "varint",
                  type: [
                    "container",
                    [
                      { name: "uuid", type: "UUID" },
                      {
                        name: "name",
                        type: [
                          "switch",
                          { compareTo: "../action", fields: { add: "string" }, default: "void" },
                        ],
                      },
                    ],
                  ],
                },
              ],
            },
          ],
        ],
        tag: ["container", [{ name: "nbt", type: "nbt" }]],
        nothing: ["container", []],
      },
      TYPES,
    );
    expect([code, lines]).toEqual([0, []]);
    expect(said).toBe("my/game_play_to_client.yaml: 6 of 6 packets whole\n");
    // 300 is ac 02 in groups of seven bits, the lowest first.
    expect(held(schema, "00 ac02 fffe")).toMatchObject({ type: "first", entity_id: 300, at_y: -2 });
    expect(held(schema, "01 0002 ffff 0005 40 01 02 6869")).toMatchObject({
      items: [{ block_id: -1 }, { block_id: 5, item_count: 64 }],
      has_title: 1,
      title: "hi",
    });
    expect(held(schema, "01 0000 00")).toMatchObject({ items: [], has_title: 0 });
    // The type has the three high bits: 0x82 is the type 4 of the key 2.
    expect(held(schema, "02 01 05 82 01 61 7f")).toMatchObject({
      metadata: [
        { key: 1, value_is_0: 5 },
        { type_value: 4, key: 2, value_is_4: "a" },
      ],
    });
    const id = "00112233445566778899aabbccddeeff";
    expect(held(schema, `03 00 01 ${id} 02 6162`)).toMatchObject({ data: [{ name: "ab" }] });
    expect(held(schema, `03 01 01 ${id}`)).toMatchObject({ action: 1, data: [{}] });
    // A compound named "a", with a short "b" of 5 and a list "c" of two bytes.
    expect(
      held(schema, "04 0a 0001 61 02 0001 62 0005 09 0001 63 01 00000002 07 08 00"),
    ).toMatchObject({
      nbt: {
        name: "a",
        compound: {
          entries: [
            { name: "b", short: 5 },
            { name: "c", items: { kind: 1, byte: [7, 8] } },
          ],
        },
      },
    });
    expect(held(schema, "05")).toMatchObject({ type: "nothing" });
  },
);

whole(
  "reads ends by a top bit, sets of a registry, choices by a member of a member, and ids of two bytes",
  async () => {
    const equipped = [
      "container",
      [
        { name: "slot", type: "i8" },
        { name: "item", type: "i16" },
      ],
    ];
    const flags = ["has_more", "is_new"];
    const ids = {
      base: { name: "name", type: "string" },
      otherwise: { name: "ids", type: "varint" },
    };
    const { code, lines, schema } = await importing(
      {
        equipment: [
          "container",
          [{ name: "all", type: ["topBitSetTerminatedArray", { type: equipped }] }],
        ],
        set: ["container", [{ name: "blocks", type: ["option", ["registryEntryHolderSet", ids]] }]],
        players: [
          "container",
          [
            { name: "action", type: ["bitflags", { type: "u8", flags }] },
            {
              name: "data",
              type: [
                "array",
                {
                  countType: "varint",
                  type: [
                    "container",
                    [
                      { name: "id", type: "u8" },
                      {
                        name: "more",
                        type: [
                          "switch",
                          {
                            compareTo: "../action/has_more",
                            fields: { true: "u8" },
                            default: "void",
                          },
                        ],
                      },
                    ],
                  ],
                },
              ],
            },
          ],
        ],
        far: ["container", [{ name: "value", type: "u8" }]],
        gone: ["container", [{ name: "ids", type: ["array", { countType: "u8", type: "UUID" }] }]],
      },
      { string: ["pstring", { countType: "varint" }] },
      { far: 130 },
    );
    expect([code, lines]).toEqual([0, []]);
    // The top bit of the first byte is set where another element follows.
    expect(held(schema, "00 82 0005 03 0006")).toMatchObject({
      all: [
        { slot: 2, item: 5 },
        { slot: 3, item: 6 },
      ],
    });
    // 0 announces the name; 3 is one more than there are.
    expect(held(schema, "01 01 00 02 6869")).toMatchObject({ blocks_count: 0, blocks_name: "hi" });
    expect(held(schema, "01 01 03 07 ac02")).toMatchObject({ blocks_ids: [7, 300] });
    expect(held(schema, "01 00")).toMatchObject({ has_blocks: 0 });
    expect(held(schema, "02 01 02 07 aa 08 bb")).toMatchObject({
      action: { has_more: true },
      data: [
        { id: 7, more: 0xaa },
        { id: 8, more: 0xbb },
      ],
    });
    expect(held(schema, "02 02 01 07")).toMatchObject({ data: [{ id: 7 }] });
    expect(held(schema, `04 01 ${"ab".repeat(16)}`)).toMatchObject({
      ids: [{ value: new Uint8Array(16).fill(0xab) }],
    });
    // 130 is 82 01 in groups of seven bits.
    expect(held(schema, "8201 2a")).toMatchObject({ type: "far", value: 42 });
  },
);

it("lists what it does not take, with its line, and keeps it as bytes", async () => {
  const { code, lines, said, schema } = await importing(
    {
      chosen: [
        "container",
        [
          { name: "kind", type: "string" },
          { name: "data", type: ["switch", { compareTo: "kind", fields: { a: "u8" } }] },
        ],
      ],
      equipment: [
        "container",
        [
          { name: "id", type: "u8" },
          { name: "all", type: ["topBitSetTerminatedArray", { type: "i16" }] },
        ],
      ],
      place: [
        "container",
        [
          {
            name: "at",
            type: [
              "bitfield",
              [
                { name: "x", size: 26, signed: true },
                { name: "z", size: 26, signed: true },
                { name: "y", size: 12, signed: true },
              ],
            ],
          },
        ],
      ],
    },
    { string: ["pstring", { countType: "varint" }] },
  );
  expect(code).toBe(0);
  expect(said).toBe("my/game_play_to_client.yaml: 1 of 3 packets whole\n");
  expect(lines).toEqual([
    expect.stringMatching(
      /^game\.json:\d+: "data" of "chosen": a choice by "kind", which is no integer: it is kept/,
    ),
    expect.stringMatching(
      /^game\.json:\d+: "all" of "equipment": elements that do not begin with a byte: it is kept/,
    ),
  ]);
  expect(held(schema, "01 07 0102")).toMatchObject({ id: 7, rest: Uint8Array.of(1, 2) });
  // wiki.vg's example of a position.
  expect(held(schema, "02 4607632c15b4833f")).toMatchObject({
    at: { x: 18357644, z: -20882616, y: 831 },
  });
});

it("says what is no such description", async () => {
  const wrong = async (text: string) => {
    await writeFile(join(folder, "wrong.json"), text);
    const { code, stderr } = await call(["import", join(folder, "wrong.json"), "-o", folder]);
    return [code, stderr.replaceAll(`${folder}/`, "")];
  };
  expect(await wrong('{ "types": {\n  "a": [ }')).toEqual([
    1,
    expect.stringMatching(/^error: wrong\.json:2: /),
  ]);
  expect(await wrong("{}")).toEqual([
    1,
    'error: wrong.json: it has no packets: a type "packet" says by a mapper and a switch which id is which\n',
  ]);
});
