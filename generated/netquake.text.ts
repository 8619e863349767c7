// Generated from netquake.yaml. To change it, edit the schema and run `npx demospec generate`.
import { type TextCursor, withBit } from "../text/statement/code/hearing.ts";
import { putTime } from "../text/statement/code/decimals.ts";
import { type TextOutput } from "../text/output.ts";
import { Fronts, INTS, put, putEnd, putIntEnd, token } from "../text/statement/code/pieces.ts";
import { type Names, appendNamed, BitNumbers, Numbers } from "../text/statement/code/saying.ts";
import { type TextCode } from "../text/statement/code/text-code.ts";
import { type Reader, nanBits } from "../runtime/bytes/reader.ts";
import {
  type Writer,
  reserve,
  writeId,
  asU8,
  asI8,
  asU16,
  asI16,
  asU32,
  asI32,
  setF32,
  expectLength,
  fit,
  unscale,
  outside,
} from "../runtime/bytes/writer.ts";
import { encodeTempEntityUntil107, encodeTempEntity } from "./netquake.ts";
import type * as M from "./netquake.ts";
const FRONTS = new Fronts();
const OPEN_UPDATESTAT = FRONTS.add("updatestat {\n index ");
const FRONT_VALUE = FRONTS.add("value ");
const CLOSES = FRONTS.add("}\n");
const FRONT_VERSION = FRONTS.add("version ");
const FRONT_SETVIEW = FRONTS.add("setview ");
const OPEN_SOUND = FRONTS.add("sound {\n");
const FRONT_VOL = FRONTS.add("vol ");
const U8S = new Numbers(
  { kind: "int", name: "u8", bits: 8, signed: false, scale: { num: 1, den: 255, plus: 0 } },
  undefined,
);
const U8S_TEXTS = U8S.texts;
const U8S_BYTES = U8S.bytes;
const FRONT_ATTENUATION = FRONTS.add("attenuation ");
const U8S_2 = new Numbers(
  { kind: "int", name: "u8", bits: 8, signed: false, scale: { num: 1, den: 64, plus: 0 } },
  undefined,
);
const U8S_2_TEXTS = U8S_2.texts;
const U8S_2_BYTES = U8S_2.bytes;
const FRONT_CHANNEL = FRONTS.add("channel ");
const INT_TEXTS = INTS.texts;
const INT_BYTES = INTS.bytes;
const FRONT_ENTITY = FRONTS.add("entity ");
const FRONT_SOUNDNUM = FRONTS.add("soundnum ");
const COORDS = new Numbers(
  { kind: "int", name: "coord", bits: 16, signed: true, scale: { num: 1, den: 8, plus: 0 } },
  undefined,
);
const COORDS_TEXTS = COORDS.texts;
const COORDS_BYTES = COORDS.bytes;
const FRONT_ORIGIN = FRONTS.add("origin ");
const FRONT_TIME = FRONTS.add("time ");
const ANGLES = new Numbers(
  { kind: "int", name: "angle", bits: 8, signed: true, scale: { num: 45, den: 32, plus: 0 } },
  undefined,
);
const ANGLES_TEXTS = ANGLES.texts;
const ANGLES_BYTES = ANGLES.bytes;
const FRONT_SETANGLE = FRONTS.add("setangle ");
const OPEN_UPDATEFRAGS = FRONTS.add("updatefrags {\n player ");
const FRONT_FRAGS = FRONTS.add("frags ");
const OPEN_CLIENTDATA = FRONTS.add("clientdata {\n");
const FRONT_VIEW_OFS_Z = FRONTS.add("view_ofs_z ");
const I8S = new Numbers({ kind: "int", name: "i8", bits: 8, signed: true }, "float");
const I8S_TEXTS = I8S.texts;
const I8S_BYTES = I8S.bytes;
const FRONT_PUNCHANGLE_X = FRONTS.add("punchangle_x ");
const FRONT_ANGLES_1 = FRONTS.add("angles_1 ");
const FRONT_ANGLES_2 = FRONTS.add("angles_2 ");
const FRONT_ANGLES_3 = FRONTS.add("angles_3 ");
const FRONT_VEL_X = FRONTS.add("vel_x ");
const I8S_2 = new Numbers(
  { kind: "int", name: "i8", bits: 8, signed: true, scale: { num: 16, den: 1, plus: 0 } },
  "float",
);
const I8S_2_TEXTS = I8S_2.texts;
const I8S_2_BYTES = I8S_2.bytes;
const FRONT_VEL_Y = FRONTS.add("vel_y ");
const FRONT_VEL_Z = FRONTS.add("vel_z ");
const BITS_WEAPONS = new BitNumbers([12, 0, 1, 2, 3, 4, 5, 6, 7]);
const FRONT_WEAPONS = FRONTS.add("weapons ");
const BITS_AMMOTYPE = new BitNumbers([8, 9, 10, 11]);
const FRONT_AMMOTYPE = FRONTS.add("ammotype ");
const BITS_ARMORTYPE = new BitNumbers([13, 14, 15]);
const FRONT_ARMORTYPE = FRONTS.add("armortype ");
const FLAG_MEGAHEALTH = FRONTS.add("megahealth;\n");
const BITS_KEYS = new BitNumbers([17, 18]);
const FRONT_KEYS = FRONTS.add("keys ");
const BITS_POWER_UPS = new BitNumbers([19, 20, 21, 22]);
const FRONT_POWER_UPS = FRONTS.add("power_ups ");
const FLAG_UK_ITEMS_B23 = FRONTS.add("uk_items_b23;\n");
const FLAG_UK_ITEMS_B24 = FRONTS.add("uk_items_b24;\n");
const FLAG_UK_ITEMS_B25 = FRONTS.add("uk_items_b25;\n");
const FLAG_UK_ITEMS_B26 = FRONTS.add("uk_items_b26;\n");
const FLAG_UK_ITEMS_B27 = FRONTS.add("uk_items_b27;\n");
const BITS_RUNES = new BitNumbers([28, 29, 30, 31]);
const FRONT_RUNES = FRONTS.add("runes ");
const FLAG_UK_BIT_B10 = FRONTS.add("uk_bit_b10;\n");
const FLAG_UK_BIT_B11 = FRONTS.add("uk_bit_b11;\n");
const FRONT_WEAPONFRAME = FRONTS.add("weaponframe ");
const FRONT_ARMORVALUE = FRONTS.add("armorvalue ");
const FRONT_WEAPONMODEL = FRONTS.add("weaponmodel ");
const FRONT_HEALTH = FRONTS.add("health ");
const FRONT_CURRENTAMMO = FRONTS.add("currentammo ");
const FRONT_AMMO_SHELLS = FRONTS.add("ammo_shells ");
const FRONT_AMMO_NAILS = FRONTS.add("ammo_nails ");
const FRONT_AMMO_ROCKETS = FRONTS.add("ammo_rockets ");
const FRONT_AMMO_CELLS = FRONTS.add("ammo_cells ");
const BITS_WEAPON = new BitNumbers([-1, 0, 1, 2, 3, 4, 5, 6, 7]);
const FRONT_WEAPON = FRONTS.add("weapon ");
const FRONT_WEAPON2 = FRONTS.add("weapon2 ");
const FRONT_ARMOR2 = FRONTS.add("armor2 ");
const FRONT_AMMO2 = FRONTS.add("ammo2 ");
const FRONT_SHELLS2 = FRONTS.add("shells2 ");
const FRONT_NAILS2 = FRONTS.add("nails2 ");
const FRONT_ROCKETS2 = FRONTS.add("rockets2 ");
const FRONT_CELLS2 = FRONTS.add("cells2 ");
const FRONT_WEAPONFRAME2 = FRONTS.add("weaponframe2 ");
const FRONT_WEAPONALPHA = FRONTS.add("weaponalpha ");
const OPEN_STOPSOUND = FRONTS.add("stopsound {\n channel ");
const OPEN_UPDATECOLORS = FRONTS.add("updatecolors {\n player ");
const FRONT_COLORS = FRONTS.add("colors ");
const OPEN_PARTICLE = FRONTS.add("particle {\n");
const I8S_3 = new Numbers(
  { kind: "int", name: "i8", bits: 8, signed: true, scale: { num: 1, den: 16, plus: 0 } },
  undefined,
);
const I8S_3_TEXTS = I8S_3.texts;
const I8S_3_BYTES = I8S_3.bytes;
const FRONT_VEL = FRONTS.add("vel ");
const FRONT_COUNT = FRONTS.add("count ");
const FRONT_COLOR = FRONTS.add("color ");
const OPEN_DAMAGE = FRONTS.add("damage {\n save ");
const FRONT_TAKE = FRONTS.add("take ");
const OPEN_SPAWNSTATIC = FRONTS.add("spawnstatic {\n default_modelindex ");
const FRONT_DEFAULT_FRAME = FRONTS.add("default_frame ");
const FRONT_DEFAULT_COLORMAP = FRONTS.add("default_colormap ");
const FRONT_DEFAULT_SKIN = FRONTS.add("default_skin ");
const FRONT_DEFAULT_ORIGIN = FRONTS.add("default_origin ");
const FRONT_DEFAULT_ANGLES = FRONTS.add("default_angles ");
const OPEN_SPAWNBASELINE = FRONTS.add("spawnbaseline {\n entity ");
const FRONT_DEFAULT_MODELINDEX = FRONTS.add("default_modelindex ");
const TOKEN_ENTITYTYPE = token("entitytype");
const OPEN_TEMP_ENTITY = FRONTS.add("temp_entity {\n entitytype ");
const FRONT_TRACE_ENDPOS = FRONTS.add("trace_endpos ");
const FRONT_RANGE = FRONTS.add("range ");
const FRONT_SETPAUSE = FRONTS.add("setpause ");
const FRONT_SIGNONNUM = FRONTS.add("signonnum ");
const OPEN_SPAWNSTATICSOUND = FRONTS.add("spawnstaticsound {\n");
const OPEN_CDTRACK = FRONTS.add("cdtrack {\n fromtrack ");
const FRONT_TOTRACK = FRONTS.add("totrack ");
const OPEN_UPDATEENTITY = FRONTS.add("updateentity {\n entity ");
const FRONT_MODELINDEX = FRONTS.add("modelindex ");
const FRONT_FRAME = FRONTS.add("frame ");
const FRONT_COLORMAP = FRONTS.add("colormap ");
const FRONT_SKIN = FRONTS.add("skin ");
const FRONT_EFFECTS = FRONTS.add("effects ");
const FRONT_ORIGIN_X = FRONTS.add("origin_x ");
const FRONT_ORIGIN_Y = FRONTS.add("origin_y ");
const FRONT_ORIGIN_Z = FRONTS.add("origin_z ");
const FLAG_NEW = FRONTS.add("new;\n");
const FRONT_ALPHA = FRONTS.add("alpha ");
const FRONT_SCALE = FRONTS.add("scale ");
const U8S_3 = new Numbers(
  { kind: "int", name: "u8", bits: 8, signed: false, scale: { num: 1, den: 16, plus: 0 } },
  undefined,
);
const U8S_3_TEXTS = U8S_3.texts;
const U8S_3_BYTES = U8S_3.bytes;
const FRONT_FRAME2 = FRONTS.add("frame2 ");
const FRONT_MODEL2 = FRONTS.add("model2 ");
const FRONT_LERPFINISH = FRONTS.add("lerpfinish ");
const OPEN_FOG = FRONTS.add("fog {\n");
const FRONT_LEVELS = FRONTS.add("levels ");
const I16S = new Numbers(
  { kind: "int", name: "i16", bits: 16, signed: true, scale: { num: 1, den: 100, plus: 0 } },
  undefined,
);
const I16S_TEXTS = I16S.texts;
const I16S_BYTES = I16S.bytes;
const OPEN_SPAWNBASELINE2 = FRONTS.add("spawnbaseline2 {\n entity ");
const FRONT_ANGLES = FRONTS.add("angles ");
const OPEN_SPAWNSTATIC2 = FRONTS.add("spawnstatic2 {\n modelindex ");
const OPEN_SPAWNSTATICSOUND2 = FRONTS.add("spawnstaticsound2 {\n");
const ROWS = FRONTS.rows();
const ROW_SIZE = FRONTS.size;

/** The text of the `updatestat` at the cursor. */
function tellUpdatestat(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 6;
  const index = view.getUint8(at + 1);
  const value = view.getInt32(at + 2, true);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(164);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_UPDATESTAT]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_UPDATESTAT + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_UPDATESTAT + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_UPDATESTAT + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_UPDATESTAT + 4]!, true);
  to += 2 * outer + 20;
  appendNamed(out, to, names, "stat_index", index);
  out.reserve(164);
  chars = out.view;
  to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_VALUE]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_VALUE + 1]!, true);
  to += depth + 6;
  appendNamed(out, to, names, "stat_value", value);
  out.reserve(164);
  chars = out.view;
  to = out.length;
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `updatestat` that statements tell. */
function enterUpdatestat(text: TextCursor, depth: number, w: Writer): boolean {
  let index: number | undefined;
  let value: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x65646e69 && view.getInt32(text.at + depth + 2, true) === 0x20786564) {
    text.at += depth + 6;
    index = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x756c6176 && view.getInt32(text.at + depth + 2, true) === 0x2065756c) {
    text.at += depth + 6;
    value = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || index === undefined || value === undefined) return false;
  const m: M.Updatestat = { type: "updatestat", index: index, value: value };
  writeId(w, 0x03);
  {
    reserve(w, 5);
    const view = w.view;
    const at = w.offset;
    view.setUint8(at, asU8(m.index));
    view.setInt32(at + 1, asI32(m.value), true);
    w.offset = at + 5;
  }
  return true;
}

/** The text of the `version` at the cursor. */
function tellVersion(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 5;
  const serverprotocol = view.getInt32(at + 1, true);
  const depth = outer;
  const row = depth * ROW_SIZE;
  out.reserve(95);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_VERSION]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_VERSION + 1]!, true);
  to += depth + 8;
  to = putIntEnd(chars, to, serverprotocol);
  out.length = to;
  return true;
}

/** Writes the `version` that statements tell. */
function enterVersion(text: TextCursor, _depth: number, w: Writer): boolean {
  let serverprotocol: number | undefined;
  serverprotocol = text.int();
  text.end();
  if (text.isBad || serverprotocol === undefined) return false;
  const m: M.Version = { type: "version", serverprotocol: serverprotocol };
  writeId(w, 0x04);
  {
    reserve(w, 4);
    const view = w.view;
    const at = w.offset;
    view.setInt32(at, asI32(m.serverprotocol), true);
    w.offset = at + 4;
  }
  return true;
}

/** The text of the `setview` at the cursor. */
function tellSetview(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 3;
  const entity = view.getInt16(at + 1, true);
  const depth = outer;
  const row = depth * ROW_SIZE;
  out.reserve(95);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_SETVIEW]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_SETVIEW + 1]!, true);
  to += depth + 8;
  to = putIntEnd(chars, to, entity);
  out.length = to;
  return true;
}

/** Writes the `setview` that statements tell. */
function enterSetview(text: TextCursor, _depth: number, w: Writer): boolean {
  let entity: number | undefined;
  entity = text.int();
  text.end();
  if (text.isBad || entity === undefined) return false;
  const m: M.Setview = { type: "setview", entity: entity };
  writeId(w, 0x05);
  {
    reserve(w, 2);
    const view = w.view;
    const at = w.offset;
    view.setInt16(at, asI16(m.entity), true);
    w.offset = at + 2;
  }
  return true;
}

/** The text of the `sound` at the cursor. */
function tellSound(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  at += 1;
  const flags = view.getUint8(at++);
  const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) : undefined;
  const channelEntity = view.getUint16(at, true);
  r.offset = at + 9;
  const channel = channelEntity & 0x07;
  const entity = channelEntity >>> 3;
  const soundnum = view.getUint8(at + 2);
  const origin: [number, number, number] = [
    view.getInt16(at + 3, true),
    view.getInt16(at + 5, true),
    view.getInt16(at + 7, true),
  ];
  {
    let needed$ = 0x00;
    needed$ |= flags & 0x03;
    if (flags !== needed$ >>> 0) return false;
  }
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(462);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_SOUND]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_SOUND + 1]!, true);
  to += outer + 8;
  if (volume !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_VOL]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_VOL + 1]!, true);
    to += depth + 4;
    {
      const raw$ = volume;
      const index$ = 2 * raw$;
      const length$ = U8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, U8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, U8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : U8S.putFirst(chars, to, raw$);
    }
  }
  if (attenuation !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ATTENUATION]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ATTENUATION + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_ATTENUATION + 2]!, true);
    to += depth + 12;
    {
      const raw$ = attenuation;
      const index$ = 2 * raw$;
      const length$ = U8S_2_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, U8S_2_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, U8S_2_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : U8S_2.putFirst(chars, to, raw$);
    }
  }
  chars.setFloat64(to, ROWS[row + FRONT_CHANNEL]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_CHANNEL + 1]!, true);
  to += depth + 8;
  chars.setFloat64(to, INT_TEXTS[channel]!, true);
  to += INT_BYTES[8 * channel + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_ENTITY]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_ENTITY + 1]!, true);
  to += depth + 7;
  to = putIntEnd(chars, to, entity);
  chars.setFloat64(to, ROWS[row + FRONT_SOUNDNUM]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_SOUNDNUM + 1]!, true);
  to += depth + 9;
  appendNamed(out, to, names, "sounds", soundnum);
  out.reserve(462);
  chars = out.view;
  to = out.length;
  {
    const values$: readonly number[] = origin;
    chars.setFloat64(to, ROWS[row + FRONT_ORIGIN]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN + 1]!, true);
    to += depth + 7;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `sound` that statements tell. */
function enterSound(text: TextCursor, depth: number, w: Writer): boolean {
  let volume: number | undefined;
  let attenuation: number | undefined;
  let channel: number | undefined;
  let entity: number | undefined;
  let soundnum: number | undefined;
  let origin: [number, number, number] | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x206c6f76) {
    text.at += depth + 4;
    volume = U8S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x65747461 &&
    view.getInt32(text.at + depth + 4, true) === 0x7461756e &&
    view.getInt32(text.at + depth + 8, true) === 0x206e6f69
  ) {
    text.at += depth + 12;
    attenuation = U8S_2.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x6e616863 && view.getInt32(text.at + depth + 4, true) === 0x206c656e) {
    text.at += depth + 8;
    channel = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    entity = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6e756f73 &&
    view.getInt32(text.at + depth + 4, true) === 0x6d756e64 &&
    view.getInt32(text.at + depth + 5, true) === 0x206d756e
  ) {
    text.at += depth + 9;
    soundnum = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6769726f && view.getInt32(text.at + depth + 3, true) === 0x206e6967) {
    text.at += depth + 7;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    text.isBad ||
    channel === undefined ||
    entity === undefined ||
    soundnum === undefined ||
    origin === undefined
  )
    return false;
  const m: M.Sound = {
    type: "sound",
    volume: volume,
    attenuation: attenuation,
    channel: channel,
    entity: entity,
    soundnum: soundnum,
    origin: origin,
  };
  writeId(w, 0x06);
  {
    let flags = m.flags === undefined ? 0 : m.flags & 0xfc;
    if (m.volume !== undefined) flags |= 0x01;
    if (m.attenuation !== undefined) flags |= 0x02;
    reserve(w, 12);
    const view = w.view;
    let at = w.offset;
    view.setUint8(at++, flags);
    if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
    if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
    view.setUint16(at, fit(m.channel, 3) | (fit(m.entity, 13) << 3), true);
    view.setUint8(at + 2, asU8(m.soundnum));
    expectLength(m.origin, 3);
    for (let i = 0; i < 3; i++)
      view.setInt16(at + 3 + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
    w.offset = at + 9;
  }
  return true;
}

/** The text of the `time` at the cursor. */
function tellTime(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 5;
  const time = view.getFloat32(at + 1, true);
  const timeNaN = nanBits(view, at + 1, 1)?.[0];
  const depth = outer;
  const row = depth * ROW_SIZE;
  out.reserve(148);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_TIME]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_TIME + 1]!, true);
  to += depth + 5;
  to = putEnd(chars, putTime(chars, to, time, timeNaN));
  out.length = to;
  return true;
}

/** Writes the `time` that statements tell. */
function enterTime(text: TextCursor, _depth: number, w: Writer): boolean {
  let time: number | undefined;
  time = text.time();
  text.end();
  if (text.isBad || time === undefined) return false;
  const m: M.Time = { type: "time", time: time };
  writeId(w, 0x07);
  {
    reserve(w, 4);
    const view = w.view;
    const at = w.offset;
    setF32(view, at, m.time, m.timeNaN);
    w.offset = at + 4;
  }
  return true;
}

/** The text of the `setangle` at the cursor. */
function tellSetangle(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 4;
  const angles: [number, number, number] = [
    view.getInt8(at + 1),
    view.getInt8(at + 2),
    view.getInt8(at + 3),
  ];
  const depth = outer;
  const row = depth * ROW_SIZE;
  out.reserve(144);
  const chars = out.view;
  let to = out.length;
  {
    const values$: readonly number[] = angles;
    chars.setFloat64(to, ROWS[row + FRONT_SETANGLE]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_SETANGLE + 1]!, true);
    to += depth + 9;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
  }
  out.length = to;
  return true;
}

/** Writes the `setangle` that statements tell. */
function enterSetangle(text: TextCursor, _depth: number, w: Writer): boolean {
  let angles: [number, number, number] | undefined;
  const n0 = ANGLES.hear(text);
  text.space();
  const n1 = ANGLES.hear(text);
  text.space();
  const n2 = ANGLES.hear(text);
  angles = [n0, n1, n2];
  text.end();
  if (text.isBad || angles === undefined) return false;
  const m: M.Setangle = { type: "setangle", angles: angles };
  writeId(w, 0x0a);
  {
    reserve(w, 3);
    const view = w.view;
    const at = w.offset;
    expectLength(m.angles, 3);
    for (let i = 0; i < 3; i++) view.setInt8(at + i, asI8(unscale(m.angles[i]!, 45, 32)));
    w.offset = at + 3;
  }
  return true;
}

/** The text of the `updatefrags` at the cursor. */
function tellUpdatefrags(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 4;
  const player = view.getUint8(at + 1);
  const frags = view.getInt16(at + 2, true);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(166);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_UPDATEFRAGS]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_UPDATEFRAGS + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_UPDATEFRAGS + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_UPDATEFRAGS + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_UPDATEFRAGS + 4]!, true);
  to += 2 * outer + 22;
  chars.setFloat64(to, INT_TEXTS[player]!, true);
  to += INT_BYTES[8 * player + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_FRAGS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_FRAGS + 1]!, true);
  to += depth + 6;
  to = putIntEnd(chars, to, frags);
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `updatefrags` that statements tell. */
function enterUpdatefrags(text: TextCursor, depth: number, w: Writer): boolean {
  let player: number | undefined;
  let frags: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x79616c70 && view.getInt32(text.at + depth + 3, true) === 0x20726579) {
    text.at += depth + 7;
    player = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x67617266 && view.getInt32(text.at + depth + 2, true) === 0x20736761) {
    text.at += depth + 6;
    frags = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || player === undefined || frags === undefined) return false;
  const m: M.Updatefrags = { type: "updatefrags", player: player, frags: frags };
  writeId(w, 0x0e);
  {
    reserve(w, 3);
    const view = w.view;
    const at = w.offset;
    view.setUint8(at, asU8(m.player));
    view.setInt16(at + 1, asI16(m.frags), true);
    w.offset = at + 3;
  }
  return true;
}

