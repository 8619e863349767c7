// Generated from quakeworld.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
import { changed, fieldIf, fieldOf } from "../runtime/table/facts/field-of.ts";
const USERCMD_ENTRIES = [
  { token: "angles_1", of: ["angle1"] },
  { token: "angles_2", of: ["angle2"] },
  { token: "angles_3", of: ["angle3"] },
  { token: "speed_x", of: ["forwardmove"], as: "whole" },
  { token: "speed_y", of: ["sidemove"], as: "whole" },
  { token: "speed_z", of: ["upmove"], as: "whole" },
  { token: "fire", of: ["buttons"], flag: 0 },
  { token: "jump", of: ["buttons"], flag: 1 },
  { token: "flag", of: ["buttons"], bits: [-2, 2, 3, 4, 5, 6, 7], legacy: "unread" },
  { token: "impulse", of: ["impulse"] },
  { token: "load", of: ["msec"] },
] as const;
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
const ANGLE1 = fieldIf("angle1", ANGLE16, "flags", 0, { doc: "pitch", absent: 0 });
const ANGLE3 = fieldIf("angle3", ANGLE16, "flags", 1, { doc: "roll", absent: 0 });
const I8 = {
  kind: "int",
  name: "i8",
  bits: 8,
  signed: true,
  scale: { num: 8, den: 1, plus: 0 },
} as const;
const BUTTONS = fieldIf("buttons", U8, "flags", 5, {
  doc: "1 attack, 2 jump, 4 use, 8 attack2",
  absent: 0,
});
const IMPULSE = fieldIf("impulse", U8, "flags", 6, { absent: 0 });
const USERCMD_FIELDS = [
  FLAGS,
  ANGLE1,
  fieldOf("angle2", ANGLE16, { doc: "yaw" }),
  ANGLE3,
  fieldIf("forwardmove", I8, "flags", 2, { doc: "units a second", absent: 0 }),
  fieldIf("sidemove", I8, "flags", 3, { absent: 0 }),
  fieldIf("upmove", I8, "flags", 4, { absent: 0 }),
  BUTTONS,
  IMPULSE,
  fieldIf("msec", U8, "flags", 7, { doc: "milliseconds that the command lasts", absent: 0 }),
] as const;
const I16 = { kind: "int", name: "i16", bits: 16, signed: true } as const;
const USERCMD_FIELDS_2 = [
  FLAGS,
  ANGLE1,
  fieldIf("angle2", ANGLE16, "flags", 7, { doc: "yaw", absent: 0 }),
  ANGLE3,
  fieldIf("forwardmove", I16, "flags", 2, { doc: "units a second", absent: 0 }),
  fieldIf("sidemove", I16, "flags", 3, { absent: 0 }),
  fieldIf("upmove", I16, "flags", 4, { absent: 0 }),
  BUTTONS,
  IMPULSE,
  fieldOf("msec", U8, { doc: "milliseconds that the command lasts" }),
] as const;
const ORIGIN_TEXT = { token: "origin", of: ["x", "y", "z"], as: "whole" } as const;
const ANGLES_1_TEXT = {
  token: "angles_1",
  of: ["pitch"],
  as: {
    kind: "int",
    name: "nail_pitch",
    bits: 8,
    signed: true,
    scale: { num: 45, den: 2, plus: 0 },
  },
} as const;
const NAIL_ENTRIES = [ORIGIN_TEXT, ANGLES_1_TEXT, { token: "angles_2", of: ["yaw"] }] as const;
const U12 = {
  kind: "int",
  name: "u12",
  bits: 12,
  signed: false,
  scale: { num: 2, den: 1, plus: -4096 },
} as const;
const NAIL = {
  kind: "split",
  wire: { kind: "int", name: "u40", bits: 40, signed: false },
  parts: [
    { name: "x", type: U12 },
    { name: "y", type: U12 },
    { name: "z", type: U12 },
    {
      name: "pitch",
      doc: "degrees",
      type: {
        kind: "int",
        name: "u4",
        bits: 4,
        signed: false,
        scale: { num: 45, den: 2, plus: 0 },
      },
    },
  ],
} as const;
const ANGLE = {
  kind: "int",
  name: "angle",
  bits: 8,
  signed: true,
  scale: { num: 45, den: 32, plus: 0 },
} as const;
const YAW = fieldOf("yaw", ANGLE, { doc: "degrees" });
const NAIL_FIELDS = [NAIL, YAW] as const;
const ANGLE_2 = {
  kind: "int",
  name: "angle",
  bits: 16,
  signed: true,
  scale: { num: 45, den: 8192, plus: 0 },
} as const;
const YAW_2 = fieldOf("yaw", ANGLE_2, { doc: "degrees" });
const NAIL_FIELDS_2 = [NAIL, YAW_2] as const;
const NUMBEREDNAIL_ENTRIES = [{ token: "number", of: ["number"] }, ...NAIL_ENTRIES] as const;
const NUMBER = fieldOf("number", U8, { doc: "from 1 on" });
const NUMBEREDNAIL_FIELDS = [NUMBER, ...NAIL_FIELDS] as const;
const NUMBEREDNAIL_FIELDS_2 = [NUMBER, ...NAIL_FIELDS_2] as const;
const COLOURMOD_TEXT = { token: "colourmod", of: ["colourmod"], legacy: "unknown" } as const;
const PACKETENTITY_ENTRIES = [
  { token: "unknown_mask_bits", of: ["solid"], as: "set", legacy: "unknown" },
  { token: "entity", of: ["number"] },
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
  { token: "remove", of: ["remove"] },
  { token: "beyond512", of: ["beyond512"], legacy: "unknown" },
  { token: "beyond1024", of: ["beyond1024"], legacy: "unknown" },
  { token: "trans", of: ["trans"], legacy: "unknown" },
  COLOURMOD_TEXT,
] as const;
const U16 = { kind: "int", name: "u16", bits: 16, signed: false } as const;
const U7 = { kind: "int", name: "u7", bits: 7, signed: false } as const;
const PACKETENTITY = {
  kind: "split",
  wire: U16,
  parts: [
    { name: "number", type: { kind: "int", name: "u9", bits: 9, signed: false } },
    { name: "flags", type: U7, isMask: true },
  ],
  ends: 0,
  goesOn: 15,
} as const;
const FLAGS_2 = {
  kind: "mask",
  name: "flags",
  parts: [
    { from: "split", bits: 7, at: 9 },
    { from: U8, bits: 8, at: 0, when: 15, unless: 14 },
  ],
  hint: 32896,
  unused: 128,
  defaultValue: 0,
} as const;
const REMOVE = {
  kind: "bit",
  name: "remove",
  doc: "It is out of sight.",
  bit: { mask: "flags", bit: 14 },
} as const;
const FLAGS_14 = {
  kind: "terminator",
  bit: { mask: "flags", bit: 14 },
  live: "flags$live",
} as const;
const MODELINDEX = fieldIf("modelindex", U8, "flags$live", 2, { absent: "previous.modelindex" });
const FRAME = fieldIf("frame", U8, "flags$live", 13, { absent: "previous.frame" });
const COLORMAP = fieldIf("colormap", U8, "flags$live", 3, { absent: "previous.colormap" });
const SKIN = fieldIf("skin", U8, "flags$live", 4, { absent: "previous.skin" });
const EFFECTS = fieldIf("effects", U8, "flags$live", 5, {
  doc: "EF_ bits: 1 brightfield, 2 muzzleflash, 4 brightlight, 8 dimlight, 16 flag1, 32 flag2, 64 blue, 128 red",
  absent: "previous.effects",
});
const COORD = {
  kind: "int",
  name: "coord",
  bits: 16,
  signed: true,
  scale: { num: 1, den: 8, plus: 0 },
} as const;
const ORIGIN1 = fieldIf("origin1", COORD, "flags$live", 9, { absent: "previous.origin.0" });
const ANGLE1_2 = fieldIf("angle1", ANGLE, "flags$live", 0, { absent: "previous.angles.0" });
const ORIGIN2 = fieldIf("origin2", COORD, "flags$live", 10, { absent: "previous.origin.1" });
const ANGLE2 = fieldIf("angle2", ANGLE, "flags$live", 12, { absent: "previous.angles.1" });
const ORIGIN3 = fieldIf("origin3", COORD, "flags$live", 11, { absent: "previous.origin.2" });
const ANGLE3_2 = fieldIf("angle3", ANGLE, "flags$live", 1, { absent: "previous.angles.2" });
const SOLID = {
  kind: "bit",
  name: "solid",
  doc: "Players bump into it.",
  bit: { mask: "flags$live", bit: 6 },
} as const;
const PACKETENTITY_FIELDS = [
  PACKETENTITY,
  FLAGS_2,
  REMOVE,
  FLAGS_14,
  MODELINDEX,
  FRAME,
  COLORMAP,
  SKIN,
  EFFECTS,
  ORIGIN1,
  ANGLE1_2,
  ORIGIN2,
  ANGLE2,
  ORIGIN3,
  ANGLE3_2,
  SOLID,
] as const;
const FLAGS_3 = {
  kind: "mask",
  name: "flags",
  parts: [
    { from: "split", bits: 7, at: 9 },
    { from: U8, bits: 8, at: 0, when: 15 },
    { from: U8, bits: 8, at: 16, when: 7 },
    { from: U8, bits: 8, at: 24, when: 23, unless: 14 },
  ],
  hint: 4220878976,
  unused: 4212457472,
  defaultValue: 0,
} as const;
const FLAGS_19 = {
  kind: "reserved",
  bit: { mask: "flags", bit: 19 },
  why: "models above 255",
} as const;
const BEYOND512 = {
  kind: "bit",
  name: "beyond512",
  doc: "512 more than its number says",
  bit: { mask: "flags", bit: 21 },
} as const;
const BEYOND1024 = {
  kind: "bit",
  name: "beyond1024",
  doc: "1024 more than its number says",
  bit: { mask: "flags", bit: 22 },
} as const;
const TRANS = fieldIf("trans", U8, "flags$live", 17, {
  doc: "0 usual, 254 opaque",
  absent: "previous.trans",
});
const U8_3 = { kind: "array", name: "u8[3]", of: U8, count: 3 } as const;
const COLOURMOD = fieldIf("colourmod", U8_3, "flags$live", 26, {
  doc: "red, green and blue, 32 usual; 0 0 0 where nothing is given",
  absent: "previous.colourmod",
});
const PACKETENTITY_FIELDS_2 = changed(
  PACKETENTITY_FIELDS,
  [1, 1, FLAGS_3, FLAGS_19, BEYOND512, BEYOND1024],
  [15, 0, TRANS, COLOURMOD],
);
const PACKETENTITY_FIELDS_3 = changed(PACKETENTITY_FIELDS_2, [
  12,
  6,
  fieldIf("origin1", { kind: "float", name: "coord" }, "flags$live", 9, {
    absent: "previous.origin.0",
  }),
  fieldIf("angle1", ANGLE_2, "flags$live", 0, { absent: "previous.angles.0" }),
  fieldIf("origin2", { kind: "float", name: "coord" }, "flags$live", 10, {
    absent: "previous.origin.1",
  }),
  fieldIf("angle2", ANGLE_2, "flags$live", 12, { absent: "previous.angles.1" }),
  fieldIf("origin3", { kind: "float", name: "coord" }, "flags$live", 11, {
    absent: "previous.origin.2",
  }),
  fieldIf("angle3", ANGLE_2, "flags$live", 1, { absent: "previous.angles.2" }),
]);
const ORIGIN1_2 = fieldIf("origin1", { kind: "float", name: "f32" }, "flags$live", 9, {
  absent: "previous.origin.0",
});
const ORIGIN2_2 = fieldIf("origin2", { kind: "float", name: "f32" }, "flags$live", 10, {
  absent: "previous.origin.1",
});
const ORIGIN3_2 = fieldIf("origin3", { kind: "float", name: "f32" }, "flags$live", 11, {
  absent: "previous.origin.2",
});
const PACKETENTITY_FIELDS_4 = changed(
  PACKETENTITY_FIELDS,
  [9, 1, ORIGIN1_2],
  [11, 1, ORIGIN2_2],
  [13, 1, ORIGIN3_2],
);
const PACKETENTITY_FIELDS_5 = changed(
  PACKETENTITY_FIELDS_2,
  [12, 1, ORIGIN1_2],
  [14, 1, ORIGIN2_2],
  [16, 1, ORIGIN3_2],
);
const STRING = { kind: "string", name: "string", cut: 2047 } as const;
const DISCONNECT_FIELDS = [fieldOf("text", STRING, { doc: "EndOfDemo" })] as const;
const INDEX = fieldOf(
  "index",
  { kind: "int", name: "u8", bits: 8, signed: false, enum: 0 },
  { max: 31 },
);
const UPDATESTAT_FIELDS = [INDEX, fieldOf("value", U8)] as const;
const ATTENUATION_TEXT = { token: "attenuation", of: ["attenuation"] } as const;
const SOUNDNUM_TEXT = { token: "soundnum", of: ["soundnum"], names: "sounds" } as const;
const SOUND_ENTRIES = [
  { token: "channel", of: ["channel"] },
  { token: "entity", of: ["entity"] },
  { token: "vol", of: ["volume"] },
  ATTENUATION_TEXT,
  SOUNDNUM_TEXT,
  { token: "origin", of: ["origin"] },
] as const;
const CHANNEL = {
  name: "channel",
  type: { kind: "int", name: "u3", bits: 3, signed: false, enum: 1 },
} as const;
const SOUND = {
  kind: "split",
  wire: U16,
  parts: [
    CHANNEL,
    {
      name: "entity",
      doc: "id's client stops at more than 768",
      type: { kind: "int", name: "u10", bits: 10, signed: false },
    },
    { name: "flags", type: { kind: "int", name: "u3", bits: 3, signed: false }, isMask: true },
  ],
} as const;
const FLAGS_4 = {
  kind: "mask",
  name: "flags",
  parts: [{ from: "split", bits: 3, at: 13 }],
  hint: 8192,
  unused: 8192,
  defaultValue: 0,
} as const;
const U8_2 = {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  scale: { num: 1, den: 255, plus: 0 },
} as const;
const VOLUME = fieldIf("volume", U8_2, "flags", 15, { doc: "0 silent, 1 loudest", absent: 1 });
const U8_4 = {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  scale: { num: 1, den: 64, plus: 0 },
} as const;
const ATTENUATION = fieldIf("attenuation", U8_4, "flags", 14, {
  doc: "0 everywhere, 1 normal, 2 idle monsters, 3 static sounds",
  absent: 1,
});
const SOUNDNUM = fieldOf("soundnum", U8, { doc: "index into the sounds, the first is 1" });
const COORD_3 = { kind: "array", name: "coord[3]", of: COORD, count: 3 } as const;
const ORIGIN = fieldOf("origin", COORD_3);
const SOUND_FIELDS = [SOUND, FLAGS_4, VOLUME, ATTENUATION, SOUNDNUM, ORIGIN] as const;
const COORD_3_2 = {
  kind: "array",
  name: "coord[3]",
  of: { kind: "float", name: "coord" },
  count: 3,
} as const;
const ORIGIN_2 = fieldOf("origin", COORD_3_2);
const SOUND_FIELDS_2 = [SOUND, FLAGS_4, VOLUME, ATTENUATION, SOUNDNUM, ORIGIN_2] as const;
const TEXT = fieldOf("text", STRING);
const PRINT_FIELDS = [
  fieldOf("level", { kind: "int", name: "u8", bits: 8, signed: false, enum: 2 }),
  TEXT,
] as const;
const STUFFTEXT_FIELDS = [TEXT] as const;
const SETANGLE_ENTRIES = [
  { token: "cause", of: ["cause"], legacy: "unknown" },
  { token: "player", of: ["player"] },
  { token: "angles", of: ["angles"] },
] as const;
const ANGLE_3 = { kind: "array", name: "angle[3]", of: ANGLE, count: 3 } as const;
const ANGLES = fieldOf("angles", ANGLE_3, { doc: "pitch, yaw, roll" });
const SETANGLE_FIELDS = [ANGLES] as const;
const ANGLE_3_2 = { kind: "array", name: "angle[3]", of: ANGLE_2, count: 3 } as const;
const ANGLES_2 = fieldOf("angles", ANGLE_3_2, { doc: "pitch, yaw, roll" });
const SETANGLE_FIELDS_2 = [ANGLES_2] as const;
const CAUSE = fieldOf(
  "cause",
  { kind: "int", name: "u8", bits: 8, signed: false, enum: 4 },
  { doc: "what turned the player" },
);
const SETANGLE_FIELDS_3 = [CAUSE, ANGLES] as const;
const SETANGLE_FIELDS_4 = [CAUSE, ANGLES_2] as const;
const PLAYER = fieldOf("player", U8, { doc: "whose camera it is", max: 31 });
const SETANGLE_FIELDS_5 = [PLAYER, ANGLES] as const;
const SETANGLE_FIELDS_6 = [PLAYER, ANGLES_2] as const;
const SERVERDATA_ENTRIES = [
  { token: "mvdsv", of: ["mvdsv"], legacy: "unknown" },
  { token: "serverversion", of: ["serverversion"] },
  { token: "age", of: ["servercount"] },
  { token: "game", of: ["gamedir"] },
  { token: "client", of: ["player", "spectator"], as: "word" },
  { token: "mapname", of: ["mapname"] },
  {
    token: "uk_floats",
    of: [
      "gravity",
      "stopspeed",
      "maxspeed",
      "spectatormaxspeed",
      "accelerate",
      "airaccelerate",
      "wateraccelerate",
      "friction",
      "waterfriction",
      "entgravity",
    ],
  },
  { token: "fte", of: ["fte"], legacy: "unknown" },
  { token: "fte2", of: ["fte2"], legacy: "unknown" },
  { token: "servertime", of: ["servertime"] },
] as const;
const U32 = { kind: "int", name: "u32", bits: 32, signed: false } as const;
const FTE_FOREIGN = [
  { value: 1, name: "another's view, bit 0" },
  { value: 2, name: "sizes, bit 1" },
  { value: 4, name: "coloured light styles, bit 2" },
  { value: 128, name: "more than 255 sounds, bit 7" },
  { value: 256, name: "fatness, bit 8" },
  { value: 1024, name: "bullets, bit 10" },
  { value: 2048, name: "sizes of hulls, bit 11" },
  { value: 1048576, name: "several players on one screen, bit 20" },
  { value: 2097152, name: "Hexen II's, bit 21" },
  { value: 8388608, name: "effects of its own, bit 23" },
  { value: 67108864, name: "pictures on the screen, bit 26" },
  { value: 134217728, name: "entities that are fastened, bit 27" },
  { value: 1073741824, name: "the mod's own messages, bit 30" },
  { value: 2147483648, name: "DarkPlaces' flags, bit 31" },
] as const;
const FTE = fieldOf("fte", U32, {
  doc: "FTE's extensions, a bit each",
  marker: 1480938566,
  selects: [
    { value: 536870920, versions: { from: 5, to: 5 } },
    { value: 536870920, versions: { from: 10, to: 10 } },
    { value: 536870920, versions: { from: 19, to: 19 } },
    { value: 536870920, versions: { from: 24, to: 24 } },
    { value: 536903688, versions: { from: 6, to: 6 } },
    { value: 536903688, versions: { from: 20, to: 20 } },
    { value: 536870912, versions: { from: 7, to: 7 } },
    { value: 536870912, versions: { from: 11, to: 11 } },
    { value: 536870912, versions: { from: 21, to: 21 } },
    { value: 536870912, versions: { from: 25, to: 25 } },
    { value: 536903680, versions: { from: 8, to: 8 } },
    { value: 536903680, versions: { from: 22, to: 22 } },
    { value: 8, versions: { from: 12, to: 12 } },
    { value: 8, versions: { from: 16, to: 16 } },
    { value: 8, versions: { from: 26, to: 26 } },
    { value: 8, versions: { from: 30, to: 30 } },
    { value: 32776, versions: { from: 13, to: 13 } },
    { value: 32776, versions: { from: 27, to: 27 } },
    { value: 0, versions: { from: 14, to: 14 } },
    { value: 0, versions: { from: 17, to: 17 } },
    { value: 0, versions: { from: 28, to: 28 } },
    { value: 0, versions: { from: 31, to: 31 } },
    { value: 32768, versions: { from: 15, to: 15 } },
    { value: 32768, versions: { from: 29, to: 29 } },
  ],
  markTells: true,
  foreign: FTE_FOREIGN,
  selectsBits: 3970993551,
});
const FTE2_FOREIGN = [
  { value: 4, name: "changes of angles, bit 2" },
  { value: 8, name: "replacement deltas, bit 3" },
  { value: 16, name: "more than 32 players, bit 4" },
  { value: 128, name: "settings in parts, bit 7" },
  { value: 1024, name: "numbers of any length, bit 10" },
] as const;
const FTE2 = fieldOf("fte2", U32, {
  doc: "FTE's second extensions; some servers tell bit 0 for bit 1, voices",
  marker: 843404358,
  selects: [{ value: 0, versions: { from: 0, to: 31 } }],
  foreign: FTE2_FOREIGN,
  selectsBits: 1180,
});
const MVDSV_FOREIGN = [
  { value: 128, name: "predicted weapons, bit 7" },
  { value: 256, name: "projectiles without models, bit 8" },
] as const;
const MVDSV = fieldOf("mvdsv", U32, {
  doc: "MVDSV's extensions",
  marker: 826562125,
  selects: [
    { value: 0, versions: { from: 0, to: 8 } },
    { value: 0, versions: { from: 12, to: 15 } },
    { value: 1, versions: { from: 6, to: 6 } },
    { value: 1, versions: { from: 8, to: 11 } },
    { value: 1, versions: { from: 13, to: 13 } },
    { value: 1, versions: { from: 15, to: 17 } },
    { value: 2, versions: { from: 18, to: 22 } },
    { value: 2, versions: { from: 26, to: 29 } },
    { value: 3, versions: { from: 20, to: 20 } },
    { value: 3, versions: { from: 22, to: 25 } },
    { value: 3, versions: { from: 27, to: 27 } },
    { value: 3, versions: { from: 29, to: 31 } },
  ],
  foreign: MVDSV_FOREIGN,
  selectsBits: 387,
});
const I32 = { kind: "int", name: "i32", bits: 32, signed: true } as const;
const SERVERVERSION_FOREIGN = [
  { value: 1480938566, name: "FTE's extensions, not before all others" },
  { value: 843404358, name: "FTE's second extensions, not between the others" },
  { value: 826562125, name: "MVDSV's extensions, twice" },
  { value: 1852140662, name: "FTE's texts before the number" },
] as const;
const SERVERVERSION = fieldOf("serverversion", I32, {
  doc: "the protocol's number",
  selects: [
    { value: 24, versions: { from: 0, to: 0 } },
    { value: 25, versions: { from: 1, to: 1 } },
    { value: 26, versions: { from: 2, to: 2 } },
    { value: 27, versions: { from: 3, to: 3 } },
    { value: 28, versions: { from: 4, to: 31 } },
  ],
  foreign: SERVERVERSION_FOREIGN,
});
const SERVERCOUNT = fieldOf("servercount", I32, {
  doc: "levels since the server began; clients repeat it",
});
const GAMEDIR = fieldOf("gamedir", STRING);
const SERVERDATA = {
  kind: "split",
  wire: U8,
  parts: [
    { name: "player", doc: "the client's number", type: U7 },
    {
      name: "spectator",
      doc: "1 for a spectator",
      type: { kind: "int", name: "u1", bits: 1, signed: false },
    },
  ],
} as const;
const MAPNAME = fieldOf("mapname", STRING, { doc: "the level's title" });
const SERVERDATA_FIELDS = [
  FTE,
  FTE2,
  MVDSV,
  SERVERVERSION,
  SERVERCOUNT,
  GAMEDIR,
  SERVERDATA,
  MAPNAME,
] as const;
const GRAVITY = fieldOf("gravity", { kind: "float", name: "f32" }, { doc: "sv_gravity" });
const STOPSPEED = fieldOf("stopspeed", { kind: "float", name: "f32" });
const MAXSPEED = fieldOf("maxspeed", { kind: "float", name: "f32" });
const SPECTATORMAXSPEED = fieldOf("spectatormaxspeed", { kind: "float", name: "f32" });
const ACCELERATE = fieldOf("accelerate", { kind: "float", name: "f32" });
const AIRACCELERATE = fieldOf("airaccelerate", { kind: "float", name: "f32" });
const WATERACCELERATE = fieldOf("wateraccelerate", { kind: "float", name: "f32" });
const FRICTION = fieldOf("friction", { kind: "float", name: "f32" });
const WATERFRICTION = fieldOf("waterfriction", { kind: "float", name: "f32" });
const ENTGRAVITY = fieldOf(
  "entgravity",
  { kind: "float", name: "f32" },
  { doc: "what the player's gravity is multiplied by" },
);
const SERVERDATA_FIELDS_2 = [
  FTE,
  FTE2,
  MVDSV,
  SERVERVERSION,
  SERVERCOUNT,
  GAMEDIR,
  SERVERDATA,
  MAPNAME,
  GRAVITY,
  STOPSPEED,
  MAXSPEED,
  SPECTATORMAXSPEED,
  ACCELERATE,
  AIRACCELERATE,
  WATERACCELERATE,
  FRICTION,
  WATERFRICTION,
  ENTGRAVITY,
] as const;
const SERVERDATA_FIELDS_3 = changed(
  SERVERDATA_FIELDS_2,
  [
    0,
    4,
    fieldOf("fte", U32, {
      marker: 1480938566,
      selects: [
        { value: 8, versions: { from: 5, to: 5 } },
        { value: 32776, versions: { from: 6, to: 6 } },
        { value: 0, versions: { from: 7, to: 7 } },
        { value: 32768, versions: { from: 8, to: 8 } },
      ],
      markTells: true,
      foreign: FTE_FOREIGN,
      selectsBits: 3970993551,
    }),
    fieldOf("fte2", U32, {
      doc: "FTE's second extensions; some servers tell bit 0 for bit 1, voices",
      marker: 843404358,
      selects: [{ value: 0, versions: { from: 4, to: 8 } }],
      foreign: FTE2_FOREIGN,
      selectsBits: 1180,
    }),
    fieldOf("mvdsv", U32, {
      doc: "MVDSV's extensions",
      marker: 826562125,
      selects: [
        { value: 0, versions: { from: 4, to: 8 } },
        { value: 1, versions: { from: 6, to: 6 } },
        { value: 1, versions: { from: 8, to: 8 } },
      ],
      foreign: MVDSV_FOREIGN,
      selectsBits: 387,
    }),
    fieldOf("serverversion", I32, {
      doc: "the protocol's number",
      selects: [{ value: 28, versions: { from: 4, to: 8 } }],
      foreign: SERVERVERSION_FOREIGN,
    }),
  ],
  [
    6,
    1,
    fieldOf(
      "servertime",
      { kind: "float", name: "f32" },
      { doc: "seconds that the server's level has run" },
    ),
  ],
);
const LIGHTSTYLE_FIELDS = [
  fieldOf("style", U8, { max: 63 }),
  fieldOf("string", STRING, { doc: "a letter each tenth of a second, a dark to z bright" }),
] as const;
const PLAYER_2 = fieldOf("player", U8, { max: 31 });
const UPDATEFRAGS_FIELDS = [PLAYER_2, fieldOf("frags", I16)] as const;
const STOPSOUND_FIELDS = [
  {
    kind: "split",
    wire: U16,
    parts: [
      CHANNEL,
      { name: "entity", type: { kind: "int", name: "u13", bits: 13, signed: false } },
    ],
  },
] as const;
const ARMOR = fieldOf("armor", U8, { doc: "what the armour took" });
const BLOOD = fieldOf("blood", U8, { doc: "what the health took" });
const DAMAGE_FIELDS = [
  ARMOR,
  BLOOD,
  fieldOf("origin", COORD_3, { doc: "where the hit came from" }),
] as const;
const DAMAGE_FIELDS_2 = [
  ARMOR,
  BLOOD,
  fieldOf("origin", COORD_3_2, { doc: "where the hit came from" }),
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
const MODELINDEX_2 = fieldOf("modelindex", U8);
const FRAME_2 = fieldOf("frame", U8);
const COLORMAP_2 = fieldOf("colormap", U8);
const SKIN_2 = fieldOf("skin", U8);
const SPAWNSTATIC_FIELDS = [
  { name: "origin", type: COORD },
  { name: "angles", type: ANGLE },
] as const;
const SPAWNSTATIC = { kind: "interleave", count: 3, fields: SPAWNSTATIC_FIELDS } as const;
const SPAWNSTATIC_FIELDS_2 = [MODELINDEX_2, FRAME_2, COLORMAP_2, SKIN_2, SPAWNSTATIC] as const;
const SPAWNSTATIC_FIELDS_3 = [
  { name: "origin", type: { kind: "float", name: "coord" } },
  { name: "angles", type: ANGLE_2 },
] as const;
const SPAWNSTATIC_2 = { kind: "interleave", count: 3, fields: SPAWNSTATIC_FIELDS_3 } as const;
const SPAWNSTATIC_FIELDS_4 = [MODELINDEX_2, FRAME_2, COLORMAP_2, SKIN_2, SPAWNSTATIC_2] as const;
const SPAWNBASELINE_ENTRIES = [
  { token: "entity", of: ["entity"] },
  ...SPAWNSTATIC_ENTRIES,
] as const;
const ENTITY = fieldOf("entity", I16);
const SPAWNBASELINE_FIELDS = [ENTITY, ...SPAWNSTATIC_FIELDS_2] as const;
const SPAWNBASELINE_FIELDS_2 = [ENTITY, ...SPAWNSTATIC_FIELDS_4] as const;
const TEMP_ENTITY_ENTRIES = [
  { token: "entitytype", of: ["entitytype"] },
  { token: "count", of: ["count"] },
  { token: "entity", of: ["entity"] },
  { token: "origin", of: ["origin"] },
  { token: "trace_endpos", of: ["endpos"] },
] as const;
const ENTITYTYPE = fieldOf("entitytype", {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  enum: 3,
});
const POINT_FIELDS = [ORIGIN] as const;
const ENTITY_2 = fieldOf("entity", I16, { doc: "where it starts from" });
const LINE_FIELDS = [ENTITY_2, ORIGIN, fieldOf("endpos", COORD_3)] as const;
const COUNT = fieldOf("count", U8, { doc: "how many pellets, or drops" });
const MULTI_FIELDS = [COUNT, ORIGIN] as const;
const TEMP_ENTITY_FIELDS = [
  ENTITYTYPE,
  {
    kind: "switch",
    on: "entitytype",
    arms: [
      { name: "point", values: [0, 1, 3, 4, 7, 8, 10, 11, 13], fields: POINT_FIELDS },
      { name: "line", values: [5, 6, 9], fields: LINE_FIELDS },
      { name: "multi", values: [2, 12], fields: MULTI_FIELDS },
    ],
  },
] as const;
const POINT_FIELDS_2 = [ORIGIN_2] as const;
const LINE_FIELDS_2 = [ENTITY_2, ORIGIN_2, fieldOf("endpos", COORD_3_2)] as const;
const MULTI_FIELDS_2 = [COUNT, ORIGIN_2] as const;
const TEMP_ENTITY_FIELDS_2 = [
  ENTITYTYPE,
  {
    kind: "switch",
    on: "entitytype",
    arms: [
      { name: "point", values: [0, 1, 3, 4, 7, 8, 10, 11, 13], fields: POINT_FIELDS_2 },
      { name: "line", values: [5, 6, 9], fields: LINE_FIELDS_2 },
      { name: "multi", values: [2, 12], fields: MULTI_FIELDS_2 },
    ],
  },
] as const;
const SETPAUSE_FIELDS = [fieldOf("paused", U8, { doc: "0 goes on" })] as const;
const SPAWNSTATICSOUND_ENTRIES = [
  { token: "origin", of: ["origin"] },
  SOUNDNUM_TEXT,
  { token: "vol", of: ["volume"] },
  ATTENUATION_TEXT,
] as const;
const SOUNDNUM_2 = fieldOf("soundnum", U8);
const VOLUME_2 = fieldOf("volume", U8_2);
const ATTENUATION_2 = fieldOf("attenuation", U8_4);
const SPAWNSTATICSOUND_FIELDS = [ORIGIN, SOUNDNUM_2, VOLUME_2, ATTENUATION_2] as const;
const SPAWNSTATICSOUND_FIELDS_2 = [ORIGIN_2, SOUNDNUM_2, VOLUME_2, ATTENUATION_2] as const;
const INTERMISSION_FIELDS = [
  fieldOf("origin", COORD_3, { doc: "where the camera is" }),
  fieldOf("angles", ANGLE_3, { doc: "where it looks" }),
] as const;
const INTERMISSION_FIELDS_2 = [
  fieldOf("origin", COORD_3_2, { doc: "where the camera is" }),
  fieldOf("angles", ANGLE_3_2, { doc: "where it looks" }),
] as const;
const CDTRACK_FIELDS = [fieldOf("track", U8)] as const;
const UPDATEPING_FIELDS = [PLAYER_2, fieldOf("ping", I16, { doc: "milliseconds" })] as const;
const UPDATEENTERTIME_FIELDS = [
  PLAYER_2,
  fieldOf("entertime", { kind: "float", name: "f32" }, { doc: "seconds ago" }),
] as const;
const UPDATESTATLONG_FIELDS = [INDEX, fieldOf("value", I32)] as const;
const MUZZLEFLASH_FIELDS = [ENTITY] as const;
const UPDATEUSERINFO_ENTRIES = [
  { token: "player", of: ["player"] },
  { token: "user", of: ["userid"] },
  { token: "string", of: ["userinfo"] },
] as const;
const UPDATEUSERINFO_FIELDS = [
  PLAYER_2,
  fieldOf("userid", I32, { doc: "the server's number for him; 0 when he is gone" }),
  fieldOf("userinfo", STRING, { doc: "names and values, with a backslash before each" }),
] as const;
const DOWNLOAD_FIELDS = [
  { kind: "length", name: "size", type: I16, of: "data", none: -1 },
  fieldOf("percent", U8, { doc: "how much is sent so far" }),
  fieldOf(
    "data",
    { kind: "bytes", name: "bytes", length: "size", none: -1 },
    { doc: "not there when there is no such file" },
  ),
] as const;
const PLAYERINFO_ENTRIES = [
  {
    token: "unknown_mask_bits",
    of: ["dead", "gib", "nograv", "pmc_bit1", "pmc_bit2", "onground", "solid"],
    as: "set",
  },
  { token: "player", of: ["player"] },
  { token: "origin", of: ["origin"] },
  { token: "frame", of: ["frame"] },
  {
    token: "ping",
    of: ["msec"],
    as: {
      kind: "int",
      name: "milliseconds",
      bits: 8,
      signed: false,
      scale: { num: 1, den: 1000, plus: 0 },
    },
  },
  { token: "command", of: ["command"] },
  { token: "cspeed_x", of: ["velocity1"], as: COORD },
  { token: "cspeed_y", of: ["velocity2"], as: COORD },
  { token: "cspeed_z", of: ["velocity3"], as: COORD },
  { token: "modelindex", of: ["modelindex"] },
  { token: "uk_byte6", of: ["skinnum"] },
  { token: "weapon", of: ["effects"], bits: [-1, 0, 1, 2, 3, 4, 5, 6, 7] },
  { token: "weaponframe", of: ["weaponframe"] },
  { token: "alpha", of: ["alpha"], legacy: "unknown" },
  COLOURMOD_TEXT,
] as const;
const FLAGS_5 = { from: U16, bits: 16, at: 0 } as const;
const FLAGS_PARTS = [FLAGS_5] as const;
const FLAGS_6 = {
  kind: "mask",
  name: "flags",
  parts: FLAGS_PARTS,
  hint: 61440,
  unused: 61440,
  defaultValue: 0,
} as const;
const MSEC = fieldIf("msec", U8, "flags", 0, {
  doc: "milliseconds since the player's last move",
  absent: 0,
});
const COMMAND = fieldIf("command", { kind: "struct", name: "usercmd", struct: 0 }, "flags", 1);
const VELOCITY1 = fieldIf("velocity1", I16, "flags", 2, { doc: "units a second", absent: 0 });
const VELOCITY2 = fieldIf("velocity2", I16, "flags", 3, { absent: 0 });
const VELOCITY3 = fieldIf("velocity3", I16, "flags", 4, { absent: 0 });
const MODELINDEX_3 = fieldIf("modelindex", U8, "flags", 5, {
  doc: "absent: that of progs/player.mdl",
});
const SKINNUM = fieldIf("skinnum", U8, "flags", 6, { absent: 0 });
const EFFECTS_2 = fieldIf("effects", U8, "flags", 7, { doc: "EF_ bits", absent: 0 });
const WEAPONFRAME = fieldIf("weaponframe", U8, "flags", 8, { absent: 0 });
const DEAD = { kind: "bit", name: "dead", bit: { mask: "flags", bit: 9 } } as const;
const GIB = {
  kind: "bit",
  name: "gib",
  doc: "He is in pieces.",
  bit: { mask: "flags", bit: 10 },
} as const;
const NOGRAV = {
  kind: "bit",
  name: "nograv",
  doc: "Gravity does not pull him. ZQuake: bit 0 of how he moves.",
  bit: { mask: "flags", bit: 11 },
} as const;
const PLAYERINFO_FIELDS = [
  PLAYER_2,
  FLAGS_6,
  ORIGIN,
  FRAME_2,
  MSEC,
  COMMAND,
  VELOCITY1,
  VELOCITY2,
  VELOCITY3,
  MODELINDEX_3,
  SKINNUM,
  EFFECTS_2,
  WEAPONFRAME,
  DEAD,
  GIB,
  NOGRAV,
] as const;
const FLAGS_7 = {
  kind: "mask",
  name: "flags",
  parts: FLAGS_PARTS,
  hint: 0,
  unused: 0,
  defaultValue: 0,
} as const;
const PMC_BIT1 = {
  kind: "bit",
  name: "pmc_bit1",
  doc: "ZQuake's: bit 1 of how he moves, PMC: 0 walks, 1 and holds jump, 2 spectator of old, 3 spectator, 4 flies, 5 stands still, 6 is held",
  bit: { mask: "flags", bit: 12 },
} as const;
const PMC_BIT2 = {
  kind: "bit",
  name: "pmc_bit2",
  doc: "ZQuake's: bit 2 of how he moves.",
  bit: { mask: "flags", bit: 13 },
} as const;
const ONGROUND = {
  kind: "bit",
  name: "onground",
  doc: "ZQuake's: he stands on something.",
  bit: { mask: "flags", bit: 14 },
} as const;
const SOLID_2 = {
  kind: "bit",
  name: "solid",
  doc: "ZQuake's: others bump into him.",
  bit: { mask: "flags", bit: 15 },
} as const;
const PLAYERINFO_FIELDS_2 = changed(
  PLAYERINFO_FIELDS,
  [1, 1, FLAGS_7],
  [16, 0, PMC_BIT1, PMC_BIT2, ONGROUND, SOLID_2],
);
const FLAGS_8 = {
  kind: "mask",
  name: "flags",
  parts: [FLAGS_5, { from: U8, bits: 8, at: 16, when: 15 }],
  hint: 3522560,
  unused: 3489792,
  defaultValue: 0,
} as const;
const ALPHA = fieldIf("alpha", U8, "flags", 17, { doc: "254 opaque", absent: 254 });
const COLOURMOD_2 = fieldIf("colourmod", U8_3, "flags", 19, {
  doc: "red, green and blue; 32 usual",
});
const ONGROUND_2 = {
  kind: "bit",
  name: "onground",
  doc: "ZQuake's: he stands on something.",
  bit: { mask: "flags", bit: 22 },
} as const;
const SOLID_3 = {
  kind: "bit",
  name: "solid",
  doc: "ZQuake's: others bump into him.",
  bit: { mask: "flags", bit: 23 },
} as const;
const PLAYERINFO_FIELDS_3 = changed(
  PLAYERINFO_FIELDS_2,
  [1, 1, FLAGS_8],
  [13, 0, ALPHA, COLOURMOD_2],
  [18, 2, ONGROUND_2, SOLID_3],
);
const PLAYERINFO_FIELDS_4 = changed(PLAYERINFO_FIELDS_3, [2, 1, ORIGIN_2]);
const PLAYERINFO_FIELDS_5 = changed(PLAYERINFO_FIELDS_2, [2, 1, ORIGIN_2]);
const ORIGIN_3 = fieldOf("origin", {
  kind: "array",
  name: "f32[3]",
  of: { kind: "float", name: "f32" },
  count: 3,
});
const PLAYERINFO_FIELDS_6 = changed(PLAYERINFO_FIELDS_2, [2, 1, ORIGIN_3]);
const PLAYERINFO_FIELDS_7 = changed(PLAYERINFO_FIELDS_3, [2, 1, ORIGIN_3]);
const ANGLE1_3 = fieldIf("angle1", ANGLE16, "flags", 3, {
  doc: "pitch",
  absent: "previous.angles.0",
});
const ANGLE2_2 = fieldIf("angle2", ANGLE16, "flags", 4, {
  doc: "yaw",
  absent: "previous.angles.1",
});
const ANGLE3_3 = fieldIf("angle3", ANGLE16, "flags", 5, {
  doc: "roll",
  absent: "previous.angles.2",
});
const MODELINDEX_4 = fieldIf("modelindex", U8, "flags", 11, { absent: "previous.modelindex" });
const SKINNUM_2 = fieldIf("skinnum", U8, "flags", 7, { absent: "previous.skinnum" });
const EFFECTS_3 = fieldIf("effects", U8, "flags", 6, {
  doc: "EF_ bits",
  absent: "previous.effects",
});
const WEAPONFRAME_2 = fieldIf("weaponframe", U8, "flags", 10, { absent: "previous.weaponframe" });
const DEAD_2 = { kind: "bit", name: "dead", bit: { mask: "flags", bit: 8 } } as const;
const GIB_2 = {
  kind: "bit",
  name: "gib",
  doc: "He is in pieces.",
  bit: { mask: "flags", bit: 9 },
} as const;
const PLAYERSTATE_FIELDS = [
  PLAYER_2,
  FLAGS_6,
  FRAME_2,
  fieldIf("origin1", COORD, "flags", 0, { absent: "previous.origin.0" }),
  fieldIf("origin2", COORD, "flags", 1, { absent: "previous.origin.1" }),
  fieldIf("origin3", COORD, "flags", 2, { absent: "previous.origin.2" }),
  ANGLE1_3,
  ANGLE2_2,
  ANGLE3_3,
  MODELINDEX_4,
  SKINNUM_2,
  EFFECTS_3,
  WEAPONFRAME_2,
  DEAD_2,
  GIB_2,
] as const;
const PLAYERSTATE_FIELDS_2 = changed(PLAYERSTATE_FIELDS, [
  3,
  3,
  fieldIf("origin1", { kind: "float", name: "coord" }, "flags", 0, { absent: "previous.origin.0" }),
  fieldIf("origin2", { kind: "float", name: "coord" }, "flags", 1, { absent: "previous.origin.1" }),
  fieldIf("origin3", { kind: "float", name: "coord" }, "flags", 2, { absent: "previous.origin.2" }),
]);
const NAILS_FIELDS = [
  fieldOf("nails", { kind: "list", name: "nail", struct: 1, ends: U8 }),
] as const;
const CHOKECOUNT_FIELDS = [fieldOf("count", U8)] as const;
const MODELLIST_ENTRIES = [
  { token: "first", of: ["start"] },
  { token: "models", of: ["models"] },
  { token: "next", of: ["next"] },
] as const;
const STRING_2 = { kind: "strings", name: "string", cut: 2047 } as const;
const MODELS = fieldOf("models", STRING_2);
const NEXT = fieldOf("next", U8, { doc: "where to ask from for more; 0 when that was all" });
const MODELLIST_FIELDS = [
  fieldOf("start", U8, { doc: "the first name is the model number start + 1" }),
  MODELS,
  NEXT,
] as const;
const MODELLIST_TELLS = { members: { models: "models", first: "start" } } as const;
const SOUNDS = fieldOf("sounds", STRING_2);
const SOUNDLIST_FIELDS = [
  fieldOf("start", U8, { doc: "the first name is the sound number start + 1" }),
  SOUNDS,
  NEXT,
] as const;
const ENTITIES = fieldOf("entities", {
  kind: "list",
  name: "packetentity",
  struct: 3,
  ends: "element",
});
const PACKETENTITIES_FIELDS = [ENTITIES] as const;
const DELTAPACKETENTITIES_ENTRIES = [
  { token: "frame", of: ["from"] },
  { token: "deltapacketentity", of: ["entities"], each: "deltapacketentity", legacy: "unread" },
] as const;
const DELTAPACKETENTITIES_FIELDS = [
  fieldOf("from", U8, { doc: "the low byte of that frame's number" }),
  ENTITIES,
] as const;
const MAXSPEED_FIELDS = [
  fieldOf("speed", { kind: "float", name: "f32" }, { doc: "units a second" }),
] as const;
const ENTGRAVITY_FIELDS = [fieldOf("gravity", { kind: "float", name: "f32" })] as const;
const SETINFO_ENTRIES = [
  { token: "name", of: ["key"] },
  { token: "string", of: ["value"] },
] as const;
const KEY = fieldOf("key", STRING);
const VALUE = fieldOf("value", STRING);
const SETINFO_FIELDS = [KEY, VALUE] as const;
const SETINFO_FIELDS_2 = [PLAYER_2, ...SETINFO_FIELDS] as const;
const UPDATEPL_FIELDS = [PLAYER_2, fieldOf("loss", U8, { doc: "percent" })] as const;
const NAILS2_FIELDS = [
  fieldOf("nails", { kind: "list", name: "numberednail", struct: 2, ends: U8 }),
] as const;
const SEQUENCE = fieldOf("sequence", U8, { doc: "of this part" });
const QIZMOVOICE_FIELDS = [
  SEQUENCE,
  fieldOf("data", { kind: "bytes", name: "bytes", count: 33 }, { doc: "as Qizmo has it" }),
] as const;
const SIZE_FIELDS = [
  fieldOf("total", I32, { doc: "bytes; below 0, why there are none" }),
  fieldOf("name", STRING),
] as const;
const PART_FIELDS = [
  fieldOf("data", { kind: "array", name: "u8[1024]", of: U8, count: 1024 }),
] as const;
const CHUNK_FIELDS = [
  fieldOf("number", I32, { doc: "of the part; -1: how large the file is" }),
  {
    kind: "switch",
    on: "number",
    arms: [
      { name: "size", values: [-1], fields: SIZE_FIELDS },
      { name: "part", values: [], otherwise: true, fields: PART_FIELDS },
    ],
  },
] as const;
const SPAWNSTATIC2_FIELDS = [
  fieldOf("entity", { kind: "struct", name: "packetentity", struct: 3, alone: true }),
] as const;
const VOICECHAT_FIELDS = [
  PLAYER_2,
  fieldOf("generation", U8, { doc: "of what he says now" }),
  SEQUENCE,
  { kind: "length", name: "size", type: U16, of: "data" },
  fieldOf(
    "data",
    { kind: "bytes", name: "bytes", length: "size" },
    { doc: "as the voice's codec has it" },
  ),
] as const;
const MODELLISTSHORT_FIELDS = [
  fieldOf("start", U16, { doc: "the first name is the model number start + 1" }),
  MODELS,
  NEXT,
] as const;

/** The schema of QuakeWorld server messages with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "quakeworld",
  title: "QuakeWorld server messages",
  doc: "What a QuakeWorld server tells its clients. Versions are named by the protocol's number: 24 is QuakeWorld 1.64, 25 is 2.00 and 2.10, 26 is 2.20 and 2.21, 27 is 2.29, 28 is 2.30.",
  ref: "QWD §5, ERRATA 63-99",
  versions: [
    "24",
    "25",
    "26",
    "27",
    "28",
    "fte",
    "fte+float",
    "fte+opaque",
    "fte+float+opaque",
    "28+origins",
    "fte+origins",
    "fte+opaque+origins",
    "fte+whole",
    "fte+float+whole",
    "fte+opaque+whole",
    "fte+float+opaque+whole",
    "fte+origins+whole",
    "fte+opaque+origins+whole",
    "28+turns",
    "fte+turns",
    "fte+float+turns",
    "fte+opaque+turns",
    "fte+float+opaque+turns",
    "28+origins+turns",
    "fte+origins+turns",
    "fte+opaque+origins+turns",
    "fte+whole+turns",
    "fte+float+whole+turns",
    "fte+opaque+whole+turns",
    "fte+float+opaque+whole+turns",
    "fte+origins+whole+turns",
    "fte+opaque+origins+whole+turns",
    "28-mvd",
    "fte-mvd",
    "fte+float-mvd",
    "fte+opaque-mvd",
    "fte+float+opaque-mvd",
  ],
  current: 4,
  flavors: [
    { name: "client", doc: "What one client is sent.", from: 0, to: 31, base: 0 },
    {
      name: "mvd",
      doc: "What a server records for all: a multi-view recording.",
      from: 32,
      to: 36,
      base: 4,
    },
  ],
  structs: [
    {
      name: "usercmd",
      doc: "What a player's client asked for. What is not there is 0.",
      ref: "QWD §5.43, ERRATA 80-82",
      source: "quakeworld.yaml:108",
      text: { entries: USERCMD_ENTRIES },
      layouts: [
        { from: 0, to: 2, fields: USERCMD_FIELDS },
        { from: 3, to: 31, fields: USERCMD_FIELDS_2 },
      ],
    },
    {
      name: "nail",
      doc: "A nail in flight. Its place is given in even numbers.",
      ref: "QWD §5.44, ERRATA 88",
      source: "quakeworld.yaml:148",
      text: { entries: NAIL_ENTRIES },
      layouts: [
        { from: 0, to: 5, fields: NAIL_FIELDS },
        { from: 6, to: 6, fields: NAIL_FIELDS_2 },
        { from: 7, to: 7, fields: NAIL_FIELDS },
        { from: 8, to: 8, fields: NAIL_FIELDS_2 },
        { from: 9, to: 12, fields: NAIL_FIELDS },
        { from: 13, to: 13, fields: NAIL_FIELDS_2 },
        { from: 14, to: 14, fields: NAIL_FIELDS },
        { from: 15, to: 15, fields: NAIL_FIELDS_2 },
        { from: 16, to: 19, fields: NAIL_FIELDS },
        { from: 20, to: 20, fields: NAIL_FIELDS_2 },
        { from: 21, to: 21, fields: NAIL_FIELDS },
        { from: 22, to: 22, fields: NAIL_FIELDS_2 },
        { from: 23, to: 26, fields: NAIL_FIELDS },
        { from: 27, to: 27, fields: NAIL_FIELDS_2 },
        { from: 28, to: 28, fields: NAIL_FIELDS },
        { from: 29, to: 29, fields: NAIL_FIELDS_2 },
        { from: 30, to: 31, fields: NAIL_FIELDS },
        { from: 32, to: 33, fields: NAIL_FIELDS },
        { from: 34, to: 34, fields: NAIL_FIELDS_2 },
        { from: 35, to: 35, fields: NAIL_FIELDS },
        { from: 36, to: 36, fields: NAIL_FIELDS_2 },
      ],
    },
    {
      name: "numberednail",
      doc: "A nail in flight that keeps its number.",
      ref: "ERRATA 88",
      source: "quakeworld.yaml:158",
      text: { entries: NUMBEREDNAIL_ENTRIES },
      layouts: [
        { from: 32, to: 33, fields: NUMBEREDNAIL_FIELDS },
        { from: 34, to: 34, fields: NUMBEREDNAIL_FIELDS_2 },
        { from: 35, to: 35, fields: NUMBEREDNAIL_FIELDS },
        { from: 36, to: 36, fields: NUMBEREDNAIL_FIELDS_2 },
      ],
    },
    {
      name: "packetentity",
      doc: "How an entity differs from its state in the frame before, or from its baseline where that frame does not have it.",
      ref: "QWD §5.48, ERRATA 90-91",
      source: "quakeworld.yaml:170",
      text: { entries: PACKETENTITY_ENTRIES },
      layouts: [
        { from: 0, to: 4, fields: PACKETENTITY_FIELDS },
        { from: 5, to: 5, fields: PACKETENTITY_FIELDS_2 },
        { from: 6, to: 6, fields: PACKETENTITY_FIELDS_3 },
        { from: 7, to: 7, fields: PACKETENTITY_FIELDS_2 },
        { from: 8, to: 8, fields: PACKETENTITY_FIELDS_3 },
        { from: 9, to: 9, fields: PACKETENTITY_FIELDS_4 },
        { from: 10, to: 11, fields: PACKETENTITY_FIELDS_5 },
        { from: 12, to: 12, fields: PACKETENTITY_FIELDS_2 },
        { from: 13, to: 13, fields: PACKETENTITY_FIELDS_3 },
        { from: 14, to: 14, fields: PACKETENTITY_FIELDS_2 },
        { from: 15, to: 15, fields: PACKETENTITY_FIELDS_3 },
        { from: 16, to: 17, fields: PACKETENTITY_FIELDS_5 },
        { from: 18, to: 18, fields: PACKETENTITY_FIELDS },
        { from: 19, to: 19, fields: PACKETENTITY_FIELDS_2 },
        { from: 20, to: 20, fields: PACKETENTITY_FIELDS_3 },
        { from: 21, to: 21, fields: PACKETENTITY_FIELDS_2 },
        { from: 22, to: 22, fields: PACKETENTITY_FIELDS_3 },
        { from: 23, to: 23, fields: PACKETENTITY_FIELDS_4 },
        { from: 24, to: 25, fields: PACKETENTITY_FIELDS_5 },
        { from: 26, to: 26, fields: PACKETENTITY_FIELDS_2 },
        { from: 27, to: 27, fields: PACKETENTITY_FIELDS_3 },
        { from: 28, to: 28, fields: PACKETENTITY_FIELDS_2 },
        { from: 29, to: 29, fields: PACKETENTITY_FIELDS_3 },
        { from: 30, to: 31, fields: PACKETENTITY_FIELDS_5 },
        { from: 32, to: 32, fields: PACKETENTITY_FIELDS },
        { from: 33, to: 33, fields: PACKETENTITY_FIELDS_2 },
        { from: 34, to: 34, fields: PACKETENTITY_FIELDS_3 },
        { from: 35, to: 35, fields: PACKETENTITY_FIELDS_2 },
        { from: 36, to: 36, fields: PACKETENTITY_FIELDS_3 },
      ],
    },
  ],
  enums: [
    {
      name: "stat",
      doc: "What updatestat and updatestatlong count.",
      values: [
        { from: 0, to: 31, name: "STAT_HEALTH", value: 0 },
        { from: 0, to: 31, name: "STAT_FRAGS", value: 1, doc: "not used" },
        { from: 0, to: 31, name: "STAT_WEAPON", value: 2, doc: "model of the weapon" },
        { from: 0, to: 31, name: "STAT_AMMO", value: 3 },
        { from: 0, to: 31, name: "STAT_ARMOR", value: 4 },
        { from: 0, to: 31, name: "STAT_WEAPONFRAME", value: 5 },
        { from: 0, to: 31, name: "STAT_SHELLS", value: 6 },
        { from: 0, to: 31, name: "STAT_NAILS", value: 7 },
        { from: 0, to: 31, name: "STAT_ROCKETS", value: 8 },
        { from: 0, to: 31, name: "STAT_CELLS", value: 9 },
        { from: 0, to: 31, name: "STAT_ACTIVEWEAPON", value: 10 },
        { from: 0, to: 31, name: "STAT_TOTALSECRETS", value: 11 },
        { from: 0, to: 31, name: "STAT_TOTALMONSTERS", value: 12 },
        { from: 0, to: 31, name: "STAT_SECRETS", value: 13, doc: "secrets found" },
        { from: 0, to: 31, name: "STAT_MONSTERS", value: 14, doc: "monsters killed" },
        { from: 0, to: 31, name: "STAT_ITEMS", value: 15, doc: "IT_ bits" },
        { from: 0, to: 31, name: "STAT_VIEWHEIGHT", value: 16, doc: "ZQuake's" },
        { from: 0, to: 31, name: "STAT_TIME", value: 17, doc: "ZQuake's, in milliseconds" },
        { from: 0, to: 31, name: "STAT_MATCHSTARTTIME", value: 18, doc: "ZQuake's" },
      ],
    },
    {
      name: "channel",
      values: [
        { from: 0, to: 31, name: "CHAN_AUTO", value: 0, doc: "any free channel" },
        { from: 0, to: 31, name: "CHAN_WEAPON", value: 1 },
        { from: 0, to: 31, name: "CHAN_VOICE", value: 2 },
        { from: 0, to: 31, name: "CHAN_ITEM", value: 3 },
        { from: 0, to: 31, name: "CHAN_BODY", value: 4 },
      ],
    },
    {
      name: "print_level",
      doc: "How important a text is.",
      values: [
        { from: 0, to: 31, name: "PRINT_LOW", value: 0, doc: "somebody picked something up" },
        { from: 0, to: 31, name: "PRINT_MEDIUM", value: 1, doc: "somebody died" },
        { from: 0, to: 31, name: "PRINT_HIGH", value: 2 },
        { from: 0, to: 31, name: "PRINT_CHAT", value: 3 },
      ],
    },
    {
      name: "temp_entity",
      doc: "Short-lived effects.",
      values: [
        { from: 0, to: 31, name: "TE_SPIKE", value: 0, doc: "a nail hits a wall" },
        {
          from: 0,
          to: 31,
          name: "TE_SUPERSPIKE",
          value: 1,
          doc: "a nail of the super nailgun or a trap hits a wall",
        },
        { from: 0, to: 31, name: "TE_GUNSHOT", value: 2, doc: "pellets hit a wall" },
        { from: 0, to: 31, name: "TE_EXPLOSION", value: 3, doc: "grenade or rocket" },
        { from: 0, to: 31, name: "TE_TAREXPLOSION", value: 4, doc: "a tarbaby bursts" },
        { from: 0, to: 31, name: "TE_LIGHTNING1", value: 5, doc: "a shambler's bolt" },
        { from: 0, to: 31, name: "TE_LIGHTNING2", value: 6, doc: "the thunderbolt's" },
        { from: 0, to: 31, name: "TE_WIZSPIKE", value: 7, doc: "a scrag's spit hits" },
        { from: 0, to: 31, name: "TE_KNIGHTSPIKE", value: 8, doc: "a hell knight's shot hits" },
        { from: 0, to: 31, name: "TE_LIGHTNING3", value: 9, doc: "what kills Chthon" },
        { from: 0, to: 31, name: "TE_LAVASPLASH", value: 10, doc: "Chthon rises or falls" },
        { from: 0, to: 31, name: "TE_TELEPORT", value: 11, doc: "where somebody arrives" },
        { from: 0, to: 31, name: "TE_BLOOD", value: 12, doc: "somebody who can bleed was hit" },
        {
          from: 0,
          to: 31,
          name: "TE_LIGHTNINGBLOOD",
          value: 13,
          doc: "somebody was hit by the thunderbolt",
        },
      ],
    },
    {
      name: "turn_cause",
      values: [
        { from: 18, to: 31, name: "TURN_UNKNOWN", value: 0 },
        { from: 18, to: 31, name: "TURN_TELEPORT", value: 1 },
        { from: 18, to: 31, name: "TURN_RESPAWN", value: 2 },
      ],
    },
  ],
  vectors: [],
  kind: "protocol",
  messages: [
    {
      name: "bad",
      doc: "Never sent on purpose.",
      ref: "QWD §5.1",
      source: "quakeworld.yaml:202",
      illegal: 'id\'s client stops with "Bad server message"',
      layouts: [
        { from: 0, to: 31, id: [0, 0], fields: [] },
        { from: 32, to: 36, id: [0, 0], fields: [] },
      ],
    },
    {
      name: "nop",
      doc: "Does nothing.",
      ref: "QWD §5.2",
      source: "quakeworld.yaml:208",
      layouts: [
        { from: 0, to: 31, id: [1, 1], fields: [] },
        { from: 32, to: 36, id: [1, 1], fields: [] },
      ],
      role: "nothing",
    },
    {
      name: "disconnect",
      doc: "The server ends the game.",
      ref: "QWD §5.3, ERRATA 99",
      source: "quakeworld.yaml:214",
      layouts: [
        { from: 0, to: 31, id: [2, 2], fields: [] },
        { from: 32, to: 36, id: [2, 2], fields: DISCONNECT_FIELDS },
      ],
      role: "end",
    },
    {
      name: "updatestat",
      doc: "Sets one of the player's statistics to a byte.",
      ref: "QWD §5.4",
      source: "quakeworld.yaml:222",
      layouts: [
        { from: 0, to: 31, id: [3, 3], fields: UPDATESTAT_FIELDS },
        { from: 32, to: 36, id: [3, 3], fields: UPDATESTAT_FIELDS },
      ],
      lasts: { how: "last", as: "stat", by: ["index"] },
    },
    {
      name: "version",
      ref: "QWD §5.5, ERRATA 96",
      source: "quakeworld.yaml:231",
      illegal: "no longer used",
      layouts: [
        { from: 0, to: 31, id: [4, 4], fields: [] },
        { from: 32, to: 36, id: [4, 4], fields: [] },
      ],
    },
    {
      name: "setview",
      ref: "QWD §5.6, ERRATA 96",
      source: "quakeworld.yaml:236",
      illegal: "no longer used",
      layouts: [
        { from: 0, to: 31, id: [5, 5], fields: [] },
        { from: 32, to: 36, id: [5, 5], fields: [] },
      ],
    },
    {
      name: "sound",
      doc: "Starts a sound at a point.",
      ref: "QWD §5.7, ERRATA 89",
      source: "quakeworld.yaml:241",
      text: { entries: SOUND_ENTRIES },
      layouts: [
        { from: 0, to: 5, id: [6, 6], fields: SOUND_FIELDS },
        { from: 6, to: 6, id: [6, 6], fields: SOUND_FIELDS_2 },
        { from: 7, to: 7, id: [6, 6], fields: SOUND_FIELDS },
        { from: 8, to: 8, id: [6, 6], fields: SOUND_FIELDS_2 },
        { from: 9, to: 12, id: [6, 6], fields: SOUND_FIELDS },
        { from: 13, to: 13, id: [6, 6], fields: SOUND_FIELDS_2 },
        { from: 14, to: 14, id: [6, 6], fields: SOUND_FIELDS },
        { from: 15, to: 15, id: [6, 6], fields: SOUND_FIELDS_2 },
        { from: 16, to: 19, id: [6, 6], fields: SOUND_FIELDS },
        { from: 20, to: 20, id: [6, 6], fields: SOUND_FIELDS_2 },
        { from: 21, to: 21, id: [6, 6], fields: SOUND_FIELDS },
        { from: 22, to: 22, id: [6, 6], fields: SOUND_FIELDS_2 },
        { from: 23, to: 26, id: [6, 6], fields: SOUND_FIELDS },
        { from: 27, to: 27, id: [6, 6], fields: SOUND_FIELDS_2 },
        { from: 28, to: 28, id: [6, 6], fields: SOUND_FIELDS },
        { from: 29, to: 29, id: [6, 6], fields: SOUND_FIELDS_2 },
        { from: 30, to: 31, id: [6, 6], fields: SOUND_FIELDS },
        { from: 32, to: 33, id: [6, 6], fields: SOUND_FIELDS },
        { from: 34, to: 34, id: [6, 6], fields: SOUND_FIELDS_2 },
        { from: 35, to: 35, id: [6, 6], fields: SOUND_FIELDS },
        { from: 36, to: 36, id: [6, 6], fields: SOUND_FIELDS_2 },
      ],
      role: "effect",
    },
    {
      name: "time",
      ref: "QWD §5.8, ERRATA 96",
      source: "quakeworld.yaml:269",
      illegal: "no longer used",
      layouts: [
        { from: 0, to: 31, id: [7, 7], fields: [] },
        { from: 32, to: 36, id: [7, 7], fields: [] },
      ],
    },
    {
      name: "print",
      doc: "Text for the top of the screen and the console.",
      ref: "QWD §5.9",
      source: "quakeworld.yaml:274",
      text: {
        entries: [
          { token: "level", of: ["level"] },
          { token: "string", of: ["text"] },
        ],
      },
      layouts: [
        { from: 0, to: 31, id: [8, 8], fields: PRINT_FIELDS },
        { from: 32, to: 36, id: [8, 8], fields: PRINT_FIELDS },
      ],
      role: "print",
      tells: { members: { text: "text", importance: "level" } },
    },
    {
      name: "stufftext",
      doc: "Commands that the client's console runs.",
      ref: "QWD §5.10",
      source: "quakeworld.yaml:287",
      layouts: [
        { from: 0, to: 31, id: [9, 9], fields: STUFFTEXT_FIELDS },
        { from: 32, to: 36, id: [9, 9], fields: STUFFTEXT_FIELDS },
      ],
      role: "commands",
      tells: { members: { text: "text" } },
    },
    {
      name: "setangle",
      doc: "Turns the camera.",
      ref: "QWD §5.11, ERRATA 99",
      source: "quakeworld.yaml:296",
      text: { entries: SETANGLE_ENTRIES },
      layouts: [
        { from: 0, to: 5, id: [10, 10], fields: SETANGLE_FIELDS },
        { from: 6, to: 6, id: [10, 10], fields: SETANGLE_FIELDS_2 },
        { from: 7, to: 7, id: [10, 10], fields: SETANGLE_FIELDS },
        { from: 8, to: 8, id: [10, 10], fields: SETANGLE_FIELDS_2 },
        { from: 9, to: 12, id: [10, 10], fields: SETANGLE_FIELDS },
        { from: 13, to: 13, id: [10, 10], fields: SETANGLE_FIELDS_2 },
        { from: 14, to: 14, id: [10, 10], fields: SETANGLE_FIELDS },
        { from: 15, to: 15, id: [10, 10], fields: SETANGLE_FIELDS_2 },
        { from: 16, to: 17, id: [10, 10], fields: SETANGLE_FIELDS },
        { from: 18, to: 19, id: [10, 10], fields: SETANGLE_FIELDS_3 },
        { from: 20, to: 20, id: [10, 10], fields: SETANGLE_FIELDS_4 },
        { from: 21, to: 21, id: [10, 10], fields: SETANGLE_FIELDS_3 },
        { from: 22, to: 22, id: [10, 10], fields: SETANGLE_FIELDS_4 },
        { from: 23, to: 26, id: [10, 10], fields: SETANGLE_FIELDS_3 },
        { from: 27, to: 27, id: [10, 10], fields: SETANGLE_FIELDS_4 },
        { from: 28, to: 28, id: [10, 10], fields: SETANGLE_FIELDS_3 },
        { from: 29, to: 29, id: [10, 10], fields: SETANGLE_FIELDS_4 },
        { from: 30, to: 31, id: [10, 10], fields: SETANGLE_FIELDS_3 },
        { from: 32, to: 33, id: [10, 10], fields: SETANGLE_FIELDS_5 },
        { from: 34, to: 34, id: [10, 10], fields: SETANGLE_FIELDS_6 },
        { from: 35, to: 35, id: [10, 10], fields: SETANGLE_FIELDS_5 },
        { from: 36, to: 36, id: [10, 10], fields: SETANGLE_FIELDS_6 },
      ],
    },
    {
      name: "serverdata",
      doc: "A level begins.",
      ref: "QWD §5.12, ERRATA 73-76",
      source: "quakeworld.yaml:304",
      text: { entries: SERVERDATA_ENTRIES },
      layouts: [
        { from: 0, to: 0, id: [11, 11], fields: SERVERDATA_FIELDS },
        { from: 1, to: 31, id: [11, 11], fields: SERVERDATA_FIELDS_2 },
        { from: 32, to: 36, id: [11, 11], fields: SERVERDATA_FIELDS_3 },
      ],
      role: "level",
      tells: { members: { title: "mapname", folder: "gamedir" } },
    },
    {
      name: "lightstyle",
      doc: "How a kind of light flickers.",
      ref: "QWD §5.13",
      source: "quakeworld.yaml:362",
      layouts: [
        { from: 0, to: 31, id: [12, 12], fields: LIGHTSTYLE_FIELDS },
        { from: 32, to: 36, id: [12, 12], fields: LIGHTSTYLE_FIELDS },
      ],
      role: "light",
      tells: { members: { number: "style", pattern: "string" } },
      lasts: { how: "last", by: ["style"] },
    },
    {
      name: "updatename",
      ref: "QWD §5.14, ERRATA 96",
      source: "quakeworld.yaml:373",
      illegal: "no longer used",
      layouts: [
        { from: 0, to: 31, id: [13, 13], fields: [] },
        { from: 32, to: 36, id: [13, 13], fields: [] },
      ],
    },
    {
      name: "updatefrags",
      doc: "A player's frags.",
      ref: "QWD §5.15",
      source: "quakeworld.yaml:378",
      layouts: [
        { from: 0, to: 31, id: [14, 14], fields: UPDATEFRAGS_FIELDS },
        { from: 32, to: 36, id: [14, 14], fields: UPDATEFRAGS_FIELDS },
      ],
      role: "player",
      tells: { members: { player: "player", frags: "frags" } },
      lasts: { how: "last", by: ["player"] },
    },
    {
      name: "clientdata",
      ref: "QWD §5.16, ERRATA 96",
      source: "quakeworld.yaml:389",
      illegal: "no longer used",
      layouts: [
        { from: 0, to: 31, id: [15, 15], fields: [] },
        { from: 32, to: 36, id: [15, 15], fields: [] },
      ],
    },
    {
      name: "stopsound",
      doc: "Stops the sound that an entity makes on a channel.",
      ref: "QWD §5.17",
      source: "quakeworld.yaml:394",
      layouts: [
        { from: 0, to: 31, id: [16, 16], fields: STOPSOUND_FIELDS },
        { from: 32, to: 36, id: [16, 16], fields: STOPSOUND_FIELDS },
      ],
      role: "effect",
    },
    {
      name: "updatecolors",
      ref: "QWD §5.18, ERRATA 96",
      source: "quakeworld.yaml:405",
      illegal: "no longer used",
      layouts: [
        { from: 0, to: 31, id: [17, 17], fields: [] },
        { from: 32, to: 36, id: [17, 17], fields: [] },
      ],
    },
    {
      name: "particle",
      ref: "QWD §5.19, ERRATA 96",
      source: "quakeworld.yaml:410",
      illegal: "no longer used",
      layouts: [
        { from: 0, to: 31, id: [18, 18], fields: [] },
        { from: 32, to: 36, id: [18, 18], fields: [] },
      ],
    },
    {
      name: "damage",
      doc: "The player was hit.",
      ref: "QWD §5.20",
      source: "quakeworld.yaml:415",
      text: {
        entries: [
          { token: "save", of: ["armor"] },
          { token: "take", of: ["blood"] },
          { token: "origin", of: ["origin"] },
        ],
      },
      layouts: [
        { from: 0, to: 5, id: [19, 19], fields: DAMAGE_FIELDS },
        { from: 6, to: 6, id: [19, 19], fields: DAMAGE_FIELDS_2 },
        { from: 7, to: 7, id: [19, 19], fields: DAMAGE_FIELDS },
        { from: 8, to: 8, id: [19, 19], fields: DAMAGE_FIELDS_2 },
        { from: 9, to: 12, id: [19, 19], fields: DAMAGE_FIELDS },
        { from: 13, to: 13, id: [19, 19], fields: DAMAGE_FIELDS_2 },
        { from: 14, to: 14, id: [19, 19], fields: DAMAGE_FIELDS },
        { from: 15, to: 15, id: [19, 19], fields: DAMAGE_FIELDS_2 },
        { from: 16, to: 19, id: [19, 19], fields: DAMAGE_FIELDS },
        { from: 20, to: 20, id: [19, 19], fields: DAMAGE_FIELDS_2 },
        { from: 21, to: 21, id: [19, 19], fields: DAMAGE_FIELDS },
        { from: 22, to: 22, id: [19, 19], fields: DAMAGE_FIELDS_2 },
        { from: 23, to: 26, id: [19, 19], fields: DAMAGE_FIELDS },
        { from: 27, to: 27, id: [19, 19], fields: DAMAGE_FIELDS_2 },
        { from: 28, to: 28, id: [19, 19], fields: DAMAGE_FIELDS },
        { from: 29, to: 29, id: [19, 19], fields: DAMAGE_FIELDS_2 },
        { from: 30, to: 31, id: [19, 19], fields: DAMAGE_FIELDS },
        { from: 32, to: 33, id: [19, 19], fields: DAMAGE_FIELDS },
        { from: 34, to: 34, id: [19, 19], fields: DAMAGE_FIELDS_2 },
        { from: 35, to: 35, id: [19, 19], fields: DAMAGE_FIELDS },
        { from: 36, to: 36, id: [19, 19], fields: DAMAGE_FIELDS_2 },
      ],
      role: "effect",
    },
    {
      name: "spawnstatic",
      doc: "An entity that never changes, such as a flame.",
      ref: "QWD §5.21",
      source: "quakeworld.yaml:429",
      text: { entries: SPAWNSTATIC_ENTRIES },
      layouts: [
        { from: 0, to: 5, id: [20, 20], fields: SPAWNSTATIC_FIELDS_2 },
        { from: 6, to: 6, id: [20, 20], fields: SPAWNSTATIC_FIELDS_4 },
        { from: 7, to: 7, id: [20, 20], fields: SPAWNSTATIC_FIELDS_2 },
        { from: 8, to: 8, id: [20, 20], fields: SPAWNSTATIC_FIELDS_4 },
        { from: 9, to: 12, id: [20, 20], fields: SPAWNSTATIC_FIELDS_2 },
        { from: 13, to: 13, id: [20, 20], fields: SPAWNSTATIC_FIELDS_4 },
        { from: 14, to: 14, id: [20, 20], fields: SPAWNSTATIC_FIELDS_2 },
        { from: 15, to: 15, id: [20, 20], fields: SPAWNSTATIC_FIELDS_4 },
        { from: 16, to: 19, id: [20, 20], fields: SPAWNSTATIC_FIELDS_2 },
        { from: 20, to: 20, id: [20, 20], fields: SPAWNSTATIC_FIELDS_4 },
        { from: 21, to: 21, id: [20, 20], fields: SPAWNSTATIC_FIELDS_2 },
        { from: 22, to: 22, id: [20, 20], fields: SPAWNSTATIC_FIELDS_4 },
        { from: 23, to: 26, id: [20, 20], fields: SPAWNSTATIC_FIELDS_2 },
        { from: 27, to: 27, id: [20, 20], fields: SPAWNSTATIC_FIELDS_4 },
        { from: 28, to: 28, id: [20, 20], fields: SPAWNSTATIC_FIELDS_2 },
        { from: 29, to: 29, id: [20, 20], fields: SPAWNSTATIC_FIELDS_4 },
        { from: 30, to: 31, id: [20, 20], fields: SPAWNSTATIC_FIELDS_2 },
        { from: 32, to: 33, id: [20, 20], fields: SPAWNSTATIC_FIELDS_2 },
        { from: 34, to: 34, id: [20, 20], fields: SPAWNSTATIC_FIELDS_4 },
        { from: 35, to: 35, id: [20, 20], fields: SPAWNSTATIC_FIELDS_2 },
        { from: 36, to: 36, id: [20, 20], fields: SPAWNSTATIC_FIELDS_4 },
      ],
      lasts: { how: "each" },
    },
    {
      name: "spawnbinary",
      ref: "QWD §5.22, ERRATA 96",
      source: "quakeworld.yaml:451",
      illegal: "no longer used",
      layouts: [
        { from: 0, to: 4, id: [21, 21], fields: [] },
        { from: 9, to: 9, id: [21, 21], fields: [] },
        { from: 18, to: 18, id: [21, 21], fields: [] },
        { from: 23, to: 23, id: [21, 21], fields: [] },
        { from: 32, to: 32, id: [21, 21], fields: [] },
      ],
    },
    {
      name: "spawnbaseline",
      doc: "An entity's state that its first update differs from.",
      ref: "QWD §5.23",
      source: "quakeworld.yaml:456",
      sets: "baseline",
      text: { entries: SPAWNBASELINE_ENTRIES },
      layouts: [
        { from: 0, to: 5, id: [22, 22], fields: SPAWNBASELINE_FIELDS },
        { from: 6, to: 6, id: [22, 22], fields: SPAWNBASELINE_FIELDS_2 },
        { from: 7, to: 7, id: [22, 22], fields: SPAWNBASELINE_FIELDS },
        { from: 8, to: 8, id: [22, 22], fields: SPAWNBASELINE_FIELDS_2 },
        { from: 9, to: 12, id: [22, 22], fields: SPAWNBASELINE_FIELDS },
        { from: 13, to: 13, id: [22, 22], fields: SPAWNBASELINE_FIELDS_2 },
        { from: 14, to: 14, id: [22, 22], fields: SPAWNBASELINE_FIELDS },
        { from: 15, to: 15, id: [22, 22], fields: SPAWNBASELINE_FIELDS_2 },
        { from: 16, to: 19, id: [22, 22], fields: SPAWNBASELINE_FIELDS },
        { from: 20, to: 20, id: [22, 22], fields: SPAWNBASELINE_FIELDS_2 },
        { from: 21, to: 21, id: [22, 22], fields: SPAWNBASELINE_FIELDS },
        { from: 22, to: 22, id: [22, 22], fields: SPAWNBASELINE_FIELDS_2 },
        { from: 23, to: 26, id: [22, 22], fields: SPAWNBASELINE_FIELDS },
        { from: 27, to: 27, id: [22, 22], fields: SPAWNBASELINE_FIELDS_2 },
        { from: 28, to: 28, id: [22, 22], fields: SPAWNBASELINE_FIELDS },
        { from: 29, to: 29, id: [22, 22], fields: SPAWNBASELINE_FIELDS_2 },
        { from: 30, to: 31, id: [22, 22], fields: SPAWNBASELINE_FIELDS },
        { from: 32, to: 33, id: [22, 22], fields: SPAWNBASELINE_FIELDS },
        { from: 34, to: 34, id: [22, 22], fields: SPAWNBASELINE_FIELDS_2 },
        { from: 35, to: 35, id: [22, 22], fields: SPAWNBASELINE_FIELDS },
        { from: 36, to: 36, id: [22, 22], fields: SPAWNBASELINE_FIELDS_2 },
      ],
      tells: { members: { number: "entity" } },
    },
    {
      name: "temp_entity",
      doc: "A short-lived effect.",
      ref: "QWD §5.24",
      source: "quakeworld.yaml:481",
      text: { entries: TEMP_ENTITY_ENTRIES },
      layouts: [
        { from: 0, to: 5, id: [23, 23], fields: TEMP_ENTITY_FIELDS },
        { from: 6, to: 6, id: [23, 23], fields: TEMP_ENTITY_FIELDS_2 },
        { from: 7, to: 7, id: [23, 23], fields: TEMP_ENTITY_FIELDS },
        { from: 8, to: 8, id: [23, 23], fields: TEMP_ENTITY_FIELDS_2 },
        { from: 9, to: 12, id: [23, 23], fields: TEMP_ENTITY_FIELDS },
        { from: 13, to: 13, id: [23, 23], fields: TEMP_ENTITY_FIELDS_2 },
        { from: 14, to: 14, id: [23, 23], fields: TEMP_ENTITY_FIELDS },
        { from: 15, to: 15, id: [23, 23], fields: TEMP_ENTITY_FIELDS_2 },
        { from: 16, to: 19, id: [23, 23], fields: TEMP_ENTITY_FIELDS },
        { from: 20, to: 20, id: [23, 23], fields: TEMP_ENTITY_FIELDS_2 },
        { from: 21, to: 21, id: [23, 23], fields: TEMP_ENTITY_FIELDS },
        { from: 22, to: 22, id: [23, 23], fields: TEMP_ENTITY_FIELDS_2 },
        { from: 23, to: 26, id: [23, 23], fields: TEMP_ENTITY_FIELDS },
        { from: 27, to: 27, id: [23, 23], fields: TEMP_ENTITY_FIELDS_2 },
        { from: 28, to: 28, id: [23, 23], fields: TEMP_ENTITY_FIELDS },
        { from: 29, to: 29, id: [23, 23], fields: TEMP_ENTITY_FIELDS_2 },
        { from: 30, to: 31, id: [23, 23], fields: TEMP_ENTITY_FIELDS },
        { from: 32, to: 33, id: [23, 23], fields: TEMP_ENTITY_FIELDS },
        { from: 34, to: 34, id: [23, 23], fields: TEMP_ENTITY_FIELDS_2 },
        { from: 35, to: 35, id: [23, 23], fields: TEMP_ENTITY_FIELDS },
        { from: 36, to: 36, id: [23, 23], fields: TEMP_ENTITY_FIELDS_2 },
      ],
      role: "effect",
    },
    {
      name: "setpause",
      doc: "The game pauses or goes on.",
      ref: "QWD §5.25",
      source: "quakeworld.yaml:521",
      layouts: [
        { from: 0, to: 31, id: [24, 24], fields: SETPAUSE_FIELDS },
        { from: 32, to: 36, id: [24, 24], fields: SETPAUSE_FIELDS },
      ],
      lasts: { how: "last" },
    },
    {
      name: "signonnum",
      ref: "QWD §5.26, ERRATA 96",
      source: "quakeworld.yaml:529",
      illegal: "no longer used",
      layouts: [
        { from: 0, to: 31, id: [25, 25], fields: [] },
        { from: 32, to: 36, id: [25, 25], fields: [] },
      ],
    },
    {
      name: "centerprint",
      doc: "Text in the middle of the screen.",
      ref: "QWD §5.27",
      source: "quakeworld.yaml:534",
      layouts: [
        { from: 0, to: 31, id: [26, 26], fields: STUFFTEXT_FIELDS },
        { from: 32, to: 36, id: [26, 26], fields: STUFFTEXT_FIELDS },
      ],
      role: "text",
      tells: { members: { text: "text" } },
    },
    {
      name: "killedmonster",
      doc: "One more monster is dead.",
      ref: "QWD §5.28",
      source: "quakeworld.yaml:543",
      layouts: [
        { from: 0, to: 31, id: [27, 27], fields: [] },
        { from: 32, to: 36, id: [27, 27], fields: [] },
      ],
      lasts: { how: "each" },
    },
    {
      name: "foundsecret",
      doc: "One more secret is found.",
      ref: "QWD §5.29",
      source: "quakeworld.yaml:549",
      layouts: [
        { from: 0, to: 31, id: [28, 28], fields: [] },
        { from: 32, to: 36, id: [28, 28], fields: [] },
      ],
      lasts: { how: "each" },
    },
    {
      name: "spawnstaticsound",
      doc: "A sound that goes on for the whole level. Recordings do without (ERRATA 69).",
      ref: "QWD §5.30",
      source: "quakeworld.yaml:555",
      text: { entries: SPAWNSTATICSOUND_ENTRIES },
      layouts: [
        { from: 0, to: 5, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 6, to: 6, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_2 },
        { from: 7, to: 7, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 8, to: 8, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_2 },
        { from: 9, to: 12, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 13, to: 13, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_2 },
        { from: 14, to: 14, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 15, to: 15, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_2 },
        { from: 16, to: 19, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 20, to: 20, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_2 },
        { from: 21, to: 21, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 22, to: 22, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_2 },
        { from: 23, to: 26, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 27, to: 27, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_2 },
        { from: 28, to: 28, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 29, to: 29, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_2 },
        { from: 30, to: 31, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 32, to: 33, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 34, to: 34, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_2 },
        { from: 35, to: 35, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 36, to: 36, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_2 },
      ],
      role: "effect",
      lasts: { how: "each" },
    },
    {
      name: "intermission",
      doc: "The level is over; its figures are shown.",
      ref: "QWD §5.31",
      source: "quakeworld.yaml:572",
      layouts: [
        { from: 0, to: 5, id: [30, 30], fields: INTERMISSION_FIELDS },
        { from: 6, to: 6, id: [30, 30], fields: INTERMISSION_FIELDS_2 },
        { from: 7, to: 7, id: [30, 30], fields: INTERMISSION_FIELDS },
        { from: 8, to: 8, id: [30, 30], fields: INTERMISSION_FIELDS_2 },
        { from: 9, to: 12, id: [30, 30], fields: INTERMISSION_FIELDS },
        { from: 13, to: 13, id: [30, 30], fields: INTERMISSION_FIELDS_2 },
        { from: 14, to: 14, id: [30, 30], fields: INTERMISSION_FIELDS },
        { from: 15, to: 15, id: [30, 30], fields: INTERMISSION_FIELDS_2 },
        { from: 16, to: 19, id: [30, 30], fields: INTERMISSION_FIELDS },
        { from: 20, to: 20, id: [30, 30], fields: INTERMISSION_FIELDS_2 },
        { from: 21, to: 21, id: [30, 30], fields: INTERMISSION_FIELDS },
        { from: 22, to: 22, id: [30, 30], fields: INTERMISSION_FIELDS_2 },
        { from: 23, to: 26, id: [30, 30], fields: INTERMISSION_FIELDS },
        { from: 27, to: 27, id: [30, 30], fields: INTERMISSION_FIELDS_2 },
        { from: 28, to: 28, id: [30, 30], fields: INTERMISSION_FIELDS },
        { from: 29, to: 29, id: [30, 30], fields: INTERMISSION_FIELDS_2 },
        { from: 30, to: 31, id: [30, 30], fields: INTERMISSION_FIELDS },
        { from: 32, to: 33, id: [30, 30], fields: INTERMISSION_FIELDS },
        { from: 34, to: 34, id: [30, 30], fields: INTERMISSION_FIELDS_2 },
        { from: 35, to: 35, id: [30, 30], fields: INTERMISSION_FIELDS },
        { from: 36, to: 36, id: [30, 30], fields: INTERMISSION_FIELDS_2 },
      ],
      lasts: { how: "last" },
    },
    {
      name: "finale",
      doc: "The episode is over; this text is given.",
      ref: "QWD §5.32",
      source: "quakeworld.yaml:581",
      layouts: [
        { from: 0, to: 31, id: [31, 31], fields: STUFFTEXT_FIELDS },
        { from: 32, to: 36, id: [31, 31], fields: STUFFTEXT_FIELDS },
      ],
      lasts: { how: "last", as: "intermission" },
    },
    {
      name: "cdtrack",
      doc: "Which music plays.",
      ref: "QWD §5.33",
      source: "quakeworld.yaml:589",
      layouts: [
        { from: 0, to: 31, id: [32, 32], fields: CDTRACK_FIELDS },
        { from: 32, to: 36, id: [32, 32], fields: CDTRACK_FIELDS },
      ],
      role: "effect",
      lasts: { how: "last" },
    },
    {
      name: "sellscreen",
      doc: "Shows what the shareware does not have.",
      ref: "QWD §5.34",
      source: "quakeworld.yaml:598",
      layouts: [
        { from: 0, to: 31, id: [33, 33], fields: [] },
        { from: 32, to: 36, id: [33, 33], fields: [] },
      ],
      role: "effect",
    },
    {
      name: "smallkick",
      doc: "A weapon kicks softly.",
      ref: "QWD §5.35",
      source: "quakeworld.yaml:604",
      layouts: [
        { from: 0, to: 31, id: [34, 34], fields: [] },
        { from: 32, to: 36, id: [34, 34], fields: [] },
      ],
      role: "effect",
    },
    {
      name: "bigkick",
      doc: "The double-barrelled shotgun kicks.",
      ref: "QWD §5.36",
      source: "quakeworld.yaml:610",
      layouts: [
        { from: 0, to: 31, id: [35, 35], fields: [] },
        { from: 32, to: 36, id: [35, 35], fields: [] },
      ],
      role: "effect",
    },
    {
      name: "updateping",
      doc: "A player's ping.",
      ref: "QWD §5.37, ERRATA 95",
      source: "quakeworld.yaml:616",
      layouts: [
        { from: 0, to: 31, id: [36, 36], fields: UPDATEPING_FIELDS },
        { from: 32, to: 36, id: [36, 36], fields: UPDATEPING_FIELDS },
      ],
      role: "player",
      tells: { members: { player: "player", ping: "ping" } },
      lasts: { how: "last", by: ["player"] },
    },
    {
      name: "updateentertime",
      doc: "When a player came.",
      ref: "QWD §5.38, ERRATA 94",
      source: "quakeworld.yaml:627",
      text: {
        entries: [
          { token: "player", of: ["player"] },
          { token: "entertime", of: ["entertime"], as: "time" },
        ],
      },
      layouts: [
        { from: 0, to: 31, id: [37, 37], fields: UPDATEENTERTIME_FIELDS },
        { from: 32, to: 36, id: [37, 37], fields: UPDATEENTERTIME_FIELDS },
      ],
      lasts: { how: "last", by: ["player"] },
    },
    {
      name: "updatestatlong",
      doc: "Sets one of the player's statistics.",
      ref: "QWD §5.39",
      source: "quakeworld.yaml:639",
      layouts: [
        { from: 0, to: 31, id: [38, 38], fields: UPDATESTATLONG_FIELDS },
        { from: 32, to: 36, id: [38, 38], fields: UPDATESTATLONG_FIELDS },
      ],
      lasts: { how: "last", as: "stat", by: ["index"] },
    },
    {
      name: "muzzleflash",
      doc: "Somebody shoots, and lights up.",
      ref: "QWD §5.40",
      source: "quakeworld.yaml:648",
      layouts: [
        { from: 0, to: 31, id: [39, 39], fields: MUZZLEFLASH_FIELDS },
        { from: 32, to: 36, id: [39, 39], fields: MUZZLEFLASH_FIELDS },
      ],
      role: "effect",
    },
    {
      name: "updateuserinfo",
      doc: "What a player's client tells of him: name, colours, team.",
      ref: "QWD §5.41, ERRATA 95",
      source: "quakeworld.yaml:656",
      text: { entries: UPDATEUSERINFO_ENTRIES },
      layouts: [
        { from: 0, to: 31, id: [40, 40], fields: UPDATEUSERINFO_FIELDS },
        { from: 32, to: 36, id: [40, 40], fields: UPDATEUSERINFO_FIELDS },
      ],
      lasts: { how: "last", by: ["player"] },
    },
    {
      name: "download",
      doc: "A part of a file that the client asked for.",
      ref: "QWD §5.42, ERRATA 98",
      source: "quakeworld.yaml:670",
      text: {
        entries: [
          { token: "size", of: ["size"] },
          { token: "percent", of: ["percent"] },
          { token: "data", of: ["data"] },
        ],
      },
      layouts: [
        { from: 0, to: 4, id: [41, 41], fields: DOWNLOAD_FIELDS },
        { from: 9, to: 9, id: [41, 41], fields: DOWNLOAD_FIELDS },
        { from: 12, to: 18, id: [41, 41], fields: DOWNLOAD_FIELDS },
        { from: 23, to: 23, id: [41, 41], fields: DOWNLOAD_FIELDS },
        { from: 26, to: 31, id: [41, 41], fields: DOWNLOAD_FIELDS },
        { from: 32, to: 32, id: [41, 41], fields: DOWNLOAD_FIELDS },
      ],
      role: "link",
    },
    {
      name: "playerinfo",
      doc: "Where a player is, and what he does.",
      ref: "QWD §5.43, ERRATA 77-82",
      source: "quakeworld.yaml:684",
      text: { entries: PLAYERINFO_ENTRIES },
      layouts: [
        { from: 0, to: 2, id: [42, 42], fields: PLAYERINFO_FIELDS },
        { from: 3, to: 3, id: [42, 42], fields: PLAYERINFO_FIELDS },
        { from: 4, to: 4, id: [42, 42], fields: PLAYERINFO_FIELDS_2 },
        { from: 5, to: 5, id: [42, 42], fields: PLAYERINFO_FIELDS_3 },
        { from: 6, to: 6, id: [42, 42], fields: PLAYERINFO_FIELDS_4 },
        { from: 7, to: 7, id: [42, 42], fields: PLAYERINFO_FIELDS_2 },
        { from: 8, to: 8, id: [42, 42], fields: PLAYERINFO_FIELDS_5 },
        { from: 9, to: 9, id: [42, 42], fields: PLAYERINFO_FIELDS_6 },
        { from: 10, to: 10, id: [42, 42], fields: PLAYERINFO_FIELDS_7 },
        { from: 11, to: 11, id: [42, 42], fields: PLAYERINFO_FIELDS_6 },
        { from: 12, to: 12, id: [42, 42], fields: PLAYERINFO_FIELDS_3 },
        { from: 13, to: 13, id: [42, 42], fields: PLAYERINFO_FIELDS_4 },
        { from: 14, to: 14, id: [42, 42], fields: PLAYERINFO_FIELDS_2 },
        { from: 15, to: 15, id: [42, 42], fields: PLAYERINFO_FIELDS_5 },
        { from: 16, to: 16, id: [42, 42], fields: PLAYERINFO_FIELDS_7 },
        { from: 17, to: 17, id: [42, 42], fields: PLAYERINFO_FIELDS_6 },
        { from: 18, to: 18, id: [42, 42], fields: PLAYERINFO_FIELDS_2 },
        { from: 19, to: 19, id: [42, 42], fields: PLAYERINFO_FIELDS_3 },
        { from: 20, to: 20, id: [42, 42], fields: PLAYERINFO_FIELDS_4 },
        { from: 21, to: 21, id: [42, 42], fields: PLAYERINFO_FIELDS_2 },
        { from: 22, to: 22, id: [42, 42], fields: PLAYERINFO_FIELDS_5 },
        { from: 23, to: 23, id: [42, 42], fields: PLAYERINFO_FIELDS_6 },
        { from: 24, to: 24, id: [42, 42], fields: PLAYERINFO_FIELDS_7 },
        { from: 25, to: 25, id: [42, 42], fields: PLAYERINFO_FIELDS_6 },
        { from: 26, to: 26, id: [42, 42], fields: PLAYERINFO_FIELDS_3 },
        { from: 27, to: 27, id: [42, 42], fields: PLAYERINFO_FIELDS_4 },
        { from: 28, to: 28, id: [42, 42], fields: PLAYERINFO_FIELDS_2 },
        { from: 29, to: 29, id: [42, 42], fields: PLAYERINFO_FIELDS_5 },
        { from: 30, to: 30, id: [42, 42], fields: PLAYERINFO_FIELDS_7 },
        { from: 31, to: 31, id: [42, 42], fields: PLAYERINFO_FIELDS_6 },
      ],
      role: "frame",
    },
    {
      name: "playerstate",
      doc: "Where a player is, as far as it differs from what the recording reported of him before.",
      ref: "ERRATA 99",
      source: "quakeworld.yaml:735",
      layouts: [
        { from: 32, to: 33, id: [42, 42], fields: PLAYERSTATE_FIELDS },
        { from: 34, to: 34, id: [42, 42], fields: PLAYERSTATE_FIELDS_2 },
        { from: 35, to: 35, id: [42, 42], fields: PLAYERSTATE_FIELDS },
        { from: 36, to: 36, id: [42, 42], fields: PLAYERSTATE_FIELDS_2 },
      ],
      role: "frame",
    },
    {
      name: "nails",
      doc: "All nails in flight.",
      ref: "QWD §5.44",
      source: "quakeworld.yaml:758",
      layouts: [
        { from: 0, to: 5, id: [43, 43], fields: NAILS_FIELDS },
        { from: 6, to: 6, id: [43, 43], fields: NAILS_FIELDS },
        { from: 7, to: 7, id: [43, 43], fields: NAILS_FIELDS },
        { from: 8, to: 8, id: [43, 43], fields: NAILS_FIELDS },
        { from: 9, to: 12, id: [43, 43], fields: NAILS_FIELDS },
        { from: 13, to: 13, id: [43, 43], fields: NAILS_FIELDS },
        { from: 14, to: 14, id: [43, 43], fields: NAILS_FIELDS },
        { from: 15, to: 15, id: [43, 43], fields: NAILS_FIELDS },
        { from: 16, to: 19, id: [43, 43], fields: NAILS_FIELDS },
        { from: 20, to: 20, id: [43, 43], fields: NAILS_FIELDS },
        { from: 21, to: 21, id: [43, 43], fields: NAILS_FIELDS },
        { from: 22, to: 22, id: [43, 43], fields: NAILS_FIELDS },
        { from: 23, to: 26, id: [43, 43], fields: NAILS_FIELDS },
        { from: 27, to: 27, id: [43, 43], fields: NAILS_FIELDS },
        { from: 28, to: 28, id: [43, 43], fields: NAILS_FIELDS },
        { from: 29, to: 29, id: [43, 43], fields: NAILS_FIELDS },
        { from: 30, to: 31, id: [43, 43], fields: NAILS_FIELDS },
        { from: 32, to: 33, id: [43, 43], fields: NAILS_FIELDS },
        { from: 34, to: 34, id: [43, 43], fields: NAILS_FIELDS },
        { from: 35, to: 35, id: [43, 43], fields: NAILS_FIELDS },
        { from: 36, to: 36, id: [43, 43], fields: NAILS_FIELDS },
      ],
    },
    {
      name: "chokecount",
      doc: "How many of the packets before this one the server withheld.",
      ref: "QWD §5.45, ERRATA 93",
      source: "quakeworld.yaml:765",
      text: { token: "choke" },
      layouts: [
        { from: 0, to: 31, id: [44, 44], fields: CHOKECOUNT_FIELDS },
        { from: 32, to: 36, id: [44, 44], fields: CHOKECOUNT_FIELDS },
      ],
      role: "link",
    },
    {
      name: "modellist",
      doc: "Names of models, or some of them.",
      ref: "QWD §5.46, ERRATA 87",
      source: "quakeworld.yaml:774",
      text: { entries: MODELLIST_ENTRIES },
      layouts: [
        { from: 0, to: 1, id: [45, 45], fields: [MODELS] },
        { from: 2, to: 31, id: [45, 45], fields: MODELLIST_FIELDS },
        { from: 32, to: 36, id: [45, 45], fields: MODELLIST_FIELDS },
      ],
      role: "names",
      tells: MODELLIST_TELLS,
      lasts: { how: "each" },
    },
    {
      name: "soundlist",
      doc: "Names of sounds, or some of them.",
      ref: "QWD §5.47, ERRATA 87",
      source: "quakeworld.yaml:790",
      text: {
        entries: [
          { token: "first", of: ["start"] },
          { token: "sounds", of: ["sounds"] },
          { token: "next", of: ["next"] },
        ],
      },
      layouts: [
        { from: 0, to: 1, id: [46, 46], fields: [SOUNDS] },
        { from: 2, to: 31, id: [46, 46], fields: SOUNDLIST_FIELDS },
        { from: 32, to: 36, id: [46, 46], fields: SOUNDLIST_FIELDS },
      ],
      role: "names",
      tells: { members: { sounds: "sounds", first: "start" } },
      lasts: { how: "each" },
    },
    {
      name: "packetentities",
      doc: "All entities in sight.",
      ref: "QWD §5.48",
      source: "quakeworld.yaml:806",
      layouts: [
        { from: 0, to: 4, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 5, to: 5, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 6, to: 6, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 7, to: 7, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 8, to: 8, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 9, to: 9, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 10, to: 11, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 12, to: 12, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 13, to: 13, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 14, to: 14, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 15, to: 15, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 16, to: 17, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 18, to: 18, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 19, to: 19, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 20, to: 20, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 21, to: 21, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 22, to: 22, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 23, to: 23, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 24, to: 25, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 26, to: 26, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 27, to: 27, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 28, to: 28, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 29, to: 29, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 30, to: 31, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 32, to: 32, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 33, to: 33, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 34, to: 34, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 35, to: 35, id: [47, 47], fields: PACKETENTITIES_FIELDS },
        { from: 36, to: 36, id: [47, 47], fields: PACKETENTITIES_FIELDS },
      ],
      role: "frame",
    },
    {
      name: "deltapacketentities",
      doc: "How the entities in sight differ from those of an earlier frame.",
      ref: "QWD §5.49, ERRATA 92",
      source: "quakeworld.yaml:814",
      text: { entries: DELTAPACKETENTITIES_ENTRIES },
      layouts: [
        { from: 0, to: 4, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 5, to: 5, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 6, to: 6, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 7, to: 7, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 8, to: 8, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 9, to: 9, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 10, to: 11, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 12, to: 12, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 13, to: 13, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 14, to: 14, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 15, to: 15, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 16, to: 17, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 18, to: 18, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 19, to: 19, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 20, to: 20, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 21, to: 21, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 22, to: 22, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 23, to: 23, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 24, to: 25, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 26, to: 26, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 27, to: 27, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 28, to: 28, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 29, to: 29, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 30, to: 31, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 32, to: 32, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 33, to: 33, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 34, to: 34, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 35, to: 35, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
        { from: 36, to: 36, id: [48, 48], fields: DELTAPACKETENTITIES_FIELDS },
      ],
      role: "frame",
    },
    {
      name: "maxspeed",
      doc: "How fast the player can run.",
      ref: "QWD §5.50",
      source: "quakeworld.yaml:826",
      layouts: [
        { from: 1, to: 31, id: [49, 49], fields: MAXSPEED_FIELDS },
        { from: 32, to: 36, id: [49, 49], fields: MAXSPEED_FIELDS },
      ],
      lasts: { how: "last" },
    },
    {
      name: "entgravity",
      doc: "What the player's gravity is multiplied by.",
      ref: "QWD §5.51",
      source: "quakeworld.yaml:835",
      layouts: [
        { from: 1, to: 31, id: [50, 50], fields: ENTGRAVITY_FIELDS },
        { from: 32, to: 36, id: [50, 50], fields: ENTGRAVITY_FIELDS },
      ],
      lasts: { how: "last" },
    },
    {
      name: "setinfo",
      doc: "A player's setting changes.",
      ref: "QWD §5.52",
      source: "quakeworld.yaml:844",
      text: { entries: [{ token: "player", of: ["player"] }, ...SETINFO_ENTRIES] },
      layouts: [
        { from: 2, to: 31, id: [51, 51], fields: SETINFO_FIELDS_2 },
        { from: 32, to: 36, id: [51, 51], fields: SETINFO_FIELDS_2 },
      ],
      lasts: { how: "last", by: ["player", "key"] },
    },
    {
      name: "serverinfo",
      doc: "A setting of the server changes.",
      ref: "QWD §5.53",
      source: "quakeworld.yaml:859",
      text: { entries: SETINFO_ENTRIES },
      layouts: [
        { from: 2, to: 31, id: [52, 52], fields: SETINFO_FIELDS },
        { from: 32, to: 36, id: [52, 52], fields: SETINFO_FIELDS },
      ],
      lasts: { how: "last", by: ["key"] },
    },
    {
      name: "updatepl",
      doc: "How many of a player's packets are lost.",
      ref: "QWD §5.54",
      source: "quakeworld.yaml:872",
      layouts: [
        { from: 4, to: 31, id: [53, 53], fields: UPDATEPL_FIELDS },
        { from: 32, to: 36, id: [53, 53], fields: UPDATEPL_FIELDS },
      ],
      role: "player",
      tells: { members: { player: "player", loss: "loss" } },
      lasts: { how: "last", by: ["player"] },
    },
    {
      name: "nails2",
      doc: "All nails in flight, with numbers to know them by.",
      ref: "ERRATA 88",
      source: "quakeworld.yaml:884",
      layouts: [
        { from: 32, to: 33, id: [54, 54], fields: NAILS2_FIELDS },
        { from: 34, to: 34, id: [54, 54], fields: NAILS2_FIELDS },
        { from: 35, to: 35, id: [54, 54], fields: NAILS2_FIELDS },
        { from: 36, to: 36, id: [54, 54], fields: NAILS2_FIELDS },
      ],
    },
    {
      name: "qizmovoice",
      doc: "A part of what someone says by a Qizmo.",
      source: "quakeworld.yaml:895",
      text: { legacy: "unknown" },
      layouts: [
        { from: 0, to: 31, id: [83, 83], fields: QIZMOVOICE_FIELDS },
        { from: 32, to: 36, id: [83, 83], fields: QIZMOVOICE_FIELDS },
      ],
      role: "effect",
    },
    {
      name: "chunk",
      doc: "A part of a file that the client asked for, or how large it is.",
      source: "quakeworld-fte.yaml:125",
      text: { legacy: "unknown" },
      layouts: [
        { from: 5, to: 8, id: [41, 41], fields: CHUNK_FIELDS },
        { from: 10, to: 11, id: [41, 41], fields: CHUNK_FIELDS },
        { from: 19, to: 22, id: [41, 41], fields: CHUNK_FIELDS },
        { from: 24, to: 25, id: [41, 41], fields: CHUNK_FIELDS },
      ],
      role: "link",
    },
    {
      name: "spawnstatic2",
      doc: "As spawnstatic, written as an entity of packetentities.",
      source: "quakeworld-fte.yaml:140",
      text: { legacy: "unknown" },
      layouts: [
        { from: 5, to: 5, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 6, to: 6, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 7, to: 7, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 8, to: 8, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 10, to: 11, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 12, to: 12, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 13, to: 13, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 14, to: 14, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 15, to: 15, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 16, to: 17, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 19, to: 19, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 20, to: 20, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 21, to: 21, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 22, to: 22, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 24, to: 25, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 26, to: 26, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 27, to: 27, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 28, to: 28, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 29, to: 29, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 30, to: 31, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 33, to: 33, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 34, to: 34, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 35, to: 35, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
        { from: 36, to: 36, id: [21, 21], fields: SPAWNSTATIC2_FIELDS },
      ],
      lasts: { how: "each" },
    },
    {
      name: "spawnbaseline2",
      doc: "As spawnbaseline, written as an entity of packetentities.",
      source: "quakeworld-fte.yaml:148",
      text: { legacy: "unknown" },
      layouts: [
        { from: 5, to: 5, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 6, to: 6, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 7, to: 7, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 8, to: 8, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 10, to: 11, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 12, to: 12, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 13, to: 13, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 14, to: 14, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 15, to: 15, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 16, to: 17, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 19, to: 19, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 20, to: 20, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 21, to: 21, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 22, to: 22, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 24, to: 25, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 26, to: 26, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 27, to: 27, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 28, to: 28, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 29, to: 29, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 30, to: 31, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 33, to: 33, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 34, to: 34, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 35, to: 35, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
        { from: 36, to: 36, id: [66, 66], fields: SPAWNSTATIC2_FIELDS },
      ],
      lasts: { how: "each" },
    },
    {
      name: "voicechat",
      doc: "A part of what a player says.",
      source: "quakeworld-fte.yaml:162",
      text: { legacy: "unknown" },
      layouts: [
        { from: 5, to: 8, id: [84, 84], fields: VOICECHAT_FIELDS },
        { from: 10, to: 17, id: [84, 84], fields: VOICECHAT_FIELDS },
        { from: 19, to: 22, id: [84, 84], fields: VOICECHAT_FIELDS },
        { from: 24, to: 31, id: [84, 84], fields: VOICECHAT_FIELDS },
        { from: 33, to: 36, id: [84, 84], fields: VOICECHAT_FIELDS },
      ],
      role: "effect",
    },
    {
      name: "modellistshort",
      doc: "Names of models from any number on, or some of them.",
      source: "quakeworld-fte.yaml:156",
      text: { legacy: "unknown", entries: MODELLIST_ENTRIES },
      layouts: [
        { from: 5, to: 8, id: [60, 60], fields: MODELLISTSHORT_FIELDS },
        { from: 10, to: 17, id: [60, 60], fields: MODELLISTSHORT_FIELDS },
        { from: 19, to: 22, id: [60, 60], fields: MODELLISTSHORT_FIELDS },
        { from: 24, to: 31, id: [60, 60], fields: MODELLISTSHORT_FIELDS },
        { from: 33, to: 36, id: [60, 60], fields: MODELLISTSHORT_FIELDS },
      ],
      role: "names",
      tells: MODELLIST_TELLS,
      lasts: { how: "each" },
    },
  ],
};
