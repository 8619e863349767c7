import { type Address, addressText, isLoopback } from "../transport/address.ts";
import { Channel } from "../channel/channel.ts";
import type { Clock } from "../transport/clock.ts";
import { Connection, type Guest } from "./connection.ts";
import {
  type Control,
  controlPacket,
  GAME,
  gameOf,
  isRequest,
  NET_PROTOCOL_VERSION,
  readControl,
} from "../channel/control.ts";
import { goodbye } from "./goodbye.ts";
import { checkSeconds } from "../channel/limits.ts";
import { isControl } from "../channel/packet.ts";
import type { PeerOptions } from "../channel/peer.ts";
import {
  type House,
  type ListenerDrop,
  type ListenerLimits,
  type ListenerOptions,
  type ListenerStatistics,
  withDefaults,
} from "./listener-options.ts";
import { answerTo } from "./server-answers.ts";
import { advertisedAddress } from "../transport/advertised-address.ts";
import { HostBuckets, TokenBucket } from "../transport/token-bucket.ts";
import type { Socket } from "../transport/transport.ts";

/** MAX_DATAGRAM and a header; later engines go up to 1400. */
const LARGEST = 1408;
/** Seconds in which a request is taken for one that was repeated. */
const FRESH = 3;
/** Seconds of silence after which whoever asks from the same address takes a client's place. */
const SILENT = 10;
/** Hosts whose requests are counted. */
const HOSTS = 1024;

/**
 * The door of a server: it answers what servers are asked, lets clients in, and brings packets to whom they are for.
 * All goes through one socket, and the accept names its port: whoever lets packets through a router or a firewall has
 * one port to think of (ERRATA 107).
 *
 * Whatever comes, nothing is thrown, no table grows beyond its limit, and an address that has not shown that somebody
 * is there is sent no more than came from it, but for a few small answers. Times are seconds.
 */
export class Listener {
  readonly statistics: ListenerStatistics = {
    received: 0,
    receivedBytes: 0,
    sent: 0,
    sentBytes: 0,
    answered: 0,
    accepted: 0,
    proved: 0,
    rejected: 0,
    dropped: {
      oversized: 0,
      malformed: 0,
      stranger: 0,
      flood: 0,
      foreign: 0,
      answer: 0,
      connected: 0,
    },
    ended: { ended: 0, timeout: 0, overflow: 0, unproved: 0, replaced: 0, "crowded-out": 0 },
  };
  readonly #house: House;
  readonly #options: ListenerOptions;
  readonly #clock: Clock;
  readonly #limits: Required<ListenerLimits>;
  readonly #ofHost: HostBuckets;
  readonly #ofAll: TokenBucket;
  /** By address, in the order in which they came. */
  readonly #connections = new Map<string, Connection>();
  #socket!: Socket;
  #isOpen = true;

  private constructor(house: House, options: ListenerOptions) {
    this.#house = house;
    this.#options = options;
    this.#clock = options.clock;
    this.#limits = withDefaults(options.limits ?? {});
    // What is wrong with the options is said now, and not when the first client comes.
    checkPeerOptions(options);
    const { requests, requestsOfHost } = this.#limits;
    this.#ofHost = new HostBuckets(requestsOfHost, 4 * requestsOfHost, HOSTS);
    this.#ofAll = new TokenBucket(requests, 2 * requests, this.#clock.now());
  }

