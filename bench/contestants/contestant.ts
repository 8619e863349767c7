/**
 * Somebody who reads and writes the messages of a packet.
 *
 * Each has its loop in a function of its own, in its own file: a shared loop that calls through a parameter
 * would see every contestant's code and shapes, and V8 would optimise it for none of them.
 */
export interface Contestant<M = unknown, V = unknown> {
  readonly name: string;
  /** The npm package, whose version is shown. */
  readonly package?: string;
  /** What it cannot say of the messages, or of their bytes. */
  readonly cannot?: string;
  /**
   * Decodes all messages of `packet` into `ring`, from its beginning: what is stored must be built, while V8 removes the
   * allocation of a value that it sees nobody keep. Returns the number of messages.
   */
  decode(packet: Uint8Array, ring: unknown[]): number;
  /** Encodes what `decode` gave, one message after the other, and returns the bytes: the next call may overwrite them. */
  encode?(values: readonly V[]): Uint8Array;
  /** The value in the common shape, for the check before the timing. It is no part of what is timed. */
  plain(value: V): M;
  /** Of one that has bytes of its own instead of the messages': what it encodes for a message. */
  from?(message: M): unknown;
  /** What is left of a message that it cannot say in full. */
  left?(message: M): M;
}

/** The most messages of a packet. */
export const PACKET = 64;

/** Room for a packet, of whatever messages. */
export const CAPACITY = 1 << 20;
