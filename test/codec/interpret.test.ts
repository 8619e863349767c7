import { presenceBy, type Widths } from "../../runtime/table/fields/presence.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { branchesOf } from "../../runtime/branches/branches.ts";
import { DecodeError, EncodeError, UnknownProtocolError } from "../../runtime/errors/errors.ts";
import { explainDecode, explainEncode } from "../../runtime/explain.ts";
import { companionFields } from "../../runtime/table/hints.ts";
import { withoutHints } from "../../runtime/canonical/without-hints.ts";
import {
  interpretDecode,
  interpretEncode,
  leaves,
  type Node,
} from "../../runtime/interpret/interpret.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { enumNameOf, noArmReason } from "../../runtime/errors/reasons.ts";
import { beforeMember, endMember, nanMember, openMember } from "../../runtime/table/members.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import { idsOf, layoutOf } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import { readString, readStrings, writeString, writeStrings } from "../../runtime/bytes/text.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { runs } from "../support/runs.ts";
import { whole } from "../support/whole.ts";

// ---- tables that use every kind of field

function int(name: string, bits: number, signed: boolean, rest: Partial<IntType> = {}): IntType {
  return { kind: "int", name, bits, signed, ...rest };
}

const u8 = int("u8", 8, false);
const i8 = int("i8", 8, true);
const u16 = int("u16", 16, false);
const i16 = int("i16", 16, true);
const u32 = int("u32", 32, false);
const i32 = int("i32", 32, true);
const coord = int("coord", 16, true, { scale: { num: 1, den: 8, plus: 0 } });
const volume = int("volume", 8, false, { scale: { num: 1, den: 255, plus: 0 } });
const falling = int("falling", 8, true, { scale: { num: -3, den: 4, plus: 10 } });
const effect = int("u8", 8, false, { enum: 0 });
const f32 = { kind: "float", name: "f32" } as const;
const text = { kind: "string", name: "text", cut: 7 } as const;
const flags = (bit: number) => ({ mask: "flags", bit });

function always(id: number, fields: readonly Field[]) {
  return [{ from: 0, to: 2, id: [id, id] as const, fields }];
}

const SOUND: readonly Field[] = [
  {
    kind: "mask",
    name: "flags",
    parts: [{ from: u8, bits: 8, at: 0 }],
    hint: 0xfc,
    unused: 0xfc,
    defaultValue: 0,
  },
  {
    kind: "value",
    name: "volume",
    type: volume,
    presence: { kind: "bit", ...flags(0) },
    absent: 1,
  },
  { kind: "value", name: "fall", type: falling, presence: { kind: "bit", ...flags(1) } },
  {
    kind: "split",
    wire: u16,
    parts: [
      { name: "channel", type: int("i3", 3, true) },
      { name: "entity", type: int("u13", 13, false) },
    ],
  },
  { kind: "value", name: "origin", type: { kind: "array", name: "coord[3]", of: coord, count: 3 } },
];

const UPDATE: readonly Field[] = [
  {
    kind: "mask",
    name: "flags",
    parts: [
      { from: "id", bits: 7, at: 0 },
      { from: u8, bits: 8, at: 7, when: 0 },
      { from: u16, bits: 16, at: 15, when: 14 },
    ],
    hint: 0x3fff_f00b,
    unused: 0x3fff_0008,
    defaultValue: 1 << 3,
  },
  { kind: "value", name: "entity", type: u8, wide: { when: flags(1), type: u16 }, max: 600 },
  {
    kind: "value",
    name: "frame",
    type: u8,
    presence: { kind: "bit", ...flags(6) },
    absent: "baseline.frame",
  },
  {
    kind: "value",
    name: "skin",
    type: i8,
    presence: { kind: "bit", ...flags(7) },
    wide: { when: flags(12), type: i16 },
  },
  { kind: "value", name: "label", type: text, presence: { kind: "bit", ...flags(8) } },
  { kind: "value", name: "alpha", type: f32, presence: { kind: "bit", ...flags(9) } },
  { kind: "bit", name: "nolerp", bit: flags(5) },
  { kind: "bit", name: "glow", bit: flags(10) },
  { kind: "bit", name: "high", bit: flags(30) },
  { kind: "value", name: "color", type: u8, presence: { kind: "bit", ...flags(2) } },
  { kind: "value", name: "step", type: u8, presence: { kind: "bit", ...flags(4) } },
  { kind: "value", name: "a", type: u8, presence: { kind: "bit", ...flags(11) } },
  { kind: "value", name: "b", type: u8, wide: { when: flags(13), type: coord } },
  { kind: "value", name: "c", type: u32, wide: { when: flags(15), type: u32 } },
];

const POINT = { name: "point", values: [0, 1, 4] } as const;
const AT = { kind: "value", name: "at", type: coord } as const;
const MASKED: readonly Field[] = [
  {
    kind: "mask",
    name: "more",
    parts: [{ from: u8, bits: 8, at: 0 }],
    hint: 0xfe,
    unused: 0xfe,
    defaultValue: 0x02,
  },
  { kind: "value", name: "width", type: u8, presence: { kind: "bit", mask: "more", bit: 0 } },
];

function effectFields(values: readonly number[]): readonly Field[] {
  return [
    { kind: "value", name: "effect", type: effect },
    {
      kind: "switch",
      on: "effect",
      arms: [
        { ...POINT, fields: [AT] },
        { name: "beam", values, fields: [{ ...AT, type: i32 }, ...MASKED] },
      ],
    },
  ];
}

const PROTOCOL: Table = {
  name: "petnet",
  kind: "protocol",
  title: "A protocol for tests",
  versions: ["1.06", "1.07", "1.08"],
  current: 2,
  structs: [],
  vectors: [],
  enums: [
    {
      name: "effect",
      values: [
        { from: 0, to: 2, name: "PUFF", value: 0 },
        { from: 2, to: 2, name: "BEAM2", value: 9 },
      ],
    },
  ],
  messages: [
    { name: "nop", source: "petnet.yaml:1", illegal: "never sent", layouts: always(1, []) },
    { name: "sound", source: "petnet.yaml:2", layouts: always(6, SOUND) },
    {
      name: "update",
      source: "petnet.yaml:3",
      layouts: [{ from: 0, to: 2, id: [0x80, 0xff], fields: UPDATE }],
    },
    {
      name: "print",
      source: "petnet.yaml:4",
      layouts: always(8, [{ kind: "value", name: "text", type: text }]),
    },
    {
      name: "lists",
      source: "petnet.yaml:5",
      layouts: always(9, [
        { kind: "value", name: "models", type: { kind: "strings", name: "texts", cut: 7 } },
        { kind: "value", name: "sounds", type: { kind: "strings", name: "texts", cut: 7 } },
      ]),
    },
    {
      name: "turn",
      source: "petnet.yaml:6",
      layouts: always(10, [
        { kind: "value", name: "time", type: f32 },
        {
          kind: "value",
          name: "angles",
          type: { kind: "array", name: "f32[3]", of: f32, count: 3 },
        },
      ]),
    },
    {
      name: "info",
      source: "petnet.yaml:7",
      layouts: always(11, [
        {
          kind: "value",
          name: "protocol",
          type: i32,
          selects: [
            { value: 15, versions: { from: 0, to: 1 } },
            { value: 16, versions: { from: 2, to: 2 } },
          ],
        },
      ]),
    },
    {
      name: "baseline",
      source: "petnet.yaml:8",
      layouts: always(22, [
        {
          kind: "interleave",
          count: 3,
          fields: [
            { name: "origin", type: coord },
            { name: "angles", type: i8 },
          ],
        },
      ]),
    },
    {
      name: "temp",
      source: "petnet.yaml:9",
      layouts: [
        { from: 0, to: 1, id: [23, 23], fields: effectFields([2, 3]) },
        { from: 2, to: 2, id: [23, 23], fields: effectFields([2, 3, 9]) },
      ],
    },
    {
      name: "cutscene",
      source: "petnet.yaml:10",
      layouts: [{ from: 1, to: 2, id: [0x22, 0x22], fields: [] }],
    },
    {
      name: "old",
      source: "petnet.yaml:11",
      layouts: [{ from: 0, to: 0, id: [0x23, 0x23], fields: [] }],
    },
  ],
};

const CONTAINER: Table = {
  name: "tape",
  kind: "container",
  title: "A container for tests",
  versions: ["1"],
  current: 0,
  structs: [],
  vectors: [],
  enums: [],
  messages: [
    {
      name: "block",
      source: "tape.yaml:1",
      layouts: [
        {
          from: 0,
          to: 0,
          fields: [
            { kind: "length", name: "size", type: i16, of: "data" },
            {
              kind: "value",
              name: "angles",
              type: { kind: "array", name: "f32[3]", of: f32, count: 3 },
            },
            { kind: "value", name: "data", type: { kind: "bytes", name: "bytes", length: "size" } },
          ],
        },
      ],
    },
  ],
};

// ---- a table of structs, lists, stops and whatever else QuakeWorld and Quake II need

const u4 = int("u4", 4, false);
const u12 = int("u12", 12, false);
const HIGH = { bigEndian: true } as const;
const u16be = int("u16be", 16, false, HIGH);
const u32be = int("u32be", 32, false, HIGH);
const FOUR_LESS = { num: 1, den: 1, plus: -4 } as const;
const open = { kind: "string", name: "open", cut: 5, open: true } as const;

function part(type: IntType, at: number, when: number) {
  return { from: type, bits: type.bits, at, when };
}

function bitsOf(...bits: number[]): number {
  return bits.reduce((sum, bit) => sum + 2 ** bit, 0);
}

