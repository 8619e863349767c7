// Generated from quakeworld.yaml. To change it, edit the schema and run `npx demospec generate`.
import { type TextCursor, withBit } from "../text/hearing.ts";
import { type TextOutput } from "../text/output.ts";
import {
  type Names,
  type Say,
  type Saying,
  alone,
  appendNamed,
  BitNumbers,
  close,
  Numbers,
  opening,
  put,
  putEnd,
  putFloat,
  putInt,
  putIntEnd,
  putTime,
  token,
} from "../text/saying.ts";
import type * as M from "./quakeworld.ts";
const TOKEN_ANGLES_1 = token("angles_1");
const ANGLE16S = new Numbers(
  { kind: "int", name: "angle16", bits: 16, signed: true, scale: { num: 45, den: 8192, plus: 0 } },
  undefined,
);
const TOKEN_ANGLES_2 = token("angles_2");
const TOKEN_ANGLES_3 = token("angles_3");
const TOKEN_SPEED_X = token("speed_x");
const I8S = new Numbers(
  { kind: "int", name: "i8", bits: 8, signed: true, scale: { num: 8, den: 1, plus: 0 } },
  undefined,
);
const TOKEN_SPEED_Y = token("speed_y");
const TOKEN_SPEED_Z = token("speed_z");
const ALONE_FIRE = alone("fire");
const ALONE_JUMP = alone("jump");
const BITS_FLAG = new BitNumbers([-2, 2, 3, 4, 5, 6, 7]);
const TOKEN_FLAG = token("flag");
const TOKEN_IMPULSE = token("impulse");
const TOKEN_LOAD = token("load");
const TOKEN_ORIGIN = token("origin");
const U4S = new Numbers(
  { kind: "int", name: "u4", bits: 4, signed: false, scale: { num: 45, den: 2, plus: 0 } },
  { kind: "int", name: "nail_pitch", bits: 8, signed: true, scale: { num: 45, den: 2, plus: 0 } },
);
const ANGLES = new Numbers(
  { kind: "int", name: "angle", bits: 8, signed: true, scale: { num: 45, den: 32, plus: 0 } },
  undefined,
);
const TOKEN_ENTITY = token("entity");
const TOKEN_MODELINDEX = token("modelindex");
const TOKEN_FRAME = token("frame");
const TOKEN_COLORMAP = token("colormap");
const TOKEN_SKIN = token("skin");
const TOKEN_EFFECTS = token("effects");
const TOKEN_ORIGIN_X = token("origin_x");
const COORDS = new Numbers(
  { kind: "int", name: "coord", bits: 16, signed: true, scale: { num: 1, den: 8, plus: 0 } },
  undefined,
);
const TOKEN_ORIGIN_Y = token("origin_y");
const TOKEN_ORIGIN_Z = token("origin_z");
const ALONE_REMOVE = alone("remove");
const TOKEN_INDEX = token("index");
const TOKEN_VALUE = token("value");
const TOKEN_CHANNEL = token("channel");
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
const TOKEN_SOUNDNUM = token("soundnum");
const TOKEN_PLAYER = token("player");
const TOKEN_FRAGS = token("frags");
const TOKEN_SAVE = token("save");
const TOKEN_TAKE = token("take");
const TOKEN_DEFAULT_MODELINDEX = token("default_modelindex");
const TOKEN_DEFAULT_FRAME = token("default_frame");
const TOKEN_DEFAULT_COLORMAP = token("default_colormap");
const TOKEN_DEFAULT_SKIN = token("default_skin");
const TOKEN_DEFAULT_ORIGIN = token("default_origin");
const TOKEN_DEFAULT_ANGLES = token("default_angles");
const TOKEN_ENTITYTYPE = token("entitytype");
const TOKEN_TRACE_ENDPOS = token("trace_endpos");
const TOKEN_COUNT = token("count");
const TOKEN_SETPAUSE = token("setpause");
const TOKEN_ANGLES = token("angles");
const TOKEN_CDTRACK = token("cdtrack");
const TOKEN_PING = token("ping");
const TOKEN_ENTERTIME = token("entertime");
const TOKEN_MUZZLEFLASH = token("muzzleflash");
const U8S_3 = new Numbers(
  { kind: "int", name: "u8", bits: 8, signed: false },
  {
    kind: "int",
    name: "milliseconds",
    bits: 8,
    signed: false,
    scale: { num: 1, den: 1000, plus: 0 },
  },
);
const TOKEN_CSPEED_X = token("cspeed_x");
const I16S = new Numbers(
  { kind: "int", name: "i16", bits: 16, signed: true },
  { kind: "int", name: "coord", bits: 16, signed: true, scale: { num: 1, den: 8, plus: 0 } },
);
const TOKEN_CSPEED_Y = token("cspeed_y");
const TOKEN_CSPEED_Z = token("cspeed_z");
const TOKEN_UK_BYTE6 = token("uk_byte6");
const BITS_WEAPON = new BitNumbers([-1, 0, 1, 2, 3, 4, 5, 6, 7]);
const TOKEN_WEAPON = token("weapon");
const TOKEN_WEAPONFRAME = token("weaponframe");
const OPENING_NAIL = opening("nail");
const ALONE_NAIL = alone("nail");
const TOKEN_CHOKE = token("choke");
const OPENING_PACKETENTITY = opening("packetentity");
const ALONE_PACKETENTITY = alone("packetentity");
const OPENING_DELTAPACKETENTITY = opening("deltapacketentity");
const ALONE_DELTAPACKETENTITY = alone("deltapacketentity");
const TOKEN_MAXSPEED = token("maxspeed");
const TOKEN_ENTGRAVITY = token("entgravity");
const TOKEN_LOSS = token("loss");

