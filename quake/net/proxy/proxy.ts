import { EventEmitter } from "node:events";
import { type Address, addressText, isLoopback, type ServerAddress } from "../transport/address.ts";
import { type Clock, systemClock } from "../transport/clock.ts";
import { NETQUAKE_PROXY } from "./netquake/netquake-proxy.ts";
import { openSocket, resolveServerAddress } from "../transport/open-socket.ts";
import type { DoorHouse, Passage, ProxyDoor, ProxyGame } from "./proxy-game.ts";
import type { ProxyDrop, ProxyHouse } from "./proxy-house.ts";
import { ProxySession, type SessionHouse } from "./proxy-session.ts";
import { Recorder, type RecorderOptions, type RecordingTarget } from "./recorder.ts";
import { advertisedAddress } from "../transport/advertised-address.ts";
import { TokenBucket } from "../transport/token-bucket.ts";
import type { Receive, Socket, Transport } from "../transport/transport.ts";
import { udp } from "../transport/udp.ts";

/** How a proxy works. */
export interface ProxyOptions extends RecorderOptions {
  /** NetQuake by default; `QUAKEWORLD_PROXY` or `QUAKE2_PROXY`. Recordings are in its style unless another one is given. */
  readonly game?: ProxyGame;
  /** An address of this machine for clients, in digits: 127.0.0.1 by default. */
  readonly host?: string;
  /** The port for clients: 26001 by default; 0 is any that is free. */
  readonly port?: number;
  /** An address of this machine to talk to the server from. */
  readonly local?: string;
  /** Seconds of silence of the client or the server after which the recording ends: 60 by default. */
  readonly timeout?: number;
  /** Clients at a time, half of them from one host that is not this machine: 8 by default. */
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
/** Clients that may come a second, from anywhere: each has a socket opened. */
const COMING = 16;
/** Seconds of silence after which whoever asks from a client's address takes its place. */
const SILENT = 10;
/** Seconds after which a client is forgotten whose game is over. */
const IDLE = 10;
/** Seconds between two looks at who is silent. */
const LOOK = 1;

/**
 * The proxy between a game's clients and a server, which records what each client really gets: packets are handed on as
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
    dropped: { malformed: 0, stranger: 0, stale: 0, flood: 0, crowded: 0, connected: 0 },
  };
  /** The server, in digits. */
  readonly server: Address;
  readonly #target: RecordingTarget;
  readonly #options: ProxyOptions;
  readonly #clock: Clock;
  readonly #transport: Transport;
  readonly #timeout: number;
  readonly #coming: TokenBucket;
  readonly #recording: RecorderOptions;
  readonly #sessions = new Map<string, ProxySession>();
  #door!: ProxyDoor;
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
    this.#recording = { style: (options.game ?? NETQUAKE_PROXY).style, ...options };
    // What is wrong with them is said now, and not when the first client comes.
    new Recorder(target, this.#recording);
  }

