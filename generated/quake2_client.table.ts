// Generated from quake2_client.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
import { fieldIf, fieldOf } from "../runtime/table/facts/field-of.ts";
const U8 = { kind: "int", name: "u8", bits: 8, signed: false } as const;
const FLAGS = {
  kind: "mask",
  name: "flags",
  parts: [{ from: U8, bits: 8, at: 0 }],
  hint: 0,
  unused: 0,
  defaultValue: 0,
} as const;
const ANGLE16 = {
  kind: "int",
  name: "angle16",
  bits: 16,
  signed: true,
  scale: { num: 45, den: 8192, plus: 0 },
} as const;
const I16 = { kind: "int", name: "i16", bits: 16, signed: true } as const;
const MSEC = fieldOf("msec", U8, { doc: "milliseconds that the command lasts" });
const LIGHTLEVEL = fieldOf("lightlevel", U8, { doc: "how bright it is where the player stands" });
const USERCMD_FIELDS = [
  FLAGS,
  fieldIf("angle1", ANGLE16, "flags", 0, { doc: "pitch", absent: "previous.angle1" }),
  fieldIf("angle2", ANGLE16, "flags", 1, { doc: "yaw", absent: "previous.angle2" }),
  fieldIf("angle3", ANGLE16, "flags", 2, { doc: "roll", absent: "previous.angle3" }),
  fieldIf("forwardmove", I16, "flags", 3, {
    doc: "units a second",
    absent: "previous.forwardmove",
  }),
  fieldIf("sidemove", I16, "flags", 4, { absent: "previous.sidemove" }),
  fieldIf("upmove", I16, "flags", 5, { absent: "previous.upmove" }),
  fieldIf("buttons", U8, "flags", 6, {
    doc: "1 attack, 2 use, 128 any key",
    absent: "previous.buttons",
  }),
  fieldIf("impulse", U8, "flags", 7, { absent: "previous.impulse" }),
  MSEC,
  LIGHTLEVEL,
] as const;
const U1 = { kind: "int", name: "u1", bits: 1, signed: false } as const;
const FLAGS_0 = { member: "turned1", ranges: [[1, 1]], bit: { mask: "flags", bit: 0 } } as const;
const FLAGS_1 = { member: "turned2", ranges: [[1, 1]], bit: { mask: "flags", bit: 1 } } as const;
const ANGLE3_WHENIS = [
  [{ member: "turned3", ranges: [[1, 1]], bit: { mask: "flags", bit: 2 } }],
] as const;
const FLAGS_3 = { member: "forward", ranges: [[1, 1]], bit: { mask: "flags", bit: 3 } } as const;
const FLAGS_4 = { member: "aside", ranges: [[1, 1]], bit: { mask: "flags", bit: 4 } } as const;
const FLAGS_5 = { member: "upward", ranges: [[1, 1]], bit: { mask: "flags", bit: 5 } } as const;
const IMPULSE = fieldOf("impulse", U8, {
  whenIs: [[{ member: "impelled", ranges: [[1, 1]], bit: { mask: "flags", bit: 7 } }]],
  absent: "previous.impulse",
});
const RELEASED_FIELDS = [
  fieldOf("angle1", ANGLE16, { doc: "pitch", whenIs: [[FLAGS_0]], absent: "previous.angle1" }),
  fieldOf("angle2", ANGLE16, { doc: "yaw", whenIs: [[FLAGS_1]], absent: "previous.angle2" }),
  fieldOf("angle3", ANGLE16, { doc: "roll", whenIs: ANGLE3_WHENIS, absent: "previous.angle3" }),
  fieldOf("forwardmove", I16, {
    doc: "units a second",
    whenIs: [[FLAGS_3]],
    absent: "previous.forwardmove",
  }),
  fieldOf("sidemove", I16, { whenIs: [[FLAGS_4]], absent: "previous.sidemove" }),
  fieldOf("upmove", I16, { whenIs: [[FLAGS_5]], absent: "previous.upmove" }),
  IMPULSE,
  MSEC,
  LIGHTLEVEL,
] as const;
const I8 = {
  kind: "int",
  name: "i8",
  bits: 8,
  signed: true,
  scale: { num: 5, den: 1, plus: 0 },
} as const;
const PRESSED_FIELDS = [
  {
    kind: "split",
    wire: U8,
    parts: [
      {
        name: "buttons",
        doc: "1 attack, 2 use",
        type: { kind: "int", name: "u2", bits: 2, signed: false },
      },
      { name: "short_forward", doc: "1 where it has a byte", type: U1 },
      { name: "short_aside", type: U1 },
      { name: "short_up", type: U1 },
      { name: "short_angle1", type: U1 },
      { name: "short_angle2", type: U1 },
      { name: "any", doc: "1 for any key", type: U1 },
    ],
  },
  fieldOf("angle1", ANGLE16, {
    whenIs: [[FLAGS_0, { member: "short_angle1", ranges: [[0, 0]] }]],
    absent: "previous.angle1",
  }),
  fieldOf(
    "coarse_angle1",
    { kind: "int", name: "i8", bits: 8, signed: true, scale: { num: 45, den: 128, plus: 0 } },
    { whenIs: [[FLAGS_0, { member: "short_angle1", ranges: [[1, 1]] }]], sameAs: "angle1" },
  ),
  fieldOf("angle2", ANGLE16, {
    whenIs: [[FLAGS_1, { member: "short_angle2", ranges: [[0, 0]] }]],
    absent: "previous.angle2",
  }),
  fieldOf(
    "coarse_angle2",
    { kind: "int", name: "i8", bits: 8, signed: true, scale: { num: 45, den: 32, plus: 0 } },
    { whenIs: [[FLAGS_1, { member: "short_angle2", ranges: [[1, 1]] }]], sameAs: "angle2" },
  ),
  fieldOf("angle3", ANGLE16, { whenIs: ANGLE3_WHENIS, absent: "previous.angle3" }),
  fieldOf("forwardmove", I16, {
    whenIs: [[FLAGS_3, { member: "short_forward", ranges: [[0, 0]] }]],
    absent: "previous.forwardmove",
  }),
  fieldOf("coarse_forwardmove", I8, {
    whenIs: [[FLAGS_3, { member: "short_forward", ranges: [[1, 1]] }]],
    sameAs: "forwardmove",
  }),
  fieldOf("sidemove", I16, {
    whenIs: [[FLAGS_4, { member: "short_aside", ranges: [[0, 0]] }]],
    absent: "previous.sidemove",
  }),
  fieldOf("coarse_sidemove", I8, {
    whenIs: [[FLAGS_4, { member: "short_aside", ranges: [[1, 1]] }]],
    sameAs: "sidemove",
  }),
  fieldOf("upmove", I16, {
    whenIs: [[FLAGS_5, { member: "short_up", ranges: [[0, 0]] }]],
    absent: "previous.upmove",
  }),
  fieldOf("coarse_upmove", I8, {
    whenIs: [[FLAGS_5, { member: "short_up", ranges: [[1, 1]] }]],
    sameAs: "upmove",
  }),
  IMPULSE,
  MSEC,
  LIGHTLEVEL,
] as const;
const MOVE_COMMAND_FIELDS = [
  FLAGS,
  { kind: "bit", name: "turned1", bit: { mask: "flags", bit: 0 } },
  { kind: "bit", name: "turned2", bit: { mask: "flags", bit: 1 } },
  { kind: "bit", name: "turned3", bit: { mask: "flags", bit: 2 } },
  { kind: "bit", name: "forward", bit: { mask: "flags", bit: 3 } },
  { kind: "bit", name: "aside", bit: { mask: "flags", bit: 4 } },
  { kind: "bit", name: "upward", bit: { mask: "flags", bit: 5 } },
  {
    kind: "number",
    name: "pressed",
    doc: "1 where buttons are given",
    bits: [{ mask: "flags", bit: 6 }],
    type: U1,
  },
  { kind: "bit", name: "impelled", bit: { mask: "flags", bit: 7 } },
  {
    kind: "switch",
    on: "pressed",
    arms: [
      { name: "released", values: [0], fields: RELEASED_FIELDS },
      { name: "pressed", values: [1], fields: PRESSED_FIELDS },
    ],
  },
] as const;
const BATCH_FIELDS = [
  fieldOf("commands", {
    kind: "list",
    name: "batch_command",
    struct: 3,
    ends: { kind: "int", name: "u5", bits: 5, signed: false },
  }),
] as const;
const FLAGS_2 = { from: U1, bits: 1, at: 0 } as const;
const I10 = { kind: "int", name: "i10", bits: 10, signed: true } as const;
const U3 = { kind: "int", name: "u3", bits: 3, signed: false } as const;
const BATCH_COMMAND_FIELDS = [
  {
    kind: "mask",
    name: "flags",
    parts: [FLAGS_2, { from: U8, bits: 8, at: 1, when: 0 }],
    hint: 1,
    unused: 0,
    defaultValue: 0,
  },
  fieldIf("angle1", { kind: "struct", name: "turn", struct: 4 }, "flags", 1, { doc: "pitch" }),
  fieldIf("angle2", { kind: "struct", name: "turn", struct: 4 }, "flags", 2, { doc: "yaw" }),
  fieldIf("angle3", ANGLE16, "flags", 3, { doc: "roll", absent: "previous.angle3" }),
  fieldIf("forwardmove", I10, "flags", 4, {
    doc: "units a second",
    absent: "previous.forwardmove",
  }),
  fieldIf("sidemove", I10, "flags", 5, { absent: "previous.sidemove" }),
  fieldIf("upmove", I10, "flags", 6, { absent: "previous.upmove" }),
  fieldIf("buttons", U3, "flags", 7, {
    doc: "1 attack, 2 use, 4 any key",
    absent: "previous.buttons",
  }),
  fieldIf("msec", U8, "flags", 8, {
    doc: "milliseconds that the command lasts",
    absent: "previous.msec",
  }),
] as const;
const TURN_FIELDS = [
  { kind: "mask", name: "flags", parts: [FLAGS_2], hint: 0, unused: 0, defaultValue: 0 },
  fieldIf(
    "by",
    { kind: "int", name: "i8", bits: 8, signed: true, scale: { num: 45, den: 8192, plus: 0 } },
    "flags",
    0,
  ),
  fieldOf("to", ANGLE16, { when: { mask: "flags", bit: 0, clear: true } }),
] as const;
const I32 = { kind: "int", name: "i32", bits: 32, signed: true } as const;
const LASTFRAME = fieldOf("lastframe", I32, {
  doc: "frames may be distinguished from this one; -1, from none",
});
const USERCMD = { kind: "struct", name: "usercmd", struct: 0 } as const;
const OLDEST = fieldOf("oldest", USERCMD);
const OLD = fieldOf("old", USERCMD);
const NEW = fieldOf("new", USERCMD);
const MOVE_FIELDS = [LASTFRAME, OLDEST, OLD, NEW] as const;
const MOVE_FIELDS_2 = [
  fieldOf("checksum", U8, { doc: "of all that follows in the packet, and its sequence number" }),
  ...MOVE_FIELDS,
] as const;
const MOVE_COMMAND = { kind: "struct", name: "move_command", struct: 1 } as const;
const MOVE_FIELDS_3 = [
  LASTFRAME,
  fieldOf("oldest_command", MOVE_COMMAND),
  fieldOf("old_command", MOVE_COMMAND),
  fieldOf("new_command", MOVE_COMMAND),
] as const;
const STRING = { kind: "string", name: "string", cut: 2047 } as const;
const USERINFO_FIELDS = [
  fieldOf("text", STRING, { doc: "keys and values, each after a backslash" }),
] as const;
const STRINGCMD_FIELDS = [
  fieldOf(
    "text",
    { kind: "string", name: "open_string", cut: 2047, open: true },
    { doc: "a client's last one, disconnect, ends with its packet" },
  ),
] as const;
const SETTING_FIELDS = [
  fieldOf("index", I16, {
    doc: "0 no gun, 1 no blend, 2 recording, 3 positions of players, 4 frames a second, 10 no gibs, 11 no footsteps, 12 no prediction, 13 no flares",
  }),
  fieldOf("value", I16),
] as const;
const DUPLICATES = {
  kind: "mask",
  name: "duplicates",
  parts: [{ from: "id", bits: 3, at: 0, low: 5 }],
  hint: 0,
  unused: 0,
  defaultValue: 0,
} as const;
const OLDER = {
  kind: "number",
  name: "older",
  doc: "how many batches were in earlier packets already",
  bits: [
    { mask: "duplicates", bit: 0 },
    { mask: "duplicates", bit: 1 },
    { mask: "duplicates", bit: 2 },
  ],
  type: U3,
} as const;
const BATCHES = fieldOf(
  "batches",
  {
    kind: "list",
    name: "batch",
    struct: 2,
    ends: { by: "older", member: true, plus: 1 },
    padded: true,
  },
  { doc: "the oldest first" },
);
const MOVE_NODELTA_FIELDS = [DUPLICATES, OLDER, LIGHTLEVEL, BATCHES] as const;
const MOVE_BATCHED_FIELDS = [
  DUPLICATES,
  OLDER,
  fieldOf("lastframe", I32, { doc: "frames may be distinguished from this one" }),
  LIGHTLEVEL,
  BATCHES,
] as const;
const USERINFO_DELTA_FIELDS = [
  fieldOf("key", STRING),
  fieldOf("value", STRING, { doc: "empty where it is no longer given" }),
] as const;