/** The statements of `usercmd`. */
function sayUsercmdUntil26(m: M.Usercmd, depth: number, out: TextOutput, _names: Names): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.angle1 !== undefined) needed |= 0x01;
    if (m.angle3 !== undefined) needed |= 0x02;
    if (m.forwardmove !== undefined) needed |= 0x04;
    if (m.sidemove !== undefined) needed |= 0x08;
    if (m.upmove !== undefined) needed |= 0x10;
    if (m.buttons !== undefined) needed |= 0x20;
    if (m.impulse !== undefined) needed |= 0x40;
    if (m.msec !== undefined) needed |= 0x80;
    if (m.flags !== needed >>> 0) return false;
  }
  if (m.buttons === 0) return false;
  out.reserve(545);
  const view = out.view;
  let at = out.length;
  {
    const value = m.angle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1, depth);
      at = ANGLE16S.putEnd(view, at, value);
    }
  }
  at = put(view, at, TOKEN_ANGLES_2, depth);
  at = ANGLE16S.putEnd(view, at, m.angle2!);
  {
    const value = m.angle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3, depth);
      at = ANGLE16S.putEnd(view, at, value);
    }
  }
  {
    const value = m.forwardmove;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SPEED_X, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.sidemove;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SPEED_Y, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.upmove;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SPEED_Z, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x01) !== 0) at = put(view, at, ALONE_FIRE, depth);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x02) !== 0) at = put(view, at, ALONE_JUMP, depth);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      {
        const set = BITS_FLAG.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_FLAG, depth);
          at = put(view, at, set);
        }
      }
    }
  }
  {
    const value = m.impulse;
    if (value !== undefined) {
      at = put(view, at, TOKEN_IMPULSE, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.msec;
    if (value !== undefined) {
      at = put(view, at, TOKEN_LOAD, depth);
      at = putIntEnd(view, at, value);
    }
  }
  out.length = at;
  return true;
}

/** `usercmd` from its statements. */
function hearUsercmdUntil26(text: TextCursor, depth: number): M.Usercmd | undefined {
  let angle1: number | undefined;
  let angle2: number | undefined;
  let angle3: number | undefined;
  let forwardmove: number | undefined;
  let sidemove: number | undefined;
  let upmove: number | undefined;
  let buttons: number | undefined;
  let impulse: number | undefined;
  let msec: number | undefined;
  if (text.take(TOKEN_ANGLES_1, depth)) {
    angle1 = ANGLE16S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_2, depth)) {
    angle2 = ANGLE16S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_3, depth)) {
    angle3 = ANGLE16S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_SPEED_X, depth)) {
    forwardmove = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_SPEED_Y, depth)) {
    sidemove = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_SPEED_Z, depth)) {
    upmove = I8S.hear(text);
    text.end();
  }
  if (text.take(ALONE_FIRE, depth)) buttons = withBit(buttons, 0);
  if (text.take(ALONE_JUMP, depth)) buttons = withBit(buttons, 1);
  if (text.take(TOKEN_FLAG, depth)) {
    buttons = text.bits(BITS_FLAG.bits, buttons);
    text.end();
  }
  if (text.take(TOKEN_IMPULSE, depth)) {
    impulse = text.int();
    text.end();
  }
  if (text.take(TOKEN_LOAD, depth)) {
    msec = text.int();
    text.end();
  }
  if (text.isBad || angle2 === undefined) return undefined;
  return {
    angle1: angle1,
    angle2: angle2,
    angle3: angle3,
    forwardmove: forwardmove,
    sidemove: sidemove,
    upmove: upmove,
    buttons: buttons,
    impulse: impulse,
    msec: msec,
  };
}

/** The statements of `usercmd`. */
function sayUsercmd(m: M.Usercmd, depth: number, out: TextOutput, _names: Names): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.angle1 !== undefined) needed |= 0x01;
    if (m.angle2 !== undefined) needed |= 0x80;
    if (m.angle3 !== undefined) needed |= 0x02;
    if (m.forwardmove !== undefined) needed |= 0x04;
    if (m.sidemove !== undefined) needed |= 0x08;
    if (m.upmove !== undefined) needed |= 0x10;
    if (m.buttons !== undefined) needed |= 0x20;
    if (m.impulse !== undefined) needed |= 0x40;
    if (m.flags !== needed >>> 0) return false;
  }
  if (m.buttons === 0) return false;
  out.reserve(545);
  const view = out.view;
  let at = out.length;
  {
    const value = m.angle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1, depth);
      at = ANGLE16S.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2, depth);
      at = ANGLE16S.putEnd(view, at, value);
    }
  }
  {
    const value = m.angle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3, depth);
      at = ANGLE16S.putEnd(view, at, value);
    }
  }
  {
    const value = m.forwardmove;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SPEED_X, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.sidemove;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SPEED_Y, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.upmove;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SPEED_Z, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x01) !== 0) at = put(view, at, ALONE_FIRE, depth);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x02) !== 0) at = put(view, at, ALONE_JUMP, depth);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      {
        const set = BITS_FLAG.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_FLAG, depth);
          at = put(view, at, set);
        }
      }
    }
  }
  {
    const value = m.impulse;
    if (value !== undefined) {
      at = put(view, at, TOKEN_IMPULSE, depth);
      at = putIntEnd(view, at, value);
    }
  }
  at = put(view, at, TOKEN_LOAD, depth);
  at = putIntEnd(view, at, m.msec!);
  out.length = at;
  return true;
}

/** `usercmd` from its statements. */
function hearUsercmd(text: TextCursor, depth: number): M.Usercmd | undefined {
  let angle1: number | undefined;
  let angle2: number | undefined;
  let angle3: number | undefined;
  let forwardmove: number | undefined;
  let sidemove: number | undefined;
  let upmove: number | undefined;
  let buttons: number | undefined;
  let impulse: number | undefined;
  let msec: number | undefined;
  if (text.take(TOKEN_ANGLES_1, depth)) {
    angle1 = ANGLE16S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_2, depth)) {
    angle2 = ANGLE16S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_3, depth)) {
    angle3 = ANGLE16S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_SPEED_X, depth)) {
    forwardmove = text.int();
    text.end();
  }
  if (text.take(TOKEN_SPEED_Y, depth)) {
    sidemove = text.int();
    text.end();
  }
  if (text.take(TOKEN_SPEED_Z, depth)) {
    upmove = text.int();
    text.end();
  }
  if (text.take(ALONE_FIRE, depth)) buttons = withBit(buttons, 0);
  if (text.take(ALONE_JUMP, depth)) buttons = withBit(buttons, 1);
  if (text.take(TOKEN_FLAG, depth)) {
    buttons = text.bits(BITS_FLAG.bits, buttons);
    text.end();
  }
  if (text.take(TOKEN_IMPULSE, depth)) {
    impulse = text.int();
    text.end();
  }
  if (text.take(TOKEN_LOAD, depth)) {
    msec = text.int();
    text.end();
  }
  if (text.isBad || msec === undefined) return undefined;
  return {
    angle1: angle1,
    angle2: angle2,
    angle3: angle3,
    forwardmove: forwardmove,
    sidemove: sidemove,
    upmove: upmove,
    buttons: buttons,
    impulse: impulse,
    msec: msec,
  };
}

