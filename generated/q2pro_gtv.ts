// Generated from q2pro_gtv.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { table } from "./q2pro_gtv.table.ts";
import { explaining, explainEncode, passExplained, passAllExplained } from "../runtime/explain.ts";
import {
  type Reader,
  ensure,
  skip,
  peekId,
  takeBytes,
  unknownId,
} from "../runtime/bytes/reader.ts";
import {
  type Writer,
  reserve,
  writeId,
  writeBytes,
  fit,
  unknownType,
} from "../runtime/bytes/writer.ts";
export { table };

/** What both sides can do. q2pro_gtv.yaml:9 */
export interface Abilities {
  /** What the server sends after its hello is one zlib stream. */
  deflate: number;
  /** The relay may have the server's own player say commands. */
  stringcmds: number;
  unused: number;
}

/** The client is let in. q2pro_gtv.yaml:19 */
export interface Hello {
  type: "hello";
  /** Those of the client's that the server has. */
  abilities: Abilities;
}

/** The server is there. q2pro_gtv.yaml:25 */
export interface Pong {
  type: "pong";
}

/** The stream begins. q2pro_gtv.yaml:29 */
export interface StreamStart {
  type: "stream_start";
}

/** The stream ends, as the client asked. q2pro_gtv.yaml:33 */
export interface StreamStop {
  type: "stream_stop";
}

/**
 * A frame, or a level's beginning. One without messages says that the game stands still
 * until the next one.
 *
 * q2pro_gtv.yaml:37
 */
export interface StreamData {
  type: "stream_data";
  /** A block of a multi-view recording. */
  messages: Uint8Array;
}

/** The server cannot go on. q2pro_gtv.yaml:43 */
export interface Error$ {
  type: "error";
}

/** The server speaks another version. q2pro_gtv.yaml:47 */
export interface BadRequest {
  type: "bad_request";
}

/** The name or the password is invalid. q2pro_gtv.yaml:51 */
export interface NoAccess {
  type: "no_access";
}

/** The server ends. q2pro_gtv.yaml:55 */
export interface Disconnect {
  type: "disconnect";
}

/** The server begins anew, and may be asked again. q2pro_gtv.yaml:59 */
export interface Reconnect {
  type: "reconnect";
}

/** Any message. */
export type Message =
  | Hello
  | Pong
  | StreamStart
  | StreamStop
  | StreamData
  | Error$
  | BadRequest
  | NoAccess
  | Disconnect
  | Reconnect;

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  hello?: ((message: Readonly<Hello>) => void) | undefined;
  pong?: ((message: Readonly<Pong>) => void) | undefined;
  stream_start?: ((message: Readonly<StreamStart>) => void) | undefined;
  stream_stop?: ((message: Readonly<StreamStop>) => void) | undefined;
  stream_data?: ((message: Readonly<StreamData>) => void) | undefined;
  error?: ((message: Readonly<Error$>) => void) | undefined;
  bad_request?: ((message: Readonly<BadRequest>) => void) | undefined;
  no_access?: ((message: Readonly<NoAccess>) => void) | undefined;
  disconnect?: ((message: Readonly<Disconnect>) => void) | undefined;
  reconnect?: ((message: Readonly<Reconnect>) => void) | undefined;
}

const explained = /* @__PURE__ */ explaining(table, 0);

/** Reads an `abilities`. Throws DecodeError. */
export function decodeAbilities(r: Reader): Abilities {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 4);
  const deflateStringcmdsUnused = view.getUint32(at, true);
  r.offset = at + 4;
  return {
    deflate: deflateStringcmdsUnused & 0x01,
    stringcmds: (deflateStringcmdsUnused >>> 1) & 0x01,
    unused: deflateStringcmdsUnused >>> 2,
  };
}

/** Passes over what `decodeAbilities` reads. Throws DecodeError. */
export function skipAbilities(r: Reader): undefined {
  skip(r, 4);
}

/** Writes what `decodeAbilities` reads. Throws EncodeError. */
export function encodeAbilities(w: Writer, m: Abilities): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint32(
    at,
    fit(m.deflate, 1) | (fit(m.stringcmds, 1) << 1) | (fit(m.unused, 30) << 2),
    true,
  );
  w.offset = at + 4;
}

/** Reads a `hello` at the cursor, its id first. Throws DecodeError. */
export function decodeHello(r: Reader): Hello {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "hello", abilities: decodeAbilities(r) };
}

/** Passes over what `decodeHello` reads. Throws DecodeError. */
export function skipHello(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipAbilities(r);
}

/** Writes what `decodeHello` reads. Throws EncodeError. */
export function encodeHello(w: Writer, m: Hello): void {
  encodeAbilities(w, m.abilities);
}

