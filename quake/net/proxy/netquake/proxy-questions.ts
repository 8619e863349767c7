import { type Address, addressText, sameAddress } from "../../transport/address.ts";
import { controlPacket, isAnswer, readControl } from "../../channel/control.ts";
import type { DoorHouse } from "../proxy-game.ts";
import { HostBuckets, TokenBucket } from "../../transport/token-bucket.ts";
import type { Socket } from "../../transport/transport.ts";

/**
 * Questions a second that are handed on, of one host and of all, and that many at once. Servers count those of a host, as
 * which the proxy comes, together with requests to connect: there must be room for these, whoever asks.
 */
const OF_HOST = { rate: 4, burst: 40 };
const OF_ALL = { rate: 8, burst: 48 };
const HOSTS = 1024;
/** Askers at a time: the one who began first makes room. */
const MOST_ASKERS = 32;
/** Seconds after which an asker is forgotten. */
const IDLE = 10;
/** Whoever asks has not shown where he is: servers give no longer answers. */
const LONGEST_ANSWER = 256;

/** One who asks what servers are asked. */
class Asker {
  socket: Socket | undefined;
  /** What waits for the socket. */
  readonly waiting: Uint8Array[] = [];
  /** Answers that he may still get: one a question. */
  due = 0;
  askedAt = 0;

  constructor(readonly address: Address) {}
}

/**
 * Hands on what a server is asked outside of a connection, and what it answers: through sockets of their own, so that
 * whoever asks, whether he is there or not, takes nothing from those who play.
 */
export class ProxyQuestions {
  readonly #house: DoorHouse;
  readonly #askers = new Map<string, Asker>();
  readonly #ofHost = new HostBuckets(OF_HOST.rate, OF_HOST.burst, HOSTS);
  readonly #ofAll: TokenBucket;

  constructor(house: DoorHouse) {
    this.#house = house;
    this.#ofAll = new TokenBucket(OF_ALL.rate, OF_ALL.burst, house.clock.now());
  }

  /** Takes a question. */
  ask(packet: Uint8Array, from: Address): void {
    const { clock, drop } = this.#house;
    const now = clock.now();
    if (!this.#ofHost.take(from.host, now)) return drop("flood");
    const key = addressText(from);
    let asker = this.#askers.get(key);
    if (asker === undefined) {
      if (!this.#ofAll.take(now)) return drop("flood");
      asker = this.#begin(key, from);
    }
    asker.askedAt = now;
    asker.due++;
    if (asker.socket !== undefined) asker.socket.send(packet, this.#house.server);
    else asker.waiting.push(packet);
  }

  #begin(key: string, from: Address): Asker {
    if (this.#askers.size >= MOST_ASKERS) {
      const [first] = this.#askers.keys();
      this.#forget(first!);
    }
    const asker = new Asker(from);
    this.#askers.set(key, asker);
    void this.#open(key, asker);
    return asker;
  }

  async #open(key: string, asker: Asker): Promise<void> {
    try {
      const socket = await this.#house.open((packet, from) => this.#answer(asker, packet, from));
      if (this.#askers.get(key) !== asker) return await socket.close();
      asker.socket = socket;
      for (const packet of asker.waiting) socket.send(packet, this.#house.server);
      asker.waiting.length = 0;
    } catch (error) {
      this.#askers.delete(key);
      this.#house.failed(error);
    }
  }

  /** Hands an answer on. Where it says where the server is, it says where the proxy is. */
  #answer(asker: Asker, packet: Uint8Array, from: Address): void {
    const { server, advertised, put, drop } = this.#house;
    if (!sameAddress(from, server) || asker.due === 0) return drop("stranger");
    const message = readControl(packet);
    if (message === undefined || !isAnswer(message) || packet.length > LONGEST_ANSWER)
      return drop("malformed");
    asker.due--;
    if (message.type !== "ccrep_server_info") return put(packet, asker.address);
    put(controlPacket({ ...message, address: addressText(advertised) }), asker.address);
  }

  #forget(key: string): void {
    void this.#askers.get(key)?.socket?.close();
    this.#askers.delete(key);
  }

  /** Forgets those who ask no more. */
  look(): void {
    const now = this.#house.clock.now();
    for (const [key, { askedAt }] of this.#askers) if (now >= askedAt + IDLE) this.#forget(key);
  }

  /** Resolves when all sockets are closed. */
  async close(): Promise<void> {
    const closing = [...this.#askers.values()].map(({ socket }) => socket?.close());
    this.#askers.clear();
    await Promise.all(closing);
  }
}