/** The text of the `clientdata` at the cursor. */
function tellClientdataUntil106(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  at += 1;
  const flags = view.getUint16(at, true);
  at += 2;
  const viewheight = (flags & 0x01) !== 0 ? view.getInt8(at++) : undefined;
  const idealpitch = (flags & 0x02) !== 0 ? view.getInt8(at++) : undefined;
  const punchangle1 = (flags & 0x04) !== 0 ? view.getInt8(at++) : undefined;
  const velocity1 = (flags & 0x20) !== 0 ? view.getInt8(at++) : undefined;
  const punchangle2 = (flags & 0x08) !== 0 ? view.getInt8(at++) : undefined;
  const velocity2 = (flags & 0x40) !== 0 ? view.getInt8(at++) : undefined;
  const punchangle3 = (flags & 0x10) !== 0 ? view.getInt8(at++) : undefined;
  const velocity3 = (flags & 0x80) !== 0 ? view.getInt8(at++) : undefined;
  let items: number | undefined;
  if ((flags & 0x0200) !== 0) {
    items = view.getUint32(at, true);
    at += 4;
  }
  const onground = (flags & 0x0400) !== 0;
  const inwater = (flags & 0x0800) !== 0;
  const weaponframe = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  const armor = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  const weapon = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at + 8;
  const health = view.getInt16(at, true);
  const ammo = view.getUint8(at + 2);
  const shells = view.getUint8(at + 3);
  const nails = view.getUint8(at + 4);
  const rockets = view.getUint8(at + 5);
  const cells = view.getUint8(at + 6);
  const activeweapon = view.getUint8(at + 7);
  {
    let needed$ = 0x00;
    needed$ |= flags & 0x7eff;
    if (flags !== needed$ >>> 0) return false;
  }
  if (items === 0) return false;
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(2230);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_CLIENTDATA]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_CLIENTDATA + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_CLIENTDATA + 2]!, true);
  to += outer + 13;
  if (viewheight !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_VIEW_OFS_Z]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_VIEW_OFS_Z + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_VIEW_OFS_Z + 2]!, true);
    to += depth + 11;
    {
      const raw$ = viewheight;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S.putFirst(chars, to, raw$);
    }
  }
  if (idealpitch !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_PUNCHANGLE_X]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_PUNCHANGLE_X + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_PUNCHANGLE_X + 2]!, true);
    to += depth + 13;
    {
      const raw$ = idealpitch;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S.putFirst(chars, to, raw$);
    }
  }
  if (punchangle1 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES_1]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_1 + 1]!, true);
    to += depth + 9;
    {
      const raw$ = punchangle1;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S.putFirst(chars, to, raw$);
    }
  }
  if (punchangle2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES_2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_2 + 1]!, true);
    to += depth + 9;
    {
      const raw$ = punchangle2;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S.putFirst(chars, to, raw$);
    }
  }
  if (punchangle3 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES_3]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_3 + 1]!, true);
    to += depth + 9;
    {
      const raw$ = punchangle3;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S.putFirst(chars, to, raw$);
    }
  }
  if (velocity1 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_VEL_X]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_VEL_X + 1]!, true);
    to += depth + 6;
    {
      const raw$ = velocity1;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_2_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_2_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_2_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S_2.putFirst(chars, to, raw$);
    }
  }
  if (velocity2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_VEL_Y]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_VEL_Y + 1]!, true);
    to += depth + 6;
    {
      const raw$ = velocity2;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_2_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_2_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_2_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S_2.putFirst(chars, to, raw$);
    }
  }
  if (velocity3 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_VEL_Z]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_VEL_Z + 1]!, true);
    to += depth + 6;
    {
      const raw$ = velocity3;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_2_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_2_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_2_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S_2.putFirst(chars, to, raw$);
    }
  }
  if (items !== undefined) {
    {
      const set$ = BITS_WEAPONS.of(items);
      if (set$.length > 0) {
        chars.setFloat64(to, ROWS[row + FRONT_WEAPONS]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPONS + 1]!, true);
        to += depth + 8;
        to = put(chars, to, set$);
      }
    }
  }
  if (items !== undefined) {
    {
      const set$ = BITS_AMMOTYPE.of(items);
      if (set$.length > 0) {
        chars.setFloat64(to, ROWS[row + FRONT_AMMOTYPE]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_AMMOTYPE + 1]!, true);
        to += depth + 9;
        to = put(chars, to, set$);
      }
    }
  }
  if (items !== undefined) {
    {
      const set$ = BITS_ARMORTYPE.of(items);
      if (set$.length > 0) {
        chars.setFloat64(to, ROWS[row + FRONT_ARMORTYPE]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_ARMORTYPE + 1]!, true);
        chars.setFloat64(to + 16, ROWS[row + FRONT_ARMORTYPE + 2]!, true);
        to += depth + 10;
        to = put(chars, to, set$);
      }
    }
  }
  if (items !== undefined) {
    if ((items & 0x010000) !== 0) {
      chars.setFloat64(to, ROWS[row + FLAG_MEGAHEALTH]!, true);
      chars.setFloat64(to + 8, ROWS[row + FLAG_MEGAHEALTH + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FLAG_MEGAHEALTH + 2]!, true);
      to += depth + 12;
    }
  }
  if (items !== undefined) {
    {
      const set$ = BITS_KEYS.of(items);
      if (set$.length > 0) {
        chars.setFloat64(to, ROWS[row + FRONT_KEYS]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_KEYS + 1]!, true);
        to += depth + 5;
        to = put(chars, to, set$);
      }
    }
  }
  if (items !== undefined) {
    {
      const set$ = BITS_POWER_UPS.of(items);
      if (set$.length > 0) {
        chars.setFloat64(to, ROWS[row + FRONT_POWER_UPS]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_POWER_UPS + 1]!, true);
        chars.setFloat64(to + 16, ROWS[row + FRONT_POWER_UPS + 2]!, true);
        to += depth + 10;
        to = put(chars, to, set$);
      }
    }
  }
  if (items !== undefined) {
    if ((items & 0x800000) !== 0) {
      chars.setFloat64(to, ROWS[row + FLAG_UK_ITEMS_B23]!, true);
      chars.setFloat64(to + 8, ROWS[row + FLAG_UK_ITEMS_B23 + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FLAG_UK_ITEMS_B23 + 2]!, true);
      to += depth + 14;
    }
  }
  if (items !== undefined) {
    if ((items & 0x01000000) !== 0) {
      chars.setFloat64(to, ROWS[row + FLAG_UK_ITEMS_B24]!, true);
      chars.setFloat64(to + 8, ROWS[row + FLAG_UK_ITEMS_B24 + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FLAG_UK_ITEMS_B24 + 2]!, true);
      to += depth + 14;
    }
  }
  if (items !== undefined) {
    if ((items & 0x02000000) !== 0) {
      chars.setFloat64(to, ROWS[row + FLAG_UK_ITEMS_B25]!, true);
      chars.setFloat64(to + 8, ROWS[row + FLAG_UK_ITEMS_B25 + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FLAG_UK_ITEMS_B25 + 2]!, true);
      to += depth + 14;
    }
  }
  if (items !== undefined) {
    if ((items & 0x04000000) !== 0) {
      chars.setFloat64(to, ROWS[row + FLAG_UK_ITEMS_B26]!, true);
      chars.setFloat64(to + 8, ROWS[row + FLAG_UK_ITEMS_B26 + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FLAG_UK_ITEMS_B26 + 2]!, true);
      to += depth + 14;
    }
  }
  if (items !== undefined) {
    if ((items & 0x08000000) !== 0) {
      chars.setFloat64(to, ROWS[row + FLAG_UK_ITEMS_B27]!, true);
      chars.setFloat64(to + 8, ROWS[row + FLAG_UK_ITEMS_B27 + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FLAG_UK_ITEMS_B27 + 2]!, true);
      to += depth + 14;
    }
  }
  if (items !== undefined) {
    {
      const set$ = BITS_RUNES.of(items);
      if (set$.length > 0) {
        chars.setFloat64(to, ROWS[row + FRONT_RUNES]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_RUNES + 1]!, true);
        to += depth + 6;
        to = put(chars, to, set$);
      }
    }
  }
  if (onground) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_BIT_B10]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_BIT_B10 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_BIT_B10 + 2]!, true);
    to += depth + 12;
  }
  if (inwater) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_BIT_B11]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_BIT_B11 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_BIT_B11 + 2]!, true);
    to += depth + 12;
  }
  if (weaponframe !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_WEAPONFRAME]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPONFRAME + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_WEAPONFRAME + 2]!, true);
    to += depth + 12;
    chars.setFloat64(to, INT_TEXTS[weaponframe]!, true);
    to += INT_BYTES[8 * weaponframe + 7]!;
  }
  if (armor !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ARMORVALUE]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ARMORVALUE + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_ARMORVALUE + 2]!, true);
    to += depth + 11;
    appendNamed(out, to, names, "armor", armor);
    out.reserve(2230);
    chars = out.view;
    to = out.length;
  }
  if (weapon !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_WEAPONMODEL]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPONMODEL + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_WEAPONMODEL + 2]!, true);
    to += depth + 12;
    appendNamed(out, to, names, "models", weapon);
    out.reserve(2230);
    chars = out.view;
    to = out.length;
  }
  chars.setFloat64(to, ROWS[row + FRONT_HEALTH]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_HEALTH + 1]!, true);
  to += depth + 7;
  appendNamed(out, to, names, "health", health);
  out.reserve(2230);
  chars = out.view;
  to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_CURRENTAMMO]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_CURRENTAMMO + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_CURRENTAMMO + 2]!, true);
  to += depth + 12;
  chars.setFloat64(to, INT_TEXTS[ammo]!, true);
  to += INT_BYTES[8 * ammo + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_AMMO_SHELLS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_AMMO_SHELLS + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_AMMO_SHELLS + 2]!, true);
  to += depth + 12;
  chars.setFloat64(to, INT_TEXTS[shells]!, true);
  to += INT_BYTES[8 * shells + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_AMMO_NAILS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_AMMO_NAILS + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_AMMO_NAILS + 2]!, true);
  to += depth + 11;
  chars.setFloat64(to, INT_TEXTS[nails]!, true);
  to += INT_BYTES[8 * nails + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_AMMO_ROCKETS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_AMMO_ROCKETS + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_AMMO_ROCKETS + 2]!, true);
  to += depth + 13;
  chars.setFloat64(to, INT_TEXTS[rockets]!, true);
  to += INT_BYTES[8 * rockets + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_AMMO_CELLS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_AMMO_CELLS + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_AMMO_CELLS + 2]!, true);
  to += depth + 11;
  chars.setFloat64(to, INT_TEXTS[cells]!, true);
  to += INT_BYTES[8 * cells + 7]!;
  {
    const set$ = BITS_WEAPON.of(activeweapon);
    if (set$.length > 0) {
      chars.setFloat64(to, ROWS[row + FRONT_WEAPON]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPON + 1]!, true);
      to += depth + 7;
      to = put(chars, to, set$);
    }
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `clientdata` that statements tell. */
function enterClientdataUntil106(text: TextCursor, depth: number, w: Writer): boolean {
  let viewheight: number | undefined;
  let idealpitch: number | undefined;
  let punchangle1: number | undefined;
  let velocity1: number | undefined;
  let punchangle2: number | undefined;
  let velocity2: number | undefined;
  let punchangle3: number | undefined;
  let velocity3: number | undefined;
  let items: number | undefined;
  let onground = false;
  let inwater = false;
  let weaponframe: number | undefined;
  let armor: number | undefined;
  let weapon: number | undefined;
  let health: number | undefined;
  let ammo: number | undefined;
  let shells: number | undefined;
  let nails: number | undefined;
  let rockets: number | undefined;
  let cells: number | undefined;
  let activeweapon: number | undefined = 0;
  const { view } = text;
  let next = text.next(depth);
  if (
    next === 0x77656976 &&
    view.getInt32(text.at + depth + 4, true) === 0x73666f5f &&
    view.getInt32(text.at + depth + 7, true) === 0x207a5f73
  ) {
    text.at += depth + 11;
    viewheight = I8S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x636e7570 &&
    view.getInt32(text.at + depth + 4, true) === 0x676e6168 &&
    view.getInt32(text.at + depth + 8, true) === 0x785f656c &&
    view.getInt32(text.at + depth + 9, true) === 0x20785f65
  ) {
    text.at += depth + 13;
    idealpitch = I8S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x315f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20315f73
  ) {
    text.at += depth + 9;
    punchangle1 = I8S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x325f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20325f73
  ) {
    text.at += depth + 9;
    punchangle2 = I8S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x335f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20335f73
  ) {
    text.at += depth + 9;
    punchangle3 = I8S.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x5f6c6576 && view.getInt32(text.at + depth + 2, true) === 0x20785f6c) {
    text.at += depth + 6;
    velocity1 = I8S_2.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x5f6c6576 && view.getInt32(text.at + depth + 2, true) === 0x20795f6c) {
    text.at += depth + 6;
    velocity2 = I8S_2.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x5f6c6576 && view.getInt32(text.at + depth + 2, true) === 0x207a5f6c) {
    text.at += depth + 6;
    velocity3 = I8S_2.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x70616577 && view.getInt32(text.at + depth + 4, true) === 0x20736e6f) {
    text.at += depth + 8;
    items = text.bits(BITS_WEAPONS.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d6d61 &&
    view.getInt32(text.at + depth + 4, true) === 0x65707974 &&
    view.getInt32(text.at + depth + 5, true) === 0x20657079
  ) {
    text.at += depth + 9;
    items = text.bits(BITS_AMMOTYPE.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d7261 &&
    view.getInt32(text.at + depth + 4, true) === 0x70797472 &&
    view.getInt32(text.at + depth + 6, true) === 0x20657079
  ) {
    text.at += depth + 10;
    items = text.bits(BITS_ARMORTYPE.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x6167656d &&
    view.getInt32(text.at + depth + 4, true) === 0x6c616568 &&
    view.getInt32(text.at + depth + 8, true) === 0x0a3b6874
  ) {
    text.at += depth + 12;
    items = withBit(items, 16);
    next = text.next(depth);
  }
  if (next === 0x7379656b && view.getInt32(text.at + depth + 1, true) === 0x20737965) {
    text.at += depth + 5;
    items = text.bits(BITS_KEYS.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x65776f70 &&
    view.getInt32(text.at + depth + 4, true) === 0x70755f72 &&
    view.getInt32(text.at + depth + 6, true) === 0x20737075
  ) {
    text.at += depth + 10;
    items = text.bits(BITS_POWER_UPS.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x695f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x736d6574 &&
    view.getInt32(text.at + depth + 8, true) === 0x3332625f &&
    view.getInt32(text.at + depth + 10, true) === 0x0a3b3332
  ) {
    text.at += depth + 14;
    items = withBit(items, 23);
    next = text.next(depth);
  }
  if (
    next === 0x695f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x736d6574 &&
    view.getInt32(text.at + depth + 8, true) === 0x3432625f &&
    view.getInt32(text.at + depth + 10, true) === 0x0a3b3432
  ) {
    text.at += depth + 14;
    items = withBit(items, 24);
    next = text.next(depth);
  }
  if (
    next === 0x695f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x736d6574 &&
    view.getInt32(text.at + depth + 8, true) === 0x3532625f &&
    view.getInt32(text.at + depth + 10, true) === 0x0a3b3532
  ) {
    text.at += depth + 14;
    items = withBit(items, 25);
    next = text.next(depth);
  }
  if (
    next === 0x695f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x736d6574 &&
    view.getInt32(text.at + depth + 8, true) === 0x3632625f &&
    view.getInt32(text.at + depth + 10, true) === 0x0a3b3632
  ) {
    text.at += depth + 14;
    items = withBit(items, 26);
    next = text.next(depth);
  }
  if (
    next === 0x695f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x736d6574 &&
    view.getInt32(text.at + depth + 8, true) === 0x3732625f &&
    view.getInt32(text.at + depth + 10, true) === 0x0a3b3732
  ) {
    text.at += depth + 14;
    items = withBit(items, 27);
    next = text.next(depth);
  }
  if (next === 0x656e7572 && view.getInt32(text.at + depth + 2, true) === 0x2073656e) {
    text.at += depth + 6;
    items = text.bits(BITS_RUNES.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x625f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x625f7469 &&
    view.getInt32(text.at + depth + 8, true) === 0x0a3b3031
  ) {
    text.at += depth + 12;
    onground = true;
    next = text.next(depth);
  }
  if (
    next === 0x625f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x625f7469 &&
    view.getInt32(text.at + depth + 8, true) === 0x0a3b3131
  ) {
    text.at += depth + 12;
    inwater = true;
    next = text.next(depth);
  }
  if (
    next === 0x70616577 &&
    view.getInt32(text.at + depth + 4, true) === 0x72666e6f &&
    view.getInt32(text.at + depth + 8, true) === 0x20656d61
  ) {
    text.at += depth + 12;
    weaponframe = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d7261 &&
    view.getInt32(text.at + depth + 4, true) === 0x6c617672 &&
    view.getInt32(text.at + depth + 7, true) === 0x2065756c
  ) {
    text.at += depth + 11;
    armor = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x70616577 &&
    view.getInt32(text.at + depth + 4, true) === 0x6f6d6e6f &&
    view.getInt32(text.at + depth + 8, true) === 0x206c6564
  ) {
    text.at += depth + 12;
    weapon = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6c616568 && view.getInt32(text.at + depth + 3, true) === 0x2068746c) {
    text.at += depth + 7;
    health = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x72727563 &&
    view.getInt32(text.at + depth + 4, true) === 0x61746e65 &&
    view.getInt32(text.at + depth + 8, true) === 0x206f6d6d
  ) {
    text.at += depth + 12;
    ammo = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d6d61 &&
    view.getInt32(text.at + depth + 4, true) === 0x6568735f &&
    view.getInt32(text.at + depth + 8, true) === 0x20736c6c
  ) {
    text.at += depth + 12;
    shells = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d6d61 &&
    view.getInt32(text.at + depth + 4, true) === 0x69616e5f &&
    view.getInt32(text.at + depth + 7, true) === 0x20736c69
  ) {
    text.at += depth + 11;
    nails = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d6d61 &&
    view.getInt32(text.at + depth + 4, true) === 0x636f725f &&
    view.getInt32(text.at + depth + 8, true) === 0x7374656b &&
    view.getInt32(text.at + depth + 9, true) === 0x20737465
  ) {
    text.at += depth + 13;
    rockets = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d6d61 &&
    view.getInt32(text.at + depth + 4, true) === 0x6c65635f &&
    view.getInt32(text.at + depth + 7, true) === 0x20736c6c
  ) {
    text.at += depth + 11;
    cells = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x70616577 && view.getInt32(text.at + depth + 3, true) === 0x206e6f70) {
    text.at += depth + 7;
    activeweapon = text.bits(BITS_WEAPON.bits, activeweapon);
    text.end();
    next = text.next(depth);
  }
  if (
    text.isBad ||
    health === undefined ||
    ammo === undefined ||
    shells === undefined ||
    nails === undefined ||
    rockets === undefined ||
    cells === undefined ||
    activeweapon === undefined
  )
    return false;
  const m: M.Clientdata = {
    type: "clientdata",
    viewheight: viewheight,
    idealpitch: idealpitch,
    punchangle1: punchangle1,
    velocity1: velocity1,
    punchangle2: punchangle2,
    velocity2: velocity2,
    punchangle3: punchangle3,
    velocity3: velocity3,
    items: items,
    onground: onground,
    inwater: inwater,
    weaponframe: weaponframe,
    armor: armor,
    weapon: weapon,
    health: health,
    ammo: ammo,
    shells: shells,
    nails: nails,
    rockets: rockets,
    cells: cells,
    activeweapon: activeweapon,
  };
  writeId(w, 0x0f);
  {
    let flags = m.flags === undefined ? 0 : m.flags & 0x8100;
    if (m.viewheight !== undefined) flags |= 0x01;
    if (m.idealpitch !== undefined) flags |= 0x02;
    if (m.punchangle1 !== undefined) flags |= 0x04;
    if (m.velocity1 !== undefined) flags |= 0x20;
    if (m.punchangle2 !== undefined) flags |= 0x08;
    if (m.velocity2 !== undefined) flags |= 0x40;
    if (m.punchangle3 !== undefined) flags |= 0x10;
    if (m.velocity3 !== undefined) flags |= 0x80;
    if (m.items !== undefined) flags |= 0x0200;
    if (m.onground) flags |= 0x0400;
    if (m.inwater) flags |= 0x0800;
    if (m.weaponframe !== undefined) flags |= 0x1000;
    if (m.armor !== undefined) flags |= 0x2000;
    if (m.weapon !== undefined) flags |= 0x4000;
    reserve(w, 25);
    const view = w.view;
    let at = w.offset;
    view.setUint16(at, flags, true);
    at += 2;
    if (m.viewheight !== undefined) {
      if (m.viewheight !== (m.viewheight << 24) >> 24) throw outside(m.viewheight, -128, 127);
      view.setInt8(at++, m.viewheight);
    }
    if (m.idealpitch !== undefined) {
      if (m.idealpitch !== (m.idealpitch << 24) >> 24) throw outside(m.idealpitch, -128, 127);
      view.setInt8(at++, m.idealpitch);
    }
    if (m.punchangle1 !== undefined) {
      if (m.punchangle1 !== (m.punchangle1 << 24) >> 24) throw outside(m.punchangle1, -128, 127);
      view.setInt8(at++, m.punchangle1);
    }
    if (m.velocity1 !== undefined) {
      const raw = Math.round(m.velocity1 / 16);
      if (typeof m.velocity1 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.velocity1, -2048, 2032);
      view.setInt8(at++, raw);
    }
    if (m.punchangle2 !== undefined) {
      if (m.punchangle2 !== (m.punchangle2 << 24) >> 24) throw outside(m.punchangle2, -128, 127);
      view.setInt8(at++, m.punchangle2);
    }
    if (m.velocity2 !== undefined) {
      const raw = Math.round(m.velocity2 / 16);
      if (typeof m.velocity2 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.velocity2, -2048, 2032);
      view.setInt8(at++, raw);
    }
    if (m.punchangle3 !== undefined) {
      if (m.punchangle3 !== (m.punchangle3 << 24) >> 24) throw outside(m.punchangle3, -128, 127);
      view.setInt8(at++, m.punchangle3);
    }
    if (m.velocity3 !== undefined) {
      const raw = Math.round(m.velocity3 / 16);
      if (typeof m.velocity3 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.velocity3, -2048, 2032);
      view.setInt8(at++, raw);
    }
    if (m.items !== undefined) {
      if (m.items !== m.items >>> 0) throw outside(m.items, 0, 4294967295);
      view.setUint32(at, m.items, true);
      at += 4;
    }
    if (m.weaponframe !== undefined) {
      if (m.weaponframe !== (m.weaponframe & 0xff)) throw outside(m.weaponframe, 0, 255);
      view.setUint8(at++, m.weaponframe);
    }
    if (m.armor !== undefined) {
      if (m.armor !== (m.armor & 0xff)) throw outside(m.armor, 0, 255);
      view.setUint8(at++, m.armor);
    }
    if (m.weapon !== undefined) {
      if (m.weapon !== (m.weapon & 0xff)) throw outside(m.weapon, 0, 255);
      view.setUint8(at++, m.weapon);
    }
    view.setInt16(at, asI16(m.health), true);
    view.setUint8(at + 2, asU8(m.ammo));
    view.setUint8(at + 3, asU8(m.shells));
    view.setUint8(at + 4, asU8(m.nails));
    view.setUint8(at + 5, asU8(m.rockets));
    view.setUint8(at + 6, asU8(m.cells));
    view.setUint8(at + 7, asU8(m.activeweapon));
    w.offset = at + 8;
  }
  return true;
}

/** The text of the `clientdata` at the cursor. */
function tellClientdata(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  at += 1;
  const flags = view.getUint16(at, true);
  at += 2;
  const viewheight = (flags & 0x01) !== 0 ? view.getInt8(at++) : undefined;
  const idealpitch = (flags & 0x02) !== 0 ? view.getInt8(at++) : undefined;
  const punchangle1 = (flags & 0x04) !== 0 ? view.getInt8(at++) : undefined;
  const velocity1 = (flags & 0x20) !== 0 ? view.getInt8(at++) : undefined;
  const punchangle2 = (flags & 0x08) !== 0 ? view.getInt8(at++) : undefined;
  const velocity2 = (flags & 0x40) !== 0 ? view.getInt8(at++) : undefined;
  const punchangle3 = (flags & 0x10) !== 0 ? view.getInt8(at++) : undefined;
  const velocity3 = (flags & 0x80) !== 0 ? view.getInt8(at++) : undefined;
  const items = view.getUint32(at, true);
  const onground = (flags & 0x0400) !== 0;
  const inwater = (flags & 0x0800) !== 0;
  at += 4;
  const weaponframe = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  const armor = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  const weapon = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at + 8;
  const health = view.getInt16(at, true);
  const ammo = view.getUint8(at + 2);
  const shells = view.getUint8(at + 3);
  const nails = view.getUint8(at + 4);
  const rockets = view.getUint8(at + 5);
  const cells = view.getUint8(at + 6);
  const activeweapon = view.getUint8(at + 7);
  {
    let needed$ = 0x0200;
    needed$ |= flags & 0x7cff;
    if (flags !== needed$ >>> 0) return false;
  }
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(2230);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_CLIENTDATA]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_CLIENTDATA + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_CLIENTDATA + 2]!, true);
  to += outer + 13;
  if (viewheight !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_VIEW_OFS_Z]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_VIEW_OFS_Z + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_VIEW_OFS_Z + 2]!, true);
    to += depth + 11;
    {
      const raw$ = viewheight;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S.putFirst(chars, to, raw$);
    }
  }
  if (idealpitch !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_PUNCHANGLE_X]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_PUNCHANGLE_X + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_PUNCHANGLE_X + 2]!, true);
    to += depth + 13;
    {
      const raw$ = idealpitch;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S.putFirst(chars, to, raw$);
    }
  }
  if (punchangle1 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES_1]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_1 + 1]!, true);
    to += depth + 9;
    {
      const raw$ = punchangle1;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S.putFirst(chars, to, raw$);
    }
  }
  if (punchangle2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES_2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_2 + 1]!, true);
    to += depth + 9;
    {
      const raw$ = punchangle2;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S.putFirst(chars, to, raw$);
    }
  }
  if (punchangle3 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES_3]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_3 + 1]!, true);
    to += depth + 9;
    {
      const raw$ = punchangle3;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S.putFirst(chars, to, raw$);
    }
  }
  if (velocity1 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_VEL_X]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_VEL_X + 1]!, true);
    to += depth + 6;
    {
      const raw$ = velocity1;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_2_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_2_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_2_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S_2.putFirst(chars, to, raw$);
    }
  }
  if (velocity2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_VEL_Y]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_VEL_Y + 1]!, true);
    to += depth + 6;
    {
      const raw$ = velocity2;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_2_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_2_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_2_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S_2.putFirst(chars, to, raw$);
    }
  }
  if (velocity3 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_VEL_Z]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_VEL_Z + 1]!, true);
    to += depth + 6;
    {
      const raw$ = velocity3;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_2_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_2_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_2_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S_2.putFirst(chars, to, raw$);
    }
  }
  {
    const set$ = BITS_WEAPONS.of(items);
    if (set$.length > 0) {
      chars.setFloat64(to, ROWS[row + FRONT_WEAPONS]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPONS + 1]!, true);
      to += depth + 8;
      to = put(chars, to, set$);
    }
  }
  {
    const set$ = BITS_AMMOTYPE.of(items);
    if (set$.length > 0) {
      chars.setFloat64(to, ROWS[row + FRONT_AMMOTYPE]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_AMMOTYPE + 1]!, true);
      to += depth + 9;
      to = put(chars, to, set$);
    }
  }
  {
    const set$ = BITS_ARMORTYPE.of(items);
    if (set$.length > 0) {
      chars.setFloat64(to, ROWS[row + FRONT_ARMORTYPE]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ARMORTYPE + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FRONT_ARMORTYPE + 2]!, true);
      to += depth + 10;
      to = put(chars, to, set$);
    }
  }
  if ((items & 0x010000) !== 0) {
    chars.setFloat64(to, ROWS[row + FLAG_MEGAHEALTH]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_MEGAHEALTH + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_MEGAHEALTH + 2]!, true);
    to += depth + 12;
  }
  {
    const set$ = BITS_KEYS.of(items);
    if (set$.length > 0) {
      chars.setFloat64(to, ROWS[row + FRONT_KEYS]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_KEYS + 1]!, true);
      to += depth + 5;
      to = put(chars, to, set$);
    }
  }
  {
    const set$ = BITS_POWER_UPS.of(items);
    if (set$.length > 0) {
      chars.setFloat64(to, ROWS[row + FRONT_POWER_UPS]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_POWER_UPS + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FRONT_POWER_UPS + 2]!, true);
      to += depth + 10;
      to = put(chars, to, set$);
    }
  }
  if ((items & 0x800000) !== 0) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_ITEMS_B23]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_ITEMS_B23 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_ITEMS_B23 + 2]!, true);
    to += depth + 14;
  }
  if ((items & 0x01000000) !== 0) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_ITEMS_B24]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_ITEMS_B24 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_ITEMS_B24 + 2]!, true);
    to += depth + 14;
  }
  if ((items & 0x02000000) !== 0) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_ITEMS_B25]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_ITEMS_B25 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_ITEMS_B25 + 2]!, true);
    to += depth + 14;
  }
  if ((items & 0x04000000) !== 0) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_ITEMS_B26]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_ITEMS_B26 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_ITEMS_B26 + 2]!, true);
    to += depth + 14;
  }
  if ((items & 0x08000000) !== 0) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_ITEMS_B27]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_ITEMS_B27 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_ITEMS_B27 + 2]!, true);
    to += depth + 14;
  }
  {
    const set$ = BITS_RUNES.of(items);
    if (set$.length > 0) {
      chars.setFloat64(to, ROWS[row + FRONT_RUNES]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_RUNES + 1]!, true);
      to += depth + 6;
      to = put(chars, to, set$);
    }
  }
  if (onground) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_BIT_B10]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_BIT_B10 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_BIT_B10 + 2]!, true);
    to += depth + 12;
  }
  if (inwater) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_BIT_B11]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_BIT_B11 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_BIT_B11 + 2]!, true);
    to += depth + 12;
  }
  if (weaponframe !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_WEAPONFRAME]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPONFRAME + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_WEAPONFRAME + 2]!, true);
    to += depth + 12;
    chars.setFloat64(to, INT_TEXTS[weaponframe]!, true);
    to += INT_BYTES[8 * weaponframe + 7]!;
  }
  if (armor !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ARMORVALUE]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ARMORVALUE + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_ARMORVALUE + 2]!, true);
    to += depth + 11;
    appendNamed(out, to, names, "armor", armor);
    out.reserve(2230);
    chars = out.view;
    to = out.length;
  }
  if (weapon !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_WEAPONMODEL]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPONMODEL + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_WEAPONMODEL + 2]!, true);
    to += depth + 12;
    appendNamed(out, to, names, "models", weapon);
    out.reserve(2230);
    chars = out.view;
    to = out.length;
  }
  chars.setFloat64(to, ROWS[row + FRONT_HEALTH]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_HEALTH + 1]!, true);
  to += depth + 7;
  appendNamed(out, to, names, "health", health);
  out.reserve(2230);
  chars = out.view;
  to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_CURRENTAMMO]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_CURRENTAMMO + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_CURRENTAMMO + 2]!, true);
  to += depth + 12;
  chars.setFloat64(to, INT_TEXTS[ammo]!, true);
  to += INT_BYTES[8 * ammo + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_AMMO_SHELLS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_AMMO_SHELLS + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_AMMO_SHELLS + 2]!, true);
  to += depth + 12;
  chars.setFloat64(to, INT_TEXTS[shells]!, true);
  to += INT_BYTES[8 * shells + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_AMMO_NAILS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_AMMO_NAILS + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_AMMO_NAILS + 2]!, true);
  to += depth + 11;
  chars.setFloat64(to, INT_TEXTS[nails]!, true);
  to += INT_BYTES[8 * nails + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_AMMO_ROCKETS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_AMMO_ROCKETS + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_AMMO_ROCKETS + 2]!, true);
  to += depth + 13;
  chars.setFloat64(to, INT_TEXTS[rockets]!, true);
  to += INT_BYTES[8 * rockets + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_AMMO_CELLS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_AMMO_CELLS + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_AMMO_CELLS + 2]!, true);
  to += depth + 11;
  chars.setFloat64(to, INT_TEXTS[cells]!, true);
  to += INT_BYTES[8 * cells + 7]!;
  {
    const set$ = BITS_WEAPON.of(activeweapon);
    if (set$.length > 0) {
      chars.setFloat64(to, ROWS[row + FRONT_WEAPON]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPON + 1]!, true);
      to += depth + 7;
      to = put(chars, to, set$);
    }
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `clientdata` that statements tell. */
function enterClientdata(text: TextCursor, depth: number, w: Writer): boolean {
  let viewheight: number | undefined;
  let idealpitch: number | undefined;
  let punchangle1: number | undefined;
  let velocity1: number | undefined;
  let punchangle2: number | undefined;
  let velocity2: number | undefined;
  let punchangle3: number | undefined;
  let velocity3: number | undefined;
  let items: number | undefined = 0;
  let onground = false;
  let inwater = false;
  let weaponframe: number | undefined;
  let armor: number | undefined;
  let weapon: number | undefined;
  let health: number | undefined;
  let ammo: number | undefined;
  let shells: number | undefined;
  let nails: number | undefined;
  let rockets: number | undefined;
  let cells: number | undefined;
  let activeweapon: number | undefined = 0;
  const { view } = text;
  let next = text.next(depth);
  if (
    next === 0x77656976 &&
    view.getInt32(text.at + depth + 4, true) === 0x73666f5f &&
    view.getInt32(text.at + depth + 7, true) === 0x207a5f73
  ) {
    text.at += depth + 11;
    viewheight = I8S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x636e7570 &&
    view.getInt32(text.at + depth + 4, true) === 0x676e6168 &&
    view.getInt32(text.at + depth + 8, true) === 0x785f656c &&
    view.getInt32(text.at + depth + 9, true) === 0x20785f65
  ) {
    text.at += depth + 13;
    idealpitch = I8S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x315f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20315f73
  ) {
    text.at += depth + 9;
    punchangle1 = I8S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x325f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20325f73
  ) {
    text.at += depth + 9;
    punchangle2 = I8S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x335f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20335f73
  ) {
    text.at += depth + 9;
    punchangle3 = I8S.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x5f6c6576 && view.getInt32(text.at + depth + 2, true) === 0x20785f6c) {
    text.at += depth + 6;
    velocity1 = I8S_2.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x5f6c6576 && view.getInt32(text.at + depth + 2, true) === 0x20795f6c) {
    text.at += depth + 6;
    velocity2 = I8S_2.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x5f6c6576 && view.getInt32(text.at + depth + 2, true) === 0x207a5f6c) {
    text.at += depth + 6;
    velocity3 = I8S_2.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x70616577 && view.getInt32(text.at + depth + 4, true) === 0x20736e6f) {
    text.at += depth + 8;
    items = text.bits(BITS_WEAPONS.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d6d61 &&
    view.getInt32(text.at + depth + 4, true) === 0x65707974 &&
    view.getInt32(text.at + depth + 5, true) === 0x20657079
  ) {
    text.at += depth + 9;
    items = text.bits(BITS_AMMOTYPE.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d7261 &&
    view.getInt32(text.at + depth + 4, true) === 0x70797472 &&
    view.getInt32(text.at + depth + 6, true) === 0x20657079
  ) {
    text.at += depth + 10;
    items = text.bits(BITS_ARMORTYPE.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x6167656d &&
    view.getInt32(text.at + depth + 4, true) === 0x6c616568 &&
    view.getInt32(text.at + depth + 8, true) === 0x0a3b6874
  ) {
    text.at += depth + 12;
    items = withBit(items, 16);
    next = text.next(depth);
  }
  if (next === 0x7379656b && view.getInt32(text.at + depth + 1, true) === 0x20737965) {
    text.at += depth + 5;
    items = text.bits(BITS_KEYS.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x65776f70 &&
    view.getInt32(text.at + depth + 4, true) === 0x70755f72 &&
    view.getInt32(text.at + depth + 6, true) === 0x20737075
  ) {
    text.at += depth + 10;
    items = text.bits(BITS_POWER_UPS.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x695f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x736d6574 &&
    view.getInt32(text.at + depth + 8, true) === 0x3332625f &&
    view.getInt32(text.at + depth + 10, true) === 0x0a3b3332
  ) {
    text.at += depth + 14;
    items = withBit(items, 23);
    next = text.next(depth);
  }
  if (
    next === 0x695f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x736d6574 &&
    view.getInt32(text.at + depth + 8, true) === 0x3432625f &&
    view.getInt32(text.at + depth + 10, true) === 0x0a3b3432
  ) {
    text.at += depth + 14;
    items = withBit(items, 24);
    next = text.next(depth);
  }
  if (
    next === 0x695f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x736d6574 &&
    view.getInt32(text.at + depth + 8, true) === 0x3532625f &&
    view.getInt32(text.at + depth + 10, true) === 0x0a3b3532
  ) {
    text.at += depth + 14;
    items = withBit(items, 25);
    next = text.next(depth);
  }
  if (
    next === 0x695f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x736d6574 &&
    view.getInt32(text.at + depth + 8, true) === 0x3632625f &&
    view.getInt32(text.at + depth + 10, true) === 0x0a3b3632
  ) {
    text.at += depth + 14;
    items = withBit(items, 26);
    next = text.next(depth);
  }
  if (
    next === 0x695f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x736d6574 &&
    view.getInt32(text.at + depth + 8, true) === 0x3732625f &&
    view.getInt32(text.at + depth + 10, true) === 0x0a3b3732
  ) {
    text.at += depth + 14;
    items = withBit(items, 27);
    next = text.next(depth);
  }
  if (next === 0x656e7572 && view.getInt32(text.at + depth + 2, true) === 0x2073656e) {
    text.at += depth + 6;
    items = text.bits(BITS_RUNES.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x625f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x625f7469 &&
    view.getInt32(text.at + depth + 8, true) === 0x0a3b3031
  ) {
    text.at += depth + 12;
    onground = true;
    next = text.next(depth);
  }
  if (
    next === 0x625f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x625f7469 &&
    view.getInt32(text.at + depth + 8, true) === 0x0a3b3131
  ) {
    text.at += depth + 12;
    inwater = true;
    next = text.next(depth);
  }
  if (
    next === 0x70616577 &&
    view.getInt32(text.at + depth + 4, true) === 0x72666e6f &&
    view.getInt32(text.at + depth + 8, true) === 0x20656d61
  ) {
    text.at += depth + 12;
    weaponframe = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d7261 &&
    view.getInt32(text.at + depth + 4, true) === 0x6c617672 &&
    view.getInt32(text.at + depth + 7, true) === 0x2065756c
  ) {
    text.at += depth + 11;
    armor = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x70616577 &&
    view.getInt32(text.at + depth + 4, true) === 0x6f6d6e6f &&
    view.getInt32(text.at + depth + 8, true) === 0x206c6564
  ) {
    text.at += depth + 12;
    weapon = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6c616568 && view.getInt32(text.at + depth + 3, true) === 0x2068746c) {
    text.at += depth + 7;
    health = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x72727563 &&
    view.getInt32(text.at + depth + 4, true) === 0x61746e65 &&
    view.getInt32(text.at + depth + 8, true) === 0x206f6d6d
  ) {
    text.at += depth + 12;
    ammo = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d6d61 &&
    view.getInt32(text.at + depth + 4, true) === 0x6568735f &&
    view.getInt32(text.at + depth + 8, true) === 0x20736c6c
  ) {
    text.at += depth + 12;
    shells = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d6d61 &&
    view.getInt32(text.at + depth + 4, true) === 0x69616e5f &&
    view.getInt32(text.at + depth + 7, true) === 0x20736c69
  ) {
    text.at += depth + 11;
    nails = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d6d61 &&
    view.getInt32(text.at + depth + 4, true) === 0x636f725f &&
    view.getInt32(text.at + depth + 8, true) === 0x7374656b &&
    view.getInt32(text.at + depth + 9, true) === 0x20737465
  ) {
    text.at += depth + 13;
    rockets = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d6d61 &&
    view.getInt32(text.at + depth + 4, true) === 0x6c65635f &&
    view.getInt32(text.at + depth + 7, true) === 0x20736c6c
  ) {
    text.at += depth + 11;
    cells = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x70616577 && view.getInt32(text.at + depth + 3, true) === 0x206e6f70) {
    text.at += depth + 7;
    activeweapon = text.bits(BITS_WEAPON.bits, activeweapon);
    text.end();
    next = text.next(depth);
  }
  if (
    text.isBad ||
    items === undefined ||
    health === undefined ||
    ammo === undefined ||
    shells === undefined ||
    nails === undefined ||
    rockets === undefined ||
    cells === undefined ||
    activeweapon === undefined
  )
    return false;
  const m: M.Clientdata = {
    type: "clientdata",
    viewheight: viewheight,
    idealpitch: idealpitch,
    punchangle1: punchangle1,
    velocity1: velocity1,
    punchangle2: punchangle2,
    velocity2: velocity2,
    punchangle3: punchangle3,
    velocity3: velocity3,
    items: items,
    onground: onground,
    inwater: inwater,
    weaponframe: weaponframe,
    armor: armor,
    weapon: weapon,
    health: health,
    ammo: ammo,
    shells: shells,
    nails: nails,
    rockets: rockets,
    cells: cells,
    activeweapon: activeweapon,
  };
  writeId(w, 0x0f);
  {
    let flags = m.flags === undefined ? 0x0200 : m.flags & 0x8300;
    if (m.viewheight !== undefined) flags |= 0x01;
    if (m.idealpitch !== undefined) flags |= 0x02;
    if (m.punchangle1 !== undefined) flags |= 0x04;
    if (m.velocity1 !== undefined) flags |= 0x20;
    if (m.punchangle2 !== undefined) flags |= 0x08;
    if (m.velocity2 !== undefined) flags |= 0x40;
    if (m.punchangle3 !== undefined) flags |= 0x10;
    if (m.velocity3 !== undefined) flags |= 0x80;
    if (m.onground) flags |= 0x0400;
    if (m.inwater) flags |= 0x0800;
    if (m.weaponframe !== undefined) flags |= 0x1000;
    if (m.armor !== undefined) flags |= 0x2000;
    if (m.weapon !== undefined) flags |= 0x4000;
    reserve(w, 25);
    const view = w.view;
    let at = w.offset;
    view.setUint16(at, flags, true);
    at += 2;
    if (m.viewheight !== undefined) {
      if (m.viewheight !== (m.viewheight << 24) >> 24) throw outside(m.viewheight, -128, 127);
      view.setInt8(at++, m.viewheight);
    }
    if (m.idealpitch !== undefined) {
      if (m.idealpitch !== (m.idealpitch << 24) >> 24) throw outside(m.idealpitch, -128, 127);
      view.setInt8(at++, m.idealpitch);
    }
    if (m.punchangle1 !== undefined) {
      if (m.punchangle1 !== (m.punchangle1 << 24) >> 24) throw outside(m.punchangle1, -128, 127);
      view.setInt8(at++, m.punchangle1);
    }
    if (m.velocity1 !== undefined) {
      const raw = Math.round(m.velocity1 / 16);
      if (typeof m.velocity1 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.velocity1, -2048, 2032);
      view.setInt8(at++, raw);
    }
    if (m.punchangle2 !== undefined) {
      if (m.punchangle2 !== (m.punchangle2 << 24) >> 24) throw outside(m.punchangle2, -128, 127);
      view.setInt8(at++, m.punchangle2);
    }
    if (m.velocity2 !== undefined) {
      const raw = Math.round(m.velocity2 / 16);
      if (typeof m.velocity2 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.velocity2, -2048, 2032);
      view.setInt8(at++, raw);
    }
    if (m.punchangle3 !== undefined) {
      if (m.punchangle3 !== (m.punchangle3 << 24) >> 24) throw outside(m.punchangle3, -128, 127);
      view.setInt8(at++, m.punchangle3);
    }
    if (m.velocity3 !== undefined) {
      const raw = Math.round(m.velocity3 / 16);
      if (typeof m.velocity3 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.velocity3, -2048, 2032);
      view.setInt8(at++, raw);
    }
    view.setUint32(at, asU32(m.items!), true);
    at += 4;
    if (m.weaponframe !== undefined) {
      if (m.weaponframe !== (m.weaponframe & 0xff)) throw outside(m.weaponframe, 0, 255);
      view.setUint8(at++, m.weaponframe);
    }
    if (m.armor !== undefined) {
      if (m.armor !== (m.armor & 0xff)) throw outside(m.armor, 0, 255);
      view.setUint8(at++, m.armor);
    }
    if (m.weapon !== undefined) {
      if (m.weapon !== (m.weapon & 0xff)) throw outside(m.weapon, 0, 255);
      view.setUint8(at++, m.weapon);
    }
    view.setInt16(at, asI16(m.health), true);
    view.setUint8(at + 2, asU8(m.ammo));
    view.setUint8(at + 3, asU8(m.shells));
    view.setUint8(at + 4, asU8(m.nails));
    view.setUint8(at + 5, asU8(m.rockets));
    view.setUint8(at + 6, asU8(m.cells));
    view.setUint8(at + 7, asU8(m.activeweapon));
    w.offset = at + 8;
  }
  return true;
}

/** The text of the `clientdata` at the cursor. */
function tellClientdataFrom666(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  at += 1;
  let flags = view.getUint16(at, true);
  at += 2;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  const viewheight = (flags & 0x01) !== 0 ? view.getInt8(at++) : undefined;
  const idealpitch = (flags & 0x02) !== 0 ? view.getInt8(at++) : undefined;
  const punchangle1 = (flags & 0x04) !== 0 ? view.getInt8(at++) : undefined;
  const velocity1 = (flags & 0x20) !== 0 ? view.getInt8(at++) : undefined;
  const punchangle2 = (flags & 0x08) !== 0 ? view.getInt8(at++) : undefined;
  const velocity2 = (flags & 0x40) !== 0 ? view.getInt8(at++) : undefined;
  const punchangle3 = (flags & 0x10) !== 0 ? view.getInt8(at++) : undefined;
  const velocity3 = (flags & 0x80) !== 0 ? view.getInt8(at++) : undefined;
  const items = view.getUint32(at, true);
  const onground = (flags & 0x0400) !== 0;
  const inwater = (flags & 0x0800) !== 0;
  at += 4;
  const weaponframe = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  const armor = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  const weapon = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  const health = view.getInt16(at, true);
  const ammo = view.getUint8(at + 2);
  const shells = view.getUint8(at + 3);
  const nails = view.getUint8(at + 4);
  const rockets = view.getUint8(at + 5);
  const cells = view.getUint8(at + 6);
  const activeweapon = view.getUint8(at + 7);
  at += 8;
  const weapon2 = (flags & 0x010000) !== 0 ? view.getUint8(at++) : undefined;
  const armor2 = (flags & 0x020000) !== 0 ? view.getUint8(at++) : undefined;
  const ammo2 = (flags & 0x040000) !== 0 ? view.getUint8(at++) : undefined;
  const shells2 = (flags & 0x080000) !== 0 ? view.getUint8(at++) : undefined;
  const nails2 = (flags & 0x100000) !== 0 ? view.getUint8(at++) : undefined;
  const rockets2 = (flags & 0x200000) !== 0 ? view.getUint8(at++) : undefined;
  const cells2 = (flags & 0x400000) !== 0 ? view.getUint8(at++) : undefined;
  const weaponframe2 = (flags & 0x01000000) !== 0 ? view.getUint8(at++) : undefined;
  const weaponalpha = (flags & 0x02000000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  {
    let needed$ = 0x0200;
    needed$ |= flags & 0x037f7cff;
    if ((needed$ & 0xff000000) !== 0) needed$ |= 0x800000;
    if ((needed$ & 0xff0000) !== 0) needed$ |= 0x8000;
    if (flags !== needed$ >>> 0) return false;
  }
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(2802);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_CLIENTDATA]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_CLIENTDATA + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_CLIENTDATA + 2]!, true);
  to += outer + 13;
  if (viewheight !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_VIEW_OFS_Z]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_VIEW_OFS_Z + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_VIEW_OFS_Z + 2]!, true);
    to += depth + 11;
    {
      const raw$ = viewheight;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S.putFirst(chars, to, raw$);
    }
  }
  if (idealpitch !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_PUNCHANGLE_X]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_PUNCHANGLE_X + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_PUNCHANGLE_X + 2]!, true);
    to += depth + 13;
    {
      const raw$ = idealpitch;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S.putFirst(chars, to, raw$);
    }
  }
  if (punchangle1 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES_1]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_1 + 1]!, true);
    to += depth + 9;
    {
      const raw$ = punchangle1;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S.putFirst(chars, to, raw$);
    }
  }
  if (punchangle2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES_2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_2 + 1]!, true);
    to += depth + 9;
    {
      const raw$ = punchangle2;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S.putFirst(chars, to, raw$);
    }
  }
  if (punchangle3 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES_3]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_3 + 1]!, true);
    to += depth + 9;
    {
      const raw$ = punchangle3;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S.putFirst(chars, to, raw$);
    }
  }
  if (velocity1 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_VEL_X]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_VEL_X + 1]!, true);
    to += depth + 6;
    {
      const raw$ = velocity1;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_2_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_2_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_2_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S_2.putFirst(chars, to, raw$);
    }
  }
  if (velocity2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_VEL_Y]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_VEL_Y + 1]!, true);
    to += depth + 6;
    {
      const raw$ = velocity2;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_2_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_2_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_2_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S_2.putFirst(chars, to, raw$);
    }
  }
  if (velocity3 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_VEL_Z]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_VEL_Z + 1]!, true);
    to += depth + 6;
    {
      const raw$ = velocity3;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_2_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_2_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_2_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S_2.putFirst(chars, to, raw$);
    }
  }
  {
    const set$ = BITS_WEAPONS.of(items);
    if (set$.length > 0) {
      chars.setFloat64(to, ROWS[row + FRONT_WEAPONS]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPONS + 1]!, true);
      to += depth + 8;
      to = put(chars, to, set$);
    }
  }
  {
    const set$ = BITS_AMMOTYPE.of(items);
    if (set$.length > 0) {
      chars.setFloat64(to, ROWS[row + FRONT_AMMOTYPE]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_AMMOTYPE + 1]!, true);
      to += depth + 9;
      to = put(chars, to, set$);
    }
  }
  {
    const set$ = BITS_ARMORTYPE.of(items);
    if (set$.length > 0) {
      chars.setFloat64(to, ROWS[row + FRONT_ARMORTYPE]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ARMORTYPE + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FRONT_ARMORTYPE + 2]!, true);
      to += depth + 10;
      to = put(chars, to, set$);
    }
  }
  if ((items & 0x010000) !== 0) {
    chars.setFloat64(to, ROWS[row + FLAG_MEGAHEALTH]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_MEGAHEALTH + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_MEGAHEALTH + 2]!, true);
    to += depth + 12;
  }
  {
    const set$ = BITS_KEYS.of(items);
    if (set$.length > 0) {
      chars.setFloat64(to, ROWS[row + FRONT_KEYS]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_KEYS + 1]!, true);
      to += depth + 5;
      to = put(chars, to, set$);
    }
  }
  {
    const set$ = BITS_POWER_UPS.of(items);
    if (set$.length > 0) {
      chars.setFloat64(to, ROWS[row + FRONT_POWER_UPS]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_POWER_UPS + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FRONT_POWER_UPS + 2]!, true);
      to += depth + 10;
      to = put(chars, to, set$);
    }
  }
  if ((items & 0x800000) !== 0) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_ITEMS_B23]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_ITEMS_B23 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_ITEMS_B23 + 2]!, true);
    to += depth + 14;
  }
  if ((items & 0x01000000) !== 0) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_ITEMS_B24]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_ITEMS_B24 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_ITEMS_B24 + 2]!, true);
    to += depth + 14;
  }
  if ((items & 0x02000000) !== 0) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_ITEMS_B25]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_ITEMS_B25 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_ITEMS_B25 + 2]!, true);
    to += depth + 14;
  }
  if ((items & 0x04000000) !== 0) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_ITEMS_B26]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_ITEMS_B26 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_ITEMS_B26 + 2]!, true);
    to += depth + 14;
  }
  if ((items & 0x08000000) !== 0) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_ITEMS_B27]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_ITEMS_B27 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_ITEMS_B27 + 2]!, true);
    to += depth + 14;
  }
  {
    const set$ = BITS_RUNES.of(items);
    if (set$.length > 0) {
      chars.setFloat64(to, ROWS[row + FRONT_RUNES]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_RUNES + 1]!, true);
      to += depth + 6;
      to = put(chars, to, set$);
    }
  }
  if (onground) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_BIT_B10]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_BIT_B10 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_BIT_B10 + 2]!, true);
    to += depth + 12;
  }
  if (inwater) {
    chars.setFloat64(to, ROWS[row + FLAG_UK_BIT_B11]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_UK_BIT_B11 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FLAG_UK_BIT_B11 + 2]!, true);
    to += depth + 12;
  }
  if (weaponframe !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_WEAPONFRAME]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPONFRAME + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_WEAPONFRAME + 2]!, true);
    to += depth + 12;
    chars.setFloat64(to, INT_TEXTS[weaponframe]!, true);
    to += INT_BYTES[8 * weaponframe + 7]!;
  }
  if (armor !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ARMORVALUE]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ARMORVALUE + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_ARMORVALUE + 2]!, true);
    to += depth + 11;
    appendNamed(out, to, names, "armor", armor);
    out.reserve(2802);
    chars = out.view;
    to = out.length;
  }
  if (weapon !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_WEAPONMODEL]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPONMODEL + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_WEAPONMODEL + 2]!, true);
    to += depth + 12;
    appendNamed(out, to, names, "models", weapon);
    out.reserve(2802);
    chars = out.view;
    to = out.length;
  }
  chars.setFloat64(to, ROWS[row + FRONT_HEALTH]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_HEALTH + 1]!, true);
  to += depth + 7;
  appendNamed(out, to, names, "health", health);
  out.reserve(2802);
  chars = out.view;
  to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_CURRENTAMMO]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_CURRENTAMMO + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_CURRENTAMMO + 2]!, true);
  to += depth + 12;
  chars.setFloat64(to, INT_TEXTS[ammo]!, true);
  to += INT_BYTES[8 * ammo + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_AMMO_SHELLS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_AMMO_SHELLS + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_AMMO_SHELLS + 2]!, true);
  to += depth + 12;
  chars.setFloat64(to, INT_TEXTS[shells]!, true);
  to += INT_BYTES[8 * shells + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_AMMO_NAILS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_AMMO_NAILS + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_AMMO_NAILS + 2]!, true);
  to += depth + 11;
  chars.setFloat64(to, INT_TEXTS[nails]!, true);
  to += INT_BYTES[8 * nails + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_AMMO_ROCKETS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_AMMO_ROCKETS + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_AMMO_ROCKETS + 2]!, true);
  to += depth + 13;
  chars.setFloat64(to, INT_TEXTS[rockets]!, true);
  to += INT_BYTES[8 * rockets + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_AMMO_CELLS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_AMMO_CELLS + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_AMMO_CELLS + 2]!, true);
  to += depth + 11;
  chars.setFloat64(to, INT_TEXTS[cells]!, true);
  to += INT_BYTES[8 * cells + 7]!;
  {
    const set$ = BITS_WEAPON.of(activeweapon);
    if (set$.length > 0) {
      chars.setFloat64(to, ROWS[row + FRONT_WEAPON]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPON + 1]!, true);
      to += depth + 7;
      to = put(chars, to, set$);
    }
  }
  if (weapon2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_WEAPON2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPON2 + 1]!, true);
    to += depth + 8;
    chars.setFloat64(to, INT_TEXTS[weapon2]!, true);
    to += INT_BYTES[8 * weapon2 + 7]!;
  }
  if (armor2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ARMOR2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ARMOR2 + 1]!, true);
    to += depth + 7;
    chars.setFloat64(to, INT_TEXTS[armor2]!, true);
    to += INT_BYTES[8 * armor2 + 7]!;
  }
  if (ammo2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_AMMO2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_AMMO2 + 1]!, true);
    to += depth + 6;
    chars.setFloat64(to, INT_TEXTS[ammo2]!, true);
    to += INT_BYTES[8 * ammo2 + 7]!;
  }
  if (shells2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_SHELLS2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_SHELLS2 + 1]!, true);
    to += depth + 8;
    chars.setFloat64(to, INT_TEXTS[shells2]!, true);
    to += INT_BYTES[8 * shells2 + 7]!;
  }
  if (nails2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_NAILS2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_NAILS2 + 1]!, true);
    to += depth + 7;
    chars.setFloat64(to, INT_TEXTS[nails2]!, true);
    to += INT_BYTES[8 * nails2 + 7]!;
  }
  if (rockets2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ROCKETS2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ROCKETS2 + 1]!, true);
    to += depth + 9;
    chars.setFloat64(to, INT_TEXTS[rockets2]!, true);
    to += INT_BYTES[8 * rockets2 + 7]!;
  }
  if (cells2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_CELLS2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_CELLS2 + 1]!, true);
    to += depth + 7;
    chars.setFloat64(to, INT_TEXTS[cells2]!, true);
    to += INT_BYTES[8 * cells2 + 7]!;
  }
  if (weaponframe2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_WEAPONFRAME2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPONFRAME2 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_WEAPONFRAME2 + 2]!, true);
    to += depth + 13;
    chars.setFloat64(to, INT_TEXTS[weaponframe2]!, true);
    to += INT_BYTES[8 * weaponframe2 + 7]!;
  }
  if (weaponalpha !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_WEAPONALPHA]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPONALPHA + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_WEAPONALPHA + 2]!, true);
    to += depth + 12;
    chars.setFloat64(to, INT_TEXTS[weaponalpha]!, true);
    to += INT_BYTES[8 * weaponalpha + 7]!;
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `clientdata` that statements tell. */
function enterClientdataFrom666(text: TextCursor, depth: number, w: Writer): boolean {
  let viewheight: number | undefined;
  let idealpitch: number | undefined;
  let punchangle1: number | undefined;
  let velocity1: number | undefined;
  let punchangle2: number | undefined;
  let velocity2: number | undefined;
  let punchangle3: number | undefined;
  let velocity3: number | undefined;
  let items: number | undefined = 0;
  let onground = false;
  let inwater = false;
  let weaponframe: number | undefined;
  let armor: number | undefined;
  let weapon: number | undefined;
  let health: number | undefined;
  let ammo: number | undefined;
  let shells: number | undefined;
  let nails: number | undefined;
  let rockets: number | undefined;
  let cells: number | undefined;
  let activeweapon: number | undefined = 0;
  let weapon2: number | undefined;
  let armor2: number | undefined;
  let ammo2: number | undefined;
  let shells2: number | undefined;
  let nails2: number | undefined;
  let rockets2: number | undefined;
  let cells2: number | undefined;
  let weaponframe2: number | undefined;
  let weaponalpha: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (
    next === 0x77656976 &&
    view.getInt32(text.at + depth + 4, true) === 0x73666f5f &&
    view.getInt32(text.at + depth + 7, true) === 0x207a5f73
  ) {
    text.at += depth + 11;
    viewheight = I8S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x636e7570 &&
    view.getInt32(text.at + depth + 4, true) === 0x676e6168 &&
    view.getInt32(text.at + depth + 8, true) === 0x785f656c &&
    view.getInt32(text.at + depth + 9, true) === 0x20785f65
  ) {
    text.at += depth + 13;
    idealpitch = I8S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x315f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20315f73
  ) {
    text.at += depth + 9;
    punchangle1 = I8S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x325f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20325f73
  ) {
    text.at += depth + 9;
    punchangle2 = I8S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x335f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20335f73
  ) {
    text.at += depth + 9;
    punchangle3 = I8S.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x5f6c6576 && view.getInt32(text.at + depth + 2, true) === 0x20785f6c) {
    text.at += depth + 6;
    velocity1 = I8S_2.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x5f6c6576 && view.getInt32(text.at + depth + 2, true) === 0x20795f6c) {
    text.at += depth + 6;
    velocity2 = I8S_2.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x5f6c6576 && view.getInt32(text.at + depth + 2, true) === 0x207a5f6c) {
    text.at += depth + 6;
    velocity3 = I8S_2.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x70616577 && view.getInt32(text.at + depth + 4, true) === 0x20736e6f) {
    text.at += depth + 8;
    items = text.bits(BITS_WEAPONS.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d6d61 &&
    view.getInt32(text.at + depth + 4, true) === 0x65707974 &&
    view.getInt32(text.at + depth + 5, true) === 0x20657079
  ) {
    text.at += depth + 9;
    items = text.bits(BITS_AMMOTYPE.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d7261 &&
    view.getInt32(text.at + depth + 4, true) === 0x70797472 &&
    view.getInt32(text.at + depth + 6, true) === 0x20657079
  ) {
    text.at += depth + 10;
    items = text.bits(BITS_ARMORTYPE.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x6167656d &&
    view.getInt32(text.at + depth + 4, true) === 0x6c616568 &&
    view.getInt32(text.at + depth + 8, true) === 0x0a3b6874
  ) {
    text.at += depth + 12;
    items = withBit(items, 16);
    next = text.next(depth);
  }
  if (next === 0x7379656b && view.getInt32(text.at + depth + 1, true) === 0x20737965) {
    text.at += depth + 5;
    items = text.bits(BITS_KEYS.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x65776f70 &&
    view.getInt32(text.at + depth + 4, true) === 0x70755f72 &&
    view.getInt32(text.at + depth + 6, true) === 0x20737075
  ) {
    text.at += depth + 10;
    items = text.bits(BITS_POWER_UPS.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x695f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x736d6574 &&
    view.getInt32(text.at + depth + 8, true) === 0x3332625f &&
    view.getInt32(text.at + depth + 10, true) === 0x0a3b3332
  ) {
    text.at += depth + 14;
    items = withBit(items, 23);
    next = text.next(depth);
  }
  if (
    next === 0x695f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x736d6574 &&
    view.getInt32(text.at + depth + 8, true) === 0x3432625f &&
    view.getInt32(text.at + depth + 10, true) === 0x0a3b3432
  ) {
    text.at += depth + 14;
    items = withBit(items, 24);
    next = text.next(depth);
  }
  if (
    next === 0x695f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x736d6574 &&
    view.getInt32(text.at + depth + 8, true) === 0x3532625f &&
    view.getInt32(text.at + depth + 10, true) === 0x0a3b3532
  ) {
    text.at += depth + 14;
    items = withBit(items, 25);
    next = text.next(depth);
  }
  if (
    next === 0x695f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x736d6574 &&
    view.getInt32(text.at + depth + 8, true) === 0x3632625f &&
    view.getInt32(text.at + depth + 10, true) === 0x0a3b3632
  ) {
    text.at += depth + 14;
    items = withBit(items, 26);
    next = text.next(depth);
  }
  if (
    next === 0x695f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x736d6574 &&
    view.getInt32(text.at + depth + 8, true) === 0x3732625f &&
    view.getInt32(text.at + depth + 10, true) === 0x0a3b3732
  ) {
    text.at += depth + 14;
    items = withBit(items, 27);
    next = text.next(depth);
  }
  if (next === 0x656e7572 && view.getInt32(text.at + depth + 2, true) === 0x2073656e) {
    text.at += depth + 6;
    items = text.bits(BITS_RUNES.bits, items);
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x625f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x625f7469 &&
    view.getInt32(text.at + depth + 8, true) === 0x0a3b3031
  ) {
    text.at += depth + 12;
    onground = true;
    next = text.next(depth);
  }
  if (
    next === 0x625f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x625f7469 &&
    view.getInt32(text.at + depth + 8, true) === 0x0a3b3131
  ) {
    text.at += depth + 12;
    inwater = true;
    next = text.next(depth);
  }
  if (
    next === 0x70616577 &&
    view.getInt32(text.at + depth + 4, true) === 0x72666e6f &&
    view.getInt32(text.at + depth + 8, true) === 0x20656d61
  ) {
    text.at += depth + 12;
    weaponframe = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d7261 &&
    view.getInt32(text.at + depth + 4, true) === 0x6c617672 &&
    view.getInt32(text.at + depth + 7, true) === 0x2065756c
  ) {
    text.at += depth + 11;
    armor = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x70616577 &&
    view.getInt32(text.at + depth + 4, true) === 0x6f6d6e6f &&
    view.getInt32(text.at + depth + 8, true) === 0x206c6564
  ) {
    text.at += depth + 12;
    weapon = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6c616568 && view.getInt32(text.at + depth + 3, true) === 0x2068746c) {
    text.at += depth + 7;
    health = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x72727563 &&
    view.getInt32(text.at + depth + 4, true) === 0x61746e65 &&
    view.getInt32(text.at + depth + 8, true) === 0x206f6d6d
  ) {
    text.at += depth + 12;
    ammo = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d6d61 &&
    view.getInt32(text.at + depth + 4, true) === 0x6568735f &&
    view.getInt32(text.at + depth + 8, true) === 0x20736c6c
  ) {
    text.at += depth + 12;
    shells = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d6d61 &&
    view.getInt32(text.at + depth + 4, true) === 0x69616e5f &&
    view.getInt32(text.at + depth + 7, true) === 0x20736c69
  ) {
    text.at += depth + 11;
    nails = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d6d61 &&
    view.getInt32(text.at + depth + 4, true) === 0x636f725f &&
    view.getInt32(text.at + depth + 8, true) === 0x7374656b &&
    view.getInt32(text.at + depth + 9, true) === 0x20737465
  ) {
    text.at += depth + 13;
    rockets = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6d6d61 &&
    view.getInt32(text.at + depth + 4, true) === 0x6c65635f &&
    view.getInt32(text.at + depth + 7, true) === 0x20736c6c
  ) {
    text.at += depth + 11;
    cells = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x70616577 && view.getInt32(text.at + depth + 3, true) === 0x206e6f70) {
    text.at += depth + 7;
    activeweapon = text.bits(BITS_WEAPON.bits, activeweapon);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x70616577 && view.getInt32(text.at + depth + 4, true) === 0x20326e6f) {
    text.at += depth + 8;
    weapon2 = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6f6d7261 && view.getInt32(text.at + depth + 3, true) === 0x2032726f) {
    text.at += depth + 7;
    armor2 = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6f6d6d61 && view.getInt32(text.at + depth + 2, true) === 0x20326f6d) {
    text.at += depth + 6;
    ammo2 = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6c656873 && view.getInt32(text.at + depth + 4, true) === 0x2032736c) {
    text.at += depth + 8;
    shells2 = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6c69616e && view.getInt32(text.at + depth + 3, true) === 0x2032736c) {
    text.at += depth + 7;
    nails2 = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6b636f72 &&
    view.getInt32(text.at + depth + 4, true) === 0x32737465 &&
    view.getInt32(text.at + depth + 5, true) === 0x20327374
  ) {
    text.at += depth + 9;
    rockets2 = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6c6c6563 && view.getInt32(text.at + depth + 3, true) === 0x2032736c) {
    text.at += depth + 7;
    cells2 = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x70616577 &&
    view.getInt32(text.at + depth + 4, true) === 0x72666e6f &&
    view.getInt32(text.at + depth + 8, true) === 0x32656d61 &&
    view.getInt32(text.at + depth + 9, true) === 0x2032656d
  ) {
    text.at += depth + 13;
    weaponframe2 = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x70616577 &&
    view.getInt32(text.at + depth + 4, true) === 0x6c616e6f &&
    view.getInt32(text.at + depth + 8, true) === 0x20616870
  ) {
    text.at += depth + 12;
    weaponalpha = text.intLine();
    next = text.next(depth);
  }
  if (
    text.isBad ||
    items === undefined ||
    health === undefined ||
    ammo === undefined ||
    shells === undefined ||
    nails === undefined ||
    rockets === undefined ||
    cells === undefined ||
    activeweapon === undefined
  )
    return false;
  const m: M.Clientdata = {
    type: "clientdata",
    viewheight: viewheight,
    idealpitch: idealpitch,
    punchangle1: punchangle1,
    velocity1: velocity1,
    punchangle2: punchangle2,
    velocity2: velocity2,
    punchangle3: punchangle3,
    velocity3: velocity3,
    items: items,
    onground: onground,
    inwater: inwater,
    weaponframe: weaponframe,
    armor: armor,
    weapon: weapon,
    health: health,
    ammo: ammo,
    shells: shells,
    nails: nails,
    rockets: rockets,
    cells: cells,
    activeweapon: activeweapon,
    weapon2: weapon2,
    armor2: armor2,
    ammo2: ammo2,
    shells2: shells2,
    nails2: nails2,
    rockets2: rockets2,
    cells2: cells2,
    weaponframe2: weaponframe2,
    weaponalpha: weaponalpha,
  };
  writeId(w, 0x0f);
  {
    let flags = m.flags === undefined ? 0x0200 : m.flags & 0xfc808300;
    if (m.viewheight !== undefined) flags |= 0x01;
    if (m.idealpitch !== undefined) flags |= 0x02;
    if (m.punchangle1 !== undefined) flags |= 0x04;
    if (m.velocity1 !== undefined) flags |= 0x20;
    if (m.punchangle2 !== undefined) flags |= 0x08;
    if (m.velocity2 !== undefined) flags |= 0x40;
    if (m.punchangle3 !== undefined) flags |= 0x10;
    if (m.velocity3 !== undefined) flags |= 0x80;
    if (m.onground) flags |= 0x0400;
    if (m.inwater) flags |= 0x0800;
    if (m.weaponframe !== undefined) flags |= 0x1000;
    if (m.armor !== undefined) flags |= 0x2000;
    if (m.weapon !== undefined) flags |= 0x4000;
    if (m.weapon2 !== undefined) flags |= 0x010000;
    if (m.armor2 !== undefined) flags |= 0x020000;
    if (m.ammo2 !== undefined) flags |= 0x040000;
    if (m.shells2 !== undefined) flags |= 0x080000;
    if (m.nails2 !== undefined) flags |= 0x100000;
    if (m.rockets2 !== undefined) flags |= 0x200000;
    if (m.cells2 !== undefined) flags |= 0x400000;
    if (m.weaponframe2 !== undefined) flags |= 0x01000000;
    if (m.weaponalpha !== undefined) flags |= 0x02000000;
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    reserve(w, 36);
    const view = w.view;
    let at = w.offset;
    view.setUint16(at, flags, true);
    at += 2;
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
    if (m.viewheight !== undefined) {
      if (m.viewheight !== (m.viewheight << 24) >> 24) throw outside(m.viewheight, -128, 127);
      view.setInt8(at++, m.viewheight);
    }
    if (m.idealpitch !== undefined) {
      if (m.idealpitch !== (m.idealpitch << 24) >> 24) throw outside(m.idealpitch, -128, 127);
      view.setInt8(at++, m.idealpitch);
    }
    if (m.punchangle1 !== undefined) {
      if (m.punchangle1 !== (m.punchangle1 << 24) >> 24) throw outside(m.punchangle1, -128, 127);
      view.setInt8(at++, m.punchangle1);
    }
    if (m.velocity1 !== undefined) {
      const raw = Math.round(m.velocity1 / 16);
      if (typeof m.velocity1 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.velocity1, -2048, 2032);
      view.setInt8(at++, raw);
    }
    if (m.punchangle2 !== undefined) {
      if (m.punchangle2 !== (m.punchangle2 << 24) >> 24) throw outside(m.punchangle2, -128, 127);
      view.setInt8(at++, m.punchangle2);
    }
    if (m.velocity2 !== undefined) {
      const raw = Math.round(m.velocity2 / 16);
      if (typeof m.velocity2 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.velocity2, -2048, 2032);
      view.setInt8(at++, raw);
    }
    if (m.punchangle3 !== undefined) {
      if (m.punchangle3 !== (m.punchangle3 << 24) >> 24) throw outside(m.punchangle3, -128, 127);
      view.setInt8(at++, m.punchangle3);
    }
    if (m.velocity3 !== undefined) {
      const raw = Math.round(m.velocity3 / 16);
      if (typeof m.velocity3 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.velocity3, -2048, 2032);
      view.setInt8(at++, raw);
    }
    view.setUint32(at, asU32(m.items!), true);
    at += 4;
    if (m.weaponframe !== undefined) {
      if (m.weaponframe !== (m.weaponframe & 0xff)) throw outside(m.weaponframe, 0, 255);
      view.setUint8(at++, m.weaponframe);
    }
    if (m.armor !== undefined) {
      if (m.armor !== (m.armor & 0xff)) throw outside(m.armor, 0, 255);
      view.setUint8(at++, m.armor);
    }
    if (m.weapon !== undefined) {
      if (m.weapon !== (m.weapon & 0xff)) throw outside(m.weapon, 0, 255);
      view.setUint8(at++, m.weapon);
    }
    view.setInt16(at, asI16(m.health), true);
    view.setUint8(at + 2, asU8(m.ammo));
    view.setUint8(at + 3, asU8(m.shells));
    view.setUint8(at + 4, asU8(m.nails));
    view.setUint8(at + 5, asU8(m.rockets));
    view.setUint8(at + 6, asU8(m.cells));
    view.setUint8(at + 7, asU8(m.activeweapon));
    at += 8;
    if (m.weapon2 !== undefined) {
      if (m.weapon2 !== (m.weapon2 & 0xff)) throw outside(m.weapon2, 0, 255);
      view.setUint8(at++, m.weapon2);
    }
    if (m.armor2 !== undefined) {
      if (m.armor2 !== (m.armor2 & 0xff)) throw outside(m.armor2, 0, 255);
      view.setUint8(at++, m.armor2);
    }
    if (m.ammo2 !== undefined) {
      if (m.ammo2 !== (m.ammo2 & 0xff)) throw outside(m.ammo2, 0, 255);
      view.setUint8(at++, m.ammo2);
    }
    if (m.shells2 !== undefined) {
      if (m.shells2 !== (m.shells2 & 0xff)) throw outside(m.shells2, 0, 255);
      view.setUint8(at++, m.shells2);
    }
    if (m.nails2 !== undefined) {
      if (m.nails2 !== (m.nails2 & 0xff)) throw outside(m.nails2, 0, 255);
      view.setUint8(at++, m.nails2);
    }
    if (m.rockets2 !== undefined) {
      if (m.rockets2 !== (m.rockets2 & 0xff)) throw outside(m.rockets2, 0, 255);
      view.setUint8(at++, m.rockets2);
    }
    if (m.cells2 !== undefined) {
      if (m.cells2 !== (m.cells2 & 0xff)) throw outside(m.cells2, 0, 255);
      view.setUint8(at++, m.cells2);
    }
    if (m.weaponframe2 !== undefined) {
      if (m.weaponframe2 !== (m.weaponframe2 & 0xff)) throw outside(m.weaponframe2, 0, 255);
      view.setUint8(at++, m.weaponframe2);
    }
    if (m.weaponalpha !== undefined) {
      if (m.weaponalpha !== (m.weaponalpha & 0xff)) throw outside(m.weaponalpha, 0, 255);
      view.setUint8(at++, m.weaponalpha);
    }
    w.offset = at;
  }
  return true;
}

/** The text of the `stopsound` at the cursor. */
function tellStopsound(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  const channelEntity = view.getUint16(at + 1, true);
  r.offset = at + 3;
  const channel = channelEntity & 0x07;
  const entity = channelEntity >>> 3;
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(166);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_STOPSOUND]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_STOPSOUND + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_STOPSOUND + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_STOPSOUND + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_STOPSOUND + 4]!, true);
  to += 2 * outer + 21;
  chars.setFloat64(to, INT_TEXTS[channel]!, true);
  to += INT_BYTES[8 * channel + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_ENTITY]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_ENTITY + 1]!, true);
  to += depth + 7;
  to = putIntEnd(chars, to, entity);
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `stopsound` that statements tell. */
function enterStopsound(text: TextCursor, depth: number, w: Writer): boolean {
  let channel: number | undefined;
  let entity: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x6e616863 && view.getInt32(text.at + depth + 4, true) === 0x206c656e) {
    text.at += depth + 8;
    channel = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    entity = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || channel === undefined || entity === undefined) return false;
  const m: M.Stopsound = { type: "stopsound", channel: channel, entity: entity };
  writeId(w, 0x10);
  {
    reserve(w, 2);
    const view = w.view;
    const at = w.offset;
    view.setUint16(at, fit(m.channel, 3) | (fit(m.entity, 13) << 3), true);
    w.offset = at + 2;
  }
  return true;
}

