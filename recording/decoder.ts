import type { AnyMessage } from "../runtime/codec.ts";
import type { Container } from "../runtime/container.ts";
import { DecodeError } from "../runtime/errors.ts";
import { explainDecode } from "../runtime/explain.ts";
import { Reader } from "../runtime/reader.ts";
import type { ForeignTable } from "../runtime/table.ts";
import { begin, PROBE } from "./begin.ts";
import { carriedBy } from "./carried.ts";
import { FollowedBlock, type RecordedBlock } from "./block.ts";
import { type Follow, followBlock, type Session } from "./session.ts";

/** How a recording is read. */
export interface ReadOptions {
  /** The protocol's version, as `1.06`. Found from the recording when it is not given. */
  readonly version?: string | undefined;
  /** The reading of the header, as `line`. Found from the recording when it is not given. */
  readonly reading?: string | undefined;
}

/** What stands before the first block. */
export interface RecordedHeader {
  readonly kind: "header";
  readonly bytes: Uint8Array;
  /** The name of the reading that it fits. */
  readonly reading: string | undefined;
  /** The other format that the file is of. Then there are no blocks, and all of it is tail. */
  readonly foreign?: ForeignTable;
}

/** What follows the last whole block. */
export interface RecordedTail {
  readonly kind: "tail";
  readonly offset: number;
  readonly bytes: Uint8Array;
  readonly error: DecodeError;
}

export type Part<B extends object = object, M extends AnyMessage = AnyMessage> =
  | RecordedHeader
  | RecordedBlock<B, M>
  | RecordedTail;

/**
 * Reads a recording that comes in pieces. `push` takes the next bytes, `end` says that there are no more;
 * both give the parts that are whole by then, and each is to be read to its end before the next call.
 * However the bytes are cut, the header and the blocks are the same. A tail may come in several parts.
 * Parts are views on the bytes given, which must not change while they are used.
 */
export class RecordingDecoder<B extends object, M extends AnyMessage, H, S> {
  readonly #container: Container<B, M, H, S>;
  readonly #options: ReadOptions;
  readonly #follow: Follow<M>;
  #sessions: readonly Session<M>[] | undefined;
  /** Bytes `[#at, #held)` are not read yet; the first of `#bytes` is number `#base` of the file. */
  #bytes: Uint8Array = new Uint8Array(0);
  #r = new Reader(this.#bytes);
  #at = 0;
  #held = 0;
  #base = 0;
  #index = 0;
  /** Reading is tried when so many bytes are held: a block that comes slowly is not tried for each piece. */
  #enough = PROBE;
  /** Why no further block can be found. */
  #lost: DecodeError | undefined;

  /**
   * @param follow reads a block's messages, all of them or some
   * @throws RangeError for a version or a reading that there is not
   */
  constructor(
    container: Container<B, M, H, S>,
    options: ReadOptions = {},
    follow: Follow<M> = followBlock,
  ) {
    this.#container = container;
    this.#options = options;
    this.#follow = follow;
    begin(container, this.#bytes, options);
  }

  *push(chunk: Uint8Array): Generator<Part<B, M>, void> {
    this.#append(chunk);
    if (this.#held - this.#at >= this.#enough) yield* this.#read(false);
  }

  *end(): Generator<Part<B, M>, void> {
    yield* this.#read(true);
  }

  #append(chunk: Uint8Array): void {
    const rest = this.#held - this.#at;
    if (this.#held + chunk.length > this.#bytes.length || this.#at > 0) {
      const bytes = rest === 0 ? chunk : new Uint8Array(Math.max(rest + chunk.length, 2 * rest));
      if (rest > 0) bytes.set(this.#bytes.subarray(this.#at, this.#held));
      this.#bytes = bytes;
      this.#base += this.#at;
      this.#at = 0;
      this.#held = rest;
    }
    if (this.#bytes !== chunk) this.#bytes.set(chunk, this.#held);
    this.#held += chunk.length;
  }

  *#read(ended: boolean): Generator<Part<B, M>, void> {
    if (this.#sessions === undefined) {
      const { header, sessions } = this.#begin();
      this.#sessions = sessions;
      yield header;
    }
    while (this.#at < this.#held) {
      const part =
        this.#lost === undefined ? this.#next(this.#sessions, ended) : this.#tail(this.#lost);
      if (part === undefined) break;
      yield part;
    }
    this.#enough = this.#lost === undefined ? 2 * (this.#held - this.#at) : 0;
  }

  #begin(): { header: RecordedHeader; sessions: readonly Session<M>[] } {
    const held = this.#bytes.subarray(0, this.#held);
    const { headerLength, reading, foreign, sessions } = begin(
      this.#container,
      held,
      this.#options,
    );
    this.#at = headerLength;
    const header = { kind: "header" as const, bytes: held.subarray(0, headerLength), reading };
    if (foreign === undefined) return { header, sessions };
    // Another format altogether: all of it is tail.
    const place = { path: [], offset: 0 };
    this.#lost = new DecodeError(`this is another format: ${foreign.title}`, place);
    return { header: { ...header, foreign }, sessions };
  }

  /** The next part, undefined when it is not whole yet. */
  #next(sessions: readonly Session<M>[], ended: boolean): Part<B, M> | undefined {
    const r = this.#readerNow();
    try {
      const block = this.#container.decodeBlock(r);
      if (r.offset === this.#at)
        throw new DecodeError("a block takes no bytes", { path: [], offset: this.#at });
      return this.#block(sessions, block, r.offset);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      // Where the bytes end inside a block, more of them may help.
      if (!ended && error.offset >= this.#held) return undefined;
      this.#lost = this.#explain(error);
      return this.#tail(this.#lost);
    }
  }

  /** A reader of what is held: making one takes longer than reading a small block. */
  #readerNow(): Reader {
    if (this.#r.bytes !== this.#bytes) this.#r = new Reader(this.#bytes);
    this.#r.offset = this.#at;
    this.#r.end = this.#held;
    return this.#r;
  }

  #explain(cause: DecodeError): DecodeError {
    const bytes = this.#bytes.subarray(this.#at, this.#held);
    const error = explainDecode(this.#container.table, 0, bytes, 0, bytes.length, cause);
    return error.within([], this.#base + this.#at);
  }

  #tail(error: DecodeError): RecordedTail {
    const offset = this.#base + this.#at;
    const bytes = this.#bytes.subarray(this.#at, this.#held);
    this.#at = this.#held;
    return { kind: "tail", offset, bytes, error };
  }

  #block(sessions: readonly Session<M>[], block: B, end: number): RecordedBlock<B, M> {
    const carried = carriedBy(this.#container, block);
    const offset = this.#base + this.#at;
    const length = end - this.#at;
    this.#at = end;
    const index = this.#index++;
    if (carried === undefined) {
      const { codec } = sessions[0]!;
      const none = { messages: [], ends: [], first: codec, codec, told: undefined };
      const at = offset + length;
      const place = { index, offset, length, bodyOffset: at };
      return new FollowedBlock(place, block, undefined, NO_BYTES, none);
    }
    const { body } = carried;
    const { protocol } = this.#container.table.carries[carried.index]!;
    const bodyOffset = this.#base + body.byteOffset - this.#bytes.byteOffset;
    const read = this.#follow(sessions[carried.index]!, body);
    const place = { index, offset, length, bodyOffset };
    return new FollowedBlock(place, block, protocol, body, read);
  }
}

const NO_BYTES = new Uint8Array(0);
