// Generated from pak.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { table } from "./pak.table.ts";
import { explaining, explainEncode, passExplained, passAllExplained } from "../runtime/explain.ts";
import { expectByteCount, expectBytes, writeConstant } from "../runtime/bytes/numbers/constants.ts";
import {
  type Reader,
  ensure,
  advance,
  peekId,
  passBytes,
  takeBytes,
  unknownId,
} from "../runtime/bytes/reader.ts";
import {
  type Writer,
  reserve,
  writeId,
  asU32,
  writeBytes,
  expectArray,
  unknownType,
} from "../runtime/bytes/writer.ts";
export { table };

/** pak.yaml:10 */
export interface Entry {
  /** A path as `maps/e1m1.bsp`, up to the first byte 0. */
  name: Uint8Array;
  offset: number;
  size: number;
}

/** pak.yaml:17 */
export interface Header {
  type: "header";
  directory_offset: number;
  directory_size: number;
}

/** pak.yaml:20 */
export interface Directory {
  type: "directory";
  entries: Entry[];
}

/** pak.yaml:23 */
export interface File {
  type: "file";
  data: Uint8Array;
}

/** Bytes of no file. pak.yaml:26 */
export interface Rest {
  type: "rest";
  data: Uint8Array;
}

/** Any message. */
export type Message = Header | Directory | File | Rest;

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  header?: ((message: Readonly<Header>) => void) | undefined;
  directory?: ((message: Readonly<Directory>) => void) | undefined;
  file?: ((message: Readonly<File>) => void) | undefined;
  rest?: ((message: Readonly<Rest>) => void) | undefined;
}

const explained = /* @__PURE__ */ explaining(table, 0);

/** Reads an `entry`. Throws DecodeError. */
export function decodeEntry(r: Reader): Entry {
  const view = r.view;
  let at = r.offset;
  const name = takeBytes(r, 56);
  at = r.offset;
  ensure(r, at, 8);
  r.offset = at + 8;
  return { name, offset: view.getUint32(at, true), size: view.getUint32(at + 4, true) };
}

/** Passes over what `decodeEntry` reads. Throws DecodeError. */
export function skipEntry(r: Reader): undefined {
  let at = r.offset;
  passBytes(r, 56);
  at = r.offset;
  r.offset = advance(r, at, 8);
}

/** Writes what `decodeEntry` reads. Throws EncodeError. */
export function encodeEntry(w: Writer, m: Entry): void {
  writeBytes(w, m.name);
  expectByteCount("name", m.name, 56);
  const at = reserve(w, 8);
  const view = w.view;
  view.setUint32(at, asU32(m.offset), true);
  view.setUint32(at + 4, asU32(m.size), true);
  w.offset = at + 8;
}

/** Reads a `header` at the cursor, its id first. Throws DecodeError. */
export function decodeHeader(r: Reader): Header {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 12);
  expectBytes(r, at + 1, "PACK");
  r.offset = at + 13;
  return {
    type: "header",
    directory_offset: view.getUint32(at + 5, true),
    directory_size: view.getUint32(at + 9, true),
  };
}

/** Passes over what `decodeHeader` reads. Throws DecodeError. */
export function skipHeader(r: Reader): undefined {
  let at = r.offset + 1;
  at = expectBytes(r, at, "PACK");
  r.offset = advance(r, at, 8);
}

/** Writes what `decodeHeader` reads. Throws EncodeError. */
export function encodeHeader(w: Writer, m: Header): void {
  writeConstant(w, "PACK");
  const at = reserve(w, 8);
  const view = w.view;
  view.setUint32(at, asU32(m.directory_offset), true);
  view.setUint32(at + 4, asU32(m.directory_size), true);
  w.offset = at + 8;
}

/** Reads a `directory` at the cursor, its id first. Throws DecodeError. */
export function decodeDirectory(r: Reader): Directory {
  const at = r.offset;
  r.offset = at + 1;
  const entries: Entry[] = [];
  while (r.offset < r.end) entries.push(decodeEntry(r));
  return { type: "directory", entries };
}

/** Passes over what `decodeDirectory` reads. Throws DecodeError. */
export function skipDirectory(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  while (r.offset < r.end) skipEntry(r);
}

/** Writes what `decodeDirectory` reads. Throws EncodeError. */
export function encodeDirectory(w: Writer, m: Directory): void {
  expectArray(m.entries);
  for (const element of m.entries) encodeEntry(w, element);
}

/** Reads a `file` at the cursor, its id first. Throws DecodeError. */
export function decodeFile(r: Reader): File {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "file", data: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodeFile` reads. Throws DecodeError. */
export function skipFile(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeFile` reads. Throws EncodeError. */
export function encodeFile(w: Writer, m: File): void {
  writeBytes(w, m.data);
}

/** Reads a `rest` at the cursor, its id first. Throws DecodeError. */
export function decodeRest(r: Reader): Rest {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "rest", data: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodeRest` reads. Throws DecodeError. */
export function skipRest(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeRest` reads. Throws EncodeError. */
export function encodeRest(w: Writer, m: Rest): void {
  writeBytes(w, m.data);
}

/** `readMessage` for ids that stand for one message each. */
function readNumbered(r: Reader, id: number): Message {
  switch (id) {
    case 0x01:
      return decodeHeader(r);
    case 0x02:
      return decodeDirectory(r);
    case 0x03:
      return decodeFile(r);
    case 0x04:
      return decodeRest(r);
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
 * Reads the message at the cursor, in version 1. Throws DecodeError, and leaves the cursor
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
    case "header":
      writeId(w, 0x01);
      return encodeHeader(w, message);
    case "directory":
      writeId(w, 0x02);
      return encodeDirectory(w, message);
    case "file":
      writeId(w, 0x03);
      return encodeFile(w, message);
    case "rest":
      writeId(w, 0x04);
      return encodeRest(w, message);
    default:
      throw unknownType(message);
  }
}

/** Writes a message, in version 1. Throws EncodeError, and leaves the writer as it was. */
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
    case 0x01:
      return (skipHeader(r), id);
    case 0x02:
      return (skipDirectory(r), id);
    case 0x03:
      return (skipFile(r), id);
    case 0x04:
      return (skipRest(r), id);
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
 * Passes over the message at the cursor, in version 1, and returns its id. Throws
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
 * Passes over all messages up to the end, in version 1. Throws DecodeError, and leaves the
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
  _scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x01:
      return handlers.header === undefined ? skipHeader(r) : decodeHeader(r);
    case 0x02:
      return handlers.directory === undefined ? skipDirectory(r) : decodeDirectory(r);
    case 0x03:
      return handlers.file === undefined ? skipFile(r) : decodeFile(r);
    case 0x04:
      return handlers.rest === undefined ? skipRest(r) : decodeRest(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * Hands the message at the cursor to its handler, in version 1; passes over it when there is
 * none. The handler gets a view that the next call aims anew. Throws DecodeError, and leaves
 * the cursor where it was; what a handler throws goes through.
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
 * 1. Throws DecodeError, and leaves the cursor at the message that cannot be read.
 */
export function visitMessages(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessage(r, handlers, scratch);
  }
}

/** What visiting aims again and again. */
export interface Scratch {}

/** Makes what visiting in version 1 aims. */
export function newScratch(): Scratch {
  return {};
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
