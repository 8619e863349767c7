import { type Accept, isAccept, MOD_PROQUAKE, serverOf } from "../channel/accept.ts";
import { type Address, addressText, type ServerAddress } from "../transport/address.ts";
import { Asker, type AskOptions } from "../query/asker.ts";
import { Client } from "../client/client.ts";
import type { ClientOptions } from "../client/client-options.ts";
import { type Clock, systemClock } from "../transport/clock.ts";
import { type Control, GAME, NET_PROTOCOL_VERSION, type NewControl } from "../channel/control.ts";
import { NetError } from "../transport/errors.ts";
import { checkIdentity, type Identity } from "./identity.ts";
import { JOINING_TRIES, joiningWait } from "./joining.ts";
import { NetquakeGame } from "./netquake-game.ts";
import { openSocket, resolveServerAddress } from "../transport/open-socket.ts";
import type { Receive, Transport } from "../transport/transport.ts";
import { udp } from "../transport/udp.ts";

/** How a client connects, and how it behaves then. */
export interface ConnectOptions extends ClientOptions {
  /** The player's name, a character a byte: `demospec` by default. Most servers cut it after 15. */
  readonly name?: string;
  /** Shirt and trousers, 0 to 13. */
  readonly colors?: readonly [shirt: number, pants: number];
  /** What the level before left to this one: mostly nothing. */
  readonly spawnParms?: string;
  /** What clients of the ProQuake family add to their request. Most servers need none of it. */
  readonly proquake?: ProQuake;
  /**
   * Takes FTE's extensions where the server has them, as far as schemas describe them: by default not, since a recording
   * then plays in each engine of the protocol.
   */
  readonly extensions?: boolean;
  /**
   * How often, and how many seconds apart, the server is asked to let the client in. Where nothing is given, 8 times, after
   * 1, 1, 6, 7 seconds and so on: DarkPlaces answers nobody whose host has asked in the last 5 seconds.
   */
  readonly asking?: AskOptions;
  /** Called when that many requests were not answered, and the next one goes out. */
  readonly unanswered?: (tries: number) => void;
  readonly transport?: Transport;
  readonly clock?: Clock;
  /** An address of this machine to send from. */
  readonly local?: string;
}

/** The tail of a connection request (ERRATA 108). Whoever sends it says that it has angles of 16 bits in its moves. */
export interface ProQuake {
  /** Ten times the version: 34 by default. */
  readonly version?: number;
  readonly flags?: number;
  /** What a server that is closed to others wants: a number. */
  readonly password?: number;
}

/**
 * Connects to a NetQuake server. Resolves when the server lets the client in, before it tells of the level; the client
 * then signs on by itself.
 *
 * @throws NetError "unknown-host", "no-socket", "no-answer", "other-game", or "rejected" with the server's reason; RangeError for a
 *   name, a colour or a limit that is invalid; the signal's reason where it was aborted before
 */
export async function connect(place: ServerAddress, options: ConnectOptions = {}): Promise<Client> {
  const identity = identityOf(options);
  checkIdentity(identity);
  const { transport = udp, clock = systemClock, local, signal, proquake } = options;
  signal?.throwIfAborted();
  const address = await resolveServerAddress(transport, place);
  const { asking } = options;
  const wait = asking === undefined ? joiningWait : undefined;
  const asker = new Asker(clock, address, { tries: JOINING_TRIES, ...asking }, wait);
  let receive: Receive = (packet, from) => asker.receive(packet, from);
  const socket = await openSocket(transport, address, local, (packet, from) =>
    receive(packet, from),
  );
  asker.socket = socket;
  try {
    const letIn = (accept: Accept): Client => {
      const server = serverOf(address, accept);
      const hasFineAngles = proquake !== undefined && accept.mod === MOD_PROQUAKE;
      const game = new NetquakeGame(identity, hasFineAngles, options);
      const client = new Client({ clock, socket, server, game }, options);
      receive = (packet, from) => client.receive(packet, from);
      return client;
    };
    const request = [requestOf(proquake)];
    const client = await asker.ask(
      (tries) => {
        if (tries > 0) options.unanswered?.(tries);
        return request;
      },
      (message) => answerOf(address, message, letIn),
      signal,
    );
    signal?.throwIfAborted();
    if (client instanceof NetError) throw client;
    if (client !== undefined) return client;
    throw asker.noAnswer(". Is the port right?");
  } catch (error) {
    await socket.close();
    throw error;
  }
}

function identityOf({
  name = "demospec",
  colors = [0, 0],
  spawnParms = "",
}: ConnectOptions): Identity {
  return { name, colors, spawnParms };
}

function requestOf(proquake: ProQuake | undefined): NewControl {
  const request = { type: "ccreq_connect" as const, game: GAME, version: NET_PROTOCOL_VERSION };
  if (proquake === undefined) return request;
  const { version = 34, flags = 0, password = 0 } = proquake;
  return { ...request, mod: MOD_PROQUAKE, modversion: version, modflags: flags, password };
}

/** What comes of a server's answer, where it is one to a request. */
function answerOf(
  server: Address,
  message: Control,
  letIn: (accept: Accept) => Client,
): Client | NetError | undefined {
  if (message.type === "ccrep_reject") return rejection(server, message.reason);
  return isAccept(message) ? letIn(message) : undefined;
}

function rejection(server: Address, reason: string): NetError {
  return new NetError("rejected", `${addressText(server)} lets nobody in: ${reason.trim()}`);
}
