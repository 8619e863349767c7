import { type Address, addressText, sameAddress } from "./address.ts";
import { AddressProof } from "./address-proof.ts";
import type { Clock } from "./clock.ts";
import { type Control, controlPacket, readControl } from "./control.ts";
import { FollowedGame } from "./followed-game.ts";
import { unreliablePacket } from "./packet.ts";
import type { Recorder } from "./recorder.ts";
import { next } from "./sequence.ts";
import type { Socket } from "./transport.ts";

/** What a session needs of its proxy. */
export interface SessionHouse {
  readonly clock: Clock;
  /** The server, as the person named it. */
  readonly server: Address;
  /** Where clients talk to the proxy, as they are told. */
  readonly told: Address;
  /** Sends a packet to a client. */
  put(packet: Uint8Array, to: Address): void;
  /** A packet is dropped. */
  drop(reason: ProxyDrop): void;
  /** The server lets the client in. Gives what records it. */
  record(): Recorder;
  /** Something kept a recording from going on. */
  failed(error: unknown): void;
}

/** Why a proxy drops a packet. */
export type ProxyDrop =
  /** It is a control message that cannot be read. */
  | "malformed"
  /** It is of a connection that there is not, or from elsewhere than the server. */
  | "stranger"
  /** It comes from the server behind a later one. */
  | "stale"
  /** Too many requests come from its host. */
  | "flood"
  /** More wanted to play than the proxy takes on, or sent more than it keeps while it is not ready. */
  | "crowded";

/** So many packets are kept while a socket is opened, or a client has not shown yet that it is there. */
const MOST_KEPT = 16;
const PROBES = 5;
const PROBE_INTERVAL = 1;
/** Seconds after which a request to be let in is no repeated one: the client connects anew. */
const FRESH = 5;
const GOODBYES = 3;
const DISCONNECT = Uint8Array.of(2);

/** One client of a proxy: a socket to the server, and the game that is recorded. */
export class ProxySession {
  readonly client: Address;
  readonly #house: SessionHouse;
  #socket: Socket | undefined;
  #game: FollowedGame | undefined;
  #since = 0;
  /** The client asks to be let in, and has been in before. */
  #comesBack = false;
  #proof = new AddressProof();
  #isProved = false;
  #probes = 0;
  #forgetProbe = (): void => {};
  /** What waits for the socket, and what waits for the client's proof. */
  #toServer: [packet: Uint8Array, to: Address][] = [];
  #toClient: Uint8Array[] = [];
  /** When client and server were last heard of, in the clock's seconds. */
  clientHeardAt: number;
  serverHeardAt: number;

  constructor(house: SessionHouse, client: Address) {
    this.#house = house;
    this.client = client;
    this.clientHeardAt = house.clock.now();
    this.serverHeardAt = house.clock.now();
  }

  /** Whether the client plays. */
  get isPlaying(): boolean {
    return this.#game !== undefined && !this.#game.isOver;
  }

  /** The socket to the server is there. */
  opened(socket: Socket): void {
    this.#socket = socket;
    for (const [packet, to] of this.#toServer) socket.send(packet, to);
    this.#toServer = [];
  }

  /** Takes a packet of the client's. */
  fromClient(packet: Uint8Array): void {
    this.clientHeardAt = this.#house.clock.now();
    if (isControl(packet)) return this.#ask(packet);
    if (this.#proof.isAnswer(packet)) return this.#prove();
    const game = this.#game;
    if (game === undefined) return this.#house.drop("stranger");
    this.#send(packet, game.server);
    game.fromClient(packet);
  }

  #ask(packet: Uint8Array): void {
    const message = readControl(packet);
    if (message === undefined || !message.type.startsWith("ccreq_"))
      return this.#house.drop("malformed");
    if (message.type === "ccreq_connect" && this.#game !== undefined)
      this.#comesBack ||= this.#house.clock.now() >= this.#since + FRESH;
    this.#send(packet, this.#house.server);
  }

  #send(packet: Uint8Array, to: Address): void {
    if (this.#socket !== undefined) this.#socket.send(packet, to);
    else if (this.#toServer.length < MOST_KEPT) this.#toServer.push([packet, to]);
    else this.#house.drop("crowded");
  }

  /** Takes a packet that came to the socket to the server. */
  fromServer(packet: Uint8Array, from: Address): void {
    if (isControl(packet) && sameAddress(from, this.#house.server)) return this.#answer(packet);
    const game = this.#game;
    if (game === undefined || !sameAddress(from, game.server)) return this.#house.drop("stranger");
    this.serverHeardAt = this.#house.clock.now();
    // It could only overtake others on its way to the client: then he would get what is not recorded.
    if (game.isStale(packet)) return this.#house.drop("stale");
    if (this.#isProved) this.#house.put(packet, this.client);
    else if (this.#toClient.length < MOST_KEPT) this.#toClient.push(packet);
    else return this.#house.drop("crowded");
    game.fromServer(packet);
  }

  /** Hands an answer on. Where it says where the server is, it says where the proxy is. */
  #answer(packet: Uint8Array): void {
    const message = readControl(packet);
    if (message === undefined) return this.#house.drop("malformed");
    this.serverHeardAt = this.#house.clock.now();
    if (message.type === "ccrep_accept") return this.#accept(message);
    const address = addressText(this.#house.told);
    const told = message.type === "ccrep_server_info" ? { ...message, address } : undefined;
    this.#house.put(told === undefined ? packet : controlPacket(told), this.client);
  }

  #accept(message: Control & { type: "ccrep_accept" }): void {
    const { server, told, clock } = this.#house;
    const isAnother = this.#game?.server.port !== message.port;
    if (!this.isPlaying || isAnother || this.#comesBack) {
      this.#game?.end();
      const failed = (error: unknown): void => this.#house.failed(error);
      const place = { host: server.host, port: message.port };
      this.#game = new FollowedGame(place, this.#house.record(), failed);
      this.#since = clock.now();
      this.#comesBack = false;
      this.#toClient = [];
    }
    this.#house.put(controlPacket({ ...message, port: told.port }), this.client);
    if (!this.#isProved && this.#probes === 0) this.#probe();
  }

  /** Nothing of the game goes to an address at which nobody has shown that he is there. */
  #probe(): void {
    if (this.#probes++ === PROBES) {
      this.#probes = 0;
      return;
    }
    this.#house.put(this.#proof.packet, this.client);
    this.#forgetProbe = this.#house.clock.after(PROBE_INTERVAL, () => this.#probe());
  }

  #prove(): void {
    this.#isProved = true;
    this.#forgetProbe();
    for (const packet of this.#toClient) this.#house.put(packet, this.client);
    this.#toClient = [];
  }

  /** Ends the recording. Where the game goes on, client and server are told that it does not. */
  close(): Promise<void> {
    this.#forgetProbe();
    const game = this.#game;
    if (game !== undefined && this.isPlaying) {
      let { up, down } = game.nextUnreliable;
      for (let i = 0; i < GOODBYES; i++) {
        this.#send(unreliablePacket(up, DISCONNECT), game.server);
        if (this.#isProved) this.#house.put(unreliablePacket(down, DISCONNECT), this.client);
        [up, down] = [next(up), next(down)];
      }
    }
    game?.end();
    return this.#socket?.close() ?? Promise.resolve();
  }
}

function isControl(packet: Uint8Array): boolean {
  return packet.length > 0 && (packet[0]! & 0x80) !== 0;
}
