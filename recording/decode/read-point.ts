import type { AnyMessage } from "../../runtime/codec.ts";
import type { VersionRange } from "../../runtime/table/versions.ts";
import { type ErrorPosition, UnknownProtocolError } from "../../runtime/errors/errors.ts";
import type { Known, Session } from "../versions/session.ts";

/**
 * A place after a block of a recording, with all that reading on depends on: plain data, which may be kept anywhere.
 * Good for the same bytes, read with the same options.
 */
export interface ReadPoint {
  /** Where the next block begins in the file, in bytes. */
  readonly offset: number;
  /** The index that the next block will have. */
  readonly index: number;
  /** What is known of each protocol that the container carries. */
  readonly sessions: readonly SessionPoint[];
}

/** What is known of a protocol's version at a place of a recording. */
export interface SessionPoint {
  /** The version that the next block is read with: the oldest of its codec, by its name. */
  readonly version: string;
  readonly range: VersionRange;
  /** Whether a message announced the range. */
  readonly isAnnounced: boolean;
  /** What was known before a change that is in doubt. */
  readonly before?: KnownPoint;
  readonly steady: number;
  readonly undecodable: number;
  /** What reported a protocol that is not described, while nothing reported another one. */
  readonly foreign?: {
    readonly reason: string;
    readonly place: ErrorPosition;
    readonly protocol: number;
  };
}

/** A version that is known, and the range that it is of. */
type KnownPoint = Pick<SessionPoint, "version" | "range">;

/** What is known of a protocol so far. */
export function sessionPoint(session: Session): SessionPoint {
  const { isAnnounced, before, steady, undecodable, foreign } = session;
  const known = { ...knownPoint(session), isAnnounced, steady, undecodable };
  const doubted = before === undefined ? known : { ...known, before: knownPoint(before) };
  if (foreign === undefined) return doubted;
  const { reason, place, protocol } = foreign;
  return { ...doubted, foreign: { reason, place, protocol } };
}

function knownPoint({ codec, range }: Known): KnownPoint {
  return { version: codec.table.versions[codec.from]!, range };
}

/** Knows what was known there. Throws RangeError for a version that there is not. */
export function resumeSession<M extends AnyMessage>(
  session: Session<M>,
  point: SessionPoint,
): void {
  Object.assign(session, knownAt(session, point));
  session.isAnnounced = point.isAnnounced;
  session.before = point.before && knownAt(session, point.before);
  session.steady = point.steady;
  session.undecodable = point.undecodable;
  if (point.foreign === undefined) return;
  const { reason, place, protocol } = point.foreign;
  session.foreign = new UnknownProtocolError(reason, place, protocol);
}

function knownAt<M extends AnyMessage>(
  { protocol: { codecs, table } }: Session<M>,
  { version, range }: KnownPoint,
): Known<M> {
  const codec = codecs.find(({ from }) => table.versions[from] === version);
  if (codec === undefined) throw new RangeError(`${table.name} has no version ${version}`);
  return { codec, range };
}
