// Generated from quakeworld.yaml. To change it, edit the schema and run `npx demospec generate`.
import { type TextCursor, withBit } from "../text/hearing.ts";
import { putFloat, putTime } from "../text/lmpc-numbers.ts";
import { type TextOutput } from "../text/output.ts";
import { alone, opening, put, putEnd, putInt, putIntLine, token } from "../text/pieces.ts";
import { type Names, appendNamed, BitNumbers, close, Numbers } from "../text/saying.ts";
import { type TextCode } from "../text/text-code.ts";
import { type Reader, ensure, nanBits } from "../runtime/reader.ts";
import {
  decodeUsercmdUntil26,
  decodeUsercmd,
  decodeNail,
  decodePacketentity,
  type Usercmd,
  type Nail,
  type Packetentity,
} from "./quakeworld.ts";
import type * as M from "./quakeworld.ts";
const ANGLE16S = new Numbers(
  { kind: "int", name: "angle16", bits: 16, signed: true, scale: { num: 45, den: 8192, plus: 0 } },
  undefined,
);
const TOKEN_ANGLES_1 = token("angles_1");
const TOKEN_ANGLES_2 = token("angles_2");
const TOKEN_ANGLES_3 = token("angles_3");
const I8S = new Numbers(
  { kind: "int", name: "i8", bits: 8, signed: true, scale: { num: 8, den: 1, plus: 0 } },
  undefined,
);
const TOKEN_SPEED_X = token("speed_x");
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
const COORDS = new Numbers(
  { kind: "int", name: "coord", bits: 16, signed: true, scale: { num: 1, den: 8, plus: 0 } },
  undefined,
);
const TOKEN_ORIGIN_X = token("origin_x");
const TOKEN_ORIGIN_Y = token("origin_y");
const TOKEN_ORIGIN_Z = token("origin_z");
const ALONE_REMOVE = alone("remove");
const TOKEN_INDEX = token("index");
const TOKEN_VALUE = token("value");
const OPENING_UPDATESTAT = opening("updatestat");
const ALONE_UPDATESTAT = alone("updatestat");
const TOKEN_CHANNEL = token("channel");
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
const TOKEN_SOUNDNUM = token("soundnum");
const OPENING_SOUND = opening("sound");
const ALONE_SOUND = alone("sound");
const TOKEN_PLAYER = token("player");
const TOKEN_FRAGS = token("frags");
const OPENING_UPDATEFRAGS = opening("updatefrags");
const ALONE_UPDATEFRAGS = alone("updatefrags");
const OPENING_STOPSOUND = opening("stopsound");
const ALONE_STOPSOUND = alone("stopsound");
const TOKEN_SAVE = token("save");
const TOKEN_TAKE = token("take");
const OPENING_DAMAGE = opening("damage");
const ALONE_DAMAGE = alone("damage");
const TOKEN_DEFAULT_MODELINDEX = token("default_modelindex");
const TOKEN_DEFAULT_FRAME = token("default_frame");
const TOKEN_DEFAULT_COLORMAP = token("default_colormap");
const TOKEN_DEFAULT_SKIN = token("default_skin");
const OPENING_SPAWNSTATIC = opening("spawnstatic");
const ALONE_SPAWNSTATIC = alone("spawnstatic");
const TOKEN_DEFAULT_ORIGIN = token("default_origin");
const TOKEN_DEFAULT_ANGLES = token("default_angles");
const OPENING_SPAWNBASELINE = opening("spawnbaseline");
const ALONE_SPAWNBASELINE = alone("spawnbaseline");
const TOKEN_ENTITYTYPE = token("entitytype");
const TOKEN_TRACE_ENDPOS = token("trace_endpos");
const TOKEN_COUNT = token("count");
const OPENING_TEMP_ENTITY = opening("temp_entity");
const ALONE_TEMP_ENTITY = alone("temp_entity");
const TOKEN_SETPAUSE = token("setpause");
const OPENING_SPAWNSTATICSOUND = opening("spawnstaticsound");
const ALONE_SPAWNSTATICSOUND = alone("spawnstaticsound");
const TOKEN_ANGLES = token("angles");
const OPENING_INTERMISSION = opening("intermission");
const ALONE_INTERMISSION = alone("intermission");
const TOKEN_CDTRACK = token("cdtrack");
const TOKEN_PING = token("ping");
const OPENING_UPDATEPING = opening("updateping");
const ALONE_UPDATEPING = alone("updateping");
const TOKEN_ENTERTIME = token("entertime");
const OPENING_UPDATEENTERTIME = opening("updateentertime");
const ALONE_UPDATEENTERTIME = alone("updateentertime");
const OPENING_UPDATESTATLONG = opening("updatestatlong");
const ALONE_UPDATESTATLONG = alone("updatestatlong");
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
const I16S = new Numbers(
  { kind: "int", name: "i16", bits: 16, signed: true },
  { kind: "int", name: "coord", bits: 16, signed: true, scale: { num: 1, den: 8, plus: 0 } },
);
const TOKEN_CSPEED_X = token("cspeed_x");
const TOKEN_CSPEED_Y = token("cspeed_y");
const TOKEN_CSPEED_Z = token("cspeed_z");
const TOKEN_UK_BYTE6 = token("uk_byte6");
const BITS_WEAPON = new BitNumbers([-1, 0, 1, 2, 3, 4, 5, 6, 7]);
const TOKEN_WEAPON = token("weapon");
const TOKEN_WEAPONFRAME = token("weaponframe");
const OPENING_PLAYERINFO = opening("playerinfo");
const ALONE_PLAYERINFO = alone("playerinfo");
const OPENING_NAIL = opening("nail");
const OPENING_NAILS = opening("nails");
const ALONE_NAILS = alone("nails");
const ALONE_NAIL = alone("nail");
const TOKEN_CHOKE = token("choke");
const OPENING_PACKETENTITY = opening("packetentity");
const OPENING_PACKETENTITIES = opening("packetentities");
const ALONE_PACKETENTITIES = alone("packetentities");
const ALONE_PACKETENTITY = alone("packetentity");
const OPENING_DELTAPACKETENTITY = opening("deltapacketentity");
const OPENING_DELTAPACKETENTITIES = opening("deltapacketentities");
const ALONE_DELTAPACKETENTITIES = alone("deltapacketentities");
const ALONE_DELTAPACKETENTITY = alone("deltapacketentity");
const TOKEN_MAXSPEED = token("maxspeed");
const TOKEN_ENTGRAVITY = token("entgravity");
const TOKEN_LOSS = token("loss");
const OPENING_UPDATEPL = opening("updatepl");
const ALONE_UPDATEPL = alone("updatepl");

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
  let next = text.next(depth);
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_1, depth)) {
    angle1 = ANGLE16S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_2, depth)) {
    angle2 = ANGLE16S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_3, depth)) {
    angle3 = ANGLE16S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65657073 && text.takeRest(TOKEN_SPEED_X, depth)) {
    forwardmove = I8S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65657073 && text.takeRest(TOKEN_SPEED_Y, depth)) {
    sidemove = I8S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65657073 && text.takeRest(TOKEN_SPEED_Z, depth)) {
    upmove = I8S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65726966 && text.takeRest(ALONE_FIRE, depth)) {
    buttons = withBit(buttons, 0);
    next = text.next(depth);
  }
  if (next === 0x706d756a && text.takeRest(ALONE_JUMP, depth)) {
    buttons = withBit(buttons, 1);
    next = text.next(depth);
  }
  if (next === 0x67616c66 && text.takeRest(TOKEN_FLAG, depth)) {
    buttons = text.bits(BITS_FLAG.bits, buttons);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x75706d69 && text.takeRest(TOKEN_IMPULSE, depth)) {
    impulse = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x64616f6c && text.takeRest(TOKEN_LOAD, depth)) {
    msec = text.int();
    text.end();
    next = text.next(depth);
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
function sayUsercmdUntil26(m: M.Usercmd, depth: number, out: TextOutput, _names: Names): boolean {
  if (m.flags !== undefined) {
    let needed$ = 0x00;
    if (m.angle1 !== undefined) needed$ |= 0x01;
    if (m.angle3 !== undefined) needed$ |= 0x02;
    if (m.forwardmove !== undefined) needed$ |= 0x04;
    if (m.sidemove !== undefined) needed$ |= 0x08;
    if (m.upmove !== undefined) needed$ |= 0x10;
    if (m.buttons !== undefined) needed$ |= 0x20;
    if (m.impulse !== undefined) needed$ |= 0x40;
    if (m.msec !== undefined) needed$ |= 0x80;
    if (m.flags !== needed$ >>> 0) return false;
  }
  if (m.buttons === 0) return false;
  out.reserve(737);
  const chars = out.view;
  let to = out.length;
  {
    const value = m.angle1;
    if (value !== undefined) {
      to = put(chars, to, TOKEN_ANGLES_1, depth);
      to = ANGLE16S.putEnd(chars, to, value);
    }
  }
  to = put(chars, to, TOKEN_ANGLES_2, depth);
  to = ANGLE16S.putEnd(chars, to, m.angle2!);
  {
    const value = m.angle3;
    if (value !== undefined) {
      to = put(chars, to, TOKEN_ANGLES_3, depth);
      to = ANGLE16S.putEnd(chars, to, value);
    }
  }
  {
    const value = m.forwardmove;
    if (value !== undefined) {
      to = put(chars, to, TOKEN_SPEED_X, depth);
      to = I8S.putEnd(chars, to, value);
    }
  }
  {
    const value = m.sidemove;
    if (value !== undefined) {
      to = put(chars, to, TOKEN_SPEED_Y, depth);
      to = I8S.putEnd(chars, to, value);
    }
  }
  {
    const value = m.upmove;
    if (value !== undefined) {
      to = put(chars, to, TOKEN_SPEED_Z, depth);
      to = I8S.putEnd(chars, to, value);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x01) !== 0) to = put(chars, to, ALONE_FIRE, depth);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x02) !== 0) to = put(chars, to, ALONE_JUMP, depth);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      {
        const set$ = BITS_FLAG.of(value);
        if (set$.length > 0) {
          to = put(chars, to, TOKEN_FLAG, depth);
          to = put(chars, to, set$);
        }
      }
    }
  }
  {
    const value = m.impulse;
    if (value !== undefined) {
      to = putIntLine(chars, to, TOKEN_IMPULSE, depth, value);
    }
  }
  {
    const value = m.msec;
    if (value !== undefined) {
      to = putIntLine(chars, to, TOKEN_LOAD, depth, value);
    }
  }
  out.length = to;
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
  let next = text.next(depth);
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_1, depth)) {
    angle1 = ANGLE16S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_2, depth)) {
    angle2 = ANGLE16S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_3, depth)) {
    angle3 = ANGLE16S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65657073 && text.takeRest(TOKEN_SPEED_X, depth)) {
    forwardmove = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65657073 && text.takeRest(TOKEN_SPEED_Y, depth)) {
    sidemove = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65657073 && text.takeRest(TOKEN_SPEED_Z, depth)) {
    upmove = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65726966 && text.takeRest(ALONE_FIRE, depth)) {
    buttons = withBit(buttons, 0);
    next = text.next(depth);
  }
  if (next === 0x706d756a && text.takeRest(ALONE_JUMP, depth)) {
    buttons = withBit(buttons, 1);
    next = text.next(depth);
  }
  if (next === 0x67616c66 && text.takeRest(TOKEN_FLAG, depth)) {
    buttons = text.bits(BITS_FLAG.bits, buttons);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x75706d69 && text.takeRest(TOKEN_IMPULSE, depth)) {
    impulse = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x64616f6c && text.takeRest(TOKEN_LOAD, depth)) {
    msec = text.int();
    text.end();
    next = text.next(depth);
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

/** The statements of `usercmd`. */
function sayUsercmd(m: M.Usercmd, depth: number, out: TextOutput, _names: Names): boolean {
  if (m.flags !== undefined) {
    let needed$ = 0x00;
    if (m.angle1 !== undefined) needed$ |= 0x01;
    if (m.angle2 !== undefined) needed$ |= 0x80;
    if (m.angle3 !== undefined) needed$ |= 0x02;
    if (m.forwardmove !== undefined) needed$ |= 0x04;
    if (m.sidemove !== undefined) needed$ |= 0x08;
    if (m.upmove !== undefined) needed$ |= 0x10;
    if (m.buttons !== undefined) needed$ |= 0x20;
    if (m.impulse !== undefined) needed$ |= 0x40;
    if (m.flags !== needed$ >>> 0) return false;
  }
  if (m.buttons === 0) return false;
  out.reserve(737);
  const chars = out.view;
  let to = out.length;
  {
    const value = m.angle1;
    if (value !== undefined) {
      to = put(chars, to, TOKEN_ANGLES_1, depth);
      to = ANGLE16S.putEnd(chars, to, value);
    }
  }
  {
    const value = m.angle2;
    if (value !== undefined) {
      to = put(chars, to, TOKEN_ANGLES_2, depth);
      to = ANGLE16S.putEnd(chars, to, value);
    }
  }
  {
    const value = m.angle3;
    if (value !== undefined) {
      to = put(chars, to, TOKEN_ANGLES_3, depth);
      to = ANGLE16S.putEnd(chars, to, value);
    }
  }
  {
    const value = m.forwardmove;
    if (value !== undefined) {
      to = putIntLine(chars, to, TOKEN_SPEED_X, depth, value);
    }
  }
  {
    const value = m.sidemove;
    if (value !== undefined) {
      to = putIntLine(chars, to, TOKEN_SPEED_Y, depth, value);
    }
  }
  {
    const value = m.upmove;
    if (value !== undefined) {
      to = putIntLine(chars, to, TOKEN_SPEED_Z, depth, value);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x01) !== 0) to = put(chars, to, ALONE_FIRE, depth);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x02) !== 0) to = put(chars, to, ALONE_JUMP, depth);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      {
        const set$ = BITS_FLAG.of(value);
        if (set$.length > 0) {
          to = put(chars, to, TOKEN_FLAG, depth);
          to = put(chars, to, set$);
        }
      }
    }
  }
  {
    const value = m.impulse;
    if (value !== undefined) {
      to = putIntLine(chars, to, TOKEN_IMPULSE, depth, value);
    }
  }
  to = putIntLine(chars, to, TOKEN_LOAD, depth, m.msec!);
  out.length = to;
  return true;
}

