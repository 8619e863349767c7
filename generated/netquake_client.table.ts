// Generated from netquake_client.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const F32_3 = {
  kind: "array",
  name: "f32[3]",
  of: { kind: "float", name: "f32" },
  count: 3,
} as const;
const U16 = { kind: "int", name: "u16", bits: 16, signed: false } as const;
const U1 = { kind: "int", name: "u1", bits: 1, signed: false } as const;
const U8 = { kind: "int", name: "u8", bits: 8, signed: false } as const;
const POINTER_FIELDS = [
  fieldOf(
    "screen",
    {
      kind: "array",
      name: "i16[2]",
      of: {
        kind: "int",
        name: "i16",
        bits: 16,
        signed: true,
        scale: { num: 1, den: 32767, plus: 0 },
      },
      count: 2,
    },
    { doc: "of half the screen, from its middle" },
  ),
  fieldOf("start", F32_3, { doc: "where the view is" }),
  fieldOf("impact", F32_3, { doc: "what the line from there hits" }),
  {
    kind: "split",
    wire: U16,
    parts: [
      { name: "entity", type: { kind: "int", name: "u15", bits: 15, signed: false } },
      { name: "is_far", type: U1 },
    ],
  },
  fieldOf("low", U8, {
    doc: "the number is 256 times the one before, and this",
    whenIs: [[{ member: "is_far", ranges: [[1, 1]] }]],
  }),
] as const;
const TIME = fieldOf(
  "time",
  { kind: "float", name: "f32" },
  {
    doc: "of the server, as the client heard it last, in seconds; the server tells by it how far the client is",
  },
);
const I16 = { kind: "int", name: "i16", bits: 16, signed: true } as const;
const FORWARDMOVE = fieldOf("forwardmove", I16, {
  doc: "units a second, negative backwards; walking is 200",
});
const SIDEMOVE = fieldOf("sidemove", I16, { doc: "units a second, negative to the left" });
const UPMOVE = fieldOf("upmove", I16, { doc: "units a second, in water" });
const BUTTONS = fieldOf("buttons", U8, { doc: "1 attack, 2 jump" });
const IMPULSE = fieldOf("impulse", U8, { doc: "a command by number, 0 for none" });
const MOVE_FIELDS = [
  TIME,
  fieldOf(
    "angles",
    {
      kind: "array",
      name: "angle[3]",
      of: {
        kind: "int",
        name: "angle",
        bits: 8,
        signed: true,
        scale: { num: 45, den: 32, plus: 0 },
      },
      count: 3,
    },
    { doc: "pitch, yaw and roll in degrees" },
  ),
  FORWARDMOVE,
  SIDEMOVE,
  UPMOVE,
  BUTTONS,
  IMPULSE,
] as const;
const ANGLES = fieldOf(
  "angles",
  {
    kind: "array",
    name: "angle16[3]",
    of: {
      kind: "int",
      name: "angle16",
      bits: 16,
      signed: true,
      scale: { num: 45, den: 8192, plus: 0 },
    },
    count: 3,
  },
  { doc: "pitch, yaw and roll in degrees" },
);
const MOVE_FIELDS_2 = [TIME, ANGLES, FORWARDMOVE, SIDEMOVE, UPMOVE, BUTTONS, IMPULSE] as const;
const MOVE_FIELDS_3 = [
  TIME,
  fieldOf("angles", F32_3, { doc: "pitch, yaw and roll in degrees" }),
  FORWARDMOVE,
  SIDEMOVE,
  UPMOVE,
  BUTTONS,
  IMPULSE,
] as const;
const SEQUENCE = fieldOf("sequence", U16, {
  doc: "its number in the level, from 0 on; the first two are not sent",
});
const MOVE_FIELDS_4 = [SEQUENCE, ...MOVE_FIELDS_2] as const;
const U32 = { kind: "int", name: "u32", bits: 32, signed: false } as const;
const I32 = { kind: "int", name: "i32", bits: 32, signed: true } as const;
const MOVE_FIELDS_5 = [
  SEQUENCE,
  TIME,
  ANGLES,
  FORWARDMOVE,
  SIDEMOVE,
  UPMOVE,
  {
    kind: "split",
    wire: U32,
    parts: [
      {
        name: "buttons",
        doc: "1 attack, 2 jump",
        type: { kind: "int", name: "u30", bits: 30, signed: false },
      },
      { name: "has_weapon", type: U1 },
      { name: "has_pointer", type: U1 },
    ],
  },
  IMPULSE,
  fieldOf("weapon", I32, { whenIs: [[{ member: "has_weapon", ranges: [[1, 1]] }]] }),
  fieldOf(
    "pointer",
    { kind: "struct", name: "pointer", struct: 0 },
    { whenIs: [[{ member: "has_pointer", ranges: [[1, 1]] }]] },
  ),
] as const;
const STRINGCMD_FIELDS = [
  fieldOf(
    "text",
    { kind: "string", name: "string", cut: 2047 },
    { doc: "as prespawn, or say hello; a line feed may end it" },
  ),
] as const;
const ACKFRAME_FIELDS = [
  fieldOf("frame", I32, {
    doc: "the number of its packet, of those that may be lost; -1 wants all anew",
  }),
] as const;
const ACKDOWNLOAD_FIELDS = [
  fieldOf("start", U32, { doc: "bytes before it" }),
  fieldOf("size", U16),
] as const;
const U4 = { kind: "int", name: "u4", bits: 4, signed: false } as const;
const VOICECHAT_FIELDS = [
  {
    kind: "split",
    wire: U8,
    parts: [
      { name: "generation", type: U4 },
      { name: "codec", type: U4 },
    ],
  },
  fieldOf("sequence", U8, { doc: "of this part" }),
  { kind: "length", name: "size", type: U16, of: "data" },
  fieldOf(
    "data",
    { kind: "bytes", name: "bytes", length: "size" },
    { doc: "as the voice's codec has it" },
  ),
] as const;

