// Generated from quake2_mvd.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
const U16 = { kind: "int", name: "u16", bits: 16, signed: false } as const;
const STRING = { kind: "string", name: "string", cut: 2047 } as const;
const STRING_2 = { kind: "value", name: "string", type: STRING } as const;
const CONFIGURATION_FIELDS = [
  { kind: "value", name: "index", type: U16, ends: 2080 },
  STRING_2,
] as const;
const I16 = { kind: "int", name: "i16", bits: 16, signed: true } as const;
const FIGURES_FIELDS = [
  {
    kind: "mask",
    name: "statbits",
    parts: [{ from: { kind: "int", name: "u32", bits: 32, signed: false }, bits: 32, at: 0 }],
    hint: 0,
    unused: 0,
    usual: 0,
  },
  {
    kind: "value",
    name: "stats",
    doc: "by number",
    type: { kind: "sparse", name: "i16", of: I16, mask: "statbits" },
  },
] as const;
const SOURCE_FIELDS = [
  {
    kind: "split",
    wire: U16,
    parts: [
      { name: "channel", type: { kind: "int", name: "u3", bits: 3, signed: false } },
      { name: "entity", type: { kind: "int", name: "u13", bits: 13, signed: false } },
    ],
  },
] as const;
const U8 = { kind: "int", name: "u8", bits: 8, signed: false } as const;
const COORD = {
  kind: "int",
  name: "coord",
  bits: 16,
  signed: true,
  scale: { num: 1, den: 8, plus: 0 },
} as const;
const ORIGIN2 = {
  kind: "value",
  name: "origin2",
  type: COORD,
  when: { mask: "flags", bit: 1 },
  absent: "previous.origin.1",
} as const;
const QUARTER_3 = {
  kind: "array",
  name: "quarter[3]",
  of: { kind: "int", name: "quarter", bits: 8, signed: true, scale: { num: 1, den: 4, plus: 0 } },
  count: 3,
} as const;
const ANGLE16 = {
  kind: "int",
  name: "angle16",
  bits: 16,
  signed: true,
  scale: { num: 45, den: 8192, plus: 0 },
} as const;
const U8_2 = {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  scale: { num: 1, den: 255, plus: 0 },
} as const;
const PLAYER_FIELDS = [
  { kind: "value", name: "number", type: U8, ends: 255 },
  {
    kind: "mask",
    name: "flags",
    parts: [{ from: U16, bits: 16, at: 0 }],
    hint: 0,
    unused: 0,
    usual: 0,
  },
  {
    kind: "value",
    name: "pm_type",
    type: U8,
    when: { mask: "flags", bit: 0 },
    absent: "previous.pm_type",
  },
  {
    kind: "value",
    name: "origin1",
    type: COORD,
    when: { mask: "flags", bit: 1 },
    absent: "previous.origin.0",
  },
  ORIGIN2,
  {
    kind: "value",
    name: "origin3",
    type: COORD,
    when: { mask: "flags", bit: 2 },
    absent: "previous.origin.2",
  },
  {
    kind: "value",
    name: "viewoffset",
    type: QUARTER_3,
    when: { mask: "flags", bit: 3 },
    absent: "previous.viewoffset",
  },
  {
    kind: "value",
    name: "viewangle1",
    type: ANGLE16,
    when: { mask: "flags", bit: 4 },
    absent: "previous.viewangles.0",
  },
  {
    kind: "value",
    name: "viewangle2",
    type: ANGLE16,
    when: { mask: "flags", bit: 4 },
    absent: "previous.viewangles.1",
  },
  {
    kind: "value",
    name: "viewangle3",
    type: ANGLE16,
    when: { mask: "flags", bit: 5 },
    absent: "previous.viewangles.2",
  },
  {
    kind: "value",
    name: "kick_angles",
    type: QUARTER_3,
    when: { mask: "flags", bit: 6 },
    absent: "previous.kick_angles",
  },
  {
    kind: "value",
    name: "gunindex",
    type: U8,
    when: { mask: "flags", bit: 9 },
    absent: "previous.gunindex",
  },
  {
    kind: "value",
    name: "gunframe",
    type: U8,
    when: { mask: "flags", bit: 10 },
    absent: "previous.gunframe",
  },
  {
    kind: "value",
    name: "gunoffset",
    type: QUARTER_3,
    when: { mask: "flags", bit: 11 },
    absent: "previous.gunoffset",
  },
  {
    kind: "value",
    name: "gunangles",
    type: QUARTER_3,
    when: { mask: "flags", bit: 12 },
    absent: "previous.gunangles",
  },
  {
    kind: "value",
    name: "blend",
    type: { kind: "array", name: "u8[4]", of: U8_2, count: 4 },
    when: { mask: "flags", bit: 7 },
    absent: "previous.blend",
  },
  { kind: "value", name: "fov", type: U8, when: { mask: "flags", bit: 8 }, absent: "previous.fov" },
  {
    kind: "value",
    name: "rdflags",
    type: U8,
    when: { mask: "flags", bit: 13 },
    absent: "previous.rdflags",
  },
  {
    kind: "value",
    name: "figures",
    type: { kind: "struct", name: "figures", struct: 1 },
    when: { mask: "flags", bit: 14 },
  },
  { kind: "bit", name: "removed", bit: { mask: "flags", bit: 15 } },
] as const;
const FLAGS = { from: U8, bits: 8, at: 0 } as const;
const I32 = { kind: "int", name: "i32", bits: 32, signed: true } as const;
const ANGLE = {
  kind: "int",
  name: "angle",
  bits: 8,
  signed: true,
  scale: { num: 45, den: 32, plus: 0 },
} as const;
const ENTITY_FIELDS = [
  {
    kind: "mask",
    name: "flags",
    parts: [
      FLAGS,
      { from: U8, bits: 8, at: 8, when: 7 },
      { from: U8, bits: 8, at: 16, when: 15 },
      { from: U8, bits: 8, at: 24, when: 23 },
    ],
    hint: 4034961792,
    unused: 4026540032,
    usual: 0,
  },
  {
    kind: "value",
    name: "number",
    type: U8,
    wide: { when: { mask: "flags", bit: 8 }, type: U16 },
    ends: 0,
  },
  {
    kind: "value",
    name: "modelindex",
    type: U8,
    when: { mask: "flags", bit: 11 },
    absent: "previous.modelindex",
  },
  {
    kind: "value",
    name: "modelindex2",
    type: U8,
    when: { mask: "flags", bit: 20 },
    absent: "previous.modelindex2",
  },
  {
    kind: "value",
    name: "modelindex3",
    type: U8,
    when: { mask: "flags", bit: 21 },
    absent: "previous.modelindex3",
  },
  {
    kind: "value",
    name: "modelindex4",
    type: U8,
    when: { mask: "flags", bit: 22 },
    absent: "previous.modelindex4",
  },
  {
    kind: "value",
    name: "frame",
    type: I16,
    widths: { mask: "flags", narrow: { bit: 4, type: U8 }, wide: { bit: 17, type: I16 } },
    absent: "previous.frame",
  },
  {
    kind: "value",
    name: "skin",
    type: I32,
    widths: {
      mask: "flags",
      narrow: { bit: 16, type: U8 },
      wide: { bit: 25, type: I16 },
      both: I32,
    },
    absent: "previous.skin",
  },
  {
    kind: "value",
    name: "effects",
    type: I32,
    widths: {
      mask: "flags",
      narrow: { bit: 14, type: U8 },
      wide: { bit: 19, type: I16 },
      both: I32,
    },
    absent: "previous.effects",
  },
  {
    kind: "value",
    name: "renderfx",
    type: I32,
    widths: {
      mask: "flags",
      narrow: { bit: 12, type: U8 },
      wide: { bit: 18, type: I16 },
      both: I32,
    },
    absent: "previous.renderfx",
  },
  {
    kind: "value",
    name: "origin1",
    type: COORD,
    when: { mask: "flags", bit: 0 },
    absent: "previous.origin.0",
  },
  ORIGIN2,
  {
    kind: "value",
    name: "origin3",
    type: COORD,
    when: { mask: "flags", bit: 9 },
    absent: "previous.origin.2",
  },
  {
    kind: "value",
    name: "angle1",
    type: ANGLE,
    when: { mask: "flags", bit: 10 },
    absent: "previous.angles.0",
  },
  {
    kind: "value",
    name: "angle2",
    type: ANGLE,
    when: { mask: "flags", bit: 2 },
    absent: "previous.angles.1",
  },
  {
    kind: "value",
    name: "angle3",
    type: ANGLE,
    when: { mask: "flags", bit: 3 },
    absent: "previous.angles.2",
  },
  {
    kind: "value",
    name: "oldorigin",
    type: { kind: "array", name: "coord[3]", of: COORD, count: 3 },
    when: { mask: "flags", bit: 24 },
    absent: "previous.origin",
  },
  {
    kind: "value",
    name: "sound",
    type: U8,
    when: { mask: "flags", bit: 26 },
    absent: "previous.sound",
  },
  { kind: "value", name: "event", type: U8, when: { mask: "flags", bit: 5 }, absent: 0 },
  {
    kind: "value",
    name: "solid",
    type: I16,
    when: { mask: "flags", bit: 27 },
    absent: "previous.solid",
  },
  {
    kind: "bit",
    name: "remove",
    doc: "It is out of everybody's sight.",
    bit: { mask: "flags", bit: 6 },
  },
] as const;
const PORTALCOUNT = { kind: "length", name: "portalcount", type: U8, of: "portals" } as const;
const PORTALS = {
  kind: "value",
  name: "portals",
  doc: "a bit for each portal of the map that is open",
  type: { kind: "bytes", name: "bytes", length: "portalcount" },
} as const;
const PLAYERS = {
  kind: "value",
  name: "players",
  type: { kind: "list", name: "player", struct: 3, ends: "element" },
} as const;
const ENTITIES = {
  kind: "value",
  name: "entities",
  type: { kind: "list", name: "entity", struct: 4, ends: "element" },
} as const;
const SERVERDATA_FIELDS = [PORTALCOUNT, PORTALS, PLAYERS, ENTITIES] as const;
const SERVERDATA_FIELDS_2 = [
  {
    kind: "mask",
    name: "streamflags",
    parts: [{ from: "id", bits: 3, at: 0, low: 5 }],
    hint: 0,
    unused: 0,
    usual: 0,
  },
  {
    kind: "bit",
    name: "nomessages",
    doc: "What is for one player is not recorded.",
    bit: { mask: "streamflags", bit: 0 },
  },
  { kind: "bit", name: "onepointofview", bit: { mask: "streamflags", bit: 1 } },
  { kind: "refuse", bit: { mask: "streamflags", bit: 2 }, why: "extended limits" },
  { kind: "value", name: "serverversion", doc: "37", type: I32 },
  {
    kind: "value",
    name: "minor",
    type: U16,
    selects: [{ value: 2010, versions: { from: 0, to: 0 } }],
    foreign: [
      { value: 2009, name: "an older one" },
      { value: 2011, name: "with extended limits" },
      { value: 2012, name: "with extended limits 2" },
      { value: 2013, name: "with extended limits 2, and fog" },
      { value: 3038, name: "Q2REPRO's" },
    ],
  },
  { kind: "value", name: "servercount", type: I32 },
  { kind: "value", name: "gamedir", type: STRING },
  {
    kind: "value",
    name: "clientnum",
    doc: "the number of the server's own player; -1 for none",
    type: I16,
  },
  {
    kind: "value",
    name: "configurations",
    type: { kind: "list", name: "configuration", struct: 0, ends: "element" },
  },
  ...SERVERDATA_FIELDS,
] as const;
const CONFIGSTRING_FIELDS = [{ kind: "value", name: "index", type: U16 }, STRING_2] as const;
const HIGH = {
  kind: "mask",
  name: "high",
  parts: [{ from: "id", bits: 3, at: 0, low: 5 }],
  hint: 0,
  unused: 0,
  usual: 0,
  hidden: true,
} as const;
const SIZE = { kind: "length", name: "size", type: U8, of: "data", high: "high" } as const;
const DATA = {
  kind: "value",
  name: "data",
  doc: "messages of Quake II's protocol 34",
  type: { kind: "bytes", name: "bytes", length: "size" },
} as const;
const UNICAST_FIELDS = [HIGH, SIZE, { kind: "value", name: "client", type: U8 }, DATA] as const;
const MULTICAST_ALL_FIELDS = [HIGH, SIZE, DATA] as const;
const MULTICAST_PHS_FIELDS = [
  HIGH,
  SIZE,
  { kind: "value", name: "leaf", doc: "of the map", type: U16 },
  DATA,
] as const;
const SOUND_FIELDS = [
  {
    kind: "mask",
    name: "hearing",
    parts: [{ from: "id", bits: 3, at: 0, low: 5 }],
    hint: 4,
    unused: 4,
    usual: 0,
  },
  {
    kind: "bit",
    name: "everybody",
    doc: "It is heard everywhere.",
    bit: { mask: "hearing", bit: 0 },
  },
  { kind: "bit", name: "reliable", bit: { mask: "hearing", bit: 1 } },
  { kind: "mask", name: "flags", parts: [FLAGS], hint: 236, unused: 236, usual: 8 },
  { kind: "value", name: "soundnum", type: U8 },
  { kind: "value", name: "volume", type: U8_2, when: { mask: "flags", bit: 0 }, absent: 1 },
  {
    kind: "value",
    name: "attenuation",
    type: { kind: "int", name: "u8", bits: 8, signed: false, scale: { num: 1, den: 64, plus: 0 } },
    when: { mask: "flags", bit: 1 },
    absent: 1,
  },
  {
    kind: "value",
    name: "timeofs",
    type: {
      kind: "int",
      name: "u8",
      bits: 8,
      signed: false,
      scale: { num: 1, den: 1000, plus: 0 },
    },
    when: { mask: "flags", bit: 4 },
    absent: 0,
  },
  { kind: "value", name: "source", type: { kind: "struct", name: "source", struct: 2 } },
] as const;
const PRINT_FIELDS = [
  { kind: "value", name: "level", type: U8 },
  { kind: "value", name: "text", type: STRING },
] as const;

