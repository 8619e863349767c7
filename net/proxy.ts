import { EventEmitter } from "node:events";
import { type Address, addressText, type Place } from "./address.ts";
import { type Clock, systemClock } from "./clock.ts";
import { toldAddress } from "./told-address.ts";
import { openSocket, resolvePlace } from "./open-socket.ts";
import { type ProxyDrop, ProxySession } from "./proxy-session.ts";
import { Recorder, type RecorderOptions, type RecordingTarget } from "./recorder.ts";
import { HostBuckets, TokenBucket } from "./token-bucket.ts";
import type { Socket, Transport } from "./transport.ts";
import { udp } from "./udp.ts";

/** How a proxy works. */
export interface ProxyOptions extends RecorderOptions {
  /** An address of this machine for clients, in digits: 127.0.0.1 unless told. */
  readonly host?: string;
  /** The port for clients: 26001 unless told; 0 is any that is free. */
  readonly port?: number;
  /** An address of this machine to talk to the server from. */
  readonly local?: string;
  /** Seconds of silence of the client or the server after which the recording ends: 60 unless told. */
  readonly timeout?: number;
  /** Clients at a time, with those that only ask: 8 unless told. */
  readonly clients?: number;
  readonly transport?: Transport;
  readonly clock?: Clock;
}

/** What a proxy tells of. */
export interface ProxyEvents {
  /** The server lets a client in: from now on it is recorded. */
  join: [client: Address, recorder: Recorder];
  /** A client's recording is over. */
  leave: [client: Address, recorder: Recorder];
  /** A recording cannot go on. The game does. */
  failed: [error: unknown];
}

/** What became of packets. */
export interface ProxyStatistics {
  received: number;
  sent: number;
  readonly dropped: Record<ProxyDrop, number>;
}

/** Beside the server's own, for one on the same machine. */
export const PROXY_PORT = 26001;
/** Requests that one host may make a second, and four times as many at once. */
const REQUESTS = 16;
const HOSTS = 1024;
/** Clients that may come a second, from anywhere: each has a socket opened. */
const COMING = 16;
/** Seconds after which one who only asks is forgotten. */
const IDLE = 10;
/** Seconds between two looks at who is silent. */
const LOOK = 1;

/**
 * Stands between NetQuake clients and a server, and records what each client really gets: packets are handed on as
 * they are, both ways, and followed. Angles of blocks are those of the client's moves, in degrees; times are seconds.
 *
 * A recording ends where client or server say goodbye or are silent for too long, and when the proxy is closed; it is
 * whole then, and the event "leave" says so. Whatever is sent, nothing is thrown. What a listener of the events throws
 * ends the process, where nothing else catches it.
 */
export class RecordingProxy extends EventEmitter<ProxyEvents> {
  readonly statistics: ProxyStatistics = {
    received: 0,
    sent: 0,
    dropped: { malformed: 0, stranger: 0, stale: 0, flood: 0, crowded: 0 },
  };
  /** The server, in digits. */
  readonly server: Address;
  readonly #target: RecordingTarget;
  readonly #options: ProxyOptions;
  readonly #clock: Clock;
  readonly #transport: Transport;
  readonly #timeout: number;
  readonly #ofHost = new HostBuckets(REQUESTS, 4 * REQUESTS, HOSTS);
  readonly #coming: TokenBucket;
  readonly #sessions = new Map<string, ProxySession>();
  #socket!: Socket;
  #isOpen = true;
  #forget = (): void => {};

  private constructor(server: Address, target: RecordingTarget, options: ProxyOptions) {
    super();
    this.server = server;
    this.#target = target;
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#transport = options.transport ?? udp;
    this.#timeout = options.timeout ?? 60;
    this.#coming = new TokenBucket(COMING, 4 * COMING, this.#clock.now());
    // What is wrong with them is said now, and not when the first client comes.
    new Recorder(target, options);
  }

