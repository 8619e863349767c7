import { NetError } from "../transport/errors.ts";
import { type ChannelStatistics, type Drop, newStatistics } from "./channel-statistics.ts";
import { checkBytes, checkSeconds } from "./limits.ts";
import { Outbox } from "./outbox.ts";
import type { PeerChannel, Received } from "./peer-channel.ts";
import { ackPacket, dataPacket, readPacket, unreliablePacket } from "./packet.ts";
import { Reassembly } from "./reassembly.ts";
import { ahead, next } from "./sequence.ts";

/** Options of a channel. */
export interface ChannelOptions {
  /** Bytes of a reliable message that go into a packet: 1024 by default. */
  readonly fragment?: number;
  /** Bytes that an unreliable message may have: 1024 by default, 65499 at most. */
  readonly unreliable?: number;
  /** Bytes that a reliable message to the other side may have: 8000 by default. */
  readonly longest?: number;
  /** Bytes that a reliable message from the other side may have: 64000 by default. */
  readonly longestReceived?: number;
  /** Bytes of reliable messages that may wait to be sent: 262144 by default. */
  readonly queue?: number;
  /** Seconds without an acknowledgement before a packet is sent again: 1 by default. */
  readonly resendAfter?: number;
}

/** MAX_DATAGRAM (ERRATA 103). */
export const MAX_DATAGRAM = 1024;
/** What UDP over IPv4 holds, without the header. */
const LARGEST_PAYLOAD = 65507 - 8;
/** A jump over that many unreliable packets is one that no connection survives: 15 minutes at 72 a second. */
const PLAUSIBLE = 1 << 16;

/** The reliable packet that has not been acknowledged. */
interface Outstanding {
  readonly bytes: Uint8Array;
  readonly sequence: number;
  /** When it was last sent, in seconds. */
  sentAt: number;
}

/**
 * One end of a connection, without a socket and without a clock: whoever has these gives it packets and the time.
 *
 * Reliable messages arrive once and in order, however many packets are lost: they go in fragments, of which one is
 * under way at a time, and is sent again until it is acknowledged (ERRATA 105). Unreliable messages go as they are;
 * one that comes after a later one is dropped. Times are seconds of any clock that does not go back.
 *
 * It knows nothing of a disconnect: whoever has it drops it, and with it what was not sent yet.
 */
export class Channel implements PeerChannel {
  readonly statistics: ChannelStatistics = newStatistics();
  readonly #send: (packet: Uint8Array) => void;
  readonly #fragment: number;
  readonly #unreliable: number;
  readonly #longest: number;
  readonly #resendAfter: number;
  readonly #outbox: Outbox;
  readonly #inbox: Reassembly;
  /** What of the message that is being sent has not been sent yet. */
  #rest: Uint8Array | undefined;
  #outstanding: Outstanding | undefined;
  #nextReliable = 0;
  #nextUnreliable = 0;
  #expectedReliable = 0;
  #expectedUnreliable = 0;
  #isBroken = false;

