import { codecs, type Message } from "../../generated/netquake.ts";
import { table as clientTable } from "../../generated/netquake_client.ts";
import { type Address, addressText } from "../../quake/net/transport/address.ts";
import {
  type ClientMessage,
  readClientMessages,
} from "../../quake/net/netquake/client-messages.ts";
import type { Clock } from "../../quake/net/transport/clock.ts";
import {
  type Control,
  controlPacket,
  type NewControl,
  readControl,
} from "../../quake/net/channel/control.ts";
import { Peer, type PeerOptions } from "../../quake/net/channel/peer.ts";
import type { Socket, Transport } from "../../quake/net/transport/transport.ts";
import { codecNamed, currentCodec } from "../../recording/index.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";

/** Server messages as bytes, in id's newest version by default. */
export function bytesOf(messages: readonly Message[], version?: string): Uint8Array {
  const codec = version === undefined ? currentCodec(codecs) : codecNamed(codecs, version);
  const w = new Writer();
  for (const message of messages) codec.encode(w, message);
  return written(w).slice();
}

/** A client, as the server sees it. */
export interface Guest {
  readonly address: Address;
  readonly peer: Peer;
  /** What the client said, in order. */
  readonly said: ClientMessage[];
  isNotified: boolean;
  /** The server's frames for it, since the game runs. */
  frames: number;
}

/** What a fake server does. */
export interface FakeServerOptions extends PeerOptions {
  readonly port?: number;
  /** Talks to clients from the port that they asked. */
  readonly hasOnePort?: boolean;
  /** Answers a control message by itself: with these packets, or, where it is undefined, as it would anyway. */
  readonly answer?: (message: Control) => readonly Uint8Array[] | undefined;
  /** How a client is let in, to be talked to from a port. */
  readonly accept?: (port: number) => NewControl;
  /** What follows a client's command. Undefined: what is usual. */
  readonly obey?: (guest: Guest, command: string) => readonly Message[] | undefined;
  /** A dialect that it speaks, and the numbers that tell so. */
  readonly dialect?: {
    readonly version: string;
    readonly serverversion: number;
    readonly protocolflags?: number;
    readonly fte2?: number;
    readonly folder?: string;
  };
  /** What it says first: the level by default. */
  readonly greeting?: readonly Message[];
  /** The version of what clients say: 15 by default; "any" is the first one in which it can be read. */
  readonly clientVersion?: string;
  /** A frame of the game. */
  readonly frame?: (guest: Guest, time: number) => readonly Message[];
}

/** A server that lets clients in, signs them on and sends them frames: as little of one as tests need. */
export class FakeServer {
  readonly guests: Guest[] = [];
  readonly #transport: Transport;
  readonly #clock: Clock;
  readonly #options: FakeServerOptions;
  readonly #byAddress = new Map<string, Guest>();
  readonly #ports = new Map<string, Promise<number>>();
  readonly #sockets: Socket[] = [];
  #isRunning = true;

  private constructor(transport: Transport, clock: Clock, options: FakeServerOptions) {
    this.#transport = transport;
    this.#clock = clock;
    this.#options = options;
  }

  static async open(transport: Transport, clock: Clock, options: FakeServerOptions = {}) {
    const server = new FakeServer(transport, clock, options);
    const local = { host: "127.0.0.1", port: options.port ?? 26000 };
    const socket: Socket = await transport.open(local, (packet, from) => {
      const guest = server.#byAddress.get(addressText(from));
      const message = readControl(packet);
      if (message !== undefined) void server.#hear(socket, message, from);
      else if (options.hasOnePort) guest?.peer.receive(packet);
    });
    server.#sockets.push(socket);
    return server;
  }

  get address(): Address {
    return this.#sockets[0]!.address;
  }

  async close(): Promise<void> {
    this.#isRunning = false;
    for (const { peer } of this.guests) peer.close();
    await Promise.all(this.#sockets.map((socket) => socket.close()));
  }

  async #hear(socket: Socket, message: Control, from: Address): Promise<void> {
    const own = this.#options.answer?.(message);
    if (own !== undefined) for (const packet of own) socket.send(packet, from);
    else if (message.type === "ccreq_connect") {
      const port = await this.#letIn(socket, from);
      const { accept = (port) => ({ type: "ccrep_accept", port }) } = this.#options;
      socket.send(controlPacket(accept(port)), from);
      this.#begin(this.#byAddress.get(addressText(from))!);
    }
  }

