// Generated from quakeworld.yaml. To change it, edit the schema and run `npx demospec generate`.
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
  putInt,
  putTime,
  token,
} from "../text/saying.ts";
import {
  type Message,
  type Usercmd,
  type Packetentity,
  type Updatestat,
  type Sound,
  type Updatefrags,
  type Stopsound,
  type Damage,
  type Spawnstatic,
  type Spawnbaseline,
  type Spawnstaticsound,
  type Intermission,
  type Updateping,
  type Updateentertime,
  type Updatestatlong,
  type Playerinfo,
  type Deltapacketentities,
  type Updatepl,
} from "./quakeworld.ts";
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
const TOKEN_ANGLES = token("angles");
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
const TOKEN_PING = token("ping");
const TOKEN_ENTERTIME = token("entertime");
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
const OPEN_DELTAPACKETENTITY = opening("deltapacketentity");
const ALONE_DELTAPACKETENTITY = alone("deltapacketentity");
const TOKEN_LOSS = token("loss");

/** The statements of `usercmd`. */
function sayUsercmdUntil26(m: Usercmd, depth: number, out: TextOutput, _names: Names): boolean {
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
  out.reserve(545);
  const view = out.view;
  let at = out.length;
  {
    const value = m.angle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1[depth]!);
      at = ANGLE16S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  at = put(view, at, TOKEN_ANGLES_2[depth]!);
  at = ANGLE16S.put(view, at, m.angle2!);
  at = putEnd(view, at);
  {
    const value = m.angle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3[depth]!);
      at = ANGLE16S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.forwardmove;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SPEED_X[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.sidemove;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SPEED_Y[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.upmove;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SPEED_Z[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x01) !== 0) at = put(view, at, ALONE_FIRE[depth]!);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x02) !== 0) at = put(view, at, ALONE_JUMP[depth]!);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      {
        const set = BITS_FLAG.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_FLAG[depth]!);
          at = put(view, at, set);
        }
      }
    }
  }
  {
    const value = m.impulse;
    if (value !== undefined) {
      at = put(view, at, TOKEN_IMPULSE[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.msec;
    if (value !== undefined) {
      at = put(view, at, TOKEN_LOAD[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  out.length = at;
  return true;
}

/** The statements of `usercmd`. */
function sayUsercmd(m: Usercmd, depth: number, out: TextOutput, _names: Names): boolean {
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
  out.reserve(545);
  const view = out.view;
  let at = out.length;
  {
    const value = m.angle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1[depth]!);
      at = ANGLE16S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.angle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2[depth]!);
      at = ANGLE16S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.angle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3[depth]!);
      at = ANGLE16S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.forwardmove;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SPEED_X[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.sidemove;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SPEED_Y[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.upmove;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SPEED_Z[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x01) !== 0) at = put(view, at, ALONE_FIRE[depth]!);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x02) !== 0) at = put(view, at, ALONE_JUMP[depth]!);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      {
        const set = BITS_FLAG.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_FLAG[depth]!);
          at = put(view, at, set);
        }
      }
    }
  }
  {
    const value = m.impulse;
    if (value !== undefined) {
      at = put(view, at, TOKEN_IMPULSE[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  at = put(view, at, TOKEN_LOAD[depth]!);
  at = putInt(view, at, m.msec!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `packetentity`. */
function sayPacketentity(m: Packetentity, depth: number, out: TextOutput, names: Names): boolean {
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
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.number!);
  at = putEnd(view, at);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(630);
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
    const value = m.colormap;
    if (value !== undefined) {
      at = put(view, at, TOKEN_COLORMAP[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      at = put(view, at, TOKEN_SKIN[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
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
  if (m.remove) at = put(view, at, ALONE_REMOVE[depth]!);
  out.length = at;
  return true;
}

/** The statements of `updatestat`. */
function sayUpdatestat(m: Updatestat, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(106);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_INDEX[depth]!);
  at = putInt(view, at, m.index!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_VALUE[depth]!);
  at = putInt(view, at, m.value!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `sound`. */
function saySound(m: Sound, depth: number, out: TextOutput, names: Names): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.volume !== undefined) needed |= 0x8000;
    if (m.attenuation !== undefined) needed |= 0x4000;
    if (m.flags !== needed >>> 0) return false;
  }
  out.reserve(345);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_CHANNEL[depth]!);
  at = putInt(view, at, m.channel!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.entity!);
  at = putEnd(view, at);
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
  at = put(view, at, TOKEN_SOUNDNUM[depth]!);
  appendNamed(out, at, names, "sounds", m.soundnum!, m);
  out.reserve(345);
  view = out.view;
  at = out.length;
  {
    const values: readonly number[] = m.origin!;
    at = put(view, at, TOKEN_ORIGIN[depth]!);
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

/** The statements of `updatefrags`. */
function sayUpdatefrags(m: Updatefrags, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(107);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_PLAYER[depth]!);
  at = putInt(view, at, m.player!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_FRAGS[depth]!);
  at = putInt(view, at, m.frags!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `stopsound`. */
function sayStopsound(m: Stopsound, depth: number, out: TextOutput, _names: Names): boolean {
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

/** The statements of `damage`. */
function sayDamage(m: Damage, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(198);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_SAVE[depth]!);
  at = putInt(view, at, m.armor!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_TAKE[depth]!);
  at = putInt(view, at, m.blood!);
  at = putEnd(view, at);
  {
    const values: readonly number[] = m.origin!;
    at = put(view, at, TOKEN_ORIGIN[depth]!);
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

/** The statements of `spawnstatic`. */
function saySpawnstatic(m: Spawnstatic, depth: number, out: TextOutput, names: Names): boolean {
  out.reserve(439);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_DEFAULT_MODELINDEX[depth]!);
  appendNamed(out, at, names, "models", m.modelindex!, m);
  out.reserve(439);
  view = out.view;
  at = out.length;
  at = put(view, at, TOKEN_DEFAULT_FRAME[depth]!);
  at = putInt(view, at, m.frame!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_DEFAULT_COLORMAP[depth]!);
  at = putInt(view, at, m.colormap!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_DEFAULT_SKIN[depth]!);
  at = putInt(view, at, m.skin!);
  at = putEnd(view, at);
  {
    const values: readonly number[] = m.origin!;
    at = put(view, at, TOKEN_DEFAULT_ORIGIN[depth]!);
    at = COORDS.put(view, at, values[0]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[1]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[2]!);
    at = putEnd(view, at);
  }
  {
    const values: readonly number[] = m.angles!;
    at = put(view, at, TOKEN_DEFAULT_ANGLES[depth]!);
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
function saySpawnbaseline(m: Spawnbaseline, depth: number, out: TextOutput, names: Names): boolean {
  out.reserve(485);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.entity!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_DEFAULT_MODELINDEX[depth]!);
  appendNamed(out, at, names, "models", m.modelindex!, m);
  out.reserve(485);
  view = out.view;
  at = out.length;
  at = put(view, at, TOKEN_DEFAULT_FRAME[depth]!);
  at = putInt(view, at, m.frame!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_DEFAULT_COLORMAP[depth]!);
  at = putInt(view, at, m.colormap!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_DEFAULT_SKIN[depth]!);
  at = putInt(view, at, m.skin!);
  at = putEnd(view, at);
  {
    const values: readonly number[] = m.origin!;
    at = put(view, at, TOKEN_DEFAULT_ORIGIN[depth]!);
    at = COORDS.put(view, at, values[0]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[1]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[2]!);
    at = putEnd(view, at);
  }
  {
    const values: readonly number[] = m.angles!;
    at = put(view, at, TOKEN_DEFAULT_ANGLES[depth]!);
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

/** The statements of `spawnstaticsound`. */
function saySpawnstaticsound(
  m: Spawnstaticsound,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  out.reserve(252);
  let view = out.view;
  let at = out.length;
  {
    const values: readonly number[] = m.origin!;
    at = put(view, at, TOKEN_ORIGIN[depth]!);
    at = COORDS.put(view, at, values[0]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[1]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[2]!);
    at = putEnd(view, at);
  }
  at = put(view, at, TOKEN_SOUNDNUM[depth]!);
  appendNamed(out, at, names, "sounds", m.soundnum!, m);
  out.reserve(252);
  view = out.view;
  at = out.length;
  at = put(view, at, TOKEN_VOL[depth]!);
  at = U8S.put(view, at, m.volume!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_ATTENUATION[depth]!);
  at = U8S_2.put(view, at, m.attenuation!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `intermission`. */
function sayIntermission(m: Intermission, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(204);
  const view = out.view;
  let at = out.length;
  {
    const values: readonly number[] = m.origin!;
    at = put(view, at, TOKEN_ORIGIN[depth]!);
    at = COORDS.put(view, at, values[0]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[1]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[2]!);
    at = putEnd(view, at);
  }
  {
    const values: readonly number[] = m.angles!;
    at = put(view, at, TOKEN_ANGLES[depth]!);
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

/** The statements of `updateping`. */
function sayUpdateping(m: Updateping, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(106);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_PLAYER[depth]!);
  at = putInt(view, at, m.player!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_PING[depth]!);
  at = putInt(view, at, m.ping!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `updateentertime`. */
function sayUpdateentertime(
  m: Updateentertime,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(111);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_PLAYER[depth]!);
  at = putInt(view, at, m.player!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_ENTERTIME[depth]!);
  at = putTime(view, at, m.entertime!, m.entertimeNaN);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `updatestatlong`. */
function sayUpdatestatlong(
  m: Updatestatlong,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(106);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_INDEX[depth]!);
  at = putInt(view, at, m.index!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_VALUE[depth]!);
  at = putInt(view, at, m.value!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `playerinfo`. */
function sayPlayerinfoUntil26(
  m: Playerinfo,
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
  at = put(view, at, TOKEN_PLAYER[depth]!);
  at = putInt(view, at, m.player!);
  at = putEnd(view, at);
  {
    const values: readonly number[] = m.origin!;
    at = put(view, at, TOKEN_ORIGIN[depth]!);
    at = COORDS.put(view, at, values[0]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[1]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[2]!);
    at = putEnd(view, at);
  }
  at = put(view, at, TOKEN_FRAME[depth]!);
  at = putInt(view, at, m.frame!);
  at = putEnd(view, at);
  {
    const value = m.msec;
    if (value !== undefined) {
      at = put(view, at, TOKEN_PING[depth]!);
      at = U8S_3.put(view, at, value);
      at = putEnd(view, at);
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
      at = put(view, at, TOKEN_CSPEED_X[depth]!);
      at = I16S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.velocity2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_CSPEED_Y[depth]!);
      at = I16S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.velocity3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_CSPEED_Z[depth]!);
      at = I16S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(658);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.skinnum;
    if (value !== undefined) {
      at = put(view, at, TOKEN_UK_BYTE6[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.effects;
    if (value !== undefined) {
      {
        const set = BITS_WEAPON.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_WEAPON[depth]!);
          at = put(view, at, set);
        }
      }
    }
  }
  {
    const value = m.weaponframe;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONFRAME[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  out.length = at;
  return true;
}

/** The statements of `playerinfo`. */
function sayPlayerinfo(m: Playerinfo, depth: number, out: TextOutput, names: Names): boolean {
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
  at = put(view, at, TOKEN_PLAYER[depth]!);
  at = putInt(view, at, m.player!);
  at = putEnd(view, at);
  {
    const values: readonly number[] = m.origin!;
    at = put(view, at, TOKEN_ORIGIN[depth]!);
    at = COORDS.put(view, at, values[0]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[1]!);
    view.setUint8(at++, 0x20);
    at = COORDS.put(view, at, values[2]!);
    at = putEnd(view, at);
  }
  at = put(view, at, TOKEN_FRAME[depth]!);
  at = putInt(view, at, m.frame!);
  at = putEnd(view, at);
  {
    const value = m.msec;
    if (value !== undefined) {
      at = put(view, at, TOKEN_PING[depth]!);
      at = U8S_3.put(view, at, value);
      at = putEnd(view, at);
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
      at = put(view, at, TOKEN_CSPEED_X[depth]!);
      at = I16S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.velocity2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_CSPEED_Y[depth]!);
      at = I16S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.velocity3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_CSPEED_Z[depth]!);
      at = I16S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(658);
      view = out.view;
      at = out.length;
    }
  }
  {
    const value = m.skinnum;
    if (value !== undefined) {
      at = put(view, at, TOKEN_UK_BYTE6[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.effects;
    if (value !== undefined) {
      {
        const set = BITS_WEAPON.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_WEAPON[depth]!);
          at = put(view, at, set);
        }
      }
    }
  }
  {
    const value = m.weaponframe;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONFRAME[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  out.length = at;
  return true;
}

/** The statements of `deltapacketentities`. */
function sayDeltapacketentities(
  m: Deltapacketentities,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  out.reserve(118);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_FRAME[depth]!);
  at = putInt(view, at, m.from!);
  at = putEnd(view, at);
  out.length = at;
  for (const element of m.entities!) {
    out.reserve(33);
    const start = out.length;
    out.length = put(out.view, start, OPEN_DELTAPACKETENTITY[depth]!);
    if (!sayPacketentity(element, depth + 1, out, names)) return false;
    close(out, start, depth, OPEN_DELTAPACKETENTITY, ALONE_DELTAPACKETENTITY);
  }
  out.reserve(118);
  view = out.view;
  at = out.length;
  out.length = at;
  return true;
}

/** The statements of `updatepl`. */
function sayUpdatepl(m: Updatepl, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(106);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_PLAYER[depth]!);
  at = putInt(view, at, m.player!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_LOSS[depth]!);
  at = putInt(view, at, m.loss!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** What writes messages in the text form, in the versions that it is for. */
export const sayings: readonly Saying<Message>[] = [
  { message: "updatestat", from: 0, to: 4, say: sayUpdatestat as Say<Message> },
  { message: "sound", from: 0, to: 4, say: saySound as Say<Message> },
  { message: "updatefrags", from: 0, to: 4, say: sayUpdatefrags as Say<Message> },
  { message: "stopsound", from: 0, to: 4, say: sayStopsound as Say<Message> },
  { message: "damage", from: 0, to: 4, say: sayDamage as Say<Message> },
  { message: "spawnstatic", from: 0, to: 4, say: saySpawnstatic as Say<Message> },
  { message: "spawnbaseline", from: 0, to: 4, say: saySpawnbaseline as Say<Message> },
  { message: "spawnstaticsound", from: 0, to: 4, say: saySpawnstaticsound as Say<Message> },
  { message: "intermission", from: 0, to: 4, say: sayIntermission as Say<Message> },
  { message: "updateping", from: 0, to: 4, say: sayUpdateping as Say<Message> },
  { message: "updateentertime", from: 0, to: 4, say: sayUpdateentertime as Say<Message> },
  { message: "updatestatlong", from: 0, to: 4, say: sayUpdatestatlong as Say<Message> },
  { message: "playerinfo", from: 0, to: 2, say: sayPlayerinfoUntil26 as Say<Message> },
  { message: "playerinfo", from: 3, to: 4, say: sayPlayerinfo as Say<Message> },
  { message: "deltapacketentities", from: 0, to: 4, say: sayDeltapacketentities as Say<Message> },
  { message: "updatepl", from: 4, to: 4, say: sayUpdatepl as Say<Message> },
];
