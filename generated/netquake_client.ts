// Generated from netquake_client.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { table } from "./netquake_client.table.ts";
import { dialectCodec, ownMessage } from "../runtime/dialect.ts";
import { explaining, explainEncode, passExplained, passAllExplained } from "../runtime/explain.ts";
import {
  type Reader,
  ensure,
  advance,
  skip,
  peekId,
  nanAt,
  nanBits,
  passBytes,
  takeBytes,
  unknownId,
} from "../runtime/bytes/reader.ts";
import { readString, skipString, writeString } from "../runtime/bytes/text/text.ts";
import { unscale } from "../runtime/bytes/numbers/scales.ts";
import {
  type Writer,
  reserve,
  writeId,
  asU8,
  asI8,
  asU16,
  asI16,
  asU32,
  asI32,
  setF32,
  writeBytes,
  expectLength,
  expectWhere,
  fit,
  unknownType,
} from "../runtime/bytes/writer.ts";
export { table };

/** Where the player points on the screen, and what is there. netquake_client.yaml:22 */
export interface Pointer {
  /** Of half the screen, from its middle. */
  screen: [number, number];
  /** Where the view is. */
  start: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  startNaN?: readonly number[] | undefined;
  /** What the line from there hits. */
  impact: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  impactNaN?: readonly number[] | undefined;
  entity: number;
  is_far: number;
  /** The number is 256 times the one before, and this. Where is_far is 1. */
  low?: number | undefined;
}

/**
 * Nothing that should be met. Illegal: engines take it for an error, and drop the client.
 *
 * network §8.4.1 · netquake_client.yaml:33
 */
export interface Bad {
  type: "bad";
}

/** The client is there. network §8.4.1, ERRATA 113 · netquake_client.yaml:39 */
export interface Nop {
  type: "nop";
}

/**
 * The client leaves. It says so once, and unreliably.
 *
 * network §8.4.1, ERRATA 113 · netquake_client.yaml:44
 */
export interface Disconnect {
  type: "disconnect";
}

/**
 * Where the player looks and goes. It may be lost; the next one follows at once.
 *
 * network §8.4.1, ERRATA 111-114 · netquake_client.yaml:49
 */
export interface Move {
  type: "move";
  /** Its number in the level, from 0 on; the first two are not sent. */
  sequence?: number | undefined;
  /**
   * Of the server, as the client heard it last, in seconds; the server tells by it how far the
   * client is.
   */
  time: number;
  /** The bits of a NaN as it came, which a number loses. */
  timeNaN?: number | undefined;
  /** Pitch, yaw and roll in degrees. */
  angles: [number, number, number];
  /** Units a second, negative backwards; walking is 200. */
  forwardmove: number;
  /** Units a second, negative to the left. */
  sidemove: number;
  /** Units a second, in water. */
  upmove: number;
  /** 1 attack, 2 jump. */
  buttons: number;
  has_weapon?: number | undefined;
  has_pointer?: number | undefined;
  /** A command by number, 0 for none. */
  impulse: number;
  /** Where has_weapon is 1. */
  weapon?: number | undefined;
  /** Where has_pointer is 1. */
  pointer?: Pointer | undefined;
  /** The bits of a NaN as it came, which a number loses. */
  anglesNaN?: readonly number[] | undefined;
}

/**
 * A command for the server's console, of those that clients may give.
 *
 * network §8.4.1, ERRATA 115 · netquake_client.yaml:81
 */
export interface Stringcmd {
  type: "stringcmd";
  /** As prespawn, or say hello; a line feed may end it. */
  text: string;
}

/**
 * A list of entities has come. The server takes those before it that were not acknowledged
 * for lost, and tells anew what was in them. Several may be before a move, or alone.
 *
 * clcdp_ackframe · netquake_client.yaml:88
 */
export interface Ackframe {
  type: "ackframe";
  /** The number of its packet, of those that may be lost; -1 wants all anew. */
  frame: number;
}

/** A part of a file has come. clcdp_ackdownloaddata · netquake_client.yaml:102 */
export interface Ackdownload {
  type: "ackdownload";
  /** Bytes before it. */
  start: number;
  size: number;
}

