import type { VersionRange } from "../runtime/table/versions.ts";
import { type ErrorPosition, UnknownProtocolError } from "../runtime/errors/errors.ts";
import type { Session } from "./versions/session.ts";

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
  readonly undecodable: number;
  /** What reported a protocol that is not described, while nothing reported another one. */
  readonly foreign?: {
    readonly reason: string;
    readonly place: ErrorPosition;
    readonly protocol: number;
  };
}

/** What is known of a protocol so far. */
export function sessionPoint({ codec, range, undecodable, foreign }: Session): SessionPoint {
  const version = codec.table.versions[codec.from]!;
  const known = { version, range, undecodable };
  if (foreign === undefined) return known;
  const { reason, place, protocol } = foreign;
  return { ...known, foreign: { reason, place, protocol } };
}

/** Knows what was known there. Throws RangeError for a version that there is not. */
export function resumeSession(session: Session<any>, point: SessionPoint): void {
  const { codecs, table } = session.protocol;
  const codec = codecs.find(({ from }) => table.versions[from] === point.version);
  if (codec === undefined) throw new RangeError(`${table.name} has no version ${point.version}`);
  session.codec = codec;
  session.range = point.range;
  session.undecodable = point.undecodable;
  if (point.foreign === undefined) return;
  const { reason, place, protocol } = point.foreign;
  session.foreign = new UnknownProtocolError(reason, place, protocol);
}
