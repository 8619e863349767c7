import { createReadStream } from "node:fs";
import { access, constants, stat } from "node:fs/promises";
import {
  type AnyContainer,
  formatNamed,
  formatOfFile,
  FORMATS,
  RecordingDecoder,
} from "../../recording/index.ts";
import { unpacked } from "../../quake/capture/files/gzip.ts";
import { checkOptions, CliError, errorOf } from "./cli-error.ts";
import { readError } from "./system-errors.ts";

/** A file whatever is in it, or `-` for stdin. */
export interface Bytes {
  readonly path: string;
  /** Bytes, where it is known. */
  readonly size: number | undefined;
  chunks(): AsyncIterable<Uint8Array>;
}

/** A recording that a command reads. */
export interface Input extends Bytes {
  readonly container: AnyContainer;
}

/** The name of what is no recording, but has packets as they were sent. */
export const CAPTURE = "pcap";
const CAPTURE_NAME = /\.(?:pcap|cap|pcapng)(?:\.gz)?$/;

/** Whether a file is a capture of packets, by the format that was told or by its name. */
export function isCapture(path: string, format: string | undefined): boolean {
  if (format !== undefined) return format === CAPTURE;
  return CAPTURE_NAME.test(path.toLowerCase());
}

/** How a recording is read. */
export interface ReadingOptions {
  readonly format?: string;
  readonly protocolVersion?: string;
  readonly reading?: string;
}

/** Opens a file, which may be compressed where its name ends in `.gz`. Throws CliError when it cannot be read, or for a format, a version or a reading that there is not. */
export async function openInput(
  path: string,
  { format, protocolVersion: version, reading }: ReadingOptions,
): Promise<Input> {
  const container = containerFor(path, format);
  checkOptions(() => new RecordingDecoder(container, { version, reading }));
  const bytes = await openBytes(path);
  if (!path.toLowerCase().endsWith(".gz")) return { ...bytes, container };
  // How many bytes come out, nobody knows in front.
  return { path, size: undefined, chunks: () => inflatedChunks(bytes), container };
}

/** What is in a file that servers compressed. Throws CliError where the compression is damaged, behind what came out. */
async function* inflatedChunks({ path, chunks }: Bytes): AsyncGenerator<Uint8Array, void> {
  const file = unpacked(chunks());
  yield* file.chunks;
  if (file.failure !== undefined) throw errorOf(path, file.failure.reason);
}

/** Opens a file whatever is in it. Throws CliError when it cannot be read. */
export async function openBytes(path: string): Promise<Bytes> {
  if (path === "-") return { path, size: undefined, chunks: () => readChunks(path, process.stdin) };
  try {
    const { size } = await statFile(path);
    return {
      path,
      size,
      chunks: () => readChunks(path, createReadStream(path, { highWaterMark: PIECE })),
    };
  } catch (error) {
    throw readError(path, error);
  }
}

async function statFile(path: string) {
  const stats = await stat(path);
  if (stats.isDirectory()) throw errorOf(path, "this is a folder, not a file");
  await access(path, constants.R_OK);
  return stats;
}

function containerFor(path: string, format: string | undefined): AnyContainer {
  if (isCapture(path, format)) {
    const reason = "this is a capture of packets, and no recording";
    throw errorOf(path, `${reason}: verify, inspect and info read it`, 2);
  }
  if (format === undefined) return formatOfFile(path);
  const container = formatNamed(format);
  if (container === undefined) {
    const names = [...FORMATS.map((f) => f.table.name), CAPTURE].join(", ");
    throw new CliError(`there is no format "${format}": there are ${names}`, 2);
  }
  return container;
}

/** Pieces large enough that few blocks are cut by them. */
const PIECE = 1 << 20;

async function* readChunks(
  path: string,
  stream: NodeJS.ReadableStream,
): AsyncGenerator<Uint8Array, void> {
  try {
    for await (const chunk of stream) yield chunk as unknown as Uint8Array;
  } catch (error) {
    throw readError(path, error);
  }
}