/** The text of the `updatecolors` at the cursor. */
function tellUpdatecolors(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  const player = view.getUint8(at + 1);
  const pantsShirt = view.getUint8(at + 2);
  r.offset = at + 3;
  const pants = pantsShirt & 0x0f;
  const shirt = pantsShirt >>> 4;
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(192);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_UPDATECOLORS]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_UPDATECOLORS + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_UPDATECOLORS + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_UPDATECOLORS + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_UPDATECOLORS + 4]!, true);
  to += 2 * outer + 23;
  chars.setFloat64(to, INT_TEXTS[player]!, true);
  to += INT_BYTES[8 * player + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_COLORS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_COLORS + 1]!, true);
  to += depth + 7;
  chars.setFloat64(to, INT_TEXTS[shirt]!, true);
  to += INT_BYTES[8 * shirt + 7]!;
  to -= 2;
  chars.setUint8(to++, 0x20);
  chars.setFloat64(to, INT_TEXTS[pants]!, true);
  to += INT_BYTES[8 * pants + 7]!;
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `updatecolors` that statements tell. */
function enterUpdatecolors(text: TextCursor, depth: number, w: Writer): boolean {
  let player: number | undefined;
  let pants: number | undefined;
  let shirt: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x79616c70 && view.getInt32(text.at + depth + 3, true) === 0x20726579) {
    text.at += depth + 7;
    player = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6f6c6f63 && view.getInt32(text.at + depth + 3, true) === 0x2073726f) {
    text.at += depth + 7;
    shirt = text.int();
    text.space();
    pants = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || player === undefined || pants === undefined || shirt === undefined)
    return false;
  const m: M.Updatecolors = { type: "updatecolors", player: player, pants: pants, shirt: shirt };
  writeId(w, 0x11);
  {
    reserve(w, 2);
    const view = w.view;
    const at = w.offset;
    view.setUint8(at, asU8(m.player));
    view.setUint8(at + 1, fit(m.pants, 4) | (fit(m.shirt, 4) << 4));
    w.offset = at + 2;
  }
  return true;
}