/** QuakeWorld's: a word of a number and a mask, 0 ends the list. */
const WORD_ENTITY: readonly Field[] = [
  {
    kind: "split",
    wire: u16,
    parts: [
      { name: "number", type: int("u9", 9, false) },
      { name: "flags", type: int("u7", 7, false), isMask: true },
    ],
    ends: 0,
  },
  {
    kind: "mask",
    name: "flags",
    parts: [
      { from: "split", bits: 7, at: 9 },
      { ...part(u8, 0, 15), unless: 14 },
    ],
    hint: bitsOf(0, 1, 3, 4, 5, 6, 7, 10, 11, 12, 15),
    unused: bitsOf(0, 1, 3, 4, 5, 6, 7, 10, 11, 12),
    defaultValue: 0,
  },
  { kind: "bit", name: "remove", bit: flags(14) },
  { kind: "terminator", bit: flags(14), live: "flags$live" },
  { kind: "value", name: "model", type: u8, presence: { kind: "bit", mask: "flags$live", bit: 2 } },
  {
    kind: "value",
    name: "origin1",
    type: coord,
    presence: { kind: "bit", mask: "flags$live", bit: 9 },
  },
  {
    kind: "value",
    name: "frame",
    type: u8,
    presence: { kind: "bit", mask: "flags$live", bit: 13 },
  },
];

/** Quake II's: a mask before a number that may be wide, 0 ends the list. */
const BYTE_ENTITY: readonly Field[] = [
  {
    kind: "mask",
    name: "flags",
    parts: [{ from: u8, bits: 8, at: 0 }, part(u8, 8, 7), part(u8, 16, 15), part(u8, 24, 23)],
    hint: 2 ** 32 - 1 - bitsOf(4, 6, 9, 16, 17, 25, 26),
    unused: 2 ** 32 - 1 - bitsOf(4, 6, 7, 8, 9, 15, 16, 17, 23, 25, 26),
    defaultValue: 0,
  },
  { kind: "value", name: "number", type: u8, wide: { when: flags(8), type: u16 }, ends: 0 },
  { kind: "bit", name: "remove", bit: flags(6) },
  { kind: "terminator", bit: flags(6), live: "flags$live" },
  {
    kind: "value",
    name: "frame",
    type: u16,
    presence: {
      kind: "widths",
      mask: "flags$live",
      narrow: { bit: 4, type: u8 },
      wide: { bit: 17, type: u16 },
    },
  },
  {
    kind: "value",
    name: "skin",
    type: u32,
    presence: {
      kind: "widths",
      mask: "flags$live",
      narrow: { bit: 16, type: u8 },
      wide: { bit: 25, type: u16 },
      both: u32,
    },
  },
  { kind: "bit", name: "beam", bit: { mask: "flags$live", bit: 9 } },
  {
    kind: "value",
    name: "sound",
    type: f32,
    presence: { kind: "bit", mask: "flags$live", bit: 26 },
  },
];

const COMMAND: readonly Field[] = [
  {
    kind: "mask",
    name: "bits",
    parts: [{ from: u8, bits: 8, at: 0 }],
    hint: 0xf8,
    unused: 0xf8,
    defaultValue: 0x08,
  },
  { kind: "value", name: "angle", type: coord, presence: { kind: "bit", mask: "bits", bit: 0 } },
  { kind: "value", name: "tilt", type: f32, presence: { kind: "bit", mask: "bits", bit: 1 } },
  { kind: "bit", name: "jump", bit: { mask: "bits", bit: 2 } },
  { kind: "value", name: "msec", type: u8 },
];

function struct(name: string, fields: readonly Field[]) {
  return { name, source: "world.yaml:1", layouts: [{ from: 0, to: 3, fields }] };
}

const STRUCTS = [
  struct("wordentity", WORD_ENTITY),
  struct("byteentity", BYTE_ENTITY),
  struct("command", COMMAND),
  struct("nail", [
    {
      kind: "split",
      wire: int("u40", 40, false),
      parts: [
        { name: "x", type: u12 },
        { name: "y", type: u12 },
        { name: "z", type: u12 },
        { name: "pitch", type: u4 },
      ],
    },
  ]),
  struct("item", [
    { kind: "value", name: "id", type: u8, ends: 0 },
    { kind: "value", name: "count", type: u8 },
  ]),
  struct("pair", [
    { kind: "value", name: "a", type: u8 },
    { kind: "value", name: "b", type: u8 },
  ]),
  struct("player", [
    {
      kind: "value",
      name: "items",
      type: { kind: "list", name: "items", struct: 4, ends: "element" },
    },
    { kind: "value", name: "last", type: { kind: "struct", name: "command", struct: 2 } },
  ]),
] as const;

const [WORDS, BYTES, COMMANDS, NAILS, ITEMS, PAIRS, PLAYERS] = STRUCTS.keys();

function list(of: number | undefined, ends: IntType | "element" | "bytes") {
  return { kind: "list", name: STRUCTS[of!]!.name, struct: of!, ends } as const;
}

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

const WORLD: Table = {
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

function idOf(name: string): string {
  const id = WORLD.messages.find((message) => message.name === name)!.layouts[0]!.id![0];
  return id.toString(16).padStart(2, "0");
}

/** Decodes a message of WORLD, whose id is before it. */
function world(name: string, hex: string) {
  return decode(`${idOf(name)} ${hex}`, 0, WORLD);
}

/** Encodes a message of WORLD, and leaves out its id. */
function worldHex(message: unknown): string {
  return encodeHex(message, 0, WORLD).slice(3);
}

function worldError(message: unknown): string {
  return encodeError(message, 0, WORLD).message;
}

// ---- helpers

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.split(" ").filter(Boolean), (digits) => parseInt(digits, 16));
}

function decode(hex: string, version = 0, table = PROTOCOL) {
  const bytes = bytesOf(hex);
  return interpretDecode(table, version, bytes, 0, bytes.length);
}

function encodeHex(message: unknown, version = 0, table = PROTOCOL): string {
  return hexOf(interpretEncode(table, version, message));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" ");
}

function encodeError(message: unknown, version = 0, table = PROTOCOL): EncodeError {
  try {
    interpretEncode(table, version, message);
  } catch (error) {
    if (error instanceof EncodeError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

function child(node: Node, name: string): Node {
  const found = [node, ...node.children.flatMap((c) => [c, ...c.children])].find(
    (c) => c.name === name,
  );
  if (found === undefined) throw new Error(`no node ${name}`);
  return found;
}

/** How often each bit of `[start, end)` is covered by a leaf. */
function coverage(root: Node, start: number, end: number): number[] {
  const counts = Array.from({ length: (end - start) * 8 }, () => 0);
  for (const leaf of leaves(root)) {
    const at = (leaf.start - start) * 8 + leaf.startBit;
    for (let i = 0; i < leaf.bitLength; i++) counts[at + i] = (counts[at + i] ?? 0) + 1;
  }
  return counts;
}

/** Decodes what encodes back to the same bytes, with and without its hints, and is covered by leaves. */
function checkBytes(
  table: Table,
  version: number,
  bytes: Uint8Array,
  start: number,
  reached?: Set<string>,
): boolean {
  const result = interpretDecode(table, version, bytes, start, bytes.length, reached);
  const covered = coverage(result.root, start, result.end);
  if (result.value === undefined) {
    expect(result.error).toBeInstanceOf(DecodeError);
    expect(covered.every((count) => count <= 1)).toBe(true);
    return false;
  }
  const own = bytes.slice(start, result.end);
  expect(covered.every((count) => count === 1) && covered.length === own.length * 8).toBe(true);
  expect(hexOf(interpretEncode(table, version, result.value))).toBe(hexOf(own));
  const canonical = interpretEncode(table, version, withoutHints(table, version, result.value));
  expect(result.nonCanonical.length === 0).toBe(hexOf(canonical) === hexOf(own));
  const again = interpretDecode(table, version, canonical, 0, canonical.length);
  expect(again.nonCanonical).toEqual([]);
  expect(again.value && withoutHints(table, version, again.value)).toEqual(
    withoutHints(table, version, result.value),
  );
  return true;
}

// ---- arbitraries: members by kind, straight from the table

const optional = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined, freq: 2 });
const byteText = (max: number) =>
  fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 254 }), { maxLength: max }),
      fc.constantFrom("", "\xff"),
    )
    .map(([codes, end]) => (String.fromCharCode(...codes) + end).slice(0, max));

function intArb(type: IntType): fc.Arbitrary<number> {
  const low = type.signed ? -(2 ** (type.bits - 1)) : 0;
  const raw = fc.integer({ min: low, max: low + 2 ** type.bits - 1 });
  const { num, den, plus } = type.scale ?? { num: 1, den: 1, plus: 0 };
  return raw.map((n) => (n * num) / den + plus);
}

const rawFloat = fc.oneof(
  fc.integer({ min: 0, max: 0xffffffff }),
  fc.constantFrom(0x7fc00000, 0xffc00000, 0x7f800001, 0x80000000, 1, 0x7f800000),
);

/** Bytes of any value of a field, `undefined` where it may be left out: what the wire can carry, by hand. */
function membersArb(table: Table, fields: readonly Field[]): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .tuple(...fields.map((field) => fieldArb(table, field)))
    .map((all) => possible(fields, Object.assign({}, ...all)));
}

/** Leaves out what cannot be there beside the rest. */
function possible(fields: readonly Field[], members: Record<string, unknown>) {
  let gone: "stopped" | "ended" | undefined;
  for (const [index, field] of fields.entries()) {
    const before = fields[index - 1];
    if (field.kind === "terminator" && before?.kind === "bit" && members[before.name])
      gone = "stopped";
    if (gone === "stopped" && field.kind === "bit") members[field.name] = false;
    if (gone && field.kind === "value") {
      const { name, type } = field;
      members[name] = gone === "ended" && type.kind === "list" ? [] : undefined;
    }
    if (field.kind === "value" && presenceBy(field, "more") && members[field.name] === undefined)
      gone = "ended";
  }
  return members;
}

