// Generated from quake2.yaml. To change it, edit the schema and run `npx demospec generate`.
import { type TextCursor } from "../text/statement/code/hearing.ts";
import { type TextOutput } from "../text/output.ts";
import {
  alone,
  Fronts,
  INTS,
  opening,
  put,
  putIntEnd,
  token,
} from "../text/statement/code/pieces.ts";
import { type Names, appendNamed, close, Numbers } from "../text/statement/code/saying.ts";
import { type TextCode } from "../text/statement/code/text-code.ts";
import { type Reader, refused } from "../runtime/bytes/reader.ts";
import {
  type Writer,
  reserve,
  writeId,
  asU8,
  asI16,
  asI32,
  expectLength,
  expectArray,
  sparseBits,
  fit,
  unscale,
  outside,
} from "../runtime/bytes/writer.ts";
import {
  encodeMuzzleflashUntil25,
  encodeMuzzleflash2Until25,
  encodeTempEntityUntil25,
  decodeSource,
  encodeSource,
  encodeSoundUntil25,
  encodeSpawnbaseline,
  encodeDownloadUntil31,
  decodeGunUntil25,
  encodeGunUntil25,
  decodeGun,
  encodeGun,
  encodePlayerinfo,
  decodePacketentityUntil25,
  encodePacketentityUntil25,
  decodePacketentity,
  encodePacketentity,
  type Packetentity,
  type Source,
  type Gun,
} from "./quake2.ts";
import type * as M from "./quake2.ts";
const FRONTS = new Fronts();
const COORDS = new Numbers(
  { kind: "int", name: "coord", bits: 16, signed: true, scale: { num: 1, den: 8, plus: 0 } },
  undefined,
);
const ANGLES = new Numbers(
  { kind: "int", name: "angle", bits: 8, signed: true, scale: { num: 45, den: 32, plus: 0 } },
  undefined,
);
const FRONT_ENTITY = FRONTS.add("entity ");
const FRONT_MODELINDEX = FRONTS.add("modelindex ");
const FRONT_FRAME = FRONTS.add("frame ");
const FRONT_SKIN = FRONTS.add("skin ");
const FRONT_VWEP = FRONTS.add("vwep ");
const FRONT_EFFECTS = FRONTS.add("effects ");
const FRONT_RENDERFX = FRONTS.add("renderfx ");
const FRONT_ORIGIN_X = FRONTS.add("origin_x ");
const COORDS_TEXTS = COORDS.texts;
const COORDS_BYTES = COORDS.bytes;
const FRONT_ORIGIN_Y = FRONTS.add("origin_y ");
const FRONT_ORIGIN_Z = FRONTS.add("origin_z ");
const FRONT_ANGLES_1 = FRONTS.add("angles_1 ");
const ANGLES_TEXTS = ANGLES.texts;
const ANGLES_BYTES = ANGLES.bytes;
const FRONT_ANGLES_2 = FRONTS.add("angles_2 ");
const FRONT_ANGLES_3 = FRONTS.add("angles_3 ");
const FRONT_OLD_ORIGIN = FRONTS.add("old_origin ");
const FRONT_SOUND = FRONTS.add("sound ");
const FRONT_MODELINDEX2 = FRONTS.add("modelindex2 ");
const FRONT_MODELINDEX3 = FRONTS.add("modelindex3 ");
const FRONT_MODELINDEX4 = FRONTS.add("modelindex4 ");
const FRONT_EVENT = FRONTS.add("event ");
const FRONT_SOLID = FRONTS.add("solid ");
const FLAG_REMOVE = FRONTS.add("remove;\n");
const FRONT_CHANNEL = FRONTS.add("channel ");
const QUARTERS = new Numbers(
  { kind: "int", name: "quarter", bits: 8, signed: true, scale: { num: 1, den: 4, plus: 0 } },
  undefined,
);
const FRONT_GUNFRAME = FRONTS.add("gunframe ");
const FRONT_SHOTS = FRONTS.add("shots ");
const QUARTERS_TEXTS = QUARTERS.texts;
const QUARTERS_BYTES = QUARTERS.bytes;
const FRONT_GUNOFFSET = FRONTS.add("gunoffset ");
const FRONT_GUNANGLES = FRONTS.add("gunangles ");
const OPEN_MUZZLEFLASH = FRONTS.add("muzzleflash {\n entity ");
const FRONT_VALUE = FRONTS.add("value ");
const INT_TEXTS = INTS.texts;
const INT_BYTES = INTS.bytes;
const CLOSES = FRONTS.add("}\n");
const OPEN_MUZZLFLASH2 = FRONTS.add("muzzlflash2 {\n entity ");
const TOKEN_ENTITYTYPE = token("entitytype");
const OPEN_TEMP_ENTITY = FRONTS.add("temp_entity {\n entitytype ");
const FRONT_ORIGIN = FRONTS.add("origin ");
const OPEN_SOUND = FRONTS.add("sound {\n soundnum ");
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
const FRONT_TIMEOFS = FRONTS.add("timeofs ");
const U8S_3 = new Numbers(
  { kind: "int", name: "u8", bits: 8, signed: false, scale: { num: 1, den: 1000, plus: 0 } },
  undefined,
);
const U8S_3_TEXTS = U8S_3.texts;
const U8S_3_BYTES = U8S_3.bytes;
const OPEN_SPAWNBASELINE = FRONTS.add("spawnbaseline {\n entity ");
const OPEN_DOWNLOAD = FRONTS.add("download {\n size ");
const FRONT_PERCENT = FRONTS.add("percent ");
const OPEN_PLAYERINFO = FRONTS.add("playerinfo {\n");
const ANGLE16S = new Numbers(
  { kind: "int", name: "angle16", bits: 16, signed: true, scale: { num: 45, den: 8192, plus: 0 } },
  undefined,
);
const ANGLE16S_TEXTS = ANGLE16S.texts;
const ANGLE16S_BYTES = ANGLE16S.bytes;
const FRONT_VIEWANGLES = FRONTS.add("viewangles ");
const FRONT_KICK_ANGLES = FRONTS.add("kick_angles ");
const FRONT_GUNINDEX = FRONTS.add("gunindex ");
const FRONT_UNKNOWN = FRONTS.add("unknown ");
const FRONT_BLEND = FRONTS.add("blend ");
const OPENING_PLAYERINFO = opening("playerinfo");
const ALONE_PLAYERINFO = alone("playerinfo");
const FRONT_PM_TYPE = FRONTS.add("pm_type ");
const FRONT_VELOCITY = FRONTS.add("velocity ");
const FRONT_PM_TIME = FRONTS.add("pm_time ");
const FRONT_PM_FLAGS = FRONTS.add("pm_flags ");
const FRONT_GRAVITY = FRONTS.add("gravity ");
const FRONT_DELTA_ANGLES = FRONTS.add("delta_angles ");
const FRONT_VIEWOFFSET = FRONTS.add("viewoffset ");
const FRONT_FOV = FRONTS.add("fov ");
const FRONT_RDFLAGS = FRONTS.add("rdflags ");
const OPENING_PACKETENTITIES = opening("packetentities");
const ALONE_PACKETENTITIES = alone("packetentities");
const OPEN_PACKETENTITIES = FRONTS.add("packetentities {\n");
const OPENING_PACKETENTITY = opening("packetentity");
const ALONE_PACKETENTITY = alone("packetentity");
const ROWS = FRONTS.rows();
const ROW_SIZE = FRONTS.size;

/** `packetentity` from its statements. */
function hearPacketentityUntil25(text: TextCursor, depth: number): M.Packetentity | undefined {
  let number: number | undefined;
  let modelindex: number | undefined;
  let frame: number | undefined;
  let skin: number | undefined;
  let effects: number | undefined;
  let renderfx: number | undefined;
  let origin1: number | undefined;
  let origin2: number | undefined;
  let origin3: number | undefined;
  let angle1: number | undefined;
  let angle2: number | undefined;
  let angle3: number | undefined;
  let oldorigin: [number, number, number] | undefined;
  let sound: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    number = text.intLine();
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
  if (next === 0x6e696b73 && view.getInt32(text.at + depth + 1, true) === 0x206e696b) {
    text.at += depth + 5;
    const part = text.int();
    if (part < 0 || part > 0xff) text.isBad = true;
    skin = (skin ?? 0) | (part << 0) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x70657776 && view.getInt32(text.at + depth + 1, true) === 0x20706577) {
    text.at += depth + 5;
    const part = text.int();
    if (part < 0 || part > 0xffffff) text.isBad = true;
    skin = (skin ?? 0) | (part << 8) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65666665 && view.getInt32(text.at + depth + 4, true) === 0x20737463) {
    text.at += depth + 8;
    effects = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x646e6572 &&
    view.getInt32(text.at + depth + 4, true) === 0x78667265 &&
    view.getInt32(text.at + depth + 5, true) === 0x20786672
  ) {
    text.at += depth + 9;
    renderfx = text.intLine();
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
  if (
    next === 0x5f646c6f &&
    view.getInt32(text.at + depth + 4, true) === 0x6769726f &&
    view.getInt32(text.at + depth + 7, true) === 0x206e6967
  ) {
    text.at += depth + 11;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    oldorigin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e756f73 && view.getInt32(text.at + depth + 2, true) === 0x20646e75) {
    text.at += depth + 6;
    sound = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || number === undefined) return undefined;
  return {
    number: number,
    modelindex: modelindex,
    frame: frame,
    skin: skin,
    effects: effects,
    renderfx: renderfx,
    origin1: origin1,
    origin2: origin2,
    origin3: origin3,
    angle1: angle1,
    angle2: angle2,
    angle3: angle3,
    oldorigin: oldorigin,
    sound: sound,
  };
}

/** The statements of `packetentity`. */
function sayPacketentityUntil25(
  m: M.Packetentity,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  if (m.flags !== undefined) {
    let needed$ = 0x00;
    if (m.modelindex !== undefined) needed$ |= 0x0800;
    if (m.frame !== undefined) {
      if (m.frame >= 0 && m.frame <= 255) needed$ |= 0x08;
      else if (m.frame >= -32768 && m.frame <= 32767) needed$ |= 0x010000;
    }
    if (m.skin !== undefined) {
      if (m.skin >= 0 && m.skin <= 255) needed$ |= 0x2000;
      else if (m.skin >= -2147483648 && m.skin <= 2147483647) needed$ |= 0x800000;
    }
    if (m.effects !== undefined) {
      if (m.effects >= 0 && m.effects <= 255) needed$ |= 0x4000;
      else if (m.effects >= -32768 && m.effects <= 32767) needed$ |= 0x040000;
    }
    if (m.renderfx !== undefined) {
      if (m.renderfx >= 0 && m.renderfx <= 255) needed$ |= 0x1000;
      else if (m.renderfx >= -32768 && m.renderfx <= 32767) needed$ |= 0x020000;
    }
    if (m.origin1 !== undefined) needed$ |= 0x01;
    if (m.origin2 !== undefined) needed$ |= 0x02;
    if (m.origin3 !== undefined) needed$ |= 0x04;
    if (m.angle1 !== undefined) needed$ |= 0x0100;
    if (m.angle2 !== undefined) needed$ |= 0x0200;
    if (m.angle3 !== undefined) needed$ |= 0x0400;
    if (m.oldorigin !== undefined) needed$ |= 0x400000;
    if (m.sound !== undefined) needed$ |= 0x01000000;
    if ((needed$ & 0xff000000) !== 0) needed$ |= 0x10;
    if ((needed$ & 0xffff00) !== 0) needed$ |= 0x20;
    if (m.flags !== needed$ >>> 0) return false;
  }
  if (m.frameBefore !== undefined) return false;
  if (m.skinBefore !== undefined) return false;
  if (m.effectsBefore !== undefined) return false;
  if (m.renderfxBefore !== undefined) return false;
  const row = depth * ROW_SIZE;
  out.reserve(1027);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_ENTITY]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_ENTITY + 1]!, true);
  to += depth + 7;
  to = putIntEnd(chars, to, m.number!);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX + 2]!, true);
      to += depth + 11;
      appendNamed(out, to, names, "models", value);
      out.reserve(1027);
      chars = out.view;
      to = out.length;
    }
  }
  {
    const value = m.frame;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_FRAME]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_FRAME + 1]!, true);
      to += depth + 6;
      to = putIntEnd(chars, to, value);
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part$ = value & 0xff;
        chars.setFloat64(to, ROWS[row + FRONT_SKIN]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_SKIN + 1]!, true);
        to += depth + 5;
        to = putIntEnd(chars, to, part$);
      }
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part$ = ((value >>> 8) & 0xffffff) >>> 0;
        if (part$ !== 0) {
          chars.setFloat64(to, ROWS[row + FRONT_VWEP]!, true);
          chars.setFloat64(to + 8, ROWS[row + FRONT_VWEP + 1]!, true);
          to += depth + 5;
          to = putIntEnd(chars, to, part$);
        }
      }
    }
  }
  {
    const value = m.effects;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_EFFECTS]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_EFFECTS + 1]!, true);
      to += depth + 8;
      to = putIntEnd(chars, to, value);
    }
  }
  {
    const value = m.renderfx;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_RENDERFX]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_RENDERFX + 1]!, true);
      to += depth + 9;
      to = putIntEnd(chars, to, value);
    }
  }
  {
    const value = m.origin1;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_ORIGIN_X]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN_X + 1]!, true);
      to += depth + 9;
      {
        const raw$ = COORDS.rawOf(value);
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = COORDS_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
      }
    }
  }
  {
    const value = m.origin2;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_ORIGIN_Y]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN_Y + 1]!, true);
      to += depth + 9;
      {
        const raw$ = COORDS.rawOf(value);
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = COORDS_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
      }
    }
  }
  {
    const value = m.origin3;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_ORIGIN_Z]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN_Z + 1]!, true);
      to += depth + 9;
      {
        const raw$ = COORDS.rawOf(value);
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = COORDS_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
      }
    }
  }
  {
    const value = m.angle1;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_ANGLES_1]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_1 + 1]!, true);
      to += depth + 9;
      {
        const raw$ = ANGLES.rawOf(value);
        const index$ = 2 * (raw$ + 0x80);
        const length$ = ANGLES_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
      }
    }
  }
  {
    const value = m.angle2;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_ANGLES_2]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_2 + 1]!, true);
      to += depth + 9;
      {
        const raw$ = ANGLES.rawOf(value);
        const index$ = 2 * (raw$ + 0x80);
        const length$ = ANGLES_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
      }
    }
  }
  {
    const value = m.angle3;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_ANGLES_3]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_3 + 1]!, true);
      to += depth + 9;
      {
        const raw$ = ANGLES.rawOf(value);
        const index$ = 2 * (raw$ + 0x80);
        const length$ = ANGLES_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
      }
    }
  }
  {
    const value = m.oldorigin;
    if (value !== undefined) {
      {
        const values$: readonly number[] = value;
        chars.setFloat64(to, ROWS[row + FRONT_OLD_ORIGIN]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_OLD_ORIGIN + 1]!, true);
        chars.setFloat64(to + 16, ROWS[row + FRONT_OLD_ORIGIN + 2]!, true);
        to += depth + 11;
        {
          const raw$ = COORDS.rawOf(values$[0]!);
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = COORDS.rawOf(values$[1]!);
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = COORDS.rawOf(values$[2]!);
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
      }
    }
  }
  {
    const value = m.sound;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_SOUND]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_SOUND + 1]!, true);
      to += depth + 6;
      appendNamed(out, to, names, "sounds", value);
      out.reserve(1027);
      chars = out.view;
      to = out.length;
    }
  }
  out.length = to;
  return true;
}

