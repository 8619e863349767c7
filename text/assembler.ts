import {
  type AnyContainer,
  type Change,
  codecFor,
  codecNamed,
  foldPlaces,
  placesOf,
  type Protocol,
  beginnings,
  announcedVersions,
} from "../recording/index.ts";
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import { EncodeError } from "../runtime/errors/errors.ts";
import { resetWriter, Writer, writeBytes, written } from "../runtime/bytes/writer.ts";

/** A protocol of those that the blocks carry, and the codec for its next message. */
interface Carried {
  readonly member: string;
  readonly protocol: Protocol;
  codec: Codec;
}

/** The block that is being put together. */
interface Open {
  readonly block: Record<string, unknown>;
  readonly carried: Carried | undefined;
  /** It cannot be written: what follows is only checked. */
  isBroken: boolean;
}

/**
 * Puts a recording together from what a text says, a message at a time, so that whoever reads the text knows at once
 * which of them cannot be written. Each call throws EncodeError and leaves out what it was given; the next one goes on.
 * Versions are followed as a reader of recordings does.
 */
export class Assembler {
  readonly #container: AnyContainer;
  /** Takes the recording's bytes. */
  readonly #out: Writer;
  /** Takes the blocks: of messages that have places, until all are there. */
  readonly #w: Writer;
  readonly #version: string | undefined;
  readonly #carried: readonly Carried[];
  readonly #body = new Writer(8192);
  readonly #trial = new Writer();
  #open: Open | undefined;
  /** The codecs as they were before the present block. */
  #before: readonly Codec[] = [];

  /**
   * @param w takes the recording's bytes, each block when it is whole
   * @param version the protocol's, where it is given and no message changes it
   * @throws RangeError for a version that there is not
   */
  constructor(container: AnyContainer, w: Writer, version?: string) {
    this.#container = container;
    this.#out = w;
    this.#w = placesOf(container) === undefined ? w : new Writer();
    this.#version = version;
    const { carries } = container.table;
    this.#carried = beginnings(container, version).map(({ protocol, codec }, index) => ({
      member: carries[index]!.member,
      protocol,
      codec,
    }));
  }

  /** Writes bytes that are in no block: a header, a tail. */
  bytes(bytes: Uint8Array): void {
    this.end();
    if (bytes.length > 0 && this.#w !== this.#out && this.#w.offset > 0)
      throw new EncodeError("nothing is after the blocks of a file whose messages have places");
    writeBytes(this.#out, bytes);
  }

  /**
   * Begins a block. Where its members cannot be written, messages may follow all the same, to be checked.
   *
   * @param block without the bytes of messages; it is the assembler's from now on
   * @param member the member that these are, where it carries any
   * @param version that of its first message, where it is not the one that follows from what came before
   * @param isWhole all of its members are there: otherwise they are looked at when it ends
   */
  block(block: object, member: string | undefined, version?: string, isWhole = true): void {
    this.end();
    const carried = this.#carried.find((candidate) => candidate.member === member);
    const open = { block: block as Record<string, unknown>, carried, isBroken: true };
    this.#open = open;
    this.#before = this.#carried.map(({ codec }) => codec);
    if (version !== undefined) setVersion(carried, version);
    this.#trial.offset = 0;
    if (isWhole) this.#encode(this.#trial, open, NOTHING);
    open.isBroken = false;
  }

  /** Forgets the block that was begun, and what its messages reported. */
  abandon(): void {
    if (this.#open === undefined) return;
    this.#open = undefined;
    this.#body.offset = 0;
    for (const [index, carried] of this.#carried.entries()) carried.codec = this.#before[index]!;
  }

  /** Begins a block that nothing is known of: the messages that follow are checked. */
  unknownBlock(): void {
    this.end();
    this.#before = this.#carried.map(({ codec }) => codec);
    this.#open = { block: {}, carried: this.#carried[0], isBroken: true };
  }

  /** The codec for the next message of the block. Throws EncodeError where it may have none. */
  get codec(): Codec {
    return this.#carrier().codec;
  }

  /** As `codec`, undefined where it may have none. */
  get codecNow(): Codec | undefined {
    return this.#open?.carried?.codec;
  }

  /** Adds a message to the block. */
  message(message: AnyMessage): void {
    const carried = this.#carrier();
    carried.codec.encode(this.#body, message);
    const range = announcedVersions(carried.protocol, message);
    if (range !== undefined) carried.codec = codecFor(carried.protocol, carried.codec, range);
  }

  /** Where the block's messages are put together: what is written here is the next one. */
  get body(): Writer {
    return this.#body;
  }

  /** Adds bytes that are no message to the block. */
  undecoded(bytes: Uint8Array): void {
    this.#carrier();
    writeBytes(this.#body, bytes);
  }

  /** Ends the last block. */
  end(): void {
    const open = this.#open;
    if (open === undefined) return;
    this.#open = undefined;
    const body = written(this.#body);
    resetWriter(this.#body);
    if (!open.isBroken) this.#encode(this.#w, open, body);
  }

  /** Ends the recording. Returns offsets and sizes that changed, where messages have places and moved. */
  finish(): readonly Change[] {
    this.end();
    if (this.#w === this.#out || this.#w.offset === 0) return [];
    const { file, changes } = foldPlaces(this.#container, written(this.#w), this.#version);
    writeBytes(this.#out, file);
    return changes;
  }

  #encode(w: Writer, { block, carried }: Open, body: Uint8Array): void {
    if (carried !== undefined) block[carried.member] = body;
    this.#container.encodeBlock(w, block);
  }

  #carrier(): Carried {
    if (this.#open === undefined) throw new EncodeError("is in no block: a block is before it");
    if (this.#open.carried === undefined)
      throw new EncodeError("is in a block that carries no messages");
    return this.#open.carried;
  }
}

const NOTHING = new Uint8Array(0);

function setVersion(carried: Carried | undefined, version: string): void {
  if (carried === undefined) throw new EncodeError("carries no messages", ["block", "version"]);
  try {
    carried.codec = codecNamed(carried.protocol.codecs, version);
  } catch (error) {
    if (error instanceof RangeError) throw new EncodeError(error.message, ["block", "version"]);
    throw error;
  }
}
