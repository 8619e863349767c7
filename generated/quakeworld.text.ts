// Generated from quakeworld.yaml. To change it, edit the schema and run `npx demospec generate`.
import { type TextCursor, withBit } from "../text/statement/code/hearing.ts";
import { putFloat, putTime } from "../text/statement/code/decimals.ts";
import { type TextOutput } from "../text/output.ts";
import {
  alone,
  Fronts,
  INTS,
  opening,
  put,
  putEnd,
  putIntEnd,
  token,
} from "../text/statement/code/pieces.ts";
import {
  type Names,
  appendNamed,
  BitNumbers,
  close,
  Numbers,
} from "../text/statement/code/saying.ts";
import { type TextCode } from "../text/statement/code/text-code.ts";
import { type Reader, ensure, nanBits } from "../runtime/bytes/reader.ts";
import {
  type Writer,
  reserve,
  writeId,
  asU8,
  asI8,
  asI16,
  asI32,
  setF32,
  expectLength,
  expectArray,
  fit,
  unscale,
  outside,
} from "../runtime/bytes/writer.ts";
import {
  encodeTempEntity,
  decodeUsercmdUntil26,
  encodeUsercmdUntil26,
  decodeUsercmd,
  encodeUsercmd,
  decodeNail,
  encodeNail,
  decodePacketentity,
  encodePacketentity,
  type Usercmd,
  type Nail,
  type Packetentity,
} from "./quakeworld.ts";
import type * as M from "./quakeworld.ts";
const FRONTS = new Fronts();
const ANGLE16S = new Numbers(
  { kind: "int", name: "angle16", bits: 16, signed: true, scale: { num: 45, den: 8192, plus: 0 } },
  undefined,
);
const BITS_FLAG = new BitNumbers([-2, 2, 3, 4, 5, 6, 7]);
const FRONT_ANGLES_1 = FRONTS.add("angles_1 ");
const ANGLE16S_TEXTS = ANGLE16S.texts;
const ANGLE16S_BYTES = ANGLE16S.bytes;
const FRONT_ANGLES_2 = FRONTS.add("angles_2 ");
const FRONT_ANGLES_3 = FRONTS.add("angles_3 ");
const FRONT_SPEED_X = FRONTS.add("speed_x ");
const FRONT_SPEED_Y = FRONTS.add("speed_y ");
const FRONT_SPEED_Z = FRONTS.add("speed_z ");
const FLAG_FIRE = FRONTS.add("fire;\n");
const FLAG_JUMP = FRONTS.add("jump;\n");
const FRONT_FLAG = FRONTS.add("flag ");
const FRONT_IMPULSE = FRONTS.add("impulse ");
const FRONT_LOAD = FRONTS.add("load ");
const U4S = new Numbers(
  { kind: "int", name: "u4", bits: 4, signed: false, scale: { num: 45, den: 2, plus: 0 } },
  { kind: "int", name: "nail_pitch", bits: 8, signed: true, scale: { num: 45, den: 2, plus: 0 } },
);
const ANGLES = new Numbers(
  { kind: "int", name: "angle", bits: 8, signed: true, scale: { num: 45, den: 32, plus: 0 } },
  undefined,
);
const FRONT_ORIGIN = FRONTS.add("origin ");
const U4S_TEXTS = U4S.texts;
const U4S_BYTES = U4S.bytes;
const ANGLES_TEXTS = ANGLES.texts;
const ANGLES_BYTES = ANGLES.bytes;
const COORDS = new Numbers(
  { kind: "int", name: "coord", bits: 16, signed: true, scale: { num: 1, den: 8, plus: 0 } },
  undefined,
);
const FRONT_ENTITY = FRONTS.add("entity ");
const FRONT_MODELINDEX = FRONTS.add("modelindex ");
const FRONT_FRAME = FRONTS.add("frame ");
const FRONT_COLORMAP = FRONTS.add("colormap ");
const FRONT_SKIN = FRONTS.add("skin ");
const FRONT_EFFECTS = FRONTS.add("effects ");
const FRONT_ORIGIN_X = FRONTS.add("origin_x ");
const COORDS_TEXTS = COORDS.texts;
const COORDS_BYTES = COORDS.bytes;
const FRONT_ORIGIN_Y = FRONTS.add("origin_y ");
const FRONT_ORIGIN_Z = FRONTS.add("origin_z ");
const FLAG_REMOVE = FRONTS.add("remove;\n");
const OPEN_UPDATESTAT = FRONTS.add("updatestat {\n index ");
const INT_TEXTS = INTS.texts;
const INT_BYTES = INTS.bytes;
const FRONT_VALUE = FRONTS.add("value ");
const CLOSES = FRONTS.add("}\n");
const OPEN_SOUND = FRONTS.add("sound {\n channel ");
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
const FRONT_SOUNDNUM = FRONTS.add("soundnum ");
const FRONT_SETANGLE = FRONTS.add("setangle ");
const OPEN_UPDATEFRAGS = FRONTS.add("updatefrags {\n player ");
const FRONT_FRAGS = FRONTS.add("frags ");
const OPEN_STOPSOUND = FRONTS.add("stopsound {\n channel ");
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
const FRONT_COUNT = FRONTS.add("count ");
const FRONT_SETPAUSE = FRONTS.add("setpause ");
const OPEN_SPAWNSTATICSOUND = FRONTS.add("spawnstaticsound {\n");
const OPENING_INTERMISSION = opening("intermission");
const ALONE_INTERMISSION = alone("intermission");
const OPEN_INTERMISSION = FRONTS.add("intermission {\n");
const FRONT_ANGLES = FRONTS.add("angles ");
const FRONT_CDTRACK = FRONTS.add("cdtrack ");
const OPEN_UPDATEPING = FRONTS.add("updateping {\n player ");
const FRONT_PING = FRONTS.add("ping ");
const OPEN_UPDATEENTERTIME = FRONTS.add("updateentertime {\n player ");
const FRONT_ENTERTIME = FRONTS.add("entertime ");
const OPEN_UPDATESTATLONG = FRONTS.add("updatestatlong {\n index ");
const FRONT_MUZZLEFLASH = FRONTS.add("muzzleflash ");
const OPEN_PLAYERINFO = FRONTS.add("playerinfo {\n player ");
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
const U8S_3_TEXTS = U8S_3.texts;
const U8S_3_BYTES = U8S_3.bytes;
const FRONT_CSPEED_X = FRONTS.add("cspeed_x ");
const I16S = new Numbers(
  { kind: "int", name: "i16", bits: 16, signed: true },
  { kind: "int", name: "coord", bits: 16, signed: true, scale: { num: 1, den: 8, plus: 0 } },
);
const I16S_TEXTS = I16S.texts;
const I16S_BYTES = I16S.bytes;
const FRONT_CSPEED_Y = FRONTS.add("cspeed_y ");
const FRONT_CSPEED_Z = FRONTS.add("cspeed_z ");
const FRONT_UK_BYTE6 = FRONTS.add("uk_byte6 ");
const BITS_WEAPON = new BitNumbers([-1, 0, 1, 2, 3, 4, 5, 6, 7]);
const FRONT_WEAPON = FRONTS.add("weapon ");
const FRONT_WEAPONFRAME = FRONTS.add("weaponframe ");
const OPENING_NAILS = opening("nails");
const ALONE_NAILS = alone("nails");
const OPEN_NAILS = FRONTS.add("nails {\n");
const OPENING_NAIL = opening("nail");
const ALONE_NAIL = alone("nail");
const FRONT_CHOKE = FRONTS.add("choke ");
const OPENING_PACKETENTITIES = opening("packetentities");
const ALONE_PACKETENTITIES = alone("packetentities");
const OPEN_PACKETENTITIES = FRONTS.add("packetentities {\n");
const OPENING_PACKETENTITY = opening("packetentity");
const ALONE_PACKETENTITY = alone("packetentity");
const OPEN_DELTAPACKETENTITIES = FRONTS.add("deltapacketentities {\n frame ");
const OPENING_DELTAPACKETENTITY = opening("deltapacketentity");
const ALONE_DELTAPACKETENTITY = alone("deltapacketentity");
const FRONT_MAXSPEED = FRONTS.add("maxspeed ");
const FRONT_ENTGRAVITY = FRONTS.add("entgravity ");
const OPEN_UPDATEPL = FRONTS.add("updatepl {\n player ");
const FRONT_LOSS = FRONTS.add("loss ");
const ROWS = FRONTS.rows();
const ROW_SIZE = FRONTS.size;

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
  const { view } = text;
  let next = text.next(depth);
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x315f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20315f73
  ) {
    text.at += depth + 9;
    angle1 = ANGLE16S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x325f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20325f73
  ) {
    text.at += depth + 9;
    angle2 = ANGLE16S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x335f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20335f73
  ) {
    text.at += depth + 9;
    angle3 = ANGLE16S.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x65657073 && view.getInt32(text.at + depth + 4, true) === 0x20785f64) {
    text.at += depth + 8;
    forwardmove = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x65657073 && view.getInt32(text.at + depth + 4, true) === 0x20795f64) {
    text.at += depth + 8;
    sidemove = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x65657073 && view.getInt32(text.at + depth + 4, true) === 0x207a5f64) {
    text.at += depth + 8;
    upmove = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x65726966 && view.getInt32(text.at + depth + 2, true) === 0x0a3b6572) {
    text.at += depth + 6;
    buttons = withBit(buttons, 0);
    next = text.next(depth);
  }
  if (next === 0x706d756a && view.getInt32(text.at + depth + 2, true) === 0x0a3b706d) {
    text.at += depth + 6;
    buttons = withBit(buttons, 1);
    next = text.next(depth);
  }
  if (next === 0x67616c66 && view.getInt32(text.at + depth + 1, true) === 0x2067616c) {
    text.at += depth + 5;
    buttons = text.bits(BITS_FLAG.bits, buttons);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x75706d69 && view.getInt32(text.at + depth + 4, true) === 0x2065736c) {
    text.at += depth + 8;
    impulse = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x64616f6c && view.getInt32(text.at + depth + 1, true) === 0x2064616f) {
    text.at += depth + 5;
    msec = text.intLine();
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
  const row = depth * ROW_SIZE;
  out.reserve(737);
  const chars = out.view;
  let to = out.length;
  {
    const value = m.angle1;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_ANGLES_1]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_1 + 1]!, true);
      to += depth + 9;
      {
        const raw$ = ANGLE16S.rawOf(value);
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
      }
    }
  }
  chars.setFloat64(to, ROWS[row + FRONT_ANGLES_2]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_2 + 1]!, true);
  to += depth + 9;
  {
    const raw$ = ANGLE16S.rawOf(m.angle2!);
    const index$ = 2 * (raw$ + 0x8000);
    const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
    chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
    chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
    to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
  }
  {
    const value = m.angle3;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_ANGLES_3]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_3 + 1]!, true);
      to += depth + 9;
      {
        const raw$ = ANGLE16S.rawOf(value);
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
      }
    }
  }
  {
    const value = m.forwardmove;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_SPEED_X]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_SPEED_X + 1]!, true);
      to += depth + 8;
      to = putIntEnd(chars, to, value);
    }
  }
  {
    const value = m.sidemove;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_SPEED_Y]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_SPEED_Y + 1]!, true);
      to += depth + 8;
      to = putIntEnd(chars, to, value);
    }
  }
  {
    const value = m.upmove;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_SPEED_Z]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_SPEED_Z + 1]!, true);
      to += depth + 8;
      to = putIntEnd(chars, to, value);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x01) !== 0) {
        chars.setFloat64(to, ROWS[row + FLAG_FIRE]!, true);
        chars.setFloat64(to + 8, ROWS[row + FLAG_FIRE + 1]!, true);
        to += depth + 6;
      }
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x02) !== 0) {
        chars.setFloat64(to, ROWS[row + FLAG_JUMP]!, true);
        chars.setFloat64(to + 8, ROWS[row + FLAG_JUMP + 1]!, true);
        to += depth + 6;
      }
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      {
        const set$ = BITS_FLAG.of(value);
        if (set$.length > 0) {
          chars.setFloat64(to, ROWS[row + FRONT_FLAG]!, true);
          chars.setFloat64(to + 8, ROWS[row + FRONT_FLAG + 1]!, true);
          to += depth + 5;
          to = put(chars, to, set$);
        }
      }
    }
  }
  {
    const value = m.impulse;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_IMPULSE]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_IMPULSE + 1]!, true);
      to += depth + 8;
      to = putIntEnd(chars, to, value);
    }
  }
  {
    const value = m.msec;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_LOAD]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_LOAD + 1]!, true);
      to += depth + 5;
      to = putIntEnd(chars, to, value);
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
  const { view } = text;
  let next = text.next(depth);
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x315f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20315f73
  ) {
    text.at += depth + 9;
    angle1 = ANGLE16S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x325f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20325f73
  ) {
    text.at += depth + 9;
    angle2 = ANGLE16S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x335f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20335f73
  ) {
    text.at += depth + 9;
    angle3 = ANGLE16S.hearLine(text);
    next = text.next(depth);
  }
  if (next === 0x65657073 && view.getInt32(text.at + depth + 4, true) === 0x20785f64) {
    text.at += depth + 8;
    forwardmove = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x65657073 && view.getInt32(text.at + depth + 4, true) === 0x20795f64) {
    text.at += depth + 8;
    sidemove = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x65657073 && view.getInt32(text.at + depth + 4, true) === 0x207a5f64) {
    text.at += depth + 8;
    upmove = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x65726966 && view.getInt32(text.at + depth + 2, true) === 0x0a3b6572) {
    text.at += depth + 6;
    buttons = withBit(buttons, 0);
    next = text.next(depth);
  }
  if (next === 0x706d756a && view.getInt32(text.at + depth + 2, true) === 0x0a3b706d) {
    text.at += depth + 6;
    buttons = withBit(buttons, 1);
    next = text.next(depth);
  }
  if (next === 0x67616c66 && view.getInt32(text.at + depth + 1, true) === 0x2067616c) {
    text.at += depth + 5;
    buttons = text.bits(BITS_FLAG.bits, buttons);
    text.end();
    next = text.next(depth);
  }
  if (next === 0x75706d69 && view.getInt32(text.at + depth + 4, true) === 0x2065736c) {
    text.at += depth + 8;
    impulse = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x64616f6c && view.getInt32(text.at + depth + 1, true) === 0x2064616f) {
    text.at += depth + 5;
    msec = text.intLine();
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
  const row = depth * ROW_SIZE;
  out.reserve(737);
  const chars = out.view;
  let to = out.length;
  {
    const value = m.angle1;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_ANGLES_1]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_1 + 1]!, true);
      to += depth + 9;
      {
        const raw$ = ANGLE16S.rawOf(value);
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
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
        const raw$ = ANGLE16S.rawOf(value);
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
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
        const raw$ = ANGLE16S.rawOf(value);
        const index$ = 2 * (raw$ + 0x8000);
        const length$ = ANGLE16S_BYTES[8 * index$ + 15]!;
        chars.setFloat64(to, ANGLE16S_TEXTS[index$]!, true);
        chars.setFloat64(to + 8, ANGLE16S_TEXTS[index$ + 1]!, true);
        to = length$ > 0 ? to + length$ : ANGLE16S.putFirst(chars, to, raw$);
      }
    }
  }
  {
    const value = m.forwardmove;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_SPEED_X]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_SPEED_X + 1]!, true);
      to += depth + 8;
      to = putIntEnd(chars, to, value);
    }
  }
  {
    const value = m.sidemove;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_SPEED_Y]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_SPEED_Y + 1]!, true);
      to += depth + 8;
      to = putIntEnd(chars, to, value);
    }
  }
  {
    const value = m.upmove;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_SPEED_Z]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_SPEED_Z + 1]!, true);
      to += depth + 8;
      to = putIntEnd(chars, to, value);
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x01) !== 0) {
        chars.setFloat64(to, ROWS[row + FLAG_FIRE]!, true);
        chars.setFloat64(to + 8, ROWS[row + FLAG_FIRE + 1]!, true);
        to += depth + 6;
      }
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      if ((value & 0x02) !== 0) {
        chars.setFloat64(to, ROWS[row + FLAG_JUMP]!, true);
        chars.setFloat64(to + 8, ROWS[row + FLAG_JUMP + 1]!, true);
        to += depth + 6;
      }
    }
  }
  {
    const value = m.buttons;
    if (value !== undefined) {
      {
        const set$ = BITS_FLAG.of(value);
        if (set$.length > 0) {
          chars.setFloat64(to, ROWS[row + FRONT_FLAG]!, true);
          chars.setFloat64(to + 8, ROWS[row + FRONT_FLAG + 1]!, true);
          to += depth + 5;
          to = put(chars, to, set$);
        }
      }
    }
  }
  {
    const value = m.impulse;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_IMPULSE]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_IMPULSE + 1]!, true);
      to += depth + 8;
      to = putIntEnd(chars, to, value);
    }
  }
  chars.setFloat64(to, ROWS[row + FRONT_LOAD]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_LOAD + 1]!, true);
  to += depth + 5;
  to = putIntEnd(chars, to, m.msec!);
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
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x6769726f && view.getInt32(text.at + depth + 3, true) === 0x206e6967) {
    text.at += depth + 7;
    x = text.int();
    text.space();
    y = text.int();
    text.space();
    z = text.int();
    text.end();
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x315f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20315f73
  ) {
    text.at += depth + 9;
    pitch = U4S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x6c676e61 &&
    view.getInt32(text.at + depth + 4, true) === 0x325f7365 &&
    view.getInt32(text.at + depth + 5, true) === 0x20325f73
  ) {
    text.at += depth + 9;
    yaw = ANGLES.hearLine(text);
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
  const row = depth * ROW_SIZE;
  out.reserve(270);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_ORIGIN]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_ORIGIN + 1]!, true);
  to += depth + 7;
  to = putIntEnd(chars, to, m.x!);
  to -= 2;
  chars.setUint8(to++, 0x20);
  to = putIntEnd(chars, to, m.y!);
  to -= 2;
  chars.setUint8(to++, 0x20);
  to = putIntEnd(chars, to, m.z!);
  chars.setFloat64(to, ROWS[row + FRONT_ANGLES_1]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_1 + 1]!, true);
  to += depth + 9;
  {
    const raw$ = U4S.rawOf(m.pitch!);
    const index$ = 2 * raw$;
    const length$ = U4S_BYTES[8 * index$ + 15]!;
    chars.setFloat64(to, U4S_TEXTS[index$]!, true);
    chars.setFloat64(to + 8, U4S_TEXTS[index$ + 1]!, true);
    to = length$ > 0 ? to + length$ : U4S.putFirst(chars, to, raw$);
  }
  chars.setFloat64(to, ROWS[row + FRONT_ANGLES_2]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_ANGLES_2 + 1]!, true);
  to += depth + 9;
  {
    const raw$ = ANGLES.rawOf(m.yaw!);
    const index$ = 2 * (raw$ + 0x80);
    const length$ = ANGLES_BYTES[8 * index$ + 15]!;
    chars.setFloat64(to, ANGLES_TEXTS[index$]!, true);
    chars.setFloat64(to + 8, ANGLES_TEXTS[index$ + 1]!, true);
    to = length$ > 0 ? to + length$ : ANGLES.putFirst(chars, to, raw$);
  }
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
  const row = depth * ROW_SIZE;
  out.reserve(854);
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
      out.reserve(854);
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
    const value = m.colormap;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_COLORMAP]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_COLORMAP + 1]!, true);
      to += depth + 9;
      to = putIntEnd(chars, to, value);
    }
  }
  {
    const value = m.skin;
    if (value !== undefined) {
      chars.setFloat64(to, ROWS[row + FRONT_SKIN]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_SKIN + 1]!, true);
      to += depth + 5;
      to = putIntEnd(chars, to, value);
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
  if (m.remove) {
    chars.setFloat64(to, ROWS[row + FLAG_REMOVE]!, true);
    chars.setFloat64(to + 8, ROWS[row + FLAG_REMOVE + 1]!, true);
    to += depth + 8;
  }
  out.length = to;
  return true;
}

