// Generated from quake2.yaml. To change it, edit the schema and run `npx demospec generate`.
import { type TextCursor } from "../text/hearing.ts";
import { type TextOutput } from "../text/output.ts";
import { alone, Fronts, INTS, opening, put, putIntEnd, token } from "../text/pieces.ts";
import { type Names, appendNamed, close, Numbers } from "../text/saying.ts";
import { type TextCode } from "../text/text-code.ts";
import { type Reader, refused } from "../runtime/reader.ts";
import {
  decodeSource,
  decodePacketentityUntil25,
  decodePacketentity,
  type Packetentity,
  type Source,
} from "./quake2.ts";
import type * as M from "./quake2.ts";
const FRONTS = new Fronts();
const TOKEN_ENTITY = token("entity");
const TOKEN_MODELINDEX = token("modelindex");
const TOKEN_FRAME = token("frame");
const TOKEN_SKIN = token("skin");
const TOKEN_VWEP = token("vwep");
const TOKEN_EFFECTS = token("effects");
const TOKEN_RENDERFX = token("renderfx");
const COORDS = new Numbers(
  { kind: "int", name: "coord", bits: 16, signed: true, scale: { num: 1, den: 8, plus: 0 } },
  undefined,
);
const TOKEN_ORIGIN_X = token("origin_x");
const TOKEN_ORIGIN_Y = token("origin_y");
const TOKEN_ORIGIN_Z = token("origin_z");
const ANGLES = new Numbers(
  { kind: "int", name: "angle", bits: 8, signed: true, scale: { num: 45, den: 32, plus: 0 } },
  undefined,
);
const TOKEN_ANGLES_1 = token("angles_1");
const TOKEN_ANGLES_2 = token("angles_2");
const TOKEN_ANGLES_3 = token("angles_3");
const TOKEN_OLD_ORIGIN = token("old_origin");
const TOKEN_SOUND = token("sound");
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
const TOKEN_MODELINDEX2 = token("modelindex2");
const TOKEN_MODELINDEX3 = token("modelindex3");
const TOKEN_MODELINDEX4 = token("modelindex4");
const TOKEN_EVENT = token("event");
const TOKEN_SOLID = token("solid");
const ALONE_REMOVE = alone("remove");
const FRONT_MODELINDEX2 = FRONTS.add("modelindex2 ");
const FRONT_MODELINDEX3 = FRONTS.add("modelindex3 ");
const FRONT_MODELINDEX4 = FRONTS.add("modelindex4 ");
const FRONT_EVENT = FRONTS.add("event ");
const FRONT_SOLID = FRONTS.add("solid ");
const FLAG_REMOVE = FRONTS.add("remove;\n");
const TOKEN_CHANNEL = token("channel");
const FRONT_CHANNEL = FRONTS.add("channel ");
const TOKEN_VALUE = token("value");
const OPEN_MUZZLEFLASH = FRONTS.add("muzzleflash {\n entity ");
const FRONT_VALUE = FRONTS.add("value ");
const INT_TEXTS = INTS.texts;
const INT_BYTES = INTS.bytes;
const CLOSES = FRONTS.add("}\n");
const OPEN_MUZZLFLASH2 = FRONTS.add("muzzlflash2 {\n entity ");
const TOKEN_ENTITYTYPE = token("entitytype");
const TOKEN_ORIGIN = token("origin");
const OPEN_TEMP_ENTITY = FRONTS.add("temp_entity {\n entitytype ");
const FRONT_ORIGIN = FRONTS.add("origin ");
const TOKEN_SOUNDNUM = token("soundnum");
const U8S = new Numbers(
  { kind: "int", name: "u8", bits: 8, signed: false, scale: { num: 1, den: 255, plus: 0 } },
  undefined,
);
const TOKEN_VOL = token("vol");
const U8S_2 = new Numbers(
  { kind: "int", name: "u8", bits: 8, signed: false, scale: { num: 1, den: 64, plus: 0 } },
  undefined,
);
const TOKEN_ATTENUATION = token("attenuation");
const U8S_3 = new Numbers(
  { kind: "int", name: "u8", bits: 8, signed: false, scale: { num: 1, den: 1000, plus: 0 } },
  undefined,
);
const TOKEN_TIMEOFS = token("timeofs");
const OPEN_SOUND = FRONTS.add("sound {\n soundnum ");
const FRONT_VOL = FRONTS.add("vol ");
const U8S_TEXTS = U8S.texts;
const U8S_BYTES = U8S.bytes;
const FRONT_ATTENUATION = FRONTS.add("attenuation ");
const U8S_2_TEXTS = U8S_2.texts;
const U8S_2_BYTES = U8S_2.bytes;
const FRONT_TIMEOFS = FRONTS.add("timeofs ");
const U8S_3_TEXTS = U8S_3.texts;
const U8S_3_BYTES = U8S_3.bytes;
const OPEN_SPAWNBASELINE = FRONTS.add("spawnbaseline {\n entity ");
const TOKEN_SIZE = token("size");
const TOKEN_PERCENT = token("percent");
const OPEN_DOWNLOAD = FRONTS.add("download {\n size ");
const FRONT_PERCENT = FRONTS.add("percent ");
const OPENING_PACKETENTITY = opening("packetentity");
const OPENING_PACKETENTITIES = opening("packetentities");
const ALONE_PACKETENTITIES = alone("packetentities");
const OPEN_PACKETENTITIES = FRONTS.add("packetentities {\n");
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
  let next = text.next(depth);
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITY, depth)) {
    number = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX, depth)) {
    modelindex = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6d617266 && text.takeRest(TOKEN_FRAME, depth)) {
    frame = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e696b73 && text.takeRest(TOKEN_SKIN, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xff) text.isBad = true;
    skin = (skin ?? 0) | (part << 0) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x70657776 && text.takeRest(TOKEN_VWEP, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xffffff) text.isBad = true;
    skin = (skin ?? 0) | (part << 8) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65666665 && text.takeRest(TOKEN_EFFECTS, depth)) {
    effects = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x646e6572 && text.takeRest(TOKEN_RENDERFX, depth)) {
    renderfx = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN_X, depth)) {
    origin1 = COORDS.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN_Y, depth)) {
    origin2 = COORDS.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN_Z, depth)) {
    origin3 = COORDS.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_1, depth)) {
    angle1 = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_2, depth)) {
    angle2 = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_3, depth)) {
    angle3 = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x5f646c6f && text.takeRest(TOKEN_OLD_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    oldorigin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e756f73 && text.takeRest(TOKEN_SOUND, depth)) {
    sound = text.int();
    text.end();
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
  let next = text.next(depth);
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITY, depth)) {
    number = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX, depth)) {
    modelindex = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX2, depth)) {
    modelindex2 = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX3, depth)) {
    modelindex3 = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX4, depth)) {
    modelindex4 = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6d617266 && text.takeRest(TOKEN_FRAME, depth)) {
    frame = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e696b73 && text.takeRest(TOKEN_SKIN, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xff) text.isBad = true;
    skin = (skin ?? 0) | (part << 0) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x70657776 && text.takeRest(TOKEN_VWEP, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xffffff) text.isBad = true;
    skin = (skin ?? 0) | (part << 8) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65666665 && text.takeRest(TOKEN_EFFECTS, depth)) {
    effects = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x646e6572 && text.takeRest(TOKEN_RENDERFX, depth)) {
    renderfx = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN_X, depth)) {
    origin1 = COORDS.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN_Y, depth)) {
    origin2 = COORDS.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN_Z, depth)) {
    origin3 = COORDS.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_1, depth)) {
    angle1 = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_2, depth)) {
    angle2 = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_3, depth)) {
    angle3 = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x5f646c6f && text.takeRest(TOKEN_OLD_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    oldorigin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e756f73 && text.takeRest(TOKEN_SOUND, depth)) {
    sound = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e657665 && text.takeRest(TOKEN_EVENT, depth)) {
    event = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x696c6f73 && text.takeRest(TOKEN_SOLID, depth)) {
    solid = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6f6d6572 && text.takeRest(ALONE_REMOVE, depth)) {
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
  let next = text.next(depth);
  if (next === 0x6e616863 && text.takeRest(TOKEN_CHANNEL, depth)) {
    channel = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITY, depth)) {
    entity = text.int();
    text.end();
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

/** `muzzleflash` from its statements. */
function hearMuzzleflashUntil25(text: TextCursor, depth: number): M.Muzzleflash | undefined {
  let entity: number | undefined;
  let weapon: number | undefined;
  let next = text.next(depth);
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITY, depth)) {
    entity = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x756c6176 && text.takeRest(TOKEN_VALUE, depth)) {
    weapon = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || entity === undefined || weapon === undefined) return undefined;
  return { type: "muzzleflash", entity: entity, weapon: weapon };
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
  out.reserve(155);
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

/** `muzzleflash` from its statements. */
function hearMuzzleflash(text: TextCursor, depth: number): M.Muzzleflash | undefined {
  let entity: number | undefined;
  let weapon: number | undefined;
  let next = text.next(depth);
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITY, depth)) {
    entity = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x756c6176 && text.takeRest(TOKEN_VALUE, depth)) {
    weapon = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || entity === undefined || weapon === undefined) return undefined;
  return { type: "muzzleflash", entity: entity, weapon: weapon };
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
  out.reserve(155);
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

