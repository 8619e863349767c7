import { type CaptureOptions, type CapturePart, CaptureDecoder } from "./decoder.ts";
import { unpacked } from "./files/gzip.ts";

/**
 * As `readCapture`, for bytes that come in pieces, and may be compressed with gzip: places are then those in the file
 * that was compressed. Where the compression is damaged, the capture ends.
 */
export async function* streamCapture(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: CaptureOptions = {},
): AsyncGenerator<CapturePart, void> {
  const decoder = new CaptureDecoder(options);
  const file = unpacked(chunks);
  for await (const chunk of file.chunks) yield* decoder.push(chunk);
  yield* decoder.end();
  if (file.failure !== undefined)
    yield { kind: "tail", offset: file.length, bytes: new Uint8Array(0), error: file.failure };
}