/** `nail` from its statements. */
function hearNail(text: TextCursor, depth: number): M.Nail | undefined {
  let x: number | undefined;
  let y: number | undefined;
  let z: number | undefined;
  let pitch: number | undefined;
  let yaw: number | undefined;
  let next = text.next(depth);
  if (next === 0x6769726f && text.takeRest(TOKEN_ORIGIN, depth)) {
    x = text.int();
    text.space();
    y = text.int();
    text.space();
    z = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_1, depth)) {
    pitch = U4S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES_2, depth)) {
    yaw = ANGLES.hear(text);
    text.end();
    next = text.next(depth);
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

/** The statements of `nail`. */
function sayNail(m: M.Nail, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(270);
  const chars = out.view;
  let to = out.length;
  to = put(chars, to, TOKEN_ORIGIN, depth);
  to = putInt(chars, to, m.x!);
  chars.setUint8(to++, 0x20);
  to = putInt(chars, to, m.y!);
  chars.setUint8(to++, 0x20);
  to = putInt(chars, to, m.z!);
  to = putEnd(chars, to);
  to = put(chars, to, TOKEN_ANGLES_1, depth);
  to = U4S.putEnd(chars, to, m.pitch!);
  to = put(chars, to, TOKEN_ANGLES_2, depth);
  to = ANGLES.putEnd(chars, to, m.yaw!);
  out.length = to;
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
  if (next === 0x6f6c6f63 && text.takeRest(TOKEN_COLORMAP, depth)) {
    colormap = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e696b73 && text.takeRest(TOKEN_SKIN, depth)) {
    skin = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65666665 && text.takeRest(TOKEN_EFFECTS, depth)) {
    effects = text.int();
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
  if (next === 0x6f6d6572 && text.takeRest(ALONE_REMOVE, depth)) {
    remove = true;
    next = text.next(depth);
  }
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

/** The statements of `packetentity`. */
function sayPacketentity(m: M.Packetentity, depth: number, out: TextOutput, names: Names): boolean {
  if (m.solid) return false;
  if (m.flags !== undefined) {
    let needed$ = 0x00;
    if (m.remove) needed$ |= 0x4000;
    if (m.modelindex !== undefined) needed$ |= 0x04;
    if (m.frame !== undefined) needed$ |= 0x2000;
    if (m.colormap !== undefined) needed$ |= 0x08;
    if (m.skin !== undefined) needed$ |= 0x10;
    if (m.effects !== undefined) needed$ |= 0x20;
    if (m.origin1 !== undefined) needed$ |= 0x0200;
    if (m.angle1 !== undefined) needed$ |= 0x01;
    if (m.origin2 !== undefined) needed$ |= 0x0400;
    if (m.angle2 !== undefined) needed$ |= 0x1000;
    if (m.origin3 !== undefined) needed$ |= 0x0800;
    if (m.angle3 !== undefined) needed$ |= 0x02;
    if (m.solid) needed$ |= 0x40;
    if ((needed$ & 0xff) !== 0 && (needed$ & 0x4000) === 0) needed$ |= 0x8000;
    if (m.flags !== needed$ >>> 0) return false;
  }
  out.reserve(854);
  let chars = out.view;
  let to = out.length;
  to = putIntLine(chars, to, TOKEN_ENTITY, depth, m.number!);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      to = put(chars, to, TOKEN_MODELINDEX, depth);
      appendNamed(out, to, names, "models", value);
      out.reserve(854);
      chars = out.view;
      to = out.length;
    }
  }
  {
    const value = m.frame;
    if (value !== undefined) {
      to = putIntLine(chars, to, TOKEN_FRAME, depth, value);
    }
  }
  {
    const value = m.colormap;
    if (value !== undefined) {
      to = putIntLine(chars, to, TOKEN_COLORMAP, depth, value);
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      to = putIntLine(chars, to, TOKEN_SKIN, depth, value);
    }
  }
  {
    const value = m.effects;
    if (value !== undefined) {
      to = putIntLine(chars, to, TOKEN_EFFECTS, depth, value);
    }
  }
  {
    const value = m.origin1;
    if (value !== undefined) {
      to = put(chars, to, TOKEN_ORIGIN_X, depth);
      to = COORDS.putEnd(chars, to, value);
    }
  }
  {
    const value = m.origin2;
    if (value !== undefined) {
      to = put(chars, to, TOKEN_ORIGIN_Y, depth);
      to = COORDS.putEnd(chars, to, value);
    }
  }
  {
    const value = m.origin3;
    if (value !== undefined) {
      to = put(chars, to, TOKEN_ORIGIN_Z, depth);
      to = COORDS.putEnd(chars, to, value);
    }
  }
  {
    const value = m.angle1;
    if (value !== undefined) {
      to = put(chars, to, TOKEN_ANGLES_1, depth);
      to = ANGLES.putEnd(chars, to, value);
    }
  }
  {
    const value = m.angle2;
    if (value !== undefined) {
      to = put(chars, to, TOKEN_ANGLES_2, depth);
      to = ANGLES.putEnd(chars, to, value);
    }
  }
  {
    const value = m.angle3;
    if (value !== undefined) {
      to = put(chars, to, TOKEN_ANGLES_3, depth);
      to = ANGLES.putEnd(chars, to, value);
    }
  }
  if (m.remove) to = put(chars, to, ALONE_REMOVE, depth);
  out.length = to;
  return true;
}

/** `updatestat` from its statements. */
function hearUpdatestat(text: TextCursor, depth: number): M.Updatestat | undefined {
  let index: number | undefined;
  let value: number | undefined;
  let next = text.next(depth);
  if (next === 0x65646e69 && text.takeRest(TOKEN_INDEX, depth)) {
    index = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x756c6176 && text.takeRest(TOKEN_VALUE, depth)) {
    value = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || index === undefined || value === undefined) return undefined;
  return { type: "updatestat", index: index, value: value };
}

/** The text of the `updatestat` at the cursor. */
function tellUpdatestat(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 3;
  const index = view.getUint8(at + 1);
  const value = view.getUint8(at + 2);
  const depth = outer + 1;
  const first = out.length;
  out.reserve(154);
  const chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_UPDATESTAT, outer);
  to = putIntLine(chars, to, TOKEN_INDEX, depth, index);
  to = putIntLine(chars, to, TOKEN_VALUE, depth, value);
  out.length = to;
  close(out, first, outer, OPENING_UPDATESTAT, ALONE_UPDATESTAT);
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
  if (next === 0x6e756f73 && text.takeRest(TOKEN_SOUNDNUM, depth)) {
    soundnum = text.int();
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

/** The text of the `sound` at the cursor. */
function tellSound(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  const channelEntityFlags = view.getUint16(at + 1, true);
  const channel = channelEntityFlags & 0x07;
  const entity = (channelEntityFlags >>> 3) & 0x03ff;
  const flags = channelEntityFlags & 0xe000;
  at += 3;
  let volume: number | undefined;
  if ((flags & 0x8000) !== 0) volume = view.getUint8(at++);
  let attenuation: number | undefined;
  if ((flags & 0x4000) !== 0) attenuation = view.getUint8(at++);
  r.offset = at + 7;
  const soundnum = view.getUint8(at);
  const origin: [number, number, number] = [
    view.getInt16(at + 1, true),
    view.getInt16(at + 3, true),
    view.getInt16(at + 5, true),
  ];
  {
    let needed$ = 0x00;
    needed$ |= flags & 0xc000;
    if (flags !== needed$ >>> 0) return false;
  }
  const depth = outer + 1;
  const first = out.length;
  out.reserve(457);
  let chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_SOUND, outer);
  to = putIntLine(chars, to, TOKEN_CHANNEL, depth, channel);
  to = putIntLine(chars, to, TOKEN_ENTITY, depth, entity);
  if (volume !== undefined) {
    to = U8S.putRawLine(chars, to, TOKEN_VOL, depth, volume);
  }
  if (attenuation !== undefined) {
    to = U8S_2.putRawLine(chars, to, TOKEN_ATTENUATION, depth, attenuation);
  }
  to = put(chars, to, TOKEN_SOUNDNUM, depth);
  appendNamed(out, to, names, "sounds", soundnum);
  out.reserve(457);
  chars = out.view;
  to = out.length;
  {
    const values$: readonly number[] = origin;
    to = put(chars, to, TOKEN_ORIGIN, depth);
    to = COORDS.putRaw(chars, to, values$[0]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[1]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[2]!);
    to = putEnd(chars, to);
  }
  out.length = to;
  close(out, first, outer, OPENING_SOUND, ALONE_SOUND);
  return true;
}

/** `updatefrags` from its statements. */
function hearUpdatefrags(text: TextCursor, depth: number): M.Updatefrags | undefined {
  let player: number | undefined;
  let frags: number | undefined;
  let next = text.next(depth);
  if (next === 0x79616c70 && text.takeRest(TOKEN_PLAYER, depth)) {
    player = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x67617266 && text.takeRest(TOKEN_FRAGS, depth)) {
    frags = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || player === undefined || frags === undefined) return undefined;
  return { type: "updatefrags", player: player, frags: frags };
}

/** The text of the `updatefrags` at the cursor. */
function tellUpdatefrags(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 4;
  const player = view.getUint8(at + 1);
  const frags = view.getInt16(at + 2, true);
  const depth = outer + 1;
  const first = out.length;
  out.reserve(155);
  const chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_UPDATEFRAGS, outer);
  to = putIntLine(chars, to, TOKEN_PLAYER, depth, player);
  to = putIntLine(chars, to, TOKEN_FRAGS, depth, frags);
  out.length = to;
  close(out, first, outer, OPENING_UPDATEFRAGS, ALONE_UPDATEFRAGS);
  return true;
}