/** `packetentity` from its statements. */
function hearPacketentity(text: TextCursor, depth: number): M.Packetentity | undefined {
  let number: number | undefined;
  let remove = false;
  let modelindex: number | undefined;
  let modelindex2: number | undefined;
  let modelindex3: number | undefined;
  let modelindex4: number | undefined;
  let frame: number | undefined;
  let skin: number | undefined;
  let effects: number | undefined;
  let renderfx: number | undefined;
  let origin1: number | undefined;
  let origin2: number | undefined;
  let origin3: number | undefined;
  let angle1: number | undefined;
  let angle2: number | undefined;
  let angle3: number | undefined;
  let oldorigin: [number, number, number] | undefined;
  let sound: number | undefined;
  let event: number | undefined;
  let solid: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    number = text.intLine();
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
  if (
    next === 0x65646f6d &&
    view.getInt32(text.at + depth + 4, true) === 0x646e696c &&
    view.getInt32(text.at + depth + 8, true) === 0x20327865
  ) {
    text.at += depth + 12;
    modelindex2 = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x65646f6d &&
    view.getInt32(text.at + depth + 4, true) === 0x646e696c &&
    view.getInt32(text.at + depth + 8, true) === 0x20337865
  ) {
    text.at += depth + 12;
    modelindex3 = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x65646f6d &&
    view.getInt32(text.at + depth + 4, true) === 0x646e696c &&
    view.getInt32(text.at + depth + 8, true) === 0x20347865
  ) {
    text.at += depth + 12;
    modelindex4 = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6d617266 && view.getInt32(text.at + depth + 2, true) === 0x20656d61) {
    text.at += depth + 6;
    frame = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6e696b73 && view.getInt32(text.at + depth + 1, true) === 0x206e696b) {
    text.at += depth + 5;
    const part = text.int();
    if (part < 0 || part > 0xff) text.isBad = true;
    skin = (skin ?? 0) | (part << 0) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x70657776 && view.getInt32(text.at + depth + 1, true) === 0x20706577) {
    text.at += depth + 5;
    const part = text.int();
    if (part < 0 || part > 0xffffff) text.isBad = true;
    skin = (skin ?? 0) | (part << 8) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65666665 && view.getInt32(text.at + depth + 4, true) === 0x20737463) {
    text.at += depth + 8;
    effects = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x646e6572 &&
    view.getInt32(text.at + depth + 4, true) === 0x78667265 &&
    view.getInt32(text.at + depth + 5, true) === 0x20786672
  ) {
    text.at += depth + 9;
    renderfx = text.intLine();
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
  if (
    next === 0x5f646c6f &&
    view.getInt32(text.at + depth + 4, true) === 0x6769726f &&
    view.getInt32(text.at + depth + 7, true) === 0x206e6967
  ) {
    text.at += depth + 11;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    oldorigin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e756f73 && view.getInt32(text.at + depth + 2, true) === 0x20646e75) {
    text.at += depth + 6;
    sound = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6e657665 && view.getInt32(text.at + depth + 2, true) === 0x20746e65) {
    text.at += depth + 6;
    event = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x696c6f73 && view.getInt32(text.at + depth + 2, true) === 0x2064696c) {
    text.at += depth + 6;
    solid = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6f6d6572 && view.getInt32(text.at + depth + 4, true) === 0x0a3b6576) {
    text.at += depth + 8;
    remove = true;
    next = text.next(depth);
  }
  if (text.isBad || number === undefined) return undefined;
  return {
    number: number,
    remove: remove,
    modelindex: modelindex,
    modelindex2: modelindex2,
    modelindex3: modelindex3,
    modelindex4: modelindex4,
    frame: frame,
    skin: skin,
    effects: effects,
    renderfx: renderfx,
    origin1: origin1,
    origin2: origin2,
    origin3: origin3,
    angle1: angle1,
    angle2: angle2,
    angle3: angle3,
    oldorigin: oldorigin,
    sound: sound,
    event: event,
    solid: solid,
  };
}

/** The statements of `packetentity`. */
function sayPacketentity(m: M.Packetentity, depth: number, out: TextOutput, names: Names): boolean {
  if (m.flags !== undefined) {
    let needed$ = 0x00;
    if (m.number !== undefined && !(m.number >= 0 && m.number <= 255)) needed$ |= 0x0100;
    if (m.remove) needed$ |= 0x40;
    if (m.modelindex !== undefined) needed$ |= 0x0800;
    if (m.modelindex2 !== undefined) needed$ |= 0x100000;
    if (m.modelindex3 !== undefined) needed$ |= 0x200000;
    if (m.modelindex4 !== undefined) needed$ |= 0x400000;
    if (m.frame !== undefined) {
      if (m.frame >= 0 && m.frame <= 255) needed$ |= 0x10;
      else if (m.frame >= -32768 && m.frame <= 32767) needed$ |= 0x020000;
    }
    if (m.skin !== undefined) {
      if (m.skin >= 0 && m.skin <= 255) needed$ |= 0x010000;
      else if (m.skin >= -32768 && m.skin <= 32767) needed$ |= 0x02000000;
      else needed$ |= 0x02010000;
    }
    if (m.effects !== undefined) {
      if (m.effects >= 0 && m.effects <= 255) needed$ |= 0x4000;
      else if (m.effects >= -32768 && m.effects <= 32767) needed$ |= 0x080000;
      else needed$ |= 0x084000;
    }
    if (m.renderfx !== undefined) {
      if (m.renderfx >= 0 && m.renderfx <= 255) needed$ |= 0x1000;
      else if (m.renderfx >= -32768 && m.renderfx <= 32767) needed$ |= 0x040000;
      else needed$ |= 0x041000;
    }
    if (m.origin1 !== undefined) needed$ |= 0x01;
    if (m.origin2 !== undefined) needed$ |= 0x02;
    if (m.origin3 !== undefined) needed$ |= 0x0200;
    if (m.angle1 !== undefined) needed$ |= 0x0400;
    if (m.angle2 !== undefined) needed$ |= 0x04;
    if (m.angle3 !== undefined) needed$ |= 0x08;
    if (m.oldorigin !== undefined) needed$ |= 0x01000000;
    if (m.sound !== undefined) needed$ |= 0x04000000;
    if (m.event !== undefined) needed$ |= 0x20;
    if (m.solid !== undefined) needed$ |= 0x08000000;
    if ((needed$ & 0xff000000) !== 0) needed$ |= 0x800000;
    if ((needed$ & 0xff0000) !== 0) needed$ |= 0x8000;
    if ((needed$ & 0xff00) !== 0) needed$ |= 0x80;
    if (m.flags !== needed$ >>> 0) return false;
  }
  if (m.frameBefore !== undefined) return false;
  if (m.skin === 0) return false;
  const row = depth * ROW_SIZE;
  out.reserve(1412);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_ENTITY]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_ENTITY + 1]!, true);
  to += depth + 7;
  to = putIntEnd(chars, to, m.number!);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX + 2]!, true);
      to += depth + 11;
      appendNamed(out, to, names, "models", value);
      out.reserve(1412);
      chars = out.view;
      to = out.length;
    }
  }
  {
    const value = m.modelindex2;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX2]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX2 + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX2 + 2]!, true);
      to += depth + 12;
      appendNamed(out, to, names, "models", value);
      out.reserve(1412);
      chars = out.view;
      to = out.length;
    }
  }
  {
    const value = m.modelindex3;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX3]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX3 + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX3 + 2]!, true);
      to += depth + 12;
      appendNamed(out, to, names, "models", value);
      out.reserve(1412);
      chars = out.view;
      to = out.length;
    }
  }
  {
    const value = m.modelindex4;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX4]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX4 + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX4 + 2]!, true);
      to += depth + 12;
      appendNamed(out, to, names, "models", value);
      out.reserve(1412);
      chars = out.view;
      to = out.length;
    }
  }
  {
    const value = m.frame;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_FRAME]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_FRAME + 1]!, true);
      to += depth + 6;
      to = putIntEnd(chars, to, value);
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part$ = value & 0xff;
        chars.setFloat64(to, ROWS[row + FRONT_SKIN]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_SKIN + 1]!, true);
        to += depth + 5;
        to = putIntEnd(chars, to, part$);
      }
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part$ = ((value >>> 8) & 0xffffff) >>> 0;
        if (part$ !== 0) {
          chars.setFloat64(to, ROWS[row + FRONT_VWEP]!, true);
          chars.setFloat64(to + 8, ROWS[row + FRONT_VWEP + 1]!, true);
          to += depth + 5;
          to = putIntEnd(chars, to, part$);
        }
      }
    }
  }
  {
    const value = m.effects;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_EFFECTS]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_EFFECTS + 1]!, true);
      to += depth + 8;
      to = putIntEnd(chars, to, value);
    }
  }
  {
    const value = m.renderfx;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_RENDERFX]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_RENDERFX + 1]!, true);
      to += depth + 9;
      to = putIntEnd(chars, to, value);
    }
  }
  {
    const value = m.origin1;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_ORIGIN_X]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN_X + 1]!, true);
      to += depth + 9;
      {
        const raw$ = COORDS.rawOf(value);
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = COORDS_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
      }
    }
  }
  {
    const value = m.origin2;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_ORIGIN_Y]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN_Y + 1]!, true);
      to += depth + 9;
      {
        const raw$ = COORDS.rawOf(value);
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = COORDS_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
      }
    }
  }
  {
    const value = m.origin3;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_ORIGIN_Z]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN_Z + 1]!, true);
      to += depth + 9;
      {
        const raw$ = COORDS.rawOf(value);
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = COORDS_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
      }
    }
  }
  {
    const value = m.angle1;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_ANGLES_1]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_1 + 1]!, true);
      to += depth + 9;
      {
        const raw$ = ANGLES.rawOf(value);
        const index$ = 2 * (raw$ + 0x80);
        const length$ = ANGLES_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
      }
    }
  }
  {
    const value = m.angle2;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_ANGLES_2]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_2 + 1]!, true);
      to += depth + 9;
      {
        const raw$ = ANGLES.rawOf(value);
        const index$ = 2 * (raw$ + 0x80);
        const length$ = ANGLES_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
      }
    }
  }
  {
    const value = m.angle3;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_ANGLES_3]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_3 + 1]!, true);
      to += depth + 9;
      {
        const raw$ = ANGLES.rawOf(value);
        const index$ = 2 * (raw$ + 0x80);
        const length$ = ANGLES_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
      }
    }
  }
  {
    const value = m.oldorigin;
    if (value !== undefined) {
      {
        const values$: readonly number[] = value;
        chars.setFloat64(to, ROWS[row + FRONT_OLD_ORIGIN]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_OLD_ORIGIN + 1]!, true);
        chars.setFloat64(to + 16, ROWS[row + FRONT_OLD_ORIGIN + 2]!, true);
        to += depth + 11;
        {
          const raw$ = COORDS.rawOf(values$[0]!);
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = COORDS.rawOf(values$[1]!);
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
        to -= 2;
        chars.setUint8(to++, 0x20);
        {
          const raw$ = COORDS.rawOf(values$[2]!);
          const index$ = 2 * (raw$ + 0x8000);
          const length$ = COORDS_BYTES[8 * index$ + 15]!;
          chars.setFloat64(to, COORDS_TEXTS[index$]!, true);
          chars.setFloat64(to + 8, COORDS_TEXTS[index$ + 1]!, true);
          to = length$ > 0 ? to + length$ : COORDS.putFirst(chars, to, raw$);
        }
      }
    }
  }
  {
    const value = m.sound;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_SOUND]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_SOUND + 1]!, true);
      to += depth + 6;
      appendNamed(out, to, names, "sounds", value);
      out.reserve(1412);
      chars = out.view;
      to = out.length;
    }
  }
  {
    const value = m.event;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_EVENT]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_EVENT + 1]!, true);
      to += depth + 6;
      to = putIntEnd(chars, to, value);
    }
  }
  {
    const value = m.solid;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_SOLID]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_SOLID + 1]!, true);
      to += depth + 6;
      to = putIntEnd(chars, to, value);
    }
  }
  if (m.remove) {
    chars.setFloat64(to, ROWS[row + FLAG_REMOVE]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_REMOVE + 1]!, true);
    to += depth + 8;
  }
  out.length = to;
  return true;
}

/** `source` from its statements. */
function hearSource(text: TextCursor, depth: number): M.Source | undefined {
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
  if (text.isBad || channel === undefined || entity === undefined) return undefined;
  return { channel: channel, entity: entity };
}

/** The statements of `source`. */
function saySource(m: M.Source, depth: number, out: TextOutput, _names: Names): boolean {
  const row = depth * ROW_SIZE;
  out.reserve(157);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_CHANNEL]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_CHANNEL + 1]!, true);
  to += depth + 8;
  to = putIntEnd(chars, to, m.channel!);
  chars.setFloat64(to, ROWS[row + FRONT_ENTITY]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_ENTITY + 1]!, true);
  to += depth + 7;
  to = putIntEnd(chars, to, m.entity!);
  out.length = to;
  return true;
}

/** `gun` from its statements. */
function hearGunUntil25(text: TextCursor, depth: number): M.Gun | undefined {
  let gunframe: number | undefined;
  let shots: number | undefined;
  let gunoffset: [number, number, number] | undefined;
  let gunangles: [number, number, number] | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (
    next === 0x666e7567 &&
    view.getInt32(text.at + depth + 4, true) === 0x656d6172 &&
    view.getInt32(text.at + depth + 5, true) === 0x20656d61
  ) {
    text.at += depth + 9;
    gunframe = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x746f6873 && view.getInt32(text.at + depth + 2, true) === 0x2073746f) {
    text.at += depth + 6;
    shots = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6e7567 &&
    view.getInt32(text.at + depth + 4, true) === 0x65736666 &&
    view.getInt32(text.at + depth + 6, true) === 0x20746573
  ) {
    text.at += depth + 10;
    const n0 = QUARTERS.hear(text);
    text.space();
    const n1 = QUARTERS.hear(text);
    text.space();
    const n2 = QUARTERS.hear(text);
    gunoffset = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x616e7567 &&
    view.getInt32(text.at + depth + 4, true) === 0x656c676e &&
    view.getInt32(text.at + depth + 6, true) === 0x2073656c
  ) {
    text.at += depth + 10;
    const n0 = QUARTERS.hear(text);
    text.space();
    const n1 = QUARTERS.hear(text);
    text.space();
    const n2 = QUARTERS.hear(text);
    gunangles = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    text.isBad ||
    gunframe === undefined ||
    shots === undefined ||
    gunoffset === undefined ||
    gunangles === undefined
  )
    return undefined;
  return { gunframe: gunframe, shots: shots, gunoffset: gunoffset, gunangles: gunangles };
}

/** The statements of `gun`. */
function sayGunUntil25(m: M.Gun, depth: number, out: TextOutput, _names: Names): boolean {
  const row = depth * ROW_SIZE;
  out.reserve(383);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_GUNFRAME]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_GUNFRAME + 1]!, true);
  to += depth + 9;
  to = putIntEnd(chars, to, m.gunframe!);
  chars.setFloat64(to, ROWS[row + FRONT_SHOTS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_SHOTS + 1]!, true);
  to += depth + 6;
  to = putIntEnd(chars, to, m.shots!);
  {
    const values$: readonly number[] = m.gunoffset!;
    chars.setFloat64(to, ROWS[row + FRONT_GUNOFFSET]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_GUNOFFSET + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_GUNOFFSET + 2]!, true);
    to += depth + 10;
    {
      const raw$ = QUARTERS.rawOf(values$[0]!);
      const index$ = 2 * (raw$ + 0x80);
      const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = QUARTERS.rawOf(values$[1]!);
      const index$ = 2 * (raw$ + 0x80);
      const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = QUARTERS.rawOf(values$[2]!);
      const index$ = 2 * (raw$ + 0x80);
      const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
    }
  }
  {
    const values$: readonly number[] = m.gunangles!;
    chars.setFloat64(to, ROWS[row + FRONT_GUNANGLES]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_GUNANGLES + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_GUNANGLES + 2]!, true);
    to += depth + 10;
    {
      const raw$ = QUARTERS.rawOf(values$[0]!);
      const index$ = 2 * (raw$ + 0x80);
      const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = QUARTERS.rawOf(values$[1]!);
      const index$ = 2 * (raw$ + 0x80);
      const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = QUARTERS.rawOf(values$[2]!);
      const index$ = 2 * (raw$ + 0x80);
      const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
    }
  }
  out.length = to;
  return true;
}

/** `gun` from its statements. */
function hearGun(text: TextCursor, depth: number): M.Gun | undefined {
  let gunframe: number | undefined;
  let gunoffset: [number, number, number] | undefined;
  let gunangles: [number, number, number] | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (
    next === 0x666e7567 &&
    view.getInt32(text.at + depth + 4, true) === 0x656d6172 &&
    view.getInt32(text.at + depth + 5, true) === 0x20656d61
  ) {
    text.at += depth + 9;
    gunframe = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x6f6e7567 &&
    view.getInt32(text.at + depth + 4, true) === 0x65736666 &&
    view.getInt32(text.at + depth + 6, true) === 0x20746573
  ) {
    text.at += depth + 10;
    const n0 = QUARTERS.hear(text);
    text.space();
    const n1 = QUARTERS.hear(text);
    text.space();
    const n2 = QUARTERS.hear(text);
    gunoffset = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x616e7567 &&
    view.getInt32(text.at + depth + 4, true) === 0x656c676e &&
    view.getInt32(text.at + depth + 6, true) === 0x2073656c
  ) {
    text.at += depth + 10;
    const n0 = QUARTERS.hear(text);
    text.space();
    const n1 = QUARTERS.hear(text);
    text.space();
    const n2 = QUARTERS.hear(text);
    gunangles = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || gunframe === undefined || gunoffset === undefined || gunangles === undefined)
    return undefined;
  return { gunframe: gunframe, gunoffset: gunoffset, gunangles: gunangles };
}

/** The statements of `gun`. */
function sayGun(m: M.Gun, depth: number, out: TextOutput, _names: Names): boolean {
  const row = depth * ROW_SIZE;
  out.reserve(322);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_GUNFRAME]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_GUNFRAME + 1]!, true);
  to += depth + 9;
  to = putIntEnd(chars, to, m.gunframe!);
  {
    const values$: readonly number[] = m.gunoffset!;
    chars.setFloat64(to, ROWS[row + FRONT_GUNOFFSET]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_GUNOFFSET + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_GUNOFFSET + 2]!, true);
    to += depth + 10;
    {
      const raw$ = QUARTERS.rawOf(values$[0]!);
      const index$ = 2 * (raw$ + 0x80);
      const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = QUARTERS.rawOf(values$[1]!);
      const index$ = 2 * (raw$ + 0x80);
      const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = QUARTERS.rawOf(values$[2]!);
      const index$ = 2 * (raw$ + 0x80);
      const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
    }
  }
  {
    const values$: readonly number[] = m.gunangles!;
    chars.setFloat64(to, ROWS[row + FRONT_GUNANGLES]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_GUNANGLES + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_GUNANGLES + 2]!, true);
    to += depth + 10;
    {
      const raw$ = QUARTERS.rawOf(values$[0]!);
      const index$ = 2 * (raw$ + 0x80);
      const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = QUARTERS.rawOf(values$[1]!);
      const index$ = 2 * (raw$ + 0x80);
      const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = QUARTERS.rawOf(values$[2]!);
      const index$ = 2 * (raw$ + 0x80);
      const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
    }
  }
  out.length = to;
  return true;
}

/** The text of the `muzzleflash` at the cursor. */
function tellMuzzleflashUntil25(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 4;
  const entity = view.getInt16(at + 1, true);
  const weapon = view.getUint8(at + 3);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(166);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_MUZZLEFLASH]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_MUZZLEFLASH + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_MUZZLEFLASH + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_MUZZLEFLASH + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_MUZZLEFLASH + 4]!, true);
  to += 2 * outer + 22;
  to = putIntEnd(chars, to, entity);
  chars.setFloat64(to, ROWS[row + FRONT_VALUE]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_VALUE + 1]!, true);
  to += depth + 6;
  chars.setFloat64(to, INT_TEXTS[weapon]!, true);
  to += INT_BYTES[8 * weapon + 7]!;
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `muzzleflash` that statements tell. */
function enterMuzzleflashUntil25(text: TextCursor, depth: number, w: Writer): boolean {
  let entity: number | undefined;
  let weapon: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    entity = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x756c6176 && view.getInt32(text.at + depth + 2, true) === 0x2065756c) {
    text.at += depth + 6;
    weapon = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || entity === undefined || weapon === undefined) return false;
  const m: M.Muzzleflash = { type: "muzzleflash", entity: entity, weapon: weapon };
  writeId(w, 0x0c);
  {
    reserve(w, 3);
    const view = w.view;
    const at = w.offset;
    view.setInt16(at, asI16(m.entity), true);
    view.setUint8(at + 2, asU8(m.weapon));
    w.offset = at + 3;
  }
  return true;
}

