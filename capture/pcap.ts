import { DecodeError } from "../runtime/errors.ts";

/*
 * The classic format of tcpdump and Wireshark, in a reader of our own: what the registry has for it is
 * unmaintained for years (pcap-parser, pcap-ng-parser) or native, reads no nanoseconds, or does not bound
 * what a record may claim. It is a header of 24 bytes, and 16 in front of each frame.
 */

/** What stands at the beginning of a capture. */
export interface CaptureHeader {
  readonly kind: "header";
  /** What all frames begin with, as a number of the registry of link types. */
  readonly linkType: number;
  /** The byte order of the machine that captured. */
  readonly isLittleEndian: boolean;
  /** How fine its clock's stamps are. */
  readonly fraction: "microseconds" | "nanoseconds";
  /** Bytes of a frame that were kept at most. */
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
}

/** What follows the last whole frame. It may come in several parts. */
export interface CaptureTail {
  readonly kind: "tail";
  readonly offset: number;
  readonly bytes: Uint8Array;
  readonly error: DecodeError;
}

const HEADER = 24;
const RECORD = 16;
/** MAXIMUM_SNAPLEN of libpcap: nothing writes longer frames. */
const LONGEST_FRAME = 262144;
const MICROSECONDS = 0xa1b2c3d4;
const NANOSECONDS = 0xa1b23c4d;

/**
 * Reads a capture that comes in pieces. `push` takes the next bytes, `end` says that there are no more. Each is to be
 * read to its end before the next call. Frames are views on the bytes given, which must not change while they are used.
 * No more is kept than one frame.
 */
export class PcapDecoder {
  /** Bytes `[#at, #held)` are not read yet; the first of `#bytes` is number `#base` of the file. */
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;
  #held = 0;
  #base = 0;
  #index = 0;
  #header: CaptureHeader | undefined;
  /** Why no further frame can be found. */
  #lost: DecodeError | undefined;

