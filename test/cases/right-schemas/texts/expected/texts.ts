// Generated from texts.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { table } from "./texts.table.ts";
import { explaining, explainEncode, passExplained, passAllExplained } from "../runtime/explain.ts";
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
import { readStrings, skipStrings, writeStrings } from "../runtime/bytes/text/text.ts";
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
  writeBytes,
  expectLength,
  expectArray,
  fit,
  unknownType,
} from "../runtime/bytes/writer.ts";
export { table };

/** texts.yaml:10 */
export interface Pair {
  bits: number;
}

/** texts.yaml:17 */
export interface Two {
  a: number;
  b: number;
}

/** texts.yaml:23 */
export interface Usual {
  type: "usual";
  pause: number;
}

/** texts.yaml:30 */
export interface Usuals {
  type: "usuals";
  a: number;
  b: [number, number];
  c: number;
}

/** texts.yaml:41 */
export interface Signs {
  type: "signs";
  a: number;
  b: number;
  c: number;
  d: number;
}

/** texts.yaml:58 */
export interface SameTwice {
  type: "same_twice";
  one: Two;
  other: Two;
  many: Two[];
  more: Two[];
  a: number;
}

/** texts.yaml:67 */
export interface Maybe {
  type: "maybe";
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  pair?: Pair | undefined;
  pairs?: Pair[] | undefined;
  names: string[];
}

/** texts.yaml:75 */
export interface MaybeOne {
  type: "maybe_one";
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  only?: number | undefined;
}

/** texts.yaml:81 */
export interface MaybeBytes {
  type: "maybe_bytes";
  data?: Uint8Array | undefined;
}

/** texts.yaml:87 */
export interface Large {
  type: "large";
  a: number;
  b: number;
}

/** texts.yaml:93 */
export interface Raws {
  type: "raws";
  a: number;
  b: number;
  c: number;
  rest: number;
  d: number;
}

/** Any message. */
export type Message =
  | Usual
  | Usuals
  | Signs
  | SameTwice
  | Maybe
  | MaybeOne
  | MaybeBytes
  | Large
  | Raws;

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  usual?: ((message: Readonly<Usual>) => void) | undefined;
  usuals?: ((message: Readonly<Usuals>) => void) | undefined;
  signs?: ((message: Readonly<Signs>) => void) | undefined;
  same_twice?: ((message: Readonly<SameTwice>) => void) | undefined;
  maybe?: ((message: Readonly<Maybe>) => void) | undefined;
  maybe_one?: ((message: Readonly<MaybeOne>) => void) | undefined;
  maybe_bytes?: ((message: Readonly<MaybeBytes>) => void) | undefined;
  large?: ((message: Readonly<Large>) => void) | undefined;
  raws?: ((message: Readonly<Raws>) => void) | undefined;
}

const explained = /* @__PURE__ */ explaining(table, 1);

/** Reads a `pair`. Throws DecodeError. */
export function decodePair(r: Reader): Pair {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 1);
  r.offset = at + 1;
  return { bits: view.getInt8(at) };
}

/** Passes over what `decodePair` reads. Throws DecodeError. */
export function skipPair(r: Reader): undefined {
  skip(r, 1);
}

/** Writes what `decodePair` reads. Throws EncodeError. */
export function encodePair(w: Writer, m: Pair): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setInt8(at, asI8(m.bits));
  w.offset = at + 1;
}

/** Reads a `two`. Throws DecodeError. */
export function decodeTwo(r: Reader): Two {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 2);
  r.offset = at + 2;
  return { a: view.getUint8(at), b: view.getUint8(at + 1) };
}

/** Passes over what `decodeTwo` reads. Throws DecodeError. */
export function skipTwo(r: Reader): undefined {
  skip(r, 2);
}

/** Writes what `decodeTwo` reads. Throws EncodeError. */
export function encodeTwo(w: Writer, m: Two): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at, asU8(m.a));
  view.setUint8(at + 1, asU8(m.b));
  w.offset = at + 2;
}

