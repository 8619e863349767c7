import { type Address, sameAddress } from "../../quake/net/transport/address.ts";
import { Channel } from "../../quake/net/channel/channel.ts";
import { ClientMessages } from "../../quake/net/netquake/client-messages.ts";
import { systemClock } from "../../quake/net/transport/clock.ts";
import {
  controlPacket,
  GAME,
  NET_PROTOCOL_VERSION,
  readControl,
} from "../../quake/net/channel/control.ts";
import { STANDING } from "../../quake/net/client/moves.ts";
import { ServerBlocks } from "../../quake/net/netquake/server-blocks.ts";
import { Signon } from "../../quake/net/netquake/signon.ts";
import type { Socket } from "../../quake/net/transport/transport.ts";
import { udp } from "../../quake/net/transport/udp.ts";

/** Moves a second, as clients send them. */
const MOVES = 20;

/** A client that signs on, stands still, and looks only at when packets come. */
export class Spectator {
  /** When each unreliable message came, in seconds. */
  readonly frames: number[] = [];
  bytes = 0;
  /** Resolves when the server says goodbye. */
  readonly finished: Promise<void>;
  readonly #channel: Channel;
  readonly #signon = new Signon({ name: "spectator", colors: [0, 0], spawnParms: "" });
  readonly #blocks = new ServerBlocks();
  readonly #words = new ClientMessages(false);
  readonly #socket: Socket;
  #finish!: () => void;

  private constructor(socket: Socket, server: Address) {
    this.#socket = socket;
    this.#channel = new Channel((packet) => socket.send(packet, server));
    this.finished = new Promise((resolve) => (this.#finish = resolve));
  }

  static async join(server: Address): Promise<Spectator> {
    let spectator: Spectator | undefined;
    const socket = await udp.open({ host: "127.0.0.1", port: 0 }, (packet, from) => {
      if (sameAddress(from, server)) spectator?.receive(packet);
    });
    spectator = new Spectator(socket, server);
    const request = { type: "ccreq_connect", game: GAME, version: NET_PROTOCOL_VERSION } as const;
    socket.send(controlPacket(request), server);
    spectator.tick();
    return spectator;
  }

  /** Packets that were lost on the way. */
  get missed(): number {
    return this.#channel.statistics.missed;
  }

  receive(packet: Uint8Array): void {
    const now = systemClock.now();
    this.bytes += packet.length;
    if (readControl(packet) !== undefined) return;
    const received = this.#channel.receive(now, packet);
    if (received?.kind === "unreliable") this.frames.push(now);
    if (received?.kind === "reliable") this.#answer(received.bytes);
  }

  #answer(bytes: Uint8Array): void {
    for (const message of this.#blocks.read(bytes, [0, 0, 0]).messages) {
      if (message.type === "disconnect") this.#finish();
      const texts = this.#signon.answer(message);
      const words = texts.map((text) => ({ type: "stringcmd" as const, text }));
      if (texts.length > 0)
        this.#channel.sendReliable(systemClock.now(), this.#words.encode(words));
    }
  }

  /** Sends a move, and what was not acknowledged, until it leaves. */
  tick(): void {
    this.#channel.tick(systemClock.now());
    if (this.frames.length > 0) this.#channel.sendUnreliable(this.#words.move(STANDING));
    this.#leave = systemClock.after(1 / MOVES, () => this.tick());
  }

  #leave = (): void => {};

  leave(): Promise<void> {
    this.#leave();
    return this.#socket.close();
  }
}
