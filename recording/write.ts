import type { AnyMessage } from "../runtime/codec.ts";
import type { Container } from "../runtime/container.ts";
import { EncodeError } from "../runtime/errors/errors.ts";
import {
  resetWriter,
  reserve,
  writeBytes,
  type Writer,
  Writer as NewWriter,
  written,
} from "../runtime/bytes/writer.ts";
import { carriedBy, codecsOf, firstCodec } from "./versions/carried.ts";
import type { RecordedBlock } from "./decode/block.ts";
import type { Part } from "./decode/decoder.ts";
import { BEFORE, placesOf } from "./placed/blocks.ts";
import { foldPlaces } from "./placed/fold.ts";
import { writeMessages } from "./versions/messages.ts";
import { type Protocol, protocolOf } from "./versions/protocol.ts";
import { messagesOf, runsOf } from "./decode/runs.ts";
import { contains } from "../runtime/table/versions.ts";

/** What of a block is encoded. The rest of it tells where it came from. */
export type WritableBlock<B extends object, M extends AnyMessage> = Pick<
  RecordedBlock<B, M>,
  "kind" | "block" | "messages" | "version" | "undecoded"
> & {
  /** The messages, a run at a time, where they are many. */
  readonly runs?: (() => Iterable<{ readonly messages: readonly M[] }>) | undefined;
};

/** A part of a recording that can be written: one that was read, or what an edit made of it. */
export type WritablePart<B extends object, M extends AnyMessage> =
  | Exclude<Part<B, M>, { kind: "block" }>
  | WritableBlock<B, M>;

/** Writes the parts of a recording: the inverse of `readRecording`. */
export class RecordingEncoder<B extends object, M extends AnyMessage, H, S> {
  readonly #container: Container<B, M, H, S>;
  readonly #protocols: readonly Protocol<M>[];
  readonly #body: Writer = new NewWriter();
  readonly #piece: Writer = new NewWriter();
  readonly #isPlaced: boolean;
  readonly #version: string | undefined;
  /** How many blocks were written. */
  #blocks = 0;

  /** @param version that of all messages, where it was given and no message changes it */
  constructor(container: Container<B, M, H, S>, version?: string) {
    this.#container = container;
    this.#isPlaced = placesOf(container) !== undefined;
    this.#version = version;
    this.#protocols = container.table.carries.map((_, index) =>
      protocolOf(codecsOf<M>(container, index), version !== undefined && index === 0),
    );
  }

  /**
   * Appends a part: where messages have places, as a block, of which `file` makes the file. Throws EncodeError, which
   * names the block, and leaves the writer as it was.
   */
  write(w: Writer, part: WritablePart<B, M>): void {
    if (part.kind !== "block") {
      if (part.bytes.length > 0 && this.#isPlaced && this.#blocks > 0)
        throw new EncodeError("nothing is after the blocks of a file whose messages have places");
      return writeBytes(w, part.bytes);
    }
    try {
      this.#writeBlock(w, part);
    } catch (error) {
      throw error instanceof EncodeError ? error.within([`block ${this.#blocks}`]) : error;
    }
    this.#blocks++;
  }

  /** The bytes of all that was written. Throws EncodeError where messages have places that cannot be. */
  file(w: Writer): Uint8Array {
    const bytes = written(w);
    return this.#isPlaced && this.#blocks > 0
      ? foldPlaces(this.#container, bytes, this.#version).file
      : bytes;
  }

  /** The bytes of a part that was read, encoded again, in pieces that are good until the next one. Throws EncodeError. */
  *pieces(part: Part<B, M>): Generator<Uint8Array, void> {
    const w = this.#piece;
    resetWriter(w);
    if (part.kind !== "block") yield part.bytes;
    else if (part.runs !== undefined && !this.#isPlaced) yield* this.#largeBlock(w, part);
    else {
      this.#writeBlock(w, part);
      yield written(w).subarray(this.#isPlaced ? BEFORE : 0);
    }
  }

  /** What is around the messages from the block with the bytes that it came with, and these from the messages. */
  *#largeBlock(w: Writer, part: RecordedBlock<B, M>): Generator<Uint8Array, void> {
    this.#container.encodeBlock(w, part.block);
    const start = part.bodyOffset - part.offset;
    yield w.bytes.subarray(0, start);
    const { index } = carriedBy(this.#container, part.block)!;
    const protocol = this.#protocols[index]!;
    for (const { version, messages } of runsOf(part)) {
      this.#body.offset = 0;
      writeMessages(protocol, firstCodec(protocol, version), this.#body, messages);
      yield written(this.#body);
    }
    if (part.undecoded !== undefined) yield part.undecoded;
    yield w.bytes.subarray(start + part.body.length, w.offset);
  }

  #writeBlock(w: Writer, part: WritableBlock<B, M>): void {
    const carried = carriedBy(this.#container, part.block);
    const block = carried === undefined ? part.block : this.#filled(part, carried.index);
    this.#container.encodeBlock(w, block);
  }

  /** The block with its messages as bytes. */
  #filled(part: WritableBlock<B, M>, index: number): B {
    const protocol = this.#protocols[index]!;
    const { version } = part;
    const first = protocol.codecs.find((codec) => contains(codec, version));
    if (first === undefined)
      throw new EncodeError(`there is no version number ${version}`, ["version"]);
    resetWriter(this.#body);
    // What was read mostly takes as many bytes again.
    reserve(this.#body, (part as Partial<RecordedBlock>).body?.length ?? 0);
    writeMessages(protocol, first, this.#body, messagesOf(part), part.undecoded);
    const { member } = this.#container.table.carries[index]!;
    return { ...part.block, [member]: written(this.#body) };
  }
}

/**
 * The bytes of a recording. Where messages have places and one has another length, those after it move, and what says
 * where they are changes with them.
 *
 * @throws EncodeError
 */
export function writeRecording<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  parts: Iterable<WritablePart<B, M>>,
): Uint8Array {
  const encoder = new RecordingEncoder(container);
  const w = new NewWriter(1 << 16);
  for (const part of parts) encoder.write(w, part);
  return encoder.file(w);
}
