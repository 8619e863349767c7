import {
  type AnyContainer,
  carriedBy,
  firstCodec,
  FollowedBlock,
  type Followed,
  protocolsOf,
  type Protocol,
  type RecordedBlock,
  withCodecs,
} from "../../../recording/index.ts";
import { placedBlock, placeOf } from "../../../recording/placed/blocks.ts";
import { readMessages } from "../../../recording/versions/messages.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";
import type { AnyMessage, Codec } from "../../../runtime/codec.ts";
import type { DecodeError } from "../../../runtime/errors/errors.ts";
import { PASSED_OVER } from "./block-index.ts";
import type { Indexing } from "./indexing.ts";
import type { Pieces } from "./pieces.ts";

/** A block of more bytes is not read at once. */
const LARGEST = 1 << 26;

/** A block with all of its bytes. */
export interface WholeBlock {
  readonly block: RecordedBlock;
  readonly bytes: Uint8Array;
}

/** Blocks of a file, each read when it is asked for, as its index says. */
export class Blocks {
  readonly container: AnyContainer;
  readonly protocols: ReadonlyMap<string, Protocol>;
  readonly #file: Pieces;
  readonly #indexing: Indexing;

  constructor(container: AnyContainer, file: Pieces, indexing: Indexing) {
    this.container = container;
    this.protocols = protocolsOf(container, false);
    this.#file = file;
    this.#indexing = indexing;
  }

  /** Throws RangeError for a block that is not known, or is too large to be shown. */
  async read(block: number): Promise<WholeBlock> {
    const [whole] = await this.readSome(block, block + 1);
    if (whole === undefined) throw new RangeError(`there is no block ${block} so far`);
    return whole;
  }

  /** Blocks `[from, to)`, as far as they are known. Throws RangeError where they are too large to be shown. */
  async readSome(from: number, to: number): Promise<WholeBlock[]> {
    const { index } = this.#indexing;
    const end = Math.min(to, index.length);
    if (from >= end) return [];
    const [start, stop] = [index.offset(from), index.offset(end)];
    if (stop - start > LARGEST)
      throw new RangeError(
        `${end - from} blocks of ${stop - start} bytes are too large to be shown`,
      );
    const bytes = await this.#file.read(start, stop);
    return Array.from({ length: end - from }, (_, i) => {
      const first = index.offset(from + i) - start;
      const last = index.offset(from + i + 1) - start;
      return this.#parse(from + i, bytes.subarray(first, last), start + first);
    });
  }

  #parse(index: number, bytes: Uint8Array, offset: number): WholeBlock {
    return { bytes, block: this.parse(bytes, { index, offset }) };
  }

  /** Reads the bytes of a block in the version that the index tells. Throws DecodeError where they are invalid. */
  parse(bytes: Uint8Array, { index, offset }: { index: number; offset: number }): RecordedBlock {
    const { length } = bytes;
    // What has a place has nothing around it in the file.
    const id = this.#indexing.ids[index];
    const placed = id === undefined ? undefined : placedBlock(id, bytes, offset);
    const block = placed ?? this.container.decodeBlock(new Reader(bytes));
    const carried = carriedBy(this.container, block);
    const protocols = [...this.protocols];
    const [name, protocol] = protocols[carried?.index ?? 0]!;
    const first = firstCodec(protocol, this.#indexing.index.version(index));
    if (carried === undefined) {
      const place = { index, offset, length, bodyOffset: offset + length };
      return new FollowedBlock(place, block, undefined, NOTHING, nothingRead(first));
    }
    const { body } = carried;
    const bodyOffset = offset + body.byteOffset - bytes.byteOffset;
    const cause =
      this.#indexing.index.flag(index) === PASSED_OVER ? this.#causeOf(index) : undefined;
    const read =
      cause === undefined
        ? readMessages(protocol, first, body)
        : { ...nothingRead(first), undecoded: body, cause, passedOver: true as const };
    const place = placed ? placeOf(index, placed) : { index, offset, length, bodyOffset };
    return new FollowedBlock(place, block, name, body, read);
  }

  #causeOf(index: number): DecodeError | undefined {
    return this.#indexing.causes.findLast(({ from }) => from <= index)?.error;
  }

  /** The codec of each message of a block. */
  codecs({ protocol, version, messages }: RecordedBlock): Codec[] {
    if (protocol === undefined) return [];
    const of = this.protocols.get(protocol)!;
    return Array.from(withCodecs(of, firstCodec(of, version), messages), ([, codec]) => codec);
  }

  /** The codec that what follows a block is read with. */
  codecAfter(block: RecordedBlock): Codec | undefined {
    if (block.protocol === undefined) return undefined;
    const protocol = this.protocols.get(block.protocol)!;
    return readMessages(protocol, firstCodec(protocol, block.version), block.body).codec;
  }
}

const NOTHING = new Uint8Array(0);

function nothingRead(first: Codec): Followed<AnyMessage> {
  return { messages: [], ends: [], first, codec: first, announced: undefined };
}
