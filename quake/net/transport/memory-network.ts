import { type Address, addressText } from "./address.ts";
import type { Clock } from "./clock.ts";
import { NetError } from "./errors.ts";
import type { Receive, Socket, Transport } from "./transport.ts";

/**
 * What becomes of a packet: after how many seconds each of its copies arrives. None is lost, two are duplicated, and
 * one that takes longer than its followers is reordered.
 */
export type Delivery = (packet: Uint8Array, from: Address, to: Address) => readonly number[];

/** Every packet arrives at once, and in order. */
export const ideal: Delivery = () => [0];

/** How bad a network is. */
export interface LossyOptions {
  /** What is drawn depends on nothing else. */
  readonly seed: number;
  /** How many of 1 are lost. */
  readonly loss?: number;
  /** How many of 1 arrive twice. */
  readonly duplication?: number;
  /** The shortest and the longest time that a copy takes, in seconds: if they differ, packets overtake each other. */
  readonly delay?: readonly [shortest: number, longest: number];
}

/** A network that loses, duplicates, delays and reorders packets, always alike. */
export function lossy({ seed, loss = 0, duplication = 0, delay = [0, 0] }: LossyOptions): Delivery {
  const random = randomNumbers(seed);
  const [shortest, longest] = delay;
  return () => {
    const isLost = random() < loss;
    const copies = random() < duplication ? 2 : 1;
    const delays = Array.from({ length: copies }, () => shortest + random() * (longest - shortest));
    return isLost ? [] : delays;
  };
}

/** Numbers from 0 to below 1 (splitmix32). */
function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let bits = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** Ports from here on are given to whoever asks for any. */
const FIRST_FREE_PORT = 49152;

/** Packets in memory, for tests: what becomes of each is said, and time is a clock's. */
export class MemoryNetwork implements Transport {
  readonly #clock: Clock;
  readonly #delivery: Delivery;
  readonly #receivers = new Map<string, Receive>();
  readonly #hosts: ReadonlyMap<string, string>;
  #nextPort = FIRST_FREE_PORT;

  /** @param hosts addresses by name, beside `localhost` */
  constructor(clock: Clock, delivery: Delivery = ideal, hosts: Iterable<[string, string]> = []) {
    this.#clock = clock;
    this.#delivery = delivery;
    this.#hosts = new Map([["localhost", "127.0.0.1"], ...hosts]);
  }

  async resolve(host: string): Promise<string> {
    if (/^[\d.]+$|:/.test(host)) return host;
    const address = this.#hosts.get(host);
    if (address === undefined)
      throw new NetError("unknown-host", `${host}: there is no host of that name`);
    return address;
  }

  async open({ host, port }: Address, receive: Receive): Promise<Socket> {
    const address = { host, port: port === 0 ? this.#nextPort++ : port };
    const key = addressText(address);
    if (this.#receivers.has(key))
      throw new NetError("no-socket", `${key}: another one has this port`);
    this.#receivers.set(key, receive);
    return {
      address,
      dropped: { congested: 0, refused: 0 },
      send: (packet, to) => {
        if (this.#receivers.get(key) === receive) this.#send(packet, address, to);
      },
      close: async () => {
        if (this.#receivers.get(key) === receive) this.#receivers.delete(key);
      },
    };
  }

  /** Sends a packet as if it came from anywhere. */
  forge(packet: Uint8Array, from: Address, to: Address): void {
    this.#send(packet, from, to);
  }

  #send(packet: Uint8Array, from: Address, to: Address): void {
    for (const delay of this.#delivery(packet, from, to)) {
      const copy = new Uint8Array(packet);
      this.#clock.after(delay, () => this.#receivers.get(addressText(to))?.(copy, from));
    }
  }
}
