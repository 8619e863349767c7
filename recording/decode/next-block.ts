import type { Reader } from "../../runtime/bytes/reader.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import type { Container } from "../../runtime/container.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";

/** The next block of a recording that is there as a whole; undefined where there is no further one that can be read. */
export function nextBlock<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  r: Reader,
): B | undefined {
  const start = r.offset;
  try {
    const block = container.decodeBlock(r);
    // A block that takes no bytes would be read for ever.
    return r.offset === start ? undefined : block;
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}
