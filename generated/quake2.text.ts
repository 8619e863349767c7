// Generated from quake2.yaml. To change it, edit the schema and run `npx demospec generate`.
import { type TextCursor } from "../text/hearing.ts";
import { type TextOutput } from "../text/output.ts";
import {
  type Names,
  type Say,
  type Saying,
  alone,
  appendNamed,
  close,
  Numbers,
  opening,
  put,
  putEnd,
  putIntEnd,
  token,
} from "../text/saying.ts";
import type * as M from "./quake2.ts";
const TOKEN_ENTITY = token("entity");
const TOKEN_MODELINDEX = token("modelindex");
const TOKEN_FRAME = token("frame");
const TOKEN_SKIN = token("skin");
const TOKEN_VWEP = token("vwep");
const TOKEN_EFFECTS = token("effects");
const TOKEN_RENDERFX = token("renderfx");
const TOKEN_ORIGIN_X = token("origin_x");
const COORDS = new Numbers(
  { kind: "int", name: "coord", bits: 16, signed: true, scale: { num: 1, den: 8, plus: 0 } },
  undefined,
);
const TOKEN_ORIGIN_Y = token("origin_y");
const TOKEN_ORIGIN_Z = token("origin_z");
const TOKEN_ANGLES_1 = token("angles_1");
const ANGLES = new Numbers(
  { kind: "int", name: "angle", bits: 8, signed: true, scale: { num: 45, den: 32, plus: 0 } },
  undefined,
);
const TOKEN_ANGLES_2 = token("angles_2");
const TOKEN_ANGLES_3 = token("angles_3");
const TOKEN_OLD_ORIGIN = token("old_origin");
const TOKEN_SOUND = token("sound");
const TOKEN_MODELINDEX2 = token("modelindex2");
const TOKEN_MODELINDEX3 = token("modelindex3");
const TOKEN_MODELINDEX4 = token("modelindex4");
const TOKEN_EVENT = token("event");
const TOKEN_SOLID = token("solid");
const ALONE_REMOVE = alone("remove");
const TOKEN_CHANNEL = token("channel");
const TOKEN_VALUE = token("value");
const TOKEN_ENTITYTYPE = token("entitytype");
const TOKEN_ORIGIN = token("origin");
const TOKEN_SOUNDNUM = token("soundnum");
const TOKEN_VOL = token("vol");
const U8S = new Numbers(
  { kind: "int", name: "u8", bits: 8, signed: false, scale: { num: 1, den: 255, plus: 0 } },
  undefined,
);
const TOKEN_ATTENUATION = token("attenuation");
const U8S_2 = new Numbers(
  { kind: "int", name: "u8", bits: 8, signed: false, scale: { num: 1, den: 64, plus: 0 } },
  undefined,
);
const TOKEN_TIMEOFS = token("timeofs");
const U8S_3 = new Numbers(
  { kind: "int", name: "u8", bits: 8, signed: false, scale: { num: 1, den: 1000, plus: 0 } },
  undefined,
);
const TOKEN_SIZE = token("size");
const TOKEN_PERCENT = token("percent");
const OPENING_PACKETENTITY = opening("packetentity");
const ALONE_PACKETENTITY = alone("packetentity");

