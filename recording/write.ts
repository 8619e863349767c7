import type { AnyMessage } from "../runtime/codec.ts";
import type { Container } from "../runtime/container.ts";
import { EncodeError } from "../runtime/errors.ts";
import { explainEncode } from "../runtime/explain.ts";
import { writeBytes, type Writer, Writer as NewWriter, written } from "../runtime/writer.ts";
import { carriedBy, codecsOf } from "./carried.ts";
import type { RecordedBlock } from "./block.ts";
import type { Part } from "./decoder.ts";
import { writeMessages } from "./messages.ts";
import { type Protocol, protocolOf } from "./protocol.ts";

/** What of a block is encoded. The rest of it tells where it came from. */
export type WritableBlock<B extends object, M extends AnyMessage> = Pick<
  RecordedBlock<B, M>,
  "kind" | "block" | "messages" | "version" | "undecoded"
>;

/** Writes the parts of a recording: the inverse of `readRecording`. */
export class RecordingEncoder<B extends object, M extends AnyMessage, H, S> {
  readonly #container: Container<B, M, H, S>;
  readonly #protocols: readonly Protocol<M>[];
  readonly #body: Writer = new NewWriter(8192);

  /** @param version that of all messages, where it was given and no message changes it */
  constructor(container: Container<B, M, H, S>, version?: string) {
    this.#container = container;
    this.#protocols = container.table.carries.map((_, index) =>
      protocolOf(codecsOf<M>(container, index), version !== undefined && index === 0),
    );
  }

  /** Appends a part. Throws EncodeError, and leaves the writer as it was. */
  write(w: Writer, part: Exclude<Part<B, M>, { kind: "block" }> | WritableBlock<B, M>): void {
    if (part.kind === "block") this.#writeBlock(w, part);
    else writeBytes(w, part.bytes);
  }

  #writeBlock(w: Writer, part: WritableBlock<B, M>): void {
    const { table } = this.#container;
    const carried = carriedBy(this.#container, part.block);
    const block = carried === undefined ? part.block : this.#filled(part, carried.index);
    const start = w.offset;
    try {
      this.#container.encodeBlock(w, block);
    } catch (error) {
      w.offset = start;
      throw explainEncode(table, 0, block, error);
    }
  }

  /** The block with its messages as bytes. */
  #filled(part: WritableBlock<B, M>, index: number): B {
    const protocol = this.#protocols[index]!;
    const { version } = part;
    const first = protocol.codecs.find((codec) => codec.from <= version && version <= codec.to);
    if (first === undefined)
      throw new EncodeError(`there is no version number ${version}`, ["version"]);
    this.#body.offset = 0;
    writeMessages(protocol, first, this.#body, part.messages, part.undecoded);
    const { member } = this.#container.table.carries[index]!;
    return { ...part.block, [member]: written(this.#body) };
  }
}

/** The bytes of a recording. Throws EncodeError. */
export function writeRecording<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  parts: Iterable<Part<B, M>>,
): Uint8Array {
  const encoder = new RecordingEncoder(container);
  const w = new NewWriter(1 << 16);
  for (const part of parts) encoder.write(w, part);
  return written(w);
}
