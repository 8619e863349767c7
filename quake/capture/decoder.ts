import { type Datagram, datagramOf, type LeftOut } from "./datagram.ts";
import { type CapturedSession, Flows } from "./flows.ts";
import { CaptureFileDecoder } from "./files/any-file.ts";
import type { CaptureHeader, CaptureTail, FilePart, Frame } from "./files/frame.ts";
import { expectLink, linkOf } from "./files/link.ts";
import type { Reading, Side, Unfinished } from "./sessions/reading.ts";
import { checkVersion } from "./sessions/version.ts";

/** How a capture is read. */
export interface CaptureOptions {
  /** The version of the servers' messages, as `666`, where the capture does not have the message that tells it. */
  readonly version?: string | undefined;
}

/** A packet of the game. */
export interface CapturedPacket extends Reading {
  readonly kind: "packet";
  /** Counts all that was captured, from 0. */
  readonly index: number;
  /** When it was captured, in seconds since 1970. */
  readonly time: number;
  /** Where what UDP carried begins in the file. */
  readonly offset: number;
  /** What UDP carried. A view on the input. */
  readonly payload: Uint8Array;
  /** What it is of, as far as is known so far. */
  readonly session: CapturedSession;
  readonly side: Side;
  /** Address and port. */
  readonly from: string;
  readonly to: string;
}

/** Something else that was captured. */
export interface OtherPacket {
  readonly kind: "other";
  readonly index: number;
  readonly time: number;
  /** Where it begins in the file, with what it has before UDP. */
  readonly offset: number;
  readonly bytes: Uint8Array;
  readonly reason: LeftOut;
}

/** A reliable message that is not whole, of the session. */
export interface UnfinishedMessage extends Unfinished {
  readonly session: CapturedSession;
}

/** Packets of which IP has cut something off, or the capture. They may well be of the game. */
export function mayBeGame({ reason }: OtherPacket): boolean {
  return reason === "fragment of IP" || reason === "cut by the capture" || reason === "damaged";
}

/** What a decoder gives of a capture. */
export type CapturePart =
  | CaptureHeader
  | CapturedPacket
  | OtherPacket
  | UnfinishedMessage
  | CaptureTail;

/**
 * Reads a capture that comes in pieces: `push` takes the next bytes, `end` says that there are no more; both give what
 * is whole by then, and each is to be read to its end before the next call. However the bytes are cut, the parts are the
 * same. They are views on the bytes given, which must not change while they are used. What is kept is one packet, and of
 * 256 sessions at most what their present messages need.
 */
export class CaptureDecoder {
  readonly #file = new CaptureFileDecoder();
  readonly #flows: Flows;

  /** Throws RangeError for a version that there is not. */
  constructor({ version }: CaptureOptions = {}) {
    if (version !== undefined) checkVersion(version);
    this.#flows = new Flows(version);
  }

  /** Throws DecodeError for what is no capture, or one that cannot be read. */
  *push(chunk: Uint8Array): Generator<CapturePart, void> {
    for (const part of this.#file.push(chunk)) yield* this.#part(part);
  }

  *#part(part: FilePart): Generator<CapturePart, void> {
    // Where all frames are of one kind, and that is not known, there is nothing to be read.
    if (part.kind === "header" && part.format === "pcap") expectLink(part.linkType);
    if (part.kind === "frame") yield* this.#frame(part);
    else yield part;
  }

  /** Throws DecodeError where there is not even a header. */
  *end(): Generator<CapturePart, void> {
    for (const part of this.#file.end()) yield* this.#part(part);
    for (const [session, unfinished] of this.#flows.end()) yield { ...unfinished, session };
  }

  *#frame(frame: Frame): Generator<CapturePart, void> {
    const link = linkOf(frame.linkType);
    const datagram = link === undefined ? "of an unknown link" : datagramOf(frame, link);
    if (typeof datagram === "string") return yield other(frame, datagram);
    const found = this.#flows.find(datagram);
    if (found === undefined) return yield other(frame, "not of the game");
    const { flow, side } = found;
    const place = placeOf(frame, datagram);
    const reading = flow.reader.read({ index: frame.index, side, ...place });
    this.#flows.heed(flow, datagram, reading);
    const { session } = flow;
    if (reading.unfinished !== undefined) yield { ...reading.unfinished, session };
    const { index, time } = frame;
    const { from, to } = datagram;
    yield { ...reading, kind: "packet", index, time, ...place, session, side, from, to };
    for (const [gone, unfinished] of this.#flows.forget()) yield { ...unfinished, session: gone };
  }
}

function placeOf({ bytes, offset }: Frame, { payload }: Datagram) {
  return { payload, offset: offset + payload.byteOffset - bytes.byteOffset };
}

function other({ index, time, offset, bytes }: Frame, reason: LeftOut): OtherPacket {
  return { kind: "other", index, time, offset, bytes, reason };
}

/** Reads a capture that is held, and not compressed. Throws DecodeError for what is no capture, or one that cannot be read. */
export function* readCapture(
  bytes: Uint8Array,
  options: CaptureOptions = {},
): Generator<CapturePart, void> {
  const decoder = new CaptureDecoder(options);
  yield* decoder.push(bytes);
  yield* decoder.end();
}
