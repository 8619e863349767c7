import { DecodeError } from "../runtime/errors.ts";
import { CliError } from "./errors.ts";
import { type Bytes, openBytes } from "./input.ts";

/** What makes no sense for a capture. */
interface RecordingOptions {
  readonly reading?: string | undefined;
}

/** Opens a capture. Throws CliError when it cannot be read, or for an option that captures have no use for. */
export async function openCapture(path: string, { reading }: RecordingOptions): Promise<Bytes> {
  if (reading !== undefined)
    throw new CliError("--reading is for recordings: a capture's header is read in one way", 2);
  return openBytes(path);
}

/** What is said of a file that is no capture. */
export function captureError(path: string, error: unknown): unknown {
  if (!(error instanceof DecodeError)) return error;
  const { reason, place } = error;
  const hint = place.hint === undefined ? "" : `\n  ${place.hint}`;
  return new CliError(`${path}: ${reason}${hint}`, 1, { cause: error });
}
