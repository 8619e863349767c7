import type { AnyMessage } from "../../runtime/codec.ts";
import type { Container } from "../../runtime/container.ts";
import type { ForeignTable } from "../../runtime/table/table.ts";
import { PROBE, type ReadOptions } from "./read-options.ts";
import { foreignFormat } from "../formats/formats.ts";
import { findHeader } from "../formats/header.ts";
import { newSessions } from "../versions/carried.ts";
import type { Session } from "../versions/session.ts";
import { probeVersion } from "../versions/version.ts";

/** How a recording is to be read. */
export interface Beginning<M extends AnyMessage> {
  /** Bytes before the first block. */
  readonly headerLength: number;
  /** The name of the header's reading. */
  readonly reading: string | undefined;
  /** The other format that it is of: then there are no blocks. */
  readonly foreign: ForeignTable | undefined;
  /** One for each protocol that the blocks carry, the first for the one that the recording is about. */
  readonly sessions: readonly Session<M>[];
}

/**
 * Decides how a recording is read, from no more than the first `PROBE` bytes, so that all readers decide alike.
 * Throws RangeError for a version or a reading that there is not.
 */
export function begin<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  options: ReadOptions,
): Beginning<M> {
  const probe = bytes.subarray(0, PROBE);
  const sessions = newSessions<M>(container, options.version);
  const { length, reading } = findHeader(container, probe, options.reading);
  const foreign = foreignFormat(container, probe);
  if (foreign !== undefined) return { headerLength: 0, reading: undefined, foreign, sessions };
  if (options.version === undefined) sessions[0]!.codec = probeVersion(container, probe, length);
  return { headerLength: length, reading: reading?.name, foreign, sessions };
}
