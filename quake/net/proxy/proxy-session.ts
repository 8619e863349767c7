import { type Accept, isAccept, serverOf } from "../channel/accept.ts";
import { type Address, sameAddress } from "../transport/address.ts";
import { readControl } from "../channel/control.ts";
import { FollowedGame } from "./followed-game.ts";
import { goodbye } from "../serve/goodbye.ts";
import { JOINING_TRIES, joiningWait } from "../netquake/joining.ts";
import type { Newcomer } from "./newcomers.ts";
import { isControl, readPacket, unreliablePacket } from "../channel/packet.ts";
import type { ProxyHouse } from "./proxy-house.ts";
import type { Recorder } from "./recorder.ts";
import { next } from "../channel/sequence.ts";
import type { Socket } from "../transport/transport.ts";

/** What a session needs of its proxy. */
export interface SessionHouse extends ProxyHouse {
  /** The server has let a client in with these words. */
  accepted(accept: Accept): void;
  /** The server lets the client in. Gives what records it. */
  record(): Recorder;
  /** The session is of no more use. */
  over(): void;
}

/** This many packets of a client's are kept until the server lets it in. */
const MOST_KEPT = 16;
/** Seconds after which a client that played is taken for gone: engines send a move a frame. */
const SILENT_PLAYER = 10;
/** This much of the server's reason is handed on. */
const LONGEST_REASON = 200;
const GOODBYES = 3;
const DISCONNECT = Uint8Array.of(2);

/**
 * One client of a proxy, who has shown that he is there: a socket to the server, and the game that is recorded. The
 * client was let in by the proxy; the server is asked now, with the client's own words.
 */
export class ProxySession {
  readonly client: Address;
  readonly #house: SessionHouse;
  readonly #newcomer: Newcomer;
  #socket: Socket | undefined;
  #game: FollowedGame | undefined;
  #tries = 0;
  #forget = (): void => {};
  /** What waits for the server. */
  readonly #toServer: Uint8Array[];
  /** When client and server were last heard of, in the clock's seconds. */
  clientHeardAt: number;
  #serverHeardAt: number;
  #isClosed = false;

  constructor(house: SessionHouse, newcomer: Newcomer) {
    this.#house = house;
    this.#newcomer = newcomer;
    this.client = newcomer.address;
    this.#toServer = [...newcomer.said];
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
    if (this.#tries++ === JOINING_TRIES) return this.#turnAway("The server does not answer.\n");
    this.#socket?.send(this.#newcomer.request, this.#house.server);
    this.#forget = this.#house.clock.after(joiningWait(this.#tries), () => this.#ask());
  }

  /** Takes a packet of the client's. */
  fromClient(packet: Uint8Array): void {
    this.clientHeardAt = this.#house.clock.now();
    const game = this.#game;
    if (game !== undefined) {
      this.#socket?.send(packet, game.server);
      game.fromClient(packet);
    } else if (isGoodbye(packet)) this.#house.over();
    else if (this.#toServer.length < MOST_KEPT) this.#toServer.push(packet);
    else this.#house.drop("crowded");
  }

  /** Takes a packet that came to the socket to the server. */
  fromServer(packet: Uint8Array, from: Address): void {
    const game = this.#game;
    if (game === undefined) {
      if (isControl(packet) && sameAddress(from, this.#house.server)) return this.#answer(packet);
      return this.#house.drop("stranger");
    }
    if (isControl(packet) || !sameAddress(from, game.server)) return this.#house.drop("stranger");
    this.#serverHeardAt = this.#house.clock.now();
    // It could only overtake others on its way to the client: then he would get what is not recorded.
    if (game.isStale(packet)) return this.#house.drop("stale");
    this.#house.put(packet, this.client);
    game.fromServer(packet);
  }

  #answer(packet: Uint8Array): void {
    const message = readControl(packet);
    if (message === undefined) return this.#house.drop("malformed");
    if (message.type === "ccrep_reject") return this.#turnAway(message.reason);
    if (isAccept(message)) return this.#accept(message);
    this.#house.drop("stranger");
  }

  #accept(accept: Accept): void {
    const { server, clock } = this.#house;
    this.#forget();
    this.#house.accepted(accept);
    const place = serverOf(server, accept);
    if (!this.#agrees(accept)) {
      this.#sayGoodbye(place, 0);
      return this.#turnAway("The recording proxy knows this server now: connect once more.\n");
    }
    this.#serverHeardAt = clock.now();
    const failed = (error: unknown): void => this.#house.failed(error);
    const game = new FollowedGame(place, this.#house.record(), failed);
    this.#game = game;
    for (const packet of this.#toServer) {
      this.#socket?.send(packet, place);
      game.fromClient(packet);
    }
    this.#toServer.length = 0;
  }

  /**
   * Whether the client was sent what the server says. Clients of ProQuake's family write moves in the way that both
   * have agreed on; others do not look at it.
   */
  #agrees({ mod }: Accept): boolean {
    const request = readControl(this.#newcomer.request);
    const isAsked = request?.type === "ccreq_connect" && request.mod !== undefined;
    return !isAsked || this.#newcomer.accept.mod === mod;
  }

  /** The server does not let the client in, who takes the proxy for it. */
  #turnAway(reason: string): void {
    turnAway(this.client, reason, (packet, to) => this.#house.put(packet, to));
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
      const { up, down } = game.nextUnreliable;
      this.#sayGoodbye(game.server, up);
      for (const packet of goodbyes(down, DISCONNECT)) this.#house.put(packet, this.client);
    }
    game?.end();
    return this.#socket?.close() ?? Promise.resolve();
  }

  #sayGoodbye(server: Address, first: number): void {
    for (const packet of goodbyes(first, DISCONNECT)) this.#socket?.send(packet, server);
  }
}

function isGoodbye(bytes: Uint8Array): boolean {
  const packet = readPacket(bytes);
  return (
    packet?.type === "unreliable" &&
    packet.payload.length === 1 &&
    packet.payload[0] === DISCONNECT[0]
  );
}

function goodbyes(first: number, message: Uint8Array): Uint8Array[] {
  const packets: Uint8Array[] = [];
  for (let sequence = first; packets.length < GOODBYES; sequence = next(sequence))
    packets.push(unreliablePacket(sequence, message));
  return packets;
}

/** Sends away somebody who has shown that he is there, and has heard nothing yet but that he is let in. */
export function turnAway(
  client: Address,
  reason: string,
  put: (packet: Uint8Array, to: Address) => void,
): void {
  const text = reason.replace(/[\0\xff]|[^\0-\xff]/g, "?").slice(0, LONGEST_REASON);
  for (const packet of goodbyes(0, goodbye(text))) put(packet, client);
}
