import { type ChannelStatistics, type Drop, newStatistics } from "../channel/channel-statistics.ts";
import { checkBytes, checkSeconds } from "../channel/limits.ts";
import { Outbox } from "../channel/outbox.ts";
import type { PeerChannel, Received } from "../channel/peer-channel.ts";
import { NetError } from "../transport/errors.ts";
import type { NetchanHeader, NetchanPacket, NetchanWire } from "./netchan-wire.ts";

/** Options of one end of a connection of QuakeWorld or Quake II. */
export interface NetchanOptions {
  /** Bytes of messages that go into a packet: 1390 by default, which all engines take. */
  readonly packet?: number;
  /** Bytes of reliable messages that may wait to be sent: 262144 by default. */
  readonly queue?: number;
  /** Seconds without sending anything, while something waits to be acknowledged: 0.1 by default. */
  readonly resendAfter?: number;
}

/** The number of the first packet: 0 is the one that is taken for heard before anything is (ERRATA 70). */
const FIRST = 1;
/** A jump over that many packets is one that no connection survives: 15 minutes at 72 a second. */
const PLAUSIBLE = 1 << 16;

/** Reliable messages that have not arrived. */
interface Flight {
  readonly bytes: Uint8Array;
  readonly messages: number;
  /** The packet that had them last. */
  sequence: number;
  isLost: boolean;
}

/**
 * One end of a connection of QuakeWorld or Quake II, without a socket and without a clock. Each packet has what must
 * arrive first, and after it what may be lost. Of what must arrive one lot is under way at a time; it goes again when
 * the other side has acknowledged a later packet, and never before: who gets the same lot twice takes it for two.
 * So each side has to send something for the other one to be heard. Times are seconds of a clock that does not go back.
 */
export class Netchan implements PeerChannel {
  readonly statistics: ChannelStatistics = newStatistics();
  readonly #wire: NetchanWire;
  readonly #send: (packet: Uint8Array) => void;
  readonly #packet: number;
  readonly #resendAfter: number;
  readonly #outbox: Outbox;
  #flight: Flight | undefined;
  /** Turns with each lot that is sent, and with each that comes. */
  #sentBit = 0;
  #heardBit = 0;
  #outgoing = FIRST;
  #incoming = 0;
  #heard: NetchanHeader | undefined;
  #sentAt = -Infinity;
  /** Since when there is something to be sent at once. */
  #urgentAt: number | undefined;

  /**
   * @param send takes a packet for the other side. The bytes are its own.
   * @throws RangeError for a limit that is no number of bytes, or no time
   */
  constructor(wire: NetchanWire, send: (packet: Uint8Array) => void, options: NetchanOptions = {}) {
    this.#wire = wire;
    this.#send = send;
    this.#packet = checkBytes("packet", options.packet ?? 1390, 65000);
    this.#resendAfter = checkSeconds("resendAfter", options.resendAfter ?? 0.1);
    this.#outbox = new Outbox(checkBytes("queue", options.queue ?? 1 << 18));
  }

  /** The number of the next packet. */
  get outgoing(): number {
    return this.#outgoing;
  }

  /** What was before the messages of the last packet that came. */
  get heard(): NetchanHeader | undefined {
    return this.#heard;
  }

  /** How many reliable messages are not known to have arrived. */
  get pending(): number {
    return this.#outbox.length + (this.#flight?.messages ?? 0);
  }

