// Generated from one.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { Viewed } from "../runtime/bytes/view.ts";
import { table } from "./one.table.ts";
import { explaining, explainEncode, passExplained, passAllExplained } from "../runtime/explain.ts";
import { type Reader, ensureWhole, advance, peekId, unknownId } from "../runtime/bytes/reader.ts";
import { plainConstructor } from "../runtime/bytes/constructors.ts";
import { firstOutOfRange } from "../runtime/bytes/numbers/out-of-range.ts";
import { type Writer, reserve, unknownType } from "../runtime/bytes/writer.ts";
import { View } from "../runtime/bytes/view.ts";
export { table };

/** one.yaml:6 */
export interface Any {
  type: "any";
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  a?: number | undefined;
}

/** Any message. */
export type Message = Any;

/** What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows. */
export interface Handlers {
  any?: ((message: Viewed<Any>) => void) | undefined;
}

const Any$ = /* @__PURE__ */ plainConstructor(function (
  this: Any,
  flags: Any["flags"],
  a: Any["a"],
) {
  this.type = "any";
  this.flags = flags;
  this.a = a;
});
const explained = /* @__PURE__ */ explaining(table, 0);

/** Throws EncodeError for a member that its type does not hold. */
function rejectOutOfRange(message: object, types: string): never {
  throw firstOutOfRange(message, types);
}

/** Reads an `any` at the cursor, its id first. Throws DecodeError. */
export function decodeAny(r: Reader): Any {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipAny);
  const flags = view.getUint8(at) & 0xff;
  at += 1;
  const a = (flags & 0x80) !== 0 ? view.getUint8(at++) : undefined;
  r.offset = at;
  return new Any$(flags, a);
}

/** Passes over what `decodeAny` reads. Throws DecodeError. */
export function skipAny(r: Reader): undefined {
  const view = r.view;
  const at = r.offset + 1;
  const flags = view.getUint8(r.offset) & 0xff;
  r.offset = advance(r, at, (flags & 0x80) !== 0 ? 1 : 0);
}

/** Writes what `decodeAny` reads. Throws EncodeError. */
export function encodeAny(w: Writer, m: Any): void {
  const { flags: flagsGiven$, a } = m;
  fits: {
    let flags = flagsGiven$ === undefined ? 0 : flagsGiven$ & 0x7f;
    let at = reserve(w, 2);
    const bytes = w.bytes;
    let flags$at = at;
    at += 1;
    if (a !== undefined) {
      flags |= 0x80;
      if (a !== (a & 0xff)) break fits;
      bytes[at++] = a;
    }
    bytes[flags$at++] = 0x00 | (flags & 0xff);
    w.offset = at;
    return;
  }
  return rejectOutOfRange(m, "U8 a");
}

/** `readMessage` for ids that stand for one message each. */
function readNumbered(r: Reader, id: number): Message {
  throw unknownId(r, id);
}

/**
 * As `decodeMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Throws DecodeError.
 */
export function readMessage(r: Reader): Message {
  const id = peekId(r);
  if (true) {
    return decodeAny(r);
  }
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
    if (true) {
      return decodeAny(r);
    }
    return readNumbered(r, id);
  } catch (error) {
    throw explained(r, start, error);
  }
}

/** Writes messages that have one id each. */
function encodeNumbered(_w: Writer, message: Message): void {
  throw unknownType(message);
}

/** Writes a message, in version 1. Throws EncodeError, and leaves the writer as it was. */
export function encodeMessage(w: Writer, message: Message): void {
  const start = w.offset;
  try {
    if (message.type === "any") {
      encodeAny(w, message);
    } else {
      encodeNumbered(w, message);
    }
  } catch (error) {
    w.offset = start;
    throw explainEncode(table, 0, message, error);
  }
}

/** `passMessage` for ids that stand for one message each. */
function passNumbered(r: Reader, id: number): number {
  throw unknownId(r, id);
}

/**
 * As `skipMessage`, for whoever tries bytes: the error knows only what went wrong and at
 * which byte, and the cursor is anywhere. Throws DecodeError.
 */
export function passMessage(r: Reader): number {
  const id = peekId(r);
  if (true) {
    return (skipAny(r), id);
  }
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
  _handlers: Handlers,
  _scratch: Scratch,
): AnyMessage | undefined {
  throw unknownId(r, id);
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
    if (true) {
      message = handlers.any === undefined ? skipAny(r) : scratch.any.retarget(r);
    } else {
      message = retargetNumbered(r, id, handlers, scratch);
    }
  } catch (error) {
    throw explained(r, start, error);
  }
  if (message === undefined) return;
  if (message === scratch.any) handlers.any?.(scratch.any);
  else (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);
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

/** A `any` where it is in the bytes. */
export class AnyView extends View<Any> {
  override readonly type = "any";
  #r!: Reader;
  #flags = 0;
  #at0 = 0;

  /** Takes the message at the cursor, and passes over it. Throws DecodeError. */
  retarget(r: Reader): this {
    if (this.#r !== r) this.#r = r;
    const view = r.view;
    const at = r.offset + 1;
    const flags = view.getUint8(r.offset) & 0xff;
    this.#flags = flags;
    this.#at0 = at;
    r.offset = advance(r, at, (flags & 0x80) !== 0 ? 1 : 0);
    return this;
  }

  get flags(): number {
    return this.#flags;
  }

  get a(): number | undefined {
    if ((this.#flags & 0x80) === 0) return undefined;
    return this.#r.view.getUint8(this.#at0);
  }
}

/** What visiting aims again and again. */
export interface Scratch {
  any: AnyView;
}

/** Makes what visiting in version 1 aims. */
export function newScratch(): Scratch {
  return { any: new AnyView() };
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
