// Generated from quakeworld_connectionless.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { table } from "./quakeworld_connectionless.table.ts";
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
  readOpenString,
  endedOpen,
  skipOpenString,
  openEnd,
  writeString,
} from "../runtime/bytes/text/text.ts";
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

/**
 * Something that the server offers beyond the protocol.
 *
 * ERRATA 71 · quakeworld_connectionless.yaml:20
 */
export interface Extension {
  /** Four characters: FTEX, FTE2, MVD1. */
  magic: number;
  /** What of it. */
  flags: number;
}

/**
 * The last block of a recording; clients take no notice.
 *
 * QWD §4.1, ERRATA 70 · quakeworld_connectionless.yaml:28
 */
export interface EndOfDemo {
  type: "end_of_demo";
  /** EndOfDemo. */
  text: string;
  /** Whether the string ended where the bytes ended. */
  textOpen?: boolean | undefined;
}

/**
 * Another program on the client's machine has its console run a command.
 *
 * QWD §4.2, ERRATA 72 · quakeworld_connectionless.yaml:37
 */
export interface ClientCommand {
  type: "client_command";
  text: string;
  /** Whether the string ended where the bytes ended. */
  textOpen?: boolean | undefined;
  /** What proves the program's right, since 2.20. */
  localid?: string | undefined;
  /** Whether the string ended where the bytes ended. */
  localidOpen?: boolean | undefined;
}

/** A server tells the master that it ends. ERRATA 71 · quakeworld_connectionless.yaml:48 */
export interface Shutdown {
  type: "shutdown";
}

/**
 * A server tells the master that it is there, and how many play.
 *
 * ERRATA 71 · quakeworld_connectionless.yaml:54
 */
export interface Heartbeat {
  type: "heartbeat";
  text: string;
  /** Whether the string ended where the bytes ended. */
  textOpen?: boolean | undefined;
}

/**
 * The number that a client must answer with.
 *
 * QWD §4.3, ERRATA 71 · quakeworld_connectionless.yaml:62
 */
export interface Challenge {
  type: "challenge";
  challenge: string;
  /** Whether the string ended where the bytes ended. */
  challengeOpen?: boolean | undefined;
  extensions: Extension[];
}

/** The master's list of servers. ERRATA 71 · quakeworld_connectionless.yaml:73 */
export interface MasterReply {
  type: "master_reply";
  /** Six bytes each: address and port. */
  data: Uint8Array;
}

/** Something to be repeated. ERRATA 71 · quakeworld_connectionless.yaml:81 */
export interface Echo {
  type: "echo";
  text: string;
  /** Whether the string ended where the bytes ended. */
  textOpen?: boolean | undefined;
}

/** The server lets the client in. QWD §4.4 · quakeworld_connectionless.yaml:89 */
export interface Connection {
  type: "connection";
}

/** Are you there? QWD §4.5 · quakeworld_connectionless.yaml:95 */
export interface Ping {
  type: "ping";
}

/** I am. ERRATA 71 · quakeworld_connectionless.yaml:100 */
export interface Ack {
  type: "ack";
}

/** What was asked for is refused. ERRATA 71 · quakeworld_connectionless.yaml:106 */
export interface Nack {
  type: "nack";
}

/** Text for the console. QWD §4.6, ERRATA 71 · quakeworld_connectionless.yaml:112 */
export interface Console {
  type: "console";
  text: string;
  /** Whether the string ended where the bytes ended. */
  textOpen?: boolean | undefined;
}

/** Any message. */
export type Message =
  | EndOfDemo
  | ClientCommand
  | Shutdown
  | Heartbeat
  | Challenge
  | MasterReply
  | Echo
  | Connection
  | Ping
  | Ack
  | Nack
  | Console;

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  end_of_demo?: ((message: Readonly<EndOfDemo>) => void) | undefined;
  client_command?: ((message: Readonly<ClientCommand>) => void) | undefined;
  shutdown?: ((message: Readonly<Shutdown>) => void) | undefined;
  heartbeat?: ((message: Readonly<Heartbeat>) => void) | undefined;
  challenge?: ((message: Readonly<Challenge>) => void) | undefined;
  master_reply?: ((message: Readonly<MasterReply>) => void) | undefined;
  echo?: ((message: Readonly<Echo>) => void) | undefined;
  connection?: ((message: Readonly<Connection>) => void) | undefined;
  ping?: ((message: Readonly<Ping>) => void) | undefined;
  ack?: ((message: Readonly<Ack>) => void) | undefined;
  nack?: ((message: Readonly<Nack>) => void) | undefined;
  console?: ((message: Readonly<Console>) => void) | undefined;
}