/** The text of the `muzzleflash` at the cursor. */
function tellMuzzleflash(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 4;
  const entity = view.getInt16(at + 1, true);
  const weapon = view.getUint8(at + 3);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(166);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_MUZZLEFLASH]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_MUZZLEFLASH + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_MUZZLEFLASH + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_MUZZLEFLASH + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_MUZZLEFLASH + 4]!, true);
  to += 2 * outer + 22;
  to = putIntEnd(chars, to, entity);
  chars.setFloat64(to, ROWS[row + FRONT_VALUE]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_VALUE + 1]!, true);
  to += depth + 6;
  chars.setFloat64(to, INT_TEXTS[weapon]!, true);
  to += INT_BYTES[8 * weapon + 7]!;
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `muzzleflash` that statements tell. */
function enterMuzzleflash(text: TextCursor, depth: number, w: Writer): boolean {
  let entity: number | undefined;
  let weapon: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    entity = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x756c6176 && view.getInt32(text.at + depth + 2, true) === 0x2065756c) {
    text.at += depth + 6;
    weapon = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || entity === undefined || weapon === undefined) return false;
  const m: M.Muzzleflash = { type: "muzzleflash", entity: entity, weapon: weapon };
  writeId(w, 0x01);
  {
    reserve(w, 3);
    const view = w.view;
    const at = w.offset;
    view.setInt16(at, asI16(m.entity), true);
    view.setUint8(at + 2, asU8(m.weapon));
    w.offset = at + 3;
  }
  return true;
}

/** Writes the `muzzleflash` that statements tell. */
function enterMuzzleflashRelay(text: TextCursor, depth: number, w: Writer): boolean {
  let entity: number | undefined;
  let weapon: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    entity = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x756c6176 && view.getInt32(text.at + depth + 2, true) === 0x2065756c) {
    text.at += depth + 6;
    weapon = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || entity === undefined || weapon === undefined) return false;
  const m: M.Muzzleflash = { type: "muzzleflash", entity: entity, weapon: weapon };
  {
    let unicast$bit = 0;
    if (m.unicast !== undefined) unicast$bit |= 0x01;
    reserve(w, 2);
    const view = w.view;
    let at = w.offset;
    view.setUint8(at++, 0x01 | ((unicast$bit & 0x01) << 7));
    if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
    w.offset = at;
    encodeMuzzleflashUntil25(w, m);
  }
  return true;
}

/** The text of the `muzzleflash2` at the cursor. */
function tellMuzzleflash2Until25(
  r: Reader,
  outer: number,
  out: TextOutput,
  _names: Names,
): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 4;
  const entity = view.getInt16(at + 1, true);
  const flash = view.getUint8(at + 3);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(166);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_MUZZLFLASH2]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_MUZZLFLASH2 + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_MUZZLFLASH2 + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_MUZZLFLASH2 + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_MUZZLFLASH2 + 4]!, true);
  to += 2 * outer + 22;
  to = putIntEnd(chars, to, entity);
  chars.setFloat64(to, ROWS[row + FRONT_VALUE]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_VALUE + 1]!, true);
  to += depth + 6;
  chars.setFloat64(to, INT_TEXTS[flash]!, true);
  to += INT_BYTES[8 * flash + 7]!;
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `muzzleflash2` that statements tell. */
function enterMuzzleflash2Until25(text: TextCursor, depth: number, w: Writer): boolean {
  let entity: number | undefined;
  let flash: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    entity = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x756c6176 && view.getInt32(text.at + depth + 2, true) === 0x2065756c) {
    text.at += depth + 6;
    flash = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || entity === undefined || flash === undefined) return false;
  const m: M.Muzzleflash2 = { type: "muzzleflash2", entity: entity, flash: flash };
  writeId(w, 0x13);
  {
    reserve(w, 3);
    const view = w.view;
    const at = w.offset;
    view.setInt16(at, asI16(m.entity), true);
    view.setUint8(at + 2, asU8(m.flash));
    w.offset = at + 3;
  }
  return true;
}

/** The text of the `muzzleflash2` at the cursor. */
function tellMuzzleflash2(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 4;
  const entity = view.getInt16(at + 1, true);
  const flash = view.getUint8(at + 3);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(166);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_MUZZLFLASH2]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_MUZZLFLASH2 + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_MUZZLFLASH2 + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_MUZZLFLASH2 + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_MUZZLFLASH2 + 4]!, true);
  to += 2 * outer + 22;
  to = putIntEnd(chars, to, entity);
  chars.setFloat64(to, ROWS[row + FRONT_VALUE]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_VALUE + 1]!, true);
  to += depth + 6;
  chars.setFloat64(to, INT_TEXTS[flash]!, true);
  to += INT_BYTES[8 * flash + 7]!;
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `muzzleflash2` that statements tell. */
function enterMuzzleflash2(text: TextCursor, depth: number, w: Writer): boolean {
  let entity: number | undefined;
  let flash: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    entity = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x756c6176 && view.getInt32(text.at + depth + 2, true) === 0x2065756c) {
    text.at += depth + 6;
    flash = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || entity === undefined || flash === undefined) return false;
  const m: M.Muzzleflash2 = { type: "muzzleflash2", entity: entity, flash: flash };
  writeId(w, 0x02);
  {
    reserve(w, 3);
    const view = w.view;
    const at = w.offset;
    view.setInt16(at, asI16(m.entity), true);
    view.setUint8(at + 2, asU8(m.flash));
    w.offset = at + 3;
  }
  return true;
}

/** Writes the `muzzleflash2` that statements tell. */
function enterMuzzleflash2Relay(text: TextCursor, depth: number, w: Writer): boolean {
  let entity: number | undefined;
  let flash: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    entity = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x756c6176 && view.getInt32(text.at + depth + 2, true) === 0x2065756c) {
    text.at += depth + 6;
    flash = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || entity === undefined || flash === undefined) return false;
  const m: M.Muzzleflash2 = { type: "muzzleflash2", entity: entity, flash: flash };
  {
    let unicast$bit = 0;
    if (m.unicast !== undefined) unicast$bit |= 0x01;
    reserve(w, 2);
    const view = w.view;
    let at = w.offset;
    view.setUint8(at++, 0x02 | ((unicast$bit & 0x01) << 7));
    if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
    w.offset = at;
    encodeMuzzleflash2Until25(w, m);
  }
  return true;
}