/** The text of the `updatestat` at the cursor. */
function tellUpdatestat(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 3;
  const index = view.getUint8(at + 1);
  const value = view.getUint8(at + 2);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(164);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_UPDATESTAT]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_UPDATESTAT + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_UPDATESTAT + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_UPDATESTAT + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_UPDATESTAT + 4]!, true);
  to += 2 * outer + 20;
  chars.setFloat64(to, INT_TEXTS[index]!, true);
  to += INT_BYTES[8 * index + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_VALUE]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_VALUE + 1]!, true);
  to += depth + 6;
  chars.setFloat64(to, INT_TEXTS[value]!, true);
  to += INT_BYTES[8 * value + 7]!;
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
    reserve(w, 2);
    const view = w.view;
    const at = w.offset;
    view.setUint8(at, asU8(m.index));
    view.setUint8(at + 1, asU8(m.value));
    w.offset = at + 2;
  }
  return true;
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
  const volume = (flags & 0x8000) !== 0 ? view.getUint8(at++) : undefined;
  const attenuation = (flags & 0x4000) !== 0 ? view.getUint8(at++) : undefined;
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
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(462);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_SOUND]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_SOUND + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_SOUND + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_SOUND + 3]!, true);
  to += 2 * outer + 17;
  chars.setFloat64(to, INT_TEXTS[channel]!, true);
  to += INT_BYTES[8 * channel + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_ENTITY]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_ENTITY + 1]!, true);
  to += depth + 7;
  chars.setFloat64(to, INT_TEXTS[entity]!, true);
  to += INT_BYTES[8 * entity + 7]!;
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
  let channel: number | undefined;
  let entity: number | undefined;
  let volume: number | undefined;
  let attenuation: number | undefined;
  let soundnum: number | undefined;
  let origin: [number, number, number] | undefined;
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
    channel: channel,
    entity: entity,
    volume: volume,
    attenuation: attenuation,
    soundnum: soundnum,
    origin: origin,
  };
  writeId(w, 0x06);
  {
    let flags = m.flags === undefined ? 0 : m.flags & 0x2000;
    if (m.volume !== undefined) flags |= 0x8000;
    if (m.attenuation !== undefined) flags |= 0x4000;
    reserve(w, 11);
    const view = w.view;
    let at = w.offset;
    view.setUint16(
      at,
      fit(m.channel, 3) | (fit(m.entity, 10) << 3) | (((flags >>> 13) & 0x07) << 13),
      true,
    );
    at += 2;
    if (m.volume !== undefined) view.setUint8(at++, asU8(unscale(m.volume, 1, 255)));
    if (m.attenuation !== undefined) view.setUint8(at++, asU8(unscale(m.attenuation, 1, 64)));
    view.setUint8(at, asU8(m.soundnum));
    expectLength(m.origin, 3);
    for (let i = 0; i < 3; i++)
      view.setInt16(at + 1 + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
    w.offset = at + 7;
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
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(268);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_DAMAGE]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_DAMAGE + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_DAMAGE + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_DAMAGE + 3]!, true);
  to += 2 * outer + 15;
  chars.setFloat64(to, INT_TEXTS[armor]!, true);
  to += INT_BYTES[8 * armor + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_TAKE]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_TAKE + 1]!, true);
  to += depth + 5;
  chars.setFloat64(to, INT_TEXTS[blood]!, true);
  to += INT_BYTES[8 * blood + 7]!;
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
function hearTempEntityMulti(text: TextCursor, depth: number): M.TempEntityMulti | undefined {
  let entitytype: number | undefined;
  let count: number | undefined;
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
  if (next === 0x6e756f63 && view.getInt32(text.at + depth + 2, true) === 0x20746e75) {
    text.at += depth + 6;
    count = text.intLine();
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
  if (text.isBad || entitytype === undefined || count === undefined || origin === undefined)
    return undefined;
  return {
    type: "temp_entity",
    entitytype: entitytype as M.TempEntityMulti["entitytype"],
    count: count,
    origin: origin,
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
      const outside = outer * ROW_SIZE;
      const row = depth * ROW_SIZE;
      out.reserve(280);
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
      chars.setFloat64(to, ROWS[row + FRONT_COUNT]!, true);
      chars.setFloat64(to + 8, ROWS[row + FRONT_COUNT + 1]!, true);
      to += depth + 6;
      chars.setFloat64(to, INT_TEXTS[count]!, true);
      to += INT_BYTES[8 * count + 7]!;
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
  const outside = outer * ROW_SIZE;
  const first = out.length;
  const row = depth * ROW_SIZE;
  out.reserve(264);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_INTERMISSION]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_INTERMISSION + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_INTERMISSION + 2]!, true);
  to += outer + 15;
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
  out.length = to;
  close(out, first, outer, OPENING_INTERMISSION, ALONE_INTERMISSION);
  return true;
}

