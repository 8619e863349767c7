// Generated from q2pro_gtv_client.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { table } from "./q2pro_gtv_client.table.ts";
import { explaining, explainEncode, passExplained, passAllExplained } from "../runtime/explain.ts";
import { type Reader, ensure, advance, skip, peekId, unknownId } from "../runtime/bytes/reader.ts";
import {
  type Writer,
  reserve,
  writeId,
  asU16,
  asI16,
  asU32,
  fit,
  unknownType,
} from "../runtime/bytes/writer.ts";
import { latin1, ended } from "../runtime/bytes/text/delimited.ts";
export { table };

/** What both sides can do. q2pro_gtv_client.yaml:12 */
export interface Abilities {
  /** What the server sends after its hello may be one zlib stream. */
  deflate: number;
  /** The relay wants the server's own player to say commands. */
  stringcmds: number;
  unused: number;
}

/** Who is there. q2pro_gtv_client.yaml:22 */
export interface Hello {
  type: "hello";
  /** 0xed04: a server refuses others. */
  protocol: number;
  abilities: Abilities;
  /** 0. */
  reserved: number;
  name: string;
  password: string;
  /** The program's. */
  version: string;
}

/** Is the server there? q2pro_gtv_client.yaml:33 */
export interface Ping {
  type: "ping";
}

/** The stream is asked for. q2pro_gtv_client.yaml:37 */
export interface StreamStart {
  type: "stream_start";
  /** How many frames may wait in the server to be deflated together: 10 at least. */
  delay: number;
}

/** No more of the stream is asked for. q2pro_gtv_client.yaml:47 */
export interface StreamStop {
  type: "stream_stop";
}

/** A command for the server's own player. q2pro_gtv_client.yaml:51 */
export interface Stringcmd {
  type: "stringcmd";
  text: string;
}

/** Any message. */
export type Message = Hello | Ping | StreamStart | StreamStop | Stringcmd;

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  hello?: ((message: Readonly<Hello>) => void) | undefined;
  ping?: ((message: Readonly<Ping>) => void) | undefined;
  stream_start?: ((message: Readonly<StreamStart>) => void) | undefined;
  stream_stop?: ((message: Readonly<StreamStop>) => void) | undefined;
  stringcmd?: ((message: Readonly<Stringcmd>) => void) | undefined;
}

const LATIN1_TO_0 = /* @__PURE__ */ ended(latin1, [0]);
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
  const view = r.view;
  let at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  const protocol = view.getUint16(at + 1, true);
  const abilities = decodeAbilities(r);
  at = r.offset;
  ensure(r, at, 4);
  r.offset = at + 4;
  return {
    type: "hello",
    protocol,
    abilities,
    reserved: view.getUint32(at, true),
    name: LATIN1_TO_0.read(r),
    password: LATIN1_TO_0.read(r),
    version: LATIN1_TO_0.read(r),
  };
}

/** Passes over what `decodeHello` reads. Throws DecodeError. */
export function skipHello(r: Reader): undefined {
  let at = r.offset + 1;
  at = advance(r, at, 2);
  r.offset = at;
  skipAbilities(r);
  at = r.offset;
  at = advance(r, at, 4);
  r.offset = at;
  LATIN1_TO_0.skip(r);
  LATIN1_TO_0.skip(r);
  LATIN1_TO_0.skip(r);
}

/** Writes what `decodeHello` reads. Throws EncodeError. */
export function encodeHello(w: Writer, m: Hello): void {
  let at = reserve(w, 2);
  let view = w.view;
  view.setUint16(at, asU16(m.protocol), true);
  w.offset = at + 2;
  encodeAbilities(w, m.abilities);
  at = reserve(w, 4);
  view = w.view;
  view.setUint32(at, asU32(m.reserved), true);
  w.offset = at + 4;
  LATIN1_TO_0.write(w, m.name);
  LATIN1_TO_0.write(w, m.password);
  LATIN1_TO_0.write(w, m.version);
}

/** Reads a `stream_start` at the cursor, its id first. Throws DecodeError. */
export function decodeStreamStart(r: Reader): StreamStart {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 2);
  r.offset = at + 3;
  return { type: "stream_start", delay: view.getInt16(at + 1, true) };
}

/** Passes over what `decodeStreamStart` reads. Throws DecodeError. */
export function skipStreamStart(r: Reader): undefined {
  skip(r, 3);
}

/** Writes what `decodeStreamStart` reads. Throws EncodeError. */
export function encodeStreamStart(w: Writer, m: StreamStart): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setInt16(at, asI16(m.delay), true);
  w.offset = at + 2;
}

/** Reads a `stringcmd` at the cursor, its id first. Throws DecodeError. */
export function decodeStringcmd(r: Reader): Stringcmd {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "stringcmd", text: LATIN1_TO_0.read(r) };
}

/** Passes over what `decodeStringcmd` reads. Throws DecodeError. */
export function skipStringcmd(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  LATIN1_TO_0.skip(r);
}

/** Writes what `decodeStringcmd` reads. Throws EncodeError. */
export function encodeStringcmd(w: Writer, m: Stringcmd): void {
  LATIN1_TO_0.write(w, m.text);
}

/** `readMessage` for ids that stand for one message each. */
function readNumbered(r: Reader, id: number): Message {
  switch (id) {
    case 0x00:
      return decodeHello(r);
    case 0x01:
      r.offset += 1;
      return { type: "ping" };
    case 0x02:
      return decodeStreamStart(r);
    case 0x03:
      r.offset += 1;
      return { type: "stream_stop" };
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
    case "ping":
      return writeId(w, 0x01);
    case "stream_start":
      writeId(w, 0x02);
      return encodeStreamStart(w, message);
    case "stream_stop":
      return writeId(w, 0x03);
    case "stringcmd":
      writeId(w, 0x04);
      return encodeStringcmd(w, message);
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
    case 0x03:
      return ((r.offset += 1), id);
    case 0x02:
      return (skipStreamStart(r), id);
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
      return handlers.ping && scratch.ping;
    case 0x02:
      return handlers.stream_start === undefined ? skipStreamStart(r) : decodeStreamStart(r);
    case 0x03:
      r.offset += 1;
      return handlers.stream_stop && scratch.stream_stop;
    case 0x04:
      return handlers.stringcmd === undefined ? skipStringcmd(r) : decodeStringcmd(r);
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
  ping: Ping;
  stream_stop: StreamStop;
}

/** Makes what visiting in version 60676 aims. */
export function newScratch(): Scratch {
  return { ping: { type: "ping" }, stream_stop: { type: "stream_stop" } };
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
