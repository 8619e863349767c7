import { pipeline, Readable } from "node:stream";
import { createInflate } from "node:zlib";
import type { Message } from "../../../generated/q2pro_gtv.ts";
import { q2pro_gtv_stream } from "../../../generated/q2pro_gtv_stream.ts";
import { RecordingDecoder, type RecordedBlock } from "../../../recording/index.ts";
import { NetError } from "../transport/errors.ts";

/** What a server says, once it has said that it speaks this: what it deflates is inflated. */
export type GtvMessage = Message | { readonly type: "magic" };

/**
 * Reads what a server sends.
 *
 * @throws NetError "protocol" where it is anything else, and what the chunks throw
 */
export async function* gtvMessages(
  chunks: AsyncIterable<Uint8Array>,
  place: string,
): AsyncGenerator<GtvMessage, void> {
  let source = chunks[Symbol.asyncIterator]();
  let decoder = new RecordingDecoder(q2pro_gtv_stream, { live: true });
  let pushed = 0;
  for (;;) {
    const { done, value } = await source.next();
    if (done === true) return;
    pushed += value.length;
    for (const part of decoder.push(value)) {
      if (part.kind === "tail" || (part.kind === "header" && part.isMissing))
        throw new NetError("protocol", `${place}: what answers there is no GTV server`);
      if (part.kind === "header") {
        yield { type: "magic" };
        continue;
      }
      const message = messageOf(part, place);
      if (message === undefined) return;
      yield message;
      if (message.type !== "hello" || message.abilities.deflate === 0) continue;
      // All that follows is deflated, from within this piece on.
      const point = decoder.point!;
      source = inflated(value.subarray(value.length - (pushed - point.offset)), source, place);
      decoder = new RecordingDecoder(q2pro_gtv_stream, { live: true }, undefined, point);
      pushed = point.offset;
      break;
    }
  }
}

/** The message of a block; nothing where it ends the stream. */
function messageOf({ messages, body }: RecordedBlock<object, Message>, place: string) {
  const [message] = messages;
  if (message !== undefined || body.length === 0) return message;
  throw new NetError("protocol", `${place} says what no GTV server says`);
}

/** What comes out of one zlib stream, as soon as it comes. */
async function* inflated(
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
  place: string,
): AsyncGenerator<Uint8Array, void> {
  async function* all(): AsyncGenerator<Uint8Array, void> {
    yield first;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  const inflate = createInflate();
  // Its error is also that of whoever reads on.
  pipeline(Readable.from(all()), inflate, () => {});
  try {
    for await (const chunk of inflate as AsyncIterable<Uint8Array>) yield new Uint8Array(chunk);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    // One who is gone leaves the stream without its end.
    if (code === "Z_BUF_ERROR") return;
    if (!code.startsWith("Z_")) throw error;
    throw new NetError("protocol", `${place}: what it deflates is damaged`, { cause: error });
  }
}