/** `stopsound` from its statements. */
function hearStopsound(text: TextCursor, depth: number): M.Stopsound | undefined {
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
  return { type: "stopsound", channel: channel, entity: entity };
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
  const first = out.length;
  out.reserve(157);
  const chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_STOPSOUND, outer);
  to = putIntLine(chars, to, TOKEN_CHANNEL, depth, channel);
  to = putIntLine(chars, to, TOKEN_ENTITY, depth, entity);
  out.length = to;
  close(out, first, outer, OPENING_STOPSOUND, ALONE_STOPSOUND);
  return true;
}

/** `damage` from its statements. */
function hearDamage(text: TextCursor, depth: number): M.Damage | undefined {
  let armor: number | undefined;
  let blood: number | undefined;
  let origin: [number, number, number] | undefined;
  let next = text.next(depth);
  if (next === 0x65766173 && text.takeRest(TOKEN_SAVE, depth)) {
    armor = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x656b6174 && text.takeRest(TOKEN_TAKE, depth)) {
    blood = text.int();
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
  if (text.isBad || armor === undefined || blood === undefined || origin === undefined)
    return undefined;
  return { type: "damage", armor: armor, blood: blood, origin: origin };
}

/** The text of the `damage` at the cursor. */
function tellDamage(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
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
  const first = out.length;
  out.reserve(262);
  const chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_DAMAGE, outer);
  to = putIntLine(chars, to, TOKEN_SAVE, depth, armor);
  to = putIntLine(chars, to, TOKEN_TAKE, depth, blood);
  {
    const values$: readonly number[] = origin;
    to = put(chars, to, TOKEN_ORIGIN, depth);
    to = COORDS.putRaw(chars, to, values$[0]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[1]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[2]!);
    to = putEnd(chars, to);
  }
  out.length = to;
  close(out, first, outer, OPENING_DAMAGE, ALONE_DAMAGE);
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
  const first = out.length;
  out.reserve(551);
  let chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_SPAWNSTATIC, outer);
  to = put(chars, to, TOKEN_DEFAULT_MODELINDEX, depth);
  appendNamed(out, to, names, "models", modelindex);
  out.reserve(551);
  chars = out.view;
  to = out.length;
  to = putIntLine(chars, to, TOKEN_DEFAULT_FRAME, depth, frame);
  to = putIntLine(chars, to, TOKEN_DEFAULT_COLORMAP, depth, colormap);
  to = putIntLine(chars, to, TOKEN_DEFAULT_SKIN, depth, skin);
  {
    const values$: readonly number[] = origin;
    to = put(chars, to, TOKEN_DEFAULT_ORIGIN, depth);
    to = COORDS.putRaw(chars, to, values$[0]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[1]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[2]!);
    to = putEnd(chars, to);
  }
  {
    const values$: readonly number[] = angles;
    to = put(chars, to, TOKEN_DEFAULT_ANGLES, depth);
    to = ANGLES.putRaw(chars, to, values$[0]!);
    chars.setUint8(to++, 0x20);
    to = ANGLES.putRaw(chars, to, values$[1]!);
    chars.setUint8(to++, 0x20);
    to = ANGLES.putRaw(chars, to, values$[2]!);
    to = putEnd(chars, to);
  }
  out.length = to;
  close(out, first, outer, OPENING_SPAWNSTATIC, ALONE_SPAWNSTATIC);
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
  const first = out.length;
  out.reserve(613);
  let chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_SPAWNBASELINE, outer);
  to = putIntLine(chars, to, TOKEN_ENTITY, depth, entity);
  to = put(chars, to, TOKEN_DEFAULT_MODELINDEX, depth);
  appendNamed(out, to, names, "models", modelindex);
  out.reserve(613);
  chars = out.view;
  to = out.length;
  to = putIntLine(chars, to, TOKEN_DEFAULT_FRAME, depth, frame);
  to = putIntLine(chars, to, TOKEN_DEFAULT_COLORMAP, depth, colormap);
  to = putIntLine(chars, to, TOKEN_DEFAULT_SKIN, depth, skin);
  {
    const values$: readonly number[] = origin;
    to = put(chars, to, TOKEN_DEFAULT_ORIGIN, depth);
    to = COORDS.putRaw(chars, to, values$[0]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[1]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[2]!);
    to = putEnd(chars, to);
  }
  {
    const values$: readonly number[] = angles;
    to = put(chars, to, TOKEN_DEFAULT_ANGLES, depth);
    to = ANGLES.putRaw(chars, to, values$[0]!);
    chars.setUint8(to++, 0x20);
    to = ANGLES.putRaw(chars, to, values$[1]!);
    chars.setUint8(to++, 0x20);
    to = ANGLES.putRaw(chars, to, values$[2]!);
    to = putEnd(chars, to);
  }
  out.length = to;
  close(out, first, outer, OPENING_SPAWNBASELINE, ALONE_SPAWNBASELINE);
  return true;
}

