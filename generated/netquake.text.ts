// Generated from netquake.yaml. To change it, edit the schema and run `npx demospec generate`.
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
  token,
} from "../text/saying.ts";
import {
  type Message,
  type Updatestat,
  type Sound,
  type Updatefrags,
  type Clientdata,
  type Stopsound,
  type Updatecolors,
  type Particle,
  type Damage,
  type Spawnstatic,
  type Spawnbaseline,
  type Spawnstaticsound,
  type Cdtrack,
  type Updateentity,
} from "./netquake.ts";
const TOKEN_INDEX = token("index");
const TOKEN_VALUE = token("value");
const TOKEN_ENTITY = token("entity");
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
const TOKEN_CHANNEL = token("channel");
const TOKEN_SOUNDNUM = token("soundnum");
const COORDS = new Numbers(
  { kind: "int", name: "coord", bits: 16, signed: true, scale: { num: 1, den: 8, plus: 0 } },
  undefined,
);
const TOKEN_ORIGIN = token("origin");
const ANGLES = new Numbers(
  { kind: "int", name: "angle", bits: 8, signed: true, scale: { num: 45, den: 32, plus: 0 } },
  undefined,
);
const TOKEN_PLAYER = token("player");
const TOKEN_FRAGS = token("frags");
const I8S = new Numbers({ kind: "int", name: "i8", bits: 8, signed: true }, "float");
const TOKEN_VIEW_OFS_Z = token("view_ofs_z");
const TOKEN_PUNCHANGLE_X = token("punchangle_x");
const TOKEN_ANGLES_1 = token("angles_1");
const TOKEN_ANGLES_2 = token("angles_2");
const TOKEN_ANGLES_3 = token("angles_3");
const I8S_2 = new Numbers(
  { kind: "int", name: "i8", bits: 8, signed: true, scale: { num: 16, den: 1, plus: 0 } },
  "float",
);
const TOKEN_VEL_X = token("vel_x");
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
const TOKEN_DEFAULT_ANGLES = token("default_angles");
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
  at = put(view, at, TOKEN_CHANNEL[depth]!);
  at = putInt(view, at, m.channel!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.entity!);
  at = putEnd(view, at);
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