/** `muzzleflash` from its statements. */
function hearMuzzleflashRelay(text: TextCursor, depth: number): M.Muzzleflash | undefined {
  let entity: number | undefined;
  let weapon: number | undefined;
  let next = text.next(depth);
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITY, depth)) {
    entity = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x756c6176 && text.takeRest(TOKEN_VALUE, depth)) {
    weapon = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || entity === undefined || weapon === undefined) return undefined;
  return { type: "muzzleflash", entity: entity, weapon: weapon };
}

/** `muzzleflash2` from its statements. */
function hearMuzzleflash2Until25(text: TextCursor, depth: number): M.Muzzleflash2 | undefined {
  let entity: number | undefined;
  let flash: number | undefined;
  let next = text.next(depth);
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITY, depth)) {
    entity = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x756c6176 && text.takeRest(TOKEN_VALUE, depth)) {
    flash = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || entity === undefined || flash === undefined) return undefined;
  return { type: "muzzleflash2", entity: entity, flash: flash };
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
  out.reserve(155);
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

/** `muzzleflash2` from its statements. */
function hearMuzzleflash2(text: TextCursor, depth: number): M.Muzzleflash2 | undefined {
  let entity: number | undefined;
  let flash: number | undefined;
  let next = text.next(depth);
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITY, depth)) {
    entity = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x756c6176 && text.takeRest(TOKEN_VALUE, depth)) {
    flash = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || entity === undefined || flash === undefined) return undefined;
  return { type: "muzzleflash2", entity: entity, flash: flash };
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
  out.reserve(155);
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

