// Generated from netquake.yaml. To change it, edit the schema and run `npx demospec generate`.
import { type TextCursor, withBit } from "../text/hearing.ts";
import { type TextOutput } from "../text/output.ts";
import {
  type Names,
  type Say,
  type Saying,
  alone,
  appendNamed,
  BitNumbers,
  Numbers,
  put,
  putEnd,
  putInt,
  putIntEnd,
  putTime,
  token,
} from "../text/saying.ts";
import type * as M from "./netquake.ts";
const TOKEN_INDEX = token("index");
const TOKEN_VALUE = token("value");
const TOKEN_VERSION = token("version");
const TOKEN_SETVIEW = token("setview");
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
const TOKEN_CHANNEL = token("channel");
const TOKEN_ENTITY = token("entity");
const TOKEN_SOUNDNUM = token("soundnum");
const COORDS = new Numbers(
  { kind: "int", name: "coord", bits: 16, signed: true, scale: { num: 1, den: 8, plus: 0 } },
  undefined,
);
const TOKEN_ORIGIN = token("origin");
const TOKEN_TIME = token("time");
const TOKEN_PLAYER = token("player");
const TOKEN_FRAGS = token("frags");
const TOKEN_VIEW_OFS_Z = token("view_ofs_z");
const I8S = new Numbers({ kind: "int", name: "i8", bits: 8, signed: true }, "float");
const TOKEN_PUNCHANGLE_X = token("punchangle_x");
const TOKEN_ANGLES_1 = token("angles_1");
const TOKEN_ANGLES_2 = token("angles_2");
const TOKEN_ANGLES_3 = token("angles_3");
const TOKEN_VEL_X = token("vel_x");
const I8S_2 = new Numbers(
  { kind: "int", name: "i8", bits: 8, signed: true, scale: { num: 16, den: 1, plus: 0 } },
  "float",
);
const TOKEN_VEL_Y = token("vel_y");
const TOKEN_VEL_Z = token("vel_z");
const BITS_WEAPONS = new BitNumbers([12, 0, 1, 2, 3, 4, 5, 6, 7]);
const TOKEN_WEAPONS = token("weapons");
const BITS_AMMOTYPE = new BitNumbers([8, 9, 10, 11]);
const TOKEN_AMMOTYPE = token("ammotype");
const BITS_ARMORTYPE = new BitNumbers([13, 14, 15]);
const TOKEN_ARMORTYPE = token("armortype");
const ALONE_MEGAHEALTH = alone("megahealth");
const BITS_KEYS = new BitNumbers([17, 18]);
const TOKEN_KEYS = token("keys");
const BITS_POWER_UPS = new BitNumbers([19, 20, 21, 22]);
const TOKEN_POWER_UPS = token("power_ups");
const ALONE_UK_ITEMS_B23 = alone("uk_items_b23");
const ALONE_UK_ITEMS_B24 = alone("uk_items_b24");
const ALONE_UK_ITEMS_B25 = alone("uk_items_b25");
const ALONE_UK_ITEMS_B26 = alone("uk_items_b26");
const ALONE_UK_ITEMS_B27 = alone("uk_items_b27");
const BITS_RUNES = new BitNumbers([28, 29, 30, 31]);
const TOKEN_RUNES = token("runes");
const ALONE_UK_BIT_B10 = alone("uk_bit_b10");
const ALONE_UK_BIT_B11 = alone("uk_bit_b11");
const TOKEN_WEAPONFRAME = token("weaponframe");
const TOKEN_ARMORVALUE = token("armorvalue");
const TOKEN_WEAPONMODEL = token("weaponmodel");
const TOKEN_HEALTH = token("health");
const TOKEN_CURRENTAMMO = token("currentammo");
const TOKEN_AMMO_SHELLS = token("ammo_shells");
const TOKEN_AMMO_NAILS = token("ammo_nails");
const TOKEN_AMMO_ROCKETS = token("ammo_rockets");
const TOKEN_AMMO_CELLS = token("ammo_cells");
const BITS_WEAPON = new BitNumbers([-1, 0, 1, 2, 3, 4, 5, 6, 7]);
const TOKEN_WEAPON = token("weapon");
const TOKEN_COLORS = token("colors");
const I8S_3 = new Numbers(
  { kind: "int", name: "i8", bits: 8, signed: true, scale: { num: 1, den: 16, plus: 0 } },
  undefined,
);
const TOKEN_VEL = token("vel");
const TOKEN_COUNT = token("count");
const TOKEN_COLOR = token("color");
const TOKEN_SAVE = token("save");
const TOKEN_TAKE = token("take");
const TOKEN_DEFAULT_MODELINDEX = token("default_modelindex");
const TOKEN_DEFAULT_FRAME = token("default_frame");
const TOKEN_DEFAULT_COLORMAP = token("default_colormap");
const TOKEN_DEFAULT_SKIN = token("default_skin");
const TOKEN_DEFAULT_ORIGIN = token("default_origin");
const ANGLES = new Numbers(
  { kind: "int", name: "angle", bits: 8, signed: true, scale: { num: 45, den: 32, plus: 0 } },
  undefined,
);
const TOKEN_DEFAULT_ANGLES = token("default_angles");
const TOKEN_ENTITYTYPE = token("entitytype");
const TOKEN_TRACE_ENDPOS = token("trace_endpos");
const TOKEN_RANGE = token("range");
const TOKEN_SETPAUSE = token("setpause");
const TOKEN_SIGNONNUM = token("signonnum");
const TOKEN_FROMTRACK = token("fromtrack");
const TOKEN_TOTRACK = token("totrack");
const TOKEN_MODELINDEX = token("modelindex");
const TOKEN_FRAME = token("frame");
const TOKEN_COLORMAP = token("colormap");
const TOKEN_SKIN = token("skin");
const TOKEN_EFFECTS = token("effects");
const TOKEN_ORIGIN_X = token("origin_x");
const TOKEN_ORIGIN_Y = token("origin_y");
const TOKEN_ORIGIN_Z = token("origin_z");
const ALONE_NEW = alone("new");

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