/** The statements of `packetentity`. */
function sayPacketentityUntil25(
  m: M.Packetentity,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.modelindex !== undefined) needed |= 0x0800;
    if (m.frame !== undefined) {
      if (m.frame >= 0 && m.frame <= 255) needed |= 0x08;
      else if (m.frame >= -32768 && m.frame <= 32767) needed |= 0x010000;
    }
    if (m.skin !== undefined) {
      if (m.skin >= 0 && m.skin <= 255) needed |= 0x2000;
      else if (m.skin >= -2147483648 && m.skin <= 2147483647) needed |= 0x800000;
    }
    if (m.effects !== undefined) {
      if (m.effects >= 0 && m.effects <= 255) needed |= 0x4000;
      else if (m.effects >= -32768 && m.effects <= 32767) needed |= 0x040000;
    }
    if (m.renderfx !== undefined) {
      if (m.renderfx >= 0 && m.renderfx <= 255) needed |= 0x1000;
      else if (m.renderfx >= -32768 && m.renderfx <= 32767) needed |= 0x020000;
    }
    if (m.origin1 !== undefined) needed |= 0x01;
    if (m.origin2 !== undefined) needed |= 0x02;
    if (m.origin3 !== undefined) needed |= 0x04;
    if (m.angle1 !== undefined) needed |= 0x0100;
    if (m.angle2 !== undefined) needed |= 0x0200;
    if (m.angle3 !== undefined) needed |= 0x0400;
    if (m.oldorigin !== undefined) needed |= 0x400000;
    if (m.sound !== undefined) needed |= 0x01000000;
    if ((needed & 0xff000000) !== 0) needed |= 0x10;
    if ((needed & 0xffff00) !== 0) needed |= 0x20;
    if (m.flags !== needed >>> 0) return false;
  }
  if (m.frameBefore !== undefined) return false;
  if (m.skinBefore !== undefined) return false;
  if (m.effectsBefore !== undefined) return false;
  if (m.renderfxBefore !== undefined) return false;
  out.reserve(771);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.number!);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(771);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.frame;
    if (value !== undefined) {
      at = put(view, at, TOKEN_FRAME, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = value & 0xff;
        at = put(view, at, TOKEN_SKIN, depth);
        at = putIntEnd(view, at, part);
      }
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = ((value >>> 8) & 0xffffff) >>> 0;
        if (part !== 0) {
          at = put(view, at, TOKEN_VWEP, depth);
          at = putIntEnd(view, at, part);
        }
      }
    }
  }
  {
    const value = m.effects;
    if (value !== undefined) {
      at = put(view, at, TOKEN_EFFECTS, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.renderfx;
    if (value !== undefined) {
      at = put(view, at, TOKEN_RENDERFX, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.origin1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_X, depth);
      at = COORDS.putEnd(view, at, value);
    }
  }
  {
    const value = m.origin2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Y, depth);
      at = COORDS.putEnd(view, at, value);
    }
  }
  {
    const value = m.origin3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Z, depth);
      at = COORDS.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1, depth);
      at = ANGLES.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2, depth);
      at = ANGLES.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3, depth);
      at = ANGLES.putEnd(view, at, value);
    }
  }
  {
    const value = m.oldorigin;
    if (value !== undefined) {
      {
        const values: readonly number[] = value;
        at = put(view, at, TOKEN_OLD_ORIGIN, depth);
        at = COORDS.put(view, at, values[0]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[1]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[2]!);
        at = putEnd(view, at);
      }
    }
  }
  {
    const value = m.sound;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SOUND, depth);
      appendNamed(out, at, names, "sounds", value, m);
      out.reserve(771);
      view = out.view;
      at = out.length;
    }
  }
  out.length = at;
  return true;
}

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
  if (text.take(TOKEN_ENTITY, depth)) {
    number = text.int();
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX, depth)) {
    modelindex = text.int();
    text.end();
  }
  if (text.take(TOKEN_FRAME, depth)) {
    frame = text.int();
    text.end();
  }
  if (text.take(TOKEN_SKIN, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xff) text.isBad = true;
    skin = (skin ?? 0) | (part << 0) | 0;
    text.end();
  }
  if (text.take(TOKEN_VWEP, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xffffff) text.isBad = true;
    skin = (skin ?? 0) | (part << 8) | 0;
    text.end();
  }
  if (text.take(TOKEN_EFFECTS, depth)) {
    effects = text.int();
    text.end();
  }
  if (text.take(TOKEN_RENDERFX, depth)) {
    renderfx = text.int();
    text.end();
  }
  if (text.take(TOKEN_ORIGIN_X, depth)) {
    origin1 = COORDS.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ORIGIN_Y, depth)) {
    origin2 = COORDS.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ORIGIN_Z, depth)) {
    origin3 = COORDS.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_1, depth)) {
    angle1 = ANGLES.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_2, depth)) {
    angle2 = ANGLES.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_3, depth)) {
    angle3 = ANGLES.hear(text);
    text.end();
  }
  if (text.take(TOKEN_OLD_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    oldorigin = [n0, n1, n2];
    text.end();
  }
  if (text.take(TOKEN_SOUND, depth)) {
    sound = text.int();
    text.end();
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
function sayPacketentity(m: M.Packetentity, depth: number, out: TextOutput, names: Names): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.number !== undefined && !(m.number >= 0 && m.number <= 255)) needed |= 0x0100;
    if (m.remove) needed |= 0x40;
    if (m.modelindex !== undefined) needed |= 0x0800;
    if (m.modelindex2 !== undefined) needed |= 0x100000;
    if (m.modelindex3 !== undefined) needed |= 0x200000;
    if (m.modelindex4 !== undefined) needed |= 0x400000;
    if (m.frame !== undefined) {
      if (m.frame >= 0 && m.frame <= 255) needed |= 0x10;
      else if (m.frame >= -32768 && m.frame <= 32767) needed |= 0x020000;
    }
    if (m.skin !== undefined) {
      if (m.skin >= 0 && m.skin <= 255) needed |= 0x010000;
      else if (m.skin >= -32768 && m.skin <= 32767) needed |= 0x02000000;
      else needed |= 0x02010000;
    }
    if (m.effects !== undefined) {
      if (m.effects >= 0 && m.effects <= 255) needed |= 0x4000;
      else if (m.effects >= -32768 && m.effects <= 32767) needed |= 0x080000;
      else needed |= 0x084000;
    }
    if (m.renderfx !== undefined) {
      if (m.renderfx >= 0 && m.renderfx <= 255) needed |= 0x1000;
      else if (m.renderfx >= -32768 && m.renderfx <= 32767) needed |= 0x040000;
      else needed |= 0x041000;
    }
    if (m.origin1 !== undefined) needed |= 0x01;
    if (m.origin2 !== undefined) needed |= 0x02;
    if (m.origin3 !== undefined) needed |= 0x0200;
    if (m.angle1 !== undefined) needed |= 0x0400;
    if (m.angle2 !== undefined) needed |= 0x04;
    if (m.angle3 !== undefined) needed |= 0x08;
    if (m.oldorigin !== undefined) needed |= 0x01000000;
    if (m.sound !== undefined) needed |= 0x04000000;
    if (m.event !== undefined) needed |= 0x20;
    if (m.solid !== undefined) needed |= 0x08000000;
    if ((needed & 0xff000000) !== 0) needed |= 0x800000;
    if ((needed & 0xff0000) !== 0) needed |= 0x8000;
    if ((needed & 0xff00) !== 0) needed |= 0x80;
    if (m.flags !== needed >>> 0) return false;
  }
  if (m.frameBefore !== undefined) return false;
  if (m.skin === 0) return false;
  out.reserve(1060);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.number!);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1060);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.modelindex2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX2, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1060);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.modelindex3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX3, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1060);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.modelindex4;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX4, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1060);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.frame;
    if (value !== undefined) {
      at = put(view, at, TOKEN_FRAME, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = value & 0xff;
        at = put(view, at, TOKEN_SKIN, depth);
        at = putIntEnd(view, at, part);
      }
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = ((value >>> 8) & 0xffffff) >>> 0;
        if (part !== 0) {
          at = put(view, at, TOKEN_VWEP, depth);
          at = putIntEnd(view, at, part);
        }
      }
    }
  }
  {
    const value = m.effects;
    if (value !== undefined) {
      at = put(view, at, TOKEN_EFFECTS, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.renderfx;
    if (value !== undefined) {
      at = put(view, at, TOKEN_RENDERFX, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.origin1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_X, depth);
      at = COORDS.putEnd(view, at, value);
    }
  }
  {
    const value = m.origin2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Y, depth);
      at = COORDS.putEnd(view, at, value);
    }
  }
  {
    const value = m.origin3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Z, depth);
      at = COORDS.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1, depth);
      at = ANGLES.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2, depth);
      at = ANGLES.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3, depth);
      at = ANGLES.putEnd(view, at, value);
    }
  }
  {
    const value = m.oldorigin;
    if (value !== undefined) {
      {
        const values: readonly number[] = value;
        at = put(view, at, TOKEN_OLD_ORIGIN, depth);
        at = COORDS.put(view, at, values[0]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[1]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[2]!);
        at = putEnd(view, at);
      }
    }
  }
  {
    const value = m.sound;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SOUND, depth);
      appendNamed(out, at, names, "sounds", value, m);
      out.reserve(1060);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.event;
    if (value !== undefined) {
      at = put(view, at, TOKEN_EVENT, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.solid;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SOLID, depth);
      at = putIntEnd(view, at, value);
    }
  }
  if (m.remove) at = put(view, at, ALONE_REMOVE, depth);
  out.length = at;
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
  if (text.take(TOKEN_ENTITY, depth)) {
    number = text.int();
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX, depth)) {
    modelindex = text.int();
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX2, depth)) {
    modelindex2 = text.int();
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX3, depth)) {
    modelindex3 = text.int();
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX4, depth)) {
    modelindex4 = text.int();
    text.end();
  }
  if (text.take(TOKEN_FRAME, depth)) {
    frame = text.int();
    text.end();
  }
  if (text.take(TOKEN_SKIN, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xff) text.isBad = true;
    skin = (skin ?? 0) | (part << 0) | 0;
    text.end();
  }
  if (text.take(TOKEN_VWEP, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xffffff) text.isBad = true;
    skin = (skin ?? 0) | (part << 8) | 0;
    text.end();
  }
  if (text.take(TOKEN_EFFECTS, depth)) {
    effects = text.int();
    text.end();
  }
  if (text.take(TOKEN_RENDERFX, depth)) {
    renderfx = text.int();
    text.end();
  }
  if (text.take(TOKEN_ORIGIN_X, depth)) {
    origin1 = COORDS.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ORIGIN_Y, depth)) {
    origin2 = COORDS.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ORIGIN_Z, depth)) {
    origin3 = COORDS.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_1, depth)) {
    angle1 = ANGLES.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_2, depth)) {
    angle2 = ANGLES.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_3, depth)) {
    angle3 = ANGLES.hear(text);
    text.end();
  }
  if (text.take(TOKEN_OLD_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    oldorigin = [n0, n1, n2];
    text.end();
  }
  if (text.take(TOKEN_SOUND, depth)) {
    sound = text.int();
    text.end();
  }
  if (text.take(TOKEN_EVENT, depth)) {
    event = text.int();
    text.end();
  }
  if (text.take(TOKEN_SOLID, depth)) {
    solid = text.int();
    text.end();
  }
  if (text.take(ALONE_REMOVE, depth)) remove = true;
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

/** The statements of `source`. */
function saySource(m: M.Source, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(109);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_CHANNEL, depth);
  at = putIntEnd(view, at, m.channel!);
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.entity!);
  out.length = at;
  return true;
}

