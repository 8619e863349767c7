import { Reader } from "../../../runtime/bytes/reader.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { encodePacket, type PacketContainer } from "../../../runtime/packet.ts";

/** What is before the messages of a packet (ERRATA 70). */
export interface NetchanHeader {
  /** The packet's number. */
  readonly sequence: number;
  /** 1 where the packet has what is sent until it has arrived. */
  readonly reliable: number;
  /** The other side's last packet that came. */
  readonly acknowledged: number;
  /** Turns each time that what the other side sends reliably has come. */
  readonly reliableacknowledged: number;
}

/** A packet of a connection. */
export interface NetchanPacket extends NetchanHeader {
  readonly messages: Uint8Array;
}

/** How one end of a connection reads and writes packets. */
export interface NetchanWire {
  /** Reads a packet; undefined for bytes that are no packet. Never throws. What it carries is a view on the bytes. */
  read(bytes: Uint8Array): NetchanPacket | "connectionless" | undefined;
  write(packet: NetchanPacket): Uint8Array;
}

/**
 * The wire of schemas.
 *
 * @param incoming describes what comes from the other side
 * @param outgoing describes what is sent
 * @param own what else the packets have that are sent: a client's `qport`
 */
export function schemaWire<I extends object, O extends object>(
  incoming: PacketContainer<I>,
  outgoing: PacketContainer<O>,
  own: object,
): NetchanWire {
  return {
    read(bytes) {
      try {
        // Why bytes are no packet nobody asks, so that a flood of them costs little.
        const packet = incoming.decodeBlock(new Reader(bytes));
        return "acknowledged" in packet ? (packet as unknown as NetchanPacket) : "connectionless";
      } catch (error) {
        if (error instanceof DecodeError) return undefined;
        throw error;
      }
    },
    write: (packet) => encodePacket(outgoing, { type: "block", ...packet, ...own } as unknown as O),
  };
}