function fieldArb(table: Table, field: Field): fc.Arbitrary<Record<string, unknown>> {
  switch (field.kind) {
    case "mask":
      if (field.hidden) return fc.constant({});
      return optional(fc.oneof(fc.nat(3), fc.nat(0xffffffff))).map((m) => ({ [field.name]: m }));
    case "bit":
      return fc.boolean().map((b) => ({ [field.name]: b }));
    case "number":
      return intArb(field.type).map((n) => ({ [field.name]: n }));
    case "value":
      return valueArb(table, field);
    case "split": {
      const low = field.ends === undefined ? 0 : 1;
      const parts = field.parts.filter((p) => !p.isMask);
      const arb = fc.record(Object.fromEntries(parts.map((p) => [p.name, intArb(p.type)])));
      return low === 0 ? arb : arb.filter((word) => Object.values(word).some((n) => n !== 0));
    }
    case "interleave":
      return fc.record(
        Object.fromEntries(
          field.fields.map((f) => [
            f.name,
            fc.array(f.type.kind === "int" ? intArb(f.type) : fc.float({ noNaN: true }), {
              minLength: field.count,
              maxLength: field.count,
            }),
          ]),
        ),
      );
    case "switch":
      return fc.oneof(
        ...field.arms.flatMap((arm) =>
          (arm.otherwise ? [14, 15] : arm.values).map((v) =>
            membersArb(table, arm.fields).map((m) => ({ ...m, [field.on]: v })),
          ),
        ),
      );
    case "checksum":
    case "computed":
    case "constant":
    case "gap":
    case "length":
    case "terminator":
    case "reserved":
      return fc.constant({});
  }
}

function valueArb(
  table: Table,
  field: Field & { kind: "value" },
): fc.Arbitrary<Record<string, unknown>> {
  const { name, type } = field;
  const may = <T>(arb: fc.Arbitrary<T>) =>
    field.presence?.kind === "bit" || field.presence?.kind === "more" ? optional(arb) : arb;
  const plain = (arb: fc.Arbitrary<unknown>) => may(arb).map((v) => ({ [name]: v }));
  const struct = (of: number) => membersArb(table, table.structs[of]!.layouts[0]!.fields);
  switch (type.kind) {
    case "int":
      if (field.presence?.kind === "widths") return widthsArb(name, field.presence);
      if (field.selectsFlavor)
        return plain(fc.constantFrom(...field.selectsFlavor.map((p) => p.value), 9));
      if (field.ends !== undefined) {
        return plain(intArb(field.wide?.type ?? type).filter((n) => n !== field.ends));
      }
      if (field.selects) return plain(fc.constantFrom(...field.selects.map((s) => s.value)));
      return plain(field.wide ? fc.oneof(intArb(type), intArb(field.wide.type)) : intArb(type));
    case "big":
    case "delimited":
    case "sequence":
      throw new Error("the tables here have none");
    case "float":
      return may(rawFloat).map((raw) => floatMembers(name, raw === undefined ? undefined : [raw]));
    case "array":
      if (type.of.kind === "int") {
        return plain(fc.array(intArb(type.of), { minLength: type.count, maxLength: type.count }));
      }
      return fc
        .array(rawFloat, { minLength: type.count, maxLength: type.count })
        .map((raws) => floatMembers(name, raws, true));
    case "string":
      if (!type.open) return plain(byteText(type.cut));
      return fc
        .tuple(may(byteText(type.cut)), fc.constantFrom(true, false, undefined))
        .map(([text, asRead]) => ({ [name]: text, [openMember(name)]: asRead }));
    case "strings":
      return plain(stringsArb(type.cut));
    case "bytes":
      return type.none === undefined
        ? plain(fc.uint8Array({ maxLength: 40 }))
        : plain(optional(fc.uint8Array({ maxLength: 40 })));
    case "struct":
      return plain(struct(type.struct));
    case "list":
      return fc
        .tuple(may(fc.array(struct(type.struct), { maxLength: 3 })), optional(fc.nat(0xffffffff)))
        .map(([all, end]) => {
          const masked = type.ends === "element" && type.struct === BYTES;
          return { [name]: all, ...(masked ? { [endMember(name)]: end } : {}) };
        });
    case "sparse":
      return plain(
        fc
          .dictionary(fc.nat(31).map(String), intArb(type.of), { maxKeys: 4 })
          .map((record) => ({ ...record })),
      );
  }
}

function widthsArb(name: string, { narrow, wide, both }: Widths) {
  const any = fc.oneof(intArb(narrow.type), intArb(both ?? wide.type));
  return fc.tuple(optional(any), optional(intArb(narrow.type))).map(([value, before]) => ({
    [name]: value,
    ...(both ? {} : { [beforeMember(name)]: before }),
  }));
}

function stringsArb(cut: number): fc.Arbitrary<string[]> {
  const list = fc.array(
    byteText(cut).filter((t) => t !== "" && t !== "\xff"),
    { maxLength: 4 },
  );
  return fc.tuple(list, fc.boolean()).map(([texts, stop]) => (stop ? [...texts, "\xff"] : texts));
}

function floatMembers(name: string, raws: readonly number[] | undefined, array = false) {
  if (raws === undefined) return { [name]: undefined, [nanMember(name)]: undefined };
  const view = new DataView(new ArrayBuffer(4));
  const values = raws.map((raw) => (view.setUint32(0, raw), view.getFloat32(0)));
  const hasNaN = values.some(Number.isNaN);
  return {
    [name]: array ? values : values[0],
    [nanMember(name)]: hasNaN ? (array ? [...raws] : raws[0]) : undefined,
  };
}

function messageArb(table: Table, version: number): fc.Arbitrary<Record<string, unknown>> {
  const arbs = table.messages.flatMap((message) => {
    const layout = layoutOf(message, version);
    if (layout === undefined) return [];
    return [
      membersArb(table, layout.fields).map((members) => ({ type: message.name, ...members })),
    ];
  });
  return fc.oneof(...arbs);
}

// ---- tests

describe("decoding and encoding", () => {
  for (const table of [PROTOCOL, CONTAINER, WORLD]) {
    for (const version of table.versions.keys()) {
      test(`${table.name} ${table.versions[version]}: values survive`, () => {
        fc.assert(
          fc.property(messageArb(table, version), (message) => {
            const bytes = interpretEncode(table, version, message);
            const { value, error } = interpretDecode(table, version, bytes, 0, bytes.length);
            expect(error).toBeUndefined();
            const bare = (m: object) => withoutHints(table, version, m as { type: string });
            expect(bare(value!)).toEqual(bare(message));
            checkBytes(table, version, bytes, 0);
          }),
          { numRuns: runs(300) },
        );
      });

      test(`${table.name} ${table.versions[version]}: bytes survive`, () => {
        const ids = table.messages.flatMap((m) => {
          const layout = layoutOf(m, version);
          return layout === undefined ? [] : idsOf(layout);
        });
        const first = ids.length > 0 ? fc.constantFrom(...ids) : fc.nat(40);
        const byte = fc.oneof(fc.nat(255), fc.constantFrom(0, 1, 9, 0xff, 0x7f));
        const bytes = fc.tuple(first, fc.array(byte, { maxLength: 48 }), fc.nat(3));
        fc.assert(
          fc.property(bytes, ([id, rest, start]) => {
            const input = Uint8Array.from([...Array(start).fill(7), id, ...rest]);
            checkBytes(table, version, input, start);
          }),
          { numRuns: runs(700) },
        );
      });
    }
  }

  test("a message is cut anywhere: a DecodeError at the end, with a path", () => {
    fc.assert(
      fc.property(messageArb(PROTOCOL, 2), fc.nat(), (message, at) => {
        const bytes = interpretEncode(PROTOCOL, 2, message);
        const end = at % bytes.length;
        const { error, value, root } = interpretDecode(PROTOCOL, 2, bytes, 0, end);
        expect(value).toBeUndefined();
        expect(error?.offset).toBe(end);
        expect(error?.place.hex).toMatch(/\[\]$/);
        expect(error?.reason).toMatch(/^the bytes end/);
        if (end > 0) expect(error?.path[0]).toBe(message["type"]);
        expect(coverage(root, 0, end).length).toBe(end * 8);
      }),
    );
  });

  test("members are in field order, those of absent fields too", () => {
    expect(Object.keys(decode("06 00 13 00 08 00 10 00 f8 ff").value!)).toEqual([
      "type",
      "flags",
      "volume",
      "fall",
      "channel",
      "entity",
      "origin",
    ]);
    expect(decode("06 00 15 00 08 00 10 00 f8 ff").value).toStrictEqual({
      type: "sound",
      flags: 0,
      volume: undefined,
      fall: undefined,
      channel: -3,
      entity: 2,
      origin: [1, 2, -1],
    });
    expect(
      Object.keys(decode("0a 00 00 80 3f 00 00 00 00 00 00 00 00 00 00 00 80").value!),
    ).toEqual(["type", "time", "timeNaN", "angles", "anglesNaN"]);
  });

  test("scaled numbers", () => {
    const message = { type: "sound", volume: 0.5, fall: 8.4, channel: 0, entity: 0 };
    expect(encodeHex({ ...message, origin: [0.06, -0.07, -0] })).toBe(
      "06 03 80 02 00 00 00 00 ff ff 00 00",
    );
  });

  test("floats: their numbers are those of DataView, NaNs keep their bits", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (raw) => {
        const bytes = new Uint8Array(17);
        bytes[0] = 10;
        new DataView(bytes.buffer).setUint32(1, raw, true);
        const { value } = interpretDecode(PROTOCOL, 0, bytes, 0, 17);
        const r = new Reader(bytes, 1);
        expect(Object.is(value!["time"], r.view.getFloat32(r.offset, true))).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
    const nan = decode("0a 01 00 80 ff 00 00 80 3f 00 00 c0 7f 00 00 00 00");
    expect(nan.value).toMatchObject({ timeNaN: 0xff800001 });
    expect(nan.value!["anglesNaN"]).toEqual([0x3f800000, 0x7fc00000, 0]);
    expect(nan.nonCanonical).toEqual(["turn.time is a NaN with bits of its own"]);
    const turn = { type: "turn", time: NaN, angles: [NaN, 1, NaN] };
    const canonical = "0a 00 00 c0 7f 00 00 c0 7f 00 00 80 3f 00 00 c0 7f";
    expect(encodeHex(turn)).toBe(canonical);
    expect(encodeHex({ ...turn, timeNaN: 0x7f800000, anglesNaN: [0, 0x7fc00001] })).toBe(canonical);
    expect(encodeHex({ ...turn, anglesNaN: [0xffc00001, 0x7fc00001, 0x7f800001] })).toBe(
      "0a 00 00 c0 7f 01 00 c0 ff 00 00 80 3f 01 00 80 7f",
    );
  });

  test("strings: the same as in text.ts, accepted and refused", () => {
    const char = fc.constantFrom("a", "\xff", "\0", "\u0100", "z");
    const any = fc.oneof(fc.string({ unit: char, maxLength: 9 }), fc.constant(undefined as never));
    fc.assert(
      fc.property(any, fc.array(any, { maxLength: 4 }), (single, list) => {
        same({ type: "print", text: single }, (w) => writeString(w, single, 7));
        same({ type: "lists", models: list, sounds: [] }, (w) => {
          writeStrings(w, list, 7);
          writeStrings(w, [], 7);
        });
      }),
      { numRuns: runs(2000) },
    );
    const bytes = fc
      .uint8Array({ maxLength: 20 })
      .map((b) => b.map((x) => [0, 0xff, 65, 66][x % 4]!));
    fc.assert(
      fc.property(bytes, (body) => {
        sameRead(8, body, (r) => ({ text: readString(r, 7) }));
        sameRead(9, body, (r) => ({ models: readStrings(r, 7), sounds: readStrings(r, 7) }));
      }),
      { numRuns: runs(2000) },
    );
  });
});

