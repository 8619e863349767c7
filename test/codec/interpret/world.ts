import { coord, flags, i16, i8, int, u16, u32, u8 } from "./types.ts";
import {
  BYTES,
  COMMANDS,
  FOUR_LESS,
  HIGH,
  ITEMS,
  NAILS,
  PAIRS,
  PLAYERS,
  STRUCTS,
  WORDS,
  list,
  open,
  part,
  u16be,
  u32be,
  u4,
} from "./world-structs.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { Table } from "../../../runtime/table/table.ts";

const EVENT: readonly Field[] = [
  {
    kind: "split",
    wire: u8,
    parts: [
      { name: "event", type: u4 },
      { name: "weight", type: u4 },
    ],
  },
  {
    kind: "switch",
    on: "event",
    arms: [
      { name: "quiet", values: [0, 1], fields: [{ kind: "value", name: "pause", type: u8 }] },
      {
        name: "loud",
        values: [2],
        fields: [
          { kind: "value", name: "what", type: u8 },
          {
            kind: "switch",
            on: "what",
            arms: [
              { name: "bang", values: [7], fields: [{ kind: "value", name: "at", type: coord }] },
              { name: "other", values: [], otherwise: true, fields: [] },
            ],
          },
        ],
      },
      {
        name: "unknown",
        values: [],
        otherwise: true,
        fields: [{ kind: "value", name: "rest", type: { kind: "bytes", name: "bytes" } }],
      },
    ],
  },
];

const WORLD_MESSAGES: readonly (readonly [string, readonly Field[]])[] = [
  ["words", [{ kind: "value", name: "entities", type: list(WORDS, "element") }]],
  ["bytes", [{ kind: "value", name: "entities", type: list(BYTES, "element") }]],
  ["nails", [{ kind: "value", name: "nails", type: list(NAILS, u8) }]],
  [
    "move",
    [
      {
        kind: "mask",
        name: "m",
        parts: [{ from: u8, bits: 8, at: 0 }],
        hint: 0xfc,
        unused: 0xfc,
        defaultValue: 0,
      },
      {
        kind: "value",
        name: "first",
        type: { kind: "struct", name: "command", struct: COMMANDS! },
      },
      {
        kind: "value",
        name: "second",
        type: { kind: "struct", name: "command", struct: COMMANDS! },
        presence: { kind: "bit", mask: "m", bit: 0 },
      },
      {
        kind: "value",
        name: "more",
        type: list(BYTES, "element"),
        presence: { kind: "bit", mask: "m", bit: 1 },
      },
      { kind: "value", name: "players", type: list(PLAYERS, u8) },
    ],
  ],
  [
    "stats",
    [
      {
        kind: "mask",
        name: "bits",
        parts: [{ from: u32, bits: 32, at: 0 }],
        hint: 0,
        unused: 0,
        defaultValue: 0,
      },
      {
        kind: "value",
        name: "stats",
        type: { kind: "sparse", name: "i16", of: i16, mask: "bits" },
        max: 200,
      },
    ],
  ],
  ["pairs", [{ kind: "value", name: "pairs", type: list(PAIRS, "bytes") }]],
  [
    "tail",
    [
      { kind: "value", name: "a", type: open },
      { kind: "value", name: "b", type: u8, presence: { kind: "more" } },
      { kind: "value", name: "c", type: open, presence: { kind: "more" } },
      { kind: "value", name: "rest", type: list(ITEMS, "bytes") },
    ],
  ],
  [
    "sized",
    [
      { kind: "length", name: "size", type: i8 },
      { kind: "value", name: "word", type: open },
      { kind: "value", name: "data", type: { kind: "bytes", name: "bytes" } },
    ],
  ],
  [
    "exact",
    [
      { kind: "length", name: "size", type: u8 },
      { kind: "value", name: "a", type: u16 },
      { kind: "value", name: "b", type: open },
    ],
  ],
  [
    "chunk",
    [
      { kind: "length", name: "size", type: i16, of: "data", none: -1 },
      { kind: "value", name: "percent", type: u8 },
      {
        kind: "value",
        name: "data",
        type: { kind: "bytes", name: "bytes", length: "size", none: -1 },
      },
    ],
  ],
  ["event", EVENT],
  [
    "hello",
    [
      { kind: "value", name: "kind", type: u8, selectsFlavor: [{ value: 2, flavor: 1 }] },
      { kind: "value", name: "normal", type: int("u8", 8, false, { vectors: 0 }) },
      {
        kind: "value",
        name: "table",
        type: { kind: "array", name: "u16[256]", of: u16, count: 256 },
      },
    ],
  ],
];

