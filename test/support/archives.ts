import { crc32, deflateRawSync } from "node:zlib";

/** A file to be put into an archive, and how its directory lies about it. */
export interface Packed {
  readonly name: string | Uint8Array;
  readonly bytes: Uint8Array;
  /** Stored without. */
  readonly method?: number;
  readonly flags?: number;
  /** What the directory says instead of what is so. */
  readonly crc?: number;
  readonly size?: number;
  readonly offset?: number;
}

/** A PAK: header, files, directory. After names is what was there before. */
export function pakOf(files: readonly Packed[]): Buffer {
  let at = 12;
  const entries = files.map(({ name, bytes, offset = at, size = bytes.length }) => {
    const entry = Buffer.alloc(64, 0xe7);
    Buffer.concat([Buffer.from(name), Buffer.alloc(1)]).copy(entry, 0, 0, 56);
    entry.writeInt32LE(offset, 56);
    entry.writeInt32LE(size, 60);
    at += bytes.length;
    return entry;
  });
  const header = Buffer.from("PACK\0\0\0\0\0\0\0\0");
  header.writeInt32LE(at, 4);
  header.writeInt32LE(64 * files.length, 8);
  return Buffer.concat([header, ...files.map(({ bytes }) => bytes), ...entries]);
}

/** A ZIP, of the fields that APPNOTE.TXT asks for. */
export function zipOf(files: readonly Packed[], count = files.length): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, method = 0, flags = 0, crc, size, offset = at } of files) {
    const packed = method === 8 ? deflateRawSync(bytes) : Buffer.from(bytes);
    const raw = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(crc ?? crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size ?? bytes.length, 18);
    common.writeUInt16LE(raw.length, 22);
    const body = Buffer.concat([Buffer.from("PK\x03\x04"), common, raw, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\0"), common, rest, raw]));
    bodies.push(body);
    at += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.from("PK\x05\x06".padEnd(22, "\0"));
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, directory, end]);
}
