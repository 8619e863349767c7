import { rolesOf } from "../../../../recording/index.ts";
import type { Roles } from "../../../../runtime/table/facts/roles.ts";
import type { Role } from "../../../../runtime/table/words.ts";
import { TokenBucket } from "../../transport/token-bucket.ts";
import type { PassageHouse, PassingGame } from "../proxy-game.ts";
import type { ProxyDrop } from "../proxy-house.ts";
import type { Recorder } from "../recorder.ts";
import { NetchanFollower, type PassedPacket } from "./netchan-follower.ts";
import type { AnyBlock, WatchedGame, WordsGame } from "./words-game.ts";

/** So often a goodbye is said: nobody acknowledges it. */
const GOODBYES = 3;
/** Words outside of the connection that are handed on to the server, a second and at once. */
const WORDS = { rate: 16, burst: 64 };

/** How a client was let in: with the proxy's own number, in place of the server's. */
export interface LetIn {
  readonly request: Uint8Array;
  readonly accepted: Uint8Array;
  readonly ownNumber: number;
  readonly serverNumber: number;
}

/**
 * A connection of QuakeWorld or Quake II that is recorded while it passes. A packet of the server's is recorded when the
 * client says that he has read it, before what he says with that: in the order in which his own recording has them.
 */
export class PassingNetchan implements PassingGame {
  readonly #game: WordsGame;
  readonly #letIn: LetIn;
  readonly #house: PassageHouse;
  readonly #roles: Roles;
  readonly #recorder: Recorder;
  readonly #watched: WatchedGame;
  readonly #follower = new NetchanFollower();
  readonly #words: TokenBucket;
  /** When it began, in the clock's seconds; and seconds since then of the last block. */
  readonly #start: number;
  #time = 0;
  #asksAgain = false;
  hasEnded = false;
  isMoving = false;

  constructor(game: WordsGame, letIn: LetIn, house: PassageHouse) {
    this.#game = game;
    this.#letIn = letIn;
    this.#house = house;
    this.#roles = rolesOf(game.style.container);
    this.#start = house.clock.now();
    this.#words = new TokenBucket(WORDS.rate, WORDS.burst, this.#start);
    this.#watched = game.watch(letIn.request, letIn.accepted);
    this.#recorder = house.record();
  }

  get server() {
    return this.#house.server;
  }

  get #now(): number {
    return this.#house.clock.now() - this.#start;
  }

  fromClient(bytes: Uint8Array): Uint8Array | undefined {
    const packet = this.#watched.server.read(bytes);
    if (packet === "connectionless") return this.#wordsOf(bytes);
    if (typeof packet !== "object") return bytes;
    const { messages, ...header } = packet;
    const arrived = this.#follower.fromClient(header);
    if (arrived === undefined) return bytes;
    for (const one of arrived) this.#take(one);
    const { did, moves, leaves } = this.#watched.said(this.#later(this.#now), messages);
    for (const block of did) this.#record(block);
    this.isMoving ||= moves;
    if (leaves) this.#goodbye();
    return bytes;
  }

  /** Words go on as they are, but a request that is repeated, which answers the proxy. */
  #wordsOf(bytes: Uint8Array): Uint8Array | undefined {
    if (!this.#words.take(this.#house.clock.now())) {
      this.#house.drop("flood");
      return undefined;
    }
    const { ownNumber, serverNumber } = this.#letIn;
    const request = this.#game.words.requestOf(bytes);
    if (request?.number === ownNumber) return request.answering(serverNumber);
    // He has asked the server itself for a number: he is sent to begin anew.
    this.#asksAgain ||= request !== undefined;
    return bytes;
  }

  fromServer(bytes: Uint8Array): ProxyDrop | undefined {
    const packet = this.#watched.client.read(bytes);
    if (packet === undefined) return "malformed";
    if (packet === "connectionless") {
      if (this.#asksAgain && this.#game.words.answerOf(bytes) === "accepted") {
        this.#asksAgain = false;
        this.#follower.letIn();
      }
      return undefined;
    }
    // What is not whole yet goes on: its last piece tells.
    if (packet === "piece") return undefined;
    const arrived = this.#follower.fromServer(packet, this.#now);
    if (arrived === undefined) return "stale";
    for (const one of arrived) this.#take(one);
    return undefined;
  }

  /** A packet has come to the client. */
  #take({ header, messages, time }: PassedPacket): void {
    if (this.#recorder.isOver) return;
    const block = this.#watched.block(this.#later(time), header, messages);
    this.#record(block);
    const has = (role: Role): boolean =>
      block.messages.some((message) => this.#roles.is(message, role));
    // A client that signs on to a level does not move yet.
    if (has("level")) this.isMoving = false;
    if (has("end")) this.#goodbye();
  }

  /** Times of a recording do not go back. */
  #later(time: number): number {
    return (this.#time = Math.max(this.#time, time));
  }

  #record(block: AnyBlock): void {
    this.#try(() => this.#recorder.take(block));
  }

  #try(write: () => void): void {
    try {
      write();
    } catch (error) {
      this.#house.failed(error);
    }
  }

  #goodbye(): void {
    this.hasEnded = true;
    this.abandon();
  }

  goodbyes() {
    const { client, server } = this.#follower;
    const { client: toServer, server: toClient, goodbye } = this.#watched;
    const numbers = Array.from({ length: GOODBYES }, (_, i) => i + 1);
    const last = (own: typeof client, other: typeof client, bit: number, by: number) => ({
      sequence: own.sequence + by,
      reliable: 0,
      acknowledged: other.sequence,
      reliableacknowledged: bit,
    });
    return {
      up: numbers.map((by) =>
        toServer.write({
          ...last(client, server, client.reliableacknowledged, by),
          messages: goodbye.client,
        }),
      ),
      down: numbers.map((by) =>
        toClient.write({
          ...last(server, client, server.reliableacknowledged, by),
          messages: goodbye.server,
        }),
      ),
    };
  }

  end(): void {
    for (const one of this.#follower.end()) this.#take(one);
    this.#try(() => this.#recorder.end());
  }

  abandon(): void {
    this.#follower.end();
    this.#try(() => this.#recorder.end());
  }
}
