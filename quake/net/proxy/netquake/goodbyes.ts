import { readPacket, unreliablePacket } from "../../channel/packet.ts";
import { next } from "../../channel/sequence.ts";
import { goodbye } from "../../serve/goodbye.ts";

/** So often a goodbye is said: nobody acknowledges it. */
const GOODBYES = 3;
/** It is the same message from both sides. */
const DISCONNECT = goodbye();

/** Whether a client says goodbye with a packet. */
export function isGoodbye(bytes: Uint8Array): boolean {
  const packet = readPacket(bytes);
  return (
    packet?.type === "unreliable" &&
    packet.payload.length === 1 &&
    packet.payload[0] === DISCONNECT[0]
  );
}

/** The last packets of a connection, from a number on. */
export function goodbyePackets(first: number, message: Uint8Array = DISCONNECT): Uint8Array[] {
  const packets: Uint8Array[] = [];
  for (let sequence = first; packets.length < GOODBYES; sequence = next(sequence))
    packets.push(unreliablePacket(sequence, message));
  return packets;
}
