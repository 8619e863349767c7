// Generated from netquake.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
import { changed, fieldIf, fieldOf } from "../runtime/table/facts/field-of.ts";
const U16 = { kind: "int", name: "u16", bits: 16, signed: false } as const;
const U16_3 = { kind: "array", name: "u16[3]", of: U16, count: 3 } as const;
const U8 = { kind: "int", name: "u8", bits: 8, signed: false } as const;
const ENTITY_LIGHT_FIELDS = [
  fieldOf("color", U16_3),
  fieldOf("radius", U16),
  fieldOf("style", U8),
  fieldOf("flags", U8),
] as const;
const BONE_TEXT = { token: "bone", of: ["bones"], each: "bone" } as const;
const MODELINDEX = fieldOf("modelindex", U16);
const SKELETON_FIELDS = [
  MODELINDEX,
  fieldOf("bones", { kind: "list", name: "bone", struct: 2, ends: U8 }),
] as const;
const I16 = { kind: "int", name: "i16", bits: 16, signed: true } as const;
const BONE_FIELDS = [
  fieldOf("origin", {
    kind: "array",
    name: "i16[3]",
    of: { kind: "int", name: "i16", bits: 16, signed: true, scale: { num: 1, den: 64, plus: 0 } },
    count: 3,
  }),
  fieldOf("turn", { kind: "array", name: "i16[4]", of: I16, count: 4 }),
] as const;
const FRAME = fieldOf("frame", U16);
const ONE_FIELDS = [FRAME, fieldOf("age", U16)] as const;
const U16_2 = { kind: "array", name: "u16[2]", of: U16, count: 2 } as const;
const U8_2 = { kind: "array", name: "u8[2]", of: U8, count: 2 } as const;
const TWO_FIELDS = [
  fieldOf("frames", U16_2),
  fieldOf("ages", U16_2),
  fieldOf("shares", U8_2),
] as const;
const U8_3 = { kind: "array", name: "u8[3]", of: U8, count: 3 } as const;
const THREE_FIELDS = [
  fieldOf("frames", U16_3),
  fieldOf("ages", U16_3),
  fieldOf("shares", U8_3),
] as const;
const U16_4 = { kind: "array", name: "u16[4]", of: U16, count: 4 } as const;
const FOUR_FIELDS = [
  fieldOf("frames", U16_4),
  fieldOf("ages", U16_4),
  fieldOf("shares", { kind: "array", name: "u8[4]", of: U8, count: 4 }),
] as const;
const BLENDING_FIELDS = [
  fieldOf("kind", U8),
  {
    kind: "switch",
    on: "kind",
    arms: [
      { name: "one", values: [0], fields: ONE_FIELDS },
      { name: "two", values: [1], fields: TWO_FIELDS },
      { name: "three", values: [2], fields: THREE_FIELDS },
      { name: "four", values: [3], fields: FOUR_FIELDS },
      {
        name: "bones",
        values: [4],
        fields: [fieldOf("skeleton", { kind: "struct", name: "skeleton", struct: 1 })],
      },
    ],
  },
] as const;
const FLAGS = { from: U8, bits: 8, at: 0 } as const;
const FLAGS_2 = { from: U8, bits: 8, at: 8, when: 7 } as const;
const FLAGS_3 = { from: U8, bits: 8, at: 16, when: 15 } as const;
const FLAGS_4 = { from: U8, bits: 8, at: 24, when: 23 } as const;
const FLAGS_PARTS = [FLAGS, FLAGS_2, FLAGS_3, FLAGS_4] as const;
const U2 = { kind: "int", name: "u2", bits: 2, signed: false } as const;
const U3 = { kind: "int", name: "u3", bits: 3, signed: false } as const;
const I16_2 = {
  kind: "int",
  name: "i16",
  bits: 16,
  signed: true,
  scale: { num: 1, den: 8, plus: 0 },
} as const;
const I16_3 = { kind: "array", name: "i16[3]", of: I16_2, count: 3 } as const;
const ANGLE = {
  kind: "int",
  name: "angle",
  bits: 16,
  signed: true,
  scale: { num: 45, den: 8192, plus: 0 },
} as const;
const ANGLE_3 = { kind: "array", name: "angle[3]", of: ANGLE, count: 3 } as const;
const EFFECTS = fieldOf("effects", U8, {
  doc: "EF_ bits",
  whenIs: [[{ member: "effects_width", ranges: [[1, 1]] }]],
  absent: "previous.effects",
});
const EFFECTS_WIDE_WHENIS = [[{ member: "effects_width", ranges: [[3, 3]] }]] as const;
const U32 = { kind: "int", name: "u32", bits: 32, signed: false } as const;
const U8_4 = {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  scale: { num: 1, den: 255, plus: 0 },
} as const;
const U8_5 = {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  scale: { num: 1, den: 16, plus: 0 },
} as const;
const ENTITY_LIGHT = { kind: "struct", name: "entity_light", struct: 0 } as const;
const U8_3_2 = {
  kind: "array",
  name: "u8[3]",
  of: { kind: "int", name: "u8", bits: 8, signed: false, scale: { num: 1, den: 32, plus: 0 } },
  count: 3,
} as const;
const ENTITY_CHANGE_FIELDS = [
  {
    kind: "mask",
    name: "flags",
    parts: FLAGS_PARTS,
    hint: 4171276416,
    unused: 4160749568,
    defaultValue: 0,
  },
  {
    kind: "bit",
    name: "fresh",
    doc: "Nothing of what it was counts.",
    bit: { mask: "flags", bit: 0 },
  },
  {
    kind: "number",
    name: "origin_width",
    bits: [
      { mask: "flags", bit: 1 },
      { mask: "flags", bit: 11 },
    ],
    type: U2,
  },
  {
    kind: "number",
    name: "angles_width",
    bits: [
      { mask: "flags", bit: 2 },
      { mask: "flags", bit: 12 },
    ],
    type: U2,
  },
  {
    kind: "number",
    name: "effects_width",
    bits: [
      { mask: "flags", bit: 6 },
      { mask: "flags", bit: 19 },
      { mask: "flags", bit: 20 },
    ],
    type: U3,
  },
  fieldIf("renderflags", U8, "flags", 8, { doc: "RENDER_ bits", absent: "previous.renderflags" }),
  fieldOf("origin", I16_3, {
    whenIs: [[{ member: "origin_width", ranges: [[1, 1]] }]],
    absent: "previous.origin",
  }),
  fieldOf(
    "origin_wide",
    { kind: "array", name: "f32[3]", of: { kind: "float", name: "f32" }, count: 3 },
    { whenIs: [[{ member: "origin_width", ranges: [[3, 3]] }]], sameAs: "origin" },
  ),
  fieldOf(
    "angles",
    {
      kind: "array",
      name: "i8[3]",
      of: { kind: "int", name: "i8", bits: 8, signed: true, scale: { num: 45, den: 32, plus: 0 } },
      count: 3,
    },
    { whenIs: [[{ member: "angles_width", ranges: [[1, 1]] }]], absent: "previous.angles" },
  ),
  fieldOf("angles_wide", ANGLE_3, {
    whenIs: [[{ member: "angles_width", ranges: [[3, 3]] }]],
    sameAs: "angles",
  }),
  fieldIf("modelindex", U8, "flags", 3, {
    wide: { when: { mask: "flags", bit: 13 }, type: U16 },
    absent: "previous.modelindex",
  }),
  fieldIf("frame", U8, "flags", 4, {
    wide: { when: { mask: "flags", bit: 21 }, type: U16 },
    absent: "previous.frame",
  }),
  fieldIf("skin", U8, "flags", 5, { absent: "previous.skin" }),
  EFFECTS,
  fieldOf("effects_wide", U16, { whenIs: EFFECTS_WIDE_WHENIS, sameAs: "effects" }),
  fieldOf("effects_widest", U32, {
    whenIs: [
      [
        {
          member: "effects_width",
          ranges: [
            [5, 5],
            [7, 7],
          ],
        },
      ],
    ],
    sameAs: "effects",
  }),
  fieldIf("alpha", U8_4, "flags", 9, { absent: "previous.alpha", atFirst: 1 }),
  fieldIf("scale", U8_5, "flags", 10, { absent: "previous.scale", atFirst: 1 }),
  fieldIf("colormap", U8, "flags", 14, { absent: "previous.colormap" }),
  fieldIf("tagentity", U16, "flags", 16, {
    doc: "what it is fastened to",
    absent: "previous.tagentity",
  }),
  fieldIf("tagindex", U8, "flags", 16, { absent: "previous.tagindex" }),
  fieldIf("light", ENTITY_LIGHT, "flags", 17, { absent: "previous.light" }),
  fieldIf("glowsize", U8, "flags", 18, { absent: "previous.glowsize" }),
  fieldIf("glowcolor", U8, "flags", 18, { absent: "previous.glowcolor", atFirst: 254 }),
  fieldIf("colormod", U8_3_2, "flags", 22, { absent: "previous.colormod", atFirst: 1 }),
  fieldIf("glowmod", U8_3_2, "flags", 24, { absent: "previous.glowmod", atFirst: 1 }),
  fieldIf("blending", { kind: "struct", name: "blending", struct: 3 }, "flags", 25, {
    absent: "previous.blending",
  }),
  fieldIf("traileffect", U16, "flags", 26, { absent: "previous.traileffect" }),
] as const;
const U15 = { kind: "int", name: "u15", bits: 15, signed: false } as const;
const NUMBER = { name: "number", type: U15 } as const;
const U1 = { kind: "int", name: "u1", bits: 1, signed: false } as const;
const GONE = { name: "gone", type: U1 } as const;
const ENTITY_WORD_PARTS = [NUMBER, GONE] as const;
const ENTITY_WORD_FIELDS = [
  { kind: "split", wire: U16, parts: ENTITY_WORD_PARTS, ends: 32768 },
  fieldOf(
    "change",
    { kind: "struct", name: "entity_change", struct: 4 },
    { whenIs: [[{ member: "gone", ranges: [[0, 0]] }]] },
  ),
] as const;
const CSQC_WORD = {
  kind: "switch",
  on: "gone",
  foreign: [{ value: 0, name: "what follows is the mod's own, and only its program can read it" }],
  arms: [{ name: "gone", values: [1], fields: [] }],
} as const;
const CSQC_WORD_FIELDS = [
  { kind: "split", wire: U16, parts: ENTITY_WORD_PARTS, ends: 0 },
  CSQC_WORD,
] as const;
const ENTITY_LOOK_FIELDS = [
  fieldOf("kind", U32, { doc: "a float as its bits: 0x40000000 is 2" }),
  fieldOf("alpha", { kind: "float", name: "f32" }),
  fieldOf(
    "fullbright",
    { kind: "float", name: "f32" },
    { whenIs: [[{ member: "kind", ranges: [[1073741824, 1073741824]] }]] },
  ),
] as const;
const STRING = { kind: "string", name: "string", cut: 2047 } as const;
const TEXT = fieldOf("text", STRING);
const PART_FIELDS = [TEXT] as const;
const CHOICE_FIELDS = [
  TEXT,
  fieldOf("impulse", U8, { doc: "the command by number that says it was chosen" }),
] as const;
const FLAGS_5 = {
  kind: "mask",
  name: "flags",
  parts: FLAGS_PARTS,
  hint: 8422016,
  unused: 0,
  defaultValue: 0,
} as const;
const FLAGS_30 = {
  kind: "reserved",
  bit: { mask: "flags", bit: 30 },
  why: "what engines refuse",
} as const;
const FLAGS_31 = {
  kind: "reserved",
  bit: { mask: "flags", bit: 31 },
  why: "what engines refuse",
} as const;
const RESET = {
  kind: "bit",
  name: "reset",
  doc: "Of what it was nothing counts but its baseline.",
  bit: { mask: "flags", bit: 8 },
} as const;
const TURNED = {
  kind: "number",
  name: "turned",
  bits: [
    { mask: "flags", bit: 3 },
    { mask: "flags", bit: 4 },
    { mask: "flags", bit: 6 },
  ],
  type: U3,
} as const;
const EFFECTS_WIDTH = {
  kind: "number",
  name: "effects_width",
  bits: [
    { mask: "flags", bit: 5 },
    { mask: "flags", bit: 29 },
  ],
  type: U2,
} as const;
const FRAME_WIDE = { when: { mask: "flags", bit: 9 }, type: U16 } as const;
const FRAME_2 = fieldIf("frame", U8, "flags", 0, { wide: FRAME_WIDE, absent: "previous.frame" });
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
const ANGLE_2 = {
  kind: "int",
  name: "angle",
  bits: 8,
  signed: true,
  scale: { num: 45, den: 32, plus: 0 },
} as const;
const ANGLE1_WHENIS = [
  [
    {
      member: "turned",
      ranges: [
        [1, 1],
        [3, 3],
      ],
    },
  ],
] as const;
const I16_4 = {
  kind: "int",
  name: "i16",
  bits: 16,
  signed: true,
  scale: { num: 45, den: 8192, plus: 0 },
} as const;
const ANGLE1_FINE_WHENIS = [
  [
    {
      member: "turned",
      ranges: [
        [5, 5],
        [7, 7],
      ],
    },
  ],
] as const;
const ANGLE1_FINE = fieldOf("angle1_fine", I16_4, { whenIs: ANGLE1_FINE_WHENIS, sameAs: "angle1" });
const ANGLE3_FINE = fieldOf("angle3_fine", I16_4, { whenIs: ANGLE1_FINE_WHENIS, sameAs: "angle3" });
const ANGLE2_FINE = fieldOf("angle2_fine", I16_4, {
  whenIs: [[{ member: "turned", ranges: [[6, 7]] }]],
  sameAs: "angle2",
});
const EFFECTS_WIDE = fieldOf("effects_wide", U16, {
  whenIs: [[{ member: "effects_width", ranges: [[2, 2]] }]],
  sameAs: "effects",
});
const EFFECTS_WIDEST = fieldOf("effects_widest", U32, {
  whenIs: EFFECTS_WIDE_WHENIS,
  sameAs: "effects",
});
const MOVES = fieldOf(
  "moves",
  { kind: "struct", name: "fte_moves", struct: 11, outer: [{ name: "turned" }] },
  {
    doc: "how it moves, where clients predict it",
    whenIs: [[{ member: "turned", ranges: [[4, 7]] }]],
  },
);
const MODELINDEX_2 = fieldIf("modelindex", U8, "flags", 10, {
  wide: FRAME_WIDE,
  absent: "previous.modelindex",
});
const SKIN = fieldIf("skin", U8, "flags", 11, { wide: FRAME_WIDE, absent: "previous.skin" });
const COLORMAP = fieldIf("colormap", U8, "flags", 12, { absent: "previous.colormap" });
const SOLID = fieldIf("solid", U16, "flags", 13, {
  doc: "its size in a few bits",
  absent: "previous.solid",
});
const ENTFLAGS = fieldIf("entflags", U8, "flags", 14, {
  doc: "1 moves in steps, 4 seen by its owner alone, 8 by all others, 32 colours in colormap, 128 on the ground",
  absent: "previous.entflags",
});
const ALPHA = fieldIf("alpha", U8, "flags", 16, {
  doc: "0 invisible to 254 opaque, 255 usual",
  absent: "previous.alpha",
  atFirst: 255,
});
const SCALE = fieldIf("scale", U8_5, "flags", 17, { absent: "previous.scale", atFirst: 1 });
const BONES = fieldIf("bones", { kind: "struct", name: "fte_bones", struct: 13 }, "flags", 18, {
  absent: "previous.bones",
});
const DRAWN = fieldIf("drawn", { kind: "struct", name: "fte_drawn", struct: 15 }, "flags", 19, {
  absent: "previous.drawn",
});
const TAG = fieldIf("tag", { kind: "struct", name: "fte_tag", struct: 16 }, "flags", 20, {
  doc: "what it is fastened to",
  absent: "previous.tag",
});
const LIGHT = fieldIf("light", ENTITY_LIGHT, "flags", 21, { absent: "previous.light" });
const TRAIL = fieldIf("trail", { kind: "struct", name: "fte_trail", struct: 17 }, "flags", 22, {
  absent: "previous.trail",
});
const COLORMOD = fieldIf("colormod", U8_3_2, "flags", 24, {
  absent: "previous.colormod",
  atFirst: 1,
});
const GLOWSIZE = fieldIf("glowsize", U8, "flags", 25, { absent: "previous.glowsize" });
const GLOWCOLOR = fieldIf("glowcolor", U8, "flags", 25, { absent: "previous.glowcolor" });
const GLOWMOD = fieldIf("glowmod", U8_3, "flags", 25, { absent: "previous.glowmod" });
const FATNESS = fieldIf("fatness", U8, "flags", 26, { absent: "previous.fatness" });
const MODELINDEX2 = fieldIf("modelindex2", U8, "flags", 27, {
  wide: FRAME_WIDE,
  absent: "previous.modelindex2",
});
const GRAVITYDIR = fieldIf("gravitydir", U8_2, "flags", 28, { absent: "previous.gravitydir" });
const FTE_ENTITY_FIELDS = [
  FLAGS_5,
  FLAGS_30,
  FLAGS_31,
  RESET,
  TURNED,
  EFFECTS_WIDTH,
  FRAME_2,
  ORIGIN1,
  ORIGIN2,
  ORIGIN3,
  fieldOf("angle1", ANGLE_2, { whenIs: ANGLE1_WHENIS, absent: "previous.angles.0" }),
  ANGLE1_FINE,
  fieldOf("angle3", ANGLE_2, { whenIs: ANGLE1_WHENIS, absent: "previous.angles.2" }),
  ANGLE3_FINE,
  fieldOf("angle2", ANGLE_2, {
    whenIs: [[{ member: "turned", ranges: [[2, 3]] }]],
    absent: "previous.angles.1",
  }),
  ANGLE2_FINE,
  EFFECTS,
  EFFECTS_WIDE,
  EFFECTS_WIDEST,
  MOVES,
  MODELINDEX_2,
  SKIN,
  COLORMAP,
  SOLID,
  ENTFLAGS,
  ALPHA,
  SCALE,
  BONES,
  DRAWN,
  TAG,
  LIGHT,
  TRAIL,
  COLORMOD,
  GLOWSIZE,
  GLOWCOLOR,
  GLOWMOD,
  FATNESS,
  MODELINDEX2,
  GRAVITYDIR,
] as const;
const ORIGIN1_2 = fieldIf("origin1", { kind: "float", name: "coord" }, "flags", 1, {
  absent: "previous.origin.0",
});
const ORIGIN2_2 = fieldIf("origin2", { kind: "float", name: "coord" }, "flags", 1, {
  absent: "previous.origin.1",
});
const ORIGIN3_2 = fieldIf("origin3", { kind: "float", name: "coord" }, "flags", 2, {
  absent: "previous.origin.2",
});
const ANGLE1 = fieldOf("angle1", ANGLE, { whenIs: ANGLE1_WHENIS, absent: "previous.angles.0" });
const ANGLE3 = fieldOf("angle3", ANGLE, { whenIs: ANGLE1_WHENIS, absent: "previous.angles.2" });
const ANGLE2 = fieldOf("angle2", ANGLE, {
  whenIs: [[{ member: "turned", ranges: [[2, 3]] }]],
  absent: "previous.angles.1",
});
const FTE_ENTITY_FIELDS_2 = changed(
  FTE_ENTITY_FIELDS,
  [7, 4, ORIGIN1_2, ORIGIN2_2, ORIGIN3_2, ANGLE1],
  [12, 1, ANGLE3],
  [14, 1, ANGLE2],
);
const COORD_2 = {
  kind: "int",
  name: "coord",
  bits: 32,
  signed: true,
  scale: { num: 1, den: 16, plus: 0 },
} as const;
const ORIGIN1_3 = fieldIf("origin1", COORD_2, "flags", 1, { absent: "previous.origin.0" });
const ORIGIN2_3 = fieldIf("origin2", COORD_2, "flags", 1, { absent: "previous.origin.1" });
const ORIGIN3_3 = fieldIf("origin3", COORD_2, "flags", 2, { absent: "previous.origin.2" });
const FTE_ENTITY_FIELDS_3 = changed(FTE_ENTITY_FIELDS_2, [7, 3, ORIGIN1_3, ORIGIN2_3, ORIGIN3_3]);
const ANGLE1_WHENIS_2 = [
  [
    {
      member: "turned",
      ranges: [
        [1, 1],
        [3, 3],
        [5, 5],
        [7, 7],
      ],
    },
  ],
] as const;
const ANGLE2_WHENIS = [
  [
    {
      member: "turned",
      ranges: [
        [2, 3],
        [6, 7],
      ],
    },
  ],
] as const;
const FTE_ENTITY_FIELDS_4 = changed(FTE_ENTITY_FIELDS, [
  10,
  6,
  fieldOf("angle1", ANGLE_2, { whenIs: ANGLE1_WHENIS_2, absent: "previous.angles.0" }),
  fieldOf("angle3", ANGLE_2, { whenIs: ANGLE1_WHENIS_2, absent: "previous.angles.2" }),
  fieldOf("angle2", ANGLE_2, { whenIs: ANGLE2_WHENIS, absent: "previous.angles.1" }),
]);
const ANGLE1_2 = fieldOf("angle1", ANGLE, { whenIs: ANGLE1_WHENIS_2, absent: "previous.angles.0" });
const ANGLE3_2 = fieldOf("angle3", ANGLE, { whenIs: ANGLE1_WHENIS_2, absent: "previous.angles.2" });
const ANGLE2_2 = fieldOf("angle2", ANGLE, { whenIs: ANGLE2_WHENIS, absent: "previous.angles.1" });
const FTE_ENTITY_FIELDS_5 = changed(FTE_ENTITY_FIELDS_2, [10, 6, ANGLE1_2, ANGLE3_2, ANGLE2_2]);
const FTE_ENTITY_FIELDS_6 = changed(FTE_ENTITY_FIELDS_3, [10, 6, ANGLE1_2, ANGLE3_2, ANGLE2_2]);
const BITS_PARTS = [FLAGS] as const;
const BITS = {
  kind: "mask",
  name: "bits",
  parts: BITS_PARTS,
  hint: 0,
  unused: 0,
  defaultValue: 0,
} as const;
const FORWARD = fieldIf("forward", I16, "bits", 0, { absent: 0 });
const SIDE = fieldIf("side", I16, "bits", 1, { absent: 0 });
const UP = fieldIf("up", I16, "bits", 2, { absent: 0 });
const MOVETYPE = fieldIf("movetype", U8, "bits", 3);
const VELOCITY1 = fieldIf("velocity1", I16_2, "bits", 4, { absent: 0 });
const VELOCITY2 = fieldIf("velocity2", I16_2, "bits", 4, { absent: 0 });
const VELOCITY3 = fieldIf("velocity3", I16_2, "bits", 5, { absent: 0 });
const MSEC = fieldIf("msec", U8, "bits", 6, { doc: "how old this is", absent: 0 });
const FTE_MOVES_FIELDS = [
  BITS,
  FORWARD,
  SIDE,
  UP,
  MOVETYPE,
  VELOCITY1,
  VELOCITY2,
  VELOCITY3,
  MSEC,
  fieldIf("weaponframe", { kind: "struct", name: "fte_weaponframe", struct: 12 }, "bits", 7),
] as const;
const BITS_7 = { member: "is_seen", ranges: [[1, 1]], bit: { mask: "bits", bit: 7 } } as const;
const VIEWANGLE1_WHENIS = [
  [
    BITS_7,
    {
      member: "turned",
      outer: true,
      ranges: [
        [5, 5],
        [7, 7],
      ],
    },
  ],
] as const;
const FTE_MOVES_FIELDS_2 = changed(
  FTE_MOVES_FIELDS,
  [
    1,
    0,
    { kind: "bit", name: "is_seen", doc: "The view is given.", bit: { mask: "bits", bit: 7 } },
  ],
  [
    9,
    1,
    fieldOf("viewangle1", I16_4, { whenIs: VIEWANGLE1_WHENIS }),
    fieldOf("viewangle3", I16_4, { whenIs: VIEWANGLE1_WHENIS }),
    fieldOf("viewangle2", I16_4, {
      whenIs: [
        [
          BITS_7,
          {
            member: "turned",
            outer: true,
            ranges: [
              [6, 6],
              [7, 7],
            ],
          },
        ],
      ],
    }),
  ],
);
const FTE_WEAPONFRAME_FIELDS = [
  {
    kind: "split",
    wire: U8,
    parts: [
      { name: "frame", type: { kind: "int", name: "u7", bits: 7, signed: false } },
      { name: "is_wide", type: U1 },
    ],
  },
  fieldOf("high", U8, {
    doc: "128 times this is added",
    whenIs: [[{ member: "is_wide", ranges: [[1, 1]] }]],
  }),
] as const;
const FTE_BONES_ENTRIES = [
  BONE_TEXT,
  { token: "basebone", of: ["basebone"] },
  { token: "baseframe", of: ["baseframe"] },
] as const;
const FTE_BONES_FIELDS = [
  BITS,
  { kind: "reserved", bit: { mask: "bits", bit: 0 }, why: "what engines refuse" },
  { kind: "reserved", bit: { mask: "bits", bit: 1 }, why: "what engines refuse" },
  { kind: "reserved", bit: { mask: "bits", bit: 2 }, why: "what engines refuse" },
  { kind: "reserved", bit: { mask: "bits", bit: 3 }, why: "what engines refuse" },
  { kind: "reserved", bit: { mask: "bits", bit: 4 }, why: "what engines refuse" },
  { kind: "reserved", bit: { mask: "bits", bit: 5 }, why: "what engines refuse" },
  fieldIf("bones", { kind: "list", name: "fte_bone", struct: 14, ends: U8 }, "bits", 7),
  fieldIf("basebone", U8, "bits", 6),
  fieldIf("baseframe", I16, "bits", 6),
] as const;
const FTE_BONE_FIELDS = [
  fieldOf("turn", { kind: "array", name: "i16[7]", of: I16, count: 7 }),
] as const;
const FTE_DRAWN_FIELDS = [
  {
    kind: "split",
    wire: U8,
    parts: [
      { name: "light", type: U3 },
      { name: "other", type: { kind: "int", name: "u5", bits: 5, signed: false } },
    ],
  },
  fieldOf("brightness", U8, { whenIs: [[{ member: "light", ranges: [[7, 7]] }]] }),
] as const;
const IS_FAR = { name: "is_far", type: U1 } as const;
const FTE_TAG = {
  kind: "split",
  wire: U16,
  parts: [{ name: "entity", type: U15 }, IS_FAR],
} as const;
const LOW = fieldOf("low", U8, {
  doc: "the number is 256 times the one before, and this",
  whenIs: [[{ member: "is_far", ranges: [[1, 1]] }]],
});
const INDEX = fieldOf("index", U8);
const FTE_TAG_FIELDS = [FTE_TAG, LOW, INDEX] as const;
const FTE_TRAIL_FIELDS = [
  {
    kind: "split",
    wire: U16,
    parts: [
      { name: "trail", type: U15 },
      { name: "emits", type: U1 },
    ],
  },
  fieldOf("emitted", U16, { whenIs: [[{ member: "emits", ranges: [[1, 1]] }]] }),
] as const;
const NUMBER_2 = {
  name: "number",
  type: { kind: "int", name: "u14", bits: 14, signed: false },
} as const;
const FTE_ENTITY_WORD = {
  kind: "split",
  wire: U16,
  parts: [NUMBER_2, IS_FAR, GONE],
  ends: 0,
} as const;
const BEYOND = fieldOf("beyond", U8, {
  doc: "the bits of its number from 14 on",
  whenIs: [[{ member: "is_far", ranges: [[1, 1]] }]],
});
const FTE_ENTITY = { kind: "struct", name: "fte_entity", struct: 10 } as const;
const FTE_ENTITY_WORD_FIELDS = [
  FTE_ENTITY_WORD,
  BEYOND,
  fieldOf("change", FTE_ENTITY, { whenIs: [[{ member: "gone", ranges: [[0, 0]] }]] }),
] as const;
const FTE_CSQC_WORD_FIELDS = [FTE_ENTITY_WORD, BEYOND, CSQC_WORD] as const;
const I32 = { kind: "int", name: "i32", bits: 32, signed: true } as const;
const UPDATESTAT_FIELDS = [
  fieldOf("index", { kind: "int", name: "u8", bits: 8, signed: false, enum: 0 }, { max: 31 }),
  fieldOf("value", I32),
] as const;
const UPDATESTAT_TELLS = { members: { number: "index", value: "value" } } as const;
const VERSION_FIELDS = [fieldOf("serverprotocol", I32)] as const;
const ENTITY = fieldOf("entity", I16);
const SETVIEW_FIELDS = [ENTITY] as const;
const ENTITY_2 = fieldOf("entity", U16);
const ATTENUATION_TEXT = { token: "attenuation", of: ["attenuation"] } as const;
const SOUNDNUM_TEXT = { token: "soundnum", of: ["soundnum"], names: "sounds" } as const;
const SPEED_TEXT = { token: "speed", of: ["speed"], legacy: "unknown" } as const;
const VELOCITY_TEXT = { token: "velocity", of: ["velocity"], legacy: "unknown" } as const;
const SOUND_ENTRIES = [
  { token: "vol", of: ["volume"] },
  ATTENUATION_TEXT,
  { token: "channel", of: ["channel"] },
  { token: "entity", of: ["entity"] },
  SOUNDNUM_TEXT,
  { token: "origin", of: ["origin"] },
  SPEED_TEXT,
  { token: "pitch", of: ["pitch"], legacy: "unknown" },
  { token: "delay", of: ["delay"], legacy: "unknown" },
  VELOCITY_TEXT,
  { token: "velocity2", of: ["velocity2"] },
] as const;
const FLAGS_6 = {
  kind: "mask",
  name: "flags",
  doc: "Bit 2 (SND_LOOPING) is defined but brings no data.",
  parts: BITS_PARTS,
  hint: 252,
  unused: 252,
  defaultValue: 0,
} as const;
const VOLUME = fieldIf("volume", U8_4, "flags", 0, { doc: "0 silent, 1 loudest", absent: 1 });
const U8_6 = {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  scale: { num: 1, den: 64, plus: 0 },
} as const;
const ATTENUATION = fieldIf("attenuation", U8_6, "flags", 1, {
  doc: "0 everywhere, 1 normal, 2 idle monsters, 3 static sounds",
  absent: 1,
});
const SOUND_PARTS = [
  { name: "channel", type: { kind: "int", name: "u3", bits: 3, signed: false, enum: 2 } },
  { name: "entity", type: { kind: "int", name: "u13", bits: 13, signed: false } },
] as const;
const SOUND = { kind: "split", wire: U16, parts: SOUND_PARTS } as const;
const SOUNDNUM = fieldOf("soundnum", U8, {
  doc: "index into the sounds of serverinfo, the first is 1",
});
const COORD_3 = { kind: "array", name: "coord[3]", of: COORD, count: 3 } as const;
const ORIGIN = fieldOf("origin", COORD_3);
const SOUND_FIELDS = [FLAGS_6, VOLUME, ATTENUATION, SOUND, SOUNDNUM, ORIGIN] as const;
const FLAGS_7 = {
  kind: "mask",
  name: "flags",
  doc: "Bit 2 (SND_LOOPING) is defined but brings no data.",
  parts: BITS_PARTS,
  hint: 252,
  unused: 228,
  defaultValue: 0,
} as const;
const SOUND_2 = {
  kind: "split",
  wire: U16,
  parts: SOUND_PARTS,
  wide: {
    when: { mask: "flags", bit: 3 },
    parts: [
      { name: "entity", type: U16 },
      { name: "channel", type: { kind: "int", name: "u8", bits: 8, signed: false, enum: 2 } },
    ],
  },
} as const;
const SOUNDNUM_2 = fieldOf("soundnum", U8, {
  doc: "index into the sounds of serverinfo, the first is 1",
  wide: { when: { mask: "flags", bit: 4 }, type: U16 },
});
const SOUND_FIELDS_2 = [FLAGS_7, VOLUME, ATTENUATION, SOUND_2, SOUNDNUM_2, ORIGIN] as const;
const COORD_3_2 = {
  kind: "array",
  name: "coord[3]",
  of: { kind: "float", name: "coord" },
  count: 3,
} as const;
const ORIGIN_2 = fieldOf("origin", COORD_3_2);
const SOUND_FIELDS_3 = [FLAGS_7, VOLUME, ATTENUATION, SOUND_2, SOUNDNUM_2, ORIGIN_2] as const;
const COORD_3_3 = { kind: "array", name: "coord[3]", of: COORD_2, count: 3 } as const;
const ORIGIN_3 = fieldOf("origin", COORD_3_3);
const SOUND_FIELDS_4 = [FLAGS_7, VOLUME, ATTENUATION, SOUND_2, SOUNDNUM_2, ORIGIN_3] as const;
const SPEED = fieldIf(
  "speed",
  { kind: "int", name: "u16", bits: 16, signed: false, scale: { num: 1, den: 4000, plus: 0 } },
  "flags",
  5,
  { absent: 1 },
);
const SOUND_FIELDS_5 = [
  {
    kind: "mask",
    name: "flags",
    doc: "Bit 2 (SND_LOOPING) is defined but brings no data.",
    parts: BITS_PARTS,
    hint: 220,
    unused: 196,
    defaultValue: 0,
  },
  VOLUME,
  ATTENUATION,
  SPEED,
  SOUND_2,
  SOUNDNUM_2,
  ORIGIN_2,
] as const;
const SOUND_FIELDS_6 = [
  FLAGS_6,
  VOLUME,
  ATTENUATION,
  SOUND,
  fieldOf("soundnum", U16, { doc: "index into the sounds of serverinfo, the first is 1" }),
  ORIGIN,
] as const;
const FLAGS_PARTS_2 = [FLAGS, { from: U8, bits: 8, at: 8, when: 2 }, FLAGS_3] as const;
const PITCH = fieldIf("pitch", U8, "flags", 7, { doc: "in percent, 0 and 100 usual", absent: 0 });
const DELAY = fieldIf(
  "delay",
  { kind: "int", name: "i16", bits: 16, signed: true, scale: { num: 1, den: 1000, plus: 0 } },
  "flags",
  6,
  { doc: "seconds", absent: 0 },
);
const VELOCITY = fieldIf("velocity", I16_3, "flags", 8);
const VELOCITY2_2 = fieldIf("velocity2", I16_3, "flags", 16, { sameAs: "velocity" });
const SOUND_FIELDS_7 = [
  {
    kind: "mask",
    name: "flags",
    doc: "Bit 2 (SND_LOOPING) is defined but brings no data.",
    parts: FLAGS_PARTS_2,
    hint: 16711196,
    unused: 16678424,
    defaultValue: 0,
  },
  VOLUME,
  ATTENUATION,
  PITCH,
  DELAY,
  VELOCITY,
  VELOCITY2_2,
  SPEED,
  SOUND,
  SOUNDNUM,
  ORIGIN,
] as const;
const FLAGS_8 = {
  kind: "mask",
  name: "flags",
  doc: "Bit 2 (SND_LOOPING) is defined but brings no data.",
  parts: FLAGS_PARTS_2,
  hint: 16711196,
  unused: 16678400,
  defaultValue: 0,
} as const;
const SOUND_FIELDS_8 = changed(SOUND_FIELDS_7, [0, 1, FLAGS_8], [8, 2, SOUND_2, SOUNDNUM_2]);
const SOUND_FIELDS_9 = changed(SOUND_FIELDS_8, [10, 1, ORIGIN_2]);
const SOUND_FIELDS_10 = changed(SOUND_FIELDS_8, [10, 1, ORIGIN_3]);
const ACK_TEXT = { token: "ack", of: ["ack"], legacy: "unknown" } as const;
const TIME = fieldOf("time", { kind: "float", name: "f32" });
const ACK = fieldOf("ack", U16, { doc: "the client's last move that the server knows" });
const TIME_FIELDS = [TIME, ACK] as const;
const SETANGLE_FIELDS = [
  fieldOf(
    "angles",
    { kind: "array", name: "angle[3]", of: ANGLE_2, count: 3 },
    { doc: "pitch, yaw, roll" },
  ),
] as const;
const SETANGLE_FIELDS_2 = [fieldOf("angles", ANGLE_3, { doc: "pitch, yaw, roll" })] as const;
const SERVERINFO_ENTRIES = [
  { token: "serverversion", of: ["serverversion"] },
  { token: "maxclients", of: ["maxclients"] },
  { token: "multi", of: ["gametype"] },
  { token: "mapname", of: ["mapname"] },
  { token: "models", of: ["models"] },
  { token: "sounds", of: ["sounds"] },
  { token: "fte", of: ["fte"], legacy: "unknown" },
  { token: "fte2", of: ["fte2"], legacy: "unknown" },
  { token: "folder", of: ["folder"], legacy: "unknown" },
  { token: "protocolflags", of: ["protocolflags"] },
  { token: "gamedir", of: ["gamedir"] },
] as const;
const FTE = fieldOf("fte", U32, {
  doc: "FTE's extensions; those that engines agree on here change no layout",
  marker: 1480938566,
  selects: [
    { value: 0, versions: { from: 0, to: 17 } },
    { value: 0, versions: { from: 19, to: 28 } },
  ],
  foreign: [{ value: 32768, name: "coordinates as floats, bit 15" }],
  selectsBits: 32768,
});
const FTE2 = fieldOf("fte2", U32, {
  doc: "FTE's second extensions",
  marker: 843404358,
  selects: [
    { value: 0, versions: { from: 0, to: 17 } },
    { value: 8, versions: { from: 19, to: 23 } },
    { value: 40, versions: { from: 24, to: 28 } },
  ],
  foreign: [
    { value: 64, name: "sizes of any form, bit 6" },
    { value: 1024, name: "numbers of any length, bit 10" },
  ],
  selectsBits: 1128,
});
const SERVERVERSION = fieldOf("serverversion", I32, {
  doc: "the protocol's number, 15",
  selects: [
    { value: 15, versions: { from: 0, to: 8 } },
    { value: 15, versions: { from: 19, to: 19 } },
    { value: 15, versions: { from: 24, to: 24 } },
    { value: 666, versions: { from: 9, to: 9 } },
    { value: 666, versions: { from: 20, to: 20 } },
    { value: 666, versions: { from: 25, to: 25 } },
    { value: 999, versions: { from: 10, to: 12 } },
    { value: 999, versions: { from: 21, to: 23 } },
    { value: 999, versions: { from: 26, to: 28 } },
    { value: 3504, versions: { from: 13, to: 13 } },
    { value: 10000, versions: { from: 14, to: 14 } },
    { value: 10002, versions: { from: 15, to: 15 } },
    { value: 10001, versions: { from: 16, to: 16 } },
    { value: 250, versions: { from: 17, to: 17 } },
  ],
  foreign: [
    { value: 96, name: "DarkPlaces 1" },
    { value: 97, name: "DarkPlaces 2" },
    { value: 3500, name: "DarkPlaces 3" },
    { value: 3501, name: "DarkPlaces 4" },
    { value: 3502, name: "DarkPlaces 5" },
    { value: 3503, name: "DarkPlaces 6" },
    { value: 3505, name: "DarkPlaces 8" },
  ],
});
const PROTOCOLFLAGS = fieldOf("protocolflags", U32, {
  doc: "how angles and coordinates are given",
  whenIs: [[{ member: "serverversion", ranges: [[999, 999]] }]],
  selects: [
    { value: 0, versions: { from: 10, to: 10 } },
    { value: 0, versions: { from: 21, to: 21 } },
    { value: 0, versions: { from: 26, to: 26 } },
    { value: 18, versions: { from: 11, to: 11 } },
    { value: 18, versions: { from: 22, to: 22 } },
    { value: 18, versions: { from: 27, to: 27 } },
    { value: 130, versions: { from: 12, to: 12 } },
    { value: 130, versions: { from: 23, to: 23 } },
    { value: 130, versions: { from: 28, to: 28 } },
  ],
  selectsBits: 2147483806,
});
const FOLDER = fieldOf("folder", STRING, {
  doc: "the game's folder",
  whenIs: [
    [
      {
        member: "fte2",
        ranges: [
          [32, 63],
          [96, 127],
          [160, 191],
          [224, 255],
          [288, 319],
          [352, 383],
          [416, 447],
          [480, 511],
        ],
        isConditional: true,
      },
    ],
  ],
});
const MAXCLIENTS = fieldOf("maxclients", U8, { max: 16 });
const GAMETYPE = fieldOf("gametype", { kind: "int", name: "u8", bits: 8, signed: false, enum: 1 });
const MAPNAME = fieldOf("mapname", STRING, { doc: "the level's title" });
const STRING_2 = { kind: "strings", name: "string", cut: 2047 } as const;
const MODELS = fieldOf("models", STRING_2, { doc: "model names, the first is number 1" });
const SOUNDS = fieldOf("sounds", STRING_2, { doc: "sound names, the first is number 1" });
const SERVERINFO_FIELDS = [
  FTE,
  FTE2,
  SERVERVERSION,
  PROTOCOLFLAGS,
  FOLDER,
  MAXCLIENTS,
  GAMETYPE,
  MAPNAME,
  MODELS,
  SOUNDS,
] as const;
const SERVERINFO_FIELDS_2 = changed(SERVERINFO_FIELDS, [
  6,
  0,
  fieldOf("gamedir", STRING, { doc: "the game's folder" }),
]);
const LIGHTSTYLE_FIELDS = [
  fieldOf("style", U8, { max: 63 }),
  fieldOf("string", STRING, { doc: "a letter each tenth of a second, a dark to z bright" }),
] as const;
const PLAYER = fieldOf("player", U8, { max: 15 });
const UPDATENAME_FIELDS = [PLAYER, fieldOf("netname", STRING)] as const;
const UPDATEFRAGS_FIELDS = [PLAYER, fieldOf("frags", I16)] as const;
const CLIENTDATA_ENTRIES = [
  { token: "view_ofs_z", of: ["viewheight"], as: "float" },
  { token: "punchangle_x", of: ["idealpitch"], as: "float" },
  { token: "angles_1", of: ["punchangle1"], as: "float" },
  { token: "angles_2", of: ["punchangle2"], as: "float" },
  { token: "angles_3", of: ["punchangle3"], as: "float" },
  { token: "vel_x", of: ["velocity1"], as: "float" },
  { token: "vel_y", of: ["velocity2"], as: "float" },
  { token: "vel_z", of: ["velocity3"], as: "float" },
  { token: "weapons", of: ["items"], bits: [12, 0, 1, 2, 3, 4, 5, 6, 7] },
  { token: "ammotype", of: ["items"], bits: [8, 9, 10, 11] },
  { token: "armortype", of: ["items"], bits: [13, 14, 15] },
  { token: "megahealth", of: ["items"], flag: 16 },
  { token: "keys", of: ["items"], bits: [17, 18] },
  { token: "power_ups", of: ["items"], bits: [19, 20, 21, 22] },
  { token: "uk_items_b23", of: ["items"], flag: 23 },
  { token: "uk_items_b24", of: ["items"], flag: 24 },
  { token: "uk_items_b25", of: ["items"], flag: 25 },
  { token: "uk_items_b26", of: ["items"], flag: 26 },
  { token: "uk_items_b27", of: ["items"], flag: 27 },
  { token: "runes", of: ["items"], bits: [28, 29, 30, 31] },
  { token: "uk_bit_b10", of: ["onground"] },
  { token: "uk_bit_b11", of: ["inwater"] },
  { token: "weaponframe", of: ["weaponframe"] },
  { token: "armorvalue", of: ["armor"], names: "armor" },
  { token: "weaponmodel", of: ["weapon"], names: "models" },
  { token: "health", of: ["health"], names: "health" },
  { token: "currentammo", of: ["ammo"] },
  { token: "ammo_shells", of: ["shells"] },
  { token: "ammo_nails", of: ["nails"] },
  { token: "ammo_rockets", of: ["rockets"] },
  { token: "ammo_cells", of: ["cells"] },
  { token: "weapon", of: ["activeweapon"], bits: [-1, 0, 1, 2, 3, 4, 5, 6, 7] },
  { token: "velocities", of: ["velocities"] },
  { token: "velocity1_float", of: ["velocity1_float"] },
  { token: "velocity2_float", of: ["velocity2_float"] },
  { token: "velocity3_float", of: ["velocity3_float"] },
  { token: "weapon2", of: ["weapon2"] },
  { token: "armor2", of: ["armor2"] },
  { token: "ammo2", of: ["ammo2"] },
  { token: "shells2", of: ["shells2"] },
  { token: "nails2", of: ["nails2"] },
  { token: "rockets2", of: ["rockets2"] },
  { token: "cells2", of: ["cells2"] },
  { token: "weaponframe2", of: ["weaponframe2"] },
  { token: "weaponalpha", of: ["weaponalpha"] },
  { token: "entflags", of: ["entflags"] },
] as const;
const FLAGS_9 = { from: U16, bits: 16, at: 0 } as const;
const FLAGS_PARTS_3 = [FLAGS_9] as const;
const I8 = { kind: "int", name: "i8", bits: 8, signed: true } as const;
const VIEWHEIGHT = fieldIf("viewheight", I8, "flags", 0, {
  doc: "height of the eyes above the origin",
  absent: 22,
});
const IDEALPITCH = fieldIf("idealpitch", I8, "flags", 1, {
  doc: "where the view drifts on slopes",
  absent: 0,
});
const PUNCHANGLE1 = fieldIf("punchangle1", I8, "flags", 2, {
  doc: "kick of the weapon, pitch",
  absent: 0,
});
const I8_2 = {
  kind: "int",
  name: "i8",
  bits: 8,
  signed: true,
  scale: { num: 16, den: 1, plus: 0 },
} as const;
const VELOCITY1_2 = fieldIf("velocity1", I8_2, "flags", 5, { absent: 0 });
const PUNCHANGLE2 = fieldIf("punchangle2", I8, "flags", 3, { doc: "yaw", absent: 0 });
const VELOCITY2_3 = fieldIf("velocity2", I8_2, "flags", 6, { absent: 0 });
const PUNCHANGLE3 = fieldIf("punchangle3", I8, "flags", 4, { doc: "roll", absent: 0 });
const VELOCITY3_2 = fieldIf("velocity3", I8_2, "flags", 7, { absent: 0 });
const ONGROUND = { kind: "bit", name: "onground", bit: { mask: "flags", bit: 10 } } as const;
const INWATER = { kind: "bit", name: "inwater", bit: { mask: "flags", bit: 11 } } as const;
const WEAPONFRAME = fieldIf("weaponframe", U8, "flags", 12, { absent: 0 });
const ARMOR = fieldIf("armor", U8, "flags", 13, { absent: 0 });
const MODEL = { kind: "int", name: "model", bits: 8, signed: false } as const;
const WEAPON = fieldIf("weapon", MODEL, "flags", 14, {
  doc: "index into the models of serverinfo",
  absent: 0,
});
const HEALTH = fieldOf("health", I16);
const AMMO = fieldOf("ammo", U8, { doc: "of the active weapon" });
const SHELLS = fieldOf("shells", U8);
const NAILS = fieldOf("nails", U8);
const ROCKETS = fieldOf("rockets", U8);
const CELLS = fieldOf("cells", U8);
const ACTIVEWEAPON = fieldOf("activeweapon", U8, {
  doc: "an IT_ bit; in the mission packs, the bit's number",
});
const CLIENTDATA_FIELDS = [
  {
    kind: "mask",
    name: "flags",
    parts: FLAGS_PARTS_3,
    hint: 33024,
    unused: 33024,
    defaultValue: 0,
  },
  VIEWHEIGHT,
  IDEALPITCH,
  PUNCHANGLE1,
  VELOCITY1_2,
  PUNCHANGLE2,
  VELOCITY2_3,
  PUNCHANGLE3,
  VELOCITY3_2,
  fieldIf("items", U32, "flags", 9, { doc: "IT_ bits", absent: 16385 }),
  ONGROUND,
  INWATER,
  WEAPONFRAME,
  ARMOR,
  WEAPON,
  HEALTH,
  AMMO,
  SHELLS,
  NAILS,
  ROCKETS,
  CELLS,
  ACTIVEWEAPON,
] as const;
const FLAGS_10 = {
  kind: "mask",
  name: "flags",
  doc: "Bit 9 said up to 1.06 that items follow. They always follow since 1.07; servers still set the bit. Some recordings clear it and send the items (ERRATA C3).",
  parts: FLAGS_PARTS_3,
  hint: 33536,
  unused: 33536,
  defaultValue: 512,
} as const;
const ITEMS = fieldOf("items", U32, { doc: "IT_ bits" });
const CLIENTDATA_FIELDS_2 = changed(CLIENTDATA_FIELDS, [0, 1, FLAGS_10], [9, 1, ITEMS]);
const FLAGS_PARTS_4 = [FLAGS_9, FLAGS_3, FLAGS_4] as const;
const WEAPON2 = fieldIf("weapon2", U8, "flags", 16, { highOf: "weapon" });
const ARMOR2 = fieldIf("armor2", U8, "flags", 17, { highOf: "armor" });
const AMMO2 = fieldIf("ammo2", U8, "flags", 18, { highOf: "ammo" });
const SHELLS2 = fieldIf("shells2", U8, "flags", 19, { highOf: "shells" });
const NAILS2 = fieldIf("nails2", U8, "flags", 20, { highOf: "nails" });
const ROCKETS2 = fieldIf("rockets2", U8, "flags", 21, { highOf: "rockets" });
const CELLS2 = fieldIf("cells2", U8, "flags", 22, { highOf: "cells" });
const WEAPONFRAME2 = fieldIf("weaponframe2", U8, "flags", 24, { highOf: "weaponframe" });
const WEAPONALPHA = fieldIf("weaponalpha", U8, "flags", 25, {
  doc: "as alpha of an entity",
  absent: 0,
});
const CLIENTDATA_FIELDS_3 = changed(
  CLIENTDATA_FIELDS_2,
  [
    0,
    1,
    {
      kind: "mask",
      name: "flags",
      doc: "Bit 9 said up to 1.06 that items follow. They always follow since 1.07; servers still set the bit. Some recordings clear it and send the items (ERRATA C3).",
      parts: FLAGS_PARTS_4,
      hint: 4236280576,
      unused: 4227859200,
      defaultValue: 512,
    },
  ],
  [22, 0, WEAPON2, ARMOR2, AMMO2, SHELLS2, NAILS2, ROCKETS2, CELLS2, WEAPONFRAME2, WEAPONALPHA],
);
const MODEL_2 = { kind: "int", name: "model", bits: 16, signed: false } as const;
const CLIENTDATA_FIELDS_4 = changed(CLIENTDATA_FIELDS_2, [
  14,
  1,
  fieldIf("weapon", MODEL_2, "flags", 14, {
    doc: "index into the models of serverinfo",
    absent: 0,
  }),
]);
const U4 = { kind: "int", name: "u4", bits: 4, signed: false } as const;
const VARU32 = { kind: "int", name: "varu32", bits: 32, signed: false, varint: "leb128" } as const;
const CLIENTDATA_FIELDS_5 = changed(
  CLIENTDATA_FIELDS_3,
  [
    0,
    1,
    {
      kind: "mask",
      name: "flags",
      doc: "Bit 9 said up to 1.06 that items follow. They always follow since 1.07; servers still set the bit. Some recordings clear it and send the items (ERRATA C3).",
      parts: FLAGS_PARTS_4,
      hint: 4169171456,
      unused: 4160750080,
      defaultValue: 512,
    },
    {
      kind: "number",
      name: "velocities",
      bits: [
        { mask: "flags", bit: 5 },
        { mask: "flags", bit: 6 },
        { mask: "flags", bit: 7 },
        { mask: "flags", bit: 8 },
      ],
      type: U4,
    },
  ],
  [
    4,
    1,
    fieldOf("velocity1", I8_2, {
      whenIs: [
        [
          {
            member: "velocities",
            ranges: [
              [1, 1],
              [3, 3],
              [5, 5],
              [7, 7],
            ],
          },
        ],
      ],
      absent: 0,
    }),
    fieldOf(
      "velocity1_float",
      { kind: "float", name: "f32" },
      {
        whenIs: [
          [
            {
              member: "velocities",
              ranges: [
                [9, 9],
                [11, 11],
                [13, 13],
                [15, 15],
              ],
            },
          ],
        ],
        sameAs: "velocity1",
      },
    ),
  ],
  [
    6,
    1,
    fieldOf("velocity2", I8_2, {
      whenIs: [
        [
          {
            member: "velocities",
            ranges: [
              [2, 3],
              [6, 7],
            ],
          },
        ],
      ],
      absent: 0,
    }),
    fieldOf(
      "velocity2_float",
      { kind: "float", name: "f32" },
      {
        whenIs: [
          [
            {
              member: "velocities",
              ranges: [
                [10, 11],
                [14, 15],
              ],
            },
          ],
        ],
        sameAs: "velocity2",
      },
    ),
  ],
  [
    8,
    1,
    fieldOf("velocity3", I8_2, {
      whenIs: [[{ member: "velocities", ranges: [[4, 7]] }]],
      absent: 0,
    }),
    fieldOf(
      "velocity3_float",
      { kind: "float", name: "f32" },
      { whenIs: [[{ member: "velocities", ranges: [[12, 15]] }]], sameAs: "velocity3" },
    ),
  ],
  [31, 0, fieldIf("entflags", VARU32, "flags", 26, { doc: "FL_ bits of the player", absent: 0 })],
);
const STOPSOUND_ENTRIES = [
  { token: "stopsound", of: ["channel", "entity"], as: "word", old: true },
  { token: "channel", of: ["channel"] },
  { token: "entity", of: ["entity"] },
] as const;
const STOPSOUND_FIELDS = [SOUND] as const;
const UPDATECOLORS_FIELDS = [
  PLAYER,
  {
    kind: "split",
    wire: U8,
    parts: [
      { name: "pants", type: U4 },
      { name: "shirt", type: U4 },
    ],
  },
] as const;
const PARTICLE_ENTRIES = [
  { token: "origin", of: ["origin"] },
  { token: "vel", of: ["direction"] },
  { token: "count", of: ["count"] },
  { token: "color", of: ["color"] },
] as const;
const DIRECTION = fieldOf("direction", {
  kind: "array",
  name: "i8[3]",
  of: { kind: "int", name: "i8", bits: 8, signed: true, scale: { num: 1, den: 16, plus: 0 } },
  count: 3,
});
const COUNT = fieldOf("count", U8, { doc: "255 stands for 1024" });
const COLOR = fieldOf("color", U8, { doc: "index into the palette" });
const PARTICLE_FIELDS = [ORIGIN, DIRECTION, COUNT, COLOR] as const;
const PARTICLE_FIELDS_2 = [ORIGIN_2, DIRECTION, COUNT, COLOR] as const;
const PARTICLE_FIELDS_3 = [ORIGIN_3, DIRECTION, COUNT, COLOR] as const;
const DAMAGE_ENTRIES = [
  { token: "save", of: ["armor"], names: "armor_hit" },
  { token: "take", of: ["blood"], names: "health_hit" },
  { token: "origin", of: ["origin"] },
] as const;
const ARMOR_2 = fieldOf("armor", U8, { doc: "what the armour took" });
const BLOOD = fieldOf("blood", U8, { doc: "what the health took" });
const DAMAGE_FIELDS = [
  ARMOR_2,
  BLOOD,
  fieldOf("origin", COORD_3, { doc: "where the hit came from" }),
] as const;
const DAMAGE_FIELDS_2 = [
  ARMOR_2,
  BLOOD,
  fieldOf("origin", COORD_3_2, { doc: "where the hit came from" }),
] as const;
const DAMAGE_FIELDS_3 = [
  ARMOR_2,
  BLOOD,
  fieldOf("origin", COORD_3_3, { doc: "where the hit came from" }),
] as const;
const DEFAULT_MODELINDEX_TEXT = {
  token: "default_modelindex",
  of: ["modelindex"],
  names: "models",
} as const;
const DEFAULT_COLORMAP_TEXT = { token: "default_colormap", of: ["colormap"] } as const;
const SPAWNSTATIC_ENTRIES = [
  DEFAULT_MODELINDEX_TEXT,
  { token: "default_frame", of: ["frame"] },
  DEFAULT_COLORMAP_TEXT,
  { token: "default_skin", of: ["skin"] },
  { token: "default_origin", of: ["origin"] },
  { token: "default_angles", of: ["angles"] },
] as const;
const MODELINDEX_3 = fieldOf("modelindex", MODEL);
const FRAME_3 = fieldOf("frame", U8);
const COLORMAP_2 = fieldOf("colormap", U8);
const SKIN_2 = fieldOf("skin", U8);
const SPAWNSTATIC_FIELDS = [
  { name: "origin", type: COORD },
  { name: "angles", type: ANGLE_2 },
] as const;
const SPAWNSTATIC = { kind: "interleave", count: 3, fields: SPAWNSTATIC_FIELDS } as const;
const SPAWNSTATIC_FIELDS_2 = [MODELINDEX_3, FRAME_3, COLORMAP_2, SKIN_2, SPAWNSTATIC] as const;
const ANGLES = { name: "angles", type: ANGLE } as const;
const SPAWNSTATIC_FIELDS_3 = [
  { name: "origin", type: { kind: "float", name: "coord" } },
  ANGLES,
] as const;
const SPAWNSTATIC_2 = { kind: "interleave", count: 3, fields: SPAWNSTATIC_FIELDS_3 } as const;
const SPAWNSTATIC_FIELDS_4 = [MODELINDEX_3, FRAME_3, COLORMAP_2, SKIN_2, SPAWNSTATIC_2] as const;
const SPAWNSTATIC_FIELDS_5 = [{ name: "origin", type: COORD_2 }, ANGLES] as const;
const SPAWNSTATIC_3 = { kind: "interleave", count: 3, fields: SPAWNSTATIC_FIELDS_5 } as const;
const SPAWNSTATIC_FIELDS_6 = [MODELINDEX_3, FRAME_3, COLORMAP_2, SKIN_2, SPAWNSTATIC_3] as const;
const MODELINDEX_4 = fieldOf("modelindex", MODEL_2);
const SPAWNSTATIC_FIELDS_7 = [MODELINDEX_4, FRAME_3, COLORMAP_2, SKIN_2, SPAWNSTATIC] as const;
const SPAWNBASELINE_ENTRIES = [
  { token: "entity", of: ["entity"] },
  ...SPAWNSTATIC_ENTRIES,
] as const;
const ENTITY_3 = fieldOf("entity", I16, { max: 599 });
const SPAWNBASELINE_FIELDS = [ENTITY_3, ...SPAWNSTATIC_FIELDS_2] as const;
const SPAWNBASELINE_FIELDS_2 = [ENTITY_3, ...SPAWNSTATIC_FIELDS_4] as const;
const SPAWNBASELINE_FIELDS_3 = [ENTITY_3, ...SPAWNSTATIC_FIELDS_6] as const;
const SPAWNBASELINE_FIELDS_4 = [
  fieldOf("entity", U16, { max: 599 }),
  ...SPAWNSTATIC_FIELDS_4,
] as const;
const SPAWNBASELINE_FIELDS_5 = [ENTITY_3, ...SPAWNSTATIC_FIELDS_7] as const;
const TEMP_ENTITY_ENTRIES = [
  { token: "entitytype", of: ["entitytype"] },
  { token: "entity", of: ["entity"] },
  { token: "origin", of: ["origin"] },
  { token: "trace_endpos", of: ["endpos"] },
  { token: "color", of: ["colorstart"] },
  { token: "range", of: ["colorlength"] },
  { token: "model", of: ["model"], legacy: "unknown" },
  { token: "direction", of: ["direction"], legacy: "unknown" },
  { token: "count", of: ["count"], legacy: "unknown" },
  { token: "low", of: ["low"], legacy: "unknown" },
  { token: "high", of: ["high"], legacy: "unknown" },
  SPEED_TEXT,
  { token: "amount", of: ["amount"], legacy: "unknown" },
  { token: "rgb", of: ["rgb"], legacy: "unknown" },
  VELOCITY_TEXT,
  { token: "tint", of: ["tint"], legacy: "unknown" },
  { token: "falls", of: ["falls"], legacy: "unknown" },
  { token: "jitter", of: ["jitter"], legacy: "unknown" },
  { token: "shade", of: ["shade"], legacy: "unknown" },
  { token: "radius", of: ["radius"], legacy: "unknown" },
  { token: "lifetime", of: ["lifetime"], legacy: "unknown" },
  { token: "bend", of: ["bend"], legacy: "unknown" },
  { token: "color", of: ["color"] },
] as const;
const ENTITYTYPE = fieldOf("entitytype", {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  enum: 4,
});
const POINT_FIELDS = [ORIGIN] as const;
const POINT = {
  name: "point",
  values: [0, 1, 2, 3, 4, 7, 8, 10, 11],
  fields: POINT_FIELDS,
} as const;
const ENTITY_4 = fieldOf("entity", I16, { doc: "where it starts from" });
const ENDPOS = fieldOf("endpos", COORD_3);
const LINE_FIELDS = [ENTITY_4, ORIGIN, ENDPOS] as const;
const TEMP_ENTITY_FIELDS = [
  ENTITYTYPE,
  {
    kind: "switch",
    on: "entitytype",
    arms: [POINT, { name: "line", values: [5, 6, 9], fields: LINE_FIELDS }],
  },
] as const;
const LINE = { name: "line", values: [5, 6, 9, 13], fields: LINE_FIELDS } as const;
const COLORSTART = fieldOf("colorstart", U8, { doc: "first colour of the palette" });
const COLORLENGTH = fieldOf("colorlength", U8, { doc: "how many colours from there" });
const EXPLOSION2_FIELDS = [ORIGIN, COLORSTART, COLORLENGTH] as const;
const EXPLOSION2 = { name: "explosion2", values: [12], fields: EXPLOSION2_FIELDS } as const;
const TEMP_ENTITY_FIELDS_2 = [
  ENTITYTYPE,
  { kind: "switch", on: "entitytype", arms: [POINT, LINE, EXPLOSION2] },
] as const;
const POINT_FIELDS_2 = [ORIGIN_2] as const;
const ENDPOS_2 = fieldOf("endpos", COORD_3_2);
const LINE_FIELDS_2 = [ENTITY_4, ORIGIN_2, ENDPOS_2] as const;
const LINE_2 = { name: "line", values: [5, 6, 9, 13], fields: LINE_FIELDS_2 } as const;
const EXPLOSION2_FIELDS_2 = [ORIGIN_2, COLORSTART, COLORLENGTH] as const;
const EXPLOSION2_2 = { name: "explosion2", values: [12], fields: EXPLOSION2_FIELDS_2 } as const;
const TEMP_ENTITY_FIELDS_3 = [
  ENTITYTYPE,
  {
    kind: "switch",
    on: "entitytype",
    arms: [
      { name: "point", values: [0, 1, 2, 3, 4, 7, 8, 10, 11], fields: POINT_FIELDS_2 },
      LINE_2,
      EXPLOSION2_2,
    ],
  },
] as const;
const POINT_FIELDS_3 = [ORIGIN_3] as const;
const LINE_FIELDS_3 = [ENTITY_4, ORIGIN_3, fieldOf("endpos", COORD_3_3)] as const;
const EXPLOSION2_FIELDS_3 = [ORIGIN_3, COLORSTART, COLORLENGTH] as const;
const TEMP_ENTITY_FIELDS_4 = [
  ENTITYTYPE,
  {
    kind: "switch",
    on: "entitytype",
    arms: [
      { name: "point", values: [0, 1, 2, 3, 4, 7, 8, 10, 11], fields: POINT_FIELDS_3 },
      { name: "line", values: [5, 6, 9, 13], fields: LINE_FIELDS_3 },
      { name: "explosion2", values: [12], fields: EXPLOSION2_FIELDS_3 },
    ],
  },
] as const;
const EXPLOSION3_FIELDS = [ORIGIN_2, fieldOf("color", COORD_3_2)] as const;
const MODEL_3 = fieldOf("model", STRING);
const BOLT_FIELDS = [MODEL_3, ENTITY_2, ORIGIN_2, ENDPOS_2] as const;
const COUNT_2 = fieldOf("count", U8);
const DROPS_FIELDS = [
  ORIGIN_2,
  fieldOf("direction", { kind: "array", name: "i8[3]", of: I8, count: 3 }),
  COUNT_2,
] as const;
const LOW_2 = fieldOf("low", COORD_3_2);
const HIGH = fieldOf("high", COORD_3_2);
const AMOUNT = fieldOf("amount", U16);
const SHOWER_FIELDS = [
  LOW_2,
  HIGH,
  fieldOf("speed", { kind: "float", name: "coord" }),
  AMOUNT,
] as const;
const RGB = fieldOf("rgb", U8_3);
const EXPLOSIONRGB_FIELDS = [ORIGIN_2, RGB] as const;
const VELOCITY_2 = fieldOf("velocity", COORD_3_2);
const CUBE_FIELDS = [
  LOW_2,
  HIGH,
  VELOCITY_2,
  AMOUNT,
  fieldOf("tint", U8),
  fieldOf("falls", U8),
  fieldOf("jitter", { kind: "float", name: "coord" }),
] as const;
const WEATHER_FIELDS = [LOW_2, HIGH, VELOCITY_2, AMOUNT, fieldOf("shade", U8)] as const;
const FLASH_FIELDS = [
  ORIGIN_2,
  fieldOf("radius", {
    kind: "int",
    name: "u8",
    bits: 8,
    signed: false,
    scale: { num: 8, den: 1, plus: 8 },
  }),
  fieldOf("lifetime", U8),
  RGB,
] as const;
const JET_FIELDS = [ORIGIN_2, VELOCITY_2, COUNT_2] as const;
const BEAM_FIELDS = [ORIGIN_2, ENDPOS_2, fieldOf("bend", COORD_3_2)] as const;
const TEMP_ENTITY_FIELDS_5 = [
  ENTITYTYPE,
  {
    kind: "switch",
    on: "entitytype",
    arms: [
      {
        name: "point",
        values: [0, 1, 2, 3, 4, 7, 8, 10, 11, 57, 58, 59, 70, 72, 75, 78],
        fields: POINT_FIELDS_2,
      },
      LINE_2,
      EXPLOSION2_2,
      { name: "explosion3", values: [16], fields: EXPLOSION3_FIELDS },
      { name: "bolt", values: [17], fields: BOLT_FIELDS },
      { name: "drops", values: [50, 51], fields: DROPS_FIELDS },
      { name: "shower", values: [52], fields: SHOWER_FIELDS },
      { name: "explosionrgb", values: [53], fields: EXPLOSIONRGB_FIELDS },
      { name: "cube", values: [54], fields: CUBE_FIELDS },
      { name: "weather", values: [55, 56], fields: WEATHER_FIELDS },
      { name: "flash", values: [73], fields: FLASH_FIELDS },
      { name: "jet", values: [74, 77, 79], fields: JET_FIELDS },
      { name: "beam", values: [76], fields: BEAM_FIELDS },
    ],
  },
] as const;
const EXPLOSION3_FIELDS_2 = [ORIGIN, fieldOf("color", COORD_3)] as const;
const BOLT_FIELDS_2 = [MODEL_3, ENTITY_2, ORIGIN, ENDPOS] as const;
const TEMP_ENTITY_FIELDS_6 = [
  ENTITYTYPE,
  {
    kind: "switch",
    on: "entitytype",
    arms: [
      POINT,
      LINE,
      EXPLOSION2,
      { name: "explosion3", values: [16], fields: EXPLOSION3_FIELDS_2 },
      { name: "bolt", values: [17], fields: BOLT_FIELDS_2 },
    ],
  },
] as const;
const SETPAUSE_FIELDS = [fieldOf("paused", U8, { doc: "0 goes on" })] as const;
const SIGNONNUM_FIELDS = [
  fieldOf("signon", { kind: "int", name: "u8", bits: 8, signed: false, enum: 3 }),
] as const;
const SPAWNSTATICSOUND_ENTRIES = [
  { token: "origin", of: ["origin"] },
  SOUNDNUM_TEXT,
  { token: "vol", of: ["volume"] },
  ATTENUATION_TEXT,
] as const;
const SPAWNSTATICSOUND_TEXT = { entries: SPAWNSTATICSOUND_ENTRIES } as const;
const SOUNDNUM_3 = fieldOf("soundnum", U8);
const VOLUME_2 = fieldOf("volume", U8_4);
const ATTENUATION_2 = fieldOf("attenuation", U8_6);
const SPAWNSTATICSOUND_FIELDS = [ORIGIN, SOUNDNUM_3, VOLUME_2, ATTENUATION_2] as const;
const SPAWNSTATICSOUND_FIELDS_2 = [ORIGIN_2, SOUNDNUM_3, VOLUME_2, ATTENUATION_2] as const;
const SPAWNSTATICSOUND_FIELDS_3 = [ORIGIN_3, SOUNDNUM_3, VOLUME_2, ATTENUATION_2] as const;
const SOUNDNUM_4 = fieldOf("soundnum", U16);
const SPAWNSTATICSOUND_FIELDS_4 = [ORIGIN, SOUNDNUM_4, VOLUME_2, ATTENUATION_2] as const;
const CDTRACK_FIELDS = [
  fieldOf("track", U8),
  fieldOf("looptrack", U8, { doc: "what plays when the track is over" }),
] as const;
const UPDATEENTITY_ENTRIES = [
  { token: "entity", of: ["entity"] },
  { token: "modelindex", of: ["modelindex"], names: "models" },
  { token: "frame", of: ["frame"] },
  { token: "colormap", of: ["colormap"] },
  { token: "skin", of: ["skin"] },
  { token: "effects", of: ["effects"] },
  { token: "origin_x", of: ["origin1"] },
  { token: "origin_y", of: ["origin2"] },
  { token: "origin_z", of: ["origin3"] },
  { token: "angles_1", of: ["angle1"] },
  { token: "angles_2", of: ["angle2"] },
  { token: "angles_3", of: ["angle3"] },
  { token: "new", of: ["nolerp"] },
  { token: "look", of: ["look"], legacy: "unknown" },
  { token: "origins", of: ["origins"] },
  { token: "origin1_float", of: ["origin1_float"] },
  { token: "origin2_float", of: ["origin2_float"] },
  { token: "origin3_float", of: ["origin3_float"] },
  { token: "alpha", of: ["alpha"] },
  { token: "scale", of: ["scale"] },
  { token: "frame2", of: ["frame2"] },
  { token: "model2", of: ["model2"] },
  { token: "lerpfinish", of: ["lerpfinish"] },
  { token: "solidtype", of: ["solidtype"] },
  { token: "entflags", of: ["entflags"] },
  { token: "health", of: ["health"] },
  { token: "unknown26", of: ["unknown26"] },
  { token: "unknown27", of: ["unknown27"] },
  { token: "unknown28", of: ["unknown28"] },
  { token: "unknown29", of: ["unknown29"] },
  { token: "unknown30", of: ["unknown30"] },
  { token: "unknown31", of: ["unknown31"] },
] as const;
const FLAGS_11 = { from: U8, bits: 8, at: 8, when: 0 } as const;
const FLAGS_PARTS_5 = [{ from: "id", bits: 7, at: 0 }, FLAGS_11] as const;
const ENTITY_5 = fieldOf("entity", U8, { wide: { when: { mask: "flags", bit: 14 }, type: U16 } });
const MODELINDEX_5 = fieldIf("modelindex", MODEL, "flags", 10, { absent: "baseline.modelindex" });
const FRAME_4 = fieldIf("frame", U8, "flags", 6, { absent: "baseline.frame" });
const COLORMAP_3 = fieldIf("colormap", U8, "flags", 11, {
  doc: "0 own colours, otherwise a player's number + 1",
  absent: "baseline.colormap",
});
const SKIN_3 = fieldIf("skin", U8, "flags", 12, { absent: "baseline.skin" });
const EFFECTS_2 = fieldIf("effects", U8, "flags", 13, { doc: "EF_ bits", absent: 0 });
const ORIGIN1_4 = fieldIf("origin1", COORD, "flags", 1, { absent: "baseline.origin.0" });
const ANGLE1_3 = fieldIf("angle1", ANGLE_2, "flags", 8, { absent: "baseline.angles.0" });
const ORIGIN2_4 = fieldIf("origin2", COORD, "flags", 2, { absent: "baseline.origin.1" });
const ANGLE2_3 = fieldIf("angle2", ANGLE_2, "flags", 4, { absent: "baseline.angles.1" });
const ORIGIN3_4 = fieldIf("origin3", COORD, "flags", 3, { absent: "baseline.origin.2" });
const ANGLE3_3 = fieldIf("angle3", ANGLE_2, "flags", 9, { absent: "baseline.angles.2" });
const NOLERP = {
  kind: "bit",
  name: "nolerp",
  doc: "the movement is not to be smoothed",
  bit: { mask: "flags", bit: 5 },
} as const;
const UPDATEENTITY_FIELDS = [
  {
    kind: "mask",
    name: "flags",
    parts: FLAGS_PARTS_5,
    hint: 49153,
    unused: 32768,
    defaultValue: 0,
  },
  ENTITY_5,
  MODELINDEX_5,
  FRAME_4,
  COLORMAP_3,
  SKIN_3,
  EFFECTS_2,
  ORIGIN1_4,
  ANGLE1_3,
  ORIGIN2_4,
  ANGLE2_3,
  ORIGIN3_4,
  ANGLE3_3,
  NOLERP,
] as const;
const FLAGS_PARTS_6 = [{ from: "id", bits: 7, at: 0 }, FLAGS_11, FLAGS_3, FLAGS_4] as const;
const FLAGS_12 = {
  kind: "mask",
  name: "flags",
  parts: FLAGS_PARTS_6,
  hint: 4292919297,
  unused: 4284481536,
  defaultValue: 0,
} as const;
const ALPHA_2 = fieldIf("alpha", U8, "flags", 16, { absent: "baseline.alpha" });
const SCALE_2 = fieldIf("scale", U8_5, "flags", 20, { absent: "baseline.scale" });
const FRAME2 = fieldIf("frame2", U8, "flags", 17, { highOf: "frame" });
const MODEL2 = fieldIf("model2", U8, "flags", 18, { highOf: "modelindex" });
const LERPFINISH = fieldIf("lerpfinish", U8_4, "flags", 19, { doc: "seconds to its next thought" });
const UPDATEENTITY_FIELDS_2 = changed(
  UPDATEENTITY_FIELDS,
  [0, 1, FLAGS_12],
  [13, 0, ALPHA_2, SCALE_2, FRAME2, MODEL2, LERPFINISH],
);
const ANGLE1_4 = fieldIf("angle1", ANGLE, "flags", 8, { absent: "baseline.angles.0" });
const ANGLE2_4 = fieldIf("angle2", ANGLE, "flags", 4, { absent: "baseline.angles.1" });
const ANGLE3_4 = fieldIf("angle3", ANGLE, "flags", 9, { absent: "baseline.angles.2" });
const UPDATEENTITY_FIELDS_3 = changed(UPDATEENTITY_FIELDS_2, [
  7,
  6,
  fieldIf("origin1", { kind: "float", name: "coord" }, "flags", 1, { absent: "baseline.origin.0" }),
  ANGLE1_4,
  fieldIf("origin2", { kind: "float", name: "coord" }, "flags", 2, { absent: "baseline.origin.1" }),
  ANGLE2_4,
  fieldIf("origin3", { kind: "float", name: "coord" }, "flags", 3, { absent: "baseline.origin.2" }),
  ANGLE3_4,
]);
const UPDATEENTITY_FIELDS_4 = changed(
  UPDATEENTITY_FIELDS_3,
  [7, 1, fieldIf("origin1", COORD_2, "flags", 1, { absent: "baseline.origin.0" })],
  [9, 1, fieldIf("origin2", COORD_2, "flags", 2, { absent: "baseline.origin.1" })],
  [11, 1, fieldIf("origin3", COORD_2, "flags", 3, { absent: "baseline.origin.2" })],
);
const FLAGS_13 = {
  kind: "mask",
  name: "flags",
  parts: FLAGS_PARTS_5,
  hint: 16385,
  unused: 0,
  defaultValue: 0,
} as const;
const UPDATEENTITY_FIELDS_5 = changed(
  UPDATEENTITY_FIELDS,
  [
    0,
    1,
    FLAGS_13,
    {
      kind: "reserved",
      bit: { mask: "flags", bit: 15 },
      why: "how engines read it they do not agree on",
    },
  ],
  [2, 1, fieldIf("modelindex", MODEL_2, "flags", 10, { absent: "baseline.modelindex" })],
);
const UPDATEENTITY_FIELDS_6 = changed(
  UPDATEENTITY_FIELDS,
  [0, 1, FLAGS_13],
  [13, 0, fieldIf("look", { kind: "struct", name: "entity_look", struct: 7 }, "flags", 15)],
);
const VARI32 = { kind: "int", name: "vari32", bits: 32, signed: true, varint: "leb128" } as const;
const UPDATEENTITY_FIELDS_7 = [
  { kind: "mask", name: "flags", parts: FLAGS_PARTS_6, hint: 8437761, unused: 0, defaultValue: 0 },
  ENTITY_5,
  {
    kind: "number",
    name: "origins",
    bits: [
      { mask: "flags", bit: 1 },
      { mask: "flags", bit: 2 },
      { mask: "flags", bit: 3 },
      { mask: "flags", bit: 21 },
    ],
    type: U4,
  },
  MODELINDEX_5,
  FRAME_4,
  COLORMAP_3,
  SKIN_3,
  EFFECTS_2,
  fieldOf("origin1", COORD, {
    whenIs: [
      [
        {
          member: "origins",
          ranges: [
            [1, 1],
            [3, 3],
            [5, 5],
            [7, 7],
          ],
        },
      ],
    ],
    absent: "baseline.origin.0",
  }),
  fieldOf(
    "origin1_float",
    { kind: "float", name: "f32" },
    {
      whenIs: [
        [
          {
            member: "origins",
            ranges: [
              [9, 9],
              [11, 11],
              [13, 13],
              [15, 15],
            ],
          },
        ],
      ],
      sameAs: "origin1",
    },
  ),
  ANGLE1_3,
  fieldOf("origin2", COORD, {
    whenIs: [
      [
        {
          member: "origins",
          ranges: [
            [2, 3],
            [6, 7],
          ],
        },
      ],
    ],
    absent: "baseline.origin.1",
  }),
  fieldOf(
    "origin2_float",
    { kind: "float", name: "f32" },
    {
      whenIs: [
        [
          {
            member: "origins",
            ranges: [
              [10, 11],
              [14, 15],
            ],
          },
        ],
      ],
      sameAs: "origin2",
    },
  ),
  ANGLE2_3,
  fieldOf("origin3", COORD, {
    whenIs: [[{ member: "origins", ranges: [[4, 7]] }]],
    absent: "baseline.origin.2",
  }),
  fieldOf(
    "origin3_float",
    { kind: "float", name: "f32" },
    { whenIs: [[{ member: "origins", ranges: [[12, 15]] }]], sameAs: "origin3" },
  ),
  ANGLE3_3,
  ALPHA_2,
  fieldIf("scale", U8_5, "flags", 20, { absent: 1 }),
  FRAME2,
  MODEL2,
  LERPFINISH,
  fieldIf("solidtype", U8, "flags", 22),
  fieldIf("entflags", VARU32, "flags", 24, { doc: "FL_ bits" }),
  fieldIf("health", VARI32, "flags", 25),
  fieldIf("unknown26", U8, "flags", 26),
  fieldIf("unknown27", U8, "flags", 27),
  fieldIf("unknown28", U8, "flags", 28),
  fieldIf("unknown29", U8, "flags", 29),
  fieldIf("unknown30", U8, "flags", 30),
  fieldIf("unknown31", U8, "flags", 31),
  NOLERP,
] as const;
const NAME = fieldOf("name", STRING);
const SKYBOX_FIELDS = [NAME] as const;
const FOG_FIELDS = [
  fieldOf("levels", { kind: "array", name: "u8[4]", of: U8_4, count: 4 }),
  fieldOf("time", {
    kind: "int",
    name: "i16",
    bits: 16,
    signed: true,
    scale: { num: 1, den: 100, plus: 0 },
  }),
] as const;
const BITS_2 = {
  kind: "mask",
  name: "bits",
  parts: BITS_PARTS,
  hint: 243,
  unused: 240,
  defaultValue: 0,
} as const;
const MODELINDEX_6 = fieldOf("modelindex", U8, {
  wide: { when: { mask: "bits", bit: 0 }, type: U16 },
});
const FRAME_5 = fieldOf("frame", U8, { wide: { when: { mask: "bits", bit: 1 }, type: U16 } });
const ALPHA_3 = fieldIf("alpha", U8, "bits", 2, {
  doc: "0 usual, 1 invisible, 255 opaque",
  absent: 0,
});
const SCALE_3 = fieldIf("scale", U8_5, "bits", 3, { doc: "999's, and read in 666", absent: 1 });
const SPAWNBASELINE2_FIELDS = [
  BITS_2,
  MODELINDEX_6,
  FRAME_5,
  COLORMAP_2,
  SKIN_2,
  SPAWNSTATIC,
  ALPHA_3,
  SCALE_3,
] as const;
const SPAWNBASELINE2_FIELDS_2 = [ENTITY, ...SPAWNBASELINE2_FIELDS] as const;
const SPAWNBASELINE2_FIELDS_3 = changed(SPAWNBASELINE2_FIELDS, [5, 1, SPAWNSTATIC_2]);
const SPAWNBASELINE2_FIELDS_4 = [ENTITY, ...SPAWNBASELINE2_FIELDS_3] as const;
const SPAWNBASELINE2_FIELDS_5 = changed(SPAWNBASELINE2_FIELDS, [5, 1, SPAWNSTATIC_3]);
const SPAWNBASELINE2_FIELDS_6 = [ENTITY, ...SPAWNBASELINE2_FIELDS_5] as const;
const BITS_3 = {
  kind: "mask",
  name: "bits",
  parts: BITS_PARTS,
  hint: 3,
  unused: 0,
  defaultValue: 0,
} as const;
const SOLIDTYPE = fieldIf("solidtype", U8, "bits", 3);
const UNKNOWN4 = fieldIf("unknown4", U8, "bits", 4);
const UNKNOWN5 = fieldIf("unknown5", U8, "bits", 5);
const UNKNOWN6 = fieldIf("unknown6", U8, "bits", 6);
const UNKNOWN7 = fieldIf("unknown7", U8, "bits", 7);
const SPAWNBASELINE2_FIELDS_7 = [
  BITS_3,
  MODELINDEX_6,
  FRAME_5,
  COLORMAP_2,
  SKIN_2,
  SPAWNSTATIC,
  ALPHA_3,
  SOLIDTYPE,
  UNKNOWN4,
  UNKNOWN5,
  UNKNOWN6,
  UNKNOWN7,
] as const;
const SPAWNBASELINE2_FIELDS_8 = [ENTITY, ...SPAWNBASELINE2_FIELDS_7] as const;
const SPAWNSTATICSOUND2_FIELDS = [ORIGIN_2, SOUNDNUM_4, VOLUME_2, ATTENUATION_2] as const;
const SPAWNSTATICSOUND2_FIELDS_2 = [ORIGIN_3, SOUNDNUM_4, VOLUME_2, ATTENUATION_2] as const;
const CLIENTVIEW_FIELDS = [
  {
    kind: "mask",
    name: "flags",
    parts: FLAGS_PARTS_4,
    hint: 4293980416,
    unused: 4285559040,
    defaultValue: 0,
  },
  fieldIf("viewheight", I8, "flags", 0, { absent: "previous.viewheight", atFirst: 22 }),
  IDEALPITCH,
  fieldIf("punchangle1", ANGLE, "flags", 2, { absent: 0 }),
  fieldIf("punchvector1", { kind: "float", name: "f32" }, "flags", 16, { absent: 0 }),
  fieldIf("velocity1", { kind: "float", name: "f32" }, "flags", 5, { absent: 0 }),
  fieldIf("punchangle2", ANGLE, "flags", 3, { absent: 0 }),
  fieldIf("punchvector2", { kind: "float", name: "f32" }, "flags", 17, { absent: 0 }),
  fieldIf("velocity2", { kind: "float", name: "f32" }, "flags", 6, { absent: 0 }),
  fieldIf("punchangle3", ANGLE, "flags", 4, { absent: 0 }),
  fieldIf("punchvector3", { kind: "float", name: "f32" }, "flags", 18, { absent: 0 }),
  fieldIf("velocity3", { kind: "float", name: "f32" }, "flags", 7, { absent: 0 }),
  fieldIf("items", U32, "flags", 9, { doc: "IT_ bits", absent: "previous.items" }),
  fieldIf(
    "viewzoom",
    { kind: "int", name: "u16", bits: 16, signed: false, scale: { num: 1, den: 255, plus: 0 } },
    "flags",
    19,
    { absent: "previous.viewzoom", atFirst: 1 },
  ),
  ONGROUND,
  INWATER,
] as const;
const SLOT = fieldOf("slot", STRING);
const PICTURE = fieldOf("picture", STRING);
const SHOWLMP_FIELDS = [SLOT, PICTURE, fieldOf("x", I16), fieldOf("y", I16)] as const;
const HIDELMP_FIELDS = [SLOT] as const;
const SIZE = { kind: "length", name: "size", type: U16, of: "data" } as const;
const BYTES = { kind: "bytes", name: "bytes", length: "size" } as const;
const DOWNLOADDATA_FIELDS = [fieldOf("start", U32), SIZE, fieldOf("data", BYTES)] as const;
const UPDATESTATUBYTE_FIELDS = [INDEX, fieldOf("value", U8)] as const;
const UPDATESTATUBYTE_LASTS = { how: "last", as: "updatestat", by: ["index"] } as const;
const RATE = fieldOf("rate", U8);
const EFFECT_FIELDS = [ORIGIN_2, fieldOf("modelindex", U8), FRAME_3, COUNT_2, RATE] as const;
const EFFECT2_FIELDS = [ORIGIN_2, MODELINDEX, FRAME, COUNT_2, RATE] as const;
const PRECACHE_FIELDS = [
  { kind: "split", wire: U16, parts: [NUMBER, { name: "is_sound", type: U1 }] },
  NAME,
] as const;
const SPAWNBASELINE_DP_FIELDS = [MODELINDEX, FRAME, COLORMAP_2, SKIN_2, SPAWNSTATIC_2] as const;
const SPAWNBASELINE_DP_FIELDS_2 = [ENTITY_2, ...SPAWNBASELINE_DP_FIELDS] as const;
const ENTITIES_FIELDS = [
  fieldOf("framenum", U32),
  fieldOf("movesequence", U32),
  fieldOf("entities", { kind: "list", name: "entity_word", struct: 5, ends: "element" }),
] as const;
const CSQCENTITIES_FIELDS = [
  fieldOf("entities", { kind: "list", name: "csqc_word", struct: 6, ends: "element" }),
] as const;
const EFFECT = fieldOf("effect", U16);
const TRAILPARTICLES_FIELDS = [
  ENTITY_2,
  EFFECT,
  fieldOf("start", COORD_3_2),
  fieldOf("end", COORD_3_2),
] as const;
const TRAILPARTICLES_FIELDS_2 = [
  ENTITY_2,
  EFFECT,
  fieldOf("start", COORD_3),
  fieldOf("end", COORD_3),
] as const;
const TRAILPARTICLES_FIELDS_3 = [
  ENTITY_2,
  EFFECT,
  fieldOf("start", COORD_3_3),
  fieldOf("end", COORD_3_3),
] as const;
const COUNT_3 = fieldOf("count", U16);
const POINTPARTICLES_FIELDS = [EFFECT, ORIGIN_2, VELOCITY_2, COUNT_3] as const;
const POINTPARTICLES_FIELDS_2 = [EFFECT, ORIGIN, fieldOf("velocity", COORD_3), COUNT_3] as const;
const POINTPARTICLES_FIELDS_3 = [
  EFFECT,
  ORIGIN_3,
  fieldOf("velocity", COORD_3_3),
  COUNT_3,
] as const;
const POINTPARTICLES1_FIELDS = [EFFECT, ORIGIN_2] as const;
const POINTPARTICLES1_FIELDS_2 = [EFFECT, ORIGIN] as const;
const POINTPARTICLES1_FIELDS_3 = [EFFECT, ORIGIN_3] as const;
const PICTURE_FIELDS = [SLOT, PICTURE, fieldOf("x", U8), fieldOf("y", U8)] as const;
const MIST_FIELDS = [
  fieldOf("on", U8),
  fieldOf(
    "density",
    { kind: "float", name: "f32" },
    { whenIs: [[{ member: "on", ranges: [[1, 255]] }]] },
  ),
  fieldOf("color", U8_3, { whenIs: [[{ member: "on", ranges: [[1, 255]] }]] }),
] as const;
const PLAYER_2 = fieldOf("player", U8);
const UPDATEPING_FIELDS = [PLAYER_2, fieldOf("ping", VARI32)] as const;
const UPDATESOCIAL_FIELDS = [
  PLAYER_2,
  fieldOf(
    "account",
    { kind: "array", name: "i32[2]", of: I32, count: 2 },
    { doc: "0 the host, -1 who is there by his address" },
  ),
] as const;
const UPDATEPLINFO_FIELDS = [
  PLAYER_2,
  fieldOf("health", VARI32),
  fieldOf("armor", VARI32),
] as const;
const LOCPRINT_FIELDS = [
  fieldOf("parts", { kind: "list", name: "part", struct: 8, ends: U16 }),
] as const;
const SERVERVARS_FIELDS = [
  { kind: "mask", name: "flags", parts: [FLAGS, FLAGS_2], hint: 128, unused: 0, defaultValue: 0 },
  { kind: "reserved", bit: { mask: "flags", bit: 15 }, why: "settings that nobody described" },
  fieldIf("deathmatch", U8, "flags", 0),
  fieldIf("idealpitchscale", { kind: "float", name: "f32" }, "flags", 1),
  fieldIf("friction", { kind: "float", name: "f32" }, "flags", 2),
  fieldIf("edgefriction", { kind: "float", name: "f32" }, "flags", 3),
  fieldIf("stopspeed", { kind: "float", name: "f32" }, "flags", 4),
  fieldIf("maxvelocity", { kind: "float", name: "f32" }, "flags", 5),
  fieldIf("gravity", { kind: "float", name: "f32" }, "flags", 6),
  fieldIf("nostep", U8, "flags", 8),
  fieldIf("maxspeed", { kind: "float", name: "f32" }, "flags", 9),
  fieldIf("accelerate", { kind: "float", name: "f32" }, "flags", 10),
  fieldIf("controlleronly", U8, "flags", 11),
  fieldIf("timelimit", { kind: "float", name: "f32" }, "flags", 12),
  fieldIf("fraglimit", { kind: "float", name: "f32" }, "flags", 13),
  fieldIf("teamplay", U8, "flags", 14),
] as const;
const SEQ_FIELDS = [fieldOf("movesequence", VARU32)] as const;
const CHAT_FIELDS = [fieldOf("name_color", U8), fieldOf("text_color", U8), NAME, TEXT] as const;
const LEVELCOMPLETED_FIELDS = [
  fieldOf("figures", { kind: "array", name: "u8[10]", of: U8, count: 10 }),
  fieldOf("level", STRING),
] as const;
const LOCALSOUND_FIELDS = [
  { kind: "mask", name: "bits", parts: BITS_PARTS, hint: 255, unused: 239, defaultValue: 0 },
  fieldOf("soundnum", U8, { wide: { when: { mask: "bits", bit: 4 }, type: U16 } }),
] as const;
const PROMPT_ENTRIES = [
  { token: "count", of: ["count"] },
  { token: "title", of: ["title"] },
  { token: "choice", of: ["choices"], each: "choice" },
] as const;
const QUESTION_FIELDS = [
  fieldOf("title", STRING),
  fieldOf("choices", {
    kind: "list",
    name: "choice",
    struct: 9,
    ends: { by: "count", member: true },
  }),
] as const;
const PROMPT_FIELDS = [
  COUNT_2,
  {
    kind: "switch",
    on: "count",
    arms: [
      { name: "none", values: [0], fields: [] },
      {
        name: "question",
        values: [
          1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
          26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
          48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69,
          70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91,
          92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110,
          111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128,
          129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146,
          147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164,
          165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182,
          183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200,
          201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218,
          219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236,
          237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254,
          255,
        ],
        fields: QUESTION_FIELDS,
      },
    ],
  },
] as const;
const STATE = fieldOf("state", FTE_ENTITY);
const SPAWNSTATIC_FTE_FIELDS = [STATE] as const;
const PRECACHE_FTE_FIELDS = [
  {
    kind: "split",
    wire: U16,
    parts: [
      NUMBER_2,
      { name: "of", type: { kind: "int", name: "u2", bits: 2, signed: false, enum: 5 } },
    ],
  },
  NAME,
] as const;
const CSQCENTITIES_FTE_FIELDS = [
  fieldOf("entities", { kind: "list", name: "fte_csqc_word", struct: 19, ends: "element" }),
] as const;
const SPAWNBASELINE_FTE_FIELDS = [FTE_TAG, LOW, STATE] as const;
const UPDATESTATSTRING_FIELDS = [INDEX, fieldOf("value", STRING)] as const;
const UPDATESTATFLOAT_FIELDS = [INDEX, fieldOf("value", { kind: "float", name: "f32" })] as const;
const VOICECHAT_FIELDS = [
  PLAYER_2,
  {
    kind: "split",
    wire: U8,
    parts: [
      { name: "generation", type: U4 },
      { name: "codec", type: U4 },
    ],
  },
  fieldOf("sequence", U8, { doc: "of this part" }),
  SIZE,
  fieldOf("data", BYTES, { doc: "as the voice's codec has it" }),
] as const;
const SETANGLEDELTA_FIELDS = [
  fieldOf(
    "angles",
    { kind: "array", name: "i16[3]", of: I16_4, count: 3 },
    { doc: "pitch, yaw, roll" },
  ),
] as const;
const UPDATEENTITIES_ENTRIES = [
  { token: "time", of: ["time"], as: "time" },
  { token: "entity", of: ["entities"], each: "entity" },
  ACK_TEXT,
] as const;
const ENTITIES = fieldOf("entities", {
  kind: "list",
  name: "fte_entity_word",
  struct: 18,
  ends: "element",
});
const UPDATEENTITIES_FIELDS = [TIME, ENTITIES] as const;
const UPDATEENTITIES_FIELDS_2 = [ACK, ...UPDATEENTITIES_FIELDS] as const;

