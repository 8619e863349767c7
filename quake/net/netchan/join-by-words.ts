import type { ClientOptions, Connection } from "../client/client-options.ts";
import { type Clock, systemClock } from "../transport/clock.ts";
import { type Address, type ServerAddress } from "../transport/address.ts";
import { openSocket, resolveServerAddress } from "../transport/open-socket.ts";
import type { Receive, Transport } from "../transport/transport.ts";
import { udp } from "../transport/udp.ts";
import { Handshake, type Next } from "./handshake.ts";
import type { NetchanOptions } from "./netchan.ts";

/** How a client of QuakeWorld or Quake II connects, whatever it says of itself. */
export interface JoinOptions extends Omit<ClientOptions, keyof ChannelLimits>, NetchanOptions {
  /** How often, and how many seconds apart, each question is asked until it is answered: 8 times, a second apart. */
  readonly asking?: { readonly timeout?: number; readonly tries?: number };
  /** Called when that many requests were not answered, and the next one goes out. */
  readonly unanswered?: (tries: number) => void;
  readonly transport?: Transport;
  readonly clock?: Clock;
  /** An address of this machine to send from. */
  readonly local?: string;
}

/** Limits that NetQuake's channel has alone. */
interface ChannelLimits {
  fragment: never;
  unreliable: never;
  longest: never;
  longestReceived: never;
}

/** What is known of a connection before the server lets the client in. */
export interface Asking {
  readonly server: Address;
  /** Tells the client from others at its address. */
  readonly qport: number;
  readonly connection: Omit<Connection<never, never>, "game">;
}

/** A client, as far as a connection needs it. */
interface Receiver {
  receive(packet: Uint8Array, from: Address): void;
}

/**
 * Has a server let a client in, by words.
 *
 * @param game the game, for people
 * @param answers gives what takes the server's answers
 * @throws NetError, as `connect`
 */
export async function joinByWords<C extends Receiver>(
  place: ServerAddress,
  options: JoinOptions,
  game: string,
  answers: (asking: Asking) => (packet: Uint8Array) => Next<C> | undefined,
): Promise<C> {
  const { transport = udp, clock = systemClock, local, signal, unanswered } = options;
  const { timeout = 1, tries = 8 } = options.asking ?? {};
  signal?.throwIfAborted();
  const server = await resolveServerAddress(transport, place);
  let receive: Receive = () => {};
  const socket = await openSocket(transport, server, local, (packet, from) =>
    receive(packet, from),
  );
  try {
    const qport = crypto.getRandomValues(new Uint16Array(1))[0]!;
    const answer = answers({ server, qport, connection: { clock, socket, server } });
    const handshake = new Handshake<C>(clock, server, {
      game,
      timeout,
      tries,
      first: "getchallenge\n",
      unanswered,
      answer(packet) {
        const next = answer(packet);
        // What comes next is of the connection, and may be here already.
        if (next !== undefined && "done" in next)
          receive = (packet, from) => next.done.receive(packet, from);
        return next;
      },
    });
    receive = (packet, from) => handshake.receive(packet, from);
    const client = await handshake.run(socket, signal);
    signal?.throwIfAborted();
    if (client === undefined) throw handshake.noAnswer();
    return client;
  } catch (error) {
    await socket.close();
    throw error;
  }
}
