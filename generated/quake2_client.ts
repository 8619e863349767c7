// Generated from quake2_client.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { table } from "./quake2_client.table.ts";
import {
  explaining,
  explainEncode,
  passExplained,
  passAllExplained,
} from "../runtime/errors/explain.ts";
import { bitLengths } from "../runtime/bytes/lengths.ts";
import {
  type Reader,
  ensure,
  ensureWhole,
  past,
  peekId,
  unknownId,
} from "../runtime/bytes/reader.ts";
import {
  readString,
  readOpenString,
  endedOpen,
  skipOpenString,
  openEnd,
  skipString,
  writeString,
} from "../runtime/bytes/text.ts";
import { nearest } from "../runtime/bytes/scales.ts";
import {
  type Writer,
  reserve,
  writeId,
  asU8,
  asI32,
  outside,
  unknownType,
} from "../runtime/bytes/writer.ts";
export { table };

/**
 * What a player wants to do. What is not there is as in the command before it.
 *
 * ERRATA 59 · quake2_client.yaml:10
 */
export interface Usercmd {
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  /** Pitch. Absent: previous.angle1. */
  angle1?: number | undefined;
  /** Yaw. Absent: previous.angle2. */
  angle2?: number | undefined;
  /** Roll. Absent: previous.angle3. */
  angle3?: number | undefined;
  /** Units a second. Absent: previous.forwardmove. */
  forwardmove?: number | undefined;
  /** Absent: previous.sidemove. */
  sidemove?: number | undefined;
  /** Absent: previous.upmove. */
  upmove?: number | undefined;
  /** 1 attack, 2 use, 128 any key. Absent: previous.buttons. */
  buttons?: number | undefined;
  /** Absent: previous.impulse. */
  impulse?: number | undefined;
  /** Milliseconds that the command lasts. */
  msec: number;
  /** How bright it is where the player stands. */
  lightlevel: number;
}

/**
 * Nothing that should be met. Illegal: engines take it for an error, and drop the client.
 *
 * ERRATA 59 · quake2_client.yaml:28
 */
export interface Bad {
  type: "bad";
}

/**
 * Nothing.
 *
 * ERRATA 59 · quake2_client.yaml:34
 */
export interface Nop {
  type: "nop";
}

/**
 * What the player wants to do, and again what he wanted in the two packets before, which may
 * be lost. The oldest command is told from one of nothing but 0.
 *
 * ERRATA 59 · quake2_client.yaml:39
 */
export interface Move {
  type: "move";
  /** Of all that follows in the packet, and its sequence number. */
  checksum: number;
  /** Frames may be told from this one; -1, from none. */
  lastframe: number;
  oldest: Usercmd;
  old: Usercmd;
  new: Usercmd;
}

/**
 * Who the player is, where that has changed.
 *
 * ERRATA 59 · quake2_client.yaml:52
 */
export interface Userinfo {
  type: "userinfo";
  /** Keys and values, each behind a backslash. */
  text: string;
}

/**
 * A command for the server's console, of those that clients may give.
 *
 * ERRATA 59 · quake2_client.yaml:59
 */
export interface Stringcmd {
  type: "stringcmd";
  /** A client's last one, disconnect, ends with its packet. */
  text: string;
  /** Whether the string ended where the bytes ended. */
  textOpen?: boolean | undefined;
}

/** Any message. */
export type Message = Bad | Nop | Move | Userinfo | Stringcmd;

/** What `usercmd` makes, with what it does not tell filled in. */
export type UsercmdState = {
  angle1: number;
  angle2: number;
  angle3: number;
  forwardmove: number;
  sidemove: number;
  upmove: number;
  buttons: number;
  impulse: number;
  msec: number;
  lightlevel: number;
};

/** What is told, the states that it makes, and what these differ from. */
export interface States {
  usercmd: { delta: Usercmd; state: UsercmdState; from: "previous" };
}

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  bad?: ((message: Readonly<Bad>) => void) | undefined;
  nop?: ((message: Readonly<Nop>) => void) | undefined;
  move?: ((message: Readonly<Move>) => void) | undefined;
  userinfo?: ((message: Readonly<Userinfo>) => void) | undefined;
  stringcmd?: ((message: Readonly<Stringcmd>) => void) | undefined;
}

const USERCMD_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 2, 1, 1]);
const explained = /* @__PURE__ */ explaining(table, 0);

