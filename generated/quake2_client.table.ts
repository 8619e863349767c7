// Generated from quake2_client.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
const U8 = { kind: "int", name: "u8", bits: 8, signed: false } as const;
const ANGLE16 = {
  kind: "int",
  name: "angle16",
  bits: 16,
  signed: true,
  scale: { num: 45, den: 8192, plus: 0 },
} as const;
const I16 = { kind: "int", name: "i16", bits: 16, signed: true } as const;
const USERCMD_FIELDS = [
  {
    kind: "mask",
    name: "flags",
    parts: [{ from: U8, bits: 8, at: 0 }],
    hint: 0,
    unused: 0,
    usual: 0,
  },
  {
    kind: "value",
    name: "angle1",
    doc: "pitch",
    type: ANGLE16,
    when: { mask: "flags", bit: 0 },
    absent: "previous.angle1",
  },
  {
    kind: "value",
    name: "angle2",
    doc: "yaw",
    type: ANGLE16,
    when: { mask: "flags", bit: 1 },
    absent: "previous.angle2",
  },
  {
    kind: "value",
    name: "angle3",
    doc: "roll",
    type: ANGLE16,
    when: { mask: "flags", bit: 2 },
    absent: "previous.angle3",
  },
  {
    kind: "value",
    name: "forwardmove",
    doc: "units a second",
    type: I16,
    when: { mask: "flags", bit: 3 },
    absent: "previous.forwardmove",
  },
  {
    kind: "value",
    name: "sidemove",
    type: I16,
    when: { mask: "flags", bit: 4 },
    absent: "previous.sidemove",
  },
  {
    kind: "value",
    name: "upmove",
    type: I16,
    when: { mask: "flags", bit: 5 },
    absent: "previous.upmove",
  },
  {
    kind: "value",
    name: "buttons",
    doc: "1 attack, 2 use, 128 any key",
    type: U8,
    when: { mask: "flags", bit: 6 },
    absent: "previous.buttons",
  },
  {
    kind: "value",
    name: "impulse",
    type: U8,
    when: { mask: "flags", bit: 7 },
    absent: "previous.impulse",
  },
  { kind: "value", name: "msec", doc: "milliseconds that the command lasts", type: U8 },
  { kind: "value", name: "lightlevel", doc: "how bright it is where the player stands", type: U8 },
] as const;
const USERCMD = { kind: "struct", name: "usercmd", struct: 0 } as const;
const MOVE_FIELDS = [
  {
    kind: "value",
    name: "checksum",
    doc: "of all that follows in the packet, and its sequence number",
    type: U8,
  },
  {
    kind: "value",
    name: "lastframe",
    doc: "frames may be told from this one; -1, from none",
    type: { kind: "int", name: "i32", bits: 32, signed: true },
  },
  { kind: "value", name: "oldest", type: USERCMD },
  { kind: "value", name: "old", type: USERCMD },
  { kind: "value", name: "new", type: USERCMD },
] as const;
const USERINFO_FIELDS = [
  {
    kind: "value",
    name: "text",
    doc: "keys and values, each behind a backslash",
    type: { kind: "string", name: "string", cut: 2047 },
  },
] as const;
const STRINGCMD_FIELDS = [
  {
    kind: "value",
    name: "text",
    doc: "a client's last one, disconnect, ends with its packet",
    type: { kind: "string", name: "open_string", cut: 2047, open: true },
  },
] as const;

/** The schema of Quake II client messages with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "quake2_client",
  title: "Quake II client messages",
  doc: "What a Quake II client tells its server in a connection.",
  ref: "ERRATA 59",
  versions: ["34"],
  current: 0,
  structs: [
    {
      name: "usercmd",
      doc: "What a player wants to do. What is not there is as in the command before it.",
      ref: "ERRATA 59",
      source: "quake2_client.yaml:10",
      layouts: [{ from: 0, to: 0, fields: USERCMD_FIELDS }],
    },
  ],
  enums: [],
  vectors: [],
  kind: "protocol",
  messages: [
    {
      name: "bad",
      doc: "Nothing that should be met.",
      ref: "ERRATA 59",
      source: "quake2_client.yaml:28",
      illegal: "engines take it for an error, and drop the client",
      layouts: [{ from: 0, to: 0, id: [0, 0], fields: [] }],
    },
    {
      name: "nop",
      doc: "Nothing.",
      ref: "ERRATA 59",
      source: "quake2_client.yaml:34",
      layouts: [{ from: 0, to: 0, id: [1, 1], fields: [] }],
    },
    {
      name: "move",
      doc: "What the player wants to do, and again what he wanted in the two packets before, which may be lost. The oldest command is told from one of nothing but 0.",
      ref: "ERRATA 59",
      source: "quake2_client.yaml:39",
      layouts: [{ from: 0, to: 0, id: [2, 2], fields: MOVE_FIELDS }],
    },
    {
      name: "userinfo",
      doc: "Who the player is, where that has changed.",
      ref: "ERRATA 59",
      source: "quake2_client.yaml:52",
      layouts: [{ from: 0, to: 0, id: [3, 3], fields: USERINFO_FIELDS }],
    },
    {
      name: "stringcmd",
      doc: "A command for the server's console, of those that clients may give.",
      ref: "ERRATA 59",
      source: "quake2_client.yaml:59",
      layouts: [{ from: 0, to: 0, id: [4, 4], fields: STRINGCMD_FIELDS }],
    },
  ],
};
