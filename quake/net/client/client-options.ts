import type { AnyMessage } from "../../../runtime/codec.ts";
import type { ChannelStatistics } from "../channel/channel-statistics.ts";
import type { PeerChannel } from "../channel/peer-channel.ts";
import type { PeerOptions } from "../channel/peer.ts";
import type { Address } from "../transport/address.ts";
import type { Clock } from "../transport/clock.ts";
import type { Socket } from "../transport/transport.ts";
import type { ClientGame } from "./client-game.ts";

/** How a client behaves when it is connected. */
export interface ClientOptions extends PeerOptions {
  /** Seconds between two moves, where `move` is not called more often: 0.05 by default. */
  readonly moveInterval?: number;
  /** Bytes of packets that may wait to be read by a loop, 64 more for each message: 8 MiB by default. */
  readonly unread?: number;
  /** Ends the connection, as `disconnect` does. */
  readonly signal?: AbortSignal;
}

/** What became of packets and messages. */
export interface ClientStatistics extends ChannelStatistics {
  /** Packets that came from elsewhere than the server, and were dropped. */
  readonly strangers: number;
  /** Packets that this machine did not send. */
  readonly unsent: number;
  /** Messages that nobody read in time. */
  readonly skipped: number;
}

/** What became of packets and messages so far. */
export function statisticsOf(
  { statistics }: PeerChannel,
  { dropped: { congested, refused } }: Socket,
  strangers: number,
  skipped: number,
): ClientStatistics {
  const dropped = { ...statistics.dropped };
  return { ...statistics, dropped, strangers, unsent: congested + refused, skipped };
}

/** A connection as `connect` makes it. */
export interface Connection<M extends AnyMessage, B extends object> {
  readonly clock: Clock;
  readonly socket: Socket;
  /** Where the server talks to this client. */
  readonly server: Address;
  readonly game: ClientGame<M, B>;
}
