import type { PeerOptions } from "../channel/peer.ts";
import type { Address } from "../transport/address.ts";
import type { Clock } from "../transport/clock.ts";
import type { Transport } from "../transport/transport.ts";
import type { Connection, ConnectionEnd, Guest } from "./connection.ts";
import type { ServerFacts } from "./server-answers.ts";

/** What a server takes on. */
export interface ListenerLimits {
  /** Clients at a time, up to 255: 16 by default. */
  readonly clients?: number;
  /** Clients at a time of one host: 8 by default. This machine's own may be as many as there is room for. */
  readonly clientsOfHost?: number;
  /** Clients at a time that have not shown yet that they are where they say: as many as clients, or 32 by default. */
  readonly unproved?: number;
  /** Questions and requests that one host may have answered a second: 16 by default, and four times as many at once. */
  readonly requestsOfHost?: number;
  /** The same of all hosts together: 256 by default. */
  readonly requests?: number;
}

/** How a server listens. */
export interface ListenerOptions extends PeerOptions {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly local: Address;
  readonly limits?: ListenerLimits;
}

/** Who is behind a listener. */
export interface House {
  /** The answer to whoever asks. */
  facts(): ServerFacts;
  /** A client is there. Gives who serves it. */
  welcome(connection: Connection): Guest;
}

/** Why a server drops a packet. */
export type ListenerDrop =
  /** It is more than any client sends. */
  | "oversized"
  /** It is a control message that cannot be read. */
  | "malformed"
  /** It is of a connection that there is not. */
  | "stranger"
  /** Too many requests come, from its host or in all. */
  | "flood"
  /** It asks for another game, or for something that is not there. */
  | "foreign"
  /** It is an answer, and nobody asked. */
  | "answer"
  /** It asks to be let in, from where somebody is already. */
  | "connected";

/** What became of a server's packets. */
export interface ListenerStatistics {
  /** Packets and bytes that came, and that were sent. */
  received: number;
  receivedBytes: number;
  sent: number;
  sentBytes: number;
  /** Questions answered. */
  answered: number;
  /** Clients let in: they know where to come, and not yet there. */
  accepted: number;
  /** Clients that have shown that they are where they say. */
  proved: number;
  /** Clients refused. */
  rejected: number;
  readonly dropped: Record<ListenerDrop, number>;
  /** How connections ended. */
  readonly ended: Record<ConnectionEnd, number>;
}

/** The limits, with what they are by default. Throws RangeError. */
export function withDefaults(limits: ListenerLimits): Required<ListenerLimits> {
  const { clients = 16 } = limits;
  const whole = {
    clients,
    clientsOfHost: limits.clientsOfHost ?? 8,
    unproved: limits.unproved ?? Math.max(32, clients),
    requestsOfHost: limits.requestsOfHost ?? 16,
    requests: limits.requests ?? 256,
  };
  for (const [name, value] of Object.entries(whole))
    if (!(value > 0)) throw new RangeError(`${name} is ${value}: expected a number above 0`);
  if (whole.clients > 255)
    throw new RangeError(`clients is ${whole.clients}: expected 255 at most`);
  return whole;
}