/** Writes the `intermission` that statements tell. */
function enterIntermission(text: TextCursor, depth: number, w: Writer): boolean {
  let origin: [number, number, number] | undefined;
  let angles: [number, number, number] | undefined;
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
  if (next === 0x6c676e61 && view.getInt32(text.at + depth + 3, true) === 0x2073656c) {
    text.at += depth + 7;
    const n0 = ANGLES.hear(text);
    text.space();
    const n1 = ANGLES.hear(text);
    text.space();
    const n2 = ANGLES.hear(text);
    angles = [n0, n1, n2];
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || origin === undefined || angles === undefined) return false;
  const m: M.Intermission = { type: "intermission", origin: origin, angles: angles };
  writeId(w, 0x1e);
  {
    reserve(w, 9);
    const view = w.view;
    const at = w.offset;
    expectLength(m.origin, 3);
    for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
    expectLength(m.angles, 3);
    for (let i = 0; i < 3; i++) view.setInt8(at + 6 + i, asI8(unscale(m.angles[i]!, 45, 32)));
    w.offset = at + 9;
  }
  return true;
}

/** The text of the `cdtrack` at the cursor. */
function tellCdtrack(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 2;
  const track = view.getUint8(at + 1);
  const depth = outer;
  const row = depth * ROW_SIZE;
  out.reserve(95);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_CDTRACK]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_CDTRACK + 1]!, true);
  to += depth + 8;
  chars.setFloat64(to, INT_TEXTS[track]!, true);
  to += INT_BYTES[8 * track + 7]!;
  out.length = to;
  return true;
}