/** `source` from its statements. */
function hearSource(text: TextCursor, depth: number): M.Source | undefined {
  let channel: number | undefined;
  let entity: number | undefined;
  if (text.take(TOKEN_CHANNEL, depth)) {
    channel = text.int();
    text.end();
  }
  if (text.take(TOKEN_ENTITY, depth)) {
    entity = text.int();
    text.end();
  }
  if (text.isBad || channel === undefined || entity === undefined) return undefined;
  return { channel: channel, entity: entity };
}

/** The statements of `muzzleflash`. */
function sayMuzzleflashUntil25(
  m: M.Muzzleflash,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.entity!);
  at = put(view, at, TOKEN_VALUE, depth);
  at = putIntEnd(view, at, m.weapon!);
  out.length = at;
  return true;
}

/** `muzzleflash` from its statements. */
function hearMuzzleflashUntil25(text: TextCursor, depth: number): M.Muzzleflash | undefined {
  let entity: number | undefined;
  let weapon: number | undefined;
  if (text.take(TOKEN_ENTITY, depth)) {
    entity = text.int();
    text.end();
  }
  if (text.take(TOKEN_VALUE, depth)) {
    weapon = text.int();
    text.end();
  }
  if (text.isBad || entity === undefined || weapon === undefined) return undefined;
  return { type: "muzzleflash", entity: entity, weapon: weapon };
}

/** The statements of `muzzleflash`. */
function sayMuzzleflash(m: M.Muzzleflash, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.entity!);
  at = put(view, at, TOKEN_VALUE, depth);
  at = putIntEnd(view, at, m.weapon!);
  out.length = at;
  return true;
}

/** `muzzleflash` from its statements. */
function hearMuzzleflash(text: TextCursor, depth: number): M.Muzzleflash | undefined {
  let entity: number | undefined;
  let weapon: number | undefined;
  if (text.take(TOKEN_ENTITY, depth)) {
    entity = text.int();
    text.end();
  }
  if (text.take(TOKEN_VALUE, depth)) {
    weapon = text.int();
    text.end();
  }
  if (text.isBad || entity === undefined || weapon === undefined) return undefined;
  return { type: "muzzleflash", entity: entity, weapon: weapon };
}

/** The statements of `muzzleflash`. */
function sayMuzzleflashRelay(
  m: M.Muzzleflash,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.entity!);
  at = put(view, at, TOKEN_VALUE, depth);
  at = putIntEnd(view, at, m.weapon!);
  out.length = at;
  return true;
}

/** `muzzleflash` from its statements. */
function hearMuzzleflashRelay(text: TextCursor, depth: number): M.Muzzleflash | undefined {
  let entity: number | undefined;
  let weapon: number | undefined;
  if (text.take(TOKEN_ENTITY, depth)) {
    entity = text.int();
    text.end();
  }
  if (text.take(TOKEN_VALUE, depth)) {
    weapon = text.int();
    text.end();
  }
  if (text.isBad || entity === undefined || weapon === undefined) return undefined;
  return { type: "muzzleflash", entity: entity, weapon: weapon };
}

/** The statements of `muzzleflash2`. */
function sayMuzzleflash2Until25(
  m: M.Muzzleflash2,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.entity!);
  at = put(view, at, TOKEN_VALUE, depth);
  at = putIntEnd(view, at, m.flash!);
  out.length = at;
  return true;
}

/** `muzzleflash2` from its statements. */
function hearMuzzleflash2Until25(text: TextCursor, depth: number): M.Muzzleflash2 | undefined {
  let entity: number | undefined;
  let flash: number | undefined;
  if (text.take(TOKEN_ENTITY, depth)) {
    entity = text.int();
    text.end();
  }
  if (text.take(TOKEN_VALUE, depth)) {
    flash = text.int();
    text.end();
  }
  if (text.isBad || entity === undefined || flash === undefined) return undefined;
  return { type: "muzzleflash2", entity: entity, flash: flash };
}

/** The statements of `muzzleflash2`. */
function sayMuzzleflash2(
  m: M.Muzzleflash2,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.entity!);
  at = put(view, at, TOKEN_VALUE, depth);
  at = putIntEnd(view, at, m.flash!);
  out.length = at;
  return true;
}

/** `muzzleflash2` from its statements. */
function hearMuzzleflash2(text: TextCursor, depth: number): M.Muzzleflash2 | undefined {
  let entity: number | undefined;
  let flash: number | undefined;
  if (text.take(TOKEN_ENTITY, depth)) {
    entity = text.int();
    text.end();
  }
  if (text.take(TOKEN_VALUE, depth)) {
    flash = text.int();
    text.end();
  }
  if (text.isBad || entity === undefined || flash === undefined) return undefined;
  return { type: "muzzleflash2", entity: entity, flash: flash };
}

/** The statements of `muzzleflash2`. */
function sayMuzzleflash2Relay(
  m: M.Muzzleflash2,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.entity!);
  at = put(view, at, TOKEN_VALUE, depth);
  at = putIntEnd(view, at, m.flash!);
  out.length = at;
  return true;
}

/** `muzzleflash2` from its statements. */
function hearMuzzleflash2Relay(text: TextCursor, depth: number): M.Muzzleflash2 | undefined {
  let entity: number | undefined;
  let flash: number | undefined;
  if (text.take(TOKEN_ENTITY, depth)) {
    entity = text.int();
    text.end();
  }
  if (text.take(TOKEN_VALUE, depth)) {
    flash = text.int();
    text.end();
  }
  if (text.isBad || entity === undefined || flash === undefined) return undefined;
  return { type: "muzzleflash2", entity: entity, flash: flash };
}

/** The statements of `temp_entity`. */
function sayTempEntityUntil25Point(
  m: M.TempEntityPoint,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(160);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITYTYPE, depth);
  at = putIntEnd(view, at, m.entitytype!);
  {
    const values: readonly number[] = m.origin!;
    at = put(view, at, TOKEN_ORIGIN, depth);
    at = COORDS.put(view, at, values[0]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[1]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[2]!);
    at = putEnd(view, at);
  }
  out.length = at;
  return true;
}

