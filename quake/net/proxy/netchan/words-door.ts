import { type Address, sameAddress } from "../../transport/address.ts";
import { HostBuckets } from "../../transport/token-bucket.ts";
import type { Socket } from "../../transport/transport.ts";
import { Challenges } from "../../words/challenges.ts";
import { asksForChallenge, isWords } from "../../words/words.ts";
import type { DoorHouse, Passage, ProxyDoor } from "../proxy-game.ts";
import type { WordsGame } from "./words-game.ts";
import { ASKING, WordsPassage } from "./words-passage.ts";

/** Words are not longer: a request has the client's settings. */
const LONGEST = 2048;

/** Words of one host that are looked at, a second and at once; hosts are counted, the quietest is forgotten. */
const OF_HOST = { rate: 16, burst: 64 };
const HOSTS = 1024;
/** Seconds after which the server is asked again what it offers. */
const ASKED_AGAIN = 5;

/** The door of games that have a challenge: the proxy gives a number of its own, and what the server offers. */
export class WordsDoor implements ProxyDoor {
  readonly #game: WordsGame;
  readonly #house: DoorHouse;
  readonly #ofHost = new HostBuckets(OF_HOST.rate, OF_HOST.burst, HOSTS);
  readonly #challenges: Challenges;
  /** The server's last challenge, whose offers clients are given. */
  #offer: Uint8Array | undefined;
  #askedAt = -Infinity;
  #socket: Promise<Socket> | undefined;

  constructor(game: WordsGame, house: DoorHouse) {
    this.#game = game;
    this.#house = house;
    this.#challenges = new Challenges(house.clock);
    this.#askOffers();
  }

  receive(packet: Uint8Array, from: Address): Passage | "taken" | undefined {
    if (!isWords(packet) || this.#house.isThere(from)) return undefined;
    const { drop, clock } = this.#house;
    if (!this.#ofHost.take(from.host, clock.now())) drop("flood");
    else if (packet.length > LONGEST) drop("malformed");
    else if (asksForChallenge(packet)) this.#challenge(packet.length, from);
    else {
      const passage = this.#passage(packet, from);
      if (passage !== undefined) return passage;
      drop("stranger");
    }
    return "taken";
  }

  #passage(packet: Uint8Array, from: Address): Passage | undefined {
    const request = this.#game.words.requestOf(packet);
    if (request === undefined || !this.#challenges.isAnswered(request.number, from))
      return undefined;
    const learn = (offer: Uint8Array): void => void (this.#offer = offer);
    return new WordsPassage(this.#game, from, request, learn);
  }

  /** Gives an address a number, with what the server offers where it may get as much. */
  #challenge(asked: number, from: Address): void {
    if (this.#offer === undefined) this.#askOffers();
    const { words } = this.#game;
    const answer = this.#challenges.answer(asked, from, (number) => [
      words.challenge(number, this.#offer),
      words.challenge(number),
    ]);
    if (answer !== undefined) this.#house.put(answer, from);
  }

  /** Asks the server what it offers, so that the first client is told. */
  #askOffers(): void {
    const { clock, server, failed } = this.#house;
    if (!this.#game.hasOffers || clock.now() < this.#askedAt + ASKED_AGAIN) return;
    this.#askedAt = clock.now();
    this.#socket ??= this.#house.open((packet, from) => {
      if (sameAddress(from, server) && this.#game.words.challengeOf(packet) !== undefined)
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