/** Integers whose highest byte comes first, in words of which parts have bits in several bytes, too. */
const HIGH_FIRST: readonly Field[] = [
  {
    kind: "split",
    wire: u32be,
    parts: [
      { name: "a", type: int("u13", 13, false) },
      { name: "flags", type: int("u9", 9, false), isMask: true },
      { name: "b", type: int("i10", 10, true) },
    ],
  },
  {
    kind: "mask",
    name: "flags",
    parts: [{ from: "split", bits: 9, at: 0 }, part(u16be, 16, 8)],
    hint: 2 ** 32 - 2 ** 16 + 0x1fc,
    unused: 2 ** 32 - 2 ** 16 + 0x0fc,
    defaultValue: 0,
  },
  {
    kind: "value",
    name: "c",
    type: int("i16be", 16, true, HIGH),
    presence: { kind: "bit", ...flags(0) },
  },
  { kind: "bit", name: "d", bit: flags(1) },
  {
    kind: "split",
    wire: u32be,
    parts: [
      { name: "e", type: u8 },
      { name: "f", type: int("u24", 24, false) },
    ],
  },
  { kind: "length", name: "size", type: int("u16be", 16, false, { ...HIGH, scale: FOUR_LESS }) },
  { kind: "value", name: "g", type: { kind: "array", name: "u32be[2]", of: u32be, count: 2 } },
  { kind: "value", name: "rest", type: { kind: "bytes", name: "bytes" } },
];

/** A message that a bit of the id gives a number. */
const HURRY = {
  name: "hurry",
  source: "world.yaml:2",
  layouts: [
    {
      from: 0,
      to: 3,
      id: [0x70, 0x70] as const,
      idBit: 7,
      fields: [
        {
          kind: "mask",
          name: "id$7",
          hidden: true,
          parts: [{ from: "id", bits: 1, at: 0, low: 7 }],
          hint: 0,
          unused: 0,
          defaultValue: 0,
        },
        {
          kind: "value",
          name: "sequence",
          type: u16,
          presence: { kind: "bit", mask: "id$7", bit: 0 },
        },
      ] satisfies Field[],
    },
  ],
};

/** A protocol of structs, lists, stops and whatever else QuakeWorld and Quake II need. */
export const WORLD: Table = {
  name: "world",
  kind: "protocol",
  title: "A protocol of structs",
  versions: ["1", "2", "server 1", "server 2"],
  current: 1,
  flavors: [
    { name: "client", from: 0, to: 1, base: 0 },
    { name: "server", from: 2, to: 3, base: 0 },
  ],
  structs: STRUCTS,
  vectors: [
    {
      name: "normals",
      values: [
        [1, 0, 0],
        [0.5, 0, 0.86],
      ],
    },
  ],
  enums: [],
  messages: [
    ...WORLD_MESSAGES.map(([name, fields], index) => ({
      name,
      source: "world.yaml:3",
      layouts: [{ from: 0, to: 3, id: [index + 1, index + 1] as const, fields }],
    })),
    HURRY,
    {
      name: "high_first",
      source: "world.yaml:4",
      layouts: [{ from: 0, to: 3, id: [0x71, 0x71], fields: HIGH_FIRST }],
    },
  ],
};