/** Reads a `usual` at the cursor, its id first. Throws DecodeError. */
export function decodeUsual(r: Reader): Usual {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  r.offset = at + 2;
  return { type: "usual", pause: view.getUint8(at + 1) };
}

/** Passes over what `decodeUsual` reads. Throws DecodeError. */
export function skipUsual(r: Reader): undefined {
  skip(r, 2);
}

/** Writes what `decodeUsual` reads. Throws EncodeError. */
export function encodeUsual(w: Writer, m: Usual): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.pause));
  w.offset = at + 1;
}

/** Reads a `usuals` at the cursor, its id first. Throws DecodeError. */
export function decodeUsuals(r: Reader): Usuals {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 7);
  r.offset = at + 8;
  return {
    type: "usuals",
    a: view.getInt8(at + 1),
    b: [view.getInt16(at + 2, true), view.getInt16(at + 4, true)],
    c: view.getUint16(at + 6, true) * 7,
  };
}

/** Passes over what `decodeUsuals` reads. Throws DecodeError. */
export function skipUsuals(r: Reader): undefined {
  skip(r, 8);
}

/** Writes what `decodeUsuals` reads. Throws EncodeError. */
export function encodeUsuals(w: Writer, m: Usuals): void {
  const at = reserve(w, 7);
  const view = w.view;
  view.setInt8(at, asI8(m.a));
  expectLength(m.b, 2);
  view.setInt16(at + 1, asI16(m.b[0]), true);
  view.setInt16(at + 3, asI16(m.b[1]), true);
  view.setUint16(at + 5, asU16(unscale(m.c, 7, 1)), true);
  w.offset = at + 7;
}

/** Reads a `signs` at the cursor, its id first. Throws DecodeError. */
export function decodeSigns(r: Reader): Signs {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 11);
  r.offset = at + 12;
  return {
    type: "signs",
    a: view.getInt8(at + 1),
    b: view.getInt32(at + 2, true),
    c: view.getUint32(at + 6, true),
    d: view.getInt16(at + 10, true),
  };
}

/** Passes over what `decodeSigns` reads. Throws DecodeError. */
export function skipSigns(r: Reader): undefined {
  skip(r, 12);
}

/** Writes what `decodeSigns` reads. Throws EncodeError. */
export function encodeSigns(w: Writer, m: Signs): void {
  const at = reserve(w, 11);
  const view = w.view;
  view.setInt8(at, asI8(m.a));
  view.setInt32(at + 1, asI32(m.b), true);
  view.setUint32(at + 5, asU32(m.c), true);
  view.setInt16(at + 9, asI16(m.d), true);
  w.offset = at + 11;
}

/** Reads a `same_twice` at the cursor, its id first. Throws DecodeError. */
export function decodeSameTwice(r: Reader): SameTwice {
  const view = r.view;
  let at = r.offset;
  r.offset = at + 1;
  const one = decodeTwo(r);
  const other = decodeTwo(r);
  ensure(r, r.offset, 1);
  const manyCount = r.view.getUint8(r.offset);
  r.offset += 1;
  const many: Two[] = [];
  for (let i = 0; i < manyCount; i++) many.push(decodeTwo(r));
  ensure(r, r.offset, 1);
  const moreCount = r.view.getUint8(r.offset);
  r.offset += 1;
  const more: Two[] = [];
  for (let i = 0; i < moreCount; i++) more.push(decodeTwo(r));
  at = r.offset;
  ensure(r, at, 1);
  r.offset = at + 1;
  return { type: "same_twice", one, other, many, more, a: view.getUint8(at) };
}

/** Passes over what `decodeSameTwice` reads. Throws DecodeError. */
export function skipSameTwice(r: Reader): undefined {
  let at = r.offset + 1;
  r.offset = at;
  skipTwo(r);
  skipTwo(r);
  ensure(r, r.offset, 1);
  const manyCount = r.view.getUint8(r.offset);
  r.offset += 1;
  skip(r, 2 * manyCount);
  ensure(r, r.offset, 1);
  const moreCount = r.view.getUint8(r.offset);
  r.offset += 1;
  skip(r, 2 * moreCount);
  at = r.offset;
  r.offset = advance(r, at, 1);
}

