import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { UnknownProtocolError } from "../../runtime/errors/errors.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import type { VersionRange } from "../../runtime/table/versions.ts";
import { announcesVersions, readMessages, type Salvage } from "./messages.ts";
import {
  codecFor,
  codecNamed,
  currentCodec,
  isAnnouncedDialect,
  isPossible,
  type Protocol,
  protocolOf,
} from "./protocol.ts";
import { announcedByUnread } from "./announced.ts";

/**
 * The codec that a recording is read with, as it goes on. A message may say which protocol follows;
 * where none is described here, nothing is decoded until a message names one that is. Where versions
 * differ and no message tells which it is, a block that only another version reads tells.
 *
 * An announcement in a block that does not decode may be misread, and a damaged block may be what another version reads.
 * Once a version is known, such a change is in doubt: what was known before it is kept, and the next block that it reads
 * as a whole is read with it, and what follows.
 */
export interface Session<M extends AnyMessage = AnyMessage> {
  readonly protocol: Protocol<M>;
  codec: Codec<M>;
  /** The versions that are possible: those that a message announced, at first all that are no dialects. */
  range: VersionRange;
  /** Whether a message announced the range. */
  isAnnounced: boolean;
  /** The bytes are as they were sent: no change is in doubt. */
  readonly isExact: boolean;
  /** What was known before a change that is in doubt. */
  before: Known<M> | undefined;
  /** Set while the recording is in a protocol that is not described. */
  foreign: UnknownProtocolError | undefined;
  /** How many blocks that are not empty the codec read as a whole, one after the other or not. */
  steady: number;
  /** How many blocks no version could read. */
  undecodable: number;
  /** Was aimed at the last block that was passed over. */
  reader: Reader;
}

/** What is known of the version. */
export interface Known<M extends AnyMessage = AnyMessage> {
  readonly codec: Codec<M>;
  readonly range: VersionRange;
}

const NOTHING = new Uint8Array(0);

/** After that many blocks that a version read, a single one that only another version reads is in doubt. */
const SURE = 32;

/** After that many blocks that no version reads, only the present one is tried: other versions do not help. */
const GIVE_UP = 64;

/**
 * The state in which a recording or a connection is read: which version counts, and what messages changed of it.
 *
 * @param version the version's name, when it is known
 * @param isExact whether the bytes come as they were sent, as from a server: announcements are never in doubt
 * @throws RangeError when there is no such version
 */
export function newSession<M extends AnyMessage>(
  codecs: readonly Codec<M>[],
  version?: string,
  isExact = false,
): Session<M> {
  const codec = version === undefined ? currentCodec(codecs) : codecNamed(codecs, version);
  return {
    protocol: protocolOf(codecs, version !== undefined),
    codec,
    range: { from: 0, to: codec.table.current },
    isAnnounced: false,
    isExact,
    before: undefined,
    steady: 0,
    foreign: undefined,
    undecodable: 0,
    reader: new Reader(NOTHING),
  };
}

/** A block's messages. */
export interface Followed<M extends AnyMessage> extends Salvage<M> {
  /** Nothing was read, since an earlier message announced a protocol that is not described. */
  readonly passedOver?: true;
}

/** What reads a block's messages. */
export type Follow<M extends AnyMessage> = (session: Session<M>, bytes: Uint8Array) => Followed<M>;

/**
 * Passes over a block's messages, as a step in place of `followBlock` where it gives false: the block is understood, and
 * announces no versions.
 *
 * @param announces passes over messages, and says the same of them
 * @returns undefined where only `followBlock` can say how the block is read
 */
export function passBlock<M extends AnyMessage>(
  session: Session<M>,
  r: Reader,
  announces: (codec: Codec<M>, r: Reader) => boolean | undefined = announcesVersions,
): boolean | undefined {
  if (session.foreign !== undefined || session.before !== undefined) return undefined;
  // The reader's bytes may be all of a file: a block's are from here to its end.
  const isEmpty = r.offset === r.end;
  const isAnnounced = announces(session.codec, r);
  if (isAnnounced === false && !isEmpty) session.steady++;
  return isAnnounced;
}

