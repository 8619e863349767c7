import { Channel } from "./channel.ts";
import type { Received } from "./peer-channel.ts";
import { readPacket } from "./packet.ts";
import { ahead, next } from "./sequence.ts";

/** This many unreliable packets wait for an acknowledgement that decides on their place: three seconds of them. */
const MOST_WAITING = 256;

/** A jump over that many packets is one that no connection survives. */
const PLAUSIBLE = 1 << 16;

/**
 * Follows one direction of a connection from in between: it sees the packets pass, and gives the messages in the order
 * in which the other side gets them. A reliable packet has come there when it is acknowledged, not when it passed: then
 * it may still be lost. But what passed after it, came after it; so that waits until the acknowledgement tells, or the
 * packet is sent again.
 */
export class ChannelFollower {
  readonly #channel = new Channel(() => {});
  /** The number of the reliable packet that is acknowledged next. */
  #expected = 0;
  /** That packet, when it passed. */
  #outstanding: Uint8Array | undefined;
  /** What passed after it. */
  #waiting: Uint8Array[] = [];
  #nextUnreliable = 0;

  /** The number that the next unreliable packet of this direction would have. */
  get nextUnreliable(): number {
    return this.#nextUnreliable;
  }

  /** Whether a packet is an unreliable one that comes after a later one, or long before its time. */
  isStale(bytes: Uint8Array): boolean {
    const packet = readPacket(bytes);
    if (packet?.type !== "unreliable") return false;
    const gap = ahead(packet.sequence, this.#nextUnreliable);
    return gap < 0 || gap >= PLAUSIBLE;
  }

  /** A packet passes. Gives what has come by then. Never throws, whatever the bytes. */
  passed(bytes: Uint8Array): Received[] {
    const packet = readPacket(bytes);
    if (packet?.type === "data" && packet.sequence === this.#expected) {
      const arrived = this.#settle();
      this.#outstanding = bytes;
      return arrived;
    }
    if (packet?.type !== "unreliable" || this.isStale(bytes)) return [];
    this.#nextUnreliable = next(packet.sequence);
    this.#waiting.push(bytes);
    const isClear = this.#outstanding === undefined || this.#waiting.length > MOST_WAITING;
    return isClear ? this.#settle() : [];
  }

  /** An acknowledgement passes in the other direction. Gives what it shows to have come. */
  acknowledged(sequence: number): Received[] {
    if (this.#outstanding === undefined || sequence !== this.#expected) return [];
    this.#expected = next(sequence);
    const arrived = this.#receive(this.#outstanding);
    this.#outstanding = undefined;
    return [...arrived, ...this.#settle()];
  }

  /** Nothing passes any more. Gives what passed, and may have come. */
  end(): Received[] {
    return this.acknowledged(this.#expected);
  }

  #settle(): Received[] {
    const arrived = this.#waiting.flatMap((bytes) => this.#receive(bytes));
    this.#waiting = [];
    return arrived;
  }

  #receive(bytes: Uint8Array): Received[] {
    const received = this.#channel.receive(0, bytes);
    return received === undefined ? [] : [received];
  }
}