/** The schema of Quake II client messages with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "quake2_client",
  title: "Quake II client messages",
  doc: "What a Quake II client tells its server in a connection.",
  ref: "ERRATA 59",
  versions: ["34", "35", "35-1903", "36"],
  current: 0,
  structs: [
    {
      name: "usercmd",
      doc: "What a player wants to do. What is not there is as in the command before it.",
      ref: "ERRATA 59",
      source: "quake2_client.yaml:10",
      layouts: [
        { from: 0, to: 0, fields: USERCMD_FIELDS },
        { from: 2, to: 2, fields: USERCMD_FIELDS },
      ],
    },
    {
      name: "move_command",
      doc: "What a player wants to do. What is not there is as in the command before it.",
      source: "quake2_client-35.yaml:23",
      layouts: [
        { from: 1, to: 1, fields: MOVE_COMMAND_FIELDS },
        { from: 3, to: 3, fields: MOVE_COMMAND_FIELDS },
      ],
    },
    {
      name: "batch",
      doc: "What the player wanted in a frame of his.",
      source: "quake2_client-36.yaml:8",
      bitwise: true,
      layouts: [{ from: 3, to: 3, fields: BATCH_FIELDS }],
    },
    {
      name: "batch_command",
      doc: "What a player wants to do. What is not there is as in the command before it, which may be of the batch before; the packet's first is a delta from one of nothing but 0.",
      source: "quake2_client-36.yaml:13",
      bitwise: true,
      layouts: [{ from: 3, to: 3, fields: BATCH_COMMAND_FIELDS }],
    },
    {
      name: "turn",
      doc: "A new angle, or by how much it is another one.",
      source: "quake2_client-36.yaml:36",
      bitwise: true,
      layouts: [{ from: 3, to: 3, fields: TURN_FIELDS }],
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
      layouts: [{ from: 0, to: 3, id: [0, 0], fields: [] }],
    },
    {
      name: "nop",
      doc: "Nothing.",
      ref: "ERRATA 59",
      source: "quake2_client.yaml:34",
      layouts: [{ from: 0, to: 3, id: [1, 1], fields: [] }],
    },
    {
      name: "move",
      doc: "What the player wants to do, and again what he wanted in the two packets before, which may be lost. The oldest command is a delta from one of nothing but 0.",
      ref: "ERRATA 59",
      source: "quake2_client.yaml:39",
      layouts: [
        { from: 0, to: 0, id: [2, 2], fields: MOVE_FIELDS_2 },
        { from: 1, to: 1, id: [2, 2], fields: MOVE_FIELDS_3 },
        { from: 2, to: 2, id: [2, 2], fields: MOVE_FIELDS },
        { from: 3, to: 3, id: [2, 2], fields: MOVE_FIELDS_3 },
      ],
    },
    {
      name: "userinfo",
      doc: "Who the player is, where that has changed.",
      ref: "ERRATA 59",
      source: "quake2_client.yaml:52",
      layouts: [{ from: 0, to: 3, id: [3, 3], fields: USERINFO_FIELDS }],
    },
    {
      name: "stringcmd",
      doc: "A command for the server's console, of those that clients may give.",
      ref: "ERRATA 59",
      source: "quake2_client.yaml:59",
      layouts: [{ from: 0, to: 3, id: [4, 4], fields: STRINGCMD_FIELDS }],
    },
    {
      name: "setting",
      doc: "What the server need not tell, or is to.",
      source: "quake2_client-35.yaml:80",
      layouts: [{ from: 1, to: 3, id: [5, 5], fields: SETTING_FIELDS }],
    },
    {
      name: "move_nodelta",
      doc: "What the player wants to do, and wanted before. Frames are deltas from none.",
      source: "quake2_client-36.yaml:44",
      layouts: [{ from: 3, to: 3, id: [10, 10], idHigh: 5, fields: MOVE_NODELTA_FIELDS }],
    },
    {
      name: "move_batched",
      doc: "As move_nodelta, where frames may be distinguished from an earlier one.",
      source: "quake2_client-36.yaml:53",
      layouts: [{ from: 3, to: 3, id: [11, 11], idHigh: 5, fields: MOVE_BATCHED_FIELDS }],
    },
    {
      name: "userinfo_delta",
      doc: "What changed of who the player is.",
      source: "quake2_client-36.yaml:63",
      layouts: [{ from: 3, to: 3, id: [12, 12], fields: USERINFO_DELTA_FIELDS }],
    },
  ],
  unannounced: [
    { version: 1, from: 0 },
    { version: 2, from: 1 },
    { version: 3, from: 1 },
  ],
};
