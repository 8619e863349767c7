import { Readable } from "node:stream";
import { crc32, createInflate } from "node:zlib";
import { unpackRecording } from "../../../quake/dzip/index.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { Budget } from "./budget.ts";
import { type DzipEntry, dzipEntries, TYPES } from "./dzip-directory.ts";
import { ArchiveError, type Member } from "./member.ts";
import type { Source } from "./source.ts";

/*
 * Dzip's archives, docs/dzip.md. Files are inflated here, and recordings made of what comes out.
 */

const HEADER = 12;
/** Of major 1, the stream that all files share is kept: no more of it is. */
const MOST_SHARED = 1 << 28;
const PAK_HEADER = 12;
const PAK_ENTRY = 64;
const PAK_NAME = 56;

/** What is read of an archive, and its bounds. */
interface Reading {
  readonly source: Source;
  readonly budget: Budget;
  /** What may be read of the archive itself: entries may share bytes, and these may inflate to nothing. */
  readonly packed: Budget;
  readonly major: number;
  readonly directory: number;
  /** Of major 1: all that its stream has. */
  shared?: Promise<Uint8Array>;
}

/** Reads a Dzip archive's directory. Throws ArchiveError where it cannot be there. */
export async function readDzip(source: Source, budget: Budget): Promise<Member[]> {
  const { entries, major, directory } = await dzipEntries(source);
  const packed = Budget.stored(source.size);
  const reading: Reading = { source, budget, packed, major, directory };
  const members: Member[] = [];
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i]!;
    const { name, size } = entry;
    if (entry.type === TYPES.folder || name === "") continue;
    if (entry.type !== TYPES.pak) {
      members.push({ name, size, chunks: () => checked(reading, entry) });
      continue;
    }
    const files = entries.slice(i + 1, i + 1 + entry.pak);
    i += entry.pak;
    members.push({ name, size, chunks: () => pakChunks(reading, entry, files) });
  }
  return members;
}

/** A PAK: its header, its files, and its directory. */
async function* pakChunks(
  reading: Reading,
  pak: DzipEntry,
  files: readonly DzipEntry[],
): AsyncGenerator<Uint8Array, void> {
  if (files.length < pak.pak)
    throw new ArchiveError(`it should have ${pak.pak} files, and the archive has ${files.length}`);
  const header = Buffer.from("PACK\0\0\0\0\0\0\0\0");
  header.writeUInt32LE(Math.max(0, pak.size - PAK_ENTRY * files.length), 4);
  header.writeUInt32LE(PAK_ENTRY * files.length, 8);
  yield header;
  const directory = Buffer.alloc(PAK_ENTRY * files.length);
  let at = PAK_HEADER;
  for (const [i, file] of files.entries()) {
    if (file.type === TYPES.pak || file.type === TYPES.folder)
      throw new ArchiveError("it should have a PAK or a folder inside");
    directory.write(file.name, PAK_ENTRY * i, PAK_NAME, "latin1");
    directory.writeUInt32LE(at, PAK_ENTRY * i + PAK_NAME);
    directory.writeUInt32LE(file.size, PAK_ENTRY * i + PAK_NAME + 4);
    yield* checked(reading, file);
    at += file.size;
  }
  yield directory;
}

/** A file's bytes: no more than it should have, and with their checksum. */
async function* checked(reading: Reading, entry: DzipEntry): AsyncGenerator<Uint8Array, void> {
  let [sum, length] = [0, 0];
  try {
    for await (const chunk of chunksOf(reading, entry)) {
      if (chunk.length === 0) continue;
      length += chunk.length;
      if (entry.type !== TYPES.stored) reading.budget.take(chunk.length);
      if (length > entry.size)
        throw new ArchiveError(
          `more comes out of it than the ${entry.size} bytes that it should have`,
        );
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw damaged(error);
  }
  if (length < entry.size)
    throw new ArchiveError(`it is damaged: it should have ${entry.size} bytes, and has ${length}`);
  const inverted = ~sum >>> 0;
  if (inverted !== entry.crc)
    throw new ArchiveError(
      `it is damaged: its checksum should be ${hex(entry.crc)}, and is ${hex(inverted)}`,
    );
}

function chunksOf(reading: Reading, entry: DzipEntry): AsyncIterable<Uint8Array> {
  const { major, budget } = reading;
  const { at, packed, type } = entry;
  const read = () => packedChunks(reading, at, at + packed);
  if (type === TYPES.stored) return counted(read(), budget);
  const inflated = major === 1 ? sharedChunks(reading, entry) : inflate(read(), budget);
  const isRecording = type === TYPES.firstDemo || type === TYPES.demo || type === TYPES.nehahra;
  if (isRecording) return unpackRecording(inflated, major);
  if (type === TYPES.plain || type === TYPES.text || type === TYPES.dzip) return inflated;
  throw new ArchiveError(`it is of a type that Dzip does not have: ${type}`);
}

/** Of major 1: a file's part of the stream. */
async function* sharedChunks(
  reading: Reading,
  { at, packed }: DzipEntry,
): AsyncGenerator<Uint8Array, void> {
  reading.shared ??= wholeStream(reading);
  const bytes = await reading.shared;
  const from = at - HEADER;
  if (from < 0 || from + packed > bytes.length)
    throw new ArchiveError(
      `its directory has ${packed} bytes for it from byte ${from} on, and there are ${bytes.length}`,
    );
  reading.budget.take(packed);
  yield bytes.subarray(from, from + packed);
}

async function wholeStream(reading: Reading): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const packed = packedChunks(reading, HEADER, reading.directory);
  for await (const piece of inflate(packed, reading.budget)) {
    pieces.push(piece);
    length += piece.length;
    if (length > MOST_SHARED)
      throw new ArchiveError("more than 256 MB are packed in one stream: unpack it first");
  }
  return Buffer.concat(pieces);
}

/** Bytes of the archive. */
function packedChunks(
  { source, packed }: Reading,
  from: number,
  to: number,
): AsyncIterable<Uint8Array> {
  return counted(source.chunks(from, to), packed);
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  budget: Budget,
): AsyncGenerator<Uint8Array, void> {
  // Where nothing is left, nothing is read.
  budget.take(0);
  for await (const chunk of chunks) {
    budget.take(chunk.length);
    yield chunk;
  }
}

async function* inflate(
  chunks: AsyncIterable<Uint8Array>,
  budget: Budget,
): AsyncGenerator<Uint8Array, void> {
  const inflater = createInflate();
  const packed = Readable.from(chunks, { objectMode: false });
  packed.on("error", (error) => inflater.destroy(error));
  try {
    yield* counted(packed.pipe(inflater), budget);
  } finally {
    packed.destroy();
  }
}

/** What zlib and the format say of a file; what is said already, and what the system says, as it is. */
function damaged(error: unknown): unknown {
  const isZlib =
    error instanceof Error && (error as NodeJS.ErrnoException).code?.startsWith("Z_") === true;
  if (!isZlib && !(error instanceof DecodeError)) return error;
  return new ArchiveError(`it is damaged: ${error.message}`, { cause: error });
}

function hex(sum: number): string {
  return `0x${sum.toString(16).padStart(8, "0")}`;
}