/** `temp_entity` from its statements. */
function hearTempEntityUntil25Point(
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
function hearTempEntityUntil25(text: TextCursor, depth: number): M.TempEntity | undefined {
  const start = text.at;
  if (!text.take(TOKEN_ENTITYTYPE, depth)) return undefined;
  const chosen = text.int();
  text.at = start;
  if (
    chosen === 2 ||
    chosen === 12 ||
    chosen === 14 ||
    chosen === 16 ||
    chosen === 21 ||
    chosen === 26
  )
    return undefined;
  if (chosen === 17 || chosen === 18 || chosen === 19)
    return hearTempEntityUntil25Point(text, depth);
  return undefined;
}

/** The text of the `temp_entity` at the cursor. */
function tellTempEntityUntil25(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  const entitytype = view.getUint8(at + 1);
  at += 2;
  switch (entitytype) {
    case 0x02:
    case 0x0c:
    case 0x0e:
    case 0x10:
    case 0x15:
    case 0x1a:
      return false;
    case 0x11:
    case 0x12:
    case 0x13: {
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
    default:
      return false;
  }
}

/** Writes the `temp_entity` that statements tell. */
function enterTempEntityUntil25(text: TextCursor, depth: number, w: Writer): boolean {
  const m = hearTempEntityUntil25(text, depth);
  if (m === undefined) return false;
  writeId(w, 0x0a);
  encodeTempEntityUntil25(w, m);
  return true;
}

/** The text of the `sound` at the cursor. */
function tellSoundUntil25(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  at += 1;
  const flags = view.getUint8(at++);
  const soundnum = view.getUint8(at);
  at += 1;
  const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) : undefined;
  const timeofs = (flags & 0x10) !== 0 ? view.getUint8(at++) : undefined;
  let source: Source | undefined;
  if ((flags & 0x08) !== 0) {
    r.offset = at;
    source = decodeSource(r);
    at = r.offset;
  }
  let origin: [number, number, number] | undefined;
  if ((flags & 0x04) !== 0) {
    origin = [view.getInt16(at, true), view.getInt16(at + 2, true), view.getInt16(at + 4, true)];
    at += 6;
  }
  r.offset = at;
  {
    let needed$ = 0x00;
    needed$ |= flags & 0x1f;
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
  chars.setFloat64(to + 16, ROWS[outside + OPEN_SOUND + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_SOUND + 3]!, true);
  to += 2 * outer + 18;
  appendNamed(out, to, names, "sounds", soundnum);
  out.reserve(462);
  chars = out.view;
  to = out.length;
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
  if (timeofs !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_TIMEOFS]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_TIMEOFS + 1]!, true);
    to += depth + 8;
    {
      const raw$ = timeofs;
      const index$ = 2 * raw$;
      const length$ = U8S_3_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, U8S_3_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, U8S_3_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : U8S_3.putFirst(chars, to, raw$);
    }
  }
  if (source !== undefined) {
    out.length = to;
    if (!saySource(source, depth, out, names)) return false;
    out.reserve(462);
    chars = out.view;
    to = out.length;
  }
  if (origin !== undefined) {
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
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `sound` that statements tell. */
function enterSoundUntil25(text: TextCursor, depth: number, w: Writer): boolean {
  let soundnum: number | undefined;
  let volume: number | undefined;
  let attenuation: number | undefined;
  let timeofs: number | undefined;
  let source: M.Source | undefined;
  let origin: [number, number, number] | undefined;
  const { view } = text;
  let next = text.next(depth);
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
  if (next === 0x656d6974 && view.getInt32(text.at + depth + 4, true) === 0x2073666f) {
    text.at += depth + 8;
    timeofs = U8S_3.hearLine(text);
    next = text.next(depth);
  }
  {
    const start = text.at;
    const inner = hearSource(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return false;
      source = inner;
      next = text.next(depth);
    }
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
  if (text.isBad || soundnum === undefined) return false;
  const m: M.Sound = {
    type: "sound",
    soundnum: soundnum,
    volume: volume,
    attenuation: attenuation,
    timeofs: timeofs,
    source: source,
    origin: origin,
  };
  writeId(w, 0x04);
  {
    let flags = m.flags === undefined ? 0 : m.flags & 0xe0;
    if (m.volume !== undefined) flags |= 0x01;
    if (m.attenuation !== undefined) flags |= 0x02;
    if (m.timeofs !== undefined) flags |= 0x10;
    if (m.source !== undefined) flags |= 0x08;
    if (m.origin !== undefined) flags |= 0x04;
    reserve(w, 5);
    let view = w.view;
    let at = w.offset;
    view.setUint8(at++, flags);
    view.setUint8(at, asU8(m.soundnum));
    at += 1;
    if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
    if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
    if (m.timeofs !== undefined) view.setUint8(at++, asU8(unscale(m.timeofs, 1, 1000)));
    w.offset = at;
    if (m.source !== undefined) encodeSource(w, m.source);
    reserve(w, 6);
    view = w.view;
    at = w.offset;
    if (m.origin !== undefined) {
      expectLength(m.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
      at += 6;
    }
    w.offset = at;
  }
  return true;
}

/** The text of the `sound` at the cursor. */
function tellSound(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  at += 1;
  const flags = view.getUint8(at++);
  const soundnum = view.getUint8(at);
  at += 1;
  const volume = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  const attenuation = (flags & 0x02) !== 0 ? view.getUint8(at++) : undefined;
  const timeofs = (flags & 0x10) !== 0 ? view.getUint8(at++) : undefined;
  let source: Source | undefined;
  if ((flags & 0x08) !== 0) {
    r.offset = at;
    source = decodeSource(r);
    at = r.offset;
  }
  let origin: [number, number, number] | undefined;
  if ((flags & 0x04) !== 0) {
    origin = [view.getInt16(at, true), view.getInt16(at + 2, true), view.getInt16(at + 4, true)];
    at += 6;
  }
  r.offset = at;
  {
    let needed$ = 0x00;
    needed$ |= flags & 0x1f;
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
  chars.setFloat64(to + 16, ROWS[outside + OPEN_SOUND + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_SOUND + 3]!, true);
  to += 2 * outer + 18;
  appendNamed(out, to, names, "sounds", soundnum);
  out.reserve(462);
  chars = out.view;
  to = out.length;
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
  if (timeofs !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_TIMEOFS]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_TIMEOFS + 1]!, true);
    to += depth + 8;
    {
      const raw$ = timeofs;
      const index$ = 2 * raw$;
      const length$ = U8S_3_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, U8S_3_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, U8S_3_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : U8S_3.putFirst(chars, to, raw$);
    }
  }
  if (source !== undefined) {
    out.length = to;
    if (!saySource(source, depth, out, names)) return false;
    out.reserve(462);
    chars = out.view;
    to = out.length;
  }
  if (origin !== undefined) {
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
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `sound` that statements tell. */
function enterSound(text: TextCursor, depth: number, w: Writer): boolean {
  let soundnum: number | undefined;
  let volume: number | undefined;
  let attenuation: number | undefined;
  let timeofs: number | undefined;
  let source: M.Source | undefined;
  let origin: [number, number, number] | undefined;
  const { view } = text;
  let next = text.next(depth);
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
  if (next === 0x656d6974 && view.getInt32(text.at + depth + 4, true) === 0x2073666f) {
    text.at += depth + 8;
    timeofs = U8S_3.hearLine(text);
    next = text.next(depth);
  }
  {
    const start = text.at;
    const inner = hearSource(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return false;
      source = inner;
      next = text.next(depth);
    }
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
  if (text.isBad || soundnum === undefined) return false;
  const m: M.Sound = {
    type: "sound",
    soundnum: soundnum,
    volume: volume,
    attenuation: attenuation,
    timeofs: timeofs,
    source: source,
    origin: origin,
  };
  writeId(w, 0x09);
  {
    let flags = m.flags === undefined ? 0 : m.flags & 0xe0;
    if (m.volume !== undefined) flags |= 0x01;
    if (m.attenuation !== undefined) flags |= 0x02;
    if (m.timeofs !== undefined) flags |= 0x10;
    if (m.source !== undefined) flags |= 0x08;
    if (m.origin !== undefined) flags |= 0x04;
    reserve(w, 5);
    let view = w.view;
    let at = w.offset;
    view.setUint8(at++, flags);
    view.setUint8(at, asU8(m.soundnum));
    at += 1;
    if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
    if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
    if (m.timeofs !== undefined) view.setUint8(at++, asU8(unscale(m.timeofs, 1, 1000)));
    w.offset = at;
    if (m.source !== undefined) encodeSource(w, m.source);
    reserve(w, 6);
    view = w.view;
    at = w.offset;
    if (m.origin !== undefined) {
      expectLength(m.origin, 3);
      for (let i = 0; i < 3; i++)
        view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
      at += 6;
    }
    w.offset = at;
  }
  return true;
}

/** Writes the `sound` that statements tell. */
function enterSoundRelay(text: TextCursor, depth: number, w: Writer): boolean {
  let soundnum: number | undefined;
  let volume: number | undefined;
  let attenuation: number | undefined;
  let timeofs: number | undefined;
  let source: M.Source | undefined;
  let origin: [number, number, number] | undefined;
  const { view } = text;
  let next = text.next(depth);
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
  if (next === 0x656d6974 && view.getInt32(text.at + depth + 4, true) === 0x2073666f) {
    text.at += depth + 8;
    timeofs = U8S_3.hearLine(text);
    next = text.next(depth);
  }
  {
    const start = text.at;
    const inner = hearSource(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return false;
      source = inner;
      next = text.next(depth);
    }
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
  if (text.isBad || soundnum === undefined) return false;
  const m: M.Sound = {
    type: "sound",
    soundnum: soundnum,
    volume: volume,
    attenuation: attenuation,
    timeofs: timeofs,
    source: source,
    origin: origin,
  };
  {
    let unicast$bit = 0;
    if (m.unicast !== undefined) unicast$bit |= 0x01;
    reserve(w, 2);
    const view = w.view;
    let at = w.offset;
    view.setUint8(at++, 0x09 | ((unicast$bit & 0x01) << 7));
    if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
    w.offset = at;
    encodeSoundUntil25(w, m);
  }
  return true;
}

/** The text of the `spawnbaseline` at the cursor. */
function tellSpawnbaselineUntil25(
  r: Reader,
  outer: number,
  out: TextOutput,
  names: Names,
): boolean {
  const view = r.view;
  let at = r.offset;
  const flagsNumber = view.getUint16(at + 1, true);
  let flags = flagsNumber & 0x3f;
  const number = flagsNumber >>> 6;
  at += 3;
  if ((flags & 0x20) !== 0) {
    flags |= view.getUint16(at, true) << 8;
    at += 2;
  }
  if ((flags & 0x10) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  if ((flags & 0x8000) !== 0)
    throw refused(r, "what no recording shows, perhaps a skin of 16 bits");
  if ((flags & 0x080000) !== 0) throw refused(r, "what no recording shows");
  if ((flags & 0x100000) !== 0) throw refused(r, "what no recording shows, perhaps a second model");
  if ((flags & 0x200000) !== 0) throw refused(r, "what no recording shows, perhaps a third model");
  const modelindex = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  let frame: number | undefined;
  let frameBefore: number | undefined;
  if ((flags & 0x08) !== 0) {
    frame = view.getUint8(at++);
  }
  if ((flags & 0x010000) !== 0) {
    frameBefore = frame;
    frame = view.getInt16(at, true);
    at += 2;
  }
  let skin: number | undefined;
  let skinBefore: number | undefined;
  if ((flags & 0x2000) !== 0) {
    skin = view.getUint8(at++);
  }
  if ((flags & 0x800000) !== 0) {
    skinBefore = skin;
    skin = view.getInt32(at, true);
    at += 4;
  }
  let effects: number | undefined;
  let effectsBefore: number | undefined;
  if ((flags & 0x4000) !== 0) {
    effects = view.getUint8(at++);
  }
  if ((flags & 0x040000) !== 0) {
    effectsBefore = effects;
    effects = view.getInt16(at, true);
    at += 2;
  }
  let renderfx: number | undefined;
  let renderfxBefore: number | undefined;
  if ((flags & 0x1000) !== 0) {
    renderfx = view.getUint8(at++);
  }
  if ((flags & 0x020000) !== 0) {
    renderfxBefore = renderfx;
    renderfx = view.getInt16(at, true);
    at += 2;
  }
  let origin1: number | undefined;
  if ((flags & 0x01) !== 0) {
    origin1 = view.getInt16(at, true);
    at += 2;
  }
  let origin2: number | undefined;
  if ((flags & 0x02) !== 0) {
    origin2 = view.getInt16(at, true);
    at += 2;
  }
  let origin3: number | undefined;
  if ((flags & 0x04) !== 0) {
    origin3 = view.getInt16(at, true);
    at += 2;
  }
  const angle1 = (flags & 0x0100) !== 0 ? view.getInt8(at++) : undefined;
  const angle2 = (flags & 0x0200) !== 0 ? view.getInt8(at++) : undefined;
  const angle3 = (flags & 0x0400) !== 0 ? view.getInt8(at++) : undefined;
  let oldorigin: [number, number, number] | undefined;
  if ((flags & 0x400000) !== 0) {
    oldorigin = [view.getInt16(at, true), view.getInt16(at + 2, true), view.getInt16(at + 4, true)];
    at += 6;
  }
  const sound = (flags & 0x01000000) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  {
    let needed$ = 0x00;
    needed$ |= flags & 0x01400f07;
    if (frame !== undefined) {
      if (frame >= 0 && frame <= 255) needed$ |= 0x08;
      else if (frame >= -32768 && frame <= 32767) needed$ |= 0x010000;
    }
    if (skin !== undefined) {
      if (skin >= 0 && skin <= 255) needed$ |= 0x2000;
      else if (skin >= -2147483648 && skin <= 2147483647) needed$ |= 0x800000;
    }
    if (effects !== undefined) {
      if (effects >= 0 && effects <= 255) needed$ |= 0x4000;
      else if (effects >= -32768 && effects <= 32767) needed$ |= 0x040000;
    }
    if (renderfx !== undefined) {
      if (renderfx >= 0 && renderfx <= 255) needed$ |= 0x1000;
      else if (renderfx >= -32768 && renderfx <= 32767) needed$ |= 0x020000;
    }
    if ((needed$ & 0xff000000) !== 0) needed$ |= 0x10;
    if ((needed$ & 0xffff00) !== 0) needed$ |= 0x20;
    if (flags !== needed$ >>> 0) return false;
  }
  if (frameBefore !== undefined) return false;
  if (skinBefore !== undefined) return false;
  if (effectsBefore !== undefined) return false;
  if (renderfxBefore !== undefined) return false;
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(1040);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_SPAWNBASELINE]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_SPAWNBASELINE + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_SPAWNBASELINE + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_SPAWNBASELINE + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_SPAWNBASELINE + 4]!, true);
  to += 2 * outer + 24;
  chars.setFloat64(to, INT_TEXTS[number]!, true);
  to += INT_BYTES[8 * number + 7]!;
  if (modelindex !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX + 2]!, true);
    to += depth + 11;
    appendNamed(out, to, names, "models", modelindex);
    out.reserve(1040);
    chars = out.view;
    to = out.length;
  }
  if (frame !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_FRAME]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_FRAME + 1]!, true);
    to += depth + 6;
    to = putIntEnd(chars, to, frame);
  }
  if (skin !== undefined) {
    {
      const part$ = skin & 0xff;
      chars.setFloat64(to, ROWS[row + FRONT_SKIN]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_SKIN + 1]!, true);
      to += depth + 5;
      to = putIntEnd(chars, to, part$);
    }
  }
  if (skin !== undefined) {
    {
      const part$ = ((skin >>> 8) & 0xffffff) >>> 0;
      if (part$ !== 0) {
        chars.setFloat64(to, ROWS[row + FRONT_VWEP]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_VWEP + 1]!, true);
        to += depth + 5;
        to = putIntEnd(chars, to, part$);
      }
    }
  }
  if (effects !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_EFFECTS]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_EFFECTS + 1]!, true);
    to += depth + 8;
    to = putIntEnd(chars, to, effects);
  }
  if (renderfx !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_RENDERFX]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_RENDERFX + 1]!, true);
    to += depth + 9;
    to = putIntEnd(chars, to, renderfx);
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
  if (oldorigin !== undefined) {
    {
      const values$: readonly number[] = oldorigin;
      chars.setFloat64(to, ROWS[row + FRONT_OLD_ORIGIN]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_OLD_ORIGIN + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FRONT_OLD_ORIGIN + 2]!, true);
      to += depth + 11;
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
  }
  if (sound !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_SOUND]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_SOUND + 1]!, true);
    to += depth + 6;
    appendNamed(out, to, names, "sounds", sound);
    out.reserve(1040);
    chars = out.view;
    to = out.length;
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `spawnbaseline` that statements tell. */
function enterSpawnbaselineUntil25(text: TextCursor, depth: number, w: Writer): boolean {
  let number: number | undefined;
  let modelindex: number | undefined;
  let frame: number | undefined;
  let skin: number | undefined;
  let effects: number | undefined;
  let renderfx: number | undefined;
  let origin1: number | undefined;
  let origin2: number | undefined;
  let origin3: number | undefined;
  let angle1: number | undefined;
  let angle2: number | undefined;
  let angle3: number | undefined;
  let oldorigin: [number, number, number] | undefined;
  let sound: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    number = text.intLine();
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
  if (next === 0x6e696b73 && view.getInt32(text.at + depth + 1, true) === 0x206e696b) {
    text.at += depth + 5;
    const part = text.int();
    if (part < 0 || part > 0xff) text.isBad = true;
    skin = (skin ?? 0) | (part << 0) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x70657776 && view.getInt32(text.at + depth + 1, true) === 0x20706577) {
    text.at += depth + 5;
    const part = text.int();
    if (part < 0 || part > 0xffffff) text.isBad = true;
    skin = (skin ?? 0) | (part << 8) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65666665 && view.getInt32(text.at + depth + 4, true) === 0x20737463) {
    text.at += depth + 8;
    effects = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x646e6572 &&
    view.getInt32(text.at + depth + 4, true) === 0x78667265 &&
    view.getInt32(text.at + depth + 5, true) === 0x20786672
  ) {
    text.at += depth + 9;
    renderfx = text.intLine();
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
  if (
    next === 0x5f646c6f &&
    view.getInt32(text.at + depth + 4, true) === 0x6769726f &&
    view.getInt32(text.at + depth + 7, true) === 0x206e6967
  ) {
    text.at += depth + 11;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    oldorigin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e756f73 && view.getInt32(text.at + depth + 2, true) === 0x20646e75) {
    text.at += depth + 6;
    sound = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || number === undefined) return false;
  const m: M.Spawnbaseline = {
    type: "spawnbaseline",
    number: number,
    modelindex: modelindex,
    frame: frame,
    skin: skin,
    effects: effects,
    renderfx: renderfx,
    origin1: origin1,
    origin2: origin2,
    origin3: origin3,
    angle1: angle1,
    angle2: angle2,
    angle3: angle3,
    oldorigin: oldorigin,
    sound: sound,
  };
  writeId(w, 0x09);
  {
    let flags = m.flags === undefined ? 0 : m.flags & 0xfe000030;
    if (m.modelindex !== undefined) flags |= 0x0800;
    if (m.frame !== undefined) {
      const hinted = m.flags === undefined ? 0 : m.flags & 0x010008;
      if (
        hinted === 0x010008 &&
        m.frameBefore !== undefined &&
        m.frameBefore === (m.frameBefore & 0xff) &&
        m.frame === (m.frame << 16) >> 16
      )
        flags |= 0x010008;
      else if (hinted === 0x010000 || m.frame !== (m.frame & 0xff)) flags |= 0x010000;
      else flags |= 0x08;
    }
    if (m.skin !== undefined) {
      const hinted = m.flags === undefined ? 0 : m.flags & 0x802000;
      if (
        hinted === 0x802000 &&
        m.skinBefore !== undefined &&
        m.skinBefore === (m.skinBefore & 0xff) &&
        m.skin === (m.skin | 0)
      )
        flags |= 0x802000;
      else if (hinted === 0x800000 || m.skin !== (m.skin & 0xff)) flags |= 0x800000;
      else flags |= 0x2000;
    }
    if (m.effects !== undefined) {
      const hinted = m.flags === undefined ? 0 : m.flags & 0x044000;
      if (
        hinted === 0x044000 &&
        m.effectsBefore !== undefined &&
        m.effectsBefore === (m.effectsBefore & 0xff) &&
        m.effects === (m.effects << 16) >> 16
      )
        flags |= 0x044000;
      else if (hinted === 0x040000 || m.effects !== (m.effects & 0xff)) flags |= 0x040000;
      else flags |= 0x4000;
    }
    if (m.renderfx !== undefined) {
      const hinted = m.flags === undefined ? 0 : m.flags & 0x021000;
      if (
        hinted === 0x021000 &&
        m.renderfxBefore !== undefined &&
        m.renderfxBefore === (m.renderfxBefore & 0xff) &&
        m.renderfx === (m.renderfx << 16) >> 16
      )
        flags |= 0x021000;
      else if (hinted === 0x020000 || m.renderfx !== (m.renderfx & 0xff)) flags |= 0x020000;
      else flags |= 0x1000;
    }
    if (m.origin1 !== undefined) flags |= 0x01;
    if (m.origin2 !== undefined) flags |= 0x02;
    if (m.origin3 !== undefined) flags |= 0x04;
    if (m.angle1 !== undefined) flags |= 0x0100;
    if (m.angle2 !== undefined) flags |= 0x0200;
    if (m.angle3 !== undefined) flags |= 0x0400;
    if (m.oldorigin !== undefined) flags |= 0x400000;
    if (m.sound !== undefined) flags |= 0x01000000;
    if ((flags & 0xff000000) !== 0) flags |= 0x10;
    if ((flags & 0xffff00) !== 0) flags |= 0x20;
    reserve(w, 36);
    const view = w.view;
    let at = w.offset;
    view.setUint16(at, (flags & 0x3f) | (fit(m.number, 10) << 6), true);
    at += 2;
    if ((flags & 0x20) !== 0) {
      view.setUint16(at, flags >>> 8, true);
      at += 2;
    }
    if ((flags & 0x10) !== 0) view.setUint8(at++, flags >>> 24);
    if (m.modelindex !== undefined) {
      if (m.modelindex !== (m.modelindex & 0xff)) throw outside(m.modelindex, 0, 255);
      view.setUint8(at++, m.modelindex);
    }
    if ((flags & 0x08) !== 0) {
      const first = (flags & 0x010000) !== 0 ? m.frameBefore! : m.frame!;
      if (first !== (first & 0xff)) throw outside(first, 0, 255);
      view.setUint8(at++, first);
    }
    if ((flags & 0x010000) !== 0) {
      if (m.frame! !== (m.frame! << 16) >> 16) throw outside(m.frame!, -32768, 32767);
      view.setInt16(at, m.frame!, true);
      at += 2;
    }
    if ((flags & 0x2000) !== 0) {
      const first = (flags & 0x800000) !== 0 ? m.skinBefore! : m.skin!;
      if (first !== (first & 0xff)) throw outside(first, 0, 255);
      view.setUint8(at++, first);
    }
    if ((flags & 0x800000) !== 0) {
      if (m.skin! !== (m.skin! | 0)) throw outside(m.skin!, -2147483648, 2147483647);
      view.setInt32(at, m.skin!, true);
      at += 4;
    }
    if ((flags & 0x4000) !== 0) {
      const first = (flags & 0x040000) !== 0 ? m.effectsBefore! : m.effects!;
      if (first !== (first & 0xff)) throw outside(first, 0, 255);
      view.setUint8(at++, first);
    }
    if ((flags & 0x040000) !== 0) {
      if (m.effects! !== (m.effects! << 16) >> 16) throw outside(m.effects!, -32768, 32767);
      view.setInt16(at, m.effects!, true);
      at += 2;
    }
    if ((flags & 0x1000) !== 0) {
      const first = (flags & 0x020000) !== 0 ? m.renderfxBefore! : m.renderfx!;
      if (first !== (first & 0xff)) throw outside(first, 0, 255);
      view.setUint8(at++, first);
    }
    if ((flags & 0x020000) !== 0) {
      if (m.renderfx! !== (m.renderfx! << 16) >> 16) throw outside(m.renderfx!, -32768, 32767);
      view.setInt16(at, m.renderfx!, true);
      at += 2;
    }
    if (m.origin1 !== undefined) {
      const raw = Math.round(m.origin1 * 8);
      if (typeof m.origin1 !== "number" || raw !== (raw << 16) >> 16)
        throw outside(m.origin1, -4096, 4095.875);
      view.setInt16(at, raw, true);
      at += 2;
    }
    if (m.origin2 !== undefined) {
      const raw = Math.round(m.origin2 * 8);
      if (typeof m.origin2 !== "number" || raw !== (raw << 16) >> 16)
        throw outside(m.origin2, -4096, 4095.875);
      view.setInt16(at, raw, true);
      at += 2;
    }
    if (m.origin3 !== undefined) {
      const raw = Math.round(m.origin3 * 8);
      if (typeof m.origin3 !== "number" || raw !== (raw << 16) >> 16)
        throw outside(m.origin3, -4096, 4095.875);
      view.setInt16(at, raw, true);
      at += 2;
    }
    if (m.angle1 !== undefined) {
      const raw = Math.round((m.angle1 * 32) / 45);
      if (typeof m.angle1 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.angle1, -180, 178.59375);
      view.setInt8(at++, raw);
    }
    if (m.angle2 !== undefined) {
      const raw = Math.round((m.angle2 * 32) / 45);
      if (typeof m.angle2 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.angle2, -180, 178.59375);
      view.setInt8(at++, raw);
    }
    if (m.angle3 !== undefined) {
      const raw = Math.round((m.angle3 * 32) / 45);
      if (typeof m.angle3 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.angle3, -180, 178.59375);
      view.setInt8(at++, raw);
    }
    if (m.oldorigin !== undefined) {
      expectLength(m.oldorigin, 3);
      for (let i = 0; i < 3; i++) {
        const value = m.oldorigin[i]!;
        const raw = Math.round(value * 8);
        if (typeof value !== "number" || raw !== (raw << 16) >> 16)
          throw outside(value, -4096, 4095.875);
        view.setInt16(at + 2 * i, raw, true);
      }
      at += 6;
    }
    if (m.sound !== undefined) {
      if (m.sound !== (m.sound & 0xff)) throw outside(m.sound, 0, 255);
      view.setUint8(at++, m.sound);
    }
    w.offset = at;
  }
  return true;
}

/** The text of the `spawnbaseline` at the cursor. */
function tellSpawnbaseline(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  at += 1;
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) flags |= view.getUint8(at++) << 8;
  if ((flags & 0x8000) !== 0) flags |= view.getUint8(at++) << 16;
  if ((flags & 0x800000) !== 0) flags |= view.getUint8(at++) << 24;
  flags >>>= 0;
  let number: number;
  if ((flags & 0x0100) !== 0) {
    number = view.getUint16(at, true);
    at += 2;
  } else {
    number = view.getUint8(at++);
  }
  const modelindex = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const modelindex2 = (flags & 0x100000) !== 0 ? view.getUint8(at++) : undefined;
  const modelindex3 = (flags & 0x200000) !== 0 ? view.getUint8(at++) : undefined;
  const modelindex4 = (flags & 0x400000) !== 0 ? view.getUint8(at++) : undefined;
  let frame: number | undefined;
  let frameBefore: number | undefined;
  if ((flags & 0x10) !== 0) {
    frame = view.getUint8(at++);
  }
  if ((flags & 0x020000) !== 0) {
    frameBefore = frame;
    frame = view.getInt16(at, true);
    at += 2;
  }
  let skin: number | undefined;
  if ((flags & 0x010000) !== 0) {
    if ((flags & 0x02000000) !== 0) {
      skin = view.getInt32(at, true);
      at += 4;
    } else {
      skin = view.getUint8(at++);
    }
  } else if ((flags & 0x02000000) !== 0) {
    skin = view.getInt16(at, true);
    at += 2;
  }
  let effects: number | undefined;
  if ((flags & 0x4000) !== 0) {
    if ((flags & 0x080000) !== 0) {
      effects = view.getInt32(at, true);
      at += 4;
    } else {
      effects = view.getUint8(at++);
    }
  } else if ((flags & 0x080000) !== 0) {
    effects = view.getInt16(at, true);
    at += 2;
  }
  let renderfx: number | undefined;
  if ((flags & 0x1000) !== 0) {
    if ((flags & 0x040000) !== 0) {
      renderfx = view.getInt32(at, true);
      at += 4;
    } else {
      renderfx = view.getUint8(at++);
    }
  } else if ((flags & 0x040000) !== 0) {
    renderfx = view.getInt16(at, true);
    at += 2;
  }
  let origin1: number | undefined;
  if ((flags & 0x01) !== 0) {
    origin1 = view.getInt16(at, true);
    at += 2;
  }
  let origin2: number | undefined;
  if ((flags & 0x02) !== 0) {
    origin2 = view.getInt16(at, true);
    at += 2;
  }
  let origin3: number | undefined;
  if ((flags & 0x0200) !== 0) {
    origin3 = view.getInt16(at, true);
    at += 2;
  }
  const angle1 = (flags & 0x0400) !== 0 ? view.getInt8(at++) : undefined;
  const angle2 = (flags & 0x04) !== 0 ? view.getInt8(at++) : undefined;
  const angle3 = (flags & 0x08) !== 0 ? view.getInt8(at++) : undefined;
  let oldorigin: [number, number, number] | undefined;
  if ((flags & 0x01000000) !== 0) {
    oldorigin = [view.getInt16(at, true), view.getInt16(at + 2, true), view.getInt16(at + 4, true)];
    at += 6;
  }
  const sound = (flags & 0x04000000) !== 0 ? view.getUint8(at++) : undefined;
  const event = (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  let solid: number | undefined;
  if ((flags & 0x08000000) !== 0) {
    solid = view.getInt16(at, true);
    at += 2;
  }
  r.offset = at;
  {
    let needed$ = 0x00;
    needed$ |= flags & 0x0d700e2f;
    if (!(number >= 0 && number <= 255)) needed$ |= 0x0100;
    if (frame !== undefined) {
      if (frame >= 0 && frame <= 255) needed$ |= 0x10;
      else if (frame >= -32768 && frame <= 32767) needed$ |= 0x020000;
    }
    if (skin !== undefined) {
      if (skin >= 0 && skin <= 255) needed$ |= 0x010000;
      else if (skin >= -32768 && skin <= 32767) needed$ |= 0x02000000;
      else needed$ |= 0x02010000;
    }
    if (effects !== undefined) {
      if (effects >= 0 && effects <= 255) needed$ |= 0x4000;
      else if (effects >= -32768 && effects <= 32767) needed$ |= 0x080000;
      else needed$ |= 0x084000;
    }
    if (renderfx !== undefined) {
      if (renderfx >= 0 && renderfx <= 255) needed$ |= 0x1000;
      else if (renderfx >= -32768 && renderfx <= 32767) needed$ |= 0x040000;
      else needed$ |= 0x041000;
    }
    if ((needed$ & 0xff000000) !== 0) needed$ |= 0x800000;
    if ((needed$ & 0xff0000) !== 0) needed$ |= 0x8000;
    if ((needed$ & 0xff00) !== 0) needed$ |= 0x80;
    if (flags !== needed$ >>> 0) return false;
  }
  if (frameBefore !== undefined) return false;
  if (skin === 0) return false;
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(1363);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_SPAWNBASELINE]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_SPAWNBASELINE + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_SPAWNBASELINE + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_SPAWNBASELINE + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_SPAWNBASELINE + 4]!, true);
  to += 2 * outer + 24;
  to = putIntEnd(chars, to, number);
  if (modelindex !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX + 2]!, true);
    to += depth + 11;
    appendNamed(out, to, names, "models", modelindex);
    out.reserve(1363);
    chars = out.view;
    to = out.length;
  }
  if (modelindex2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX2 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX2 + 2]!, true);
    to += depth + 12;
    appendNamed(out, to, names, "models", modelindex2);
    out.reserve(1363);
    chars = out.view;
    to = out.length;
  }
  if (modelindex3 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX3]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX3 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX3 + 2]!, true);
    to += depth + 12;
    appendNamed(out, to, names, "models", modelindex3);
    out.reserve(1363);
    chars = out.view;
    to = out.length;
  }
  if (modelindex4 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX4]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX4 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX4 + 2]!, true);
    to += depth + 12;
    appendNamed(out, to, names, "models", modelindex4);
    out.reserve(1363);
    chars = out.view;
    to = out.length;
  }
  if (frame !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_FRAME]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_FRAME + 1]!, true);
    to += depth + 6;
    to = putIntEnd(chars, to, frame);
  }
  if (skin !== undefined) {
    {
      const part$ = skin & 0xff;
      chars.setFloat64(to, ROWS[row + FRONT_SKIN]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_SKIN + 1]!, true);
      to += depth + 5;
      to = putIntEnd(chars, to, part$);
    }
  }
  if (skin !== undefined) {
    {
      const part$ = ((skin >>> 8) & 0xffffff) >>> 0;
      if (part$ !== 0) {
        chars.setFloat64(to, ROWS[row + FRONT_VWEP]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_VWEP + 1]!, true);
        to += depth + 5;
        to = putIntEnd(chars, to, part$);
      }
    }
  }
  if (effects !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_EFFECTS]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_EFFECTS + 1]!, true);
    to += depth + 8;
    to = putIntEnd(chars, to, effects);
  }
  if (renderfx !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_RENDERFX]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_RENDERFX + 1]!, true);
    to += depth + 9;
    to = putIntEnd(chars, to, renderfx);
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
  if (oldorigin !== undefined) {
    {
      const values$: readonly number[] = oldorigin;
      chars.setFloat64(to, ROWS[row + FRONT_OLD_ORIGIN]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_OLD_ORIGIN + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FRONT_OLD_ORIGIN + 2]!, true);
      to += depth + 11;
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
  }
  if (sound !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_SOUND]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_SOUND + 1]!, true);
    to += depth + 6;
    appendNamed(out, to, names, "sounds", sound);
    out.reserve(1363);
    chars = out.view;
    to = out.length;
  }
  if (event !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_EVENT]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_EVENT + 1]!, true);
    to += depth + 6;
    chars.setFloat64(to, INT_TEXTS[event]!, true);
    to += INT_BYTES[8 * event + 7]!;
  }
  if (solid !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_SOLID]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_SOLID + 1]!, true);
    to += depth + 6;
    to = putIntEnd(chars, to, solid);
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `spawnbaseline` that statements tell. */
function enterSpawnbaseline(text: TextCursor, depth: number, w: Writer): boolean {
  let number: number | undefined;
  let modelindex: number | undefined;
  let modelindex2: number | undefined;
  let modelindex3: number | undefined;
  let modelindex4: number | undefined;
  let frame: number | undefined;
  let skin: number | undefined;
  let effects: number | undefined;
  let renderfx: number | undefined;
  let origin1: number | undefined;
  let origin2: number | undefined;
  let origin3: number | undefined;
  let angle1: number | undefined;
  let angle2: number | undefined;
  let angle3: number | undefined;
  let oldorigin: [number, number, number] | undefined;
  let sound: number | undefined;
  let event: number | undefined;
  let solid: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    number = text.intLine();
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
  if (
    next === 0x65646f6d &&
    view.getInt32(text.at + depth + 4, true) === 0x646e696c &&
    view.getInt32(text.at + depth + 8, true) === 0x20327865
  ) {
    text.at += depth + 12;
    modelindex2 = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x65646f6d &&
    view.getInt32(text.at + depth + 4, true) === 0x646e696c &&
    view.getInt32(text.at + depth + 8, true) === 0x20337865
  ) {
    text.at += depth + 12;
    modelindex3 = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x65646f6d &&
    view.getInt32(text.at + depth + 4, true) === 0x646e696c &&
    view.getInt32(text.at + depth + 8, true) === 0x20347865
  ) {
    text.at += depth + 12;
    modelindex4 = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6d617266 && view.getInt32(text.at + depth + 2, true) === 0x20656d61) {
    text.at += depth + 6;
    frame = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6e696b73 && view.getInt32(text.at + depth + 1, true) === 0x206e696b) {
    text.at += depth + 5;
    const part = text.int();
    if (part < 0 || part > 0xff) text.isBad = true;
    skin = (skin ?? 0) | (part << 0) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x70657776 && view.getInt32(text.at + depth + 1, true) === 0x20706577) {
    text.at += depth + 5;
    const part = text.int();
    if (part < 0 || part > 0xffffff) text.isBad = true;
    skin = (skin ?? 0) | (part << 8) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65666665 && view.getInt32(text.at + depth + 4, true) === 0x20737463) {
    text.at += depth + 8;
    effects = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x646e6572 &&
    view.getInt32(text.at + depth + 4, true) === 0x78667265 &&
    view.getInt32(text.at + depth + 5, true) === 0x20786672
  ) {
    text.at += depth + 9;
    renderfx = text.intLine();
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
  if (
    next === 0x5f646c6f &&
    view.getInt32(text.at + depth + 4, true) === 0x6769726f &&
    view.getInt32(text.at + depth + 7, true) === 0x206e6967
  ) {
    text.at += depth + 11;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    oldorigin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e756f73 && view.getInt32(text.at + depth + 2, true) === 0x20646e75) {
    text.at += depth + 6;
    sound = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6e657665 && view.getInt32(text.at + depth + 2, true) === 0x20746e65) {
    text.at += depth + 6;
    event = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x696c6f73 && view.getInt32(text.at + depth + 2, true) === 0x2064696c) {
    text.at += depth + 6;
    solid = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || number === undefined) return false;
  const m: M.Spawnbaseline = {
    type: "spawnbaseline",
    number: number,
    modelindex: modelindex,
    modelindex2: modelindex2,
    modelindex3: modelindex3,
    modelindex4: modelindex4,
    frame: frame,
    skin: skin,
    effects: effects,
    renderfx: renderfx,
    origin1: origin1,
    origin2: origin2,
    origin3: origin3,
    angle1: angle1,
    angle2: angle2,
    angle3: angle3,
    oldorigin: oldorigin,
    sound: sound,
    event: event,
    solid: solid,
  };
  writeId(w, 0x0e);
  {
    let flags = m.flags === undefined ? 0 : m.flags & 0xf080a1c0;
    if (m.number !== (m.number & 0xff)) flags |= 0x0100;
    if (m.modelindex !== undefined) flags |= 0x0800;
    if (m.modelindex2 !== undefined) flags |= 0x100000;
    if (m.modelindex3 !== undefined) flags |= 0x200000;
    if (m.modelindex4 !== undefined) flags |= 0x400000;
    if (m.frame !== undefined) {
      const hinted = m.flags === undefined ? 0 : m.flags & 0x020010;
      if (
        hinted === 0x020010 &&
        m.frameBefore !== undefined &&
        m.frameBefore === (m.frameBefore & 0xff) &&
        m.frame === (m.frame << 16) >> 16
      )
        flags |= 0x020010;
      else if (hinted === 0x020000 || m.frame !== (m.frame & 0xff)) flags |= 0x020000;
      else flags |= 0x10;
    }
    if (m.skin !== undefined) {
      const hinted = m.flags === undefined ? 0 : m.flags & 0x02010000;
      if (hinted === 0x02010000 || m.skin !== (m.skin << 16) >> 16) flags |= 0x02010000;
      else if (hinted === 0x02000000 || m.skin !== (m.skin & 0xff)) flags |= 0x02000000;
      else flags |= 0x010000;
    }
    if (m.effects !== undefined) {
      const hinted = m.flags === undefined ? 0 : m.flags & 0x084000;
      if (hinted === 0x084000 || m.effects !== (m.effects << 16) >> 16) flags |= 0x084000;
      else if (hinted === 0x080000 || m.effects !== (m.effects & 0xff)) flags |= 0x080000;
      else flags |= 0x4000;
    }
    if (m.renderfx !== undefined) {
      const hinted = m.flags === undefined ? 0 : m.flags & 0x041000;
      if (hinted === 0x041000 || m.renderfx !== (m.renderfx << 16) >> 16) flags |= 0x041000;
      else if (hinted === 0x040000 || m.renderfx !== (m.renderfx & 0xff)) flags |= 0x040000;
      else flags |= 0x1000;
    }
    if (m.origin1 !== undefined) flags |= 0x01;
    if (m.origin2 !== undefined) flags |= 0x02;
    if (m.origin3 !== undefined) flags |= 0x0200;
    if (m.angle1 !== undefined) flags |= 0x0400;
    if (m.angle2 !== undefined) flags |= 0x04;
    if (m.angle3 !== undefined) flags |= 0x08;
    if (m.oldorigin !== undefined) flags |= 0x01000000;
    if (m.sound !== undefined) flags |= 0x04000000;
    if (m.event !== undefined) flags |= 0x20;
    if (m.solid !== undefined) flags |= 0x08000000;
    if ((flags & 0xff000000) !== 0) flags |= 0x800000;
    if ((flags & 0xff0000) !== 0) flags |= 0x8000;
    if ((flags & 0xff00) !== 0) flags |= 0x80;
    reserve(w, 44);
    const view = w.view;
    let at = w.offset;
    view.setUint8(at++, flags);
    if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
    if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
    if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
    if ((flags & 0x0100) !== 0) {
      if (m.number !== (m.number & 0xffff)) throw outside(m.number, 0, 65535);
      view.setUint16(at, m.number, true);
      at += 2;
    } else {
      if (m.number !== (m.number & 0xff)) throw outside(m.number, 0, 255);
      view.setUint8(at++, m.number);
    }
    if (m.modelindex !== undefined) {
      if (m.modelindex !== (m.modelindex & 0xff)) throw outside(m.modelindex, 0, 255);
      view.setUint8(at++, m.modelindex);
    }
    if (m.modelindex2 !== undefined) {
      if (m.modelindex2 !== (m.modelindex2 & 0xff)) throw outside(m.modelindex2, 0, 255);
      view.setUint8(at++, m.modelindex2);
    }
    if (m.modelindex3 !== undefined) {
      if (m.modelindex3 !== (m.modelindex3 & 0xff)) throw outside(m.modelindex3, 0, 255);
      view.setUint8(at++, m.modelindex3);
    }
    if (m.modelindex4 !== undefined) {
      if (m.modelindex4 !== (m.modelindex4 & 0xff)) throw outside(m.modelindex4, 0, 255);
      view.setUint8(at++, m.modelindex4);
    }
    if ((flags & 0x10) !== 0) {
      const first = (flags & 0x020000) !== 0 ? m.frameBefore! : m.frame!;
      if (first !== (first & 0xff)) throw outside(first, 0, 255);
      view.setUint8(at++, first);
    }
    if ((flags & 0x020000) !== 0) {
      if (m.frame! !== (m.frame! << 16) >> 16) throw outside(m.frame!, -32768, 32767);
      view.setInt16(at, m.frame!, true);
      at += 2;
    }
    if ((flags & 0x010000) !== 0) {
      if ((flags & 0x02000000) !== 0) {
        if (m.skin! !== (m.skin! | 0)) throw outside(m.skin!, -2147483648, 2147483647);
        view.setInt32(at, m.skin!, true);
        at += 4;
      } else {
        if (m.skin! !== (m.skin! & 0xff)) throw outside(m.skin!, 0, 255);
        view.setUint8(at++, m.skin!);
      }
    } else if ((flags & 0x02000000) !== 0) {
      if (m.skin! !== (m.skin! << 16) >> 16) throw outside(m.skin!, -32768, 32767);
      view.setInt16(at, m.skin!, true);
      at += 2;
    }
    if ((flags & 0x4000) !== 0) {
      if ((flags & 0x080000) !== 0) {
        if (m.effects! !== (m.effects! | 0)) throw outside(m.effects!, -2147483648, 2147483647);
        view.setInt32(at, m.effects!, true);
        at += 4;
      } else {
        if (m.effects! !== (m.effects! & 0xff)) throw outside(m.effects!, 0, 255);
        view.setUint8(at++, m.effects!);
      }
    } else if ((flags & 0x080000) !== 0) {
      if (m.effects! !== (m.effects! << 16) >> 16) throw outside(m.effects!, -32768, 32767);
      view.setInt16(at, m.effects!, true);
      at += 2;
    }
    if ((flags & 0x1000) !== 0) {
      if ((flags & 0x040000) !== 0) {
        if (m.renderfx! !== (m.renderfx! | 0)) throw outside(m.renderfx!, -2147483648, 2147483647);
        view.setInt32(at, m.renderfx!, true);
        at += 4;
      } else {
        if (m.renderfx! !== (m.renderfx! & 0xff)) throw outside(m.renderfx!, 0, 255);
        view.setUint8(at++, m.renderfx!);
      }
    } else if ((flags & 0x040000) !== 0) {
      if (m.renderfx! !== (m.renderfx! << 16) >> 16) throw outside(m.renderfx!, -32768, 32767);
      view.setInt16(at, m.renderfx!, true);
      at += 2;
    }
    if (m.origin1 !== undefined) {
      const raw = Math.round(m.origin1 * 8);
      if (typeof m.origin1 !== "number" || raw !== (raw << 16) >> 16)
        throw outside(m.origin1, -4096, 4095.875);
      view.setInt16(at, raw, true);
      at += 2;
    }
    if (m.origin2 !== undefined) {
      const raw = Math.round(m.origin2 * 8);
      if (typeof m.origin2 !== "number" || raw !== (raw << 16) >> 16)
        throw outside(m.origin2, -4096, 4095.875);
      view.setInt16(at, raw, true);
      at += 2;
    }
    if (m.origin3 !== undefined) {
      const raw = Math.round(m.origin3 * 8);
      if (typeof m.origin3 !== "number" || raw !== (raw << 16) >> 16)
        throw outside(m.origin3, -4096, 4095.875);
      view.setInt16(at, raw, true);
      at += 2;
    }
    if (m.angle1 !== undefined) {
      const raw = Math.round((m.angle1 * 32) / 45);
      if (typeof m.angle1 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.angle1, -180, 178.59375);
      view.setInt8(at++, raw);
    }
    if (m.angle2 !== undefined) {
      const raw = Math.round((m.angle2 * 32) / 45);
      if (typeof m.angle2 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.angle2, -180, 178.59375);
      view.setInt8(at++, raw);
    }
    if (m.angle3 !== undefined) {
      const raw = Math.round((m.angle3 * 32) / 45);
      if (typeof m.angle3 !== "number" || raw !== (raw << 24) >> 24)
        throw outside(m.angle3, -180, 178.59375);
      view.setInt8(at++, raw);
    }
    if (m.oldorigin !== undefined) {
      expectLength(m.oldorigin, 3);
      for (let i = 0; i < 3; i++) {
        const value = m.oldorigin[i]!;
        const raw = Math.round(value * 8);
        if (typeof value !== "number" || raw !== (raw << 16) >> 16)
          throw outside(value, -4096, 4095.875);
        view.setInt16(at + 2 * i, raw, true);
      }
      at += 6;
    }
    if (m.sound !== undefined) {
      if (m.sound !== (m.sound & 0xff)) throw outside(m.sound, 0, 255);
      view.setUint8(at++, m.sound);
    }
    if (m.event !== undefined) {
      if (m.event !== (m.event & 0xff)) throw outside(m.event, 0, 255);
      view.setUint8(at++, m.event);
    }
    if (m.solid !== undefined) {
      if (m.solid !== (m.solid << 16) >> 16) throw outside(m.solid, -32768, 32767);
      view.setInt16(at, m.solid, true);
      at += 2;
    }
    w.offset = at;
  }
  return true;
}

/** Writes the `spawnbaseline` that statements tell. */
function enterSpawnbaselineRelay(text: TextCursor, depth: number, w: Writer): boolean {
  let number: number | undefined;
  let modelindex: number | undefined;
  let modelindex2: number | undefined;
  let modelindex3: number | undefined;
  let modelindex4: number | undefined;
  let frame: number | undefined;
  let skin: number | undefined;
  let effects: number | undefined;
  let renderfx: number | undefined;
  let origin1: number | undefined;
  let origin2: number | undefined;
  let origin3: number | undefined;
  let angle1: number | undefined;
  let angle2: number | undefined;
  let angle3: number | undefined;
  let oldorigin: [number, number, number] | undefined;
  let sound: number | undefined;
  let event: number | undefined;
  let solid: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x69746e65 && view.getInt32(text.at + depth + 3, true) === 0x20797469) {
    text.at += depth + 7;
    number = text.intLine();
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
  if (
    next === 0x65646f6d &&
    view.getInt32(text.at + depth + 4, true) === 0x646e696c &&
    view.getInt32(text.at + depth + 8, true) === 0x20327865
  ) {
    text.at += depth + 12;
    modelindex2 = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x65646f6d &&
    view.getInt32(text.at + depth + 4, true) === 0x646e696c &&
    view.getInt32(text.at + depth + 8, true) === 0x20337865
  ) {
    text.at += depth + 12;
    modelindex3 = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x65646f6d &&
    view.getInt32(text.at + depth + 4, true) === 0x646e696c &&
    view.getInt32(text.at + depth + 8, true) === 0x20347865
  ) {
    text.at += depth + 12;
    modelindex4 = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6d617266 && view.getInt32(text.at + depth + 2, true) === 0x20656d61) {
    text.at += depth + 6;
    frame = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6e696b73 && view.getInt32(text.at + depth + 1, true) === 0x206e696b) {
    text.at += depth + 5;
    const part = text.int();
    if (part < 0 || part > 0xff) text.isBad = true;
    skin = (skin ?? 0) | (part << 0) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x70657776 && view.getInt32(text.at + depth + 1, true) === 0x20706577) {
    text.at += depth + 5;
    const part = text.int();
    if (part < 0 || part > 0xffffff) text.isBad = true;
    skin = (skin ?? 0) | (part << 8) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65666665 && view.getInt32(text.at + depth + 4, true) === 0x20737463) {
    text.at += depth + 8;
    effects = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x646e6572 &&
    view.getInt32(text.at + depth + 4, true) === 0x78667265 &&
    view.getInt32(text.at + depth + 5, true) === 0x20786672
  ) {
    text.at += depth + 9;
    renderfx = text.intLine();
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
  if (
    next === 0x5f646c6f &&
    view.getInt32(text.at + depth + 4, true) === 0x6769726f &&
    view.getInt32(text.at + depth + 7, true) === 0x206e6967
  ) {
    text.at += depth + 11;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    oldorigin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e756f73 && view.getInt32(text.at + depth + 2, true) === 0x20646e75) {
    text.at += depth + 6;
    sound = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6e657665 && view.getInt32(text.at + depth + 2, true) === 0x20746e65) {
    text.at += depth + 6;
    event = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x696c6f73 && view.getInt32(text.at + depth + 2, true) === 0x2064696c) {
    text.at += depth + 6;
    solid = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || number === undefined) return false;
  const m: M.Spawnbaseline = {
    type: "spawnbaseline",
    number: number,
    modelindex: modelindex,
    modelindex2: modelindex2,
    modelindex3: modelindex3,
    modelindex4: modelindex4,
    frame: frame,
    skin: skin,
    effects: effects,
    renderfx: renderfx,
    origin1: origin1,
    origin2: origin2,
    origin3: origin3,
    angle1: angle1,
    angle2: angle2,
    angle3: angle3,
    oldorigin: oldorigin,
    sound: sound,
    event: event,
    solid: solid,
  };
  {
    let unicast$bit = 0;
    if (m.unicast !== undefined) unicast$bit |= 0x01;
    reserve(w, 2);
    const view = w.view;
    let at = w.offset;
    view.setUint8(at++, 0x0e | ((unicast$bit & 0x01) << 7));
    if (m.unicast !== undefined) {
      if (m.unicast !== (m.unicast & 0xff)) throw outside(m.unicast, 0, 255);
      view.setUint8(at++, m.unicast);
    }
    w.offset = at;
    encodeSpawnbaseline(w, m);
  }
  return true;
}

/** The text of the `download` at the cursor. */
function tellDownloadUntil31(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 4;
  const size = view.getInt16(at + 1, true);
  const percent = view.getUint8(at + 3);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(163);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_DOWNLOAD]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_DOWNLOAD + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_DOWNLOAD + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_DOWNLOAD + 3]!, true);
  to += 2 * outer + 17;
  to = putIntEnd(chars, to, size);
  chars.setFloat64(to, ROWS[row + FRONT_PERCENT]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_PERCENT + 1]!, true);
  to += depth + 8;
  chars.setFloat64(to, INT_TEXTS[percent]!, true);
  to += INT_BYTES[8 * percent + 7]!;
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `download` that statements tell. */
function enterDownloadUntil31(text: TextCursor, depth: number, w: Writer): boolean {
  let size: number | undefined;
  let percent: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x657a6973 && view.getInt32(text.at + depth + 1, true) === 0x20657a69) {
    text.at += depth + 5;
    size = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x63726570 && view.getInt32(text.at + depth + 4, true) === 0x20746e65) {
    text.at += depth + 8;
    percent = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || size === undefined || percent === undefined) return false;
  const m: M.Download = { type: "download", size: size, percent: percent };
  writeId(w, 0x10);
  {
    reserve(w, 3);
    const view = w.view;
    const at = w.offset;
    view.setInt16(at, asI16(m.size!), true);
    view.setUint8(at + 2, asU8(m.percent));
    w.offset = at + 3;
  }
  return true;
}