/** The text of the `particle` at the cursor. */
function tellParticle(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 12;
  const origin: [number, number, number] = [
    view.getInt16(at + 1, true),
    view.getInt16(at + 3, true),
    view.getInt16(at + 5, true),
  ];
  const direction: [number, number, number] = [
    view.getInt8(at + 7),
    view.getInt8(at + 8),
    view.getInt8(at + 9),
  ];
  const count = view.getUint8(at + 10);
  const color = view.getUint8(at + 11);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(379);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_PARTICLE]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_PARTICLE + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_PARTICLE + 2]!, true);
  to += outer + 11;
  {
    const values$: readonly number[] = origin;
    chars.setFloat64(to, ROWS[row + FRONT_ORIGIN]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN + 1]!, true);
    to += depth + 7;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
  }
  {
    const values$: readonly number[] = direction;
    chars.setFloat64(to, ROWS[row + FRONT_VEL]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_VEL + 1]!, true);
    to += depth + 4;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_3_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_3_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_3_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S_3.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_3_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_3_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_3_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S_3.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = I8S_3_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I8S_3_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I8S_3_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I8S_3.putFirst(chars, to, raw$);
    }
  }
  chars.setFloat64(to, ROWS[row + FRONT_COUNT]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_COUNT + 1]!, true);
  to += depth + 6;
  chars.setFloat64(to, INT_TEXTS[count]!, true);
  to += INT_BYTES[8 * count + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_COLOR]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_COLOR + 1]!, true);
  to += depth + 6;
  chars.setFloat64(to, INT_TEXTS[color]!, true);
  to += INT_BYTES[8 * color + 7]!;
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `particle` that statements tell. */
function enterParticle(text: TextCursor, depth: number, w: Writer): boolean {
  let origin: [number, number, number] | undefined;
  let direction: [number, number, number] | undefined;
  let count: number | undefined;
  let color: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x6769726f && view.getInt32(text.at + depth + 3, true) === 0x206e6967) {
    text.at += depth + 7;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x206c6576) {
    text.at += depth + 4;
    const n0 = I8S_3.hear(text);
    text.space();
    const n1 = I8S_3.hear(text);
    text.space();
    const n2 = I8S_3.hear(text);
    direction = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e756f63 && view.getInt32(text.at + depth + 2, true) === 0x20746e75) {
    text.at += depth + 6;
    count = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6f6c6f63 && view.getInt32(text.at + depth + 2, true) === 0x20726f6c) {
    text.at += depth + 6;
    color = text.intLine();
    next = text.next(depth);
  }
  if (
    text.isBad ||
    origin === undefined ||
    direction === undefined ||
    count === undefined ||
    color === undefined
  )
    return false;
  const m: M.Particle = {
    type: "particle",
    origin: origin,
    direction: direction,
    count: count,
    color: color,
  };
  writeId(w, 0x12);
  {
    reserve(w, 11);
    const view = w.view;
    const at = w.offset;
    expectLength(m.origin, 3);
    for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
    expectLength(m.direction, 3);
    for (let i = 0; i < 3; i++) view.setInt8(at + 6 + i, asI8(unscale(m.direction[i]!, 1, 16)));
    view.setUint8(at + 9, asU8(m.count));
    view.setUint8(at + 10, asU8(m.color));
    w.offset = at + 11;
  }
  return true;
}

