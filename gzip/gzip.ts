import { DecodeError } from "../runtime/errors/errors.ts";
import { GZIP, GzipError, gzipMembers } from "./members.ts";

/** A file that may have been compressed. */
export interface Unpacked {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** How many bytes have come out so far. */
  length: number;
  /** What was wrong with the compression, where it was compressed, when all chunks are read. */
  failure: DecodeError | undefined;
  /** How many bytes after the end of the compressed data are ignored, as gzip does; zeros are padding. */
  ignored: number;
}

/** Whether a file that begins like that is compressed with gzip, whatever it is called. */
export function isCompressed(first: ArrayLike<number>): boolean {
  return GZIP.every((byte, i) => first[i] === byte);
}

/** Unpacks a file where it is compressed with gzip, piece by piece. Nothing is thrown for it but what the chunks throw. */
export function unpacked(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Unpacked {
  const result: Unpacked = { chunks: unpack(), length: 0, failure: undefined, ignored: 0 };
  return result;

  async function* unpack(): AsyncGenerator<Uint8Array, void> {
    const source = await peeked(chunks, GZIP.length);
    const isGzip = isCompressed(source.first);
    yield* isGzip ? inflated(source.all(), result) : source.all();
  }
}

/** What comes out of a file of gzip; what is wrong with it is said in the result. */
async function* inflated(
  chunks: AsyncIterable<Uint8Array>,
  result: Unpacked,
): AsyncGenerator<Uint8Array, void> {
  try {
    for await (const chunk of gzipMembers(chunks, (count) => (result.ignored = count))) {
      result.length += chunk.length;
      yield chunk;
    }
  } catch (error) {
    if (!(error instanceof GzipError)) throw error;
    const reason = `the compression of the file is damaged, or it ends inside: ${error.message}`;
    result.failure = new DecodeError(reason, { path: ["file"], offset: result.length });
  }
}

/** The first bytes of what comes in pieces, and all of it. */
export async function peeked(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  count: number,
) {
  async function* each(): AsyncGenerator<Uint8Array, void> {
    yield* chunks;
  }
  const rest = each();
  const begun: Uint8Array[] = [];
  const first: number[] = [];
  while (first.length < count) {
    const { value, done } = await rest.next();
    if (done) break;
    begun.push(value);
    first.push(...value.subarray(0, count - first.length));
  }
  async function* all(): AsyncGenerator<Uint8Array, void> {
    yield* begun;
    yield* rest;
  }
  return { first, all };
}