/** `temp_entity` from its statements. */
function hearTempEntityUntil25Point(
  text: TextCursor,
  depth: number,
): M.TempEntityPoint | undefined {
  let entitytype: number | undefined;
  let origin: [number, number, number] | undefined;
  if (text.take(TOKEN_ENTITYTYPE, depth)) {
    entitytype = text.int();
    text.end();
  }
  if (text.take(TOKEN_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
  }
  if (text.isBad || entitytype === undefined || origin === undefined) return undefined;
  return {
    type: "temp_entity",
    entitytype: entitytype as M.TempEntityPoint["entitytype"],
    origin: origin,
  };
}

/** The statements of `temp_entity`. */
function sayTempEntityUntil25(
  m: M.TempEntity,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  if (
    m.entitytype === 2 ||
    m.entitytype === 12 ||
    m.entitytype === 14 ||
    m.entitytype === 16 ||
    m.entitytype === 21 ||
    m.entitytype === 26
  )
    return false;
  if (m.entitytype === 17 || m.entitytype === 18 || m.entitytype === 19)
    return sayTempEntityUntil25Point(m as M.TempEntityPoint, depth, out, names);
  return false;
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

/** The statements of `sound`. */
function saySoundUntil25(m: M.Sound, depth: number, out: TextOutput, names: Names): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.volume !== undefined) needed |= 0x01;
    if (m.attenuation !== undefined) needed |= 0x02;
    if (m.timeofs !== undefined) needed |= 0x10;
    if (m.source !== undefined) needed |= 0x08;
    if (m.origin !== undefined) needed |= 0x04;
    if (m.flags !== needed >>> 0) return false;
  }
  out.reserve(345);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_SOUNDNUM, depth);
  appendNamed(out, at, names, "sounds", m.soundnum!, m);
  out.reserve(345);
  view = out.view;
  at = out.length;
  {
    const value = m.volume;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VOL, depth);
      at = U8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.attenuation;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ATTENUATION, depth);
      at = U8S_2.putEnd(view, at, value);
    }
  }
  {
    const value = m.timeofs;
    if (value !== undefined) {
      at = put(view, at, TOKEN_TIMEOFS, depth);
      at = U8S_3.putEnd(view, at, value);
    }
  }
  {
    const value = m.source;
    if (value !== undefined) {
      out.length = at;
      if (!saySource(value, depth, out, names)) return false;
      out.reserve(345);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.origin;
    if (value !== undefined) {
      {
        const values: readonly number[] = value;
        at = put(view, at, TOKEN_ORIGIN, depth);
        at = COORDS.put(view, at, values[0]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[1]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[2]!);
        at = putEnd(view, at);
      }
    }
  }
  out.length = at;
  return true;
}

