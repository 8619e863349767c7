import type { Budget } from "./budget.ts";
import { readDzip } from "./dzip.ts";
import { readPak } from "./pak.ts";
import type { Source } from "./source.ts";
import { ArchiveError, type Member } from "./member.ts";
import { readZip } from "./zip.ts";

/** Files in one file. */
export interface Archive {
  /** What sort it is, as `ZIP archive`. */
  readonly title: string;
  /** In the order of the directory; no folders. */
  readonly members: readonly Member[];
}

/** A sort of archives. */
interface ArchiveType {
  readonly title: string;
  /** What such a file begins with: one of these. */
  readonly begins: readonly string[];
  readonly read: (source: Source, budget: Budget) => Promise<Member[]>;
}

const ARCHIVE_TYPES: readonly ArchiveType[] = [
  // After the second there is no member at all.
  { title: "ZIP archive", begins: ["PK\x03\x04", "PK\x05\x06"], read: readZip },
  { title: "PAK archive", begins: ["PACK"], read: readPak },
  { title: "Dzip archive", begins: ["DZ\x01", "DZ\x02", "DZ\x03"], read: readDzip },
];

/** This many first bytes tell an archive. */
export const MAGIC_LENGTH = 4;

/** What sort of archive begins like that, whatever it is called; nothing where none does. */
export function archiveTitle(first: Uint8Array): string | undefined {
  return archiveTypeOf(first)?.title;
}

function archiveTypeOf(first: Uint8Array): ArchiveType | undefined {
  const text = Buffer.from(first.subarray(0, MAGIC_LENGTH)).toString("latin1");
  return ARCHIVE_TYPES.find(({ begins }) => begins.some((magic) => text.startsWith(magic)));
}

/**
 * Reads an archive's directory; nothing where the bytes are no archive.
 *
 * @param budget how many bytes may come out of all members
 * @throws ArchiveError where the directory cannot be
 */
export async function openArchive(source: Source, budget: Budget): Promise<Archive | undefined> {
  const category = archiveTypeOf(await source.read(0, MAGIC_LENGTH));
  if (category === undefined) return undefined;
  const members = await category.read(source, budget);
  return { title: category.title, members };
}

/** All bytes of a member. Throws ArchiveError where there are more than `most`, or it cannot be read. */
export async function bytesOf(member: Member, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of member.chunks()) {
    pieces.push(piece);
    length += piece.length;
    if (length > most)
      throw new ArchiveError(
        `an archive in an archive is read where it has ${most.toLocaleString("en-US")} bytes at most: unpack it first`,
      );
  }
  return Buffer.concat(pieces);
}
