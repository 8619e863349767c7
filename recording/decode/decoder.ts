import type { AnyMessage } from "../../runtime/codec.ts";
import type { Container } from "../../runtime/container.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { explainDecode } from "../../runtime/explain.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import type { ForeignTable } from "../../runtime/table/table.ts";
import { begin } from "./begin.ts";
import { FollowedBlock, type RecordedBlock } from "./block.ts";
import { PendingInput } from "./pending-input.ts";
import { type PlacedBlock, placeOf, placesOf } from "../placed/blocks.ts";
import { unfoldPlaces } from "../placed/unfold.ts";
import type { ReadOptions } from "./read-options.ts";
import { type ReadPoint, resumeSession, sessionPoint } from "./read-point.ts";
import { carriedBy, newSessions } from "../versions/carried.ts";
import { type Follow, followBlock, type Session } from "../versions/session.ts";

/** What is before the first block. */
export interface RecordedHeader {
  readonly kind: "header";
  readonly bytes: Uint8Array;
  /** The name of the reading that it fits. */
  readonly reading: string | undefined;
  /** The format has a header, and the file none: what is read as blocks may be anything. */
  readonly isMissing?: true;
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

/** What a decoder gives of a recording: its header, a block, or bytes that are part of no block. */
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
  #pending = new PendingInput();
  #index = 0;
  /** Why no further block can be found. */
  #lost: DecodeError | undefined;
  /** The messages have places: all bytes must be there before the first is found. */
  readonly #isPlaced: boolean;

  /**
   * @param follow reads a block's messages, all of them or some
   * @param from reads on there: the bytes begin at its offset, and there is no header
   * @throws RangeError for a version or a reading that there is not
   */
  constructor(
    container: Container<B, M, H, S>,
    options: ReadOptions = {},
    follow: Follow<M> = followBlock,
    from?: ReadPoint,
  ) {
    this.#container = container;
    this.#options = options;
    this.#follow = follow;
    begin(container, NO_BYTES, options);
    this.#isPlaced = placesOf(container) !== undefined;
    if (this.#isPlaced) this.#pending.need(Infinity);
    if (from !== undefined) this.#resume(from);
    else if (options.live)
      this.#pending.need(container.table.header === undefined ? 0 : SHORTEST_HEADER);
  }

  #resume({ offset, index, sessions }: ReadPoint): void {
    const own = newSessions<M>(this.#container, this.#options.version);
    own.forEach((session, i) => resumeSession(session, sessions[i]!));
    this.#sessions = own;
    this.#index = index;
    this.#pending.base = offset;
    this.#pending.need(0);
  }

  /** Where the recording can be read on: after the block that was given last. Nothing before the header is known. */
  get point(): ReadPoint | undefined {
    const sessions = this.#sessions?.map(sessionPoint);
    return sessions && { offset: this.#pending.offset, index: this.#index, sessions };
  }

  *push(chunk: Uint8Array): Generator<Part<B, M>, void> {
    this.#pending.push(chunk);
    if (this.#pending.isEnough) yield* this.#read(false);
  }

  *end(): Generator<Part<B, M>, void> {
    if (this.#isPlaced) return yield* this.#placed();
    if (this.#sessions !== undefined && this.#pending.isCut) this.#endInPieces();
    yield* this.#read(true);
  }

  /** The blocks that all bytes are, and an error where some places cannot be. */
  *#placed(): Generator<Part<B, M>, void> {
    this.#pending.join();
    const { bytes: all, at, end } = this.#pending;
    const file = all.subarray(at, end);
    const { blocks, error } = unfoldPlaces(this.#container, file, this.#options.version);
    this.#pending = new PendingInput();
    this.#pending.push(blocks);
    yield* this.#read(true);
    const rest = blocks.length === 0 ? file : NO_BYTES;
    const offset = file.length - rest.length;
    if (error !== undefined) yield { kind: "tail", offset, bytes: rest, error };
  }

  *#read(ended: boolean): Generator<Part<B, M>, void> {
    const pending = this.#pending;
    if (this.#sessions === undefined) {
      pending.join();
      const { header, sessions } = this.#begin();
      this.#sessions = sessions;
      yield header;
    }
    while (pending.length > 0) {
      if (this.#lost !== undefined) {
        yield* this.#tail(this.#lost);
        break;
      }
      pending.join();
      const part = this.#next(this.#sessions, ended);
      if (part !== undefined) yield part;
      else if (this.#lost === undefined) break;
    }
  }

  #begin(): { header: RecordedHeader; sessions: readonly Session<M>[] } {
    const pending = this.#pending.bytes.subarray(0, this.#pending.end);
    const { headerLength, reading, foreign, sessions } = begin(
      this.#container,
      pending,
      this.#options,
    );
    this.#pending.at = headerLength;
    const found = { kind: "header" as const, bytes: pending.subarray(0, headerLength), reading };
    const lacks = this.#container.table.header !== undefined && reading === undefined;
    const header = lacks && foreign === undefined ? { ...found, isMissing: true as const } : found;
    if (foreign === undefined) return { header, sessions };
    // Another format altogether: all of it is tail.
    const place = { path: [], offset: 0 };
    this.#lost = new DecodeError(`this is another format: ${foreign.title}`, place);
    return { header: { ...header, foreign }, sessions };
  }

  /** The next block, undefined when it is not whole, or when there is no further one. */
  #next(sessions: readonly Session<M>[], ended: boolean): RecordedBlock<B, M> | undefined {
    const pending = this.#pending;
    const r = pending.reader();
    try {
      const block = this.#container.decodeBlock(r);
      if (r.offset === pending.at)
        throw new DecodeError("a block takes no bytes", { path: [], offset: pending.at });
      return this.#block(sessions, block, r.offset);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      // Where the bytes end inside a block, more of them may help.
      if (!ended && error.offset >= pending.end) this.#wait(error);
      else this.#lost = this.#explain(pending.bytes.subarray(pending.at, pending.end), error);
      return undefined;
    }
  }

  /** More bytes must come; whoever sends them as they are made does not keep so much for one block. */
  #wait(error: DecodeError): void {
    const { missing = 1 } = error.place;
    const length = this.#pending.length + missing;
    if (this.#options.live && length > LONGEST_LIVE)
      this.#lost = new DecodeError(`a block of ${length} bytes: none that is sent is so long`, {
        path: [],
        offset: this.#pending.offset,
      });
    else this.#pending.need(error.place.missing);
  }

  /** Where the recording ends inside of a block that says how many bytes it has, these need not be put together. */
  #endInPieces(): void {
    const outline = this.#pending.outline();
    try {
      this.#container.decodeBlock(new Reader(outline));
    } catch (error) {
      if (!(error instanceof DecodeError) || error.offset < outline.length) return;
      this.#lost = this.#explain(outline, error);
    }
  }

