import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { type DecodeError, UnknownProtocolError } from "../../runtime/errors/errors.ts";
import { Reader, retarget } from "../../runtime/bytes/reader.ts";
import { carriedBy } from "./carried.ts";
import type { AnyContainer } from "../formats/formats.ts";
import { readMessages, type Salvage, announcesVersions } from "./messages.ts";
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
  const current = currentCodec(protocol.codecs);
  const cause = firstCause(protocol, current, bodies);
  // It leaves nothing undecoded. A recording that tells a protocol which is not described is in no other one.
  if (cause === undefined || cause instanceof UnknownProtocolError) return current;
  const others = protocol.codecs.filter((codec) => codec !== current && isCurrent(codec, current));
  return leastUndecoded(protocol, [current, ...others.toReversed()], bodies);
}

/** A codec on trial. */
interface Trial<M extends AnyMessage> {
  readonly codec: Codec<M>;
  readonly rest: Iterator<Salvage<M>, void>;
  /** Bytes up to where it is now. */
  undecoded: number;
}

/**
 * The codec that leaves the fewest bytes undecoded, the first of equals. Whichever has left the fewest so far goes on,
 * and is it once it is through: so the others need not go far.
 */
function leastUndecoded<M extends AnyMessage>(
  protocol: Protocol<M>,
  codecs: readonly Codec<M>[],
  bodies: readonly Uint8Array[],
): Codec<M> {
  const trials = codecs.map((codec): Trial<M> => ({
    codec,
    rest: remarkable(protocol, codec, bodies),
    undecoded: 0,
  }));
  for (;;) {
    const trial = trials.reduce((a, b) => (b.undecoded < a.undecoded ? b : a));
    const { value } = trial.rest.next();
    if (value === undefined) return trial.codec;
    trial.undecoded += value.undecoded?.length ?? 0;
  }
}

/** Why the first message that cannot be read cannot; undefined where all can. */
function firstCause<M extends AnyMessage>(
  protocol: Protocol<M>,
  first: Codec<M>,
  bodies: readonly Uint8Array[],
): DecodeError | undefined {
  for (const { cause } of remarkable(protocol, first, bodies))
    if (cause !== undefined) return cause;
  return undefined;
}

/** The bodies that tell of versions, or that are damaged, each read with the codec that follows from those before. */
function* remarkable<M extends AnyMessage>(
  protocol: Protocol<M>,
  first: Codec<M>,
  bodies: readonly Uint8Array[],
): Generator<Salvage<M>, void> {
  let codec = first;
  let r = new Reader(new Uint8Array(0));
  for (const body of bodies) {
    r = retarget(r, body);
    if (announcesVersions(codec, r) === false) continue;
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
    for (let last = -1; r.offset > last;) {
      last = r.offset;
      const carried = carriedBy(container, container.decodeBlock(r));
      if (carried?.index === 0) bodies.push(carried.body);
    }
  } catch {
    // A block that is not whole is left for later.
  }
  return bodies;
}