/** Writes the `download` that statements tell. */
function enterDownloadRelayUntil31(text: TextCursor, depth: number, w: Writer): boolean {
  let size: number | undefined;
  let percent: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x657a6973 && view.getInt32(text.at + depth + 1, true) === 0x20657a69) {
    text.at += depth + 5;
    size = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x63726570 && view.getInt32(text.at + depth + 4, true) === 0x20746e65) {
    text.at += depth + 8;
    percent = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || size === undefined || percent === undefined) return false;
  const m: M.Download = { type: "download", size: size, percent: percent };
  {
    let unicast$bit = 0;
    if (m.unicast !== undefined) unicast$bit |= 0x01;
    reserve(w, 2);
    const view = w.view;
    let at = w.offset;
    view.setUint8(at++, 0x10 | ((unicast$bit & 0x01) << 7));
    if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
    w.offset = at;
    encodeDownloadUntil31(w, m);
  }
  return true;
}

/** The text of the `playerinfo` at the cursor. */
function tellPlayerinfoUntil25(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  at += 1;
  const flags = view.getUint16(at, true);
  at += 2;
  const origin: [number, number, number] = [
    view.getInt16(at, true),
    view.getInt16(at + 2, true),
    view.getInt16(at + 4, true),
  ];
  const viewangles: [number, number, number] = [
    view.getInt16(at + 6, true),
    view.getInt16(at + 8, true),
    view.getInt16(at + 10, true),
  ];
  const kick_angles: [number, number, number] = [
    view.getInt16(at + 12, true),
    view.getInt16(at + 14, true),
    view.getInt16(at + 16, true),
  ];
  const gunindex = view.getUint8(at + 18);
  const unknown = view.getUint8(at + 19);
  at += 20;
  let gun: Gun | undefined;
  if ((flags & 0x08) !== 0) {
    r.offset = at;
    gun = decodeGunUntil25(r);
    at = r.offset;
  }
  let blend: [number, number, number, number] | undefined;
  if ((flags & 0x01) !== 0) {
    blend = [
      view.getUint8(at),
      view.getUint8(at + 1),
      view.getUint8(at + 2),
      view.getUint8(at + 3),
    ];
    at += 4;
  }
  const statbits = view.getUint32(at, true);
  at += 4;
  let stats: Record<number, number>;
  stats = {};
  for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
    stats[31 - Math.clz32(bits & -bits)] = view.getInt16(at, true);
    at += 2;
  }
  r.offset = at;
  {
    let needed$ = 0x14;
    needed$ |= flags & 0x09;
    if (flags !== needed$ >>> 0) return false;
  }
  {
    let needed$ = 0x00;
    if (statbits !== needed$ >>> 0) return false;
  }
  for (const _ in stats) return false;
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(761);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_PLAYERINFO]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_PLAYERINFO + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_PLAYERINFO + 2]!, true);
  to += outer + 13;
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
    const values$: readonly number[] = viewangles;
    chars.setFloat64(to, ROWS[row + FRONT_VIEWANGLES]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_VIEWANGLES + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_VIEWANGLES + 2]!, true);
    to += depth + 11;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
    }
  }
  {
    const values$: readonly number[] = kick_angles;
    chars.setFloat64(to, ROWS[row + FRONT_KICK_ANGLES]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_KICK_ANGLES + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_KICK_ANGLES + 2]!, true);
    to += depth + 12;
    {
      const raw$ = values$[0]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[1]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
    }
    to -= 2;
    chars.setUint8(to++, 0x20);
    {
      const raw$ = values$[2]!;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
    }
  }
  chars.setFloat64(to, ROWS[row + FRONT_GUNINDEX]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_GUNINDEX + 1]!, true);
  to += depth + 9;
  chars.setFloat64(to, INT_TEXTS[gunindex]!, true);
  to += INT_BYTES[8 * gunindex + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_UNKNOWN]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_UNKNOWN + 1]!, true);
  to += depth + 8;
  chars.setFloat64(to, INT_TEXTS[unknown]!, true);
  to += INT_BYTES[8 * unknown + 7]!;
  if (gun !== undefined) {
    out.length = to;
    if (!sayGunUntil25(gun, depth, out, names)) return false;
    out.reserve(761);
    chars = out.view;
    to = out.length;
  }
  if (blend !== undefined) {
    {
      const values$: readonly number[] = blend;
      chars.setFloat64(to, ROWS[row + FRONT_BLEND]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_BLEND + 1]!, true);
      to += depth + 6;
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
  }

  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `playerinfo` that statements tell. */
