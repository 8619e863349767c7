import {
  type AnyContainer,
  formatNamed,
  formatOfFile,
  FORMATS,
  RecordingDecoder,
} from "../../recording/index.ts";
import { isCompressed, unpacked } from "../../quake/capture/files/gzip.ts";
import { isCaptureName } from "../../quake/capture/files/names.ts";
import { ArchiveError } from "./archive/member.ts";
import type { Bytes } from "./bytes.ts";
import { checkOptions, CliError, errorOf } from "./cli-error.ts";
import { openBytes } from "./open.ts";

/** A recording that a command reads. */
export interface Input extends Bytes {
  readonly container: AnyContainer;
}

/** The name of what is no recording, but has packets as they were sent. */
export const CAPTURE = "pcap";

/** Whether a file is a capture of packets, by the format that was told or by its name. */
export function isCapture(path: string, format: string | undefined): boolean {
  if (format !== undefined) return format === CAPTURE;
  return isCaptureName(path);
}

/** How a recording is read. */
export interface ReadingOptions {
  readonly format?: string;
  readonly protocolVersion?: string;
  readonly reading?: string;
}

/**
 * Opens a file, which may be compressed with gzip, or in an archive: `openBytes`. Throws CliError when it cannot be
 * read, or for a format, a version or a reading that there is not.
 */
export async function openInput(path: string, options: ReadingOptions): Promise<Input> {
  checkFormat(options.format);
  return inputOf(await openBytes(path), options);
}

/** Reads bytes as a recording. Throws CliError as `openInput`. */
export function inputOf(
  bytes: Bytes,
  { format, protocolVersion: version, reading }: ReadingOptions,
): Input {
  const container = containerFor(bytes.path, format);
  checkOptions(() => new RecordingDecoder(container, { version, reading }));
  const { begins } = bytes;
  // How many bytes come out of what is compressed, nobody knows in front; of stdin nobody knows even that.
  const isPlain = begins !== undefined && !isCompressed(begins);
  if (isPlain) return { ...bytes, container };
  return { ...bytes, size: undefined, chunks: () => inflatedChunks(bytes), container };
}

/** What is in a file that may be compressed. Throws CliError where the compression is damaged, behind what came out. */
export async function* inflatedChunks({
  path,
  budget,
  chunks,
}: Bytes): AsyncGenerator<Uint8Array, void> {
  const file = unpacked(chunks());
  for await (const chunk of file.chunks) {
    try {
      budget.take(chunk.length);
    } catch (error) {
      throw error instanceof ArchiveError ? errorOf(path, error.message) : error;
    }
    yield chunk;
  }
  if (file.failure !== undefined) throw errorOf(path, file.failure.reason);
}

function containerFor(path: string, format: string | undefined): AnyContainer {
  if (isCapture(path, format)) {
    const reason = "this is a capture of packets, and no recording";
    throw errorOf(path, `${reason}: verify, inspect and info read it`, 2);
  }
  checkFormat(format);
  return format === undefined ? formatOfFile(path) : formatNamed(format)!;
}

function checkFormat(format: string | undefined): void {
  if (format === undefined || format === CAPTURE || formatNamed(format) !== undefined) return;
  const names = [...FORMATS.map((f) => f.table.name), CAPTURE].join(", ");
  throw new CliError(`there is no format "${format}": there are ${names}`, 2);
}