/** Writes the `cdtrack` that statements tell. */
function enterCdtrack(text: TextCursor, _depth: number, w: Writer): boolean {
  let track: number | undefined;
  track = text.int();
  text.end();
  if (text.isBad || track === undefined) return false;
  const m: M.Cdtrack = { type: "cdtrack", track: track };
  writeId(w, 0x20);
  {
    reserve(w, 1);
    const view = w.view;
    const at = w.offset;
    view.setUint8(at, asU8(m.track));
    w.offset = at + 1;
  }
  return true;
}

/** The text of the `updateping` at the cursor. */
function tellUpdateping(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 4;
  const player = view.getUint8(at + 1);
  const ping = view.getInt16(at + 2, true);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(164);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_UPDATEPING]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_UPDATEPING + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_UPDATEPING + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_UPDATEPING + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_UPDATEPING + 4]!, true);
  to += 2 * outer + 21;
  chars.setFloat64(to, INT_TEXTS[player]!, true);
  to += INT_BYTES[8 * player + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_PING]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_PING + 1]!, true);
  to += depth + 5;
  to = putIntEnd(chars, to, ping);
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `updateping` that statements tell. */
function enterUpdateping(text: TextCursor, depth: number, w: Writer): boolean {
  let player: number | undefined;
  let ping: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x79616c70 && view.getInt32(text.at + depth + 3, true) === 0x20726579) {
    text.at += depth + 7;
    player = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x676e6970 && view.getInt32(text.at + depth + 1, true) === 0x20676e69) {
    text.at += depth + 5;
    ping = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || player === undefined || ping === undefined) return false;
  const m: M.Updateping = { type: "updateping", player: player, ping: ping };
  writeId(w, 0x24);
  {
    reserve(w, 3);
    const view = w.view;
    const at = w.offset;
    view.setUint8(at, asU8(m.player));
    view.setInt16(at + 1, asI16(m.ping), true);
    w.offset = at + 3;
  }
  return true;
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
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(230);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_UPDATEENTERTIME]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_UPDATEENTERTIME + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_UPDATEENTERTIME + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_UPDATEENTERTIME + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_UPDATEENTERTIME + 4]!, true);
  to += 2 * outer + 26;
  chars.setFloat64(to, INT_TEXTS[player]!, true);
  to += INT_BYTES[8 * player + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_ENTERTIME]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_ENTERTIME + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_ENTERTIME + 2]!, true);
  to += depth + 10;
  to = putEnd(chars, putTime(chars, to, entertime, entertimeNaN));
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `updateentertime` that statements tell. */
function enterUpdateentertime(text: TextCursor, depth: number, w: Writer): boolean {
  let player: number | undefined;
  let entertime: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x79616c70 && view.getInt32(text.at + depth + 3, true) === 0x20726579) {
    text.at += depth + 7;
    player = text.intLine();
    next = text.next(depth);
  }
  if (
    next === 0x65746e65 &&
    view.getInt32(text.at + depth + 4, true) === 0x6d697472 &&
    view.getInt32(text.at + depth + 6, true) === 0x20656d69
  ) {
    text.at += depth + 10;
    entertime = text.time();
    text.end();
    next = text.next(depth);
  }
  if (text.isBad || player === undefined || entertime === undefined) return false;
  const m: M.Updateentertime = { type: "updateentertime", player: player, entertime: entertime };
  writeId(w, 0x25);
  {
    reserve(w, 5);
    const view = w.view;
    const at = w.offset;
    view.setUint8(at, asU8(m.player));
    setF32(view, at + 1, m.entertime, m.entertimeNaN);
    w.offset = at + 5;
  }
  return true;
}

/** The text of the `updatestatlong` at the cursor. */
function tellUpdatestatlong(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 6;
  const index = view.getUint8(at + 1);
  const value = view.getInt32(at + 2, true);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(168);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_UPDATESTATLONG]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_UPDATESTATLONG + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_UPDATESTATLONG + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_UPDATESTATLONG + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_UPDATESTATLONG + 4]!, true);
  to += 2 * outer + 24;
  chars.setFloat64(to, INT_TEXTS[index]!, true);
  to += INT_BYTES[8 * index + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_VALUE]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_VALUE + 1]!, true);
  to += depth + 6;
  to = putIntEnd(chars, to, value);
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `updatestatlong` that statements tell. */
function enterUpdatestatlong(text: TextCursor, depth: number, w: Writer): boolean {
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
  const m: M.Updatestatlong = { type: "updatestatlong", index: index, value: value };
  writeId(w, 0x26);
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

/** The text of the `muzzleflash` at the cursor. */
function tellMuzzleflash(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 3;
  const entity = view.getInt16(at + 1, true);
  const depth = outer;
  const row = depth * ROW_SIZE;
  out.reserve(99);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_MUZZLEFLASH]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_MUZZLEFLASH + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_MUZZLEFLASH + 2]!, true);
  to += depth + 12;
  to = putIntEnd(chars, to, entity);
  out.length = to;
  return true;
}