function outcome<T>(f: () => T): T | "refused" {
  try {
    return f();
  } catch (error) {
    if (error instanceof EncodeError || error instanceof DecodeError) return "refused";
    throw error;
  }
}

function same(message: unknown, write: (w: Writer) => void): void {
  const w = new Writer();
  const fast = outcome(() => (write(w), hexOf(written(w))));
  const slow = outcome(() => hexOf(interpretEncode(PROTOCOL, 0, message).subarray(1)));
  expect(slow).toBe(fast);
}

function sameRead(id: number, body: Uint8Array, read: (r: Reader) => object): void {
  const bytes = Uint8Array.from([id, ...body]);
  const r = new Reader(bytes, 1);
  const fast = outcome(() => read(r));
  const { value, end } = interpretDecode(PROTOCOL, 0, bytes, 0, bytes.length);
  if (fast === "refused") return expect(value).toBeUndefined();
  expect(value).toMatchObject(fast);
  expect(end).toBe(r.offset);
}

test("a list of many strings has few nodes, which cover all of it", () => {
  const body = Array.from({ length: 10000 }, () => [65, 0]).flat();
  const bytes = Uint8Array.from([9, ...body, 0, 0xff]);
  const { root, value } = interpretDecode(PROTOCOL, 0, bytes, 0, bytes.length);
  expect(value!["models"]).toHaveLength(10000);
  expect(leaves(root).length).toBeLessThan(5000);
  expect(coverage(root, 0, bytes.length).every((count) => count === 1)).toBe(true);
});

describe("masks", () => {
  const update = { type: "update", entity: 5, b: 0, c: 0 };

  test("grow by need, and start from what is usual", () => {
    expect(encodeHex(update)).toBe("88 05 00 00 00 00 00");
    expect(encodeHex({ ...update, entity: 0x1234 })).toBe("8a 34 12 00 00 00 00 00");
    expect(encodeHex({ ...update, glow: true })).toBe("89 08 05 00 00 00 00 00");
    expect(encodeHex({ ...update, high: true })).toBe("89 80 00 80 05 00 00 00 00 00");
    expect(encodeHex({ ...update, skin: 200 })).toBe("89 21 05 c8 00 00 00 00 00 00");
    expect(encodeHex({ ...update, b: -1.5 })).toBe("89 40 05 f4 ff 00 00 00 00");
  });

  test("a hint keeps open bits only", () => {
    expect(encodeHex({ ...update, flags: 0 })).toBe("80 05 00 00 00 00 00");
    expect(encodeHex({ ...update, flags: 0x64 })).toBe("80 05 00 00 00 00 00");
    expect(encodeHex({ ...update, flags: 2 })).toBe("82 05 00 00 00 00 00 00");
    expect(encodeHex({ ...update, flags: 0x1001 })).toBe("81 20 05 00 00 00 00 00");
  });

  test("choices that were not needed are named", () => {
    const found = decode("82 05 00 00 00 00 00 00");
    expect(found.nonCanonical).toEqual([
      "update.entity is wider than needed",
      "update.flags usual bit 3 is clear",
    ]);
    expect(child(found.root, "entity").notes).toEqual(["16 bits for 5, which fits in 8"]);
    expect(child(found.root, "flags.1").notes).toEqual(["entity is 16 bits"]);
    const zero = decode("89 00 05 00 00 00 00 00");
    expect(zero.nonCanonical).toEqual(["update.flags second byte is zero"]);
    expect(child(zero.root, "flags").notes).toEqual(["extension byte is 0"]);
    expect(child(zero.root, "flags.0").notes).toEqual(["second byte follows"]);
    const absent = decode("89 20 05 00 00 00 00 00");
    expect(absent.nonCanonical).toEqual(["update.skin is absent but wide"]);
    const third = decode("89 80 01 00 05 00 00 00 00 00");
    expect(third.nonCanonical).toEqual(["update.c is wider than needed"]);
    expect(decode("88 05 00 00 00 00 00").nonCanonical).toEqual([]);
    expect(decode("06 80 00 00 00 00 00 00 00 00")).toMatchObject({
      nonCanonical: ["sound.flags bit 7 means nothing"],
    });
  });

  test("the tree tells what is absent and what each bit does", () => {
    const { root } = decode("06 81 ff 00 00 00 00 00 00 00 00");
    expect(child(root, "flags.0")).toMatchObject({
      doc: "volume follows",
      notes: ["volume follows"],
    });
    expect(child(root, "flags.1")).toMatchObject({ doc: "fall follows", notes: [], value: false });
    expect(child(root, "flags.7").notes).toEqual(["bit 7 is set and means nothing"]);
    expect(child(root, "fall")).toMatchObject({ absent: true, bitLength: 0, notes: ["absent"] });
    expect(child(root, "volume")).toMatchObject({ value: 1, raw: 255, type: "volume", start: 2 });
    expect(child(root, "entity")).toMatchObject({ start: 3, startBit: 3, bitLength: 13 });
    const bare = decode("06 00 00 00 00 00 00 00 00 00").root;
    expect(child(bare, "volume").notes).toEqual(["absent: 1"]);
    const large = decode("8a 59 02 00 00 00 00 00").root;
    expect(child(large, "entity").notes).toEqual(["above the limit of 600"]);
    expect(child(decode("17 00 08 00").root, "effect")).toMatchObject({
      enumName: "PUFF",
      notes: ["selects point"],
    });
    expect(child(large, "flags")).toMatchObject({ start: 0, startBit: 0, bitLength: 7 });
    expect(child(large, "id")).toMatchObject({ start: 0, startBit: 7, bitLength: 1 });
    expect(decode("01").root).toMatchObject({ name: "nop", notes: ["never sent"], bitLength: 8 });
  });
});

describe("decode errors", () => {
  test("bytes that end", () => {
    const { error, root, end } = decode("06 00 00 00 08 00 10");
    expect(error?.path).toEqual(["sound", "origin[1]"]);
    expect(error?.reason).toBe("the bytes end: origin[1] needs 2 bytes, 1 is left");
    expect(error?.place).toMatchObject({
      offset: 7,
      type: "coord",
      hex: "06 00 00 00 08 00 10 []",
    });
    expect(child(root, "origin[0]").value).toBe(1);
    expect(end).toBe(6);
    expect(decode("08 41 42").error?.message).toContain("the bytes end inside the string text");
    expect(decode("").error?.reason).toContain("the message's id needs 1 byte");
  });

  test("bytes after the end are neither read nor shown", () => {
    const bytes = bytesOf("06 00 00 00 08 00 10 00 08 00");
    const { error } = interpretDecode(PROTOCOL, 0, bytes, 0, 7);
    expect(error?.place).toMatchObject({ offset: 7, hex: "06 00 00 00 08 00 10 []" });
    expect(() => interpretDecode(PROTOCOL, 0, bytes, 0, 11)).toThrow(RangeError);
  });

  test("ids", () => {
    expect(decode("43 01").error?.reason).toBe("no message has the id 0x43 in version 1.06");
    expect(decode("43 01").error?.place.hex).toBe("[43] 01");
    expect(decode("22").error?.reason).toBe("cutscene (id 0x22) is from version 1.07 on");
    expect(decode("23", 2).error?.reason).toBe("old (id 0x23) is up to version 1.06");
  });

  test("values without an arm", () => {
    const { error } = decode("17 09 00");
    expect(error?.reason).toBe("effect 9 is none of 0 to 4; BEAM2 is from version 1.08 on");
    expect(error?.place).toMatchObject({ path: ["temp", "effect"], offset: 1, hex: "17 [09] 00" });
    expect(decode("17 0c").error?.reason).toBe("effect 12 is none of 0 to 4");
  });

  test("a protocol that is not described", () => {
    const { error } = decode("0b 9a 02 00 00");
    expect(error).toBeInstanceOf(UnknownProtocolError);
    expect(error).toMatchObject({
      protocol: 666,
      reason: "protocol 666 is not described here: petnet describes 15, 16",
      offset: 1,
    });
  });

  test("lengths", () => {
    const rest = "00 00 00 00 00 00 00 00 00 00 00 00";
    expect(decode(`ff ff ${rest}`, 0, CONTAINER).error).toMatchObject({
      reason: "the length size is negative: -1",
      path: ["block", "size"],
      offset: 0,
    });
    expect(decode(`ff 7f ${rest} 01`, 0, CONTAINER).error).toMatchObject({
      reason: "the bytes end: data needs 32767 bytes, 1 is left",
      path: ["block", "data"],
      offset: 15,
    });
    const { value } = decode(`01 00 ${rest} 2a`, 0, CONTAINER);
    expect(Object.keys(value!)).toEqual(["type", "angles", "anglesNaN", "data"]);
    expect(value!["data"]).toEqual(Uint8Array.of(42));
  });

  test("are explained with their cause", () => {
    const cause = new Error("fast");
    const bytes = bytesOf("00 0b 9a 02 00 00");
    const error = explainDecode(PROTOCOL, 0, bytes, 1, 6, cause);
    expect(error).toBeInstanceOf(UnknownProtocolError);
    expect(error.cause).toBe(cause);
    expect(error.offset).toBe(2);
    const bug = explainDecode(PROTOCOL, 0, bytesOf("01"), 0, 1, cause);
    expect(bug.reason).toContain("the two implementations disagree");
    expect(bug.cause).toBe(cause);
  });
});