/** The statements of `nail`. */
function sayNail(m: M.Nail, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(206);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ORIGIN, depth);
  at = putInt(view, at, m.x!);
  view.setUint8(at++, 0x20);
  at = putInt(view, at, m.y!);
  view.setUint8(at++, 0x20);
  at = putInt(view, at, m.z!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_ANGLES_1, depth);
  at = U4S.putEnd(view, at, m.pitch!);
  at = put(view, at, TOKEN_ANGLES_2, depth);
  at = ANGLES.putEnd(view, at, m.yaw!);
  out.length = at;
  return true;
}

/** `nail` from its statements. */
function hearNail(text: TextCursor, depth: number): M.Nail | undefined {
  let x: number | undefined;
  let y: number | undefined;
  let z: number | undefined;
  let pitch: number | undefined;
  let yaw: number | undefined;
  if (text.take(TOKEN_ORIGIN, depth)) {
    x = text.int();
    text.space();
    y = text.int();
    text.space();
    z = text.int();
    text.end();
  }
  if (text.take(TOKEN_ANGLES_1, depth)) {
    pitch = U4S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_2, depth)) {
    yaw = ANGLES.hear(text);
    text.end();
  }
  if (
    text.isBad ||
    x === undefined ||
    y === undefined ||
    z === undefined ||
    pitch === undefined ||
    yaw === undefined
  )
    return undefined;
  return { x: x, y: y, z: z, pitch: pitch, yaw: yaw };
}

/** The statements of `packetentity`. */
function sayPacketentity(m: M.Packetentity, depth: number, out: TextOutput, names: Names): boolean {
  if (m.solid) return false;
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.remove) needed |= 0x4000;
    if (m.modelindex !== undefined) needed |= 0x04;
    if (m.frame !== undefined) needed |= 0x2000;
    if (m.colormap !== undefined) needed |= 0x08;
    if (m.skin !== undefined) needed |= 0x10;
    if (m.effects !== undefined) needed |= 0x20;
    if (m.origin1 !== undefined) needed |= 0x0200;
    if (m.angle1 !== undefined) needed |= 0x01;
    if (m.origin2 !== undefined) needed |= 0x0400;
    if (m.angle2 !== undefined) needed |= 0x1000;
    if (m.origin3 !== undefined) needed |= 0x0800;
    if (m.angle3 !== undefined) needed |= 0x02;
    if (m.solid) needed |= 0x40;
    if ((needed & 0xff) !== 0 && (needed & 0x4000) === 0) needed |= 0x8000;
    if (m.flags !== needed >>> 0) return false;
  }
  out.reserve(630);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.number!);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(630);
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
    const value = m.colormap;
    if (value !== undefined) {
      at = put(view, at, TOKEN_COLORMAP, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SKIN, depth);
      at = putIntEnd(view, at, value);
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
  if (m.remove) at = put(view, at, ALONE_REMOVE, depth);
  out.length = at;
  return true;
}

/** `packetentity` from its statements. */
function hearPacketentity(text: TextCursor, depth: number): M.Packetentity | undefined {
  let number: number | undefined;
  let remove = false;
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
  let solid = false;
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
  if (text.take(TOKEN_COLORMAP, depth)) {
    colormap = text.int();
    text.end();
  }
  if (text.take(TOKEN_SKIN, depth)) {
    skin = text.int();
    text.end();
  }
  if (text.take(TOKEN_EFFECTS, depth)) {
    effects = text.int();
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
  if (text.take(ALONE_REMOVE, depth)) remove = true;
  if (text.isBad || number === undefined) return undefined;
  return {
    number: number,
    remove: remove,
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
    solid: solid,
  };
}

/** The statements of `updatestat`. */
function sayUpdatestat(m: M.Updatestat, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(106);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_INDEX, depth);
  at = putIntEnd(view, at, m.index!);
  at = put(view, at, TOKEN_VALUE, depth);
  at = putIntEnd(view, at, m.value!);
  out.length = at;
  return true;
}

/** `updatestat` from its statements. */
function hearUpdatestat(text: TextCursor, depth: number): M.Updatestat | undefined {
  let index: number | undefined;
  let value: number | undefined;
  if (text.take(TOKEN_INDEX, depth)) {
    index = text.int();
    text.end();
  }
  if (text.take(TOKEN_VALUE, depth)) {
    value = text.int();
    text.end();
  }
  if (text.isBad || index === undefined || value === undefined) return undefined;
  return { type: "updatestat", index: index, value: value };
}

/** The statements of `sound`. */
function saySound(m: M.Sound, depth: number, out: TextOutput, names: Names): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.volume !== undefined) needed |= 0x8000;
    if (m.attenuation !== undefined) needed |= 0x4000;
    if (m.flags !== needed >>> 0) return false;
  }
  out.reserve(345);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_CHANNEL, depth);
  at = putIntEnd(view, at, m.channel!);
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.entity!);
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
  at = put(view, at, TOKEN_SOUNDNUM, depth);
  appendNamed(out, at, names, "sounds", m.soundnum!, m);
  out.reserve(345);
  view = out.view;
  at = out.length;
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

