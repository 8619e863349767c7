import {
  type AnyContainer,
  FormatEvidence,
  announcedProtocol,
  type Part,
  type Protocol,
  protocolOf,
  protocolsOf,
  type ReadOptions,
  type RecordedBlock,
  type RecordedTail,
  RecordingEncoder,
  runsOf,
  streamRecording,
} from "../recording/index.ts";
import type { AnyMessage } from "../runtime/codec.ts";
import { CanonicalCheck } from "./canonical-check.ts";
import { sameBytes } from "../runtime/bytes/same-bytes.ts";

/** What verifying a recording found. */
export interface Verification {
  readonly file: string;
  /** The container's name, or that of the other format which the file is of. */
  readonly format: string;
  /** The protocol's number as the recording says it, null when it does not. */
  readonly protocol: number | null;
  readonly bytes: number;
  readonly blocks: number;
  readonly messages: number;
  /** Bytes of blocks and after them that could not be understood. */
  readonly undecodedBytes: number;
  /** Messages that could be written shorter, or without bits that mean nothing. */
  readonly nonCanonical: number;
  /** How many messages are not canonical for which reason. */
  readonly reasons: Readonly<Record<string, number>>;
  /** Encoding what was decoded gives the same bytes. */
  readonly identical: boolean;
  /** There where nothing tells that the file is a recording at all. */
  readonly isRecording?: false;
  /** The first error. */
  readonly error?: string;
  /** In how many blocks, or after them, there is an error. */
  readonly errors?: number;
}

/**
 * Decodes a recording and encodes it again, piece by piece. Throws RangeError for options that do not fit.
 *
 * @param file what the recording is called in what is found
 */
export async function verifyRecording(
  file: string,
  container: AnyContainer,
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): Promise<Verification> {
  const original = new Original();
  const encoder = new RecordingEncoder(container, options.version);
  const tally = new Tally(container);
  let identical = true;
  for await (const part of streamRecording(container, original.keep(chunks), options)) {
    const same = original.matches(encoder.pieces(part));
    if (!same && identical) tally.differs(part);
    identical &&= same;
    tally.count(part);
  }
  return tally.result(file, original.length, identical && original.isOver());
}

/** The bytes that were read and not compared yet. */
class Original {
  readonly #chunks: Uint8Array[] = [];
  #at = 0;
  length = 0;

  async *keep(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of chunks) {
      if (chunk.length > 0) this.#chunks.push(chunk);
      this.length += chunk.length;
      yield chunk;
    }
  }

  /** Whether the next bytes are these, all of them. Passes over as many. */
  matches(pieces: Iterable<Uint8Array>): boolean {
    let same = true;
    for (const piece of pieces) same = this.#matches(piece) && same;
    return same;
  }

  #matches(bytes: Uint8Array): boolean {
    let same = true;
    let done = 0;
    while (done < bytes.length) {
      const chunk = this.#chunks[0];
      if (chunk === undefined) return false;
      const count = Math.min(bytes.length - done, chunk.length - this.#at);
      const expected = chunk.subarray(this.#at, this.#at + count);
      same &&= sameBytes(expected, bytes.subarray(done, done + count));
      done += count;
      this.#at += count;
      if (this.#at === chunk.length) {
        this.#chunks.shift();
        this.#at = 0;
      }
    }
    return same;
  }

  isOver(): boolean {
    return this.#chunks.length === 0;
  }
}

/** Counts what a recording's parts hold. */
class Tally {
  readonly #announced: Protocol;
  readonly #canonical: CanonicalCheck;
  readonly #evidence = new FormatEvidence();
  #format: string;
  #protocol: number | null = null;
  #blocks = 0;
  #messages = 0;
  #undecoded = 0;
  #errors = 0;
  #tailed = false;
  #error: string | undefined;

  constructor(container: AnyContainer) {
    this.#announced = protocolOf<AnyMessage>(container.codecs, false);
    this.#canonical = new CanonicalCheck(protocolsOf<AnyMessage>(container, false));
    this.#format = container.table.name;
  }

  count(part: Part): void {
    this.#evidence.see(part);
    if (part.kind === "header") this.#format = part.foreign?.name ?? this.#format;
    else if (part.kind === "block") this.#countBlock(part);
    else {
      this.#countTail(part);
    }
  }

  differs(part: Part): void {
    const where = part.kind === "block" ? `block ${part.index}` : `the ${part.kind}`;
    this.#error = `${where} does not encode to the bytes that it was decoded from: this is a bug, please report it`;
  }

  #countBlock(part: RecordedBlock): void {
    this.#blocks++;
    for (const run of runsOf(part)) {
      this.#messages += run.messages.length;
      this.#canonical.count(run);
      for (const message of run.messages)
        this.#protocol ??= announcedProtocol(this.#announced, message) ?? null;
    }
    if (part.undecoded === undefined) return;
    this.#undecoded += part.undecoded.length;
    this.#errors++;
    this.#protocol ??= part.unknownProtocol ?? null;
    // Explaining takes longer than reading: only the first is reported.
    this.#error ??= part.error?.message;
  }

  /** A tail may come in parts: its error is counted once. */
  #countTail(part: RecordedTail): void {
    if (!this.#tailed) this.#errors++;
    this.#tailed = true;
    this.#undecoded += part.bytes.length;
    this.#error ??= part.error.message;
  }

  result(file: string, bytes: number, identical: boolean): Verification {
    return {
      file,
      format: this.#format,
      protocol: this.#protocol,
      bytes,
      blocks: this.#blocks,
      messages: this.#messages,
      undecodedBytes: this.#undecoded,
      nonCanonical: this.#canonical.found,
      reasons: Object.fromEntries(this.#canonical.reasons),
      identical,
      ...(this.#evidence.isRecording ? {} : { isRecording: false }),
      ...(this.#error === undefined ? {} : { error: this.#error, errors: this.#errors }),
    };
  }
}
