import type { Address } from "../transport/address.ts";
import { AddressProof } from "../channel/address-proof.ts";
import type { Clock } from "../transport/clock.ts";
import type { NetError } from "../transport/errors.ts";
import { Peer, type PeerOptions } from "../channel/peer.ts";

/** How a server's connection to a client ended. */
export type ConnectionEnd =
  /** `end` or `cut` was called. */
  | "ended"
  /** The client has not been heard of for too long. */
  | "timeout"
  /** The client sent or made wait more than a connection holds. */
  | "overflow"
  /** Nobody answered at the address. */
  | "unproved"
  /** The client came back from the same address. */
  | "replaced"
  /** Others came, who had not shown either that they are where they say. */
  | "crowded-out";

/** What whoever serves a client wants to hear. */
export interface Guest {
  /** A message came. The bytes are the receiver's. */
  message(bytes: Uint8Array, isReliable: boolean): void;
  /** A packet was taken, after its messages: there may be room for more. */
  progressed(): void;
  /** The connection is over: nothing is heard or sent any more. Called once. */
  over(end: ConnectionEnd): void;
}

/** So often an address from which nothing comes is asked whether somebody is there, a second apart. */
const PROBES = 5;
const PROBE_INTERVAL = 1;
/** Seconds after which somebody who talks, but does not answer, is not there. */
const LONGEST_PROBING = 30;
/** An address that has shown nothing is sent no more than came from it, and that many bytes: an accept, and probes. */
export const UNPROVED_BYTES = 128;
/** So often a goodbye is said that nobody acknowledges. */
const GOODBYES = 3;
/** Seconds without an acknowledgement after which a goodbye is waited for no longer. */
const LINGER = 10;

/**
 * A server's side of a connection. Until the client has shown that it is at its address, next to nothing is sent
 * there. Times are seconds.
 */
export class Connection {
  readonly address: Address;
  /** When it began, in the clock's seconds. */
  readonly since: number;
  readonly #clock: Clock;
  readonly #put: (packet: Uint8Array, to: Address) => void;
  readonly #proved: (connection: Connection) => Guest;
  readonly #closed: (connection: Connection, end: ConnectionEnd) => void;
  readonly #proof = new AddressProof();
  readonly #peer: Peer;
  #guest: Guest | undefined;
  #isOpen = true;
  /** What the client is given at the end, when that has begun. */
  #goodbye: Uint8Array | undefined;
  /** How many messages were not acknowledged when the end was last put off. */
  #waited = 0;
  /** Bytes that may be sent to an address that has shown nothing. */
  #credit = UNPROVED_BYTES;
  #probes = 0;
  #forget = (): void => {};

  /**
   * @param put sends a packet
   * @param proved called once when the client is there, and gives who serves it
   * @param closed called once when the connection is over
   * @throws RangeError for limits that are invalid
   */
  constructor(
    clock: Clock,
    address: Address,
    put: (packet: Uint8Array, to: Address) => void,
    proved: (connection: Connection) => Guest,
    closed: (connection: Connection, end: ConnectionEnd) => void,
    options: PeerOptions,
  ) {
    this.address = address;
    this.since = clock.now();
    this.#clock = clock;
    this.#put = put;
    this.#proved = proved;
    this.#closed = closed;
    const events = {
      message: (bytes: Uint8Array, isReliable: boolean) => this.#hear(bytes, isReliable),
      lost: ({ code }: NetError) => this.#close(code === "timeout" ? "timeout" : "overflow"),
    };
    this.#peer = new Peer(clock, (packet) => this.put(packet), events, options);
  }

  /** Whether the client has shown that it is where it says. */
  get isProved(): boolean {
    return this.#guest !== undefined;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Reliable messages that are not wholly acknowledged. */
  get pending(): number {
    return this.#peer.channel.pending;
  }

  /** What became of packets. */
  get statistics() {
    return this.#peer.channel.statistics;
  }

  /** When something was last sent, in the clock's seconds. */
  get sentAt(): number {
    return this.#peer.sentAt;
  }

  /** When something was last heard, in the clock's seconds. */
  get heardAt(): number {
    return this.#peer.heardAt;
  }

  /** Sends a packet of any kind, where as much may be sent to the address. */
  put(packet: Uint8Array): void {
    if (this.#guest === undefined) {
      if (packet.length > this.#credit) return;
      this.#credit -= packet.length;
    }
    this.#put(packet, this.address);
  }

  /** This many bytes came from the address, outside of the connection. */
  earn(bytes: number): void {
    this.#credit += bytes;
  }

  /** Asks whether somebody is there, and again until somebody is. */
  probe(): void {
    const isLate = this.#clock.now() >= this.since + LONGEST_PROBING;
    if (this.#probes++ === PROBES || isLate) return this.#close("unproved");
    this.put(this.#proof.packet);
    this.#forget = this.#clock.after(PROBE_INTERVAL, () => this.probe());
  }

  /** Takes a packet that came from the address. */
  receive(packet: Uint8Array): void {
    if (!this.#isOpen) return;
    this.earn(packet.length);
    if (this.#proof.isAnswer(packet)) return this.#prove();
    // Somebody seems to be there, and did not get what asks.
    if (this.#guest === undefined) this.#probes = 0;
    this.#peer.receive(packet);
    if (!this.#isOpen) return;
    this.#guest?.progressed();
    if (this.#goodbye !== undefined) this.#linger(this.#goodbye);
  }

  #prove(): void {
    if (this.#guest !== undefined) return;
    this.#forget();
    this.#guest = this.#proved(this);
    if (this.#isOpen) this.#guest.progressed();
  }

  #hear(bytes: Uint8Array, isReliable: boolean): void {
    if (this.#goodbye === undefined) this.#guest?.message(bytes, isReliable);
  }

  /** Sends a message that must arrive. Where too much waits already, the connection is over. */
  sendReliable(message: Uint8Array): void {
    if (!this.#isOpen || this.#goodbye !== undefined) return;
    try {
      this.#peer.sendReliable(message);
    } catch {
      this.#close("overflow");
    }
  }

  /** Sends a message that may be lost. Throws NetError "too-long". */
  sendUnreliable(message: Uint8Array): void {
    if (this.#isOpen && this.#goodbye === undefined) this.#peer.sendUnreliable(message);
  }

  /**
   * Says goodbye after all that waits to be sent, and ends when the client has heard it, or when nothing was
   * acknowledged for ten seconds.
   */
  end(goodbye: Uint8Array): void {
    if (!this.#isOpen || this.#goodbye !== undefined) return;
    this.sendReliable(goodbye);
    this.#goodbye = goodbye;
    this.#linger(goodbye);
  }

  #linger(goodbye: Uint8Array): void {
    const { pending } = this;
    if (pending === 0) return this.#close("ended");
    if (pending === this.#waited) return;
    this.#waited = pending;
    this.#forget();
    this.#forget = this.#clock.after(LINGER, () => this.cut(goodbye));
  }

  /** Ends at once. What waits to be sent is dropped; a goodbye may arrive. */
  cut(goodbye?: Uint8Array): void {
    if (!this.#isOpen) return;
    if (goodbye !== undefined && this.isProved)
      for (let i = 0; i < GOODBYES; i++) this.#peer.sendUnreliable(goodbye);
    this.#close("ended");
  }

  /** Makes room for another connection. */
  giveWay(end: "replaced" | "crowded-out"): void {
    this.#close(end);
  }

  #close(end: ConnectionEnd): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#forget();
    this.#peer.close();
    this.#closed(this, end);
    this.#guest?.over(end);
  }
}