/** The schema of Quake server messages with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "netquake",
  title: "Quake server messages",
  doc: "What a Quake server tells its clients, and what a recording keeps of it. Names are id Software's own where the format document had to guess.",
  ref: "DEM §7, ERRATA 1-28",
  versions: [
    "0.91",
    "0.92",
    "1.00",
    "1.01",
    "1.05",
    "1.06",
    "1.07",
    "1.08",
    "1.09",
    "666",
    "999",
    "999+12",
    "999+82",
    "3504",
    "10000",
    "10002",
    "10001",
    "250",
    "2021",
    "1.09+fte",
    "666+fte",
    "999+fte",
    "999+12+fte",
    "999+82+fte",
    "1.09+fte+predinfo",
    "666+fte+predinfo",
    "999+fte+predinfo",
    "999+12+fte+predinfo",
    "999+82+fte+predinfo",
  ],
  current: 8,
  structs: [
    {
      name: "entity_light",
      source: "netquake-darkplaces.yaml:47",
      layouts: [
        { from: 13, to: 13, fields: ENTITY_LIGHT_FIELDS },
        { from: 19, to: 28, fields: ENTITY_LIGHT_FIELDS },
      ],
    },
    {
      name: "skeleton",
      source: "netquake-darkplaces.yaml:49",
      text: { entries: [{ token: "modelindex", of: ["modelindex"] }, BONE_TEXT] },
      layouts: [{ from: 13, to: 13, fields: SKELETON_FIELDS }],
    },
    {
      name: "bone",
      source: "netquake-darkplaces.yaml:52",
      layouts: [{ from: 13, to: 13, fields: BONE_FIELDS }],
    },
    {
      name: "blending",
      source: "netquake-darkplaces.yaml:54",
      layouts: [{ from: 13, to: 13, fields: BLENDING_FIELDS }],
    },
    {
      name: "entity_change",
      source: "netquake-darkplaces.yaml:64",
      layouts: [{ from: 13, to: 13, fields: ENTITY_CHANGE_FIELDS }],
    },
    {
      name: "entity_word",
      source: "netquake-darkplaces.yaml:116",
      layouts: [{ from: 13, to: 13, fields: ENTITY_WORD_FIELDS }],
    },
    {
      name: "csqc_word",
      source: "netquake-darkplaces.yaml:120",
      layouts: [{ from: 13, to: 13, fields: CSQC_WORD_FIELDS }],
    },
    {
      name: "entity_look",
      source: "netquake-nehahra.yaml:14",
      layouts: [{ from: 17, to: 17, fields: ENTITY_LOOK_FIELDS }],
    },
    {
      name: "part",
      source: "netquake-rerelease.yaml:21",
      layouts: [{ from: 18, to: 18, fields: PART_FIELDS }],
    },
    {
      name: "choice",
      source: "netquake-rerelease.yaml:23",
      layouts: [{ from: 18, to: 18, fields: CHOICE_FIELDS }],
    },
    {
      name: "fte_entity",
      source: "netquake-with-fte.yaml:12",
      layouts: [
        { from: 19, to: 21, fields: FTE_ENTITY_FIELDS },
        { from: 22, to: 22, fields: FTE_ENTITY_FIELDS_2 },
        { from: 23, to: 23, fields: FTE_ENTITY_FIELDS_3 },
        { from: 24, to: 26, fields: FTE_ENTITY_FIELDS_4 },
        { from: 27, to: 27, fields: FTE_ENTITY_FIELDS_5 },
        { from: 28, to: 28, fields: FTE_ENTITY_FIELDS_6 },
      ],
    },
    {
      name: "fte_moves",
      source: "netquake-with-fte.yaml:92",
      outer: ["turned"],
      layouts: [
        { from: 19, to: 23, fields: FTE_MOVES_FIELDS },
        { from: 24, to: 28, fields: FTE_MOVES_FIELDS_2 },
      ],
    },
    {
      name: "fte_weaponframe",
      source: "netquake-with-fte.yaml:105",
      layouts: [{ from: 19, to: 23, fields: FTE_WEAPONFRAME_FIELDS }],
    },
    {
      name: "fte_bones",
      source: "netquake-with-fte.yaml:109",
      text: { entries: FTE_BONES_ENTRIES },
      layouts: [{ from: 19, to: 28, fields: FTE_BONES_FIELDS }],
    },
    {
      name: "fte_bone",
      source: "netquake-with-fte.yaml:122",
      layouts: [{ from: 19, to: 28, fields: FTE_BONE_FIELDS }],
    },
    {
      name: "fte_drawn",
      source: "netquake-with-fte.yaml:123",
      layouts: [{ from: 19, to: 28, fields: FTE_DRAWN_FIELDS }],
    },
    {
      name: "fte_tag",
      source: "netquake-with-fte.yaml:127",
      layouts: [{ from: 19, to: 28, fields: FTE_TAG_FIELDS }],
    },
    {
      name: "fte_trail",
      source: "netquake-with-fte.yaml:133",
      layouts: [{ from: 19, to: 28, fields: FTE_TRAIL_FIELDS }],
    },
    {
      name: "fte_entity_word",
      source: "netquake-with-fte.yaml:137",
      layouts: [
        { from: 19, to: 21, fields: FTE_ENTITY_WORD_FIELDS },
        { from: 22, to: 22, fields: FTE_ENTITY_WORD_FIELDS },
        { from: 23, to: 23, fields: FTE_ENTITY_WORD_FIELDS },
        { from: 24, to: 26, fields: FTE_ENTITY_WORD_FIELDS },
        { from: 27, to: 27, fields: FTE_ENTITY_WORD_FIELDS },
        { from: 28, to: 28, fields: FTE_ENTITY_WORD_FIELDS },
      ],
    },
    {
      name: "fte_csqc_word",
      source: "netquake-with-fte.yaml:142",
      layouts: [{ from: 19, to: 28, fields: FTE_CSQC_WORD_FIELDS }],
    },
  ],
  enums: [
    {
      name: "stat",
      doc: "What updatestat counts.",
      values: [
        { from: 0, to: 28, name: "STAT_HEALTH", value: 0 },
        { from: 0, to: 28, name: "STAT_FRAGS", value: 1 },
        { from: 0, to: 28, name: "STAT_WEAPON", value: 2, doc: "model of the weapon" },
        { from: 0, to: 28, name: "STAT_AMMO", value: 3 },
        { from: 0, to: 28, name: "STAT_ARMOR", value: 4 },
        { from: 0, to: 28, name: "STAT_WEAPONFRAME", value: 5 },
        { from: 0, to: 28, name: "STAT_SHELLS", value: 6 },
        { from: 0, to: 28, name: "STAT_NAILS", value: 7 },
        { from: 0, to: 28, name: "STAT_ROCKETS", value: 8 },
        { from: 0, to: 28, name: "STAT_CELLS", value: 9 },
        { from: 0, to: 28, name: "STAT_ACTIVEWEAPON", value: 10 },
        { from: 0, to: 28, name: "STAT_TOTALSECRETS", value: 11 },
        { from: 0, to: 28, name: "STAT_TOTALMONSTERS", value: 12 },
        { from: 0, to: 28, name: "STAT_SECRETS", value: 13, doc: "secrets found" },
        { from: 0, to: 28, name: "STAT_MONSTERS", value: 14, doc: "monsters killed" },
      ],
    },
    {
      name: "gametype",
      values: [
        { from: 0, to: 28, name: "GAME_COOP", value: 0, doc: "single player and cooperative" },
        { from: 0, to: 28, name: "GAME_DEATHMATCH", value: 1 },
      ],
    },
    {
      name: "channel",
      values: [
        { from: 0, to: 28, name: "CHAN_AUTO", value: 0, doc: "any free channel" },
        { from: 0, to: 28, name: "CHAN_WEAPON", value: 1 },
        { from: 0, to: 28, name: "CHAN_VOICE", value: 2 },
        { from: 0, to: 28, name: "CHAN_ITEM", value: 3 },
        { from: 0, to: 28, name: "CHAN_BODY", value: 4 },
      ],
    },
    {
      name: "signon",
      values: [
        {
          from: 0,
          to: 28,
          name: "SIGNON_PRESPAWN",
          value: 1,
          doc: "models and sounds are known; entities follow",
        },
        { from: 0, to: 28, name: "SIGNON_SPAWN", value: 2, doc: "light styles and players follow" },
        { from: 0, to: 28, name: "SIGNON_BEGIN", value: 3, doc: "drawing begins" },
      ],
    },
    {
      name: "temp_entity",
      doc: "Short-lived effects.",
      values: [
        { from: 0, to: 28, name: "TE_SPIKE", value: 0, doc: "a nail hits a wall" },
        {
          from: 0,
          to: 28,
          name: "TE_SUPERSPIKE",
          value: 1,
          doc: "a nail of the super nailgun or a trap hits a wall",
        },
        { from: 0, to: 28, name: "TE_GUNSHOT", value: 2, doc: "shot or axe hits a wall" },
        { from: 0, to: 28, name: "TE_EXPLOSION", value: 3, doc: "grenade or rocket" },
        { from: 0, to: 28, name: "TE_TAREXPLOSION", value: 4, doc: "a tarbaby bursts" },
        { from: 0, to: 28, name: "TE_LIGHTNING1", value: 5, doc: "a shambler's bolt" },
        { from: 0, to: 28, name: "TE_LIGHTNING2", value: 6, doc: "the thunderbolt's" },
        { from: 0, to: 28, name: "TE_WIZSPIKE", value: 7, doc: "a scrag's spit hits" },
        { from: 0, to: 28, name: "TE_KNIGHTSPIKE", value: 8, doc: "a hell knight's shot hits" },
        { from: 0, to: 28, name: "TE_LIGHTNING3", value: 9, doc: "what kills Chthon" },
        { from: 0, to: 28, name: "TE_LAVASPLASH", value: 10, doc: "Chthon rises or falls" },
        { from: 0, to: 28, name: "TE_TELEPORT", value: 11, doc: "where somebody arrives" },
        {
          from: 7,
          to: 28,
          name: "TE_EXPLOSION2",
          value: 12,
          doc: "an explosion in chosen colours",
        },
        { from: 7, to: 28, name: "TE_BEAM", value: 13, doc: "a grappling hook's line" },
        { from: 13, to: 13, name: "TE_EXPLOSION3", value: 16, doc: "an explosion in a colour" },
        {
          from: 13,
          to: 13,
          name: "TE_LIGHTNING4NEH",
          value: 17,
          doc: "a bolt with a model of its own",
        },
        { from: 13, to: 13, name: "TE_BLOOD", value: 50, doc: "somebody bleeds" },
        { from: 13, to: 13, name: "TE_SPARK", value: 51 },
        { from: 13, to: 13, name: "TE_BLOODSHOWER", value: 52, doc: "somebody bleeds all over" },
        { from: 13, to: 13, name: "TE_EXPLOSIONRGB", value: 53, doc: "an explosion in a colour" },
        { from: 13, to: 13, name: "TE_PARTICLECUBE", value: 54, doc: "particles in a box" },
        { from: 13, to: 13, name: "TE_PARTICLERAIN", value: 55 },
        { from: 13, to: 13, name: "TE_PARTICLESNOW", value: 56 },
        {
          from: 13,
          to: 13,
          name: "TE_GUNSHOTQUAD",
          value: 57,
          doc: "this one, and those called alike, with quad damage",
        },
        { from: 13, to: 13, name: "TE_SPIKEQUAD", value: 58 },
        { from: 13, to: 13, name: "TE_SUPERSPIKEQUAD", value: 59 },
        { from: 13, to: 13, name: "TE_EXPLOSIONQUAD", value: 70 },
        { from: 13, to: 13, name: "TE_SMALLFLASH", value: 72 },
        { from: 13, to: 13, name: "TE_CUSTOMFLASH", value: 73 },
        { from: 13, to: 13, name: "TE_FLAMEJET", value: 74 },
        { from: 13, to: 13, name: "TE_PLASMABURN", value: 75 },
        {
          from: 13,
          to: 13,
          name: "TE_TEI_G3",
          value: 76,
          doc: "this one and those after it are Nexuiz's",
        },
        { from: 13, to: 13, name: "TE_TEI_SMOKE", value: 77 },
        { from: 13, to: 13, name: "TE_TEI_BIGEXPLOSION", value: 78 },
        { from: 13, to: 13, name: "TE_TEI_PLASMAHIT", value: 79 },
        { from: 17, to: 17, name: "TE_EXPLOSION3", value: 16, doc: "an explosion in a colour" },
        {
          from: 17,
          to: 17,
          name: "TE_LIGHTNING4NEH",
          value: 17,
          doc: "a bolt with a model of its own",
        },
      ],
    },
    {
      name: "precached",
      values: [
        { from: 19, to: 28, name: "PC_MODEL", value: 0 },
        { from: 19, to: 28, name: "PC_PARTICLE", value: 1 },
        { from: 19, to: 28, name: "PC_SOUND", value: 2 },
      ],
    },
  ],
  vectors: [],
  kind: "protocol",
  messages: [
    {
      name: "bad",
      doc: "Never sent on purpose.",
      ref: "DEM §7.1",
      source: "netquake.yaml:78",
      illegal: 'id\'s client stops with "Bad server message"',
      layouts: [{ from: 0, to: 28, id: [0, 0], fields: [] }],
    },
    {
      name: "nop",
      doc: "Does nothing.",
      ref: "DEM §7.2",
      source: "netquake.yaml:84",
      layouts: [{ from: 0, to: 28, id: [1, 1], fields: [] }],
      role: "nothing",
    },
    {
      name: "disconnect",
      doc: "The server ends the game. The last message of most recordings.",
      ref: "DEM §7.3, ERRATA 21",
      source: "netquake.yaml:90",
      layouts: [{ from: 0, to: 28, id: [2, 2], fields: [] }],
      role: "end",
    },
    {
      name: "updatestat",
      doc: "Sets one of the player's statistics.",
      ref: "DEM §7.4",
      source: "netquake.yaml:96",
      layouts: [{ from: 0, to: 28, id: [3, 3], fields: UPDATESTAT_FIELDS }],
      role: "figure",
      tells: UPDATESTAT_TELLS,
      lasts: { how: "last", by: ["index"] },
    },
    {
      name: "version",
      doc: "The server's protocol number. Servers say it in serverinfo instead.",
      ref: "DEM §7.5",
      source: "netquake.yaml:107",
      layouts: [{ from: 0, to: 28, id: [4, 4], fields: VERSION_FIELDS }],
    },
    {
      name: "setview",
      doc: "Puts the camera at an entity.",
      ref: "DEM §7.6, ERRATA 23",
      source: "netquake.yaml:114",
      layouts: [
        { from: 0, to: 12, id: [5, 5], fields: SETVIEW_FIELDS },
        { from: 13, to: 13, id: [5, 5], fields: [ENTITY_2] },
        { from: 14, to: 28, id: [5, 5], fields: SETVIEW_FIELDS },
      ],
      role: "view",
      tells: { members: { number: "entity" } },
      lasts: { how: "last" },
    },
    {
      name: "sound",
      doc: "Starts a sound at a point.",
      ref: "DEM §7.7, ERRATA 17",
      source: "netquake.yaml:124",
      text: { entries: SOUND_ENTRIES },
      layouts: [
        { from: 0, to: 8, id: [6, 6], fields: SOUND_FIELDS },
        { from: 9, to: 10, id: [6, 6], fields: SOUND_FIELDS_2 },
        { from: 11, to: 11, id: [6, 6], fields: SOUND_FIELDS_3 },
        { from: 12, to: 12, id: [6, 6], fields: SOUND_FIELDS_4 },
        { from: 13, to: 13, id: [6, 6], fields: SOUND_FIELDS_5 },
        { from: 14, to: 14, id: [6, 6], fields: SOUND_FIELDS },
        { from: 15, to: 16, id: [6, 6], fields: SOUND_FIELDS_6 },
        { from: 17, to: 17, id: [6, 6], fields: SOUND_FIELDS },
        { from: 18, to: 18, id: [6, 6], fields: SOUND_FIELDS_2 },
        { from: 19, to: 19, id: [6, 6], fields: SOUND_FIELDS_7 },
        { from: 20, to: 21, id: [6, 6], fields: SOUND_FIELDS_8 },
        { from: 22, to: 22, id: [6, 6], fields: SOUND_FIELDS_9 },
        { from: 23, to: 23, id: [6, 6], fields: SOUND_FIELDS_10 },
        { from: 24, to: 24, id: [6, 6], fields: SOUND_FIELDS_7 },
        { from: 25, to: 26, id: [6, 6], fields: SOUND_FIELDS_8 },
        { from: 27, to: 27, id: [6, 6], fields: SOUND_FIELDS_9 },
        { from: 28, to: 28, id: [6, 6], fields: SOUND_FIELDS_10 },
      ],
      role: "effect",
      lasts: { how: "moment" },
    },
    {
      name: "time",
      doc: "The server's time, in seconds since the level began.",
      ref: "DEM §7.8",
      source: "netquake.yaml:153",
      text: { entries: [{ token: "time", of: ["time"], as: "time" }, ACK_TEXT] },
      layouts: [
        { from: 0, to: 23, id: [7, 7], fields: [TIME] },
        { from: 24, to: 28, id: [7, 7], fields: TIME_FIELDS },
      ],
      role: "frame",
      tells: { members: { seconds: "time" } },
    },
    {
      name: "print",
      doc: "Text for the top of the screen and the console. A first byte of 1 plays the chat sound.",
      ref: "DEM §7.9",
      source: "netquake.yaml:163",
      layouts: [{ from: 0, to: 28, id: [8, 8], fields: PART_FIELDS }],
      role: "print",
      tells: { members: { text: "text" } },
    },
    {
      name: "stufftext",
      doc: "Commands that the client's console runs.",
      ref: "DEM §7.10",
      source: "netquake.yaml:172",
      layouts: [{ from: 0, to: 28, id: [9, 9], fields: PART_FIELDS }],
      role: "commands",
      tells: { members: { text: "text" } },
    },
    {
      name: "setangle",
      doc: "Turns the camera.",
      ref: "DEM §7.11",
      source: "netquake.yaml:181",
      layouts: [
        { from: 0, to: 10, id: [10, 10], fields: SETANGLE_FIELDS },
        { from: 11, to: 13, id: [10, 10], fields: SETANGLE_FIELDS_2 },
        { from: 14, to: 21, id: [10, 10], fields: SETANGLE_FIELDS },
        { from: 22, to: 23, id: [10, 10], fields: SETANGLE_FIELDS_2 },
        { from: 24, to: 26, id: [10, 10], fields: SETANGLE_FIELDS },
        { from: 27, to: 28, id: [10, 10], fields: SETANGLE_FIELDS_2 },
      ],
      lasts: { how: "moment" },
    },
    {
      name: "serverinfo",
      doc: "A level begins.",
      ref: "DEM §7.12",
      source: "netquake.yaml:189",
      text: { entries: SERVERINFO_ENTRIES },
      layouts: [
        { from: 0, to: 17, id: [11, 11], fields: SERVERINFO_FIELDS },
        { from: 18, to: 18, id: [11, 11], fields: SERVERINFO_FIELDS_2 },
        { from: 19, to: 28, id: [11, 11], fields: SERVERINFO_FIELDS },
      ],
      role: "level",
      tells: {
        members: { title: "mapname", models: "models", sounds: "sounds", room: "maxclients" },
      },
    },
    {
      name: "lightstyle",
      doc: "How a kind of light flickers.",
      ref: "DEM §7.13",
      source: "netquake.yaml:227",
      layouts: [{ from: 0, to: 28, id: [12, 12], fields: LIGHTSTYLE_FIELDS }],
      role: "light",
      tells: { members: { number: "style", pattern: "string" } },
      lasts: { how: "last", by: ["style"] },
    },
    {
      name: "updatename",
      doc: "A player's name.",
      ref: "DEM §7.14",
      source: "netquake.yaml:238",
      layouts: [{ from: 0, to: 28, id: [13, 13], fields: UPDATENAME_FIELDS }],
      role: "player",
      tells: { members: { player: "player", name: "netname" } },
      lasts: { how: "last", by: ["player"] },
    },
    {
      name: "updatefrags",
      doc: "A player's frags.",
      ref: "DEM §7.15",
      source: "netquake.yaml:249",
      layouts: [{ from: 0, to: 28, id: [14, 14], fields: UPDATEFRAGS_FIELDS }],
      role: "player",
      tells: { members: { player: "player", frags: "frags" } },
      lasts: { how: "last", by: ["player"] },
    },
    {
      name: "clientdata",
      doc: "The status bar, and how the camera is moved.",
      ref: "DEM §7.16, ERRATA 1-9",
      source: "netquake.yaml:260",
      text: { entries: CLIENTDATA_ENTRIES },
      layouts: [
        { from: 0, to: 5, id: [15, 15], fields: CLIENTDATA_FIELDS },
        { from: 6, to: 8, id: [15, 15], fields: CLIENTDATA_FIELDS_2 },
        { from: 9, to: 12, id: [15, 15], fields: CLIENTDATA_FIELDS_3 },
        { from: 14, to: 16, id: [15, 15], fields: CLIENTDATA_FIELDS_4 },
        { from: 17, to: 17, id: [15, 15], fields: CLIENTDATA_FIELDS_2 },
        { from: 18, to: 18, id: [15, 15], fields: CLIENTDATA_FIELDS_5 },
        { from: 19, to: 19, id: [15, 15], fields: CLIENTDATA_FIELDS_2 },
        { from: 20, to: 23, id: [15, 15], fields: CLIENTDATA_FIELDS_3 },
        { from: 24, to: 24, id: [15, 15], fields: CLIENTDATA_FIELDS_2 },
        { from: 25, to: 28, id: [15, 15], fields: CLIENTDATA_FIELDS_3 },
      ],
      role: "status",
      lasts: { how: "last" },
    },
    {
      name: "stopsound",
      doc: "Stops the sound that an entity makes on a channel.",
      ref: "DEM §7.17",
      source: "netquake.yaml:333",
      text: { entries: STOPSOUND_ENTRIES },
      layouts: [{ from: 0, to: 28, id: [16, 16], fields: STOPSOUND_FIELDS }],
      role: "effect",
      lasts: { how: "moment" },
    },
    {
      name: "updatecolors",
      doc: "A player's colours.",
      ref: "DEM §7.18",
      source: "netquake.yaml:349",
      text: {
        entries: [
          { token: "player", of: ["player"] },
          { token: "colors", of: ["shirt", "pants"] },
        ],
      },
      layouts: [{ from: 0, to: 28, id: [17, 17], fields: UPDATECOLORS_FIELDS }],
      role: "player",
      tells: { members: { player: "player", shirt: "shirt", pants: "pants" } },
      lasts: { how: "last", by: ["player"] },
    },
    {
      name: "particle",
      doc: "Particles fly.",
      ref: "DEM §7.19, ERRATA 14",
      source: "netquake.yaml:366",
      text: { entries: PARTICLE_ENTRIES },
      layouts: [
        { from: 0, to: 10, id: [18, 18], fields: PARTICLE_FIELDS },
        { from: 11, to: 11, id: [18, 18], fields: PARTICLE_FIELDS_2 },
        { from: 12, to: 12, id: [18, 18], fields: PARTICLE_FIELDS_3 },
        { from: 13, to: 13, id: [18, 18], fields: PARTICLE_FIELDS_2 },
        { from: 14, to: 21, id: [18, 18], fields: PARTICLE_FIELDS },
        { from: 22, to: 22, id: [18, 18], fields: PARTICLE_FIELDS_2 },
        { from: 23, to: 23, id: [18, 18], fields: PARTICLE_FIELDS_3 },
        { from: 24, to: 26, id: [18, 18], fields: PARTICLE_FIELDS },
        { from: 27, to: 27, id: [18, 18], fields: PARTICLE_FIELDS_2 },
        { from: 28, to: 28, id: [18, 18], fields: PARTICLE_FIELDS_3 },
      ],
      role: "effect",
      lasts: { how: "moment" },
    },
    {
      name: "damage",
      doc: "The player was hit.",
      ref: "DEM §7.20, §3.4",
      source: "netquake.yaml:383",
      text: { entries: DAMAGE_ENTRIES },
      layouts: [
        { from: 0, to: 10, id: [19, 19], fields: DAMAGE_FIELDS },
        { from: 11, to: 11, id: [19, 19], fields: DAMAGE_FIELDS_2 },
        { from: 12, to: 12, id: [19, 19], fields: DAMAGE_FIELDS_3 },
        { from: 13, to: 13, id: [19, 19], fields: DAMAGE_FIELDS_2 },
        { from: 14, to: 21, id: [19, 19], fields: DAMAGE_FIELDS },
        { from: 22, to: 22, id: [19, 19], fields: DAMAGE_FIELDS_2 },
        { from: 23, to: 23, id: [19, 19], fields: DAMAGE_FIELDS_3 },
        { from: 24, to: 26, id: [19, 19], fields: DAMAGE_FIELDS },
        { from: 27, to: 27, id: [19, 19], fields: DAMAGE_FIELDS_2 },
        { from: 28, to: 28, id: [19, 19], fields: DAMAGE_FIELDS_3 },
      ],
      role: "effect",
      lasts: { how: "moment" },
    },
    {
      name: "spawnstatic",
      doc: "An entity that never changes, such as a flame.",
      ref: "DEM §7.21",
      source: "netquake.yaml:398",
      text: { entries: SPAWNSTATIC_ENTRIES },
      layouts: [
        { from: 0, to: 10, id: [20, 20], fields: SPAWNSTATIC_FIELDS_2 },
        { from: 11, to: 11, id: [20, 20], fields: SPAWNSTATIC_FIELDS_4 },
        { from: 12, to: 12, id: [20, 20], fields: SPAWNSTATIC_FIELDS_6 },
        { from: 13, to: 13, id: [20, 20], fields: SPAWNSTATIC_FIELDS_4 },
        { from: 14, to: 16, id: [20, 20], fields: SPAWNSTATIC_FIELDS_7 },
        { from: 17, to: 21, id: [20, 20], fields: SPAWNSTATIC_FIELDS_2 },
        { from: 22, to: 22, id: [20, 20], fields: SPAWNSTATIC_FIELDS_4 },
        { from: 23, to: 23, id: [20, 20], fields: SPAWNSTATIC_FIELDS_6 },
        { from: 24, to: 26, id: [20, 20], fields: SPAWNSTATIC_FIELDS_2 },
        { from: 27, to: 27, id: [20, 20], fields: SPAWNSTATIC_FIELDS_4 },
        { from: 28, to: 28, id: [20, 20], fields: SPAWNSTATIC_FIELDS_6 },
      ],
      lasts: { how: "each" },
    },
    {
      name: "spawnbinary",
      doc: "No longer used.",
      ref: "DEM §7.22",
      source: "netquake.yaml:420",
      illegal: 'id\'s client stops with "Illegible server message"',
      layouts: [{ from: 0, to: 18, id: [21, 21], fields: [] }],
    },
    {
      name: "spawnbaseline",
      doc: "An entity's state that its updates differ from.",
      ref: "DEM §7.23, ERRATA 13",
      source: "netquake.yaml:426",
      sets: "baseline",
      text: { entries: SPAWNBASELINE_ENTRIES },
      layouts: [
        { from: 0, to: 10, id: [22, 22], fields: SPAWNBASELINE_FIELDS },
        { from: 11, to: 11, id: [22, 22], fields: SPAWNBASELINE_FIELDS_2 },
        { from: 12, to: 12, id: [22, 22], fields: SPAWNBASELINE_FIELDS_3 },
        { from: 13, to: 13, id: [22, 22], fields: SPAWNBASELINE_FIELDS_4 },
        { from: 14, to: 16, id: [22, 22], fields: SPAWNBASELINE_FIELDS_5 },
        { from: 17, to: 21, id: [22, 22], fields: SPAWNBASELINE_FIELDS },
        { from: 22, to: 22, id: [22, 22], fields: SPAWNBASELINE_FIELDS_2 },
        { from: 23, to: 23, id: [22, 22], fields: SPAWNBASELINE_FIELDS_3 },
        { from: 24, to: 26, id: [22, 22], fields: SPAWNBASELINE_FIELDS },
        { from: 27, to: 27, id: [22, 22], fields: SPAWNBASELINE_FIELDS_2 },
        { from: 28, to: 28, id: [22, 22], fields: SPAWNBASELINE_FIELDS_3 },
      ],
      tells: { members: { number: "entity" } },
    },
    {
      name: "temp_entity",
      doc: "A short-lived effect.",
      ref: "DEM §7.24",
      source: "netquake.yaml:451",
      text: { entries: TEMP_ENTITY_ENTRIES },
      layouts: [
        { from: 0, to: 6, id: [23, 23], fields: TEMP_ENTITY_FIELDS },
        { from: 7, to: 10, id: [23, 23], fields: TEMP_ENTITY_FIELDS_2 },
        { from: 11, to: 11, id: [23, 23], fields: TEMP_ENTITY_FIELDS_3 },
        { from: 12, to: 12, id: [23, 23], fields: TEMP_ENTITY_FIELDS_4 },
        { from: 13, to: 13, id: [23, 23], fields: TEMP_ENTITY_FIELDS_5 },
        { from: 14, to: 16, id: [23, 23], fields: TEMP_ENTITY_FIELDS_2 },
        { from: 17, to: 17, id: [23, 23], fields: TEMP_ENTITY_FIELDS_6 },
        { from: 18, to: 21, id: [23, 23], fields: TEMP_ENTITY_FIELDS_2 },
        { from: 22, to: 22, id: [23, 23], fields: TEMP_ENTITY_FIELDS_3 },
        { from: 23, to: 23, id: [23, 23], fields: TEMP_ENTITY_FIELDS_4 },
        { from: 24, to: 26, id: [23, 23], fields: TEMP_ENTITY_FIELDS_2 },
        { from: 27, to: 27, id: [23, 23], fields: TEMP_ENTITY_FIELDS_3 },
        { from: 28, to: 28, id: [23, 23], fields: TEMP_ENTITY_FIELDS_4 },
      ],
      role: "effect",
      lasts: { how: "moment" },
    },
    {
      name: "setpause",
      doc: "The game pauses or goes on.",
      ref: "DEM §7.25",
      source: "netquake.yaml:494",
      layouts: [{ from: 0, to: 28, id: [24, 24], fields: SETPAUSE_FIELDS }],
      lasts: { how: "last" },
    },
    {
      name: "signonnum",
      doc: "How far the client has come with its sign-on.",
      ref: "DEM §7.26, ERRATA 25",
      source: "netquake.yaml:502",
      layouts: [{ from: 0, to: 28, id: [25, 25], fields: SIGNONNUM_FIELDS }],
      role: "signon",
      tells: { members: { number: "signon" } },
    },
    {
      name: "centerprint",
      doc: "Text in the middle of the screen.",
      ref: "DEM §7.27",
      source: "netquake.yaml:511",
      layouts: [{ from: 0, to: 28, id: [26, 26], fields: PART_FIELDS }],
      role: "text",
      tells: { members: { text: "text" } },
      lasts: { how: "moment" },
    },
    {
      name: "killedmonster",
      doc: "One more monster is dead.",
      ref: "DEM §7.28",
      source: "netquake.yaml:521",
      layouts: [{ from: 0, to: 28, id: [27, 27], fields: [] }],
      lasts: { how: "each" },
    },
    {
      name: "foundsecret",
      doc: "One more secret is found.",
      ref: "DEM §7.29",
      source: "netquake.yaml:527",
      layouts: [{ from: 0, to: 28, id: [28, 28], fields: [] }],
      lasts: { how: "each" },
    },
    {
      name: "spawnstaticsound",
      doc: "A sound that goes on for the whole level.",
      ref: "DEM §7.30",
      source: "netquake.yaml:533",
      text: SPAWNSTATICSOUND_TEXT,
      layouts: [
        { from: 0, to: 10, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 11, to: 11, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_2 },
        { from: 12, to: 12, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_3 },
        { from: 13, to: 13, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_2 },
        { from: 14, to: 15, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 16, to: 16, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_4 },
        { from: 17, to: 21, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 22, to: 22, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_2 },
        { from: 23, to: 23, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_3 },
        { from: 24, to: 26, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 27, to: 27, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_2 },
        { from: 28, to: 28, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_3 },
      ],
      role: "effect",
      lasts: { how: "each" },
    },
    {
      name: "intermission",
      doc: "The level is over; its figures are shown.",
      ref: "DEM §7.31",
      source: "netquake.yaml:550",
      layouts: [{ from: 0, to: 28, id: [30, 30], fields: [] }],
      lasts: { how: "last" },
    },
    {
      name: "finale",
      doc: "The episode is over; this text is given.",
      ref: "DEM §7.32",
      source: "netquake.yaml:556",
      layouts: [{ from: 0, to: 28, id: [31, 31], fields: PART_FIELDS }],
      lasts: { how: "last", as: "intermission" },
    },
    {
      name: "cdtrack",
      doc: "Which music plays.",
      ref: "DEM §7.33, ERRATA 27",
      source: "netquake.yaml:564",
      text: {
        entries: [
          { token: "fromtrack", of: ["track"] },
          { token: "totrack", of: ["looptrack"] },
        ],
      },
      layouts: [{ from: 0, to: 28, id: [32, 32], fields: CDTRACK_FIELDS }],
      role: "effect",
      lasts: { how: "last" },
    },
    {
      name: "sellscreen",
      doc: "Shows what the shareware does not have.",
      ref: "DEM §7.34",
      source: "netquake.yaml:577",
      layouts: [{ from: 0, to: 28, id: [33, 33], fields: [] }],
      role: "effect",
    },
    {
      name: "cutscene",
      doc: "As finale, without its end.",
      ref: "DEM §7.35",
      source: "netquake.yaml:583",
      layouts: [{ from: 6, to: 28, id: [34, 34], fields: PART_FIELDS }],
      lasts: { how: "last", as: "intermission" },
    },
    {
      name: "updateentity",
      doc: "How an entity differs from its baseline. One that gets no update is out of sight.",
      ref: "DEM §7.36, ERRATA 10-13",
      source: "netquake.yaml:592",
      text: { entries: UPDATEENTITY_ENTRIES },
      layouts: [
        { from: 0, to: 8, id: [128, 255], fields: UPDATEENTITY_FIELDS },
        { from: 9, to: 10, id: [128, 255], fields: UPDATEENTITY_FIELDS_2 },
        { from: 11, to: 11, id: [128, 255], fields: UPDATEENTITY_FIELDS_3 },
        { from: 12, to: 12, id: [128, 255], fields: UPDATEENTITY_FIELDS_4 },
        { from: 14, to: 16, id: [128, 255], fields: UPDATEENTITY_FIELDS_5 },
        { from: 17, to: 17, id: [128, 255], fields: UPDATEENTITY_FIELDS_6 },
        { from: 18, to: 18, id: [128, 255], fields: UPDATEENTITY_FIELDS_7 },
        { from: 19, to: 19, id: [128, 255], fields: UPDATEENTITY_FIELDS },
        { from: 20, to: 21, id: [128, 255], fields: UPDATEENTITY_FIELDS_2 },
        { from: 22, to: 22, id: [128, 255], fields: UPDATEENTITY_FIELDS_3 },
        { from: 23, to: 23, id: [128, 255], fields: UPDATEENTITY_FIELDS_4 },
        { from: 24, to: 24, id: [128, 255], fields: UPDATEENTITY_FIELDS },
        { from: 25, to: 26, id: [128, 255], fields: UPDATEENTITY_FIELDS_2 },
        { from: 27, to: 27, id: [128, 255], fields: UPDATEENTITY_FIELDS_3 },
        { from: 28, to: 28, id: [128, 255], fields: UPDATEENTITY_FIELDS_4 },
      ],
      role: "entity",
      tells: { members: { number: "entity", model: "modelindex" } },
    },
    {
      name: "skybox",
      doc: "The sky's pictures.",
      source: "netquake-666.yaml:50",
      layouts: [
        { from: 9, to: 12, id: [37, 37], fields: SKYBOX_FIELDS },
        { from: 18, to: 18, id: [37, 37], fields: SKYBOX_FIELDS },
        { from: 20, to: 23, id: [37, 37], fields: SKYBOX_FIELDS },
        { from: 25, to: 28, id: [37, 37], fields: SKYBOX_FIELDS },
      ],
      lasts: { how: "last" },
    },
    {
      name: "bf",
      doc: "The screen flashes.",
      source: "netquake-666.yaml:51",
      layouts: [
        { from: 9, to: 12, id: [40, 40], fields: [] },
        { from: 18, to: 18, id: [40, 40], fields: [] },
        { from: 20, to: 23, id: [40, 40], fields: [] },
        { from: 25, to: 28, id: [40, 40], fields: [] },
      ],
      role: "effect",
    },
    {
      name: "fog",
      doc: "Fog: its density and colour, and in how many seconds it becomes so.",
      source: "netquake-666.yaml:52",
      layouts: [
        { from: 9, to: 12, id: [41, 41], fields: FOG_FIELDS },
        { from: 18, to: 18, id: [41, 41], fields: FOG_FIELDS },
        { from: 20, to: 23, id: [41, 41], fields: FOG_FIELDS },
        { from: 25, to: 28, id: [41, 41], fields: FOG_FIELDS },
      ],
      lasts: { how: "last" },
    },
    {
      name: "spawnbaseline2",
      doc: "As spawnbaseline, with bits for wider numbers and for how solid the entity looks.",
      source: "netquake-666.yaml:57",
      sets: "baseline",
      layouts: [
        { from: 9, to: 10, id: [42, 42], fields: SPAWNBASELINE2_FIELDS_2 },
        { from: 11, to: 11, id: [42, 42], fields: SPAWNBASELINE2_FIELDS_4 },
        { from: 12, to: 12, id: [42, 42], fields: SPAWNBASELINE2_FIELDS_6 },
        { from: 18, to: 18, id: [42, 42], fields: SPAWNBASELINE2_FIELDS_8 },
        { from: 20, to: 21, id: [42, 42], fields: SPAWNBASELINE2_FIELDS_2 },
        { from: 22, to: 22, id: [42, 42], fields: SPAWNBASELINE2_FIELDS_4 },
        { from: 23, to: 23, id: [42, 42], fields: SPAWNBASELINE2_FIELDS_6 },
        { from: 25, to: 26, id: [42, 42], fields: SPAWNBASELINE2_FIELDS_2 },
        { from: 27, to: 27, id: [42, 42], fields: SPAWNBASELINE2_FIELDS_4 },
        { from: 28, to: 28, id: [42, 42], fields: SPAWNBASELINE2_FIELDS_6 },
      ],
      tells: { members: { number: "entity" } },
    },
    {
      name: "spawnstatic2",
      doc: "As spawnstatic, with bits for wider numbers and for how solid the entity looks.",
      source: "netquake-666.yaml:65",
      layouts: [
        { from: 9, to: 10, id: [43, 43], fields: SPAWNBASELINE2_FIELDS },
        { from: 11, to: 11, id: [43, 43], fields: SPAWNBASELINE2_FIELDS_3 },
        { from: 12, to: 12, id: [43, 43], fields: SPAWNBASELINE2_FIELDS_5 },
        { from: 18, to: 18, id: [43, 43], fields: SPAWNBASELINE2_FIELDS_7 },
        { from: 20, to: 21, id: [43, 43], fields: SPAWNBASELINE2_FIELDS },
        { from: 22, to: 22, id: [43, 43], fields: SPAWNBASELINE2_FIELDS_3 },
        { from: 23, to: 23, id: [43, 43], fields: SPAWNBASELINE2_FIELDS_5 },
        { from: 25, to: 26, id: [43, 43], fields: SPAWNBASELINE2_FIELDS },
        { from: 27, to: 27, id: [43, 43], fields: SPAWNBASELINE2_FIELDS_3 },
        { from: 28, to: 28, id: [43, 43], fields: SPAWNBASELINE2_FIELDS_5 },
      ],
      lasts: { how: "each" },
    },
    {
      name: "spawnstaticsound2",
      doc: "As spawnstaticsound, with a sound of two bytes.",
      source: "netquake-666.yaml:72",
      text: SPAWNSTATICSOUND_TEXT,
      layouts: [
        { from: 9, to: 10, id: [44, 44], fields: SPAWNSTATICSOUND_FIELDS_4 },
        { from: 11, to: 11, id: [44, 44], fields: SPAWNSTATICSOUND2_FIELDS },
        { from: 12, to: 12, id: [44, 44], fields: SPAWNSTATICSOUND2_FIELDS_2 },
        { from: 18, to: 18, id: [44, 44], fields: SPAWNSTATICSOUND_FIELDS_4 },
        { from: 20, to: 21, id: [44, 44], fields: SPAWNSTATICSOUND_FIELDS_4 },
        { from: 22, to: 22, id: [44, 44], fields: SPAWNSTATICSOUND2_FIELDS },
        { from: 23, to: 23, id: [44, 44], fields: SPAWNSTATICSOUND2_FIELDS_2 },
        { from: 25, to: 26, id: [44, 44], fields: SPAWNSTATICSOUND_FIELDS_4 },
        { from: 27, to: 27, id: [44, 44], fields: SPAWNSTATICSOUND2_FIELDS },
        { from: 28, to: 28, id: [44, 44], fields: SPAWNSTATICSOUND2_FIELDS_2 },
      ],
      role: "effect",
      lasts: { how: "each" },
    },
    {
      name: "clientview",
      doc: "The player's view. Health, ammunition and weapons come as figures, by updatestat and updatestatubyte.",
      source: "netquake-darkplaces.yaml:138",
      text: { legacy: "unknown" },
      layouts: [{ from: 13, to: 13, id: [15, 15], fields: CLIENTVIEW_FIELDS }],
      role: "status",
      lasts: { how: "last" },
    },
    {
      name: "showlmp",
      doc: "A picture over the view, at a place, until it is hidden.",
      source: "netquake-darkplaces.yaml:227",
      text: { legacy: "unknown" },
      layouts: [{ from: 13, to: 13, id: [35, 35], fields: SHOWLMP_FIELDS }],
      role: "effect",
    },
    {
      name: "hidelmp",
      doc: "The picture of a slot is gone.",
      source: "netquake-darkplaces.yaml:235",
      text: { legacy: "unknown" },
      layouts: [{ from: 13, to: 13, id: [36, 36], fields: HIDELMP_FIELDS }],
      role: "effect",
    },
    {
      name: "skybox_dp",
      doc: "The sky's pictures, by the beginning of their names.",
      source: "netquake-darkplaces.yaml:243",
      text: { legacy: "unknown" },
      layouts: [{ from: 13, to: 13, id: [37, 37], fields: SKYBOX_FIELDS }],
      lasts: { how: "last" },
    },
    {
      name: "downloaddata",
      doc: "A part of a file.",
      source: "netquake-darkplaces.yaml:251",
      text: { legacy: "unknown" },
      layouts: [{ from: 13, to: 13, id: [50, 50], fields: DOWNLOADDATA_FIELDS }],
      role: "link",
    },
    {
      name: "updatestatubyte",
      doc: "As updatestat, for figures of a byte.",
      source: "netquake-darkplaces.yaml:257",
      text: { legacy: "unknown" },
      layouts: [
        { from: 13, to: 13, id: [51, 51], fields: UPDATESTATUBYTE_FIELDS },
        { from: 19, to: 28, id: [51, 51], fields: UPDATESTATUBYTE_FIELDS },
      ],
      role: "figure",
      tells: UPDATESTAT_TELLS,
      lasts: UPDATESTATUBYTE_LASTS,
    },
    {
      name: "effect",
      doc: "A model that is shown at a place, frame by frame, and is gone.",
      source: "netquake-darkplaces.yaml:267",
      text: { legacy: "unknown" },
      layouts: [{ from: 13, to: 13, id: [52, 52], fields: EFFECT_FIELDS }],
      role: "effect",
    },
    {
      name: "effect2",
      doc: "As effect, with numbers of two bytes.",
      source: "netquake-darkplaces.yaml:273",
      text: { legacy: "unknown" },
      layouts: [{ from: 13, to: 13, id: [53, 53], fields: EFFECT2_FIELDS }],
      role: "effect",
    },
    {
      name: "precache",
      doc: "The name of a model or a sound that was not listed at the beginning.",
      source: "netquake-darkplaces.yaml:279",
      text: { legacy: "unknown" },
      layouts: [{ from: 13, to: 13, id: [54, 54], fields: PRECACHE_FIELDS }],
    },
    {
      name: "spawnbaseline_dp",
      doc: "As spawnbaseline, with numbers of two bytes.",
      source: "netquake-darkplaces.yaml:286",
      sets: "baseline",
      text: { legacy: "unknown" },
      layouts: [{ from: 13, to: 13, id: [55, 55], fields: SPAWNBASELINE_DP_FIELDS_2 }],
      tells: { members: { number: "entity" } },
    },
    {
      name: "spawnstatic_dp",
      doc: "As spawnstatic, with numbers of two bytes.",
      source: "netquake-darkplaces.yaml:295",
      text: { legacy: "unknown" },
      layouts: [{ from: 13, to: 13, id: [56, 56], fields: SPAWNBASELINE_DP_FIELDS }],
      lasts: { how: "each" },
    },
    {
      name: "entities",
      doc: "How entities differ from what they were. Those that are not mentioned stay as they are.",
      source: "netquake-darkplaces.yaml:303",
      text: { legacy: "unknown" },
      layouts: [{ from: 13, to: 13, id: [57, 57], fields: ENTITIES_FIELDS }],
      role: "entities",
      tells: {
        members: {
          number: "entities.number",
          model: "entities.change.modelindex",
          fresh: "entities.change.fresh",
        },
      },
    },
    {
      name: "csqcentities",
      doc: "Entities of the game's own program, which alone can read what they are.",
      source: "netquake-darkplaces.yaml:311",
      text: { legacy: "unknown" },
      layouts: [{ from: 13, to: 13, id: [58, 58], fields: CSQCENTITIES_FIELDS }],
    },
    {
      name: "trailparticles",
      doc: "Particles along the way of an entity.",
      source: "netquake-darkplaces.yaml:326",
      text: { legacy: "unknown" },
      layouts: [
        { from: 13, to: 13, id: [60, 60], fields: TRAILPARTICLES_FIELDS },
        { from: 19, to: 21, id: [60, 60], fields: TRAILPARTICLES_FIELDS_2 },
        { from: 22, to: 22, id: [60, 60], fields: TRAILPARTICLES_FIELDS },
        { from: 23, to: 23, id: [60, 60], fields: TRAILPARTICLES_FIELDS_3 },
        { from: 24, to: 26, id: [60, 60], fields: TRAILPARTICLES_FIELDS_2 },
        { from: 27, to: 27, id: [60, 60], fields: TRAILPARTICLES_FIELDS },
        { from: 28, to: 28, id: [60, 60], fields: TRAILPARTICLES_FIELDS_3 },
      ],
      role: "effect",
    },
    {
      name: "pointparticles",
      doc: "Particles at a place, that many, flying somewhere.",
      source: "netquake-darkplaces.yaml:332",
      text: { legacy: "unknown" },
      layouts: [
        { from: 13, to: 13, id: [61, 61], fields: POINTPARTICLES_FIELDS },
        { from: 19, to: 21, id: [61, 61], fields: POINTPARTICLES_FIELDS_2 },
        { from: 22, to: 22, id: [61, 61], fields: POINTPARTICLES_FIELDS },
        { from: 23, to: 23, id: [61, 61], fields: POINTPARTICLES_FIELDS_3 },
        { from: 24, to: 26, id: [61, 61], fields: POINTPARTICLES_FIELDS_2 },
        { from: 27, to: 27, id: [61, 61], fields: POINTPARTICLES_FIELDS },
        { from: 28, to: 28, id: [61, 61], fields: POINTPARTICLES_FIELDS_3 },
      ],
      role: "effect",
    },
    {
      name: "pointparticles1",
      doc: "Particles at a place, once, and still.",
      source: "netquake-darkplaces.yaml:338",
      text: { legacy: "unknown" },
      layouts: [
        { from: 13, to: 13, id: [62, 62], fields: POINTPARTICLES1_FIELDS },
        { from: 19, to: 21, id: [62, 62], fields: POINTPARTICLES1_FIELDS_2 },
        { from: 22, to: 22, id: [62, 62], fields: POINTPARTICLES1_FIELDS },
        { from: 23, to: 23, id: [62, 62], fields: POINTPARTICLES1_FIELDS_3 },
        { from: 24, to: 26, id: [62, 62], fields: POINTPARTICLES1_FIELDS_2 },
        { from: 27, to: 27, id: [62, 62], fields: POINTPARTICLES1_FIELDS },
        { from: 28, to: 28, id: [62, 62], fields: POINTPARTICLES1_FIELDS_3 },
      ],
      role: "effect",
    },
    {
      name: "spawnstaticsound_dp",
      doc: "As spawnstaticsound, with a sound of two bytes.",
      source: "netquake-darkplaces.yaml:318",
      text: { legacy: "unknown", entries: SPAWNSTATICSOUND_ENTRIES },
      layouts: [{ from: 13, to: 13, id: [59, 59], fields: SPAWNSTATICSOUND2_FIELDS }],
      role: "effect",
      lasts: { how: "each" },
    },
    {
      name: "picture",
      doc: "A picture over the view, at a place, until it is gone.",
      source: "netquake-nehahra.yaml:23",
      text: { legacy: "unknown" },
      layouts: [{ from: 17, to: 17, id: [35, 35], fields: PICTURE_FIELDS }],
      role: "effect",
    },
    {
      name: "nopicture",
      doc: "The picture of a slot is gone.",
      source: "netquake-nehahra.yaml:31",
      text: { legacy: "unknown" },
      layouts: [{ from: 17, to: 17, id: [36, 36], fields: HIDELMP_FIELDS }],
      role: "effect",
    },
    {
      name: "sky",
      doc: "The sky's pictures, by the beginning of their names.",
      source: "netquake-nehahra.yaml:39",
      text: { legacy: "unknown" },
      layouts: [{ from: 17, to: 17, id: [37, 37], fields: SKYBOX_FIELDS }],
      lasts: { how: "last" },
    },
    {
      name: "mist",
      doc: "Fog: its density and colour; none where `on` is 0.",
      source: "netquake-nehahra.yaml:47",
      text: { legacy: "unknown" },
      layouts: [{ from: 17, to: 17, id: [51, 51], fields: MIST_FIELDS }],
      lasts: { how: "last" },
    },
    {
      name: "updateping",
      doc: "How long a player's packets take.",
      source: "netquake-rerelease.yaml:86",
      text: { legacy: "unknown" },
      layouts: [{ from: 18, to: 18, id: [46, 46], fields: UPDATEPING_FIELDS }],
      role: "player",
      tells: { members: { player: "player", ping: "ping" } },
      lasts: { how: "last", by: ["player"] },
    },
    {
      name: "updatesocial",
      doc: "Who a player is where he signed in.",
      source: "netquake-rerelease.yaml:94",
      text: { legacy: "unknown" },
      layouts: [{ from: 18, to: 18, id: [47, 47], fields: UPDATESOCIAL_FIELDS }],
      role: "player",
      tells: { members: { player: "player" } },
      lasts: { how: "last", by: ["player"] },
    },
    {
      name: "updateplinfo",
      doc: "How a player of the team is.",
      source: "netquake-rerelease.yaml:103",
      text: { legacy: "unknown" },
      layouts: [{ from: 18, to: 18, id: [48, 48], fields: UPDATEPLINFO_FIELDS }],
      role: "player",
      tells: { members: { player: "player" } },
      lasts: { how: "last", by: ["player"] },
    },
    {
      name: "locprint",
      doc: "Text for the console in the player's language: a text, or its name, and what is put into it.",
      source: "netquake-rerelease.yaml:111",
      text: { legacy: "unknown" },
      layouts: [{ from: 18, to: 18, id: [49, 49], fields: LOCPRINT_FIELDS }],
      role: "effect",
    },
    {
      name: "servervars",
      doc: "Settings of the server that predicting movement takes; those that changed.",
      source: "netquake-rerelease.yaml:117",
      text: { legacy: "unknown" },
      layouts: [{ from: 18, to: 18, id: [50, 50], fields: SERVERVARS_FIELDS }],
      lasts: { how: "each" },
    },
    {
      name: "seq",
      doc: "The last of the client's moves that the server knows.",
      source: "netquake-rerelease.yaml:140",
      text: { legacy: "unknown" },
      layouts: [{ from: 18, to: 18, id: [51, 51], fields: SEQ_FIELDS }],
      role: "link",
    },
    {
      name: "achievement",
      doc: "The player achieved something.",
      source: "netquake-rerelease.yaml:146",
      text: { legacy: "unknown" },
      layouts: [{ from: 18, to: 18, id: [52, 52], fields: [fieldOf("achievement", STRING)] }],
      role: "effect",
    },
    {
      name: "chat",
      doc: "A player says something.",
      source: "netquake-rerelease.yaml:152",
      text: { legacy: "unknown" },
      layouts: [{ from: 18, to: 18, id: [53, 53], fields: CHAT_FIELDS }],
      role: "print",
      tells: { members: { text: "text" } },
    },
    {
      name: "levelcompleted",
      doc: "The level is over. What its figures mean is not known.",
      source: "netquake-rerelease.yaml:159",
      text: { legacy: "unknown" },
      layouts: [{ from: 18, to: 18, id: [54, 54], fields: LEVELCOMPLETED_FIELDS }],
      role: "effect",
    },
    {
      name: "localsound",
      doc: "A sound that is heard from nowhere.",
      source: "netquake-rerelease.yaml:165",
      text: { legacy: "unknown" },
      layouts: [{ from: 18, to: 18, id: [56, 56], fields: LOCALSOUND_FIELDS }],
      role: "effect",
    },
    {
      name: "prompt",
      doc: "A question with answers to choose from; without any, it is gone.",
      source: "netquake-rerelease.yaml:173",
      text: { legacy: "unknown", entries: PROMPT_ENTRIES },
      layouts: [{ from: 18, to: 18, id: [57, 57], fields: PROMPT_FIELDS }],
      lasts: { how: "last" },
    },
    {
      name: "loccenterprint",
      doc: "As locprint, in the middle of the screen.",
      source: "netquake-rerelease.yaml:187",
      text: { legacy: "unknown" },
      layouts: [{ from: 18, to: 18, id: [58, 58], fields: LOCPRINT_FIELDS }],
      role: "effect",
    },
    {
      name: "spawnstatic_fte",
      doc: "As spawnstatic, written as an entity of updateentities.",
      source: "netquake-with-fte.yaml:215",
      text: { legacy: "unknown" },
      layouts: [
        { from: 19, to: 21, id: [21, 21], fields: SPAWNSTATIC_FTE_FIELDS },
        { from: 22, to: 22, id: [21, 21], fields: SPAWNSTATIC_FTE_FIELDS },
        { from: 23, to: 23, id: [21, 21], fields: SPAWNSTATIC_FTE_FIELDS },
        { from: 24, to: 26, id: [21, 21], fields: SPAWNSTATIC_FTE_FIELDS },
        { from: 27, to: 27, id: [21, 21], fields: SPAWNSTATIC_FTE_FIELDS },
        { from: 28, to: 28, id: [21, 21], fields: SPAWNSTATIC_FTE_FIELDS },
      ],
      lasts: { how: "each" },
    },
    {
      name: "precache_fte",
      doc: "The name of a model, an effect or a sound that was not listed at the beginning.",
      source: "netquake-with-fte.yaml:222",
      text: { legacy: "unknown" },
      layouts: [{ from: 19, to: 28, id: [54, 54], fields: PRECACHE_FTE_FIELDS }],
      lasts: { how: "each" },
    },
    {
      name: "csqcentities_fte",
      doc: "Entities of the game's own program, which alone can read what they are.",
      source: "netquake-with-fte.yaml:230",
      text: { legacy: "unknown" },
      layouts: [{ from: 19, to: 28, id: [58, 58], fields: CSQCENTITIES_FTE_FIELDS }],
    },
    {
      name: "spawnbaseline_fte",
      doc: "As spawnbaseline, written as an entity of updateentities.",
      source: "netquake-with-fte.yaml:238",
      sets: "baseline",
      text: { legacy: "unknown" },
      layouts: [
        { from: 19, to: 21, id: [66, 66], fields: SPAWNBASELINE_FTE_FIELDS },
        { from: 22, to: 22, id: [66, 66], fields: SPAWNBASELINE_FTE_FIELDS },
        { from: 23, to: 23, id: [66, 66], fields: SPAWNBASELINE_FTE_FIELDS },
        { from: 24, to: 26, id: [66, 66], fields: SPAWNBASELINE_FTE_FIELDS },
        { from: 27, to: 27, id: [66, 66], fields: SPAWNBASELINE_FTE_FIELDS },
        { from: 28, to: 28, id: [66, 66], fields: SPAWNBASELINE_FTE_FIELDS },
      ],
      tells: { members: { number: "entity", low: "low", state: "state" } },
    },
    {
      name: "updatestatstring",
      doc: "As updatestat, for figures that are text.",
      source: "netquake-with-fte.yaml:249",
      text: { legacy: "unknown" },
      layouts: [{ from: 19, to: 28, id: [78, 78], fields: UPDATESTATSTRING_FIELDS }],
      lasts: { how: "last", by: ["index"] },
    },
    {
      name: "updatestatfloat",
      doc: "As updatestat, for figures that are no whole numbers.",
      source: "netquake-with-fte.yaml:255",
      text: { legacy: "unknown" },
      layouts: [{ from: 19, to: 28, id: [79, 79], fields: UPDATESTATFLOAT_FIELDS }],
      role: "figure",
      tells: UPDATESTAT_TELLS,
      lasts: UPDATESTATUBYTE_LASTS,
    },
    {
      name: "voicechat",
      doc: "A part of what a player says.",
      source: "netquake-with-fte.yaml:263",
      text: { legacy: "unknown" },
      layouts: [{ from: 19, to: 28, id: [84, 84], fields: VOICECHAT_FIELDS }],
      role: "effect",
    },
    {
      name: "setangledelta",
      doc: "Turns the camera by that much.",
      source: "netquake-with-fte.yaml:275",
      text: { legacy: "unknown" },
      layouts: [{ from: 19, to: 28, id: [85, 85], fields: SETANGLEDELTA_FIELDS }],
      lasts: { how: "moment" },
    },
    {
      name: "updateentities",
      doc: "The server's time, and how entities differ from what they were, or from their baselines. Those that are not mentioned stay as they are. Where the one of number 0 is gone, all are.",
      source: "netquake-with-fte.yaml:281",
      text: { legacy: "unknown", entries: UPDATEENTITIES_ENTRIES },
      layouts: [
        { from: 19, to: 21, id: [86, 86], fields: UPDATEENTITIES_FIELDS },
        { from: 22, to: 22, id: [86, 86], fields: UPDATEENTITIES_FIELDS },
        { from: 23, to: 23, id: [86, 86], fields: UPDATEENTITIES_FIELDS },
        { from: 24, to: 26, id: [86, 86], fields: UPDATEENTITIES_FIELDS_2 },
        { from: 27, to: 27, id: [86, 86], fields: UPDATEENTITIES_FIELDS_2 },
        { from: 28, to: 28, id: [86, 86], fields: UPDATEENTITIES_FIELDS_2 },
      ],
      role: "entities",
      tells: {
        members: {
          seconds: "time",
          number: "entities.number",
          beyond: "entities.beyond",
          model: "entities.change.modelindex",
          reset: "entities.change.reset",
        },
      },
    },
  ],
  explicitOnly: [18],
};
