import { EventEmitter } from "node:events";
import { type Address, SERVER_PORT } from "../transport/address.ts";
import { type Clock, systemClock } from "../transport/clock.ts";
import type { Connection } from "./connection.ts";
import { goodbye } from "./goodbye.ts";
import { Listener } from "./listener.ts";
import type { ListenerLimits, ListenerStatistics } from "./listener-options.ts";
import type { PeerOptions } from "../channel/peer.ts";
import type { Reel } from "./reel/reel.ts";
import type { ServerFacts } from "./server-answers.ts";
import type { Transport } from "../transport/transport.ts";
import { udp } from "../transport/udp.ts";
import { type ShowOptions, Watcher, type WatcherEnd } from "./watcher.ts";

/** How a recording is served. */
export interface DemoServerOptions extends ShowOptions {
  /** An address of this machine, in digits: 127.0.0.1 by default, which only this machine reaches. */
  readonly host?: string;
  /** 26000 by default; 0 is any that is free. */
  readonly port?: number;
  /** What the server is called; 15 characters of it are sent. */
  readonly name?: string;
  /** Seconds of silence after which a client is taken for gone: 60 by default. */
  readonly timeout?: number;
  readonly limits?: ListenerLimits;
  readonly transport?: Transport;
  readonly clock?: Clock;
}

/** What a server of recordings tells of. */
export interface DemoServerEvents {
  /** Somebody watches. */
  join: [watcher: Watcher];
  /** Nobody watches there any more. */
  leave: [watcher: Watcher, end: WatcherEnd];
}

const CLIENT_LIMITS: PeerOptions = {
  fragment: 1024,
  unreliable: 1400,
  // What a reel's blocks have at most, and as many of them as may wait.
  longest: 32000,
  queue: 1 << 20,
  // NET_MAXMESSAGE of id's servers.
  longestReceived: 8192,
};

/**
 * A NetQuake server that shows a recording. Whoever connects watches it from its beginning on, in real time, however
 * many others watch. All clients share the recording; each has a channel and a place in it. Times are seconds.
 *
 * When a client is gone, in whatever way, its place is free, the event "leave" says why, and the server goes on; when
 * the recording is over for a client, it is informed and sent away. Whatever clients send, nothing is thrown. What a
 * listener of the events throws is nobody's here: it ends the process, where nothing else catches it.
 */
export class DemoServer extends EventEmitter<DemoServerEvents> {
  readonly #reel: Reel;
  readonly #name: string;
  readonly #options: DemoServerOptions;
  readonly #clock: Clock;
  readonly #watchers = new Set<Watcher>();
  #listener!: Listener;

  private constructor(reel: Reel, options: DemoServerOptions) {
    super();
    this.#reel = reel;
    this.#name = options.name ?? "demospec";
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    const { speed = 1 } = options;
    if (!(speed > 0 && Number.isFinite(speed)))
      throw new RangeError(`the speed is ${speed}: expected a number above 0`);
  }

  /**
   * Opens a server.
   *
   * @throws NetError "no-socket" where the address cannot be had; RangeError for a speed, a time or limits that are invalid
   */
  static async open(reel: Reel, options: DemoServerOptions = {}): Promise<DemoServer> {
    const server = new DemoServer(reel, options);
    const { host = "127.0.0.1", port = SERVER_PORT, timeout = 60, limits = {} } = options;
    server.#listener = await Listener.open(
      { facts: () => server.#facts(), welcome: (connection) => server.#welcome(connection) },
      {
        ...CLIENT_LIMITS,
        transport: options.transport ?? udp,
        clock: server.#clock,
        local: { host, port },
        timeout,
        limits,
      },
    );
    return server;
  }

  /** Where it listens. */
  get address(): Address {
    return this.#listener.address;
  }

  /** Those who watch, in the order in which they came. */
  get watchers(): readonly Watcher[] {
    return [...this.#watchers];
  }

  /** What became of packets, as it is now. */
  get statistics(): Readonly<ListenerStatistics> {
    return this.#listener.statistics;
  }

  /** Tells all who watch that it is over, and resolves when the socket is closed. May be called again. */
  close(): Promise<void> {
    return this.#listener.close(goodbye());
  }

  #welcome(connection: Connection): Watcher {
    const watcher = new Watcher(this.#clock, connection, this.#reel, this.#options, (_, end) => {
      this.#watchers.delete(watcher);
      this.emit("leave", watcher, end);
    });
    this.#watchers.add(watcher);
    this.emit("join", watcher);
    return watcher;
  }

  #facts(): ServerFacts {
    const { speed = 1, loop = false } = this.#options;
    return {
      name: this.#name,
      map: this.#reel.map,
      players: this.watchers.map(({ facts }) => facts),
      maxPlayers: this.#options.limits?.clients ?? 16,
      rules: [
        ["demo_length", this.#reel.seconds.toFixed(1)],
        ["demo_loop", loop ? "1" : "0"],
        ["demo_speed", String(speed)],
      ],
    };
  }
}
