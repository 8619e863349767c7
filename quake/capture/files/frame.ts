import type { DecodeError } from "../../../runtime/errors/errors.ts";

/** What frames were captured at: a capture has one such, or in pcapng one for each interface. */
export interface CaptureHeader {
  readonly kind: "header";
  readonly format: "pcap" | "pcapng";
  /** What its frames begin with, as a number of the registry of link types. */
  readonly linkType: number;
  /** The byte order of the machine that captured. */
  readonly isLittleEndian: boolean;
  /** How fine its clock's stamps are: that many a second. */
  readonly ticks: number;
  /** Bytes of a frame that were kept at most; 0 where there was no limit. */
  readonly snapLength: number;
}

/** A frame as it was on the wire. */
export interface Frame {
  readonly kind: "frame";
  /** Counts from 0. */
  readonly index: number;
  /** When it was captured, in seconds since 1970. */
  readonly time: number;
  /** Where its bytes begin in the file. */
  readonly offset: number;
  /** A view on the input. */
  readonly bytes: Uint8Array;
  /** How many bytes it had on the wire: more than there are, where the capture cut it. */
  readonly length: number;
  /** What it begins with; nothing where it is of an interface that the capture does not tell of. */
  readonly linkType: number | undefined;
}

/** What follows the last whole frame. It may come in several parts. */
export interface CaptureTail {
  readonly kind: "tail";
  readonly offset: number;
  readonly bytes: Uint8Array;
  readonly error: DecodeError;
}

/** What a capture file has. */
export type FilePart = CaptureHeader | Frame | CaptureTail;

/**
 * Reads a capture that comes in pieces. `push` takes the next bytes, `end` says that there are no more. Each is to be
 * read to its end before the next call. Frames are views on the bytes given, which must not change while they are used.
 * No more is kept than one frame. Both throw DecodeError for what is no capture.
 */
export interface FrameDecoder {
  push(chunk: Uint8Array): Generator<FilePart, void>;
  end(): Generator<FilePart, void>;
}

/** MAXIMUM_SNAPLEN of libpcap: nothing writes longer frames. */
export const LONGEST_FRAME = 262144;