/**
 * A part of what the player says. It follows a move.
 *
 * clcfte_voicechat · netquake_client.yaml:111
 */
export interface Voicechat {
  type: "voicechat";
  generation: number;
  codec: number;
  /** Of this part. */
  sequence: number;
  /** As the voice's codec has it. */
  data: Uint8Array;
}

/** Any message. */
export type Message =
  | Bad
  | Nop
  | Disconnect
  | Move
  | Stringcmd
  | Ackframe
  | Ackdownload
  | Voicechat;

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  bad?: ((message: Readonly<Bad>) => void) | undefined;
  nop?: ((message: Readonly<Nop>) => void) | undefined;
  disconnect?: ((message: Readonly<Disconnect>) => void) | undefined;
  move?: ((message: Readonly<Move>) => void) | undefined;
  stringcmd?: ((message: Readonly<Stringcmd>) => void) | undefined;
  ackframe?: ((message: Readonly<Ackframe>) => void) | undefined;
  ackdownload?: ((message: Readonly<Ackdownload>) => void) | undefined;
  voicechat?: ((message: Readonly<Voicechat>) => void) | undefined;
}

const read2I16 = (view: DataView, at: number): [number, number] => [
  view.getInt16(at, true) / 32767,
  view.getInt16(at + 2, true) / 32767,
];
const write2I16 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 2);
  for (let i = 0; i < 2; i++) view.setInt16(at + 2 * i, asI16(unscale(values[i]!, 1, 32767)), true);
};
const read3Angle16 = (view: DataView, at: number): [number, number, number] => [
  view.getInt16(at, true) * 0.0054931640625,
  view.getInt16(at + 2, true) * 0.0054931640625,
  view.getInt16(at + 4, true) * 0.0054931640625,
];
const write3Angle16 = (view: DataView, at: number, values: readonly number[]): void => {
  expectLength(values, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(values[i]!, 45, 8192)), true);
};
const explained = /* @__PURE__ */ explaining(table, 0);

/** Reads a `pointer`. Throws DecodeError. */
export function decodePointerFromftecursor(r: Reader): Pointer {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 30);
  const screen = read2I16(view, at);
  const start: [number, number, number] = [
    view.getFloat32(at + 4, true),
    view.getFloat32(at + 8, true),
    view.getFloat32(at + 12, true),
  ];
  const startNaN = nanBits(view, at + 4, 3);
  const impact: [number, number, number] = [
    view.getFloat32(at + 16, true),
    view.getFloat32(at + 20, true),
    view.getFloat32(at + 24, true),
  ];
  const impactNaN = nanBits(view, at + 16, 3);
  const entityIs_far = view.getUint16(at + 28, true);
  const entity = entityIs_far & 0x7fff;
  const is_far = entityIs_far >>> 15;
  at += 30;
  let low: number | undefined;
  if (is_far === 1) {
    ensure(r, at, 1);
    low = view.getUint8(at++);
  }
  r.offset = at;
  return { screen, start, startNaN, impact, impactNaN, entity, is_far, low };
}

/** Passes over what `decodePointerFromftecursor` reads. Throws DecodeError. */
export function skipPointerFromftecursor(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  at = advance(r, at, 28);
  ensure(r, at, 2);
  const word = view.getUint16(at, true);
  at += 2;
  const is_far = word >>> 15;
  if (is_far === 1) {
    ensure(r, at, 1);
    at += 1;
  }
  r.offset = at;
}

/** Writes what `decodePointerFromftecursor` reads. Throws EncodeError. */
export function encodePointerFromftecursor(w: Writer, m: Pointer): void {
  let at = reserve(w, 31);
  const view = w.view;
  write2I16(view, at, m.screen);
  expectLength(m.start, 3);
  setF32(view, at + 4, m.start[0], m.startNaN?.[0]);
  setF32(view, at + 8, m.start[1], m.startNaN?.[1]);
  setF32(view, at + 12, m.start[2], m.startNaN?.[2]);
  expectLength(m.impact, 3);
  setF32(view, at + 16, m.impact[0], m.impactNaN?.[0]);
  setF32(view, at + 20, m.impact[1], m.impactNaN?.[1]);
  setF32(view, at + 24, m.impact[2], m.impactNaN?.[2]);
  view.setUint16(at + 28, fit(m.entity, 15) | (fit(m.is_far, 1) << 15), true);
  expectWhere(m.low, m.is_far === 1);
  at += 30;
  if (m.low !== undefined) view.setUint8(at++, asU8(m.low));
  w.offset = at;
}