  /**
   * Opens the door.
   *
   * @throws NetError "no-socket" where the address cannot be had; RangeError for limits that are invalid
   */
  static async open(house: House, options: ListenerOptions): Promise<Listener> {
    const listener = new Listener(house, options);
    const { transport, local } = options;
    listener.#socket = await transport.open(local, (packet, from) =>
      listener.#receive(packet, from),
    );
    return listener;
  }

  get address(): Address {
    return this.#socket.address;
  }

  /** The clients that are there. */
  get connections(): Connection[] {
    return [...this.#connections.values()].filter(({ isProved }) => isProved);
  }

  /** How many have been let in and have not shown yet that they are there. */
  get unproved(): number {
    return this.#connections.size - this.connections.length;
  }

  /**
   * Shuts the door: clients are notified, and nothing is heard any more. Resolves when the socket is closed. May be called
   * again.
   *
   * @param goodbye what clients are notified
   */
  async close(goodbye?: Uint8Array): Promise<void> {
    this.#isOpen = false;
    for (const connection of this.#connections.values()) connection.cut(goodbye);
    await this.#socket.close();
  }

  #receive(packet: Uint8Array, from: Address): void {
    if (!this.#isOpen) return;
    this.statistics.received++;
    this.statistics.receivedBytes += packet.length;
    if (packet.length > LARGEST) return this.#drop("oversized");
    if (isControl(packet)) return this.#control(packet, from);
    const connection = this.#connections.get(addressText(from));
    if (connection === undefined) this.#drop("stranger");
    else connection.receive(packet);
  }

  #control(packet: Uint8Array, from: Address): void {
    const now = this.#clock.now();
    // The host's own comes first: one who asks too much takes nothing from the others.
    if (!this.#ofHost.take(from.host, now) || !this.#ofAll.take(now)) return this.#drop("flood");
    const message = readControl(packet);
    if (message === undefined) return this.#drop("malformed");
    if (!isRequest(message)) return this.#drop("answer");
    if (gameOf(message) !== GAME) return this.#drop("foreign");
    if (message.type === "ccreq_connect") return this.#connect(message, packet.length, from);
    const answer = answerTo(
      message,
      this.#house.facts(),
      addressText(advertisedAddress(this.address)),
    );
    if (answer === undefined) return this.#drop("foreign");
    this.statistics.answered++;
    this.#put(controlPacket(answer), from);
  }

  #connect(request: Control & { type: "ccreq_connect" }, size: number, from: Address): void {
    if (request.version !== NET_PROTOCOL_VERSION)
      return this.#reject("Incompatible version.\n", from);
    const key = addressText(from);
    const known = this.#connections.get(key);
    if (known !== undefined) {
      if (this.#isRepeated(known)) return this.#accept(known, size);
      if (this.#clock.now() < known.heardAt + SILENT) return this.#drop("connected");
      known.giveWay("replaced");
    }
    const reason = this.#reasonAgainst(from);
    if (reason !== undefined) return this.#reject(reason, from);
    this.#makeRoom();
    const connection = this.#newConnection(from);
    this.#connections.set(key, connection);
    this.statistics.accepted++;
    this.#accept(connection, size);
    connection.probe();
  }

  #isRepeated({ isProved, since }: Connection): boolean {
    return !isProved || this.#clock.now() < since + FRESH;
  }

  #newConnection(from: Address): Connection {
    return new Connection(
      this.#clock,
      from,
      (packet, to) => this.#put(packet, to),
      (proved) => this.#welcome(proved),
      (closed, end) => {
        this.statistics.ended[end]++;
        const key = addressText(closed.address);
        if (this.#connections.get(key) === closed) this.#connections.delete(key);
      },
      this.#options,
    );
  }

  /** A client is there. Others may have come before it since it was let in. */
  #welcome(connection: Connection): Guest {
    const reason = this.#reasonAgainst(connection.address);
    if (reason !== undefined) {
      this.statistics.rejected++;
      return turnedAway(connection, reason);
    }
    this.statistics.proved++;
    return this.#house.welcome(connection);
  }

  /** Tells a client where to come. An accept is shorter than the request that it answers. */
  #accept(connection: Connection, size: number): void {
    connection.earn(size);
    const { port } = this.address;
    connection.put(controlPacket({ type: "ccrep_accept", port }));
  }

  #reasonAgainst({ host }: Address): string | undefined {
    const { connections } = this;
    if (connections.length >= this.#limits.clients) return "Server is full.\n";
    // Whoever is not proved may only use this host's name.
    const ofHost = connections.filter(({ address }) => address.host === host).length;
    return ofHost >= this.#limits.clientsOfHost && !isLoopback(host)
      ? "Too many from your host.\n"
      : undefined;
  }

  /** Of those who have shown nothing, the first goes: whoever is there shows it at once. */
  #makeRoom(): void {
    if (this.unproved < this.#limits.unproved) return;
    for (const connection of this.#connections.values())
      if (!connection.isProved) return connection.giveWay("crowded-out");
  }

  #reject(reason: string, to: Address): void {
    this.statistics.rejected++;
    this.#put(controlPacket({ type: "ccrep_reject", reason }), to);
  }

  #drop(reason: ListenerDrop): void {
    this.statistics.dropped[reason]++;
  }

  #put(packet: Uint8Array, to: Address): void {
    this.statistics.sent++;
    this.statistics.sentBytes += packet.length;
    this.#socket.send(packet, to);
  }
}

function checkPeerOptions({ timeout, ...options }: PeerOptions): void {
  new Channel(() => {}, options);
  if (timeout !== undefined) checkSeconds("timeout", timeout);
}

function turnedAway(connection: Connection, reason: string): Guest {
  return {
    message() {},
    progressed: () => connection.cut(goodbye(reason)),
    over() {},
  };
}