/** Writes what `decodeSameTwice` reads. Throws EncodeError. */
export function encodeSameTwice(w: Writer, m: SameTwice): void {
  encodeTwo(w, m.one);
  encodeTwo(w, m.other);
  expectArray(m.many);
  reserve(w, 1);
  w.view.setUint8(w.offset, asU8(m.many.length));
  w.offset += 1;
  for (const element of m.many) encodeTwo(w, element);
  expectArray(m.more);
  reserve(w, 1);
  w.view.setUint8(w.offset, asU8(m.more.length));
  w.offset += 1;
  for (const element of m.more) encodeTwo(w, element);
  const at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at, asU8(m.a));
  w.offset = at + 1;
}

/** Reads a `maybe` at the cursor, its id first. Throws DecodeError. */
export function decodeMaybe(r: Reader): Maybe {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipMaybe);
  at += 1;
  const flags = view.getUint8(at++);
  let pair: Pair | undefined;
  if ((flags & 0x01) !== 0) {
    r.offset = at;
    pair = decodePair(r);
    at = r.offset;
  }
  let pairs: Pair[] | undefined;
  if ((flags & 0x02) !== 0) {
    r.offset = at;
    ensure(r, r.offset, 1);
    const pairsCount = r.view.getUint8(r.offset);
    r.offset += 1;
    pairs = [];
    for (let i = 0; i < pairsCount; i++) pairs.push(decodePair(r));
    at = r.offset;
  }
  r.offset = at;
  return { type: "maybe", flags, pair, pairs, names: readStrings(r, 2047) };
}

/** Passes over what `decodeMaybe` reads. Throws DecodeError. */
export function skipMaybe(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  if ((flags & 0x01) !== 0) {
    r.offset = at;
    skipPair(r);
    at = r.offset;
  }
  if ((flags & 0x02) !== 0) {
    r.offset = at;
    ensure(r, r.offset, 1);
    const pairsCount = r.view.getUint8(r.offset);
    r.offset += 1;
    skip(r, 1 * pairsCount);
    at = r.offset;
  }
  r.offset = at;
  skipStrings(r, 2047);
}

/** Writes what `decodeMaybe` reads. Throws EncodeError. */
export function encodeMaybe(w: Writer, m: Maybe): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xfc;
  if (m.pair !== undefined) flags |= 0x01;
  if (m.pairs !== undefined) flags |= 0x02;
  let at = reserve(w, 1);
  const view = w.view;
  view.setUint8(at++, flags);
  w.offset = at;
  if (m.pair !== undefined) encodePair(w, m.pair);
  if (m.pairs !== undefined) {
    expectArray(m.pairs);
    reserve(w, 1);
    w.view.setUint8(w.offset, asU8(m.pairs.length));
    w.offset += 1;
    for (const element of m.pairs) encodePair(w, element);
  }
  writeStrings(w, m.names, 2047);
}

/** Reads a `maybe_one` at the cursor, its id first. Throws DecodeError. */
export function decodeMaybeOne(r: Reader): MaybeOne {
  const view = r.view;
  let at = r.offset;
  if (at + 3 > r.end) ensureWhole(r, skipMaybeOne);
  at += 1;
  const flags = view.getUint8(at++);
  const only = (flags & 0x01) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return { type: "maybe_one", flags, only };
}

/** Passes over what `decodeMaybeOne` reads. Throws DecodeError. */
export function skipMaybeOne(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const flags = view.getUint8(at++);
  r.offset = advance(r, at, (flags & 0x01) !== 0 ? 1 : 0);
}