describe("encode errors", () => {
  const sound = { type: "sound", channel: 0, entity: 0, origin: [0, 0, 0] };

  const cases: readonly [unknown, string][] = [
    [
      { ...sound, origin: [0, 5000, 0] },
      "sound › origin[1]: 5000 is not a number from -4096 to 4095.875 (coord)",
    ],
    [{ ...sound, fall: 200 }, "sound › fall: 200 is not a number from -85.25 to 106 (falling)"],
    [{ ...sound, fall: NaN }, "sound › fall: NaN is not a number from -85.25 to 106 (falling)"],
    [{ ...sound, channel: 4 }, "sound › channel: 4 is not a whole number from -4 to 3 (i3)"],
    [{ ...sound, entity: 1.5 }, "sound › entity: 1.5 is not a whole number from 0 to 8191 (u13)"],
    [{ ...sound, entity: "1" }, 'sound › entity: "1" is not a number'],
    [{ ...sound, origin: [0, 0] }, "sound › origin: has 2 elements, not 3"],
    [{ ...sound, origin: "no" }, 'sound › origin: "no" is not an array'],
    [
      { ...sound, origin: undefined, orgin: [] },
      "sound › origin: is missing: is it what you call orgin?",
    ],
    [{ type: "sound" }, "sound › channel: is missing"],
    [{ type: "print", text: 5 }, "print › text: 5 is not a string"],
    [{ type: "print", text: "12345678" }, "print › text: has 8 characters: a reader stops after 7"],
    [{ type: "print", text: "a\0" }, "print › text: character 1 is NUL, which ends a string"],
    [
      { type: "lists", models: ["a", ""], sounds: [] },
      "lists › models[1]: is empty, which ends the list",
    ],
    [
      { type: "turn", time: 1e39, angles: [0, 0, 0] },
      "turn › time: 1e+39 is too large for a 32-bit float",
    ],
    [{ type: "turn", time: 0, angles: [0, 0] }, "turn › angles: has 2 elements, not 3"],
    [
      { type: "info", protocol: 14 },
      "info › protocol: protocol 14 is not described here: petnet describes 15, 16",
    ],
    [
      { type: "temp", effect: 9 },
      "temp › effect: effect 9 is none of 0 to 4; BEAM2 is from version 1.08 on",
    ],
    [
      { type: "update", entity: 70000, b: 0, c: 0 },
      "update › entity: 70000 is not a whole number from 0 to 65535 (u16)",
    ],
    [{ type: "update", entity: 0, b: 0, c: 0, flags: 1n }, "update › flags: is not a number"],
    [{ type: "cutscene" }, "cutscene: cutscene is from version 1.07 on, not in version 1.06"],
    [{ type: "sonud" }, 'petnet has no message of the type "sonud": did you mean "sound"?'],
    [{ type: "?" }, 'petnet has no message of the type "?"'],
    [{}, "the message has no type"],
    [null, "a message is an object with a type, not null"],
  ];

  test.each(cases.map(([message, expected]) => [expected, message] as const))(
    "%s",
    (expected, message) => {
      expect(encodeError(message).message).toBe(expected);
    },
  );

  test("lengths", () => {
    const block = { type: "block", angles: [0, 0, 0] };
    expect(encodeError({ ...block, data: new Uint8Array(40000) }, 0, CONTAINER).message).toBe(
      "block › data: has 40000 bytes: its length size (i16) ends at 32767",
    );
    expect(encodeError(block, 0, CONTAINER).message).toBe("block › data: is missing");
    expect(encodeError({ ...block, data: [1] }, 0, CONTAINER).message).toBe(
      "block › data: an array is not a Uint8Array",
    );
  });

  test("are explained with their cause", () => {
    const cause = new Error("fast");
    const error = explainEncode(PROTOCOL, 0, { type: "sound" }, cause);
    expect(error).toMatchObject({ path: ["sound", "channel"], cause });
    const bug = explainEncode(PROTOCOL, 0, { type: "nop" }, cause);
    expect(bug.message).toContain("nop: the two implementations disagree");
  });
});

describe("hints", () => {
  test("are the masks and the bits of NaNs", () => {
    expect(companionFields(PROTOCOL, PROTOCOL.messages[2]!.layouts[0]!)).toEqual([
      "flags",
      "alphaNaN",
    ]);
    expect(companionFields(PROTOCOL, PROTOCOL.messages[8]!.layouts[0]!)).toEqual(["more"]);
  });

  test("leave a copy of the same shape", () => {
    const message = { type: "temp", effect: 0, at: 1 };
    expect(withoutHints(PROTOCOL, 0, message)).toStrictEqual(message);
    const turn = decode("0a 01 00 80 ff 00 00 80 3f 00 00 00 00 00 00 00 00").value!;
    expect(Object.keys(withoutHints(PROTOCOL, 0, turn))).toEqual(Object.keys(turn));
    expect(withoutHints(PROTOCOL, 0, turn)["timeNaN"]).toBeUndefined();
    expect(turn["timeNaN"]).toBe(0xff800001);
  });
});

describe("branches", () => {
  test("have stable names", () => {
    const keys = branchesOf(PROTOCOL);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.startsWith("sound@")).slice(0, 4)).toEqual([
      "sound@1.06..1.08",
      "sound@1.06..1.08.flags.2 set without meaning",
      "sound@1.06..1.08.flags.3 set without meaning",
      "sound@1.06..1.08.flags.4 set without meaning",
    ]);
    expect(keys).toContain("sound@1.06..1.08.flags.0 clear");
    expect(keys).toContain("update@1.06..1.08.flags part 3 present");
    expect(keys).toContain("update@1.06..1.08.entity wide");
    expect(keys).toContain("temp@1.08.effect = 9");
    expect(keys).toContain("temp@1.06..1.07/beam.more.1 clear unusually");
    expect(keys).toContain("info@1.06..1.08.protocol = 16");
    expect(branchesOf(CONTAINER)).toEqual([
      "block@1",
      "block@1.angles NaN",
      "block@1.angles not NaN",
      "block@1.data empty",
      "block@1.data not empty",
    ]);
  });

  /** Until all are reached, so often at the most. */
  const ROUNDS = 20;

  whole("are all reached by arbitrary messages, and no others", () => {
    for (const table of [PROTOCOL, CONTAINER, WORLD]) {
      const reached = new Set<string>();
      const all = branchesOf(table);
      for (let round = 0; round < ROUNDS && reached.size < all.length; round++)
        for (const version of table.versions.keys()) {
          fc.assert(
            fc.property(messageArb(table, version), (message) => {
              const bytes = interpretEncode(table, version, message);
              interpretDecode(table, version, bytes, 0, bytes.length, reached);
            }),
            { numRuns: 100, seed: 3 + round },
          );
        }
      expect([...reached].toSorted()).toEqual(all.toSorted());
    }
  });
});

// ---- structs, lists and the rest of WORLD

/** Encodes what was decoded, as it came and without its hints. */
function again(found: ReturnType<typeof world>): { same: string; canonical: string } {
  const value = found.value!;
  return { same: worldHex(value), canonical: worldHex(withoutHints(WORLD, 0, value)) };
}