/** Reads a `move` (15) at the cursor, its id first. Throws DecodeError. */
export function decodeMove(r: Reader): Move {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 15);
  r.offset = at + 16;
  return {
    type: "move",
    time: view.getFloat32(at + 1, true),
    timeNaN: nanAt(view, at + 1),
    angles: [
      view.getInt8(at + 5) * 1.40625,
      view.getInt8(at + 6) * 1.40625,
      view.getInt8(at + 7) * 1.40625,
    ],
    forwardmove: view.getInt16(at + 8, true),
    sidemove: view.getInt16(at + 10, true),
    upmove: view.getInt16(at + 12, true),
    buttons: view.getUint8(at + 14),
    impulse: view.getUint8(at + 15),
  };
}

/** Passes over what `decodeMove` reads. Throws DecodeError. */
export function skipMove(r: Reader): undefined {
  skip(r, 16);
}

/** Writes what `decodeMove` reads. Throws EncodeError. */
export function encodeMove(w: Writer, m: Move): void {
  const at = reserve(w, 15);
  const view = w.view;
  setF32(view, at, m.time, m.timeNaN);
  expectLength(m.angles, 3);
  for (let i = 0; i < 3; i++) view.setInt8(at + 4 + i, asI8(unscale(m.angles[i]!, 45, 32)));
  view.setInt16(at + 7, asI16(m.forwardmove), true);
  view.setInt16(at + 9, asI16(m.sidemove), true);
  view.setInt16(at + 11, asI16(m.upmove), true);
  view.setUint8(at + 13, asU8(m.buttons));
  view.setUint8(at + 14, asU8(m.impulse));
  w.offset = at + 15;
}

/** Reads a `move` (to 999) at the cursor, its id first. Throws DecodeError. */
export function decodeMoveFrom666(r: Reader): Move {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 18);
  r.offset = at + 19;
  return {
    type: "move",
    time: view.getFloat32(at + 1, true),
    timeNaN: nanAt(view, at + 1),
    angles: read3Angle16(view, at + 5),
    forwardmove: view.getInt16(at + 11, true),
    sidemove: view.getInt16(at + 13, true),
    upmove: view.getInt16(at + 15, true),
    buttons: view.getUint8(at + 17),
    impulse: view.getUint8(at + 18),
  };
}

/** Passes over what `decodeMoveFrom666` reads. Throws DecodeError. */
export function skipMoveFrom666(r: Reader): undefined {
  skip(r, 19);
}

/** Writes what `decodeMoveFrom666` reads. Throws EncodeError. */
export function encodeMoveFrom666(w: Writer, m: Move): void {
  const at = reserve(w, 18);
  const view = w.view;
  setF32(view, at, m.time, m.timeNaN);
  write3Angle16(view, at + 4, m.angles);
  view.setInt16(at + 10, asI16(m.forwardmove), true);
  view.setInt16(at + 12, asI16(m.sidemove), true);
  view.setInt16(at + 14, asI16(m.upmove), true);
  view.setUint8(at + 16, asU8(m.buttons));
  view.setUint8(at + 17, asU8(m.impulse));
  w.offset = at + 18;
}

/** Reads a `move` (999-floatangle) at the cursor, its id first. Throws DecodeError. */
export function decodeMoveFrom999floatangle(r: Reader): Move {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 24);
  r.offset = at + 25;
  return {
    type: "move",
    time: view.getFloat32(at + 1, true),
    timeNaN: nanAt(view, at + 1),
    angles: [
      view.getFloat32(at + 5, true),
      view.getFloat32(at + 9, true),
      view.getFloat32(at + 13, true),
    ],
    anglesNaN: nanBits(view, at + 5, 3),
    forwardmove: view.getInt16(at + 17, true),
    sidemove: view.getInt16(at + 19, true),
    upmove: view.getInt16(at + 21, true),
    buttons: view.getUint8(at + 23),
    impulse: view.getUint8(at + 24),
  };
}