/** Writes the `muzzleflash` that statements tell. */
function enterMuzzleflash(text: TextCursor, _depth: number, w: Writer): boolean {
  let entity: number | undefined;
  entity = text.int();
  text.end();
  if (text.isBad || entity === undefined) return false;
  const m: M.Muzzleflash = { type: "muzzleflash", entity: entity };
  writeId(w, 0x27);
  {
    reserve(w, 2);
    const view = w.view;
    const at = w.offset;
    view.setInt16(at, asI16(m.entity), true);
    w.offset = at + 2;
  }
  return true;
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
  const msec = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
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
  const modelindex = (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  const skinnum = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  const effects = (flags & 0x80) !== 0 ? view.getUint8(at++) : undefined;
  const weaponframe = (flags & 0x0100) !== 0 ? view.getUint8(at++) : undefined;
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
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(876);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_PLAYERINFO]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_PLAYERINFO + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_PLAYERINFO + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_PLAYERINFO + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_PLAYERINFO + 4]!, true);
  to += 2 * outer + 21;
  chars.setFloat64(to, INT_TEXTS[player]!, true);
  to += INT_BYTES[8 * player + 7]!;
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
  chars.setFloat64(to, ROWS[row + FRONT_FRAME]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_FRAME + 1]!, true);
  to += depth + 6;
  chars.setFloat64(to, INT_TEXTS[frame]!, true);
  to += INT_BYTES[8 * frame + 7]!;
  if (msec !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_PING]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_PING + 1]!, true);
    to += depth + 5;
    {
      const raw$ = msec;
      const index$ = 2 * raw$;
      const length$ = U8S_3_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, U8S_3_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, U8S_3_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : U8S_3.putFirst(chars, to, raw$);
    }
  }
  if (command !== undefined) {
    out.length = to;
    if (!sayUsercmdUntil26(command, depth, out, names)) return false;
    out.reserve(876);
    chars = out.view;
    to = out.length;
  }
  if (velocity1 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_CSPEED_X]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_CSPEED_X + 1]!, true);
    to += depth + 9;
    {
      const raw$ = velocity1;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = I16S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I16S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I16S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I16S.putFirst(chars, to, raw$);
    }
  }
  if (velocity2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_CSPEED_Y]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_CSPEED_Y + 1]!, true);
    to += depth + 9;
    {
      const raw$ = velocity2;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = I16S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I16S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I16S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I16S.putFirst(chars, to, raw$);
    }
  }
  if (velocity3 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_CSPEED_Z]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_CSPEED_Z + 1]!, true);
    to += depth + 9;
    {
      const raw$ = velocity3;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = I16S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I16S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I16S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I16S.putFirst(chars, to, raw$);
    }
  }
  if (modelindex !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX + 2]!, true);
    to += depth + 11;
    chars.setFloat64(to, INT_TEXTS[modelindex]!, true);
    to += INT_BYTES[8 * modelindex + 7]!;
  }
  if (skinnum !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_UK_BYTE6]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_UK_BYTE6 + 1]!, true);
    to += depth + 9;
    chars.setFloat64(to, INT_TEXTS[skinnum]!, true);
    to += INT_BYTES[8 * skinnum + 7]!;
  }
  if (effects !== undefined) {
    {
      const set$ = BITS_WEAPON.of(effects);
      if (set$.length > 0) {
        chars.setFloat64(to, ROWS[row + FRONT_WEAPON]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPON + 1]!, true);
        to += depth + 7;
        to = put(chars, to, set$);
      }
    }
  }
  if (weaponframe !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_WEAPONFRAME]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPONFRAME + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_WEAPONFRAME + 2]!, true);
    to += depth + 12;
    chars.setFloat64(to, INT_TEXTS[weaponframe]!, true);
    to += INT_BYTES[8 * weaponframe + 7]!;
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `playerinfo` that statements tell. */
function enterPlayerinfoUntil26(text: TextCursor, depth: number, w: Writer): boolean {
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
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x79616c70 && view.getInt32(text.at + depth + 3, true) === 0x20726579) {
    text.at += depth + 7;
    player = text.intLine();
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
  if (next === 0x6d617266 && view.getInt32(text.at + depth + 2, true) === 0x20656d61) {
    text.at += depth + 6;
    frame = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x676e6970 && view.getInt32(text.at + depth + 1, true) === 0x20676e69) {
    text.at += depth + 5;
    msec = U8S_3.hearLine(text);
    next = text.next(depth);
  }
  {
    const start = text.at;
    const inner = hearUsercmdUntil26(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return false;
      command = inner;
      next = text.next(depth);
    }
  }
  if (
    next === 0x65707363 &&
    view.getInt32(text.at + depth + 4, true) === 0x785f6465 &&
    view.getInt32(text.at + depth + 5, true) === 0x20785f64
  ) {
    text.at += depth + 9;
    velocity1 = I16S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x65707363 &&
    view.getInt32(text.at + depth + 4, true) === 0x795f6465 &&
    view.getInt32(text.at + depth + 5, true) === 0x20795f64
  ) {
    text.at += depth + 9;
    velocity2 = I16S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x65707363 &&
    view.getInt32(text.at + depth + 4, true) === 0x7a5f6465 &&
    view.getInt32(text.at + depth + 5, true) === 0x207a5f64
  ) {
    text.at += depth + 9;
    velocity3 = I16S.hearLine(text);
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
    next === 0x625f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x36657479 &&
    view.getInt32(text.at + depth + 5, true) === 0x20366574
  ) {
    text.at += depth + 9;
    skinnum = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x70616577 && view.getInt32(text.at + depth + 3, true) === 0x206e6f70) {
    text.at += depth + 7;
    effects = text.bits(BITS_WEAPON.bits, effects);
    text.end();
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
  if (text.isBad || player === undefined || origin === undefined || frame === undefined)
    return false;
  const m: M.Playerinfo = {
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
  writeId(w, 0x2a);
  {
    let flags = m.flags === undefined ? 0 : m.flags & 0xf000;
    if (m.msec !== undefined) flags |= 0x01;
    if (m.command !== undefined) flags |= 0x02;
    if (m.velocity1 !== undefined) flags |= 0x04;
    if (m.velocity2 !== undefined) flags |= 0x08;
    if (m.velocity3 !== undefined) flags |= 0x10;
    if (m.modelindex !== undefined) flags |= 0x20;
    if (m.skinnum !== undefined) flags |= 0x40;
    if (m.effects !== undefined) flags |= 0x80;
    if (m.weaponframe !== undefined) flags |= 0x0100;
    if (m.dead) flags |= 0x0200;
    if (m.gib) flags |= 0x0400;
    if (m.nograv) flags |= 0x0800;
    reserve(w, 11);
    let view = w.view;
    let at = w.offset;
    view.setUint8(at, asU8(m.player));
    at += 1;
    view.setUint16(at, flags, true);
    at += 2;
    expectLength(m.origin, 3);
    for (let i = 0; i < 3; i++) {
      const value = m.origin[i]!;
      const raw = Math.round(value * 8);
      if (typeof value !== "number" || raw !== (raw << 16) >> 16)
        throw outside(value, -4096, 4095.875);
      view.setInt16(at + 2 * i, raw, true);
    }
    view.setUint8(at + 6, asU8(m.frame));
    at += 7;
    if (m.msec !== undefined) {
      if (m.msec !== (m.msec & 0xff)) throw outside(m.msec, 0, 255);
      view.setUint8(at++, m.msec);
    }
    w.offset = at;
    if (m.command !== undefined) encodeUsercmdUntil26(w, m.command);
    reserve(w, 10);
    view = w.view;
    at = w.offset;
    if (m.velocity1 !== undefined) {
      if (m.velocity1 !== (m.velocity1 << 16) >> 16) throw outside(m.velocity1, -32768, 32767);
      view.setInt16(at, m.velocity1, true);
      at += 2;
    }
    if (m.velocity2 !== undefined) {
      if (m.velocity2 !== (m.velocity2 << 16) >> 16) throw outside(m.velocity2, -32768, 32767);
      view.setInt16(at, m.velocity2, true);
      at += 2;
    }
    if (m.velocity3 !== undefined) {
      if (m.velocity3 !== (m.velocity3 << 16) >> 16) throw outside(m.velocity3, -32768, 32767);
      view.setInt16(at, m.velocity3, true);
      at += 2;
    }
    if (m.modelindex !== undefined) {
      if (m.modelindex !== (m.modelindex & 0xff)) throw outside(m.modelindex, 0, 255);
      view.setUint8(at++, m.modelindex);
    }
    if (m.skinnum !== undefined) {
      if (m.skinnum !== (m.skinnum & 0xff)) throw outside(m.skinnum, 0, 255);
      view.setUint8(at++, m.skinnum);
    }
    if (m.effects !== undefined) {
      if (m.effects !== (m.effects & 0xff)) throw outside(m.effects, 0, 255);
      view.setUint8(at++, m.effects);
    }
    if (m.weaponframe !== undefined) {
      if (m.weaponframe !== (m.weaponframe & 0xff)) throw outside(m.weaponframe, 0, 255);
      view.setUint8(at++, m.weaponframe);
    }
    w.offset = at;
  }
  return true;
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
  const msec = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
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
  const modelindex = (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  const skinnum = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  const effects = (flags & 0x80) !== 0 ? view.getUint8(at++) : undefined;
  const weaponframe = (flags & 0x0100) !== 0 ? view.getUint8(at++) : undefined;
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
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(876);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_PLAYERINFO]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_PLAYERINFO + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_PLAYERINFO + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_PLAYERINFO + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_PLAYERINFO + 4]!, true);
  to += 2 * outer + 21;
  chars.setFloat64(to, INT_TEXTS[player]!, true);
  to += INT_BYTES[8 * player + 7]!;
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
  chars.setFloat64(to, ROWS[row + FRONT_FRAME]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_FRAME + 1]!, true);
  to += depth + 6;
  chars.setFloat64(to, INT_TEXTS[frame]!, true);
  to += INT_BYTES[8 * frame + 7]!;
  if (msec !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_PING]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_PING + 1]!, true);
    to += depth + 5;
    {
      const raw$ = msec;
      const index$ = 2 * raw$;
      const length$ = U8S_3_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, U8S_3_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, U8S_3_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : U8S_3.putFirst(chars, to, raw$);
    }
  }
  if (command !== undefined) {
    out.length = to;
    if (!sayUsercmd(command, depth, out, names)) return false;
    out.reserve(876);
    chars = out.view;
    to = out.length;
  }
  if (velocity1 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_CSPEED_X]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_CSPEED_X + 1]!, true);
    to += depth + 9;
    {
      const raw$ = velocity1;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = I16S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I16S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I16S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I16S.putFirst(chars, to, raw$);
    }
  }
  if (velocity2 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_CSPEED_Y]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_CSPEED_Y + 1]!, true);
    to += depth + 9;
    {
      const raw$ = velocity2;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = I16S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I16S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I16S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I16S.putFirst(chars, to, raw$);
    }
  }
  if (velocity3 !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_CSPEED_Z]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_CSPEED_Z + 1]!, true);
    to += depth + 9;
    {
      const raw$ = velocity3;
      const index$ = 2 * (raw$ + 0x8000);
      const length$ = I16S_BYTES[8 * index$ + 15]!;
      chars.setFloat64(to, I16S_TEXTS[index$]!, true);
      chars.setFloat64(to + 8, I16S_TEXTS[index$ + 1]!, true);
      to = length$ > 0 ? to + length$ : I16S.putFirst(chars, to, raw$);
    }
  }
  if (modelindex !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_MODELINDEX]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_MODELINDEX + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_MODELINDEX + 2]!, true);
    to += depth + 11;
    chars.setFloat64(to, INT_TEXTS[modelindex]!, true);
    to += INT_BYTES[8 * modelindex + 7]!;
  }
  if (skinnum !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_UK_BYTE6]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_UK_BYTE6 + 1]!, true);
    to += depth + 9;
    chars.setFloat64(to, INT_TEXTS[skinnum]!, true);
    to += INT_BYTES[8 * skinnum + 7]!;
  }
  if (effects !== undefined) {
    {
      const set$ = BITS_WEAPON.of(effects);
      if (set$.length > 0) {
        chars.setFloat64(to, ROWS[row + FRONT_WEAPON]!, true);
        chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPON + 1]!, true);
        to += depth + 7;
        to = put(chars, to, set$);
      }
    }
  }
  if (weaponframe !== undefined) {
    chars.setFloat64(to, ROWS[row + FRONT_WEAPONFRAME]!, true);
    chars.setFloat64(to + 8, ROWS[row + FRONT_WEAPONFRAME + 1]!, true);
    chars.setFloat64(to + 16, ROWS[row + FRONT_WEAPONFRAME + 2]!, true);
    to += depth + 12;
    chars.setFloat64(to, INT_TEXTS[weaponframe]!, true);
    to += INT_BYTES[8 * weaponframe + 7]!;
  }
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `playerinfo` that statements tell. */
function enterPlayerinfo(text: TextCursor, depth: number, w: Writer): boolean {
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
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x79616c70 && view.getInt32(text.at + depth + 3, true) === 0x20726579) {
    text.at += depth + 7;
    player = text.intLine();
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
  if (next === 0x6d617266 && view.getInt32(text.at + depth + 2, true) === 0x20656d61) {
    text.at += depth + 6;
    frame = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x676e6970 && view.getInt32(text.at + depth + 1, true) === 0x20676e69) {
    text.at += depth + 5;
    msec = U8S_3.hearLine(text);
    next = text.next(depth);
  }
  {
    const start = text.at;
    const inner = hearUsercmd(text, depth);
    if (text.at !== start) {
      if (inner === undefined) return false;
      command = inner;
      next = text.next(depth);
    }
  }
  if (
    next === 0x65707363 &&
    view.getInt32(text.at + depth + 4, true) === 0x785f6465 &&
    view.getInt32(text.at + depth + 5, true) === 0x20785f64
  ) {
    text.at += depth + 9;
    velocity1 = I16S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x65707363 &&
    view.getInt32(text.at + depth + 4, true) === 0x795f6465 &&
    view.getInt32(text.at + depth + 5, true) === 0x20795f64
  ) {
    text.at += depth + 9;
    velocity2 = I16S.hearLine(text);
    next = text.next(depth);
  }
  if (
    next === 0x65707363 &&
    view.getInt32(text.at + depth + 4, true) === 0x7a5f6465 &&
    view.getInt32(text.at + depth + 5, true) === 0x207a5f64
  ) {
    text.at += depth + 9;
    velocity3 = I16S.hearLine(text);
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
    next === 0x625f6b75 &&
    view.getInt32(text.at + depth + 4, true) === 0x36657479 &&
    view.getInt32(text.at + depth + 5, true) === 0x20366574
  ) {
    text.at += depth + 9;
    skinnum = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x70616577 && view.getInt32(text.at + depth + 3, true) === 0x206e6f70) {
    text.at += depth + 7;
    effects = text.bits(BITS_WEAPON.bits, effects);
    text.end();
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
  if (text.isBad || player === undefined || origin === undefined || frame === undefined)
    return false;
  const m: M.Playerinfo = {
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
  writeId(w, 0x2a);
  {
    let flags = m.flags === undefined ? 0 : m.flags & 0xf000;
    if (m.msec !== undefined) flags |= 0x01;
    if (m.command !== undefined) flags |= 0x02;
    if (m.velocity1 !== undefined) flags |= 0x04;
    if (m.velocity2 !== undefined) flags |= 0x08;
    if (m.velocity3 !== undefined) flags |= 0x10;
    if (m.modelindex !== undefined) flags |= 0x20;
    if (m.skinnum !== undefined) flags |= 0x40;
    if (m.effects !== undefined) flags |= 0x80;
    if (m.weaponframe !== undefined) flags |= 0x0100;
    if (m.dead) flags |= 0x0200;
    if (m.gib) flags |= 0x0400;
    if (m.nograv) flags |= 0x0800;
    reserve(w, 11);
    let view = w.view;
    let at = w.offset;
    view.setUint8(at, asU8(m.player));
    at += 1;
    view.setUint16(at, flags, true);
    at += 2;
    expectLength(m.origin, 3);
    for (let i = 0; i < 3; i++) {
      const value = m.origin[i]!;
      const raw = Math.round(value * 8);
      if (typeof value !== "number" || raw !== (raw << 16) >> 16)
        throw outside(value, -4096, 4095.875);
      view.setInt16(at + 2 * i, raw, true);
    }
    view.setUint8(at + 6, asU8(m.frame));
    at += 7;
    if (m.msec !== undefined) {
      if (m.msec !== (m.msec & 0xff)) throw outside(m.msec, 0, 255);
      view.setUint8(at++, m.msec);
    }
    w.offset = at;
    if (m.command !== undefined) encodeUsercmd(w, m.command);
    reserve(w, 10);
    view = w.view;
    at = w.offset;
    if (m.velocity1 !== undefined) {
      if (m.velocity1 !== (m.velocity1 << 16) >> 16) throw outside(m.velocity1, -32768, 32767);
      view.setInt16(at, m.velocity1, true);
      at += 2;
    }
    if (m.velocity2 !== undefined) {
      if (m.velocity2 !== (m.velocity2 << 16) >> 16) throw outside(m.velocity2, -32768, 32767);
      view.setInt16(at, m.velocity2, true);
      at += 2;
    }
    if (m.velocity3 !== undefined) {
      if (m.velocity3 !== (m.velocity3 << 16) >> 16) throw outside(m.velocity3, -32768, 32767);
      view.setInt16(at, m.velocity3, true);
      at += 2;
    }
    if (m.modelindex !== undefined) {
      if (m.modelindex !== (m.modelindex & 0xff)) throw outside(m.modelindex, 0, 255);
      view.setUint8(at++, m.modelindex);
    }
    if (m.skinnum !== undefined) {
      if (m.skinnum !== (m.skinnum & 0xff)) throw outside(m.skinnum, 0, 255);
      view.setUint8(at++, m.skinnum);
    }
    if (m.effects !== undefined) {
      if (m.effects !== (m.effects & 0xff)) throw outside(m.effects, 0, 255);
      view.setUint8(at++, m.effects);
    }
    if (m.weaponframe !== undefined) {
      if (m.weaponframe !== (m.weaponframe & 0xff)) throw outside(m.weaponframe, 0, 255);
      view.setUint8(at++, m.weaponframe);
    }
    w.offset = at;
  }
  return true;
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
  const outside = outer * ROW_SIZE;
  const first = out.length;
  out.reserve(98);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_NAILS]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_NAILS + 1]!, true);
  to += outer + 8;
  out.length = to;
  for (const element$ of nails) {
    out.reserve(36);
    const start$ = out.length;
    out.length = put(out.view, start$, OPENING_NAIL, depth);
    if (!sayNail(element$, depth + 1, out, names)) return false;
    close(out, start$, depth, OPENING_NAIL, ALONE_NAIL);
  }
  out.reserve(98);
  chars = out.view;
  to = out.length;
  out.length = to;
  close(out, first, outer, OPENING_NAILS, ALONE_NAILS);
  return true;
}

