// Generated from quake2.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
import { changed, fieldIf, fieldOf } from "../runtime/table/facts/field-of.ts";
const UNKNOWN_MASK_BITS_TEXT = { token: "unknown_mask_bits", of: ["flags"] } as const;
const MODELINDEX_TEXT = { token: "modelindex", of: ["modelindex"], names: "models" } as const;
const MODELINDEX2_TEXT = { token: "modelindex2", of: ["modelindex2"], names: "models" } as const;
const MODELINDEX3_TEXT = { token: "modelindex3", of: ["modelindex3"], names: "models" } as const;
const MODELINDEX4_TEXT = { token: "modelindex4", of: ["modelindex4"], names: "models" } as const;
const SKIN_TEXT = { token: "skin", of: ["skin"], part: { from: 0, count: 8 } } as const;
const VWEP_TEXT = { token: "vwep", of: ["skin"], part: { from: 8, count: 24 } } as const;
const SOUND_TEXT = { token: "sound", of: ["sound"], names: "sounds" } as const;
const MODELINDEX5_TEXT = { token: "modelindex5", of: ["modelindex5"] } as const;
const MODELINDEX6_TEXT = { token: "modelindex6", of: ["modelindex6"] } as const;
const ATTENUATION_TEXT = { token: "attenuation", of: ["attenuation"] } as const;
const PACKETENTITY_ENTRIES = [
  UNKNOWN_MASK_BITS_TEXT,
  { token: "entity", of: ["number"] },
  MODELINDEX_TEXT,
  MODELINDEX2_TEXT,
  MODELINDEX3_TEXT,
  MODELINDEX4_TEXT,
  { token: "frame", of: ["frame"] },
  SKIN_TEXT,
  VWEP_TEXT,
  { token: "effects", of: ["effects"] },
  { token: "renderfx", of: ["renderfx"] },
  { token: "origin_x", of: ["origin1"] },
  { token: "origin_y", of: ["origin2"] },
  { token: "origin_z", of: ["origin3"] },
  { token: "angles_1", of: ["angle1"] },
  { token: "angles_2", of: ["angle2"] },
  { token: "angles_3", of: ["angle3"] },
  { token: "old_origin", of: ["oldorigin"] },
  SOUND_TEXT,
  { token: "event", of: ["event"] },
  { token: "solid", of: ["solid"] },
  { token: "remove", of: ["remove"] },
  MODELINDEX5_TEXT,
  MODELINDEX6_TEXT,
  { token: "alpha", of: ["alpha"] },
  ATTENUATION_TEXT,
  { token: "loop", of: ["loop"] },
  { token: "morefx", of: ["morefx"] },
  { token: "loweffects", of: ["loweffects"] },
] as const;
const U16 = { kind: "int", name: "u16", bits: 16, signed: false } as const;
const PACKETENTITY_PARTS = [
  { name: "flags", type: { kind: "int", name: "u6", bits: 6, signed: false }, isMask: true },
  { name: "number", type: { kind: "int", name: "u10", bits: 10, signed: false } },
] as const;
const U8 = { kind: "int", name: "u8", bits: 8, signed: false } as const;
const FLAGS_PARTS = [
  { from: "split", bits: 6, at: 0 },
  { from: U16, bits: 16, at: 8, when: 5 },
  { from: U8, bits: 8, at: 24, when: 4 },
] as const;
const FLAGS_15 = {
  kind: "reserved",
  bit: { mask: "flags", bit: 15 },
  why: "what no recording shows, perhaps a skin of 16 bits",
} as const;
const FLAGS_19 = {
  kind: "reserved",
  bit: { mask: "flags", bit: 19 },
  why: "what no recording shows",
} as const;
const FLAGS_20 = {
  kind: "reserved",
  bit: { mask: "flags", bit: 20 },
  why: "what no recording shows, perhaps a second model",
} as const;
const FLAGS_21 = {
  kind: "reserved",
  bit: { mask: "flags", bit: 21 },
  why: "what no recording shows, perhaps a third model",
} as const;
const MODELINDEX = fieldIf("modelindex", U8, "flags", 11, { absent: "baseline.modelindex" });
const I16 = { kind: "int", name: "i16", bits: 16, signed: true } as const;
const FRAME = fieldOf("frame", I16, {
  widths: { mask: "flags", narrow: { bit: 3, type: U8 }, wide: { bit: 16, type: I16 } },
  absent: "baseline.frame",
});
const I32 = { kind: "int", name: "i32", bits: 32, signed: true } as const;
const SKIN = fieldOf("skin", I32, {
  widths: { mask: "flags", narrow: { bit: 13, type: U8 }, wide: { bit: 23, type: I32 } },
  absent: "baseline.skin",
});
const BIT_14 = { bit: 14, type: U8 } as const;
const BIT_18 = { bit: 18, type: I16 } as const;
const EFFECTS = fieldOf("effects", I16, {
  widths: { mask: "flags", narrow: BIT_14, wide: BIT_18 },
  absent: "baseline.effects",
});
const BIT_12 = { bit: 12, type: U8 } as const;
const BIT_17 = { bit: 17, type: I16 } as const;
const RENDERFX = fieldOf("renderfx", I16, {
  widths: { mask: "flags", narrow: BIT_12, wide: BIT_17 },
  absent: "baseline.renderfx",
});
const COORD = {
  kind: "int",
  name: "coord",
  bits: 16,
  signed: true,
  scale: { num: 1, den: 8, plus: 0 },
} as const;
const ORIGIN1 = fieldIf("origin1", COORD, "flags", 0, { absent: "baseline.origin.0" });
const ORIGIN2 = fieldIf("origin2", COORD, "flags", 1, { absent: "baseline.origin.1" });
const ORIGIN3 = fieldIf("origin3", COORD, "flags", 2, { absent: "baseline.origin.2" });
const ANGLE = {
  kind: "int",
  name: "angle",
  bits: 8,
  signed: true,
  scale: { num: 45, den: 32, plus: 0 },
} as const;
const ANGLE1 = fieldIf("angle1", ANGLE, "flags", 8, { absent: "baseline.angles.0" });
const ANGLE2 = fieldIf("angle2", ANGLE, "flags", 9, { absent: "baseline.angles.1" });
const ANGLE3 = fieldIf("angle3", ANGLE, "flags", 10, { absent: "baseline.angles.2" });
const COORD_3 = { kind: "array", name: "coord[3]", of: COORD, count: 3 } as const;
const OLDORIGIN = fieldIf("oldorigin", COORD_3, "flags", 22, { absent: "baseline.origin" });
const SOUND = fieldIf("sound", U8, "flags", 24, { absent: "baseline.sound" });
const PACKETENTITY_FIELDS = [
  { kind: "split", wire: U16, parts: PACKETENTITY_PARTS, ends: 0, goesOn: 4 },
  {
    kind: "mask",
    name: "flags",
    doc: "The test release's: in the file at hand, always with bit 5.",
    parts: FLAGS_PARTS,
    hint: 4261412912,
    unused: 4261412864,
    defaultValue: 0,
  },
  FLAGS_15,
  FLAGS_19,
  FLAGS_20,
  FLAGS_21,
  MODELINDEX,
  FRAME,
  SKIN,
  EFFECTS,
  RENDERFX,
  ORIGIN1,
  ORIGIN2,
  ORIGIN3,
  ANGLE1,
  ANGLE2,
  ANGLE3,
  OLDORIGIN,
  SOUND,
] as const;
const FLAGS = { from: U8, bits: 8, at: 0 } as const;
const FLAGS_2 = { from: U8, bits: 8, at: 8, when: 7 } as const;
const FLAGS_3 = { from: U8, bits: 8, at: 16, when: 15 } as const;
const FLAGS_PARTS_2 = [FLAGS, FLAGS_2, FLAGS_3, { from: U8, bits: 8, at: 24, when: 23 }] as const;
const NUMBER_WIDE = { when: { mask: "flags", bit: 8 }, type: U16 } as const;
const NUMBER = fieldOf("number", U8, { wide: NUMBER_WIDE, ends: 0 });
const REMOVE = {
  kind: "bit",
  name: "remove",
  doc: "It is out of sight.",
  bit: { mask: "flags", bit: 6 },
} as const;
const FLAGS_6 = { kind: "terminator", bit: { mask: "flags", bit: 6 }, live: "flags$live" } as const;
const MODELINDEX_2 = fieldIf("modelindex", U8, "flags$live", 11, { absent: "previous.modelindex" });
const MODELINDEX2 = fieldIf("modelindex2", U8, "flags$live", 20, {
  doc: "weapons, flags and the like",
  absent: "previous.modelindex2",
});
const MODELINDEX3 = fieldIf("modelindex3", U8, "flags$live", 21, {
  absent: "previous.modelindex3",
});
const MODELINDEX4 = fieldIf("modelindex4", U8, "flags$live", 22, {
  absent: "previous.modelindex4",
});
const BIT_4 = { bit: 4, type: U8 } as const;
const FRAME_2 = fieldOf("frame", I16, {
  widths: { mask: "flags$live", narrow: BIT_4, wide: BIT_17 },
  absent: "previous.frame",
});
const BIT_16 = { bit: 16, type: U8 } as const;
const BIT_25 = { bit: 25, type: I16 } as const;
const SKIN_2 = fieldOf("skin", I32, {
  widths: { mask: "flags$live", narrow: BIT_16, wide: BIT_25, both: I32 },
  absent: "previous.skin",
});
const BIT_19 = { bit: 19, type: I16 } as const;
const EFFECTS_2 = fieldOf("effects", I32, {
  doc: "EF_ bits",
  widths: { mask: "flags$live", narrow: BIT_14, wide: BIT_19, both: I32 },
  absent: "previous.effects",
});
const RENDERFX_2 = fieldOf("renderfx", I32, {
  doc: "RF_ bits",
  widths: { mask: "flags$live", narrow: BIT_12, wide: BIT_18, both: I32 },
  absent: "previous.renderfx",
});
const ORIGIN1_2 = fieldIf("origin1", COORD, "flags$live", 0, { absent: "previous.origin.0" });
const ORIGIN2_2 = fieldIf("origin2", COORD, "flags$live", 1, { absent: "previous.origin.1" });
const ORIGIN3_2 = fieldIf("origin3", COORD, "flags$live", 9, { absent: "previous.origin.2" });
const ANGLE1_2 = fieldIf("angle1", ANGLE, "flags$live", 10, { absent: "previous.angles.0" });
const ANGLE2_2 = fieldIf("angle2", ANGLE, "flags$live", 2, { absent: "previous.angles.1" });
const ANGLE3_2 = fieldIf("angle3", ANGLE, "flags$live", 3, { absent: "previous.angles.2" });
const OLDORIGIN_2 = fieldIf("oldorigin", COORD_3, "flags$live", 24, {
  doc: "where the movement comes from; absent: where it was in the frame before",
  absent: "previous.origin",
});
const SOUND_2 = fieldIf("sound", U8, "flags$live", 26, {
  doc: "a sound that goes on",
  absent: "previous.sound",
});
const U8_2 = { kind: "int", name: "u8", bits: 8, signed: false, enum: 5 } as const;
const EVENT = fieldIf("event", U8_2, "flags$live", 5, { absent: 0 });
const SOLID = fieldIf("solid", I16, "flags$live", 27, {
  doc: "how large it is, for prediction",
  absent: "previous.solid",
});
const PACKETENTITY_FIELDS_2 = [
  {
    kind: "mask",
    name: "flags",
    parts: FLAGS_PARTS_2,
    hint: 4034961792,
    unused: 4026540032,
    defaultValue: 0,
  },
  NUMBER,
  REMOVE,
  FLAGS_6,
  MODELINDEX_2,
  MODELINDEX2,
  MODELINDEX3,
  MODELINDEX4,
  FRAME_2,
  SKIN_2,
  EFFECTS_2,
  RENDERFX_2,
  ORIGIN1_2,
  ORIGIN2_2,
  ORIGIN3_2,
  ANGLE1_2,
  ANGLE2_2,
  ANGLE3_2,
  OLDORIGIN_2,
  SOUND_2,
  EVENT,
  SOLID,
] as const;
const FLAGS_4 = {
  kind: "mask",
  name: "flags",
  parts: FLAGS_PARTS_2,
  hint: 276865408,
  unused: 8192,
  defaultValue: 0,
} as const;
const MODELINDEX_WIDE = { when: { mask: "flags$live", bit: 28 }, type: U16 } as const;
const MODELINDEX_3 = fieldIf("modelindex", U8, "flags$live", 11, {
  wide: MODELINDEX_WIDE,
  absent: "previous.modelindex",
});
const MODELINDEX2_2 = fieldIf("modelindex2", U8, "flags$live", 20, {
  doc: "weapons, flags and the like",
  wide: MODELINDEX_WIDE,
  absent: "previous.modelindex2",
});
const MODELINDEX3_2 = fieldIf("modelindex3", U8, "flags$live", 21, {
  wide: MODELINDEX_WIDE,
  absent: "previous.modelindex3",
});
const MODELINDEX4_2 = fieldIf("modelindex4", U8, "flags$live", 22, {
  wide: MODELINDEX_WIDE,
  absent: "previous.modelindex4",
});
const BIT_17_2 = { bit: 17, type: U16 } as const;
const FRAME_3 = fieldOf("frame", U16, {
  widths: { mask: "flags$live", narrow: BIT_4, wide: BIT_17_2 },
  absent: "previous.frame",
});
const U32 = { kind: "int", name: "u32", bits: 32, signed: false } as const;
const BIT_25_2 = { bit: 25, type: U16 } as const;
const SKIN_3 = fieldOf("skin", U32, {
  widths: { mask: "flags$live", narrow: BIT_16, wide: BIT_25_2, both: U32 },
  absent: "previous.skin",
});
const LOWEFFECTS = fieldIf("loweffects", U32, "flags$live", 29, {
  doc: "the low half of the EF_ bits; effects are the high one then",
  absent: "previous.loweffects",
});
const BIT_19_2 = { bit: 19, type: U16 } as const;
const EFFECTS_3 = fieldOf("effects", U32, {
  doc: "EF_ bits",
  widths: { mask: "flags$live", narrow: BIT_14, wide: BIT_19_2, both: U32 },
  absent: "previous.effects",
});
const BIT_18_2 = { bit: 18, type: U16 } as const;
const RENDERFX_3 = fieldOf("renderfx", U32, {
  doc: "RF_ bits",
  widths: { mask: "flags$live", narrow: BIT_12, wide: BIT_18_2, both: U32 },
  absent: "previous.renderfx",
});
const SOLID_2 = fieldIf("solid", U32, "flags$live", 27, {
  doc: "how large it is, for prediction",
  absent: "previous.solid",
});
const F32_3 = {
  kind: "array",
  name: "f32[3]",
  of: { kind: "float", name: "f32" },
  count: 3,
} as const;
const ANGLE1_3 = fieldIf("angle1", { kind: "float", name: "f32" }, "flags$live", 10, {
  absent: "previous.angles.0",
});
const ANGLE2_3 = fieldIf("angle2", { kind: "float", name: "f32" }, "flags$live", 2, {
  absent: "previous.angles.1",
});
const ANGLE3_3 = fieldIf("angle3", { kind: "float", name: "f32" }, "flags$live", 3, {
  absent: "previous.angles.2",
});
const LOOP = fieldIf("loop", { kind: "struct", name: "loop", struct: 9 }, "flags$live", 26, {
  absent: "previous.loop",
});
const U8_3 = {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  scale: { num: 1, den: 255, plus: 0 },
} as const;
const ALPHA = fieldIf("alpha", U8_3, "flags$live", 30, { absent: "previous.alpha" });
const FLAGS_LIVE_31 = {
  kind: "reserved",
  bit: { mask: "flags$live", bit: 31 },
  why: "a fifth byte of flags",
} as const;
const PACKETENTITY_FIELDS_3 = [
  FLAGS_4,
  NUMBER,
  REMOVE,
  FLAGS_6,
  MODELINDEX_3,
  MODELINDEX2_2,
  MODELINDEX3_2,
  MODELINDEX4_2,
  FRAME_3,
  SKIN_3,
  LOWEFFECTS,
  EFFECTS_3,
  RENDERFX_3,
  SOLID_2,
  fieldIf("origin1", { kind: "float", name: "f32" }, "flags$live", 0, {
    absent: "previous.origin.0",
  }),
  fieldIf("origin2", { kind: "float", name: "f32" }, "flags$live", 1, {
    absent: "previous.origin.1",
  }),
  fieldIf("origin3", { kind: "float", name: "f32" }, "flags$live", 9, {
    absent: "previous.origin.2",
  }),
  fieldIf("oldorigin", F32_3, "flags$live", 24, {
    doc: "where the movement comes from; absent: where it was in the frame before",
    absent: "previous.origin",
  }),
  ANGLE1_3,
  ANGLE2_3,
  ANGLE3_3,
  LOOP,
  EVENT,
  ALPHA,
  FLAGS_LIVE_31,
] as const;
const PACKETENTITY_FIELDS_4 = changed(PACKETENTITY_FIELDS_3, [
  14,
  4,
  {
    kind: "reserved",
    bit: { mask: "flags$live", bit: 0 },
    why: "a place whose width only an earlier message tells",
  },
  {
    kind: "reserved",
    bit: { mask: "flags$live", bit: 1 },
    why: "a place whose width only an earlier message tells",
  },
  {
    kind: "reserved",
    bit: { mask: "flags$live", bit: 9 },
    why: "a place whose width only an earlier message tells",
  },
  {
    kind: "reserved",
    bit: { mask: "flags$live", bit: 24 },
    why: "a place whose width only an earlier message tells",
  },
]);
const FLAGS_5 = {
  kind: "mask",
  name: "flags",
  parts: FLAGS_PARTS_2,
  hint: 276865408,
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
const ANGLE1_WIDE = { when: { mask: "flags$live", bit: 13 }, type: ANGLE16 } as const;
const ANGLE1_4 = fieldIf("angle1", ANGLE, "flags$live", 10, {
  wide: ANGLE1_WIDE,
  absent: "previous.angles.0",
});
const ANGLE2_4 = fieldIf("angle2", ANGLE, "flags$live", 2, {
  wide: ANGLE1_WIDE,
  absent: "previous.angles.1",
});
const ANGLE3_4 = fieldIf("angle3", ANGLE, "flags$live", 3, {
  wide: ANGLE1_WIDE,
  absent: "previous.angles.2",
});
const MOREFX = fieldIf("morefx", U8, "flags$live", 29, { absent: "previous.morefx" });
const PACKETENTITY_FIELDS_5 = changed(
  PACKETENTITY_FIELDS_3,
  [0, 1, FLAGS_5],
  [8, 1, FRAME_2],
  [10, 1],
  [13, 8, ORIGIN1_2, ORIGIN2_2, ORIGIN3_2, ANGLE1_4, ANGLE2_4, ANGLE3_4, OLDORIGIN_2],
  [23, 0, SOLID_2, MOREFX],
);
const STEP = {
  kind: "int",
  bits: 23,
  signed: true,
  name: "step",
  step: true,
  varint: "two",
  scale: { num: 1, den: 8, plus: 0 },
} as const;
const FAR_3 = {
  kind: "array",
  name: "far[3]",
  of: {
    kind: "int",
    bits: 23,
    signed: true,
    name: "far",
    varint: "two",
    scale: { num: 1, den: 8, plus: 0 },
  },
  count: 3,
} as const;
const PACKETENTITY_FIELDS_6 = changed(
  PACKETENTITY_FIELDS_5,
  [
    12,
    3,
    fieldIf("origin1", STEP, "flags$live", 0, { absent: "previous.origin.0" }),
    fieldIf("origin2", STEP, "flags$live", 1, { absent: "previous.origin.1" }),
    fieldIf("origin3", STEP, "flags$live", 9, { absent: "previous.origin.2" }),
  ],
  [
    18,
    1,
    fieldIf("oldorigin", FAR_3, "flags$live", 24, {
      doc: "where the movement comes from; absent: where it was in the frame before",
      absent: "previous.origin",
    }),
  ],
);
const FLAGS_7 = {
  kind: "mask",
  name: "flags",
  parts: FLAGS_PARTS_2,
  hint: 4034961792,
  unused: 4026531840,
  defaultValue: 0,
} as const;
const PACKETENTITY_FIELDS_7 = changed(
  PACKETENTITY_FIELDS_5,
  [0, 1, FLAGS_7],
  [4, 4, MODELINDEX_2, MODELINDEX2, MODELINDEX3, MODELINDEX4],
  [19, 1, SOUND_2],
  [22, 3],
);
const PACKETENTITY_FIELDS_8 = changed(PACKETENTITY_FIELDS_7, [21, 1, SOLID]);
const COORD_2 = {
  kind: "int",
  name: "coord",
  bits: 24,
  signed: true,
  middleEndian: true,
  scale: { num: 1, den: 8, plus: 0 },
} as const;
const COORD_3_2 = { kind: "array", name: "coord[3]", of: COORD_2, count: 3 } as const;
const U8_4 = {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  scale: { num: 1, den: 64, plus: 0 },
} as const;
const PACKETENTITY_FIELDS_9 = [
  {
    kind: "mask",
    name: "flags",
    parts: FLAGS_PARTS_2,
    hint: 8429952,
    unused: 8192,
    defaultValue: 0,
  },
  NUMBER,
  REMOVE,
  FLAGS_6,
  fieldIf("modelindex", U16, "flags$live", 11, { absent: "previous.modelindex" }),
  fieldIf("modelindex2", U16, "flags$live", 20, {
    doc: "weapons, flags and the like",
    absent: "previous.modelindex2",
  }),
  fieldIf("modelindex3", U16, "flags$live", 21, { absent: "previous.modelindex3" }),
  fieldIf("modelindex4", U16, "flags$live", 22, { absent: "previous.modelindex4" }),
  fieldIf("modelindex5", U16, "flags$live", 28, { absent: "previous.modelindex5" }),
  fieldIf("modelindex6", U16, "flags$live", 29, { absent: "previous.modelindex6" }),
  FRAME_2,
  SKIN_2,
  EFFECTS_2,
  RENDERFX_2,
  fieldIf("origin1", COORD_2, "flags$live", 0, { absent: "previous.origin.0" }),
  fieldIf("origin2", COORD_2, "flags$live", 1, { absent: "previous.origin.1" }),
  fieldIf("origin3", COORD_2, "flags$live", 9, { absent: "previous.origin.2" }),
  ANGLE1_2,
  ANGLE2_2,
  ANGLE3_2,
  fieldIf("oldorigin", COORD_3_2, "flags$live", 24, {
    doc: "where the movement comes from; absent: where it was in the frame before",
    absent: "previous.origin",
  }),
  fieldIf("alpha", U8_3, "flags$live", 31, { absent: "previous.alpha" }),
  fieldIf("sound", U16, "flags$live", 26, {
    doc: "a sound that goes on",
    absent: "previous.sound",
  }),
  fieldIf("attenuation", U8_4, "flags$live", 30, { absent: "previous.attenuation" }),
  EVENT,
  fieldIf("solid", U16, "flags$live", 27, {
    doc: "how large it is, for prediction",
    absent: "previous.solid",
  }),
] as const;
const CHANNEL = {
  name: "channel",
  type: { kind: "int", name: "u3", bits: 3, signed: false, enum: 2 },
} as const;
const U13 = { kind: "int", name: "u13", bits: 13, signed: false } as const;
const ENTITY = { name: "entity", type: U13 } as const;
const SOURCE_FIELDS = [{ kind: "split", wire: U16, parts: [CHANNEL, ENTITY] }] as const;
const GUN_ENTRIES = [
  { token: "gunframe", of: ["gunframe"] },
  { token: "shots", of: ["shots"], legacy: "unknown" },
  { token: "gunoffset", of: ["gunoffset"] },
  { token: "gunangles", of: ["gunangles"] },
] as const;
const GUNFRAME = fieldOf("gunframe", U8);
const QUARTER_3 = {
  kind: "array",
  name: "quarter[3]",
  of: { kind: "int", name: "quarter", bits: 8, signed: true, scale: { num: 1, den: 4, plus: 0 } },
  count: 3,
} as const;
const GUNOFFSET = fieldOf("gunoffset", QUARTER_3);
const GUNANGLES = fieldOf("gunangles", QUARTER_3, { doc: "degrees" });
const GUN_FIELDS = [
  GUNFRAME,
  fieldOf("shots", U8, { doc: "seems to count a machine gun's shots" }),
  GUNOFFSET,
  GUNANGLES,
] as const;
const GUN_FIELDS_2 = [GUNFRAME, GUNOFFSET, GUNANGLES] as const;
const LARGE_SOURCE_FIELDS = [
  {
    kind: "split",
    wire: U32,
    parts: [
      CHANNEL,
      { name: "entity", type: { kind: "int", name: "u29", bits: 29, signed: false } },
    ],
  },
] as const;
const U3 = { kind: "int", name: "u3", bits: 3, signed: false } as const;
const GUN_MODEL_FIELDS = [
  {
    kind: "split",
    wire: U16,
    parts: [
      { name: "gunindex", type: U13 },
      { name: "gunskin", type: U3 },
    ],
  },
] as const;
const WEAPON_FIELDS = [
  {
    kind: "split",
    wire: U16,
    parts: [
      { name: "gunframe", type: { kind: "int", name: "u9", bits: 9, signed: false } },
      { name: "parts", type: { kind: "int", name: "u7", bits: 7, signed: false }, isMask: true },
    ],
  },
  {
    kind: "mask",
    name: "parts",
    parts: [{ from: "split", bits: 7, at: 0 }],
    hint: 0,
    unused: 0,
    defaultValue: 0,
  },
  fieldIf("gunoffset1", { kind: "float", name: "f32" }, "parts", 0, {
    absent: "previous.gunoffset1",
  }),
  fieldIf("gunoffset2", { kind: "float", name: "f32" }, "parts", 1, {
    absent: "previous.gunoffset2",
  }),
  fieldIf("gunoffset3", { kind: "float", name: "f32" }, "parts", 2, {
    absent: "previous.gunoffset3",
  }),
  fieldIf("gunangle1", { kind: "float", name: "f32" }, "parts", 3, {
    absent: "previous.gunangle1",
  }),
  fieldIf("gunangle2", { kind: "float", name: "f32" }, "parts", 4, {
    absent: "previous.gunangle2",
  }),
  fieldIf("gunangle3", { kind: "float", name: "f32" }, "parts", 5, {
    absent: "previous.gunangle3",
  }),
  fieldIf("gunrate", U8, "parts", 6, { doc: "frames a second", absent: "previous.gunrate" }),
] as const;
const U1 = { kind: "int", name: "u1", bits: 1, signed: false } as const;
const DIR = { kind: "int", name: "dir", bits: 8, signed: false, vectors: 0 } as const;
const BLOW_FIELDS = [
  {
    kind: "split",
    wire: U8,
    parts: [
      {
        name: "amount",
        doc: "how much, to the next three",
        type: {
          kind: "int",
          name: "u5",
          bits: 5,
          signed: false,
          scale: { num: 3, den: 1, plus: 0 },
        },
      },
      { name: "health", doc: "1 where it took health", type: U1 },
      { name: "armor", doc: "1 where it took armour", type: U1 },
      { name: "shield", doc: "1 where a shield took it", type: U1 },
    ],
  },
  fieldOf("from", DIR, { doc: "where it came from" }),
] as const;
const STRING = { kind: "string", name: "string", cut: 2047 } as const;
const STRING_2 = fieldOf("string", STRING);
const RESTART_STRING_FIELDS = [fieldOf("index", I16, { ends: -1 }), STRING_2] as const;
const TEXT = fieldOf("text", STRING);
const ARGUMENT_FIELDS = [TEXT] as const;
const U2 = { kind: "int", name: "u2", bits: 2, signed: false } as const;
const LOOP_FIELDS = [
  {
    kind: "split",
    wire: U16,
    parts: [
      { name: "soundnum", type: { kind: "int", name: "u14", bits: 14, signed: false } },
      { name: "louder", type: U2, isMask: true },
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
  fieldIf("volume", U8_3, "louder", 0, { absent: "previous.volume" }),
  fieldIf("attenuation", U8_4, "louder", 1, {
    doc: "3 for none at all",
    absent: "previous.attenuation",
  }),
] as const;
const PARTS_PARTS = [FLAGS] as const;
const COLOURS_FIELDS = [
  { kind: "mask", name: "parts", parts: PARTS_PARTS, hint: 0, unused: 0, defaultValue: 0 },
  fieldOf(
    "values",
    { kind: "sparse", name: "u8", of: U8_3, mask: "parts" },
    { absent: "previous.values" },
  ),
] as const;
const U8_3_2 = { kind: "array", name: "u8[3]", of: U8_3, count: 3 } as const;
const U16_2 = {
  kind: "int",
  name: "u16",
  bits: 16,
  signed: false,
  scale: { num: 1, den: 65535, plus: 0 },
} as const;
const VARI23 = {
  kind: "int",
  bits: 23,
  signed: true,
  name: "vari23",
  varint: "two",
  scale: { num: 1, den: 8, plus: 0 },
} as const;
const PLAYER_FOG_FIELDS = [
  { kind: "mask", name: "flags", parts: PARTS_PARTS, hint: 0, unused: 0, defaultValue: 0 },
  fieldIf("colour", U8_3_2, "flags", 0, { absent: "previous.colour" }),
  fieldIf("density", U16_2, "flags", 1, { absent: "previous.density" }),
  fieldIf("sky", U16_2, "flags", 1, { absent: "previous.sky" }),
  fieldIf("heightdensity", U16_2, "flags", 2, { absent: "previous.heightdensity" }),
  fieldIf("falloff", U16_2, "flags", 3, { absent: "previous.falloff" }),
  fieldIf("startcolour", U8_3_2, "flags", 4, { absent: "previous.startcolour" }),
  fieldIf("endcolour", U8_3_2, "flags", 5, { absent: "previous.endcolour" }),
  fieldIf("start", VARI23, "flags", 6, { absent: "previous.start" }),
  fieldIf("end", VARI23, "flags", 7, { absent: "previous.end" }),
] as const;
const STATBITS_PARTS = [{ from: U32, bits: 32, at: 0 }] as const;
const STATBITS = {
  kind: "mask",
  name: "statbits",
  parts: STATBITS_PARTS,
  hint: 0,
  unused: 0,
  defaultValue: 0,
} as const;
const I16_2 = { kind: "sparse", name: "i16", of: I16, mask: "statbits" } as const;
const FIGURES_FIELDS = [STATBITS, fieldOf("stats", I16_2, { doc: "by STAT" })] as const;
const I16_3 = {
  kind: "sparse",
  name: "i16",
  of: I16,
  by: { kind: "big", name: "varu64", bits: 64, signed: false, varint: "leb128" },
} as const;
const FIGURES_FIELDS_2 = [fieldOf("stats", I16_3, { doc: "by STAT" })] as const;
const ORIGIN = fieldOf("origin", COORD_3);
const POSITION_FIELDS = [ORIGIN] as const;
const CONFIGURATION_FIELDS = [fieldOf("index", U16, { ends: 2080 }), STRING_2] as const;
const CONFIGURATION_FIELDS_2 = [fieldOf("index", U16, { ends: 13630 }), STRING_2] as const;
const UNICAST_BIT = {
  kind: "mask",
  name: "unicast$bit",
  hidden: true,
  parts: [{ from: "id", bits: 1, at: 0, low: 7 }],
  hint: 0,
  unused: 0,
  defaultValue: 0,
} as const;
const UNICAST = fieldIf("unicast", U8, "unicast$bit", 0, {
  doc: "the one player whom the message is for",
});
const BAD_FIELDS = [UNICAST_BIT, UNICAST] as const;
const ENTITY_2 = fieldOf("entity", I16);
const WEAPON = fieldOf("weapon", U8, { doc: "an MZ_ number, and 128 where it is silenced" });
const MUZZLEFLASH_FIELDS = [ENTITY_2, WEAPON] as const;
const ENTITY_3 = fieldOf("entity", U16);
const MUZZLEFLASH_FIELDS_2 = [ENTITY_3, WEAPON] as const;
const MUZZLEFLASH_FIELDS_3 = [UNICAST_BIT, UNICAST, ...MUZZLEFLASH_FIELDS] as const;
const FLASH = fieldOf("flash", U8, { doc: "an MZ2_ number" });
const MUZZLEFLASH2_FIELDS = [ENTITY_2, FLASH] as const;
const MUZZLEFLASH2_FIELDS_2 = [
  {
    kind: "split",
    wire: U16,
    parts: [ENTITY, { name: "page", doc: "256 times this is added to the flash", type: U3 }],
  },
  FLASH,
] as const;
const MUZZLEFLASH2_FIELDS_3 = [ENTITY_3, FLASH] as const;
const MUZZLEFLASH2_FIELDS_4 = [UNICAST_BIT, UNICAST, ...MUZZLEFLASH2_FIELDS] as const;
const TEMP_ENTITY_ENTRIES = [
  { token: "entitytype", of: ["entitytype"] },
  { token: "nextid", of: ["id"] },
  { token: "count", of: ["count"] },
  { token: "start", of: ["start"] },
  { token: "dest_entity", of: ["destentity"] },
  { token: "entity", of: ["entity"] },
  { token: "dest_origin", of: ["destorigin"] },
  { token: "origin", of: ["origin"] },
  { token: "movedir", of: ["movedir"], names: "vectors" },
  { token: "trace_endpos", of: ["endpos"] },
  { token: "pos1", of: ["pos1"] },
  { token: "pos2", of: ["pos2"] },
  { token: "pos3", of: ["pos3"] },
  { token: "pos4", of: ["pos4"] },
  { token: "offset", of: ["offset"] },
  { token: "style", of: ["color"] },
  { token: "plat2flags", of: ["magnitude"] },
  { token: "wait", of: ["duration"] },
  { token: "screen", of: ["screen"], legacy: "unknown" },
  { token: "damage", of: ["damage"], legacy: "unknown" },
] as const;
const ENTITYTYPE = fieldOf("entitytype", {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  enum: 0,
});
const MOVEDIR = fieldOf("movedir", DIR);
const IMPACT_FIELDS = [ORIGIN, MOVEDIR] as const;
const TEMP_ENTITY_FIELDS = [
  ENTITYTYPE,
  {
    kind: "switch",
    on: "entitytype",
    arms: [
      { name: "impact", values: [2, 12, 14, 16, 21, 26], fields: IMPACT_FIELDS },
      { name: "point", values: [17, 18, 19], fields: POSITION_FIELDS },
    ],
  },
] as const;
const MOVEDIR_2 = fieldOf("movedir", DIR, { doc: "away from what was hit" });
const IMPACT_FIELDS_2 = [ORIGIN, MOVEDIR_2] as const;
const ENDPOS = fieldOf("endpos", COORD_3);
const LINE_FIELDS = [ORIGIN, ENDPOS] as const;
const POINT_VALUES = [
  5, 6, 7, 8, 17, 18, 20, 21, 22, 28, 35, 45, 47, 48, 49, 51, 52, 53, 54, 62, 63,
] as const;
const POINT = { name: "point", values: POINT_VALUES, fields: POSITION_FIELDS } as const;
const COUNT = fieldOf("count", U8, { doc: "how many particles" });
const COLOR = fieldOf("color", U8, { doc: "of the palette; of TE_SPLASH the kind, 0 to 6" });
const SPLASH_FIELDS = [COUNT, ORIGIN, MOVEDIR, COLOR] as const;
const SPLASH = { name: "splash", values: [10, 15, 25, 29], fields: SPLASH_FIELDS } as const;
const ENTITY_4 = fieldOf("entity", I16, { doc: "whose it is" });
const BEAM_FIELDS = [ENTITY_4, ...LINE_FIELDS] as const;
const BEAM = { name: "beam", values: [16, 19, 38, 39, 59, 61], fields: BEAM_FIELDS } as const;
const CABLE_ENTRIES = [
  { token: "entitytype", of: ["entitytype"] },
  { token: "entity", of: ["entity"] },
  { token: "origin", of: ["origin"] },
  { token: "trace_endpos", of: ["endpos"] },
  { token: "pos1", of: ["offset"] },
] as const;
const CABLE_TEXT = { entries: CABLE_ENTRIES } as const;
const CABLE_FIELDS = [ENTITY_2, ORIGIN, ENDPOS, fieldOf("offset", COORD_3)] as const;
const CABLE = { name: "cable", text: CABLE_TEXT, values: [24], fields: CABLE_FIELDS } as const;
const COUNT_2 = fieldOf("count", I16);
const FLAME_FIELDS = [
  ENTITY_2,
  COUNT_2,
  fieldOf("start", COORD_3),
  ORIGIN,
  fieldOf("pos1", COORD_3),
  fieldOf("pos2", COORD_3),
  fieldOf("pos3", COORD_3),
  fieldOf("pos4", COORD_3),
] as const;
const FLAME = { name: "flame", values: [32], fields: FLAME_FIELDS } as const;
const DESTENTITY = fieldOf("destentity", I16, { doc: "where it goes, in the order of the wire" });
const LIGHTNING_FIELDS = [DESTENTITY, ENTITY_2, fieldOf("destorigin", COORD_3), ORIGIN] as const;
const LIGHTNING = { name: "lightning", values: [33], fields: LIGHTNING_FIELDS } as const;
const FLASHLIGHT_ENTRIES = [
  { token: "entitytype", of: ["entitytype"] },
  { token: "origin", of: ["origin"] },
  { token: "flash_entity", of: ["entity"] },
] as const;
const FLASHLIGHT_TEXT = { entries: FLASHLIGHT_ENTRIES } as const;
const FLASHLIGHT_FIELDS = [ORIGIN, ENTITY_2] as const;
const FLASHLIGHT = {
  name: "flashlight",
  text: FLASHLIGHT_TEXT,
  values: [36],
  fields: FLASHLIGHT_FIELDS,
} as const;
const COLOR_2 = fieldOf("color", U8);
const FORCEWALL_FIELDS = [ORIGIN, ENDPOS, COLOR_2] as const;
const FORCEWALL = { name: "forcewall", values: [37], fields: FORCEWALL_FIELDS } as const;
const ID = fieldOf("id", I16, { doc: "-1 for steam that does not last" });
const COUNT_3 = fieldOf("count", U8);
const MAGNITUDE = fieldOf("magnitude", I16);
const LASTING_FIELDS = [fieldOf("duration", I32, { doc: "milliseconds" })] as const;
const STEAM = {
  kind: "switch",
  on: "id",
  arms: [
    { name: "instant", values: [-1], fields: [] },
    { name: "lasting", values: [], otherwise: true, fields: LASTING_FIELDS },
  ],
} as const;
const STEAM_FIELDS = [ID, COUNT_3, ORIGIN, MOVEDIR, COLOR_2, MAGNITUDE, STEAM] as const;
const STEAM_2 = { name: "steam", values: [40], fields: STEAM_FIELDS } as const;
const WIDOWBEAM_ENTRIES = [
  { token: "entitytype", of: ["entitytype"] },
  { token: "type", of: ["id"] },
  { token: "origin", of: ["origin"] },
] as const;
const WIDOWBEAM_TEXT = { entries: WIDOWBEAM_ENTRIES } as const;
const ID_2 = fieldOf("id", I16);
const WIDOWBEAM_FIELDS = [ID_2, ORIGIN] as const;
const WIDOWBEAM = {
  name: "widowbeam",
  text: WIDOWBEAM_TEXT,
  values: [50],
  fields: WIDOWBEAM_FIELDS,
} as const;
const POWERSPLASH_FIELDS = [
  ENTITY_2,
  fieldOf("screen", U8, { doc: "1 power screen, 0 power armour" }),
] as const;
const POWERSPLASH = { name: "powersplash", values: [60], fields: POWERSPLASH_FIELDS } as const;
const DAMAGEDEALT = {
  name: "damagedealt",
  values: [128],
  fields: [fieldOf("damage", I16)],
} as const;
const TEMP_ENTITY = {
  kind: "switch",
  on: "entitytype",
  arms: [
    {
      name: "impact",
      doc: "Something hits something.",
      values: [0, 1, 2, 4, 9, 12, 13, 14, 27, 30, 42, 43, 44, 46, 55, 56, 58],
      fields: IMPACT_FIELDS_2,
    },
    { name: "line", values: [3, 11, 23, 26, 31, 34, 41, 57], fields: LINE_FIELDS },
    POINT,
    SPLASH,
    BEAM,
    CABLE,
    FLAME,
    LIGHTNING,
    FLASHLIGHT,
    FORCEWALL,
    STEAM_2,
    WIDOWBEAM,
    POWERSPLASH,
    DAMAGEDEALT,
  ],
} as const;
const TEMP_ENTITY_FIELDS_2 = [ENTITYTYPE, TEMP_ENTITY] as const;
const IMPACT_VALUES = [0, 1, 2, 4, 9, 12, 13, 14, 26, 30, 42, 43, 44, 46, 55, 56, 58] as const;
const TEMP_ENTITY_2 = {
  kind: "switch",
  on: "entitytype",
  arms: [
    {
      name: "impact",
      doc: "Something hits something.",
      values: IMPACT_VALUES,
      fields: IMPACT_FIELDS_2,
    },
    { name: "line", values: [3, 11, 23, 27, 31, 34, 41, 57], fields: LINE_FIELDS },
    POINT,
    SPLASH,
    BEAM,
    CABLE,
    FLAME,
    LIGHTNING,
    FLASHLIGHT,
    FORCEWALL,
    STEAM_2,
    WIDOWBEAM,
    POWERSPLASH,
    DAMAGEDEALT,
  ],
} as const;
const TEMP_ENTITY_FIELDS_3 = [ENTITYTYPE, TEMP_ENTITY_2] as const;
const COORD_3_3 = {
  kind: "array",
  name: "coord[3]",
  of: { kind: "float", name: "coord" },
  count: 3,
} as const;
const ORIGIN_2 = fieldOf("origin", COORD_3_3);
const IMPACT_FIELDS_3 = [ORIGIN_2, MOVEDIR_2] as const;
const ENDPOS_2 = fieldOf("endpos", COORD_3_3);
const LINE_FIELDS_2 = [ORIGIN_2, ENDPOS_2] as const;
const POINT_FIELDS = [ORIGIN_2] as const;
const SPLASH_FIELDS_2 = [COUNT, ORIGIN_2, MOVEDIR, COLOR] as const;
const BEAM_FIELDS_2 = [ENTITY_4, ...LINE_FIELDS_2] as const;
const CABLE_FIELDS_2 = [ENTITY_2, ORIGIN_2, ENDPOS_2, fieldOf("offset", COORD_3_3)] as const;
const FLAME_FIELDS_2 = [
  ENTITY_2,
  COUNT_2,
  fieldOf("start", COORD_3_3),
  ORIGIN_2,
  fieldOf("pos1", COORD_3_3),
  fieldOf("pos2", COORD_3_3),
  fieldOf("pos3", COORD_3_3),
  fieldOf("pos4", COORD_3_3),
] as const;
const LIGHTNING_FIELDS_2 = [
  DESTENTITY,
  ENTITY_2,
  fieldOf("destorigin", COORD_3_3),
  ORIGIN_2,
] as const;
const FLASHLIGHT_FIELDS_2 = [ORIGIN_2, ENTITY_2] as const;
const FORCEWALL_FIELDS_2 = [ORIGIN_2, ENDPOS_2, COLOR_2] as const;
const STEAM_FIELDS_2 = [ID, COUNT_3, ORIGIN_2, MOVEDIR, COLOR_2, MAGNITUDE, STEAM] as const;
const WIDOWBEAM_FIELDS_2 = [ID_2, ORIGIN_2] as const;
const TEMP_ENTITY_FIELDS_4 = [
  ENTITYTYPE,
  {
    kind: "switch",
    on: "entitytype",
    arms: [
      {
        name: "impact",
        doc: "Something hits something.",
        values: IMPACT_VALUES,
        fields: IMPACT_FIELDS_3,
      },
      { name: "line", values: [3, 11, 23, 27, 31, 34, 41, 57], fields: LINE_FIELDS_2 },
      { name: "point", values: POINT_VALUES, fields: POINT_FIELDS },
      { name: "splash", values: [10, 15, 25, 29], fields: SPLASH_FIELDS_2 },
      { name: "beam", values: [16, 19, 38, 39, 59, 61], fields: BEAM_FIELDS_2 },
      { name: "cable", text: CABLE_TEXT, values: [24], fields: CABLE_FIELDS_2 },
      { name: "flame", values: [32], fields: FLAME_FIELDS_2 },
      { name: "lightning", values: [33], fields: LIGHTNING_FIELDS_2 },
      { name: "flashlight", text: FLASHLIGHT_TEXT, values: [36], fields: FLASHLIGHT_FIELDS_2 },
      { name: "forcewall", values: [37], fields: FORCEWALL_FIELDS_2 },
      { name: "steam", values: [40], fields: STEAM_FIELDS_2 },
      { name: "widowbeam", text: WIDOWBEAM_TEXT, values: [50], fields: WIDOWBEAM_FIELDS_2 },
      POWERSPLASH,
      DAMAGEDEALT,
    ],
  },
] as const;
const COORD_3_4 = {
  kind: "array",
  name: "coord[3]",
  of: {
    kind: "int",
    bits: 23,
    signed: true,
    name: "coord",
    varint: "two",
    scale: { num: 1, den: 8, plus: 0 },
  },
  count: 3,
} as const;
const ORIGIN_3 = fieldOf("origin", COORD_3_4);
const IMPACT_FIELDS_4 = [ORIGIN_3, MOVEDIR_2] as const;
const ENDPOS_3 = fieldOf("endpos", COORD_3_4);
const LINE_FIELDS_3 = [ORIGIN_3, ENDPOS_3] as const;
const POINT_FIELDS_2 = [ORIGIN_3] as const;
const SPLASH_FIELDS_3 = [COUNT, ORIGIN_3, MOVEDIR, COLOR] as const;
const BEAM_FIELDS_3 = [ENTITY_4, ...LINE_FIELDS_3] as const;
const CABLE_FIELDS_3 = [ENTITY_2, ORIGIN_3, ENDPOS_3, fieldOf("offset", COORD_3_4)] as const;
const FLAME_FIELDS_3 = [
  ENTITY_2,
  COUNT_2,
  fieldOf("start", COORD_3_4),
  ORIGIN_3,
  fieldOf("pos1", COORD_3_4),
  fieldOf("pos2", COORD_3_4),
  fieldOf("pos3", COORD_3_4),
  fieldOf("pos4", COORD_3_4),
] as const;
const LIGHTNING_FIELDS_3 = [
  DESTENTITY,
  ENTITY_2,
  fieldOf("destorigin", COORD_3_4),
  ORIGIN_3,
] as const;
const FLASHLIGHT_FIELDS_3 = [ORIGIN_3, ENTITY_2] as const;
const FORCEWALL_FIELDS_3 = [ORIGIN_3, ENDPOS_3, COLOR_2] as const;
const STEAM_FIELDS_3 = [ID, COUNT_3, ORIGIN_3, MOVEDIR, COLOR_2, MAGNITUDE, STEAM] as const;
const WIDOWBEAM_FIELDS_3 = [ID_2, ORIGIN_3] as const;
const TEMP_ENTITY_FIELDS_5 = [
  ENTITYTYPE,
  {
    kind: "switch",
    on: "entitytype",
    arms: [
      {
        name: "impact",
        doc: "Something hits something.",
        values: IMPACT_VALUES,
        fields: IMPACT_FIELDS_4,
      },
      { name: "line", values: [3, 11, 23, 27, 31, 34, 41, 57], fields: LINE_FIELDS_3 },
      { name: "point", values: POINT_VALUES, fields: POINT_FIELDS_2 },
      { name: "splash", values: [10, 15, 25, 29], fields: SPLASH_FIELDS_3 },
      { name: "beam", values: [16, 19, 38, 39, 59, 61], fields: BEAM_FIELDS_3 },
      { name: "cable", text: CABLE_TEXT, values: [24], fields: CABLE_FIELDS_3 },
      { name: "flame", values: [32], fields: FLAME_FIELDS_3 },
      { name: "lightning", values: [33], fields: LIGHTNING_FIELDS_3 },
      { name: "flashlight", text: FLASHLIGHT_TEXT, values: [36], fields: FLASHLIGHT_FIELDS_3 },
      { name: "forcewall", values: [37], fields: FORCEWALL_FIELDS_3 },
      { name: "steam", values: [40], fields: STEAM_FIELDS_3 },
      { name: "widowbeam", text: WIDOWBEAM_TEXT, values: [50], fields: WIDOWBEAM_FIELDS_3 },
      POWERSPLASH,
      DAMAGEDEALT,
    ],
  },
] as const;
const ORIGIN_4 = fieldOf("origin", COORD_3_2);
const IMPACT_FIELDS_5 = [ORIGIN_4, MOVEDIR_2] as const;
const ENDPOS_4 = fieldOf("endpos", COORD_3_2);
const LINE_FIELDS_4 = [ORIGIN_4, ENDPOS_4] as const;
const POINT_FIELDS_3 = [ORIGIN_4] as const;
const SPLASH_FIELDS_4 = [COUNT, ORIGIN_4, MOVEDIR, COLOR] as const;
const BEAM_FIELDS_4 = [ENTITY_4, ...LINE_FIELDS_4] as const;
const CABLE_FIELDS_4 = [ENTITY_2, ORIGIN_4, ENDPOS_4, fieldOf("offset", COORD_3_2)] as const;
const FLAME_FIELDS_4 = [
  ENTITY_2,
  COUNT_2,
  fieldOf("start", COORD_3_2),
  ORIGIN_4,
  fieldOf("pos1", COORD_3_2),
  fieldOf("pos2", COORD_3_2),
  fieldOf("pos3", COORD_3_2),
  fieldOf("pos4", COORD_3_2),
] as const;
const LIGHTNING_FIELDS_4 = [
  DESTENTITY,
  ENTITY_2,
  fieldOf("destorigin", COORD_3_2),
  ORIGIN_4,
] as const;
const FLASHLIGHT_FIELDS_4 = [ORIGIN_4, ENTITY_2] as const;
const FORCEWALL_FIELDS_4 = [ORIGIN_4, ENDPOS_4, COLOR_2] as const;
const STEAM_FIELDS_4 = [ID, COUNT_3, ORIGIN_4, MOVEDIR, COLOR_2, MAGNITUDE, STEAM] as const;
const WIDOWBEAM_FIELDS_4 = [ID_2, ORIGIN_4] as const;
const TEMP_ENTITY_FIELDS_6 = [
  ENTITYTYPE,
  {
    kind: "switch",
    on: "entitytype",
    arms: [
      {
        name: "impact",
        doc: "Something hits something.",
        values: [0, 1, 2, 4, 9, 12, 13, 14, 26, 30, 42, 43, 44, 46, 55, 27, 56, 57],
        fields: IMPACT_FIELDS_5,
      },
      { name: "line", values: [3, 11, 23, 31, 34, 41], fields: LINE_FIELDS_4 },
      { name: "point", values: POINT_VALUES, fields: POINT_FIELDS_3 },
      { name: "splash", values: [10, 15, 25, 29], fields: SPLASH_FIELDS_4 },
      { name: "beam", values: [16, 19, 38, 39, 61], fields: BEAM_FIELDS_4 },
      { name: "cable", text: CABLE_TEXT, values: [24], fields: CABLE_FIELDS_4 },
      { name: "flame", values: [32], fields: FLAME_FIELDS_4 },
      { name: "lightning", values: [33], fields: LIGHTNING_FIELDS_4 },
      { name: "flashlight", text: FLASHLIGHT_TEXT, values: [36], fields: FLASHLIGHT_FIELDS_4 },
      { name: "forcewall", values: [37], fields: FORCEWALL_FIELDS_4 },
      { name: "steam", values: [40], fields: STEAM_FIELDS_4 },
      { name: "widowbeam", text: WIDOWBEAM_TEXT, values: [50], fields: WIDOWBEAM_FIELDS_4 },
      POWERSPLASH,
      DAMAGEDEALT,
    ],
  },
] as const;
const TEMP_ENTITY_FIELDS_7 = [UNICAST_BIT, UNICAST, ...TEMP_ENTITY_FIELDS_2] as const;
const TEMP_ENTITY_FIELDS_8 = [UNICAST_BIT, UNICAST, ...TEMP_ENTITY_FIELDS_3] as const;
const TEXT_2 = fieldOf("text", STRING, { doc: "in a small language of its own" });
const LAYOUT_FIELDS = [TEXT_2] as const;
const LAYOUT_FIELDS_2 = [UNICAST_BIT, UNICAST, TEXT_2] as const;
const ITEMS = fieldOf(
  "items",
  { kind: "array", name: "i16[256]", of: I16, count: 256 },
  { doc: "by the number of the item in the configuration" },
);
const INVENTORY_FIELDS = [ITEMS] as const;
const INVENTORY_FIELDS_2 = [UNICAST_BIT, UNICAST, ITEMS] as const;
const SOUND_ENTRIES = [
  UNKNOWN_MASK_BITS_TEXT,
  { token: "soundnum", of: ["soundnum"], names: "sounds" },
  { token: "vol", of: ["volume"] },
  ATTENUATION_TEXT,
  { token: "timeofs", of: ["timeofs"] },
  { token: "source", of: ["source"] },
  { token: "origin", of: ["origin"] },
  { token: "sourced", of: ["sourced"] },
  { token: "large_source", of: ["large_source"] },
] as const;
const FLAGS_8 = {
  kind: "mask",
  name: "flags",
  parts: PARTS_PARTS,
  hint: 224,
  unused: 224,
  defaultValue: 0,
} as const;
const SOUNDNUM = fieldOf("soundnum", U8, {
  doc: "index into the sounds of the configuration, the first is 1",
});
const VOLUME = fieldIf("volume", U8_3, "flags", 0, { doc: "0 silent, 1 loudest", absent: 1 });
const ATTENUATION = fieldIf("attenuation", U8_4, "flags", 1, {
  doc: "0 everywhere, 1 normal, 2 idle monsters, 3 static sounds",
  absent: 1,
});
const TIMEOFS = fieldIf(
  "timeofs",
  { kind: "int", name: "u8", bits: 8, signed: false, scale: { num: 1, den: 1000, plus: 0 } },
  "flags",
  4,
  { doc: "seconds to wait", absent: 0 },
);
const SOURCE = { kind: "struct", name: "source", struct: 1 } as const;
const SOURCE_2 = fieldIf("source", SOURCE, "flags", 3, { doc: "absent: nobody, at origin" });
const ORIGIN_5 = fieldIf("origin", COORD_3, "flags", 2, { doc: "absent: where its source is" });
const SOUND_FIELDS = [FLAGS_8, SOUNDNUM, VOLUME, ATTENUATION, TIMEOFS, SOURCE_2, ORIGIN_5] as const;
const FLAGS_9 = {
  kind: "mask",
  name: "flags",
  parts: PARTS_PARTS,
  hint: 160,
  unused: 160,
  defaultValue: 0,
} as const;
const SOUNDNUM_2 = fieldOf("soundnum", U16, {
  doc: "index into the sounds of the configuration, the first is 1",
});
const SOURCED = {
  kind: "number",
  name: "sourced",
  doc: "1 a source, 3 one whose number is large",
  bits: [
    { mask: "flags", bit: 3 },
    { mask: "flags", bit: 6 },
  ],
  type: U2,
} as const;
const SOURCE_3 = fieldOf("source", SOURCE, {
  doc: "who makes it",
  whenIs: [[{ member: "sourced", ranges: [[1, 1]] }]],
});
const LARGE_SOURCE = fieldOf(
  "large_source",
  { kind: "struct", name: "large_source", struct: 3 },
  { doc: "who makes it", whenIs: [[{ member: "sourced", ranges: [[3, 3]] }]] },
);
const SOUND_FIELDS_2 = [
  FLAGS_9,
  SOUNDNUM_2,
  VOLUME,
  ATTENUATION,
  TIMEOFS,
  SOURCED,
  SOURCE_3,
  LARGE_SOURCE,
  fieldIf("origin", COORD_3_3, "flags", 2, { doc: "absent: where its source is" }),
] as const;
const SOUND_FIELDS_3 = changed(SOUND_FIELDS_2, [8, 1, ORIGIN_5]);
const FLAGS_10 = {
  kind: "mask",
  name: "flags",
  parts: PARTS_PARTS,
  hint: 224,
  unused: 192,
  defaultValue: 0,
} as const;
const SOUNDNUM_3 = fieldOf("soundnum", U8, {
  doc: "index into the sounds of the configuration, the first is 1",
  wide: { when: { mask: "flags", bit: 5 }, type: U16 },
});
const SOUND_FIELDS_4 = [
  FLAGS_10,
  SOUNDNUM_3,
  VOLUME,
  ATTENUATION,
  TIMEOFS,
  SOURCE_2,
  ORIGIN_5,
] as const;
const SOUND_FIELDS_5 = [
  FLAGS_10,
  SOUNDNUM_3,
  VOLUME,
  ATTENUATION,
  TIMEOFS,
  SOURCE_2,
  fieldIf("origin", COORD_3_4, "flags", 2, { doc: "absent: where its source is" }),
] as const;
const SOUND_FIELDS_6 = [
  FLAGS_8,
  SOUNDNUM_2,
  VOLUME,
  ATTENUATION,
  TIMEOFS,
  SOURCE_2,
  fieldIf("origin", COORD_3_2, "flags", 2, { doc: "absent: where its source is" }),
] as const;
const SOUND_FIELDS_7 = [UNICAST_BIT, UNICAST, ...SOUND_FIELDS] as const;
const LEVEL = fieldOf("level", { kind: "int", name: "u8", bits: 8, signed: false, enum: 1 });
const PRINT_FIELDS = [LEVEL, TEXT] as const;
const PRINT_FIELDS_2 = [UNICAST_BIT, UNICAST, ...PRINT_FIELDS] as const;
const STUFFTEXT_FIELDS = [UNICAST_BIT, UNICAST, TEXT] as const;
const SERVERDATA_ENTRIES = [
  { token: "serverversion", of: ["serverversion"] },
  { token: "key", of: ["servercount"] },
  { token: "isdemo", of: ["attractloop"] },
  { token: "game", of: ["gamedir"] },
  { token: "client", of: ["playernum"] },
  { token: "mapname", of: ["levelname"] },
  { token: "tickrate", of: ["tickrate"] },
  { token: "splitplayers", of: ["splitplayers"] },
  { token: "enhanced", of: ["enhanced"] },
  { token: "minor", of: ["minor"] },
  { token: "serverstate", of: ["serverstate"] },
  { token: "movement", of: ["movement"] },
  { token: "quakeworld", of: ["quakeworld"] },
  { token: "waterjump", of: ["waterjump"] },
] as const;
const SERVERVERSION = fieldOf("serverversion", I32, {
  doc: "the protocol's number",
  selects: [
    { value: 25, versions: { from: 0, to: 0 } },
    { value: 26, versions: { from: 1, to: 1 } },
    { value: 27, versions: { from: 2, to: 2 } },
    { value: 28, versions: { from: 3, to: 3 } },
    { value: 30, versions: { from: 4, to: 4 } },
    { value: 31, versions: { from: 5, to: 5 } },
    { value: 32, versions: { from: 6, to: 6 } },
    { value: 33, versions: { from: 7, to: 7 } },
    { value: 34, versions: { from: 8, to: 8 } },
    { value: 2023, versions: { from: 9, to: 9 } },
    { value: 2022, versions: { from: 10, to: 10 } },
    { value: 3434, versions: { from: 11, to: 11 } },
    { value: 3435, versions: { from: 12, to: 12 } },
    { value: 3436, versions: { from: 13, to: 13 } },
    { value: 35, versions: { from: 15, to: 15 } },
    { value: 36, versions: { from: 17, to: 17 } },
    { value: 36, versions: { from: 19, to: 20 } },
    { value: 56, versions: { from: 21, to: 21 } },
  ],
  foreign: [
    { value: 37, name: "Q2PRO's multi-view" },
    { value: 1038, name: "Q2REPRO" },
  ],
});
const SERVERCOUNT = fieldOf("servercount", I32, {
  doc: "levels since the server began, 0x10000 more in a recording",
});
const ATTRACTLOOP = fieldOf(
  "attractloop",
  { kind: "int", name: "u8", bits: 8, signed: false, enum: 4 },
  {
    selectsFlavor: [
      { value: 2, flavor: 1 },
      { value: 128, flavor: 2 },
    ],
  },
);
const TICKRATE = fieldOf("tickrate", U8, {
  doc: "frames a second",
  whenIs: [[{ member: "serverversion", ranges: [[2022, 2023]] }]],
});
const GAMEDIR = fieldOf("gamedir", STRING);
const PLAYERNUM = fieldOf("playernum", I16, {
  doc: "the client's number; -1 for a picture, or a server's recording",
});
const SPLITPLAYERS = fieldOf(
  "splitplayers",
  { kind: "sequence", name: "i16", of: I16, ends: U16 },
  {
    doc: "the numbers of all players who share the screen",
    whenIs: [
      [
        {
          member: "serverversion",
          ranges: [
            [2022, 2022],
            [2023, 2023],
          ],
        },
        { member: "playernum", ranges: [[-2, -2]] },
      ],
    ],
  },
);
const LEVELNAME = fieldOf("levelname", STRING);
const ENHANCED = fieldOf("enhanced", U8, {
  doc: "0",
  whenIs: [[{ member: "serverversion", ranges: [[35, 35]] }]],
});
const MINOR_WHENIS = [[{ member: "serverversion", ranges: [[35, 36]] }]] as const;
const MINOR = fieldOf("minor", U16, { doc: "the edition of the protocol", whenIs: MINOR_WHENIS });
const SERVERSTATE = fieldOf("serverstate", U8, {
  doc: "0 dead, 1 loading, 2 game, 3 picture, 4 broadcast, 5 film; in 35 always 0",
  whenIs: MINOR_WHENIS,
});
const MOVEMENT = fieldOf("movement", U8, {
  doc: "1 who jumps and strafes gains speed; from edition 1024 on also 2 as in QuakeWorld, 4 who leaves water is pushed, 8 extended limits, 16 extended limits 2",
  whenIs: MINOR_WHENIS,
  selects: [
    { value: 0, versions: { from: 15, to: 15 } },
    { value: 0, versions: { from: 17, to: 17 } },
    { value: 8, versions: { from: 19, to: 19 } },
    { value: 24, versions: { from: 20, to: 20 } },
  ],
  selectsBits: 24,
});
const QUAKEWORLD = { member: "serverversion", ranges: [[36, 36]] } as const;
const QUAKEWORLD_2 = fieldOf("quakeworld", U8, {
  doc: "up to edition 1023: 1 for movement as in QuakeWorld",
  whenIs: [[QUAKEWORLD]],
});
const WATERJUMP = fieldOf("waterjump", U8, {
  doc: "1 where who leaves water is pushed",
  whenIs: [[QUAKEWORLD, { member: "minor", ranges: [[0, 1023]], isConditional: true }]],
});
const SERVERDATA_FIELDS = [
  SERVERVERSION,
  SERVERCOUNT,
  ATTRACTLOOP,
  TICKRATE,
  GAMEDIR,
  PLAYERNUM,
  SPLITPLAYERS,
  LEVELNAME,
  ENHANCED,
  MINOR,
  SERVERSTATE,
  MOVEMENT,
  QUAKEWORLD_2,
  WATERJUMP,
] as const;
const SERVERDATA_FIELDS_2 = [UNICAST_BIT, UNICAST, ...SERVERDATA_FIELDS] as const;
const INDEX = fieldOf("index", I16, {
  doc: "0 name, 1 CD track, 2 to 4 sky, 5 status bar, 29 air acceleration, 30 clients, 31 checksum, 32 models, 288 sounds, 544 images, 800 lights, 1056 items, 1312 players, 1568 anything",
  max: 2079,
});
const CONFIGSTRING_FIELDS = [INDEX, STRING_2] as const;
const CONFIGSTRING_FIELDS_2 = [
  fieldOf("index", I16, {
    doc: "0 name, 1 CD track, 2 to 4 sky, 5 status bar, 29 air acceleration, 30 clients, 31 checksum, 32 models, 288 sounds, 544 images, 800 lights, 1056 items, 1312 players, 1568 anything",
    max: 12447,
  }),
  STRING_2,
] as const;
const CONFIGSTRING_FIELDS_3 = [
  fieldOf("index", I16, {
    doc: "0 name, 1 CD track, 2 to 4 sky, 5 status bar, 29 air acceleration, 30 clients, 31 checksum, 32 models, 288 sounds, 544 images, 800 lights, 1056 items, 1312 players, 1568 anything",
    max: 13629,
  }),
  STRING_2,
] as const;
const CONFIGSTRING_FIELDS_4 = [
  fieldOf("index", I16, {
    doc: "0 name, 1 CD track, 2 to 4 sky, 5 status bar, 29 air acceleration, 30 clients, 31 checksum, 32 models, 288 sounds, 544 images, 800 lights, 1056 items, 1312 players, 1568 anything",
    max: 19744,
  }),
  STRING_2,
] as const;
const CONFIGSTRING_FIELDS_5 = [UNICAST_BIT, UNICAST, ...CONFIGSTRING_FIELDS] as const;
const SPAWNBASELINE_ENTRIES = [
  UNKNOWN_MASK_BITS_TEXT,
  { token: "entity", of: ["number"] },
  MODELINDEX_TEXT,
  MODELINDEX2_TEXT,
  MODELINDEX3_TEXT,
  MODELINDEX4_TEXT,
  { token: "frame", of: ["frame"] },
  SKIN_TEXT,
  VWEP_TEXT,
  { token: "effects", of: ["effects"] },
  { token: "renderfx", of: ["renderfx"] },
  { token: "origin_x", of: ["origin1"] },
  { token: "origin_y", of: ["origin2"] },
  { token: "origin_z", of: ["origin3"] },
  { token: "angles_1", of: ["angle1"] },
  { token: "angles_2", of: ["angle2"] },
  { token: "angles_3", of: ["angle3"] },
  { token: "old_origin", of: ["oldorigin"] },
  SOUND_TEXT,
  { token: "event", of: ["event"] },
  { token: "solid", of: ["solid"] },
  MODELINDEX5_TEXT,
  MODELINDEX6_TEXT,
  { token: "alpha", of: ["alpha"] },
  ATTENUATION_TEXT,
  { token: "loop", of: ["loop"] },
  { token: "morefx", of: ["morefx"] },
  { token: "loweffects", of: ["loweffects"] },
] as const;
const SPAWNBASELINE_FIELDS = changed(PACKETENTITY_FIELDS, [
  0,
  2,
  { kind: "split", wire: U16, parts: PACKETENTITY_PARTS },
  {
    kind: "mask",
    name: "flags",
    parts: FLAGS_PARTS,
    hint: 4261412912,
    unused: 4261412864,
    defaultValue: 0,
  },
]);
const FLAGS_11 = {
  kind: "mask",
  name: "flags",
  parts: FLAGS_PARTS_2,
  hint: 4034961856,
  unused: 4026540096,
  defaultValue: 0,
} as const;
const NUMBER_2 = fieldOf("number", U8, { wide: NUMBER_WIDE });
const MODELINDEX_4 = fieldIf("modelindex", U8, "flags", 11, { absent: "previous.modelindex" });
const MODELINDEX2_3 = fieldIf("modelindex2", U8, "flags", 20, {
  doc: "weapons, flags and the like",
  absent: "previous.modelindex2",
});
const MODELINDEX3_3 = fieldIf("modelindex3", U8, "flags", 21, { absent: "previous.modelindex3" });
const MODELINDEX4_3 = fieldIf("modelindex4", U8, "flags", 22, { absent: "previous.modelindex4" });
const FRAME_4 = fieldOf("frame", I16, {
  widths: { mask: "flags", narrow: BIT_4, wide: BIT_17 },
  absent: "previous.frame",
});
const SKIN_4 = fieldOf("skin", I32, {
  widths: { mask: "flags", narrow: BIT_16, wide: BIT_25, both: I32 },
  absent: "previous.skin",
});
const EFFECTS_4 = fieldOf("effects", I32, {
  doc: "EF_ bits",
  widths: { mask: "flags", narrow: BIT_14, wide: BIT_19, both: I32 },
  absent: "previous.effects",
});
const RENDERFX_4 = fieldOf("renderfx", I32, {
  doc: "RF_ bits",
  widths: { mask: "flags", narrow: BIT_12, wide: BIT_18, both: I32 },
  absent: "previous.renderfx",
});
const ORIGIN1_3 = fieldIf("origin1", COORD, "flags", 0, { absent: "previous.origin.0" });
const ORIGIN2_3 = fieldIf("origin2", COORD, "flags", 1, { absent: "previous.origin.1" });
const ORIGIN3_3 = fieldIf("origin3", COORD, "flags", 9, { absent: "previous.origin.2" });
const ANGLE1_5 = fieldIf("angle1", ANGLE, "flags", 10, { absent: "previous.angles.0" });
const ANGLE2_5 = fieldIf("angle2", ANGLE, "flags", 2, { absent: "previous.angles.1" });
const ANGLE3_5 = fieldIf("angle3", ANGLE, "flags", 3, { absent: "previous.angles.2" });
const OLDORIGIN_3 = fieldIf("oldorigin", COORD_3, "flags", 24, {
  doc: "where the movement comes from; absent: where it was in the frame before",
  absent: "previous.origin",
});
const SOUND_3 = fieldIf("sound", U8, "flags", 26, {
  doc: "a sound that goes on",
  absent: "previous.sound",
});
const EVENT_2 = fieldIf("event", U8_2, "flags", 5, { absent: 0 });
const SOLID_3 = fieldIf("solid", I16, "flags", 27, {
  doc: "how large it is, for prediction",
  absent: "previous.solid",
});
const SPAWNBASELINE_FIELDS_2 = [
  FLAGS_11,
  NUMBER_2,
  MODELINDEX_4,
  MODELINDEX2_3,
  MODELINDEX3_3,
  MODELINDEX4_3,
  FRAME_4,
  SKIN_4,
  EFFECTS_4,
  RENDERFX_4,
  ORIGIN1_3,
  ORIGIN2_3,
  ORIGIN3_3,
  ANGLE1_5,
  ANGLE2_5,
  ANGLE3_5,
  OLDORIGIN_3,
  SOUND_3,
  EVENT_2,
  SOLID_3,
] as const;
const FLAGS_12 = {
  kind: "mask",
  name: "flags",
  parts: FLAGS_PARTS_2,
  hint: 276865472,
  unused: 8256,
  defaultValue: 0,
} as const;
const MODELINDEX_WIDE_2 = { when: { mask: "flags", bit: 28 }, type: U16 } as const;
const MODELINDEX_5 = fieldIf("modelindex", U8, "flags", 11, {
  wide: MODELINDEX_WIDE_2,
  absent: "previous.modelindex",
});
const MODELINDEX2_4 = fieldIf("modelindex2", U8, "flags", 20, {
  doc: "weapons, flags and the like",
  wide: MODELINDEX_WIDE_2,
  absent: "previous.modelindex2",
});
const MODELINDEX3_4 = fieldIf("modelindex3", U8, "flags", 21, {
  wide: MODELINDEX_WIDE_2,
  absent: "previous.modelindex3",
});
const MODELINDEX4_4 = fieldIf("modelindex4", U8, "flags", 22, {
  wide: MODELINDEX_WIDE_2,
  absent: "previous.modelindex4",
});
const FRAME_5 = fieldOf("frame", U16, {
  widths: { mask: "flags", narrow: BIT_4, wide: BIT_17_2 },
  absent: "previous.frame",
});
const SKIN_5 = fieldOf("skin", U32, {
  widths: { mask: "flags", narrow: BIT_16, wide: BIT_25_2, both: U32 },
  absent: "previous.skin",
});
const LOWEFFECTS_2 = fieldIf("loweffects", U32, "flags", 29, {
  doc: "the low half of the EF_ bits; effects are the high one then",
  absent: "previous.loweffects",
});
const EFFECTS_5 = fieldOf("effects", U32, {
  doc: "EF_ bits",
  widths: { mask: "flags", narrow: BIT_14, wide: BIT_19_2, both: U32 },
  absent: "previous.effects",
});
const RENDERFX_5 = fieldOf("renderfx", U32, {
  doc: "RF_ bits",
  widths: { mask: "flags", narrow: BIT_12, wide: BIT_18_2, both: U32 },
  absent: "previous.renderfx",
});
const SOLID_4 = fieldIf("solid", U32, "flags", 27, {
  doc: "how large it is, for prediction",
  absent: "previous.solid",
});
const ANGLE1_6 = fieldIf("angle1", { kind: "float", name: "f32" }, "flags", 10, {
  absent: "previous.angles.0",
});
const ANGLE2_6 = fieldIf("angle2", { kind: "float", name: "f32" }, "flags", 2, {
  absent: "previous.angles.1",
});
const ANGLE3_6 = fieldIf("angle3", { kind: "float", name: "f32" }, "flags", 3, {
  absent: "previous.angles.2",
});
const LOOP_2 = fieldIf("loop", { kind: "struct", name: "loop", struct: 9 }, "flags", 26, {
  absent: "previous.loop",
});
const ALPHA_2 = fieldIf("alpha", U8_3, "flags", 30, { absent: "previous.alpha" });
const FLAGS_31 = {
  kind: "reserved",
  bit: { mask: "flags", bit: 31 },
  why: "a fifth byte of flags",
} as const;
const SPAWNBASELINE_FIELDS_3 = [
  FLAGS_12,
  NUMBER_2,
  MODELINDEX_5,
  MODELINDEX2_4,
  MODELINDEX3_4,
  MODELINDEX4_4,
  FRAME_5,
  SKIN_5,
  LOWEFFECTS_2,
  EFFECTS_5,
  RENDERFX_5,
  SOLID_4,
  fieldIf("origin1", { kind: "float", name: "f32" }, "flags", 0, { absent: "previous.origin.0" }),
  fieldIf("origin2", { kind: "float", name: "f32" }, "flags", 1, { absent: "previous.origin.1" }),
  fieldIf("origin3", { kind: "float", name: "f32" }, "flags", 9, { absent: "previous.origin.2" }),
  fieldIf("oldorigin", F32_3, "flags", 24, {
    doc: "where the movement comes from; absent: where it was in the frame before",
    absent: "previous.origin",
  }),
  ANGLE1_6,
  ANGLE2_6,
  ANGLE3_6,
  LOOP_2,
  EVENT_2,
  ALPHA_2,
  FLAGS_31,
] as const;
const SPAWNBASELINE_FIELDS_4 = changed(SPAWNBASELINE_FIELDS_3, [
  12,
  4,
  {
    kind: "reserved",
    bit: { mask: "flags", bit: 0 },
    why: "a place whose width only an earlier message tells",
  },
  {
    kind: "reserved",
    bit: { mask: "flags", bit: 1 },
    why: "a place whose width only an earlier message tells",
  },
  {
    kind: "reserved",
    bit: { mask: "flags", bit: 9 },
    why: "a place whose width only an earlier message tells",
  },
  {
    kind: "reserved",
    bit: { mask: "flags", bit: 24 },
    why: "a place whose width only an earlier message tells",
  },
]);
const FLAGS_13 = {
  kind: "mask",
  name: "flags",
  parts: FLAGS_PARTS_2,
  hint: 276865472,
  unused: 64,
  defaultValue: 0,
} as const;
const ANGLE1_WIDE_2 = { when: { mask: "flags", bit: 13 }, type: ANGLE16 } as const;
const ANGLE1_7 = fieldIf("angle1", ANGLE, "flags", 10, {
  wide: ANGLE1_WIDE_2,
  absent: "previous.angles.0",
});
const ANGLE2_7 = fieldIf("angle2", ANGLE, "flags", 2, {
  wide: ANGLE1_WIDE_2,
  absent: "previous.angles.1",
});
const ANGLE3_7 = fieldIf("angle3", ANGLE, "flags", 3, {
  wide: ANGLE1_WIDE_2,
  absent: "previous.angles.2",
});
const MOREFX_2 = fieldIf("morefx", U8, "flags", 29, { absent: "previous.morefx" });
const SPAWNBASELINE_FIELDS_5 = changed(
  SPAWNBASELINE_FIELDS_3,
  [0, 1, FLAGS_13],
  [6, 1, FRAME_4],
  [8, 1],
  [11, 8, ORIGIN1_3, ORIGIN2_3, ORIGIN3_3, ANGLE1_7, ANGLE2_7, ANGLE3_7, OLDORIGIN_3],
  [21, 0, SOLID_4, MOREFX_2],
);
const ORIGIN2_4 = fieldIf("origin2", STEP, "flags", 1, { absent: "previous.origin.1" });
const SPAWNBASELINE_FIELDS_6 = changed(
  SPAWNBASELINE_FIELDS_5,
  [
    10,
    3,
    fieldIf("origin1", STEP, "flags", 0, { absent: "previous.origin.0" }),
    ORIGIN2_4,
    fieldIf("origin3", STEP, "flags", 9, { absent: "previous.origin.2" }),
  ],
  [
    16,
    1,
    fieldIf("oldorigin", FAR_3, "flags", 24, {
      doc: "where the movement comes from; absent: where it was in the frame before",
      absent: "previous.origin",
    }),
  ],
);
const FLAGS_14 = {
  kind: "mask",
  name: "flags",
  parts: FLAGS_PARTS_2,
  hint: 4034961856,
  unused: 4026531904,
  defaultValue: 0,
} as const;
const SPAWNBASELINE_FIELDS_7 = changed(
  SPAWNBASELINE_FIELDS_5,
  [0, 1, FLAGS_14],
  [2, 4, MODELINDEX_4, MODELINDEX2_3, MODELINDEX3_3, MODELINDEX4_3],
  [17, 1, SOUND_3],
  [20, 3],
);
const SPAWNBASELINE_FIELDS_8 = changed(SPAWNBASELINE_FIELDS_7, [19, 1, SOLID_3]);
const SPAWNBASELINE_FIELDS_9 = [
  {
    kind: "mask",
    name: "flags",
    parts: FLAGS_PARTS_2,
    hint: 8430016,
    unused: 8256,
    defaultValue: 0,
  },
  NUMBER_2,
  fieldIf("modelindex", U16, "flags", 11, { absent: "previous.modelindex" }),
  fieldIf("modelindex2", U16, "flags", 20, {
    doc: "weapons, flags and the like",
    absent: "previous.modelindex2",
  }),
  fieldIf("modelindex3", U16, "flags", 21, { absent: "previous.modelindex3" }),
  fieldIf("modelindex4", U16, "flags", 22, { absent: "previous.modelindex4" }),
  fieldIf("modelindex5", U16, "flags", 28, { absent: "previous.modelindex5" }),
  fieldIf("modelindex6", U16, "flags", 29, { absent: "previous.modelindex6" }),
  FRAME_4,
  SKIN_4,
  EFFECTS_4,
  RENDERFX_4,
  fieldIf("origin1", COORD_2, "flags", 0, { absent: "previous.origin.0" }),
  fieldIf("origin2", COORD_2, "flags", 1, { absent: "previous.origin.1" }),
  fieldIf("origin3", COORD_2, "flags", 9, { absent: "previous.origin.2" }),
  ANGLE1_5,
  ANGLE2_5,
  ANGLE3_5,
  fieldIf("oldorigin", COORD_3_2, "flags", 24, {
    doc: "where the movement comes from; absent: where it was in the frame before",
    absent: "previous.origin",
  }),
  fieldIf("alpha", U8_3, "flags", 31, { absent: "previous.alpha" }),
  fieldIf("sound", U16, "flags", 26, { doc: "a sound that goes on", absent: "previous.sound" }),
  fieldIf("attenuation", U8_4, "flags", 30, { absent: "previous.attenuation" }),
  EVENT_2,
  fieldIf("solid", U16, "flags", 27, {
    doc: "how large it is, for prediction",
    absent: "previous.solid",
  }),
] as const;
const SPAWNBASELINE_FIELDS_10 = [UNICAST_BIT, UNICAST, ...SPAWNBASELINE_FIELDS_2] as const;
const SIZE = fieldOf("size", I16, {
  doc: "bytes, which do not follow; -1 where there is no such file",
});
const PERCENT = fieldOf("percent", U8, { doc: "how much is sent so far" });
const DOWNLOAD_FIELDS = [SIZE, PERCENT] as const;
const SIZE_2 = { kind: "length", name: "size", type: I16, of: "data", none: -1 } as const;
const DATA = fieldOf(
  "data",
  { kind: "bytes", name: "bytes", length: "size", none: -1 },
  { doc: "not there when there is no such file" },
);
const DOWNLOAD_FIELDS_2 = [SIZE_2, PERCENT, DATA] as const;
const DOWNLOAD_FIELDS_3 = [UNICAST_BIT, UNICAST, ...DOWNLOAD_FIELDS] as const;
const DOWNLOAD_FIELDS_4 = [UNICAST_BIT, UNICAST, ...DOWNLOAD_FIELDS_2] as const;
const DELTA_ANGLES_TEXT = { token: "delta_angles", of: ["delta_angles"] } as const;
const KICK_ANGLES_TEXT = { token: "kick_angles", of: ["kick_angles"] } as const;
const PLAYERINFO_ENTRIES = [
  { token: "pm_type", of: ["pm_type"] },
  { token: "origin", of: ["origin"] },
  { token: "velocity", of: ["velocity"] },
  { token: "pm_time", of: ["pm_time"] },
  { token: "pm_flags", of: ["pm_flags"] },
  { token: "gravity", of: ["gravity"] },
  DELTA_ANGLES_TEXT,
  { token: "viewoffset", of: ["viewoffset"] },
  { token: "viewangles", of: ["viewangles"] },
  KICK_ANGLES_TEXT,
  { token: "gunindex", of: ["gunindex"] },
  { token: "unknown", of: ["unknown"] },
  { token: "gun", of: ["gun"] },
  { token: "blend", of: ["blend"] },
  { token: "fov", of: ["fov"] },
  { token: "rdflags", of: ["rdflags"] },
  { token: "stats", of: ["stats"], each: "stat", names: "stats" },
  { token: "gunindex2", of: ["gunindex2"] },
  { token: "gunskin", of: ["gunskin"] },
  { token: "gunskin2", of: ["gunskin2"] },
  { token: "maxspeed", of: ["maxspeed"] },
  { token: "duckspeed", of: ["duckspeed"] },
  { token: "waterspeed", of: ["waterspeed"] },
  { token: "acceleration", of: ["acceleration"] },
  { token: "stopspeed", of: ["stopspeed"] },
  { token: "colours", of: ["colours"] },
  { token: "fog", of: ["fog"] },
  { token: "viewheight", of: ["viewheight"] },
  { token: "gun_model", of: ["gun_model"] },
  { token: "weapon", of: ["weapon"] },
  { token: "morestats", of: ["morestats"] },
  { token: "damageblend", of: ["damageblend"] },
  { token: "team", of: ["team"] },
] as const;
const FLAGS_16 = { from: U16, bits: 16, at: 0 } as const;
const FLAGS_PARTS_3 = [FLAGS_16] as const;
const ANGLE16_3 = { kind: "array", name: "angle16[3]", of: ANGLE16, count: 3 } as const;
const U8_4_2 = { kind: "array", name: "u8[4]", of: U8_3, count: 4 } as const;
const STATS = fieldOf("stats", I16_2, { doc: "by STAT", absent: "previous.stats" });
const PLAYERINFO_FIELDS = [
  {
    kind: "mask",
    name: "flags",
    parts: FLAGS_PARTS_3,
    hint: 65526,
    unused: 65526,
    defaultValue: 20,
  },
  fieldOf("origin", COORD_3, { doc: "of the eyes" }),
  fieldOf("viewangles", ANGLE16_3),
  fieldOf("kick_angles", ANGLE16_3),
  fieldOf("gunindex", U8),
  fieldOf("unknown", U8, { doc: "always 0" }),
  fieldIf("gun", { kind: "struct", name: "gun", struct: 2 }, "flags", 3, {
    absent: "previous.gun",
  }),
  fieldIf("blend", U8_4_2, "flags", 0, { absent: 0 }),
  STATBITS,
  STATS,
] as const;
const FLAGS_17 = {
  kind: "mask",
  name: "flags",
  parts: FLAGS_PARTS_3,
  hint: 32768,
  unused: 32768,
  defaultValue: 0,
} as const;
const PM_TYPE = fieldIf(
  "pm_type",
  { kind: "int", name: "u8", bits: 8, signed: false, enum: 3 },
  "flags",
  0,
  { absent: "previous.pm_type" },
);
const ORIGIN_6 = fieldIf("origin", COORD_3, "flags", 1, { absent: "previous.origin" });
const VELOCITY = fieldIf("velocity", COORD_3, "flags", 2, { absent: "previous.velocity" });
const PM_TIME = fieldIf("pm_time", U8, "flags", 3, {
  doc: "in 8 milliseconds",
  absent: "previous.pm_time",
});
const PM_FLAGS = fieldIf("pm_flags", U8, "flags", 4, {
  doc: "1 ducked, 2 jump held, 4 on ground, 8 out of water, 16 landing, 32 teleported, 64 no prediction",
  absent: "previous.pm_flags",
});
const GRAVITY = fieldIf("gravity", I16, "flags", 5, { absent: "previous.gravity" });
const DELTA_ANGLES = fieldIf("delta_angles", ANGLE16_3, "flags", 6, {
  doc: "what is added to the angles of the player's commands",
  absent: "previous.delta_angles",
});
const VIEWOFFSET = fieldIf("viewoffset", QUARTER_3, "flags", 7, {
  doc: "from the origin to the eyes",
  absent: "previous.viewoffset",
});
const VIEWANGLES = fieldIf("viewangles", ANGLE16_3, "flags", 8, { absent: "previous.viewangles" });
const KICK_ANGLES = fieldIf("kick_angles", QUARTER_3, "flags", 9, {
  absent: "previous.kick_angles",
});
const GUNINDEX = fieldIf("gunindex", U8, "flags", 12, {
  doc: "model of the weapon",
  absent: "previous.gunindex",
});
const GUN = fieldIf("gun", { kind: "struct", name: "gun", struct: 2 }, "flags", 13, {
  absent: "previous.gun",
});
const BLEND = fieldIf("blend", U8_4_2, "flags", 10, {
  doc: "a colour over the whole screen: red, green, blue, and how much",
  absent: "previous.blend",
});
const FOV = fieldIf("fov", U8, "flags", 11, { doc: "degrees", absent: "previous.fov" });
const RDFLAGS = fieldIf("rdflags", U8, "flags", 14, {
  doc: "1 under water, 2 no world, 4 infrared, 8 ultraviolet",
  absent: "previous.rdflags",
});
const PLAYERINFO_FIELDS_2 = [
  FLAGS_17,
  PM_TYPE,
  ORIGIN_6,
  VELOCITY,
  PM_TIME,
  PM_FLAGS,
  GRAVITY,
  DELTA_ANGLES,
  VIEWOFFSET,
  VIEWANGLES,
  KICK_ANGLES,
  GUNINDEX,
  GUN,
  BLEND,
  FOV,
  RDFLAGS,
  STATBITS,
  STATS,
] as const;
const PM_TIME_2 = fieldIf("pm_time", U16, "flags", 3, {
  doc: "in 8 milliseconds",
  absent: "previous.pm_time",
});
const PM_FLAGS_2 = fieldIf("pm_flags", U16, "flags", 4, {
  doc: "1 ducked, 2 jump held, 4 on ground, 8 out of water, 16 landing, 32 teleported, 64 no prediction",
  absent: "previous.pm_flags",
});
const PLAYERINFO_FIELDS_3 = [
  {
    kind: "mask",
    name: "flags",
    parts: [FLAGS_16, { from: U16, bits: 16, at: 16, when: 15 }],
    hint: 4294737920,
    unused: 4294705152,
    defaultValue: 0,
  },
  PM_TYPE,
  fieldIf("origin", F32_3, "flags", 1, { absent: "previous.origin" }),
  fieldIf("velocity", F32_3, "flags", 2, { absent: "previous.velocity" }),
  PM_TIME_2,
  PM_FLAGS_2,
  GRAVITY,
  fieldIf("delta_angles", F32_3, "flags", 6, {
    doc: "what is added to the angles of the player's commands",
    absent: "previous.delta_angles",
  }),
  fieldIf(
    "viewoffset",
    {
      kind: "array",
      name: "i16[3]",
      of: { kind: "int", name: "i16", bits: 16, signed: true, scale: { num: 1, den: 16, plus: 0 } },
      count: 3,
    },
    "flags",
    7,
    { doc: "from the origin to the eyes", absent: "previous.viewoffset" },
  ),
  fieldIf("viewheight", { kind: "int", name: "i8", bits: 8, signed: true }, "flags", 7, {
    absent: "previous.viewheight",
  }),
  fieldIf("viewangles", F32_3, "flags", 8, { absent: "previous.viewangles" }),
  fieldIf(
    "kick_angles",
    {
      kind: "array",
      name: "i16[3]",
      of: {
        kind: "int",
        name: "i16",
        bits: 16,
        signed: true,
        scale: { num: 1, den: 1024, plus: 0 },
      },
      count: 3,
    },
    "flags",
    9,
    { absent: "previous.kick_angles" },
  ),
  fieldIf("gun_model", { kind: "struct", name: "gun_model", struct: 4 }, "flags", 12, {
    absent: "previous.gun_model",
  }),
  fieldIf("weapon", { kind: "struct", name: "weapon", struct: 5 }, "flags", 13, {
    absent: "previous.weapon",
  }),
  BLEND,
  FOV,
  RDFLAGS,
  STATBITS,
  STATS,
  {
    kind: "mask",
    name: "morestatbits",
    parts: STATBITS_PARTS,
    hint: 0,
    unused: 0,
    defaultValue: 0,
  },
  fieldOf(
    "morestats",
    { kind: "sparse", name: "i16", of: I16, mask: "morestatbits" },
    { doc: "32 more than the number", absent: "previous.morestats" },
  ),
  fieldIf("damageblend", U8_4_2, "flags", 16, {
    doc: "what lies over the screen where it hurts: red, green, blue, and how much",
    absent: "previous.damageblend",
  }),
  fieldIf("team", U8, "flags", 17, { absent: "previous.team" }),
] as const;
const GUNINDEX_2 = fieldIf("gunindex", U16, "flags", 12, {
  doc: "model of the weapon",
  absent: "previous.gunindex",
});
const PLAYERINFO_FIELDS_4 = changed(PLAYERINFO_FIELDS_2, [11, 1, GUNINDEX_2]);
const STEP_3 = { kind: "array", name: "step[3]", of: STEP, count: 3 } as const;
const ORIGIN_7 = fieldIf("origin", STEP_3, "flags", 1, { absent: "previous.origin" });
const VELOCITY_2 = fieldIf("velocity", STEP_3, "flags", 2, { absent: "previous.velocity" });
const COLOURS = fieldIf("colours", { kind: "struct", name: "colours", struct: 10 }, "flags", 10, {
  absent: "previous.colours",
});
const STATS_2 = fieldOf("stats", I16_3, { doc: "by STAT", absent: "previous.stats" });
const PLAYERINFO_FIELDS_5 = changed(
  PLAYERINFO_FIELDS_4,
  [2, 4, ORIGIN_7, VELOCITY_2, PM_TIME_2, PM_FLAGS_2],
  [13, 1, COLOURS],
  [16, 2, STATS_2],
);
const FLAGS_18 = {
  kind: "mask",
  name: "flags",
  parts: [FLAGS_16, FLAGS_3],
  hint: 16678912,
  unused: 16646144,
  defaultValue: 0,
} as const;
const FOG = fieldIf("fog", { kind: "struct", name: "player_fog", struct: 11 }, "flags", 16, {
  absent: "previous.fog",
});
const PLAYERINFO_FIELDS_6 = changed(PLAYERINFO_FIELDS_5, [0, 1, FLAGS_18], [14, 0, FOG]);
const PLAYERINFO_FIELDS_7 = changed(
  PLAYERINFO_FIELDS_4,
  [
    0,
    1,
    {
      kind: "mask",
      name: "flags",
      parts: STATBITS_PARTS,
      hint: 4278190080,
      unused: 4278190080,
      defaultValue: 0,
    },
  ],
  [
    2,
    2,
    fieldIf("origin", COORD_3_2, "flags", 1, { absent: "previous.origin" }),
    fieldIf(
      "velocity",
      {
        kind: "array",
        name: "speed[3]",
        of: {
          kind: "int",
          name: "speed",
          bits: 16,
          signed: true,
          scale: { num: 1, den: 8, plus: 0 },
        },
        count: 3,
      },
      "flags",
      2,
      { absent: "previous.velocity" },
    ),
  ],
  [
    12,
    0,
    fieldIf("gunindex2", U16, "flags", 16, { absent: "previous.gunindex2" }),
    { kind: "reserved", bit: { mask: "flags", bit: 17 }, why: "the frame of a second weapon" },
  ],
  [
    13,
    0,
    fieldIf("gunskin", I16, "flags", 15, { absent: "previous.gunskin" }),
    fieldIf("gunskin2", I16, "flags", 18, { absent: "previous.gunskin2" }),
    fieldIf("maxspeed", I16, "flags", 19, { absent: "previous.maxspeed" }),
    fieldIf("duckspeed", I16, "flags", 20, { absent: "previous.duckspeed" }),
    fieldIf("waterspeed", I16, "flags", 21, { absent: "previous.waterspeed" }),
    fieldIf("acceleration", I16, "flags", 22, { absent: "previous.acceleration" }),
    fieldIf("stopspeed", I16, "flags", 23, { absent: "previous.stopspeed" }),
  ],
  [
    17,
    1,
    fieldOf(
      "stats",
      { kind: "sparse", name: "i16", of: I16, mask: "statbits", rounds: 8 },
      { doc: "by STAT", absent: "previous.stats" },
    ),
  ],
);
const PLAYERINFO_FIELDS_8 = [UNICAST_BIT, UNICAST, ...PLAYERINFO_FIELDS_2] as const;
const PACKETENTITY_TEXT = {
  token: "packetentity",
  of: ["entities"],
  each: "packetentity",
} as const;
const PACKETENTITY = { kind: "list", name: "packetentity", struct: 0, ends: "element" } as const;
const ENTITIES = fieldOf("entities", PACKETENTITY);
const PACKETENTITIES_FIELDS = [ENTITIES] as const;
const PACKETENTITIES_FIELDS_2 = [UNICAST_BIT, UNICAST, ENTITIES] as const;
const DATA_2 = fieldOf("data", { kind: "bytes", name: "bytes" });
const DELTAPACKETENTITIES_FIELDS = [DATA_2] as const;
const DELTAPACKETENTITIES_FIELDS_2 = [UNICAST_BIT, UNICAST, DATA_2] as const;
const FRAME_ENTRIES = [
  { token: "seq1", of: ["serverframe"] },
  { token: "seq2", of: ["deltaframe"] },
  { token: "uk_b1", of: ["suppresscount"] },
  { token: "areas", of: ["areas"] },
  { token: "connected", of: ["connected"] },
  PACKETENTITY_TEXT,
  { token: "offset", of: ["offset"] },
  { token: "pm_type", of: ["pm_type"] },
  { token: "origin1", of: ["origin1"] },
  { token: "origin2", of: ["origin2"] },
  { token: "origin3", of: ["origin3"] },
  { token: "velocity1", of: ["velocity1"] },
  { token: "velocity2", of: ["velocity2"] },
  { token: "velocity3", of: ["velocity3"] },
  { token: "pm_time", of: ["pm_time"] },
  { token: "pm_flags", of: ["pm_flags"] },
  { token: "gravity", of: ["gravity"] },
  DELTA_ANGLES_TEXT,
  { token: "viewoffset", of: ["viewoffset"] },
  { token: "viewangle1", of: ["viewangle1"] },
  { token: "viewangle2", of: ["viewangle2"] },
  { token: "viewangle3", of: ["viewangle3"] },
  KICK_ANGLES_TEXT,
  { token: "gunindex", of: ["gunindex"] },
  { token: "gunframe", of: ["gunframe"] },
  { token: "gunoffset", of: ["gunoffset"] },
  { token: "gunangles", of: ["gunangles"] },
  { token: "colours", of: ["colours"] },
  { token: "fog", of: ["fog"] },
  { token: "fov", of: ["fov"] },
  { token: "rdflags", of: ["rdflags"] },
  { token: "figures", of: ["figures"] },
  { token: "clientnum", of: ["clientnum"] },
  { token: "blend", of: ["blend"] },
] as const;
const SERVERFRAME = fieldOf("serverframe", I32, { doc: "the number of the frame, ten a second" });
const AREACOUNT = { kind: "length", name: "areacount", type: U8, of: "areas" } as const;
const AREAS = fieldOf(
  "areas",
  { kind: "bytes", name: "bytes", length: "areacount" },
  { doc: "a bit for each area that is in sight" },
);
const FRAME_FIELDS = [SERVERFRAME, AREACOUNT, AREAS] as const;
const DELTAFRAME = fieldOf("deltaframe", I32, {
  doc: "the frame that player and entities differ from; 0 or less: from nothing, and from the baselines",
});
const FRAME_FIELDS_2 = [SERVERFRAME, DELTAFRAME, AREACOUNT, AREAS] as const;
const SUPPRESSCOUNT = fieldOf("suppresscount", U8, {
  doc: "how many frames were withheld for want of speed",
});
const FRAME_FIELDS_3 = [SERVERFRAME, DELTAFRAME, SUPPRESSCOUNT, AREACOUNT, AREAS] as const;
const HIGH = {
  kind: "mask",
  name: "high",
  parts: [{ from: "id", bits: 3, at: 0, low: 5 }],
  hint: 0,
  unused: 0,
  defaultValue: 0,
} as const;
const FRAME_6 = {
  kind: "split",
  wire: U32,
  parts: [
    {
      name: "serverframe",
      doc: "the number of the frame",
      type: { kind: "int", name: "u27", bits: 27, signed: false },
    },
    {
      name: "offset",
      doc: "that many frames before is the one that it differs from; 31: from nothing",
      type: { kind: "int", name: "u5", bits: 5, signed: false },
    },
  ],
} as const;
const U4 = { kind: "int", name: "u4", bits: 4, signed: false } as const;
const FRAME_7 = {
  kind: "split",
  wire: U8,
  parts: [
    { name: "suppresscount", type: U4 },
    { name: "low", type: U4, isMask: true },
  ],
} as const;
const LOW = {
  kind: "mask",
  name: "low",
  parts: [{ from: "split", bits: 4, at: 0 }],
  hint: 0,
  unused: 0,
  defaultValue: 0,
} as const;
const ORIGIN1_4 = fieldIf("origin1", COORD, "flags", 1, { absent: "previous.origin.0" });
const ORIGIN3_4 = fieldIf("origin3", COORD, "low", 3, { absent: "previous.origin.2" });
const VELOCITY1 = fieldIf("velocity1", COORD, "flags", 2, { absent: "previous.velocity.0" });
const VELOCITY2 = fieldIf("velocity2", COORD, "flags", 2, { absent: "previous.velocity.1" });
const VELOCITY3 = fieldIf("velocity3", COORD, "low", 2, { absent: "previous.velocity.2" });
const PM_FLAGS_3 = fieldIf("pm_flags", U8, "flags", 4, { absent: "previous.pm_flags" });
const DELTA_ANGLES_2 = fieldIf("delta_angles", ANGLE16_3, "flags", 6, {
  absent: "previous.delta_angles",
});
const VIEWOFFSET_2 = fieldIf("viewoffset", QUARTER_3, "flags", 7, {
  absent: "previous.viewoffset",
});
const VIEWANGLE1 = fieldIf("viewangle1", ANGLE16, "flags", 8, { absent: "previous.viewangles.0" });
const VIEWANGLE2 = fieldIf("viewangle2", ANGLE16, "flags", 8, { absent: "previous.viewangles.1" });
const VIEWANGLE3 = fieldIf("viewangle3", ANGLE16, "high", 0, { absent: "previous.viewangles.2" });
const GUNINDEX_3 = fieldIf("gunindex", U8, "flags", 12, { absent: "previous.gunindex" });
const GUNFRAME_2 = fieldIf("gunframe", U8, "flags", 13, { absent: "previous.gunframe" });
const GUNOFFSET_2 = fieldIf("gunoffset", QUARTER_3, "low", 0, { absent: "previous.gunoffset" });
const GUNANGLES_2 = fieldIf("gunangles", QUARTER_3, "low", 1, { absent: "previous.gunangles" });
const BLEND_2 = fieldIf("blend", U8_4_2, "flags", 10, { absent: "previous.blend" });
const FOV_2 = fieldIf("fov", U8, "flags", 11, { absent: "previous.fov" });
const RDFLAGS_2 = fieldIf("rdflags", U8, "flags", 14, { absent: "previous.rdflags" });
const FIGURES = fieldIf("figures", { kind: "struct", name: "figures", struct: 12 }, "high", 1);
const CLIENTNUM = fieldIf("clientnum", I16, "high", 2, {
  doc: "the player whose view it is, as 36 tells",
});
const FRAME_FIELDS_4 = [
  HIGH,
  FRAME_6,
  FRAME_7,
  LOW,
  AREACOUNT,
  AREAS,
  FLAGS_17,
  PM_TYPE,
  ORIGIN1_4,
  ORIGIN2_3,
  ORIGIN3_4,
  VELOCITY1,
  VELOCITY2,
  VELOCITY3,
  PM_TIME,
  PM_FLAGS_3,
  GRAVITY,
  DELTA_ANGLES_2,
  VIEWOFFSET_2,
  VIEWANGLE1,
  VIEWANGLE2,
  VIEWANGLE3,
  KICK_ANGLES,
  GUNINDEX_3,
  GUNFRAME_2,
  GUNOFFSET_2,
  GUNANGLES_2,
  BLEND_2,
  FOV_2,
  RDFLAGS_2,
  FIGURES,
  CLIENTNUM,
  ENTITIES,
] as const;
const FRAME_FIELDS_5 = changed(FRAME_FIELDS_4, [
  31,
  1,
  fieldIf("clientnum", U8, "high", 2, { doc: "the player whose view it is, as 36 tells" }),
]);
const GUNINDEX_4 = fieldIf("gunindex", U16, "flags", 12, { absent: "previous.gunindex" });
const FRAME_FIELDS_6 = changed(FRAME_FIELDS_4, [23, 1, GUNINDEX_4]);
const FRAME_FIELDS_7 = changed(
  FRAME_FIELDS_6,
  [6, 1, FLAGS_18],
  [
    8,
    8,
    fieldIf("origin1", STEP, "flags", 1, { absent: "previous.origin.0" }),
    ORIGIN2_4,
    fieldIf("origin3", STEP, "low", 3, { absent: "previous.origin.2" }),
    fieldIf("velocity1", STEP, "flags", 2, { absent: "previous.velocity.0" }),
    fieldIf("velocity2", STEP, "flags", 2, { absent: "previous.velocity.1" }),
    fieldIf("velocity3", STEP, "low", 2, { absent: "previous.velocity.2" }),
    PM_TIME_2,
    fieldIf("pm_flags", U16, "flags", 4, { absent: "previous.pm_flags" }),
  ],
  [27, 1, COLOURS, FOG],
);
const FRAME_FIELDS_8 = [SERVERFRAME] as const;
const CONNECTEDCOUNT = {
  kind: "length",
  name: "connectedcount",
  type: U8,
  of: "connected",
} as const;
const CONNECTED = fieldOf(
  "connected",
  { kind: "bytes", name: "bytes", length: "connectedcount" },
  { doc: "a bit for each player who is connected" },
);
const FRAME_FIELDS_9 = [
  UNICAST_BIT,
  UNICAST,
  SERVERFRAME,
  DELTAFRAME,
  AREACOUNT,
  AREAS,
  CONNECTEDCOUNT,
  CONNECTED,
] as const;
const FRAME_FIELDS_10 = changed(FRAME_FIELDS_9, [4, 0, SUPPRESSCOUNT]);
const MUZZLEFLASH3_FIELDS = [ENTITY_2, fieldOf("flash", U16, { doc: "an MZ2_ number" })] as const;
const SPLITCLIENT_FIELDS = [fieldOf("player", U8, { doc: "1 for the first" })] as const;
const SIZE_3 = { kind: "length", name: "size", type: U16, of: "data" } as const;
const INFLATED = fieldOf("inflated", U16, { doc: "how many bytes they have" });
const CONFIGBLAST_FIELDS = [
  SIZE_3,
  INFLATED,
  fieldOf("data", {
    kind: "bytes",
    name: "bytes",
    length: "size",
    layer: { packed: "zlib", size: "inflated", each: "configstring" },
  }),
] as const;
const SPAWNBASELINEBLAST_FIELDS = [
  SIZE_3,
  INFLATED,
  fieldOf("data", {
    kind: "bytes",
    name: "bytes",
    length: "size",
    layer: { packed: "zlib", size: "inflated", each: "spawnbaseline" },
  }),
] as const;
const LEVEL_RESTART_FIELDS = [
  fieldOf("strings", { kind: "list", name: "restart_string", struct: 7, ends: "element" }),
] as const;
const HURT_FIELDS = [
  fieldOf("blows", { kind: "list", name: "blow", struct: 6, ends: U8 }),
] as const;
const LOCPRINT_ENTRIES = [
  { token: "level", of: ["level"] },
  { token: "base", of: ["base"] },
  { token: "argument", of: ["arguments"], each: "argument" },
] as const;
const LOCPRINT_FIELDS = [
  fieldOf("level", U8, { doc: "as of print, 6 spoken; 8 for everybody, 16 not announced" }),
  fieldOf("base", STRING, { doc: "a text with {} for each argument, or the name of one, after $" }),
  fieldOf("arguments", { kind: "list", name: "argument", struct: 8, ends: U8 }),
] as const;
const FOGCHANGE_FIELDS = [
  { kind: "mask", name: "flags", parts: [FLAGS, FLAGS_2], hint: 128, unused: 0, defaultValue: 0 },
  fieldIf("density", { kind: "float", name: "f32" }, "flags", 0),
  fieldIf("sky", U8_3, "flags", 0, { doc: "how much of it lies over the sky" }),
  fieldIf("red", U8, "flags", 1),
  fieldIf("green", U8, "flags", 2),
  fieldIf("blue", U8, "flags", 3),
  fieldIf(
    "time",
    { kind: "int", name: "u16", bits: 16, signed: false, scale: { num: 1, den: 1000, plus: 0 } },
    "flags",
    4,
    { doc: "seconds that it takes" },
  ),
  fieldIf("falloff", { kind: "float", name: "f32" }, "flags", 5, {
    doc: "from here on, of fog that lies on the ground",
  }),
  fieldIf("heightdensity", { kind: "float", name: "f32" }, "flags", 6),
  fieldIf("startred", U8, "flags", 8),
  fieldIf("startgreen", U8, "flags", 9),
  fieldIf("startblue", U8, "flags", 10),
  fieldIf("start", I32, "flags", 11),
  fieldIf("endred", U8, "flags", 12),
  fieldIf("endgreen", U8, "flags", 13),
  fieldIf("endblue", U8, "flags", 14),
  fieldIf("end", I32, "flags", 15),
] as const;
const WAITINGFORPLAYERS_FIELDS = [fieldOf("count", U8, { doc: "0 where all are there" })] as const;
const BOT_CHAT_FIELDS = [
  fieldOf("name", STRING),
  fieldOf("player", I16, { doc: "whom it is sent, 256 for nobody" }),
  TEXT,
] as const;
const ORIGIN_8 = fieldOf("origin", F32_3);
const POI_FIELDS = [
  fieldOf("key", U16, { doc: "0, or there is one place of it" }),
  fieldOf("time", U16, { doc: "0 for ever, 65535 for no longer" }),
  ORIGIN_8,
  fieldOf("image", U16),
  fieldOf("color", U8, { doc: "of the palette" }),
  fieldOf("flags", U8, { doc: "1 where it hides from who aims at it" }),
] as const;
const HELP_PATH_FIELDS = [
  fieldOf("start", U8, { doc: "1 for the first" }),
  ORIGIN_8,
  fieldOf("direction", DIR),
] as const;
const ZPACKET_FIELDS = [
  SIZE_3,
  fieldOf("inflated", U16, { doc: "how many bytes the messages have" }),
  fieldOf("data", {
    kind: "bytes",
    name: "bytes",
    length: "size",
    layer: { packed: "deflate-raw", size: "inflated" },
  }),
] as const;
const PART_FIELDS = [
  fieldOf("inflated", U16, { doc: "how many bytes of the file it is" }),
  fieldOf("data", { kind: "bytes", name: "bytes", countRef: { by: "size", member: true } }),
] as const;
const ZDOWNLOAD_FIELDS = [
  fieldOf("size", U16, { doc: "bytes that follow; 0xffff where there is no such file" }),
  PERCENT,
  {
    kind: "switch",
    on: "size",
    arms: [
      { name: "none", values: [65535], fields: [] },
      { name: "part", values: [], otherwise: true, fields: PART_FIELDS },
    ],
  },
] as const;
const PLAYERUPDATE_ENTRIES = [
  { token: "serverframe", of: ["serverframe"] },
  { token: "position", of: ["positions"], each: "position" },
] as const;
const PLAYERUPDATE_FIELDS = [
  fieldOf("serverframe", I32),
  fieldOf("positions", { kind: "list", name: "position", struct: 13, ends: "bytes" }),
] as const;
const SETTING_FIELDS = [
  fieldOf("index", I32, { doc: "0 positions of players, 1 frames a second" }),
  fieldOf("value", I32),
] as const;
const CONFIGURATION_TEXT = {
  token: "configuration",
  of: ["configurations"],
  each: "configuration",
} as const;
const PACKETENTITY_TEXT_2 = {
  token: "packetentity",
  of: ["baselines"],
  each: "packetentity",
} as const;
const GAMESTATE_ENTRIES = [CONFIGURATION_TEXT, PACKETENTITY_TEXT_2] as const;
const CONFIGURATIONS = fieldOf("configurations", {
  kind: "list",
  name: "configuration",
  struct: 14,
  ends: "element",
});
const BASELINES = fieldOf("baselines", PACKETENTITY);
const GAMESTATE_FIELDS = [CONFIGURATIONS, BASELINES] as const;
const CONFIGSTRINGSTREAM_FIELDS = [CONFIGURATIONS] as const;
const BASELINESTREAM_FIELDS = [BASELINES] as const;
const FOG_FIELDS = [
  fieldOf("on", U8, { doc: "0 for none" }),
  fieldOf("model", U8, { doc: "0 to 2: how it thickens" }),
  fieldOf("density", U8, { doc: "1 to 100" }),
  fieldOf("near", U16, { doc: "where it begins" }),
  fieldOf("far", U16, { doc: "where it hides all" }),
  fieldOf("red", U8),
  fieldOf("green", U8),
  fieldOf("blue", U8),
] as const;

/** The schema of Quake II server messages with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "quake2",
  title: "Quake II server messages",
  doc: "What a Quake II server tells its clients, and what a server records for itself. Versions are named by the protocol's number: 25 is the test release, 26 is 3.05, 34 is 3.19 and 3.20.",
  ref: "DM2 §3, ERRATA 29-59",
  versions: [
    "25",
    "26",
    "27",
    "28",
    "30",
    "31",
    "32",
    "33",
    "34",
    "2023",
    "2022",
    "3434",
    "3435",
    "3436",
    "3436+coord",
    "35",
    "35-1904",
    "36",
    "36-1015",
    "36+8",
    "36+24",
    "56",
    "32-server",
    "33-server",
    "34-server",
    "26-relay",
    "27-relay",
    "28-relay",
    "30-relay",
    "31-relay",
    "32-relay",
    "33-relay",
    "34-relay",
  ],
  current: 8,
  flavors: [
    { name: "client", doc: "What one client is sent.", from: 0, to: 21, base: 0 },
    {
      name: "server",
      doc: "What a server records of all entities, without any player's view (serverrecord).",
      from: 22,
      to: 24,
      base: 6,
    },
    { name: "relay", doc: "What a relay records of several players.", from: 25, to: 32, base: 1 },
  ],
  structs: [
    {
      name: "packetentity",
      doc: "How an entity differs from its state in the reference frame, or from its baseline where that frame does not have it.",
      ref: "DM2 §3.19, ERRATA 31-38",
      source: "quake2.yaml:270",
      text: { entries: PACKETENTITY_ENTRIES },
      layouts: [
        { from: 0, to: 0, fields: PACKETENTITY_FIELDS },
        { from: 1, to: 8, fields: PACKETENTITY_FIELDS_2 },
        { from: 9, to: 9, fields: PACKETENTITY_FIELDS_3 },
        { from: 10, to: 10, fields: PACKETENTITY_FIELDS_4 },
        { from: 11, to: 11, fields: PACKETENTITY_FIELDS_5 },
        { from: 12, to: 14, fields: PACKETENTITY_FIELDS_6 },
        { from: 15, to: 15, fields: PACKETENTITY_FIELDS_7 },
        { from: 16, to: 16, fields: PACKETENTITY_FIELDS_8 },
        { from: 17, to: 18, fields: PACKETENTITY_FIELDS_7 },
        { from: 19, to: 19, fields: PACKETENTITY_FIELDS_5 },
        { from: 20, to: 20, fields: PACKETENTITY_FIELDS_6 },
        { from: 21, to: 21, fields: PACKETENTITY_FIELDS_9 },
        { from: 22, to: 24, fields: PACKETENTITY_FIELDS_2 },
        { from: 25, to: 32, fields: PACKETENTITY_FIELDS_2 },
      ],
    },
    {
      name: "source",
      doc: "Who makes a sound.",
      ref: "DM2 §3.10, ERRATA 44",
      source: "quake2.yaml:322",
      layouts: [
        { from: 0, to: 21, fields: SOURCE_FIELDS },
        { from: 22, to: 24, fields: SOURCE_FIELDS },
        { from: 25, to: 32, fields: SOURCE_FIELDS },
      ],
    },
    {
      name: "gun",
      doc: "What the player sees of his weapon.",
      ref: "DM2 §3.18",
      source: "quake2.yaml:331",
      text: { entries: GUN_ENTRIES },
      layouts: [
        { from: 0, to: 0, fields: GUN_FIELDS },
        { from: 1, to: 8, fields: GUN_FIELDS_2 },
        { from: 11, to: 14, fields: GUN_FIELDS_2 },
        { from: 21, to: 21, fields: GUN_FIELDS_2 },
        { from: 22, to: 24, fields: GUN_FIELDS_2 },
        { from: 25, to: 32, fields: GUN_FIELDS_2 },
      ],
    },
    {
      name: "large_source",
      doc: "Who makes a sound, where the number is large.",
      source: "quake2-2023.yaml:17",
      layouts: [{ from: 9, to: 10, fields: LARGE_SOURCE_FIELDS }],
    },
    {
      name: "gun_model",
      doc: "Model and skin of the weapon.",
      source: "quake2-2023.yaml:24",
      layouts: [{ from: 9, to: 10, fields: GUN_MODEL_FIELDS }],
    },
    {
      name: "weapon",
      doc: "What the player sees of his weapon, as far as it changed.",
      source: "quake2-2023.yaml:29",
      layouts: [{ from: 9, to: 10, fields: WEAPON_FIELDS }],
    },
    {
      name: "blow",
      doc: "A part of what hurt the player.",
      source: "quake2-2023.yaml:43",
      layouts: [{ from: 9, to: 10, fields: BLOW_FIELDS }],
    },
    {
      name: "restart_string",
      doc: "A string of the configuration that is otherwise now.",
      source: "quake2-2023.yaml:53",
      layouts: [{ from: 9, to: 10, fields: RESTART_STRING_FIELDS }],
    },
    {
      name: "argument",
      doc: "What is in a text, or another text that does.",
      source: "quake2-2023.yaml:58",
      layouts: [{ from: 9, to: 10, fields: ARGUMENT_FIELDS }],
    },
    {
      name: "loop",
      doc: "A sound that goes on.",
      source: "quake2-3434.yaml:14",
      layouts: [
        { from: 9, to: 14, fields: LOOP_FIELDS },
        { from: 19, to: 20, fields: LOOP_FIELDS },
      ],
    },
    {
      name: "colours",
      doc: "What lies over the screen, of each part that changed: red, green, blue, how much; 4 to 7 where it hurts.",
      source: "quake2-3435.yaml:13",
      layouts: [
        { from: 12, to: 14, fields: COLOURS_FIELDS },
        { from: 20, to: 20, fields: COLOURS_FIELDS },
      ],
    },
    {
      name: "player_fog",
      doc: "Fog as the player sees it. What is not there is as it was.",
      source: "quake2-3436.yaml:9",
      layouts: [
        { from: 13, to: 14, fields: PLAYER_FOG_FIELDS },
        { from: 20, to: 20, fields: PLAYER_FOG_FIELDS },
      ],
    },
    {
      name: "figures",
      doc: "What the player has, as far as it changed.",
      source: "quake2-35.yaml:48",
      layouts: [
        { from: 15, to: 19, fields: FIGURES_FIELDS },
        { from: 20, to: 20, fields: FIGURES_FIELDS_2 },
      ],
    },
    {
      name: "position",
      doc: "Where a player is.",
      source: "quake2-35.yaml:53",
      layouts: [{ from: 15, to: 16, fields: POSITION_FIELDS }],
    },
    {
      name: "configuration",
      doc: "One of the strings that everybody must know.",
      source: "quake2-36.yaml:9",
      layouts: [
        { from: 17, to: 18, fields: CONFIGURATION_FIELDS },
        { from: 19, to: 20, fields: CONFIGURATION_FIELDS_2 },
      ],
    },
  ],
  enums: [
    {
      name: "temp_entity",
      doc: "Short-lived effects. The test release numbers them otherwise.",
      values: [
        { from: 1, to: 21, name: "TE_GUNSHOT", value: 0 },
        { from: 1, to: 21, name: "TE_BLOOD", value: 1 },
        { from: 1, to: 21, name: "TE_BLASTER", value: 2 },
        { from: 1, to: 21, name: "TE_RAILTRAIL", value: 3 },
        { from: 1, to: 21, name: "TE_SHOTGUN", value: 4 },
        { from: 1, to: 21, name: "TE_EXPLOSION1", value: 5 },
        { from: 1, to: 21, name: "TE_EXPLOSION2", value: 6 },
        { from: 1, to: 21, name: "TE_ROCKET_EXPLOSION", value: 7 },
        { from: 1, to: 21, name: "TE_GRENADE_EXPLOSION", value: 8 },
        { from: 1, to: 21, name: "TE_SPARKS", value: 9 },
        { from: 1, to: 21, name: "TE_SPLASH", value: 10 },
        { from: 1, to: 21, name: "TE_BUBBLETRAIL", value: 11 },
        { from: 1, to: 21, name: "TE_SCREEN_SPARKS", value: 12 },
        { from: 1, to: 21, name: "TE_SHIELD_SPARKS", value: 13 },
        { from: 1, to: 21, name: "TE_BULLET_SPARKS", value: 14 },
        { from: 1, to: 21, name: "TE_LASER_SPARKS", value: 15 },
        { from: 1, to: 21, name: "TE_PARASITE_ATTACK", value: 16 },
        { from: 1, to: 21, name: "TE_ROCKET_EXPLOSION_WATER", value: 17 },
        { from: 1, to: 21, name: "TE_GRENADE_EXPLOSION_WATER", value: 18 },
        { from: 1, to: 21, name: "TE_MEDIC_CABLE_ATTACK", value: 19 },
        { from: 1, to: 21, name: "TE_BFG_EXPLOSION", value: 20 },
        { from: 1, to: 21, name: "TE_BFG_BIGEXPLOSION", value: 21 },
        { from: 1, to: 21, name: "TE_BOSSTPORT", value: 22 },
        { from: 1, to: 21, name: "TE_BFG_LASER", value: 23 },
        { from: 1, to: 21, name: "TE_GRAPPLE_CABLE", value: 24 },
        { from: 1, to: 21, name: "TE_WELDING_SPARKS", value: 25 },
        { from: 1, to: 5, name: "TE_PLASMATRAIL", value: 26 },
        { from: 1, to: 5, name: "TE_GREENBLOOD_OLD", value: 27 },
        { from: 6, to: 21, name: "TE_GREENBLOOD", value: 26, doc: "27 before 3.15" },
        { from: 6, to: 20, name: "TE_BLUEHYPERBLASTER", value: 27 },
        { from: 1, to: 21, name: "TE_PLASMA_EXPLOSION", value: 28 },
        { from: 1, to: 21, name: "TE_TUNNEL_SPARKS", value: 29 },
        { from: 1, to: 21, name: "TE_BLASTER2", value: 30 },
        {
          from: 1,
          to: 21,
          name: "TE_RAILTRAIL2",
          value: 31,
          doc: "declared by the engine, which does not read it",
        },
        {
          from: 1,
          to: 21,
          name: "TE_FLAME",
          value: 32,
          doc: "declared by the engine, which does not read it; read as LMPC does",
        },
        { from: 1, to: 21, name: "TE_LIGHTNING", value: 33 },
        { from: 1, to: 21, name: "TE_DEBUGTRAIL", value: 34 },
        { from: 1, to: 21, name: "TE_PLAIN_EXPLOSION", value: 35 },
        { from: 1, to: 21, name: "TE_FLASHLIGHT", value: 36 },
        { from: 1, to: 21, name: "TE_FORCEWALL", value: 37 },
        { from: 1, to: 21, name: "TE_HEATBEAM", value: 38 },
        { from: 1, to: 21, name: "TE_MONSTER_HEATBEAM", value: 39 },
        { from: 1, to: 21, name: "TE_STEAM", value: 40 },
        { from: 1, to: 21, name: "TE_BUBBLETRAIL2", value: 41 },
        { from: 1, to: 21, name: "TE_MOREBLOOD", value: 42 },
        { from: 1, to: 21, name: "TE_HEATBEAM_SPARKS", value: 43 },
        { from: 1, to: 21, name: "TE_HEATBEAM_STEAM", value: 44 },
        { from: 1, to: 21, name: "TE_CHAINFIST_SMOKE", value: 45 },
        { from: 1, to: 21, name: "TE_ELECTRIC_SPARKS", value: 46 },
        { from: 1, to: 21, name: "TE_TRACKER_EXPLOSION", value: 47 },
        { from: 1, to: 21, name: "TE_TELEPORT_EFFECT", value: 48 },
        { from: 1, to: 21, name: "TE_DBALL_GOAL", value: 49 },
        { from: 1, to: 21, name: "TE_WIDOWBEAMOUT", value: 50 },
        { from: 1, to: 21, name: "TE_NUKEBLAST", value: 51 },
        { from: 1, to: 21, name: "TE_WIDOWSPLASH", value: 52 },
        { from: 1, to: 21, name: "TE_EXPLOSION1_BIG", value: 53 },
        { from: 1, to: 21, name: "TE_EXPLOSION1_NP", value: 54 },
        { from: 1, to: 21, name: "TE_FLECHETTE", value: 55 },
        { from: 1, to: 20, name: "TE_BLUEHYPERBLASTER_2", value: 56, doc: "later engines' only" },
        { from: 1, to: 20, name: "TE_BFG_ZAP", value: 57, doc: "later engines' only" },
        { from: 1, to: 20, name: "TE_BERSERK_SLAM", value: 58, doc: "later engines' only" },
        { from: 1, to: 20, name: "TE_GRAPPLE_CABLE_2", value: 59, doc: "later engines' only" },
        { from: 1, to: 21, name: "TE_POWER_SPLASH", value: 60, doc: "later engines' only" },
        { from: 1, to: 21, name: "TE_LIGHTNING_BEAM", value: 61, doc: "later engines' only" },
        { from: 1, to: 21, name: "TE_EXPLOSION1_NL", value: 62, doc: "later engines' only" },
        { from: 1, to: 21, name: "TE_EXPLOSION2_NL", value: 63, doc: "later engines' only" },
        { from: 1, to: 21, name: "TE_DAMAGE_DEALT", value: 128, doc: "Q2PRO's" },
        {
          from: 21,
          to: 21,
          name: "TE_BLUEHYPERBLASTER_56",
          value: 27,
          doc: "TE_BLUEHYPERBLASTER with a direction",
        },
        { from: 21, to: 21, name: "TE_REDBLASTER", value: 56 },
        { from: 21, to: 21, name: "TE_SHOCKSPLASH", value: 57 },
      ],
    },
    {
      name: "print_level",
      doc: "How important a text is.",
      values: [
        { from: 0, to: 21, name: "PRINT_LOW", value: 0, doc: "somebody picked something up" },
        { from: 0, to: 21, name: "PRINT_MEDIUM", value: 1, doc: "somebody died" },
        { from: 0, to: 21, name: "PRINT_HIGH", value: 2 },
        { from: 0, to: 21, name: "PRINT_CHAT", value: 3 },
        { from: 9, to: 10, name: "PRINT_TYPEWRITER", value: 4 },
        { from: 9, to: 10, name: "PRINT_CENTER", value: 5 },
        { from: 11, to: 14, name: "PRINT_TYPEWRITER", value: 4 },
        { from: 11, to: 14, name: "PRINT_CENTER", value: 5 },
      ],
    },
    {
      name: "channel",
      values: [
        { from: 0, to: 21, name: "CHAN_AUTO", value: 0, doc: "any free channel" },
        { from: 0, to: 21, name: "CHAN_WEAPON", value: 1 },
        { from: 0, to: 21, name: "CHAN_VOICE", value: 2 },
        { from: 0, to: 21, name: "CHAN_ITEM", value: 3 },
        { from: 0, to: 21, name: "CHAN_BODY", value: 4 },
      ],
    },
    {
      name: "pm_type",
      doc: "How a player moves.",
      values: [
        { from: 0, to: 21, name: "PM_NORMAL", value: 0 },
        { from: 0, to: 21, name: "PM_SPECTATOR", value: 1 },
        { from: 0, to: 21, name: "PM_DEAD", value: 2 },
        { from: 0, to: 21, name: "PM_GIB", value: 3 },
        { from: 0, to: 21, name: "PM_FREEZE", value: 4 },
      ],
    },
    {
      name: "attractloop",
      doc: "What the messages are for.",
      values: [
        { from: 0, to: 21, name: "RECORD_NETWORK", value: 0, doc: "a client" },
        { from: 0, to: 21, name: "RECORD_CLIENT", value: 1, doc: "a client, from a recording" },
        { from: 0, to: 21, name: "RECORD_SERVER", value: 2, doc: "nobody" },
        { from: 0, to: 21, name: "RECORD_RELAY", value: 128, doc: "several clients" },
      ],
    },
    {
      name: "event",
      doc: "What happens to an entity at this moment.",
      values: [
        { from: 0, to: 21, name: "EV_NONE", value: 0 },
        { from: 0, to: 21, name: "EV_ITEM_RESPAWN", value: 1 },
        { from: 0, to: 21, name: "EV_FOOTSTEP", value: 2 },
        { from: 0, to: 21, name: "EV_FALLSHORT", value: 3 },
        { from: 0, to: 21, name: "EV_FALL", value: 4 },
        { from: 0, to: 21, name: "EV_FALLFAR", value: 5 },
        { from: 0, to: 21, name: "EV_PLAYER_TELEPORT", value: 6 },
        { from: 0, to: 21, name: "EV_OTHER_TELEPORT", value: 7 },
      ],
    },
    {
      name: "stat",
      doc: "What playerinfo counts.",
      values: [
        { from: 0, to: 21, name: "STAT_HEALTH_ICON", value: 0 },
        { from: 0, to: 21, name: "STAT_HEALTH", value: 1 },
        { from: 0, to: 21, name: "STAT_AMMO_ICON", value: 2 },
        { from: 0, to: 21, name: "STAT_AMMO", value: 3 },
        { from: 0, to: 21, name: "STAT_ARMOR_ICON", value: 4 },
        { from: 0, to: 21, name: "STAT_ARMOR", value: 5 },
        { from: 0, to: 21, name: "STAT_SELECTED_ICON", value: 6 },
        { from: 0, to: 21, name: "STAT_PICKUP_ICON", value: 7 },
        { from: 0, to: 21, name: "STAT_PICKUP_STRING", value: 8 },
        { from: 0, to: 21, name: "STAT_TIMER_ICON", value: 9 },
        { from: 0, to: 21, name: "STAT_TIMER", value: 10 },
        { from: 0, to: 21, name: "STAT_HELPICON", value: 11 },
        { from: 0, to: 21, name: "STAT_SELECTED_ITEM", value: 12 },
        { from: 0, to: 21, name: "STAT_LAYOUTS", value: 13 },
        { from: 0, to: 21, name: "STAT_FRAGS", value: 14 },
        { from: 0, to: 21, name: "STAT_FLASHES", value: 15 },
        { from: 0, to: 21, name: "STAT_CHASE", value: 16 },
        { from: 0, to: 21, name: "STAT_SPECTATOR", value: 17 },
      ],
    },
  ],
  vectors: [
    {
      name: "direction",
      doc: "Quake II's 162 directions, of length 1. The format document has them as a list whose making was not known: they are the corners of an icosahedron and of its faces cut in four twice, in the order in which one comes upon them face by face.",
      ref: "DM2 §2.4, ERRATA C11",
      values: [
        [-0.525731, 0, 0.850651],
        [-0.442863, 0.238856, 0.864188],
        [-0.295242, 0, 0.955423],
        [-0.309017, 0.5, 0.809017],
        [-0.16246, 0.262866, 0.951056],
        [0, 0, 1],
        [0, 0.850651, 0.525731],
        [-0.147621, 0.716567, 0.681718],
        [0.147621, 0.716567, 0.681718],
        [0, 0.525731, 0.850651],
        [0.309017, 0.5, 0.809017],
        [0.525731, 0, 0.850651],
        [0.295242, 0, 0.955423],
        [0.442863, 0.238856, 0.864188],
        [0.16246, 0.262866, 0.951056],
        [-0.681718, 0.147621, 0.716567],
        [-0.809017, 0.309017, 0.5],
        [-0.587785, 0.425325, 0.688191],
        [-0.850651, 0.525731, 0],
        [-0.864188, 0.442863, 0.238856],
        [-0.716567, 0.681718, 0.147621],
        [-0.688191, 0.587785, 0.425325],
        [-0.5, 0.809017, 0.309017],
        [-0.238856, 0.864188, 0.442863],
        [-0.425325, 0.688191, 0.587785],
        [-0.716567, 0.681718, -0.147621],
        [-0.5, 0.809017, -0.309017],
        [-0.525731, 0.850651, 0],
        [0, 0.850651, -0.525731],
        [-0.238856, 0.864188, -0.442863],
        [0, 0.955423, -0.295242],
        [-0.262866, 0.951056, -0.16246],
        [0, 1, 0],
        [0, 0.955423, 0.295242],
        [-0.262866, 0.951056, 0.16246],
        [0.238856, 0.864188, 0.442863],
        [0.262866, 0.951056, 0.16246],
        [0.5, 0.809017, 0.309017],
        [0.238856, 0.864188, -0.442863],
        [0.262866, 0.951056, -0.16246],
        [0.5, 0.809017, -0.309017],
        [0.850651, 0.525731, 0],
        [0.716567, 0.681718, 0.147621],
        [0.716567, 0.681718, -0.147621],
        [0.525731, 0.850651, 0],
        [0.425325, 0.688191, 0.587785],
        [0.864188, 0.442863, 0.238856],
        [0.688191, 0.587785, 0.425325],
        [0.809017, 0.309017, 0.5],
        [0.681718, 0.147621, 0.716567],
        [0.587785, 0.425325, 0.688191],
        [0.955423, 0.295242, 0],
        [1, 0, 0],
        [0.951056, 0.16246, 0.262866],
        [0.850651, -0.525731, 0],
        [0.955423, -0.295242, 0],
        [0.864188, -0.442863, 0.238856],
        [0.951056, -0.16246, 0.262866],
        [0.809017, -0.309017, 0.5],
        [0.681718, -0.147621, 0.716567],
        [0.850651, 0, 0.525731],
        [0.864188, 0.442863, -0.238856],
        [0.809017, 0.309017, -0.5],
        [0.951056, 0.16246, -0.262866],
        [0.525731, 0, -0.850651],
        [0.681718, 0.147621, -0.716567],
        [0.681718, -0.147621, -0.716567],
        [0.850651, 0, -0.525731],
        [0.809017, -0.309017, -0.5],
        [0.864188, -0.442863, -0.238856],
        [0.951056, -0.16246, -0.262866],
        [0.147621, 0.716567, -0.681718],
        [0.309017, 0.5, -0.809017],
        [0.425325, 0.688191, -0.587785],
        [0.442863, 0.238856, -0.864188],
        [0.587785, 0.425325, -0.688191],
        [0.688191, 0.587785, -0.425325],
        [-0.147621, 0.716567, -0.681718],
        [-0.309017, 0.5, -0.809017],
        [0, 0.525731, -0.850651],
        [-0.525731, 0, -0.850651],
        [-0.442863, 0.238856, -0.864188],
        [-0.295242, 0, -0.955423],
        [-0.16246, 0.262866, -0.951056],
        [0, 0, -1],
        [0.295242, 0, -0.955423],
        [0.16246, 0.262866, -0.951056],
        [-0.442863, -0.238856, -0.864188],
        [-0.309017, -0.5, -0.809017],
        [-0.16246, -0.262866, -0.951056],
        [0, -0.850651, -0.525731],
        [-0.147621, -0.716567, -0.681718],
        [0.147621, -0.716567, -0.681718],
        [0, -0.525731, -0.850651],
        [0.309017, -0.5, -0.809017],
        [0.442863, -0.238856, -0.864188],
        [0.16246, -0.262866, -0.951056],
        [0.238856, -0.864188, -0.442863],
        [0.5, -0.809017, -0.309017],
        [0.425325, -0.688191, -0.587785],
        [0.716567, -0.681718, -0.147621],
        [0.688191, -0.587785, -0.425325],
        [0.587785, -0.425325, -0.688191],
        [0, -0.955423, -0.295242],
        [0, -1, 0],
        [0.262866, -0.951056, -0.16246],
        [0, -0.850651, 0.525731],
        [0, -0.955423, 0.295242],
        [0.238856, -0.864188, 0.442863],
        [0.262866, -0.951056, 0.16246],
        [0.5, -0.809017, 0.309017],
        [0.716567, -0.681718, 0.147621],
        [0.525731, -0.850651, 0],
        [-0.238856, -0.864188, -0.442863],
        [-0.5, -0.809017, -0.309017],
        [-0.262866, -0.951056, -0.16246],
        [-0.850651, -0.525731, 0],
        [-0.716567, -0.681718, -0.147621],
        [-0.716567, -0.681718, 0.147621],
        [-0.525731, -0.850651, 0],
        [-0.5, -0.809017, 0.309017],
        [-0.238856, -0.864188, 0.442863],
        [-0.262866, -0.951056, 0.16246],
        [-0.864188, -0.442863, 0.238856],
        [-0.809017, -0.309017, 0.5],
        [-0.688191, -0.587785, 0.425325],
        [-0.681718, -0.147621, 0.716567],
        [-0.442863, -0.238856, 0.864188],
        [-0.587785, -0.425325, 0.688191],
        [-0.309017, -0.5, 0.809017],
        [-0.147621, -0.716567, 0.681718],
        [-0.425325, -0.688191, 0.587785],
        [-0.16246, -0.262866, 0.951056],
        [0.442863, -0.238856, 0.864188],
        [0.16246, -0.262866, 0.951056],
        [0.309017, -0.5, 0.809017],
        [0.147621, -0.716567, 0.681718],
        [0, -0.525731, 0.850651],
        [0.425325, -0.688191, 0.587785],
        [0.587785, -0.425325, 0.688191],
        [0.688191, -0.587785, 0.425325],
        [-0.955423, 0.295242, 0],
        [-0.951056, 0.16246, 0.262866],
        [-1, 0, 0],
        [-0.850651, 0, 0.525731],
        [-0.955423, -0.295242, 0],
        [-0.951056, -0.16246, 0.262866],
        [-0.864188, 0.442863, -0.238856],
        [-0.951056, 0.16246, -0.262866],
        [-0.809017, 0.309017, -0.5],
        [-0.864188, -0.442863, -0.238856],
        [-0.951056, -0.16246, -0.262866],
        [-0.809017, -0.309017, -0.5],
        [-0.681718, 0.147621, -0.716567],
        [-0.681718, -0.147621, -0.716567],
        [-0.850651, 0, -0.525731],
        [-0.688191, 0.587785, -0.425325],
        [-0.587785, 0.425325, -0.688191],
        [-0.425325, 0.688191, -0.587785],
        [-0.425325, -0.688191, -0.587785],
        [-0.587785, -0.425325, -0.688191],
        [-0.688191, -0.587785, -0.425325],
      ],
    },
  ],
  kind: "protocol",
  messages: [
    {
      name: "bad",
      doc: "Never sent on purpose.",
      ref: "DM2 §3.1",
      source: "quake2.yaml:346",
      illegal: 'id\'s client stops with "Illegible server message"',
      layouts: [
        { from: 0, to: 21, id: [0, 0], fields: [] },
        { from: 22, to: 24, id: [0, 0], fields: [] },
        { from: 25, to: 32, id: [0, 0], idBit: 7, fields: BAD_FIELDS },
      ],
    },
    {
      name: "muzzleflash",
      doc: "A player shoots.",
      ref: "DM2 §3.2, ERRATA 55",
      source: "quake2.yaml:352",
      text: {
        entries: [
          { token: "entity", of: ["entity"] },
          { token: "value", of: ["weapon"] },
        ],
      },
      layouts: [
        { from: 0, to: 0, id: [12, 12], fields: MUZZLEFLASH_FIELDS },
        { from: 1, to: 20, id: [1, 1], fields: MUZZLEFLASH_FIELDS },
        { from: 21, to: 21, id: [1, 1], fields: MUZZLEFLASH_FIELDS_2 },
        { from: 22, to: 24, id: [1, 1], fields: MUZZLEFLASH_FIELDS },
        { from: 25, to: 32, id: [1, 1], idBit: 7, fields: MUZZLEFLASH_FIELDS_3 },
      ],
      role: "effect",
    },
    {
      name: "muzzleflash2",
      doc: "A monster shoots.",
      ref: "DM2 §3.3",
      source: "quake2.yaml:365",
      text: {
        token: "muzzlflash2",
        entries: [
          { token: "entity", of: ["entity"] },
          { token: "value", of: ["flash"] },
          { token: "page", of: ["page"] },
        ],
      },
      layouts: [
        { from: 0, to: 0, id: [19, 19], fields: MUZZLEFLASH2_FIELDS },
        { from: 1, to: 10, id: [2, 2], fields: MUZZLEFLASH2_FIELDS },
        { from: 11, to: 14, id: [2, 2], fields: MUZZLEFLASH2_FIELDS_2 },
        { from: 15, to: 18, id: [2, 2], fields: MUZZLEFLASH2_FIELDS },
        { from: 19, to: 20, id: [2, 2], fields: MUZZLEFLASH2_FIELDS_2 },
        { from: 21, to: 21, id: [2, 2], fields: MUZZLEFLASH2_FIELDS_3 },
        { from: 22, to: 24, id: [2, 2], fields: MUZZLEFLASH2_FIELDS },
        { from: 25, to: 32, id: [2, 2], idBit: 7, fields: MUZZLEFLASH2_FIELDS_4 },
      ],
      role: "effect",
    },
    {
      name: "temp_entity",
      doc: "A short-lived effect.",
      ref: "DM2 §3.4, ERRATA 52-54",
      source: "quake2.yaml:379",
      text: { entries: TEMP_ENTITY_ENTRIES },
      layouts: [
        { from: 0, to: 0, id: [10, 10], fields: TEMP_ENTITY_FIELDS },
        { from: 1, to: 5, id: [3, 3], fields: TEMP_ENTITY_FIELDS_2 },
        { from: 6, to: 8, id: [3, 3], fields: TEMP_ENTITY_FIELDS_3 },
        { from: 9, to: 9, id: [3, 3], fields: TEMP_ENTITY_FIELDS_4 },
        { from: 10, to: 11, id: [3, 3], fields: TEMP_ENTITY_FIELDS_3 },
        { from: 12, to: 13, id: [3, 3], fields: TEMP_ENTITY_FIELDS_5 },
        { from: 14, to: 19, id: [3, 3], fields: TEMP_ENTITY_FIELDS_3 },
        { from: 20, to: 20, id: [3, 3], fields: TEMP_ENTITY_FIELDS_5 },
        { from: 21, to: 21, id: [3, 3], fields: TEMP_ENTITY_FIELDS_6 },
        { from: 22, to: 24, id: [3, 3], fields: TEMP_ENTITY_FIELDS_3 },
        { from: 25, to: 29, id: [3, 3], idBit: 7, fields: TEMP_ENTITY_FIELDS_7 },
        { from: 30, to: 32, id: [3, 3], idBit: 7, fields: TEMP_ENTITY_FIELDS_8 },
      ],
      role: "effect",
    },
    {
      name: "layout",
      doc: "What the screen is to show, such as scores.",
      ref: "DM2 §3.5",
      source: "quake2.yaml:600",
      layouts: [
        { from: 1, to: 21, id: [4, 4], fields: LAYOUT_FIELDS },
        { from: 22, to: 24, id: [4, 4], fields: LAYOUT_FIELDS },
        { from: 25, to: 32, id: [4, 4], idBit: 7, fields: LAYOUT_FIELDS_2 },
      ],
      role: "effect",
      lasts: { how: "last", by: ["unicast"] },
    },
    {
      name: "inventory",
      doc: "How many of each item the player carries.",
      ref: "DM2 §3.6",
      source: "quake2.yaml:610",
      text: { entries: [{ token: "inventory", of: ["items"] }] },
      layouts: [
        { from: 1, to: 21, id: [5, 5], fields: INVENTORY_FIELDS },
        { from: 22, to: 24, id: [5, 5], fields: INVENTORY_FIELDS },
        { from: 25, to: 32, id: [5, 5], idBit: 7, fields: INVENTORY_FIELDS_2 },
      ],
      role: "effect",
      lasts: { how: "last", by: ["unicast"] },
    },
    {
      name: "nop",
      doc: "Does nothing.",
      ref: "DM2 §3.7",
      source: "quake2.yaml:621",
      layouts: [
        { from: 0, to: 0, id: [1, 1], fields: [] },
        { from: 1, to: 21, id: [6, 6], fields: [] },
        { from: 22, to: 24, id: [6, 6], fields: [] },
        { from: 25, to: 32, id: [6, 6], idBit: 7, fields: BAD_FIELDS },
      ],
      role: "nothing",
    },
    {
      name: "disconnect",
      doc: "The server ends the game.",
      ref: "DM2 §3.8",
      source: "quake2.yaml:628",
      layouts: [
        { from: 0, to: 0, id: [2, 2], fields: [] },
        { from: 1, to: 21, id: [7, 7], fields: [] },
        { from: 22, to: 24, id: [7, 7], fields: [] },
        { from: 25, to: 32, id: [7, 7], idBit: 7, fields: BAD_FIELDS },
      ],
      role: "end",
    },
    {
      name: "reconnect",
      doc: "The client is to connect again.",
      ref: "DM2 §3.9",
      source: "quake2.yaml:635",
      layouts: [
        { from: 0, to: 0, id: [3, 3], fields: [] },
        { from: 1, to: 21, id: [8, 8], fields: [] },
        { from: 22, to: 24, id: [8, 8], fields: [] },
        { from: 25, to: 32, id: [8, 8], idBit: 7, fields: BAD_FIELDS },
      ],
      role: "reconnect",
    },
    {
      name: "sound",
      doc: "Starts a sound.",
      ref: "DM2 §3.10, ERRATA 44",
      source: "quake2.yaml:642",
      text: { entries: SOUND_ENTRIES },
      layouts: [
        { from: 0, to: 0, id: [4, 4], fields: SOUND_FIELDS },
        { from: 1, to: 8, id: [9, 9], fields: SOUND_FIELDS },
        { from: 9, to: 9, id: [9, 9], fields: SOUND_FIELDS_2 },
        { from: 10, to: 10, id: [9, 9], fields: SOUND_FIELDS_3 },
        { from: 11, to: 11, id: [9, 9], fields: SOUND_FIELDS_4 },
        { from: 12, to: 13, id: [9, 9], fields: SOUND_FIELDS_5 },
        { from: 14, to: 14, id: [9, 9], fields: SOUND_FIELDS_4 },
        { from: 15, to: 18, id: [9, 9], fields: SOUND_FIELDS },
        { from: 19, to: 19, id: [9, 9], fields: SOUND_FIELDS_4 },
        { from: 20, to: 20, id: [9, 9], fields: SOUND_FIELDS_5 },
        { from: 21, to: 21, id: [9, 9], fields: SOUND_FIELDS_6 },
        { from: 22, to: 24, id: [9, 9], fields: SOUND_FIELDS },
        { from: 25, to: 32, id: [9, 9], idBit: 7, fields: SOUND_FIELDS_7 },
      ],
      role: "effect",
    },
    {
      name: "print",
      doc: "Text for the top of the screen and the console.",
      ref: "DM2 §3.11",
      source: "quake2.yaml:670",
      text: {
        entries: [
          { token: "level", of: ["level"] },
          { token: "string", of: ["text"] },
        ],
      },
      layouts: [
        { from: 0, to: 0, id: [5, 5], fields: PRINT_FIELDS },
        { from: 1, to: 21, id: [10, 10], fields: PRINT_FIELDS },
        { from: 22, to: 24, id: [10, 10], fields: PRINT_FIELDS },
        { from: 25, to: 32, id: [10, 10], idBit: 7, fields: PRINT_FIELDS_2 },
      ],
      role: "print",
      tells: { members: { text: "text", importance: "level" } },
    },
    {
      name: "stufftext",
      doc: "Commands that the client's console runs.",
      ref: "DM2 §3.12",
      source: "quake2.yaml:684",
      layouts: [
        { from: 0, to: 0, id: [6, 6], fields: ARGUMENT_FIELDS },
        { from: 1, to: 21, id: [11, 11], fields: ARGUMENT_FIELDS },
        { from: 22, to: 24, id: [11, 11], fields: ARGUMENT_FIELDS },
        { from: 25, to: 32, id: [11, 11], idBit: 7, fields: STUFFTEXT_FIELDS },
      ],
      role: "commands",
      tells: { members: { text: "text" } },
    },
    {
      name: "serverdata",
      doc: "A level begins.",
      ref: "DM2 §3.13, ERRATA 46-48",
      source: "quake2.yaml:694",
      text: { entries: SERVERDATA_ENTRIES },
      layouts: [
        { from: 0, to: 0, id: [7, 7], fields: SERVERDATA_FIELDS },
        { from: 1, to: 21, id: [12, 12], fields: SERVERDATA_FIELDS },
        { from: 22, to: 24, id: [12, 12], fields: SERVERDATA_FIELDS },
        { from: 25, to: 32, id: [12, 12], idBit: 7, fields: SERVERDATA_FIELDS_2 },
      ],
      role: "level",
      tells: { members: { title: "levelname", folder: "gamedir" } },
    },
    {
      name: "configstring",
      doc: "One of the strings that everybody must know.",
      ref: "DM2 §3.14, ERRATA 45",
      source: "quake2.yaml:743",
      text: {
        entries: [
          { token: "index", of: ["index"], names: "configstrings" },
          { token: "string", of: ["string"] },
        ],
      },
      layouts: [
        { from: 0, to: 0, id: [8, 8], fields: CONFIGSTRING_FIELDS },
        { from: 1, to: 8, id: [13, 13], fields: CONFIGSTRING_FIELDS },
        { from: 9, to: 10, id: [13, 13], fields: CONFIGSTRING_FIELDS_2 },
        { from: 11, to: 14, id: [13, 13], fields: CONFIGSTRING_FIELDS_3 },
        { from: 15, to: 18, id: [13, 13], fields: CONFIGSTRING_FIELDS },
        { from: 19, to: 20, id: [13, 13], fields: CONFIGSTRING_FIELDS_3 },
        { from: 21, to: 21, id: [13, 13], fields: CONFIGSTRING_FIELDS_4 },
        { from: 22, to: 24, id: [13, 13], fields: CONFIGSTRING_FIELDS },
        { from: 25, to: 32, id: [13, 13], idBit: 7, fields: CONFIGSTRING_FIELDS_5 },
      ],
      role: "setting",
      tells: { members: { number: "index", text: "string" } },
      lasts: { how: "last", by: ["index", "unicast"] },
    },
    {
      name: "spawnbaseline",
      doc: "An entity's state that its first update differs from.",
      ref: "DM2 §3.15, ERRATA 34-38",
      source: "quake2.yaml:763",
      sets: "baseline",
      text: { entries: SPAWNBASELINE_ENTRIES },
      layouts: [
        { from: 0, to: 0, id: [9, 9], fields: SPAWNBASELINE_FIELDS },
        { from: 1, to: 8, id: [14, 14], fields: SPAWNBASELINE_FIELDS_2 },
        { from: 9, to: 9, id: [14, 14], fields: SPAWNBASELINE_FIELDS_3 },
        { from: 10, to: 10, id: [14, 14], fields: SPAWNBASELINE_FIELDS_4 },
        { from: 11, to: 11, id: [14, 14], fields: SPAWNBASELINE_FIELDS_5 },
        { from: 12, to: 14, id: [14, 14], fields: SPAWNBASELINE_FIELDS_6 },
        { from: 15, to: 15, id: [14, 14], fields: SPAWNBASELINE_FIELDS_7 },
        { from: 16, to: 16, id: [14, 14], fields: SPAWNBASELINE_FIELDS_8 },
        { from: 17, to: 18, id: [14, 14], fields: SPAWNBASELINE_FIELDS_7 },
        { from: 19, to: 19, id: [14, 14], fields: SPAWNBASELINE_FIELDS_5 },
        { from: 20, to: 20, id: [14, 14], fields: SPAWNBASELINE_FIELDS_6 },
        { from: 21, to: 21, id: [14, 14], fields: SPAWNBASELINE_FIELDS_9 },
        { from: 22, to: 24, id: [14, 14], fields: SPAWNBASELINE_FIELDS_2 },
        { from: 25, to: 32, id: [14, 14], idBit: 7, fields: SPAWNBASELINE_FIELDS_10 },
      ],
      tells: { members: { number: "number" } },
      lasts: { how: "last", by: ["number", "unicast"] },
    },
    {
      name: "centerprint",
      doc: "Text in the middle of the screen.",
      ref: "DM2 §3.16",
      source: "quake2.yaml:809",
      layouts: [
        { from: 1, to: 21, id: [15, 15], fields: ARGUMENT_FIELDS },
        { from: 22, to: 24, id: [15, 15], fields: ARGUMENT_FIELDS },
        { from: 25, to: 32, id: [15, 15], idBit: 7, fields: STUFFTEXT_FIELDS },
      ],
      role: "text",
      tells: { members: { text: "text" } },
    },
    {
      name: "download",
      doc: "A part of a file that the client asked for.",
      ref: "DM2 §3.17, ERRATA 56",
      source: "quake2.yaml:819",
      text: {
        entries: [
          { token: "size", of: ["size"] },
          { token: "percent", of: ["percent"] },
          { token: "data", of: ["data"] },
        ],
      },
      layouts: [
        { from: 1, to: 5, id: [16, 16], fields: DOWNLOAD_FIELDS },
        { from: 6, to: 21, id: [16, 16], fields: DOWNLOAD_FIELDS_2 },
        { from: 22, to: 24, id: [16, 16], fields: DOWNLOAD_FIELDS_2 },
        { from: 25, to: 29, id: [16, 16], idBit: 7, fields: DOWNLOAD_FIELDS_3 },
        { from: 30, to: 32, id: [16, 16], idBit: 7, fields: DOWNLOAD_FIELDS_4 },
      ],
      role: "link",
    },
    {
      name: "playerinfo",
      doc: "How the player's view differs from that of the reference frame.",
      ref: "DM2 §3.18, ERRATA 39-42",
      source: "quake2.yaml:840",
      text: { entries: PLAYERINFO_ENTRIES },
      layouts: [
        { from: 0, to: 0, id: [14, 14], fields: PLAYERINFO_FIELDS },
        { from: 1, to: 8, id: [17, 17], fields: PLAYERINFO_FIELDS_2 },
        { from: 9, to: 10, id: [17, 17], fields: PLAYERINFO_FIELDS_3 },
        { from: 11, to: 11, id: [17, 17], fields: PLAYERINFO_FIELDS_4 },
        { from: 12, to: 12, id: [17, 17], fields: PLAYERINFO_FIELDS_5 },
        { from: 13, to: 14, id: [17, 17], fields: PLAYERINFO_FIELDS_6 },
        { from: 21, to: 21, id: [17, 17], fields: PLAYERINFO_FIELDS_7 },
        { from: 22, to: 24, id: [17, 17], fields: PLAYERINFO_FIELDS_2 },
        { from: 25, to: 32, id: [17, 17], idBit: 7, fields: PLAYERINFO_FIELDS_8 },
      ],
    },
    {
      name: "packetentities",
      doc: "How the entities in sight differ from those of the reference frame.",
      ref: "DM2 §3.19, ERRATA 31-36",
      source: "quake2.yaml:938",
      text: { entries: [PACKETENTITY_TEXT] },
      layouts: [
        { from: 0, to: 0, id: [16, 16], fields: PACKETENTITIES_FIELDS },
        { from: 1, to: 8, id: [18, 18], fields: PACKETENTITIES_FIELDS },
        { from: 9, to: 9, id: [18, 18], fields: PACKETENTITIES_FIELDS },
        { from: 10, to: 10, id: [18, 18], fields: PACKETENTITIES_FIELDS },
        { from: 11, to: 11, id: [18, 18], fields: PACKETENTITIES_FIELDS },
        { from: 12, to: 14, id: [18, 18], fields: PACKETENTITIES_FIELDS },
        { from: 21, to: 21, id: [18, 18], fields: PACKETENTITIES_FIELDS },
        { from: 22, to: 24, id: [18, 18], fields: PACKETENTITIES_FIELDS },
        { from: 25, to: 32, id: [18, 18], idBit: 7, fields: PACKETENTITIES_FIELDS_2 },
      ],
    },
    {
      name: "deltapacketentities",
      doc: "Reserved, and never sent.",
      ref: "DM2 §3.20, ERRATA 30",
      source: "quake2.yaml:948",
      illegal: 'id\'s client stops with "Out of place frame data"',
      layouts: [
        { from: 1, to: 21, id: [19, 19], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 22, to: 24, id: [19, 19], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 25, to: 32, id: [19, 19], idBit: 7, fields: DELTAPACKETENTITIES_FIELDS_2 },
      ],
    },
    {
      name: "frame",
      doc: "A moment of the game begins. Player and entities follow.",
      ref: "DM2 §3.21, ERRATA 29-31",
      source: "quake2.yaml:957",
      text: { entries: FRAME_ENTRIES },
      layouts: [
        { from: 0, to: 0, id: [18, 18], fields: FRAME_FIELDS },
        { from: 1, to: 1, id: [20, 20], fields: FRAME_FIELDS_2 },
        { from: 2, to: 14, id: [20, 20], fields: FRAME_FIELDS_3 },
        { from: 15, to: 15, id: [20, 20], idHigh: 5, fields: FRAME_FIELDS_4 },
        { from: 16, to: 16, id: [20, 20], idHigh: 5, fields: FRAME_FIELDS_4 },
        { from: 17, to: 17, id: [20, 20], idHigh: 5, fields: FRAME_FIELDS_4 },
        { from: 18, to: 18, id: [20, 20], idHigh: 5, fields: FRAME_FIELDS_5 },
        { from: 19, to: 19, id: [20, 20], idHigh: 5, fields: FRAME_FIELDS_6 },
        { from: 20, to: 20, id: [20, 20], idHigh: 5, fields: FRAME_FIELDS_7 },
        { from: 21, to: 21, id: [20, 20], fields: FRAME_FIELDS_3 },
        { from: 22, to: 24, id: [20, 20], fields: FRAME_FIELDS_8 },
        { from: 25, to: 25, id: [20, 20], idBit: 7, fields: FRAME_FIELDS_9 },
        { from: 26, to: 32, id: [20, 20], idBit: 7, fields: FRAME_FIELDS_10 },
      ],
      role: "frame",
      tells: { members: { seconds: "serverframe" }, rate: 10 },
    },
    {
      name: "muzzleflash3",
      doc: "A monster shoots, of those whose numbers are large.",
      source: "quake2-2023.yaml:133",
      layouts: [{ from: 9, to: 10, id: [32, 32], fields: MUZZLEFLASH3_FIELDS }],
      role: "effect",
    },
    {
      name: "splitclient",
      doc: "For which of the players who share a screen the next message is.",
      source: "quake2-2023.yaml:201",
      layouts: [{ from: 9, to: 10, id: [21, 21], fields: SPLITCLIENT_FIELDS }],
      role: "link",
    },
    {
      name: "configblast",
      doc: "Strings that everybody must know, packed.",
      source: "quake2-2023.yaml:206",
      layouts: [{ from: 9, to: 10, id: [22, 22], fields: CONFIGBLAST_FIELDS }],
    },
    {
      name: "spawnbaselineblast",
      doc: "States of entities that their first updates differ from, packed.",
      source: "quake2-2023.yaml:213",
      layouts: [{ from: 9, to: 10, id: [23, 23], fields: SPAWNBASELINEBLAST_FIELDS }],
    },
    {
      name: "level_restart",
      doc: "The level begins anew.",
      source: "quake2-2023.yaml:221",
      text: { entries: [{ token: "restart_string", of: ["strings"], each: "restart_string" }] },
      layouts: [{ from: 9, to: 10, id: [24, 24], fields: LEVEL_RESTART_FIELDS }],
    },
    {
      name: "hurt",
      doc: "What hurt the player.",
      source: "quake2-2023.yaml:228",
      text: { entries: [{ token: "blow", of: ["blows"], each: "blow" }] },
      layouts: [{ from: 9, to: 10, id: [25, 25], fields: HURT_FIELDS }],
      role: "effect",
    },
    {
      name: "locprint",
      doc: "Text in the player's language.",
      source: "quake2-2023.yaml:236",
      text: { entries: LOCPRINT_ENTRIES },
      layouts: [{ from: 9, to: 10, id: [26, 26], fields: LOCPRINT_FIELDS }],
      role: "print",
      tells: { members: { text: "base", importance: "level" } },
    },
    {
      name: "fogchange",
      doc: "Fog changes. What is not there is as it was.",
      source: "quake2-2023.yaml:249",
      layouts: [{ from: 9, to: 10, id: [27, 27], fields: FOGCHANGE_FIELDS }],
      lasts: { how: "each" },
    },
    {
      name: "waitingforplayers",
      doc: "How many players the game waits for.",
      source: "quake2-2023.yaml:271",
      layouts: [{ from: 9, to: 10, id: [28, 28], fields: WAITINGFORPLAYERS_FIELDS }],
      lasts: { how: "last" },
    },
    {
      name: "bot_chat",
      doc: "A bot says something.",
      source: "quake2-2023.yaml:276",
      layouts: [{ from: 9, to: 10, id: [29, 29], fields: BOT_CHAT_FIELDS }],
      role: "effect",
    },
    {
      name: "poi",
      doc: "A place that the player is to see.",
      source: "quake2-2023.yaml:284",
      layouts: [{ from: 9, to: 10, id: [30, 30], fields: POI_FIELDS }],
      lasts: { how: "last", by: ["key"] },
    },
    {
      name: "help_path",
      doc: "A step on the way that the player is to go.",
      source: "quake2-2023.yaml:295",
      layouts: [{ from: 9, to: 10, id: [31, 31], fields: HELP_PATH_FIELDS }],
      role: "effect",
    },
    {
      name: "achievement",
      doc: "The player achieved something.",
      source: "quake2-2023.yaml:303",
      layouts: [{ from: 9, to: 10, id: [33, 33], fields: [fieldOf("achievement", STRING)] }],
      role: "effect",
    },
    {
      name: "zpacket",
      doc: "Messages, deflated.",
      source: "quake2-35.yaml:106",
      layouts: [{ from: 15, to: 20, id: [21, 21], fields: ZPACKET_FIELDS }],
    },
    {
      name: "zdownload",
      doc: "A part of a file that the client asked for, deflated by itself.",
      source: "quake2-35.yaml:113",
      layouts: [{ from: 15, to: 16, id: [22, 22], fields: ZDOWNLOAD_FIELDS }],
    },
    {
      name: "playerupdate",
      doc: "Where the other players of a frame are. Nothing tells how many.",
      source: "quake2-35.yaml:127",
      text: { entries: PLAYERUPDATE_ENTRIES },
      layouts: [{ from: 15, to: 16, id: [23, 23], fields: PLAYERUPDATE_FIELDS }],
    },
    {
      name: "setting",
      doc: "Something about the connection.",
      source: "quake2-35.yaml:136",
      layouts: [{ from: 15, to: 20, id: [24, 24], fields: SETTING_FIELDS }],
    },
    {
      name: "zdownload_piece",
      doc: "A part of a file that the client asked for, and of one stream of deflate that all parts are.",
      source: "quake2-36.yaml:30",
      layouts: [{ from: 17, to: 20, id: [22, 22], fields: DOWNLOAD_FIELDS_2 }],
    },
    {
      name: "gamestate",
      doc: "The whole configuration, and all baselines.",
      source: "quake2-36.yaml:37",
      text: { entries: GAMESTATE_ENTRIES },
      layouts: [
        { from: 17, to: 18, id: [23, 23], fields: GAMESTATE_FIELDS },
        { from: 19, to: 19, id: [23, 23], fields: GAMESTATE_FIELDS },
        { from: 20, to: 20, id: [23, 23], fields: GAMESTATE_FIELDS },
      ],
    },
    {
      name: "configstringstream",
      doc: "Strings that everybody must know.",
      source: "quake2-36.yaml:46",
      text: { entries: [CONFIGURATION_TEXT] },
      layouts: [
        { from: 17, to: 18, id: [25, 25], fields: CONFIGSTRINGSTREAM_FIELDS },
        { from: 19, to: 20, id: [25, 25], fields: CONFIGSTRINGSTREAM_FIELDS },
      ],
    },
    {
      name: "baselinestream",
      doc: "States of entities that their first updates differ from.",
      source: "quake2-36.yaml:53",
      text: { entries: [PACKETENTITY_TEXT_2] },
      layouts: [
        { from: 17, to: 18, id: [26, 26], fields: BASELINESTREAM_FIELDS },
        { from: 19, to: 19, id: [26, 26], fields: BASELINESTREAM_FIELDS },
        { from: 20, to: 20, id: [26, 26], fields: BASELINESTREAM_FIELDS },
      ],
    },
    {
      name: "fog",
      doc: "Fog lies over all, or lifts.",
      source: "quake2-56.yaml:67",
      layouts: [{ from: 21, to: 21, id: [21, 21], fields: FOG_FIELDS }],
      lasts: { how: "last" },
    },
  ],
  unannounced: [
    { version: 14, from: 13 },
    { version: 16, from: 15 },
    { version: 18, from: 17 },
  ],
};