/** `sound` from its statements. */
function hearSoundUntil25(text: TextCursor, depth: number): M.Sound | undefined {
  let soundnum: number | undefined;
  let volume: number | undefined;
  let attenuation: number | undefined;
  let timeofs: number | undefined;
  let source: M.Source | undefined;
  let origin: [number, number, number] | undefined;
  if (text.take(TOKEN_SOUNDNUM, depth)) {
    soundnum = text.int();
    text.end();
  }
  if (text.take(TOKEN_VOL, depth)) {
    volume = U8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ATTENUATION, depth)) {
    attenuation = U8S_2.hear(text);
    text.end();
  }
  if (text.take(TOKEN_TIMEOFS, depth)) {
    timeofs = U8S_3.hear(text);
    text.end();
  }
  {
    const start = text.at;
    const inner = hearSource(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return undefined;
      source = inner;
    }
  }
  if (text.take(TOKEN_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
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

/** The statements of `sound`. */
function saySound(m: M.Sound, depth: number, out: TextOutput, names: Names): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.volume !== undefined) needed |= 0x01;
    if (m.attenuation !== undefined) needed |= 0x02;
    if (m.timeofs !== undefined) needed |= 0x10;
    if (m.source !== undefined) needed |= 0x08;
    if (m.origin !== undefined) needed |= 0x04;
    if (m.flags !== needed >>> 0) return false;
  }
  out.reserve(345);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_SOUNDNUM, depth);
  appendNamed(out, at, names, "sounds", m.soundnum!, m);
  out.reserve(345);
  view = out.view;
  at = out.length;
  {
    const value = m.volume;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VOL, depth);
      at = U8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.attenuation;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ATTENUATION, depth);
      at = U8S_2.putEnd(view, at, value);
    }
  }
  {
    const value = m.timeofs;
    if (value !== undefined) {
      at = put(view, at, TOKEN_TIMEOFS, depth);
      at = U8S_3.putEnd(view, at, value);
    }
  }
  {
    const value = m.source;
    if (value !== undefined) {
      out.length = at;
      if (!saySource(value, depth, out, names)) return false;
      out.reserve(345);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.origin;
    if (value !== undefined) {
      {
        const values: readonly number[] = value;
        at = put(view, at, TOKEN_ORIGIN, depth);
        at = COORDS.put(view, at, values[0]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[1]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[2]!);
        at = putEnd(view, at);
      }
    }
  }
  out.length = at;
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
  if (text.take(TOKEN_SOUNDNUM, depth)) {
    soundnum = text.int();
    text.end();
  }
  if (text.take(TOKEN_VOL, depth)) {
    volume = U8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ATTENUATION, depth)) {
    attenuation = U8S_2.hear(text);
    text.end();
  }
  if (text.take(TOKEN_TIMEOFS, depth)) {
    timeofs = U8S_3.hear(text);
    text.end();
  }
  {
    const start = text.at;
    const inner = hearSource(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return undefined;
      source = inner;
    }
  }
  if (text.take(TOKEN_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
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

/** The statements of `sound`. */
function saySoundRelay(m: M.Sound, depth: number, out: TextOutput, names: Names): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.volume !== undefined) needed |= 0x01;
    if (m.attenuation !== undefined) needed |= 0x02;
    if (m.timeofs !== undefined) needed |= 0x10;
    if (m.source !== undefined) needed |= 0x08;
    if (m.origin !== undefined) needed |= 0x04;
    if (m.flags !== needed >>> 0) return false;
  }
  out.reserve(345);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_SOUNDNUM, depth);
  appendNamed(out, at, names, "sounds", m.soundnum!, m);
  out.reserve(345);
  view = out.view;
  at = out.length;
  {
    const value = m.volume;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VOL, depth);
      at = U8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.attenuation;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ATTENUATION, depth);
      at = U8S_2.putEnd(view, at, value);
    }
  }
  {
    const value = m.timeofs;
    if (value !== undefined) {
      at = put(view, at, TOKEN_TIMEOFS, depth);
      at = U8S_3.putEnd(view, at, value);
    }
  }
  {
    const value = m.source;
    if (value !== undefined) {
      out.length = at;
      if (!saySource(value, depth, out, names)) return false;
      out.reserve(345);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.origin;
    if (value !== undefined) {
      {
        const values: readonly number[] = value;
        at = put(view, at, TOKEN_ORIGIN, depth);
        at = COORDS.put(view, at, values[0]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[1]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[2]!);
        at = putEnd(view, at);
      }
    }
  }
  out.length = at;
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
  if (text.take(TOKEN_SOUNDNUM, depth)) {
    soundnum = text.int();
    text.end();
  }
  if (text.take(TOKEN_VOL, depth)) {
    volume = U8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ATTENUATION, depth)) {
    attenuation = U8S_2.hear(text);
    text.end();
  }
  if (text.take(TOKEN_TIMEOFS, depth)) {
    timeofs = U8S_3.hear(text);
    text.end();
  }
  {
    const start = text.at;
    const inner = hearSource(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return undefined;
      source = inner;
    }
  }
  if (text.take(TOKEN_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
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

/** The statements of `spawnbaseline`. */
function saySpawnbaselineUntil25(
  m: M.Spawnbaseline,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.modelindex !== undefined) needed |= 0x0800;
    if (m.frame !== undefined) {
      if (m.frame >= 0 && m.frame <= 255) needed |= 0x08;
      else if (m.frame >= -32768 && m.frame <= 32767) needed |= 0x010000;
    }
    if (m.skin !== undefined) {
      if (m.skin >= 0 && m.skin <= 255) needed |= 0x2000;
      else if (m.skin >= -2147483648 && m.skin <= 2147483647) needed |= 0x800000;
    }
    if (m.effects !== undefined) {
      if (m.effects >= 0 && m.effects <= 255) needed |= 0x4000;
      else if (m.effects >= -32768 && m.effects <= 32767) needed |= 0x040000;
    }
    if (m.renderfx !== undefined) {
      if (m.renderfx >= 0 && m.renderfx <= 255) needed |= 0x1000;
      else if (m.renderfx >= -32768 && m.renderfx <= 32767) needed |= 0x020000;
    }
    if (m.origin1 !== undefined) needed |= 0x01;
    if (m.origin2 !== undefined) needed |= 0x02;
    if (m.origin3 !== undefined) needed |= 0x04;
    if (m.angle1 !== undefined) needed |= 0x0100;
    if (m.angle2 !== undefined) needed |= 0x0200;
    if (m.angle3 !== undefined) needed |= 0x0400;
    if (m.oldorigin !== undefined) needed |= 0x400000;
    if (m.sound !== undefined) needed |= 0x01000000;
    if ((needed & 0xff000000) !== 0) needed |= 0x10;
    if ((needed & 0xffff00) !== 0) needed |= 0x20;
    if (m.flags !== needed >>> 0) return false;
  }
  if (m.frameBefore !== undefined) return false;
  if (m.skinBefore !== undefined) return false;
  if (m.effectsBefore !== undefined) return false;
  if (m.renderfxBefore !== undefined) return false;
  out.reserve(771);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.number!);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(771);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.frame;
    if (value !== undefined) {
      at = put(view, at, TOKEN_FRAME, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = value & 0xff;
        at = put(view, at, TOKEN_SKIN, depth);
        at = putIntEnd(view, at, part);
      }
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = ((value >>> 8) & 0xffffff) >>> 0;
        if (part !== 0) {
          at = put(view, at, TOKEN_VWEP, depth);
          at = putIntEnd(view, at, part);
        }
      }
    }
  }
  {
    const value = m.effects;
    if (value !== undefined) {
      at = put(view, at, TOKEN_EFFECTS, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.renderfx;
    if (value !== undefined) {
      at = put(view, at, TOKEN_RENDERFX, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.origin1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_X, depth);
      at = COORDS.putEnd(view, at, value);
    }
  }
  {
    const value = m.origin2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Y, depth);
      at = COORDS.putEnd(view, at, value);
    }
  }
  {
    const value = m.origin3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Z, depth);
      at = COORDS.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1, depth);
      at = ANGLES.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2, depth);
      at = ANGLES.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3, depth);
      at = ANGLES.putEnd(view, at, value);
    }
  }
  {
    const value = m.oldorigin;
    if (value !== undefined) {
      {
        const values: readonly number[] = value;
        at = put(view, at, TOKEN_OLD_ORIGIN, depth);
        at = COORDS.put(view, at, values[0]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[1]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[2]!);
        at = putEnd(view, at);
      }
    }
  }
  {
    const value = m.sound;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SOUND, depth);
      appendNamed(out, at, names, "sounds", value, m);
      out.reserve(771);
      view = out.view;
      at = out.length;
    }
  }
  out.length = at;
  return true;
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
  if (text.take(TOKEN_ENTITY, depth)) {
    number = text.int();
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX, depth)) {
    modelindex = text.int();
    text.end();
  }
  if (text.take(TOKEN_FRAME, depth)) {
    frame = text.int();
    text.end();
  }
  if (text.take(TOKEN_SKIN, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xff) text.isBad = true;
    skin = (skin ?? 0) | (part << 0) | 0;
    text.end();
  }
  if (text.take(TOKEN_VWEP, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xffffff) text.isBad = true;
    skin = (skin ?? 0) | (part << 8) | 0;
    text.end();
  }
  if (text.take(TOKEN_EFFECTS, depth)) {
    effects = text.int();
    text.end();
  }
  if (text.take(TOKEN_RENDERFX, depth)) {
    renderfx = text.int();
    text.end();
  }
  if (text.take(TOKEN_ORIGIN_X, depth)) {
    origin1 = COORDS.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ORIGIN_Y, depth)) {
    origin2 = COORDS.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ORIGIN_Z, depth)) {
    origin3 = COORDS.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_1, depth)) {
    angle1 = ANGLES.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_2, depth)) {
    angle2 = ANGLES.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_3, depth)) {
    angle3 = ANGLES.hear(text);
    text.end();
  }
  if (text.take(TOKEN_OLD_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    oldorigin = [n0, n1, n2];
    text.end();
  }
  if (text.take(TOKEN_SOUND, depth)) {
    sound = text.int();
    text.end();
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

/** The statements of `spawnbaseline`. */
function saySpawnbaseline(
  m: M.Spawnbaseline,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.number !== undefined && !(m.number >= 0 && m.number <= 255)) needed |= 0x0100;
    if (m.modelindex !== undefined) needed |= 0x0800;
    if (m.modelindex2 !== undefined) needed |= 0x100000;
    if (m.modelindex3 !== undefined) needed |= 0x200000;
    if (m.modelindex4 !== undefined) needed |= 0x400000;
    if (m.frame !== undefined) {
      if (m.frame >= 0 && m.frame <= 255) needed |= 0x10;
      else if (m.frame >= -32768 && m.frame <= 32767) needed |= 0x020000;
    }
    if (m.skin !== undefined) {
      if (m.skin >= 0 && m.skin <= 255) needed |= 0x010000;
      else if (m.skin >= -32768 && m.skin <= 32767) needed |= 0x02000000;
      else needed |= 0x02010000;
    }
    if (m.effects !== undefined) {
      if (m.effects >= 0 && m.effects <= 255) needed |= 0x4000;
      else if (m.effects >= -32768 && m.effects <= 32767) needed |= 0x080000;
      else needed |= 0x084000;
    }
    if (m.renderfx !== undefined) {
      if (m.renderfx >= 0 && m.renderfx <= 255) needed |= 0x1000;
      else if (m.renderfx >= -32768 && m.renderfx <= 32767) needed |= 0x040000;
      else needed |= 0x041000;
    }
    if (m.origin1 !== undefined) needed |= 0x01;
    if (m.origin2 !== undefined) needed |= 0x02;
    if (m.origin3 !== undefined) needed |= 0x0200;
    if (m.angle1 !== undefined) needed |= 0x0400;
    if (m.angle2 !== undefined) needed |= 0x04;
    if (m.angle3 !== undefined) needed |= 0x08;
    if (m.oldorigin !== undefined) needed |= 0x01000000;
    if (m.sound !== undefined) needed |= 0x04000000;
    if (m.event !== undefined) needed |= 0x20;
    if (m.solid !== undefined) needed |= 0x08000000;
    if ((needed & 0xff000000) !== 0) needed |= 0x800000;
    if ((needed & 0xff0000) !== 0) needed |= 0x8000;
    if ((needed & 0xff00) !== 0) needed |= 0x80;
    if (m.flags !== needed >>> 0) return false;
  }
  if (m.frameBefore !== undefined) return false;
  if (m.skin === 0) return false;
  out.reserve(1014);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.number!);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.modelindex2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX2, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.modelindex3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX3, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.modelindex4;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX4, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.frame;
    if (value !== undefined) {
      at = put(view, at, TOKEN_FRAME, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = value & 0xff;
        at = put(view, at, TOKEN_SKIN, depth);
        at = putIntEnd(view, at, part);
      }
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = ((value >>> 8) & 0xffffff) >>> 0;
        if (part !== 0) {
          at = put(view, at, TOKEN_VWEP, depth);
          at = putIntEnd(view, at, part);
        }
      }
    }
  }
  {
    const value = m.effects;
    if (value !== undefined) {
      at = put(view, at, TOKEN_EFFECTS, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.renderfx;
    if (value !== undefined) {
      at = put(view, at, TOKEN_RENDERFX, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.origin1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_X, depth);
      at = COORDS.putEnd(view, at, value);
    }
  }
  {
    const value = m.origin2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Y, depth);
      at = COORDS.putEnd(view, at, value);
    }
  }
  {
    const value = m.origin3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Z, depth);
      at = COORDS.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1, depth);
      at = ANGLES.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2, depth);
      at = ANGLES.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3, depth);
      at = ANGLES.putEnd(view, at, value);
    }
  }
  {
    const value = m.oldorigin;
    if (value !== undefined) {
      {
        const values: readonly number[] = value;
        at = put(view, at, TOKEN_OLD_ORIGIN, depth);
        at = COORDS.put(view, at, values[0]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[1]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[2]!);
        at = putEnd(view, at);
      }
    }
  }
  {
    const value = m.sound;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SOUND, depth);
      appendNamed(out, at, names, "sounds", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.event;
    if (value !== undefined) {
      at = put(view, at, TOKEN_EVENT, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.solid;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SOLID, depth);
      at = putIntEnd(view, at, value);
    }
  }
  out.length = at;
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
  if (text.take(TOKEN_ENTITY, depth)) {
    number = text.int();
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX, depth)) {
    modelindex = text.int();
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX2, depth)) {
    modelindex2 = text.int();
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX3, depth)) {
    modelindex3 = text.int();
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX4, depth)) {
    modelindex4 = text.int();
    text.end();
  }
  if (text.take(TOKEN_FRAME, depth)) {
    frame = text.int();
    text.end();
  }
  if (text.take(TOKEN_SKIN, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xff) text.isBad = true;
    skin = (skin ?? 0) | (part << 0) | 0;
    text.end();
  }
  if (text.take(TOKEN_VWEP, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xffffff) text.isBad = true;
    skin = (skin ?? 0) | (part << 8) | 0;
    text.end();
  }
  if (text.take(TOKEN_EFFECTS, depth)) {
    effects = text.int();
    text.end();
  }
  if (text.take(TOKEN_RENDERFX, depth)) {
    renderfx = text.int();
    text.end();
  }
  if (text.take(TOKEN_ORIGIN_X, depth)) {
    origin1 = COORDS.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ORIGIN_Y, depth)) {
    origin2 = COORDS.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ORIGIN_Z, depth)) {
    origin3 = COORDS.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_1, depth)) {
    angle1 = ANGLES.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_2, depth)) {
    angle2 = ANGLES.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_3, depth)) {
    angle3 = ANGLES.hear(text);
    text.end();
  }
  if (text.take(TOKEN_OLD_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    oldorigin = [n0, n1, n2];
    text.end();
  }
  if (text.take(TOKEN_SOUND, depth)) {
    sound = text.int();
    text.end();
  }
  if (text.take(TOKEN_EVENT, depth)) {
    event = text.int();
    text.end();
  }
  if (text.take(TOKEN_SOLID, depth)) {
    solid = text.int();
    text.end();
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

/** The statements of `spawnbaseline`. */
function saySpawnbaselineRelay(
  m: M.Spawnbaseline,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.number !== undefined && !(m.number >= 0 && m.number <= 255)) needed |= 0x0100;
    if (m.modelindex !== undefined) needed |= 0x0800;
    if (m.modelindex2 !== undefined) needed |= 0x100000;
    if (m.modelindex3 !== undefined) needed |= 0x200000;
    if (m.modelindex4 !== undefined) needed |= 0x400000;
    if (m.frame !== undefined) {
      if (m.frame >= 0 && m.frame <= 255) needed |= 0x10;
      else if (m.frame >= -32768 && m.frame <= 32767) needed |= 0x020000;
    }
    if (m.skin !== undefined) {
      if (m.skin >= 0 && m.skin <= 255) needed |= 0x010000;
      else if (m.skin >= -32768 && m.skin <= 32767) needed |= 0x02000000;
      else needed |= 0x02010000;
    }
    if (m.effects !== undefined) {
      if (m.effects >= 0 && m.effects <= 255) needed |= 0x4000;
      else if (m.effects >= -32768 && m.effects <= 32767) needed |= 0x080000;
      else needed |= 0x084000;
    }
    if (m.renderfx !== undefined) {
      if (m.renderfx >= 0 && m.renderfx <= 255) needed |= 0x1000;
      else if (m.renderfx >= -32768 && m.renderfx <= 32767) needed |= 0x040000;
      else needed |= 0x041000;
    }
    if (m.origin1 !== undefined) needed |= 0x01;
    if (m.origin2 !== undefined) needed |= 0x02;
    if (m.origin3 !== undefined) needed |= 0x0200;
    if (m.angle1 !== undefined) needed |= 0x0400;
    if (m.angle2 !== undefined) needed |= 0x04;
    if (m.angle3 !== undefined) needed |= 0x08;
    if (m.oldorigin !== undefined) needed |= 0x01000000;
    if (m.sound !== undefined) needed |= 0x04000000;
    if (m.event !== undefined) needed |= 0x20;
    if (m.solid !== undefined) needed |= 0x08000000;
    if ((needed & 0xff000000) !== 0) needed |= 0x800000;
    if ((needed & 0xff0000) !== 0) needed |= 0x8000;
    if ((needed & 0xff00) !== 0) needed |= 0x80;
    if (m.flags !== needed >>> 0) return false;
  }
  if (m.frameBefore !== undefined) return false;
  if (m.skin === 0) return false;
  out.reserve(1014);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.number!);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.modelindex2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX2, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.modelindex3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX3, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.modelindex4;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX4, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.frame;
    if (value !== undefined) {
      at = put(view, at, TOKEN_FRAME, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = value & 0xff;
        at = put(view, at, TOKEN_SKIN, depth);
        at = putIntEnd(view, at, part);
      }
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = ((value >>> 8) & 0xffffff) >>> 0;
        if (part !== 0) {
          at = put(view, at, TOKEN_VWEP, depth);
          at = putIntEnd(view, at, part);
        }
      }
    }
  }
  {
    const value = m.effects;
    if (value !== undefined) {
      at = put(view, at, TOKEN_EFFECTS, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.renderfx;
    if (value !== undefined) {
      at = put(view, at, TOKEN_RENDERFX, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.origin1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_X, depth);
      at = COORDS.putEnd(view, at, value);
    }
  }
  {
    const value = m.origin2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Y, depth);
      at = COORDS.putEnd(view, at, value);
    }
  }
  {
    const value = m.origin3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Z, depth);
      at = COORDS.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1, depth);
      at = ANGLES.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2, depth);
      at = ANGLES.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3, depth);
      at = ANGLES.putEnd(view, at, value);
    }
  }
  {
    const value = m.oldorigin;
    if (value !== undefined) {
      {
        const values: readonly number[] = value;
        at = put(view, at, TOKEN_OLD_ORIGIN, depth);
        at = COORDS.put(view, at, values[0]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[1]!);
        view.setUint8(at++, 0x20);
        at = COORDS.put(view, at, values[2]!);
        at = putEnd(view, at);
      }
    }
  }
  {
    const value = m.sound;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SOUND, depth);
      appendNamed(out, at, names, "sounds", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.event;
    if (value !== undefined) {
      at = put(view, at, TOKEN_EVENT, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.solid;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SOLID, depth);
      at = putIntEnd(view, at, value);
    }
  }
  out.length = at;
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
  if (text.take(TOKEN_ENTITY, depth)) {
    number = text.int();
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX, depth)) {
    modelindex = text.int();
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX2, depth)) {
    modelindex2 = text.int();
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX3, depth)) {
    modelindex3 = text.int();
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX4, depth)) {
    modelindex4 = text.int();
    text.end();
  }
  if (text.take(TOKEN_FRAME, depth)) {
    frame = text.int();
    text.end();
  }
  if (text.take(TOKEN_SKIN, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xff) text.isBad = true;
    skin = (skin ?? 0) | (part << 0) | 0;
    text.end();
  }
  if (text.take(TOKEN_VWEP, depth)) {
    const part = text.int();
    if (part < 0 || part > 0xffffff) text.isBad = true;
    skin = (skin ?? 0) | (part << 8) | 0;
    text.end();
  }
  if (text.take(TOKEN_EFFECTS, depth)) {
    effects = text.int();
    text.end();
  }
  if (text.take(TOKEN_RENDERFX, depth)) {
    renderfx = text.int();
    text.end();
  }
  if (text.take(TOKEN_ORIGIN_X, depth)) {
    origin1 = COORDS.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ORIGIN_Y, depth)) {
    origin2 = COORDS.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ORIGIN_Z, depth)) {
    origin3 = COORDS.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_1, depth)) {
    angle1 = ANGLES.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_2, depth)) {
    angle2 = ANGLES.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_3, depth)) {
    angle3 = ANGLES.hear(text);
    text.end();
  }
  if (text.take(TOKEN_OLD_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    oldorigin = [n0, n1, n2];
    text.end();
  }
  if (text.take(TOKEN_SOUND, depth)) {
    sound = text.int();
    text.end();
  }
  if (text.take(TOKEN_EVENT, depth)) {
    event = text.int();
    text.end();
  }
  if (text.take(TOKEN_SOLID, depth)) {
    solid = text.int();
    text.end();
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

/** The statements of `download`. */
function sayDownloadUntil31(m: M.Download, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_SIZE, depth);
  at = putIntEnd(view, at, m.size!);
  at = put(view, at, TOKEN_PERCENT, depth);
  at = putIntEnd(view, at, m.percent!);
  out.length = at;
  return true;
}

/** `download` from its statements. */
function hearDownloadUntil31(text: TextCursor, depth: number): M.Download | undefined {
  let size: number | undefined;
  let percent: number | undefined;
  if (text.take(TOKEN_SIZE, depth)) {
    size = text.int();
    text.end();
  }
  if (text.take(TOKEN_PERCENT, depth)) {
    percent = text.int();
    text.end();
  }
  if (text.isBad || size === undefined || percent === undefined) return undefined;
  return { type: "download", size: size, percent: percent };
}

/** The statements of `download`. */
function sayDownloadRelayUntil31(
  m: M.Download,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_SIZE, depth);
  at = putIntEnd(view, at, m.size!);
  at = put(view, at, TOKEN_PERCENT, depth);
  at = putIntEnd(view, at, m.percent!);
  out.length = at;
  return true;
}

