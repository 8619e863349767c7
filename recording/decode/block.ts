import type { AnyMessage } from "../../runtime/codec.ts";
import { type DecodeError, UnknownProtocolError } from "../../runtime/errors/errors.ts";
import { versionFor } from "../versions/protocol.ts";
import { explainFollowed } from "./explained.ts";
import type { InRuns, Run } from "./runs.ts";
import type { ReadRun } from "../versions/runs.ts";
import type { Followed } from "../versions/session.ts";

/** A block, with its messages as far as they could be read. */
export interface RecordedBlock<
  B extends object = object,
  M extends AnyMessage = AnyMessage,
> extends InRuns<Run<M>> {
  readonly kind: "block";
  /** Counts from 0. */
  readonly index: number;
  /** Where the block begins in the file, in bytes. */
  readonly offset: number;
  /** How many bytes it has, with what is before its messages. */
  readonly length: number;
  /** The block as the container has it. Its bytes of messages are those of the file: `messages` is what is encoded. */
  readonly block: B;
  /** The protocol that its messages are of; a block need not carry any. */
  readonly protocol: string | undefined;
  /** Where its messages begin in the file, in bytes: its end, where it carries none. */
  readonly bodyOffset: number;
  /** The bytes of its messages: a view on the input. */
  readonly body: Uint8Array;
  /** All messages. Those of a large block are read when they are asked for: `runsOf` and `messagesOf` hold some at a time. */
  readonly messages: M[];
  /** Where each message ends, in bytes from `bodyOffset`. */
  readonly ends: readonly number[];
  /** The version of the first message: an index into the protocol's versions. */
  readonly version: number;
  /** From the first byte that could not be understood to the block's end. */
  readonly undecoded: Uint8Array | undefined;
  /** Why. Its offset is one in the file. Found out when it is asked for. */
  readonly error: DecodeError | undefined;
  /** The protocol's number, where a message of the block tells one that is not described. */
  readonly unknownProtocol: number | undefined;
  /** Nothing was read, since an earlier message announced a protocol that is not described. */
  readonly passedOver?: true | undefined;
}

/** Where a block is, in bytes of its file. */
type BlockPlace = Pick<RecordedBlock, "index" | "offset" | "length" | "bodyOffset">;

/** A block whose error is explained only when it is asked for: explaining takes longer than reading. */
export class FollowedBlock<B extends object, M extends AnyMessage> implements RecordedBlock<B, M> {
  readonly kind = "block";
  readonly index: number;
  readonly offset: number;
  readonly length: number;
  readonly bodyOffset: number;
  readonly #read: Followed<M>;
  #error: DecodeError | undefined;

  /** @param read what `followBlock` made of the body */
  constructor(
    { index, offset, length, bodyOffset }: BlockPlace,
    readonly block: B,
    readonly protocol: string | undefined,
    readonly body: Uint8Array,
    read: Followed<M>,
  ) {
    this.index = index;
    this.offset = offset;
    this.length = length;
    this.bodyOffset = bodyOffset;
    this.#read = read;
  }

  get messages(): M[] {
    return this.#read.messages;
  }

  get ends(): readonly number[] {
    return this.#read.ends;
  }

  get runs(): (() => Iterable<Run<M>>) | undefined {
    const { runs } = this.#read;
    return runs === undefined ? undefined : () => this.#placed(runs());
  }

  *#placed(runs: Iterable<ReadRun<M>>): Generator<Run<M>, void> {
    const { protocol, bodyOffset } = this;
    for (const { messages, ends, first, start, end } of runs) {
      const body = this.body.subarray(start, end);
      yield {
        protocol,
        messages,
        ends,
        version: versionFor(first),
        body,
        bodyOffset: bodyOffset + start,
      };
    }
  }

  get version(): number {
    return versionFor(this.#read.first);
  }

  get undecoded(): Uint8Array | undefined {
    return this.#read.undecoded;
  }

  get passedOver(): true | undefined {
    return this.#read.passedOver;
  }

  get unknownProtocol(): number | undefined {
    const { cause } = this.#read;
    return cause instanceof UnknownProtocolError ? cause.protocol : undefined;
  }

  get error(): DecodeError | undefined {
    const { cause } = this.#read;
    if (cause === undefined) return undefined;
    const place = { name: `block ${this.index}`, offset: this.bodyOffset };
    return (this.#error ??= explainFollowed(this.#read, this.body, place, cause));
  }
}