  /**
   * Opens a proxy. The server is not asked before a client does.
   *
   * @throws NetError "unknown-host", or "no-socket" where the port cannot be had; RangeError for a CD track that is none
   */
  static async open(
    place: Place,
    target: RecordingTarget,
    options: ProxyOptions = {},
  ): Promise<RecordingProxy> {
    const server = await resolvePlace(options.transport ?? udp, place);
    const proxy = new RecordingProxy(server, target, options);
    const { host = "127.0.0.1", port = PROXY_PORT } = options;
    proxy.#socket = await proxy.#transport.open({ host, port }, (packet, from) =>
      proxy.#receive(packet, from),
    );
    proxy.#look();
    return proxy;
  }

  /** Where clients connect to. */
  get address(): Address {
    return this.#socket.address;
  }

  /** How many clients there are, with those that only ask. */
  get clients(): number {
    return this.#sessions.size;
  }

  /** Ends all recordings, tells clients and server, and resolves when all sockets are closed. May be called again. */
  async close(): Promise<void> {
    this.#isOpen = false;
    this.#forget();
    const closing = [...this.#sessions.values()].map((session) => session.close());
    this.#sessions.clear();
    await Promise.all(closing);
    await this.#socket.close();
  }

  #receive(packet: Uint8Array, from: Address): void {
    if (!this.#isOpen) return;
    this.statistics.received++;
    const isControl = packet.length > 0 && (packet[0]! & 0x80) !== 0;
    if (isControl && !this.#ofHost.take(from.host, this.#clock.now())) return this.#drop("flood");
    const session = this.#sessions.get(addressText(from));
    if (session !== undefined) return session.fromClient(packet);
    if (!isControl) return this.#drop("stranger");
    if (!this.#coming.take(this.#clock.now())) return this.#drop("flood");
    if (!this.#hasRoom()) return this.#drop("crowded");
    this.#begin(from).fromClient(packet);
  }

  /** Whether there is room for one more. One who only asks makes room. */
  #hasRoom(): boolean {
    if (this.#sessions.size < (this.#options.clients ?? 8)) return true;
    for (const session of this.#sessions.values()) {
      if (session.isPlaying) continue;
      this.#end(session);
      return true;
    }
    return false;
  }

  #begin(client: Address): ProxySession {
    const session = new ProxySession(
      {
        clock: this.#clock,
        server: this.server,
        told: toldAddress(this.address),
        put: (packet, to) => this.#put(packet, to),
        drop: (reason) => this.#drop(reason),
        record: () => this.#record(client),
        failed: (error) => this.emit("failed", error),
      },
      client,
    );
    this.#sessions.set(addressText(client), session);
    void this.#open(session);
    return session;
  }

  async #open(session: ProxySession): Promise<void> {
    const receive = (packet: Uint8Array, from: Address): void => {
      if (this.#isOpen) session.fromServer(packet, from);
    };
    try {
      const { local } = this.#options;
      const socket = await openSocket(this.#transport, this.server, local, receive);
      if (this.#sessions.get(addressText(session.client)) === session) session.opened(socket);
      else await socket.close();
    } catch (error) {
      this.#end(session);
      this.emit("failed", error);
    }
  }

  #record(client: Address): Recorder {
    const recorder = new Recorder(this.#target, this.#options, () =>
      this.emit("leave", client, recorder),
    );
    this.emit("join", client, recorder);
    return recorder;
  }

  /** Ends those of whom nothing is heard. */
  #look(): void {
    const now = this.#clock.now();
    for (const session of this.#sessions.values()) {
      const { isPlaying, clientHeardAt, serverHeardAt } = session;
      const heardAt = isPlaying ? Math.min(clientHeardAt, serverHeardAt) : clientHeardAt;
      if (now >= heardAt + (isPlaying ? this.#timeout : IDLE)) this.#end(session);
    }
    this.#forget = this.#clock.after(LOOK, () => this.#look());
  }

  #end(session: ProxySession): void {
    this.#sessions.delete(addressText(session.client));
    void session.close();
  }

  #drop(reason: ProxyDrop): void {
    this.statistics.dropped[reason]++;
  }

  #put(packet: Uint8Array, to: Address): void {
    this.statistics.sent++;
    this.#socket.send(packet, to);
  }
}
