import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { UnknownProtocolError } from "../../runtime/errors/errors.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { carriedBy } from "./carried.ts";
import type { AnyContainer } from "../containers.ts";
import { readMessages, type Salvage, tellsVersions } from "./messages.ts";
import { currentCodec, isCurrent, type Protocol, protocolOf } from "./protocol.ts";

/**
 * The version that reads most of the blocks which a file begins with, the newest of equals.
 *
 * @param bytes the beginning of a file
 * @param start where its blocks begin
 */
export function probeVersion<M extends AnyMessage>(
  container: AnyContainer,
  bytes: Uint8Array,
  start: number,
): Codec<M> {
  const bodies = firstBodies(container, bytes, start);
  const protocol = protocolOf<M>(container.codecs, false);
  let best = currentCodec(protocol.codecs);
  // A recording that tells a protocol which is not described is in no other one.
  if (tellsUnknown(protocol, best, bodies)) return best;
  let fewest = undecodedBytes(protocol, best, bodies);
  for (const codec of protocol.codecs.toReversed()) {
    if (fewest === 0) break;
    if (codec === best || !isCurrent(codec, best)) continue;
    const undecoded = undecodedBytes(protocol, codec, bodies);
    if (undecoded >= fewest) continue;
    fewest = undecoded;
    best = codec;
  }
  return best;
}

/** Whether the first message that cannot be read tells a protocol which is not described. */
function tellsUnknown<M extends AnyMessage>(
  protocol: Protocol<M>,
  first: Codec<M>,
  bodies: readonly Uint8Array[],
): boolean {
  for (const { cause } of remarkable(protocol, first, bodies))
    if (cause !== undefined) return cause instanceof UnknownProtocolError;
  return false;
}

function undecodedBytes<M extends AnyMessage>(
  protocol: Protocol<M>,
  first: Codec<M>,
  bodies: readonly Uint8Array[],
): number {
  let count = 0;
  for (const { undecoded } of remarkable(protocol, first, bodies)) count += undecoded?.length ?? 0;
  return count;
}

/** The bodies that tell of versions, or that are damaged, each read with the codec that follows from those before. */
function* remarkable<M extends AnyMessage>(
  protocol: Protocol<M>,
  first: Codec<M>,
  bodies: readonly Uint8Array[],
): Generator<Salvage<M>, void> {
  let codec = first;
  for (const body of bodies) {
    if (tellsVersions(codec, new Reader(body)) === false) continue;
    const read = readMessages(protocol, codec, body);
    yield read;
    codec = read.codec;
  }
}

/** The messages of the whole blocks at the beginning, as bytes. */
function firstBodies(container: AnyContainer, bytes: Uint8Array, start: number): Uint8Array[] {
  const r = new Reader(bytes, start);
  const bodies: Uint8Array[] = [];
  try {
    for (let last = -1; r.offset < r.end && r.offset > last;) {
      last = r.offset;
      const carried = carriedBy(container, container.decodeBlock(r));
      if (carried?.index === 0) bodies.push(carried.body);
    }
  } catch {
    // A block that is not whole is left for later.
  }
  return bodies;
}