function enterPlayerinfoUntil25(text: TextCursor, depth: number, w: Writer): boolean {
  let origin: [number, number, number] | undefined;
  let viewangles: [number, number, number] | undefined;
  let kick_angles: [number, number, number] | undefined;
  let gunindex: number | undefined;
  let unknown: number | undefined;
  let gun: M.Gun | undefined;
  let blend: [number, number, number, number] | undefined;
  const stats = {};
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
    next === 0x77656976 &&
    view.getInt32(text.at + depth + 4, true) === 0x6c676e61 &&
    view.getInt32(text.at + depth + 7, true) === 0x2073656c
  ) {
    text.at += depth + 11;
    const n0 = ANGLE16S.hear(text);
    text.space();
    const n1 = ANGLE16S.hear(text);
    text.space();
    const n2 = ANGLE16S.hear(text);
    viewangles = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x6b63696b &&
    view.getInt32(text.at + depth + 4, true) === 0x676e615f &&
    view.getInt32(text.at + depth + 8, true) === 0x2073656c
  ) {
    text.at += depth + 12;
    const n0 = ANGLE16S.hear(text);
    text.space();
    const n1 = ANGLE16S.hear(text);
    text.space();
    const n2 = ANGLE16S.hear(text);
    kick_angles = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x696e7567 &&
    view.getInt32(text.at + depth + 4, true) === 0x7865646e &&
    view.getInt32(text.at + depth + 5, true) === 0x20786564
  ) {
    text.at += depth + 9;
    gunindex = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6e6b6e75 && view.getInt32(text.at + depth + 4, true) === 0x206e776f) {
    text.at += depth + 8;
    unknown = text.intLine();
    next = text.next(depth);
  }
  {
    const start = text.at;
    const inner = hearGunUntil25(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return false;
      gun = inner;
      next = text.next(depth);
    }
  }
  if (next === 0x6e656c62 && view.getInt32(text.at + depth + 2, true) === 0x20646e65) {
    text.at += depth + 6;
    const n0 = U8S.hear(text);
    text.space();
    const n1 = U8S.hear(text);
    text.space();
    const n2 = U8S.hear(text);
    text.space();
    const n3 = U8S.hear(text);
    blend = [n0, n1, n2, n3];
    text.end();
    next = text.next(depth);
  }

  if (
    text.isBad ||
    origin === undefined ||
    viewangles === undefined ||
    kick_angles === undefined ||
    gunindex === undefined ||
    unknown === undefined
  )
    return false;
  const m: M.Playerinfo = {
    type: "playerinfo",
    origin: origin,
    viewangles: viewangles,
    kick_angles: kick_angles,
    gunindex: gunindex,
    unknown: unknown,
    gun: gun,
    blend: blend,
    stats: stats,
  };
  writeId(w, 0x0e);
  {
    let flags = m.flags === undefined ? 0x14 : m.flags & 0xfff6;
    if (m.gun !== undefined) flags |= 0x08;
    if (m.blend !== undefined) flags |= 0x01;
    const statbits = sparseBits(m.stats, 0xffffffff);
    reserve(w, 22);
    let view = w.view;
    let at = w.offset;
    view.setUint16(at, flags, true);
    at += 2;
    expectLength(m.origin!, 3);
    for (let i = 0; i < 3; i++)
      view.setInt16(at + 2 * i, asI16(unscale(m.origin![i]!, 1, 8)), true);
    expectLength(m.viewangles!, 3);
    for (let i = 0; i < 3; i++)
      view.setInt16(at + 6 + 2 * i, asI16(unscale(m.viewangles![i]!, 45, 8192)), true);
    expectLength(m.kick_angles!, 3);
    for (let i = 0; i < 3; i++)
      view.setInt16(at + 12 + 2 * i, asI16(unscale(m.kick_angles![i]!, 45, 8192)), true);
    view.setUint8(at + 18, asU8(m.gunindex!));
    view.setUint8(at + 19, asU8(m.unknown!));
    w.offset = at + 20;
    if (m.gun !== undefined) encodeGunUntil25(w, m.gun);
    reserve(w, 72);
    view = w.view;
    at = w.offset;
    if (m.blend !== undefined) {
      expectLength(m.blend, 4);
      for (let i = 0; i < 4; i++) view.setUint8(at + i, asU8(unscale(m.blend[i]!, 1, 255)));
      at += 4;
    }
    view.setUint32(at, statbits, true);
    at += 4;
    for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
      view.setInt16(at, asI16(m.stats[31 - Math.clz32(bits & -bits)]!), true);
      at += 2;
    }
    w.offset = at;
  }
  return true;
}

/** The text of the `playerinfo` at the cursor. */
function tellPlayerinfo(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  at += 1;
  const flags = view.getUint16(at, true);
  at += 2;
  const pm_type = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  let origin: [number, number, number] | undefined;
  if ((flags & 0x02) !== 0) {
    origin = [view.getInt16(at, true), view.getInt16(at + 2, true), view.getInt16(at + 4, true)];
    at += 6;
  }
  let velocity: [number, number, number] | undefined;
  if ((flags & 0x04) !== 0) {
    velocity = [view.getInt16(at, true), view.getInt16(at + 2, true), view.getInt16(at + 4, true)];
    at += 6;
  }
  const pm_time = (flags & 0x08) !== 0 ? view.getUint8(at++) : undefined;
  const pm_flags = (flags & 0x10) !== 0 ? view.getUint8(at++) : undefined;
  let gravity: number | undefined;
  if ((flags & 0x20) !== 0) {
    gravity = view.getInt16(at, true);
    at += 2;
  }
  let delta_angles: [number, number, number] | undefined;
  if ((flags & 0x40) !== 0) {
    delta_angles = [
      view.getInt16(at, true),
      view.getInt16(at + 2, true),
      view.getInt16(at + 4, true),
    ];
    at += 6;
  }
  let viewoffset: [number, number, number] | undefined;
  if ((flags & 0x80) !== 0) {
    viewoffset = [view.getInt8(at), view.getInt8(at + 1), view.getInt8(at + 2)];
    at += 3;
  }
  let viewangles: [number, number, number] | undefined;
  if ((flags & 0x0100) !== 0) {
    viewangles = [
      view.getInt16(at, true),
      view.getInt16(at + 2, true),
      view.getInt16(at + 4, true),
    ];
    at += 6;
  }
  let kick_angles: [number, number, number] | undefined;
  if ((flags & 0x0200) !== 0) {
    kick_angles = [view.getInt8(at), view.getInt8(at + 1), view.getInt8(at + 2)];
    at += 3;
  }
  const gunindex = (flags & 0x1000) !== 0 ? view.getUint8(at++) : undefined;
  let gun: Gun | undefined;
  if ((flags & 0x2000) !== 0) {
    r.offset = at;
    gun = decodeGun(r);
    at = r.offset;
  }
  let blend: [number, number, number, number] | undefined;
  if ((flags & 0x0400) !== 0) {
    blend = [
      view.getUint8(at),
      view.getUint8(at + 1),
      view.getUint8(at + 2),
      view.getUint8(at + 3),
    ];
    at += 4;
  }
  const fov = (flags & 0x0800) !== 0 ? view.getUint8(at++) : undefined;
  const rdflags = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
  const statbits = view.getUint32(at, true);
  at += 4;
  let stats: Record<number, number>;
  stats = {};
  for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
    stats[31 - Math.clz32(bits & -bits)] = view.getInt16(at, true);
    at += 2;
  }
  r.offset = at;
  {
    let needed$ = 0x00;
    needed$ |= flags & 0x7fff;
    if (flags !== needed$ >>> 0) return false;
  }
  {
    let needed$ = 0x00;
    if (statbits !== needed$ >>> 0) return false;
  }
  for (const _ in stats) return false;
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const first = out.length;
  const row = depth * ROW_SIZE;
  out.reserve(1415);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_PLAYERINFO]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_PLAYERINFO + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_PLAYERINFO + 2]!, true);
  to += outer + 13;
  if (pm_type !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_PM_TYPE]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_PM_TYPE + 1]!, true);
    to += depth + 8;
    chars.setFloat64(to, INT_TEXTS[pm_type]!, true);
    to += INT_BYTES[8 * pm_type + 7]!;
  }
  if (origin !== undefined) {
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
  }
  if (velocity !== undefined) {
    {
      const values$: readonly number[] = velocity;
      chars.setFloat64(to, ROWS[row + FRONT_VELOCITY]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_VELOCITY + 1]!, true);
      to += depth + 9;
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
  }
  if (pm_time !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_PM_TIME]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_PM_TIME + 1]!, true);
    to += depth + 8;
    chars.setFloat64(to, INT_TEXTS[pm_time]!, true);
    to += INT_BYTES[8 * pm_time + 7]!;
  }
  if (pm_flags !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_PM_FLAGS]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_PM_FLAGS + 1]!, true);
    to += depth + 9;
    chars.setFloat64(to, INT_TEXTS[pm_flags]!, true);
    to += INT_BYTES[8 * pm_flags + 7]!;
  }
  if (gravity !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_GRAVITY]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_GRAVITY + 1]!, true);
    to += depth + 8;
    to = putIntEnd(chars, to, gravity);
  }
  if (delta_angles !== undefined) {
    {
      const values$: readonly number[] = delta_angles;
      chars.setFloat64(to, ROWS[row + FRONT_DELTA_ANGLES]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_DELTA_ANGLES + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FRONT_DELTA_ANGLES + 2]!, true);
      to += depth + 13;
      {
        const raw$ = values$[0]!;
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
      }
      to -= 2;
      chars.setUint8(to++, 0x20);
      {
        const raw$ = values$[1]!;
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
      }
      to -= 2;
      chars.setUint8(to++, 0x20);
      {
        const raw$ = values$[2]!;
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
      }
    }
  }
  if (viewoffset !== undefined) {
    {
      const values$: readonly number[] = viewoffset;
      chars.setFloat64(to, ROWS[row + FRONT_VIEWOFFSET]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_VIEWOFFSET + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FRONT_VIEWOFFSET + 2]!, true);
      to += depth + 11;
      {
        const raw$ = values$[0]!;
        const index$ = 2 * (raw$ + 0x80);
        const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
      }
      to -= 2;
      chars.setUint8(to++, 0x20);
      {
        const raw$ = values$[1]!;
        const index$ = 2 * (raw$ + 0x80);
        const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
      }
      to -= 2;
      chars.setUint8(to++, 0x20);
      {
        const raw$ = values$[2]!;
        const index$ = 2 * (raw$ + 0x80);
        const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
      }
    }
  }
  if (viewangles !== undefined) {
    {
      const values$: readonly number[] = viewangles;
      chars.setFloat64(to, ROWS[row + FRONT_VIEWANGLES]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_VIEWANGLES + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FRONT_VIEWANGLES + 2]!, true);
      to += depth + 11;
      {
        const raw$ = values$[0]!;
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
      }
      to -= 2;
      chars.setUint8(to++, 0x20);
      {
        const raw$ = values$[1]!;
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
      }
      to -= 2;
      chars.setUint8(to++, 0x20);
      {
        const raw$ = values$[2]!;
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
      }
    }
  }
  if (kick_angles !== undefined) {
    {
      const values$: readonly number[] = kick_angles;
      chars.setFloat64(to, ROWS[row + FRONT_KICK_ANGLES]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_KICK_ANGLES + 1]!, true);
      chars.setFloat64(to + 16, ROWS[row + FRONT_KICK_ANGLES + 2]!, true);
      to += depth + 12;
      {
        const raw$ = values$[0]!;
        const index$ = 2 * (raw$ + 0x80);
        const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
      }
      to -= 2;
      chars.setUint8(to++, 0x20);
      {
        const raw$ = values$[1]!;
        const index$ = 2 * (raw$ + 0x80);
        const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
      }
      to -= 2;
      chars.setUint8(to++, 0x20);
      {
        const raw$ = values$[2]!;
        const index$ = 2 * (raw$ + 0x80);
        const length$ = QUARTERS_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, QUARTERS_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, QUARTERS_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : QUARTERS.putFirst(chars, to, raw$);
      }
    }
  }
  if (gunindex !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_GUNINDEX]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_GUNINDEX + 1]!, true);
    to += depth + 9;
    chars.setFloat64(to, INT_TEXTS[gunindex]!, true);
    to += INT_BYTES[8 * gunindex + 7]!;
  }
  if (gun !== undefined) {
    out.length = to;
    if (!sayGun(gun, depth, out, names)) return false;
    out.reserve(1415);
    chars = out.view;
    to = out.length;
  }
  if (blend !== undefined) {
    {
      const values$: readonly number[] = blend;
      chars.setFloat64(to, ROWS[row + FRONT_BLEND]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_BLEND + 1]!, true);
      to += depth + 6;
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
  }
  if (fov !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_FOV]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_FOV + 1]!, true);
    to += depth + 4;
    chars.setFloat64(to, INT_TEXTS[fov]!, true);
    to += INT_BYTES[8 * fov + 7]!;
  }
  if (rdflags !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_RDFLAGS]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_RDFLAGS + 1]!, true);
    to += depth + 8;
    chars.setFloat64(to, INT_TEXTS[rdflags]!, true);
    to += INT_BYTES[8 * rdflags + 7]!;
  }

  out.length = to;
  close(out, first, outer, OPENING_PLAYERINFO, ALONE_PLAYERINFO);
  return true;
}