/** `temp_entity` from its statements. */
function hearTempEntityPoint(text: TextCursor, depth: number): M.TempEntityPoint | undefined {
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

/** `temp_entity` from its statements. */
function hearTempEntityLine(text: TextCursor, depth: number): M.TempEntityLine | undefined {
  let entitytype: number | undefined;
  let entity: number | undefined;
  let origin: [number, number, number] | undefined;
  let endpos: [number, number, number] | undefined;
  let next = text.next(depth);
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITYTYPE, depth)) {
    entitytype = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITY, depth)) {
    entity = text.int();
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
  if (next === 0x63617274 && text.takeRest(TOKEN_TRACE_ENDPOS, depth)) {
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
function hearTempEntityMulti(text: TextCursor, depth: number): M.TempEntityMulti | undefined {
  let entitytype: number | undefined;
  let count: number | undefined;
  let origin: [number, number, number] | undefined;
  let next = text.next(depth);
  if (next === 0x69746e65 && text.takeRest(TOKEN_ENTITYTYPE, depth)) {
    entitytype = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x6e756f63 && text.takeRest(TOKEN_COUNT, depth)) {
    count = text.int();
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
  if (text.isBad || entitytype === undefined || count === undefined || origin === undefined)
    return undefined;
  return {
    type: "temp_entity",
    entitytype: entitytype as M.TempEntityMulti["entitytype"],
    count: count,
    origin: origin,
  };
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
    case 0x03:
    case 0x04:
    case 0x07:
    case 0x08:
    case 0x0a:
    case 0x0b:
    case 0x0d: {
      r.offset = at + 6;
      const origin: [number, number, number] = [
        view.getInt16(at, true),
        view.getInt16(at + 2, true),
        view.getInt16(at + 4, true),
      ];
      const depth = outer + 1;
      const first = out.length;
      out.reserve(208);
      const chars = out.view;
      let to = out.length;
      to = put(chars, to, OPENING_TEMP_ENTITY, outer);
      to = putIntLine(chars, to, TOKEN_ENTITYTYPE, depth, entitytype);
      {
        const values$: readonly number[] = origin;
        to = put(chars, to, TOKEN_ORIGIN, depth);
        to = COORDS.putRaw(chars, to, values$[0]!);
        chars.setUint8(to++, 0x20);
        to = COORDS.putRaw(chars, to, values$[1]!);
        chars.setUint8(to++, 0x20);
        to = COORDS.putRaw(chars, to, values$[2]!);
        to = putEnd(chars, to);
      }
      out.length = to;
      close(out, first, outer, OPENING_TEMP_ENTITY, ALONE_TEMP_ENTITY);
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
      const first = out.length;
      out.reserve(386);
      const chars = out.view;
      let to = out.length;
      to = put(chars, to, OPENING_TEMP_ENTITY, outer);
      to = putIntLine(chars, to, TOKEN_ENTITYTYPE, depth, entitytype);
      to = putIntLine(chars, to, TOKEN_ENTITY, depth, entity);
      {
        const values$: readonly number[] = origin;
        to = put(chars, to, TOKEN_ORIGIN, depth);
        to = COORDS.putRaw(chars, to, values$[0]!);
        chars.setUint8(to++, 0x20);
        to = COORDS.putRaw(chars, to, values$[1]!);
        chars.setUint8(to++, 0x20);
        to = COORDS.putRaw(chars, to, values$[2]!);
        to = putEnd(chars, to);
      }
      {
        const values$: readonly number[] = endpos;
        to = put(chars, to, TOKEN_TRACE_ENDPOS, depth);
        to = COORDS.putRaw(chars, to, values$[0]!);
        chars.setUint8(to++, 0x20);
        to = COORDS.putRaw(chars, to, values$[1]!);
        chars.setUint8(to++, 0x20);
        to = COORDS.putRaw(chars, to, values$[2]!);
        to = putEnd(chars, to);
      }
      out.length = to;
      close(out, first, outer, OPENING_TEMP_ENTITY, ALONE_TEMP_ENTITY);
      return true;
    }
    case 0x02:
    case 0x0c: {
      r.offset = at + 7;
      const count = view.getUint8(at);
      const origin: [number, number, number] = [
        view.getInt16(at + 1, true),
        view.getInt16(at + 3, true),
        view.getInt16(at + 5, true),
      ];
      const depth = outer + 1;
      const first = out.length;
      out.reserve(269);
      const chars = out.view;
      let to = out.length;
      to = put(chars, to, OPENING_TEMP_ENTITY, outer);
      to = putIntLine(chars, to, TOKEN_ENTITYTYPE, depth, entitytype);
      to = putIntLine(chars, to, TOKEN_COUNT, depth, count);
      {
        const values$: readonly number[] = origin;
        to = put(chars, to, TOKEN_ORIGIN, depth);
        to = COORDS.putRaw(chars, to, values$[0]!);
        chars.setUint8(to++, 0x20);
        to = COORDS.putRaw(chars, to, values$[1]!);
        chars.setUint8(to++, 0x20);
        to = COORDS.putRaw(chars, to, values$[2]!);
        to = putEnd(chars, to);
      }
      out.length = to;
      close(out, first, outer, OPENING_TEMP_ENTITY, ALONE_TEMP_ENTITY);
      return true;
    }
    default:
      return false;
  }
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

/** `setpause` from its statements. */
function hearSetpause(text: TextCursor, _depth: number): M.Setpause | undefined {
  let paused: number | undefined;
  paused = text.int();
  text.end();
  if (text.isBad || paused === undefined) return undefined;
  return { type: "setpause", paused: paused };
}

/** The text of the `setpause` at the cursor. */
function tellSetpause(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 2;
  const paused = view.getUint8(at + 1);
  const depth = outer;
  out.reserve(96);
  const chars = out.view;
  let to = out.length;
  to = putIntLine(chars, to, TOKEN_SETPAUSE, depth, paused);
  out.length = to;
  return true;
}

/** `spawnstaticsound` from its statements. */
function hearSpawnstaticsound(text: TextCursor, depth: number): M.Spawnstaticsound | undefined {
  let origin: [number, number, number] | undefined;
  let soundnum: number | undefined;
  let volume: number | undefined;
  let attenuation: number | undefined;
  let next = text.next(depth);
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
  const first = out.length;
  out.reserve(332);
  let chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_SPAWNSTATICSOUND, outer);
  {
    const values$: readonly number[] = origin;
    to = put(chars, to, TOKEN_ORIGIN, depth);
    to = COORDS.putRaw(chars, to, values$[0]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[1]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[2]!);
    to = putEnd(chars, to);
  }
  to = put(chars, to, TOKEN_SOUNDNUM, depth);
  appendNamed(out, to, names, "sounds", soundnum);
  out.reserve(332);
  chars = out.view;
  to = out.length;
  to = U8S.putRawLine(chars, to, TOKEN_VOL, depth, volume);
  to = U8S_2.putRawLine(chars, to, TOKEN_ATTENUATION, depth, attenuation);
  out.length = to;
  close(out, first, outer, OPENING_SPAWNSTATICSOUND, ALONE_SPAWNSTATICSOUND);
  return true;
}

/** `intermission` from its statements. */
function hearIntermission(text: TextCursor, depth: number): M.Intermission | undefined {
  let origin: [number, number, number] | undefined;
  let angles: [number, number, number] | undefined;
  let next = text.next(depth);
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
  if (next === 0x6c676e61 && text.takeRest(TOKEN_ANGLES, depth)) {
    const n0 = ANGLES.hear(text);
    text.space();
    const n1 = ANGLES.hear(text);
    text.space();
    const n2 = ANGLES.hear(text);
    angles = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || origin === undefined || angles === undefined) return undefined;
  return { type: "intermission", origin: origin, angles: angles };
}

/** The text of the `intermission` at the cursor. */
function tellIntermission(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 10;
  const origin: [number, number, number] = [
    view.getInt16(at + 1, true),
    view.getInt16(at + 3, true),
    view.getInt16(at + 5, true),
  ];
  const angles: [number, number, number] = [
    view.getInt8(at + 7),
    view.getInt8(at + 8),
    view.getInt8(at + 9),
  ];
  const depth = outer + 1;
  const first = out.length;
  out.reserve(252);
  const chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_INTERMISSION, outer);
  {
    const values$: readonly number[] = origin;
    to = put(chars, to, TOKEN_ORIGIN, depth);
    to = COORDS.putRaw(chars, to, values$[0]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[1]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[2]!);
    to = putEnd(chars, to);
  }
  {
    const values$: readonly number[] = angles;
    to = put(chars, to, TOKEN_ANGLES, depth);
    to = ANGLES.putRaw(chars, to, values$[0]!);
    chars.setUint8(to++, 0x20);
    to = ANGLES.putRaw(chars, to, values$[1]!);
    chars.setUint8(to++, 0x20);
    to = ANGLES.putRaw(chars, to, values$[2]!);
    to = putEnd(chars, to);
  }
  out.length = to;
  close(out, first, outer, OPENING_INTERMISSION, ALONE_INTERMISSION);
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

/** The text of the `cdtrack` at the cursor. */
function tellCdtrack(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 2;
  const track = view.getUint8(at + 1);
  const depth = outer;
  out.reserve(95);
  const chars = out.view;
  let to = out.length;
  to = putIntLine(chars, to, TOKEN_CDTRACK, depth, track);
  out.length = to;
  return true;
}

/** `updateping` from its statements. */
function hearUpdateping(text: TextCursor, depth: number): M.Updateping | undefined {
  let player: number | undefined;
  let ping: number | undefined;
  let next = text.next(depth);
  if (next === 0x79616c70 && text.takeRest(TOKEN_PLAYER, depth)) {
    player = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x676e6970 && text.takeRest(TOKEN_PING, depth)) {
    ping = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || player === undefined || ping === undefined) return undefined;
  return { type: "updateping", player: player, ping: ping };
}

/** The text of the `updateping` at the cursor. */
function tellUpdateping(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 4;
  const player = view.getUint8(at + 1);
  const ping = view.getInt16(at + 2, true);
  const depth = outer + 1;
  const first = out.length;
  out.reserve(154);
  const chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_UPDATEPING, outer);
  to = putIntLine(chars, to, TOKEN_PLAYER, depth, player);
  to = putIntLine(chars, to, TOKEN_PING, depth, ping);
  out.length = to;
  close(out, first, outer, OPENING_UPDATEPING, ALONE_UPDATEPING);
  return true;
}

/** `updateentertime` from its statements. */
function hearUpdateentertime(text: TextCursor, depth: number): M.Updateentertime | undefined {
  let player: number | undefined;
  let entertime: number | undefined;
  let next = text.next(depth);
  if (next === 0x79616c70 && text.takeRest(TOKEN_PLAYER, depth)) {
    player = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65746e65 && text.takeRest(TOKEN_ENTERTIME, depth)) {
    entertime = text.time();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || player === undefined || entertime === undefined) return undefined;
  return { type: "updateentertime", player: player, entertime: entertime };
}

/** The text of the `updateentertime` at the cursor. */
function tellUpdateentertime(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 6;
  const player = view.getUint8(at + 1);
  const entertime = view.getFloat32(at + 2, true);
  const entertimeNaN = nanBits(view, at + 2, 1)?.[0];
  const depth = outer + 1;
  const first = out.length;
  out.reserve(159);
  const chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_UPDATEENTERTIME, outer);
  to = putIntLine(chars, to, TOKEN_PLAYER, depth, player);
  to = put(chars, to, TOKEN_ENTERTIME, depth);
  to = putTime(chars, to, entertime, entertimeNaN);
  to = putEnd(chars, to);
  out.length = to;
  close(out, first, outer, OPENING_UPDATEENTERTIME, ALONE_UPDATEENTERTIME);
  return true;
}