/** Writes the `nails` that statements tell. */
function enterNails(text: TextCursor, depth: number, w: Writer): boolean {
  const nails: M.Nail[] = [];
  const { view } = text;
  let next = text.next(depth);
  while (next === 0x6c69616e && view.getInt32(text.at + depth + 3, true) === 0x0a7b206c) {
    text.at += depth + 7;
    const element = hearNail(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) return false;
    nails.push(element);
    next = text.next(depth);
  }
  if (text.isBad) return false;
  const m: M.Nails = { type: "nails", nails: nails };
  writeId(w, 0x2b);
  {
    expectArray(m.nails);
    reserve(w, 1);
    w.view.setUint8(w.offset, asU8(m.nails.length));
    w.offset += 1;
    for (const element of m.nails) encodeNail(w, element);
  }
  return true;
}

/** The text of the `chokecount` at the cursor. */
function tellChokecount(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 2;
  const count = view.getUint8(at + 1);
  const depth = outer;
  const row = depth * ROW_SIZE;
  out.reserve(93);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_CHOKE]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_CHOKE + 1]!, true);
  to += depth + 6;
  chars.setFloat64(to, INT_TEXTS[count]!, true);
  to += INT_BYTES[8 * count + 7]!;
  out.length = to;
  return true;
}

/** Writes the `chokecount` that statements tell. */
function enterChokecount(text: TextCursor, _depth: number, w: Writer): boolean {
  let count: number | undefined;
  count = text.int();
  text.end();
  if (text.isBad || count === undefined) return false;
  const m: M.Chokecount = { type: "chokecount", count: count };
  writeId(w, 0x2c);
  {
    reserve(w, 1);
    const view = w.view;
    const at = w.offset;
    view.setUint8(at, asU8(m.count));
    w.offset = at + 1;
  }
  return true;
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
  const outside = outer * ROW_SIZE;
  const first = out.length;
  out.reserve(110);
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
  out.reserve(110);
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
  writeId(w, 0x2f);
  {
    expectArray(m.entities);
    for (const element of m.entities) encodePacketentity(w, element);
    reserve(w, 2);
    w.view.setUint16(w.offset, 0, true);
    w.offset += 2;
  }
  return true;
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
  const outside = outer * ROW_SIZE;
  out.reserve(185);
  let chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_DELTAPACKETENTITIES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_DELTAPACKETENTITIES + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_DELTAPACKETENTITIES + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_DELTAPACKETENTITIES + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_DELTAPACKETENTITIES + 4]!, true);
  chars.setFloat64(to + 40, ROWS[outside + OPEN_DELTAPACKETENTITIES + 5]!, true);
  to += 2 * outer + 29;
  chars.setFloat64(to, INT_TEXTS[from]!, true);
  to += INT_BYTES[8 * from + 7]!;
  out.length = to;
  for (const element$ of entities) {
    out.reserve(49);
    const start$ = out.length;
    out.length = put(out.view, start$, OPENING_DELTAPACKETENTITY, depth);
    if (!sayPacketentity(element$, depth + 1, out, names)) return false;
    close(out, start$, depth, OPENING_DELTAPACKETENTITY, ALONE_DELTAPACKETENTITY);
  }
  out.reserve(185);
  chars = out.view;
  to = out.length;
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `deltapacketentities` that statements tell. */
function enterDeltapacketentities(text: TextCursor, depth: number, w: Writer): boolean {
  let from: number | undefined;
  const entities: M.Packetentity[] = [];
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x6d617266 && view.getInt32(text.at + depth + 2, true) === 0x20656d61) {
    text.at += depth + 6;
    from = text.intLine();
    next = text.next(depth);
  }
  while (
    next === 0x746c6564 &&
    view.getInt32(text.at + depth + 4, true) === 0x63617061 &&
    view.getInt32(text.at + depth + 8, true) === 0x6574656b &&
    view.getInt32(text.at + depth + 12, true) === 0x7469746e &&
    view.getInt32(text.at + depth + 16, true) === 0x0a7b2079
  ) {
    text.at += depth + 20;
    const element = hearPacketentity(text, depth + 1);
    if (element === undefined || !text.takeClosing(depth)) return false;
    entities.push(element);
    next = text.next(depth);
  }
  if (text.isBad || from === undefined) return false;
  const m: M.Deltapacketentities = { type: "deltapacketentities", from: from, entities: entities };
  writeId(w, 0x30);
  {
    reserve(w, 1);
    const view = w.view;
    const at = w.offset;
    view.setUint8(at, asU8(m.from));
    w.offset = at + 1;
    expectArray(m.entities);
    for (const element of m.entities) encodePacketentity(w, element);
    reserve(w, 2);
    w.view.setUint16(w.offset, 0, true);
    w.offset += 2;
  }
  return true;
}