/** `sound` from its statements. */
function hearSound(text: TextCursor, depth: number): M.Sound | undefined {
  let channel: number | undefined;
  let entity: number | undefined;
  let volume: number | undefined;
  let attenuation: number | undefined;
  let soundnum: number | undefined;
  let origin: [number, number, number] | undefined;
  if (text.take(TOKEN_CHANNEL, depth)) {
    channel = text.int();
    text.end();
  }
  if (text.take(TOKEN_ENTITY, depth)) {
    entity = text.int();
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
  if (text.take(TOKEN_SOUNDNUM, depth)) {
    soundnum = text.int();
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
  if (
    text.isBad ||
    channel === undefined ||
    entity === undefined ||
    soundnum === undefined ||
    origin === undefined
  )
    return undefined;
  return {
    type: "sound",
    channel: channel,
    entity: entity,
    volume: volume,
    attenuation: attenuation,
    soundnum: soundnum,
    origin: origin,
  };
}

/** The statements of `updatefrags`. */
function sayUpdatefrags(m: M.Updatefrags, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_PLAYER, depth);
  at = putIntEnd(view, at, m.player!);
  at = put(view, at, TOKEN_FRAGS, depth);
  at = putIntEnd(view, at, m.frags!);
  out.length = at;
  return true;
}

/** `updatefrags` from its statements. */
function hearUpdatefrags(text: TextCursor, depth: number): M.Updatefrags | undefined {
  let player: number | undefined;
  let frags: number | undefined;
  if (text.take(TOKEN_PLAYER, depth)) {
    player = text.int();
    text.end();
  }
  if (text.take(TOKEN_FRAGS, depth)) {
    frags = text.int();
    text.end();
  }
  if (text.isBad || player === undefined || frags === undefined) return undefined;
  return { type: "updatefrags", player: player, frags: frags };
}

/** The statements of `stopsound`. */
function sayStopsound(m: M.Stopsound, depth: number, out: TextOutput, _names: Names): boolean {
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

/** `stopsound` from its statements. */
function hearStopsound(text: TextCursor, depth: number): M.Stopsound | undefined {
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
  return { type: "stopsound", channel: channel, entity: entity };
}

/** The statements of `damage`. */
function sayDamage(m: M.Damage, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(198);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_SAVE, depth);
  at = putIntEnd(view, at, m.armor!);
  at = put(view, at, TOKEN_TAKE, depth);
  at = putIntEnd(view, at, m.blood!);
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

/** `damage` from its statements. */
function hearDamage(text: TextCursor, depth: number): M.Damage | undefined {
  let armor: number | undefined;
  let blood: number | undefined;
  let origin: [number, number, number] | undefined;
  if (text.take(TOKEN_SAVE, depth)) {
    armor = text.int();
    text.end();
  }
  if (text.take(TOKEN_TAKE, depth)) {
    blood = text.int();
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
  if (text.isBad || armor === undefined || blood === undefined || origin === undefined)
    return undefined;
  return { type: "damage", armor: armor, blood: blood, origin: origin };
}

/** The statements of `spawnstatic`. */
function saySpawnstatic(m: M.Spawnstatic, depth: number, out: TextOutput, names: Names): boolean {
  out.reserve(439);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_DEFAULT_MODELINDEX, depth);
  appendNamed(out, at, names, "models", m.modelindex!, m);
  out.reserve(439);
  view = out.view;
  at = out.length;
  at = put(view, at, TOKEN_DEFAULT_FRAME, depth);
  at = putIntEnd(view, at, m.frame!);
  at = put(view, at, TOKEN_DEFAULT_COLORMAP, depth);
  at = putIntEnd(view, at, m.colormap!);
  at = put(view, at, TOKEN_DEFAULT_SKIN, depth);
  at = putIntEnd(view, at, m.skin!);
  {
    const values: readonly number[] = m.origin!;
    at = put(view, at, TOKEN_DEFAULT_ORIGIN, depth);
    at = COORDS.put(view, at, values[0]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[1]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[2]!);
    at = putEnd(view, at);
  }
  {
    const values: readonly number[] = m.angles!;
    at = put(view, at, TOKEN_DEFAULT_ANGLES, depth);
    at = ANGLES.put(view, at, values[0]!);
    view.setUint8(at++, 0x20);
    at = ANGLES.put(view, at, values[1]!);
    view.setUint8(at++, 0x20);
    at = ANGLES.put(view, at, values[2]!);
    at = putEnd(view, at);
  }
  out.length = at;
  return true;
}

/** The statements of `spawnbaseline`. */
function saySpawnbaseline(
  m: M.Spawnbaseline,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  out.reserve(485);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.entity!);
  at = put(view, at, TOKEN_DEFAULT_MODELINDEX, depth);
  appendNamed(out, at, names, "models", m.modelindex!, m);
  out.reserve(485);
  view = out.view;
  at = out.length;
  at = put(view, at, TOKEN_DEFAULT_FRAME, depth);
  at = putIntEnd(view, at, m.frame!);
  at = put(view, at, TOKEN_DEFAULT_COLORMAP, depth);
  at = putIntEnd(view, at, m.colormap!);
  at = put(view, at, TOKEN_DEFAULT_SKIN, depth);
  at = putIntEnd(view, at, m.skin!);
  {
    const values: readonly number[] = m.origin!;
    at = put(view, at, TOKEN_DEFAULT_ORIGIN, depth);
    at = COORDS.put(view, at, values[0]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[1]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[2]!);
    at = putEnd(view, at);
  }
  {
    const values: readonly number[] = m.angles!;
    at = put(view, at, TOKEN_DEFAULT_ANGLES, depth);
    at = ANGLES.put(view, at, values[0]!);
    view.setUint8(at++, 0x20);
    at = ANGLES.put(view, at, values[1]!);
    view.setUint8(at++, 0x20);
    at = ANGLES.put(view, at, values[2]!);
    at = putEnd(view, at);
  }
  out.length = at;
  return true;
}

/** The statements of `temp_entity`. */
function sayTempEntityPoint(
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
function hearTempEntityPoint(text: TextCursor, depth: number): M.TempEntityPoint | undefined {
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
function sayTempEntityLine(
  m: M.TempEntityLine,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(306);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITYTYPE, depth);
  at = putIntEnd(view, at, m.entitytype!);
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.entity!);
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
  {
    const values: readonly number[] = m.endpos!;
    at = put(view, at, TOKEN_TRACE_ENDPOS, depth);
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
function hearTempEntityLine(text: TextCursor, depth: number): M.TempEntityLine | undefined {
  let entitytype: number | undefined;
  let entity: number | undefined;
  let origin: [number, number, number] | undefined;
  let endpos: [number, number, number] | undefined;
  if (text.take(TOKEN_ENTITYTYPE, depth)) {
    entitytype = text.int();
    text.end();
  }
  if (text.take(TOKEN_ENTITY, depth)) {
    entity = text.int();
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
  if (text.take(TOKEN_TRACE_ENDPOS, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    endpos = [n0, n1, n2];
    text.end();
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

/** The statements of `temp_entity`. */
function sayTempEntityMulti(
  m: M.TempEntityMulti,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(205);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITYTYPE, depth);
  at = putIntEnd(view, at, m.entitytype!);
  at = put(view, at, TOKEN_COUNT, depth);
  at = putIntEnd(view, at, m.count!);
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
function hearTempEntityMulti(text: TextCursor, depth: number): M.TempEntityMulti | undefined {
  let entitytype: number | undefined;
  let count: number | undefined;
  let origin: [number, number, number] | undefined;
  if (text.take(TOKEN_ENTITYTYPE, depth)) {
    entitytype = text.int();
    text.end();
  }
  if (text.take(TOKEN_COUNT, depth)) {
    count = text.int();
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
  if (text.isBad || entitytype === undefined || count === undefined || origin === undefined)
    return undefined;
  return {
    type: "temp_entity",
    entitytype: entitytype as M.TempEntityMulti["entitytype"],
    count: count,
    origin: origin,
  };
}

/** The statements of `temp_entity`. */
function sayTempEntity(m: M.TempEntity, depth: number, out: TextOutput, names: Names): boolean {
  if (
    m.entitytype === 0 ||
    m.entitytype === 1 ||
    m.entitytype === 3 ||
    m.entitytype === 4 ||
    m.entitytype === 7 ||
    m.entitytype === 8 ||
    m.entitytype === 10 ||
    m.entitytype === 11 ||
    m.entitytype === 13
  )
    return sayTempEntityPoint(m as M.TempEntityPoint, depth, out, names);
  if (m.entitytype === 5 || m.entitytype === 6 || m.entitytype === 9)
    return sayTempEntityLine(m as M.TempEntityLine, depth, out, names);
  if (m.entitytype === 2 || m.entitytype === 12)
    return sayTempEntityMulti(m as M.TempEntityMulti, depth, out, names);
  return false;
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
    chosen === 3 ||
    chosen === 4 ||
    chosen === 7 ||
    chosen === 8 ||
    chosen === 10 ||
    chosen === 11 ||
    chosen === 13
  )
    return hearTempEntityPoint(text, depth);
  if (chosen === 5 || chosen === 6 || chosen === 9) return hearTempEntityLine(text, depth);
  if (chosen === 2 || chosen === 12) return hearTempEntityMulti(text, depth);
  return undefined;
}

/** The statements of `setpause`. */
function saySetpause(m: M.Setpause, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(64);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_SETPAUSE, depth);
  at = putIntEnd(view, at, m.paused!);
  out.length = at;
  return true;
}

/** `setpause` from its statements. */
function hearSetpause(text: TextCursor, _depth: number): M.Setpause | undefined {
  let paused: number | undefined;
  paused = text.int();
  text.end();
  if (text.isBad || paused === undefined) return undefined;
  return { type: "setpause", paused: paused };
}

/** The statements of `spawnstaticsound`. */
function saySpawnstaticsound(
  m: M.Spawnstaticsound,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  out.reserve(252);
  let view = out.view;
  let at = out.length;
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
  at = put(view, at, TOKEN_SOUNDNUM, depth);
  appendNamed(out, at, names, "sounds", m.soundnum!, m);
  out.reserve(252);
  view = out.view;
  at = out.length;
  at = put(view, at, TOKEN_VOL, depth);
  at = U8S.putEnd(view, at, m.volume!);
  at = put(view, at, TOKEN_ATTENUATION, depth);
  at = U8S_2.putEnd(view, at, m.attenuation!);
  out.length = at;
  return true;
}

/** `spawnstaticsound` from its statements. */
function hearSpawnstaticsound(text: TextCursor, depth: number): M.Spawnstaticsound | undefined {
  let origin: [number, number, number] | undefined;
  let soundnum: number | undefined;
  let volume: number | undefined;
  let attenuation: number | undefined;
  if (text.take(TOKEN_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
  }
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
  if (
    text.isBad ||
    origin === undefined ||
    soundnum === undefined ||
    volume === undefined ||
    attenuation === undefined
  )
    return undefined;
  return {
    type: "spawnstaticsound",
    origin: origin,
    soundnum: soundnum,
    volume: volume,
    attenuation: attenuation,
  };
}

/** The statements of `intermission`. */
function sayIntermission(
  m: M.Intermission,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(204);
  const view = out.view;
  let at = out.length;
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
  {
    const values: readonly number[] = m.angles!;
    at = put(view, at, TOKEN_ANGLES, depth);
    at = ANGLES.put(view, at, values[0]!);
    view.setUint8(at++, 0x20);
    at = ANGLES.put(view, at, values[1]!);
    view.setUint8(at++, 0x20);
    at = ANGLES.put(view, at, values[2]!);
    at = putEnd(view, at);
  }
  out.length = at;
  return true;
}

/** `intermission` from its statements. */
function hearIntermission(text: TextCursor, depth: number): M.Intermission | undefined {
  let origin: [number, number, number] | undefined;
  let angles: [number, number, number] | undefined;
  if (text.take(TOKEN_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
  }
  if (text.take(TOKEN_ANGLES, depth)) {
    const n0 = ANGLES.hear(text);
    text.space();
    const n1 = ANGLES.hear(text);
    text.space();
    const n2 = ANGLES.hear(text);
    angles = [n0, n1, n2];
    text.end();
  }
  if (text.isBad || origin === undefined || angles === undefined) return undefined;
  return { type: "intermission", origin: origin, angles: angles };
}

/** The statements of `cdtrack`. */
function sayCdtrack(m: M.Cdtrack, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(63);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_CDTRACK, depth);
  at = putIntEnd(view, at, m.track!);
  out.length = at;
  return true;
}

/** `cdtrack` from its statements. */
function hearCdtrack(text: TextCursor, _depth: number): M.Cdtrack | undefined {
  let track: number | undefined;
  track = text.int();
  text.end();
  if (text.isBad || track === undefined) return undefined;
  return { type: "cdtrack", track: track };
}

/** The statements of `updateping`. */
function sayUpdateping(m: M.Updateping, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(106);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_PLAYER, depth);
  at = putIntEnd(view, at, m.player!);
  at = put(view, at, TOKEN_PING, depth);
  at = putIntEnd(view, at, m.ping!);
  out.length = at;
  return true;
}

/** `updateping` from its statements. */
function hearUpdateping(text: TextCursor, depth: number): M.Updateping | undefined {
  let player: number | undefined;
  let ping: number | undefined;
  if (text.take(TOKEN_PLAYER, depth)) {
    player = text.int();
    text.end();
  }
  if (text.take(TOKEN_PING, depth)) {
    ping = text.int();
    text.end();
  }
  if (text.isBad || player === undefined || ping === undefined) return undefined;
  return { type: "updateping", player: player, ping: ping };
}

/** The statements of `updateentertime`. */
function sayUpdateentertime(
  m: M.Updateentertime,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(111);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_PLAYER, depth);
  at = putIntEnd(view, at, m.player!);
  at = put(view, at, TOKEN_ENTERTIME, depth);
  at = putTime(view, at, m.entertime!, m.entertimeNaN);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** `updateentertime` from its statements. */
function hearUpdateentertime(text: TextCursor, depth: number): M.Updateentertime | undefined {
  let player: number | undefined;
  let entertime: number | undefined;
  if (text.take(TOKEN_PLAYER, depth)) {
    player = text.int();
    text.end();
  }
  if (text.take(TOKEN_ENTERTIME, depth)) {
    entertime = text.time();
    text.end();
  }
  if (text.isBad || player === undefined || entertime === undefined) return undefined;
  return { type: "updateentertime", player: player, entertime: entertime };
}

/** The statements of `updatestatlong`. */
function sayUpdatestatlong(
  m: M.Updatestatlong,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(106);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_INDEX, depth);
  at = putIntEnd(view, at, m.index!);
  at = put(view, at, TOKEN_VALUE, depth);
  at = putIntEnd(view, at, m.value!);
  out.length = at;
  return true;
}

/** `updatestatlong` from its statements. */
function hearUpdatestatlong(text: TextCursor, depth: number): M.Updatestatlong | undefined {
  let index: number | undefined;
  let value: number | undefined;
  if (text.take(TOKEN_INDEX, depth)) {
    index = text.int();
    text.end();
  }
  if (text.take(TOKEN_VALUE, depth)) {
    value = text.int();
    text.end();
  }
  if (text.isBad || index === undefined || value === undefined) return undefined;
  return { type: "updatestatlong", index: index, value: value };
}

/** The statements of `muzzleflash`. */
function sayMuzzleflash(m: M.Muzzleflash, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(67);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_MUZZLEFLASH, depth);
  at = putIntEnd(view, at, m.entity!);
  out.length = at;
  return true;
}

/** `muzzleflash` from its statements. */
function hearMuzzleflash(text: TextCursor, _depth: number): M.Muzzleflash | undefined {
  let entity: number | undefined;
  entity = text.int();
  text.end();
  if (text.isBad || entity === undefined) return undefined;
  return { type: "muzzleflash", entity: entity };
}

/** The statements of `playerinfo`. */
function sayPlayerinfoUntil26(
  m: M.Playerinfo,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  if (m.dead) return false;
  if (m.gib) return false;
  if (m.nograv) return false;
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.msec !== undefined) needed |= 0x01;
    if (m.command !== undefined) needed |= 0x02;
    if (m.velocity1 !== undefined) needed |= 0x04;
    if (m.velocity2 !== undefined) needed |= 0x08;
    if (m.velocity3 !== undefined) needed |= 0x10;
    if (m.modelindex !== undefined) needed |= 0x20;
    if (m.skinnum !== undefined) needed |= 0x40;
    if (m.effects !== undefined) needed |= 0x80;
    if (m.weaponframe !== undefined) needed |= 0x0100;
    if (m.dead) needed |= 0x0200;
    if (m.gib) needed |= 0x0400;
    if (m.nograv) needed |= 0x0800;
    if (m.flags !== needed >>> 0) return false;
  }
  if (m.effects === 0) return false;
  out.reserve(658);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_PLAYER, depth);
  at = putIntEnd(view, at, m.player!);
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
  at = put(view, at, TOKEN_FRAME, depth);
  at = putIntEnd(view, at, m.frame!);
  {
    const value = m.msec;
    if (value !== undefined) {
      at = put(view, at, TOKEN_PING, depth);
      at = U8S_3.putEnd(view, at, value);
    }
  }
  {
    const value = m.command;
    if (value !== undefined) {
      out.length = at;
      if (!sayUsercmdUntil26(value, depth, out, names)) return false;
      out.reserve(658);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.velocity1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_CSPEED_X, depth);
      at = I16S.putEnd(view, at, value);
    }
  }
  {
    const value = m.velocity2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_CSPEED_Y, depth);
      at = I16S.putEnd(view, at, value);
    }
  }
  {
    const value = m.velocity3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_CSPEED_Z, depth);
      at = I16S.putEnd(view, at, value);
    }
  }
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(658);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.skinnum;
    if (value !== undefined) {
      at = put(view, at, TOKEN_UK_BYTE6, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.effects;
    if (value !== undefined) {
      {
        const set = BITS_WEAPON.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_WEAPON, depth);
          at = put(view, at, set);
        }
      }
    }
  }
  {
    const value = m.weaponframe;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONFRAME, depth);
      at = putIntEnd(view, at, value);
    }
  }
  out.length = at;
  return true;
}