/** The statements of `version`. */
function sayVersion(m: M.Version, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(63);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_VERSION, depth);
  at = putIntEnd(view, at, m.serverprotocol!);
  out.length = at;
  return true;
}

/** `version` from its statements. */
function hearVersion(text: TextCursor, _depth: number): M.Version | undefined {
  let serverprotocol: number | undefined;
  serverprotocol = text.int();
  text.end();
  if (text.isBad || serverprotocol === undefined) return undefined;
  return { type: "version", serverprotocol: serverprotocol };
}

/** The statements of `setview`. */
function saySetview(m: M.Setview, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(63);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_SETVIEW, depth);
  at = putIntEnd(view, at, m.entity!);
  out.length = at;
  return true;
}

/** `setview` from its statements. */
function hearSetview(text: TextCursor, _depth: number): M.Setview | undefined {
  let entity: number | undefined;
  entity = text.int();
  text.end();
  if (text.isBad || entity === undefined) return undefined;
  return { type: "setview", entity: entity };
}

/** The statements of `sound`. */
function saySound(m: M.Sound, depth: number, out: TextOutput, names: Names): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.volume !== undefined) needed |= 0x01;
    if (m.attenuation !== undefined) needed |= 0x02;
    if (m.flags !== needed >>> 0) return false;
  }
  out.reserve(345);
  let view = out.view;
  let at = out.length;
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
  at = put(view, at, TOKEN_CHANNEL, depth);
  at = putIntEnd(view, at, m.channel!);
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.entity!);
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
  let volume: number | undefined;
  let attenuation: number | undefined;
  let channel: number | undefined;
  let entity: number | undefined;
  let soundnum: number | undefined;
  let origin: [number, number, number] | undefined;
  if (text.take(TOKEN_VOL, depth)) {
    volume = U8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ATTENUATION, depth)) {
    attenuation = U8S_2.hear(text);
    text.end();
  }
  if (text.take(TOKEN_CHANNEL, depth)) {
    channel = text.int();
    text.end();
  }
  if (text.take(TOKEN_ENTITY, depth)) {
    entity = text.int();
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
    volume: volume,
    attenuation: attenuation,
    channel: channel,
    entity: entity,
    soundnum: soundnum,
    origin: origin,
  };
}

/** The statements of `sound`. */
function saySoundFrom666(m: M.Sound, depth: number, out: TextOutput, names: Names): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.volume !== undefined) needed |= 0x01;
    if (m.attenuation !== undefined) needed |= 0x02;
    if (m.flags !== needed >>> 0) return false;
  }
  out.reserve(345);
  let view = out.view;
  let at = out.length;
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
  at = put(view, at, TOKEN_CHANNEL, depth);
  at = putIntEnd(view, at, m.channel!);
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.entity!);
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
function hearSoundFrom666(text: TextCursor, depth: number): M.Sound | undefined {
  let volume: number | undefined;
  let attenuation: number | undefined;
  let channel: number | undefined;
  let entity: number | undefined;
  let soundnum: number | undefined;
  let origin: [number, number, number] | undefined;
  if (text.take(TOKEN_VOL, depth)) {
    volume = U8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ATTENUATION, depth)) {
    attenuation = U8S_2.hear(text);
    text.end();
  }
  if (text.take(TOKEN_CHANNEL, depth)) {
    channel = text.int();
    text.end();
  }
  if (text.take(TOKEN_ENTITY, depth)) {
    entity = text.int();
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
    volume: volume,
    attenuation: attenuation,
    channel: channel,
    entity: entity,
    soundnum: soundnum,
    origin: origin,
  };
}

/** The statements of `time`. */
function sayTime(m: M.Time, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(60);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_TIME, depth);
  at = putTime(view, at, m.time!, m.timeNaN);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** `time` from its statements. */
function hearTime(text: TextCursor, _depth: number): M.Time | undefined {
  let time: number | undefined;
  time = text.time();
  text.end();
  if (text.isBad || time === undefined) return undefined;
  return { type: "time", time: time };
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

/** The statements of `clientdata`. */
function sayClientdataUntil106(
  m: M.Clientdata,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.viewheight !== undefined) needed |= 0x01;
    if (m.idealpitch !== undefined) needed |= 0x02;
    if (m.punchangle1 !== undefined) needed |= 0x04;
    if (m.velocity1 !== undefined) needed |= 0x20;
    if (m.punchangle2 !== undefined) needed |= 0x08;
    if (m.velocity2 !== undefined) needed |= 0x40;
    if (m.punchangle3 !== undefined) needed |= 0x10;
    if (m.velocity3 !== undefined) needed |= 0x80;
    if (m.items !== undefined) needed |= 0x0200;
    if (m.onground) needed |= 0x0400;
    if (m.inwater) needed |= 0x0800;
    if (m.weaponframe !== undefined) needed |= 0x1000;
    if (m.armor !== undefined) needed |= 0x2000;
    if (m.weapon !== undefined) needed |= 0x4000;
    if (m.flags !== needed >>> 0) return false;
  }
  if (m.items === 0) return false;
  out.reserve(1692);
  let view = out.view;
  let at = out.length;
  {
    const value = m.viewheight;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VIEW_OFS_Z, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.idealpitch;
    if (value !== undefined) {
      at = put(view, at, TOKEN_PUNCHANGLE_X, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.punchangle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.punchangle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.punchangle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.velocity1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_X, depth);
      at = I8S_2.putEnd(view, at, value);
    }
  }
  {
    const value = m.velocity2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_Y, depth);
      at = I8S_2.putEnd(view, at, value);
    }
  }
  {
    const value = m.velocity3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_Z, depth);
      at = I8S_2.putEnd(view, at, value);
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      {
        const set = BITS_WEAPONS.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_WEAPONS, depth);
          at = put(view, at, set);
        }
      }
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      {
        const set = BITS_AMMOTYPE.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_AMMOTYPE, depth);
          at = put(view, at, set);
        }
      }
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      {
        const set = BITS_ARMORTYPE.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_ARMORTYPE, depth);
          at = put(view, at, set);
        }
      }
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      if ((value & 0x010000) !== 0) at = put(view, at, ALONE_MEGAHEALTH, depth);
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      {
        const set = BITS_KEYS.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_KEYS, depth);
          at = put(view, at, set);
        }
      }
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      {
        const set = BITS_POWER_UPS.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_POWER_UPS, depth);
          at = put(view, at, set);
        }
      }
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      if ((value & 0x800000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B23, depth);
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      if ((value & 0x01000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B24, depth);
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      if ((value & 0x02000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B25, depth);
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      if ((value & 0x04000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B26, depth);
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      if ((value & 0x08000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B27, depth);
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      {
        const set = BITS_RUNES.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_RUNES, depth);
          at = put(view, at, set);
        }
      }
    }
  }
  if (m.onground) at = put(view, at, ALONE_UK_BIT_B10, depth);
  if (m.inwater) at = put(view, at, ALONE_UK_BIT_B11, depth);
  {
    const value = m.weaponframe;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONFRAME, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.armor;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ARMORVALUE, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.weapon;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONMODEL, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1692);
      view = out.view;
      at = out.length;
    }
  }
  at = put(view, at, TOKEN_HEALTH, depth);
  at = putIntEnd(view, at, m.health!);
  at = put(view, at, TOKEN_CURRENTAMMO, depth);
  at = putIntEnd(view, at, m.ammo!);
  at = put(view, at, TOKEN_AMMO_SHELLS, depth);
  at = putIntEnd(view, at, m.shells!);
  at = put(view, at, TOKEN_AMMO_NAILS, depth);
  at = putIntEnd(view, at, m.nails!);
  at = put(view, at, TOKEN_AMMO_ROCKETS, depth);
  at = putIntEnd(view, at, m.rockets!);
  at = put(view, at, TOKEN_AMMO_CELLS, depth);
  at = putIntEnd(view, at, m.cells!);
  {
    const set = BITS_WEAPON.of(m.activeweapon!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_WEAPON, depth);
      at = put(view, at, set);
    }
  }
  out.length = at;
  return true;
}

