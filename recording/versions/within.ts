import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { CarriedError, DecodeError } from "../../runtime/errors/errors.ts";
import { explainDecode } from "../../runtime/errors/explain.ts";
import { inflate } from "../../runtime/layers/inflate.ts";
import type { Carrier } from "../../runtime/table/carriers.ts";
import type { Protocol } from "./protocol.ts";

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
    return inflate(bytes, members[size!] as number);
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
  const r = new Reader(bytes);
  const found: M[] = [];
  while (r.offset < r.end) {
    const start = r.offset;
    const path = [`message ${found.length + 1}`];
    try {
      found.push(codec.read(r));
    } catch (cause) {
      if (!(cause instanceof DecodeError)) throw cause;
      const error = explainDecode(codec.table, codec.to, bytes, start, bytes.length, cause);
      const reason = `${error.reason}, at byte ${error.offset} of what it carries`;
      throw carriedError(message, carrier, reason, [...path, ...error.path], cause);
    }
    const { type } = found.at(-1)!;
    if (protocol.carriers.has(type) || protocol.selectors.has(type))
      throw carriedError(message, carrier, `carried messages have no "${type}"`, path);
  }
  return found;
}

/** Reads the messages that a message carries, where it does. Throws CarriedError. */
export function expectWithin<M extends AnyMessage>(
  protocol: Protocol<M>,
  codec: Codec<M>,
  message: M,
): void {
  if (protocol.carriers.size > 0 && protocol.carriers.has(message.type))
    messagesWithin(protocol, codec, message);
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