const explained = /* @__PURE__ */ explaining(table, 0);

/** Reads an `extension`. Throws DecodeError. */
export function decodeExtension(r: Reader): Extension {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 8);
  r.offset = at + 8;
  return { magic: view.getUint32(at, true), flags: view.getUint32(at + 4, true) };
}

/** Passes over what `decodeExtension` reads. Throws DecodeError. */
export function skipExtension(r: Reader): undefined {
  skip(r, 8);
}

/** Writes what `decodeExtension` reads. Throws EncodeError. */
export function encodeExtension(w: Writer, m: Extension): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setUint32(at, asU32(m.magic), true);
  view.setUint32(at + 4, asU32(m.flags), true);
  w.offset = at + 8;
}

/** Reads an `end_of_demo` at the cursor, its id first. Throws DecodeError. */
export function decodeEndOfDemo(r: Reader): EndOfDemo {
  const at = r.offset;
  r.offset = at + 1;
  const textStart = r.offset;
  const text = readOpenString(r, 2047);
  const textOpen = endedOpen(r, textStart, text, 2047);
  return { type: "end_of_demo", text, textOpen };
}

/** Passes over what `decodeEndOfDemo` reads. Throws DecodeError. */
export function skipEndOfDemo(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipOpenString(r, 2047);
}

/** Writes what `decodeEndOfDemo` reads. Throws EncodeError. */
export function encodeEndOfDemo(w: Writer, m: EndOfDemo): void {
  let textEnd$ = -1;
  writeString(w, m.text, 2047);
  textEnd$ = w.offset;
  if (m.textOpen === true) openEnd(w, textEnd$);
}

/** Reads a `client_command` at the cursor, its id first. Throws DecodeError. */
export function decodeClientCommand(r: Reader): ClientCommand {
  let at = r.offset;
  r.offset = at + 1;
  const textStart = r.offset;
  const text = readOpenString(r, 2047);
  const textOpen = endedOpen(r, textStart, text, 2047);
  at = r.offset;
  let localid: string | undefined;
  let localidOpen: boolean | undefined;
  if (at < r.end) {
    r.offset = at;
    const localidStart = r.offset;
    localid = readOpenString(r, 2047);
    localidOpen = endedOpen(r, localidStart, localid, 2047);
    at = r.offset;
  }
  r.offset = at;
  return { type: "client_command", text, textOpen, localid, localidOpen };
}

/** Passes over what `decodeClientCommand` reads. Throws DecodeError. */
export function skipClientCommand(r: Reader): undefined {
  let at = r.offset + 1;
  r.offset = at;
  skipOpenString(r, 2047);
  at = r.offset;
  if (at < r.end) {
    r.offset = at;
    skipOpenString(r, 2047);
    at = r.offset;
  }
  r.offset = at;
}

/** Writes what `decodeClientCommand` reads. Throws EncodeError. */
export function encodeClientCommand(w: Writer, m: ClientCommand): void {
  let textEnd$ = -1;
  writeString(w, m.text, 2047);
  textEnd$ = w.offset;
  let localidEnd$ = -1;
  if (m.localid !== undefined) {
    writeString(w, m.localid, 2047);
    localidEnd$ = w.offset;
  }
  if (m.localidOpen === true && m.localid !== "") openEnd(w, localidEnd$);
  if (m.textOpen === true) openEnd(w, textEnd$);
}

/** Reads a `heartbeat` at the cursor, its id first. Throws DecodeError. */
export function decodeHeartbeat(r: Reader): Heartbeat {
  const at = r.offset;
  r.offset = at + 1;
  const textStart = r.offset;
  const text = readOpenString(r, 2047);
  const textOpen = endedOpen(r, textStart, text, 2047);
  return { type: "heartbeat", text, textOpen };
}

