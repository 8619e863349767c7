import { CaptureDecoder } from "../../quake/capture/index.ts";
import { isCompressed } from "../../gzip/gzip.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { checkOptions, CliError, errorOf } from "../errors/cli-error.ts";
import type { Bytes } from "./bytes.ts";
import { inflatedChunks, type ReadingOptions } from "./input.ts";

/** Reads bytes as a capture. Throws CliError for a version that there is not, or for an option that captures have no use for. */
export function captureOf(
  bytes: Bytes,
  { reading, protocolVersion: version }: ReadingOptions,
): Bytes {
  if (reading !== undefined)
    throw new CliError("--reading is for recordings: a capture's header is read in one way", 2);
  checkOptions(() => new CaptureDecoder({ version }));
  const { begins, path, file } = bytes;
  // A file that is compressed is read through by itself; of an archive no more may come than its budget.
  if (path === file || begins === undefined || !isCompressed(begins)) return bytes;
  return { ...bytes, size: undefined, chunks: () => inflatedChunks(bytes) };
}

/** What is said of a file that is no capture. */
export function captureError(path: string, error: unknown): unknown {
  if (!(error instanceof DecodeError)) return error;
  const { reason, place } = error;
  const hint = place.hint === undefined ? "" : `\n  ${place.hint}`;
  return errorOf(path, `${reason}${hint}`, 1, { cause: error });
}