/** Writes what `decodeMaybeOne` reads. Throws EncodeError. */
export function encodeMaybeOne(w: Writer, m: MaybeOne): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0xfe;
  if (m.only !== undefined) flags |= 0x01;
  let at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at++, flags);
  if (m.only !== undefined) view.setUint8(at++, asU8(m.only));
  w.offset = at;
}

/** Reads a `maybe_bytes` at the cursor, its id first. Throws DecodeError. */
export function decodeMaybeBytes(r: Reader): MaybeBytes {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 1);
  const size = view.getInt8(at + 1);
  r.offset = at + 2;
  return { type: "maybe_bytes", data: size === -1 ? undefined : takeBytes(r, size) };
}

/** Passes over what `decodeMaybeBytes` reads. Throws DecodeError. */
export function skipMaybeBytes(r: Reader): undefined {
  const view = r.view;
  let at = r.offset + 1;
  ensure(r, at, 1);
  const size = view.getInt8(at++);
  r.offset = at;
  if (size !== -1) passBytes(r, size);
}

/** Writes what `decodeMaybeBytes` reads. Throws EncodeError. */
export function encodeMaybeBytes(w: Writer, m: MaybeBytes): void {
  const at = reserve(w, 1);
  const view = w.view;
  view.setInt8(at, m.data === undefined ? -1 : asI8(m.data.length));
  w.offset = at + 1;
  if (m.data !== undefined) writeBytes(w, m.data!);
}

/** Reads a `large` at the cursor, its id first. Throws DecodeError. */
export function decodeLarge(r: Reader): Large {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 8);
  r.offset = at + 9;
  return {
    type: "large",
    a: view.getInt32(at + 1, true) * 0.0625,
    b: view.getUint32(at + 5, true) / 1000 - 5,
  };
}

/** Passes over what `decodeLarge` reads. Throws DecodeError. */
export function skipLarge(r: Reader): undefined {
  skip(r, 9);
}

/** Writes what `decodeLarge` reads. Throws EncodeError. */
export function encodeLarge(w: Writer, m: Large): void {
  const at = reserve(w, 8);
  const view = w.view;
  view.setInt32(at, asI32(unscale(m.a, 1, 16)), true);
  view.setUint32(at + 4, asU32(unscale(m.b, 1, 1000, -5)), true);
  w.offset = at + 8;
}

/** Reads a `raws` at the cursor, its id first. Throws DecodeError. */
export function decodeRaws(r: Reader): Raws {
  const view = r.view;
  const at = r.offset;
  ensure(r, at + 1, 6);
  const a = view.getUint32(at + 1, true);
  const b = view.getUint8(at + 5);
  const cRestD = view.getUint8(at + 6);
  r.offset = at + 7;
  return { type: "raws", a, b, c: cRestD & 0x01, rest: (cRestD >>> 1) & 0x3f, d: cRestD >>> 7 };
}

/** Passes over what `decodeRaws` reads. Throws DecodeError. */
export function skipRaws(r: Reader): undefined {
  skip(r, 7);
}

/** Writes what `decodeRaws` reads. Throws EncodeError. */
export function encodeRaws(w: Writer, m: Raws): void {
  const at = reserve(w, 6);
  const view = w.view;
  view.setUint32(at, asU32(m.a), true);
  view.setUint8(at + 4, asU8(m.b));
  view.setUint8(at + 5, fit(m.c, 1) | (fit(m.rest, 6) << 1) | (fit(m.d, 1) << 7));
  w.offset = at + 6;
}