  /** When `tick` has something to do, in seconds: nothing where nothing waits. */
  get due(): number | undefined {
    if (this.#urgentAt !== undefined) return this.#urgentAt;
    return this.#flight && this.#sentAt + this.#resendAfter;
  }

  /**
   * Sends a message that must arrive, with the next packet.
   *
   * @throws NetError "too-long", or "queue-full" where too much waits already
   */
  sendReliable(now: number, message: Uint8Array): void {
    this.#checkLength(message);
    this.#outbox.add(message);
    if (this.#flight === undefined) this.#urgentAt ??= now;
  }

  /**
   * Sends a packet now: with what must arrive, where anything has to, and a message that may be lost. Where there is no
   * room for both, that has a packet of its own.
   *
   * @throws NetError "too-long"
   */
  sendUnreliable(message: Uint8Array, now: number): void {
    this.#checkLength(message);
    const isLot = this.#nextFlight();
    const lot = isLot ? this.#flight!.bytes : NOTHING;
    const fits = lot.length + message.length <= this.#packet;
    this.#put(fits ? joined([lot, message]) : lot, Number(isLot), now);
    if (!fits) this.#put(message, 0, now);
  }

  #put(messages: Uint8Array, reliable: number, now: number): void {
    const packet: NetchanPacket = {
      sequence: this.#outgoing,
      reliable,
      acknowledged: this.#incoming,
      reliableacknowledged: this.#heardBit,
      messages,
    };
    this.#outgoing++;
    this.#sentAt = now;
    this.#urgentAt = undefined;
    this.statistics.sent++;
    this.#send(this.#wire.write(packet));
  }

  /** Sends what cannot wait. To be called when `due` says so; at other times it does nothing. */
  tick(now: number): void {
    const { due } = this;
    if (due !== undefined && now >= due) this.sendUnreliable(NOTHING, now);
  }

  /**
   * Takes a packet from the other side, whatever it is. Gives all messages of it: where some were sent until they
   * arrived, these are first, and nothing tells where they end.
   */
  receive(now: number, bytes: Uint8Array): Received | undefined {
    this.statistics.received++;
    const packet = this.#wire.read(bytes);
    if (packet === undefined) return this.#drop("malformed");
    if (packet === "connectionless") return this.#drop("control");
    if (packet === "piece") return undefined;
    const { messages, ...header } = packet;
    const gap = header.sequence - this.#incoming;
    if (gap <= 0) return this.#drop(gap === 0 ? "duplicate" : "stale");
    if (gap >= PLAUSIBLE) return this.#drop("implausible");
    if (header.acknowledged >= this.#outgoing) return this.#drop("acknowledged");
    this.statistics.missed += gap - 1;
    this.#incoming = header.sequence;
    this.#heard = header;
    this.#acknowledged(now, header);
    if (header.reliable === 1) {
      this.#heardBit ^= 1;
      this.#urgentAt ??= now;
    }
    const kind = header.reliable === 1 ? "reliable" : "unreliable";
    return { kind, bytes: messages.slice() };
  }

  /** The other side has a packet: with the lot that is under way, or without it. */
  #acknowledged(now: number, { acknowledged, reliableacknowledged }: NetchanHeader): void {
    const flight = this.#flight;
    if (flight === undefined || acknowledged < flight.sequence) return;
    if (reliableacknowledged === this.#sentBit) this.#flight = undefined;
    else if (acknowledged > flight.sequence) flight.isLost = true;
    if (flight.isLost || this.#outbox.length > 0) this.#urgentAt ??= now;
  }

  /** Whether a lot goes with the next packet. */
  #nextFlight(): boolean {
    if (this.#flight === undefined) {
      const messages: Uint8Array[] = [];
      let room = this.#packet;
      while (this.#outbox.length > 0 && this.#outbox.nextLength <= room) {
        const message = this.#outbox.take()!;
        room -= message.length;
        messages.push(message);
      }
      if (messages.length === 0) return false;
      this.#sentBit ^= 1;
      const bytes = joined(messages);
      this.#flight = { bytes, messages: messages.length, sequence: this.#outgoing, isLost: false };
      return true;
    }
    if (!this.#flight.isLost) return false;
    this.#flight.isLost = false;
    this.#flight.sequence = this.#outgoing;
    this.statistics.resent++;
    return true;
  }

  #checkLength({ length }: Uint8Array): void {
    if (length > this.#packet)
      throw new NetError(
        "too-long",
        `a message of ${length} bytes cannot be sent: a packet has ${this.#packet} at most`,
      );
  }

  #drop(reason: Drop): undefined {
    this.statistics.dropped[reason]++;
  }
}

const NOTHING = new Uint8Array(0);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