/** `playerinfo` from its statements. */
function hearPlayerinfoUntil26(text: TextCursor, depth: number): M.Playerinfo | undefined {
  let player: number | undefined;
  let origin: [number, number, number] | undefined;
  let frame: number | undefined;
  let msec: number | undefined;
  let command: M.Usercmd | undefined;
  let velocity1: number | undefined;
  let velocity2: number | undefined;
  let velocity3: number | undefined;
  let modelindex: number | undefined;
  let skinnum: number | undefined;
  let effects: number | undefined;
  let weaponframe: number | undefined;
  let dead = false;
  let gib = false;
  let nograv = false;
  if (text.take(TOKEN_PLAYER, depth)) {
    player = text.int();
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
  if (text.take(TOKEN_FRAME, depth)) {
    frame = text.int();
    text.end();
  }
  if (text.take(TOKEN_PING, depth)) {
    msec = U8S_3.hear(text);
    text.end();
  }
  {
    const start = text.at;
    const inner = hearUsercmdUntil26(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return undefined;
      command = inner;
    }
  }
  if (text.take(TOKEN_CSPEED_X, depth)) {
    velocity1 = I16S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_CSPEED_Y, depth)) {
    velocity2 = I16S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_CSPEED_Z, depth)) {
    velocity3 = I16S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX, depth)) {
    modelindex = text.int();
    text.end();
  }
  if (text.take(TOKEN_UK_BYTE6, depth)) {
    skinnum = text.int();
    text.end();
  }
  if (text.take(TOKEN_WEAPON, depth)) {
    effects = text.bits(BITS_WEAPON.bits, effects);
    text.end();
  }
  if (text.take(TOKEN_WEAPONFRAME, depth)) {
    weaponframe = text.int();
    text.end();
  }
  if (text.isBad || player === undefined || origin === undefined || frame === undefined)
    return undefined;
  return {
    type: "playerinfo",
    player: player,
    origin: origin,
    frame: frame,
    msec: msec,
    command: command,
    velocity1: velocity1,
    velocity2: velocity2,
    velocity3: velocity3,
    modelindex: modelindex,
    skinnum: skinnum,
    effects: effects,
    weaponframe: weaponframe,
    dead: dead,
    gib: gib,
    nograv: nograv,
  };
}