/** Reads a `stream_data` at the cursor, its id first. Throws DecodeError. */
export function decodeStreamData(r: Reader): StreamData {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "stream_data", messages: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodeStreamData` reads. Throws DecodeError. */
export function skipStreamData(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeStreamData` reads. Throws EncodeError. */
export function encodeStreamData(w: Writer, m: StreamData): void {
  writeBytes(w, m.messages);
}

/** `readMessage` for ids that stand for one message each. */
function readNumbered(r: Reader, id: number): Message {
  switch (id) {
    case 0x00:
      return decodeHello(r);
    case 0x01:
      r.offset += 1;
      return { type: "pong" };
    case 0x02:
      r.offset += 1;
      return { type: "stream_start" };
    case 0x03:
      r.offset += 1;
      return { type: "stream_stop" };
    case 0x04:
      return decodeStreamData(r);
    case 0x05:
      r.offset += 1;
      return { type: "error" };
    case 0x06:
      r.offset += 1;
      return { type: "bad_request" };
    case 0x07:
      r.offset += 1;
      return { type: "no_access" };
    case 0x08:
      r.offset += 1;
      return { type: "disconnect" };
    case 0x09:
      r.offset += 1;
      return { type: "reconnect" };
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
 * Reads the message at the cursor, in version 60676. Throws DecodeError, and leaves the
 * cursor where it was.
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
    case "hello":
      writeId(w, 0x00);
      return encodeHello(w, message);
    case "pong":
      return writeId(w, 0x01);
    case "stream_start":
      return writeId(w, 0x02);
    case "stream_stop":
      return writeId(w, 0x03);
    case "stream_data":
      writeId(w, 0x04);
      return encodeStreamData(w, message);
    case "error":
      return writeId(w, 0x05);
    case "bad_request":
      return writeId(w, 0x06);
    case "no_access":
      return writeId(w, 0x07);
    case "disconnect":
      return writeId(w, 0x08);
    case "reconnect":
      return writeId(w, 0x09);
    default:
      throw unknownType(message);
  }
}

/** Writes a message, in version 60676. Throws EncodeError, and leaves the writer as it was. */
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
      return (skipHello(r), id);
    case 0x01:
    case 0x02:
    case 0x03:
    case 0x05:
    case 0x06:
    case 0x07:
    case 0x08:
    case 0x09:
      return ((r.offset += 1), id);
    case 0x04:
      return (skipStreamData(r), id);
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
 * Passes over the message at the cursor, in version 60676, and returns its id. Throws
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
 * Passes over all messages up to the end, in version 60676. Throws DecodeError, and leaves
 * the cursor at the message that cannot be read.
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
      return handlers.hello === undefined ? skipHello(r) : decodeHello(r);
    case 0x01:
      r.offset += 1;
      return handlers.pong && scratch.pong;
    case 0x02:
      r.offset += 1;
      return handlers.stream_start && scratch.stream_start;
    case 0x03:
      r.offset += 1;
      return handlers.stream_stop && scratch.stream_stop;
    case 0x04:
      return handlers.stream_data === undefined ? skipStreamData(r) : decodeStreamData(r);
    case 0x05:
      r.offset += 1;
      return handlers.error && scratch.error;
    case 0x06:
      r.offset += 1;
      return handlers.bad_request && scratch.bad_request;
    case 0x07:
      r.offset += 1;
      return handlers.no_access && scratch.no_access;
    case 0x08:
      r.offset += 1;
      return handlers.disconnect && scratch.disconnect;
    case 0x09:
      r.offset += 1;
      return handlers.reconnect && scratch.reconnect;
    default:
      throw unknownId(r, id);
  }
}

/**
 * Hands the message at the cursor to its handler, in version 60676; passes over it when
 * there is none. The handler gets a view that the next call aims anew. Throws DecodeError,
 * and leaves the cursor where it was; what a handler throws goes through.
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
 * 60676. Throws DecodeError, and leaves the cursor at the message that cannot be read.
 */
export function visitMessages(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessage(r, handlers, scratch);
  }
}

/** What visiting aims again and again. */
export interface Scratch {
  pong: Pong;
  stream_start: StreamStart;
  stream_stop: StreamStop;
  error: Error$;
  bad_request: BadRequest;
  no_access: NoAccess;
  disconnect: Disconnect;
  reconnect: Reconnect;
}

/** Makes what visiting in version 60676 aims. */
export function newScratch(): Scratch {
  return {
    pong: { type: "pong" },
    stream_start: { type: "stream_start" },
    stream_stop: { type: "stream_stop" },
    error: { type: "error" },
    bad_request: { type: "bad_request" },
    no_access: { type: "no_access" },
    disconnect: { type: "disconnect" },
    reconnect: { type: "reconnect" },
  };
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