describe("structs", () => {
  test("are members without a type, each with masks of its own", () => {
    const found = world("move", "01 09 08 00 05 0c 07 00");
    expect(found.value).toStrictEqual({
      type: "move",
      m: 1,
      first: { bits: 9, angle: 1, tilt: undefined, tiltNaN: undefined, jump: false, msec: 5 },
      second: {
        bits: 12,
        angle: undefined,
        tilt: undefined,
        tiltNaN: undefined,
        jump: true,
        msec: 7,
      },
      more: undefined,
      moreEnd: undefined,
      players: [],
    });
    expect(Object.keys(found.value!["first"] as object)[0]).toBe("bits");
    expect(found.nonCanonical).toEqual([]);
    expect(again(found).same).toBe("01 09 08 00 05 0c 07 00");
    expect(child(found.root, "first")).toMatchObject({ type: "command", start: 2, bitLength: 32 });
  });

  test("nest", () => {
    const found = world("move", "00 08 05 02 01 09 00 08 01 00 08 02");
    expect(found.value!["players"]).toMatchObject([
      { items: [{ id: 1, count: 9 }], last: { msec: 1 } },
      { items: [], last: { msec: 2 } },
    ]);
    expect(again(found).same).toBe("00 08 05 02 01 09 00 08 01 00 08 02");
  });

  test("errors tell where they are", () => {
    expect(world("move", "00 01 08").error).toMatchObject({
      path: ["move", "first", "angle"],
      offset: 4,
      reason: "the bytes end: angle needs 2 bytes, 1 is left",
    });
    expect(world("move", "00 08 05 01 01 09 02").error).toMatchObject({
      path: ["move", "players[0]", "items[1]", "count"],
      offset: 8,
    });
    const player = { items: [], last: { msec: 1 } };
    const move = { type: "move", first: { msec: 1 }, players: [player] };
    expect(worldError({ ...move, first: { mesc: 1 } })).toBe(
      "move › first › msec: is missing: is it what you call mesc?",
    );
    expect(worldError({ ...move, first: undefined })).toBe("move › first: is missing");
    expect(worldError({ ...move, first: [] })).toBe("move › first: an array is not an object");
    expect(worldError({ ...move, players: [player, 5] })).toBe(
      "move › players[1]: 5 is not an object",
    );
    expect(worldError({ ...move, players: {} })).toBe("move › players: an object is not an array");
    const items = [{ id: 1, count: 256 }];
    expect(worldError({ ...move, players: [{ ...player, items }] })).toBe(
      "move › players[0] › items[0] › count: 256 is not a whole number from 0 to 255 (u8)",
    );
    expect(worldError({ ...move, first: { msec: 1, bits: 1n } })).toBe(
      "move › first › bits: is not a number",
    );
  });

  test("reasons and branches bear their names", () => {
    const reached = new Set<string>();
    const bytes = bytesOf(`${idOf("move")} 00 90 05 01 00 02 01 00 80 ff 02`);
    const found = interpretDecode(WORLD, 2, bytes, 0, bytes.length, reached);
    expect(found.nonCanonical).toEqual([
      "move.first.bits usual bit 3 is clear",
      "move.first.bits bit 4 means nothing",
      "move.first.bits bit 7 means nothing",
      "move.players.last.tilt is a NaN with bits of its own",
      "move.players.last.bits usual bit 3 is clear",
    ]);
    expect([...reached]).toContain("command@1..server 2.bits.7 set without meaning");
    expect([...reached]).toContain("move@1..server 2.players not empty");
    expect([...reached]).toContain("move@1..server 2.m.1 clear");
  });
});

describe("lists", () => {
  const nail = { x: 0x123, y: 0x456, z: 0x789, pitch: 10 };

  test("with a preceding count", () => {
    const found = world("nails", "02 23 61 45 89 a7 00 00 00 00 00 ff");
    expect(found.value).toStrictEqual({
      type: "nails",
      nails: [nail, { x: 0, y: 0, z: 0, pitch: 0 }],
    });
    expect(found.end).toBe(12);
    expect(child(found.root, "count")).toMatchObject({ start: 1, bitLength: 8, value: 2 });
    expect(child(found.root, "nails[1]")).toMatchObject({ start: 7, bitLength: 40, type: "nail" });
    expect(worldHex({ type: "nails", nails: [nail] })).toBe("01 23 61 45 89 a7");
    expect(worldError({ type: "nails", nails: Array(256).fill(nail) })).toBe(
      "nails › nails: has 256 elements: its count (u8) ends at 255",
    );
    expect(world("nails", "").error?.path).toEqual(["nails", "nails", "count"]);
    expect(world("nails", "01 00").error).toMatchObject({
      path: ["nails", "nails[0]", "x, y, z, pitch"],
      offset: 3,
    });
  });

  test("that go to the end of the bytes", () => {
    const found = world("pairs", "01 02 03 04");
    expect(found.value!["pairs"]).toEqual([
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ]);
    expect(world("pairs", "").value).toEqual({ type: "pairs", pairs: [] });
    expect(world("pairs", "01 02 03").error).toMatchObject({
      path: ["pairs", "pairs[1]", "b"],
      offset: 4,
    });
  });

  test("whose elements take no bytes", () => {
    const structs = WORLD.structs.map((one) => ({
      ...one,
      layouts: [{ from: 0, to: 3, fields: [] }],
    }));
    const table = { ...WORLD, structs };
    const { error } = decode(`${idOf("pairs")} 01`, 0, table);
    expect(error).toMatchObject({
      reason: "takes no bytes, so that nothing would end the list",
      path: ["pairs", "pairs[0]"],
      offset: 1,
    });
    const message = { type: "pairs", pairs: [{}] };
    expect(encodeError(message, 0, table).path).toEqual(["pairs", "pairs[0]"]);
    expect(encodeHex({ type: "nails", nails: [{}, {}] }, 0, table)).toBe(`${idOf("nails")} 02`);
  });

  test("of many elements have few nodes, which cover all of them", () => {
    const body = Array.from({ length: 20000 }, () => 7);
    const ends = { pairs: [], nails: [200, ...Array.from({ length: 1000 }, () => 7)] };
    for (const [name, front] of Object.entries(ends)) {
      const id = parseInt(idOf(name), 16);
      const bytes = Uint8Array.from([id, ...front, ...(name === "pairs" ? body : [])]);
      const { root, error } = interpretDecode(WORLD, 0, bytes, 0, bytes.length);
      expect(error).toBeUndefined();
      expect(child(root, name).children.length).toBeLessThan(5000);
      expect(coverage(root, 0, bytes.length).every((count) => count === 1)).toBe(true);
    }
    const bytes = Uint8Array.from([parseInt(idOf("pairs"), 16), ...body]);
    const { root } = interpretDecode(WORLD, 0, bytes, 0, bytes.length);
    expect(child(root, "pairs[4095…]")).toMatchObject({
      start: 8191,
      bitLength: (20000 - 8190) * 8,
      children: [],
      notes: ["and all that follow"],
    });
  });
});

describe("elements with a mask in a word", () => {
  const rest = { model: undefined, frame: undefined };

  test("are there as its bits say, and 0 ends them", () => {
    const found = world("words", "05 02 08 00 06 80 04 07 00 00 ff");
    expect(found.value!["entities"]).toStrictEqual([
      { number: 5, flags: 0x200, remove: false, model: undefined, origin1: 1, frame: undefined },
      { number: 6, flags: 0x8004, remove: false, model: 7, origin1: undefined, frame: undefined },
    ]);
    expect(Object.keys(found.value!)).toEqual(["type", "entities"]);
    expect(found.end).toBe(11);
    expect(found.nonCanonical).toEqual([]);
    expect(again(found).canonical).toBe("05 02 08 00 06 80 04 07 00 00");
    expect(child(found.root, "entities").children.map(({ name }) => name)).toEqual([
      "entities[0]",
      "entities[1]",
      "end",
    ]);
    const [first] = child(found.root, "entities").children;
    expect(child(first!, "number")).toMatchObject({ start: 1, startBit: 0, bitLength: 9 });
    expect(child(first!, "flags.9")).toMatchObject({ start: 2, startBit: 1, value: true });
    expect(leaves(child(found.root, "end")).map((leaf) => leaf.bitLength)).toEqual([9, 7]);
  });

  test("terminator", () => {
    const found = world("words", "05 c2 00 00");
    expect(found.value!["entities"]).toMatchObject([
      { number: 5, flags: 0xc200, remove: true, origin1: undefined, ...rest },
    ]);
    expect(found.nonCanonical).toEqual([
      "words.entities.flags bit 9 means nothing beside remove",
      "words.entities.flags bit 15 means nothing beside remove",
    ]);
    expect(again(found)).toEqual({ same: "05 c2 00 00", canonical: "05 40 00 00" });
    const [first] = child(found.root, "entities").children;
    expect(child(first!, "flags").notes).toEqual(["second byte is announced and left out"]);
    expect(child(first!, "flags.9").notes).toEqual([
      "bit 9 is set and means nothing beside remove",
    ]);
    expect(child(first!, "flags.14").notes).toEqual([
      "remove is true",
      "nothing follows",
      "second byte is left out",
    ]);
    const twice = { number: 5, remove: true, flags: 0x8004 };
    expect(worldHex({ type: "words", entities: [twice] })).toBe("05 c0 00 00");
  });

  test("are refused where nothing may follow, and where they end the list", () => {
    const words = (...entities: unknown[]) => ({ type: "words", entities });
    expect(worldError(words({ number: 5, remove: true, origin1: 1 }))).toBe(
      "words › entities[0] › origin1: is there, and nothing follows remove",
    );
    expect(worldError(words({ number: 5 }, { number: 0 }))).toBe(
      "words › entities[1] › number: is 0, which ends the list",
    );
    expect(worldHex(words({ number: 0, remove: true }))).toBe("00 40 00 00");
    expect(worldHex(words())).toBe("00 00");
    expect(world("words", "05").error?.path).toEqual(["words", "entities[0]", "number"]);
    expect(world("words", "05 02 08 00").error).toMatchObject({
      path: ["words", "entities[1]", "number"],
      offset: 5,
    });
  });
});

