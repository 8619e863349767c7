// Generated from quakeworld_client.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { table } from "./quakeworld_client.table.ts";
import { explaining, explainEncode, passExplained, passAllExplained } from "../runtime/explain.ts";
import { bitLengths } from "../runtime/bytes/lengths.ts";
import {
  type Reader,
  ensure,
  ensureWhole,
  advance,
  skip,
  peekId,
  passBytes,
  takeBytes,
  unknownId,
} from "../runtime/bytes/reader.ts";
import { readString, skipString, writeString } from "../runtime/bytes/text/text.ts";
import { plainConstructor } from "../runtime/bytes/constructors.ts";
import { firstOutOfRange } from "../runtime/bytes/numbers/out-of-range.ts";
import { unscale, nearest } from "../runtime/bytes/numbers/scales.ts";
import {
  type Writer,
  reserve,
  writeId,
  asU8,
  asI16,
  writeBytes,
  expectLength,
  unknownType,
} from "../runtime/bytes/writer.ts";
export { table };

/**
 * What a player wants to do. What is not there is as in the command before it.
 *
 * ERRATA 81 · quakeworld_client.yaml:10
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
  /** 1 attack, 2 jump, 4 use, 8 attack2. Absent: previous.buttons. */
  buttons?: number | undefined;
  /** Absent: previous.impulse. */
  impulse?: number | undefined;
  /** Milliseconds that the command lasts. */
  msec: number;
}

/**
 * Nothing that should be met. Illegal: engines take it for an error, and drop the client.
 *
 * ERRATA 83 · quakeworld_client.yaml:32
 */
export interface Bad {
  type: "bad";
}

/** Nothing. ERRATA 83 · quakeworld_client.yaml:38 */
export interface Nop {
  type: "nop";
}

/**
 * What the player wants to do, and again what he wanted in the two packets before, which may
 * be lost. The oldest command is a delta from one of nothing but 0.
 *
 * ERRATA 83 · quakeworld_client.yaml:43
 */
export interface Move {
  type: "move";
  /** Of all that follows in the packet, and its sequence number. */
  checksum: number;
  /** Percentage of packets that did not come. */
  lossage: number;
  oldest: Usercmd;
  old: Usercmd;
  new: Usercmd;
}

/**
 * A command for the server's console, of those that clients may give.
 *
 * ERRATA 83 · quakeworld_client.yaml:56
 */
export interface Stringcmd {
  type: "stringcmd";
  text: string;
}

/**
 * Entities may be distinguished from those of this packet.
 *
 * ERRATA 83 · quakeworld_client.yaml:63
 */
export interface Delta {
  type: "delta";
  /** The lowest bits of the packet's number. */
  sequence: number;
}

/** A spectator goes to a place at once. ERRATA 83 · quakeworld_client.yaml:70 */
export interface Tmove {
  type: "tmove";
  origin: [number, number, number];
}

/** A part of a file that the server asked for. ERRATA 83 · quakeworld_client.yaml:77 */
export interface Upload {
  type: "upload";
  /** How much of the file has been sent with this. */
  percent: number;
  data: Uint8Array;
}

/** Any message. */
export type Message = Bad | Nop | Move | Stringcmd | Delta | Tmove | Upload;

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
};

/** Entity messages, the states that they make, and what these differ from. */
export interface States {
  usercmd: { delta: Usercmd; state: UsercmdState; from: "previous" };
}

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  bad?: ((message: Readonly<Bad>) => void) | undefined;
  nop?: ((message: Readonly<Nop>) => void) | undefined;
  move?: ((message: Readonly<Move>) => void) | undefined;
  stringcmd?: ((message: Readonly<Stringcmd>) => void) | undefined;
  delta?: ((message: Readonly<Delta>) => void) | undefined;
  tmove?: ((message: Readonly<Tmove>) => void) | undefined;
  upload?: ((message: Readonly<Upload>) => void) | undefined;
}

