import { codecs } from "../../../generated/netquake.ts";
import { currentCodec } from "../../../recording/index.ts";
import { bytesOf } from "../bytes-of.ts";
import { dataPacket, readPacket } from "./packet.ts";

/** A server's `nop`: whoever took the packet for a message would do nothing. */
const NOP = bytesOf(currentCodec(codecs), [{ type: "nop" }]);

/**
 * Shows that somebody is where his packets say. The protocol has no challenge, but all clients acknowledge a reliable
 * packet whatever its number, and drop it where they wait for another one (ERRATA 104). So a packet with a number that
 * nobody can guess asks, and only who got it can answer: neither the client's program nor a recording notices.
 */
export class AddressProof {
  readonly #sequence: number;
  /** What asks: 9 bytes. */
  readonly packet: Uint8Array;

  constructor() {
    // Of 32 bits, the highest is set: it lies far after the first number that a client waits for.
    this.#sequence = (crypto.getRandomValues(new Uint32Array(1))[0]! | 0x80000000) >>> 0;
    this.packet = dataPacket(this.#sequence, true, NOP);
  }

  /** Whether a packet is the answer. */
  isAnswer(bytes: Uint8Array): boolean {
    const packet = readPacket(bytes);
    return packet?.type === "ack" && packet.sequence === this.#sequence;
  }
}