  /**
   * Opens a proxy. The server is not asked before a client does.
   *
   * @throws NetError "unknown-host", or "no-socket" where the port cannot be had; RangeError for a CD track that is invalid
   */
  static async open(
    place: ServerAddress,
    target: RecordingTarget,
    options: ProxyOptions = {},
  ): Promise<RecordingProxy> {
    const server = await resolveServerAddress(options.transport ?? udp, place);
    const proxy = new RecordingProxy(server, target, options);
    const { host = "127.0.0.1", port = PROXY_PORT } = options;
    proxy.#socket = await proxy.#transport.open({ host, port }, (packet, from) =>
      proxy.#receive(packet, from),
    );
    const { game = NETQUAKE_PROXY } = options;
    proxy.#door = game.open(proxy.#doorHouse);
    proxy.#look();
    return proxy;
  }

  /** Where clients connect to. */
  get address(): Address {
    return this.#socket.address;
  }

  /** How many clients there are. Those who only ask are not counted. */
  get clients(): number {
    return this.#sessions.size;
  }

  /** Ends all recordings, tells clients and server, and resolves when all sockets are closed. May be called again. */
  async close(): Promise<void> {
    this.#isOpen = false;
    this.#forget();
    const closing = [...this.#sessions.values()].map((session) => session.close());
    this.#sessions.clear();
    await Promise.all([...closing, this.#door.close()]);
    await this.#socket.close();
  }

  #receive(packet: Uint8Array, from: Address): void {
    if (!this.#isOpen) return;
    this.statistics.received++;
    const passage = this.#door.receive(packet, from);
    if (passage === "taken") return;
    if (passage !== undefined) return this.#welcome(passage);
    const session = this.#sessions.get(addressText(from));
    if (session === undefined) this.#drop("stranger");
    else session.fromClient(packet);
  }

  /** Whoever asked to be let in is there. Others may have come before him since. */
  #welcome(passage: Passage): void {
    const { client } = passage;
    const before = this.#sessions.get(addressText(client));
    if (this.#isThere(before)) return this.#drop("connected");
    if (before !== undefined) this.#end(before);
    const reason = this.#reasonAgainst(client);
    if (reason === undefined && this.#coming.take(this.#clock.now())) return this.#begin(passage);
    this.#drop(reason === undefined ? "flood" : "crowded");
    for (const packet of passage.refusal(reason ?? "Too many come at once.\n"))
      this.#put(packet, client);
  }

  #isThere(session: ProxySession | undefined): boolean {
    if (session === undefined || session.isOver) return false;
    return this.#clock.now() < session.clientHeardAt + SILENT;
  }

  #reasonAgainst({ host }: Address): string | undefined {
    const { clients = 8 } = this.#options;
    // One who is gone makes room.
    for (const session of this.#sessions.values())
      if (this.#sessions.size >= clients && session.isOver) this.#end(session);
    if (this.#sessions.size >= clients) return "The proxy is full.\n";
    const ofHost = [...this.#sessions.values()].filter(({ client }) => client.host === host).length;
    return ofHost >= Math.ceil(clients / 2) && !isLoopback(host)
      ? "Too many from your host.\n"
      : undefined;
  }

  #begin(passage: Passage): void {
    const { client } = passage;
    const house: SessionHouse = {
      ...this.#house,
      record: () => this.#record(client),
      over: () => this.#end(session),
    };
    const session = new ProxySession(house, passage);
    this.#sessions.set(addressText(client), session);
    void this.#open(session);
  }

  get #doorHouse(): DoorHouse {
    const sessionOf = (address: Address) => this.#sessions.get(addressText(address));
    return {
      ...this.#house,
      isThere: (address) => this.#isThere(sessionOf(address)),
      isPlaying: (address) => sessionOf(address)?.isOver === false,
      reasonAgainst: (address) =>
        sessionOf(address) === undefined ? this.#reasonAgainst(address) : undefined,
      open: (receive) => this.#openSocket(receive),
    };
  }

  get #house(): ProxyHouse {
    return {
      clock: this.#clock,
      server: this.server,
      advertised: advertisedAddress(this.address),
      put: (packet, to) => this.#put(packet, to),
      drop: (reason) => this.#drop(reason),
      failed: (error) => this.emit("failed", error),
    };
  }

  async #open(session: ProxySession): Promise<void> {
    try {
      const socket = await this.#openSocket((packet, from) => session.fromServer(packet, from));
      if (this.#sessions.get(addressText(session.client)) === session) session.opened(socket);
      else await socket.close();
    } catch (error) {
      session.turnAway("The proxy cannot ask the server.\n");
      this.emit("failed", error);
    }
  }

  #openSocket(receive: Receive): Promise<Socket> {
    const { local } = this.#options;
    return openSocket(this.#transport, this.server, local, (packet, from) => {
      if (this.#isOpen) receive(packet, from);
    });
  }

  #record(client: Address): Recorder {
    const recorder = new Recorder(this.#target, this.#recording, () =>
      this.emit("leave", client, recorder),
    );
    this.emit("join", client, recorder);
    return recorder;
  }

  /** Ends those of whom nothing is heard. */
  #look(): void {
    const now = this.#clock.now();
    for (const session of this.#sessions.values())
      if (session.look(now, this.#timeout, IDLE)) this.#end(session);
    this.#door.look();
    this.#forget = this.#clock.after(LOOK, () => this.#look());
  }

  #end(session: ProxySession): void {
    const key = addressText(session.client);
    if (this.#sessions.get(key) === session) this.#sessions.delete(key);
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
