// Generated from netquake.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
const UPDATESTAT_ENTRIES = [
  { token: "index", of: ["index"], names: "stat_index" },
  { token: "value", of: ["value"], names: "stat_value" },
] as const;
const I32 = { kind: "int", name: "i32", bits: 32, signed: true } as const;
const UPDATESTAT_FIELDS = [
  {
    kind: "value",
    name: "index",
    type: { kind: "int", name: "u8", bits: 8, signed: false, enum: 0 },
    max: 31,
  },
  { kind: "value", name: "value", type: I32 },
] as const;
const VERSION_FIELDS = [{ kind: "value", name: "serverprotocol", type: I32 }] as const;
const I16 = { kind: "int", name: "i16", bits: 16, signed: true } as const;
const ENTITY = { kind: "value", name: "entity", type: I16 } as const;
const ATTENUATION_TEXT = { token: "attenuation", of: ["attenuation"] } as const;
const SOUNDNUM_TEXT = { token: "soundnum", of: ["soundnum"], names: "sounds" } as const;
const SOUND_ENTRIES = [
  { token: "vol", of: ["volume"] },
  ATTENUATION_TEXT,
  { token: "channel", of: ["channel"] },
  { token: "entity", of: ["entity"] },
  SOUNDNUM_TEXT,
  { token: "origin", of: ["origin"] },
] as const;
const U8 = { kind: "int", name: "u8", bits: 8, signed: false } as const;
const FLAGS_PARTS = [{ from: U8, bits: 8, at: 0 }] as const;
const U8_2 = {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  scale: { num: 1, den: 255, plus: 0 },
} as const;
const VOLUME = {
  kind: "value",
  name: "volume",
  doc: "0 silent, 1 loudest",
  type: U8_2,
  when: { mask: "flags", bit: 0 },
  absent: 1,
} as const;
const U8_3 = {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  scale: { num: 1, den: 64, plus: 0 },
} as const;
const ATTENUATION = {
  kind: "value",
  name: "attenuation",
  doc: "0 everywhere, 1 normal, 2 idle monsters, 3 static sounds",
  type: U8_3,
  when: { mask: "flags", bit: 1 },
  absent: 1,
} as const;
const U16 = { kind: "int", name: "u16", bits: 16, signed: false } as const;
const SOUND_PARTS = [
  { name: "channel", type: { kind: "int", name: "u3", bits: 3, signed: false, enum: 2 } },
  { name: "entity", type: { kind: "int", name: "u13", bits: 13, signed: false } },
] as const;
const SOUND = { kind: "split", wire: U16, parts: SOUND_PARTS } as const;
const COORD = {
  kind: "int",
  name: "coord",
  bits: 16,
  signed: true,
  scale: { num: 1, den: 8, plus: 0 },
} as const;
const COORD_3 = { kind: "array", name: "coord[3]", of: COORD, count: 3 } as const;
const ORIGIN = { kind: "value", name: "origin", type: COORD_3 } as const;
const SOUND_FIELDS = [
  {
    kind: "mask",
    name: "flags",
    doc: "Bit 2 (SND_LOOPING) is defined but brings no data.",
    parts: FLAGS_PARTS,
    hint: 252,
    unused: 252,
    usual: 0,
  },
  VOLUME,
  ATTENUATION,
  SOUND,
  {
    kind: "value",
    name: "soundnum",
    doc: "index into the sounds of serverinfo, the first is 1",
    type: U8,
  },
  ORIGIN,
] as const;
const FLAGS = {
  kind: "mask",
  name: "flags",
  doc: "Bit 2 (SND_LOOPING) is defined but brings no data.",
  parts: FLAGS_PARTS,
  hint: 252,
  unused: 228,
  usual: 0,
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
const SOUNDNUM = {
  kind: "value",
  name: "soundnum",
  doc: "index into the sounds of serverinfo, the first is 1",
  type: U8,
  wide: { when: { mask: "flags", bit: 4 }, type: U16 },
} as const;
const SOUND_FIELDS_2 = [FLAGS, VOLUME, ATTENUATION, SOUND_2, SOUNDNUM, ORIGIN] as const;
const COORD_3_2 = {
  kind: "array",
  name: "coord[3]",
  of: { kind: "float", name: "coord" },
  count: 3,
} as const;
const ORIGIN_2 = { kind: "value", name: "origin", type: COORD_3_2 } as const;
const SOUND_FIELDS_3 = [FLAGS, VOLUME, ATTENUATION, SOUND_2, SOUNDNUM, ORIGIN_2] as const;
const COORD_2 = {
  kind: "int",
  name: "coord",
  bits: 32,
  signed: true,
  scale: { num: 1, den: 16, plus: 0 },
} as const;
const COORD_3_3 = { kind: "array", name: "coord[3]", of: COORD_2, count: 3 } as const;
const ORIGIN_3 = { kind: "value", name: "origin", type: COORD_3_3 } as const;
const SOUND_FIELDS_4 = [FLAGS, VOLUME, ATTENUATION, SOUND_2, SOUNDNUM, ORIGIN_3] as const;
const STRING = { kind: "string", name: "string", cut: 2047 } as const;
const PRINT_FIELDS = [{ kind: "value", name: "text", type: STRING }] as const;
const ANGLE = {
  kind: "int",
  name: "angle",
  bits: 8,
  signed: true,
  scale: { num: 45, den: 32, plus: 0 },
} as const;
const SETANGLE_FIELDS = [
  {
    kind: "value",
    name: "angles",
    doc: "pitch, yaw, roll",
    type: { kind: "array", name: "angle[3]", of: ANGLE, count: 3 },
  },
] as const;
const ANGLE_2 = {
  kind: "int",
  name: "angle",
  bits: 16,
  signed: true,
  scale: { num: 45, den: 8192, plus: 0 },
} as const;
const SETANGLE_FIELDS_2 = [
  {
    kind: "value",
    name: "angles",
    doc: "pitch, yaw, roll",
    type: { kind: "array", name: "angle[3]", of: ANGLE_2, count: 3 },
  },
] as const;
const SERVERINFO_ENTRIES = [
  { token: "serverversion", of: ["serverversion"] },
  { token: "maxclients", of: ["maxclients"] },
  { token: "multi", of: ["gametype"] },
  { token: "mapname", of: ["mapname"] },
  { token: "models", of: ["models"] },
  { token: "sounds", of: ["sounds"] },
  { token: "protocolflags", of: ["protocolflags"] },
] as const;
const U32 = { kind: "int", name: "u32", bits: 32, signed: false } as const;
const STRING_2 = { kind: "strings", name: "string", cut: 2047 } as const;
const SERVERINFO_FIELDS = [
  {
    kind: "value",
    name: "serverversion",
    doc: "the protocol's number, 15",
    type: I32,
    selects: [
      { value: 15, versions: { from: 0, to: 8 } },
      { value: 666, versions: { from: 9, to: 9 } },
      { value: 999, versions: { from: 10, to: 12 } },
    ],
    foreign: [
      { value: 250, name: "Nehahra" },
      { value: 3504, name: "DarkPlaces 7" },
      { value: 10000, name: "BJP" },
      { value: 10001, name: "BJP 2" },
      { value: 10002, name: "BJP 3" },
    ],
  },
  {
    kind: "value",
    name: "protocolflags",
    doc: "how angles and coordinates are told",
    type: U32,
    whenIs: [[{ member: "serverversion", ranges: [[999, 999]] }]],
    selects: [
      { value: 0, versions: { from: 10, to: 10 } },
      { value: 18, versions: { from: 11, to: 11 } },
      { value: 130, versions: { from: 12, to: 12 } },
    ],
    selectsBits: 2147483806,
  },
  { kind: "value", name: "maxclients", type: U8, max: 16 },
  {
    kind: "value",
    name: "gametype",
    type: { kind: "int", name: "u8", bits: 8, signed: false, enum: 1 },
  },
  { kind: "value", name: "mapname", doc: "the level's title", type: STRING },
  { kind: "value", name: "models", doc: "model names, the first is number 1", type: STRING_2 },
  { kind: "value", name: "sounds", doc: "sound names, the first is number 1", type: STRING_2 },
] as const;
const LIGHTSTYLE_FIELDS = [
  { kind: "value", name: "style", type: U8, max: 63 },
  {
    kind: "value",
    name: "string",
    doc: "a letter each tenth of a second, a dark to z bright",
    type: STRING,
  },
] as const;
const PLAYER = { kind: "value", name: "player", type: U8, max: 15 } as const;
const UPDATENAME_FIELDS = [PLAYER, { kind: "value", name: "netname", type: STRING }] as const;
const UPDATEFRAGS_FIELDS = [PLAYER, { kind: "value", name: "frags", type: I16 }] as const;
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
  { token: "weapon2", of: ["weapon2"] },
  { token: "armor2", of: ["armor2"] },
  { token: "ammo2", of: ["ammo2"] },
  { token: "shells2", of: ["shells2"] },
  { token: "nails2", of: ["nails2"] },
  { token: "rockets2", of: ["rockets2"] },
  { token: "cells2", of: ["cells2"] },
  { token: "weaponframe2", of: ["weaponframe2"] },
  { token: "weaponalpha", of: ["weaponalpha"] },
] as const;
const FLAGS_2 = { from: U16, bits: 16, at: 0 } as const;
const FLAGS_PARTS_2 = [FLAGS_2] as const;
const I8 = { kind: "int", name: "i8", bits: 8, signed: true } as const;
const VIEWHEIGHT = {
  kind: "value",
  name: "viewheight",
  doc: "height of the eyes above the origin",
  type: I8,
  when: { mask: "flags", bit: 0 },
  absent: 22,
} as const;
const IDEALPITCH = {
  kind: "value",
  name: "idealpitch",
  doc: "where the view drifts on slopes",
  type: I8,
  when: { mask: "flags", bit: 1 },
  absent: 0,
} as const;
const PUNCHANGLE1 = {
  kind: "value",
  name: "punchangle1",
  doc: "kick of the weapon, pitch",
  type: I8,
  when: { mask: "flags", bit: 2 },
  absent: 0,
} as const;
const I8_2 = {
  kind: "int",
  name: "i8",
  bits: 8,
  signed: true,
  scale: { num: 16, den: 1, plus: 0 },
} as const;
const VELOCITY1 = {
  kind: "value",
  name: "velocity1",
  type: I8_2,
  when: { mask: "flags", bit: 5 },
  absent: 0,
} as const;
const PUNCHANGLE2 = {
  kind: "value",
  name: "punchangle2",
  doc: "yaw",
  type: I8,
  when: { mask: "flags", bit: 3 },
  absent: 0,
} as const;
const VELOCITY2 = {
  kind: "value",
  name: "velocity2",
  type: I8_2,
  when: { mask: "flags", bit: 6 },
  absent: 0,
} as const;
const PUNCHANGLE3 = {
  kind: "value",
  name: "punchangle3",
  doc: "roll",
  type: I8,
  when: { mask: "flags", bit: 4 },
  absent: 0,
} as const;
const VELOCITY3 = {
  kind: "value",
  name: "velocity3",
  type: I8_2,
  when: { mask: "flags", bit: 7 },
  absent: 0,
} as const;
const ONGROUND = { kind: "bit", name: "onground", bit: { mask: "flags", bit: 10 } } as const;
const INWATER = { kind: "bit", name: "inwater", bit: { mask: "flags", bit: 11 } } as const;
const WEAPONFRAME = {
  kind: "value",
  name: "weaponframe",
  type: U8,
  when: { mask: "flags", bit: 12 },
  absent: 0,
} as const;
const ARMOR = {
  kind: "value",
  name: "armor",
  type: U8,
  when: { mask: "flags", bit: 13 },
  absent: 0,
} as const;
const WEAPON = {
  kind: "value",
  name: "weapon",
  doc: "index into the models of serverinfo",
  type: U8,
  when: { mask: "flags", bit: 14 },
  absent: 0,
} as const;
const HEALTH = { kind: "value", name: "health", type: I16 } as const;
const AMMO = { kind: "value", name: "ammo", doc: "of the active weapon", type: U8 } as const;
const SHELLS = { kind: "value", name: "shells", type: U8 } as const;
const NAILS = { kind: "value", name: "nails", type: U8 } as const;
const ROCKETS = { kind: "value", name: "rockets", type: U8 } as const;
const CELLS = { kind: "value", name: "cells", type: U8 } as const;
const ACTIVEWEAPON = {
  kind: "value",
  name: "activeweapon",
  doc: "an IT_ bit; in the mission packs, the bit's number",
  type: U8,
} as const;
const CLIENTDATA_FIELDS = [
  { kind: "mask", name: "flags", parts: FLAGS_PARTS_2, hint: 33024, unused: 33024, usual: 0 },
  VIEWHEIGHT,
  IDEALPITCH,
  PUNCHANGLE1,
  VELOCITY1,
  PUNCHANGLE2,
  VELOCITY2,
  PUNCHANGLE3,
  VELOCITY3,
  {
    kind: "value",
    name: "items",
    doc: "IT_ bits",
    type: U32,
    when: { mask: "flags", bit: 9 },
    absent: 16385,
  },
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
const ITEMS = { kind: "value", name: "items", doc: "IT_ bits", type: U32 } as const;
const CLIENTDATA_FIELDS_2 = [
  {
    kind: "mask",
    name: "flags",
    doc: "Bit 9 said up to 1.06 that items follow. They always follow since 1.07; servers still set the bit. Some recordings clear it and send the items (ERRATA C3).",
    parts: FLAGS_PARTS_2,
    hint: 33536,
    unused: 33536,
    usual: 512,
  },
  VIEWHEIGHT,
  IDEALPITCH,
  PUNCHANGLE1,
  VELOCITY1,
  PUNCHANGLE2,
  VELOCITY2,
  PUNCHANGLE3,
  VELOCITY3,
  ITEMS,
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
const FLAGS_3 = { from: U8, bits: 8, at: 16, when: 15 } as const;
const FLAGS_4 = { from: U8, bits: 8, at: 24, when: 23 } as const;
const CLIENTDATA_FIELDS_3 = [
  {
    kind: "mask",
    name: "flags",
    doc: "Bit 9 said up to 1.06 that items follow. They always follow since 1.07; servers still set the bit. Some recordings clear it and send the items (ERRATA C3).",
    parts: [FLAGS_2, FLAGS_3, FLAGS_4],
    hint: 4236280576,
    unused: 4227859200,
    usual: 512,
  },
  VIEWHEIGHT,
  IDEALPITCH,
  PUNCHANGLE1,
  VELOCITY1,
  PUNCHANGLE2,
  VELOCITY2,
  PUNCHANGLE3,
  VELOCITY3,
  ITEMS,
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
  { kind: "value", name: "weapon2", type: U8, when: { mask: "flags", bit: 16 }, highOf: "weapon" },
  { kind: "value", name: "armor2", type: U8, when: { mask: "flags", bit: 17 }, highOf: "armor" },
  { kind: "value", name: "ammo2", type: U8, when: { mask: "flags", bit: 18 }, highOf: "ammo" },
  { kind: "value", name: "shells2", type: U8, when: { mask: "flags", bit: 19 }, highOf: "shells" },
  { kind: "value", name: "nails2", type: U8, when: { mask: "flags", bit: 20 }, highOf: "nails" },
  {
    kind: "value",
    name: "rockets2",
    type: U8,
    when: { mask: "flags", bit: 21 },
    highOf: "rockets",
  },
  { kind: "value", name: "cells2", type: U8, when: { mask: "flags", bit: 22 }, highOf: "cells" },
  {
    kind: "value",
    name: "weaponframe2",
    type: U8,
    when: { mask: "flags", bit: 24 },
    highOf: "weaponframe",
  },
  {
    kind: "value",
    name: "weaponalpha",
    doc: "as alpha of an entity",
    type: U8,
    when: { mask: "flags", bit: 25 },
    absent: 0,
  },
] as const;
const STOPSOUND_ENTRIES = [
  { token: "stopsound", of: ["channel", "entity"], as: "word", old: true },
  { token: "channel", of: ["channel"] },
  { token: "entity", of: ["entity"] },
] as const;
const STOPSOUND_FIELDS = [SOUND] as const;
const U4 = { kind: "int", name: "u4", bits: 4, signed: false } as const;
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
const DIRECTION = {
  kind: "value",
  name: "direction",
  type: {
    kind: "array",
    name: "i8[3]",
    of: { kind: "int", name: "i8", bits: 8, signed: true, scale: { num: 1, den: 16, plus: 0 } },
    count: 3,
  },
} as const;
const COUNT = { kind: "value", name: "count", doc: "255 stands for 1024", type: U8 } as const;
const COLOR = { kind: "value", name: "color", doc: "index into the palette", type: U8 } as const;
const PARTICLE_FIELDS = [ORIGIN, DIRECTION, COUNT, COLOR] as const;
const PARTICLE_FIELDS_2 = [ORIGIN_2, DIRECTION, COUNT, COLOR] as const;
const PARTICLE_FIELDS_3 = [ORIGIN_3, DIRECTION, COUNT, COLOR] as const;
const DAMAGE_ENTRIES = [
  { token: "save", of: ["armor"], names: "armor_hit" },
  { token: "take", of: ["blood"], names: "health_hit" },
  { token: "origin", of: ["origin"] },
] as const;
const ARMOR_2 = { kind: "value", name: "armor", doc: "what the armour took", type: U8 } as const;
const BLOOD = { kind: "value", name: "blood", doc: "what the health took", type: U8 } as const;
const DAMAGE_FIELDS = [
  ARMOR_2,
  BLOOD,
  { kind: "value", name: "origin", doc: "where the hit came from", type: COORD_3 },
] as const;
const DAMAGE_FIELDS_2 = [
  ARMOR_2,
  BLOOD,
  { kind: "value", name: "origin", doc: "where the hit came from", type: COORD_3_2 },
] as const;
const DAMAGE_FIELDS_3 = [
  ARMOR_2,
  BLOOD,
  { kind: "value", name: "origin", doc: "where the hit came from", type: COORD_3_3 },
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
const MODELINDEX = { kind: "value", name: "modelindex", type: U8 } as const;
const FRAME = { kind: "value", name: "frame", type: U8 } as const;
const COLORMAP = { kind: "value", name: "colormap", type: U8 } as const;
const SKIN = { kind: "value", name: "skin", type: U8 } as const;
const SPAWNSTATIC_FIELDS = [
  { name: "origin", type: COORD },
  { name: "angles", type: ANGLE },
] as const;
const SPAWNSTATIC = { kind: "interleave", count: 3, fields: SPAWNSTATIC_FIELDS } as const;
const SPAWNSTATIC_FIELDS_2 = [MODELINDEX, FRAME, COLORMAP, SKIN, SPAWNSTATIC] as const;
const ANGLES = { name: "angles", type: ANGLE_2 } as const;
const SPAWNSTATIC_FIELDS_3 = [
  { name: "origin", type: { kind: "float", name: "coord" } },
  ANGLES,
] as const;
const SPAWNSTATIC_2 = { kind: "interleave", count: 3, fields: SPAWNSTATIC_FIELDS_3 } as const;
const SPAWNSTATIC_FIELDS_4 = [MODELINDEX, FRAME, COLORMAP, SKIN, SPAWNSTATIC_2] as const;
const SPAWNSTATIC_FIELDS_5 = [{ name: "origin", type: COORD_2 }, ANGLES] as const;
const SPAWNSTATIC_3 = { kind: "interleave", count: 3, fields: SPAWNSTATIC_FIELDS_5 } as const;
const SPAWNSTATIC_FIELDS_6 = [MODELINDEX, FRAME, COLORMAP, SKIN, SPAWNSTATIC_3] as const;
const SPAWNBASELINE_ENTRIES = [
  { token: "entity", of: ["entity"] },
  ...SPAWNSTATIC_ENTRIES,
] as const;
const ENTITY_2 = { kind: "value", name: "entity", type: I16, max: 599 } as const;
const SPAWNBASELINE_FIELDS = [ENTITY_2, ...SPAWNSTATIC_FIELDS_2] as const;
const SPAWNBASELINE_FIELDS_2 = [ENTITY_2, ...SPAWNSTATIC_FIELDS_4] as const;
const SPAWNBASELINE_FIELDS_3 = [ENTITY_2, ...SPAWNSTATIC_FIELDS_6] as const;
const TEMP_ENTITY_ENTRIES = [
  { token: "entitytype", of: ["entitytype"] },
  { token: "entity", of: ["entity"] },
  { token: "origin", of: ["origin"] },
  { token: "trace_endpos", of: ["endpos"] },
  { token: "color", of: ["colorstart"] },
  { token: "range", of: ["colorlength"] },
] as const;
const ENTITYTYPE = {
  kind: "value",
  name: "entitytype",
  type: { kind: "int", name: "u8", bits: 8, signed: false, enum: 4 },
} as const;
const POINT_FIELDS = [ORIGIN] as const;
const POINT = {
  name: "point",
  values: [0, 1, 2, 3, 4, 7, 8, 10, 11],
  fields: POINT_FIELDS,
} as const;
const ENTITY_3 = { kind: "value", name: "entity", doc: "where it starts from", type: I16 } as const;
const LINE_FIELDS = [ENTITY_3, ORIGIN, { kind: "value", name: "endpos", type: COORD_3 }] as const;
const TEMP_ENTITY_FIELDS = [
  ENTITYTYPE,
  {
    kind: "switch",
    on: "entitytype",
    arms: [POINT, { name: "line", values: [5, 6, 9], fields: LINE_FIELDS }],
  },
] as const;
const COLORSTART = {
  kind: "value",
  name: "colorstart",
  doc: "first colour of the palette",
  type: U8,
} as const;
const COLORLENGTH = {
  kind: "value",
  name: "colorlength",
  doc: "how many colours from there",
  type: U8,
} as const;
const EXPLOSION2_FIELDS = [ORIGIN, COLORSTART, COLORLENGTH] as const;
const TEMP_ENTITY_FIELDS_2 = [
  ENTITYTYPE,
  {
    kind: "switch",
    on: "entitytype",
    arms: [
      POINT,
      { name: "line", values: [5, 6, 9, 13], fields: LINE_FIELDS },
      { name: "explosion2", values: [12], fields: EXPLOSION2_FIELDS },
    ],
  },
] as const;
const POINT_FIELDS_2 = [ORIGIN_2] as const;
const LINE_FIELDS_2 = [
  ENTITY_3,
  ORIGIN_2,
  { kind: "value", name: "endpos", type: COORD_3_2 },
] as const;
const EXPLOSION2_FIELDS_2 = [ORIGIN_2, COLORSTART, COLORLENGTH] as const;
const TEMP_ENTITY_FIELDS_3 = [
  ENTITYTYPE,
  {
    kind: "switch",
    on: "entitytype",
    arms: [
      { name: "point", values: [0, 1, 2, 3, 4, 7, 8, 10, 11], fields: POINT_FIELDS_2 },
      { name: "line", values: [5, 6, 9, 13], fields: LINE_FIELDS_2 },
      { name: "explosion2", values: [12], fields: EXPLOSION2_FIELDS_2 },
    ],
  },
] as const;
const POINT_FIELDS_3 = [ORIGIN_3] as const;
const LINE_FIELDS_3 = [
  ENTITY_3,
  ORIGIN_3,
  { kind: "value", name: "endpos", type: COORD_3_3 },
] as const;
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
const SETPAUSE_FIELDS = [{ kind: "value", name: "paused", doc: "0 goes on", type: U8 }] as const;
const SIGNONNUM_FIELDS = [
  {
    kind: "value",
    name: "signon",
    type: { kind: "int", name: "u8", bits: 8, signed: false, enum: 3 },
  },
] as const;
const SPAWNSTATICSOUND_ENTRIES = [
  { token: "origin", of: ["origin"] },
  SOUNDNUM_TEXT,
  { token: "vol", of: ["volume"] },
  ATTENUATION_TEXT,
] as const;
const SPAWNSTATICSOUND_TEXT = { entries: SPAWNSTATICSOUND_ENTRIES } as const;
const SOUNDNUM_2 = { kind: "value", name: "soundnum", type: U8 } as const;
const VOLUME_2 = { kind: "value", name: "volume", type: U8_2 } as const;
const ATTENUATION_2 = { kind: "value", name: "attenuation", type: U8_3 } as const;
const SPAWNSTATICSOUND_FIELDS = [ORIGIN, SOUNDNUM_2, VOLUME_2, ATTENUATION_2] as const;
const SPAWNSTATICSOUND_FIELDS_2 = [ORIGIN_2, SOUNDNUM_2, VOLUME_2, ATTENUATION_2] as const;
const SPAWNSTATICSOUND_FIELDS_3 = [ORIGIN_3, SOUNDNUM_2, VOLUME_2, ATTENUATION_2] as const;
const CDTRACK_FIELDS = [
  { kind: "value", name: "track", type: U8 },
  { kind: "value", name: "looptrack", doc: "what plays when the track is over", type: U8 },
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
  { token: "alpha", of: ["alpha"] },
  { token: "scale", of: ["scale"] },
  { token: "frame2", of: ["frame2"] },
  { token: "model2", of: ["model2"] },
  { token: "lerpfinish", of: ["lerpfinish"] },
] as const;
const FLAGS_5 = { from: U8, bits: 8, at: 8, when: 0 } as const;
const ENTITY_4 = {
  kind: "value",
  name: "entity",
  type: U8,
  wide: { when: { mask: "flags", bit: 14 }, type: U16 },
} as const;
const MODELINDEX_2 = {
  kind: "value",
  name: "modelindex",
  type: U8,
  when: { mask: "flags", bit: 10 },
  absent: "baseline.modelindex",
} as const;
const FRAME_2 = {
  kind: "value",
  name: "frame",
  type: U8,
  when: { mask: "flags", bit: 6 },
  absent: "baseline.frame",
} as const;
const COLORMAP_2 = {
  kind: "value",
  name: "colormap",
  doc: "0 own colours, otherwise a player's number + 1",
  type: U8,
  when: { mask: "flags", bit: 11 },
  absent: "baseline.colormap",
} as const;
const SKIN_2 = {
  kind: "value",
  name: "skin",
  type: U8,
  when: { mask: "flags", bit: 12 },
  absent: "baseline.skin",
} as const;
const EFFECTS = {
  kind: "value",
  name: "effects",
  doc: "EF_ bits",
  type: U8,
  when: { mask: "flags", bit: 13 },
  absent: 0,
} as const;
const ORIGIN1 = {
  kind: "value",
  name: "origin1",
  type: COORD,
  when: { mask: "flags", bit: 1 },
  absent: "baseline.origin.0",
} as const;
const ANGLE1 = {
  kind: "value",
  name: "angle1",
  type: ANGLE,
  when: { mask: "flags", bit: 8 },
  absent: "baseline.angles.0",
} as const;
const ORIGIN2 = {
  kind: "value",
  name: "origin2",
  type: COORD,
  when: { mask: "flags", bit: 2 },
  absent: "baseline.origin.1",
} as const;
const ANGLE2 = {
  kind: "value",
  name: "angle2",
  type: ANGLE,
  when: { mask: "flags", bit: 4 },
  absent: "baseline.angles.1",
} as const;
const ORIGIN3 = {
  kind: "value",
  name: "origin3",
  type: COORD,
  when: { mask: "flags", bit: 3 },
  absent: "baseline.origin.2",
} as const;
const ANGLE3 = {
  kind: "value",
  name: "angle3",
  type: ANGLE,
  when: { mask: "flags", bit: 9 },
  absent: "baseline.angles.2",
} as const;
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
    parts: [{ from: "id", bits: 7, at: 0 }, FLAGS_5],
    hint: 49153,
    unused: 32768,
    usual: 0,
  },
  ENTITY_4,
  MODELINDEX_2,
  FRAME_2,
  COLORMAP_2,
  SKIN_2,
  EFFECTS,
  ORIGIN1,
  ANGLE1,
  ORIGIN2,
  ANGLE2,
  ORIGIN3,
  ANGLE3,
  NOLERP,
] as const;
const FLAGS_6 = {
  kind: "mask",
  name: "flags",
  parts: [{ from: "id", bits: 7, at: 0 }, FLAGS_5, FLAGS_3, FLAGS_4],
  hint: 4292919297,
  unused: 4284481536,
  usual: 0,
} as const;
const ALPHA = {
  kind: "value",
  name: "alpha",
  type: U8,
  when: { mask: "flags", bit: 16 },
  absent: "baseline.alpha",
} as const;
const U8_4 = {
  kind: "int",
  name: "u8",
  bits: 8,
  signed: false,
  scale: { num: 1, den: 16, plus: 0 },
} as const;
const SCALE = {
  kind: "value",
  name: "scale",
  type: U8_4,
  when: { mask: "flags", bit: 20 },
  absent: "baseline.scale",
} as const;
const FRAME2 = {
  kind: "value",
  name: "frame2",
  type: U8,
  when: { mask: "flags", bit: 17 },
  highOf: "frame",
} as const;
const MODEL2 = {
  kind: "value",
  name: "model2",
  type: U8,
  when: { mask: "flags", bit: 18 },
  highOf: "modelindex",
} as const;
const LERPFINISH = {
  kind: "value",
  name: "lerpfinish",
  doc: "seconds to its next thought",
  type: U8_2,
  when: { mask: "flags", bit: 19 },
} as const;
const UPDATEENTITY_FIELDS_2 = [
  FLAGS_6,
  ENTITY_4,
  MODELINDEX_2,
  FRAME_2,
  COLORMAP_2,
  SKIN_2,
  EFFECTS,
  ORIGIN1,
  ANGLE1,
  ORIGIN2,
  ANGLE2,
  ORIGIN3,
  ANGLE3,
  ALPHA,
  SCALE,
  FRAME2,
  MODEL2,
  LERPFINISH,
  NOLERP,
] as const;
const ANGLE1_2 = {
  kind: "value",
  name: "angle1",
  type: ANGLE_2,
  when: { mask: "flags", bit: 8 },
  absent: "baseline.angles.0",
} as const;
const ANGLE2_2 = {
  kind: "value",
  name: "angle2",
  type: ANGLE_2,
  when: { mask: "flags", bit: 4 },
  absent: "baseline.angles.1",
} as const;
const ANGLE3_2 = {
  kind: "value",
  name: "angle3",
  type: ANGLE_2,
  when: { mask: "flags", bit: 9 },
  absent: "baseline.angles.2",
} as const;
const UPDATEENTITY_FIELDS_3 = [
  FLAGS_6,
  ENTITY_4,
  MODELINDEX_2,
  FRAME_2,
  COLORMAP_2,
  SKIN_2,
  EFFECTS,
  {
    kind: "value",
    name: "origin1",
    type: { kind: "float", name: "coord" },
    when: { mask: "flags", bit: 1 },
    absent: "baseline.origin.0",
  },
  ANGLE1_2,
  {
    kind: "value",
    name: "origin2",
    type: { kind: "float", name: "coord" },
    when: { mask: "flags", bit: 2 },
    absent: "baseline.origin.1",
  },
  ANGLE2_2,
  {
    kind: "value",
    name: "origin3",
    type: { kind: "float", name: "coord" },
    when: { mask: "flags", bit: 3 },
    absent: "baseline.origin.2",
  },
  ANGLE3_2,
  ALPHA,
  SCALE,
  FRAME2,
  MODEL2,
  LERPFINISH,
  NOLERP,
] as const;
const UPDATEENTITY_FIELDS_4 = [
  FLAGS_6,
  ENTITY_4,
  MODELINDEX_2,
  FRAME_2,
  COLORMAP_2,
  SKIN_2,
  EFFECTS,
  {
    kind: "value",
    name: "origin1",
    type: COORD_2,
    when: { mask: "flags", bit: 1 },
    absent: "baseline.origin.0",
  },
  ANGLE1_2,
  {
    kind: "value",
    name: "origin2",
    type: COORD_2,
    when: { mask: "flags", bit: 2 },
    absent: "baseline.origin.1",
  },
  ANGLE2_2,
  {
    kind: "value",
    name: "origin3",
    type: COORD_2,
    when: { mask: "flags", bit: 3 },
    absent: "baseline.origin.2",
  },
  ANGLE3_2,
  ALPHA,
  SCALE,
  FRAME2,
  MODEL2,
  LERPFINISH,
  NOLERP,
] as const;
const FOG_FIELDS = [
  { kind: "value", name: "levels", type: { kind: "array", name: "u8[4]", of: U8_2, count: 4 } },
  {
    kind: "value",
    name: "time",
    type: {
      kind: "int",
      name: "i16",
      bits: 16,
      signed: true,
      scale: { num: 1, den: 100, plus: 0 },
    },
  },
] as const;
const BITS = {
  kind: "mask",
  name: "bits",
  parts: FLAGS_PARTS,
  hint: 243,
  unused: 240,
  usual: 0,
} as const;
const MODELINDEX_3 = {
  kind: "value",
  name: "modelindex",
  type: U8,
  wide: { when: { mask: "bits", bit: 0 }, type: U16 },
} as const;
const FRAME_3 = {
  kind: "value",
  name: "frame",
  type: U8,
  wide: { when: { mask: "bits", bit: 1 }, type: U16 },
} as const;
const ALPHA_2 = {
  kind: "value",
  name: "alpha",
  doc: "0 usual, 1 invisible, 255 opaque",
  type: U8,
  when: { mask: "bits", bit: 2 },
  absent: 0,
} as const;
const SCALE_2 = {
  kind: "value",
  name: "scale",
  doc: "999's, and read in 666",
  type: U8_4,
  when: { mask: "bits", bit: 3 },
  absent: 1,
} as const;
const SPAWNBASELINE2_FIELDS = [
  BITS,
  MODELINDEX_3,
  FRAME_3,
  COLORMAP,
  SKIN,
  SPAWNSTATIC,
  ALPHA_2,
  SCALE_2,
] as const;
const SPAWNBASELINE2_FIELDS_2 = [ENTITY, ...SPAWNBASELINE2_FIELDS] as const;
const SPAWNBASELINE2_FIELDS_3 = [
  BITS,
  MODELINDEX_3,
  FRAME_3,
  COLORMAP,
  SKIN,
  SPAWNSTATIC_2,
  ALPHA_2,
  SCALE_2,
] as const;
const SPAWNBASELINE2_FIELDS_4 = [ENTITY, ...SPAWNBASELINE2_FIELDS_3] as const;
const SPAWNBASELINE2_FIELDS_5 = [
  BITS,
  MODELINDEX_3,
  FRAME_3,
  COLORMAP,
  SKIN,
  SPAWNSTATIC_3,
  ALPHA_2,
  SCALE_2,
] as const;
const SPAWNBASELINE2_FIELDS_6 = [ENTITY, ...SPAWNBASELINE2_FIELDS_5] as const;
const SOUNDNUM_3 = { kind: "value", name: "soundnum", type: U16 } as const;
const SPAWNSTATICSOUND2_FIELDS = [ORIGIN, SOUNDNUM_3, VOLUME_2, ATTENUATION_2] as const;
const SPAWNSTATICSOUND2_FIELDS_2 = [ORIGIN_2, SOUNDNUM_3, VOLUME_2, ATTENUATION_2] as const;
const SPAWNSTATICSOUND2_FIELDS_3 = [ORIGIN_3, SOUNDNUM_3, VOLUME_2, ATTENUATION_2] as const;

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
  ],
  current: 8,
  structs: [],
  enums: [
    {
      name: "stat",
      doc: "What updatestat counts.",
      values: [
        { from: 0, to: 12, name: "STAT_HEALTH", value: 0 },
        { from: 0, to: 12, name: "STAT_FRAGS", value: 1 },
        { from: 0, to: 12, name: "STAT_WEAPON", value: 2, doc: "model of the weapon" },
        { from: 0, to: 12, name: "STAT_AMMO", value: 3 },
        { from: 0, to: 12, name: "STAT_ARMOR", value: 4 },
        { from: 0, to: 12, name: "STAT_WEAPONFRAME", value: 5 },
        { from: 0, to: 12, name: "STAT_SHELLS", value: 6 },
        { from: 0, to: 12, name: "STAT_NAILS", value: 7 },
        { from: 0, to: 12, name: "STAT_ROCKETS", value: 8 },
        { from: 0, to: 12, name: "STAT_CELLS", value: 9 },
        { from: 0, to: 12, name: "STAT_ACTIVEWEAPON", value: 10 },
        { from: 0, to: 12, name: "STAT_TOTALSECRETS", value: 11 },
        { from: 0, to: 12, name: "STAT_TOTALMONSTERS", value: 12 },
        { from: 0, to: 12, name: "STAT_SECRETS", value: 13, doc: "secrets found" },
        { from: 0, to: 12, name: "STAT_MONSTERS", value: 14, doc: "monsters killed" },
      ],
    },
    {
      name: "gametype",
      values: [
        { from: 0, to: 12, name: "GAME_COOP", value: 0, doc: "single player and cooperative" },
        { from: 0, to: 12, name: "GAME_DEATHMATCH", value: 1 },
      ],
    },
    {
      name: "channel",
      values: [
        { from: 0, to: 12, name: "CHAN_AUTO", value: 0, doc: "any free channel" },
        { from: 0, to: 12, name: "CHAN_WEAPON", value: 1 },
        { from: 0, to: 12, name: "CHAN_VOICE", value: 2 },
        { from: 0, to: 12, name: "CHAN_ITEM", value: 3 },
        { from: 0, to: 12, name: "CHAN_BODY", value: 4 },
      ],
    },
    {
      name: "signon",
      values: [
        {
          from: 0,
          to: 12,
          name: "SIGNON_PRESPAWN",
          value: 1,
          doc: "models and sounds are known; entities follow",
        },
        { from: 0, to: 12, name: "SIGNON_SPAWN", value: 2, doc: "light styles and players follow" },
        { from: 0, to: 12, name: "SIGNON_BEGIN", value: 3, doc: "drawing begins" },
      ],
    },
    {
      name: "temp_entity",
      doc: "Short-lived effects.",
      values: [
        { from: 0, to: 12, name: "TE_SPIKE", value: 0, doc: "a nail hits a wall" },
        {
          from: 0,
          to: 12,
          name: "TE_SUPERSPIKE",
          value: 1,
          doc: "a nail of the super nailgun or a trap hits a wall",
        },
        { from: 0, to: 12, name: "TE_GUNSHOT", value: 2, doc: "shot or axe hits a wall" },
        { from: 0, to: 12, name: "TE_EXPLOSION", value: 3, doc: "grenade or rocket" },
        { from: 0, to: 12, name: "TE_TAREXPLOSION", value: 4, doc: "a tarbaby bursts" },
        { from: 0, to: 12, name: "TE_LIGHTNING1", value: 5, doc: "a shambler's bolt" },
        { from: 0, to: 12, name: "TE_LIGHTNING2", value: 6, doc: "the thunderbolt's" },
        { from: 0, to: 12, name: "TE_WIZSPIKE", value: 7, doc: "a scrag's spit hits" },
        { from: 0, to: 12, name: "TE_KNIGHTSPIKE", value: 8, doc: "a hell knight's shot hits" },
        { from: 0, to: 12, name: "TE_LIGHTNING3", value: 9, doc: "what kills Chthon" },
        { from: 0, to: 12, name: "TE_LAVASPLASH", value: 10, doc: "Chthon rises or falls" },
        { from: 0, to: 12, name: "TE_TELEPORT", value: 11, doc: "where somebody arrives" },
        {
          from: 7,
          to: 12,
          name: "TE_EXPLOSION2",
          value: 12,
          doc: "an explosion in chosen colours",
        },
        { from: 7, to: 12, name: "TE_BEAM", value: 13, doc: "a grappling hook's line" },
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
      source: "netquake.yaml:75",
      illegal: 'id\'s client stops with "Bad server message"',
      layouts: [{ from: 0, to: 12, id: [0, 0], fields: [] }],
    },
    {
      name: "nop",
      doc: "Does nothing.",
      ref: "DEM §7.2",
      source: "netquake.yaml:81",
      layouts: [{ from: 0, to: 12, id: [1, 1], fields: [] }],
      role: "nothing",
    },
    {
      name: "disconnect",
      doc: "The server ends the game. The last message of most recordings.",
      ref: "DEM §7.3, ERRATA 21",
      source: "netquake.yaml:87",
      layouts: [{ from: 0, to: 12, id: [2, 2], fields: [] }],
      role: "end",
    },
    {
      name: "updatestat",
      doc: "Sets one of the player's statistics.",
      ref: "DEM §7.4",
      source: "netquake.yaml:93",
      text: { entries: UPDATESTAT_ENTRIES },
      layouts: [{ from: 0, to: 12, id: [3, 3], fields: UPDATESTAT_FIELDS }],
      lasts: { how: "last", by: ["index"] },
    },
    {
      name: "version",
      doc: "The server's protocol number. Servers say it in serverinfo instead.",
      ref: "DEM §7.5",
      source: "netquake.yaml:105",
      layouts: [{ from: 0, to: 12, id: [4, 4], fields: VERSION_FIELDS }],
    },
    {
      name: "setview",
      doc: "Puts the camera at an entity.",
      ref: "DEM §7.6, ERRATA 23",
      source: "netquake.yaml:112",
      layouts: [{ from: 0, to: 12, id: [5, 5], fields: [ENTITY] }],
      role: "view",
      tells: { members: { number: "entity" } },
      lasts: { how: "last" },
    },
    {
      name: "sound",
      doc: "Starts a sound at a point.",
      ref: "DEM §7.7, ERRATA 17",
      source: "netquake.yaml:122",
      text: { entries: SOUND_ENTRIES },
      layouts: [
        { from: 0, to: 8, id: [6, 6], fields: SOUND_FIELDS },
        { from: 9, to: 10, id: [6, 6], fields: SOUND_FIELDS_2 },
        { from: 11, to: 11, id: [6, 6], fields: SOUND_FIELDS_3 },
        { from: 12, to: 12, id: [6, 6], fields: SOUND_FIELDS_4 },
      ],
      role: "effect",
      lasts: { how: "moment" },
    },
    {
      name: "time",
      doc: "The server's time, in seconds since the level began.",
      ref: "DEM §7.8",
      source: "netquake.yaml:151",
      text: { entries: [{ token: "time", of: ["time"], as: "time" }] },
      layouts: [
        {
          from: 0,
          to: 12,
          id: [7, 7],
          fields: [{ kind: "value", name: "time", type: { kind: "float", name: "f32" } }],
        },
      ],
      role: "frame",
      tells: { members: { seconds: "time" } },
    },
    {
      name: "print",
      doc: "Text for the top of the screen and the console. A first byte of 1 plays the chat sound.",
      ref: "DEM §7.9",
      source: "netquake.yaml:161",
      layouts: [{ from: 0, to: 12, id: [8, 8], fields: PRINT_FIELDS }],
      role: "print",
      tells: { members: { text: "text" } },
    },
    {
      name: "stufftext",
      doc: "Commands that the client's console runs.",
      ref: "DEM §7.10",
      source: "netquake.yaml:170",
      layouts: [{ from: 0, to: 12, id: [9, 9], fields: PRINT_FIELDS }],
      role: "commands",
      tells: { members: { text: "text" } },
    },
    {
      name: "setangle",
      doc: "Turns the camera.",
      ref: "DEM §7.11",
      source: "netquake.yaml:179",
      layouts: [
        { from: 0, to: 10, id: [10, 10], fields: SETANGLE_FIELDS },
        { from: 11, to: 12, id: [10, 10], fields: SETANGLE_FIELDS_2 },
      ],
      lasts: { how: "moment" },
    },
    {
      name: "serverinfo",
      doc: "A level begins.",
      ref: "DEM §7.12",
      source: "netquake.yaml:187",
      text: { entries: SERVERINFO_ENTRIES },
      layouts: [{ from: 0, to: 12, id: [11, 11], fields: SERVERINFO_FIELDS }],
      role: "level",
      tells: {
        members: { title: "mapname", models: "models", sounds: "sounds", room: "maxclients" },
      },
    },
    {
      name: "lightstyle",
      doc: "How a kind of light flickers.",
      ref: "DEM §7.13",
      source: "netquake.yaml:218",
      layouts: [{ from: 0, to: 12, id: [12, 12], fields: LIGHTSTYLE_FIELDS }],
      role: "light",
      tells: { members: { number: "style", pattern: "string" } },
      lasts: { how: "last", by: ["style"] },
    },
    {
      name: "updatename",
      doc: "A player's name.",
      ref: "DEM §7.14",
      source: "netquake.yaml:229",
      layouts: [{ from: 0, to: 12, id: [13, 13], fields: UPDATENAME_FIELDS }],
      role: "player",
      tells: { members: { player: "player", name: "netname" } },
      lasts: { how: "last", by: ["player"] },
    },
    {
      name: "updatefrags",
      doc: "A player's frags.",
      ref: "DEM §7.15",
      source: "netquake.yaml:240",
      layouts: [{ from: 0, to: 12, id: [14, 14], fields: UPDATEFRAGS_FIELDS }],
      role: "player",
      tells: { members: { player: "player", frags: "frags" } },
      lasts: { how: "last", by: ["player"] },
    },
    {
      name: "clientdata",
      doc: "The status bar, and how the camera is moved.",
      ref: "DEM §7.16, ERRATA 1-9",
      source: "netquake.yaml:251",
      text: { entries: CLIENTDATA_ENTRIES },
      layouts: [
        { from: 0, to: 5, id: [15, 15], fields: CLIENTDATA_FIELDS },
        { from: 6, to: 8, id: [15, 15], fields: CLIENTDATA_FIELDS_2 },
        { from: 9, to: 12, id: [15, 15], fields: CLIENTDATA_FIELDS_3 },
      ],
      role: "status",
      lasts: { how: "last" },
    },
    {
      name: "stopsound",
      doc: "Stops the sound that an entity makes on a channel.",
      ref: "DEM §7.17",
      source: "netquake.yaml:324",
      text: { entries: STOPSOUND_ENTRIES },
      layouts: [{ from: 0, to: 12, id: [16, 16], fields: STOPSOUND_FIELDS }],
      role: "effect",
      lasts: { how: "moment" },
    },
    {
      name: "updatecolors",
      doc: "A player's colours.",
      ref: "DEM §7.18",
      source: "netquake.yaml:340",
      text: {
        entries: [
          { token: "player", of: ["player"] },
          { token: "colors", of: ["shirt", "pants"] },
        ],
      },
      layouts: [{ from: 0, to: 12, id: [17, 17], fields: UPDATECOLORS_FIELDS }],
      role: "player",
      tells: { members: { player: "player", shirt: "shirt", pants: "pants" } },
      lasts: { how: "last", by: ["player"] },
    },
    {
      name: "particle",
      doc: "Particles fly.",
      ref: "DEM §7.19, ERRATA 14",
      source: "netquake.yaml:357",
      text: { entries: PARTICLE_ENTRIES },
      layouts: [
        { from: 0, to: 10, id: [18, 18], fields: PARTICLE_FIELDS },
        { from: 11, to: 11, id: [18, 18], fields: PARTICLE_FIELDS_2 },
        { from: 12, to: 12, id: [18, 18], fields: PARTICLE_FIELDS_3 },
      ],
      role: "effect",
      lasts: { how: "moment" },
    },
    {
      name: "damage",
      doc: "The player was hit.",
      ref: "DEM §7.20, §3.4",
      source: "netquake.yaml:374",
      text: { entries: DAMAGE_ENTRIES },
      layouts: [
        { from: 0, to: 10, id: [19, 19], fields: DAMAGE_FIELDS },
        { from: 11, to: 11, id: [19, 19], fields: DAMAGE_FIELDS_2 },
        { from: 12, to: 12, id: [19, 19], fields: DAMAGE_FIELDS_3 },
      ],
      role: "effect",
      lasts: { how: "moment" },
    },
    {
      name: "spawnstatic",
      doc: "An entity that never changes, such as a flame.",
      ref: "DEM §7.21",
      source: "netquake.yaml:389",
      text: { entries: SPAWNSTATIC_ENTRIES },
      layouts: [
        { from: 0, to: 10, id: [20, 20], fields: SPAWNSTATIC_FIELDS_2 },
        { from: 11, to: 11, id: [20, 20], fields: SPAWNSTATIC_FIELDS_4 },
        { from: 12, to: 12, id: [20, 20], fields: SPAWNSTATIC_FIELDS_6 },
      ],
      lasts: { how: "each" },
    },
    {
      name: "spawnbinary",
      doc: "No longer used.",
      ref: "DEM §7.22",
      source: "netquake.yaml:411",
      illegal: 'id\'s client stops with "Illegible server message"',
      layouts: [{ from: 0, to: 12, id: [21, 21], fields: [] }],
    },
    {
      name: "spawnbaseline",
      doc: "An entity's state that its updates differ from.",
      ref: "DEM §7.23, ERRATA 13",
      source: "netquake.yaml:417",
      sets: "baseline",
      text: { entries: SPAWNBASELINE_ENTRIES },
      layouts: [
        { from: 0, to: 10, id: [22, 22], fields: SPAWNBASELINE_FIELDS },
        { from: 11, to: 11, id: [22, 22], fields: SPAWNBASELINE_FIELDS_2 },
        { from: 12, to: 12, id: [22, 22], fields: SPAWNBASELINE_FIELDS_3 },
      ],
      tells: { members: { number: "entity" } },
    },
    {
      name: "temp_entity",
      doc: "A short-lived effect.",
      ref: "DEM §7.24",
      source: "netquake.yaml:442",
      text: { entries: TEMP_ENTITY_ENTRIES },
      layouts: [
        { from: 0, to: 6, id: [23, 23], fields: TEMP_ENTITY_FIELDS },
        { from: 7, to: 10, id: [23, 23], fields: TEMP_ENTITY_FIELDS_2 },
        { from: 11, to: 11, id: [23, 23], fields: TEMP_ENTITY_FIELDS_3 },
        { from: 12, to: 12, id: [23, 23], fields: TEMP_ENTITY_FIELDS_4 },
      ],
      role: "effect",
      lasts: { how: "moment" },
    },
    {
      name: "setpause",
      doc: "The game pauses or goes on.",
      ref: "DEM §7.25",
      source: "netquake.yaml:485",
      layouts: [{ from: 0, to: 12, id: [24, 24], fields: SETPAUSE_FIELDS }],
      lasts: { how: "last" },
    },
    {
      name: "signonnum",
      doc: "How far the client has come with its sign-on.",
      ref: "DEM §7.26, ERRATA 25",
      source: "netquake.yaml:493",
      layouts: [{ from: 0, to: 12, id: [25, 25], fields: SIGNONNUM_FIELDS }],
      role: "signon",
      tells: { members: { number: "signon" } },
    },
    {
      name: "centerprint",
      doc: "Text in the middle of the screen.",
      ref: "DEM §7.27",
      source: "netquake.yaml:502",
      layouts: [{ from: 0, to: 12, id: [26, 26], fields: PRINT_FIELDS }],
      role: "text",
      tells: { members: { text: "text" } },
      lasts: { how: "moment" },
    },
    {
      name: "killedmonster",
      doc: "One more monster is dead.",
      ref: "DEM §7.28",
      source: "netquake.yaml:512",
      layouts: [{ from: 0, to: 12, id: [27, 27], fields: [] }],
      lasts: { how: "each" },
    },
    {
      name: "foundsecret",
      doc: "One more secret is found.",
      ref: "DEM §7.29",
      source: "netquake.yaml:518",
      layouts: [{ from: 0, to: 12, id: [28, 28], fields: [] }],
      lasts: { how: "each" },
    },
    {
      name: "spawnstaticsound",
      doc: "A sound that goes on for the whole level.",
      ref: "DEM §7.30",
      source: "netquake.yaml:524",
      text: SPAWNSTATICSOUND_TEXT,
      layouts: [
        { from: 0, to: 10, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS },
        { from: 11, to: 11, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_2 },
        { from: 12, to: 12, id: [29, 29], fields: SPAWNSTATICSOUND_FIELDS_3 },
      ],
      role: "effect",
      lasts: { how: "each" },
    },
    {
      name: "intermission",
      doc: "The level is over; its figures are shown.",
      ref: "DEM §7.31",
      source: "netquake.yaml:541",
      layouts: [{ from: 0, to: 12, id: [30, 30], fields: [] }],
      lasts: { how: "last" },
    },
    {
      name: "finale",
      doc: "The episode is over; this text is told.",
      ref: "DEM §7.32",
      source: "netquake.yaml:547",
      layouts: [{ from: 0, to: 12, id: [31, 31], fields: PRINT_FIELDS }],
      lasts: { how: "last", as: "intermission" },
    },
    {
      name: "cdtrack",
      doc: "Which music plays.",
      ref: "DEM §7.33, ERRATA 27",
      source: "netquake.yaml:555",
      text: {
        entries: [
          { token: "fromtrack", of: ["track"] },
          { token: "totrack", of: ["looptrack"] },
        ],
      },
      layouts: [{ from: 0, to: 12, id: [32, 32], fields: CDTRACK_FIELDS }],
      role: "effect",
      lasts: { how: "last" },
    },
    {
      name: "sellscreen",
      doc: "Shows what the shareware does not have.",
      ref: "DEM §7.34",
      source: "netquake.yaml:568",
      layouts: [{ from: 0, to: 12, id: [33, 33], fields: [] }],
      role: "effect",
    },
    {
      name: "cutscene",
      doc: "As finale, without its end.",
      ref: "DEM §7.35",
      source: "netquake.yaml:574",
      layouts: [{ from: 6, to: 12, id: [34, 34], fields: PRINT_FIELDS }],
      lasts: { how: "last", as: "intermission" },
    },
    {
      name: "updateentity",
      doc: "How an entity differs from its baseline. One that gets no update is out of sight.",
      ref: "DEM §7.36, ERRATA 10-13",
      source: "netquake.yaml:583",
      text: { entries: UPDATEENTITY_ENTRIES },
      layouts: [
        { from: 0, to: 8, id: [128, 255], fields: UPDATEENTITY_FIELDS },
        { from: 9, to: 10, id: [128, 255], fields: UPDATEENTITY_FIELDS_2 },
        { from: 11, to: 11, id: [128, 255], fields: UPDATEENTITY_FIELDS_3 },
        { from: 12, to: 12, id: [128, 255], fields: UPDATEENTITY_FIELDS_4 },
      ],
      role: "entity",
      tells: { members: { number: "entity", model: "modelindex" } },
    },
    {
      name: "skybox",
      doc: "The sky's pictures.",
      source: "netquake-666.yaml:50",
      layouts: [
        { from: 9, to: 12, id: [37, 37], fields: [{ kind: "value", name: "name", type: STRING }] },
      ],
      lasts: { how: "last" },
    },
    {
      name: "bf",
      doc: "The screen flashes.",
      source: "netquake-666.yaml:51",
      layouts: [{ from: 9, to: 12, id: [40, 40], fields: [] }],
      role: "effect",
    },
    {
      name: "fog",
      source: "netquake-666.yaml:52",
      layouts: [{ from: 9, to: 12, id: [41, 41], fields: FOG_FIELDS }],
      lasts: { how: "last" },
    },
    {
      name: "spawnbaseline2",
      source: "netquake-666.yaml:56",
      sets: "baseline",
      layouts: [
        { from: 9, to: 10, id: [42, 42], fields: SPAWNBASELINE2_FIELDS_2 },
        { from: 11, to: 11, id: [42, 42], fields: SPAWNBASELINE2_FIELDS_4 },
        { from: 12, to: 12, id: [42, 42], fields: SPAWNBASELINE2_FIELDS_6 },
      ],
      tells: { members: { number: "entity" } },
    },
    {
      name: "spawnstatic2",
      source: "netquake-666.yaml:58",
      layouts: [
        { from: 9, to: 10, id: [43, 43], fields: SPAWNBASELINE2_FIELDS },
        { from: 11, to: 11, id: [43, 43], fields: SPAWNBASELINE2_FIELDS_3 },
        { from: 12, to: 12, id: [43, 43], fields: SPAWNBASELINE2_FIELDS_5 },
      ],
      lasts: { how: "each" },
    },
    {
      name: "spawnstaticsound2",
      source: "netquake-666.yaml:59",
      text: SPAWNSTATICSOUND_TEXT,
      layouts: [
        { from: 9, to: 10, id: [44, 44], fields: SPAWNSTATICSOUND2_FIELDS },
        { from: 11, to: 11, id: [44, 44], fields: SPAWNSTATICSOUND2_FIELDS_2 },
        { from: 12, to: 12, id: [44, 44], fields: SPAWNSTATICSOUND2_FIELDS_3 },
      ],
      role: "effect",
      lasts: { how: "each" },
    },
  ],
};