/** The text of the `maxspeed` at the cursor. */
function tellMaxspeed(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 5;
  const speed = view.getFloat32(at + 1, true);
  const speedNaN = nanBits(view, at + 1, 1)?.[0];
  const depth = outer;
  const row = depth * ROW_SIZE;
  out.reserve(96);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_MAXSPEED]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_MAXSPEED + 1]!, true);
  to += depth + 9;
  to = putEnd(chars, putFloat(chars, to, speed, speedNaN));
  out.length = to;
  return true;
}

/** Writes the `maxspeed` that statements tell. */
function enterMaxspeed(text: TextCursor, _depth: number, w: Writer): boolean {
  let speed: number | undefined;
  speed = text.float();
  text.end();
  if (text.isBad || speed === undefined) return false;
  const m: M.Maxspeed = { type: "maxspeed", speed: speed };
  writeId(w, 0x31);
  {
    reserve(w, 4);
    const view = w.view;
    const at = w.offset;
    setF32(view, at, m.speed, m.speedNaN);
    w.offset = at + 4;
  }
  return true;
}

/** The text of the `entgravity` at the cursor. */
function tellEntgravity(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 5;
  const gravity = view.getFloat32(at + 1, true);
  const gravityNaN = nanBits(view, at + 1, 1)?.[0];
  const depth = outer;
  const row = depth * ROW_SIZE;
  out.reserve(98);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[row + FRONT_ENTGRAVITY]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_ENTGRAVITY + 1]!, true);
  chars.setFloat64(to + 16, ROWS[row + FRONT_ENTGRAVITY + 2]!, true);
  to += depth + 11;
  to = putEnd(chars, putFloat(chars, to, gravity, gravityNaN));
  out.length = to;
  return true;
}

/** Writes the `entgravity` that statements tell. */
function enterEntgravity(text: TextCursor, _depth: number, w: Writer): boolean {
  let gravity: number | undefined;
  gravity = text.float();
  text.end();
  if (text.isBad || gravity === undefined) return false;
  const m: M.Entgravity = { type: "entgravity", gravity: gravity };
  writeId(w, 0x32);
  {
    reserve(w, 4);
    const view = w.view;
    const at = w.offset;
    setF32(view, at, m.gravity, m.gravityNaN);
    w.offset = at + 4;
  }
  return true;
}

/** The text of the `updatepl` at the cursor. */
function tellUpdatepl(r: Reader, outer: number, out: TextOutput, _names: Names): boolean {
  const view = r.view;
  const at = r.offset;
  r.offset = at + 3;
  const player = view.getUint8(at + 1);
  const loss = view.getUint8(at + 2);
  const depth = outer + 1;
  const outside = outer * ROW_SIZE;
  const row = depth * ROW_SIZE;
  out.reserve(162);
  const chars = out.view;
  let to = out.length;
  chars.setFloat64(to, ROWS[outside + OPEN_UPDATEPL]!, true);
  chars.setFloat64(to + 8, ROWS[outside + OPEN_UPDATEPL + 1]!, true);
  chars.setFloat64(to + 16, ROWS[outside + OPEN_UPDATEPL + 2]!, true);
  chars.setFloat64(to + 24, ROWS[outside + OPEN_UPDATEPL + 3]!, true);
  chars.setFloat64(to + 32, ROWS[outside + OPEN_UPDATEPL + 4]!, true);
  to += 2 * outer + 19;
  chars.setFloat64(to, INT_TEXTS[player]!, true);
  to += INT_BYTES[8 * player + 7]!;
  chars.setFloat64(to, ROWS[row + FRONT_LOSS]!, true);
  chars.setFloat64(to + 8, ROWS[row + FRONT_LOSS + 1]!, true);
  to += depth + 5;
  chars.setFloat64(to, INT_TEXTS[loss]!, true);
  to += INT_BYTES[8 * loss + 7]!;
  chars.setFloat64(to, ROWS[outside + CLOSES]!, true);
  chars.setFloat64(to + 8, ROWS[outside + CLOSES + 1]!, true);
  to += outer + 2;
  out.length = to;
  return true;
}

