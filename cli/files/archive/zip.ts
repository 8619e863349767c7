import { Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";
import {
  type Entry,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  RandomAccessReader,
  type ZipFile,
} from "yauzl";
import type { Budget } from "./budget.ts";
import { ArchiveError, checkEntries, type Member } from "./member.ts";
import type { Source } from "./source.ts";

/*
 * ZIP, also as .pk3 and .pkz. yauzl reads the directory, with all that PKWARE added to it in thirty years; bytes are
 * taken and checked here, so that a member that is wrong is its own error and not the archive's.
 */

/** Reads a ZIP's directory. Throws ArchiveError where it is damaged. */
export async function readZip(source: Source, budget: Budget): Promise<Member[]> {
  const entries: Entry[] = [];
  try {
    const zip = await fromRandomAccessReaderPromise(new Reader(source), source.size, {
      autoClose: false,
      // Names are only shown and compared: one that would be no path keeps nobody from the other members.
      decodeStrings: false,
      validateEntrySizes: false,
    });
    checkEntries(zip.entryCount);
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const overlapping = overlaps(entries);
    return entries.flatMap((entry) => {
      const name = nameOf(entry);
      if (name === "" || name.endsWith("/")) return [];
      const shared = overlapping.has(entry);
      const chunks = () => memberChunks(zip, source, entry, shared, budget);
      return [{ name, size: entry.uncompressedSize, chunks }];
    });
  } catch (error) {
    throw damaged("its directory is damaged", error);
  }
}

/** yauzl's way to read at any place. */
class Reader extends RandomAccessReader {
  readonly #source: Source;

  constructor(source: Source) {
    super();
    this.#source = source;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#source.read(position, length).then(
      (bytes) => {
        buffer.set(bytes, offset);
        callback(bytes.length < length ? new Error("the archive ends inside") : null);
      },
      (error: Error) => callback(error),
    );
  }
}

function nameOf(entry: Entry): string {
  const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry;
  return getFileNameLowLevel(flags, fileNameRaw, extraFields, false);
}

/** A local header without its name. */
const LOCAL_HEADER = 30;

/** Entries whose bytes are also another one's: nothing but what is to cost much is made so. */
function overlaps(entries: readonly Entry[]): ReadonlySet<Entry> {
  const sorted = entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  const found = new Set<Entry>();
  let last: Entry | undefined;
  let end = 0;
  for (const entry of sorted) {
    const from = entry.relativeOffsetOfLocalHeader;
    if (last !== undefined && from < end) found.add(last).add(entry);
    const to = from + LOCAL_HEADER + entry.fileNameLength + entry.compressedSize;
    if (to < end) continue;
    [last, end] = [entry, to];
  }
  return found;
}

async function* memberChunks(
  zip: ZipFile,
  source: Source,
  entry: Entry,
  shared: boolean,
  budget: Budget,
): AsyncGenerator<Uint8Array, void> {
  const { compressionMethod: method, compressedSize, uncompressedSize: size } = entry;
  if (entry.isEncrypted()) throw new ArchiveError("it is encrypted: unpack it first");
  if (method !== 0 && method !== 8)
    throw new ArchiveError(
      `it is compressed by ${METHODS[method] ?? "a method that nobody knows"} (method ${method}), and only stored and deflated files are read: unpack it first`,
    );
  if (shared)
    throw new ArchiveError(
      "the directory gives bytes of it to another file, too: one of them lies",
    );
  let [sum, length] = [0, 0];
  try {
    const { fileDataStart: from } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const packed = source.chunks(from, from + compressedSize);
    for await (const chunk of method === 8 ? inflated(packed) : packed) {
      budget.take(chunk.length);
      length += chunk.length;
      if (length > size)
        throw new ArchiveError(`more comes out of it than the ${size} bytes that it should have`);
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw damaged("it is damaged", error);
  }
  if (length < size)
    throw new ArchiveError(`it is damaged: it should have ${size} bytes, and has ${length}`);
  if (sum !== entry.crc32)
    throw new ArchiveError(
      `it is damaged: its checksum should be ${hex(entry.crc32)}, and is ${hex(sum)}`,
    );
}

async function* inflated(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const inflate = createInflateRaw();
  const packed = Readable.from(chunks, { objectMode: false });
  packed.on("error", (error) => inflate.destroy(error));
  try {
    for await (const chunk of packed.pipe(inflate)) yield chunk as Uint8Array;
  } finally {
    packed.destroy();
  }
}

/** What the libraries and the system say of an archive; what is said already, as it is. */
function damaged(what: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ArchiveError) return error;
  const { code, errno } = error as NodeJS.ErrnoException;
  // What the system says of the file is reported elsewhere. zlib's errors have numbers, too.
  if (errno !== undefined && code?.startsWith("Z_") !== true) return error;
  return new ArchiveError(`${what}: ${error.message}`, { cause: error });
}

function hex(sum: number): string {
  return `0x${sum.toString(16).padStart(8, "0")}`;
}

/** Ways to compress that archives of the nineties have, and later ones. */
const METHODS: Readonly<Record<number, string>> = {
  1: "shrinking",
  2: "reducing",
  3: "reducing",
  4: "reducing",
  5: "reducing",
  6: "imploding",
  9: "Deflate64",
  10: "IBM TERSE",
  12: "bzip2",
  14: "LZMA",
  93: "Zstandard",
  95: "XZ",
  98: "PPMd",
  99: "AES",
};