/** Passes over what `decodeMoveFrom999floatangle` reads. Throws DecodeError. */
export function skipMoveFrom999floatangle(r: Reader): undefined {
  skip(r, 25);
}

/** Writes what `decodeMoveFrom999floatangle` reads. Throws EncodeError. */
export function encodeMoveFrom999floatangle(w: Writer, m: Move): void {
  const at = reserve(w, 24);
  const view = w.view;
  setF32(view, at, m.time, m.timeNaN);
  expectLength(m.angles, 3);
  setF32(view, at + 4, m.angles[0], m.anglesNaN?.[0]);
  setF32(view, at + 8, m.angles[1], m.anglesNaN?.[1]);
  setF32(view, at + 12, m.angles[2], m.anglesNaN?.[2]);
  view.setInt16(at + 16, asI16(m.forwardmove), true);
  view.setInt16(at + 18, asI16(m.sidemove), true);
  view.setInt16(at + 20, asI16(m.upmove), true);
  view.setUint8(at + 22, asU8(m.buttons));
  view.setUint8(at + 23, asU8(m.impulse));
  w.offset = at + 24;
}

/** Reads a `move` (fte-predinfo) at the cursor, its id first. Throws DecodeError. */
export function decodeMoveFromftepredinfo(r: Reader): Move {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  const sequence = view.getUint16(at + 1, true);
  r.offset -= 1;
  return Object.assign({ type: "move" as const, sequence }, decodeMoveFrom666(r));
}

/** Passes over what `decodeMoveFromftepredinfo` reads. Throws DecodeError. */
export function skipMoveFromftepredinfo(r: Reader): undefined {
  skip(r, 3);
  r.offset -= 1;
  skipMoveFrom666(r);
}

/** Writes what `decodeMoveFromftepredinfo` reads. Throws EncodeError. */
export function encodeMoveFromftepredinfo(w: Writer, m: Move): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint16(at, asU16(m.sequence!), true);
  w.offset = at + 2;
  encodeMoveFrom666(w, m);
}

/** Reads a `move` (fte-cursor) at the cursor, its id first. Throws DecodeError. */
export function decodeMoveFromftecursor(r: Reader): Move {
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 23);
  const sequence = view.getUint16(at + 1, true);
  const time = view.getFloat32(at + 3, true);
  const timeNaN = nanAt(view, at + 3);
  const angles = read3Angle16(view, at + 7);
  const forwardmove = view.getInt16(at + 13, true);
  const sidemove = view.getInt16(at + 15, true);
  const upmove = view.getInt16(at + 17, true);
  const buttonsHas_weaponHas_pointer = view.getUint32(at + 19, true);
  const buttons = buttonsHas_weaponHas_pointer & 0x3fffffff;
  const has_weapon = (buttonsHas_weaponHas_pointer >>> 30) & 0x01;
  const has_pointer = buttonsHas_weaponHas_pointer >>> 31;
  const impulse = view.getUint8((at += 24) - 1);
  let weapon: number | undefined;
  if (has_weapon === 1) {
    ensure(r, at, 4);
    weapon = view.getInt32((at += 4) - 4, true);
  }
  let pointer: Pointer | undefined;
  if (has_pointer === 1) {
    r.offset = at;
    pointer = decodePointerFromftecursor(r);
    at = r.offset;
  }
  r.offset = at;
  return {
    type: "move",
    sequence,
    time,
    timeNaN,
    angles,
    forwardmove,
    sidemove,
    upmove,
    buttons,
    has_weapon,
    has_pointer,
    impulse,
    weapon,
    pointer,
  };
}

/** Passes over what `decodeMoveFromftecursor` reads. Throws DecodeError. */
export function skipMoveFromftecursor(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 18);
  ensure(r, at, 4);
  const word = view.getUint32(at, true);
  at += 4;
  const has_weapon = (word >>> 30) & 0x01;
  const has_pointer = word >>> 31;
  at = advance(r, at, 1);
  if (has_weapon === 1) {
    ensure(r, at, 4);
    at += 4;
  }
  if (has_pointer === 1) {
    r.offset = at;
    skipPointerFromftecursor(r);
    at = r.offset;
  }
  r.offset = at;
}

