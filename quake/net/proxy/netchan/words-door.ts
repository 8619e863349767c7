import { createHmac, randomBytes } from "node:crypto";
import { type Address, addressText, isLoopback, sameAddress } from "../../transport/address.ts";
import { HostBuckets } from "../../transport/token-bucket.ts";
import type { Socket } from "../../transport/transport.ts";
import type { DoorHouse, Passage, ProxyDoor } from "../proxy-game.ts";
import type { WordsGame } from "./words-game.ts";
import { ASKING, WordsPassage } from "./words-passage.ts";

/** Words are not longer: a request has the client's settings. */
const LONGEST = 2048;

/** Words of one host that are looked at, a second and at once; hosts are counted, the quietest is forgotten. */
const OF_HOST = { rate: 16, burst: 64 };
const HOSTS = 1024;
/** Addresses that have sent more than they got: the one that came first is forgotten. */
const CREDITORS = 4096;
/** Seconds for which a number is good, and as long again. */
const GOOD = 30;
/** Seconds after which the server is asked again what it offers. */
const ASKED_AGAIN = 5;

/**
 * The door of games that have a challenge. The proxy gives a number of its own, which nobody can know who has not got
 * it: it is worked out of the address and a secret, and nothing is remembered. An address that has shown nothing gets no
 * more bytes than came from it; one of this machine cannot be anybody else's.
 */
export class WordsDoor implements ProxyDoor {
  readonly #game: WordsGame;
  readonly #house: DoorHouse;
  readonly #secret = randomBytes(32);
  readonly #ofHost = new HostBuckets(OF_HOST.rate, OF_HOST.burst, HOSTS);
  /** Bytes by address. */
  readonly #credit = new Map<string, number>();
  /** The server's last challenge, whose offers clients are given. */
  #offer: Uint8Array | undefined;
  #askedAt = -Infinity;
  #socket: Promise<Socket> | undefined;

  constructor(game: WordsGame, house: DoorHouse) {
    this.#game = game;
    this.#house = house;
    this.#askOffers();
  }

  receive(packet: Uint8Array, from: Address): Passage | "taken" | undefined {
    if (!isWords(packet) || this.#house.isThere(from)) return undefined;
    const { drop, clock } = this.#house;
    if (!this.#ofHost.take(from.host, clock.now())) drop("flood");
    else if (packet.length > LONGEST) drop("malformed");
    else if (isQuestion(packet)) this.#challenge(packet.length, from);
    else {
      const passage = this.#passage(packet, from);
      if (passage !== undefined) return passage;
      drop("stranger");
    }
    return "taken";
  }

  #passage(packet: Uint8Array, from: Address): Passage | undefined {
    const request = this.#game.requestOf(packet);
    if (request === undefined || !this.#isNumber(request.number, from)) return undefined;
    this.#credit.delete(addressText(from));
    const learn = (offer: Uint8Array): void => void (this.#offer = offer);
    return new WordsPassage(this.#game, from, request, learn);
  }

  /** Gives an address a number, with what the server offers where it may get as much. */
  #challenge(asked: number, from: Address): void {
    if (this.#offer === undefined) this.#askOffers();
    const number = this.#number(from, 0);
    const key = addressText(from);
    const credit = isLoopback(from.host) ? Infinity : (this.#credit.get(key) ?? 0) + asked;
    const answers = [this.#game.challenge(number, this.#offer), this.#game.challenge(number)];
    const answer = answers.find(({ length }) => length <= credit);
    this.#credit.delete(key);
    if (credit < Infinity) this.#credit.set(key, credit - (answer?.length ?? 0));
    if (this.#credit.size > CREDITORS) this.#credit.delete([...this.#credit.keys()][0]!);
    if (answer !== undefined) this.#house.put(answer, from);
  }

  /** Nine digits: those that clients and servers read, and enough that nobody guesses them. */
  #number(address: Address, ago: number): number {
    const period = Math.floor(this.#house.clock.now() / GOOD) - ago;
    const hash = createHmac("sha256", this.#secret).update(`${addressText(address)} ${period}`);
    return 1e8 + (hash.digest().readUInt32BE() % 9e8);
  }

  #isNumber(number: number, from: Address): boolean {
    return [0, 1].some((ago) => this.#number(from, ago) === number);
  }

  /** Asks the server what it offers, so that the first client is told. */
  #askOffers(): void {
    const { clock, server, failed } = this.#house;
    if (!this.#game.hasOffers || clock.now() < this.#askedAt + ASKED_AGAIN) return;
    this.#askedAt = clock.now();
    this.#socket ??= this.#house.open((packet, from) => {
      if (sameAddress(from, server) && this.#game.challengeOf(packet) !== undefined)
        this.#offer ??= packet;
    });
    this.#socket.then((socket) => socket.send(ASKING, server)).catch(failed);
  }

  look(): void {
    if (this.#offer !== undefined) void this.#closeSocket();
  }

  async #closeSocket(): Promise<void> {
    const socket = this.#socket;
    this.#socket = undefined;
    await socket?.then((opened) => opened.close()).catch(() => {});
  }

  close(): Promise<void> {
    return this.#closeSocket();
  }
}

/** Whether a packet is outside of a connection. */
export function isWords(packet: Uint8Array): boolean {
  return packet.length > 4 && packet.subarray(0, 4).every((byte) => byte === 0xff);
}

function isQuestion(packet: Uint8Array): boolean {
  return ASKING.subarray(0, -1).every((byte, i) => packet[i] === byte) && packet.length < 32;
}