/** Passes over what `decodeHeartbeat` reads. Throws DecodeError. */
export function skipHeartbeat(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipOpenString(r, 2047);
}

/** Writes what `decodeHeartbeat` reads. Throws EncodeError. */
export function encodeHeartbeat(w: Writer, m: Heartbeat): void {
  let textEnd$ = -1;
  writeString(w, m.text, 2047);
  textEnd$ = w.offset;
  if (m.textOpen === true) openEnd(w, textEnd$);
}

/** Reads a `challenge` at the cursor, its id first. Throws DecodeError. */
export function decodeChallenge(r: Reader): Challenge {
  const at = r.offset;
  r.offset = at + 1;
  const challengeStart = r.offset;
  const challenge = readOpenString(r, 2047);
  const challengeOpen = endedOpen(r, challengeStart, challenge, 2047);
  const extensions: Extension[] = [];
  while (r.offset < r.end) extensions.push(decodeExtension(r));
  return { type: "challenge", challenge, challengeOpen, extensions };
}

/** Passes over what `decodeChallenge` reads. Throws DecodeError. */
export function skipChallenge(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipOpenString(r, 2047);
  while (r.offset < r.end) skipExtension(r);
}

/** Writes what `decodeChallenge` reads. Throws EncodeError. */
export function encodeChallenge(w: Writer, m: Challenge): void {
  let challengeEnd$ = -1;
  writeString(w, m.challenge, 2047);
  challengeEnd$ = w.offset;
  expectArray(m.extensions);
  for (const element of m.extensions) encodeExtension(w, element);
  if (m.challengeOpen === true) openEnd(w, challengeEnd$);
}

/** Reads a `master_reply` at the cursor, its id first. Throws DecodeError. */
export function decodeMasterReply(r: Reader): MasterReply {
  const at = r.offset;
  r.offset = at + 1;
  return { type: "master_reply", data: takeBytes(r, r.end - r.offset) };
}

/** Passes over what `decodeMasterReply` reads. Throws DecodeError. */
export function skipMasterReply(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  r.offset = r.end;
}

/** Writes what `decodeMasterReply` reads. Throws EncodeError. */
export function encodeMasterReply(w: Writer, m: MasterReply): void {
  writeBytes(w, m.data);
}

/** Reads an `echo` at the cursor, its id first. Throws DecodeError. */
export function decodeEcho(r: Reader): Echo {
  const at = r.offset;
  r.offset = at + 1;
  const textStart = r.offset;
  const text = readOpenString(r, 2047);
  const textOpen = endedOpen(r, textStart, text, 2047);
  return { type: "echo", text, textOpen };
}

/** Passes over what `decodeEcho` reads. Throws DecodeError. */
export function skipEcho(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipOpenString(r, 2047);
}

/** Writes what `decodeEcho` reads. Throws EncodeError. */
export function encodeEcho(w: Writer, m: Echo): void {
  let textEnd$ = -1;
  writeString(w, m.text, 2047);
  textEnd$ = w.offset;
  if (m.textOpen === true) openEnd(w, textEnd$);
}

/** Reads a `console` at the cursor, its id first. Throws DecodeError. */
export function decodeConsole(r: Reader): Console {
  const at = r.offset;
  r.offset = at + 1;
  const textStart = r.offset;
  const text = readOpenString(r, 2047);
  const textOpen = endedOpen(r, textStart, text, 2047);
  return { type: "console", text, textOpen };
}

/** Passes over what `decodeConsole` reads. Throws DecodeError. */
export function skipConsole(r: Reader): undefined {
  const at = r.offset + 1;
  r.offset = at;
  skipOpenString(r, 2047);
}

/** Writes what `decodeConsole` reads. Throws EncodeError. */
export function encodeConsole(w: Writer, m: Console): void {
  let textEnd$ = -1;
  writeString(w, m.text, 2047);
  textEnd$ = w.offset;
  if (m.textOpen === true) openEnd(w, textEnd$);
}

