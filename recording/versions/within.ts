import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { CarriedError, DecodeError } from "../../runtime/errors/errors.ts";
import { explainDecode } from "../../runtime/explain.ts";
import { unpack } from "../../runtime/compression/unpack.ts";
import type { Carrier } from "../../runtime/table/facts/carriers.ts";
import type { Protocol } from "./protocol.ts";
import { idOf, withId } from "./lent-id.ts";

/*
 * Messages that another one carries, packed or not. What is in them is read with the version that is spoken, and tells
 * of none itself; what carries messages is not carried, so that no bytes make a reader go deeper.
 */

/** The bytes of messages that a message carries, unpacked; nothing where it carries none. Throws CarriedError. */
export function bytesWithin<M extends AnyMessage>(
  { carriers }: Protocol<M>,
  message: M,
): Uint8Array | undefined {
  const carrier = carriers.get(message.type);
  if (carrier === undefined) return undefined;
  const members = message as unknown as Readonly<Record<string, unknown>>;
  const bytes = members[carrier.member] as Uint8Array | undefined;
  const { packed, size } = carrier.layer;
  if (bytes === undefined || packed === undefined) return bytes;
  try {
    return unpack(packed, bytes, members[size!] as number);
  } catch (cause) {
    if (!(cause instanceof DecodeError)) throw cause;
    const reason = `${cause.reason}, at byte ${cause.offset} of what is packed`;
    throw carriedError(message, carrier, reason, [], cause);
  }
}

/** The messages that a message carries: none, where it carries nothing. Throws CarriedError. */
export function messagesWithin<M extends AnyMessage>(
  protocol: Protocol<M>,
  codec: Codec<M>,
  message: M,
): readonly M[] {
  const bytes = bytesWithin(protocol, message);
  if (bytes === undefined) return [];
  const carrier = protocol.carriers.get(message.type)!;
  const inside = new Inside(codec, bytes, carrier.layer.each);
  const found: M[] = [];
  while (!inside.atEnd) {
    const path = [`message ${found.length + 1}`];
    try {
      found.push(inside.read());
    } catch (cause) {
      if (!(cause instanceof DecodeError)) throw cause;
      const reason = `${cause.reason}, at byte ${cause.offset} of what it carries`;
      throw carriedError(message, carrier, reason, [...path, ...cause.path], cause);
    }
    const { type } = found.at(-1)!;
    if (protocol.carriers.has(type) || protocol.selectors.has(type))
      throw carriedError(message, carrier, `carried messages have no "${type}"`, path);
  }
  return found;
}

/** Messages in bytes. Where all are one message, its id is lent to each: it is in the preceding byte while it is read. */
class Inside<M extends AnyMessage> {
  readonly #codec: Codec<M>;
  readonly #r: Reader;
  readonly #id: number | undefined;

  constructor(codec: Codec<M>, bytes: Uint8Array, each: string | undefined) {
    this.#codec = codec;
    // The checker saw to it that there is one.
    this.#id = each === undefined ? undefined : idOf(codec, each);
    this.#r = this.#id === undefined ? new Reader(bytes) : new Reader(withId(this.#id, bytes), 1);
  }

  get atEnd(): boolean {
    return this.#r.offset >= this.#r.end;
  }

  /** Throws DecodeError, whose offset is one in the bytes. */
  read(): M {
    const id = this.#id;
    if (id === undefined) return this.#next(0);
    const { bytes, offset } = this.#r;
    const front = offset - 1;
    const kept = bytes[front]!;
    bytes[front] = id;
    this.#r.offset = front;
    try {
      const message = this.#next(1);
      if (this.#r.offset > offset) return message;
      const place = { path: [message.type], offset: front };
      throw new DecodeError("without its id, this message has no bytes", place);
    } finally {
      bytes[front] = kept;
    }
  }

  #next(lent: number): M {
    const r = this.#r;
    const { table, to } = this.#codec;
    const start = r.offset;
    try {
      return this.#codec.read(r);
    } catch (cause) {
      if (!(cause instanceof DecodeError)) throw cause;
      const error = explainDecode(table, to, r.bytes, start, r.end, cause);
      const place = { path: error.path, offset: error.offset - lent };
      throw new DecodeError(error.reason, place, { cause });
    }
  }
}

/** Reads the messages that a message carries, where it does. Throws CarriedError. */
export function expectWithin<M extends AnyMessage>(
  protocol: Protocol<M>,
  codec: Codec<M>,
  message: M,
): void {
  if (protocol.carriers.has(message.type)) messagesWithin(protocol, codec, message);
}

function carriedError(
  { type }: AnyMessage,
  { member }: Carrier,
  reason: string,
  path: readonly string[],
  cause?: unknown,
): CarriedError {
  return new CarriedError(reason, { path: [type, member, ...path], offset: 0 }, { cause });
}