/** Writes what `decodeMoveFromftecursor` reads. Throws EncodeError. */
export function encodeMoveFromftecursor(w: Writer, m: Move): void {
  let at = reserve(w, 27);
  const view = w.view;
  view.setUint16(at, asU16(m.sequence!), true);
  setF32(view, at + 2, m.time, m.timeNaN);
  write3Angle16(view, at + 6, m.angles);
  view.setInt16(at + 12, asI16(m.forwardmove), true);
  view.setInt16(at + 14, asI16(m.sidemove), true);
  view.setInt16(at + 16, asI16(m.upmove), true);
  view.setUint32(
    at + 18,
    fit(m.buttons, 30) | (fit(m.has_weapon!, 1) << 30) | (fit(m.has_pointer!, 1) << 31),
    true,
  );
  view.setUint8(at + 22, asU8(m.impulse));
  expectWhere(m.weapon, m.has_weapon === 1);
  at += 23;
  if (m.weapon !== undefined) view.setInt32((at += 4) - 4, asI32(m.weapon), true);
  expectWhere(m.pointer, m.has_pointer === 1);
  w.offset = at;
  if (m.pointer !== undefined) encodePointerFromftecursor(w, m.pointer);
}

/** Reads a `stringcmd` at the cursor, its id first. Throws DecodeError. */
export function decodeStringcmd(r: Reader): Stringcmd {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "stringcmd", text: readString(r, 2047) };
}

/** Passes over what `decodeStringcmd` reads. Throws DecodeError. */
export function skipStringcmd(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeStringcmd` reads. Throws EncodeError. */
export function encodeStringcmd(w: Writer, m: Stringcmd): void {
  writeString(w, m.text, 2047);
}

/** Reads an `ackframe` at the cursor, its id first. Throws DecodeError. */
export function decodeAckframeFrom15fte(r: Reader): Ackframe {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 4);
  r.offset = at + 5;
  return { type: "ackframe", frame: view.getInt32(at + 1, true) };
}

/** Passes over what `decodeAckframeFrom15fte` reads. Throws DecodeError. */
export function skipAckframeFrom15fte(r: Reader): undefined {
  skip(r, 5);
}

/** Writes what `decodeAckframeFrom15fte` reads. Throws EncodeError. */
export function encodeAckframeFrom15fte(w: Writer, m: Ackframe): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setInt32(at, asI32(m.frame), true);
  w.offset = at + 4;
}

/** Reads an `ackdownload` at the cursor, its id first. Throws DecodeError. */
export function decodeAckdownloadFrom15fte(r: Reader): Ackdownload {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 6);
  r.offset = at + 7;
  return {
    type: "ackdownload",
    start: view.getUint32(at + 1, true),
    size: view.getUint16(at + 5, true),
  };
}

/** Passes over what `decodeAckdownloadFrom15fte` reads. Throws DecodeError. */
export function skipAckdownloadFrom15fte(r: Reader): undefined {
  skip(r, 7);
}

/** Writes what `decodeAckdownloadFrom15fte` reads. Throws EncodeError. */
export function encodeAckdownloadFrom15fte(w: Writer, m: Ackdownload): void {
  const at = reserve(w, 6);
  const view = w.view;
  view.setUint32(at, asU32(m.start), true);
  view.setUint16(at + 4, asU16(m.size), true);
  w.offset = at + 6;
}

/** Reads a `voicechat` at the cursor, its id first. Throws DecodeError. */
export function decodeVoicechatFrom15fte(r: Reader): Voicechat {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 4);
  const generationCodec = view.getUint8(at + 1);
  const generation = generationCodec & 0x0f;
  const codec = generationCodec >>> 4;
  const sequence = view.getUint8(at + 2);
  const size = view.getUint16(at + 3, true);
  r.offset = at + 5;
  return { type: "voicechat", generation, codec, sequence, data: takeBytes(r, size) };
}

/** Passes over what `decodeVoicechatFrom15fte` reads. Throws DecodeError. */
export function skipVoicechatFrom15fte(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  at = advance(r, at, 2);
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  at += 2;
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeVoicechatFrom15fte` reads. Throws EncodeError. */
export function encodeVoicechatFrom15fte(w: Writer, m: Voicechat): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint8(at, fit(m.generation, 4) | (fit(m.codec, 4) << 4));
  view.setUint8(at + 1, asU8(m.sequence));
  view.setUint16(at + 2, asU16(m.data.length), true);
  w.offset = at + 4;
  writeBytes(w, m.data);
}