/** Writes the `playerinfo` that statements tell. */
function enterPlayerinfo(text: TextCursor, depth: number, w: Writer): boolean {
  let pm_type: number | undefined;
  let origin: [number, number, number] | undefined;
  let velocity: [number, number, number] | undefined;
  let pm_time: number | undefined;
  let pm_flags: number | undefined;
  let gravity: number | undefined;
  let delta_angles: [number, number, number] | undefined;
  let viewoffset: [number, number, number] | undefined;
  let viewangles: [number, number, number] | undefined;
  let kick_angles: [number, number, number] | undefined;
  let gunindex: number | undefined;
  let gun: M.Gun | undefined;
  let blend: [number, number, number, number] | undefined;
  let fov: number | undefined;
  let rdflags: number | undefined;
  const stats = {};
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x745f6d70 && view.getInt32(text.at + depth + 4, true) === 0x20657079) {
    text.at += depth + 8;
    pm_type = text.intLine();
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
    next === 0x6f6c6576 &&
    view.getInt32(text.at + depth + 4, true) === 0x79746963 &&
    view.getInt32(text.at + depth + 5, true) === 0x20797469
  ) {
    text.at += depth + 9;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    velocity = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x745f6d70 && view.getInt32(text.at + depth + 4, true) === 0x20656d69) {
    text.at += depth + 8;
    pm_time = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x665f6d70 &&
    view.getInt32(text.at + depth + 4, true) === 0x7367616c &&
    view.getInt32(text.at + depth + 5, true) === 0x20736761
  ) {
    text.at += depth + 9;
    pm_flags = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x76617267 && view.getInt32(text.at + depth + 4, true) === 0x20797469) {
    text.at += depth + 8;
    gravity = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x746c6564 &&
    view.getInt32(text.at + depth + 4, true) === 0x6e615f61 &&
    view.getInt32(text.at + depth + 8, true) === 0x73656c67 &&
    view.getInt32(text.at + depth + 9, true) === 0x2073656c
  ) {
    text.at += depth + 13;
    const n0 = ANGLE16S.hear(text);
    text.space();
    const n1 = ANGLE16S.hear(text);
    text.space();
    const n2 = ANGLE16S.hear(text);
    delta_angles = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x77656976 &&
    view.getInt32(text.at + depth + 4, true) === 0x7366666f &&
    view.getInt32(text.at + depth + 7, true) === 0x20746573
  ) {
    text.at += depth + 11;
    const n0 = QUARTERS.hear(text);
    text.space();
    const n1 = QUARTERS.hear(text);
    text.space();
    const n2 = QUARTERS.hear(text);
    viewoffset = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x77656976 &&
    view.getInt32(text.at + depth + 4, true) === 0x6c676e61 &&
    view.getInt32(text.at + depth + 7, true) === 0x2073656c
  ) {
    text.at += depth + 11;
    const n0 = ANGLE16S.hear(text);
    text.space();
    const n1 = ANGLE16S.hear(text);
    text.space();
    const n2 = ANGLE16S.hear(text);
    viewangles = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x6b63696b &&
    view.getInt32(text.at + depth + 4, true) === 0x676e615f &&
    view.getInt32(text.at + depth + 8, true) === 0x2073656c
  ) {
    text.at += depth + 12;
    const n0 = QUARTERS.hear(text);
    text.space();
    const n1 = QUARTERS.hear(text);
    text.space();
    const n2 = QUARTERS.hear(text);
    kick_angles = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x696e7567 &&
    view.getInt32(text.at + depth + 4, true) === 0x7865646e &&
    view.getInt32(text.at + depth + 5, true) === 0x20786564
  ) {
    text.at += depth + 9;
    gunindex = text.intLine();
    next = text.next(depth);
  }
  {
    const start = text.at;
    const inner = hearGun(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return false;
      gun = inner;
      next = text.next(depth);
    }
  }
  if (next === 0x6e656c62 && view.getInt32(text.at + depth + 2, true) === 0x20646e65) {
    text.at += depth + 6;
    const n0 = U8S.hear(text);
    text.space();
    const n1 = U8S.hear(text);
    text.space();
    const n2 = U8S.hear(text);
    text.space();
    const n3 = U8S.hear(text);
    blend = [n0, n1, n2, n3];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x20766f66) {
    text.at += depth + 4;
    fov = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6c666472 && view.getInt32(text.at + depth + 4, true) === 0x20736761) {
    text.at += depth + 8;
    rdflags = text.intLine();
    next = text.next(depth);
  }

  if (text.isBad) return false;
  const m: M.Playerinfo = {
    type: "playerinfo",
    pm_type: pm_type,
    origin: origin,
    velocity: velocity,
    pm_time: pm_time,
    pm_flags: pm_flags,
    gravity: gravity,
    delta_angles: delta_angles,
    viewoffset: viewoffset,
    viewangles: viewangles,
    kick_angles: kick_angles,
    gunindex: gunindex,
    gun: gun,
    blend: blend,
    fov: fov,
    rdflags: rdflags,
    stats: stats,
  };
  writeId(w, 0x11);
  {
    let flags = m.flags === undefined ? 0 : m.flags & 0x8000;
    if (m.pm_type !== undefined) flags |= 0x01;
    if (m.origin !== undefined) flags |= 0x02;
    if (m.velocity !== undefined) flags |= 0x04;
    if (m.pm_time !== undefined) flags |= 0x08;
    if (m.pm_flags !== undefined) flags |= 0x10;
    if (m.gravity !== undefined) flags |= 0x20;
    if (m.delta_angles !== undefined) flags |= 0x40;
    if (m.viewoffset !== undefined) flags |= 0x80;
    if (m.viewangles !== undefined) flags |= 0x0100;
    if (m.kick_angles !== undefined) flags |= 0x0200;
    if (m.gunindex !== undefined) flags |= 0x1000;
    if (m.gun !== undefined) flags |= 0x2000;
    if (m.blend !== undefined) flags |= 0x0400;
    if (m.fov !== undefined) flags |= 0x0800;
    if (m.rdflags !== undefined) flags |= 0x4000;
    const statbits = sparseBits(m.stats, 0xffffffff);
    reserve(w, 38);
    let view = w.view;
    let at = w.offset;
    view.setUint16(at, flags, true);
    at += 2;
    if (m.pm_type !== undefined) {
      if (m.pm_type !== (m.pm_type & 0xff)) throw outside(m.pm_type, 0, 255);
      view.setUint8(at++, m.pm_type);
    }
    if (m.origin !== undefined) {
      expectLength(m.origin, 3);
      for (let i = 0; i < 3; i++) {
        const value = m.origin[i]!;
        const raw = Math.round(value * 8);
        if (typeof value !== "number" || raw !== (raw << 16) >> 16)
          throw outside(value, -4096, 4095.875);
        view.setInt16(at + 2 * i, raw, true);
      }
      at += 6;
    }
    if (m.velocity !== undefined) {
      expectLength(m.velocity, 3);
      for (let i = 0; i < 3; i++) {
        const value = m.velocity[i]!;
        const raw = Math.round(value * 8);
        if (typeof value !== "number" || raw !== (raw << 16) >> 16)
          throw outside(value, -4096, 4095.875);
        view.setInt16(at + 2 * i, raw, true);
      }
      at += 6;
    }
    if (m.pm_time !== undefined) {
      if (m.pm_time !== (m.pm_time & 0xff)) throw outside(m.pm_time, 0, 255);
      view.setUint8(at++, m.pm_time);
    }
    if (m.pm_flags !== undefined) {
      if (m.pm_flags !== (m.pm_flags & 0xff)) throw outside(m.pm_flags, 0, 255);
      view.setUint8(at++, m.pm_flags);
    }
    if (m.gravity !== undefined) {
      if (m.gravity !== (m.gravity << 16) >> 16) throw outside(m.gravity, -32768, 32767);
      view.setInt16(at, m.gravity, true);
      at += 2;
    }
    if (m.delta_angles !== undefined) {
      expectLength(m.delta_angles, 3);
      for (let i = 0; i < 3; i++) {
        const value = m.delta_angles[i]!;
        const raw = Math.round((value * 8192) / 45);
        if (typeof value !== "number" || raw !== (raw << 16) >> 16)
          throw outside(value, -180, 179.9945068359375);
        view.setInt16(at + 2 * i, raw, true);
      }
      at += 6;
    }
    if (m.viewoffset !== undefined) {
      expectLength(m.viewoffset, 3);
      for (let i = 0; i < 3; i++) {
        const value = m.viewoffset[i]!;
        const raw = Math.round(value * 4);
        if (typeof value !== "number" || raw !== (raw << 24) >> 24)
          throw outside(value, -32, 31.75);
        view.setInt8(at + i, raw);
      }
      at += 3;
    }
    if (m.viewangles !== undefined) {
      expectLength(m.viewangles, 3);
      for (let i = 0; i < 3; i++) {
        const value = m.viewangles[i]!;
        const raw = Math.round((value * 8192) / 45);
        if (typeof value !== "number" || raw !== (raw << 16) >> 16)
          throw outside(value, -180, 179.9945068359375);
        view.setInt16(at + 2 * i, raw, true);
      }
      at += 6;
    }
    if (m.kick_angles !== undefined) {
      expectLength(m.kick_angles, 3);
      for (let i = 0; i < 3; i++) {
        const value = m.kick_angles[i]!;
        const raw = Math.round(value * 4);
        if (typeof value !== "number" || raw !== (raw << 24) >> 24)
          throw outside(value, -32, 31.75);
        view.setInt8(at + i, raw);
      }
      at += 3;
    }
    if (m.gunindex !== undefined) {
      if (m.gunindex !== (m.gunindex & 0xff)) throw outside(m.gunindex, 0, 255);
      view.setUint8(at++, m.gunindex);
    }
    w.offset = at;
    if (m.gun !== undefined) encodeGun(w, m.gun);
    reserve(w, 74);
    view = w.view;
    at = w.offset;
    if (m.blend !== undefined) {
      expectLength(m.blend, 4);
      for (let i = 0; i < 4; i++) {
        const value = m.blend[i]!;
        const raw = Math.round(value * 255);
        if (typeof value !== "number" || raw !== (raw & 0xff)) throw outside(value, 0, 1);
        view.setUint8(at + i, raw);
      }
      at += 4;
    }
    if (m.fov !== undefined) {
      if (m.fov !== (m.fov & 0xff)) throw outside(m.fov, 0, 255);
      view.setUint8(at++, m.fov);
    }
    if (m.rdflags !== undefined) {
      if (m.rdflags !== (m.rdflags & 0xff)) throw outside(m.rdflags, 0, 255);
      view.setUint8(at++, m.rdflags);
    }
    view.setUint32(at, statbits, true);
    at += 4;
    for (let bits = statbits | 0; bits !== 0; bits &= bits - 1) {
      view.setInt16(at, asI16(m.stats[31 - Math.clz32(bits & -bits)]!), true);
      at += 2;
    }
    w.offset = at;
  }
  return true;
}

/** Writes the `playerinfo` that statements tell. */
function enterPlayerinfoRelay(text: TextCursor, depth: number, w: Writer): boolean {
  let pm_type: number | undefined;
  let origin: [number, number, number] | undefined;
  let velocity: [number, number, number] | undefined;
  let pm_time: number | undefined;
  let pm_flags: number | undefined;
  let gravity: number | undefined;
  let delta_angles: [number, number, number] | undefined;
  let viewoffset: [number, number, number] | undefined;
  let viewangles: [number, number, number] | undefined;
  let kick_angles: [number, number, number] | undefined;
  let gunindex: number | undefined;
  let gun: M.Gun | undefined;
  let blend: [number, number, number, number] | undefined;
  let fov: number | undefined;
  let rdflags: number | undefined;
  const stats = {};
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x745f6d70 && view.getInt32(text.at + depth + 4, true) === 0x20657079) {
    text.at += depth + 8;
    pm_type = text.intLine();
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
    next === 0x6f6c6576 &&
    view.getInt32(text.at + depth + 4, true) === 0x79746963 &&
    view.getInt32(text.at + depth + 5, true) === 0x20797469
  ) {
    text.at += depth + 9;
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    velocity = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x745f6d70 && view.getInt32(text.at + depth + 4, true) === 0x20656d69) {
    text.at += depth + 8;
    pm_time = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x665f6d70 &&
    view.getInt32(text.at + depth + 4, true) === 0x7367616c &&
    view.getInt32(text.at + depth + 5, true) === 0x20736761
  ) {
    text.at += depth + 9;
    pm_flags = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x76617267 && view.getInt32(text.at + depth + 4, true) === 0x20797469) {
    text.at += depth + 8;
    gravity = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x746c6564 &&
    view.getInt32(text.at + depth + 4, true) === 0x6e615f61 &&
    view.getInt32(text.at + depth + 8, true) === 0x73656c67 &&
    view.getInt32(text.at + depth + 9, true) === 0x2073656c
  ) {
    text.at += depth + 13;
    const n0 = ANGLE16S.hear(text);
    text.space();
    const n1 = ANGLE16S.hear(text);
    text.space();
    const n2 = ANGLE16S.hear(text);
    delta_angles = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x77656976 &&
    view.getInt32(text.at + depth + 4, true) === 0x7366666f &&
    view.getInt32(text.at + depth + 7, true) === 0x20746573
  ) {
    text.at += depth + 11;
    const n0 = QUARTERS.hear(text);
    text.space();
    const n1 = QUARTERS.hear(text);
    text.space();
    const n2 = QUARTERS.hear(text);
    viewoffset = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x77656976 &&
    view.getInt32(text.at + depth + 4, true) === 0x6c676e61 &&
    view.getInt32(text.at + depth + 7, true) === 0x2073656c
  ) {
    text.at += depth + 11;
    const n0 = ANGLE16S.hear(text);
    text.space();
    const n1 = ANGLE16S.hear(text);
    text.space();
    const n2 = ANGLE16S.hear(text);
    viewangles = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x6b63696b &&
    view.getInt32(text.at + depth + 4, true) === 0x676e615f &&
    view.getInt32(text.at + depth + 8, true) === 0x2073656c
  ) {
    text.at += depth + 12;
    const n0 = QUARTERS.hear(text);
    text.space();
    const n1 = QUARTERS.hear(text);
    text.space();
    const n2 = QUARTERS.hear(text);
    kick_angles = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x696e7567 &&
    view.getInt32(text.at + depth + 4, true) === 0x7865646e &&
    view.getInt32(text.at + depth + 5, true) === 0x20786564
  ) {
    text.at += depth + 9;
    gunindex = text.intLine();
    next = text.next(depth);
  }
  {
    const start = text.at;
    const inner = hearGun(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return false;
      gun = inner;
      next = text.next(depth);
    }
  }
  if (next === 0x6e656c62 && view.getInt32(text.at + depth + 2, true) === 0x20646e65) {
    text.at += depth + 6;
    const n0 = U8S.hear(text);
    text.space();
    const n1 = U8S.hear(text);
    text.space();
    const n2 = U8S.hear(text);
    text.space();
    const n3 = U8S.hear(text);
    blend = [n0, n1, n2, n3];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x20766f66) {
    text.at += depth + 4;
    fov = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x6c666472 && view.getInt32(text.at + depth + 4, true) === 0x20736761) {
    text.at += depth + 8;
    rdflags = text.intLine();
    next = text.next(depth);
  }

  if (text.isBad) return false;
  const m: M.Playerinfo = {
    type: "playerinfo",
    pm_type: pm_type,
    origin: origin,
    velocity: velocity,
    pm_time: pm_time,
    pm_flags: pm_flags,
    gravity: gravity,
    delta_angles: delta_angles,
    viewoffset: viewoffset,
    viewangles: viewangles,
    kick_angles: kick_angles,
    gunindex: gunindex,
    gun: gun,
    blend: blend,
    fov: fov,
    rdflags: rdflags,
    stats: stats,
  };
  {
    let unicast$bit = 0;
    if (m.unicast !== undefined) unicast$bit |= 0x01;
    reserve(w, 2);
    const view = w.view;
    let at = w.offset;
    view.setUint8(at++, 0x11 | ((unicast$bit & 0x01) << 7));
    if (m.unicast !== undefined) {
      if (m.unicast !== (m.unicast & 0xff)) throw outside(m.unicast, 0, 255);
      view.setUint8(at++, m.unicast);
    }
    w.offset = at;
    encodePlayerinfo(w, m);
  }
  return true;
}

