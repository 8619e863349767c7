// Generated from quake2.yaml. To change it, edit the schema and run `npx demospec generate`.
import { type TextOutput } from "../text/output.ts";
import {
  type Names,
  type Say,
  type Saying,
  appendNamed,
  Numbers,
  put,
  putEnd,
  putInt,
  token,
} from "../text/saying.ts";
import {
  type Message,
  type Source,
  type Muzzleflash,
  type Muzzleflash2,
  type Sound,
  type Spawnbaseline,
  type Download,
} from "./quake2.ts";
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
const TOKEN_MODELINDEX2 = token("modelindex2");
const TOKEN_MODELINDEX3 = token("modelindex3");
const TOKEN_MODELINDEX4 = token("modelindex4");
const TOKEN_EVENT = token("event");
const TOKEN_SOLID = token("solid");
const TOKEN_CHANNEL = token("channel");
const TOKEN_VALUE = token("value");
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
const TOKEN_ORIGIN = token("origin");
const TOKEN_SIZE = token("size");
const TOKEN_PERCENT = token("percent");

/** The statements of `source`. */
function saySource(m: Source, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(109);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_CHANNEL[depth]!);
  at = putInt(view, at, m.channel!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.entity!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `muzzleflash`. */
function sayMuzzleflashUntil25(
  m: Muzzleflash,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.entity!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_VALUE[depth]!);
  at = putInt(view, at, m.weapon!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `muzzleflash`. */
function sayMuzzleflash(m: Muzzleflash, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.entity!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_VALUE[depth]!);
  at = putInt(view, at, m.weapon!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `muzzleflash`. */
function sayMuzzleflashRelay(
  m: Muzzleflash,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.entity!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_VALUE[depth]!);
  at = putInt(view, at, m.weapon!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `muzzleflash2`. */
function sayMuzzleflash2Until25(
  m: Muzzleflash2,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.entity!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_VALUE[depth]!);
  at = putInt(view, at, m.flash!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `muzzleflash2`. */
function sayMuzzleflash2(m: Muzzleflash2, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.entity!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_VALUE[depth]!);
  at = putInt(view, at, m.flash!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `muzzleflash2`. */
function sayMuzzleflash2Relay(
  m: Muzzleflash2,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.entity!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_VALUE[depth]!);
  at = putInt(view, at, m.flash!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `sound`. */
function saySoundUntil25(m: Sound, depth: number, out: TextOutput, names: Names): boolean {
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
  at = put(view, at, TOKEN_SOUNDNUM[depth]!);
  appendNamed(out, at, names, "sounds", m.soundnum!, m);
  out.reserve(345);
  view = out.view;
  at = out.length;
  {
    const value = m.volume;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VOL[depth]!);
      at = U8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.attenuation;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ATTENUATION[depth]!);
      at = U8S_2.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.timeofs;
    if (value !== undefined) {
      at = put(view, at, TOKEN_TIMEOFS[depth]!);
      at = U8S_3.put(view, at, value);
      at = putEnd(view, at);
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
        at = put(view, at, TOKEN_ORIGIN[depth]!);
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

/** The statements of `sound`. */
function saySound(m: Sound, depth: number, out: TextOutput, names: Names): boolean {
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
  at = put(view, at, TOKEN_SOUNDNUM[depth]!);
  appendNamed(out, at, names, "sounds", m.soundnum!, m);
  out.reserve(345);
  view = out.view;
  at = out.length;
  {
    const value = m.volume;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VOL[depth]!);
      at = U8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.attenuation;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ATTENUATION[depth]!);
      at = U8S_2.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.timeofs;
    if (value !== undefined) {
      at = put(view, at, TOKEN_TIMEOFS[depth]!);
      at = U8S_3.put(view, at, value);
      at = putEnd(view, at);
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
        at = put(view, at, TOKEN_ORIGIN[depth]!);
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

/** The statements of `sound`. */
function saySoundRelay(m: Sound, depth: number, out: TextOutput, names: Names): boolean {
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
  at = put(view, at, TOKEN_SOUNDNUM[depth]!);
  appendNamed(out, at, names, "sounds", m.soundnum!, m);
  out.reserve(345);
  view = out.view;
  at = out.length;
  {
    const value = m.volume;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VOL[depth]!);
      at = U8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.attenuation;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ATTENUATION[depth]!);
      at = U8S_2.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.timeofs;
    if (value !== undefined) {
      at = put(view, at, TOKEN_TIMEOFS[depth]!);
      at = U8S_3.put(view, at, value);
      at = putEnd(view, at);
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
        at = put(view, at, TOKEN_ORIGIN[depth]!);
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

/** The statements of `spawnbaseline`. */
function saySpawnbaselineUntil25(
  m: Spawnbaseline,
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
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.number!);
  at = putEnd(view, at);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(771);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.frame;
    if (value !== undefined) {
      at = put(view, at, TOKEN_FRAME[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = value & 0xff;
        at = put(view, at, TOKEN_SKIN[depth]!);
        at = putInt(view, at, part);
        at = putEnd(view, at);
      }
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = ((value >>> 8) & 0xffffff) >>> 0;
        if (part !== 0) {
          at = put(view, at, TOKEN_VWEP[depth]!);
          at = putInt(view, at, part);
          at = putEnd(view, at);
        }
      }
    }
  }
  {
    const value = m.effects;
    if (value !== undefined) {
      at = put(view, at, TOKEN_EFFECTS[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.renderfx;
    if (value !== undefined) {
      at = put(view, at, TOKEN_RENDERFX[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.origin1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_X[depth]!);
      at = COORDS.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.origin2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Y[depth]!);
      at = COORDS.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.origin3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Z[depth]!);
      at = COORDS.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.angle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1[depth]!);
      at = ANGLES.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.angle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2[depth]!);
      at = ANGLES.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.angle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3[depth]!);
      at = ANGLES.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.oldorigin;
    if (value !== undefined) {
      {
        const values: readonly number[] = value;
        at = put(view, at, TOKEN_OLD_ORIGIN[depth]!);
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
      at = put(view, at, TOKEN_SOUND[depth]!);
      appendNamed(out, at, names, "sounds", value, m);
      out.reserve(771);
      view = out.view;
      at = out.length;
    }
  }
  out.length = at;
  return true;
}

/** The statements of `spawnbaseline`. */
function saySpawnbaseline(m: Spawnbaseline, depth: number, out: TextOutput, names: Names): boolean {
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
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.number!);
  at = putEnd(view, at);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.modelindex2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX2[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.modelindex3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX3[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.modelindex4;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX4[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.frame;
    if (value !== undefined) {
      at = put(view, at, TOKEN_FRAME[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = value & 0xff;
        at = put(view, at, TOKEN_SKIN[depth]!);
        at = putInt(view, at, part);
        at = putEnd(view, at);
      }
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = ((value >>> 8) & 0xffffff) >>> 0;
        if (part !== 0) {
          at = put(view, at, TOKEN_VWEP[depth]!);
          at = putInt(view, at, part);
          at = putEnd(view, at);
        }
      }
    }
  }
  {
    const value = m.effects;
    if (value !== undefined) {
      at = put(view, at, TOKEN_EFFECTS[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.renderfx;
    if (value !== undefined) {
      at = put(view, at, TOKEN_RENDERFX[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.origin1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_X[depth]!);
      at = COORDS.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.origin2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Y[depth]!);
      at = COORDS.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.origin3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Z[depth]!);
      at = COORDS.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.angle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1[depth]!);
      at = ANGLES.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.angle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2[depth]!);
      at = ANGLES.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.angle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3[depth]!);
      at = ANGLES.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.oldorigin;
    if (value !== undefined) {
      {
        const values: readonly number[] = value;
        at = put(view, at, TOKEN_OLD_ORIGIN[depth]!);
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
      at = put(view, at, TOKEN_SOUND[depth]!);
      appendNamed(out, at, names, "sounds", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.event;
    if (value !== undefined) {
      at = put(view, at, TOKEN_EVENT[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.solid;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SOLID[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  out.length = at;
  return true;
}

/** The statements of `spawnbaseline`. */
function saySpawnbaselineRelay(
  m: Spawnbaseline,
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
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.number!);
  at = putEnd(view, at);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.modelindex2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX2[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.modelindex3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX3[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.modelindex4;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX4[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.frame;
    if (value !== undefined) {
      at = put(view, at, TOKEN_FRAME[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = value & 0xff;
        at = put(view, at, TOKEN_SKIN[depth]!);
        at = putInt(view, at, part);
        at = putEnd(view, at);
      }
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      {
        const part = ((value >>> 8) & 0xffffff) >>> 0;
        if (part !== 0) {
          at = put(view, at, TOKEN_VWEP[depth]!);
          at = putInt(view, at, part);
          at = putEnd(view, at);
        }
      }
    }
  }
  {
    const value = m.effects;
    if (value !== undefined) {
      at = put(view, at, TOKEN_EFFECTS[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.renderfx;
    if (value !== undefined) {
      at = put(view, at, TOKEN_RENDERFX[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.origin1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_X[depth]!);
      at = COORDS.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.origin2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Y[depth]!);
      at = COORDS.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.origin3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ORIGIN_Z[depth]!);
      at = COORDS.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.angle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1[depth]!);
      at = ANGLES.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.angle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2[depth]!);
      at = ANGLES.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.angle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3[depth]!);
      at = ANGLES.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.oldorigin;
    if (value !== undefined) {
      {
        const values: readonly number[] = value;
        at = put(view, at, TOKEN_OLD_ORIGIN[depth]!);
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
      at = put(view, at, TOKEN_SOUND[depth]!);
      appendNamed(out, at, names, "sounds", value, m);
      out.reserve(1014);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.event;
    if (value !== undefined) {
      at = put(view, at, TOKEN_EVENT[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.solid;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SOLID[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  out.length = at;
  return true;
}

/** The statements of `download`. */
function sayDownloadUntil31(m: Download, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_SIZE[depth]!);
  at = putInt(view, at, m.size!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_PERCENT[depth]!);
  at = putInt(view, at, m.percent!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `download`. */
function sayDownloadRelayUntil31(
  m: Download,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_SIZE[depth]!);
  at = putInt(view, at, m.size!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_PERCENT[depth]!);
  at = putInt(view, at, m.percent!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** What writes messages in the text form, in the versions that it is for. */
export const sayings: readonly Saying<Message>[] = [
  { message: "muzzleflash", from: 0, to: 0, say: sayMuzzleflashUntil25 as Say<Message> },
  { message: "muzzleflash", from: 1, to: 8, say: sayMuzzleflash as Say<Message> },
  { message: "muzzleflash", from: 9, to: 11, say: sayMuzzleflash as Say<Message> },
  { message: "muzzleflash", from: 12, to: 19, say: sayMuzzleflashRelay as Say<Message> },
  { message: "muzzleflash2", from: 0, to: 0, say: sayMuzzleflash2Until25 as Say<Message> },
  { message: "muzzleflash2", from: 1, to: 8, say: sayMuzzleflash2 as Say<Message> },
  { message: "muzzleflash2", from: 9, to: 11, say: sayMuzzleflash2 as Say<Message> },
  { message: "muzzleflash2", from: 12, to: 19, say: sayMuzzleflash2Relay as Say<Message> },
  { message: "sound", from: 0, to: 0, say: saySoundUntil25 as Say<Message> },
  { message: "sound", from: 1, to: 8, say: saySound as Say<Message> },
  { message: "sound", from: 9, to: 11, say: saySound as Say<Message> },
  { message: "sound", from: 12, to: 19, say: saySoundRelay as Say<Message> },
  { message: "spawnbaseline", from: 0, to: 0, say: saySpawnbaselineUntil25 as Say<Message> },
  { message: "spawnbaseline", from: 1, to: 8, say: saySpawnbaseline as Say<Message> },
  { message: "spawnbaseline", from: 9, to: 11, say: saySpawnbaseline as Say<Message> },
  { message: "spawnbaseline", from: 12, to: 19, say: saySpawnbaselineRelay as Say<Message> },
  { message: "download", from: 1, to: 5, say: sayDownloadUntil31 as Say<Message> },
  { message: "download", from: 12, to: 16, say: sayDownloadRelayUntil31 as Say<Message> },
];