/** The statements of `sound`. */
function saySoundFrom666(m: Sound, depth: number, out: TextOutput, names: Names): boolean {
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
  at = put(view, at, TOKEN_CHANNEL[depth]!);
  at = putInt(view, at, m.channel!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.entity!);
  at = putEnd(view, at);
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

/** The statements of `clientdata`. */
function sayClientdataUntil106(
  m: Clientdata,
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
      at = put(view, at, TOKEN_VIEW_OFS_Z[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.idealpitch;
    if (value !== undefined) {
      at = put(view, at, TOKEN_PUNCHANGLE_X[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.punchangle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.punchangle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.punchangle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.velocity1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_X[depth]!);
      at = I8S_2.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.velocity2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_Y[depth]!);
      at = I8S_2.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.velocity3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_Z[depth]!);
      at = I8S_2.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      {
        const set = BITS_WEAPONS.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_WEAPONS[depth]!);
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
          at = put(view, at, TOKEN_AMMOTYPE[depth]!);
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
          at = put(view, at, TOKEN_ARMORTYPE[depth]!);
          at = put(view, at, set);
        }
      }
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      if ((value & 0x010000) !== 0) at = put(view, at, ALONE_MEGAHEALTH[depth]!);
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      {
        const set = BITS_KEYS.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_KEYS[depth]!);
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
          at = put(view, at, TOKEN_POWER_UPS[depth]!);
          at = put(view, at, set);
        }
      }
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      if ((value & 0x800000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B23[depth]!);
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      if ((value & 0x01000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B24[depth]!);
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      if ((value & 0x02000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B25[depth]!);
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      if ((value & 0x04000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B26[depth]!);
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      if ((value & 0x08000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B27[depth]!);
    }
  }
  {
    const value = m.items;
    if (value !== undefined) {
      {
        const set = BITS_RUNES.of(value);
        if (set.length > 0) {
          at = put(view, at, TOKEN_RUNES[depth]!);
          at = put(view, at, set);
        }
      }
    }
  }
  if (m.onground) at = put(view, at, ALONE_UK_BIT_B10[depth]!);
  if (m.inwater) at = put(view, at, ALONE_UK_BIT_B11[depth]!);
  {
    const value = m.weaponframe;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONFRAME[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.armor;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ARMORVALUE[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.weapon;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONMODEL[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1692);
      view = out.view;
      at = out.length;
    }
  }
  at = put(view, at, TOKEN_HEALTH[depth]!);
  at = putInt(view, at, m.health!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_CURRENTAMMO[depth]!);
  at = putInt(view, at, m.ammo!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_AMMO_SHELLS[depth]!);
  at = putInt(view, at, m.shells!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_AMMO_NAILS[depth]!);
  at = putInt(view, at, m.nails!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_AMMO_ROCKETS[depth]!);
  at = putInt(view, at, m.rockets!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_AMMO_CELLS[depth]!);
  at = putInt(view, at, m.cells!);
  at = putEnd(view, at);
  {
    const set = BITS_WEAPON.of(m.activeweapon!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_WEAPON[depth]!);
      at = put(view, at, set);
    }
  }
  out.length = at;
  return true;
}

/** The statements of `clientdata`. */
function sayClientdata(m: Clientdata, depth: number, out: TextOutput, names: Names): boolean {
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
      at = put(view, at, TOKEN_VIEW_OFS_Z[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.idealpitch;
    if (value !== undefined) {
      at = put(view, at, TOKEN_PUNCHANGLE_X[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.punchangle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.punchangle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.punchangle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.velocity1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_X[depth]!);
      at = I8S_2.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.velocity2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_Y[depth]!);
      at = I8S_2.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.velocity3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_Z[depth]!);
      at = I8S_2.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const set = BITS_WEAPONS.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_WEAPONS[depth]!);
      at = put(view, at, set);
    }
  }
  {
    const set = BITS_AMMOTYPE.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_AMMOTYPE[depth]!);
      at = put(view, at, set);
    }
  }
  {
    const set = BITS_ARMORTYPE.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_ARMORTYPE[depth]!);
      at = put(view, at, set);
    }
  }
  if ((m.items! & 0x010000) !== 0) at = put(view, at, ALONE_MEGAHEALTH[depth]!);
  {
    const set = BITS_KEYS.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_KEYS[depth]!);
      at = put(view, at, set);
    }
  }
  {
    const set = BITS_POWER_UPS.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_POWER_UPS[depth]!);
      at = put(view, at, set);
    }
  }
  if ((m.items! & 0x800000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B23[depth]!);
  if ((m.items! & 0x01000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B24[depth]!);
  if ((m.items! & 0x02000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B25[depth]!);
  if ((m.items! & 0x04000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B26[depth]!);
  if ((m.items! & 0x08000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B27[depth]!);
  {
    const set = BITS_RUNES.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_RUNES[depth]!);
      at = put(view, at, set);
    }
  }
  if (m.onground) at = put(view, at, ALONE_UK_BIT_B10[depth]!);
  if (m.inwater) at = put(view, at, ALONE_UK_BIT_B11[depth]!);
  {
    const value = m.weaponframe;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONFRAME[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.armor;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ARMORVALUE[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.weapon;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONMODEL[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1692);
      view = out.view;
      at = out.length;
    }
  }
  at = put(view, at, TOKEN_HEALTH[depth]!);
  at = putInt(view, at, m.health!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_CURRENTAMMO[depth]!);
  at = putInt(view, at, m.ammo!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_AMMO_SHELLS[depth]!);
  at = putInt(view, at, m.shells!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_AMMO_NAILS[depth]!);
  at = putInt(view, at, m.nails!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_AMMO_ROCKETS[depth]!);
  at = putInt(view, at, m.rockets!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_AMMO_CELLS[depth]!);
  at = putInt(view, at, m.cells!);
  at = putEnd(view, at);
  {
    const set = BITS_WEAPON.of(m.activeweapon!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_WEAPON[depth]!);
      at = put(view, at, set);
    }
  }
  out.length = at;
  return true;
}

/** The statements of `clientdata`. */
function sayClientdataFrom666(
  m: Clientdata,
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
      at = put(view, at, TOKEN_VIEW_OFS_Z[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.idealpitch;
    if (value !== undefined) {
      at = put(view, at, TOKEN_PUNCHANGLE_X[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.punchangle1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_1[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.punchangle2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_2[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.punchangle3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ANGLES_3[depth]!);
      at = I8S.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.velocity1;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_X[depth]!);
      at = I8S_2.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.velocity2;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_Y[depth]!);
      at = I8S_2.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.velocity3;
    if (value !== undefined) {
      at = put(view, at, TOKEN_VEL_Z[depth]!);
      at = I8S_2.put(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const set = BITS_WEAPONS.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_WEAPONS[depth]!);
      at = put(view, at, set);
    }
  }
  {
    const set = BITS_AMMOTYPE.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_AMMOTYPE[depth]!);
      at = put(view, at, set);
    }
  }
  {
    const set = BITS_ARMORTYPE.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_ARMORTYPE[depth]!);
      at = put(view, at, set);
    }
  }
  if ((m.items! & 0x010000) !== 0) at = put(view, at, ALONE_MEGAHEALTH[depth]!);
  {
    const set = BITS_KEYS.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_KEYS[depth]!);
      at = put(view, at, set);
    }
  }
  {
    const set = BITS_POWER_UPS.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_POWER_UPS[depth]!);
      at = put(view, at, set);
    }
  }
  if ((m.items! & 0x800000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B23[depth]!);
  if ((m.items! & 0x01000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B24[depth]!);
  if ((m.items! & 0x02000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B25[depth]!);
  if ((m.items! & 0x04000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B26[depth]!);
  if ((m.items! & 0x08000000) !== 0) at = put(view, at, ALONE_UK_ITEMS_B27[depth]!);
  {
    const set = BITS_RUNES.of(m.items!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_RUNES[depth]!);
      at = put(view, at, set);
    }
  }
  if (m.onground) at = put(view, at, ALONE_UK_BIT_B10[depth]!);
  if (m.inwater) at = put(view, at, ALONE_UK_BIT_B11[depth]!);
  {
    const value = m.weaponframe;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONFRAME[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.armor;
    if (value !== undefined) {
      at = put(view, at, TOKEN_ARMORVALUE[depth]!);
      at = putInt(view, at, value);
      at = putEnd(view, at);
    }
  }
  {
    const value = m.weapon;
    if (value !== undefined) {
      at = put(view, at, TOKEN_WEAPONMODEL[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(1692);
      view = out.view;
      at = out.length;
    }
  }
  at = put(view, at, TOKEN_HEALTH[depth]!);
  at = putInt(view, at, m.health!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_CURRENTAMMO[depth]!);
  at = putInt(view, at, m.ammo!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_AMMO_SHELLS[depth]!);
  at = putInt(view, at, m.shells!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_AMMO_NAILS[depth]!);
  at = putInt(view, at, m.nails!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_AMMO_ROCKETS[depth]!);
  at = putInt(view, at, m.rockets!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_AMMO_CELLS[depth]!);
  at = putInt(view, at, m.cells!);
  at = putEnd(view, at);
  {
    const set = BITS_WEAPON.of(m.activeweapon!);
    if (set.length > 0) {
      at = put(view, at, TOKEN_WEAPON[depth]!);
      at = put(view, at, set);
    }
  }
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

/** The statements of `updatecolors`. */
function sayUpdatecolors(m: Updatecolors, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(132);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_PLAYER[depth]!);
  at = putInt(view, at, m.player!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_COLORS[depth]!);
  at = putInt(view, at, m.shirt!);
  view.setUint8(at++, 0x20);
  at = putInt(view, at, m.pants!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `particle`. */
function sayParticle(m: Particle, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(291);
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
    const values: readonly number[] = m.direction!;
    at = put(view, at, TOKEN_VEL[depth]!);
    at = I8S_3.put(view, at, values[0]!);
    view.setUint8(at++, 0x20);
    at = I8S_3.put(view, at, values[1]!);
    view.setUint8(at++, 0x20);
    at = I8S_3.put(view, at, values[2]!);
    at = putEnd(view, at);
  }
  at = put(view, at, TOKEN_COUNT[depth]!);
  at = putInt(view, at, m.count!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_COLOR[depth]!);
  at = putInt(view, at, m.color!);
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

/** The statements of `cdtrack`. */
function sayCdtrack(m: Cdtrack, depth: number, out: TextOutput, _names: Names): boolean {
  out.reserve(112);
  const view = out.view;
  let at = out.length;
  at = put(view, at, TOKEN_FROMTRACK[depth]!);
  at = putInt(view, at, m.track!);
  at = putEnd(view, at);
  at = put(view, at, TOKEN_TOTRACK[depth]!);
  at = putInt(view, at, m.looptrack!);
  at = putEnd(view, at);
  out.length = at;
  return true;
}

/** The statements of `updateentity`. */
function sayUpdateentity(m: Updateentity, depth: number, out: TextOutput, names: Names): boolean {
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
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.entity!);
  at = putEnd(view, at);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(627);
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
  if (m.nolerp) at = put(view, at, ALONE_NEW[depth]!);
  out.length = at;
  return true;
}

/** The statements of `updateentity`. */
function sayUpdateentityFrom666(
  m: Updateentity,
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
  at = put(view, at, TOKEN_ENTITY[depth]!);
  at = putInt(view, at, m.entity!);
  at = putEnd(view, at);
  {
    const value = m.modelindex;
    if (value !== undefined) {
      at = put(view, at, TOKEN_MODELINDEX[depth]!);
      appendNamed(out, at, names, "models", value, m);
      out.reserve(627);
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
  if (m.nolerp) at = put(view, at, ALONE_NEW[depth]!);
  out.length = at;
  return true;
}

/** What writes messages in the text form, in the versions that it is for. */
export const sayings: readonly Saying<Message>[] = [
  { message: "updatestat", from: 0, to: 9, say: sayUpdatestat as Say<Message> },
  { message: "sound", from: 0, to: 8, say: saySound as Say<Message> },
  { message: "sound", from: 9, to: 9, say: saySoundFrom666 as Say<Message> },
  { message: "updatefrags", from: 0, to: 9, say: sayUpdatefrags as Say<Message> },
  { message: "clientdata", from: 0, to: 5, say: sayClientdataUntil106 as Say<Message> },
  { message: "clientdata", from: 6, to: 8, say: sayClientdata as Say<Message> },
  { message: "clientdata", from: 9, to: 9, say: sayClientdataFrom666 as Say<Message> },
  { message: "stopsound", from: 0, to: 9, say: sayStopsound as Say<Message> },
  { message: "updatecolors", from: 0, to: 9, say: sayUpdatecolors as Say<Message> },
  { message: "particle", from: 0, to: 9, say: sayParticle as Say<Message> },
  { message: "damage", from: 0, to: 9, say: sayDamage as Say<Message> },
  { message: "spawnstatic", from: 0, to: 9, say: saySpawnstatic as Say<Message> },
  { message: "spawnbaseline", from: 0, to: 9, say: saySpawnbaseline as Say<Message> },
  { message: "spawnstaticsound", from: 0, to: 9, say: saySpawnstaticsound as Say<Message> },
  { message: "cdtrack", from: 0, to: 9, say: sayCdtrack as Say<Message> },
  { message: "updateentity", from: 0, to: 8, say: sayUpdateentity as Say<Message> },
  { message: "updateentity", from: 9, to: 9, say: sayUpdateentityFrom666 as Say<Message> },
];
