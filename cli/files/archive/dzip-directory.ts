import { crc32 } from "node:zlib";
import { ArchiveError, checkEntries } from "./member.ts";
import type { Source } from "./source.ts";

/*
 * A Dzip archive's header and directory, docs/dzip.md: read, and written for one recording.
 */

/** What an entry is. */
export const TYPES = {
  plain: 0,
  firstDemo: 1,
  text: 2,
  pak: 3,
  dzip: 4,
  demo: 5,
  nehahra: 6,
  folder: 7,
  stored: 8,
} as const;

export interface DzipEntry {
  /** With `/` between folders. */
  readonly name: string;
  readonly type: number;
  /** Where its data is; of major 1, in what is inflated, from 12 on. */
  readonly at: number;
  readonly packed: number;
  readonly size: number;
  /** Of a PAK the number of its files, which follow; of such a file its number. */
  readonly pak: number;
  readonly crc: number;
}

const HEADER = 12;
const ENTRY = 32;
/** Of major 1. */
const SHORT_ENTRY = 24;
const LONGEST_NAME = 257;

/** Reads a directory. Throws ArchiveError where it is damaged. */
export async function dzipEntries(
  source: Source,
): Promise<{ entries: DzipEntry[]; major: number; directory: number }> {
  const header = Buffer.from(await source.read(0, HEADER));
  if (header.length < HEADER)
    throw new ArchiveError(`the archive ends in its header, at byte ${header.length}`);
  const [major, directory, count] = [header[2]!, header.readUInt32LE(4), header.readUInt32LE(8)];
  const length = major === 1 ? SHORT_ENTRY : ENTRY;
  checkEntries(count);
  if (directory < HEADER || directory + count * length > source.size)
    throw new ArchiveError(
      `its directory should have ${count} entries from byte ${directory} on, and the archive has ${source.size} bytes`,
    );
  const entries: DzipEntry[] = [];
  for (let at = directory; entries.length < count;) {
    const fixed = Buffer.from(await source.read(at, length));
    const named = fixed.length === length ? fixed.readUInt16LE(12) : 0;
    const raw = Buffer.from(await source.read(at + length, named));
    if (fixed.length < length || raw.length < named || named > LONGEST_NAME)
      throw new ArchiveError(`its directory is damaged: at entry ${entries.length}`);
    entries.push(entryOf(fixed, raw, major));
    at += length + named;
  }
  return { entries, major, directory };
}

function entryOf(fixed: Buffer, raw: Buffer, major: number): DzipEntry {
  const [at, packed, size] = [0, 4, 8].map((from) => fixed.readUInt32LE(from));
  const end = raw.indexOf(0);
  const type = fixed.readUInt32LE(20);
  // Members of a PAK keep their names as they are.
  const pak = fixed.readUInt16LE(14);
  const name = raw.toString("latin1", 0, end < 0 ? raw.length : end);
  return {
    name: pak > 0 && type !== TYPES.pak ? name : name.replaceAll("\\", "/"),
    at: at!,
    packed: packed!,
    size: size!,
    type,
    pak: major === 1 ? 0 : pak,
    crc: fixed.readUInt32LE(16),
  };
}

/** A file that is packed alone. */
export interface DzipFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type: number;
  readonly packed: Uint8Array;
  /** How many bytes were deflated. */
  readonly inflated: number;
  readonly date: Date;
}

/** The archive of one file, as version 3.2 writes it. */
export function dzipOf(file: DzipFile): Uint8Array {
  const name = Buffer.from(`${file.name}\0`, "latin1");
  const header = Buffer.from("DZ\x03\x02\0\0\0\0\x01\0\0\0", "latin1");
  header.writeUInt32LE(HEADER + file.packed.length, 4);
  const entry = Buffer.alloc(ENTRY);
  entry.writeUInt32LE(HEADER, 0);
  entry.writeUInt32LE(file.packed.length, 4);
  entry.writeUInt32LE(file.bytes.length, 8);
  entry.writeUInt16LE(name.length, 12);
  entry.writeUInt32LE(~crc32(file.bytes) >>> 0, 16);
  entry.writeUInt32LE(file.type, 20);
  entry.writeUInt32LE(dosDate(file.date), 24);
  entry.writeUInt32LE(file.inflated, 28);
  return Buffer.concat([header, file.packed, entry, name]);
}

/** As DOS has it, but with months from 0. */
function dosDate(date: Date): number {
  const years = Math.min(127, Math.max(0, date.getFullYear() - 1980));
  const day = (years << 25) | (date.getMonth() << 21) | (date.getDate() << 16);
  const time = (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1);
  return (day | time) >>> 0;
}
