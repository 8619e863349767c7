import { EventEmitter } from "node:events";
import { type Address, addressText, isLoopback } from "../../transport/address.ts";
import { type Clock, systemClock } from "../../transport/clock.ts";
import { HostBuckets } from "../../transport/token-bucket.ts";
import type { Socket, Transport } from "../../transport/transport.ts";
import { udp } from "../../transport/udp.ts";
import { Challenges } from "../../words/challenges.ts";
import { asksForChallenge, isWords } from "../../words/words.ts";
import { QUAKE2_PORT } from "../../quake2/connect-quake2.ts";
import { QUAKEWORLD_PORT } from "../../quakeworld/connect-quakeworld.ts";
import type { ServedFilm } from "./film.ts";
import { SERVED_QUAKE2 } from "./served-quake2.ts";
import type { FilmShow, SpectatorEnd } from "./film-show.ts";
import { Spectator } from "./spectator.ts";

/** How a recording is served to clients of QuakeWorld or Quake II. */
export interface FilmServerOptions extends FilmShow {
  /** An address of this machine, in digits: 127.0.0.1 by default, which only this machine reaches. */
  readonly host?: string;
  /** The game's usual one by default; 0 is any that is free. */
  readonly port?: number;
  /** Clients at a time, and of one host that is not this machine: 16 and 8 by default. */
  readonly limits?: { readonly clients?: number; readonly clientsOfHost?: number };
  readonly transport?: Transport;
  readonly clock?: Clock;
}

/** What a server of recordings tells of. */
export interface FilmServerEvents {
  /** Somebody watches. */
  join: [spectator: Spectator];
  /** Nobody watches there any more. */
  leave: [spectator: Spectator, end: SpectatorEnd];
}

/** Why a server of recordings drops a packet. */
export type FilmDrop = "oversized" | "malformed" | "stranger" | "flood" | "connected" | "crowded";

/** What became of a server's packets. */
export interface FilmServerStatistics {
  received: number;
  sent: number;
  sentBytes: number;
  /** Clients that were let in. */
  proved: number;
  readonly dropped: Record<FilmDrop, number>;
}

/** No client sends more. */
const LARGEST = 4096;
/** Words of one host that are looked at, a second and at once; hosts are counted, the quietest is forgotten. */
const OF_HOST = { rate: 16, burst: 64 };
const HOSTS = 1024;
/** Seconds of silence after which whoever asks from the same address takes a client's place. */
const SILENT = 10;

/**
 * A server of QuakeWorld or Quake II that shows a recording: whoever connects watches it from its beginning on, and may
 * pause it, go elsewhere in it, and where all players were recorded, choose through whose eyes. Whatever comes, nothing
 * is thrown, and an address that has not shown that somebody is there gets no more bytes than came from it.
 */
export class FilmServer extends EventEmitter<FilmServerEvents> {
  readonly statistics: FilmServerStatistics = {
    received: 0,
    sent: 0,
    sentBytes: 0,
    proved: 0,
    dropped: { oversized: 0, malformed: 0, stranger: 0, flood: 0, connected: 0, crowded: 0 },
  };
  readonly #film: ServedFilm;
  readonly #options: FilmServerOptions;
  readonly #clock: Clock;
  readonly #challenges: Challenges;
  readonly #ofHost = new HostBuckets(OF_HOST.rate, OF_HOST.burst, HOSTS);
  readonly #spectators = new Map<string, Spectator>();
  #socket!: Socket;
  #isOpen = true;

  private constructor(film: ServedFilm, options: FilmServerOptions) {
    super();
    this.#film = film;
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#challenges = new Challenges(this.#clock);
    const { speed = 1 } = options;
    if (!(speed > 0 && Number.isFinite(speed)))
      throw new RangeError(`the speed is ${speed}: expected a number above 0`);
  }

