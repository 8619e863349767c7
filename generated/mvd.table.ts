// Generated from mvd.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { ContainerTable } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const U8 = { kind: "int", name: "u8", bits: 8, signed: false } as const;
const DELTA_TEXT = { token: "delta", of: ["delta"], defaultValue: 0 } as const;
const PLAYER_TEXT = { token: "player", of: ["player"], defaultValue: 0 } as const;
const CLIENTBLOCK_TEXT_ENTRIES = [
  DELTA_TEXT,
  PLAYER_TEXT,
  { token: "load", of: ["msec"] },
  { token: "padding", of: ["padding"], defaultValue: 0 },
  { token: "angles", of: ["angles"] },
  { token: "speed", of: ["forwardmove", "sidemove", "upmove"] },
  { token: "fire", of: ["buttons"], flag: 0 },
  { token: "jump", of: ["buttons"], flag: 1 },
  { token: "flag", of: ["buttons"], bits: [-2, 2, 3, 4, 5, 6, 7] },
  { token: "impulse", of: ["impulse"], defaultValue: 0 },
  { token: "uk_angles", of: ["viewangles"] },
] as const;
const F32_3 = {
  kind: "array",
  name: "f32[3]",
  of: { kind: "float", name: "f32" },
  count: 3,
} as const;
const I16 = { kind: "int", name: "i16", bits: 16, signed: true } as const;
const CLIENT_FIELDS = [
  fieldOf("msec", U8, { doc: "milliseconds that the command lasts" }),
  fieldOf(
    "padding",
    { kind: "array", name: "u8[3]", of: U8, count: 3 },
    { doc: "bytes without meaning (ERRATA 64)" },
  ),
  fieldOf("angles", F32_3, { doc: "pitch, yaw and roll in degrees" }),
  fieldOf("forwardmove", I16, { doc: "units a second" }),
  fieldOf("sidemove", I16),
  fieldOf("upmove", I16),
  fieldOf("buttons", U8, { doc: "1 attack, 2 jump, 4 use, 8 attack2" }),
  fieldOf("impulse", U8),
  fieldOf("viewangles", F32_3, { doc: "where the camera looked" }),
] as const;
const PACKETBLOCK_TEXT_ENTRIES = [
  DELTA_TEXT,
  { token: "target", of: ["target"] },
  PLAYER_TEXT,
  { token: "messages", of: ["messages"] },
] as const;
const I32 = { kind: "int", name: "i32", bits: 32, signed: true } as const;
const BYTES = { kind: "bytes", name: "bytes", length: "size" } as const;
const PACKET_FIELDS = [
  { kind: "length", name: "size", type: I32, of: "messages" },
  fieldOf("messages", BYTES),
] as const;
const FRAMEBLOCK_TEXT_ENTRIES = [
  DELTA_TEXT,
  PLAYER_TEXT,
  { token: "seq1", of: ["outgoing"] },
  { token: "seq2", of: ["incoming"] },
] as const;
const FRAME_FIELDS = [
  fieldOf("outgoing", I32, { doc: "of the client's next packet" }),
  fieldOf("incoming", I32, { doc: "of the server's last packet" }),
] as const;
const HIDDENBLOCK_TEXT_ENTRIES = [
  DELTA_TEXT,
  PLAYER_TEXT,
  { token: "items", of: ["items"] },
] as const;
const HIDDEN_FIELDS = [
  { kind: "length", name: "size", type: I32, of: "items" },
  fieldOf("items", BYTES, { doc: "parts, of mvd_hidden_block.yaml, mostly" }),
] as const;
const SOMEBLOCK_TEXT_ENTRIES = [
  DELTA_TEXT,
  PLAYER_TEXT,
  { token: "mask", of: ["mask"] },
  { token: "messages", of: ["messages"] },
] as const;
const MULTIPLE_FIELDS = [
  fieldOf(
    "mask",
    { kind: "int", name: "u32", bits: 32, signed: false },
    { doc: "a bit for each of them" },
  ),
  {
    kind: "switch",
    on: "mask",
    arms: [
      {
        name: "hidden",
        doc: "What is for programs: who did damage, how the match went, when it began.",
        text: { token: "hiddenblock", entries: HIDDENBLOCK_TEXT_ENTRIES },
        values: [0],
        fields: HIDDEN_FIELDS,
      },
      {
        name: "some",
        text: { token: "someblock", entries: SOMEBLOCK_TEXT_ENTRIES },
        values: [],
        otherwise: true,
        fields: PACKET_FIELDS,
      },
    ],
  },
] as const;
const BLOCK_FIELDS = [
  fieldOf("delta", U8, { doc: "milliseconds since the block before" }),
  {
    kind: "split",
    wire: U8,
    parts: [
      { name: "target", type: { kind: "int", name: "u3", bits: 3, signed: false, enum: 0 } },
      {
        name: "player",
        doc: "whom it is for where that is one player",
        type: { kind: "int", name: "u5", bits: 5, signed: false },
      },
    ],
  },
  {
    kind: "switch",
    on: "target",
    arms: [
      {
        name: "client",
        doc: "What a player's client asked the server for. Servers write none.",
        text: { token: "clientblock", entries: CLIENTBLOCK_TEXT_ENTRIES },
        values: [0],
        fields: CLIENT_FIELDS,
      },
      {
        name: "packet",
        doc: "What the server reported.",
        text: { token: "packetblock", entries: PACKETBLOCK_TEXT_ENTRIES },
        values: [1, 4, 5, 6],
        fields: PACKET_FIELDS,
      },
      {
        name: "frame",
        doc: "Sequence numbers, both 0.",
        text: { token: "frameblock", entries: FRAMEBLOCK_TEXT_ENTRIES },
        values: [2],
        fields: FRAME_FIELDS,
      },
      {
        name: "multiple",
        doc: "What the server reported some players.",
        values: [3],
        fields: MULTIPLE_FIELDS,
      },
    ],
  },
] as const;