/** The schema of Quake II multi-view messages with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "quake2_mvd",
  title: "Quake II multi-view messages",
  doc: "What Q2PRO's server records of all players, and tells relays. Versions are named by the minor number of its protocol 37.",
  ref: "ERRATA 47",
  versions: ["2010"],
  current: 0,
  structs: [
    {
      name: "configuration",
      doc: "One of the strings that everybody must know.",
      source: "quake2_mvd.yaml:23",
      layouts: [{ from: 0, to: 0, fields: CONFIGURATION_FIELDS }],
    },
    {
      name: "figures",
      doc: "What a player has.",
      source: "quake2_mvd.yaml:29",
      layouts: [{ from: 0, to: 0, fields: FIGURES_FIELDS }],
    },
    {
      name: "source",
      doc: "Who makes a sound.",
      source: "quake2_mvd.yaml:35",
      layouts: [{ from: 0, to: 0, fields: SOURCE_FIELDS }],
    },
    {
      name: "player",
      doc: "How a player differs from what was told of him last. One who is gone may have fields all the same.",
      source: "quake2_mvd.yaml:41",
      layouts: [{ from: 0, to: 0, fields: PLAYER_FIELDS }],
    },
    {
      name: "entity",
      doc: "How an entity differs from what was told of it last. One that is gone may have fields all the same.",
      source: "quake2_mvd.yaml:65",
      layouts: [{ from: 0, to: 0, fields: ENTITY_FIELDS }],
    },
  ],
  enums: [],
  vectors: [],
  kind: "protocol",
  messages: [
    {
      name: "bad",
      source: "quake2_mvd.yaml:92",
      illegal: "nobody sends it",
      layouts: [{ from: 0, to: 0, id: [0, 0], fields: [] }],
    },
    {
      name: "nop",
      source: "quake2_mvd.yaml:96",
      layouts: [{ from: 0, to: 0, id: [1, 1], fields: [] }],
      role: "nothing",
    },
    {
      name: "serverdata",
      doc: "A level begins, or the recording.",
      source: "quake2_mvd.yaml:100",
      layouts: [{ from: 0, to: 0, id: [4, 4], idHigh: 5, fields: SERVERDATA_FIELDS_2 }],
      role: "level",
      tells: { members: { folder: "gamedir" } },
    },
    {
      name: "configstring",
      source: "quake2_mvd.yaml:126",
      layouts: [{ from: 0, to: 0, id: [5, 5], fields: CONFIGSTRING_FIELDS }],
      role: "setting",
      tells: { members: { number: "index", text: "string" } },
      lasts: { how: "last", by: ["index"] },
    },
    {
      name: "frame",
      source: "quake2_mvd.yaml:135",
      layouts: [{ from: 0, to: 0, id: [6, 6], fields: SERVERDATA_FIELDS }],
      role: "frame",
    },
    {
      name: "unicast",
      doc: "What one player was told.",
      source: "quake2_mvd.yaml:141",
      layouts: [{ from: 0, to: 0, id: [8, 8], idHigh: 5, fields: UNICAST_FIELDS }],
      role: "effect",
    },
    {
      name: "unicast_r",
      doc: "What one player was told, and had to hear.",
      source: "quake2_mvd.yaml:151",
      layouts: [{ from: 0, to: 0, id: [9, 9], idHigh: 5, fields: UNICAST_FIELDS }],
      role: "effect",
    },
    {
      name: "multicast_all",
      doc: "What all players were told.",
      source: "quake2_mvd.yaml:161",
      layouts: [{ from: 0, to: 0, id: [10, 10], idHigh: 5, fields: MULTICAST_ALL_FIELDS }],
      role: "effect",
    },
    {
      name: "multicast_phs",
      doc: "What all who might hear it were told.",
      source: "quake2_mvd.yaml:170",
      layouts: [{ from: 0, to: 0, id: [11, 11], idHigh: 5, fields: MULTICAST_PHS_FIELDS }],
      role: "effect",
    },
    {
      name: "multicast_pvs",
      doc: "What all who might see it were told.",
      source: "quake2_mvd.yaml:180",
      layouts: [{ from: 0, to: 0, id: [12, 12], idHigh: 5, fields: MULTICAST_PHS_FIELDS }],
      role: "effect",
    },
    {
      name: "multicast_all_r",
      doc: "What all players were told, and had to hear.",
      source: "quake2_mvd.yaml:190",
      layouts: [{ from: 0, to: 0, id: [13, 13], idHigh: 5, fields: MULTICAST_ALL_FIELDS }],
      role: "effect",
    },
    {
      name: "multicast_phs_r",
      doc: "What all who might hear it were told, and had to.",
      source: "quake2_mvd.yaml:199",
      layouts: [{ from: 0, to: 0, id: [14, 14], idHigh: 5, fields: MULTICAST_PHS_FIELDS }],
      role: "effect",
    },
    {
      name: "multicast_pvs_r",
      doc: "What all who might see it were told, and had to.",
      source: "quake2_mvd.yaml:209",
      layouts: [{ from: 0, to: 0, id: [15, 15], idHigh: 5, fields: MULTICAST_PHS_FIELDS }],
      role: "effect",
    },
    {
      name: "sound",
      doc: "Starts a sound, where its source is.",
      source: "quake2_mvd.yaml:219",
      layouts: [{ from: 0, to: 0, id: [16, 16], idHigh: 5, fields: SOUND_FIELDS }],
      role: "effect",
    },
    {
      name: "print",
      source: "quake2_mvd.yaml:234",
      layouts: [{ from: 0, to: 0, id: [17, 17], fields: PRINT_FIELDS }],
      role: "print",
      tells: { members: { text: "text", importance: "level" } },
    },
  ],
};