/** `readMessage` for ids that stand for one message each. */
function readNumbered(r: Reader, id: number): Message {
  switch (id) {
    case 0x01:
      return decodeUsual(r);
    case 0x02:
      return decodeUsuals(r);
    case 0x03:
      return decodeSigns(r);
    case 0x04:
      return decodeSameTwice(r);
    case 0x05:
      return decodeMaybe(r);
    case 0x06:
      return decodeMaybeOne(r);
    case 0x07:
      return decodeMaybeBytes(r);
    case 0x08:
      return decodeLarge(r);
    case 0x09:
      return decodeRaws(r);
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
 * Reads the message at the cursor, in versions 1 to 2. Throws DecodeError, and leaves the
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
    case "usual":
      writeId(w, 0x01);
      return encodeUsual(w, message);
    case "usuals":
      writeId(w, 0x02);
      return encodeUsuals(w, message);
    case "signs":
      writeId(w, 0x03);
      return encodeSigns(w, message);
    case "same_twice":
      writeId(w, 0x04);
      return encodeSameTwice(w, message);
    case "maybe":
      writeId(w, 0x05);
      return encodeMaybe(w, message);
    case "maybe_one":
      writeId(w, 0x06);
      return encodeMaybeOne(w, message);
    case "maybe_bytes":
      writeId(w, 0x07);
      return encodeMaybeBytes(w, message);
    case "large":
      writeId(w, 0x08);
      return encodeLarge(w, message);
    case "raws":
      writeId(w, 0x09);
      return encodeRaws(w, message);
    default:
      throw unknownType(message);
  }
}

/** Writes a message, in versions 1 to 2. Throws EncodeError, and leaves the writer as it was. */
export function encodeMessage(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    encodeNumbered(w, message);
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 1, message, error);
  }
}

/** `passMessage` for ids that stand for one message each. */
function passNumbered(r: Reader, id: number): number {
  switch (id) {
    case 0x01:
      return (skipUsual(r), id);
    case 0x02:
      return (skipUsuals(r), id);
    case 0x03:
      return (skipSigns(r), id);
    case 0x04:
      return (skipSameTwice(r), id);
    case 0x05:
      return (skipMaybe(r), id);
    case 0x06:
      return (skipMaybeOne(r), id);
    case 0x07:
      return (skipMaybeBytes(r), id);
    case 0x08:
      return (skipLarge(r), id);
    case 0x09:
      return (skipRaws(r), id);
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
 * Passes over the message at the cursor, in versions 1 to 2, and returns its id. Throws
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
 * Passes over all messages up to the end, in versions 1 to 2. Throws DecodeError, and leaves
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
  _scratch: Scratch,
): AnyMessage | undefined {
  switch (id) {
    case 0x01:
      return handlers.usual === undefined ? skipUsual(r) : decodeUsual(r);
    case 0x02:
      return handlers.usuals === undefined ? skipUsuals(r) : decodeUsuals(r);
    case 0x03:
      return handlers.signs === undefined ? skipSigns(r) : decodeSigns(r);
    case 0x04:
      return handlers.same_twice === undefined ? skipSameTwice(r) : decodeSameTwice(r);
    case 0x05:
      return handlers.maybe === undefined ? skipMaybe(r) : decodeMaybe(r);
    case 0x06:
      return handlers.maybe_one === undefined ? skipMaybeOne(r) : decodeMaybeOne(r);
    case 0x07:
      return handlers.maybe_bytes === undefined ? skipMaybeBytes(r) : decodeMaybeBytes(r);
    case 0x08:
      return handlers.large === undefined ? skipLarge(r) : decodeLarge(r);
    case 0x09:
      return handlers.raws === undefined ? skipRaws(r) : decodeRaws(r);
    default:
      throw unknownId(r, id);
  }
}

/**
 * Hands the message at the cursor to its handler, in versions 1 to 2; passes over it when
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
 * Hands all messages up to the end to their handlers, as `visitMessage` does one, in
 * versions 1 to 2. Throws DecodeError, and leaves the cursor at the message that cannot be
 * read.
 */
export function visitMessages(r: Reader, handlers: Handlers, scratch: Scratch): void {
  while (r.offset < r.end) {
    visitMessage(r, handlers, scratch);
  }
}

/** What visiting aims again and again. */
export interface Scratch {}

/** Makes what visiting in versions 1 to 2 aims. */
export function newScratch(): Scratch {
  return {};
}

/** A codec for each class of versions that are alike, oldest first. */
export const codecs: readonly Codec<Message, Handlers>[] = [
  {
    table,
    from: 0,
    to: 1,
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