/** `updatestatlong` from its statements. */
function hearUpdatestatlong(text: TextCursor, depth: number): M.Updatestatlong | undefined {
  let index: number | undefined;
  let value: number | undefined;
  let next = text.next(depth);
  if (next === 0x65646e69 && text.takeRest(TOKEN_INDEX, depth)) {
    index = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x756c6176 && text.takeRest(TOKEN_VALUE, depth)) {
    value = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || index === undefined || value === undefined) return undefined;
  return { type: "updatestatlong", index: index, value: value };
}

/** The text of the `updatestatlong` at the cursor. */
function tellUpdatestatlong(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 6;
  const index = view.getUint8(at + 1);
  const value = view.getInt32(at + 2, true);
  const depth = outer + 1;
  const first = out.length;
  out.reserve(154);
  const chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_UPDATESTATLONG, outer);
  to = putIntLine(chars, to, TOKEN_INDEX, depth, index);
  to = putIntLine(chars, to, TOKEN_VALUE, depth, value);
  out.length = to;
  close(out, first, outer, OPENING_UPDATESTATLONG, ALONE_UPDATESTATLONG);
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

/** The text of the `muzzleflash` at the cursor. */
function tellMuzzleflash(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 3;
  const entity = view.getInt16(at + 1, true);
  const depth = outer;
  out.reserve(99);
  const chars = out.view;
  let to = out.length;
  to = putIntLine(chars, to, TOKEN_MUZZLEFLASH, depth, entity);
  out.length = to;
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
  let next = text.next(depth);
  if (next === 0x79616c70 && text.takeRest(TOKEN_PLAYER, depth)) {
    player = text.int();
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
  if (next === 0x6d617266 && text.takeRest(TOKEN_FRAME, depth)) {
    frame = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x676e6970 && text.takeRest(TOKEN_PING, depth)) {
    msec = U8S_3.hear(text);
    text.end();
    next = text.next(depth);
  }
  {
    const start = text.at;
    const inner = hearUsercmdUntil26(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return undefined;
      command = inner;
      next = text.next(depth);
    }
  }
  if (next === 0x65707363 && text.takeRest(TOKEN_CSPEED_X, depth)) {
    velocity1 = I16S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65707363 && text.takeRest(TOKEN_CSPEED_Y, depth)) {
    velocity2 = I16S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65707363 && text.takeRest(TOKEN_CSPEED_Z, depth)) {
    velocity3 = I16S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX, depth)) {
    modelindex = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x625f6b75 && text.takeRest(TOKEN_UK_BYTE6, depth)) {
    skinnum = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x70616577 && text.takeRest(TOKEN_WEAPON, depth)) {
    effects = text.bits(BITS_WEAPON.bits, effects);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x70616577 && text.takeRest(TOKEN_WEAPONFRAME, depth)) {
    weaponframe = text.int();
    text.end();
    next = text.next(depth);
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

/** The text of the `playerinfo` at the cursor. */
function tellPlayerinfoUntil26(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  const player = view.getUint8(at + 1);
  at += 2;
  const flags = view.getUint16(at, true);
  at += 2;
  const origin: [number, number, number] = [
    view.getInt16(at, true),
    view.getInt16(at + 2, true),
    view.getInt16(at + 4, true),
  ];
  const frame = view.getUint8(at + 6);
  at += 7;
  let msec: number | undefined;
  if ((flags & 0x01) !== 0) msec = view.getUint8(at++);
  let command: Usercmd | undefined;
  if ((flags & 0x02) !== 0) {
    r.offset = at;
    command = decodeUsercmdUntil26(r);
    at = r.offset;
  }
  let velocity1: number | undefined;
  if ((flags & 0x04) !== 0) {
    velocity1 = view.getInt16(at, true);
    at += 2;
  }
  let velocity2: number | undefined;
  if ((flags & 0x08) !== 0) {
    velocity2 = view.getInt16(at, true);
    at += 2;
  }
  let velocity3: number | undefined;
  if ((flags & 0x10) !== 0) {
    velocity3 = view.getInt16(at, true);
    at += 2;
  }
  let modelindex: number | undefined;
  if ((flags & 0x20) !== 0) modelindex = view.getUint8(at++);
  let skinnum: number | undefined;
  if ((flags & 0x40) !== 0) skinnum = view.getUint8(at++);
  let effects: number | undefined;
  if ((flags & 0x80) !== 0) effects = view.getUint8(at++);
  let weaponframe: number | undefined;
  if ((flags & 0x0100) !== 0) weaponframe = view.getUint8(at++);
  r.offset = at;
  const dead = (flags & 0x0200) !== 0;
  const gib = (flags & 0x0400) !== 0;
  const nograv = (flags & 0x0800) !== 0;
  if (dead) return false;
  if (gib) return false;
  if (nograv) return false;
  {
    let needed$ = 0x00;
    needed$ |= flags & 0x0fff;
    if (flags !== needed$ >>> 0) return false;
  }
  if (effects === 0) return false;
  const depth = outer + 1;
  const first = out.length;
  out.reserve(866);
  let chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_PLAYERINFO, outer);
  to = putIntLine(chars, to, TOKEN_PLAYER, depth, player);
  {
    const values$: readonly number[] = origin;
    to = put(chars, to, TOKEN_ORIGIN, depth);
    to = COORDS.putRaw(chars, to, values$[0]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[1]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[2]!);
    to = putEnd(chars, to);
  }
  to = putIntLine(chars, to, TOKEN_FRAME, depth, frame);
  if (msec !== undefined) {
    to = U8S_3.putRawLine(chars, to, TOKEN_PING, depth, msec);
  }
  if (command !== undefined) {
    out.length = to;
    if (!sayUsercmdUntil26(command, depth, out, names)) return false;
    out.reserve(866);
    chars = out.view;
    to = out.length;
  }
  if (velocity1 !== undefined) {
    to = I16S.putRawLine(chars, to, TOKEN_CSPEED_X, depth, velocity1);
  }
  if (velocity2 !== undefined) {
    to = I16S.putRawLine(chars, to, TOKEN_CSPEED_Y, depth, velocity2);
  }
  if (velocity3 !== undefined) {
    to = I16S.putRawLine(chars, to, TOKEN_CSPEED_Z, depth, velocity3);
  }
  if (modelindex !== undefined) {
    to = put(chars, to, TOKEN_MODELINDEX, depth);
    appendNamed(out, to, names, "models", modelindex);
    out.reserve(866);
    chars = out.view;
    to = out.length;
  }
  if (skinnum !== undefined) {
    to = putIntLine(chars, to, TOKEN_UK_BYTE6, depth, skinnum);
  }
  if (effects !== undefined) {
    {
      const set$ = BITS_WEAPON.of(effects);
      if (set$.length > 0) {
        to = put(chars, to, TOKEN_WEAPON, depth);
        to = put(chars, to, set$);
      }
    }
  }
  if (weaponframe !== undefined) {
    to = putIntLine(chars, to, TOKEN_WEAPONFRAME, depth, weaponframe);
  }
  out.length = to;
  close(out, first, outer, OPENING_PLAYERINFO, ALONE_PLAYERINFO);
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
  let next = text.next(depth);
  if (next === 0x79616c70 && text.takeRest(TOKEN_PLAYER, depth)) {
    player = text.int();
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
  if (next === 0x6d617266 && text.takeRest(TOKEN_FRAME, depth)) {
    frame = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x676e6970 && text.takeRest(TOKEN_PING, depth)) {
    msec = U8S_3.hear(text);
    text.end();
    next = text.next(depth);
  }
  {
    const start = text.at;
    const inner = hearUsercmd(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return undefined;
      command = inner;
      next = text.next(depth);
    }
  }
  if (next === 0x65707363 && text.takeRest(TOKEN_CSPEED_X, depth)) {
    velocity1 = I16S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65707363 && text.takeRest(TOKEN_CSPEED_Y, depth)) {
    velocity2 = I16S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65707363 && text.takeRest(TOKEN_CSPEED_Z, depth)) {
    velocity3 = I16S.hear(text);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x65646f6d && text.takeRest(TOKEN_MODELINDEX, depth)) {
    modelindex = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x625f6b75 && text.takeRest(TOKEN_UK_BYTE6, depth)) {
    skinnum = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x70616577 && text.takeRest(TOKEN_WEAPON, depth)) {
    effects = text.bits(BITS_WEAPON.bits, effects);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x70616577 && text.takeRest(TOKEN_WEAPONFRAME, depth)) {
    weaponframe = text.int();
    text.end();
    next = text.next(depth);
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

/** The text of the `playerinfo` at the cursor. */
function tellPlayerinfo(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  let at = r.offset;
  const player = view.getUint8(at + 1);
  at += 2;
  const flags = view.getUint16(at, true);
  at += 2;
  const origin: [number, number, number] = [
    view.getInt16(at, true),
    view.getInt16(at + 2, true),
    view.getInt16(at + 4, true),
  ];
  const frame = view.getUint8(at + 6);
  at += 7;
  let msec: number | undefined;
  if ((flags & 0x01) !== 0) msec = view.getUint8(at++);
  let command: Usercmd | undefined;
  if ((flags & 0x02) !== 0) {
    r.offset = at;
    command = decodeUsercmd(r);
    at = r.offset;
  }
  let velocity1: number | undefined;
  if ((flags & 0x04) !== 0) {
    velocity1 = view.getInt16(at, true);
    at += 2;
  }
  let velocity2: number | undefined;
  if ((flags & 0x08) !== 0) {
    velocity2 = view.getInt16(at, true);
    at += 2;
  }
  let velocity3: number | undefined;
  if ((flags & 0x10) !== 0) {
    velocity3 = view.getInt16(at, true);
    at += 2;
  }
  let modelindex: number | undefined;
  if ((flags & 0x20) !== 0) modelindex = view.getUint8(at++);
  let skinnum: number | undefined;
  if ((flags & 0x40) !== 0) skinnum = view.getUint8(at++);
  let effects: number | undefined;
  if ((flags & 0x80) !== 0) effects = view.getUint8(at++);
  let weaponframe: number | undefined;
  if ((flags & 0x0100) !== 0) weaponframe = view.getUint8(at++);
  r.offset = at;
  const dead = (flags & 0x0200) !== 0;
  const gib = (flags & 0x0400) !== 0;
  const nograv = (flags & 0x0800) !== 0;
  if (dead) return false;
  if (gib) return false;
  if (nograv) return false;
  {
    let needed$ = 0x00;
    needed$ |= flags & 0x0fff;
    if (flags !== needed$ >>> 0) return false;
  }
  if (effects === 0) return false;
  const depth = outer + 1;
  const first = out.length;
  out.reserve(866);
  let chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_PLAYERINFO, outer);
  to = putIntLine(chars, to, TOKEN_PLAYER, depth, player);
  {
    const values$: readonly number[] = origin;
    to = put(chars, to, TOKEN_ORIGIN, depth);
    to = COORDS.putRaw(chars, to, values$[0]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[1]!);
    chars.setUint8(to++, 0x20);
    to = COORDS.putRaw(chars, to, values$[2]!);
    to = putEnd(chars, to);
  }
  to = putIntLine(chars, to, TOKEN_FRAME, depth, frame);
  if (msec !== undefined) {
    to = U8S_3.putRawLine(chars, to, TOKEN_PING, depth, msec);
  }
  if (command !== undefined) {
    out.length = to;
    if (!sayUsercmd(command, depth, out, names)) return false;
    out.reserve(866);
    chars = out.view;
    to = out.length;
  }
  if (velocity1 !== undefined) {
    to = I16S.putRawLine(chars, to, TOKEN_CSPEED_X, depth, velocity1);
  }
  if (velocity2 !== undefined) {
    to = I16S.putRawLine(chars, to, TOKEN_CSPEED_Y, depth, velocity2);
  }
  if (velocity3 !== undefined) {
    to = I16S.putRawLine(chars, to, TOKEN_CSPEED_Z, depth, velocity3);
  }
  if (modelindex !== undefined) {
    to = put(chars, to, TOKEN_MODELINDEX, depth);
    appendNamed(out, to, names, "models", modelindex);
    out.reserve(866);
    chars = out.view;
    to = out.length;
  }
  if (skinnum !== undefined) {
    to = putIntLine(chars, to, TOKEN_UK_BYTE6, depth, skinnum);
  }
  if (effects !== undefined) {
    {
      const set$ = BITS_WEAPON.of(effects);
      if (set$.length > 0) {
        to = put(chars, to, TOKEN_WEAPON, depth);
        to = put(chars, to, set$);
      }
    }
  }
  if (weaponframe !== undefined) {
    to = putIntLine(chars, to, TOKEN_WEAPONFRAME, depth, weaponframe);
  }
  out.length = to;
  close(out, first, outer, OPENING_PLAYERINFO, ALONE_PLAYERINFO);
  return true;
}

/** `nails` from its statements. */
function hearNails(text: TextCursor, depth: number): M.Nails | undefined {
  const nails: M.Nail[] = [];
  let next = text.next(depth);
  while (next === 0x6c69616e && text.takeRest(OPENING_NAIL, depth)) {
    const element = hearNail(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) return undefined;
    nails.push(element);
    next = text.next(depth);
  }
  if (text.isBad) return undefined;
  return { type: "nails", nails: nails };
}

/** The text of the `nails` at the cursor. */
function tellNails(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const at = r.offset;
  r.offset = at + 1;
  let nails: Nail[];
  ensure(r, r.offset, 1);
  const nailsCount = r.view.getUint8(r.offset);
  r.offset += 1;
  nails = [];
  for (let i = 0; i < nailsCount; i++) nails.push(decodeNail(r));
  const depth = outer + 1;
  const first = out.length;
  out.reserve(93);
  let chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_NAILS, outer);
  out.length = to;
  for (const element$ of nails) {
    out.reserve(36);
    const start$ = out.length;
    out.length = put(out.view, start$, OPENING_NAIL, depth);
    if (!sayNail(element$, depth + 1, out, names)) return false;
    close(out, start$, depth, OPENING_NAIL, ALONE_NAIL);
  }
  out.reserve(93);
  chars = out.view;
  to = out.length;
  out.length = to;
  close(out, first, outer, OPENING_NAILS, ALONE_NAILS);
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

/** The text of the `chokecount` at the cursor. */
function tellChokecount(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 2;
  const count = view.getUint8(at + 1);
  const depth = outer;
  out.reserve(93);
  const chars = out.view;
  let to = out.length;
  to = putIntLine(chars, to, TOKEN_CHOKE, depth, count);
  out.length = to;
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
  entities = [];
  for (;;) {
    const next = decodePacketentity(r);
    if (typeof next === "number") {
      break;
    }
    entities.push(next);
  }
  const depth = outer + 1;
  const first = out.length;
  out.reserve(96);
  let chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_PACKETENTITIES, outer);
  out.length = to;
  for (const element$ of entities) {
    out.reserve(44);
    const start$ = out.length;
    out.length = put(out.view, start$, OPENING_PACKETENTITY, depth);
    if (!sayPacketentity(element$, depth + 1, out, names)) return false;
    close(out, start$, depth, OPENING_PACKETENTITY, ALONE_PACKETENTITY);
  }
  out.reserve(96);
  chars = out.view;
  to = out.length;
  out.length = to;
  close(out, first, outer, OPENING_PACKETENTITIES, ALONE_PACKETENTITIES);
  return true;
}

/** `deltapacketentities` from its statements. */
function hearDeltapacketentities(
  text: TextCursor,
  depth: number,
): M.Deltapacketentities | undefined {
  let from: number | undefined;
  const entities: M.Packetentity[] = [];
  let next = text.next(depth);
  if (next === 0x6d617266 && text.takeRest(TOKEN_FRAME, depth)) {
    from = text.int();
    text.end();
    next = text.next(depth);
  }
  while (next === 0x746c6564 && text.takeRest(OPENING_DELTAPACKETENTITY, depth)) {
    const element = hearPacketentity(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) return undefined;
    entities.push(element);
    next = text.next(depth);
  }
  if (text.isBad || from === undefined) return undefined;
  return { type: "deltapacketentities", from: from, entities: entities };
}

/** The text of the `deltapacketentities` at the cursor. */
function tellDeltapacketentities(r: Reader, outer: number, out: TextOutput, names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 2;
  const from = view.getUint8(at + 1);
  let entities: Packetentity[];
  entities = [];
  for (;;) {
    const next = decodePacketentity(r);
    if (typeof next === "number") {
      break;
    }
    entities.push(next);
  }
  const depth = outer + 1;
  const first = out.length;
  out.reserve(166);
  let chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_DELTAPACKETENTITIES, outer);
  to = putIntLine(chars, to, TOKEN_FRAME, depth, from);
  out.length = to;
  for (const element$ of entities) {
    out.reserve(49);
    const start$ = out.length;
    out.length = put(out.view, start$, OPENING_DELTAPACKETENTITY, depth);
    if (!sayPacketentity(element$, depth + 1, out, names)) return false;
    close(out, start$, depth, OPENING_DELTAPACKETENTITY, ALONE_DELTAPACKETENTITY);
  }
  out.reserve(166);
  chars = out.view;
  to = out.length;
  out.length = to;
  close(out, first, outer, OPENING_DELTAPACKETENTITIES, ALONE_DELTAPACKETENTITIES);
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

/** The text of the `maxspeed` at the cursor. */
function tellMaxspeed(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 5;
  const speed = view.getFloat32(at + 1, true);
  const speedNaN = nanBits(view, at + 1, 1)?.[0];
  const depth = outer;
  out.reserve(96);
  const chars = out.view;
  let to = out.length;
  to = put(chars, to, TOKEN_MAXSPEED, depth);
  to = putFloat(chars, to, speed, speedNaN);
  to = putEnd(chars, to);
  out.length = to;
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

/** The text of the `entgravity` at the cursor. */
function tellEntgravity(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 5;
  const gravity = view.getFloat32(at + 1, true);
  const gravityNaN = nanBits(view, at + 1, 1)?.[0];
  const depth = outer;
  out.reserve(98);
  const chars = out.view;
  let to = out.length;
  to = put(chars, to, TOKEN_ENTGRAVITY, depth);
  to = putFloat(chars, to, gravity, gravityNaN);
  to = putEnd(chars, to);
  out.length = to;
  return true;
}

/** `updatepl` from its statements. */
function hearUpdatepl(text: TextCursor, depth: number): M.Updatepl | undefined {
  let player: number | undefined;
  let loss: number | undefined;
  let next = text.next(depth);
  if (next === 0x79616c70 && text.takeRest(TOKEN_PLAYER, depth)) {
    player = text.int();
    text.end();
    next = text.next(depth);
  }
  if (next === 0x73736f6c && text.takeRest(TOKEN_LOSS, depth)) {
    loss = text.int();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || player === undefined || loss === undefined) return undefined;
  return { type: "updatepl", player: player, loss: loss };
}

/** The text of the `updatepl` at the cursor. */
function tellUpdatepl(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 3;
  const player = view.getUint8(at + 1);
  const loss = view.getUint8(at + 2);
  const depth = outer + 1;
  const first = out.length;
  out.reserve(154);
  const chars = out.view;
  let to = out.length;
  to = put(chars, to, OPENING_UPDATEPL, outer);
  to = putIntLine(chars, to, TOKEN_PLAYER, depth, player);
  to = putIntLine(chars, to, TOKEN_LOSS, depth, loss);
  out.length = to;
  close(out, first, outer, OPENING_UPDATEPL, ALONE_UPDATEPL);
  return true;
}

/** The texts of messages, from the cursor on as far as they can be told here. */
function tellMessagesUntil24(r: Reader, outer: number, out: TextOutput, names: Names): void {
  while (r.offset < r.end) {
    const start = r.offset;
    const { length } = out;
    const id = r.view.getUint8(start);
    let isTold = false;
    switch (id) {
      case 0x03:
        isTold = tellUpdatestat(r, outer, out, names);
        break;
      case 0x06:
        isTold = tellSound(r, outer, out, names);
        break;
      case 0x0e:
        isTold = tellUpdatefrags(r, outer, out, names);
        break;
      case 0x10:
        isTold = tellStopsound(r, outer, out, names);
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
      case 0x1d:
        isTold = tellSpawnstaticsound(r, outer, out, names);
        break;
      case 0x1e:
        isTold = tellIntermission(r, outer, out, names);
        break;
      case 0x20:
        isTold = tellCdtrack(r, outer, out, names);
        break;
      case 0x24:
        isTold = tellUpdateping(r, outer, out, names);
        break;
      case 0x25:
        isTold = tellUpdateentertime(r, outer, out, names);
        break;
      case 0x26:
        isTold = tellUpdatestatlong(r, outer, out, names);
        break;
      case 0x27:
        isTold = tellMuzzleflash(r, outer, out, names);
        break;
      case 0x2a:
        isTold = tellPlayerinfoUntil26(r, outer, out, names);
        break;
      case 0x2b:
        isTold = tellNails(r, outer, out, names);
        break;
      case 0x2c:
        isTold = tellChokecount(r, outer, out, names);
        break;
      case 0x2f:
        isTold = tellPacketentities(r, outer, out, names);
        break;
      case 0x30:
        isTold = tellDeltapacketentities(r, outer, out, names);
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
function tellMessagesUntil25(r: Reader, outer: number, out: TextOutput, names: Names): void {
  while (r.offset < r.end) {
    const start = r.offset;
    const { length } = out;
    const id = r.view.getUint8(start);
    let isTold = false;
    switch (id) {
      case 0x03:
        isTold = tellUpdatestat(r, outer, out, names);
        break;
      case 0x06:
        isTold = tellSound(r, outer, out, names);
        break;
      case 0x0e:
        isTold = tellUpdatefrags(r, outer, out, names);
        break;
      case 0x10:
        isTold = tellStopsound(r, outer, out, names);
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
      case 0x1d:
        isTold = tellSpawnstaticsound(r, outer, out, names);
        break;
      case 0x1e:
        isTold = tellIntermission(r, outer, out, names);
        break;
      case 0x20:
        isTold = tellCdtrack(r, outer, out, names);
        break;
      case 0x24:
        isTold = tellUpdateping(r, outer, out, names);
        break;
      case 0x25:
        isTold = tellUpdateentertime(r, outer, out, names);
        break;
      case 0x26:
        isTold = tellUpdatestatlong(r, outer, out, names);
        break;
      case 0x27:
        isTold = tellMuzzleflash(r, outer, out, names);
        break;
      case 0x2a:
        isTold = tellPlayerinfoUntil26(r, outer, out, names);
        break;
      case 0x2b:
        isTold = tellNails(r, outer, out, names);
        break;
      case 0x2c:
        isTold = tellChokecount(r, outer, out, names);
        break;
      case 0x2f:
        isTold = tellPacketentities(r, outer, out, names);
        break;
      case 0x30:
        isTold = tellDeltapacketentities(r, outer, out, names);
        break;
      case 0x31:
        isTold = tellMaxspeed(r, outer, out, names);
        break;
      case 0x32:
        isTold = tellEntgravity(r, outer, out, names);
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
      case 0x03:
        isTold = tellUpdatestat(r, outer, out, names);
        break;
      case 0x06:
        isTold = tellSound(r, outer, out, names);
        break;
      case 0x0e:
        isTold = tellUpdatefrags(r, outer, out, names);
        break;
      case 0x10:
        isTold = tellStopsound(r, outer, out, names);
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
      case 0x1d:
        isTold = tellSpawnstaticsound(r, outer, out, names);
        break;
      case 0x1e:
        isTold = tellIntermission(r, outer, out, names);
        break;
      case 0x20:
        isTold = tellCdtrack(r, outer, out, names);
        break;
      case 0x24:
        isTold = tellUpdateping(r, outer, out, names);
        break;
      case 0x25:
        isTold = tellUpdateentertime(r, outer, out, names);
        break;
      case 0x26:
        isTold = tellUpdatestatlong(r, outer, out, names);
        break;
      case 0x27:
        isTold = tellMuzzleflash(r, outer, out, names);
        break;
      case 0x2a:
        isTold = tellPlayerinfoUntil26(r, outer, out, names);
        break;
      case 0x2b:
        isTold = tellNails(r, outer, out, names);
        break;
      case 0x2c:
        isTold = tellChokecount(r, outer, out, names);
        break;
      case 0x2f:
        isTold = tellPacketentities(r, outer, out, names);
        break;
      case 0x30:
        isTold = tellDeltapacketentities(r, outer, out, names);
        break;
      case 0x31:
        isTold = tellMaxspeed(r, outer, out, names);
        break;
      case 0x32:
        isTold = tellEntgravity(r, outer, out, names);
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
function tellMessagesUntil27(r: Reader, outer: number, out: TextOutput, names: Names): void {
  while (r.offset < r.end) {
    const start = r.offset;
    const { length } = out;
    const id = r.view.getUint8(start);
    let isTold = false;
    switch (id) {
      case 0x03:
        isTold = tellUpdatestat(r, outer, out, names);
        break;
      case 0x06:
        isTold = tellSound(r, outer, out, names);
        break;
      case 0x0e:
        isTold = tellUpdatefrags(r, outer, out, names);
        break;
      case 0x10:
        isTold = tellStopsound(r, outer, out, names);
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
      case 0x1d:
        isTold = tellSpawnstaticsound(r, outer, out, names);
        break;
      case 0x1e:
        isTold = tellIntermission(r, outer, out, names);
        break;
      case 0x20:
        isTold = tellCdtrack(r, outer, out, names);
        break;
      case 0x24:
        isTold = tellUpdateping(r, outer, out, names);
        break;
      case 0x25:
        isTold = tellUpdateentertime(r, outer, out, names);
        break;
      case 0x26:
        isTold = tellUpdatestatlong(r, outer, out, names);
        break;
      case 0x27:
        isTold = tellMuzzleflash(r, outer, out, names);
        break;
      case 0x2a:
        isTold = tellPlayerinfo(r, outer, out, names);
        break;
      case 0x2b:
        isTold = tellNails(r, outer, out, names);
        break;
      case 0x2c:
        isTold = tellChokecount(r, outer, out, names);
        break;
      case 0x2f:
        isTold = tellPacketentities(r, outer, out, names);
        break;
      case 0x30:
        isTold = tellDeltapacketentities(r, outer, out, names);
        break;
      case 0x31:
        isTold = tellMaxspeed(r, outer, out, names);
        break;
      case 0x32:
        isTold = tellEntgravity(r, outer, out, names);
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
      case 0x03:
        isTold = tellUpdatestat(r, outer, out, names);
        break;
      case 0x06:
        isTold = tellSound(r, outer, out, names);
        break;
      case 0x0e:
        isTold = tellUpdatefrags(r, outer, out, names);
        break;
      case 0x10:
        isTold = tellStopsound(r, outer, out, names);
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
      case 0x1d:
        isTold = tellSpawnstaticsound(r, outer, out, names);
        break;
      case 0x1e:
        isTold = tellIntermission(r, outer, out, names);
        break;
      case 0x20:
        isTold = tellCdtrack(r, outer, out, names);
        break;
      case 0x24:
        isTold = tellUpdateping(r, outer, out, names);
        break;
      case 0x25:
        isTold = tellUpdateentertime(r, outer, out, names);
        break;
      case 0x26:
        isTold = tellUpdatestatlong(r, outer, out, names);
        break;
      case 0x27:
        isTold = tellMuzzleflash(r, outer, out, names);
        break;
      case 0x2a:
        isTold = tellPlayerinfo(r, outer, out, names);
        break;
      case 0x2b:
        isTold = tellNails(r, outer, out, names);
        break;
      case 0x2c:
        isTold = tellChokecount(r, outer, out, names);
        break;
      case 0x2f:
        isTold = tellPacketentities(r, outer, out, names);
        break;
      case 0x30:
        isTold = tellDeltapacketentities(r, outer, out, names);
        break;
      case 0x31:
        isTold = tellMaxspeed(r, outer, out, names);
        break;
      case 0x32:
        isTold = tellEntgravity(r, outer, out, names);
        break;
      case 0x35:
        isTold = tellUpdatepl(r, outer, out, names);
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
    tell: tellMessagesUntil24,
    heard: [
      { message: "updatestat", hear: hearUpdatestat },
      { message: "sound", hear: hearSound },
      { message: "updatefrags", hear: hearUpdatefrags },
      { message: "stopsound", hear: hearStopsound },
      { message: "damage", hear: hearDamage },
      { message: "temp_entity", hear: hearTempEntity },
      { message: "setpause", single: true, hear: hearSetpause },
      { message: "spawnstaticsound", hear: hearSpawnstaticsound },
      { message: "intermission", hear: hearIntermission },
      { message: "cdtrack", single: true, hear: hearCdtrack },
      { message: "updateping", hear: hearUpdateping },
      { message: "updateentertime", hear: hearUpdateentertime },
      { message: "updatestatlong", hear: hearUpdatestatlong },
      { message: "muzzleflash", single: true, hear: hearMuzzleflash },
      { message: "playerinfo", hear: hearPlayerinfoUntil26 },
      { message: "nails", hear: hearNails },
      { message: "chokecount", single: true, hear: hearChokecount },
      { message: "packetentities", hear: hearPacketentities },
      { message: "deltapacketentities", hear: hearDeltapacketentities },
    ],
  },
  {
    from: 1,
    to: 1,
    tell: tellMessagesUntil25,
    heard: [
      { message: "updatestat", hear: hearUpdatestat },
      { message: "sound", hear: hearSound },
      { message: "updatefrags", hear: hearUpdatefrags },
      { message: "stopsound", hear: hearStopsound },
      { message: "damage", hear: hearDamage },
      { message: "temp_entity", hear: hearTempEntity },
      { message: "setpause", single: true, hear: hearSetpause },
      { message: "spawnstaticsound", hear: hearSpawnstaticsound },
      { message: "intermission", hear: hearIntermission },
      { message: "cdtrack", single: true, hear: hearCdtrack },
      { message: "updateping", hear: hearUpdateping },
      { message: "updateentertime", hear: hearUpdateentertime },
      { message: "updatestatlong", hear: hearUpdatestatlong },
      { message: "muzzleflash", single: true, hear: hearMuzzleflash },
      { message: "playerinfo", hear: hearPlayerinfoUntil26 },
      { message: "nails", hear: hearNails },
      { message: "chokecount", single: true, hear: hearChokecount },
      { message: "packetentities", hear: hearPacketentities },
      { message: "deltapacketentities", hear: hearDeltapacketentities },
      { message: "maxspeed", single: true, hear: hearMaxspeed },
      { message: "entgravity", single: true, hear: hearEntgravity },
    ],
  },
  {
    from: 2,
    to: 2,
    tell: tellMessagesUntil26,
    heard: [
      { message: "updatestat", hear: hearUpdatestat },
      { message: "sound", hear: hearSound },
      { message: "updatefrags", hear: hearUpdatefrags },
      { message: "stopsound", hear: hearStopsound },
      { message: "damage", hear: hearDamage },
      { message: "temp_entity", hear: hearTempEntity },
      { message: "setpause", single: true, hear: hearSetpause },
      { message: "spawnstaticsound", hear: hearSpawnstaticsound },
      { message: "intermission", hear: hearIntermission },
      { message: "cdtrack", single: true, hear: hearCdtrack },
      { message: "updateping", hear: hearUpdateping },
      { message: "updateentertime", hear: hearUpdateentertime },
      { message: "updatestatlong", hear: hearUpdatestatlong },
      { message: "muzzleflash", single: true, hear: hearMuzzleflash },
      { message: "playerinfo", hear: hearPlayerinfoUntil26 },
      { message: "nails", hear: hearNails },
      { message: "chokecount", single: true, hear: hearChokecount },
      { message: "packetentities", hear: hearPacketentities },
      { message: "deltapacketentities", hear: hearDeltapacketentities },
      { message: "maxspeed", single: true, hear: hearMaxspeed },
      { message: "entgravity", single: true, hear: hearEntgravity },
    ],
  },
  {
    from: 3,
    to: 3,
    tell: tellMessagesUntil27,
    heard: [
      { message: "updatestat", hear: hearUpdatestat },
      { message: "sound", hear: hearSound },
      { message: "updatefrags", hear: hearUpdatefrags },
      { message: "stopsound", hear: hearStopsound },
      { message: "damage", hear: hearDamage },
      { message: "temp_entity", hear: hearTempEntity },
      { message: "setpause", single: true, hear: hearSetpause },
      { message: "spawnstaticsound", hear: hearSpawnstaticsound },
      { message: "intermission", hear: hearIntermission },
      { message: "cdtrack", single: true, hear: hearCdtrack },
      { message: "updateping", hear: hearUpdateping },
      { message: "updateentertime", hear: hearUpdateentertime },
      { message: "updatestatlong", hear: hearUpdatestatlong },
      { message: "muzzleflash", single: true, hear: hearMuzzleflash },
      { message: "playerinfo", hear: hearPlayerinfo },
      { message: "nails", hear: hearNails },
      { message: "chokecount", single: true, hear: hearChokecount },
      { message: "packetentities", hear: hearPacketentities },
      { message: "deltapacketentities", hear: hearDeltapacketentities },
      { message: "maxspeed", single: true, hear: hearMaxspeed },
      { message: "entgravity", single: true, hear: hearEntgravity },
    ],
  },
  {
    from: 4,
    to: 4,
    tell: tellMessages,
    heard: [
      { message: "updatestat", hear: hearUpdatestat },
      { message: "sound", hear: hearSound },
      { message: "updatefrags", hear: hearUpdatefrags },
      { message: "stopsound", hear: hearStopsound },
      { message: "damage", hear: hearDamage },
      { message: "temp_entity", hear: hearTempEntity },
      { message: "setpause", single: true, hear: hearSetpause },
      { message: "spawnstaticsound", hear: hearSpawnstaticsound },
      { message: "intermission", hear: hearIntermission },
      { message: "cdtrack", single: true, hear: hearCdtrack },
      { message: "updateping", hear: hearUpdateping },
      { message: "updateentertime", hear: hearUpdateentertime },
      { message: "updatestatlong", hear: hearUpdatestatlong },
      { message: "muzzleflash", single: true, hear: hearMuzzleflash },
      { message: "playerinfo", hear: hearPlayerinfo },
      { message: "nails", hear: hearNails },
      { message: "chokecount", single: true, hear: hearChokecount },
      { message: "packetentities", hear: hearPacketentities },
      { message: "deltapacketentities", hear: hearDeltapacketentities },
      { message: "maxspeed", single: true, hear: hearMaxspeed },
      { message: "entgravity", single: true, hear: hearEntgravity },
      { message: "updatepl", hear: hearUpdatepl },
    ],
  },
];
