import {
  Z_BUF_ERROR,
  Z_NO_FLUSH,
  Z_OK,
  Z_STREAM_END,
  zlibInflate,
  zlibInflateInit2,
  zlibInflateReset,
  ZStream,
} from "pako";
import { joined } from "../runtime/bytes/text/joined.ts";

/** Its two bytes, and deflate, which is all that there ever was (RFC 1952 §2.3.1). */
export const GZIP = [0x1f, 0x8b, 8] as const;

/** The largest window, and 16, which means: a member of gzip, and nothing else. */
const GZIP_WINDOW = 15 + 16;
/** As much comes out at once, at most. */
const PIECE = 1 << 16;
const NONE = new Uint8Array(0);

/** What is wrong with a gzip file. */
export class GzipError extends Error {}

/**
 * Unpacks the members of a gzip file one after the other, as gzip does: zeros after the last one are padding, and
 * anything else is passed over. The streams of Node and of browsers refuse the latter, those of browsers a second
 * member, too, and none says where a member ends: zlib in JavaScript does, and is the same in both.
 *
 * @param ignored is given the number of bytes after the last member, padding aside
 * @throws GzipError where a member is damaged, or ends inside
 */
export async function* gzipMembers(
  chunks: AsyncIterable<Uint8Array>,
  ignored: (count: number) => void,
): AsyncGenerator<Uint8Array, void> {
  const input = new Input(chunks);
  const stream = new ZStream();
  stream.output = new Uint8Array(PIECE);
  zlibInflateInit2(stream, GZIP_WINDOW);
  do yield* member(input, stream);
  while (await input.startsWith(GZIP));
  ignored(await input.skipAll());
}

/** What comes out of one member: header, data and trailer are read and checked as zlib does. */
async function* member(input: Input, stream: ZStream): AsyncGenerator<Uint8Array, void> {
  zlibInflateReset(stream);
  for (;;) {
    const chunk = await input.next();
    if (chunk === undefined) throw new GzipError("unexpected end of file");
    Object.assign(stream, { input: chunk, next_in: 0, avail_in: chunk.length });
    do {
      Object.assign(stream, { next_out: 0, avail_out: PIECE });
      const status = zlibInflate(stream, Z_NO_FLUSH);
      if (stream.next_out > 0) yield stream.output.slice(0, stream.next_out);
      if (status === Z_STREAM_END) return input.giveBack(chunk.subarray(stream.next_in));
      if (status !== Z_OK && status !== Z_BUF_ERROR) throw new GzipError(stream.msg);
    } while (stream.avail_out === 0);
  }
}

/** Bytes that come in pieces, of which some are given back. */
class Input {
  readonly #source: AsyncIterator<Uint8Array>;
  /** Bytes that came, and that nobody took yet. */
  #rest: Uint8Array = NONE;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#source = chunks[Symbol.asyncIterator]();
  }

  /** The next piece; undefined at the end. */
  async next(): Promise<Uint8Array | undefined> {
    const rest = this.#rest;
    this.#rest = NONE;
    if (rest.length > 0) return rest;
    const { value, done } = await this.#source.next();
    return done === true ? undefined : value;
  }

  /** Gives back the end of the last piece. */
  giveBack(bytes: Uint8Array): void {
    this.#rest = bytes;
  }

  /** Whether the next bytes are these: they stay. */
  async startsWith(bytes: readonly number[]): Promise<boolean> {
    while (this.#rest.length < bytes.length) {
      const { value, done } = await this.#source.next();
      if (done === true) return false;
      this.#rest = joined([this.#rest, value]);
    }
    return bytes.every((byte, i) => this.#rest[i] === byte);
  }

  /** Goes to the end, and returns how many bytes there were, without the zeros before them. */
  async skipAll(): Promise<number> {
    let count = 0;
    for (let chunk = await this.next(); chunk !== undefined; chunk = await this.next()) {
      const first = count > 0 ? 0 : chunk.findIndex((byte) => byte !== 0);
      if (first >= 0) count += chunk.length - first;
    }
    return count;
  }
}
