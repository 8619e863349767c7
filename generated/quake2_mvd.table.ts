// Generated from quake2_mvd.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
import { changed, fieldIf, fieldOf } from "../runtime/table/facts/field-of.ts";
const U16 = { kind: "int", name: "u16", bits: 16, signed: false } as const;
const STRING = { kind: "string", name: "string", cut: 2047 } as const;
const STRING_2 = fieldOf("string", STRING);
const CONFIGURATION_FIELDS = [fieldOf("index", U16, { ends: 2080 }), STRING_2] as const;
const CONFIGURATION_FIELDS_2 = [fieldOf("index", U16, { ends: 13630 }), STRING_2] as const;
const U32 = { kind: "int", name: "u32", bits: 32, signed: false } as const;
const I16 = { kind: "int", name: "i16", bits: 16, signed: true } as const;
const FIGURES_FIELDS = [
  {
    kind: "mask",
    name: "statbits",
    parts: [{ from: U32, bits: 32, at: 0 }],
    hint: 0,
    unused: 0,
    defaultValue: 0,
  },
  fieldOf(
    "stats",
    { kind: "sparse", name: "i16", of: I16, mask: "statbits" },
    { doc: "by number" },
  ),
] as const;
const FIGURES_FIELDS_2 = [
  fieldOf(
    "stats",
    {
      kind: "sparse",
      name: "i16",
      of: I16,
      by: { kind: "big", name: "varu64", bits: 64, signed: false, varint: "leb128" },
    },
    { doc: "by number" },
  ),
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
const NUMBER = fieldOf("number", U8, { ends: 255 });
const FLAGS = { from: U16, bits: 16, at: 0 } as const;
const FLAGS_2 = {
  kind: "mask",
  name: "flags",
  parts: [FLAGS],
  hint: 0,
  unused: 0,
  defaultValue: 0,
} as const;
const PM_TYPE = fieldIf("pm_type", U8, "flags", 0, { absent: "previous.pm_type" });
const COORD = {
  kind: "int",
  name: "coord",
  bits: 16,
  signed: true,
  scale: { num: 1, den: 8, plus: 0 },
} as const;
const ORIGIN1 = fieldIf("origin1", COORD, "flags", 1, { absent: "previous.origin.0" });
const ORIGIN2 = fieldIf("origin2", COORD, "flags", 1, { absent: "previous.origin.1" });
const ORIGIN3 = fieldIf("origin3", COORD, "flags", 2, { absent: "previous.origin.2" });
const QUARTER_3 = {
  kind: "array",
  name: "quarter[3]",
  of: { kind: "int", name: "quarter", bits: 8, signed: true, scale: { num: 1, den: 4, plus: 0 } },
  count: 3,
} as const;
const VIEWOFFSET = fieldIf("viewoffset", QUARTER_3, "flags", 3, { absent: "previous.viewoffset" });
const ANGLE16 = {
  kind: "int",
  name: "angle16",
  bits: 16,
  signed: true,
  scale: { num: 45, den: 8192, plus: 0 },
} as const;
const VIEWANGLE1 = fieldIf("viewangle1", ANGLE16, "flags", 4, { absent: "previous.viewangles.0" });
const VIEWANGLE2 = fieldIf("viewangle2", ANGLE16, "flags", 4, { absent: "previous.viewangles.1" });
const VIEWANGLE3 = fieldIf("viewangle3", ANGLE16, "flags", 5, { absent: "previous.viewangles.2" });
const KICK_ANGLES = fieldIf("kick_angles", QUARTER_3, "flags", 6, {
  absent: "previous.kick_angles",
});
const GUNFRAME = fieldIf("gunframe", U8, "flags", 10, { absent: "previous.gunframe" });
const GUNOFFSET = fieldIf("gunoffset", QUARTER_3, "flags", 11, { absent: "previous.gunoffset" });
const GUNANGLES = fieldIf("gunangles", QUARTER_3, "flags", 12, { absent: "previous.gunangles" });
const U8_2 = {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  scale: { num: 1, den: 255, plus: 0 },
} as const;
const BLEND = fieldIf("blend", { kind: "array", name: "u8[4]", of: U8_2, count: 4 }, "flags", 7, {
  absent: "previous.blend",
});
const FOV = fieldIf("fov", U8, "flags", 8, { absent: "previous.fov" });
const RDFLAGS = fieldIf("rdflags", U8, "flags", 13, { absent: "previous.rdflags" });
const FIGURES = fieldIf("figures", { kind: "struct", name: "figures", struct: 1 }, "flags", 14);
const REMOVED = { kind: "bit", name: "removed", bit: { mask: "flags", bit: 15 } } as const;
const PLAYER_FIELDS = [
  NUMBER,
  FLAGS_2,
  PM_TYPE,
  ORIGIN1,
  ORIGIN2,
  ORIGIN3,
  VIEWOFFSET,
  VIEWANGLE1,
  VIEWANGLE2,
  VIEWANGLE3,
  KICK_ANGLES,
  fieldIf("gunindex", U8, "flags", 9, { absent: "previous.gunindex" }),
  GUNFRAME,
  GUNOFFSET,
  GUNANGLES,
  BLEND,
  FOV,
  RDFLAGS,
  FIGURES,
  REMOVED,
] as const;
const GUNINDEX = fieldIf("gunindex", U16, "flags", 9, { absent: "previous.gunindex" });
const PLAYER_FIELDS_2 = changed(PLAYER_FIELDS, [11, 1, GUNINDEX]);
const FLAGS_3 = { from: U8, bits: 8, at: 16, when: 15 } as const;
const STEP = {
  kind: "int",
  bits: 23,
  signed: true,
  name: "step",
  step: true,
  varint: "two",
  scale: { num: 1, den: 8, plus: 0 },
} as const;
const ORIGIN2_2 = fieldIf("origin2", STEP, "flags", 1, { absent: "previous.origin.1" });
const PLAYER_FIELDS_3 = changed(
  PLAYER_FIELDS_2,
  [
    1,
    1,
    {
      kind: "mask",
      name: "flags",
      parts: [FLAGS, FLAGS_3],
      hint: 16547840,
      unused: 16515072,
      defaultValue: 0,
    },
  ],
  [
    3,
    3,
    fieldIf("origin1", STEP, "flags", 1, { absent: "previous.origin.0" }),
    ORIGIN2_2,
    fieldIf("origin3", STEP, "flags", 2, { absent: "previous.origin.2" }),
  ],
  [
    15,
    1,
    fieldIf("colours", { kind: "struct", name: "colours", struct: 7 }, "flags", 7, {
      absent: "previous.colours",
    }),
    fieldIf("fog", { kind: "struct", name: "player_fog", struct: 6 }, "flags", 17, {
      absent: "previous.fog",
    }),
  ],
  [19, 1, { kind: "bit", name: "removed", bit: { mask: "flags", bit: 16 } }],
);
const FLAGS_4 = { from: U8, bits: 8, at: 0 } as const;
const FLAGS_PARTS = [
  FLAGS_4,
  { from: U8, bits: 8, at: 8, when: 7 },
  FLAGS_3,
  { from: U8, bits: 8, at: 24, when: 23 },
] as const;
const NUMBER_2 = fieldOf("number", U8, {
  wide: { when: { mask: "flags", bit: 8 }, type: U16 },
  ends: 0,
});
const FRAME = fieldOf("frame", I16, {
  widths: { mask: "flags", narrow: { bit: 4, type: U8 }, wide: { bit: 17, type: I16 } },
  absent: "previous.frame",
});
const I32 = { kind: "int", name: "i32", bits: 32, signed: true } as const;
const BIT_16 = { bit: 16, type: U8 } as const;
const BIT_14 = { bit: 14, type: U8 } as const;
const BIT_12 = { bit: 12, type: U8 } as const;
const ORIGIN1_2 = fieldIf("origin1", COORD, "flags", 0, { absent: "previous.origin.0" });
const ORIGIN3_2 = fieldIf("origin3", COORD, "flags", 9, { absent: "previous.origin.2" });
const ANGLE = {
  kind: "int",
  name: "angle",
  bits: 8,
  signed: true,
  scale: { num: 45, den: 32, plus: 0 },
} as const;
const OLDORIGIN = fieldIf(
  "oldorigin",
  { kind: "array", name: "coord[3]", of: COORD, count: 3 },
  "flags",
  24,
  { absent: "previous.oldorigin" },
);
const EVENT = fieldIf("event", U8, "flags", 5, { absent: 0 });
const REMOVE = {
  kind: "bit",
  name: "remove",
  doc: "It is out of everybody's sight.",
  bit: { mask: "flags", bit: 6 },
} as const;
const ENTITY_FIELDS = [
  {
    kind: "mask",
    name: "flags",
    parts: FLAGS_PARTS,
    hint: 4034961792,
    unused: 4026540032,
    defaultValue: 0,
  },
  NUMBER_2,
  fieldIf("modelindex", U8, "flags", 11, { absent: "previous.modelindex" }),
  fieldIf("modelindex2", U8, "flags", 20, { absent: "previous.modelindex2" }),
  fieldIf("modelindex3", U8, "flags", 21, { absent: "previous.modelindex3" }),
  fieldIf("modelindex4", U8, "flags", 22, { absent: "previous.modelindex4" }),
  FRAME,
  fieldOf("skin", I32, {
    widths: { mask: "flags", narrow: BIT_16, wide: { bit: 25, type: I16 }, both: I32 },
    absent: "previous.skin",
  }),
  fieldOf("effects", I32, {
    widths: { mask: "flags", narrow: BIT_14, wide: { bit: 19, type: I16 }, both: I32 },
    absent: "previous.effects",
  }),
  fieldOf("renderfx", I32, {
    widths: { mask: "flags", narrow: BIT_12, wide: { bit: 18, type: I16 }, both: I32 },
    absent: "previous.renderfx",
  }),
  ORIGIN1_2,
  ORIGIN2,
  ORIGIN3_2,
  fieldIf("angle1", ANGLE, "flags", 10, { absent: "previous.angles.0" }),
  fieldIf("angle2", ANGLE, "flags", 2, { absent: "previous.angles.1" }),
  fieldIf("angle3", ANGLE, "flags", 3, { absent: "previous.angles.2" }),
  OLDORIGIN,
  fieldIf("sound", U8, "flags", 26, { absent: "previous.sound" }),
  EVENT,
  fieldIf("solid", I16, "flags", 27, { absent: "previous.solid" }),
  REMOVE,
] as const;
const FLAGS_5 = {
  kind: "mask",
  name: "flags",
  parts: FLAGS_PARTS,
  hint: 276865408,
  unused: 0,
  defaultValue: 0,
} as const;
const MODELINDEX_WIDE = { when: { mask: "flags", bit: 28 }, type: U16 } as const;
const MODELINDEX = fieldIf("modelindex", U8, "flags", 11, {
  wide: MODELINDEX_WIDE,
  absent: "previous.modelindex",
});
const MODELINDEX2 = fieldIf("modelindex2", U8, "flags", 20, {
  wide: MODELINDEX_WIDE,
  absent: "previous.modelindex2",
});
const MODELINDEX3 = fieldIf("modelindex3", U8, "flags", 21, {
  wide: MODELINDEX_WIDE,
  absent: "previous.modelindex3",
});
const MODELINDEX4 = fieldIf("modelindex4", U8, "flags", 22, {
  wide: MODELINDEX_WIDE,
  absent: "previous.modelindex4",
});
const SKIN = fieldOf("skin", U32, {
  widths: { mask: "flags", narrow: BIT_16, wide: { bit: 25, type: U16 }, both: U32 },
  absent: "previous.skin",
});
const EFFECTS = fieldOf("effects", U32, {
  widths: { mask: "flags", narrow: BIT_14, wide: { bit: 19, type: U16 }, both: U32 },
  absent: "previous.effects",
});
const RENDERFX = fieldOf("renderfx", U32, {
  widths: { mask: "flags", narrow: BIT_12, wide: { bit: 18, type: U16 }, both: U32 },
  absent: "previous.renderfx",
});
const ANGLE1_WIDE = { when: { mask: "flags", bit: 13 }, type: ANGLE16 } as const;
const ANGLE1 = fieldIf("angle1", ANGLE, "flags", 10, {
  wide: ANGLE1_WIDE,
  absent: "previous.angles.0",
});
const ANGLE2 = fieldIf("angle2", ANGLE, "flags", 2, {
  wide: ANGLE1_WIDE,
  absent: "previous.angles.1",
});
const ANGLE3 = fieldIf("angle3", ANGLE, "flags", 3, {
  wide: ANGLE1_WIDE,
  absent: "previous.angles.2",
});
const LOOP = fieldIf("loop", { kind: "struct", name: "loop", struct: 5 }, "flags", 26, {
  absent: "previous.loop",
});
const SOLID = fieldIf("solid", U32, "flags", 27, { absent: "previous.solid" });
const MOREFX = fieldIf("morefx", U8, "flags", 29, { absent: "previous.morefx" });
const ALPHA = fieldIf("alpha", U8_2, "flags", 30, { absent: "previous.alpha" });
const FLAGS_31 = {
  kind: "reserved",
  bit: { mask: "flags", bit: 31 },
  why: "a fifth byte of flags",
} as const;
const ENTITY_FIELDS_2 = [
  FLAGS_5,
  NUMBER_2,
  MODELINDEX,
  MODELINDEX2,
  MODELINDEX3,
  MODELINDEX4,
  FRAME,
  SKIN,
  EFFECTS,
  RENDERFX,
  ORIGIN1_2,
  ORIGIN2,
  ORIGIN3_2,
  ANGLE1,
  ANGLE2,
  ANGLE3,
  OLDORIGIN,
  LOOP,
  EVENT,
  SOLID,
  MOREFX,
  ALPHA,
  FLAGS_31,
  REMOVE,
] as const;
const COORD_2 = {
  kind: "int",
  bits: 23,
  signed: true,
  name: "coord",
  varint: "two",
  scale: { num: 1, den: 8, plus: 0 },
} as const;
const ENTITY_FIELDS_3 = changed(
  ENTITY_FIELDS_2,
  [
    10,
    3,
    fieldIf("origin1", STEP, "flags", 0, { absent: "previous.origin.0" }),
    ORIGIN2_2,
    fieldIf("origin3", STEP, "flags", 9, { absent: "previous.origin.2" }),
  ],
  [
    16,
    1,
    fieldIf("oldorigin", { kind: "array", name: "coord[3]", of: COORD_2, count: 3 }, "flags", 24, {
      absent: "previous.oldorigin",
    }),
  ],
);
const U8_3 = {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  scale: { num: 1, den: 64, plus: 0 },
} as const;
const LOOP_FIELDS = [
  {
    kind: "split",
    wire: U16,
    parts: [
      { name: "soundnum", type: { kind: "int", name: "u14", bits: 14, signed: false } },
      { name: "louder", type: { kind: "int", name: "u2", bits: 2, signed: false }, isMask: true },
    ],
  },
  {
    kind: "mask",
    name: "louder",
    parts: [{ from: "split", bits: 2, at: 0 }],
    hint: 0,
    unused: 0,
    defaultValue: 0,
  },
  fieldIf("volume", U8_2, "louder", 0, { absent: "previous.volume" }),
  fieldIf("attenuation", U8_3, "louder", 1, {
    doc: "3 for none at all",
    absent: "previous.attenuation",
  }),
] as const;
const FLAGS_PARTS_2 = [FLAGS_4] as const;
const U8_3_2 = { kind: "array", name: "u8[3]", of: U8_2, count: 3 } as const;
const U16_2 = {
  kind: "int",
  name: "u16",
  bits: 16,
  signed: false,
  scale: { num: 1, den: 65535, plus: 0 },
} as const;
const PLAYER_FOG_FIELDS = [
  { kind: "mask", name: "flags", parts: FLAGS_PARTS_2, hint: 0, unused: 0, defaultValue: 0 },
  fieldIf("colour", U8_3_2, "flags", 0, { absent: "previous.colour" }),
  fieldIf("density", U16_2, "flags", 1, { absent: "previous.density" }),
  fieldIf("sky", U16_2, "flags", 1, { absent: "previous.sky" }),
  fieldIf("heightdensity", U16_2, "flags", 2, { absent: "previous.heightdensity" }),
  fieldIf("falloff", U16_2, "flags", 3, { absent: "previous.falloff" }),
  fieldIf("startcolour", U8_3_2, "flags", 4, { absent: "previous.startcolour" }),
  fieldIf("endcolour", U8_3_2, "flags", 5, { absent: "previous.endcolour" }),
  fieldIf("start", COORD_2, "flags", 6, { absent: "previous.start" }),
  fieldIf("end", COORD_2, "flags", 7, { absent: "previous.end" }),
] as const;
const COLOURS_FIELDS = [
  { kind: "mask", name: "parts", parts: FLAGS_PARTS_2, hint: 0, unused: 0, defaultValue: 0 },
  fieldOf(
    "values",
    { kind: "sparse", name: "u8", of: U8_2, mask: "parts" },
    { absent: "previous.values" },
  ),
] as const;
const STREAMFLAGS = {
  kind: "mask",
  name: "streamflags",
  parts: [{ from: "id", bits: 3, at: 0, low: 5 }],
  hint: 0,
  unused: 0,
  defaultValue: 0,
} as const;
const NOMESSAGES = {
  kind: "bit",
  name: "nomessages",
  doc: "What is for one player is not recorded.",
  bit: { mask: "streamflags", bit: 0 },
} as const;
const ONEPOINTOFVIEW = {
  kind: "bit",
  name: "onepointofview",
  bit: { mask: "streamflags", bit: 1 },
} as const;
const SERVERVERSION = fieldOf("serverversion", I32, { doc: "37" });
const MINOR = fieldOf("minor", U16, {
  selects: [
    { value: 2010, versions: { from: 0, to: 0 } },
    { value: 2011, versions: { from: 1, to: 1 } },
    { value: 2012, versions: { from: 2, to: 2 } },
    { value: 2013, versions: { from: 3, to: 4 } },
  ],
  foreign: [
    { value: 2009, name: "an older one" },
    { value: 3038, name: "Q2REPRO's" },
  ],
});
const EXTENSIONS = fieldOf("extensions", U16, {
  doc: "1 without what is for one player, 2 one point of view, 4 extended limits, 8 extended limits 2",
  whenIs: [[{ member: "minor", ranges: [[2012, 2013]] }]],
  selects: [
    { value: 4, versions: { from: 2, to: 3 } },
    { value: 12, versions: { from: 4, to: 4 } },
  ],
  selectsBits: 12,
});
const SERVERCOUNT = fieldOf("servercount", I32);
const GAMEDIR = fieldOf("gamedir", STRING);
const CLIENTNUM = fieldOf("clientnum", I16, {
  doc: "the number of the server's own player; -1 for none",
});
const CONFIGURATIONS = fieldOf("configurations", {
  kind: "list",
  name: "configuration",
  struct: 0,
  ends: "element",
});
const PORTALCOUNT = { kind: "length", name: "portalcount", type: U8, of: "portals" } as const;
const PORTALS = fieldOf(
  "portals",
  { kind: "bytes", name: "bytes", length: "portalcount" },
  { doc: "a bit for each portal of the map that is open" },
);
const PLAYERS = fieldOf("players", { kind: "list", name: "player", struct: 3, ends: "element" });
const ENTITIES = fieldOf("entities", { kind: "list", name: "entity", struct: 4, ends: "element" });
const SERVERDATA_FIELDS = [PORTALCOUNT, PORTALS, PLAYERS, ENTITIES] as const;
const SERVERDATA_FIELDS_2 = [
  STREAMFLAGS,
  NOMESSAGES,
  ONEPOINTOFVIEW,
  { kind: "reserved", bit: { mask: "streamflags", bit: 2 }, why: "extended limits" },
  SERVERVERSION,
  MINOR,
  EXTENSIONS,
  SERVERCOUNT,
  GAMEDIR,
  CLIENTNUM,
  CONFIGURATIONS,
  ...SERVERDATA_FIELDS,
] as const;
const SERVERDATA_FIELDS_3 = changed(SERVERDATA_FIELDS_2, [
  3,
  1,
  {
    kind: "bit",
    name: "extended",
    doc: "It has extended limits.",
    bit: { mask: "streamflags", bit: 2 },
  },
]);
const SERVERDATA_FIELDS_4 = changed(
  SERVERDATA_FIELDS_2,
  [
    0,
    1,
    {
      kind: "mask",
      name: "streamflags",
      parts: [{ from: "id", bits: 3, at: 0, low: 5 }],
      hint: 4,
      unused: 4,
      defaultValue: 0,
    },
  ],
  [3, 1],
);
const CONFIGSTRING_FIELDS = [fieldOf("index", U16), STRING_2] as const;
const HIGH = {
  kind: "mask",
  name: "high",
  parts: [{ from: "id", bits: 3, at: 0, low: 5 }],
  hint: 0,
  unused: 0,
  defaultValue: 0,
  hidden: true,
} as const;
const SIZE = { kind: "length", name: "size", type: U8, of: "data", high: "high" } as const;
const DATA = fieldOf(
  "data",
  { kind: "bytes", name: "bytes", length: "size" },
  { doc: "messages of Quake II's protocol 34" },
);
const UNICAST_FIELDS = [HIGH, SIZE, fieldOf("client", U8), DATA] as const;
const MULTICAST_ALL_FIELDS = [HIGH, SIZE, DATA] as const;
const MULTICAST_PHS_FIELDS = [
  HIGH,
  SIZE,
  fieldOf("leaf", U16, { doc: "of the map" }),
  DATA,
] as const;
const HEARING = {
  kind: "mask",
  name: "hearing",
  parts: [{ from: "id", bits: 3, at: 0, low: 5 }],
  hint: 4,
  unused: 4,
  defaultValue: 0,
} as const;
const EVERYBODY = {
  kind: "bit",
  name: "everybody",
  doc: "It is heard everywhere.",
  bit: { mask: "hearing", bit: 0 },
} as const;
const RELIABLE = { kind: "bit", name: "reliable", bit: { mask: "hearing", bit: 1 } } as const;
const VOLUME = fieldIf("volume", U8_2, "flags", 0, { absent: 1 });
const ATTENUATION = fieldIf("attenuation", U8_3, "flags", 1, { absent: 1 });
const TIMEOFS = fieldIf(
  "timeofs",
  { kind: "int", name: "u8", bits: 8, signed: false, scale: { num: 1, den: 1000, plus: 0 } },
  "flags",
  4,
  { absent: 0 },
);
const SOURCE = fieldOf("source", { kind: "struct", name: "source", struct: 2 });
const SOUND_FIELDS = [
  HEARING,
  EVERYBODY,
  RELIABLE,
  { kind: "mask", name: "flags", parts: FLAGS_PARTS_2, hint: 236, unused: 236, defaultValue: 8 },
  fieldOf("soundnum", U8),
  VOLUME,
  ATTENUATION,
  TIMEOFS,
  SOURCE,
] as const;
const SOUND_FIELDS_2 = changed(SOUND_FIELDS, [
  3,
  2,
  { kind: "mask", name: "flags", parts: FLAGS_PARTS_2, hint: 236, unused: 204, defaultValue: 8 },
  fieldOf("soundnum", U8, { wide: { when: { mask: "flags", bit: 5 }, type: U16 } }),
]);
const PRINT_FIELDS = [fieldOf("level", U8), fieldOf("text", STRING)] as const;

/** The schema of Quake II multi-view messages with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "quake2_mvd",
  title: "Quake II multi-view messages",
  doc: "What Q2PRO's server records of all players, and tells relays. Versions are named by the minor number of its protocol 37.",
  ref: "ERRATA 47",
  versions: ["2010", "2011", "2012", "2013", "2013+12"],
  current: 0,
  structs: [
    {
      name: "configuration",
      doc: "One of the strings that everybody must know.",
      source: "quake2_mvd.yaml:25",
      layouts: [
        { from: 0, to: 0, fields: CONFIGURATION_FIELDS },
        { from: 1, to: 4, fields: CONFIGURATION_FIELDS_2 },
      ],
    },
    {
      name: "figures",
      doc: "What a player has.",
      source: "quake2_mvd.yaml:31",
      layouts: [
        { from: 0, to: 3, fields: FIGURES_FIELDS },
        { from: 4, to: 4, fields: FIGURES_FIELDS_2 },
      ],
    },
    {
      name: "source",
      doc: "Who makes a sound.",
      source: "quake2_mvd.yaml:37",
      layouts: [{ from: 0, to: 4, fields: SOURCE_FIELDS }],
    },
    {
      name: "player",
      doc: "How a player differs from what was known of him last. One who is gone may have fields all the same.",
      source: "quake2_mvd.yaml:43",
      layouts: [
        { from: 0, to: 0, fields: PLAYER_FIELDS },
        { from: 1, to: 3, fields: PLAYER_FIELDS_2 },
        { from: 4, to: 4, fields: PLAYER_FIELDS_3 },
      ],
    },
    {
      name: "entity",
      doc: "How an entity differs from what was known of it last. One that is gone may have fields all the same. The entity of a player who is there and whose pm_type is 0 has his place: origin, a third of the pitch, and the yaw of viewangles, but that of the server's own player.",
      source: "quake2_mvd.yaml:67",
      layouts: [
        { from: 0, to: 0, fields: ENTITY_FIELDS },
        { from: 1, to: 3, fields: ENTITY_FIELDS_2 },
        { from: 4, to: 4, fields: ENTITY_FIELDS_3 },
      ],
    },
    {
      name: "loop",
      doc: "A sound that goes on.",
      source: "quake2_mvd-2011.yaml:9",
      layouts: [{ from: 1, to: 4, fields: LOOP_FIELDS }],
    },
    {
      name: "player_fog",
      doc: "Fog as a player sees it. What is not there is as it was.",
      source: "quake2_mvd-2013-2.yaml:11",
      layouts: [{ from: 4, to: 4, fields: PLAYER_FOG_FIELDS }],
    },
    {
      name: "colours",
      doc: "What lies over the screen, of each part that changed: red, green, blue, how much; 4 to 7 where it hurts.",
      source: "quake2_mvd-2013-2.yaml:25",
      layouts: [{ from: 4, to: 4, fields: COLOURS_FIELDS }],
    },
  ],
  enums: [],
  vectors: [],
  kind: "protocol",
  messages: [
    {
      name: "bad",
      source: "quake2_mvd.yaml:99",
      illegal: "nobody sends it",
      layouts: [{ from: 0, to: 4, id: [0, 0], fields: [] }],
    },
    {
      name: "nop",
      doc: "Nothing.",
      source: "quake2_mvd.yaml:103",
      layouts: [{ from: 0, to: 4, id: [1, 1], fields: [] }],
      role: "nothing",
    },
    {
      name: "serverdata",
      doc: "A level begins, or the recording.",
      source: "quake2_mvd.yaml:108",
      layouts: [
        { from: 0, to: 0, id: [4, 4], idHigh: 5, fields: SERVERDATA_FIELDS_2 },
        { from: 1, to: 1, id: [4, 4], idHigh: 5, fields: SERVERDATA_FIELDS_3 },
        { from: 2, to: 3, id: [4, 4], idHigh: 5, fields: SERVERDATA_FIELDS_4 },
        { from: 4, to: 4, id: [4, 4], idHigh: 5, fields: SERVERDATA_FIELDS_4 },
      ],
      role: "level",
      tells: { members: { folder: "gamedir" } },
    },
    {
      name: "configstring",
      doc: "One of the level's texts, as in Quake II's own protocol.",
      source: "quake2_mvd.yaml:134",
      layouts: [{ from: 0, to: 4, id: [5, 5], fields: CONFIGSTRING_FIELDS }],
      role: "setting",
      tells: { members: { number: "index", text: "string" } },
      lasts: { how: "last", by: ["index"] },
    },
    {
      name: "frame",
      doc: "A frame: what areas are open, and all players and entities that changed.",
      source: "quake2_mvd.yaml:144",
      layouts: [
        { from: 0, to: 0, id: [6, 6], fields: SERVERDATA_FIELDS },
        { from: 1, to: 3, id: [6, 6], fields: SERVERDATA_FIELDS },
        { from: 4, to: 4, id: [6, 6], fields: SERVERDATA_FIELDS },
      ],
      role: "frame",
    },
    {
      name: "unicast",
      doc: "What one player was sent.",
      source: "quake2_mvd.yaml:151",
      layouts: [{ from: 0, to: 4, id: [8, 8], idHigh: 5, fields: UNICAST_FIELDS }],
      role: "effect",
    },
    {
      name: "unicast_r",
      doc: "What one player was sent, and had to hear.",
      source: "quake2_mvd.yaml:161",
      layouts: [{ from: 0, to: 4, id: [9, 9], idHigh: 5, fields: UNICAST_FIELDS }],
      role: "effect",
    },
    {
      name: "multicast_all",
      doc: "What all players were sent.",
      source: "quake2_mvd.yaml:171",
      layouts: [{ from: 0, to: 4, id: [10, 10], idHigh: 5, fields: MULTICAST_ALL_FIELDS }],
      role: "effect",
    },
    {
      name: "multicast_phs",
      doc: "What all who might hear it were sent.",
      source: "quake2_mvd.yaml:180",
      layouts: [{ from: 0, to: 4, id: [11, 11], idHigh: 5, fields: MULTICAST_PHS_FIELDS }],
      role: "effect",
    },
    {
      name: "multicast_pvs",
      doc: "What all who might see it were sent.",
      source: "quake2_mvd.yaml:190",
      layouts: [{ from: 0, to: 4, id: [12, 12], idHigh: 5, fields: MULTICAST_PHS_FIELDS }],
      role: "effect",
    },
    {
      name: "multicast_all_r",
      doc: "What all players were sent, and had to hear.",
      source: "quake2_mvd.yaml:200",
      layouts: [{ from: 0, to: 4, id: [13, 13], idHigh: 5, fields: MULTICAST_ALL_FIELDS }],
      role: "effect",
    },
    {
      name: "multicast_phs_r",
      doc: "What all who might hear it were sent, and had to.",
      source: "quake2_mvd.yaml:209",
      layouts: [{ from: 0, to: 4, id: [14, 14], idHigh: 5, fields: MULTICAST_PHS_FIELDS }],
      role: "effect",
    },
    {
      name: "multicast_pvs_r",
      doc: "What all who might see it were sent, and had to.",
      source: "quake2_mvd.yaml:219",
      layouts: [{ from: 0, to: 4, id: [15, 15], idHigh: 5, fields: MULTICAST_PHS_FIELDS }],
      role: "effect",
    },
    {
      name: "sound",
      doc: "Starts a sound, where its source is.",
      source: "quake2_mvd.yaml:229",
      layouts: [
        { from: 0, to: 0, id: [16, 16], idHigh: 5, fields: SOUND_FIELDS },
        { from: 1, to: 4, id: [16, 16], idHigh: 5, fields: SOUND_FIELDS_2 },
      ],
      role: "effect",
    },
    {
      name: "print",
      doc: "A line for everybody, as in Quake II itself.",
      source: "quake2_mvd.yaml:244",
      layouts: [{ from: 0, to: 4, id: [17, 17], fields: PRINT_FIELDS }],
      role: "print",
      tells: { members: { text: "text", importance: "level" } },
    },
  ],
};