/** Reads a `usercmd`. Throws DecodeError. */
export function decodeUsercmd(r: Reader): Usercmd {
  const view = r.view;
  let at = r.offset;
  if (at + 17 > r.end) ensureWhole(r, skipUsercmd);
  const flags = view.getUint8(at++);
  let angle1: number | undefined;
  if ((flags & 0x01) !== 0) {
    angle1 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let angle2: number | undefined;
  if ((flags & 0x02) !== 0) {
    angle2 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let angle3: number | undefined;
  if ((flags & 0x04) !== 0) {
    angle3 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let forwardmove: number | undefined;
  if ((flags & 0x08) !== 0) {
    forwardmove = view.getInt16(at, true);
    at += 2;
  }
  let sidemove: number | undefined;
  if ((flags & 0x10) !== 0) {
    sidemove = view.getInt16(at, true);
    at += 2;
  }
  let upmove: number | undefined;
  if ((flags & 0x20) !== 0) {
    upmove = view.getInt16(at, true);
    at += 2;
  }
  const buttons = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  const impulse = (flags & 0x80) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at + 2;
  return {
    flags,
    angle1,
    angle2,
    angle3,
    forwardmove,
    sidemove,
    upmove,
    buttons,
    impulse,
    msec: view.getUint8(at),
    lightlevel: view.getUint8(at + 1),
  };
}

/** Passes over what `decodeUsercmd` reads. Throws DecodeError. */
export function skipUsercmd(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  r.offset = past(r, at, 2 + USERCMD_FLAGS_LENGTHS_0[flags & 0xff]!);
}

/** Writes what `decodeUsercmd` reads. Throws EncodeError. */
export function encodeUsercmd(w: Writer, m: Usercmd): void {
  const { angle1, angle2, angle3, forwardmove, sidemove, upmove, buttons, impulse } = m;
  let flags = 0;
  if (angle1 !== undefined) flags |= 0x01;
  if (angle2 !== undefined) flags |= 0x02;
  if (angle3 !== undefined) flags |= 0x04;
  if (forwardmove !== undefined) flags |= 0x08;
  if (sidemove !== undefined) flags |= 0x10;
  if (upmove !== undefined) flags |= 0x20;
  if (buttons !== undefined) flags |= 0x40;
  if (impulse !== undefined) flags |= 0x80;
  reserve(w, 17);
  const view = w.view;
  let at = w.offset;
  view.setUint8(at++, flags);
  if (angle1 !== undefined) {
    const steps$ = (angle1 * 8192) / 45;
    let raw = (steps$ << 16) >> 16;
    if (raw !== steps$ || typeof angle1 !== "number")
      raw = nearest(angle1, steps$, -32768, 32767, -180, 179.9945068359375);
    view.setInt16(at, raw, true);
    at += 2;
  }
  if (angle2 !== undefined) {
    const steps$ = (angle2 * 8192) / 45;
    let raw = (steps$ << 16) >> 16;
    if (raw !== steps$ || typeof angle2 !== "number")
      raw = nearest(angle2, steps$, -32768, 32767, -180, 179.9945068359375);
    view.setInt16(at, raw, true);
    at += 2;
  }
  if (angle3 !== undefined) {
    const steps$ = (angle3 * 8192) / 45;
    let raw = (steps$ << 16) >> 16;
    if (raw !== steps$ || typeof angle3 !== "number")
      raw = nearest(angle3, steps$, -32768, 32767, -180, 179.9945068359375);
    view.setInt16(at, raw, true);
    at += 2;
  }
  if (forwardmove !== undefined) {
    if (forwardmove !== (forwardmove << 16) >> 16) throw outside(forwardmove, -32768, 32767);
    view.setInt16(at, forwardmove, true);
    at += 2;
  }
  if (sidemove !== undefined) {
    if (sidemove !== (sidemove << 16) >> 16) throw outside(sidemove, -32768, 32767);
    view.setInt16(at, sidemove, true);
    at += 2;
  }
  if (upmove !== undefined) {
    if (upmove !== (upmove << 16) >> 16) throw outside(upmove, -32768, 32767);
    view.setInt16(at, upmove, true);
    at += 2;
  }
  if (buttons !== undefined) {
    if (buttons !== (buttons & 0xff)) throw outside(buttons, 0, 255);
    view.setUint8(at++, buttons);
  }
  if (impulse !== undefined) {
    if (impulse !== (impulse & 0xff)) throw outside(impulse, 0, 255);
    view.setUint8(at++, impulse);
  }
  view.setUint8(at, asU8(m.msec));
  view.setUint8(at + 1, asU8(m.lightlevel));
  w.offset = at + 2;
}

/** Reads a `move` at the cursor, its id first. Throws DecodeError. */
export function decodeMove(r: Reader): Move {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 5);
  r.offset = at + 6;
  return {
    type: "move",
    checksum: view.getUint8(at + 1),
    lastframe: view.getInt32(at + 2, true),
    oldest: decodeUsercmd(r),
    old: decodeUsercmd(r),
    new: decodeUsercmd(r),
  };
}

/** Passes over what `decodeMove` reads. Throws DecodeError. */
export function skipMove(r: Reader): undefined {
  let at = r.offset + 1;
  at = past(r, at, 5);
  r.offset = at;
  skipUsercmd(r);
  skipUsercmd(r);
  skipUsercmd(r);
}

/** Writes what `decodeMove` reads. Throws EncodeError. */
export function encodeMove(w: Writer, m: Move): void {
  reserve(w, 5);
  const view = w.view;
  const at = w.offset;
  view.setUint8(at, asU8(m.checksum));
  view.setInt32(at + 1, asI32(m.lastframe), true);
  w.offset = at + 5;
  encodeUsercmd(w, m.oldest);
  encodeUsercmd(w, m.old);
  encodeUsercmd(w, m.new);
}

/** Reads a `userinfo` at the cursor, its id first. Throws DecodeError. */
export function decodeUserinfo(r: Reader): Userinfo {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "userinfo", text: readString(r, 2047) };
}

/** Passes over what `decodeUserinfo` reads. Throws DecodeError. */
export function skipUserinfo(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipString(r, 2047);
}

/** Writes what `decodeUserinfo` reads. Throws EncodeError. */
export function encodeUserinfo(w: Writer, m: Userinfo): void {
  writeString(w, m.text, 2047);
}

/** Reads a `stringcmd` at the cursor, its id first. Throws DecodeError. */
export function decodeStringcmd(r: Reader): Stringcmd {
  const at = r.offset;
  r.offset = at + 1;
  let text: string;
  let textOpen: boolean | undefined;
  const textStart = r.offset;
  text = readOpenString(r, 2047);
  textOpen = endedOpen(r, textStart, text, 2047);
  return { type: "stringcmd", text, textOpen };
}

/** Passes over what `decodeStringcmd` reads. Throws DecodeError. */
export function skipStringcmd(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipOpenString(r, 2047);
}

/** Writes what `decodeStringcmd` reads. Throws EncodeError. */
export function encodeStringcmd(w: Writer, m: Stringcmd): void {
  let textEnd$ = -1;
  writeString(w, m.text, 2047);
  textEnd$ = w.offset;
  if (m.textOpen === true) openEnd(w, textEnd$);
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
      return decodeMove(r);
    case 0x03:
      return decodeUserinfo(r);
    case 0x04:
      return decodeStringcmd(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * As `decodeMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor stands anywhere. Throws DecodeError.
 */
export function readMessage(r: Reader): Message {
  const id = peekId(r);
  return readNumbered(r, id);
}

/**
 * Reads the message at the cursor, in version 34. Throws DecodeError, and leaves the cursor
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
    case "move":
      writeId(w, 0x02);
      return encodeMove(w, message);
    case "userinfo":
      writeId(w, 0x03);
      return encodeUserinfo(w, message);
    case "stringcmd":
      writeId(w, 0x04);
      return encodeStringcmd(w, message);
    default:
      throw unknownType(message);
  }
}

/** Writes a message, in version 34. Throws EncodeError, and leaves the writer as it was. */
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
      return ((r.offset += 1), id);
    case 0x02:
      return (skipMove(r), id);
    case 0x03:
      return (skipUserinfo(r), id);
    case 0x04:
      return (skipStringcmd(r), id);
    default:
      throw unknownId(r, id);
  }
}

/**
 * As `skipMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor stands anywhere. Throws DecodeError.
 */
export function passMessage(r: Reader): number {
  const id = peekId(r);
  return passNumbered(r, id);
}

/**
 * Passes over the message at the cursor, in version 34, and returns its id. Throws
 * DecodeError, and leaves the cursor where it was.
 */
export function skipMessage(r: Reader): number {
  return passExplained(r, passMessage, explained);
}

/**
 * As `skipMessages`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor stands anywhere. Says whether a message tells of versions.
 * Throws DecodeError.
 */
export function passMessages(r: Reader): boolean {
  while (r.offset < r.end) {
    passMessage(r);
  }
  return false;
}

/**
 * Passes over all messages up to the end, in version 34. Throws DecodeError, and leaves the
 * cursor at the message that cannot be read.
 */
export function skipMessages(r: Reader): void {
  passAllExplained(r, passMessages, skipMessage);
}

/**
 * The next message when there is a handler for it, for ids that stand for one message each.
 * Without a handler it is passed over.
 */
function aimNumbered(
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
      return handlers.move === undefined ? skipMove(r) : decodeMove(r);
    case 0x03:
      return handlers.userinfo === undefined ? skipUserinfo(r) : decodeUserinfo(r);
    case 0x04:
      return handlers.stringcmd === undefined ? skipStringcmd(r) : decodeStringcmd(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * Hands the message at the cursor to its handler, in version 34; passes over it when there
 * is none. The handler gets a view that the next call aims anew. Throws DecodeError, and
 * leaves the cursor where it was; what a handler throws goes through.
 */
export function visitMessage(r: Reader, handlers: Handlers, scratch: Scratch): void {
  let message: AnyMessage | undefined;
  const start = r.offset;
  try {
    const id = peekId(r);
    message = aimNumbered(r, id, handlers, scratch);
  } catch (error) {
    throw explained(r, start, error);
  }
  if (message === undefined) return;
  (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
}

/** What visiting aims again and again. */
export interface Scratch {
  bad: Bad;
  nop: Nop;
}

/** Makes what visiting in version 34 aims. */
export function newScratch(): Scratch {
  return { bad: { type: "bad" }, nop: { type: "nop" } };
}

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
    passAll: passMessages,
    scratch: newScratch,
    read: readMessage,
    pass: passMessage,
  },
];