/** `readMessage` for ids that stand for one message each. */
function readNumbered(r: Reader, id: number): Message {
  switch (id) {
    case 0x02:
      return decodeEndOfDemo(r);
    case 0x42:
      return decodeClientCommand(r);
    case 0x43:
      r.offset += 1;
      return { type: "shutdown" };
    case 0x61:
      return decodeHeartbeat(r);
    case 0x63:
      return decodeChallenge(r);
    case 0x64:
      return decodeMasterReply(r);
    case 0x65:
      return decodeEcho(r);
    case 0x6a:
      r.offset += 1;
      return { type: "connection" };
    case 0x6b:
      r.offset += 1;
      return { type: "ping" };
    case 0x6c:
      r.offset += 1;
      return { type: "ack" };
    case 0x6d:
      r.offset += 1;
      return { type: "nack" };
    case 0x6e:
      return decodeConsole(r);
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
    case "end_of_demo":
      writeId(w, 0x02);
      return encodeEndOfDemo(w, message);
    case "client_command":
      writeId(w, 0x42);
      return encodeClientCommand(w, message);
    case "shutdown":
      return writeId(w, 0x43);
    case "heartbeat":
      writeId(w, 0x61);
      return encodeHeartbeat(w, message);
    case "challenge":
      writeId(w, 0x63);
      return encodeChallenge(w, message);
    case "master_reply":
      writeId(w, 0x64);
      return encodeMasterReply(w, message);
    case "echo":
      writeId(w, 0x65);
      return encodeEcho(w, message);
    case "connection":
      return writeId(w, 0x6a);
    case "ping":
      return writeId(w, 0x6b);
    case "ack":
      return writeId(w, 0x6c);
    case "nack":
      return writeId(w, 0x6d);
    case "console":
      writeId(w, 0x6e);
      return encodeConsole(w, message);
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
    case 0x02:
      return (skipEndOfDemo(r), id);
    case 0x42:
      return (skipClientCommand(r), id);
    case 0x43:
    case 0x6a:
    case 0x6b:
    case 0x6c:
    case 0x6d:
      return ((r.offset += 1), id);
    case 0x61:
      return (skipHeartbeat(r), id);
    case 0x63:
      return (skipChallenge(r), id);
    case 0x64:
      return (skipMasterReply(r), id);
    case 0x65:
      return (skipEcho(r), id);
    case 0x6e:
      return (skipConsole(r), id);
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
    case 0x02:
      return handlers.end_of_demo === undefined ? skipEndOfDemo(r) : decodeEndOfDemo(r);
    case 0x42:
      return handlers.client_command === undefined ? skipClientCommand(r) : decodeClientCommand(r);
    case 0x43:
      r.offset += 1;
      return handlers.shutdown && scratch.shutdown;
    case 0x61:
      return handlers.heartbeat === undefined ? skipHeartbeat(r) : decodeHeartbeat(r);
    case 0x63:
      return handlers.challenge === undefined ? skipChallenge(r) : decodeChallenge(r);
    case 0x64:
      return handlers.master_reply === undefined ? skipMasterReply(r) : decodeMasterReply(r);
    case 0x65:
      return handlers.echo === undefined ? skipEcho(r) : decodeEcho(r);
    case 0x6a:
      r.offset += 1;
      return handlers.connection && scratch.connection;
    case 0x6b:
      r.offset += 1;
      return handlers.ping && scratch.ping;
    case 0x6c:
      r.offset += 1;
      return handlers.ack && scratch.ack;
    case 0x6d:
      r.offset += 1;
      return handlers.nack && scratch.nack;
    case 0x6e:
      return handlers.console === undefined ? skipConsole(r) : decodeConsole(r);
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
  shutdown: Shutdown;
  connection: Connection;
  ping: Ping;
  ack: Ack;
  nack: Nack;
}

/** Makes what visiting in version 28 aims. */
export function newScratch(): Scratch {
  return {
    shutdown: { type: "shutdown" },
    connection: { type: "connection" },
    ping: { type: "ping" },
    ack: { type: "ack" },
    nack: { type: "nack" },
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