describe("elements with a preceding mask", () => {
  const bytes = (...entities: unknown[]) => ({ type: "bytes", entities });

  test("keep the mask of the one that ends them", () => {
    const plain = world("bytes", "10 05 07 00 00");
    expect(plain.value).toMatchObject({ entities: [{ number: 5, frame: 7 }], entitiesEnd: 0 });
    expect(plain.nonCanonical).toEqual([]);
    const found = world("bytes", "d0 01 00 00 ff");
    expect(found.value).toStrictEqual({ type: "bytes", entities: [], entitiesEnd: 0x1d0 });
    expect(found.end).toBe(5);
    expect(found.nonCanonical).toEqual(["bytes.entities ends with a mask that is not 0"]);
    expect(again(found)).toEqual({ same: "d0 01 00 00", canonical: "00 00" });
    expect(worldHex({ ...bytes(), entitiesEnd: 0x100 })).toBe("80 01 00 00");
    expect(worldHex({ ...bytes(), entitiesEnd: 0x8000_0000 })).toBe("80 80 80 80 00");
    expect(worldError({ ...bytes(), entitiesEnd: 1n })).toBe(
      "bytes › entitiesEnd: is not a number",
    );
    expect(worldError(bytes({ number: 0, flags: 0x100 }))).toBe(
      "bytes › entities[0] › number: is 0, which ends the list",
    );
  });

  test("stop, and are still as wide as they were", () => {
    const found = world("bytes", "d0 81 03 05 00 00 00");
    expect(found.value).toMatchObject({
      entities: [{ number: 5, flags: 0x381d0, remove: true, frame: undefined, skin: undefined }],
    });
    expect(found.nonCanonical).toEqual([
      "bytes.entities.flags bit 4 means nothing beside remove",
      "bytes.entities.number is wider than needed",
      "bytes.entities.flags bit 16 means nothing beside remove",
      "bytes.entities.flags bit 17 means nothing beside remove",
    ]);
    expect(again(found)).toEqual({ same: "d0 81 03 05 00 00 00", canonical: "40 05 00 00" });
    expect(worldHex(bytes({ number: 300, remove: true }))).toBe("c0 01 2c 01 00 00");
    expect(worldError(bytes({ number: 1, remove: true, beam: true }))).toBe(
      "bytes › entities[0] › beam: is there, and nothing follows remove",
    );
    expect(worldError(bytes({ number: 1, remove: true, skin: 0 }))).toBe(
      "bytes › entities[0] › skin: is there, and nothing follows remove",
    );
    expect(worldHex(bytes({ number: 1, remove: true, beam: false, frameBefore: 3 }))).toBe(
      "40 01 00 00",
    );
  });

  test("have numbers of two widths", () => {
    const twice = world("bytes", "90 80 02 05 09 34 12 00 00");
    expect(twice.value).toMatchObject({ entities: [{ frame: 0x1234, frameBefore: 9 }] });
    expect(twice.nonCanonical).toEqual(["bytes.entities.frame is written twice"]);
    expect(again(twice)).toEqual({
      same: "90 80 02 05 09 34 12 00 00",
      canonical: "80 80 02 05 34 12 00 00",
    });
    const members = Object.keys((twice.value!["entities"] as object[])[0]!);
    expect(members).toEqual([
      "flags",
      "number",
      "remove",
      "frame",
      "frameBefore",
      "skin",
      "beam",
      "sound",
      "soundNaN",
    ]);
    const wide = world("bytes", "80 80 02 05 34 00 00 00");
    expect(wide.nonCanonical).toEqual(["bytes.entities.frame is wider than needed"]);
    expect(again(wide).canonical).toBe("10 05 34 00 00");
    const both = world("bytes", "80 80 81 02 05 01 00 00 00 00 00");
    expect(both.value).toMatchObject({ entities: [{ skin: 1, frameBefore: undefined }] });
    expect(both.nonCanonical).toEqual(["bytes.entities.skin is wider than needed"]);
    expect(child(both.root, "entities[0]").children.find((c) => c.name === "skin")).toMatchObject({
      bitLength: 32,
      notes: ["32 bits for 1, which fits in 8"],
    });
    expect(worldHex(bytes({ number: 1, skin: 300 }))).toBe("80 80 80 02 01 2c 01 00 00");
    expect(worldHex(bytes({ number: 1, skin: 70000 }))).toBe("80 80 81 02 01 70 11 01 00 00 00");
    expect(worldError(bytes({ number: 1, skin: 2 ** 32 }))).toBe(
      "bytes › entities[0] › skin: 4294967296 is not a whole number from 0 to 4294967295 (u32)",
    );
    expect(worldError(bytes({ number: 1, frame: "no" }))).toBe(
      'bytes › entities[0] › frame: "no" is not a number',
    );
  });

  test("take widths from the hint where they hold the value", () => {
    const entity = { number: 1, flags: bitsOf(4, 17) };
    expect(worldHex(bytes({ ...entity, frame: 7, frameBefore: 8 }))).toBe(
      "90 80 02 01 08 07 00 00 00",
    );
    expect(worldHex(bytes({ ...entity, frame: 7, frameBefore: 300 }))).toBe("10 01 07 00 00");
    expect(worldHex(bytes({ ...entity, frame: 7 }))).toBe("10 01 07 00 00");
    expect(worldHex(bytes(entity))).toBe("00 01 00 00");
    expect(worldHex(bytes({ number: 1, flags: bitsOf(17), frame: 7 }))).toBe(
      "80 80 02 01 07 00 00 00",
    );
    expect(worldHex(bytes({ number: 1, flags: bitsOf(4), frame: 300 }))).toBe(
      "80 80 02 01 2c 01 00 00",
    );
  });

  test("say what each bit does", () => {
    const [first] = child(
      world("bytes", "90 80 82 02 05 09 34 12 00 00 00 00").root,
      "entities",
    ).children;
    const docs = (bit: number) => child(first!, `flags.${bit}`).doc;
    expect(docs(4)).toBe("frame: 8 bits");
    expect(docs(17)).toBe("frame: 16 bits");
    expect(docs(25)).toBe("skin: 16 bits");
    expect(docs(6)).toBe("remove is true, nothing follows");
    expect(docs(9)).toBe("beam is true");
    expect(docs(26)).toBe("sound follows");
    expect(docs(23)).toBe("fourth byte follows");
    expect(docs(0)).toBe("means nothing");
  });
});

/** WORLD with the fields of its messages in the place of those of the message `tail`. */
function tailOf(fields: readonly Field[]): Table {
  const layouts = [{ from: 0, to: 3, id: [1, 1] as const, fields }];
  return { ...WORLD, messages: [{ name: "tail", source: "", layouts }] };
}

describe("stops and refusals", () => {
  const table = tailOf([
    {
      kind: "mask",
      name: "m",
      parts: [{ from: u8, bits: 8, at: 0 }],
      hint: 0xc0,
      unused: 0xc0,
      defaultValue: 0,
    },
    { kind: "reserved", bit: { mask: "m", bit: 5 }, why: "a first thing" },
    { kind: "value", name: "front", type: u8, presence: { kind: "bit", mask: "m", bit: 0 } },
    { kind: "bit", name: "last", bit: { mask: "m", bit: 1 } },
    { kind: "terminator", bit: { mask: "m", bit: 1 }, live: "m$live" },
    { kind: "reserved", bit: { mask: "m$live", bit: 2 }, why: "a second thing" },
    { kind: "value", name: "back", type: u8, presence: { kind: "bit", mask: "m$live", bit: 3 } },
  ]);

  test("what is before a stop keeps its bits", () => {
    const tail = { type: "tail", m: 0xff, last: true };
    expect(encodeHex(tail, 0, table)).toBe("01 de");
    expect(encodeHex({ ...tail, front: 7 }, 0, table)).toBe("01 df 07");
    expect(decode("01 df 07", 0, table).nonCanonical).toEqual(
      [2, 3, 4, 6, 7].map((bit) => `tail.m bit ${bit} means nothing beside last`),
    );
    expect(encodeHex({ ...tail, last: false, back: 9 }, 0, table)).toBe("01 c8 09");
  });

  test("a refusal after a stop names the mask", () => {
    expect(decode("01 04", 0, table).error).toMatchObject({
      reason: "bit 2 of m is set, which announces a second thing: that is not described here",
      path: ["tail", "m"],
    });
    expect(decode("01 06", 0, table).error).toBeUndefined();
    expect(decode("01 22", 0, table).error?.reason).toContain("a first thing");
  });
});

test("of two open strings at the end none has a NUL that it came without", () => {
  const table = tailOf([
    { kind: "length", name: "size", type: u8 },
    { kind: "value", name: "a", type: open },
    { kind: "value", name: "b", type: open },
  ]);
  for (const hex of ["01 00", "01 01 41", "01 02 41 00", "01 03 41 00 00", "01 03 41 00 42"]) {
    expect(encodeHex(decode(hex, 0, table).value, 0, table)).toBe(hex);
  }
});

describe("records of what a mask's bits announce", () => {
  const stats = (record: unknown) => ({ type: "stats", stats: record });

  test("have a value for each bit", () => {
    const found = world("stats", "02 20 00 80 64 00 00 00 ff ff");
    expect(found.value).toStrictEqual({
      type: "stats",
      bits: 0x80002002,
      stats: { 1: 100, 13: 0, 31: -1 },
    });
    expect(again(found).canonical).toBe("02 20 00 80 64 00 00 00 ff ff");
    expect(child(found.root, "bits.13").notes).toEqual(["a value of stats"]);
    expect(child(found.root, "stats[13]")).toMatchObject({ start: 7, bitLength: 16 });
    expect(child(world("stats", "01 00 00 00 c9 00").root, "stats[0]").notes).toEqual([
      "above the limit of 200",
    ]);
    expect(world("stats", "00 00 00 00").value).toMatchObject({ bits: 0, stats: {} });
    expect(worldHex(stats({ 3: undefined, 1: 5, 40: undefined }))).toBe("02 00 00 00 05 00");
    expect(worldHex({ ...stats({}), bits: 0xff })).toBe("00 00 00 00");
    expect(worldHex(stats([7, undefined, 5]))).toBe("05 00 00 00 07 00 05 00");
  });

  test("are refused", () => {
    expect(worldError(stats(5))).toBe("stats › stats: 5 is not an object");
    expect(worldError(stats(undefined))).toBe("stats › stats: is missing");
    expect(worldError(stats({ 40: 1 }))).toBe("stats › stats[40]: the mask has no such bit");
    expect(worldError(stats({ "01": 1 }))).toBe("stats › stats[01]: the mask has no such bit");
    expect(worldError(stats({ a: 1 }))).toBe("stats › stats[a]: the mask has no such bit");
    expect(worldError(stats({ 1: 40000 }))).toBe(
      "stats › stats[1]: 40000 is not a whole number from -32768 to 32767 (i16)",
    );
    expect(world("stats", "02 00 00 00 05").error).toMatchObject({
      path: ["stats", "stats[1]"],
      offset: 6,
    });
  });
});

