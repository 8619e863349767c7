import type { Update } from "./hand-written.ts";

/**
 * Somebody who reads and writes update messages.
 *
 * Each has its loop in a function of its own, in its own file: a shared loop that calls through a parameter
 * would see every contestant's code and shapes, and V8 would optimise it for none of them.
 */
export interface Contestant<V = unknown> {
  readonly name: string;
  /** The npm package, whose version is shown. */
  readonly package?: string;
  /**
   * Decodes all messages of `bytes`, and stores number i in `ring[i & mask]`: what is stored must be built,
   * while V8 removes the allocation of a value that it sees nobody keep. Returns the number of messages.
   */
  decode(bytes: Uint8Array, ring: unknown[], mask: number): number;
  /** Encodes what `decode` gave, one message after the other, and returns the bytes: the next call overwrites them. */
  encode?(values: readonly V[]): Uint8Array;
  /** The value in the common shape, for the check before the timing. It is no part of what is timed. */
  plain(value: V): Update;
}

/** Room for all messages that a benchmark encodes at once. */
export const CAPACITY = 1 << 20;