/** `muzzleflash2` from its statements. */
function hearMuzzleflash2Relay(text: TextCursor, depth: number): M.Muzzleflash2 | undefined {
  let entity: number | undefined;
  let flash: number | undefined;
  let next = text.next(depth);
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITY, depth)) {
    entity = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x756c6176 && text.takeRest(TOKEN_VALUE, depth)) {
    flash = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || entity === undefined || flash === undefined) return undefined;
  return { type: "muzzleflash2", entity: entity, flash: flash };
}

/** `temp_entity` from its statements. */
function hearTempEntityUntil25Point(
  text: TextCursor,
  depth: number,
): M.TempEntityPoint | undefined {
  let entitytype: number | undefined;
  let origin: [number, number, number] | undefined;
  let next = text.next(depth);
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITYTYPE, depth)) {
    entitytype = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN, depth)) {
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
      out.reserve(208);
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

/** `sound` from its statements. */
function hearSoundUntil25(text: TextCursor, depth: number): M.Sound | undefined {
  let soundnum: number | undefined;
  let volume: number | undefined;
  let attenuation: number | undefined;
  let timeofs: number | undefined;
  let source: M.Source | undefined;
  let origin: [number, number, number] | undefined;
  let next = text.next(depth);
  if (next === 0x6e756f73 && text.takeRest(TOKEN_SOUNDNUM, depth)) {
    soundnum = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x206c6f76 && text.takeRest(TOKEN_VOL, depth)) {
    volume = U8S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65747461 && text.takeRest(TOKEN_ATTENUATION, depth)) {
    attenuation = U8S_2.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x656d6974 && text.takeRest(TOKEN_TIMEOFS, depth)) {
    timeofs = U8S_3.hear(text);
    text.end();
    next = text.next(depth);
  }
  {
    const start = text.at;
    const inner = hearSource(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return undefined;
      source = inner;
      next = text.next(depth);
    }
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || soundnum === undefined) return undefined;
  return {
    type: "sound",
    soundnum: soundnum,
    volume: volume,
    attenuation: attenuation,
    timeofs: timeofs,
    source: source,
    origin: origin,
  };
}

/** The text of the `sound` at the cursor. */
function tellSoundUntil25(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  at += 1;
  const flags = view.getUint8(at++);
  const soundnum = view.getUint8(at);
  at += 1;
  let volume: number | undefined;
  if ((flags & 0x01) !== 0) volume = view.getUint8(at++);
  let attenuation: number | undefined;
  if ((flags & 0x02) !== 0) attenuation = view.getUint8(at++);
  let timeofs: number | undefined;
  if ((flags & 0x10) !== 0) timeofs = view.getUint8(at++);
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
  out.reserve(457);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_SOUND]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_SOUND + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_SOUND + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_SOUND + 3]!, true);
  to += 2 * outer + 18;
  appendNamed(out, to, names, "sounds", soundnum);
  out.reserve(457);
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
    out.reserve(457);
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