/** The statements of `playerinfo`. */
function sayPlayerinfo(m: M.Playerinfo, depth: number, out: TextOutput, names: Names): boolean {
  if (m.dead) return false;
  if (m.gib) return false;
  if (m.nograv) return false;
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.msec !== undefined) needed |= 0x01;
    if (m.command !== undefined) needed |= 0x02;
    if (m.velocity1 !== undefined) needed |= 0x04;
    if (m.velocity2 !== undefined) needed |= 0x08;
    if (m.velocity3 !== undefined) needed |= 0x10;
    if (m.modelindex !== undefined) needed |= 0x20;
    if (m.skinnum !== undefined) needed |= 0x40;
    if (m.effects !== undefined) needed |= 0x80;
    if (m.weaponframe !== undefined) needed |= 0x0100;
    if (m.dead) needed |= 0x0200;
    if (m.gib) needed |= 0x0400;
    if (m.nograv) needed |= 0x0800;
    if (m.flags !== needed >>> 0) return false;
  }
  if (m.effects === 0) return false;
  out.reserve(658);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_PLAYER, depth);
  at = putIntEnd(view, at, m.player!);
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
  at = put(view, at, TOKEN_FRAME, depth);
  at = putIntEnd(view, at, m.frame!);
  {
    const value = m.msec;
    if (value !== undefined) {
      at = put(view, at, TOKEN_PING, depth);
      at = U8S_3.putEnd(view, at, value);
    }
  }
  {
    const value = m.command;
    if (value !== undefined) {
      out.length = at;
      if (!sayUsercmd(value, depth, out, names)) return false;
      out.reserve(658);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.velocity1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_CSPEED_X, depth);
      at = I16S.putEnd(view, at, value);
    }
  }
  {
    const value = m.velocity2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_CSPEED_Y, depth);
      at = I16S.putEnd(view, at, value);
    }
  }
  {
    const value = m.velocity3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_CSPEED_Z, depth);
      at = I16S.putEnd(view, at, value);
    }
  }
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(658);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.skinnum;
    if (value !== undefined) {
      at = put(view, at, TOKEN_UK_BYTE6, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.effects;
    if (value !== undefined) {
      {
        const set = BITS_WEAPON.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_WEAPON, depth);
          at = put(view, at, set);
        }
      }
    }
  }
  {
    const value = m.weaponframe;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONFRAME, depth);
      at = putIntEnd(view, at, value);
    }
  }
  out.length = at;
  return true;
}

