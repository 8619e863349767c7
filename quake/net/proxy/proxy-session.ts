import type { Answered, PassageHouse, Passage, PassingGame } from "./proxy-game.ts";
import { type Address, sameAddress } from "../transport/address.ts";
import { JOINING_TRIES, joiningWait } from "../netquake/joining.ts";
import type { Socket } from "../transport/transport.ts";

/** What a session needs of its proxy. */
export interface SessionHouse extends PassageHouse {
  /** The session is of no more use. */
  over(): void;
}

/** This many packets of a client's are kept until the server lets it in. */
const MOST_KEPT = 16;
/** Seconds after which a client that played is taken for gone: engines send a move a frame. */
const SILENT_PLAYER = 10;

/**
 * One client of a proxy, who has shown that he is there: a socket to the server, and the game that is recorded, once
 * the server has let him in.
 */
export class ProxySession {
  readonly client: Address;
  readonly #house: SessionHouse;
  readonly #passage: Passage;
  #socket: Socket | undefined;
  #game: PassingGame | undefined;
  #tries = 0;
  #forget = (): void => {};
  /** What waits for the server. */
  readonly #toServer: Uint8Array[];
  /** When client and server were last heard of, in the clock's seconds. */
  clientHeardAt: number;
  #serverHeardAt: number;
  #isClosed = false;

  constructor(house: SessionHouse, passage: Passage) {
    this.#house = house;
    this.#passage = passage;
    this.client = passage.client;
    this.#toServer = [...passage.said];
    this.clientHeardAt = house.clock.now();
    this.#serverHeardAt = house.clock.now();
  }

  /** Whether there was a game, and is not any more. */
  get isOver(): boolean {
    return this.#game !== undefined && this.#game.hasEnded;
  }

  /** The socket to the server is there. */
  opened(socket: Socket): void {
    this.#socket = socket;
    this.#ask();
  }

  /** Asks the server to let the client in, and again until it answers. */
  #ask(): void {
    this.#forget();
    if (this.#tries++ === JOINING_TRIES) return this.turnAway("The server does not answer.\n");
    this.#socket?.send(this.#passage.question, this.#house.server);
    this.#forget = this.#house.clock.after(joiningWait(this.#tries), () => this.#ask());
  }

  /** Takes a packet of the client's. */
  fromClient(packet: Uint8Array): void {
    this.clientHeardAt = this.#house.clock.now();
    if (this.#game !== undefined) return this.#pass(this.#game, packet);
    switch (this.#passage.hear(packet)) {
      case "leaves":
        return this.#house.over();
      case "asks":
        this.#socket?.send(this.#passage.question, this.#house.server);
        return;
      case "keep":
        if (this.#toServer.length < MOST_KEPT) this.#toServer.push(packet);
        else this.#house.drop("crowded");
    }
  }

  #pass(game: PassingGame, packet: Uint8Array): void {
    const passed = game.fromClient(packet);
    if (passed !== undefined) this.#socket?.send(passed, game.server);
  }

  /** Takes a packet that came to the socket to the server. */
  fromServer(packet: Uint8Array, from: Address): void {
    const { drop, put, server } = this.#house;
    const game = this.#game;
    if (!sameAddress(from, game?.server ?? server)) return drop("stranger");
    if (game === undefined) return this.#answered(this.#passage.answer(packet, this.#house));
    this.#serverHeardAt = this.#house.clock.now();
    const reason = game.fromServer(packet);
    if (reason === undefined) put(packet, this.client);
    else drop(reason);
  }

  #answered(answered: Answered): void {
    switch (answered.kind) {
      case "dropped":
        return this.#house.drop(answered.reason);
      case "asks":
        return this.#ask();
      case "refused":
        for (const packet of answered.toServer?.packets ?? [])
          this.#socket?.send(packet, answered.toServer!.server);
        return this.#sendAway(answered.toClient);
      case "accepted":
        return this.#begin(answered.game, answered.toClient);
    }
  }

  #begin(game: PassingGame, toClient: readonly Uint8Array[]): void {
    this.#forget();
    this.#serverHeardAt = this.#house.clock.now();
    this.#game = game;
    for (const packet of toClient) this.#house.put(packet, this.client);
    for (const packet of this.#toServer) this.#pass(game, packet);
    this.#toServer.length = 0;
  }

  /** Tells the client, who takes the proxy for the server, that he is not let in, and is over. */
  turnAway(reason: string): void {
    this.#sendAway(this.#passage.refusal(reason));
  }

  #sendAway(packets: readonly Uint8Array[]): void {
    for (const packet of packets) this.#house.put(packet, this.client);
    this.#house.over();
  }

  /** Ends what has been silent for too long, and tells whether it is of no more use. */
  look(now: number, timeout: number, idle: number): boolean {
    const game = this.#game;
    if (game === undefined) return false;
    if (game.hasEnded) return now >= this.clientHeardAt + idle;
    const patience = game.isMoving ? Math.min(timeout, SILENT_PLAYER) : timeout;
    const isGone = now >= this.clientHeardAt + patience;
    // What passed since, nobody got.
    if (isGone) game.abandon();
    return isGone || now >= this.#serverHeardAt + timeout;
  }

  /** Ends the recording. Where the game goes on, client and server are sent a goodbye. */
  close(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#isClosed = true;
    this.#forget();
    const game = this.#game;
    if (game !== undefined && !game.hasEnded) {
      const { up, down } = game.goodbyes();
      for (const packet of up) this.#socket?.send(packet, game.server);
      for (const packet of down) this.#house.put(packet, this.client);
    }
    game?.end();
    return this.#socket?.close() ?? Promise.resolve();
  }
}
