/** What went wrong with a connection. */
export type NetErrorCode =
  /** The host has no address. */
  | "unknown-host"
  /** This machine's address or port cannot be had. */
  | "no-socket"
  /** Nothing answers there. */
  | "no-answer"
  /** Another game's server answers there. */
  | "other-game"
  /** The server refuses, and says why. */
  | "rejected"
  /** The other side has not been heard of for too long. */
  | "timeout"
  /** The server speaks a protocol that is not described. */
  | "protocol"
  /** A message is longer than any may be. */
  | "too-long"
  /** More waits to be sent than may. */
  | "queue-full"
  /** There is no connection any more. */
  | "closed";

/** A connection cannot be made, or cannot go on. `message` tells a person what is wrong. */
export class NetError extends Error {
  override readonly name = "NetError";
  constructor(
    readonly code: NetErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
