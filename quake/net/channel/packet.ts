import {
  decodeNetquakePacketBlock,
  netquake_packet,
  type NetquakePacketBlock,
} from "../../../generated/netquake_packet.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { encodePacket } from "../../../runtime/packet.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";

/** What a packet is (ERRATA 101-102, 104). */
export type Packet =
  /** A part of a reliable message. */
  | {
      readonly type: "data";
      readonly sequence: number;
      readonly isLast: boolean;
      readonly payload: Uint8Array;
    }
  | { readonly type: "ack"; readonly sequence: number }
  | { readonly type: "unreliable"; readonly sequence: number; readonly payload: Uint8Array }
  /** Outside of a connection. */
  | { readonly type: "control"; readonly messages: Uint8Array };

/** Flags as engines set them. They drop what has others. */
const DATA = 0x0001;
const ACK = 0x0002;
const EOM = 0x0008;
const UNRELIABLE = 0x0010;

/** Whether a packet says that it is outside of a connection, by its highest bit. */
export function isControl(packet: Uint8Array): boolean {
  return packet.length > 0 && (packet[0]! & 0x80) !== 0;
}

/** Reads a packet. Gives nothing where it is invalid, and never throws. What it carries is a view on the bytes. */
export function readPacket(bytes: Uint8Array): Packet | undefined {
  const block = blockOf(bytes);
  if (block === undefined) return undefined;
  if ("messages" in block) return { type: "control", messages: block.messages };
  const { flags, sequence, payload } = block;
  switch (flags) {
    case DATA:
    case DATA | EOM:
      return { type: "data", sequence, isLast: block.eom, payload };
    case ACK:
      return { type: "ack", sequence };
    case UNRELIABLE:
      return { type: "unreliable", sequence, payload };
    default:
      return undefined;
  }
}

/** The packet, where it is one and nothing follows it. Why it is invalid nobody asks, so that a flood of them costs little. */
function blockOf(bytes: Uint8Array): NetquakePacketBlock | undefined {
  const r = new Reader(bytes);
  try {
    const block = decodeNetquakePacketBlock(r);
    return r.offset === r.end ? block : undefined;
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

const NOTHING = {
  type: "block" as const,
  data: false,
  ack: false,
  nak: false,
  eom: false,
  unreliable: false,
};

/** A packet with a part of a reliable message. */
export function dataPacket(sequence: number, isLast: boolean, payload: Uint8Array): Uint8Array {
  return bytesOf({ ...NOTHING, control: 0, data: true, eom: isLast, sequence, payload });
}

/** A packet that says that a reliable one has come. */
export function ackPacket(sequence: number): Uint8Array {
  const payload = new Uint8Array(0);
  return bytesOf({ ...NOTHING, control: 0, ack: true, sequence, payload });
}

/** A packet with a message that may be lost. */
export function unreliablePacket(sequence: number, payload: Uint8Array): Uint8Array {
  return bytesOf({ ...NOTHING, control: 0, unreliable: true, sequence, payload });
}

/** A packet outside of a connection. */
export function controlBytes(messages: Uint8Array): Uint8Array {
  return bytesOf({ ...NOTHING, control: 1, messages });
}

function bytesOf(block: NetquakePacketBlock): Uint8Array {
  return encodePacket(netquake_packet, block);
}