/** `sound` from its statements. */
function hearSound(text: TextCursor, depth: number): M.Sound | undefined {
  let soundnum: number | undefined;
  let volume: number | undefined;
  let attenuation: number | undefined;
  let timeofs: number | undefined;
  let source: M.Source | undefined;
  let origin: [number, number, number] | undefined;
  let next = text.next(depth);
  if (next === 0x6e756f73 && text.takeRest(TOKEN_SOUNDNUM, depth)) {
    soundnum = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x206c6f76 && text.takeRest(TOKEN_VOL, depth)) {
    volume = U8S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65747461 && text.takeRest(TOKEN_ATTENUATION, depth)) {
    attenuation = U8S_2.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x656d6974 && text.takeRest(TOKEN_TIMEOFS, depth)) {
    timeofs = U8S_3.hear(text);
    text.end();
    next = text.next(depth);
  }
  {
    const start = text.at;
    const inner = hearSource(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return undefined;
      source = inner;
      next = text.next(depth);
    }
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || soundnum === undefined) return undefined;
  return {
    type: "sound",
    soundnum: soundnum,
    volume: volume,
    attenuation: attenuation,
    timeofs: timeofs,
    source: source,
    origin: origin,
  };
}

/** The text of the `sound` at the cursor. */
function tellSound(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  at += 1;
  const flags = view.getUint8(at++);
  const soundnum = view.getUint8(at);
  at += 1;
  let volume: number | undefined;
  if ((flags & 0x01) !== 0) volume = view.getUint8(at++);
  let attenuation: number | undefined;
  if ((flags & 0x02) !== 0) attenuation = view.getUint8(at++);
  let timeofs: number | undefined;
  if ((flags & 0x10) !== 0) timeofs = view.getUint8(at++);
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
  out.reserve(457);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_SOUND]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_SOUND + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_SOUND + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_SOUND + 3]!, true);
  to += 2 * outer + 18;
  appendNamed(out, to, names, "sounds", soundnum);
  out.reserve(457);
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
    out.reserve(457);
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

/** `sound` from its statements. */
function hearSoundRelay(text: TextCursor, depth: number): M.Sound | undefined {
  let soundnum: number | undefined;
  let volume: number | undefined;
  let attenuation: number | undefined;
  let timeofs: number | undefined;
  let source: M.Source | undefined;
  let origin: [number, number, number] | undefined;
  let next = text.next(depth);
  if (next === 0x6e756f73 && text.takeRest(TOKEN_SOUNDNUM, depth)) {
    soundnum = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x206c6f76 && text.takeRest(TOKEN_VOL, depth)) {
    volume = U8S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65747461 && text.takeRest(TOKEN_ATTENUATION, depth)) {
    attenuation = U8S_2.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x656d6974 && text.takeRest(TOKEN_TIMEOFS, depth)) {
    timeofs = U8S_3.hear(text);
    text.end();
    next = text.next(depth);
  }
  {
    const start = text.at;
    const inner = hearSource(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return undefined;
      source = inner;
      next = text.next(depth);
    }
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || soundnum === undefined) return undefined;
  return {
    type: "sound",
    soundnum: soundnum,
    volume: volume,
    attenuation: attenuation,
    timeofs: timeofs,
    source: source,
    origin: origin,
  };
}