/** `readMessage` for ids that stand for one message each. */
function readNumbered(r: Reader, id: number): Message {
  switch (id) {
    case 0x00:
      r.offset += 1;
      return { type: "bad" };
    case 0x01:
      r.offset += 1;
      return { type: "nop" };
    case 0x02:
      r.offset += 1;
      return { type: "disconnect" };
    case 0x03:
      return decodeMove(r);
    case 0x04:
      return decodeStringcmd(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * As `decodeMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Throws DecodeError.
 */
export function readMessage(r: Reader): Message {
  const id = peekId(r);
  return readNumbered(r, id);
}

/**
 * Reads the message at the cursor, in version 15. Throws DecodeError, and leaves the cursor
 * where it was.
 */
export function decodeMessage(r: Reader): Message {
  const start = r.offset;
  try {
    const id = peekId(r);
    return readNumbered(r, id);
  } catch (error) {
    throw explained(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumbered(w: Writer, message: Message): void {
  switch (message.type) {
    case "bad":
      return writeId(w, 0x00);
    case "nop":
      return writeId(w, 0x01);
    case "disconnect":
      return writeId(w, 0x02);
    case "move":
      writeId(w, 0x03);
      return encodeMove(w, message);
    case "stringcmd":
      writeId(w, 0x04);
      return encodeStringcmd(w, message);
    default:
      throw unknownType(message);
  }
}

/** Writes a message, in version 15. Throws EncodeError, and leaves the writer as it was. */
export function encodeMessage(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumbered(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 0, message, error);
  }
}

/** `passMessage` for ids that stand for one message each. */
function passNumbered(r: Reader, id: number): number {
  switch (id) {
    case 0x00:
    case 0x01:
    case 0x02:
      return ((r.offset += 1), id);
    case 0x03:
      return (skipMove(r), id);
    case 0x04:
      return (skipStringcmd(r), id);
    default:
      throw unknownId(r, id);
  }
}

/**
 * As `skipMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Throws DecodeError.
 */
export function passMessage(r: Reader): number {
  const id = peekId(r);
  return passNumbered(r, id);
}

/**
 * Passes over the message at the cursor, in version 15, and returns its id. Throws
 * DecodeError, and leaves the cursor where it was.
 */
export function skipMessage(r: Reader): number {
  return passExplained(r, passMessage, explained);
}

/**
 * As `skipMessages`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Says whether a message tells of versions. Throws
 * DecodeError.
 */
export function passMessages(r: Reader): boolean {
  while (r.offset < r.end) {
    passMessage(r);
  }
  return false;
}

/**
 * Passes over all messages up to the end, in version 15. Throws DecodeError, and leaves the
 * cursor at the message that cannot be read.
 */
export function skipMessages(r: Reader): void {
  passAllExplained(r, passMessages, skipMessage);
}

/**
 * The next message when there is a handler for it, for ids that stand for one message each.
 * Without a handler it is passed over.
 */
function retargetNumbered(
  r: Reader,
  id: number,
  handlers: Handlers,
  scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x00:
      r.offset += 1;
      return handlers.bad && scratch.bad;
    case 0x01:
      r.offset += 1;
      return handlers.nop && scratch.nop;
    case 0x02:
      r.offset += 1;
      return handlers.disconnect && scratch.disconnect;
    case 0x03:
      return handlers.move === undefined ? skipMove(r) : decodeMove(r);
    case 0x04:
      return handlers.stringcmd === undefined ? skipStringcmd(r) : decodeStringcmd(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * Hands the message at the cursor to its handler, in version 15; passes over it when there
 * is none. The handler gets a view that the next call aims anew. Throws DecodeError, and
 * leaves the cursor where it was; what a handler throws goes through.
 */
export function visitMessage(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = retargetNumbered(r, id, handlers, scratch);
  } catch (error) {
    throw explained(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/**
 * Hands all messages up to the end to their handlers, as `visitMessage` does one, in version
 * 15. Throws DecodeError, and leaves the cursor at the message that cannot be read.
 */
export function visitMessages(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessage(r, handlers, scratch);
  }
}

/** What visiting aims again and again. */
export interface Scratch {
  bad: Bad;
  nop: Nop;
  disconnect: Disconnect;
}

/** Makes what visiting in version 15 aims. */
export function newScratch(): Scratch {
  return { bad: { type: "bad" }, nop: { type: "nop" }, disconnect: { type: "disconnect" } };
}

const numberedMessages = {
  read: readNumbered,
  pass: passNumbered,
  encode: encodeNumbered,
  retarget: retargetNumbered,
  scratch: newScratch,
};

/** Reads and writes messages in version 999-floatangle. */
const codecFrom999floatangle = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 3,
  to: 3,
  like: numberedMessages,
  own: [
    ownMessage(
      "move",
      [0x03],
      [decodeMoveFrom999floatangle, encodeMoveFrom999floatangle, skipMoveFrom999floatangle],
    ),
  ],
}));

/** Reads and writes messages in versions 666 to 999. */
const codecFrom666 = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 1,
  to: 2,
  like: numberedMessages,
  own: [ownMessage("move", [0x03], [decodeMoveFrom666, encodeMoveFrom666, skipMoveFrom666])],
}));

