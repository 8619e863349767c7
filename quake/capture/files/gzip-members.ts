import { Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";

/** Its two bytes, and deflate, which is all that there ever was (RFC 1952 §2.3.1). */
export const GZIP = [0x1f, 0x8b, 8] as const;

/** The bits of a header's flags (RFC 1952 §2.3.1); the three above them are reserved. */
const FLAG = { FHCRC: 2, FEXTRA: 4, FNAME: 8, FCOMMENT: 16, RESERVED: 0xe0 } as const;

/** What is wrong with a gzip file. */
export class GzipError extends Error {}

/**
 * Unpacks the members of a gzip file one after the other, as gzip does: zeros after the last one are padding, and
 * anything else is passed over. Node's own stream refuses the latter, with all that came in the same piece.
 *
 * @param ignored is given the number of bytes after the last member, padding aside
 * @throws GzipError where a member is damaged, or ends inside
 */
export async function* gzipMembers(
  chunks: AsyncIterable<Uint8Array>,
  ignored: (count: number) => void,
): AsyncGenerator<Uint8Array, void> {
  const input = new Input(chunks);
  do yield* member(input);
  while (await input.startsWith(GZIP));
  const first = await input.skip((byte) => byte === 0);
  if (first !== undefined) ignored(await input.skipAll());
}

async function* member(input: Input): AsyncGenerator<Uint8Array, void> {
  await skipHeader(input);
  let sum = 0;
  let size = 0;
  for await (const chunk of inflated(input)) {
    sum = crc32(chunk, sum);
    size = (size + chunk.length) >>> 0;
    yield chunk;
  }
  const trailer = await input.take(8);
  const view = new DataView(trailer.buffer, trailer.byteOffset);
  if (view.getUint32(0, true) !== sum) throw new GzipError("incorrect data check");
  if (view.getUint32(4, true) !== size) throw new GzipError("incorrect length check");
}

/** Goes on to the compressed data. Throws GzipError. */
async function skipHeader(input: Input): Promise<void> {
  let sum = 0;
  const seen = (bytes: Uint8Array): Uint8Array => {
    sum = crc32(bytes, sum);
    return bytes;
  };
  const flags = seen(await input.take(10))[3]!;
  if ((flags & FLAG.RESERVED) !== 0) throw new GzipError("unknown header flags set");
  if ((flags & FLAG.FEXTRA) !== 0) {
    const [low, high] = seen(await input.take(2));
    seen(await input.take(low! + 256 * high!));
  }
  for (const text of [FLAG.FNAME, FLAG.FCOMMENT])
    if ((flags & text) !== 0) {
      await input.skip((byte) => byte !== 0, seen);
      seen(await input.take(1));
    }
  if ((flags & FLAG.FHCRC) === 0) return;
  const [low, high] = await input.take(2);
  if (low! + 256 * high! !== (sum & 0xffff)) throw new GzipError("header crc mismatch");
}

/** What comes out of one deflate stream; the input goes on after it. */
async function* inflated(input: Input): AsyncGenerator<Uint8Array, void> {
  const engine = createInflateRaw();
  const fed = new Fed(input, () => engine.bytesWritten);
  const source = Readable.from(fed.chunks(), { objectMode: false });
  source.on("error", (error) => engine.destroy(error));
  try {
    yield* source.pipe(engine) as AsyncIterable<Uint8Array>;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code?.startsWith("Z_") === true ? new GzipError(message, { cause: error }) : error;
  } finally {
    source.destroy();
  }
  await fed.giveBack();
}

/** What a stream was given of the input, for as long as it may not have read it. */
class Fed {
  #kept: Uint8Array[] = [];
  /** How many bytes came before those that are kept. */
  #before = 0;
  #pending: Promise<Uint8Array | undefined> | undefined;

  constructor(
    private readonly input: Input,
    private readonly read: () => number,
  ) {}

  async *chunks(): AsyncGenerator<Uint8Array, void> {
    for (;;) {
      this.#pending = this.input.next();
      const chunk = await this.#pending;
      this.#pending = undefined;
      if (chunk === undefined) return;
      this.#keep(chunk);
      yield chunk;
    }
  }

  #keep(chunk: Uint8Array): void {
    this.#kept.push(chunk);
    while (this.#kept.length > 1 && this.#before + this.#kept[0]!.length <= this.read())
      this.#before += this.#kept.shift()!.length;
  }

  /** Gives the input what the stream did not read. */
  async giveBack(): Promise<void> {
    // What was asked for may come yet: it is kept before this goes on.
    await this.#pending;
    const bytes = Buffer.concat(this.#kept).subarray(this.read() - this.#before);
    this.input.giveBack(bytes);
  }
}

/** Bytes that come in pieces, and are asked for in others. */
class Input {
  readonly #source: AsyncIterator<Uint8Array>;
  /** Bytes that came, and that nobody took yet. */
  #rest: Uint8Array = new Uint8Array(0);

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#source = chunks[Symbol.asyncIterator]();
  }

  /** The next piece; undefined at the end. */
  async next(): Promise<Uint8Array | undefined> {
    const rest = this.#rest;
    this.#rest = new Uint8Array(0);
    if (rest.length > 0) return rest;
    const { value, done } = await this.#source.next();
    return done === true ? undefined : value;
  }

  giveBack(bytes: Uint8Array): void {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([bytes, this.#rest]);
  }

  /** So many bytes. Throws GzipError where there are fewer. */
  async take(count: number): Promise<Uint8Array> {
    if (!(await this.#fill(count))) throw new GzipError("unexpected end of file");
    const taken = this.#rest.slice(0, count);
    this.#rest = this.#rest.subarray(count);
    return taken;
  }

  async startsWith(bytes: readonly number[]): Promise<boolean> {
    return (await this.#fill(bytes.length)) && bytes.every((byte, i) => this.#rest[i] === byte);
  }

  /** Goes on to the first byte that is not one of those to skip, and returns it; undefined at the end. */
  async skip(
    isSkipped: (byte: number) => boolean,
    seen?: (bytes: Uint8Array) => void,
  ): Promise<number | undefined> {
    while (await this.#fill(1)) {
      const at = this.#rest.findIndex((byte) => !isSkipped(byte));
      const end = at < 0 ? this.#rest.length : at;
      seen?.(this.#rest.subarray(0, end));
      this.#rest = this.#rest.subarray(end);
      if (at >= 0) return this.#rest[0];
    }
    return undefined;
  }

  /** Goes to the end, and returns how many bytes there were. */
  async skipAll(): Promise<number> {
    let count = 0;
    for (let chunk = await this.next(); chunk !== undefined; chunk = await this.next())
      count += chunk.length;
    return count;
  }

  async #fill(count: number): Promise<boolean> {
    while (this.#rest.length < count) {
      const { value, done } = await this.#source.next();
      if (done === true) return false;
      this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
    }
    return true;
  }
}