  /** Throws DecodeError for what is no capture, or one of another format. */
  *push(chunk: Uint8Array): Generator<CaptureHeader | Frame | CaptureTail, void> {
    this.#append(chunk);
    if (this.#header === undefined) {
      // What it is the first bytes tell already.
      if (this.#held >= 4) checkMagic(this.#bytes);
      if (this.#held < HEADER) return;
      this.#header = readHeader(this.#view(0, HEADER));
      this.#at = HEADER;
      yield this.#header;
    }
    for (;;) {
      const frame = this.#lost === undefined ? this.#frame(this.#header) : undefined;
      if (frame === undefined) break;
      yield frame;
    }
    if (this.#lost !== undefined && this.#at < this.#held) yield this.#tail(this.#lost);
  }

  /** Throws DecodeError where there is no whole header. */
  *end(): Generator<CaptureTail, void> {
    if (this.#header === undefined) {
      const reason = `a capture begins with ${HEADER} bytes that say what it is: there are ${this.#held}`;
      throw new DecodeError(reason, { path: ["header"], offset: this.#held });
    }
    const left = this.#held - this.#at;
    if (left === 0) return;
    const offset = this.#base + this.#at;
    const place = { path: [`packet ${this.#index}`], offset };
    yield this.#tail(
      new DecodeError(`the file ends inside it: ${left} bytes of it are there`, place),
    );
  }

  #append(chunk: Uint8Array): void {
    const rest = this.#held - this.#at;
    if (this.#held + chunk.length > this.#bytes.length || this.#at > 0) {
      // Room for as much again, so that small pieces are not copied each time that one comes.
      const bytes = rest === 0 ? chunk : new Uint8Array(Math.max(rest + chunk.length, 2 * rest));
      if (rest > 0) bytes.set(this.#bytes.subarray(this.#at, this.#held));
      this.#bytes = bytes;
      this.#base += this.#at;
      this.#at = 0;
      this.#held = rest;
    }
    if (this.#bytes !== chunk) this.#bytes.set(chunk, this.#held);
    this.#held += chunk.length;
  }

  #view(at: number, length: number): DataView {
    return new DataView(this.#bytes.buffer, this.#bytes.byteOffset + at, length);
  }

  /** The next frame, nothing where it is not whole yet or is none. */
  #frame({ isLittleEndian, fraction }: CaptureHeader): Frame | undefined {
    const start = this.#at + RECORD;
    if (start > this.#held) return undefined;
    const view = this.#view(this.#at, RECORD);
    const kept = view.getUint32(8, isLittleEndian);
    if (kept > LONGEST_FRAME) {
      this.#lost = tooLong(this.#index, this.#base + this.#at + 8, kept);
      return undefined;
    }
    if (start + kept > this.#held) return undefined;
    this.#at = start + kept;
    const ticks = view.getUint32(4, isLittleEndian);
    const nanoseconds = fraction === "nanoseconds" ? ticks : ticks * 1000;
    return {
      kind: "frame",
      index: this.#index++,
      time: view.getUint32(0, isLittleEndian) + nanoseconds / 1e9,
      offset: this.#base + start,
      bytes: this.#bytes.subarray(start, start + kept),
      // Some writers leave it at 0.
      length: Math.max(kept, view.getUint32(12, isLittleEndian)),
    };
  }

  #tail(error: DecodeError): CaptureTail {
    const offset = this.#base + this.#at;
    const bytes = this.#bytes.subarray(this.#at, this.#held);
    this.#at = this.#held;
    return { kind: "tail", offset, bytes, error };
  }
}

function tooLong(index: number, offset: number, length: number): DecodeError {
  const reason = `a packet of ${length} bytes: none has more than ${LONGEST_FRAME}, so the file is damaged here`;
  return new DecodeError(reason, { path: [`packet ${index}`], offset, type: "u32" });
}

function readHeader(view: DataView): CaptureHeader {
  const isLittleEndian = isMagic(view.getUint32(0, true));
  const magic = view.getUint32(0, isLittleEndian);
  const major = view.getUint16(4, isLittleEndian);
  if (major !== 2) {
    const reason = `version ${major} of the capture format: expected 2`;
    throw new DecodeError(reason, { path: ["header"], offset: 4, type: "u16" });
  }
  return {
    kind: "header",
    // The upper half tells of checksums behind the frames.
    linkType: view.getUint32(20, isLittleEndian) & 0xffff,
    isLittleEndian,
    fraction: magic === NANOSECONDS ? "nanoseconds" : "microseconds",
    snapLength: view.getUint32(16, isLittleEndian),
  };
}

function isMagic(value: number): boolean {
  return value === MICROSECONDS || value === NANOSECONDS;
}

/** Formats that a capture may be taken for, by their first four bytes, and how to make one of them. */
const OTHERS: readonly (readonly [magic: number, reason: string, hint: string])[] = [
  [
    0x0a0d0d0a,
    "this is a capture of the newer format, pcapng",
    "convert it: editcap -F pcap FILE OUT.pcap (of Wireshark), or tcpdump -r FILE -w OUT.pcap",
  ],
  [0x28b52ffd, "this is compressed with zstd", "unpack it first: zstd -d FILE"],
];

function checkMagic(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, 4);
  const magic = view.getUint32(0);
  if (isMagic(magic) || isMagic(view.getUint32(0, true))) return;
  const other = OTHERS.find(([value]) => value === magic);
  const place = { path: ["header"], offset: 0 };
  if (other !== undefined) throw new DecodeError(other[1], { ...place, hint: other[2] });
  if (magic >>> 16 === 0x1f8b)
    throw new DecodeError("this is compressed with gzip", {
      ...place,
      hint: "unpack it first: gunzip FILE",
    });
  const found = magic.toString(16).padStart(8, "0");
  throw new DecodeError(
    `this is no capture: it begins with ${found}, expected d4c3b2a1, a1b2c3d4, 4d3cb2a1 or a1b23c4d`,
    place,
  );
}
