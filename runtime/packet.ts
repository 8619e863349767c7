import type { Container } from "./container.ts";
import { DecodeError } from "./errors/errors.ts";
import { explainDecode } from "./explain.ts";
import { Reader } from "./bytes/reader.ts";
import { Writer, written } from "./bytes/writer.ts";

/** What reads and writes the packets of a container: one datagram is one block. */
export type PacketContainer<B extends object> = Pick<
  Container<B>,
  "table" | "decodeBlock" | "encodeBlock"
>;

/**
 * Reads a datagram: one packet, and nothing after it. Bytes in the packet are views on the datagram.
 *
 * Throws DecodeError for what is no packet, and where a length in the packet is not that of the datagram: engines drop
 * both (ERRATA 101).
 */
export function decodePacket<B extends object>(
  container: PacketContainer<B>,
  datagram: Uint8Array,
): B {
  const r = new Reader(datagram);
  const packet = readPacket(container, r);
  if (r.offset === r.end) return packet;
  const left = r.end - r.offset;
  const reason = `the packet says that it has ${r.offset} bytes: ${left} ${left === 1 ? "is" : "are"} after it`;
  throw new DecodeError(reason, { path: ["packet"], offset: r.offset });
}

function readPacket<B extends object>({ table, decodeBlock }: PacketContainer<B>, r: Reader): B {
  try {
    return decodeBlock(r);
  } catch (error) {
    throw explainDecode(table, table.current, r.bytes, 0, r.bytes.length, error);
  }
}

/** Writes a packet as a datagram of its own. Throws EncodeError. */
export function encodePacket<B extends object>(
  { encodeBlock }: PacketContainer<B>,
  packet: B,
): Uint8Array {
  const w = new Writer(64);
  encodeBlock(w, packet);
  return written(w);
}
