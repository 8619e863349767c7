import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { type AnyContainer, formatNamed, formatOfFile, FORMATS } from "../recording/index.ts";
import { CliError, fileError } from "./errors.ts";

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
const CAPTURE = "pcap";
const CAPTURE_NAME = /\.(?:pcap|cap|pcapng)(?:\.gz)?$/;

/** Whether a file is a capture of packets, by the format that was told or by its name. */
export function isCapture(path: string, format: string | undefined): boolean {
  if (format !== undefined) return format === CAPTURE;
  return CAPTURE_NAME.test(path.toLowerCase());
}

/** Opens a file. Throws CliError when it cannot be read or the format is not known. */
export async function openInput(path: string, format: string | undefined): Promise<Input> {
  const container = containerFor(path, format);
  return { ...(await openBytes(path)), container };
}

/** Opens a file whatever is in it. Throws CliError when it cannot be read. */
export async function openBytes(path: string): Promise<Bytes> {
  if (path === "-") return { path, size: undefined, chunks: () => process.stdin };
  try {
    const { size } = await statFile(path);
    return { path, size, chunks: () => readChunks(path) };
  } catch (error) {
    throw fileError(path, error);
  }
}

async function statFile(path: string) {
  const stats = await stat(path);
  if (stats.isDirectory()) throw Object.assign(new Error("is a folder"), { code: "EISDIR" });
  return stats;
}

function containerFor(path: string, format: string | undefined): AnyContainer {
  if (isCapture(path, format)) {
    const reason = "this is a capture of packets, and no recording";
    throw new CliError(`${path}: ${reason}: verify, inspect and info read it`, 2);
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

async function* readChunks(path: string): AsyncGenerator<Uint8Array, void> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: PIECE }))
      yield chunk as Uint8Array;
  } catch (error) {
    throw fileError(path, error);
  }
}
