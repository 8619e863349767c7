import type { Address } from "./address.ts";

/** What packets go through: UDP, or a network that a test simulates. */
export interface Transport {
  /**
   * The address of a host, which may be given by name or in digits.
   * Rejects with NetError where it has none.
   */
  resolve(host: string): Promise<string>;
  /**
   * Opens a socket at an address of this machine; port 0 is any that is free.
   * Rejects with NetError where it cannot be had.
   *
   * @param receive is called with each packet that comes, never before this resolves. The bytes are the receiver's.
   */
  open(local: Address, receive: Receive): Promise<Socket>;
}

/** Takes a packet. Throws nothing: nobody would hear it. */
export type Receive = (packet: Uint8Array, from: Address) => void;

/** A place to send packets from and get them at. */
export interface Socket {
  readonly address: Address;
  /** What was neither sent nor handed on, by reason. */
  readonly dropped: Readonly<SocketDrops>;
  /**
   * Sends a packet, which is copied or gone before it is changed. Never throws: a packet that cannot be sent, or that
   * is sent when the socket is closed, is lost like any other.
   */
  send(packet: Uint8Array, to: Address): void;
  /** Resolves when what was sent is on its way, a second later at most. Nothing is received from the call on. May be called again. */
  close(): Promise<void>;
}

/** Packets that a socket lost itself. */
export interface SocketDrops {
  /** Too many were waiting to go out. */
  congested: number;
  /** The system would not send them: no way there, too large. */
  refused: number;
}