const Usercmd$ = /* @__PURE__ */ plainConstructor(function (
  this: Usercmd,
  flags: Usercmd["flags"],
  angle1: Usercmd["angle1"],
  angle2: Usercmd["angle2"],
  angle3: Usercmd["angle3"],
  forwardmove: Usercmd["forwardmove"],
  sidemove: Usercmd["sidemove"],
  upmove: Usercmd["upmove"],
  buttons: Usercmd["buttons"],
  impulse: Usercmd["impulse"],
  msec: Usercmd["msec"],
) {
  this.flags = flags;
  this.angle1 = angle1;
  this.angle2 = angle2;
  this.angle3 = angle3;
  this.forwardmove = forwardmove;
  this.sidemove = sidemove;
  this.upmove = upmove;
  this.buttons = buttons;
  this.impulse = impulse;
  this.msec = msec;
});
const USERCMD_FLAGS_LENGTHS_0 = /* @__PURE__ */ bitLengths([2, 2, 2, 2, 2, 1, 1, 2]);
const explained = /* @__PURE__ */ explaining(table, 0);

/** Throws EncodeError for a member that its type does not hold. */
function rejectOutOfRange(message: object, types: string): never {
  throw firstOutOfRange(message, types);
}

/** Reads a `usercmd`. Throws DecodeError. */
export function decodeUsercmd(r: Reader): Usercmd {
  const view = r.view;
  let at = r.offset;
  if (at + 16 > r.end) ensureWhole(r, skipUsercmd);
  const flags = view.getUint8(at++);
  let angle1: number | undefined;
  if ((flags & 0x01) !== 0) {
    angle1 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let angle2: number | undefined;
  if ((flags & 0x80) !== 0) {
    angle2 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let angle3: number | undefined;
  if ((flags & 0x02) !== 0) {
    angle3 = view.getInt16(at, true) * 0.0054931640625;
    at += 2;
  }
  let forwardmove: number | undefined;
  if ((flags & 0x04) !== 0) {
    forwardmove = view.getInt16(at, true);
    at += 2;
  }
  let sidemove: number | undefined;
  if ((flags & 0x08) !== 0) {
    sidemove = view.getInt16(at, true);
    at += 2;
  }
  let upmove: number | undefined;
  if ((flags & 0x10) !== 0) {
    upmove = view.getInt16(at, true);
    at += 2;
  }
  const buttons = (flags & 0x20) !== 0 ? view.getUint8(at++) : undefined;
  const impulse = (flags & 0x40) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at + 1;
  return new Usercmd$(
    flags,
    angle1,
    angle2,
    angle3,
    forwardmove,
    sidemove,
    upmove,
    buttons,
    impulse,
    view.getUint8(at),
  );
}

/** Passes over what `decodeUsercmd` reads. Throws DecodeError. */
export function skipUsercmd(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  r.offset = advance(r, at, 1 + USERCMD_FLAGS_LENGTHS_0[flags & 0xff]!);
}

/** Writes what `decodeUsercmd` reads. Throws EncodeError. */
export function encodeUsercmd(w: Writer, m: Usercmd): void {
  const { angle1, angle2, angle3, forwardmove, sidemove, upmove, buttons, impulse } = m;
  fits: {
    let flags = 0;
    let at = reserve(w, 16);
    const bytes = w.bytes;
    let flags$at = at;
    at += 1;
    if (angle1 !== undefined) {
      flags |= 0x01;
      const steps$ = angle1 * 182.04444444444445;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.0054931640625 !== angle1)
        raw = nearest(angle1, (angle1 * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (angle2 !== undefined) {
      flags |= 0x80;
      const steps$ = angle2 * 182.04444444444445;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.0054931640625 !== angle2)
        raw = nearest(angle2, (angle2 * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (angle3 !== undefined) {
      flags |= 0x02;
      const steps$ = angle3 * 182.04444444444445;
      let raw = (steps$ << 16) >> 16;
      if (raw * 0.0054931640625 !== angle3)
        raw = nearest(angle3, (angle3 * 8192) / 45, -32768, 32767, -180, 179.9945068359375);
      bytes[at++] = raw;
      bytes[at++] = raw >> 8;
    }
    if (forwardmove !== undefined) {
      flags |= 0x04;
      if (forwardmove !== (forwardmove << 16) >> 16) break fits;
      bytes[at++] = forwardmove;
      bytes[at++] = forwardmove >> 8;
    }
    if (sidemove !== undefined) {
      flags |= 0x08;
      if (sidemove !== (sidemove << 16) >> 16) break fits;
      bytes[at++] = sidemove;
      bytes[at++] = sidemove >> 8;
    }
    if (upmove !== undefined) {
      flags |= 0x10;
      if (upmove !== (upmove << 16) >> 16) break fits;
      bytes[at++] = upmove;
      bytes[at++] = upmove >> 8;
    }
    if (buttons !== undefined) {
      flags |= 0x20;
      if (buttons !== (buttons & 0xff)) break fits;
      bytes[at++] = buttons;
    }
    if (impulse !== undefined) {
      flags |= 0x40;
      if (impulse !== (impulse & 0xff)) break fits;
      bytes[at++] = impulse;
    }
    bytes[at] = asU8(m.msec);
    bytes[flags$at++] = flags;
    w.offset = at + 1;
    return;
  }
  return rejectOutOfRange(m, "I16 forwardmove sidemove upmove, U8 buttons impulse");
}

/** Reads a `move` at the cursor, its id first. Throws DecodeError. */
export function decodeMove(r: Reader): Move {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return {
    type: "move",
    checksum: view.getUint8(at + 1),
    lossage: view.getUint8(at + 2),
    oldest: decodeUsercmd(r),
    old: decodeUsercmd(r),
    new: decodeUsercmd(r),
  };
}

/** Passes over what `decodeMove` reads. Throws DecodeError. */
export function skipMove(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 2);
  r.offset = at;
  skipUsercmd(r);
  skipUsercmd(r);
  skipUsercmd(r);
}

/** Writes what `decodeMove` reads. Throws EncodeError. */
export function encodeMove(w: Writer, m: Move): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at, asU8(m.checksum));
  view.setUint8(at + 1, asU8(m.lossage));
  w.offset = at + 2;
  encodeUsercmd(w, m.oldest);
  encodeUsercmd(w, m.old);
  encodeUsercmd(w, m.new);
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

/** Reads a `delta` at the cursor, its id first. Throws DecodeError. */
export function decodeDelta(r: Reader): Delta {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return { type: "delta", sequence: view.getUint8(at + 1) };
}

/** Passes over what `decodeDelta` reads. Throws DecodeError. */
export function skipDelta(r: Reader): undefined {
  skip(r, 2);
}

/** Writes what `decodeDelta` reads. Throws EncodeError. */
export function encodeDelta(w: Writer, m: Delta): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.sequence));
  w.offset = at + 1;
}

/** Reads a `tmove` at the cursor, its id first. Throws DecodeError. */
export function decodeTmove(r: Reader): Tmove {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 6);
  r.offset = at + 7;
  return {
    type: "tmove",
    origin: [
      view.getInt16(at + 1, true) * 0.125,
      view.getInt16(at + 3, true) * 0.125,
      view.getInt16(at + 5, true) * 0.125,
    ],
  };
}