/** `playerinfo` from its statements. */
function hearPlayerinfo(text: TextCursor, depth: number): M.Playerinfo | undefined {
  let player: number | undefined;
  let origin: [number, number, number] | undefined;
  let frame: number | undefined;
  let msec: number | undefined;
  let command: M.Usercmd | undefined;
  let velocity1: number | undefined;
  let velocity2: number | undefined;
  let velocity3: number | undefined;
  let modelindex: number | undefined;
  let skinnum: number | undefined;
  let effects: number | undefined;
  let weaponframe: number | undefined;
  let dead = false;
  let gib = false;
  let nograv = false;
  if (text.take(TOKEN_PLAYER, depth)) {
    player = text.int();
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
  if (text.take(TOKEN_FRAME, depth)) {
    frame = text.int();
    text.end();
  }
  if (text.take(TOKEN_PING, depth)) {
    msec = U8S_3.hear(text);
    text.end();
  }
  {
    const start = text.at;
    const inner = hearUsercmd(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return undefined;
      command = inner;
    }
  }
  if (text.take(TOKEN_CSPEED_X, depth)) {
    velocity1 = I16S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_CSPEED_Y, depth)) {
    velocity2 = I16S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_CSPEED_Z, depth)) {
    velocity3 = I16S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_MODELINDEX, depth)) {
    modelindex = text.int();
    text.end();
  }
  if (text.take(TOKEN_UK_BYTE6, depth)) {
    skinnum = text.int();
    text.end();
  }
  if (text.take(TOKEN_WEAPON, depth)) {
    effects = text.bits(BITS_WEAPON.bits, effects);
    text.end();
  }
  if (text.take(TOKEN_WEAPONFRAME, depth)) {
    weaponframe = text.int();
    text.end();
  }
  if (text.isBad || player === undefined || origin === undefined || frame === undefined)
    return undefined;
  return {
    type: "playerinfo",
    player: player,
    origin: origin,
    frame: frame,
    msec: msec,
    command: command,
    velocity1: velocity1,
    velocity2: velocity2,
    velocity3: velocity3,
    modelindex: modelindex,
    skinnum: skinnum,
    effects: effects,
    weaponframe: weaponframe,
    dead: dead,
    gib: gib,
    nograv: nograv,
  };
}

/** The statements of `nails`. */
function sayNails(m: M.Nails, depth: number, out: TextOutput, names: Names): boolean {
  out.reserve(61);
  let at = out.length;
  out.length = at;
  for (const element of m.nails!) {
    out.reserve(20);
    const start = out.length;
    out.length = put(out.view, start, OPENING_NAIL, depth);
    if (!sayNail(element, depth + 1, out, names)) return false;
    close(out, start, depth, OPENING_NAIL, ALONE_NAIL);
  }
  out.reserve(61);
  at = out.length;
  out.length = at;
  return true;
}

/** `nails` from its statements. */
function hearNails(text: TextCursor, depth: number): M.Nails | undefined {
  const nails: M.Nail[] = [];
  while (text.take(OPENING_NAIL, depth)) {
    const element = hearNail(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) return undefined;
    nails.push(element);
  }
  if (text.isBad) return undefined;
  return { type: "nails", nails: nails };
}

/** The statements of `chokecount`. */
function sayChokecount(m: M.Chokecount, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(61);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_CHOKE, depth);
  at = putIntEnd(view, at, m.count!);
  out.length = at;
  return true;
}

/** `chokecount` from its statements. */
function hearChokecount(text: TextCursor, _depth: number): M.Chokecount | undefined {
  let count: number | undefined;
  count = text.int();
  text.end();
  if (text.isBad || count === undefined) return undefined;
  return { type: "chokecount", count: count };
}

/** The statements of `packetentities`. */
function sayPacketentities(
  m: M.Packetentities,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  out.reserve(64);
  let at = out.length;
  out.length = at;
  for (const element of m.entities!) {
    out.reserve(28);
    const start = out.length;
    out.length = put(out.view, start, OPENING_PACKETENTITY, depth);
    if (!sayPacketentity(element, depth + 1, out, names)) return false;
    close(out, start, depth, OPENING_PACKETENTITY, ALONE_PACKETENTITY);
  }
  out.reserve(64);
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

/** The statements of `deltapacketentities`. */
function sayDeltapacketentities(
  m: M.Deltapacketentities,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  out.reserve(118);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_FRAME, depth);
  at = putIntEnd(view, at, m.from!);
  out.length = at;
  for (const element of m.entities!) {
    out.reserve(33);
    const start = out.length;
    out.length = put(out.view, start, OPENING_DELTAPACKETENTITY, depth);
    if (!sayPacketentity(element, depth + 1, out, names)) return false;
    close(out, start, depth, OPENING_DELTAPACKETENTITY, ALONE_DELTAPACKETENTITY);
  }
  out.reserve(118);
  view = out.view;
  at = out.length;
  out.length = at;
  return true;
}