describe("what the end of the bytes decides", () => {
  test("open strings", () => {
    const found = world("tail", "41 42");
    expect(found.value).toStrictEqual({
      type: "tail",
      a: "AB",
      aOpen: true,
      b: undefined,
      c: undefined,
      cOpen: undefined,
      rest: [],
    });
    expect(found.nonCanonical).toEqual(["tail.a ends where the bytes end"]);
    expect(child(found.root, "a").notes).toEqual(["ends where the bytes end"]);
    expect(again(found)).toEqual({ same: "41 42", canonical: "41 42 00" });
    const tail = { type: "tail", a: "AB", aOpen: true, rest: [] };
    expect(worldHex({ ...tail, b: 1 })).toBe("41 42 00 01");
    expect(worldHex({ ...tail, aOpen: 1 })).toBe("41 42 00");
    expect(worldHex({ ...tail, a: "A\xff" })).toBe("41 ff");
    expect(worldHex({ ...tail, a: "" })).toBe("");
    // Nothing at all would say that c is not there.
    expect(worldHex({ ...tail, b: 1, c: "", cOpen: true })).toBe("41 42 00 01 00");
    expect(world("tail", "41 42 43 44 45").value).toMatchObject({ a: "ABCDE", aOpen: undefined });
  });

  test("fields that are there when bytes are left", () => {
    expect(world("tail", "00 07").value).toMatchObject({ b: 7, c: undefined });
    const tail = { type: "tail", a: "", rest: [] };
    expect(worldError({ ...tail, c: "x" })).toBe("tail › c: is there, and b before it is not");
    expect(worldError({ ...tail, rest: [{ id: 1, count: 2 }] })).toBe(
      "tail › rest[0] › id: is there, and b before it is not",
    );
    expect(worldHex({ ...tail, b: 1, c: "x", rest: [{ id: 0, count: 2 }] })).toBe(
      "00 01 78 00 00 02",
    );
  });

  test("lengths of all that follows", () => {
    const found = world("sized", "03 41 00 07 09");
    expect(found.value).toMatchObject({ word: "A", data: Uint8Array.of(7) });
    expect(found.end).toBe(5);
    expect(again(found).same).toBe("03 41 00 07");
    expect(Object.keys(found.value!)).toEqual(["type", "word", "wordOpen", "data"]);
    expect(world("exact", "03 01 00 41 ff").value).toMatchObject({ b: "A", bOpen: true });
    expect(again(world("exact", "03 01 00 41 ff"))).toEqual({
      same: "03 01 00 41",
      canonical: "04 01 00 41 00",
    });
    expect(world("exact", "05 01 00 41 00 09").error).toMatchObject({
      reason: "1 byte is left of those that size counts",
      path: ["exact", "size"],
      offset: 6,
    });
    expect(world("exact", "01 01 00").error).toMatchObject({
      reason: "the bytes end: a needs 2 bytes, 1 is left",
      path: ["exact", "a"],
      offset: 3,
    });
    expect(world("sized", "05 41 00").error).toMatchObject({
      reason: "the bytes end: size counts 5, 2 are left",
      path: ["sized", "size"],
      offset: 4,
    });
    expect(world("sized", "ff").error?.reason).toBe("the length size is negative: -1");
    const data = new Uint8Array(127);
    expect(worldError({ type: "sized", word: "", data })).toBe(
      "sized › size: 128 bytes follow: i8 ends at 127",
    );
  });

  test("bytes that a length says are not there", () => {
    const found = world("chunk", "ff ff 05");
    expect(found.value).toStrictEqual({ type: "chunk", percent: 5, data: undefined });
    expect(again(found).canonical).toBe("ff ff 05");
    expect(child(found.root, "data")).toMatchObject({ absent: true, bitLength: 0 });
    expect(world("chunk", "00 00 05").value!["data"]).toEqual(new Uint8Array(0));
    expect(world("chunk", "fe ff 05").error?.reason).toBe("the length size is negative: -2");
  });
});

describe("arms, kinds and vectors", () => {
  test("arms nest, and one takes all other values", () => {
    const reached = new Set<string>();
    const run = (hex: string) => {
      const bytes = bytesOf(`${idOf("event")} ${hex}`);
      const found = interpretDecode(WORLD, 0, bytes, 0, bytes.length, reached);
      expect(again(found).canonical).toBe(hex);
      return found.value;
    };
    expect(run("32 07 08 00")).toStrictEqual({
      type: "event",
      event: 2,
      weight: 3,
      what: 7,
      at: 1,
    });
    expect(run("32 09")).toStrictEqual({ type: "event", event: 2, weight: 3, what: 9 });
    expect(run("3f 01 02")).toMatchObject({ event: 15, rest: Uint8Array.of(1, 2) });
    expect([...reached]).toEqual(
      expect.arrayContaining([
        "event@1..server 2/loud.what = 7",
        "event@1..server 2/loud.what selects other",
        "event@1..server 2.event selects unknown",
        "event@1..server 2/unknown.rest not empty",
      ]),
    );
    expect(reached).not.toContain("event@1..server 2.event = 15");
    expect(worldError({ type: "event", event: 2, weight: 0, what: 7 })).toBe(
      "event › at: is missing",
    );
  });

  test("numbers stand for kinds and vectors", () => {
    const found = world("hello", `02 01${" 00 01".repeat(256)}`);
    expect(found.value!["table"]).toEqual(Array(256).fill(256));
    expect(child(found.root, "kind").notes).toEqual(["all that follows is of the kind server"]);
    expect(child(found.root, "normal").notes).toEqual(["0.5, 0, 0.86"]);
    const other = world("hello", `03 02${" 00 01".repeat(256)}`);
    expect(child(other.root, "kind").notes).toEqual([]);
    expect(child(other.root, "normal").notes).toEqual(["is no number of normals"]);
  });

  test("a bit of the id", () => {
    const plain = decode("70", 3, WORLD);
    expect(plain.value).toStrictEqual({ type: "hurry", sequence: undefined });
    const found = decode("f0 05 00", 3, WORLD);
    expect(found.value).toStrictEqual({ type: "hurry", sequence: 5 });
    expect(child(found.root, "id")).toMatchObject({ startBit: 0, bitLength: 7, value: 0xf0 });
    expect(child(found.root, "id$7.0")).toMatchObject({ start: 0, startBit: 7, bitLength: 1 });
    expect(encodeHex({ type: "hurry", sequence: 5, id$7: 0 }, 3, WORLD)).toBe("f0 05 00");
    expect(encodeHex({ type: "hurry", id$7: 1 }, 3, WORLD)).toBe("70");
    expect(decode("f1", 3, WORLD).error?.reason).toContain("no message has the id 0xf1");
  });

  test("enums speak of plain versions", () => {
    const versions = [...PROTOCOL.versions, "s1", "s2", "s3"];
    const flavors = [
      { name: "client", from: 0, to: 2, base: 0 },
      { name: "server", from: 3, to: 5, base: 0 },
    ];
    const table = { ...PROTOCOL, versions, flavors };
    expect(enumNameOf(table, 5, effect, 9)).toBe("BEAM2");
    expect(enumNameOf(table, 4, effect, 9)).toBeUndefined();
    const layout = PROTOCOL.messages.find(({ name }) => name === "temp")!.layouts[0]!;
    const last = layout.fields.at(-1)!;
    if (last.kind !== "switch") throw new Error("no switch");
    expect(noArmReason(table, layout, last, 9)).toBe(
      "effect 9 is none of 0 to 4; BEAM2 is from version 1.08 on",
    );
  });
});

describe("hints of structs", () => {
  test("are left out of copies, and nothing else is copied", () => {
    const members = (name: string) =>
      companionFields(WORLD, WORLD.messages.find((message) => message.name === name)!.layouts[0]!);
    expect(members("bytes")).toEqual(["entitiesEnd"]);
    expect(members("words")).toEqual([]);
    expect(members("move")).toEqual(["m", "moreEnd"]);
    expect(members("tail")).toEqual(["aOpen", "cOpen"]);
    expect(members("hurry")).toEqual([]);
    expect(companionFields(WORLD, WORLD.structs[BYTES!]!.layouts[0]!)).toEqual([
      "flags",
      "frameBefore",
      "soundNaN",
    ]);
    const found = world("bytes", "90 80 02 05 09 34 12 d0 01 00 00").value!;
    const bare = withoutHints(WORLD, 0, found);
    expect(Object.keys(bare)).toEqual(Object.keys(found));
    expect(bare).toMatchObject({
      entities: [{ flags: undefined, frame: 0x1234, frameBefore: undefined }],
      entitiesEnd: undefined,
    });
    expect(found).toMatchObject({ entities: [{ frameBefore: 9 }], entitiesEnd: 0x1d0 });
    const pairs = world("pairs", "01 02").value!;
    expect(withoutHints(WORLD, 0, pairs)["pairs"]).toBe(pairs["pairs"]);
    const odd = { type: "bytes", entities: [5, null], entitiesEnd: 1 };
    expect(withoutHints(WORLD, 0, odd)).toEqual({ ...odd, entitiesEnd: undefined });
  });
});