/** `download` from its statements. */
function hearDownloadRelayUntil31(text: TextCursor, depth: number): M.Download | undefined {
  let size: number | undefined;
  let percent: number | undefined;
  if (text.take(TOKEN_SIZE, depth)) {
    size = text.int();
    text.end();
  }
  if (text.take(TOKEN_PERCENT, depth)) {
    percent = text.int();
    text.end();
  }
  if (text.isBad || size === undefined || percent === undefined) return undefined;
  return { type: "download", size: size, percent: percent };
}

/** The statements of `packetentities`. */
function sayPacketentitiesUntil25(
  m: M.Packetentities,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  out.reserve(68);
  let at = out.length;
  out.length = at;
  for (const element of m.entities!) {
    out.reserve(28);
    const start = out.length;
    out.length = put(out.view, start, OPENING_PACKETENTITY, depth);
    if (!sayPacketentityUntil25(element, depth + 1, out, names)) return false;
    close(out, start, depth, OPENING_PACKETENTITY, ALONE_PACKETENTITY);
  }
  out.reserve(68);
  at = out.length;
  out.length = at;
  return true;
}

/** `packetentities` from its statements. */
function hearPacketentitiesUntil25(text: TextCursor, depth: number): M.Packetentities | undefined {
  const entities: M.Packetentity[] = [];
  while (text.take(OPENING_PACKETENTITY, depth)) {
    const element = hearPacketentityUntil25(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) return undefined;
    entities.push(element);
  }
  if (text.isBad) return undefined;
  return { type: "packetentities", entities: entities };
}

