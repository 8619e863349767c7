import type { NetError } from "../transport/errors.ts";
import type { ChannelStatistics } from "./channel-statistics.ts";

/** What a packet brought. */
export type Received =
  /** A message, or several. The bytes are the receiver's. In NetQuake packets that may be lost are numbered by themselves. */
  | {
      readonly kind: "reliable" | "unreliable";
      readonly bytes: Uint8Array;
      readonly sequence?: number;
    }
  /** A reliable message is longer than any may be. The channel takes no further ones: the connection is over. */
  | { readonly kind: "overflow"; readonly error: NetError };

/** One end of a connection of any game, without a socket and without a clock. Times are seconds of a clock that does not go back. */
export interface PeerChannel {
  readonly statistics: ChannelStatistics;
  /** When `tick` has something to do: nothing where nothing waits. */
  readonly due: number | undefined;
  /** Sends a message that must arrive. Throws NetError "too-long" or "queue-full". */
  sendReliable(now: number, message: Uint8Array): void;
  /** Sends a message that may be lost. Throws NetError "too-long". */
  sendUnreliable(message: Uint8Array, now: number): void;
  /** Sends what cannot wait. To be called when `due` says so; at other times it does nothing. */
  tick(now: number): void;
  /** Takes a packet from the other side, whatever it is. */
  receive(now: number, bytes: Uint8Array): Received | undefined;
}
