import type { Session } from "../../../recording/index.ts";
import type { AnyMessage, Codec } from "../../../runtime/codec.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";
import type { Table } from "../../../runtime/table/table.ts";

/**
 * The codec that reads all of the bytes and finds nothing illegal in them: the present one where it does, otherwise
 * the first other one, and the present one where none does. What is read with the angles of another dialect leaves
 * bytes over, which may pass for messages that nobody sends.
 */
export function cleanCodec({ codec: present, protocol }: Session, bytes: Uint8Array): Codec {
  const illegal = illegalTypes(protocol.table);
  if (protocol.fixed || readsClean(present, illegal, bytes)) return present;
  return (
    protocol.codecs.find((codec) => codec !== present && readsClean(codec, illegal, bytes)) ??
    present
  );
}

/** Messages that nobody sends. */
export function illegalTypes({ messages }: Table): Set<string> {
  return new Set(messages.filter(({ illegal }) => illegal !== undefined).map(({ name }) => name));
}

function readsClean(
  codec: Codec<AnyMessage>,
  illegal: ReadonlySet<string>,
  bytes: Uint8Array,
): boolean {
  const r = new Reader(bytes);
  try {
    while (r.offset < r.end) if (illegal.has(codec.read(r).type)) return false;
    return true;
  } catch (error) {
    if (error instanceof DecodeError) return false;
    throw error;
  }
}
