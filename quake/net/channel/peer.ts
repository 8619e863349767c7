import { Channel, type ChannelOptions } from "./channel.ts";
import type { PeerChannel } from "./peer-channel.ts";
import type { Clock } from "../transport/clock.ts";
import { NetError } from "../transport/errors.ts";
import { checkSeconds } from "./limits.ts";

/** What whoever talks to a peer wants to hear. */
export interface PeerEvents {
  /** A message came. The bytes are the receiver's. */
  message(bytes: Uint8Array, isReliable: boolean): void;
  /** The connection cannot go on: "timeout" or "too-long". Called once; nothing is heard or sent any more. */
  lost(error: NetError): void;
}

/** Options of a peer. */
export interface PeerOptions extends ChannelOptions {
  /** Seconds of silence after which the other side is taken for gone: 30 by default. */
  readonly timeout?: number;
}

/** The other side of a connection: a channel that wakes up by itself, and notices when nobody is there any more. */
export class Peer<C extends PeerChannel = Channel> {
  readonly channel: C;
  readonly #clock: Clock;
  readonly #events: PeerEvents;
  readonly #timeout: number;
  #heardAt: number;
  #sentAt: number;
  #isOpen = true;
  /** When the timer is due, and what takes it back. */
  #wakesAt = Infinity;
  #forget = (): void => {};

  /**
   * @param send takes a packet for the other side
   * @param open makes the channel: NetQuake's by default
   * @throws RangeError for limits that are invalid
   */
  constructor(
    clock: Clock,
    send: (packet: Uint8Array) => void,
    events: PeerEvents,
    options: PeerOptions = {},
    // By default it is NetQuake's, whatever its type.
    open = (put: (packet: Uint8Array) => void): C => new Channel(put, options) as PeerChannel as C,
  ) {
    this.#clock = clock;
    this.#events = events;
    this.#timeout = checkSeconds("timeout", options.timeout ?? 30);
    this.#heardAt = clock.now();
    this.#sentAt = clock.now();
    this.channel = open((packet) => {
      this.#sentAt = clock.now();
      send(packet);
    });
    this.#schedule();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** When something was last sent, in the clock's seconds. */
  get sentAt(): number {
    return this.#sentAt;
  }

  /** When a packet last came that was one, in the clock's seconds. */
  get heardAt(): number {
    return this.#heardAt;
  }

  /** Takes a packet that came from the other side. Never throws, but for what the events throw. */
  receive(packet: Uint8Array): void {
    if (!this.#isOpen) return;
    const { malformed, control } = this.channel.statistics.dropped;
    const received = this.channel.receive(this.#clock.now(), packet);
    const { dropped } = this.channel.statistics;
    if (dropped.malformed === malformed && dropped.control === control)
      this.#heardAt = this.#clock.now();
    this.#schedule();
    if (received === undefined) return;
    if (received.kind === "overflow") this.#lose(received.error);
    else this.#events.message(received.bytes, received.kind === "reliable");
  }

  /** Sends a message that must arrive. Throws NetError "too-long", "queue-full", or "closed". */
  sendReliable(message: Uint8Array): void {
    this.#expectOpen();
    this.channel.sendReliable(this.#clock.now(), message);
    this.#schedule();
  }

  /** Sends a message that may be lost. Throws NetError "too-long" or "closed". */
  sendUnreliable(message: Uint8Array): void {
    this.#expectOpen();
    this.channel.sendUnreliable(message, this.#clock.now());
    this.#schedule();
  }

  /** Nothing is heard or sent any more, and what waits to be sent is dropped. May be called again. */
  close(): void {
    this.#isOpen = false;
    this.#forget();
  }

  #expectOpen(): void {
    if (!this.#isOpen) throw new NetError("closed", "there is no connection any more");
  }

  #lose(error: NetError): void {
    this.close();
    this.#events.lost(error);
  }

  /** Sees to it that the timer is due no later than there is something to do. */
  #schedule(): void {
    if (!this.#isOpen) return;
    const due = Math.min(this.channel.due ?? Infinity, this.#heardAt + this.#timeout);
    if (this.#wakesAt <= due) return;
    this.#forget();
    this.#wakesAt = due;
    this.#forget = this.#clock.after(due - this.#clock.now(), () => this.#wake());
  }

  #wake(): void {
    this.#wakesAt = Infinity;
    const now = this.#clock.now();
    if (now >= this.#heardAt + this.#timeout) {
      const seconds = Math.round(now - this.#heardAt);
      return this.#lose(
        new NetError("timeout", `the other side has not been heard of for ${seconds} seconds`),
      );
    }
    this.channel.tick(now);
    this.#schedule();
  }
}