/** Passes over what `decodeTmove` reads. Throws DecodeError. */
export function skipTmove(r: Reader): undefined {
  skip(r, 7);
}

/** Writes what `decodeTmove` reads. Throws EncodeError. */
export function encodeTmove(w: Writer, m: Tmove): void {
  const at = reserve(w, 6);
  const view = w.view;
  expectLength(m.origin, 3);
  for (let i = 0; i < 3; i++) view.setInt16(at + 2 * i, asI16(unscale(m.origin[i]!, 1, 8)), true);
  w.offset = at + 6;
}

/** Reads an `upload` at the cursor, its id first. Throws DecodeError. */
export function decodeUpload(r: Reader): Upload {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  const size = view.getInt16(at + 1, true);
  ensure(r, at + 3, 1);
  r.offset = at + 4;
  return { type: "upload", percent: view.getUint8(at + 3), data: takeBytes(r, size) };
}

/** Passes over what `decodeUpload` reads. Throws DecodeError. */
export function skipUpload(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 2);
  const size = view.getInt16(at, true);
  at += 2;
  at = advance(r, at, 1);
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeUpload` reads. Throws EncodeError. */
export function encodeUpload(w: Writer, m: Upload): void {
  const at = reserve(w, 3);
  const view = w.view;
  view.setInt16(at, asI16(m.data.length), true);
  view.setUint8(at + 2, asU8(m.percent));
  w.offset = at + 3;
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
    case 0x03:
      return decodeMove(r);
    case 0x04:
      return decodeStringcmd(r);
    case 0x05:
      return decodeDelta(r);
    case 0x06:
      return decodeTmove(r);
    case 0x07:
      return decodeUpload(r);
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
 * Reads the message at the cursor, in version 28. Throws DecodeError, and leaves the cursor
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
      writeId(w, 0x03);
      return encodeMove(w, message);
    case "stringcmd":
      writeId(w, 0x04);
      return encodeStringcmd(w, message);
    case "delta":
      writeId(w, 0x05);
      return encodeDelta(w, message);
    case "tmove":
      writeId(w, 0x06);
      return encodeTmove(w, message);
    case "upload":
      writeId(w, 0x07);
      return encodeUpload(w, message);
    default:
      throw unknownType(message);
  }
}

/** Writes a message, in version 28. Throws EncodeError, and leaves the writer as it was. */
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
    case 0x03:
      return (skipMove(r), id);
    case 0x04:
      return (skipStringcmd(r), id);
    case 0x05:
      return (skipDelta(r), id);
    case 0x06:
      return (skipTmove(r), id);
    case 0x07:
      return (skipUpload(r), id);
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
 * Passes over the message at the cursor, in version 28, and returns its id. Throws
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
 * Passes over all messages up to the end, in version 28. Throws DecodeError, and leaves the
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
    case 0x03:
      return handlers.move === undefined ? skipMove(r) : decodeMove(r);
    case 0x04:
      return handlers.stringcmd === undefined ? skipStringcmd(r) : decodeStringcmd(r);
    case 0x05:
      return handlers.delta === undefined ? skipDelta(r) : decodeDelta(r);
    case 0x06:
      return handlers.tmove === undefined ? skipTmove(r) : decodeTmove(r);
    case 0x07:
      return handlers.upload === undefined ? skipUpload(r) : decodeUpload(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * Hands the message at the cursor to its handler, in version 28; passes over it when there
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
 * 28. Throws DecodeError, and leaves the cursor at the message that cannot be read.
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
}

/** Makes what visiting in version 28 aims. */
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
    visitAll: visitMessages,
    passAll: passMessages,
    scratch: newScratch,
    read: readMessage,
    pass: passMessage,
  },
];
const UsercmdState$0 = /* @__PURE__ */ plainConstructor(function (this: any, m: any, from: any) {
  const r0 = from.previous;
  this.angle1 = m.angle1 ?? r0?.angle1 ?? 0;
  this.angle2 = m.angle2 ?? r0?.angle2 ?? 0;
  this.angle3 = m.angle3 ?? r0?.angle3 ?? 0;
  this.forwardmove = m.forwardmove ?? r0?.forwardmove ?? 0;
  this.sidemove = m.sidemove ?? r0?.sidemove ?? 0;
  this.upmove = m.upmove ?? r0?.upmove ?? 0;
  this.buttons = m.buttons ?? r0?.buttons ?? 0;
  this.impulse = m.impulse ?? r0?.impulse ?? 0;
  this.msec = m.msec ?? 0;
});

/** What makes states of deltas, by names and by layouts; undefined where only the table says how. */
export const stateMakers: Readonly<
  Record<string, readonly ((new (m: any, from: any) => any) | undefined)[]>
> = {
  usercmd: [UsercmdState$0],
};