/** `clientdata` from its statements. */
function hearClientdataUntil106(text: TextCursor, depth: number): M.Clientdata | undefined {
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
  if (text.take(TOKEN_VIEW_OFS_Z, depth)) {
    viewheight = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_PUNCHANGLE_X, depth)) {
    idealpitch = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_1, depth)) {
    punchangle1 = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_2, depth)) {
    punchangle2 = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_3, depth)) {
    punchangle3 = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_VEL_X, depth)) {
    velocity1 = I8S_2.hear(text);
    text.end();
  }
  if (text.take(TOKEN_VEL_Y, depth)) {
    velocity2 = I8S_2.hear(text);
    text.end();
  }
  if (text.take(TOKEN_VEL_Z, depth)) {
    velocity3 = I8S_2.hear(text);
    text.end();
  }
  if (text.take(TOKEN_WEAPONS, depth)) {
    items = text.bits(BITS_WEAPONS.bits, items);
    text.end();
  }
  if (text.take(TOKEN_AMMOTYPE, depth)) {
    items = text.bits(BITS_AMMOTYPE.bits, items);
    text.end();
  }
  if (text.take(TOKEN_ARMORTYPE, depth)) {
    items = text.bits(BITS_ARMORTYPE.bits, items);
    text.end();
  }
  if (text.take(ALONE_MEGAHEALTH, depth)) items = withBit(items, 16);
  if (text.take(TOKEN_KEYS, depth)) {
    items = text.bits(BITS_KEYS.bits, items);
    text.end();
  }
  if (text.take(TOKEN_POWER_UPS, depth)) {
    items = text.bits(BITS_POWER_UPS.bits, items);
    text.end();
  }
  if (text.take(ALONE_UK_ITEMS_B23, depth)) items = withBit(items, 23);
  if (text.take(ALONE_UK_ITEMS_B24, depth)) items = withBit(items, 24);
  if (text.take(ALONE_UK_ITEMS_B25, depth)) items = withBit(items, 25);
  if (text.take(ALONE_UK_ITEMS_B26, depth)) items = withBit(items, 26);
  if (text.take(ALONE_UK_ITEMS_B27, depth)) items = withBit(items, 27);
  if (text.take(TOKEN_RUNES, depth)) {
    items = text.bits(BITS_RUNES.bits, items);
    text.end();
  }
  if (text.take(ALONE_UK_BIT_B10, depth)) onground = true;
  if (text.take(ALONE_UK_BIT_B11, depth)) inwater = true;
  if (text.take(TOKEN_WEAPONFRAME, depth)) {
    weaponframe = text.int();
    text.end();
  }
  if (text.take(TOKEN_ARMORVALUE, depth)) {
    armor = text.int();
    text.end();
  }
  if (text.take(TOKEN_WEAPONMODEL, depth)) {
    weapon = text.int();
    text.end();
  }
  if (text.take(TOKEN_HEALTH, depth)) {
    health = text.int();
    text.end();
  }
  if (text.take(TOKEN_CURRENTAMMO, depth)) {
    ammo = text.int();
    text.end();
  }
  if (text.take(TOKEN_AMMO_SHELLS, depth)) {
    shells = text.int();
    text.end();
  }
  if (text.take(TOKEN_AMMO_NAILS, depth)) {
    nails = text.int();
    text.end();
  }
  if (text.take(TOKEN_AMMO_ROCKETS, depth)) {
    rockets = text.int();
    text.end();
  }
  if (text.take(TOKEN_AMMO_CELLS, depth)) {
    cells = text.int();
    text.end();
  }
  if (text.take(TOKEN_WEAPON, depth)) {
    activeweapon = text.bits(BITS_WEAPON.bits, activeweapon);
    text.end();
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
    return undefined;
  return {
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
}

/** The statements of `clientdata`. */
function sayClientdata(m: M.Clientdata, depth: number, out: TextOutput, names: Names): boolean {
  if (m.flags !== undefined) {
    let needed = 0x0200;
    if (m.viewheight !== undefined) needed |= 0x01;
    if (m.idealpitch !== undefined) needed |= 0x02;
    if (m.punchangle1 !== undefined) needed |= 0x04;
    if (m.velocity1 !== undefined) needed |= 0x20;
    if (m.punchangle2 !== undefined) needed |= 0x08;
    if (m.velocity2 !== undefined) needed |= 0x40;
    if (m.punchangle3 !== undefined) needed |= 0x10;
    if (m.velocity3 !== undefined) needed |= 0x80;
    if (m.onground) needed |= 0x0400;
    if (m.inwater) needed |= 0x0800;
    if (m.weaponframe !== undefined) needed |= 0x1000;
    if (m.armor !== undefined) needed |= 0x2000;
    if (m.weapon !== undefined) needed |= 0x4000;
    if (m.flags !== needed >>> 0) return false;
  }
  out.reserve(1692);
  let view = out.view;
  let at = out.length;
  {
    const value = m.viewheight;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VIEW_OFS_Z, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.idealpitch;
    if (value !== undefined) {
      at = put(view, at, TOKEN_PUNCHANGLE_X, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.punchangle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.punchangle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.punchangle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.velocity1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_X, depth);
      at = I8S_2.putEnd(view, at, value);
    }
  }
  {
    const value = m.velocity2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_Y, depth);
      at = I8S_2.putEnd(view, at, value);
    }
  }
  {
    const value = m.velocity3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_Z, depth);
      at = I8S_2.putEnd(view, at, value);
    }
  }
  {
    const set = BITS_WEAPONS.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_WEAPONS, depth);
      at = put(view, at, set);
    }
  }
  {
    const set = BITS_AMMOTYPE.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_AMMOTYPE, depth);
      at = put(view, at, set);
    }
  }
  {
    const set = BITS_ARMORTYPE.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_ARMORTYPE, depth);
      at = put(view, at, set);
    }
  }
  if ((m.items! & 0x010000) !== 0) at = put(view, at, ALONE_MEGAHEALTH, depth);
  {
    const set = BITS_KEYS.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_KEYS, depth);
      at = put(view, at, set);
    }
  }
  {
    const set = BITS_POWER_UPS.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_POWER_UPS, depth);
      at = put(view, at, set);
    }
  }
  if ((m.items! & 0x800000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B23, depth);
  if ((m.items! & 0x01000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B24, depth);
  if ((m.items! & 0x02000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B25, depth);
  if ((m.items! & 0x04000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B26, depth);
  if ((m.items! & 0x08000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B27, depth);
  {
    const set = BITS_RUNES.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_RUNES, depth);
      at = put(view, at, set);
    }
  }
  if (m.onground) at = put(view, at, ALONE_UK_BIT_B10, depth);
  if (m.inwater) at = put(view, at, ALONE_UK_BIT_B11, depth);
  {
    const value = m.weaponframe;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONFRAME, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.armor;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ARMORVALUE, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.weapon;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONMODEL, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1692);
      view = out.view;
      at = out.length;
    }
  }
  at = put(view, at, TOKEN_HEALTH, depth);
  at = putIntEnd(view, at, m.health!);
  at = put(view, at, TOKEN_CURRENTAMMO, depth);
  at = putIntEnd(view, at, m.ammo!);
  at = put(view, at, TOKEN_AMMO_SHELLS, depth);
  at = putIntEnd(view, at, m.shells!);
  at = put(view, at, TOKEN_AMMO_NAILS, depth);
  at = putIntEnd(view, at, m.nails!);
  at = put(view, at, TOKEN_AMMO_ROCKETS, depth);
  at = putIntEnd(view, at, m.rockets!);
  at = put(view, at, TOKEN_AMMO_CELLS, depth);
  at = putIntEnd(view, at, m.cells!);
  {
    const set = BITS_WEAPON.of(m.activeweapon!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_WEAPON, depth);
      at = put(view, at, set);
    }
  }
  out.length = at;
  return true;
}