/** The text of the `damage` at the cursor. */
function tellDamage(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 9;
  const armor = view.getUint8(at + 1);
  const blood = view.getUint8(at + 2);
  const origin: [number, number, number] = [
    view.getInt16(at + 3, true),
    view.getInt16(at + 5, true),
    view.getInt16(at + 7, true),
  ];
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(268);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_DAMAGE]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_DAMAGE + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_DAMAGE + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_DAMAGE + 3]!, true);
  to += 2 * outer + 15;
  appendNamed(out, to, names, "armor_hit", armor);
  out.reserve(268);
  chars = out.view;
  to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_TAKE]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_TAKE + 1]!, true);
  to += depth + 5;
  appendNamed(out, to, names, "health_hit", blood);
  out.reserve(268);
  chars = out.view;
  to = out.length;
  {
    const values$: readonly number[] = origin;
    chars.setFloat64(to, ROWS[row + FRONT_ORIGIN]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN + 1]!, true);
    to += depth + 7;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `damage` that statements tell. */
function enterDamage(text: TextCursor, depth: number, w: Writer): boolean {
  let armor: number | undefined;
  let blood: number | undefined;
  let origin: [number, number, number] | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x65766173 && view.getInt32(text.at + depth + 1, true) === 0x20657661) {
    text.at += depth + 5;
    armor = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x656b6174 && view.getInt32(text.at + depth + 1, true) === 0x20656b61) {
    text.at += depth + 5;
    blood = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6769726f && view.getInt32(text.at + depth + 3, true) === 0x206e6967) {
    text.at += depth + 7;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || armor === undefined || blood === undefined || origin === undefined)
    return false;
  const m: M.Damage = { type: "damage", armor: armor, blood: blood, origin: origin };
  writeId(w, 0x13);
  {
    reserve(w, 8);
    const view = w.view;
    const at = w.offset;
    view.setUint8(at, asU8(m.armor));
    view.setUint8(at + 1, asU8(m.blood));
    expectLength(m.origin, 3);
    for (let i = 0; i < 3; i++)
      view.setInt16(at + 2 + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
    w.offset = at + 8;
  }
  return true;
}

/** The text of the `spawnstatic` at the cursor. */
function tellSpawnstatic(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 14;
  const modelindex = view.getUint8(at + 1);
  const frame = view.getUint8(at + 2);
  const colormap = view.getUint8(at + 3);
  const skin = view.getUint8(at + 4);
  const origin: [number, number, number] = [
    view.getInt16(at + 5, true),
    view.getInt16(at + 8, true),
    view.getInt16(at + 11, true),
  ];
  const angles: [number, number, number] = [
    view.getInt8(at + 7),
    view.getInt8(at + 10),
    view.getInt8(at + 13),
  ];
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(562);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_SPAWNSTATIC]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_SPAWNSTATIC + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_SPAWNSTATIC + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_SPAWNSTATIC + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_SPAWNSTATIC + 4]!, true);
  chars.setFloat64(to + 40, ROWS[outside + OPEN_SPAWNSTATIC + 5]!, true);
  to += 2 * outer + 34;
  appendNamed(out, to, names, "models", modelindex);
  out.reserve(562);
  chars = out.view;
  to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_DEFAULT_FRAME]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_DEFAULT_FRAME + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_DEFAULT_FRAME + 2]!, true);
  to += depth + 14;
  chars.setFloat64(to, INT_TEXTS[frame]!, true);
  to += INT_BYTES[8 * frame + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_DEFAULT_COLORMAP]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_DEFAULT_COLORMAP + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_DEFAULT_COLORMAP + 2]!, true);
  to += depth + 17;
  chars.setFloat64(to, INT_TEXTS[colormap]!, true);
  to += INT_BYTES[8 * colormap + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_DEFAULT_SKIN]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_DEFAULT_SKIN + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_DEFAULT_SKIN + 2]!, true);
  to += depth + 13;
  chars.setFloat64(to, INT_TEXTS[skin]!, true);
  to += INT_BYTES[8 * skin + 7]!;
  {
    const values$: readonly number[] = origin;
    chars.setFloat64(to, ROWS[row + FRONT_DEFAULT_ORIGIN]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_DEFAULT_ORIGIN + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_DEFAULT_ORIGIN + 2]!, true);
    to += depth + 15;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
  }
  {
    const values$: readonly number[] = angles;
    chars.setFloat64(to, ROWS[row + FRONT_DEFAULT_ANGLES]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_DEFAULT_ANGLES + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_DEFAULT_ANGLES + 2]!, true);
    to += depth + 15;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** The text of the `spawnbaseline` at the cursor. */
function tellSpawnbaseline(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 16;
  const entity = view.getInt16(at + 1, true);
  const modelindex = view.getUint8(at + 3);
  const frame = view.getUint8(at + 4);
  const colormap = view.getUint8(at + 5);
  const skin = view.getUint8(at + 6);
  const origin: [number, number, number] = [
    view.getInt16(at + 7, true),
    view.getInt16(at + 10, true),
    view.getInt16(at + 13, true),
  ];
  const angles: [number, number, number] = [
    view.getInt8(at + 9),
    view.getInt8(at + 12),
    view.getInt8(at + 15),
  ];
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(626);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_SPAWNBASELINE]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_SPAWNBASELINE + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_SPAWNBASELINE + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_SPAWNBASELINE + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_SPAWNBASELINE + 4]!, true);
  to += 2 * outer + 24;
  to = putIntEnd(chars, to, entity);
  chars.setFloat64(to, ROWS[row + FRONT_DEFAULT_MODELINDEX]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_DEFAULT_MODELINDEX + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_DEFAULT_MODELINDEX + 2]!, true);
  chars.setFloat64(to + 24, ROWS[row + FRONT_DEFAULT_MODELINDEX + 3]!, true);
  to += depth + 19;
  appendNamed(out, to, names, "models", modelindex);
  out.reserve(626);
  chars = out.view;
  to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_DEFAULT_FRAME]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_DEFAULT_FRAME + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_DEFAULT_FRAME + 2]!, true);
  to += depth + 14;
  chars.setFloat64(to, INT_TEXTS[frame]!, true);
  to += INT_BYTES[8 * frame + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_DEFAULT_COLORMAP]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_DEFAULT_COLORMAP + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_DEFAULT_COLORMAP + 2]!, true);
  to += depth + 17;
  chars.setFloat64(to, INT_TEXTS[colormap]!, true);
  to += INT_BYTES[8 * colormap + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_DEFAULT_SKIN]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_DEFAULT_SKIN + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_DEFAULT_SKIN + 2]!, true);
  to += depth + 13;
  chars.setFloat64(to, INT_TEXTS[skin]!, true);
  to += INT_BYTES[8 * skin + 7]!;
  {
    const values$: readonly number[] = origin;
    chars.setFloat64(to, ROWS[row + FRONT_DEFAULT_ORIGIN]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_DEFAULT_ORIGIN + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_DEFAULT_ORIGIN + 2]!, true);
    to += depth + 15;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
  }
  {
    const values$: readonly number[] = angles;
    chars.setFloat64(to, ROWS[row + FRONT_DEFAULT_ANGLES]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_DEFAULT_ANGLES + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_DEFAULT_ANGLES + 2]!, true);
    to += depth + 15;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** `temp_entity` from its statements. */
function hearTempEntityUntil107Point(
  text: TextCursor,
  depth: number,
): M.TempEntityPoint | undefined {
  let entitytype: number | undefined;
  let origin: [number, number, number] | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (
    next === 0x69746e65 &&
    view.getInt32(text.at + depth + 4, true) === 0x79747974 &&
    view.getInt32(text.at + depth + 7, true) === 0x20657079
  ) {
    text.at += depth + 11;
    entitytype = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6769726f && view.getInt32(text.at + depth + 3, true) === 0x206e6967) {
    text.at += depth + 7;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || entitytype === undefined || origin === undefined) return undefined;
  return {
    type: "temp_entity",
    entitytype: entitytype as M.TempEntityPoint["entitytype"],
    origin: origin,
  };
}

/** `temp_entity` from its statements. */
function hearTempEntityUntil107Line(text: TextCursor, depth: number): M.TempEntityLine | undefined {
  let entitytype: number | undefined;
  let entity: number | undefined;
  let origin: [number, number, number] | undefined;
  let endpos: [number, number, number] | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (
    next === 0x69746e65 &&
    view.getInt32(text.at + depth + 4, true) === 0x79747974 &&
    view.getInt32(text.at + depth + 7, true) === 0x20657079
  ) {
    text.at += depth + 11;
    entitytype = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    entity = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6769726f && view.getInt32(text.at + depth + 3, true) === 0x206e6967) {
    text.at += depth + 7;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x63617274 &&
    view.getInt32(text.at + depth + 4, true) === 0x6e655f65 &&
    view.getInt32(text.at + depth + 8, true) === 0x736f7064 &&
    view.getInt32(text.at + depth + 9, true) === 0x20736f70
  ) {
    text.at += depth + 13;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    endpos = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    text.isBad ||
    entitytype === undefined ||
    entity === undefined ||
    origin === undefined ||
    endpos === undefined
  )
    return undefined;
  return {
    type: "temp_entity",
    entitytype: entitytype as M.TempEntityLine["entitytype"],
    entity: entity,
    origin: origin,
    endpos: endpos,
  };
}

/** `temp_entity` from its statements. */
function hearTempEntityUntil107(text: TextCursor, depth: number): M.TempEntity | undefined {
  const start = text.at;
  if (!text.take(TOKEN_ENTITYTYPE, depth)) return undefined;
  const chosen = text.int();
  text.at = start;
  if (
    chosen === 0 ||
    chosen === 1 ||
    chosen === 2 ||
    chosen === 3 ||
    chosen === 4 ||
    chosen === 7 ||
    chosen === 8 ||
    chosen === 10 ||
    chosen === 11
  )
    return hearTempEntityUntil107Point(text, depth);
  if (chosen === 5 || chosen === 6 || chosen === 9) return hearTempEntityUntil107Line(text, depth);
  return undefined;
}

/** The text of the `temp_entity` at the cursor. */
function tellTempEntityUntil107(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  const entitytype = view.getUint8(at + 1);
  at += 2;
  switch (entitytype) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x03:
    case 0x04:
    case 0x07:
    case 0x08:
    case 0x0a:
    case 0x0b: {
      r.offset = at + 6;
      const origin: [number, number, number] = [
        view.getInt16(at, true),
        view.getInt16(at + 2, true),
        view.getInt16(at + 4, true),
      ];
      const depth = outer + 1;
      const outside = outer * ROW_SIZE;
      const row = depth * ROW_SIZE;
      out.reserve(219);
      const chars = out.view;
      let to = out.length;
      chars.setFloat64(to, ROWS[outside + OPEN_TEMP_ENTITY]!, true);
      chars.setFloat64(to + 8, ROWS[outside + OPEN_TEMP_ENTITY + 1]!, true);
      chars.setFloat64(to + 16, ROWS[outside + OPEN_TEMP_ENTITY + 2]!, true);
      chars.setFloat64(to + 24, ROWS[outside + OPEN_TEMP_ENTITY + 3]!, true);
      chars.setFloat64(to + 32, ROWS[outside + OPEN_TEMP_ENTITY + 4]!, true);
      to += 2 * outer + 26;
      chars.setFloat64(to, INT_TEXTS[entitytype]!, true);
      to += INT_BYTES[8 * entitytype + 7]!;
      {
        const values$: readonly number[] = origin;
        chars.setFloat64(to, ROWS[row + FRONT_ORIGIN]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN + 1]!, true);
        to += depth + 7;
        {
          const raw$ = values$[0]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = values$[1]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = values$[2]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
      }
      chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
      chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
      to += outer + 2;
      out.length = to;
      return true;
    }
    case 0x05:
    case 0x06:
    case 0x09: {
      r.offset = at + 14;
      const entity = view.getInt16(at, true);
      const origin: [number, number, number] = [
        view.getInt16(at + 2, true),
        view.getInt16(at + 4, true),
        view.getInt16(at + 6, true),
      ];
      const endpos: [number, number, number] = [
        view.getInt16(at + 8, true),
        view.getInt16(at + 10, true),
        view.getInt16(at + 12, true),
      ];
      const depth = outer + 1;
      const outside = outer * ROW_SIZE;
      const row = depth * ROW_SIZE;
      out.reserve(397);
      const chars = out.view;
      let to = out.length;
      chars.setFloat64(to, ROWS[outside + OPEN_TEMP_ENTITY]!, true);
      chars.setFloat64(to + 8, ROWS[outside + OPEN_TEMP_ENTITY + 1]!, true);
      chars.setFloat64(to + 16, ROWS[outside + OPEN_TEMP_ENTITY + 2]!, true);
      chars.setFloat64(to + 24, ROWS[outside + OPEN_TEMP_ENTITY + 3]!, true);
      chars.setFloat64(to + 32, ROWS[outside + OPEN_TEMP_ENTITY + 4]!, true);
      to += 2 * outer + 26;
      chars.setFloat64(to, INT_TEXTS[entitytype]!, true);
      to += INT_BYTES[8 * entitytype + 7]!;
      chars.setFloat64(to, ROWS[row + FRONT_ENTITY]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ENTITY + 1]!, true);
      to += depth + 7;
      to = putIntEnd(chars, to, entity);
      {
        const values$: readonly number[] = origin;
        chars.setFloat64(to, ROWS[row + FRONT_ORIGIN]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN + 1]!, true);
        to += depth + 7;
        {
          const raw$ = values$[0]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = values$[1]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = values$[2]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
      }
      {
        const values$: readonly number[] = endpos;
        chars.setFloat64(to, ROWS[row + FRONT_TRACE_ENDPOS]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_TRACE_ENDPOS + 1]!, true);
        chars.setFloat64(to + 16, ROWS[row + FRONT_TRACE_ENDPOS + 2]!, true);
        to += depth + 13;
        {
          const raw$ = values$[0]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = values$[1]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = values$[2]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
      }
      chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
      chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
      to += outer + 2;
      out.length = to;
      return true;
    }
    default:
      return false;
  }
}

/** Writes the `temp_entity` that statements tell. */
function enterTempEntityUntil107(text: TextCursor, depth: number, w: Writer): boolean {
  const m = hearTempEntityUntil107(text, depth);
  if (m === undefined) return false;
  writeId(w, 0x17);
  encodeTempEntityUntil107(w, m);
  return true;
}

