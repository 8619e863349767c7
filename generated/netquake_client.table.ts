// Generated from netquake_client.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/field-of.ts";
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
const U8 = { kind: "int", name: "u8", bits: 8, signed: false } as const;
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
const MOVE_FIELDS_2 = [
  TIME,
  fieldOf(
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
  ),
  FORWARDMOVE,
  SIDEMOVE,
  UPMOVE,
  BUTTONS,
  IMPULSE,
] as const;
const MOVE_FIELDS_3 = [
  TIME,
  fieldOf(
    "angles",
    { kind: "array", name: "f32[3]", of: { kind: "float", name: "f32" }, count: 3 },
    { doc: "pitch, yaw and roll in degrees" },
  ),
  FORWARDMOVE,
  SIDEMOVE,
  UPMOVE,
  BUTTONS,
  IMPULSE,
] as const;
const STRINGCMD_FIELDS = [
  fieldOf(
    "text",
    { kind: "string", name: "string", cut: 2047 },
    { doc: "as prespawn, or say hello; a line feed may end it" },
  ),
] as const;

/** The schema of Quake client messages with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "netquake_client",
  title: "Quake client messages",
  doc: "What a Quake client tells its server.",
  ref: "network §8.4, ERRATA 111-115",
  versions: ["15", "666", "999", "999-floatangle"],
  current: 0,
  structs: [],
  enums: [],
  vectors: [],
  kind: "protocol",
  messages: [
    {
      name: "bad",
      doc: "Nothing that should be met.",
      ref: "network §8.4.1",
      source: "netquake_client.yaml:16",
      illegal: "engines take it for an error, and drop the client",
      layouts: [{ from: 0, to: 3, id: [0, 0], fields: [] }],
    },
    {
      name: "nop",
      doc: "The client is there.",
      ref: "network §8.4.1, ERRATA 113",
      source: "netquake_client.yaml:22",
      layouts: [{ from: 0, to: 3, id: [1, 1], fields: [] }],
    },
    {
      name: "disconnect",
      doc: "The client leaves. It says so once, and unreliably.",
      ref: "network §8.4.1, ERRATA 113",
      source: "netquake_client.yaml:27",
      layouts: [{ from: 0, to: 3, id: [2, 2], fields: [] }],
    },
    {
      name: "move",
      doc: "Where the player looks and goes. It may be lost; the next one follows at once.",
      ref: "network §8.4.1, ERRATA 111-114",
      source: "netquake_client.yaml:32",
      layouts: [
        { from: 0, to: 0, id: [3, 3], fields: MOVE_FIELDS },
        { from: 1, to: 2, id: [3, 3], fields: MOVE_FIELDS_2 },
        { from: 3, to: 3, id: [3, 3], fields: MOVE_FIELDS_3 },
      ],
    },
    {
      name: "stringcmd",
      doc: "A command for the server's console, of those that clients may give.",
      ref: "network §8.4.1, ERRATA 115",
      source: "netquake_client.yaml:55",
      layouts: [{ from: 0, to: 3, id: [4, 4], fields: STRINGCMD_FIELDS }],
    },
  ],
  unannounced: [
    { version: 1, from: 0 },
    { version: 2, from: 1 },
    { version: 3, from: 2 },
  ],
};