/** `deltapacketentities` from its statements. */
function hearDeltapacketentities(
  text: TextCursor,
  depth: number,
): M.Deltapacketentities | undefined {
  let from: number | undefined;
  const entities: M.Packetentity[] = [];
  if (text.take(TOKEN_FRAME, depth)) {
    from = text.int();
    text.end();
  }
  while (text.take(OPENING_DELTAPACKETENTITY, depth)) {
    const element = hearPacketentity(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) return undefined;
    entities.push(element);
  }
  if (text.isBad || from === undefined) return undefined;
  return { type: "deltapacketentities", from: from, entities: entities };
}

/** The statements of `maxspeed`. */
function sayMaxspeed(m: M.Maxspeed, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(64);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_MAXSPEED, depth);
  at = putFloat(view, at, m.speed!, m.speedNaN);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** `maxspeed` from its statements. */
function hearMaxspeed(text: TextCursor, _depth: number): M.Maxspeed | undefined {
  let speed: number | undefined;
  speed = text.float();
  text.end();
  if (text.isBad || speed === undefined) return undefined;
  return { type: "maxspeed", speed: speed };
}

/** The statements of `entgravity`. */
function sayEntgravity(m: M.Entgravity, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(66);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTGRAVITY, depth);
  at = putFloat(view, at, m.gravity!, m.gravityNaN);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** `entgravity` from its statements. */
function hearEntgravity(text: TextCursor, _depth: number): M.Entgravity | undefined {
  let gravity: number | undefined;
  gravity = text.float();
  text.end();
  if (text.isBad || gravity === undefined) return undefined;
  return { type: "entgravity", gravity: gravity };
}

/** The statements of `updatepl`. */
function sayUpdatepl(m: M.Updatepl, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(106);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_PLAYER, depth);
  at = putIntEnd(view, at, m.player!);
  at = put(view, at, TOKEN_LOSS, depth);
  at = putIntEnd(view, at, m.loss!);
  out.length = at;
  return true;
}

/** `updatepl` from its statements. */
function hearUpdatepl(text: TextCursor, depth: number): M.Updatepl | undefined {
  let player: number | undefined;
  let loss: number | undefined;
  if (text.take(TOKEN_PLAYER, depth)) {
    player = text.int();
    text.end();
  }
  if (text.take(TOKEN_LOSS, depth)) {
    loss = text.int();
    text.end();
  }
  if (text.isBad || player === undefined || loss === undefined) return undefined;
  return { type: "updatepl", player: player, loss: loss };
}

/** What writes and reads messages in the text form, in the versions that it is for. */
export const sayings: readonly Saying<M.Message>[] = [
  {
    message: "updatestat",
    from: 0,
    to: 4,
    say: sayUpdatestat as Say<M.Message>,
    hear: hearUpdatestat,
  },
  { message: "sound", from: 0, to: 4, say: saySound as Say<M.Message>, hear: hearSound },
  {
    message: "updatefrags",
    from: 0,
    to: 4,
    say: sayUpdatefrags as Say<M.Message>,
    hear: hearUpdatefrags,
  },
  {
    message: "stopsound",
    from: 0,
    to: 4,
    say: sayStopsound as Say<M.Message>,
    hear: hearStopsound,
  },
  { message: "damage", from: 0, to: 4, say: sayDamage as Say<M.Message>, hear: hearDamage },
  { message: "spawnstatic", from: 0, to: 4, say: saySpawnstatic as Say<M.Message> },
  { message: "spawnbaseline", from: 0, to: 4, say: saySpawnbaseline as Say<M.Message> },
  {
    message: "temp_entity",
    from: 0,
    to: 4,
    say: sayTempEntity as Say<M.Message>,
    hear: hearTempEntity,
  },
  {
    message: "setpause",
    from: 0,
    to: 4,
    single: true,
    say: saySetpause as Say<M.Message>,
    hear: hearSetpause,
  },
  {
    message: "spawnstaticsound",
    from: 0,
    to: 4,
    say: saySpawnstaticsound as Say<M.Message>,
    hear: hearSpawnstaticsound,
  },
  {
    message: "intermission",
    from: 0,
    to: 4,
    say: sayIntermission as Say<M.Message>,
    hear: hearIntermission,
  },
  {
    message: "cdtrack",
    from: 0,
    to: 4,
    single: true,
    say: sayCdtrack as Say<M.Message>,
    hear: hearCdtrack,
  },
  {
    message: "updateping",
    from: 0,
    to: 4,
    say: sayUpdateping as Say<M.Message>,
    hear: hearUpdateping,
  },
  {
    message: "updateentertime",
    from: 0,
    to: 4,
    say: sayUpdateentertime as Say<M.Message>,
    hear: hearUpdateentertime,
  },
  {
    message: "updatestatlong",
    from: 0,
    to: 4,
    say: sayUpdatestatlong as Say<M.Message>,
    hear: hearUpdatestatlong,
  },
  {
    message: "muzzleflash",
    from: 0,
    to: 4,
    single: true,
    say: sayMuzzleflash as Say<M.Message>,
    hear: hearMuzzleflash,
  },
  {
    message: "playerinfo",
    from: 0,
    to: 2,
    say: sayPlayerinfoUntil26 as Say<M.Message>,
    hear: hearPlayerinfoUntil26,
  },
  {
    message: "playerinfo",
    from: 3,
    to: 4,
    say: sayPlayerinfo as Say<M.Message>,
    hear: hearPlayerinfo,
  },
  { message: "nails", from: 0, to: 4, say: sayNails as Say<M.Message>, hear: hearNails },
  {
    message: "chokecount",
    from: 0,
    to: 4,
    single: true,
    say: sayChokecount as Say<M.Message>,
    hear: hearChokecount,
  },
  {
    message: "packetentities",
    from: 0,
    to: 4,
    say: sayPacketentities as Say<M.Message>,
    hear: hearPacketentities,
  },
  {
    message: "deltapacketentities",
    from: 0,
    to: 4,
    say: sayDeltapacketentities as Say<M.Message>,
    hear: hearDeltapacketentities,
  },
  {
    message: "maxspeed",
    from: 1,
    to: 4,
    single: true,
    say: sayMaxspeed as Say<M.Message>,
    hear: hearMaxspeed,
  },
  {
    message: "entgravity",
    from: 1,
    to: 4,
    single: true,
    say: sayEntgravity as Say<M.Message>,
    hear: hearEntgravity,
  },
  { message: "updatepl", from: 4, to: 4, say: sayUpdatepl as Say<M.Message>, hear: hearUpdatepl },
];