/** `temp_entity` from its statements. */
function hearTempEntityPoint(text: TextCursor, depth: number): M.TempEntityPoint | undefined {
  let entitytype: number | undefined;
  let origin: [number, number, number] | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (
    next === 0x69746e65 &&
    view.getInt32(text.at + depth + 4, true) === 0x79747974 &&
    view.getInt32(text.at + depth + 7, true) === 0x20657079
  ) {
    text.at += depth + 11;
    entitytype = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6769726f && view.getInt32(text.at + depth + 3, true) === 0x206e6967) {
    text.at += depth + 7;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || entitytype === undefined || origin === undefined) return undefined;
  return {
    type: "temp_entity",
    entitytype: entitytype as M.TempEntityPoint["entitytype"],
    origin: origin,
  };
}

/** `temp_entity` from its statements. */
function hearTempEntityLine(text: TextCursor, depth: number): M.TempEntityLine | undefined {
  let entitytype: number | undefined;
  let entity: number | undefined;
  let origin: [number, number, number] | undefined;
  let endpos: [number, number, number] | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (
    next === 0x69746e65 &&
    view.getInt32(text.at + depth + 4, true) === 0x79747974 &&
    view.getInt32(text.at + depth + 7, true) === 0x20657079
  ) {
    text.at += depth + 11;
    entitytype = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    entity = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6769726f && view.getInt32(text.at + depth + 3, true) === 0x206e6967) {
    text.at += depth + 7;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x63617274 &&
    view.getInt32(text.at + depth + 4, true) === 0x6e655f65 &&
    view.getInt32(text.at + depth + 8, true) === 0x736f7064 &&
    view.getInt32(text.at + depth + 9, true) === 0x20736f70
  ) {
    text.at += depth + 13;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    endpos = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    text.isBad ||
    entitytype === undefined ||
    entity === undefined ||
    origin === undefined ||
    endpos === undefined
  )
    return undefined;
  return {
    type: "temp_entity",
    entitytype: entitytype as M.TempEntityLine["entitytype"],
    entity: entity,
    origin: origin,
    endpos: endpos,
  };
}

/** `temp_entity` from its statements. */
function hearTempEntityExplosion2(
  text: TextCursor,
  depth: number,
): M.TempEntityExplosion2 | undefined {
  let entitytype: number | undefined;
  let origin: [number, number, number] | undefined;
  let colorstart: number | undefined;
  let colorlength: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (
    next === 0x69746e65 &&
    view.getInt32(text.at + depth + 4, true) === 0x79747974 &&
    view.getInt32(text.at + depth + 7, true) === 0x20657079
  ) {
    text.at += depth + 11;
    entitytype = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6769726f && view.getInt32(text.at + depth + 3, true) === 0x206e6967) {
    text.at += depth + 7;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6f6c6f63 && view.getInt32(text.at + depth + 2, true) === 0x20726f6c) {
    text.at += depth + 6;
    colorstart = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x676e6172 && view.getInt32(text.at + depth + 2, true) === 0x2065676e) {
    text.at += depth + 6;
    colorlength = text.intLine();
    next = text.next(depth);
  }
  if (
    text.isBad ||
    entitytype === undefined ||
    origin === undefined ||
    colorstart === undefined ||
    colorlength === undefined
  )
    return undefined;
  return {
    type: "temp_entity",
    entitytype: entitytype as M.TempEntityExplosion2["entitytype"],
    origin: origin,
    colorstart: colorstart,
    colorlength: colorlength,
  };
}

/** `temp_entity` from its statements. */
function hearTempEntity(text: TextCursor, depth: number): M.TempEntity | undefined {
  const start = text.at;
  if (!text.take(TOKEN_ENTITYTYPE, depth)) return undefined;
  const chosen = text.int();
  text.at = start;
  if (
    chosen === 0 ||
    chosen === 1 ||
    chosen === 2 ||
    chosen === 3 ||
    chosen === 4 ||
    chosen === 7 ||
    chosen === 8 ||
    chosen === 10 ||
    chosen === 11
  )
    return hearTempEntityPoint(text, depth);
  if (chosen === 5 || chosen === 6 || chosen === 9 || chosen === 13)
    return hearTempEntityLine(text, depth);
  if (chosen === 12) return hearTempEntityExplosion2(text, depth);
  return undefined;
}

/** The text of the `temp_entity` at the cursor. */
function tellTempEntity(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  const entitytype = view.getUint8(at + 1);
  at += 2;
  switch (entitytype) {
    case 0x00:
    case 0x01:
    case 0x02:
    case 0x03:
    case 0x04:
    case 0x07:
    case 0x08:
    case 0x0a:
    case 0x0b: {
      r.offset = at + 6;
      const origin: [number, number, number] = [
        view.getInt16(at, true),
        view.getInt16(at + 2, true),
        view.getInt16(at + 4, true),
      ];
      const depth = outer + 1;
      const outside = outer * ROW_SIZE;
      const row = depth * ROW_SIZE;
      out.reserve(219);
      const chars = out.view;
      let to = out.length;
      chars.setFloat64(to, ROWS[outside + OPEN_TEMP_ENTITY]!, true);
      chars.setFloat64(to + 8, ROWS[outside + OPEN_TEMP_ENTITY + 1]!, true);
      chars.setFloat64(to + 16, ROWS[outside + OPEN_TEMP_ENTITY + 2]!, true);
      chars.setFloat64(to + 24, ROWS[outside + OPEN_TEMP_ENTITY + 3]!, true);
      chars.setFloat64(to + 32, ROWS[outside + OPEN_TEMP_ENTITY + 4]!, true);
      to += 2 * outer + 26;
      chars.setFloat64(to, INT_TEXTS[entitytype]!, true);
      to += INT_BYTES[8 * entitytype + 7]!;
      {
        const values$: readonly number[] = origin;
        chars.setFloat64(to, ROWS[row + FRONT_ORIGIN]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN + 1]!, true);
        to += depth + 7;
        {
          const raw$ = values$[0]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = values$[1]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = values$[2]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
      }
      chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
      chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
      to += outer + 2;
      out.length = to;
      return true;
    }
    case 0x05:
    case 0x06:
    case 0x09:
    case 0x0d: {
      r.offset = at + 14;
      const entity = view.getInt16(at, true);
      const origin: [number, number, number] = [
        view.getInt16(at + 2, true),
        view.getInt16(at + 4, true),
        view.getInt16(at + 6, true),
      ];
      const endpos: [number, number, number] = [
        view.getInt16(at + 8, true),
        view.getInt16(at + 10, true),
        view.getInt16(at + 12, true),
      ];
      const depth = outer + 1;
      const outside = outer * ROW_SIZE;
      const row = depth * ROW_SIZE;
      out.reserve(397);
      const chars = out.view;
      let to = out.length;
      chars.setFloat64(to, ROWS[outside + OPEN_TEMP_ENTITY]!, true);
      chars.setFloat64(to + 8, ROWS[outside + OPEN_TEMP_ENTITY + 1]!, true);
      chars.setFloat64(to + 16, ROWS[outside + OPEN_TEMP_ENTITY + 2]!, true);
      chars.setFloat64(to + 24, ROWS[outside + OPEN_TEMP_ENTITY + 3]!, true);
      chars.setFloat64(to + 32, ROWS[outside + OPEN_TEMP_ENTITY + 4]!, true);
      to += 2 * outer + 26;
      chars.setFloat64(to, INT_TEXTS[entitytype]!, true);
      to += INT_BYTES[8 * entitytype + 7]!;
      chars.setFloat64(to, ROWS[row + FRONT_ENTITY]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ENTITY + 1]!, true);
      to += depth + 7;
      to = putIntEnd(chars, to, entity);
      {
        const values$: readonly number[] = origin;
        chars.setFloat64(to, ROWS[row + FRONT_ORIGIN]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN + 1]!, true);
        to += depth + 7;
        {
          const raw$ = values$[0]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = values$[1]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = values$[2]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
      }
      {
        const values$: readonly number[] = endpos;
        chars.setFloat64(to, ROWS[row + FRONT_TRACE_ENDPOS]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_TRACE_ENDPOS + 1]!, true);
        chars.setFloat64(to + 16, ROWS[row + FRONT_TRACE_ENDPOS + 2]!, true);
        to += depth + 13;
        {
          const raw$ = values$[0]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = values$[1]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = values$[2]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
      }
      chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
      chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
      to += outer + 2;
      out.length = to;
      return true;
    }
    case 0x0c: {
      r.offset = at + 8;
      const origin: [number, number, number] = [
        view.getInt16(at, true),
        view.getInt16(at + 2, true),
        view.getInt16(at + 4, true),
      ];
      const colorstart = view.getUint8(at + 6);
      const colorlength = view.getUint8(at + 7);
      const depth = outer + 1;
      const outside = outer * ROW_SIZE;
      const row = depth * ROW_SIZE;
      out.reserve(341);
      const chars = out.view;
      let to = out.length;
      chars.setFloat64(to, ROWS[outside + OPEN_TEMP_ENTITY]!, true);
      chars.setFloat64(to + 8, ROWS[outside + OPEN_TEMP_ENTITY + 1]!, true);
      chars.setFloat64(to + 16, ROWS[outside + OPEN_TEMP_ENTITY + 2]!, true);
      chars.setFloat64(to + 24, ROWS[outside + OPEN_TEMP_ENTITY + 3]!, true);
      chars.setFloat64(to + 32, ROWS[outside + OPEN_TEMP_ENTITY + 4]!, true);
      to += 2 * outer + 26;
      chars.setFloat64(to, INT_TEXTS[entitytype]!, true);
      to += INT_BYTES[8 * entitytype + 7]!;
      {
        const values$: readonly number[] = origin;
        chars.setFloat64(to, ROWS[row + FRONT_ORIGIN]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN + 1]!, true);
        to += depth + 7;
        {
          const raw$ = values$[0]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = values$[1]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = values$[2]!;
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
      }
      chars.setFloat64(to, ROWS[row + FRONT_COLOR]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_COLOR + 1]!, true);
      to += depth + 6;
      chars.setFloat64(to, INT_TEXTS[colorstart]!, true);
      to += INT_BYTES[8 * colorstart + 7]!;
      chars.setFloat64(to, ROWS[row + FRONT_RANGE]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_RANGE + 1]!, true);
      to += depth + 6;
      chars.setFloat64(to, INT_TEXTS[colorlength]!, true);
      to += INT_BYTES[8 * colorlength + 7]!;
      chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
      chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
      to += outer + 2;
      out.length = to;
      return true;
    }
    default:
      return false;
  }
}

/** Writes the `temp_entity` that statements tell. */
function enterTempEntity(text: TextCursor, depth: number, w: Writer): boolean {
  const m = hearTempEntity(text, depth);
  if (m === undefined) return false;
  writeId(w, 0x17);
  encodeTempEntity(w, m);
  return true;
}

/** The text of the `setpause` at the cursor. */
function tellSetpause(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 2;
  const paused = view.getUint8(at + 1);
  const depth = outer;
  const row = depth * ROW_SIZE;
  out.reserve(96);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_SETPAUSE]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_SETPAUSE + 1]!, true);
  to += depth + 9;
  chars.setFloat64(to, INT_TEXTS[paused]!, true);
  to += INT_BYTES[8 * paused + 7]!;
  out.length = to;
  return true;
}

/** Writes the `setpause` that statements tell. */
function enterSetpause(text: TextCursor, _depth: number, w: Writer): boolean {
  let paused: number | undefined;
  paused = text.int();
  text.end();
  if (text.isBad || paused === undefined) return false;
  const m: M.Setpause = { type: "setpause", paused: paused };
  writeId(w, 0x18);
  {
    reserve(w, 1);
    const view = w.view;
    const at = w.offset;
    view.setUint8(at, asU8(m.paused));
    w.offset = at + 1;
  }
  return true;
}

/** The text of the `signonnum` at the cursor. */
function tellSignonnum(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 2;
  const signon = view.getUint8(at + 1);
  const depth = outer;
  const row = depth * ROW_SIZE;
  out.reserve(97);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_SIGNONNUM]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_SIGNONNUM + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_SIGNONNUM + 2]!, true);
  to += depth + 10;
  chars.setFloat64(to, INT_TEXTS[signon]!, true);
  to += INT_BYTES[8 * signon + 7]!;
  out.length = to;
  return true;
}

/** Writes the `signonnum` that statements tell. */
function enterSignonnum(text: TextCursor, _depth: number, w: Writer): boolean {
  let signon: number | undefined;
  signon = text.int();
  text.end();
  if (text.isBad || signon === undefined) return false;
  const m: M.Signonnum = { type: "signonnum", signon: signon };
  writeId(w, 0x19);
  {
    reserve(w, 1);
    const view = w.view;
    const at = w.offset;
    view.setUint8(at, asU8(m.signon));
    w.offset = at + 1;
  }
  return true;
}

/** The text of the `spawnstaticsound` at the cursor. */
function tellSpawnstaticsound(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 10;
  const origin: [number, number, number] = [
    view.getInt16(at + 1, true),
    view.getInt16(at + 3, true),
    view.getInt16(at + 5, true),
  ];
  const soundnum = view.getUint8(at + 7);
  const volume = view.getUint8(at + 8);
  const attenuation = view.getUint8(at + 9);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(348);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_SPAWNSTATICSOUND]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_SPAWNSTATICSOUND + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_SPAWNSTATICSOUND + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_SPAWNSTATICSOUND + 3]!, true);
  to += outer + 19;
  {
    const values$: readonly number[] = origin;
    chars.setFloat64(to, ROWS[row + FRONT_ORIGIN]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN + 1]!, true);
    to += depth + 7;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
  }
  chars.setFloat64(to, ROWS[row + FRONT_SOUNDNUM]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_SOUNDNUM + 1]!, true);
  to += depth + 9;
  appendNamed(out, to, names, "sounds", soundnum);
  out.reserve(348);
  chars = out.view;
  to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_VOL]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_VOL + 1]!, true);
  to += depth + 4;
  {
    const raw$ = volume;
    const index$ = 2 * raw$;
    const length$ = U8S_BYTES[8 * index$ + 15]!;
    chars.setFloat64(to, U8S_TEXTS[index$]!, true);
    chars.setFloat64(to + 8, U8S_TEXTS[index$ + 1]!, true);
    to = length$ > 0 ? to + length$ : U8S.putFirst(chars, to, raw$);
  }
  chars.setFloat64(to, ROWS[row + FRONT_ATTENUATION]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_ATTENUATION + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_ATTENUATION + 2]!, true);
  to += depth + 12;
  {
    const raw$ = attenuation;
    const index$ = 2 * raw$;
    const length$ = U8S_2_BYTES[8 * index$ + 15]!;
    chars.setFloat64(to, U8S_2_TEXTS[index$]!, true);
    chars.setFloat64(to + 8, U8S_2_TEXTS[index$ + 1]!, true);
    to = length$ > 0 ? to + length$ : U8S_2.putFirst(chars, to, raw$);
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `spawnstaticsound` that statements tell. */
function enterSpawnstaticsound(text: TextCursor, depth: number, w: Writer): boolean {
  let origin: [number, number, number] | undefined;
  let soundnum: number | undefined;
  let volume: number | undefined;
  let attenuation: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x6769726f && view.getInt32(text.at + depth + 3, true) === 0x206e6967) {
    text.at += depth + 7;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x6e756f73 &&
    view.getInt32(text.at + depth + 4, true) === 0x6d756e64 &&
    view.getInt32(text.at + depth + 5, true) === 0x206d756e
  ) {
    text.at += depth + 9;
    soundnum = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x206c6f76) {
    text.at += depth + 4;
    volume = U8S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x65747461 &&
    view.getInt32(text.at + depth + 4, true) === 0x7461756e &&
    view.getInt32(text.at + depth + 8, true) === 0x206e6f69
  ) {
    text.at += depth + 12;
    attenuation = U8S_2.hearLine(text);
    next = text.next(depth);
  }
  if (
    text.isBad ||
    origin === undefined ||
    soundnum === undefined ||
    volume === undefined ||
    attenuation === undefined
  )
    return false;
  const m: M.Spawnstaticsound = {
    type: "spawnstaticsound",
    origin: origin,
    soundnum: soundnum,
    volume: volume,
    attenuation: attenuation,
  };
  writeId(w, 0x1d);
  {
    reserve(w, 9);
    const view = w.view;
    const at = w.offset;
    expectLength(m.origin, 3);
    for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
    view.setUint8(at + 6, asU8(m.soundnum));
    view.setUint8(at + 7, asU8(unscale(m.volume, 1, 255)));
    view.setUint8(at + 8, asU8(unscale(m.attenuation, 1, 64)));
    w.offset = at + 9;
  }
  return true;
}

/** The text of the `cdtrack` at the cursor. */
function tellCdtrack(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 3;
  const track = view.getUint8(at + 1);
  const looptrack = view.getUint8(at + 2);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(167);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_CDTRACK]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_CDTRACK + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_CDTRACK + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_CDTRACK + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_CDTRACK + 4]!, true);
  to += 2 * outer + 21;
  chars.setFloat64(to, INT_TEXTS[track]!, true);
  to += INT_BYTES[8 * track + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_TOTRACK]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_TOTRACK + 1]!, true);
  to += depth + 8;
  chars.setFloat64(to, INT_TEXTS[looptrack]!, true);
  to += INT_BYTES[8 * looptrack + 7]!;
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `cdtrack` that statements tell. */
function enterCdtrack(text: TextCursor, depth: number, w: Writer): boolean {
  let track: number | undefined;
  let looptrack: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (
    next === 0x6d6f7266 &&
    view.getInt32(text.at + depth + 4, true) === 0x63617274 &&
    view.getInt32(text.at + depth + 6, true) === 0x206b6361
  ) {
    text.at += depth + 10;
    track = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x72746f74 && view.getInt32(text.at + depth + 4, true) === 0x206b6361) {
    text.at += depth + 8;
    looptrack = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || track === undefined || looptrack === undefined) return false;
  const m: M.Cdtrack = { type: "cdtrack", track: track, looptrack: looptrack };
  writeId(w, 0x20);
  {
    reserve(w, 2);
    const view = w.view;
    const at = w.offset;
    view.setUint8(at, asU8(m.track));
    view.setUint8(at + 1, asU8(m.looptrack));
    w.offset = at + 2;
  }
  return true;
}

/** The text of the `updateentity` at the cursor. */
function tellUpdateentity(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  let flags = view.getUint8(at) & 0x7f;
  at += 1;
  if ((flags & 0x01) !== 0) flags |= view.getUint8(at++) << 8;
  let entity: number;
  if ((flags & 0x4000) !== 0) {
    entity = view.getUint16(at, true);
    at += 2;
  } else {
    entity = view.getUint8(at++);
  }
  const modelindex = (flags & 0x0400) !== 0 ? view.getUint8(at++) : undefined;
  const frame = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  const colormap = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const skin = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  const effects = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  let origin1: number | undefined;
  if ((flags & 0x02) !== 0) {
    origin1 = view.getInt16(at, true);
    at += 2;
  }
  const angle1 = (flags & 0x0100) !== 0 ? view.getInt8(at++) : undefined;
  let origin2: number | undefined;
  if ((flags & 0x04) !== 0) {
    origin2 = view.getInt16(at, true);
    at += 2;
  }
  const angle2 = (flags & 0x10) !== 0 ? view.getInt8(at++) : undefined;
  let origin3: number | undefined;
  if ((flags & 0x08) !== 0) {
    origin3 = view.getInt16(at, true);
    at += 2;
  }
  const angle3 = (flags & 0x0200) !== 0 ? view.getInt8(at++) : undefined;
  r.offset = at;
  const nolerp = (flags & 0x20) !== 0;
  {
    let needed$ = 0x00;
    needed$ |= flags & 0x3f7e;
    if (!(entity >= 0 && entity <= 255)) needed$ |= 0x4000;
    if ((needed$ & 0xff00) !== 0) needed$ |= 0x01;
    if (flags !== needed$ >>> 0) return false;
  }
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(863);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_UPDATEENTITY]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_UPDATEENTITY + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_UPDATEENTITY + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_UPDATEENTITY + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_UPDATEENTITY + 4]!, true);
  to += 2 * outer + 23;
  to = putIntEnd(chars, to, entity);
  if (modelindex !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX + 2]!, true);
    to += depth + 11;
    appendNamed(out, to, names, "models", modelindex);
    out.reserve(863);
    chars = out.view;
    to = out.length;
  }
  if (frame !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_FRAME]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_FRAME + 1]!, true);
    to += depth + 6;
    chars.setFloat64(to, INT_TEXTS[frame]!, true);
    to += INT_BYTES[8 * frame + 7]!;
  }
  if (colormap !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_COLORMAP]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_COLORMAP + 1]!, true);
    to += depth + 9;
    chars.setFloat64(to, INT_TEXTS[colormap]!, true);
    to += INT_BYTES[8 * colormap + 7]!;
  }
  if (skin !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_SKIN]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_SKIN + 1]!, true);
    to += depth + 5;
    chars.setFloat64(to, INT_TEXTS[skin]!, true);
    to += INT_BYTES[8 * skin + 7]!;
  }
  if (effects !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_EFFECTS]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_EFFECTS + 1]!, true);
    to += depth + 8;
    chars.setFloat64(to, INT_TEXTS[effects]!, true);
    to += INT_BYTES[8 * effects + 7]!;
  }
  if (origin1 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ORIGIN_X]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN_X + 1]!, true);
    to += depth + 9;
    {
      const raw$ = origin1;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
  }
  if (origin2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ORIGIN_Y]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN_Y + 1]!, true);
    to += depth + 9;
    {
      const raw$ = origin2;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
  }
  if (origin3 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ORIGIN_Z]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN_Z + 1]!, true);
    to += depth + 9;
    {
      const raw$ = origin3;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
  }
  if (angle1 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES_1]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_1 + 1]!, true);
    to += depth + 9;
    {
      const raw$ = angle1;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
  }
  if (angle2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES_2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_2 + 1]!, true);
    to += depth + 9;
    {
      const raw$ = angle2;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
  }
  if (angle3 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES_3]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_3 + 1]!, true);
    to += depth + 9;
    {
      const raw$ = angle3;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
  }
  if (nolerp) {
    chars.setFloat64(to, ROWS[row + FLAG_NEW]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_NEW + 1]!, true);
    to += depth + 5;
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `updateentity` that statements tell. */
function enterUpdateentity(text: TextCursor, depth: number, w: Writer): boolean {
  let entity: number | undefined;
  let modelindex: number | undefined;
  let frame: number | undefined;
  let colormap: number | undefined;
  let skin: number | undefined;
  let effects: number | undefined;
  let origin1: number | undefined;
  let angle1: number | undefined;
  let origin2: number | undefined;
  let angle2: number | undefined;
  let origin3: number | undefined;
  let angle3: number | undefined;
  let nolerp = false;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    entity = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x65646f6d &&
    view.getInt32(text.at + depth + 4, true) === 0x646e696c &&
    view.getInt32(text.at + depth + 7, true) === 0x20786564
  ) {
    text.at += depth + 11;
    modelindex = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6d617266 && view.getInt32(text.at + depth + 2, true) === 0x20656d61) {
    text.at += depth + 6;
    frame = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6c6f63 &&
    view.getInt32(text.at + depth + 4, true) === 0x70616d72 &&
    view.getInt32(text.at + depth + 5, true) === 0x2070616d
  ) {
    text.at += depth + 9;
    colormap = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6e696b73 && view.getInt32(text.at + depth + 1, true) === 0x206e696b) {
    text.at += depth + 5;
    skin = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x65666665 && view.getInt32(text.at + depth + 4, true) === 0x20737463) {
    text.at += depth + 8;
    effects = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6769726f &&
    view.getInt32(text.at + depth + 4, true) === 0x785f6e69 &&
    view.getInt32(text.at + depth + 5, true) === 0x20785f6e
  ) {
    text.at += depth + 9;
    origin1 = COORDS.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6769726f &&
    view.getInt32(text.at + depth + 4, true) === 0x795f6e69 &&
    view.getInt32(text.at + depth + 5, true) === 0x20795f6e
  ) {
    text.at += depth + 9;
    origin2 = COORDS.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6769726f &&
    view.getInt32(text.at + depth + 4, true) === 0x7a5f6e69 &&
    view.getInt32(text.at + depth + 5, true) === 0x207a5f6e
  ) {
    text.at += depth + 9;
    origin3 = COORDS.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x315f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20315f73
  ) {
    text.at += depth + 9;
    angle1 = ANGLES.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x325f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20325f73
  ) {
    text.at += depth + 9;
    angle2 = ANGLES.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x335f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20335f73
  ) {
    text.at += depth + 9;
    angle3 = ANGLES.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x3b77656e && view.getInt32(text.at + depth + 1, true) === 0x0a3b7765) {
    text.at += depth + 5;
    nolerp = true;
    next = text.next(depth);
  }
  if (text.isBad || entity === undefined) return false;
  const m: M.Updateentity = {
    type: "updateentity",
    entity: entity,
    modelindex: modelindex,
    frame: frame,
    colormap: colormap,
    skin: skin,
    effects: effects,
    origin1: origin1,
    angle1: angle1,
    origin2: origin2,
    angle2: angle2,
    origin3: origin3,
    angle3: angle3,
    nolerp: nolerp,
  };
  {
    let flags = m.flags === undefined ? 0 : m.flags & 0xc001;
    if (m.entity !== (m.entity & 0xff)) flags |= 0x4000;
    if (m.modelindex !== undefined) flags |= 0x0400;
    if (m.frame !== undefined) flags |= 0x40;
    if (m.colormap !== undefined) flags |= 0x0800;
    if (m.skin !== undefined) flags |= 0x1000;
    if (m.effects !== undefined) flags |= 0x2000;
    if (m.origin1 !== undefined) flags |= 0x02;
    if (m.angle1 !== undefined) flags |= 0x0100;
    if (m.origin2 !== undefined) flags |= 0x04;
    if (m.angle2 !== undefined) flags |= 0x10;
    if (m.origin3 !== undefined) flags |= 0x08;
    if (m.angle3 !== undefined) flags |= 0x0200;
    if (m.nolerp) flags |= 0x20;
    if ((flags & 0xff00) !== 0) flags |= 0x01;
    reserve(w, 18);
    const view = w.view;
    let at = w.offset;
    view.setUint8(at++, 0x80 | (flags & 0x7f));
    if ((flags & 0x01) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x4000) !== 0) {
      if (m.entity !== (m.entity & 0xffff)) throw outside(m.entity, 0, 65535);
      view.setUint16(at, m.entity, true);
      at += 2;
    } else {
      if (m.entity !== (m.entity & 0xff)) throw outside(m.entity, 0, 255);
      view.setUint8(at++, m.entity);
    }
    if (m.modelindex !== undefined) {
      if (m.modelindex !== (m.modelindex & 0xff)) throw outside(m.modelindex, 0, 255);
      view.setUint8(at++, m.modelindex);
    }
    if (m.frame !== undefined) {
      if (m.frame !== (m.frame & 0xff)) throw outside(m.frame, 0, 255);
      view.setUint8(at++, m.frame);
    }
    if (m.colormap !== undefined) {
      if (m.colormap !== (m.colormap & 0xff)) throw outside(m.colormap, 0, 255);
      view.setUint8(at++, m.colormap);
    }
    if (m.skin !== undefined) {
      if (m.skin !== (m.skin & 0xff)) throw outside(m.skin, 0, 255);
      view.setUint8(at++, m.skin);
    }
    if (m.effects !== undefined) {
      if (m.effects !== (m.effects & 0xff)) throw outside(m.effects, 0, 255);
      view.setUint8(at++, m.effects);
    }
    if (m.origin1 !== undefined) {
      const raw = Math.round(m.origin1 * 8);
      if (typeof m.origin1 !== "number" || raw !== (raw << 16) >> 16)
        throw outside(m.origin1, -4096, 4095.875);
      view.setInt16(at, raw, true);
      at += 2;
    }
    if (m.angle1 !== undefined) {
      const raw = Math.round((m.angle1 * 32) / 45);
      if (typeof m.angle1 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.angle1, -180, 178.59375);
      view.setInt8(at++, raw);
    }
    if (m.origin2 !== undefined) {
      const raw = Math.round(m.origin2 * 8);
      if (typeof m.origin2 !== "number" || raw !== (raw << 16) >> 16)
        throw outside(m.origin2, -4096, 4095.875);
      view.setInt16(at, raw, true);
      at += 2;
    }
    if (m.angle2 !== undefined) {
      const raw = Math.round((m.angle2 * 32) / 45);
      if (typeof m.angle2 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.angle2, -180, 178.59375);
      view.setInt8(at++, raw);
    }
    if (m.origin3 !== undefined) {
      const raw = Math.round(m.origin3 * 8);
      if (typeof m.origin3 !== "number" || raw !== (raw << 16) >> 16)
        throw outside(m.origin3, -4096, 4095.875);
      view.setInt16(at, raw, true);
      at += 2;
    }
    if (m.angle3 !== undefined) {
      const raw = Math.round((m.angle3 * 32) / 45);
      if (typeof m.angle3 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.angle3, -180, 178.59375);
      view.setInt8(at++, raw);
    }
    w.offset = at;
  }
  return true;
}

