import {
  BlobReader,
  configure,
  type Entry,
  ZipReader,
} from "@zip.js/zip.js/lib/zip-core-native.js";
import { CaptureDecoder } from "../../../quake/capture/decoder.ts";
import { HeardSessions } from "../../../quake/capture/heard.ts";
import { isCompressed, unpacked as inflate } from "../../../gzip/gzip.ts";
import { isArchiveName, isMemberName } from "../../../quake/capture/files/names.ts";
import { pakFiles } from "../../../quake/map/index.ts";
import { bytesToText } from "../../../runtime/bytes/text/text.ts";
import { counting, countingStream, type ReportRead } from "../../read-progress.ts";

/*
 * Files that hold recordings, as the browser itself can open them: ZIPs (.pk3, too), PAKs, and captures, of which each
 * session is what its client would have recorded. What is compressed is unpacked by the browser, into what it keeps on
 * the disk where it is large.
 */

configure({ useWebWorkers: false });

/** A recording in a file, or an archive that may have some. */
export interface Member {
  readonly name: string;
  /** Bytes, as the file says. */
  readonly size: number;
  /** Reports how far it is unpacked. Throws Error where it is damaged, or larger than may be. */
  blob(report: ReportRead): Promise<Blob>;
}

/** What is in a file. */
export interface Inside {
  /** What the file is: `ZIP archive`. */
  readonly title: string;
  readonly members: readonly Member[];
  /** The first of what else there is. */
  readonly others: readonly string[];
}

/** This many bytes report what a file is. */
const MAGIC = 4;
/** Of what is compressed no more is unpacked. */
export const MOST = 1 << 30;
const PIECE = 1 << 20;

interface Signature {
  readonly title: string;
  /** What such a file begins with, as latin1. */
  readonly begins: readonly string[];
  readonly open: (file: Blob, report: ReportRead) => Promise<readonly Member[]>;
}

const SIGNATURES: readonly Signature[] = [
  { title: "ZIP archive", begins: ["PK\x03\x04", "PK\x05\x06"], open: zipMembers },
  { title: "PAK archive", begins: ["PACK"], open: pakMembers },
  {
    title: "capture",
    begins: [
      "\xd4\xc3\xb2\xa1",
      "\xa1\xb2\xc3\xd4",
      "\x4d\x3c\xb2\xa1",
      "\xa1\xb2\x3c\x4d",
      "\x0a\x0d\x0d\x0a",
    ],
    open: heardIn,
  },
];

/**
 * What a file holds, by its first bytes; nothing where it is not one of these. Reports how far it was read. Throws Error
 * where it is damaged.
 */
export async function insideOf(file: Blob, report: ReportRead): Promise<Inside | undefined> {
  const first = await firstOf(file);
  const category = SIGNATURES.find(({ begins }) => begins.includes(first));
  if (category === undefined) return undefined;
  const all = await category.open(file, report);
  const members = all.filter(({ name }) => isMemberName(name) || isArchiveName(name));
  const others = all.filter((one) => !members.includes(one)).map(({ name }) => name);
  return { title: category.title, members, others: others.slice(0, 3) };
}

async function firstOf(file: Blob): Promise<string> {
  return bytesToText(new Uint8Array(await file.slice(0, MAGIC).arrayBuffer()), 0);
}

async function zipMembers(file: Blob): Promise<Member[]> {
  const reader = new ZipReader(new BlobReader(file));
  const entries = await reader.getEntries().catch((error: Error) => {
    throw new Error(`the archive is damaged: ${error.message}`, { cause: error });
  });
  return entries.flatMap((entry) => {
    if (entry.directory) return [];
    const { filename: name, uncompressedSize: size } = entry;
    return [{ name, size, blob: (report) => unpacked(entry, report) }];
  });
}

async function unpacked(
  entry: Exclude<Entry, { directory: true }>,
  report: ReportRead,
): Promise<Blob> {
  const { readable, writable } = atMost(MOST);
  const out = readable.pipeThrough(countingStream(entry.uncompressedSize, report));
  try {
    const work = entry.getData(writable, { checkSignature: true });
    return (await Promise.all([new Response(out).blob(), work]))[0];
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const { message } = error as Error;
    throw new Error(`${entry.filename} is damaged: ${message}`, { cause: error });
  }
}

/** A file without the compression that it may have. */
export interface Plain {
  readonly plain: Blob;
  /** How many bytes after the end of the compressed data are ignored. */
  readonly ignored: number;
}

/**
 * What comes out of a file, where gzip compressed it, whatever it is called. Reports how far it was read. Throws Error
 * where it is damaged, or more than may be.
 */
export async function inflated(file: Blob, report: ReportRead): Promise<Plain> {
  if (!isCompressed(new Uint8Array(await file.slice(0, MAGIC).arrayBuffer())))
    return { plain: file, ignored: 0 };
  const bytes = inflate(file.stream().pipeThrough(countingStream(file.size, report)));
  const stream = streamOf(bytes.chunks).pipeThrough(atMost(MOST));
  const plain = await new Response(stream).blob();
  if (bytes.failure !== undefined) throw new Error(bytes.failure.reason);
  return { plain, ignored: bytes.ignored };
}

/** Pieces as a stream. Browsers have no `ReadableStream.from`. */
function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await source.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void source.return?.(),
  });
}

/** Passes bytes on, and fails where there are more. */
function atMost(most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.length;
      if (length <= most) controller.enqueue(chunk);
      else controller.error(new RangeError("more than 1 GiB comes out of it: unpack it first"));
    },
  });
}

async function pakMembers(file: Blob): Promise<Member[]> {
  const read = async (from: number, to: number) =>
    new Uint8Array(await file.slice(from, to).arrayBuffer());
  const found = await pakFiles(read, file.size);
  return found.map(({ name, from, size }) => ({
    name,
    size,
    blob: async () => file.slice(from, from + size),
  }));
}

async function heardIn(file: Blob, report: ReportRead): Promise<Member[]> {
  const [decoder, heard] = [new CaptureDecoder(), new HeardSessions()];
  const count = counting(file.size, report);
  for (let at = 0; at < file.size; at += PIECE) {
    const bytes = new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
    for (const part of decoder.push(bytes)) heard.see(part);
    count(bytes.length);
  }
  for (const part of decoder.end()) heard.see(part);
  return heard.sessions.map(({ session, client, server, ending, pieces }) => {
    const blob = new Blob(pieces as Uint8Array<ArrayBuffer>[]);
    const name = `session ${session}, ${server} to ${client}${ending}`;
    return { name, size: blob.size, blob: async () => blob };
  });
}