/** The schema of QuakeWorld multi-view recording with its versions resolved, for the interpreter. */
export const table: ContainerTable = {
  name: "mvd",
  title: "QuakeWorld multi-view recording",
  doc: "What a server reported all of its players, a packet a block, each with the milliseconds since the block before, and with whom it is for. Nothing marks such a file but its name.",
  ref: "ERRATA 99",
  versions: ["all"],
  current: 0,
  structs: [],
  enums: [
    {
      name: "target",
      doc: "Whom a block is for.",
      values: [
        { from: 0, to: 0, name: "DEM_CMD", value: 0, doc: "what a player's client asked for" },
        { from: 0, to: 0, name: "DEM_READ", value: 1, doc: "everybody" },
        { from: 0, to: 0, name: "DEM_SET", value: 2, doc: "both sequence numbers" },
        { from: 0, to: 0, name: "DEM_MULTIPLE", value: 3, doc: "some players" },
        { from: 0, to: 0, name: "DEM_SINGLE", value: 4, doc: "one player" },
        {
          from: 0,
          to: 0,
          name: "DEM_STATS",
          value: 5,
          doc: "one player, and who watches him: his figures",
        },
        { from: 0, to: 0, name: "DEM_ALL", value: 6, doc: "everybody" },
      ],
    },
  ],
  vectors: [],
  kind: "container",
  messages: [
    {
      name: "block",
      doc: "Something that happened at a moment.",
      ref: "ERRATA 99",
      source: "mvd.yaml:24",
      text: { legacy: "unknown" },
      tells: { members: { step: "delta" }, rate: 1000 },
      layouts: [{ from: 0, to: 0, fields: BLOCK_FIELDS }],
    },
  ],
  extension: ".mvd",
  carries: [{ member: "messages", protocol: "quakeworld", flavor: 1 }],
  foreign: [],
};