/** The statements of `packetentities`. */
function sayPacketentities(
  m: M.Packetentities,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  if (m.entitiesEnd !== undefined && m.entitiesEnd !== 0) return false;
  out.reserve(68);
  let at = out.length;
  out.length = at;
  for (const element of m.entities!) {
    out.reserve(28);
    const start = out.length;
    out.length = put(out.view, start, OPENING_PACKETENTITY, depth);
    if (!sayPacketentity(element, depth + 1, out, names)) return false;
    close(out, start, depth, OPENING_PACKETENTITY, ALONE_PACKETENTITY);
  }
  out.reserve(68);
  at = out.length;
  out.length = at;
  return true;
}

/** `packetentities` from its statements. */
function hearPacketentities(text: TextCursor, depth: number): M.Packetentities | undefined {
  const entities: M.Packetentity[] = [];
  while (text.take(OPENING_PACKETENTITY, depth)) {
    const element = hearPacketentity(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) return undefined;
    entities.push(element);
  }
  if (text.isBad) return undefined;
  return { type: "packetentities", entities: entities };
}

/** The statements of `packetentities`. */
function sayPacketentitiesRelay(
  m: M.Packetentities,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  if (m.entitiesEnd !== undefined && m.entitiesEnd !== 0) return false;
  out.reserve(68);
  let at = out.length;
  out.length = at;
  for (const element of m.entities!) {
    out.reserve(28);
    const start = out.length;
    out.length = put(out.view, start, OPENING_PACKETENTITY, depth);
    if (!sayPacketentity(element, depth + 1, out, names)) return false;
    close(out, start, depth, OPENING_PACKETENTITY, ALONE_PACKETENTITY);
  }
  out.reserve(68);
  at = out.length;
  out.length = at;
  return true;
}