/** The text of the `updateentity` at the cursor. */
function tellUpdateentityFrom666(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  let flags = view.getUint8(at) & 0x7f;
  at += 1;
  if ((flags & 0x01) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  let entity: number;
  if ((flags & 0x4000) !== 0) {
    entity = view.getUint16(at, true);
    at += 2;
  } else {
    entity = view.getUint8(at++);
  }
  const modelindex = (flags & 0x0400) !== 0 ? view.getUint8(at++) : undefined;
  const frame = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  const colormap = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const skin = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  const effects = (flags & 0x2000) !== 0 ? view.getUint8(at++) : undefined;
  let origin1: number | undefined;
  if ((flags & 0x02) !== 0) {
    origin1 = view.getInt16(at, true);
    at += 2;
  }
  const angle1 = (flags & 0x0100) !== 0 ? view.getInt8(at++) : undefined;
  let origin2: number | undefined;
  if ((flags & 0x04) !== 0) {
    origin2 = view.getInt16(at, true);
    at += 2;
  }
  const angle2 = (flags & 0x10) !== 0 ? view.getInt8(at++) : undefined;
  let origin3: number | undefined;
  if ((flags & 0x08) !== 0) {
    origin3 = view.getInt16(at, true);
    at += 2;
  }
  const angle3 = (flags & 0x0200) !== 0 ? view.getInt8(at++) : undefined;
  const alpha = (flags & 0x010000) !== 0 ? view.getUint8(at++) : undefined;
  const scale = (flags & 0x100000) !== 0 ? view.getUint8(at++) : undefined;
  const frame2 = (flags & 0x020000) !== 0 ? view.getUint8(at++) : undefined;
  const model2 = (flags & 0x040000) !== 0 ? view.getUint8(at++) : undefined;
  const lerpfinish = (flags & 0x080000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  const nolerp = (flags & 0x20) !== 0;
  {
    let needed$ = 0x00;
    needed$ |= flags & 0x1f3f7e;
    if (!(entity >= 0 && entity <= 255)) needed$ |= 0x4000;
    if ((needed$ & 0xff000000) !== 0) needed$ |= 0x800000;
    if ((needed$ & 0xff0000) !== 0) needed$ |= 0x8000;
    if ((needed$ & 0xff00) !== 0) needed$ |= 0x01;
    if (flags !== needed$ >>> 0) return false;
  }
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(1175);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_UPDATEENTITY]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_UPDATEENTITY + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_UPDATEENTITY + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_UPDATEENTITY + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_UPDATEENTITY + 4]!, true);
  to += 2 * outer + 23;
  to = putIntEnd(chars, to, entity);
  if (modelindex !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX + 2]!, true);
    to += depth + 11;
    appendNamed(out, to, names, "models", modelindex);
    out.reserve(1175);
    chars = out.view;
    to = out.length;
  }
  if (frame !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_FRAME]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_FRAME + 1]!, true);
    to += depth + 6;
    chars.setFloat64(to, INT_TEXTS[frame]!, true);
    to += INT_BYTES[8 * frame + 7]!;
  }
  if (colormap !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_COLORMAP]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_COLORMAP + 1]!, true);
    to += depth + 9;
    chars.setFloat64(to, INT_TEXTS[colormap]!, true);
    to += INT_BYTES[8 * colormap + 7]!;
  }
  if (skin !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_SKIN]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_SKIN + 1]!, true);
    to += depth + 5;
    chars.setFloat64(to, INT_TEXTS[skin]!, true);
    to += INT_BYTES[8 * skin + 7]!;
  }
  if (effects !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_EFFECTS]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_EFFECTS + 1]!, true);
    to += depth + 8;
    chars.setFloat64(to, INT_TEXTS[effects]!, true);
    to += INT_BYTES[8 * effects + 7]!;
  }
  if (origin1 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ORIGIN_X]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN_X + 1]!, true);
    to += depth + 9;
    {
      const raw$ = origin1;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
  }
  if (origin2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ORIGIN_Y]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN_Y + 1]!, true);
    to += depth + 9;
    {
      const raw$ = origin2;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
  }
  if (origin3 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ORIGIN_Z]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN_Z + 1]!, true);
    to += depth + 9;
    {
      const raw$ = origin3;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
  }
  if (angle1 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES_1]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_1 + 1]!, true);
    to += depth + 9;
    {
      const raw$ = angle1;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
  }
  if (angle2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES_2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_2 + 1]!, true);
    to += depth + 9;
    {
      const raw$ = angle2;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
  }
  if (angle3 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES_3]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_3 + 1]!, true);
    to += depth + 9;
    {
      const raw$ = angle3;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
  }
  if (nolerp) {
    chars.setFloat64(to, ROWS[row + FLAG_NEW]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_NEW + 1]!, true);
    to += depth + 5;
  }
  if (alpha !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ALPHA]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ALPHA + 1]!, true);
    to += depth + 6;
    chars.setFloat64(to, INT_TEXTS[alpha]!, true);
    to += INT_BYTES[8 * alpha + 7]!;
  }
  if (scale !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_SCALE]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_SCALE + 1]!, true);
    to += depth + 6;
    {
      const raw$ = scale;
      const index$ = 2 * raw$;
      const length$ = U8S_3_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, U8S_3_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, U8S_3_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : U8S_3.putFirst(chars, to, raw$);
    }
  }
  if (frame2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_FRAME2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_FRAME2 + 1]!, true);
    to += depth + 7;
    chars.setFloat64(to, INT_TEXTS[frame2]!, true);
    to += INT_BYTES[8 * frame2 + 7]!;
  }
  if (model2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_MODEL2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_MODEL2 + 1]!, true);
    to += depth + 7;
    chars.setFloat64(to, INT_TEXTS[model2]!, true);
    to += INT_BYTES[8 * model2 + 7]!;
  }
  if (lerpfinish !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_LERPFINISH]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_LERPFINISH + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_LERPFINISH + 2]!, true);
    to += depth + 11;
    {
      const raw$ = lerpfinish;
      const index$ = 2 * raw$;
      const length$ = U8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, U8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, U8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : U8S.putFirst(chars, to, raw$);
    }
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `updateentity` that statements tell. */
function enterUpdateentityFrom666(text: TextCursor, depth: number, w: Writer): boolean {
  let entity: number | undefined;
  let modelindex: number | undefined;
  let frame: number | undefined;
  let colormap: number | undefined;
  let skin: number | undefined;
  let effects: number | undefined;
  let origin1: number | undefined;
  let angle1: number | undefined;
  let origin2: number | undefined;
  let angle2: number | undefined;
  let origin3: number | undefined;
  let angle3: number | undefined;
  let alpha: number | undefined;
  let scale: number | undefined;
  let frame2: number | undefined;
  let model2: number | undefined;
  let lerpfinish: number | undefined;
  let nolerp = false;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    entity = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x65646f6d &&
    view.getInt32(text.at + depth + 4, true) === 0x646e696c &&
    view.getInt32(text.at + depth + 7, true) === 0x20786564
  ) {
    text.at += depth + 11;
    modelindex = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6d617266 && view.getInt32(text.at + depth + 2, true) === 0x20656d61) {
    text.at += depth + 6;
    frame = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6c6f63 &&
    view.getInt32(text.at + depth + 4, true) === 0x70616d72 &&
    view.getInt32(text.at + depth + 5, true) === 0x2070616d
  ) {
    text.at += depth + 9;
    colormap = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6e696b73 && view.getInt32(text.at + depth + 1, true) === 0x206e696b) {
    text.at += depth + 5;
    skin = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x65666665 && view.getInt32(text.at + depth + 4, true) === 0x20737463) {
    text.at += depth + 8;
    effects = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6769726f &&
    view.getInt32(text.at + depth + 4, true) === 0x785f6e69 &&
    view.getInt32(text.at + depth + 5, true) === 0x20785f6e
  ) {
    text.at += depth + 9;
    origin1 = COORDS.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6769726f &&
    view.getInt32(text.at + depth + 4, true) === 0x795f6e69 &&
    view.getInt32(text.at + depth + 5, true) === 0x20795f6e
  ) {
    text.at += depth + 9;
    origin2 = COORDS.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6769726f &&
    view.getInt32(text.at + depth + 4, true) === 0x7a5f6e69 &&
    view.getInt32(text.at + depth + 5, true) === 0x207a5f6e
  ) {
    text.at += depth + 9;
    origin3 = COORDS.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x315f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20315f73
  ) {
    text.at += depth + 9;
    angle1 = ANGLES.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x325f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20325f73
  ) {
    text.at += depth + 9;
    angle2 = ANGLES.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x335f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20335f73
  ) {
    text.at += depth + 9;
    angle3 = ANGLES.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x3b77656e && view.getInt32(text.at + depth + 1, true) === 0x0a3b7765) {
    text.at += depth + 5;
    nolerp = true;
    next = text.next(depth);
  }
  if (next === 0x68706c61 && view.getInt32(text.at + depth + 2, true) === 0x20616870) {
    text.at += depth + 6;
    alpha = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6c616373 && view.getInt32(text.at + depth + 2, true) === 0x20656c61) {
    text.at += depth + 6;
    scale = U8S_3.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x6d617266 && view.getInt32(text.at + depth + 3, true) === 0x2032656d) {
    text.at += depth + 7;
    frame2 = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && view.getInt32(text.at + depth + 3, true) === 0x20326c65) {
    text.at += depth + 7;
    model2 = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x7072656c &&
    view.getInt32(text.at + depth + 4, true) === 0x696e6966 &&
    view.getInt32(text.at + depth + 7, true) === 0x20687369
  ) {
    text.at += depth + 11;
    lerpfinish = U8S.hearLine(text);
    next = text.next(depth);
  }
  if (text.isBad || entity === undefined) return false;
  const m: M.Updateentity = {
    type: "updateentity",
    entity: entity,
    modelindex: modelindex,
    frame: frame,
    colormap: colormap,
    skin: skin,
    effects: effects,
    origin1: origin1,
    angle1: angle1,
    origin2: origin2,
    angle2: angle2,
    origin3: origin3,
    angle3: angle3,
    alpha: alpha,
    scale: scale,
    frame2: frame2,
    model2: model2,
    lerpfinish: lerpfinish,
    nolerp: nolerp,
  };
  {
    let flags = m.flags === undefined ? 0 : m.flags & 0xffe0c001;
    if (m.entity !== (m.entity & 0xff)) flags |= 0x4000;
    if (m.modelindex !== undefined) flags |= 0x0400;
    if (m.frame !== undefined) flags |= 0x40;
    if (m.colormap !== undefined) flags |= 0x0800;
    if (m.skin !== undefined) flags |= 0x1000;
    if (m.effects !== undefined) flags |= 0x2000;
    if (m.origin1 !== undefined) flags |= 0x02;
    if (m.angle1 !== undefined) flags |= 0x0100;
    if (m.origin2 !== undefined) flags |= 0x04;
    if (m.angle2 !== undefined) flags |= 0x10;
    if (m.origin3 !== undefined) flags |= 0x08;
    if (m.angle3 !== undefined) flags |= 0x0200;
    if (m.alpha !== undefined) flags |= 0x010000;
    if (m.scale !== undefined) flags |= 0x100000;
    if (m.frame2 !== undefined) flags |= 0x020000;
    if (m.model2 !== undefined) flags |= 0x040000;
    if (m.lerpfinish !== undefined) flags |= 0x080000;
    if (m.nolerp) flags |= 0x20;
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x01;
    reserve(w, 25);
    const view = w.view;
    let at = w.offset;
    view.setUint8(at++, 0x80 | (flags & 0x7f));
    if ((flags & 0x01) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
    if ((flags & 0x4000) !== 0) {
      if (m.entity !== (m.entity & 0xffff)) throw outside(m.entity, 0, 65535);
      view.setUint16(at, m.entity, true);
      at += 2;
    } else {
      if (m.entity !== (m.entity & 0xff)) throw outside(m.entity, 0, 255);
      view.setUint8(at++, m.entity);
    }
    if (m.modelindex !== undefined) {
      if (m.modelindex !== (m.modelindex & 0xff)) throw outside(m.modelindex, 0, 255);
      view.setUint8(at++, m.modelindex);
    }
    if (m.frame !== undefined) {
      if (m.frame !== (m.frame & 0xff)) throw outside(m.frame, 0, 255);
      view.setUint8(at++, m.frame);
    }
    if (m.colormap !== undefined) {
      if (m.colormap !== (m.colormap & 0xff)) throw outside(m.colormap, 0, 255);
      view.setUint8(at++, m.colormap);
    }
    if (m.skin !== undefined) {
      if (m.skin !== (m.skin & 0xff)) throw outside(m.skin, 0, 255);
      view.setUint8(at++, m.skin);
    }
    if (m.effects !== undefined) {
      if (m.effects !== (m.effects & 0xff)) throw outside(m.effects, 0, 255);
      view.setUint8(at++, m.effects);
    }
    if (m.origin1 !== undefined) {
      const raw = Math.round(m.origin1 * 8);
      if (typeof m.origin1 !== "number" || raw !== (raw << 16) >> 16)
        throw outside(m.origin1, -4096, 4095.875);
      view.setInt16(at, raw, true);
      at += 2;
    }
    if (m.angle1 !== undefined) {
      const raw = Math.round((m.angle1 * 32) / 45);
      if (typeof m.angle1 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.angle1, -180, 178.59375);
      view.setInt8(at++, raw);
    }
    if (m.origin2 !== undefined) {
      const raw = Math.round(m.origin2 * 8);
      if (typeof m.origin2 !== "number" || raw !== (raw << 16) >> 16)
        throw outside(m.origin2, -4096, 4095.875);
      view.setInt16(at, raw, true);
      at += 2;
    }
    if (m.angle2 !== undefined) {
      const raw = Math.round((m.angle2 * 32) / 45);
      if (typeof m.angle2 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.angle2, -180, 178.59375);
      view.setInt8(at++, raw);
    }
    if (m.origin3 !== undefined) {
      const raw = Math.round(m.origin3 * 8);
      if (typeof m.origin3 !== "number" || raw !== (raw << 16) >> 16)
        throw outside(m.origin3, -4096, 4095.875);
      view.setInt16(at, raw, true);
      at += 2;
    }
    if (m.angle3 !== undefined) {
      const raw = Math.round((m.angle3 * 32) / 45);
      if (typeof m.angle3 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.angle3, -180, 178.59375);
      view.setInt8(at++, raw);
    }
    if (m.alpha !== undefined) {
      if (m.alpha !== (m.alpha & 0xff)) throw outside(m.alpha, 0, 255);
      view.setUint8(at++, m.alpha);
    }
    if (m.scale !== undefined) {
      const raw = Math.round(m.scale * 16);
      if (typeof m.scale !== "number" || raw !== (raw & 0xff)) throw outside(m.scale, 0, 15.9375);
      view.setUint8(at++, raw);
    }
    if (m.frame2 !== undefined) {
      if (m.frame2 !== (m.frame2 & 0xff)) throw outside(m.frame2, 0, 255);
      view.setUint8(at++, m.frame2);
    }
    if (m.model2 !== undefined) {
      if (m.model2 !== (m.model2 & 0xff)) throw outside(m.model2, 0, 255);
      view.setUint8(at++, m.model2);
    }
    if (m.lerpfinish !== undefined) {
      const raw = Math.round(m.lerpfinish * 255);
      if (typeof m.lerpfinish !== "number" || raw !== (raw & 0xff))
        throw outside(m.lerpfinish, 0, 1);
      view.setUint8(at++, raw);
    }
    w.offset = at;
  }
  return true;
}

/** The text of the `fog` at the cursor. */
function tellFogFrom666(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 7;
  const levels: [number, number, number, number] = [
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
    view.getUint8(at + 4),
  ];
  const time = view.getInt16(at + 5, true);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(229);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_FOG]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_FOG + 1]!, true);
  to += outer + 6;
  {
    const values$: readonly number[] = levels;
    chars.setFloat64(to, ROWS[row + FRONT_LEVELS]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_LEVELS + 1]!, true);
    to += depth + 7;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * raw$;
      const length$ = U8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, U8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, U8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : U8S.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * raw$;
      const length$ = U8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, U8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, U8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : U8S.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * raw$;
      const length$ = U8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, U8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, U8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : U8S.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[3]!;
      const index$ = 2 * raw$;
      const length$ = U8S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, U8S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, U8S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : U8S.putFirst(chars, to, raw$);
    }
  }
  chars.setFloat64(to, ROWS[row + FRONT_TIME]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_TIME + 1]!, true);
  to += depth + 5;
  {
    const raw$ = time;
    const index$ = 2 * (raw$ + 0x8000);
    const length$ = I16S_BYTES[8 * index$ + 15]!;
    chars.setFloat64(to, I16S_TEXTS[index$]!, true);
    chars.setFloat64(to + 8, I16S_TEXTS[index$ + 1]!, true);
    to = length$ > 0 ? to + length$ : I16S.putFirst(chars, to, raw$);
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `fog` that statements tell. */
function enterFogFrom666(text: TextCursor, depth: number, w: Writer): boolean {
  let levels: [number, number, number, number] | undefined;
  let time: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x6576656c && view.getInt32(text.at + depth + 3, true) === 0x20736c65) {
    text.at += depth + 7;
    const n0 = U8S.hear(text);
    text.space();
    const n1 = U8S.hear(text);
    text.space();
    const n2 = U8S.hear(text);
    text.space();
    const n3 = U8S.hear(text);
    levels = [n0, n1, n2, n3];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x656d6974 && view.getInt32(text.at + depth + 1, true) === 0x20656d69) {
    text.at += depth + 5;
    time = I16S.hearLine(text);
    next = text.next(depth);
  }
  if (text.isBad || levels === undefined || time === undefined) return false;
  const m: M.Fog = { type: "fog", levels: levels, time: time };
  writeId(w, 0x29);
  {
    reserve(w, 6);
    const view = w.view;
    const at = w.offset;
    expectLength(m.levels, 4);
    for (let i = 0; i < 4; i++) view.setUint8(at + i, asU8(unscale(m.levels[i]!, 1, 255)));
    view.setInt16(at + 4, asI16(unscale(m.time, 1, 100)), true);
    w.offset = at + 6;
  }
  return true;
}