/** `spawnbaseline` from its statements. */
function hearSpawnbaselineUntil25(text: TextCursor, depth: number): M.Spawnbaseline | undefined {
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
  let next = text.next(depth);
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITY, depth)) {
    number = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX, depth)) {
    modelindex = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6d617266 && text.takeRest(TOKEN_FRAME, depth)) {
    frame = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e696b73 && text.takeRest(TOKEN_SKIN, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xff) text.isBad = true;
    skin = (skin ?? 0) | (part << 0) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x70657776 && text.takeRest(TOKEN_VWEP, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xffffff) text.isBad = true;
    skin = (skin ?? 0) | (part << 8) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65666665 && text.takeRest(TOKEN_EFFECTS, depth)) {
    effects = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x646e6572 && text.takeRest(TOKEN_RENDERFX, depth)) {
    renderfx = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN_X, depth)) {
    origin1 = COORDS.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN_Y, depth)) {
    origin2 = COORDS.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN_Z, depth)) {
    origin3 = COORDS.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_1, depth)) {
    angle1 = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_2, depth)) {
    angle2 = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_3, depth)) {
    angle3 = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x5f646c6f && text.takeRest(TOKEN_OLD_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    oldorigin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e756f73 && text.takeRest(TOKEN_SOUND, depth)) {
    sound = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || number === undefined) return undefined;
  return {
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
  if ((flags & 0x10) !== 0) {
    flags |= view.getUint8(at++) << 24;
  }
  flags >>>= 0;
  if ((flags & 0x8000) !== 0)
    throw refused(r, "what no recording shows, perhaps a skin of 16 bits");
  if ((flags & 0x080000) !== 0) throw refused(r, "what no recording shows");
  if ((flags & 0x100000) !== 0) throw refused(r, "what no recording shows, perhaps a second model");
  if ((flags & 0x200000) !== 0) throw refused(r, "what no recording shows, perhaps a third model");
  let modelindex: number | undefined;
  if ((flags & 0x0800) !== 0) modelindex = view.getUint8(at++);
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
  let angle1: number | undefined;
  if ((flags & 0x0100) !== 0) angle1 = view.getInt8(at++);
  let angle2: number | undefined;
  if ((flags & 0x0200) !== 0) angle2 = view.getInt8(at++);
  let angle3: number | undefined;
  if ((flags & 0x0400) !== 0) angle3 = view.getInt8(at++);
  let oldorigin: [number, number, number] | undefined;
  if ((flags & 0x400000) !== 0) {
    oldorigin = [view.getInt16(at, true), view.getInt16(at + 2, true), view.getInt16(at + 4, true)];
    at += 6;
  }
  let sound: number | undefined;
  if ((flags & 0x01000000) !== 0) sound = view.getUint8(at++);
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
  out.reserve(1027);
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
    out.reserve(1027);
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
    out.reserve(1027);
    chars = out.view;
    to = out.length;
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** `spawnbaseline` from its statements. */
function hearSpawnbaseline(text: TextCursor, depth: number): M.Spawnbaseline | undefined {
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
  let next = text.next(depth);
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITY, depth)) {
    number = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX, depth)) {
    modelindex = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX2, depth)) {
    modelindex2 = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX3, depth)) {
    modelindex3 = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX4, depth)) {
    modelindex4 = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6d617266 && text.takeRest(TOKEN_FRAME, depth)) {
    frame = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e696b73 && text.takeRest(TOKEN_SKIN, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xff) text.isBad = true;
    skin = (skin ?? 0) | (part << 0) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x70657776 && text.takeRest(TOKEN_VWEP, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xffffff) text.isBad = true;
    skin = (skin ?? 0) | (part << 8) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65666665 && text.takeRest(TOKEN_EFFECTS, depth)) {
    effects = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x646e6572 && text.takeRest(TOKEN_RENDERFX, depth)) {
    renderfx = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN_X, depth)) {
    origin1 = COORDS.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN_Y, depth)) {
    origin2 = COORDS.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN_Z, depth)) {
    origin3 = COORDS.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_1, depth)) {
    angle1 = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_2, depth)) {
    angle2 = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_3, depth)) {
    angle3 = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x5f646c6f && text.takeRest(TOKEN_OLD_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    oldorigin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e756f73 && text.takeRest(TOKEN_SOUND, depth)) {
    sound = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e657665 && text.takeRest(TOKEN_EVENT, depth)) {
    event = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x696c6f73 && text.takeRest(TOKEN_SOLID, depth)) {
    solid = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || number === undefined) return undefined;
  return {
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
}

/** The text of the `spawnbaseline` at the cursor. */
function tellSpawnbaseline(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  at += 1;
  let flags = view.getUint8(at++);
  if ((flags & 0x80) !== 0) {
    flags |= view.getUint8(at++) << 8;
  }
  if ((flags & 0x8000) !== 0) {
    flags |= view.getUint8(at++) << 16;
  }
  if ((flags & 0x800000) !== 0) {
    flags |= view.getUint8(at++) << 24;
  }
  flags >>>= 0;
  let number: number;
  if ((flags & 0x0100) !== 0) {
    number = view.getUint16(at, true);
    at += 2;
  } else {
    number = view.getUint8(at++);
  }
  let modelindex: number | undefined;
  if ((flags & 0x0800) !== 0) modelindex = view.getUint8(at++);
  let modelindex2: number | undefined;
  if ((flags & 0x100000) !== 0) modelindex2 = view.getUint8(at++);
  let modelindex3: number | undefined;
  if ((flags & 0x200000) !== 0) modelindex3 = view.getUint8(at++);
  let modelindex4: number | undefined;
  if ((flags & 0x400000) !== 0) modelindex4 = view.getUint8(at++);
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
  let angle1: number | undefined;
  if ((flags & 0x0400) !== 0) angle1 = view.getInt8(at++);
  let angle2: number | undefined;
  if ((flags & 0x04) !== 0) angle2 = view.getInt8(at++);
  let angle3: number | undefined;
  if ((flags & 0x08) !== 0) angle3 = view.getInt8(at++);
  let oldorigin: [number, number, number] | undefined;
  if ((flags & 0x01000000) !== 0) {
    oldorigin = [view.getInt16(at, true), view.getInt16(at + 2, true), view.getInt16(at + 4, true)];
    at += 6;
  }
  let sound: number | undefined;
  if ((flags & 0x04000000) !== 0) sound = view.getUint8(at++);
  let event: number | undefined;
  if ((flags & 0x20) !== 0) event = view.getUint8(at++);
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
  out.reserve(1350);
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
    out.reserve(1350);
    chars = out.view;
    to = out.length;
  }
  if (modelindex2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX2]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX2 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX2 + 2]!, true);
    to += depth + 12;
    appendNamed(out, to, names, "models", modelindex2);
    out.reserve(1350);
    chars = out.view;
    to = out.length;
  }
  if (modelindex3 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX3]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX3 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX3 + 2]!, true);
    to += depth + 12;
    appendNamed(out, to, names, "models", modelindex3);
    out.reserve(1350);
    chars = out.view;
    to = out.length;
  }
  if (modelindex4 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX4]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX4 + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX4 + 2]!, true);
    to += depth + 12;
    appendNamed(out, to, names, "models", modelindex4);
    out.reserve(1350);
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
    out.reserve(1350);
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

