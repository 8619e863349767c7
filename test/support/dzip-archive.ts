import { crc32, deflateSync } from "node:zlib";

/*
 * Dzip archives by the fields of docs/dzip.md.
 */

/** A file of an archive, with what it inflates to; the other fields are those of its entry. */
export interface DzipPart {
  readonly name: string;
  readonly type: number;
  /** Nothing of folders and PAKs. */
  readonly inflated: Uint8Array;
  /** What comes out, where it is not what was inflated. */
  readonly file?: Uint8Array;
  readonly pak?: number;
}

const STORED = 8;
const HEADER = 12;

/** The archive of some files, and where its entries are. */
export function dzipArchive(
  major: number,
  parts: readonly DzipPart[],
): { bytes: Buffer; entries: number[] } {
  const shared = deflateSync(Buffer.concat(parts.map(({ inflated }) => inflated)));
  const data = parts.map(({ inflated, type }) =>
    type === STORED || inflated.length === 0 ? inflated : deflateSync(inflated),
  );
  const packed = major === 1 ? shared : Buffer.concat(data);
  const header = Buffer.from([0x44, 0x5a, major, 0, 0, 0, 0, 0, parts.length, 0, 0, 0]);
  header.writeUInt32LE(HEADER + packed.length, 4);
  const pieces: Buffer[] = [header, packed];
  const entries: number[] = [];
  let [at, length] = [HEADER, HEADER + packed.length];
  for (const [i, part] of parts.entries()) {
    const count = major === 1 ? part.inflated.length : data[i]!.length;
    const entry = entryOf(part, at, count, major);
    entries.push(length);
    pieces.push(entry);
    length += entry.length;
    at += count;
  }
  return { bytes: Buffer.concat(pieces), entries };
}

function entryOf(part: DzipPart, at: number, count: number, major: number): Buffer {
  const { file = part.inflated } = part;
  const name = Buffer.from(`${part.name}\0`, "latin1");
  const entry = Buffer.alloc(major === 1 ? 24 : 32);
  entry.writeUInt32LE(at, 0);
  entry.writeUInt32LE(count, 4);
  entry.writeUInt32LE(file.length, 8);
  entry.writeUInt16LE(name.length, 12);
  entry.writeUInt16LE(part.pak ?? 0, 14);
  entry.writeUInt32LE(~crc32(file) >>> 0, 16);
  entry.writeUInt32LE(part.type, 20);
  return Buffer.concat([entry, name]);
}