/** Writes the `updatepl` that statements tell. */
function enterUpdatepl(text: TextCursor, depth: number, w: Writer): boolean {
  let player: number | undefined;
  let loss: number | undefined;
  const { view } = text;
  let next = text.next(depth);
  if (next === 0x79616c70 && view.getInt32(text.at + depth + 3, true) === 0x20726579) {
    text.at += depth + 7;
    player = text.intLine();
    next = text.next(depth);
  }
  if (next === 0x73736f6c && view.getInt32(text.at + depth + 1, true) === 0x2073736f) {
    text.at += depth + 5;
    loss = text.intLine();
    next = text.next(depth);
  }
  if (text.isBad || player === undefined || loss === undefined) return false;
  const m: M.Updatepl = { type: "updatepl", player: player, loss: loss };
  writeId(w, 0x35);
  {
    reserve(w, 2);
    const view = w.view;
    const at = w.offset;
    view.setUint8(at, asU8(m.player));
    view.setUint8(at + 1, asU8(m.loss));
    w.offset = at + 2;
  }
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
      case 0x0a:
        isTold = tellSetangle(r, outer, out, names);
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
      case 0x0a:
        isTold = tellSetangle(r, outer, out, names);
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
      case 0x0a:
        isTold = tellSetangle(r, outer, out, names);
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
      case 0x0a:
        isTold = tellSetangle(r, outer, out, names);
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
      case 0x0a:
        isTold = tellSetangle(r, outer, out, names);
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
      { message: "updatestat", enter: enterUpdatestat },
      { message: "sound", enter: enterSound },
      { message: "setangle", single: true, enter: enterSetangle },
      { message: "updatefrags", enter: enterUpdatefrags },
      { message: "stopsound", enter: enterStopsound },
      { message: "damage", enter: enterDamage },
      { message: "temp_entity", enter: enterTempEntity },
      { message: "setpause", single: true, enter: enterSetpause },
      { message: "spawnstaticsound", enter: enterSpawnstaticsound },
      { message: "intermission", enter: enterIntermission },
      { message: "cdtrack", single: true, enter: enterCdtrack },
      { message: "updateping", enter: enterUpdateping },
      { message: "updateentertime", enter: enterUpdateentertime },
      { message: "updatestatlong", enter: enterUpdatestatlong },
      { message: "muzzleflash", single: true, enter: enterMuzzleflash },
      { message: "playerinfo", enter: enterPlayerinfoUntil26 },
      { message: "nails", enter: enterNails },
      { message: "chokecount", single: true, enter: enterChokecount },
      { message: "packetentities", enter: enterPacketentities },
      { message: "deltapacketentities", enter: enterDeltapacketentities },
    ],
  },
  {
    from: 1,
    to: 1,
    tell: tellMessagesUntil25,
    heard: [
      { message: "updatestat", enter: enterUpdatestat },
      { message: "sound", enter: enterSound },
      { message: "setangle", single: true, enter: enterSetangle },
      { message: "updatefrags", enter: enterUpdatefrags },
      { message: "stopsound", enter: enterStopsound },
      { message: "damage", enter: enterDamage },
      { message: "temp_entity", enter: enterTempEntity },
      { message: "setpause", single: true, enter: enterSetpause },
      { message: "spawnstaticsound", enter: enterSpawnstaticsound },
      { message: "intermission", enter: enterIntermission },
      { message: "cdtrack", single: true, enter: enterCdtrack },
      { message: "updateping", enter: enterUpdateping },
      { message: "updateentertime", enter: enterUpdateentertime },
      { message: "updatestatlong", enter: enterUpdatestatlong },
      { message: "muzzleflash", single: true, enter: enterMuzzleflash },
      { message: "playerinfo", enter: enterPlayerinfoUntil26 },
      { message: "nails", enter: enterNails },
      { message: "chokecount", single: true, enter: enterChokecount },
      { message: "packetentities", enter: enterPacketentities },
      { message: "deltapacketentities", enter: enterDeltapacketentities },
      { message: "maxspeed", single: true, enter: enterMaxspeed },
      { message: "entgravity", single: true, enter: enterEntgravity },
    ],
  },
  {
    from: 2,
    to: 2,
    tell: tellMessagesUntil26,
    heard: [
      { message: "updatestat", enter: enterUpdatestat },
      { message: "sound", enter: enterSound },
      { message: "setangle", single: true, enter: enterSetangle },
      { message: "updatefrags", enter: enterUpdatefrags },
      { message: "stopsound", enter: enterStopsound },
      { message: "damage", enter: enterDamage },
      { message: "temp_entity", enter: enterTempEntity },
      { message: "setpause", single: true, enter: enterSetpause },
      { message: "spawnstaticsound", enter: enterSpawnstaticsound },
      { message: "intermission", enter: enterIntermission },
      { message: "cdtrack", single: true, enter: enterCdtrack },
      { message: "updateping", enter: enterUpdateping },
      { message: "updateentertime", enter: enterUpdateentertime },
      { message: "updatestatlong", enter: enterUpdatestatlong },
      { message: "muzzleflash", single: true, enter: enterMuzzleflash },
      { message: "playerinfo", enter: enterPlayerinfoUntil26 },
      { message: "nails", enter: enterNails },
      { message: "chokecount", single: true, enter: enterChokecount },
      { message: "packetentities", enter: enterPacketentities },
      { message: "deltapacketentities", enter: enterDeltapacketentities },
      { message: "maxspeed", single: true, enter: enterMaxspeed },
      { message: "entgravity", single: true, enter: enterEntgravity },
    ],
  },
  {
    from: 3,
    to: 3,
    tell: tellMessagesUntil27,
    heard: [
      { message: "updatestat", enter: enterUpdatestat },
      { message: "sound", enter: enterSound },
      { message: "setangle", single: true, enter: enterSetangle },
      { message: "updatefrags", enter: enterUpdatefrags },
      { message: "stopsound", enter: enterStopsound },
      { message: "damage", enter: enterDamage },
      { message: "temp_entity", enter: enterTempEntity },
      { message: "setpause", single: true, enter: enterSetpause },
      { message: "spawnstaticsound", enter: enterSpawnstaticsound },
      { message: "intermission", enter: enterIntermission },
      { message: "cdtrack", single: true, enter: enterCdtrack },
      { message: "updateping", enter: enterUpdateping },
      { message: "updateentertime", enter: enterUpdateentertime },
      { message: "updatestatlong", enter: enterUpdatestatlong },
      { message: "muzzleflash", single: true, enter: enterMuzzleflash },
      { message: "playerinfo", enter: enterPlayerinfo },
      { message: "nails", enter: enterNails },
      { message: "chokecount", single: true, enter: enterChokecount },
      { message: "packetentities", enter: enterPacketentities },
      { message: "deltapacketentities", enter: enterDeltapacketentities },
      { message: "maxspeed", single: true, enter: enterMaxspeed },
      { message: "entgravity", single: true, enter: enterEntgravity },
    ],
  },
  {
    from: 4,
    to: 4,
    tell: tellMessages,
    heard: [
      { message: "updatestat", enter: enterUpdatestat },
      { message: "sound", enter: enterSound },
      { message: "setangle", single: true, enter: enterSetangle },
      { message: "updatefrags", enter: enterUpdatefrags },
      { message: "stopsound", enter: enterStopsound },
      { message: "damage", enter: enterDamage },
      { message: "temp_entity", enter: enterTempEntity },
      { message: "setpause", single: true, enter: enterSetpause },
      { message: "spawnstaticsound", enter: enterSpawnstaticsound },
      { message: "intermission", enter: enterIntermission },
      { message: "cdtrack", single: true, enter: enterCdtrack },
      { message: "updateping", enter: enterUpdateping },
      { message: "updateentertime", enter: enterUpdateentertime },
      { message: "updatestatlong", enter: enterUpdatestatlong },
      { message: "muzzleflash", single: true, enter: enterMuzzleflash },
      { message: "playerinfo", enter: enterPlayerinfo },
      { message: "nails", enter: enterNails },
      { message: "chokecount", single: true, enter: enterChokecount },
      { message: "packetentities", enter: enterPacketentities },
      { message: "deltapacketentities", enter: enterDeltapacketentities },
      { message: "maxspeed", single: true, enter: enterMaxspeed },
      { message: "entgravity", single: true, enter: enterEntgravity },
      { message: "updatepl", enter: enterUpdatepl },
    ],
  },
];