/** `clientdata` from its statements. */
function hearClientdata(text: TextCursor, depth: number): M.Clientdata | undefined {
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
  if (text.take(TOKEN_VIEW_OFS_Z, depth)) {
    viewheight = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_PUNCHANGLE_X, depth)) {
    idealpitch = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_1, depth)) {
    punchangle1 = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_2, depth)) {
    punchangle2 = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_3, depth)) {
    punchangle3 = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_VEL_X, depth)) {
    velocity1 = I8S_2.hear(text);
    text.end();
  }
  if (text.take(TOKEN_VEL_Y, depth)) {
    velocity2 = I8S_2.hear(text);
    text.end();
  }
  if (text.take(TOKEN_VEL_Z, depth)) {
    velocity3 = I8S_2.hear(text);
    text.end();
  }
  if (text.take(TOKEN_WEAPONS, depth)) {
    items = text.bits(BITS_WEAPONS.bits, items);
    text.end();
  }
  if (text.take(TOKEN_AMMOTYPE, depth)) {
    items = text.bits(BITS_AMMOTYPE.bits, items);
    text.end();
  }
  if (text.take(TOKEN_ARMORTYPE, depth)) {
    items = text.bits(BITS_ARMORTYPE.bits, items);
    text.end();
  }
  if (text.take(ALONE_MEGAHEALTH, depth)) items = withBit(items, 16);
  if (text.take(TOKEN_KEYS, depth)) {
    items = text.bits(BITS_KEYS.bits, items);
    text.end();
  }
  if (text.take(TOKEN_POWER_UPS, depth)) {
    items = text.bits(BITS_POWER_UPS.bits, items);
    text.end();
  }
  if (text.take(ALONE_UK_ITEMS_B23, depth)) items = withBit(items, 23);
  if (text.take(ALONE_UK_ITEMS_B24, depth)) items = withBit(items, 24);
  if (text.take(ALONE_UK_ITEMS_B25, depth)) items = withBit(items, 25);
  if (text.take(ALONE_UK_ITEMS_B26, depth)) items = withBit(items, 26);
  if (text.take(ALONE_UK_ITEMS_B27, depth)) items = withBit(items, 27);
  if (text.take(TOKEN_RUNES, depth)) {
    items = text.bits(BITS_RUNES.bits, items);
    text.end();
  }
  if (text.take(ALONE_UK_BIT_B10, depth)) onground = true;
  if (text.take(ALONE_UK_BIT_B11, depth)) inwater = true;
  if (text.take(TOKEN_WEAPONFRAME, depth)) {
    weaponframe = text.int();
    text.end();
  }
  if (text.take(TOKEN_ARMORVALUE, depth)) {
    armor = text.int();
    text.end();
  }
  if (text.take(TOKEN_WEAPONMODEL, depth)) {
    weapon = text.int();
    text.end();
  }
  if (text.take(TOKEN_HEALTH, depth)) {
    health = text.int();
    text.end();
  }
  if (text.take(TOKEN_CURRENTAMMO, depth)) {
    ammo = text.int();
    text.end();
  }
  if (text.take(TOKEN_AMMO_SHELLS, depth)) {
    shells = text.int();
    text.end();
  }
  if (text.take(TOKEN_AMMO_NAILS, depth)) {
    nails = text.int();
    text.end();
  }
  if (text.take(TOKEN_AMMO_ROCKETS, depth)) {
    rockets = text.int();
    text.end();
  }
  if (text.take(TOKEN_AMMO_CELLS, depth)) {
    cells = text.int();
    text.end();
  }
  if (text.take(TOKEN_WEAPON, depth)) {
    activeweapon = text.bits(BITS_WEAPON.bits, activeweapon);
    text.end();
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
    return undefined;
  return {
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
}

/** The statements of `clientdata`. */
function sayClientdataFrom666(
  m: M.Clientdata,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  if (m.flags !== undefined) {
    let needed = 0x0200;
    if (m.viewheight !== undefined) needed |= 0x01;
    if (m.idealpitch !== undefined) needed |= 0x02;
    if (m.punchangle1 !== undefined) needed |= 0x04;
    if (m.velocity1 !== undefined) needed |= 0x20;
    if (m.punchangle2 !== undefined) needed |= 0x08;
    if (m.velocity2 !== undefined) needed |= 0x40;
    if (m.punchangle3 !== undefined) needed |= 0x10;
    if (m.velocity3 !== undefined) needed |= 0x80;
    if (m.onground) needed |= 0x0400;
    if (m.inwater) needed |= 0x0800;
    if (m.weaponframe !== undefined) needed |= 0x1000;
    if (m.armor !== undefined) needed |= 0x2000;
    if (m.weapon !== undefined) needed |= 0x4000;
    if (m.flags !== needed >>> 0) return false;
  }
  out.reserve(1692);
  let view = out.view;
  let at = out.length;
  {
    const value = m.viewheight;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VIEW_OFS_Z, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.idealpitch;
    if (value !== undefined) {
      at = put(view, at, TOKEN_PUNCHANGLE_X, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.punchangle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.punchangle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.punchangle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3, depth);
      at = I8S.putEnd(view, at, value);
    }
  }
  {
    const value = m.velocity1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_X, depth);
      at = I8S_2.putEnd(view, at, value);
    }
  }
  {
    const value = m.velocity2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_Y, depth);
      at = I8S_2.putEnd(view, at, value);
    }
  }
  {
    const value = m.velocity3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_Z, depth);
      at = I8S_2.putEnd(view, at, value);
    }
  }
  {
    const set = BITS_WEAPONS.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_WEAPONS, depth);
      at = put(view, at, set);
    }
  }
  {
    const set = BITS_AMMOTYPE.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_AMMOTYPE, depth);
      at = put(view, at, set);
    }
  }
  {
    const set = BITS_ARMORTYPE.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_ARMORTYPE, depth);
      at = put(view, at, set);
    }
  }
  if ((m.items! & 0x010000) !== 0) at = put(view, at, ALONE_MEGAHEALTH, depth);
  {
    const set = BITS_KEYS.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_KEYS, depth);
      at = put(view, at, set);
    }
  }
  {
    const set = BITS_POWER_UPS.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_POWER_UPS, depth);
      at = put(view, at, set);
    }
  }
  if ((m.items! & 0x800000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B23, depth);
  if ((m.items! & 0x01000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B24, depth);
  if ((m.items! & 0x02000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B25, depth);
  if ((m.items! & 0x04000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B26, depth);
  if ((m.items! & 0x08000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B27, depth);
  {
    const set = BITS_RUNES.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_RUNES, depth);
      at = put(view, at, set);
    }
  }
  if (m.onground) at = put(view, at, ALONE_UK_BIT_B10, depth);
  if (m.inwater) at = put(view, at, ALONE_UK_BIT_B11, depth);
  {
    const value = m.weaponframe;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONFRAME, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.armor;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ARMORVALUE, depth);
      at = putIntEnd(view, at, value);
    }
  }
  {
    const value = m.weapon;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONMODEL, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1692);
      view = out.view;
      at = out.length;
    }
  }
  at = put(view, at, TOKEN_HEALTH, depth);
  at = putIntEnd(view, at, m.health!);
  at = put(view, at, TOKEN_CURRENTAMMO, depth);
  at = putIntEnd(view, at, m.ammo!);
  at = put(view, at, TOKEN_AMMO_SHELLS, depth);
  at = putIntEnd(view, at, m.shells!);
  at = put(view, at, TOKEN_AMMO_NAILS, depth);
  at = putIntEnd(view, at, m.nails!);
  at = put(view, at, TOKEN_AMMO_ROCKETS, depth);
  at = putIntEnd(view, at, m.rockets!);
  at = put(view, at, TOKEN_AMMO_CELLS, depth);
  at = putIntEnd(view, at, m.cells!);
  {
    const set = BITS_WEAPON.of(m.activeweapon!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_WEAPON, depth);
      at = put(view, at, set);
    }
  }
  out.length = at;
  return true;
}

