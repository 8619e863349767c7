import { captureParts } from "../files/capture-parts.ts";
import {
  type CapturedPacket,
  type CaptureOptions,
  type CapturePart,
  type Delivery,
  type LeftOut,
  mayBeGame,
  type MessageRun,
  PROTOCOLS,
  protocolNamed,
  sameBytes,
} from "../../quake/capture/index.ts";
import { announcedProtocol } from "../../recording/index.ts";
import { encodePacket } from "../../runtime/packet.ts";
import { CanonicalCheck } from "../../verify/index.ts";
import type { Verification } from "../../verify/index.ts";

/** What verifying a capture found. Its blocks are the packets of the game. */
export interface CaptureVerification extends Verification {
  readonly sessions: number;
  /** Packets that are not of the game, or of which something was cut off, by reason. */
  readonly leftOut: Readonly<Partial<Record<LeftOut, number>>>;
  /** Packets of the game that a receiver drops, by reason. */
  readonly dropped: Readonly<Partial<Record<Delivery, number>>>;
  /** Numbers of packets that are passed over: they were not captured, or never sent. */
  readonly missing: number;
}

/**
 * Decodes each packet of a capture and encodes it again, and the messages that packets bring or complete. Throws
 * DecodeError for what is no capture, and RangeError for a version that there is not.
 */
export async function verifyCapture(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  options: CaptureOptions,
): Promise<CaptureVerification> {
  const tally = new CaptureTally();
  for await (const part of captureParts(tally.counted(chunks), options)) tally.count(part);
  return tally.result(file);
}

class CaptureTally {
  readonly #canonical = new CanonicalCheck(PROTOCOLS);
  readonly #leftOut: Partial<Record<LeftOut, number>> = {};
  readonly #dropped: Partial<Record<Delivery, number>> = {};
  #sessions = 0;
  #protocol: number | null = null;
  #bytes = 0;
  #packets = 0;
  #messages = 0;
  /** A packet of the game has a header, or messages, that are read to their end. */
  #isUnderstood = false;
  #missing = 0;
  #undecoded = 0;
  #isIdentical = true;
  #tailed = false;
  #errors = 0;
  #error: string | undefined;

  async *counted(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of chunks) {
      this.#bytes += chunk.length;
      yield chunk;
    }
  }

  count(part: CapturePart): void {
    switch (part.kind) {
      case "header":
        return;
      case "packet":
        return this.#packet(part);
      case "other":
        this.#leftOut[part.reason] = (this.#leftOut[part.reason] ?? 0) + 1;
        // Whether it is of the game nobody can say: its bytes are not understood.
        if (mayBeGame(part)) this.#undecoded += part.bytes.length;
        return;
      case "unfinished":
        return this.#damage(part.bytes, () => part.error.message);
      case "tail":
        // It may come in parts: its error is counted once.
        this.#damage(part.bytes, () => part.error.message, !this.#tailed);
        this.#tailed = true;
    }
  }

  #packet(packet: CapturedPacket): void {
    const { header, delivery, undecoded } = packet;
    this.#packets++;
    this.#sessions = Math.max(this.#sessions, packet.session.number + 1);
    this.#missing += packet.missing;
    if (delivery !== "whole" && delivery !== "part")
      this.#dropped[delivery] = (this.#dropped[delivery] ?? 0) + 1;
    if (header !== undefined)
      this.#compare(packet, encodePacket(header.container, header.block), packet.payload);
    for (const run of packet.runs) this.#run(packet, run);
    if (undecoded === undefined && header !== undefined) this.#isUnderstood = true;
    if (undecoded !== undefined) this.#damage(undecoded, () => packet.error!.message);
  }

  #run(packet: CapturedPacket, run: MessageRun): void {
    this.#messages += run.messages.length;
    if (run.messages.length > 0) this.#isUnderstood = true;
    this.#compare(packet, run.encode(), run.body);
    this.#canonical.count(run);
    const protocol = protocolNamed(run.protocol);
    for (const message of run.messages)
      this.#protocol ??= announcedProtocol(protocol, message) ?? null;
    this.#protocol ??= run.unknownProtocol ?? null;
    if (run.undecoded !== undefined) this.#damage(run.undecoded, () => run.error!.message);
  }

  #compare({ index }: CapturedPacket, encoded: Uint8Array, original: Uint8Array): void {
    if (sameBytes(encoded, original)) return;
    if (this.#isIdentical)
      this.#error = `packet ${index} does not encode to the bytes that it was decoded from: this is a bug, please report it`;
    this.#isIdentical = false;
    this.#errors++;
  }

  /** Explaining takes longer than reading: only the first error is reported. */
  #damage({ length }: Uint8Array, explain: () => string, isNew = true): void {
    this.#undecoded += length;
    if (isNew) this.#errors++;
    this.#error ??= explain();
  }

  result(file: string): CaptureVerification {
    return {
      file,
      format: "pcap",
      protocol: this.#protocol,
      bytes: this.#bytes,
      blocks: this.#packets,
      messages: this.#messages,
      undecodedBytes: this.#undecoded,
      nonCanonical: this.#canonical.found,
      reasons: Object.fromEntries(this.#canonical.reasons),
      identical: this.#isIdentical,
      sessions: this.#sessions,
      leftOut: this.#leftOut,
      dropped: this.#dropped,
      missing: this.#missing,
      ...(this.#isUnderstood ? {} : { isRecording: false }),
      ...(this.#error === undefined ? {} : { error: this.#error, errors: this.#errors }),
    };
  }
}
