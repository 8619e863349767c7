import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { DecodeError, EncodeError } from "../../runtime/errors/errors.ts";
import type { VersionRange } from "../../runtime/table/versions.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { type Writer, writeBytes } from "../../runtime/bytes/writer.ts";
import { codecFor, type Protocol, announcedVersions } from "./protocol.ts";
import { expectWithin } from "./within.ts";
import { LARGE, type ReadRun, readSequence, type Scan, scanMessages } from "./runs.ts";

/** What a block's bytes say: messages as far as they can be read, and the bytes from there on. */
export interface Salvage<M extends AnyMessage> {
  readonly messages: M[];
  /** Where each message ends, in bytes from the block's first message. */
  readonly ends: number[];
  /** The codec that the first message was read with. */
  readonly first: Codec<M>;
  /** The codec for what follows, or that could not read it. */
  readonly codec: Codec<M>;
  /** The versions that were announced last. */
  readonly announced: VersionRange | undefined;
  /** From the first byte that could not be understood to the block's end. A view on the input. */
  readonly undecoded?: Uint8Array;
  /** Why, not explained. */
  readonly cause?: DecodeError;
  /** How many messages there are, where none of them is held. */
  readonly count?: number | undefined;
  /** They, a run at a time, where they are many: `messages` and `ends` hold them all the same. */
  readonly runs?: (() => Iterable<ReadRun<M>>) | undefined;
}

/**
 * Reads messages up to the end of the bytes, or to the first that cannot be read. Of a large block none is kept: they
 * are read again when somebody asks for them.
 */
export function readMessages<M extends AnyMessage>(
  protocol: Protocol<M>,
  first: Codec<M>,
  bytes: Uint8Array,
): Salvage<M> {
  if (bytes.length <= LARGE) return gatherMessages(protocol, first, bytes);
  // What messages carry is not passed over with them.
  if (protocol.carriers.size === 0 && announcesVersions(first, new Reader(bytes)) === false)
    return new LaterMessages(protocol, first, bytes);
  const scan = scanMessages(protocol, first, bytes);
  return new LaterMessages(protocol, first, bytes, scan);
}

function gatherMessages<M extends AnyMessage>(
  protocol: Protocol<M>,
  first: Codec<M>,
  bytes: Uint8Array,
): Salvage<M> {
  const r = new Reader(bytes);
  const messages: M[] = [];
  const ends: number[] = [];
  let codec = first;
  let announced: VersionRange | undefined;
  let start = 0;
  try {
    while (start < r.end) {
      const message = codec.read(r);
      expectWithin(protocol, codec, message);
      start = r.offset;
      messages.push(message);
      ends.push(start);
      const range = announcedVersions(protocol, message);
      if (range !== undefined) {
        announced = range;
        codec = codecFor(protocol, codec, range);
      }
    }
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    const undecoded = bytes.subarray(start);
    return { messages, ends, first, codec, announced, undecoded, cause: error };
  }
  return { messages, ends, first, codec, announced };
}

/** Messages that are read when they are asked for. What they carry is not looked at then: they are whole all the same. */
export class LaterMessages<M extends AnyMessage> implements Salvage<M> {
  readonly #protocol: Protocol<M>;
  /** Those that are understood. */
  readonly #bytes: Uint8Array;
  readonly codec: Codec<M>;
  readonly announced: VersionRange | undefined;
  readonly undecoded?: Uint8Array;
  readonly cause?: DecodeError;
  readonly count: number | undefined;
  #read: Pick<Salvage<M>, "messages" | "ends"> | undefined;

  /** @param scan what was found when they were passed over: without, they can all be read, and tell of no versions */
  constructor(
    protocol: Protocol<M>,
    readonly first: Codec<M>,
    bytes: Uint8Array,
    scan?: Scan<M>,
  ) {
    this.#protocol = protocol;
    this.#bytes = scan === undefined ? bytes : bytes.subarray(0, scan.end);
    this.codec = scan?.codec ?? first;
    this.announced = scan?.announced;
    this.count = scan?.count;
    if (scan?.cause === undefined) return;
    this.undecoded = bytes.subarray(scan.end);
    this.cause = scan.cause;
  }

  get messages(): M[] {
    return this.#all().messages;
  }

  get ends(): number[] {
    return this.#all().ends;
  }

  get runs(): (() => Iterable<ReadRun<M>>) | undefined {
    if (this.#bytes.length <= LARGE) return undefined;
    return () => readSequence(this.#protocol, this.first, this.#bytes);
  }

  #all(): Pick<Salvage<M>, "messages" | "ends"> {
    if (this.#read !== undefined) return this.#read;
    const runs = readSequence(this.#protocol, this.first, this.#bytes);
    // Mostly there is one run.
    const read: { messages: M[]; ends: number[] } = runs.next().value ?? { messages: [], ends: [] };
    for (const { messages, ends, start } of runs)
      for (const [i, message] of messages.entries()) {
        read.messages.push(message);
        read.ends.push(start + ends[i]!);
      }
    return (this.#read = read);
  }
}

/**
 * Passes over all messages, which costs a fraction of reading them.
 *
 * @param r reads them
 * @returns whether one tells of the versions of what follows; undefined where not all can be passed over
 */
export function announcesVersions<M extends AnyMessage>(
  codec: Codec<M>,
  r: Reader,
): boolean | undefined {
  try {
    return codec.passAll(r);
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

/** Messages in their order, each with the codec that is its own. */
export function* withCodecs<M extends AnyMessage>(
  protocol: Protocol<M>,
  first: Codec<M>,
  messages: Iterable<M>,
): Generator<[M, Codec<M>], void> {
  let codec = first;
  for (const message of messages) {
    yield [message, codec];
    const range = announcedVersions(protocol, message);
    if (range !== undefined) codec = codecFor(protocol, codec, range);
  }
}

/** Writes what `readMessages` reads. Throws EncodeError, which names the message. */
export function writeMessages<M extends AnyMessage>(
  protocol: Protocol<M>,
  first: Codec<M>,
  w: Writer,
  messages: Iterable<M>,
  undecoded?: Uint8Array,
): void {
  let number = 0;
  try {
    for (const [message, codec] of withCodecs(protocol, first, messages)) {
      number++;
      codec.encode(w, message);
    }
  } catch (error) {
    throw error instanceof EncodeError ? error.within([`message ${number}`]) : error;
  }
  if (undecoded !== undefined) writeBytes(w, undecoded);
}