/** The text of the `packetentities` at the cursor. */
function tellPacketentitiesUntil25(
  r: Reader,
  outer: number,
  out: TextOutput,
  names: Names,
): boolean {
  const at = r.offset;
  r.offset = at + 1;
  let entities: Packetentity[];
  entities = [];
  for (;;) {
    const next = decodePacketentityUntil25(r);
    if (typeof next === "number") {
      break;
    }
    entities.push(next);
  }
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const first = out.length;
  out.reserve(114);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_PACKETENTITIES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_PACKETENTITIES + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_PACKETENTITIES + 2]!, true);
  to += outer + 17;
  out.length = to;
  for (const element$ of entities) {
    out.reserve(44);
    const start$ = out.length;
    out.length = put(out.view, start$, OPENING_PACKETENTITY, depth);
    if (!sayPacketentityUntil25(element$, depth + 1, out, names)) return false;
    close(out, start$, depth, OPENING_PACKETENTITY, ALONE_PACKETENTITY);
  }
  out.reserve(114);
  chars = out.view;
  to = out.length;
  out.length = to;
  close(out, first, outer, OPENING_PACKETENTITIES, ALONE_PACKETENTITIES);
  return true;
}

/** Writes the `packetentities` that statements tell. */
function enterPacketentitiesUntil25(text: TextCursor, depth: number, w: Writer): boolean {
  const entities: M.Packetentity[] = [];
  const { view } = text;
  let next = text.next(depth);
  while (
    next === 0x6b636170 &&
    view.getInt32(text.at + depth + 4, true) === 0x6e657465 &&
    view.getInt32(text.at + depth + 8, true) === 0x79746974 &&
    view.getInt32(text.at + depth + 11, true) === 0x0a7b2079
  ) {
    text.at += depth + 15;
    const element = hearPacketentityUntil25(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) return false;
    entities.push(element);
    next = text.next(depth);
  }
  if (text.isBad) return false;
  const m: M.Packetentities = { type: "packetentities", entities: entities };
  writeId(w, 0x10);
  {
    expectArray(m.entities);
    for (const element of m.entities) encodePacketentityUntil25(w, element);
    reserve(w, 2);
    w.view.setUint16(w.offset, 0, true);
    w.offset += 2;
  }
  return true;
}

/** The text of the `packetentities` at the cursor. */
function tellPacketentities(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const at = r.offset;
  r.offset = at + 1;
  let entities: Packetentity[];
  let entitiesEnd: number | undefined;
  entities = [];
  for (;;) {
    const next = decodePacketentity(r);
    if (typeof next === "number") {
      entitiesEnd = next;
      break;
    }
    entities.push(next);
  }
  if (entitiesEnd !== undefined && entitiesEnd !== 0) return false;
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const first = out.length;
  out.reserve(114);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_PACKETENTITIES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_PACKETENTITIES + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_PACKETENTITIES + 2]!, true);
  to += outer + 17;
  out.length = to;
  for (const element$ of entities) {
    out.reserve(44);
    const start$ = out.length;
    out.length = put(out.view, start$, OPENING_PACKETENTITY, depth);
    if (!sayPacketentity(element$, depth + 1, out, names)) return false;
    close(out, start$, depth, OPENING_PACKETENTITY, ALONE_PACKETENTITY);
  }
  out.reserve(114);
  chars = out.view;
  to = out.length;
  out.length = to;
  close(out, first, outer, OPENING_PACKETENTITIES, ALONE_PACKETENTITIES);
  return true;
}

/** Writes the `packetentities` that statements tell. */
function enterPacketentities(text: TextCursor, depth: number, w: Writer): boolean {
  const entities: M.Packetentity[] = [];
  const { view } = text;
  let next = text.next(depth);
  while (
    next === 0x6b636170 &&
    view.getInt32(text.at + depth + 4, true) === 0x6e657465 &&
    view.getInt32(text.at + depth + 8, true) === 0x79746974 &&
    view.getInt32(text.at + depth + 11, true) === 0x0a7b2079
  ) {
    text.at += depth + 15;
    const element = hearPacketentity(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) return false;
    entities.push(element);
    next = text.next(depth);
  }
  if (text.isBad) return false;
  const m: M.Packetentities = { type: "packetentities", entities: entities };
  writeId(w, 0x12);
  {
    expectArray(m.entities);
    for (const element of m.entities) encodePacketentity(w, element);
    {
      let flags = (m.entitiesEnd ?? 0) & 0xffffffff;
      if ((flags & 0xff000000) !== 0) flags |= 0x800000;
      if ((flags & 0xff0000) !== 0) flags |= 0x8000;
      if ((flags & 0xff00) !== 0) flags |= 0x80;
      reserve(w, 6);
      const view = w.view;
      let at = w.offset;
      view.setUint8(at++, flags);
      if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
      if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
      if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
      if ((flags & 0x0100) !== 0) {
        view.setUint16(at, 0, true);
        at += 2;
      } else {
        view.setUint8(at++, 0);
      }
      w.offset = at;
    }
  }
  return true;
}

/** Writes the `packetentities` that statements tell. */
function enterPacketentitiesRelay(text: TextCursor, depth: number, w: Writer): boolean {
  const entities: M.Packetentity[] = [];
  const { view } = text;
  let next = text.next(depth);
  while (
    next === 0x6b636170 &&
    view.getInt32(text.at + depth + 4, true) === 0x6e657465 &&
    view.getInt32(text.at + depth + 8, true) === 0x79746974 &&
    view.getInt32(text.at + depth + 11, true) === 0x0a7b2079
  ) {
    text.at += depth + 15;
    const element = hearPacketentity(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) return false;
    entities.push(element);
    next = text.next(depth);
  }
  if (text.isBad) return false;
  const m: M.Packetentities = { type: "packetentities", entities: entities };
  {
    let unicast$bit = 0;
    if (m.unicast !== undefined) unicast$bit |= 0x01;
    reserve(w, 2);
    const view = w.view;
    let at = w.offset;
    view.setUint8(at++, 0x12 | ((unicast$bit & 0x01) << 7));
    if (m.unicast !== undefined) view.setUint8(at++, asU8(m.unicast));
    w.offset = at;
    expectArray(m.entities);
    for (const element of m.entities) encodePacketentity(w, element);
    {
      let flags = (m.entitiesEnd ?? 0) & 0xffffffff;
      if ((flags & 0xff000000) !== 0) flags |= 0x800000;
      if ((flags & 0xff0000) !== 0) flags |= 0x8000;
      if ((flags & 0xff00) !== 0) flags |= 0x80;
      reserve(w, 6);
      const view = w.view;
      let at = w.offset;
      view.setUint8(at++, flags);
      if ((flags & 0x80) !== 0) view.setUint8(at++, flags >>> 8);
      if ((flags & 0x8000) !== 0) view.setUint8(at++, flags >>> 16);
      if ((flags & 0x800000) !== 0) view.setUint8(at++, flags >>> 24);
      if ((flags & 0x0100) !== 0) {
        view.setUint16(at, 0, true);
        at += 2;
      } else {
        view.setUint8(at++, 0);
      }
      w.offset = at;
    }
  }
  return true;
}

/** The text of the `frame` at the cursor. */
function tellFrameServer(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 5;
  const serverframe = view.getInt32(at + 1, true);
  const depth = outer;
  const row = depth * ROW_SIZE;
  out.reserve(93);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_FRAME]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_FRAME + 1]!, true);
  to += depth + 6;
  to = putIntEnd(chars, to, serverframe);
  out.length = to;
  return true;
}

/** Writes the `frame` that statements tell. */
function enterFrameServer(text: TextCursor, _depth: number, w: Writer): boolean {
  let serverframe: number | undefined;
  serverframe = text.int();
  text.end();
  if (text.isBad || serverframe === undefined) return false;
  const m: M.Frame = { type: "frame", serverframe: serverframe };
  writeId(w, 0x14);
  {
    reserve(w, 4);
    const view = w.view;
    const at = w.offset;
    view.setInt32(at, asI32(m.serverframe), true);
    w.offset = at + 4;
  }
  return true;
}

/** The texts of messages, from the cursor on as far as they can be told here. */
function tellMessagesUntil25(r: Reader, outer: number, out: TextOutput, names: Names): void {
  while (r.offset < r.end) {
    const start = r.offset;
    const { length } = out;
    const id = r.view.getUint8(start);
    let isTold = false;
    switch (id) {
      case 0x0c:
        isTold = tellMuzzleflashUntil25(r, outer, out, names);
        break;
      case 0x13:
        isTold = tellMuzzleflash2Until25(r, outer, out, names);
        break;
      case 0x0a:
        isTold = tellTempEntityUntil25(r, outer, out, names);
        break;
      case 0x04:
        isTold = tellSoundUntil25(r, outer, out, names);
        break;
      case 0x09:
        isTold = tellSpawnbaselineUntil25(r, outer, out, names);
        break;
      case 0x0e:
        isTold = tellPlayerinfoUntil25(r, outer, out, names);
        break;
      case 0x10:
        isTold = tellPacketentitiesUntil25(r, outer, out, names);
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
function tellMessagesUntil26(r: Reader, outer: number, out: TextOutput, names: Names): void {
  while (r.offset < r.end) {
    const start = r.offset;
    const { length } = out;
    const id = r.view.getUint8(start);
    let isTold = false;
    switch (id) {
      case 0x01:
        isTold = tellMuzzleflash(r, outer, out, names);
        break;
      case 0x02:
        isTold = tellMuzzleflash2(r, outer, out, names);
        break;
      case 0x09:
        isTold = tellSound(r, outer, out, names);
        break;
      case 0x0e:
        isTold = tellSpawnbaseline(r, outer, out, names);
        break;
      case 0x10:
        isTold = tellDownloadUntil31(r, outer, out, names);
        break;
      case 0x11:
        isTold = tellPlayerinfo(r, outer, out, names);
        break;
      case 0x12:
        isTold = tellPacketentities(r, outer, out, names);
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
function tellMessagesUntil31(r: Reader, outer: number, out: TextOutput, names: Names): void {
  while (r.offset < r.end) {
    const start = r.offset;
    const { length } = out;
    const id = r.view.getUint8(start);
    let isTold = false;
    switch (id) {
      case 0x01:
        isTold = tellMuzzleflash(r, outer, out, names);
        break;
      case 0x02:
        isTold = tellMuzzleflash2(r, outer, out, names);
        break;
      case 0x09:
        isTold = tellSound(r, outer, out, names);
        break;
      case 0x0e:
        isTold = tellSpawnbaseline(r, outer, out, names);
        break;
      case 0x10:
        isTold = tellDownloadUntil31(r, outer, out, names);
        break;
      case 0x11:
        isTold = tellPlayerinfo(r, outer, out, names);
        break;
      case 0x12:
        isTold = tellPacketentities(r, outer, out, names);
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
    switch (id) {
      case 0x01:
        isTold = tellMuzzleflash(r, outer, out, names);
        break;
      case 0x02:
        isTold = tellMuzzleflash2(r, outer, out, names);
        break;
      case 0x09:
        isTold = tellSound(r, outer, out, names);
        break;
      case 0x0e:
        isTold = tellSpawnbaseline(r, outer, out, names);
        break;
      case 0x11:
        isTold = tellPlayerinfo(r, outer, out, names);
        break;
      case 0x12:
        isTold = tellPacketentities(r, outer, out, names);
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
function tellMessagesServer(r: Reader, outer: number, out: TextOutput, names: Names): void {
  while (r.offset < r.end) {
    const start = r.offset;
    const { length } = out;
    const id = r.view.getUint8(start);
    let isTold = false;
    switch (id) {
      case 0x01:
        isTold = tellMuzzleflash(r, outer, out, names);
        break;
      case 0x02:
        isTold = tellMuzzleflash2(r, outer, out, names);
        break;
      case 0x09:
        isTold = tellSound(r, outer, out, names);
        break;
      case 0x0e:
        isTold = tellSpawnbaseline(r, outer, out, names);
        break;
      case 0x11:
        isTold = tellPlayerinfo(r, outer, out, names);
        break;
      case 0x12:
        isTold = tellPacketentities(r, outer, out, names);
        break;
      case 0x14:
        isTold = tellFrameServer(r, outer, out, names);
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
    to: 0,
    tell: tellMessagesUntil25,
    heard: [
      { message: "muzzleflash", enter: enterMuzzleflashUntil25 },
      { message: "muzzleflash2", enter: enterMuzzleflash2Until25 },
      { message: "temp_entity", enter: enterTempEntityUntil25 },
      { message: "sound", enter: enterSoundUntil25 },
      { message: "spawnbaseline", enter: enterSpawnbaselineUntil25 },
      { message: "playerinfo", enter: enterPlayerinfoUntil25 },
      { message: "packetentities", enter: enterPacketentitiesUntil25 },
    ],
  },
  {
    from: 1,
    to: 1,
    tell: tellMessagesUntil26,
    heard: [
      { message: "muzzleflash", enter: enterMuzzleflash },
      { message: "muzzleflash2", enter: enterMuzzleflash2 },
      { message: "sound", enter: enterSound },
      { message: "spawnbaseline", enter: enterSpawnbaseline },
      { message: "download", enter: enterDownloadUntil31 },
      { message: "playerinfo", enter: enterPlayerinfo },
      { message: "packetentities", enter: enterPacketentities },
    ],
  },
  {
    from: 2,
    to: 5,
    tell: tellMessagesUntil31,
    heard: [
      { message: "muzzleflash", enter: enterMuzzleflash },
      { message: "muzzleflash2", enter: enterMuzzleflash2 },
      { message: "sound", enter: enterSound },
      { message: "spawnbaseline", enter: enterSpawnbaseline },
      { message: "download", enter: enterDownloadUntil31 },
      { message: "playerinfo", enter: enterPlayerinfo },
      { message: "packetentities", enter: enterPacketentities },
    ],
  },
  {
    from: 6,
    to: 8,
    tell: tellMessages,
    heard: [
      { message: "muzzleflash", enter: enterMuzzleflash },
      { message: "muzzleflash2", enter: enterMuzzleflash2 },
      { message: "sound", enter: enterSound },
      { message: "spawnbaseline", enter: enterSpawnbaseline },
      { message: "playerinfo", enter: enterPlayerinfo },
      { message: "packetentities", enter: enterPacketentities },
    ],
  },
  {
    from: 9,
    to: 11,
    tell: tellMessagesServer,
    heard: [
      { message: "muzzleflash", enter: enterMuzzleflash },
      { message: "muzzleflash2", enter: enterMuzzleflash2 },
      { message: "sound", enter: enterSound },
      { message: "spawnbaseline", enter: enterSpawnbaseline },
      { message: "playerinfo", enter: enterPlayerinfo },
      { message: "packetentities", enter: enterPacketentities },
      { message: "frame", single: true, enter: enterFrameServer },
    ],
  },
  {
    from: 12,
    to: 12,
    heard: [
      { message: "muzzleflash", enter: enterMuzzleflashRelay },
      { message: "muzzleflash2", enter: enterMuzzleflash2Relay },
      { message: "sound", enter: enterSoundRelay },
      { message: "spawnbaseline", enter: enterSpawnbaselineRelay },
      { message: "download", enter: enterDownloadRelayUntil31 },
      { message: "playerinfo", enter: enterPlayerinfoRelay },
      { message: "packetentities", enter: enterPacketentitiesRelay },
    ],
  },
  {
    from: 13,
    to: 16,
    heard: [
      { message: "muzzleflash", enter: enterMuzzleflashRelay },
      { message: "muzzleflash2", enter: enterMuzzleflash2Relay },
      { message: "sound", enter: enterSoundRelay },
      { message: "spawnbaseline", enter: enterSpawnbaselineRelay },
      { message: "download", enter: enterDownloadRelayUntil31 },
      { message: "playerinfo", enter: enterPlayerinfoRelay },
      { message: "packetentities", enter: enterPacketentitiesRelay },
    ],
  },
  {
    from: 17,
    to: 19,
    heard: [
      { message: "muzzleflash", enter: enterMuzzleflashRelay },
      { message: "muzzleflash2", enter: enterMuzzleflash2Relay },
      { message: "sound", enter: enterSoundRelay },
      { message: "spawnbaseline", enter: enterSpawnbaselineRelay },
      { message: "playerinfo", enter: enterPlayerinfoRelay },
      { message: "packetentities", enter: enterPacketentitiesRelay },
    ],
  },
];
