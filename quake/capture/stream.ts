import { type CaptureOptions, type CapturePart, CaptureDecoder } from "./decoder.ts";

/** As `readCapture`, for bytes that come in pieces. What is compressed with gzip is for the caller to unpack. */
export async function* streamCapture(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: CaptureOptions = {},
): AsyncGenerator<CapturePart, void> {
  const decoder = new CaptureDecoder(options);
  for await (const chunk of chunks) yield* decoder.push(chunk);
  yield* decoder.end();
}
