import { CaptureDecoder } from "../../quake/capture/index.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { checkOptions, CliError, errorOf } from "./cli-error.ts";
import { type Bytes, openBytes, type ReadingOptions } from "./input.ts";

/**
 * Opens a capture. Throws CliError when it cannot be read, for a version that there is not, or for an option that
 * captures have no use for.
 */
export async function openCapture(
  path: string,
  { reading, protocolVersion: version }: ReadingOptions,
): Promise<Bytes> {
  if (reading !== undefined)
    throw new CliError("--reading is for recordings: a capture's header is read in one way", 2);
  checkOptions(() => new CaptureDecoder({ version }));
  return openBytes(path);
}

/** What is said of a file that is no capture. */
export function captureError(path: string, error: unknown): unknown {
  if (!(error instanceof DecodeError)) return error;
  const { reason, place } = error;
  const hint = place.hint === undefined ? "" : `\n  ${place.hint}`;
  return errorOf(path, `${reason}${hint}`, 1, { cause: error });
}