/** `packetentities` from its statements. */
function hearPacketentitiesRelay(text: TextCursor, depth: number): M.Packetentities | undefined {
  const entities: M.Packetentity[] = [];
  while (text.take(OPENING_PACKETENTITY, depth)) {
    const element = hearPacketentity(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) return undefined;
    entities.push(element);
  }
  if (text.isBad) return undefined;
  return { type: "packetentities", entities: entities };
}

/** The statements of `frame`. */
function sayFrameServer(m: M.Frame, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(61);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_FRAME, depth);
  at = putIntEnd(view, at, m.serverframe!);
  out.length = at;
  return true;
}

/** `frame` from its statements. */
function hearFrameServer(text: TextCursor, _depth: number): M.Frame | undefined {
  let serverframe: number | undefined;
  serverframe = text.int();
  text.end();
  if (text.isBad || serverframe === undefined) return undefined;
  return { type: "frame", serverframe: serverframe };
}

/** What writes and reads messages in the text form, in the versions that it is for. */
export const sayings: readonly Saying<M.Message>[] = [
  {
    message: "muzzleflash",
    from: 0,
    to: 0,
    say: sayMuzzleflashUntil25 as Say<M.Message>,
    hear: hearMuzzleflashUntil25,
  },
  {
    message: "muzzleflash",
    from: 1,
    to: 8,
    say: sayMuzzleflash as Say<M.Message>,
    hear: hearMuzzleflash,
  },
  {
    message: "muzzleflash",
    from: 9,
    to: 11,
    say: sayMuzzleflash as Say<M.Message>,
    hear: hearMuzzleflash,
  },
  {
    message: "muzzleflash",
    from: 12,
    to: 19,
    say: sayMuzzleflashRelay as Say<M.Message>,
    hear: hearMuzzleflashRelay,
  },
  {
    message: "muzzleflash2",
    from: 0,
    to: 0,
    say: sayMuzzleflash2Until25 as Say<M.Message>,
    hear: hearMuzzleflash2Until25,
  },
  {
    message: "muzzleflash2",
    from: 1,
    to: 8,
    say: sayMuzzleflash2 as Say<M.Message>,
    hear: hearMuzzleflash2,
  },
  {
    message: "muzzleflash2",
    from: 9,
    to: 11,
    say: sayMuzzleflash2 as Say<M.Message>,
    hear: hearMuzzleflash2,
  },
  {
    message: "muzzleflash2",
    from: 12,
    to: 19,
    say: sayMuzzleflash2Relay as Say<M.Message>,
    hear: hearMuzzleflash2Relay,
  },
  {
    message: "temp_entity",
    from: 0,
    to: 0,
    say: sayTempEntityUntil25 as Say<M.Message>,
    hear: hearTempEntityUntil25,
  },
  {
    message: "sound",
    from: 0,
    to: 0,
    say: saySoundUntil25 as Say<M.Message>,
    hear: hearSoundUntil25,
  },
  { message: "sound", from: 1, to: 8, say: saySound as Say<M.Message>, hear: hearSound },
  { message: "sound", from: 9, to: 11, say: saySound as Say<M.Message>, hear: hearSound },
  {
    message: "sound",
    from: 12,
    to: 19,
    say: saySoundRelay as Say<M.Message>,
    hear: hearSoundRelay,
  },
  {
    message: "spawnbaseline",
    from: 0,
    to: 0,
    say: saySpawnbaselineUntil25 as Say<M.Message>,
    hear: hearSpawnbaselineUntil25,
  },
  {
    message: "spawnbaseline",
    from: 1,
    to: 8,
    say: saySpawnbaseline as Say<M.Message>,
    hear: hearSpawnbaseline,
  },
  {
    message: "spawnbaseline",
    from: 9,
    to: 11,
    say: saySpawnbaseline as Say<M.Message>,
    hear: hearSpawnbaseline,
  },
  {
    message: "spawnbaseline",
    from: 12,
    to: 19,
    say: saySpawnbaselineRelay as Say<M.Message>,
    hear: hearSpawnbaselineRelay,
  },
  {
    message: "download",
    from: 1,
    to: 5,
    say: sayDownloadUntil31 as Say<M.Message>,
    hear: hearDownloadUntil31,
  },
  {
    message: "download",
    from: 12,
    to: 16,
    say: sayDownloadRelayUntil31 as Say<M.Message>,
    hear: hearDownloadRelayUntil31,
  },
  {
    message: "packetentities",
    from: 0,
    to: 0,
    say: sayPacketentitiesUntil25 as Say<M.Message>,
    hear: hearPacketentitiesUntil25,
  },
  {
    message: "packetentities",
    from: 1,
    to: 8,
    say: sayPacketentities as Say<M.Message>,
    hear: hearPacketentities,
  },
  {
    message: "packetentities",
    from: 9,
    to: 11,
    say: sayPacketentities as Say<M.Message>,
    hear: hearPacketentities,
  },
  {
    message: "packetentities",
    from: 12,
    to: 19,
    say: sayPacketentitiesRelay as Say<M.Message>,
    hear: hearPacketentitiesRelay,
  },
  {
    message: "frame",
    from: 9,
    to: 11,
    single: true,
    say: sayFrameServer as Say<M.Message>,
    hear: hearFrameServer,
  },
];