/** Reads and writes messages in version 666-fte. */
const codecFrom666fte = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 5,
  to: 5,
  like: codecFrom666.numbered,
  own: [
    ownMessage(
      "ackframe",
      [0x32],
      [decodeAckframeFrom15fte, encodeAckframeFrom15fte, skipAckframeFrom15fte],
    ),
    ownMessage(
      "ackdownload",
      [0x33],
      [decodeAckdownloadFrom15fte, encodeAckdownloadFrom15fte, skipAckdownloadFrom15fte],
    ),
    ownMessage(
      "voicechat",
      [0x53],
      [decodeVoicechatFrom15fte, encodeVoicechatFrom15fte, skipVoicechatFrom15fte],
    ),
  ],
}));

/** Reads and writes messages in version fte-cursor. */
const codecFromftecursor = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 7,
  to: 7,
  like: codecFrom666fte.numbered,
  own: [
    ownMessage(
      "move",
      [0x03],
      [decodeMoveFromftecursor, encodeMoveFromftecursor, skipMoveFromftecursor],
    ),
  ],
}));

/** Reads and writes messages in version fte-predinfo. */
const codecFromftepredinfo = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 6,
  to: 6,
  like: codecFrom666fte.numbered,
  own: [
    ownMessage(
      "move",
      [0x03],
      [decodeMoveFromftepredinfo, encodeMoveFromftepredinfo, skipMoveFromftepredinfo],
    ),
  ],
}));

/** Reads and writes messages in version 15-fte. */
const codecFrom15fte = /* @__PURE__ */ dialectCodec<Message, Handlers, Scratch>(() => ({
  table,
  from: 4,
  to: 4,
  like: codecFrom666fte.numbered,
  own: [ownMessage("move", [0x03], [decodeMove, encodeMove, skipMove])],
}));
/** A codec for each class of versions that are alike, oldest first. */
export const codecs: readonly Codec<Message, Handlers>[] = [
  {
    table,
    from: 0,
    to: 0,
    decode: decodeMessage,
    encode: encodeMessage,
    skip: skipMessage,
    visit: visitMessage,
    skipAll: skipMessages,
    visitAll: visitMessages,
    passAll: passMessages,
    scratch: newScratch,
    read: readMessage,
    pass: passMessage,
  },
  codecFrom666,
  codecFrom999floatangle,
  codecFrom15fte,
  codecFrom666fte,
  codecFromftepredinfo,
  codecFromftecursor,
];
