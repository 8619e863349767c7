/** A file in an archive. */
export interface Member {
  /** As the archive has it, with `/` between folders. Nothing keeps it from being any text at all. */
  readonly name: string;
  /** Bytes, as the directory says. */
  readonly size: number;
  /** The same for members that are the same bytes of the archive, where several may be. */
  readonly place?: string;
  /** Its bytes, read and unpacked as they are asked for. Throws ArchiveError. */
  chunks(): AsyncIterable<Uint8Array>;
}

/** What is wrong with an archive or a member: the message says it without their names. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}

/** No archive with more entries is read: each takes memory. */
export const MOST_ENTRIES = 100_000;

/** Throws ArchiveError for a directory with more entries. */
export function checkEntries(count: number): void {
  if (count > MOST_ENTRIES)
    throw new ArchiveError(
      `its directory tells of ${count.toLocaleString("en-US")} files: no more than ${MOST_ENTRIES.toLocaleString("en-US")} are read`,
    );
}
