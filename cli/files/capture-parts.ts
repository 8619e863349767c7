import { unpacked } from "../../gzip/gzip.ts";
import { type CaptureOptions, type CapturePart, streamCapture } from "../../quake/capture/index.ts";

/**
 * As `streamCapture`, for bytes that may be compressed with gzip: places are then those in the file that was compressed.
 * Where the compression is damaged, the capture ends.
 */
export async function* captureParts(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: CaptureOptions = {},
): AsyncGenerator<CapturePart, void> {
  const file = unpacked(chunks);
  yield* streamCapture(file.chunks, options);
  if (file.failure !== undefined)
    yield { kind: "tail", offset: file.length, bytes: new Uint8Array(0), error: file.failure };
}