/** Reads a block's messages, and follows what they say of the protocol. */
export function followBlock<M extends AnyMessage>(
  session: Session<M>,
  bytes: Uint8Array,
): Followed<M> {
  const earlier = earlierReading(session, bytes);
  if (earlier !== undefined) return earlier;
  const first = session.codec;
  const own = readMessages(session.protocol, first, bytes);
  if (session.foreign !== undefined) return throughForeign(session, first, own, bytes);
  if (own.cause === undefined || own.cause instanceof UnknownProtocolError)
    return settle(session, own, bytes);
  return (
    announcedReading(session, own, bytes) ??
    otherReading(session, bytes) ??
    settle(session, own, bytes)
  );
}

/** The version before an announcement that is in doubt, where it reads all of a block: the announcement was misread. */
function earlierReading<M extends AnyMessage>(
  session: Session<M>,
  bytes: Uint8Array,
): Followed<M> | undefined {
  if (session.before === undefined || bytes.length === 0) return undefined;
  const { codec, range } = session.before;
  const read = readMessages(session.protocol, codec, bytes);
  if (read.cause !== undefined) return undefined;
  session.codec = codec;
  session.range = range;
  session.steady = SURE;
  return settle(session, read, bytes);
}

/** The version that the message tells which the present one cannot read: what follows that may be otherwise in it. */
function announcedReading<M extends AnyMessage>(
  session: Session<M>,
  { codec: present, undecoded }: Salvage<M>,
  bytes: Uint8Array,
): Followed<M> | undefined {
  const { protocol } = session;
  const announced = announcedByUnread(protocol, present, undecoded!);
  const codec = announced && codecFor(protocol, present, announced);
  if (codec === undefined || codec === present) return undefined;
  const read = readMessages(protocol, codec, bytes);
  return read.cause === undefined ? settle(session, read, bytes) : undefined;
}

/** @param isOther whether it is another version than the announced one that read the block */
function settle<M extends AnyMessage>(
  session: Session<M>,
  read: Salvage<M>,
  bytes: Uint8Array,
  isOther = false,
): Followed<M> {
  const { cause, announced, codec } = read;
  const foreign = cause instanceof UnknownProtocolError ? cause : undefined;
  // One that is empty every version reads.
  const isRead = cause === undefined && bytes.length > 0;
  const isDoubtful = isOther
    ? session.steady >= SURE
    : cause !== undefined && session.isAnnounced && (announced ?? foreign) !== undefined;
  if (isDoubtful && !session.isExact)
    session.before ??= { codec: session.codec, range: session.range };
  else if (isRead) session.before = undefined;
  if (codec !== session.codec) session.steady = 0;
  if (isRead) session.steady++;
  session.codec = codec;
  session.range = announced ?? session.range;
  session.isAnnounced ||= announced !== undefined;
  session.foreign = foreign;
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
    if (read.cause === undefined) return settle(session, read, bytes, true);
  }
  const early = unannouncedReading(session, bytes);
  if (early === undefined) session.undecodable++;
  return early;
}

/**
 * Before any version is announced: a dialect that reads all of a block, as a file that a server sends ahead of its level.
 * It counts for this block alone, since what is announced may be something else.
 */
function unannouncedReading<M extends AnyMessage>(
  session: Session<M>,
  bytes: Uint8Array,
): Followed<M> | undefined {
  const { protocol, codec: present } = session;
  if (session.isAnnounced) return undefined;
  for (const codec of protocol.codecs) {
    if (!isAnnouncedDialect(codec, present)) continue;
    const read = readMessages(protocol, codec, bytes);
    if (read.cause !== undefined) continue;
    return read.announced === undefined ? read : settle(session, read, bytes, true);
  }
  return undefined;
}

/** In a protocol that is not described, what happens to parse means nothing, unless it says that the protocol is another one. */
function throughForeign<M extends AnyMessage>(
  session: Session<M>,
  first: Codec<M>,
  read: Salvage<M>,
  bytes: Uint8Array,
): Followed<M> {
  if (read.announced !== undefined) return settle(session, read, bytes);
  const nothing = { messages: [], ends: [], codec: first, announced: undefined, first };
  return bytes.length === 0
    ? nothing
    : { ...nothing, undecoded: bytes, cause: session.foreign!, passedOver: true };
}
