// Generated from netquake_client.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { table } from "./netquake_client.table.ts";
import { dialectCodec, ownMessage } from "../runtime/dialect.ts";
import { explaining, explainEncode, passExplained, passAllExplained } from "../runtime/explain.ts";
import {
  type Reader,
  ensure,
  skip,
  peekId,
  nanAt,
  nanBits,
  unknownId,
} from "../runtime/bytes/reader.ts";
import { readString, skipString, writeString } from "../runtime/bytes/text.ts";
import { unscale } from "../runtime/bytes/scales.ts";
import {
  type Writer,
  reserve,
  writeId,
  asU8,
  asI8,
  asI16,
  setF32,
  expectLength,
  unknownType,
} from "../runtime/bytes/writer.ts";
export { table };

/**
 * Nothing that should be met. Illegal: engines take it for an error, and drop the client.
 *
 * network §8.4.1 · netquake_client.yaml:16
 */
export interface Bad {
  type: "bad";
}

/** The client is there. network §8.4.1, ERRATA 113 · netquake_client.yaml:22 */
export interface Nop {
  type: "nop";
}

/**
 * The client leaves. It says so once, and unreliably.
 *
 * network §8.4.1, ERRATA 113 · netquake_client.yaml:27
 */
export interface Disconnect {
  type: "disconnect";
}

/**
 * Where the player looks and goes. It may be lost; the next one follows at once.
 *
 * network §8.4.1, ERRATA 111-114 · netquake_client.yaml:32
 */
export interface Move {
  type: "move";
  /**
   * Of the server, as the client heard it last, in seconds; the server tells by it how far the
   * client is.
   */
  time: number;
  /** The bits of a NaN as it came, which a number loses. */
  timeNaN?: number | undefined;
  /** Pitch, yaw and roll in degrees. */
  angles: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  anglesNaN?: readonly number[] | undefined;
  /** Units a second, negative backwards; walking is 200. */
  forwardmove: number;
  /** Units a second, negative to the left. */
  sidemove: number;
  /** Units a second, in water. */
  upmove: number;
  /** 1 attack, 2 jump. */
  buttons: number;
  /** A command by number, 0 for none. */
  impulse: number;
}

/**
 * A command for the server's console, of those that clients may give.
 *
 * network §8.4.1, ERRATA 115 · netquake_client.yaml:55
 */
export interface Stringcmd {
  type: "stringcmd";
  /** As prespawn, or say hello; a line feed may end it. */
  text: string;
}

/** Any message. */
export type Message = Bad | Nop | Disconnect | Move | Stringcmd;

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  bad?: ((message: Readonly<Bad>) => void) | undefined;
  nop?: ((message: Readonly<Nop>) => void) | undefined;
  disconnect?: ((message: Readonly<Disconnect>) => void) | undefined;
  move?: ((message: Readonly<Move>) => void) | undefined;
  stringcmd?: ((message: Readonly<Stringcmd>) => void) | undefined;
}

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
];