  /** Makes room for a client, once. Gives the port that it is talked to from. */
  #letIn(main: Socket, from: Address): Promise<number> {
    const key = addressText(from);
    let port = this.#ports.get(key);
    if (port === undefined) this.#ports.set(key, (port = this.#admit(main, from, key)));
    return port;
  }

  async #admit(main: Socket, from: Address, key: string): Promise<number> {
    const socket = this.#options.hasOnePort ? main : await this.#ownSocket(main, key);
    const peer = this.#peerOf(socket, from);
    const guest: Guest = { address: from, said: [], isNotified: false, frames: -1, peer };
    this.#byAddress.set(key, guest);
    this.guests.push(guest);
    return socket.address.port;
  }

  /** What it says, in its dialect. */
  #bytes(messages: readonly Message[]): Uint8Array {
    const { dialect } = this.#options;
    if (dialect === undefined) return bytesOf(messages);
    const { version, ...numbers } = dialect;
    const said = messages.map((message) =>
      message.type === "serverinfo" ? { ...message, ...numbers } : message,
    );
    return bytesOf(said, version);
  }

  /** A client that is in is sent the level, once. */
  #begin(guest: Guest): void {
    if (guest.isNotified) return;
    guest.isNotified = true;
    const { greeting = LEVEL } = this.#options;
    if (greeting.length > 0) guest.peer.sendReliable(this.#bytes(greeting));
  }

  async #ownSocket(main: Socket, key: string): Promise<Socket> {
    const local = { host: main.address.host, port: 0 };
    const socket = await this.#transport.open(local, (packet, from) => {
      if (addressText(from) === key) this.#byAddress.get(key)?.peer.receive(packet);
    });
    this.#sockets.push(socket);
    return socket;
  }

  #peerOf(socket: Socket, to: Address): Peer {
    const events = {
      message: (bytes: Uint8Array) => this.#take(this.#byAddress.get(addressText(to))!, bytes),
      lost: () => {},
    };
    const limits = { longest: 64000, unreliable: 64000, fragment: 256, ...this.#options };
    return new Peer(this.#clock, (packet) => socket.send(packet, to), events, limits);
  }

  #take(guest: Guest, bytes: Uint8Array): void {
    const { clientVersion } = this.#options;
    const version = clientVersion === "any" ? versionOf(bytes) : clientVersion;
    for (const message of readClientMessages(bytes, version)) {
      guest.said.push(message);
      if (message.type === "disconnect") guest.peer.close();
      if (message.type !== "stringcmd" || !guest.peer.isOpen) continue;
      const answer =
        this.#options.obey?.(guest, message.text) ?? this.#defaultValue(guest, message.text);
      if (answer.length > 0) guest.peer.sendReliable(this.#bytes(answer));
    }
  }

  #defaultValue(guest: Guest, command: string): readonly Message[] {
    switch (command.split(" ")[0]) {
      case "prespawn":
        return [...BASELINES, { type: "signonnum", signon: 2 }];
      case "spawn":
        return [...PLAYERS, { type: "signonnum", signon: 3 }];
      case "begin":
        guest.frames = 0;
        this.#frame(guest);
        return [];
      default:
        return [];
    }
  }

  #frame(guest: Guest): void {
    if (!this.#isRunning || !guest.peer.isOpen || guest.frames < 0) return;
    const time = ++guest.frames / 20;
    const { frame = defaultFrame } = this.#options;
    guest.peer.sendUnreliable(this.#bytes(frame(guest, time)));
    this.#clock.after(0.05, () => this.#frame(guest));
  }

  /** The level ends for a client, and the next one begins a second later. */
  changeLevel(guest: Guest): void {
    guest.frames = -1;
    guest.peer.sendReliable(this.#bytes([{ type: "stufftext", text: "recon" }]));
    guest.peer.sendReliable(this.#bytes([{ type: "stufftext", text: "nect\n" }]));
    this.#clock.after(1, () => guest.peer.sendReliable(this.#bytes(LEVEL)));
  }
}

function versionOf(bytes: Uint8Array): string | undefined {
  return clientTable.versions.find((version) => {
    try {
      return readClientMessages(bytes, version).every(({ type }) => type !== "bad");
    } catch {
      return false;
    }
  });
}

export const LEVEL: readonly Message[] = [
  { type: "print", text: "\x02\nVERSION 1.09 SERVER\n" },
  {
    type: "serverinfo",
    serverversion: 15,
    maxclients: 4,
    gametype: 1,
    mapname: "The Test",
    models: ["maps/test.bsp", "progs/player.mdl", "progs/flame.mdl"],
    sounds: ["misc/menu1.wav"],
  },
  { type: "cdtrack", track: 2, looptrack: 2 },
  { type: "setview", entity: 1 },
  { type: "signonnum", signon: 1 },
];

const baseline = (entity: number, modelindex: number, x: number): Message => ({
  type: "spawnbaseline",
  entity,
  modelindex,
  frame: 0,
  colormap: 0,
  skin: 0,
  origin: [x, 0, 0],
  angles: [0, 0, 0],
});

/** More than a packet holds. */
const BASELINES: readonly Message[] = Array.from({ length: 100 }, (_, i) =>
  baseline(i, i > 0 && i <= 4 ? 2 : 3, i * 8),
);

const PLAYERS: readonly Message[] = [
  { type: "time", time: 1 },
  { type: "updatename", player: 0, netname: "demospec" },
  { type: "updatename", player: 1, netname: "Ranger" },
  { type: "setangle", angles: [0, 90, 0] },
];

/** The player at x 0, another one at y 64, and a flame. */
export function defaultFrame(_guest: Guest, time: number): readonly Message[] {
  return [
    { type: "time", time },
    {
      type: "clientdata",
      items: 1,
      onground: true,
      inwater: false,
      health: 100,
      ammo: 25,
      shells: 25,
      nails: 0,
      rockets: 0,
      cells: 0,
      activeweapon: 1,
    },
    { type: "updateentity", entity: 1, origin1: 0, nolerp: false },
    { type: "updateentity", entity: 2, origin1: 0, origin2: 64, nolerp: false },
    { type: "updateentity", entity: 9, nolerp: false },
  ];
}
