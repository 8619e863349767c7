import type { AnyMessage } from "../../runtime/codec.ts";
import type { Container } from "../../runtime/container.ts";
import { type Part, RecordingDecoder } from "./decoder.ts";
import type { ReadOptions } from "./read-options.ts";
import type { Follow } from "../versions/session.ts";

/**
 * The parts of a recording: its header, its blocks, and what follows the last whole one.
 * Never fails for what the bytes are: what cannot be understood is kept as it is, with the error beside it.
 *
 * @param follow reads a block's messages: at once, unless it is `followLazily`
 * @throws RangeError for a version or a reading that there is not
 */
export function* readRecording<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  options: ReadOptions = {},
  follow?: Follow<M>,
): Generator<Part<B, M>, void> {
  const decoder = new RecordingDecoder(container, options, follow);
  yield* decoder.push(bytes);
  yield* decoder.end();
}

/** As `readRecording`, for bytes that come in pieces. Holds no more than the largest block and a few pieces. */
export async function* streamRecording<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReadOptions = {},
  follow?: Follow<M>,
): AsyncGenerator<Part<B, M>, void> {
  const decoder = new RecordingDecoder(container, options, follow);
  for await (const chunk of chunks) yield* decoder.push(chunk);
  yield* decoder.end();
}