/** The text of the `spawnbaseline2` at the cursor. */
function tellSpawnbaseline2From666(
  r: Reader,
  outer: number,
  out: TextOutput,
  _names: Names,
): boolean {
  const view = r.view;
  let at = r.offset;
  const entity = view.getInt16(at + 1, true);
  at += 3;
  const bits$ = view.getUint8(at++);
  let modelindex: number;
  if ((bits$ & 0x01) !== 0) {
    modelindex = view.getUint16(at, true);
    at += 2;
  } else {
    modelindex = view.getUint8(at++);
  }
  let frame: number;
  if ((bits$ & 0x02) !== 0) {
    frame = view.getUint16(at, true);
    at += 2;
  } else {
    frame = view.getUint8(at++);
  }
  const colormap = view.getUint8(at);
  const skin = view.getUint8(at + 1);
  const origin: [number, number, number] = [
    view.getInt16(at + 2, true),
    view.getInt16(at + 5, true),
    view.getInt16(at + 8, true),
  ];
  const angles: [number, number, number] = [
    view.getInt8(at + 4),
    view.getInt8(at + 7),
    view.getInt8(at + 10),
  ];
  at += 11;
  const alpha = (bits$ & 0x04) !== 0 ? view.getUint8(at++) : undefined;
  const scale = (bits$ & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  {
    let needed$ = 0x00;
    needed$ |= bits$ & 0x0c;
    if (!(modelindex >= 0 && modelindex <= 255)) needed$ |= 0x01;
    if (!(frame >= 0 && frame <= 255)) needed$ |= 0x02;
    if (bits$ !== needed$ >>> 0) return false;
  }
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(701);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_SPAWNBASELINE2]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_SPAWNBASELINE2 + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_SPAWNBASELINE2 + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_SPAWNBASELINE2 + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_SPAWNBASELINE2 + 4]!, true);
  to += 2 * outer + 25;
  to = putIntEnd(chars, to, entity);
  chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX + 2]!, true);
  to += depth + 11;
  to = putIntEnd(chars, to, modelindex);
  chars.setFloat64(to, ROWS[row + FRONT_FRAME]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_FRAME + 1]!, true);
  to += depth + 6;
  to = putIntEnd(chars, to, frame);
  chars.setFloat64(to, ROWS[row + FRONT_COLORMAP]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_COLORMAP + 1]!, true);
  to += depth + 9;
  chars.setFloat64(to, INT_TEXTS[colormap]!, true);
  to += INT_BYTES[8 * colormap + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_SKIN]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_SKIN + 1]!, true);
  to += depth + 5;
  chars.setFloat64(to, INT_TEXTS[skin]!, true);
  to += INT_BYTES[8 * skin + 7]!;
  {
    const values$: readonly number[] = origin;
    chars.setFloat64(to, ROWS[row + FRONT_ORIGIN]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN + 1]!, true);
    to += depth + 7;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
  }
  {
    const values$: readonly number[] = angles;
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES + 1]!, true);
    to += depth + 7;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
  }
  if (alpha !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ALPHA]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ALPHA + 1]!, true);
    to += depth + 6;
    chars.setFloat64(to, INT_TEXTS[alpha]!, true);
    to += INT_BYTES[8 * alpha + 7]!;
  }
  if (scale !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_SCALE]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_SCALE + 1]!, true);
    to += depth + 6;
    {
      const raw$ = scale;
      const index$ = 2 * raw$;
      const length$ = U8S_3_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, U8S_3_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, U8S_3_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : U8S_3.putFirst(chars, to, raw$);
    }
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** The text of the `spawnstatic2` at the cursor. */
function tellSpawnstatic2From666(
  r: Reader,
  outer: number,
  out: TextOutput,
  _names: Names,
): boolean {
  const view = r.view;
  let at = r.offset;
  at += 1;
  const bits$ = view.getUint8(at++);
  let modelindex: number;
  if ((bits$ & 0x01) !== 0) {
    modelindex = view.getUint16(at, true);
    at += 2;
  } else {
    modelindex = view.getUint8(at++);
  }
  let frame: number;
  if ((bits$ & 0x02) !== 0) {
    frame = view.getUint16(at, true);
    at += 2;
  } else {
    frame = view.getUint8(at++);
  }
  const colormap = view.getUint8(at);
  const skin = view.getUint8(at + 1);
  const origin: [number, number, number] = [
    view.getInt16(at + 2, true),
    view.getInt16(at + 5, true),
    view.getInt16(at + 8, true),
  ];
  const angles: [number, number, number] = [
    view.getInt8(at + 4),
    view.getInt8(at + 7),
    view.getInt8(at + 10),
  ];
  at += 11;
  const alpha = (bits$ & 0x04) !== 0 ? view.getUint8(at++) : undefined;
  const scale = (bits$ & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  {
    let needed$ = 0x00;
    needed$ |= bits$ & 0x0c;
    if (!(modelindex >= 0 && modelindex <= 255)) needed$ |= 0x01;
    if (!(frame >= 0 && frame <= 255)) needed$ |= 0x02;
    if (bits$ !== needed$ >>> 0) return false;
  }
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(637);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_SPAWNSTATIC2]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_SPAWNSTATIC2 + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_SPAWNSTATIC2 + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_SPAWNSTATIC2 + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_SPAWNSTATIC2 + 4]!, true);
  chars.setFloat64(to + 40, ROWS[outside + OPEN_SPAWNSTATIC2 + 5]!, true);
  to += 2 * outer + 27;
  to = putIntEnd(chars, to, modelindex);
  chars.setFloat64(to, ROWS[row + FRONT_FRAME]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_FRAME + 1]!, true);
  to += depth + 6;
  to = putIntEnd(chars, to, frame);
  chars.setFloat64(to, ROWS[row + FRONT_COLORMAP]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_COLORMAP + 1]!, true);
  to += depth + 9;
  chars.setFloat64(to, INT_TEXTS[colormap]!, true);
  to += INT_BYTES[8 * colormap + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_SKIN]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_SKIN + 1]!, true);
  to += depth + 5;
  chars.setFloat64(to, INT_TEXTS[skin]!, true);
  to += INT_BYTES[8 * skin + 7]!;
  {
    const values$: readonly number[] = origin;
    chars.setFloat64(to, ROWS[row + FRONT_ORIGIN]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN + 1]!, true);
    to += depth + 7;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
  }
  {
    const values$: readonly number[] = angles;
    chars.setFloat64(to, ROWS[row + FRONT_ANGLES]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES + 1]!, true);
    to += depth + 7;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x80);
      const length$ = ANGLES_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
    }
  }
  if (alpha !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_ALPHA]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ALPHA + 1]!, true);
    to += depth + 6;
    chars.setFloat64(to, INT_TEXTS[alpha]!, true);
    to += INT_BYTES[8 * alpha + 7]!;
  }
  if (scale !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_SCALE]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_SCALE + 1]!, true);
    to += depth + 6;
    {
      const raw$ = scale;
      const index$ = 2 * raw$;
      const length$ = U8S_3_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, U8S_3_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, U8S_3_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : U8S_3.putFirst(chars, to, raw$);
    }
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** The text of the `spawnstaticsound2` at the cursor. */
function tellSpawnstaticsound2From666(
  r: Reader,
  outer: number,
  out: TextOutput,
  names: Names,
): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 11;
  const origin: [number, number, number] = [
    view.getInt16(at + 1, true),
    view.getInt16(at + 3, true),
    view.getInt16(at + 5, true),
  ];
  const soundnum = view.getUint16(at + 7, true);
  const volume = view.getUint8(at + 9);
  const attenuation = view.getUint8(at + 10);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(349);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_SPAWNSTATICSOUND2]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_SPAWNSTATICSOUND2 + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_SPAWNSTATICSOUND2 + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_SPAWNSTATICSOUND2 + 3]!, true);
  to += outer + 20;
  {
    const values$: readonly number[] = origin;
    chars.setFloat64(to, ROWS[row + FRONT_ORIGIN]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN + 1]!, true);
    to += depth + 7;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = COORDS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
    }
  }
  chars.setFloat64(to, ROWS[row + FRONT_SOUNDNUM]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_SOUNDNUM + 1]!, true);
  to += depth + 9;
  appendNamed(out, to, names, "sounds", soundnum);
  out.reserve(349);
  chars = out.view;
  to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_VOL]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_VOL + 1]!, true);
  to += depth + 4;
  {
    const raw$ = volume;
    const index$ = 2 * raw$;
    const length$ = U8S_BYTES[8 * index$ + 15]!;
    chars.setFloat64(to, U8S_TEXTS[index$]!, true);
    chars.setFloat64(to + 8, U8S_TEXTS[index$ + 1]!, true);
    to = length$ > 0 ? to + length$ : U8S.putFirst(chars, to, raw$);
  }
  chars.setFloat64(to, ROWS[row + FRONT_ATTENUATION]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_ATTENUATION + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_ATTENUATION + 2]!, true);
  to += depth + 12;
  {
    const raw$ = attenuation;
    const index$ = 2 * raw$;
    const length$ = U8S_2_BYTES[8 * index$ + 15]!;
    chars.setFloat64(to, U8S_2_TEXTS[index$]!, true);
    chars.setFloat64(to + 8, U8S_2_TEXTS[index$ + 1]!, true);
    to = length$ > 0 ? to + length$ : U8S_2.putFirst(chars, to, raw$);
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `spawnstaticsound2` that statements tell. */
function enterSpawnstaticsound2From666(text: TextCursor, depth: number, w: Writer): boolean {
  let origin: [number, number, number] | undefined;
  let soundnum: number | undefined;
  let volume: number | undefined;
  let attenuation: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x6769726f && view.getInt32(text.at + depth + 3, true) === 0x206e6967) {
    text.at += depth + 7;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x6e756f73 &&
    view.getInt32(text.at + depth + 4, true) === 0x6d756e64 &&
    view.getInt32(text.at + depth + 5, true) === 0x206d756e
  ) {
    text.at += depth + 9;
    soundnum = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x206c6f76) {
    text.at += depth + 4;
    volume = U8S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x65747461 &&
    view.getInt32(text.at + depth + 4, true) === 0x7461756e &&
    view.getInt32(text.at + depth + 8, true) === 0x206e6f69
  ) {
    text.at += depth + 12;
    attenuation = U8S_2.hearLine(text);
    next = text.next(depth);
  }
  if (
    text.isBad ||
    origin === undefined ||
    soundnum === undefined ||
    volume === undefined ||
    attenuation === undefined
  )
    return false;
  const m: M.Spawnstaticsound2 = {
    type: "spawnstaticsound2",
    origin: origin,
    soundnum: soundnum,
    volume: volume,
    attenuation: attenuation,
  };
  writeId(w, 0x2c);
  {
    reserve(w, 10);
    const view = w.view;
    const at = w.offset;
    expectLength(m.origin, 3);
    for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
    view.setUint16(at + 6, asU16(m.soundnum), true);
    view.setUint8(at + 8, asU8(unscale(m.volume, 1, 255)));
    view.setUint8(at + 9, asU8(unscale(m.attenuation, 1, 64)));
    w.offset = at + 10;
  }
  return true;
}

/** The texts of messages, from the cursor on as far as they can be told here. */
function tellMessagesUntil106(r: Reader, outer: number, out: TextOutput, names: Names): void {
  while (r.offset < r.end) {
    const start = r.offset;
    const { length } = out;
    const id = r.view.getUint8(start);
    let isTold = false;
    if (id >= 0x80) isTold = tellUpdateentity(r, outer, out, names);
    else
      switch (id) {
        case 0x03:
          isTold = tellUpdatestat(r, outer, out, names);
          break;
        case 0x04:
          isTold = tellVersion(r, outer, out, names);
          break;
        case 0x05:
          isTold = tellSetview(r, outer, out, names);
          break;
        case 0x06:
          isTold = tellSound(r, outer, out, names);
          break;
        case 0x07:
          isTold = tellTime(r, outer, out, names);
          break;
        case 0x0a:
          isTold = tellSetangle(r, outer, out, names);
          break;
        case 0x0e:
          isTold = tellUpdatefrags(r, outer, out, names);
          break;
        case 0x0f:
          isTold = tellClientdataUntil106(r, outer, out, names);
          break;
        case 0x10:
          isTold = tellStopsound(r, outer, out, names);
          break;
        case 0x11:
          isTold = tellUpdatecolors(r, outer, out, names);
          break;
        case 0x12:
          isTold = tellParticle(r, outer, out, names);
          break;
        case 0x13:
          isTold = tellDamage(r, outer, out, names);
          break;
        case 0x14:
          isTold = tellSpawnstatic(r, outer, out, names);
          break;
        case 0x16:
          isTold = tellSpawnbaseline(r, outer, out, names);
          break;
        case 0x17:
          isTold = tellTempEntityUntil107(r, outer, out, names);
          break;
        case 0x18:
          isTold = tellSetpause(r, outer, out, names);
          break;
        case 0x19:
          isTold = tellSignonnum(r, outer, out, names);
          break;
        case 0x1d:
          isTold = tellSpawnstaticsound(r, outer, out, names);
          break;
        case 0x20:
          isTold = tellCdtrack(r, outer, out, names);
          break;
        default:
      }
    if (!isTold) {
      r.offset = start;
      out.length = length;
      return;
    }
  }
}

/** The texts of messages, from the cursor on as far as they can be told here. */
function tellMessagesUntil107(r: Reader, outer: number, out: TextOutput, names: Names): void {
  while (r.offset < r.end) {
    const start = r.offset;
    const { length } = out;
    const id = r.view.getUint8(start);
    let isTold = false;
    if (id >= 0x80) isTold = tellUpdateentity(r, outer, out, names);
    else
      switch (id) {
        case 0x03:
          isTold = tellUpdatestat(r, outer, out, names);
          break;
        case 0x04:
          isTold = tellVersion(r, outer, out, names);
          break;
        case 0x05:
          isTold = tellSetview(r, outer, out, names);
          break;
        case 0x06:
          isTold = tellSound(r, outer, out, names);
          break;
        case 0x07:
          isTold = tellTime(r, outer, out, names);
          break;
        case 0x0a:
          isTold = tellSetangle(r, outer, out, names);
          break;
        case 0x0e:
          isTold = tellUpdatefrags(r, outer, out, names);
          break;
        case 0x0f:
          isTold = tellClientdata(r, outer, out, names);
          break;
        case 0x10:
          isTold = tellStopsound(r, outer, out, names);
          break;
        case 0x11:
          isTold = tellUpdatecolors(r, outer, out, names);
          break;
        case 0x12:
          isTold = tellParticle(r, outer, out, names);
          break;
        case 0x13:
          isTold = tellDamage(r, outer, out, names);
          break;
        case 0x14:
          isTold = tellSpawnstatic(r, outer, out, names);
          break;
        case 0x16:
          isTold = tellSpawnbaseline(r, outer, out, names);
          break;
        case 0x17:
          isTold = tellTempEntityUntil107(r, outer, out, names);
          break;
        case 0x18:
          isTold = tellSetpause(r, outer, out, names);
          break;
        case 0x19:
          isTold = tellSignonnum(r, outer, out, names);
          break;
        case 0x1d:
          isTold = tellSpawnstaticsound(r, outer, out, names);
          break;
        case 0x20:
          isTold = tellCdtrack(r, outer, out, names);
          break;
        default:
      }
    if (!isTold) {
      r.offset = start;
      out.length = length;
      return;
    }
  }
}

/** The texts of messages, from the cursor on as far as they can be told here. */
function tellMessages(r: Reader, outer: number, out: TextOutput, names: Names): void {
  while (r.offset < r.end) {
    const start = r.offset;
    const { length } = out;
    const id = r.view.getUint8(start);
    let isTold = false;
    if (id >= 0x80) isTold = tellUpdateentity(r, outer, out, names);
    else
      switch (id) {
        case 0x03:
          isTold = tellUpdatestat(r, outer, out, names);
          break;
        case 0x04:
          isTold = tellVersion(r, outer, out, names);
          break;
        case 0x05:
          isTold = tellSetview(r, outer, out, names);
          break;
        case 0x06:
          isTold = tellSound(r, outer, out, names);
          break;
        case 0x07:
          isTold = tellTime(r, outer, out, names);
          break;
        case 0x0a:
          isTold = tellSetangle(r, outer, out, names);
          break;
        case 0x0e:
          isTold = tellUpdatefrags(r, outer, out, names);
          break;
        case 0x0f:
          isTold = tellClientdata(r, outer, out, names);
          break;
        case 0x10:
          isTold = tellStopsound(r, outer, out, names);
          break;
        case 0x11:
          isTold = tellUpdatecolors(r, outer, out, names);
          break;
        case 0x12:
          isTold = tellParticle(r, outer, out, names);
          break;
        case 0x13:
          isTold = tellDamage(r, outer, out, names);
          break;
        case 0x14:
          isTold = tellSpawnstatic(r, outer, out, names);
          break;
        case 0x16:
          isTold = tellSpawnbaseline(r, outer, out, names);
          break;
        case 0x17:
          isTold = tellTempEntity(r, outer, out, names);
          break;
        case 0x18:
          isTold = tellSetpause(r, outer, out, names);
          break;
        case 0x19:
          isTold = tellSignonnum(r, outer, out, names);
          break;
        case 0x1d:
          isTold = tellSpawnstaticsound(r, outer, out, names);
          break;
        case 0x20:
          isTold = tellCdtrack(r, outer, out, names);
          break;
        default:
      }
    if (!isTold) {
      r.offset = start;
      out.length = length;
      return;
    }
  }
}

/** The texts of messages, from the cursor on as far as they can be told here. */
function tellMessagesFrom666(r: Reader, outer: number, out: TextOutput, names: Names): void {
  while (r.offset < r.end) {
    const start = r.offset;
    const { length } = out;
    const id = r.view.getUint8(start);
    let isTold = false;
    if (id >= 0x80) isTold = tellUpdateentityFrom666(r, outer, out, names);
    else
      switch (id) {
        case 0x03:
          isTold = tellUpdatestat(r, outer, out, names);
          break;
        case 0x04:
          isTold = tellVersion(r, outer, out, names);
          break;
        case 0x05:
          isTold = tellSetview(r, outer, out, names);
          break;
        case 0x07:
          isTold = tellTime(r, outer, out, names);
          break;
        case 0x0a:
          isTold = tellSetangle(r, outer, out, names);
          break;
        case 0x0e:
          isTold = tellUpdatefrags(r, outer, out, names);
          break;
        case 0x0f:
          isTold = tellClientdataFrom666(r, outer, out, names);
          break;
        case 0x10:
          isTold = tellStopsound(r, outer, out, names);
          break;
        case 0x11:
          isTold = tellUpdatecolors(r, outer, out, names);
          break;
        case 0x12:
          isTold = tellParticle(r, outer, out, names);
          break;
        case 0x13:
          isTold = tellDamage(r, outer, out, names);
          break;
        case 0x14:
          isTold = tellSpawnstatic(r, outer, out, names);
          break;
        case 0x16:
          isTold = tellSpawnbaseline(r, outer, out, names);
          break;
        case 0x17:
          isTold = tellTempEntity(r, outer, out, names);
          break;
        case 0x18:
          isTold = tellSetpause(r, outer, out, names);
          break;
        case 0x19:
          isTold = tellSignonnum(r, outer, out, names);
          break;
        case 0x1d:
          isTold = tellSpawnstaticsound(r, outer, out, names);
          break;
        case 0x20:
          isTold = tellCdtrack(r, outer, out, names);
          break;
        case 0x29:
          isTold = tellFogFrom666(r, outer, out, names);
          break;
        case 0x2a:
          isTold = tellSpawnbaseline2From666(r, outer, out, names);
          break;
        case 0x2b:
          isTold = tellSpawnstatic2From666(r, outer, out, names);
          break;
        case 0x2c:
          isTold = tellSpawnstaticsound2From666(r, outer, out, names);
          break;
        default:
      }
    if (!isTold) {
      r.offset = start;
      out.length = length;
      return;
    }
  }
}

/** What writes and reads messages in the text form, by the versions that it is for. */
export const textCodes: readonly TextCode[] = [
  {
    from: 0,
    to: 5,
    tell: tellMessagesUntil106,
    heard: [
      { message: "updatestat", enter: enterUpdatestat },
      { message: "version", single: true, enter: enterVersion },
      { message: "setview", single: true, enter: enterSetview },
      { message: "sound", enter: enterSound },
      { message: "time", single: true, enter: enterTime },
      { message: "setangle", single: true, enter: enterSetangle },
      { message: "updatefrags", enter: enterUpdatefrags },
      { message: "clientdata", enter: enterClientdataUntil106 },
      { message: "stopsound", enter: enterStopsound },
      { message: "updatecolors", enter: enterUpdatecolors },
      { message: "particle", enter: enterParticle },
      { message: "damage", enter: enterDamage },
      { message: "temp_entity", enter: enterTempEntityUntil107 },
      { message: "setpause", single: true, enter: enterSetpause },
      { message: "signonnum", single: true, enter: enterSignonnum },
      { message: "spawnstaticsound", enter: enterSpawnstaticsound },
      { message: "cdtrack", enter: enterCdtrack },
      { message: "updateentity", enter: enterUpdateentity },
    ],
  },
  {
    from: 6,
    to: 6,
    tell: tellMessagesUntil107,
    heard: [
      { message: "updatestat", enter: enterUpdatestat },
      { message: "version", single: true, enter: enterVersion },
      { message: "setview", single: true, enter: enterSetview },
      { message: "sound", enter: enterSound },
      { message: "time", single: true, enter: enterTime },
      { message: "setangle", single: true, enter: enterSetangle },
      { message: "updatefrags", enter: enterUpdatefrags },
      { message: "clientdata", enter: enterClientdata },
      { message: "stopsound", enter: enterStopsound },
      { message: "updatecolors", enter: enterUpdatecolors },
      { message: "particle", enter: enterParticle },
      { message: "damage", enter: enterDamage },
      { message: "temp_entity", enter: enterTempEntityUntil107 },
      { message: "setpause", single: true, enter: enterSetpause },
      { message: "signonnum", single: true, enter: enterSignonnum },
      { message: "spawnstaticsound", enter: enterSpawnstaticsound },
      { message: "cdtrack", enter: enterCdtrack },
      { message: "updateentity", enter: enterUpdateentity },
    ],
  },
  {
    from: 7,
    to: 8,
    tell: tellMessages,
    heard: [
      { message: "updatestat", enter: enterUpdatestat },
      { message: "version", single: true, enter: enterVersion },
      { message: "setview", single: true, enter: enterSetview },
      { message: "sound", enter: enterSound },
      { message: "time", single: true, enter: enterTime },
      { message: "setangle", single: true, enter: enterSetangle },
      { message: "updatefrags", enter: enterUpdatefrags },
      { message: "clientdata", enter: enterClientdata },
      { message: "stopsound", enter: enterStopsound },
      { message: "updatecolors", enter: enterUpdatecolors },
      { message: "particle", enter: enterParticle },
      { message: "damage", enter: enterDamage },
      { message: "temp_entity", enter: enterTempEntity },
      { message: "setpause", single: true, enter: enterSetpause },
      { message: "signonnum", single: true, enter: enterSignonnum },
      { message: "spawnstaticsound", enter: enterSpawnstaticsound },
      { message: "cdtrack", enter: enterCdtrack },
      { message: "updateentity", enter: enterUpdateentity },
    ],
  },
  {
    from: 9,
    to: 9,
    tell: tellMessagesFrom666,
    heard: [
      { message: "updatestat", enter: enterUpdatestat },
      { message: "version", single: true, enter: enterVersion },
      { message: "setview", single: true, enter: enterSetview },
      { message: "time", single: true, enter: enterTime },
      { message: "setangle", single: true, enter: enterSetangle },
      { message: "updatefrags", enter: enterUpdatefrags },
      { message: "clientdata", enter: enterClientdataFrom666 },
      { message: "stopsound", enter: enterStopsound },
      { message: "updatecolors", enter: enterUpdatecolors },
      { message: "particle", enter: enterParticle },
      { message: "damage", enter: enterDamage },
      { message: "temp_entity", enter: enterTempEntity },
      { message: "setpause", single: true, enter: enterSetpause },
      { message: "signonnum", single: true, enter: enterSignonnum },
      { message: "spawnstaticsound", enter: enterSpawnstaticsound },
      { message: "cdtrack", enter: enterCdtrack },
      { message: "fog", enter: enterFogFrom666 },
      { message: "spawnstaticsound2", enter: enterSpawnstaticsound2From666 },
      { message: "updateentity", enter: enterUpdateentityFrom666 },
    ],
  },
];
