// Generated from quakeworld_client.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
import { fieldIf, fieldOf } from "../runtime/table/facts/field-of.ts";
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
    defaultValue: 0,
  },
  fieldIf("angle1", ANGLE16, "flags", 0, { doc: "pitch", absent: "previous.angle1" }),
  fieldIf("angle2", ANGLE16, "flags", 7, { doc: "yaw", absent: "previous.angle2" }),
  fieldIf("angle3", ANGLE16, "flags", 1, { doc: "roll", absent: "previous.angle3" }),
  fieldIf("forwardmove", I16, "flags", 2, {
    doc: "units a second",
    absent: "previous.forwardmove",
  }),
  fieldIf("sidemove", I16, "flags", 3, { absent: "previous.sidemove" }),
  fieldIf("upmove", I16, "flags", 4, { absent: "previous.upmove" }),
  fieldIf("buttons", U8, "flags", 5, {
    doc: "1 attack, 2 jump, 4 use, 8 attack2",
    absent: "previous.buttons",
  }),
  fieldIf("impulse", U8, "flags", 6, { absent: "previous.impulse" }),
  fieldOf("msec", U8, { doc: "milliseconds that the command lasts" }),
] as const;
const USERCMD = { kind: "struct", name: "usercmd", struct: 0 } as const;
const MOVE_FIELDS = [
  fieldOf("checksum", U8, { doc: "of all that follows in the packet, and its sequence number" }),
  fieldOf("lossage", U8, { doc: "percentage of packets that did not come" }),
  fieldOf("oldest", USERCMD),
  fieldOf("old", USERCMD),
  fieldOf("new", USERCMD),
] as const;
const DELTA_FIELDS = [
  fieldOf("sequence", U8, { doc: "the lowest bits of the packet's number" }),
] as const;
const TMOVE_FIELDS = [
  fieldOf("origin", {
    kind: "array",
    name: "coord[3]",
    of: { kind: "int", name: "coord", bits: 16, signed: true, scale: { num: 1, den: 8, plus: 0 } },
    count: 3,
  }),
] as const;
const UPLOAD_FIELDS = [
  { kind: "length", name: "size", type: I16, of: "data" },
  fieldOf("percent", U8, { doc: "how much of the file has been sent with this" }),
  fieldOf("data", { kind: "bytes", name: "bytes", length: "size" }),
] as const;

/** The schema of QuakeWorld client messages with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "quakeworld_client",
  title: "QuakeWorld client messages",
  doc: "What a QuakeWorld client tells its server in a connection.",
  ref: "ERRATA 83",
  versions: ["28"],
  current: 0,
  structs: [
    {
      name: "usercmd",
      doc: "What a player wants to do. What is not there is as in the command before it.",
      ref: "ERRATA 81",
      source: "quakeworld_client.yaml:10",
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
      ref: "ERRATA 83",
      source: "quakeworld_client.yaml:32",
      illegal: "engines take it for an error, and drop the client",
      layouts: [{ from: 0, to: 0, id: [0, 0], fields: [] }],
    },
    {
      name: "nop",
      doc: "Nothing.",
      ref: "ERRATA 83",
      source: "quakeworld_client.yaml:38",
      layouts: [{ from: 0, to: 0, id: [1, 1], fields: [] }],
    },
    {
      name: "move",
      doc: "What the player wants to do, and again what he wanted in the two packets before, which may be lost. The oldest command is a delta from one of nothing but 0.",
      ref: "ERRATA 83",
      source: "quakeworld_client.yaml:43",
      layouts: [{ from: 0, to: 0, id: [3, 3], fields: MOVE_FIELDS }],
    },
    {
      name: "stringcmd",
      doc: "A command for the server's console, of those that clients may give.",
      ref: "ERRATA 83",
      source: "quakeworld_client.yaml:56",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [4, 4],
          fields: [fieldOf("text", { kind: "string", name: "string", cut: 2047 })],
        },
      ],
    },
    {
      name: "delta",
      doc: "Entities may be distinguished from those of this packet.",
      ref: "ERRATA 83",
      source: "quakeworld_client.yaml:63",
      layouts: [{ from: 0, to: 0, id: [5, 5], fields: DELTA_FIELDS }],
    },
    {
      name: "tmove",
      doc: "A spectator goes to a place at once.",
      ref: "ERRATA 83",
      source: "quakeworld_client.yaml:70",
      layouts: [{ from: 0, to: 0, id: [6, 6], fields: TMOVE_FIELDS }],
    },
    {
      name: "upload",
      doc: "A part of a file that the server asked for.",
      ref: "ERRATA 83",
      source: "quakeworld_client.yaml:77",
      layouts: [{ from: 0, to: 0, id: [7, 7], fields: UPLOAD_FIELDS }],
    },
  ],
};