  /**
   * @param send takes a packet for the other side. The bytes are its own.
   * @throws RangeError for a limit that is no number of bytes, or no time
   */
  constructor(send: (packet: Uint8Array) => void, options: ChannelOptions = {}) {
    this.#send = send;
    this.#fragment = checkBytes("fragment", options.fragment ?? MAX_DATAGRAM, LARGEST_PAYLOAD);
    this.#unreliable = checkBytes(
      "unreliable",
      options.unreliable ?? MAX_DATAGRAM,
      LARGEST_PAYLOAD,
    );
    this.#longest = checkBytes("longest", options.longest ?? 8000);
    this.#resendAfter = checkSeconds("resendAfter", options.resendAfter ?? 1);
    this.#outbox = new Outbox(checkBytes("queue", options.queue ?? 1 << 18));
    this.#inbox = new Reassembly(checkBytes("longestReceived", options.longestReceived ?? 64000));
  }

  /** The number of the last unreliable packet that came: -1 where none did. */
  get heard(): number {
    return (this.#expectedUnreliable - 1) | 0;
  }

  /** How many reliable messages are not wholly acknowledged. At 0 the next one goes out at once. */
  get pending(): number {
    return this.#outbox.length + (this.#outstanding === undefined ? 0 : 1);
  }

  /** When `tick` has something to do, in seconds: nothing where nothing waits. */
  get due(): number | undefined {
    return this.#outstanding && this.#outstanding.sentAt + this.#resendAfter;
  }

  /**
   * Sends a message that must arrive, as soon as those before it have.
   *
   * @throws NetError "too-long", or "queue-full" where too much waits already
   */
  sendReliable(now: number, message: Uint8Array): void {
    checkLength("reliable", message, this.#longest);
    this.#outbox.add(message);
    if (this.#outstanding === undefined) this.#sendNext(now);
  }

  /** Sends a message that may be lost. Throws NetError "too-long". */
  sendUnreliable(message: Uint8Array): void {
    checkLength("unreliable", message, this.#unreliable);
    this.#put(unreliablePacket(this.#nextUnreliable, message));
    this.#nextUnreliable = next(this.#nextUnreliable);
  }

  /** Sends again what was not acknowledged in time. To be called when `due` says so; at other times it does nothing. */
  tick(now: number): void {
    const { due } = this;
    if (due === undefined || now < due) return;
    this.statistics.resent++;
    this.#outstanding!.sentAt = now;
    this.#put(this.#outstanding!.bytes);
  }

  /** Takes a packet from the other side, whatever it is. Gives the message that it completes. */
  receive(now: number, bytes: Uint8Array): Received | undefined {
    this.statistics.received++;
    const packet = readPacket(bytes);
    switch (packet?.type) {
      case undefined:
        return this.#drop("malformed");
      case "control":
        return this.#drop("control");
      case "ack":
        return this.#acknowledged(now, packet.sequence);
      case "unreliable":
        return this.#receiveUnreliable(packet.sequence, packet.payload);
      case "data":
        return this.#receiveReliable(packet.sequence, packet.isLast, packet.payload);
    }
  }

  #receiveUnreliable(sequence: number, payload: Uint8Array): Received | undefined {
    const gap = ahead(sequence, this.#expectedUnreliable);
    if (gap < 0) return this.#drop("stale");
    if (gap >= PLAUSIBLE) return this.#drop("implausible");
    this.statistics.missed += gap;
    this.#expectedUnreliable = next(sequence);
    return { kind: "unreliable", bytes: payload, sequence };
  }

  #receiveReliable(sequence: number, isLast: boolean, part: Uint8Array): Received | undefined {
    if (this.#isBroken) return this.#drop("overflow");
    this.#put(ackPacket(sequence));
    const gap = ahead(sequence, this.#expectedReliable);
    if (gap !== 0) return this.#drop(gap < 0 ? "duplicate" : "early");
    this.#expectedReliable = next(sequence);
    if (!this.#inbox.add(part)) {
      this.#isBroken = true;
      const reason = `a reliable message is longer than ${this.#inbox.limit} bytes`;
      return { kind: "overflow", error: new NetError("too-long", reason) };
    }
    return isLast ? { kind: "reliable", bytes: this.#inbox.take() } : undefined;
  }

  #acknowledged(now: number, sequence: number): undefined {
    if (sequence !== this.#outstanding?.sequence) return this.#drop("acknowledged");
    this.#outstanding = undefined;
    this.#sendNext(now);
  }

  #sendNext(now: number): void {
    const rest = this.#rest ?? this.#outbox.take();
    if (rest === undefined) return;
    const part = rest.subarray(0, this.#fragment);
    this.#rest = part.length < rest.length ? rest.subarray(part.length) : undefined;
    const sequence = this.#nextReliable;
    const bytes = dataPacket(sequence, this.#rest === undefined, part);
    this.#nextReliable = next(sequence);
    this.#outstanding = { bytes, sequence, sentAt: now };
    this.#put(bytes);
  }

  #put(packet: Uint8Array): void {
    this.statistics.sent++;
    this.#send(packet);
  }

  #drop(reason: Drop): undefined {
    this.statistics.dropped[reason]++;
  }
}

function checkLength(kind: string, { length }: Uint8Array, longest: number): void {
  if (length > longest) {
    throw new NetError(
      "too-long",
      `a message of ${length} bytes cannot be sent: ${kind} ones have ${longest} at most`,
    );
  }
}
