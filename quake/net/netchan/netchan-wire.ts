import { Reader } from "../../../runtime/bytes/reader.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { Reassembly } from "../channel/reassembly.ts";
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
  /**
   * Reads a packet; undefined for bytes that are no packet, "piece" for a part of one that is not whole yet. Never
   * throws. What it carries is a view on the bytes, or its own.
   */
  read(bytes: Uint8Array): NetchanPacket | "connectionless" | "piece" | undefined;
  write(packet: NetchanPacket): Uint8Array;
}

/** A part of a packet's messages: Q2PRO cuts those that are long. */
interface Piece extends NetchanHeader {
  /** Where it is in the bytes of the messages. */
  readonly place: number;
  /** 1 where others follow. */
  readonly more: number;
  readonly part: Uint8Array;
}

/** Places have 15 bits, and a datagram no more bytes than this. */
const LONGEST = 2 ** 15 + 2 ** 16;

/** Joins pieces: all of one number, each where the one before ended. The first begins anew. */
function joiner(): (piece: Piece) => NetchanPacket | "piece" {
  const inbox = new Reassembly(LONGEST);
  let [number, length] = [-1, 0];
  return ({ place, more, part, ...header }) => {
    if (place === 0 && header.sequence !== number) {
      inbox.take();
      [number, length] = [header.sequence, 0];
    }
    if (header.sequence !== number || place !== length) return "piece";
    inbox.add(part);
    length += part.length;
    if (more === 1) return "piece";
    number = -1;
    return { ...header, messages: inbox.take() };
  };
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
  const join = joiner();
  return {
    read(bytes) {
      try {
        // Why bytes are no packet nobody asks, so that a flood of them costs little.
        const packet = incoming.decodeBlock(new Reader(bytes));
        if (!("acknowledged" in packet)) return "connectionless";
        return "part" in packet
          ? join(packet as unknown as Piece)
          : (packet as unknown as NetchanPacket);
      } catch (error) {
        if (error instanceof DecodeError) return undefined;
        throw error;
      }
    },
    write: (packet) => encodePacket(outgoing, { type: "block", ...packet, ...own } as unknown as O),
  };
}
