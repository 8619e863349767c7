import type { Address } from "../transport/address.ts";
import type { Clock } from "../transport/clock.ts";

/** What all parts of a proxy need of it. */
export interface ProxyHouse {
  readonly clock: Clock;
  /** The server, as the person named it. */
  readonly server: Address;
  /** Where clients talk to the proxy, as they are given. */
  readonly advertised: Address;
  /** Sends a packet to whoever talks to the proxy. */
  put(packet: Uint8Array, to: Address): void;
  /** A packet is dropped. */
  drop(reason: ProxyDrop): void;
  /** Something kept a recording or a socket from going on. */
  failed(error: unknown): void;
}

/** Why a proxy drops a packet. */
export type ProxyDrop =
  /** It is a control message that cannot be read, or is longer than any. */
  | "malformed"
  /** It is of a connection that there is not, or from elsewhere than the server. */
  | "stranger"
  /** It comes from the server after a later one. */
  | "stale"
  /** Too many questions come, from its host or in all, or too many clients. */
  | "flood"
  /** More wanted to play than the proxy takes on, or sent more than it keeps while the server has not answered. */
  | "crowded"
  /** It asks to be let in, from where somebody plays already. */
  | "connected";