/** `clientdata` from its statements. */
function hearClientdataFrom666(text: TextCursor, depth: number): M.Clientdata | undefined {
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
  if (text.take(TOKEN_VIEW_OFS_Z, depth)) {
    viewheight = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_PUNCHANGLE_X, depth)) {
    idealpitch = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_1, depth)) {
    punchangle1 = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_2, depth)) {
    punchangle2 = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_ANGLES_3, depth)) {
    punchangle3 = I8S.hear(text);
    text.end();
  }
  if (text.take(TOKEN_VEL_X, depth)) {
    velocity1 = I8S_2.hear(text);
    text.end();
  }
  if (text.take(TOKEN_VEL_Y, depth)) {
    velocity2 = I8S_2.hear(text);
    text.end();
  }
  if (text.take(TOKEN_VEL_Z, depth)) {
    velocity3 = I8S_2.hear(text);
    text.end();
  }
  if (text.take(TOKEN_WEAPONS, depth)) {
    items = text.bits(BITS_WEAPONS.bits, items);
    text.end();
  }
  if (text.take(TOKEN_AMMOTYPE, depth)) {
    items = text.bits(BITS_AMMOTYPE.bits, items);
    text.end();
  }
  if (text.take(TOKEN_ARMORTYPE, depth)) {
    items = text.bits(BITS_ARMORTYPE.bits, items);
    text.end();
  }
  if (text.take(ALONE_MEGAHEALTH, depth)) items = withBit(items, 16);
  if (text.take(TOKEN_KEYS, depth)) {
    items = text.bits(BITS_KEYS.bits, items);
    text.end();
  }
  if (text.take(TOKEN_POWER_UPS, depth)) {
    items = text.bits(BITS_POWER_UPS.bits, items);
    text.end();
  }
  if (text.take(ALONE_UK_ITEMS_B23, depth)) items = withBit(items, 23);
  if (text.take(ALONE_UK_ITEMS_B24, depth)) items = withBit(items, 24);
  if (text.take(ALONE_UK_ITEMS_B25, depth)) items = withBit(items, 25);
  if (text.take(ALONE_UK_ITEMS_B26, depth)) items = withBit(items, 26);
  if (text.take(ALONE_UK_ITEMS_B27, depth)) items = withBit(items, 27);
  if (text.take(TOKEN_RUNES, depth)) {
    items = text.bits(BITS_RUNES.bits, items);
    text.end();
  }
  if (text.take(ALONE_UK_BIT_B10, depth)) onground = true;
  if (text.take(ALONE_UK_BIT_B11, depth)) inwater = true;
  if (text.take(TOKEN_WEAPONFRAME, depth)) {
    weaponframe = text.int();
    text.end();
  }
  if (text.take(TOKEN_ARMORVALUE, depth)) {
    armor = text.int();
    text.end();
  }
  if (text.take(TOKEN_WEAPONMODEL, depth)) {
    weapon = text.int();
    text.end();
  }
  if (text.take(TOKEN_HEALTH, depth)) {
    health = text.int();
    text.end();
  }
  if (text.take(TOKEN_CURRENTAMMO, depth)) {
    ammo = text.int();
    text.end();
  }
  if (text.take(TOKEN_AMMO_SHELLS, depth)) {
    shells = text.int();
    text.end();
  }
  if (text.take(TOKEN_AMMO_NAILS, depth)) {
    nails = text.int();
    text.end();
  }
  if (text.take(TOKEN_AMMO_ROCKETS, depth)) {
    rockets = text.int();
    text.end();
  }
  if (text.take(TOKEN_AMMO_CELLS, depth)) {
    cells = text.int();
    text.end();
  }
  if (text.take(TOKEN_WEAPON, depth)) {
    activeweapon = text.bits(BITS_WEAPON.bits, activeweapon);
    text.end();
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
    return undefined;
  return {
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

/** The statements of `updatecolors`. */
function sayUpdatecolors(
  m: M.Updatecolors,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(132);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_PLAYER, depth);
  at = putIntEnd(view, at, m.player!);
  at = put(view, at, TOKEN_COLORS, depth);
  at = putInt(view, at, m.shirt!);
  view.setUint8(at++, 0x20);
  at = putInt(view, at, m.pants!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** `updatecolors` from its statements. */
function hearUpdatecolors(text: TextCursor, depth: number): M.Updatecolors | undefined {
  let player: number | undefined;
  let pants: number | undefined;
  let shirt: number | undefined;
  if (text.take(TOKEN_PLAYER, depth)) {
    player = text.int();
    text.end();
  }
  if (text.take(TOKEN_COLORS, depth)) {
    shirt = text.int();
    text.space();
    pants = text.int();
    text.end();
  }
  if (text.isBad || player === undefined || pants === undefined || shirt === undefined)
    return undefined;
  return { type: "updatecolors", player: player, pants: pants, shirt: shirt };
}

/** The statements of `particle`. */
function sayParticle(m: M.Particle, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(291);
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
    const values: readonly number[] = m.direction!;
    at = put(view, at, TOKEN_VEL, depth);
    at = I8S_3.put(view, at, values[0]!);
    view.setUint8(at++, 0x20);
    at = I8S_3.put(view, at, values[1]!);
    view.setUint8(at++, 0x20);
    at = I8S_3.put(view, at, values[2]!);
    at = putEnd(view, at);
  }
  at = put(view, at, TOKEN_COUNT, depth);
  at = putIntEnd(view, at, m.count!);
  at = put(view, at, TOKEN_COLOR, depth);
  at = putIntEnd(view, at, m.color!);
  out.length = at;
  return true;
}

/** `particle` from its statements. */
function hearParticle(text: TextCursor, depth: number): M.Particle | undefined {
  let origin: [number, number, number] | undefined;
  let direction: [number, number, number] | undefined;
  let count: number | undefined;
  let color: number | undefined;
  if (text.take(TOKEN_ORIGIN, depth)) {
    const n0 = COORDS.hear(text);
    text.space();
    const n1 = COORDS.hear(text);
    text.space();
    const n2 = COORDS.hear(text);
    origin = [n0, n1, n2];
    text.end();
  }
  if (text.take(TOKEN_VEL, depth)) {
    const n0 = I8S_3.hear(text);
    text.space();
    const n1 = I8S_3.hear(text);
    text.space();
    const n2 = I8S_3.hear(text);
    direction = [n0, n1, n2];
    text.end();
  }
  if (text.take(TOKEN_COUNT, depth)) {
    count = text.int();
    text.end();
  }
  if (text.take(TOKEN_COLOR, depth)) {
    color = text.int();
    text.end();
  }
  if (
    text.isBad ||
    origin === undefined ||
    direction === undefined ||
    count === undefined ||
    color === undefined
  )
    return undefined;
  return { type: "particle", origin: origin, direction: direction, count: count, color: color };
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
function sayTempEntityUntil107Point(
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
function hearTempEntityUntil107Point(
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
function sayTempEntityUntil107Line(
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
function hearTempEntityUntil107Line(text: TextCursor, depth: number): M.TempEntityLine | undefined {
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
function sayTempEntityUntil107(
  m: M.TempEntity,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  if (
    m.entitytype === 0 ||
    m.entitytype === 1 ||
    m.entitytype === 2 ||
    m.entitytype === 3 ||
    m.entitytype === 4 ||
    m.entitytype === 7 ||
    m.entitytype === 8 ||
    m.entitytype === 10 ||
    m.entitytype === 11
  )
    return sayTempEntityUntil107Point(m as M.TempEntityPoint, depth, out, names);
  if (m.entitytype === 5 || m.entitytype === 6 || m.entitytype === 9)
    return sayTempEntityUntil107Line(m as M.TempEntityLine, depth, out, names);
  return false;
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
function sayTempEntityExplosion2(
  m: M.TempEntityExplosion2,
  depth: number,
  out: TextOutput,
  _names: Names,
): boolean {
  out.reserve(250);
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
  at = put(view, at, TOKEN_COLOR, depth);
  at = putIntEnd(view, at, m.colorstart!);
  at = put(view, at, TOKEN_RANGE, depth);
  at = putIntEnd(view, at, m.colorlength!);
  out.length = at;
  return true;
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
  if (text.take(TOKEN_COLOR, depth)) {
    colorstart = text.int();
    text.end();
  }
  if (text.take(TOKEN_RANGE, depth)) {
    colorlength = text.int();
    text.end();
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

/** The statements of `temp_entity`. */
function sayTempEntity(m: M.TempEntity, depth: number, out: TextOutput, names: Names): boolean {
  if (
    m.entitytype === 0 ||
    m.entitytype === 1 ||
    m.entitytype === 2 ||
    m.entitytype === 3 ||
    m.entitytype === 4 ||
    m.entitytype === 7 ||
    m.entitytype === 8 ||
    m.entitytype === 10 ||
    m.entitytype === 11
  )
    return sayTempEntityPoint(m as M.TempEntityPoint, depth, out, names);
  if (m.entitytype === 5 || m.entitytype === 6 || m.entitytype === 9 || m.entitytype === 13)
    return sayTempEntityLine(m as M.TempEntityLine, depth, out, names);
  if (m.entitytype === 12)
    return sayTempEntityExplosion2(m as M.TempEntityExplosion2, depth, out, names);
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

/** The statements of `signonnum`. */
function saySignonnum(m: M.Signonnum, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(65);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_SIGNONNUM, depth);
  at = putIntEnd(view, at, m.signon!);
  out.length = at;
  return true;
}

/** `signonnum` from its statements. */
function hearSignonnum(text: TextCursor, _depth: number): M.Signonnum | undefined {
  let signon: number | undefined;
  signon = text.int();
  text.end();
  if (text.isBad || signon === undefined) return undefined;
  return { type: "signonnum", signon: signon };
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

/** The statements of `cdtrack`. */
function sayCdtrack(m: M.Cdtrack, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(112);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_FROMTRACK, depth);
  at = putIntEnd(view, at, m.track!);
  at = put(view, at, TOKEN_TOTRACK, depth);
  at = putIntEnd(view, at, m.looptrack!);
  out.length = at;
  return true;
}

/** `cdtrack` from its statements. */
function hearCdtrack(text: TextCursor, depth: number): M.Cdtrack | undefined {
  let track: number | undefined;
  let looptrack: number | undefined;
  if (text.take(TOKEN_FROMTRACK, depth)) {
    track = text.int();
    text.end();
  }
  if (text.take(TOKEN_TOTRACK, depth)) {
    looptrack = text.int();
    text.end();
  }
  if (text.isBad || track === undefined || looptrack === undefined) return undefined;
  return { type: "cdtrack", track: track, looptrack: looptrack };
}

/** The statements of `updateentity`. */
function sayUpdateentity(m: M.Updateentity, depth: number, out: TextOutput, names: Names): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.entity !== undefined && !(m.entity >= 0 && m.entity <= 255)) needed |= 0x4000;
    if (m.modelindex !== undefined) needed |= 0x0400;
    if (m.frame !== undefined) needed |= 0x40;
    if (m.colormap !== undefined) needed |= 0x0800;
    if (m.skin !== undefined) needed |= 0x1000;
    if (m.effects !== undefined) needed |= 0x2000;
    if (m.origin1 !== undefined) needed |= 0x02;
    if (m.angle1 !== undefined) needed |= 0x0100;
    if (m.origin2 !== undefined) needed |= 0x04;
    if (m.angle2 !== undefined) needed |= 0x10;
    if (m.origin3 !== undefined) needed |= 0x08;
    if (m.angle3 !== undefined) needed |= 0x0200;
    if (m.nolerp) needed |= 0x20;
    if ((needed & 0xff00) !== 0) needed |= 0x01;
    if (m.flags !== needed >>> 0) return false;
  }
  out.reserve(627);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.entity!);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(627);
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
  if (m.nolerp) at = put(view, at, ALONE_NEW, depth);
  out.length = at;
  return true;
}

/** `updateentity` from its statements. */
function hearUpdateentity(text: TextCursor, depth: number): M.Updateentity | undefined {
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
  if (text.take(TOKEN_ENTITY, depth)) {
    entity = text.int();
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
  if (text.take(ALONE_NEW, depth)) nolerp = true;
  if (text.isBad || entity === undefined) return undefined;
  return {
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
}

/** The statements of `updateentity`. */
function sayUpdateentityFrom666(
  m: M.Updateentity,
  depth: number,
  out: TextOutput,
  names: Names,
): boolean {
  if (m.flags !== undefined) {
    let needed = 0x00;
    if (m.entity !== undefined && !(m.entity >= 0 && m.entity <= 255)) needed |= 0x4000;
    if (m.modelindex !== undefined) needed |= 0x0400;
    if (m.frame !== undefined) needed |= 0x40;
    if (m.colormap !== undefined) needed |= 0x0800;
    if (m.skin !== undefined) needed |= 0x1000;
    if (m.effects !== undefined) needed |= 0x2000;
    if (m.origin1 !== undefined) needed |= 0x02;
    if (m.angle1 !== undefined) needed |= 0x0100;
    if (m.origin2 !== undefined) needed |= 0x04;
    if (m.angle2 !== undefined) needed |= 0x10;
    if (m.origin3 !== undefined) needed |= 0x08;
    if (m.angle3 !== undefined) needed |= 0x0200;
    if (m.nolerp) needed |= 0x20;
    if ((needed & 0xff00) !== 0) needed |= 0x01;
    if (m.flags !== needed >>> 0) return false;
  }
  out.reserve(627);
  let view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_ENTITY, depth);
  at = putIntEnd(view, at, m.entity!);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX, depth);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(627);
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
  if (m.nolerp) at = put(view, at, ALONE_NEW, depth);
  out.length = at;
  return true;
}

/** `updateentity` from its statements. */
function hearUpdateentityFrom666(text: TextCursor, depth: number): M.Updateentity | undefined {
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
  if (text.take(TOKEN_ENTITY, depth)) {
    entity = text.int();
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
  if (text.take(ALONE_NEW, depth)) nolerp = true;
  if (text.isBad || entity === undefined) return undefined;
  return {
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
}

/** What writes and reads messages in the text form, in the versions that it is for. */
export const sayings: readonly Saying<M.Message>[] = [
  {
    message: "updatestat",
    from: 0,
    to: 9,
    say: sayUpdatestat as Say<M.Message>,
    hear: hearUpdatestat,
  },
  {
    message: "version",
    from: 0,
    to: 9,
    single: true,
    say: sayVersion as Say<M.Message>,
    hear: hearVersion,
  },
  {
    message: "setview",
    from: 0,
    to: 9,
    single: true,
    say: saySetview as Say<M.Message>,
    hear: hearSetview,
  },
  { message: "sound", from: 0, to: 8, say: saySound as Say<M.Message>, hear: hearSound },
  {
    message: "sound",
    from: 9,
    to: 9,
    say: saySoundFrom666 as Say<M.Message>,
    hear: hearSoundFrom666,
  },
  { message: "time", from: 0, to: 9, single: true, say: sayTime as Say<M.Message>, hear: hearTime },
  {
    message: "updatefrags",
    from: 0,
    to: 9,
    say: sayUpdatefrags as Say<M.Message>,
    hear: hearUpdatefrags,
  },
  {
    message: "clientdata",
    from: 0,
    to: 5,
    say: sayClientdataUntil106 as Say<M.Message>,
    hear: hearClientdataUntil106,
  },
  {
    message: "clientdata",
    from: 6,
    to: 8,
    say: sayClientdata as Say<M.Message>,
    hear: hearClientdata,
  },
  {
    message: "clientdata",
    from: 9,
    to: 9,
    say: sayClientdataFrom666 as Say<M.Message>,
    hear: hearClientdataFrom666,
  },
  {
    message: "stopsound",
    from: 0,
    to: 9,
    say: sayStopsound as Say<M.Message>,
    hear: hearStopsound,
  },
  {
    message: "updatecolors",
    from: 0,
    to: 9,
    say: sayUpdatecolors as Say<M.Message>,
    hear: hearUpdatecolors,
  },
  { message: "particle", from: 0, to: 9, say: sayParticle as Say<M.Message>, hear: hearParticle },
  { message: "damage", from: 0, to: 9, say: sayDamage as Say<M.Message>, hear: hearDamage },
  { message: "spawnstatic", from: 0, to: 9, say: saySpawnstatic as Say<M.Message> },
  { message: "spawnbaseline", from: 0, to: 9, say: saySpawnbaseline as Say<M.Message> },
  {
    message: "temp_entity",
    from: 0,
    to: 6,
    say: sayTempEntityUntil107 as Say<M.Message>,
    hear: hearTempEntityUntil107,
  },
  {
    message: "temp_entity",
    from: 7,
    to: 9,
    say: sayTempEntity as Say<M.Message>,
    hear: hearTempEntity,
  },
  {
    message: "setpause",
    from: 0,
    to: 9,
    single: true,
    say: saySetpause as Say<M.Message>,
    hear: hearSetpause,
  },
  {
    message: "signonnum",
    from: 0,
    to: 9,
    single: true,
    say: saySignonnum as Say<M.Message>,
    hear: hearSignonnum,
  },
  {
    message: "spawnstaticsound",
    from: 0,
    to: 9,
    say: saySpawnstaticsound as Say<M.Message>,
    hear: hearSpawnstaticsound,
  },
  { message: "cdtrack", from: 0, to: 9, say: sayCdtrack as Say<M.Message>, hear: hearCdtrack },
  {
    message: "updateentity",
    from: 0,
    to: 8,
    say: sayUpdateentity as Say<M.Message>,
    hear: hearUpdateentity,
  },
  {
    message: "updateentity",
    from: 9,
    to: 9,
    say: sayUpdateentityFrom666 as Say<M.Message>,
    hear: hearUpdateentityFrom666,
  },
];