/** The schema of Quake client messages with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "netquake_client",
  title: "Quake client messages",
  doc: "What a Quake client tells its server.",
  ref: "network §8.4, ERRATA 111-115",
  versions: [
    "15",
    "666",
    "999",
    "999-floatangle",
    "15-fte",
    "666-fte",
    "fte-predinfo",
    "fte-cursor",
  ],
  current: 0,
  structs: [
    {
      name: "pointer",
      doc: "Where the player points on the screen, and what is there.",
      source: "netquake_client.yaml:22",
      layouts: [{ from: 7, to: 7, fields: POINTER_FIELDS }],
    },
  ],
  enums: [],
  vectors: [],
  kind: "protocol",
  messages: [
    {
      name: "bad",
      doc: "Nothing that should be met.",
      ref: "network §8.4.1",
      source: "netquake_client.yaml:33",
      illegal: "engines take it for an error, and drop the client",
      layouts: [{ from: 0, to: 7, id: [0, 0], fields: [] }],
    },
    {
      name: "nop",
      doc: "The client is there.",
      ref: "network §8.4.1, ERRATA 113",
      source: "netquake_client.yaml:39",
      layouts: [{ from: 0, to: 7, id: [1, 1], fields: [] }],
    },
    {
      name: "disconnect",
      doc: "The client leaves. It says so once, and unreliably.",
      ref: "network §8.4.1, ERRATA 113",
      source: "netquake_client.yaml:44",
      layouts: [{ from: 0, to: 7, id: [2, 2], fields: [] }],
    },
    {
      name: "move",
      doc: "Where the player looks and goes. It may be lost; the next one follows at once.",
      ref: "network §8.4.1, ERRATA 111-114",
      source: "netquake_client.yaml:49",
      layouts: [
        { from: 0, to: 0, id: [3, 3], fields: MOVE_FIELDS },
        { from: 1, to: 2, id: [3, 3], fields: MOVE_FIELDS_2 },
        { from: 3, to: 3, id: [3, 3], fields: MOVE_FIELDS_3 },
        { from: 4, to: 4, id: [3, 3], fields: MOVE_FIELDS },
        { from: 5, to: 5, id: [3, 3], fields: MOVE_FIELDS_2 },
        { from: 6, to: 6, id: [3, 3], fields: MOVE_FIELDS_4 },
        { from: 7, to: 7, id: [3, 3], fields: MOVE_FIELDS_5 },
      ],
    },
    {
      name: "stringcmd",
      doc: "A command for the server's console, of those that clients may give.",
      ref: "network §8.4.1, ERRATA 115",
      source: "netquake_client.yaml:81",
      layouts: [{ from: 0, to: 7, id: [4, 4], fields: STRINGCMD_FIELDS }],
    },
    {
      name: "ackframe",
      doc: "A list of entities has come. The server takes those before it that were not acknowledged for lost, and tells anew what was in them. Several may be before a move, or alone.",
      ref: "clcdp_ackframe",
      source: "netquake_client.yaml:88",
      layouts: [{ from: 4, to: 7, id: [50, 50], fields: ACKFRAME_FIELDS }],
    },
    {
      name: "ackdownload",
      doc: "A part of a file has come.",
      ref: "clcdp_ackdownloaddata",
      source: "netquake_client.yaml:102",
      layouts: [{ from: 4, to: 7, id: [51, 51], fields: ACKDOWNLOAD_FIELDS }],
    },
    {
      name: "voicechat",
      doc: "A part of what the player says. It follows a move.",
      ref: "clcfte_voicechat",
      source: "netquake_client.yaml:111",
      layouts: [{ from: 4, to: 7, id: [83, 83], fields: VOICECHAT_FIELDS }],
    },
  ],
  unannounced: [
    { version: 1, from: 0 },
    { version: 2, from: 1 },
    { version: 3, from: 2 },
    { version: 4, from: 0 },
    { version: 5, from: 1 },
    { version: 6, from: 5 },
    { version: 7, from: 6 },
  ],
};
