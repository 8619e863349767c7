// Generated from qwd.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { ContainerTable } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const CBLOCK_TEXT_ENTRIES = [
  { token: "time", of: ["time"], as: "time" },
  { token: "load", of: ["msec"] },
  { token: "padding", of: ["padding"], defaultValue: 0, legacy: "unknown" },
  { token: "angles", of: ["angles"] },
  { token: "speed", of: ["forwardmove", "sidemove", "upmove"] },
  { token: "fire", of: ["buttons"], flag: 0 },
  { token: "jump", of: ["buttons"], flag: 1 },
  { token: "flag", of: ["buttons"], bits: [-2, 2, 3, 4, 5, 6, 7], legacy: "unread" },
  { token: "impulse", of: ["impulse"], defaultValue: 0 },
  { token: "uk_angles", of: ["viewangles"] },
] as const;
const U8 = { kind: "int", name: "u8", bits: 8, signed: false } as const;
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
  fieldOf("viewangles", F32_3, { doc: "where the camera looked (ERRATA 65)" }),
] as const;
const I32 = { kind: "int", name: "i32", bits: 32, signed: true } as const;
const U32 = { kind: "int", name: "u32", bits: 32, signed: false } as const;
const U31 = { kind: "int", name: "u31", bits: 31, signed: false } as const;
const U1 = { kind: "int", name: "u1", bits: 1, signed: false } as const;
const SBLOCK_TEXT_ENTRIES = [
  { token: "time", of: ["time"], as: "time" },
  { token: "reliable", of: ["reliable"], defaultValue: 1, legacy: "unknown" },
  { token: "connless", of: ["packet"] },
] as const;
const SBLOCK_TEXT_ENTRIES_2 = [
  { token: "time", of: ["time"], as: "time" },
  { token: "seq1", of: ["sequence"] },
  { token: "seq2", of: ["acknowledged"] },
  { token: "reliable", of: ["reliable", "reliableacknowledged"], as: "set" },
  { token: "messages", of: ["messages"] },
] as const;
const GAME_FIELDS = [
  {
    kind: "split",
    wire: U32,
    parts: [
      { name: "acknowledged", doc: "the client's last packet that came", type: U31 },
      { name: "reliableacknowledged", type: U1 },
    ],
  },
  fieldOf("messages", { kind: "bytes", name: "bytes" }),
] as const;
const SERVER_FIELDS = [
  { kind: "length", name: "size", type: I32 },
  {
    kind: "split",
    wire: U32,
    parts: [
      { name: "sequence", doc: "the packet's number", type: U31 },
      { name: "reliable", doc: "1 where the packet is sent again until it has arrived", type: U1 },
    ],
  },
  {
    kind: "switch",
    on: "sequence",
    arms: [
      {
        name: "connectionless",
        doc: "A packet outside of the connection.",
        text: { token: "sblock", entries: SBLOCK_TEXT_ENTRIES },
        values: [2147483647],
        fields: [fieldOf("packet", { kind: "bytes", name: "bytes" })],
      },
      {
        name: "game",
        doc: "A packet of the game.",
        text: { token: "sblock", entries: SBLOCK_TEXT_ENTRIES_2 },
        values: [],
        otherwise: true,
        fields: GAME_FIELDS,
      },
    ],
  },
] as const;
const FBLOCK_TEXT_ENTRIES = [
  { token: "time", of: ["time"], as: "time" },
  { token: "seq1", of: ["outgoing"] },
  { token: "seq2", of: ["incoming"] },
] as const;
const FRAME_FIELDS = [
  fieldOf("outgoing", I32, { doc: "of the client's next packet (ERRATA 67)" }),
  fieldOf("incoming", I32, { doc: "of the server's last packet" }),
] as const;
const BLOCK_FIELDS = [
  fieldOf("time", { kind: "float", name: "f32" }, { doc: "seconds" }),
  fieldOf("code", { kind: "int", name: "u8", bits: 8, signed: false, enum: 0 }),
  {
    kind: "switch",
    on: "code",
    arms: [
      {
        name: "client",
        doc: "What the client asked the server for.",
        text: { token: "cblock", entries: CBLOCK_TEXT_ENTRIES },
        values: [0],
        fields: CLIENT_FIELDS,
      },
      { name: "server", doc: "A packet that the server sent.", values: [1], fields: SERVER_FIELDS },
      {
        name: "frame",
        doc: "The sequence numbers that the recording begins with.",
        text: { token: "fblock", entries: FBLOCK_TEXT_ENTRIES },
        values: [2],
        fields: FRAME_FIELDS,
      },
    ],
  },
] as const;

/** The schema of QuakeWorld recording with its versions resolved, for the interpreter. */
export const table: ContainerTable = {
  name: "qwd",
  title: "QuakeWorld recording",
  doc: "What passed between a client and its server, a packet or a command a block, each with the time it happened.",
  ref: "QWD §3",
  versions: ["all"],
  current: 0,
  structs: [],
  enums: [
    {
      name: "block_type",
      values: [
        { from: 0, to: 0, name: "DEM_CMD", value: 0, doc: "what the client asked for" },
        { from: 0, to: 0, name: "DEM_READ", value: 1, doc: "what the server sent" },
        { from: 0, to: 0, name: "DEM_SET", value: 2, doc: "both sequence numbers" },
      ],
    },
  ],
  vectors: [],
  kind: "container",
  messages: [
    {
      name: "block",
      doc: "Something that happened at a moment.",
      ref: "QWD §3",
      source: "qwd.yaml:19",
      tells: { members: { seconds: "time" } },
      layouts: [{ from: 0, to: 0, fields: BLOCK_FIELDS }],
    },
  ],
  extension: ".qwd",
  carries: [
    { member: "messages", protocol: "quakeworld", flavor: 0 },
    { member: "packet", protocol: "quakeworld_connectionless" },
  ],
  foreign: [],
};