  /**
   * Opens a server.
   *
   * @throws NetError "no-socket" where the address cannot be had; RangeError for a speed that is invalid
   */
  static async open(film: ServedFilm, options: FilmServerOptions = {}): Promise<FilmServer> {
    const server = new FilmServer(film, options);
    const usual = film.game === SERVED_QUAKE2 ? QUAKE2_PORT : QUAKEWORLD_PORT;
    const { host = "127.0.0.1", port = usual, transport = udp } = options;
    server.#socket = await transport.open({ host, port }, (packet, from) =>
      server.#receive(packet, from),
    );
    return server;
  }

  /** Where it listens. */
  get address(): Address {
    return this.#socket.address;
  }

  /** Those who watch, in the order in which they came. */
  get spectators(): readonly Spectator[] {
    return [...this.#spectators.values()];
  }

  /** Tells all who watch that it is over, and resolves when the socket is closed. May be called again. */
  async close(): Promise<void> {
    for (const spectator of this.spectators) spectator.end("ended");
    this.#isOpen = false;
    await this.#socket.close();
  }

  #receive(packet: Uint8Array, from: Address): void {
    if (!this.#isOpen) return;
    this.statistics.received++;
    if (packet.length > LARGEST) return this.#drop("oversized");
    if (isWords(packet)) return this.#words(packet, from);
    const spectator = this.#spectators.get(addressText(from));
    if (spectator === undefined) this.#drop("stranger");
    else spectator.receive(packet);
  }

  #words(packet: Uint8Array, from: Address): void {
    if (!this.#ofHost.take(from.host, this.#clock.now())) return this.#drop("flood");
    const { words } = this.#film.game;
    if (asksForChallenge(packet)) {
      const answers = (number: number): Uint8Array[] => [words.challenge(number)];
      const answer = this.#challenges.answer(packet.length, from, answers);
      if (answer !== undefined) this.#put(answer, from);
      return;
    }
    const request = words.requestOf(packet);
    if (request === undefined) return this.#drop("malformed");
    if (!this.#challenges.isAnswered(request.number, from)) return this.#drop("stranger");
    this.#connect(packet, from);
  }

  #connect(request: Uint8Array, from: Address): void {
    const { words } = this.#film.game;
    const key = addressText(from);
    const known = this.#spectators.get(key);
    if (known !== undefined) {
      // What lets it in was lost.
      if (!known.hasSpoken) return this.#put(words.accept, from);
      if (this.#clock.now() < known.heardAt + SILENT) return this.#drop("connected");
      known.end("replaced");
    }
    const reason = this.#film.game.reasonAgainst(request) ?? this.#reasonAgainst(from);
    if (reason !== undefined) {
      this.#drop("crowded");
      return this.#put(words.print(reason), from);
    }
    this.statistics.proved++;
    this.#put(words.accept, from);
    const put = (packet: Uint8Array): void => this.#put(packet, from);
    const spectator = new Spectator(
      this.#clock,
      from,
      request,
      this.#film,
      this.#options,
      put,
      (gone, end) => {
        if (this.#spectators.get(key) === gone) this.#spectators.delete(key);
        this.emit("leave", gone, end);
      },
    );
    this.#spectators.set(key, spectator);
    this.emit("join", spectator);
  }

  #reasonAgainst({ host }: Address): string | undefined {
    const { clients = 16, clientsOfHost = 8 } = this.#options.limits ?? {};
    if (this.#spectators.size >= clients) return "Server is full.\n";
    const ofHost = this.spectators.filter(({ address }) => address.host === host).length;
    return ofHost >= clientsOfHost && !isLoopback(host) ? "Too many from your host.\n" : undefined;
  }

  #drop(reason: FilmDrop): void {
    this.statistics.dropped[reason]++;
  }

  #put(packet: Uint8Array, to: Address): void {
    this.statistics.sent++;
    this.statistics.sentBytes += packet.length;
    this.#socket.send(packet, to);
  }
}
