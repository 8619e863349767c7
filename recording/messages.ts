import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { DecodeError } from "../runtime/errors.ts";
import type { VersionRange } from "../runtime/table.ts";
import { Reader } from "../runtime/reader.ts";
import { type Writer, writeBytes } from "../runtime/writer.ts";
import { codecFor, type Protocol, versionsTold } from "./protocol.ts";

/** What a block's bytes say: messages as far as they can be read, and the bytes from there on. */
export interface Salvage<M extends AnyMessage> {
  readonly messages: M[];
  /** Where each message ends, in bytes from the block's first message. */
  readonly ends: number[];
  /** The codec that the first message was read with. */
  readonly first: Codec<M>;
  /** The codec for what follows, or that could not read it. */
  readonly codec: Codec<M>;
  /** The versions that the last message to do so told of. */
  readonly told: VersionRange | undefined;
  /** From the first byte that could not be understood to the block's end. A view on the input. */
  readonly undecoded?: Uint8Array;
  /** Why, not explained. */
  readonly cause?: DecodeError;
}

/** Reads messages up to the end of the bytes, or to the first that cannot be read. */
export function readMessages<M extends AnyMessage>(
  protocol: Protocol<M>,
  first: Codec<M>,
  bytes: Uint8Array,
): Salvage<M> {
  const r = new Reader(bytes);
  const messages: M[] = [];
  const ends: number[] = [];
  let codec = first;
  let told: VersionRange | undefined;
  let start = 0;
  try {
    while (start < r.end) {
      const message = codec.read(r);
      start = r.offset;
      messages.push(message);
      ends.push(start);
      const range = versionsTold(protocol, message);
      if (range !== undefined) {
        told = range;
        codec = codecFor(protocol, codec, range);
      }
    }
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    const undecoded = bytes.subarray(start);
    return { messages, ends, first, codec, told, undecoded, cause: error };
  }
  return { messages, ends, first, codec, told };
}

/**
 * Passes over all messages, which costs a fraction of reading them.
 *
 * @param r reads them
 * @returns whether one tells of the versions of what follows; undefined where not all can be passed over
 */
export function tellsVersions<M extends AnyMessage>(
  codec: Codec<M>,
  r: Reader,
): boolean | undefined {
  try {
    return codec.passAll(r);
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

/** Messages in their order, each with the codec that is its own. */
export function* withCodecs<M extends AnyMessage>(
  protocol: Protocol<M>,
  first: Codec<M>,
  messages: readonly M[],
): Generator<[M, Codec<M>], void> {
  let codec = first;
  for (const message of messages) {
    yield [message, codec];
    const range = versionsTold(protocol, message);
    if (range !== undefined) codec = codecFor(protocol, codec, range);
  }
}

/** Writes what `readMessages` reads. Throws EncodeError. */
export function writeMessages<M extends AnyMessage>(
  protocol: Protocol<M>,
  first: Codec<M>,
  w: Writer,
  messages: readonly M[],
  undecoded?: Uint8Array,
): void {
  for (const [message, codec] of withCodecs(protocol, first, messages)) codec.encode(w, message);
  if (undecoded !== undefined) writeBytes(w, undecoded);
}
