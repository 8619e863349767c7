import { type AnyContainer, isNamed, RecordingDecoder } from "../../recording/index.ts";
import { isCompressed, unpacked } from "../../gzip/gzip.ts";
import { isCaptureName } from "../../quake/capture/files/names.ts";
import { knownFormats } from "../formats.ts";
import { ownFormats } from "../own-formats.ts";
import { ArchiveError } from "./archive/member.ts";
import type { Bytes } from "./bytes.ts";
import { checkOptions, CliError, errorOf } from "../errors/cli-error.ts";
import { withFormat } from "./format.ts";
import { followed } from "./live/follow.ts";
import { openBytes } from "./open.ts";
import { shown } from "../terminal/outside.ts";
import { warn } from "../terminal/say.ts";
import { count } from "../terminal/text.ts";

/** A recording that a command reads. */
export interface Input extends Bytes {
  readonly container: AnyContainer;
}

/** The name of what is no recording, but has packets as they were sent. */
export const CAPTURE = "pcap";

/** Whether a file is a capture of packets, by the format that was given or by its name, which an own format may have. */
export function isCapture(path: string, format: string | undefined): boolean {
  if (format !== undefined) return format === CAPTURE;
  return isCaptureName(path) && !ownFormats().some((own) => isNamed(own, path));
}

/** How a recording is read. */
export interface ReadingOptions {
  readonly format?: string;
  readonly protocolVersion?: string;
  readonly reading?: string;
  /** Files that have what comes once, by its names. */
  readonly kept?: ReadonlyMap<string, string>;
  /** Goes on as the file grows. */
  readonly follow?: boolean;
  /** That of a stream, where its server asks for one. */
  readonly password?: string;
}

/**
 * Opens a file, which may be compressed with gzip, or in an archive: `openBytes`. Throws CliError when it cannot be
 * read, or for a format, a version or a reading that there is not.
 */
export async function openInput(path: string, options: ReadingOptions): Promise<Input> {
  checkFormat(options.format);
  return inputOf(await openBytes(path, options), options);
}

/** Reads bytes as a recording. Throws CliError as `openInput`. */
export async function inputOf(
  bytes: Bytes,
  { format = bytes.format, protocolVersion: version, reading, follow }: ReadingOptions,
): Promise<Input> {
  checkNoCapture(bytes.path, format);
  checkFormat(format);
  const plain = inflatedOf(bytes);
  const input =
    format === undefined
      ? await withFormat(plain)
      : { ...plain, container: knownFormats().named(format)! };
  checkOptions(() => new RecordingDecoder(input.container, { version, reading }));
  return follow === true ? followed(input) : input;
}

/** Bytes without the compression that they may have. */
export function inflatedOf(bytes: Bytes): Bytes {
  const { begins } = bytes;
  // How many bytes come out of what is compressed, nobody knows before it; of stdin nobody knows even that.
  const isPlain = begins !== undefined && !isCompressed(begins);
  return isPlain ? bytes : { ...bytes, size: undefined, chunks: () => inflatedChunks(bytes) };
}

/** The files, by their budgets, that a warning was given of: commands read some more than once. */
const warned = new WeakSet<object>();

/** What is in a file that may be compressed. Throws CliError where the compression is damaged, after what came out. */
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
      throw error instanceof ArchiveError ? cutOff(path, error) : error;
    }
    yield chunk;
  }
  if (file.failure !== undefined) throw cutOff(path, new ArchiveError(file.failure.reason));
  if (file.ignored === 0 || warned.has(budget)) return;
  warned.add(budget);
  warn(`${shown(path)}: ${count(file.ignored, "byte")} after the compressed data ignored`);
}

function cutOff(path: string, cause: ArchiveError): CliError {
  return errorOf(path, cause.message, 1, { cause });
}

function checkNoCapture(path: string, format: string | undefined): void {
  if (!isCapture(path, format)) return;
  const reason = "this is a capture of packets, and no recording";
  throw errorOf(path, `${reason}: verify, inspect and info read it`, 2);
}

/** Throws CliError for a format that there is not. */
export function checkFormat(format: string | undefined): void {
  if (format === undefined || format === CAPTURE || knownFormats().named(format) !== undefined)
    return;
  const names = [...knownFormats().list.map((f) => f.table.name), CAPTURE].join(", ");
  throw new CliError(`there is no format "${format}": there are ${names}`, 2);
}
