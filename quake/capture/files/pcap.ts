import { DecodeError } from "../../../runtime/errors/errors.ts";
import {
  type CaptureHeader,
  type FrameDecoder,
  type FilePart,
  type Frame,
  type CaptureTail,
  LONGEST_FRAME,
} from "./frame.ts";
import { Pieces } from "./pieces.ts";

/** The classic format of tcpdump and Wireshark: a header of 24 bytes, and 16 before each frame. */
const HEADER = 24;
const RECORD = 16;
const MICROSECONDS = 0xa1b2c3d4;
const NANOSECONDS = 0xa1b23c4d;

/** Reads a capture of the classic format. */
export class PcapDecoder implements FrameDecoder {
  readonly #pieces = new Pieces();
  #index = 0;
  #header: CaptureHeader | undefined;
  /** Why no further frame can be found. */
  #lost: DecodeError | undefined;

  /** Throws DecodeError for what is no capture. */
  *push(chunk: Uint8Array): Generator<FilePart, void> {
    this.#pieces.append(chunk);
    if (this.#header === undefined) {
      if (this.#pieces.length < HEADER) return;
      this.#header = readHeader(this.#pieces.view(HEADER));
      this.#pieces.take(HEADER);
      yield this.#header;
    }
    for (;;) {
      const frame = this.#lost === undefined ? this.#frame(this.#header) : undefined;
      if (frame === undefined) break;
      yield frame;
    }
    if (this.#lost !== undefined && this.#pieces.length > 0) yield this.#tail(this.#lost);
  }

  /** Throws DecodeError where there is no whole header. */
  *end(): Generator<CaptureTail, void> {
    const { length, offset } = this.#pieces;
    if (this.#header === undefined) {
      const reason = `a capture begins with ${HEADER} bytes that say what it is: there are ${length}`;
      throw new DecodeError(reason, { path: ["header"], offset: length });
    }
    if (length === 0) return;
    const place = { path: [`packet ${this.#index}`], offset };
    yield this.#tail(
      new DecodeError(`the file ends inside it: ${length} bytes of it are there`, place),
    );
  }

  /** The next frame, nothing where it is not whole yet or is invalid. */
  #frame({ isLittleEndian, ticks, linkType }: CaptureHeader): Frame | undefined {
    if (this.#pieces.length < RECORD) return undefined;
    const view = this.#pieces.view(RECORD);
    const kept = view.getUint32(8, isLittleEndian);
    if (kept > LONGEST_FRAME) {
      this.#lost = tooLong(this.#index, this.#pieces.offset + 8, kept);
      return undefined;
    }
    if (this.#pieces.length < RECORD + kept) return undefined;
    this.#pieces.take(RECORD);
    const { offset } = this.#pieces;
    return {
      kind: "frame",
      index: this.#index++,
      time: view.getUint32(0, isLittleEndian) + view.getUint32(4, isLittleEndian) / ticks,
      offset,
      bytes: this.#pieces.take(kept),
      // Some writers leave it at 0.
      length: Math.max(kept, view.getUint32(12, isLittleEndian)),
      linkType,
    };
  }

  #tail(error: DecodeError): CaptureTail {
    const { offset, length } = this.#pieces;
    return { kind: "tail", offset, bytes: this.#pieces.take(length), error };
  }
}

function tooLong(index: number, offset: number, length: number): DecodeError {
  const reason = `a packet of ${length} bytes: none has more than ${LONGEST_FRAME}, so the file is damaged here`;
  return new DecodeError(reason, { path: [`packet ${index}`], offset, type: "u32" });
}

function readHeader(view: DataView): CaptureHeader {
  const isLittleEndian = isPcap(view.getUint32(0, true));
  const magic = view.getUint32(0, isLittleEndian);
  const major = view.getUint16(4, isLittleEndian);
  if (major !== 2) {
    const reason = `version ${major} of the capture format: expected 2`;
    throw new DecodeError(reason, { path: ["header"], offset: 4, type: "u16" });
  }
  return {
    kind: "header",
    format: "pcap",
    // The upper half tells of checksums after the frames.
    linkType: view.getUint32(20, isLittleEndian) & 0xffff,
    isLittleEndian,
    ticks: magic === NANOSECONDS ? 1e9 : 1e6,
    snapLength: view.getUint32(16, isLittleEndian),
  };
}

/** Whether a file of the classic format begins with this number, in its own byte order. */
export function isPcap(magic: number): boolean {
  return magic === MICROSECONDS || magic === NANOSECONDS;
}