  /** @param bytes from the place on where a block should be */
  #explain(bytes: Uint8Array, cause: DecodeError): DecodeError {
    const error = explainDecode(this.#container.table, 0, bytes, 0, bytes.length, cause);
    return error.within([], this.#pending.offset);
  }

  *#tail(error: DecodeError): Generator<RecordedTail, void> {
    for (const { offset, bytes } of this.#pending.take())
      yield { kind: "tail", offset, bytes, error };
  }

  #block(sessions: readonly Session<M>[], block: B, end: number): RecordedBlock<B, M> {
    const carried = carriedBy(this.#container, block);
    const { offset } = this.#pending;
    const length = end - this.#pending.at;
    this.#pending.at = end;
    const index = this.#index++;
    if (carried === undefined) {
      const { codec } = sessions[0]!;
      const none = { messages: [], ends: [], first: codec, codec, announced: undefined };
      const at = offset + length;
      const place = { index, offset, length, bodyOffset: at };
      return new FollowedBlock(place, block, undefined, NO_BYTES, none);
    }
    const { body } = carried;
    const { protocol } = this.#container.table.carries[carried.index]!;
    const bodyOffset = this.#pending.base + body.byteOffset - this.#pending.bytes.byteOffset;
    const read = this.#follow(sessions[carried.index]!, body);
    const place = this.#isPlaced
      ? placeOf(index, block as unknown as PlacedBlock)
      : { index, offset, length, bodyOffset };
    return new FollowedBlock(place, block, protocol, body, read);
  }
}

const NO_BYTES = new Uint8Array(0);

/** Before as many have come, no header is looked for. */
const SHORTEST_HEADER = 4;

/** Bytes of a block that comes live, at most. */
const LONGEST_LIVE = 1 << 24;