/** `spawnbaseline` from its statements. */
function hearSpawnbaselineRelay(text: TextCursor, depth: number): M.Spawnbaseline | undefined {
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
  let next = text.next(depth);
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITY, depth)) {
    number = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX, depth)) {
    modelindex = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX2, depth)) {
    modelindex2 = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX3, depth)) {
    modelindex3 = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX4, depth)) {
    modelindex4 = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6d617266 && text.takeRest(TOKEN_FRAME, depth)) {
    frame = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e696b73 && text.takeRest(TOKEN_SKIN, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xff) text.isBad = true;
    skin = (skin ?? 0) | (part << 0) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x70657776 && text.takeRest(TOKEN_VWEP, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xffffff) text.isBad = true;
    skin = (skin ?? 0) | (part << 8) | 0;
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65666665 && text.takeRest(TOKEN_EFFECTS, depth)) {
    effects = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x646e6572 && text.takeRest(TOKEN_RENDERFX, depth)) {
    renderfx = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN_X, depth)) {
    origin1 = COORDS.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN_Y, depth)) {
    origin2 = COORDS.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN_Z, depth)) {
    origin3 = COORDS.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_1, depth)) {
    angle1 = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_2, depth)) {
    angle2 = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_3, depth)) {
    angle3 = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x5f646c6f && text.takeRest(TOKEN_OLD_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    oldorigin = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e756f73 && text.takeRest(TOKEN_SOUND, depth)) {
    sound = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e657665 && text.takeRest(TOKEN_EVENT, depth)) {
    event = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x696c6f73 && text.takeRest(TOKEN_SOLID, depth)) {
    solid = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || number === undefined) return undefined;
  return {
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
}

/** `download` from its statements. */
function hearDownloadUntil31(text: TextCursor, depth: number): M.Download | undefined {
  let size: number | undefined;
  let percent: number | undefined;
  let next = text.next(depth);
  if (next === 0x657a6973 && text.takeRest(TOKEN_SIZE, depth)) {
    size = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x63726570 && text.takeRest(TOKEN_PERCENT, depth)) {
    percent = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || size === undefined || percent === undefined) return undefined;
  return { type: "download", size: size, percent: percent };
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
  out.reserve(155);
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

/** `download` from its statements. */
function hearDownloadRelayUntil31(text: TextCursor, depth: number): M.Download | undefined {
  let size: number | undefined;
  let percent: number | undefined;
  let next = text.next(depth);
  if (next === 0x657a6973 && text.takeRest(TOKEN_SIZE, depth)) {
    size = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x63726570 && text.takeRest(TOKEN_PERCENT, depth)) {
    percent = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || size === undefined || percent === undefined) return undefined;
  return { type: "download", size: size, percent: percent };
}

/** `packetentities` from its statements. */
function hearPacketentitiesUntil25(text: TextCursor, depth: number): M.Packetentities | undefined {
  const entities: M.Packetentity[] = [];
  let next = text.next(depth);
  while (next === 0x6b636170 && text.takeRest(OPENING_PACKETENTITY, depth)) {
    const element = hearPacketentityUntil25(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) return undefined;
    entities.push(element);
    next = text.next(depth);
  }
  if (text.isBad) return undefined;
  return { type: "packetentities", entities: entities };
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
  out.reserve(100);
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
  out.reserve(100);
  chars = out.view;
  to = out.length;
  out.length = to;
  close(out, first, outer, OPENING_PACKETENTITIES, ALONE_PACKETENTITIES);
  return true;
}

/** `packetentities` from its statements. */
function hearPacketentities(text: TextCursor, depth: number): M.Packetentities | undefined {
  const entities: M.Packetentity[] = [];
  let next = text.next(depth);
  while (next === 0x6b636170 && text.takeRest(OPENING_PACKETENTITY, depth)) {
    const element = hearPacketentity(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) return undefined;
    entities.push(element);
    next = text.next(depth);
  }
  if (text.isBad) return undefined;
  return { type: "packetentities", entities: entities };
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
  out.reserve(100);
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
  out.reserve(100);
  chars = out.view;
  to = out.length;
  out.length = to;
  close(out, first, outer, OPENING_PACKETENTITIES, ALONE_PACKETENTITIES);
  return true;
}

/** `packetentities` from its statements. */
function hearPacketentitiesRelay(text: TextCursor, depth: number): M.Packetentities | undefined {
  const entities: M.Packetentity[] = [];
  let next = text.next(depth);
  while (next === 0x6b636170 && text.takeRest(OPENING_PACKETENTITY, depth)) {
    const element = hearPacketentity(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) return undefined;
    entities.push(element);
    next = text.next(depth);
  }
  if (text.isBad) return undefined;
  return { type: "packetentities", entities: entities };
}

/** `frame` from its statements. */
function hearFrameServer(text: TextCursor, _depth: number): M.Frame | undefined {
  let serverframe: number | undefined;
  serverframe = text.int();
  text.end();
  if (text.isBad || serverframe === undefined) return undefined;
  return { type: "frame", serverframe: serverframe };
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
      { message: "muzzleflash", hear: hearMuzzleflashUntil25 },
      { message: "muzzleflash2", hear: hearMuzzleflash2Until25 },
      { message: "temp_entity", hear: hearTempEntityUntil25 },
      { message: "sound", hear: hearSoundUntil25 },
      { message: "spawnbaseline", hear: hearSpawnbaselineUntil25 },
      { message: "packetentities", hear: hearPacketentitiesUntil25 },
    ],
  },
  {
    from: 1,
    to: 1,
    tell: tellMessagesUntil26,
    heard: [
      { message: "muzzleflash", hear: hearMuzzleflash },
      { message: "muzzleflash2", hear: hearMuzzleflash2 },
      { message: "sound", hear: hearSound },
      { message: "spawnbaseline", hear: hearSpawnbaseline },
      { message: "download", hear: hearDownloadUntil31 },
      { message: "packetentities", hear: hearPacketentities },
    ],
  },
  {
    from: 2,
    to: 5,
    tell: tellMessagesUntil31,
    heard: [
      { message: "muzzleflash", hear: hearMuzzleflash },
      { message: "muzzleflash2", hear: hearMuzzleflash2 },
      { message: "sound", hear: hearSound },
      { message: "spawnbaseline", hear: hearSpawnbaseline },
      { message: "download", hear: hearDownloadUntil31 },
      { message: "packetentities", hear: hearPacketentities },
    ],
  },
  {
    from: 6,
    to: 8,
    tell: tellMessages,
    heard: [
      { message: "muzzleflash", hear: hearMuzzleflash },
      { message: "muzzleflash2", hear: hearMuzzleflash2 },
      { message: "sound", hear: hearSound },
      { message: "spawnbaseline", hear: hearSpawnbaseline },
      { message: "packetentities", hear: hearPacketentities },
    ],
  },
  {
    from: 9,
    to: 11,
    tell: tellMessagesServer,
    heard: [
      { message: "muzzleflash", hear: hearMuzzleflash },
      { message: "muzzleflash2", hear: hearMuzzleflash2 },
      { message: "sound", hear: hearSound },
      { message: "spawnbaseline", hear: hearSpawnbaseline },
      { message: "packetentities", hear: hearPacketentities },
      { message: "frame", single: true, hear: hearFrameServer },
    ],
  },
  {
    from: 12,
    to: 12,
    heard: [
      { message: "muzzleflash", hear: hearMuzzleflashRelay },
      { message: "muzzleflash2", hear: hearMuzzleflash2Relay },
      { message: "sound", hear: hearSoundRelay },
      { message: "spawnbaseline", hear: hearSpawnbaselineRelay },
      { message: "download", hear: hearDownloadRelayUntil31 },
      { message: "packetentities", hear: hearPacketentitiesRelay },
    ],
  },
  {
    from: 13,
    to: 16,
    heard: [
      { message: "muzzleflash", hear: hearMuzzleflashRelay },
      { message: "muzzleflash2", hear: hearMuzzleflash2Relay },
      { message: "sound", hear: hearSoundRelay },
      { message: "spawnbaseline", hear: hearSpawnbaselineRelay },
      { message: "download", hear: hearDownloadRelayUntil31 },
      { message: "packetentities", hear: hearPacketentitiesRelay },
    ],
  },
  {
    from: 17,
    to: 19,
    heard: [
      { message: "muzzleflash", hear: hearMuzzleflashRelay },
      { message: "muzzleflash2", hear: hearMuzzleflash2Relay },
      { message: "sound", hear: hearSoundRelay },
      { message: "spawnbaseline", hear: hearSpawnbaselineRelay },
      { message: "packetentities", hear: hearPacketentitiesRelay },
    ],
  },
];
