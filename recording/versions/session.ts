import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { UnknownProtocolError } from "../../runtime/errors/errors.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import type { VersionRange } from "../../runtime/table/versions.ts";
import { readMessages, type Salvage } from "./messages.ts";
import {
  codecFor,
  codecNamed,
  currentCodec,
  isPossible,
  type Protocol,
  protocolOf,
} from "./protocol.ts";
import { announcedByUnread } from "./announced.ts";

/**
 * The codec that a recording is read with, as it goes on. A message may say which protocol follows;
 * where none is described here, nothing is decoded until a message names one that is. Where versions
 * differ and no message tells which it is, a block that only another version reads tells.
 */
export interface Session<M extends AnyMessage = AnyMessage> {
  readonly protocol: Protocol<M>;
  codec: Codec<M>;
  /** The versions that are possible: those that a message mentioned, at first all that are no dialects. */
  range: VersionRange;
  /** Set while the recording is in a protocol that is not described. */
  foreign: UnknownProtocolError | undefined;
  /** How many blocks no version could read. */
  undecodable: number;
  /** Was aimed at the last block that was passed over. */
  reader: Reader;
}

const NOTHING = new Uint8Array(0);

/** After that many blocks that no version reads, only the present one is tried: other versions do not help. */
const GIVE_UP = 64;

/**
 * @param version the version's name, when it is known
 * @throws RangeError when there is no such version
 */
export function newSession<M extends AnyMessage>(
  codecs: readonly Codec<M>[],
  version?: string,
): Session<M> {
  const codec = version === undefined ? currentCodec(codecs) : codecNamed(codecs, version);
  return {
    protocol: protocolOf(codecs, version !== undefined),
    codec,
    range: { from: 0, to: codec.table.current },
    foreign: undefined,
    undecodable: 0,
    reader: new Reader(NOTHING),
  };
}

/** A block's messages. */
export interface Followed<M extends AnyMessage> extends Salvage<M> {
  /** Nothing was read, since an earlier message mentioned a protocol that is not described. */
  readonly passedOver?: true;
}

/** What reads a block's messages. */
export type Follow<M extends AnyMessage> = (session: Session<M>, bytes: Uint8Array) => Followed<M>;

/** Reads a block's messages, and follows what they say of the protocol. */
export function followBlock<M extends AnyMessage>(
  session: Session<M>,
  bytes: Uint8Array,
): Followed<M> {
  const first = session.codec;
  const own = readMessages(session.protocol, first, bytes);
  if (session.foreign !== undefined) return throughForeign(session, first, own, bytes);
  if (own.cause === undefined || own.cause instanceof UnknownProtocolError)
    return settle(session, own);
  return (
    announcedReading(session, own, bytes) ?? otherReading(session, bytes) ?? settle(session, own)
  );
}

/** The version that the message tells which the present one cannot read: what follows that may be otherwise in it. */
function announcedReading<M extends AnyMessage>(
  session: Session<M>,
  { codec: present, undecoded }: Salvage<M>,
  bytes: Uint8Array,
): Followed<M> | undefined {
  const { protocol } = session;
  const announced = protocol.fixed ? undefined : announcedByUnread(protocol, present, undecoded!);
  const codec = announced && codecFor(protocol, present, announced);
  if (codec === undefined || codec === present) return undefined;
  const read = readMessages(protocol, codec, bytes);
  return read.cause === undefined ? settle(session, read) : undefined;
}

function settle<M extends AnyMessage>(session: Session<M>, read: Salvage<M>): Followed<M> {
  session.codec = read.codec;
  session.range = read.announced ?? session.range;
  session.foreign = read.cause instanceof UnknownProtocolError ? read.cause : undefined;
  return read;
}

/** A version that reads all of a block which the present one does not. */
function otherReading<M extends AnyMessage>(
  session: Session<M>,
  bytes: Uint8Array,
): Followed<M> | undefined {
  const { codecs, fixed } = session.protocol;
  if (fixed || session.undecodable >= GIVE_UP) return undefined;
  for (const codec of codecs.toReversed()) {
    if (codec === session.codec || !isPossible(codec, session.range)) continue;
    const read = readMessages(session.protocol, codec, bytes);
    if (read.cause === undefined) return settle(session, read);
  }
  session.undecodable++;
  return undefined;
}

/** In a protocol that is not described, what happens to parse means nothing, unless it says that the protocol is another one. */
function throughForeign<M extends AnyMessage>(
  session: Session<M>,
  first: Codec<M>,
  read: Salvage<M>,
  bytes: Uint8Array,
): Followed<M> {
  if (read.announced !== undefined) return settle(session, read);
  const nothing = { messages: [], ends: [], codec: first, announced: undefined, first };
  return bytes.length === 0
    ? nothing
    : { ...nothing, undecoded: bytes, cause: session.foreign!, passedOver: true };
}
