import { DecodeError } from "../../../runtime/errors/errors.ts";
import {
  type CaptureHeader,
  type CaptureTail,
  type FilePart,
  type Frame,
  type FrameDecoder,
  LONGEST_FRAME,
} from "./frame.ts";
import { type CapturedAt, type CaptureInterface, readInterface, secondsOf } from "./interface.ts";
import { Pieces } from "./pieces.ts";

/*
 * The newer format of Wireshark, in a reader of our own. What the registry has for it (pcap-ng-parser 1.0, the only one)
 * reads one section in one byte order, knows no time resolution, and holds whatever length a block claims to have.
 *
 * A file is a row of blocks, each with its type, its length, and the length once more at its end. A section's header
 * says the byte order of what follows; interfaces are numbered within a section, and each has its own link type and clock.
 */

/** The type of a section's header, the same in either byte order. */
export const SECTION = 0x0a0d0d0a;
const INTERFACE = 1;
/** Obsolete, but written by old versions. */
const PACKET = 2;
const SIMPLE_PACKET = 3;
const ENHANCED_PACKET = 6;
const BYTE_ORDER = 0x1a2b3c4d;

/** Type, length, and length again. */
const LEAST = 12;
/** A section's header has as much more at least. */
const LEAST_SECTION = LEAST + 16;
/** A block with a packet has its comments, too. Longer ones of other types are passed over unread. */
const LONGEST_BLOCK = 4 * LONGEST_FRAME;
/** No machine has as many. */
const MOST_INTERFACES = 4096;

/** Reads a capture of pcapng. */
export class PcapngDecoder implements FrameDecoder {
  readonly #pieces = new Pieces();
  #isLittleEndian = true;
  #hasSection = false;
  #interfaces: CaptureInterface[] = [];
  #index = 0;
  #time = 0;
  /** Bytes of a block that is passed over. */
  #passed = 0;
  /** Why no further block can be found. */
  #lost: DecodeError | undefined;

  *push(chunk: Uint8Array): Generator<FilePart, void> {
    this.#pieces.append(chunk);
    while (this.#lost === undefined) {
      this.#passed -= this.#pieces.take(this.#passed).length;
      const length = this.#passed > 0 ? undefined : this.#length();
      if (length === undefined || this.#pieces.length < length) break;
      if (this.#passed > 0) continue;
      const { offset } = this.#pieces;
      const part = this.#block(this.#pieces.take(length), offset);
      if (part !== undefined) yield part;
    }
    if (this.#lost !== undefined && this.#pieces.length > 0) yield this.#tail(this.#lost);
  }

  /** Throws DecodeError where there is no whole section's header. */
  *end(): Generator<CaptureTail, void> {
    const { length, offset } = this.#pieces;
    if (!this.#hasSection) {
      const reason = `a capture begins with a section's header: there are ${length} bytes of it`;
      throw new DecodeError(reason, { path: ["header"], offset });
    }
    if (length > 0 || this.#passed > 0)
      yield this.#tail(
        this.#error(`the file ends inside a block: ${length} bytes of it are there`),
      );
  }

  /** How long the next block is, 0 where it is passed over. Nothing where that has not come yet, or it is invalid. */
  #length(): number | undefined {
    if (this.#pieces.length < LEAST) return undefined;
    const view = this.#pieces.view(LEAST);
    const isSection = view.getUint32(0) === SECTION;
    if (isSection) this.#isLittleEndian = view.getUint32(8, true) === BYTE_ORDER;
    const length = view.getUint32(4, this.#isLittleEndian);
    const type = view.getUint32(0, this.#isLittleEndian);
    const wrong = this.#wrong(view, isSection, length);
    if (wrong !== undefined) return this.#lose(wrong);
    if (length <= LONGEST_BLOCK) return length;
    if (isSection || READ.has(type))
      return this.#lose(
        `a block of type ${type} and ${length} bytes: none has more than ${LONGEST_BLOCK}, so the file is damaged here`,
      );
    // Names, keys, and what only its writer knows.
    this.#passed = length;
    return 0;
  }

  #wrong(view: DataView, isSection: boolean, length: number): string | undefined {
    if (isSection && view.getUint32(8, this.#isLittleEndian) !== BYTE_ORDER)
      return `a section's byte order is ${view.getUint32(8).toString(16)}: expected 4d3c2b1a or 1a2b3c4d`;
    const least = isSection ? LEAST_SECTION : LEAST;
    if (length < least || length % 4 !== 0)
      return `a block of ${length} bytes: expected a multiple of 4 from ${least} on`;
    return undefined;
  }

  /** What a whole block brings. */
  #block(bytes: Uint8Array, offset: number): FilePart | undefined {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const isLittleEndian = this.#isLittleEndian;
    const again = view.getUint32(bytes.length - 4, isLittleEndian);
    if (again !== bytes.length) {
      const reason = `a block of ${bytes.length} bytes says ${again} at its end: the file is damaged here`;
      this.#lost = this.#error(reason, offset);
      return { kind: "tail", offset, bytes, error: this.#lost };
    }
    if (view.getUint32(0) === SECTION) return this.#section(view, bytes, offset);
    const type = view.getUint32(0, isLittleEndian);
    const body = new DataView(view.buffer, view.byteOffset + 8, bytes.length - LEAST);
    if (type === INTERFACE) return this.#interface(body, bytes, offset);
    if (type === ENHANCED_PACKET && body.byteLength >= 20)
      return this.#packet(body, offset + 8, body.getUint32(0, isLittleEndian));
    if (type === PACKET && body.byteLength >= 20)
      return this.#packet(body, offset + 8, body.getUint16(0, isLittleEndian));
    if (type === SIMPLE_PACKET && body.byteLength >= 4) return this.#simple(body, offset + 8);
    return undefined;
  }

  #section(view: DataView, bytes: Uint8Array, offset: number): CaptureTail | undefined {
    const major = view.getUint16(12, this.#isLittleEndian);
    if (major !== 1) {
      const error = this.#error(`version ${major} of pcapng: expected 1`, offset + 12);
      if (!this.#hasSection) throw error;
      this.#lost = error;
      return { kind: "tail", offset, bytes, error };
    }
    this.#hasSection = true;
    this.#interfaces = [];
    return undefined;
  }

  #interface(
    body: DataView,
    bytes: Uint8Array,
    offset: number,
  ): CaptureHeader | CaptureTail | undefined {
    if (body.byteLength < 8) return undefined;
    if (this.#interfaces.length === MOST_INTERFACES) {
      this.#lost = this.#error(`more than ${MOST_INTERFACES} interfaces: the file is damaged`);
      return { kind: "tail", offset, bytes, error: this.#lost };
    }
    const isLittleEndian = this.#isLittleEndian;
    const found = readInterface(body, isLittleEndian);
    this.#interfaces.push(found);
    const { linkType, ticks, snapLength } = found;
    return { kind: "header", format: "pcapng", linkType, isLittleEndian, ticks, snapLength };
  }

  #packet(body: DataView, offset: number, number: number): Frame {
    const isLittleEndian = this.#isLittleEndian;
    const at: CapturedAt = {
      high: body.getUint32(4, isLittleEndian),
      low: body.getUint32(8, isLittleEndian),
    };
    const known = this.#interfaces[number];
    if (known !== undefined) this.#time = secondsOf(at, known);
    const kept = body.getUint32(12, isLittleEndian);
    const length = body.getUint32(16, isLittleEndian);
    return this.#frame(body, offset, { start: 20, kept, length, known });
  }

  /** It tells neither when it was captured nor how much of it is there. */
  #simple(body: DataView, offset: number): Frame {
    const length = body.getUint32(0, this.#isLittleEndian);
    const [known] = this.#interfaces;
    const kept = Math.min(length, known?.snapLength || length);
    return this.#frame(body, offset, { start: 4, kept, length, known });
  }

  #frame(body: DataView, offset: number, { start, kept, length, known }: PacketForm): Frame {
    // One that claims more than there is was cut, whoever did it.
    const there = Math.min(kept, body.byteLength - start);
    return {
      kind: "frame",
      index: this.#index++,
      time: this.#time,
      offset: offset + start,
      bytes: new Uint8Array(body.buffer, body.byteOffset + start, there),
      length: Math.max(kept, length),
      linkType: known?.linkType,
    };
  }

  #lose(reason: string): undefined {
    const error = this.#error(reason);
    if (!this.#hasSection) throw error;
    this.#lost = error;
  }

  #error(reason: string, offset = this.#pieces.offset): DecodeError {
    const path = this.#hasSection ? [`packet ${this.#index}`] : ["header"];
    return new DecodeError(reason, { path, offset });
  }

  #tail(error: DecodeError): CaptureTail {
    const { offset, length } = this.#pieces;
    return { kind: "tail", offset, bytes: this.#pieces.take(length), error };
  }
}

/** Where a packet's bytes are in its block. */
interface PacketForm {
  readonly start: number;
  /** How many it says are there, and how many there were on the wire. */
  readonly kept: number;
  readonly length: number;
  readonly known: CaptureInterface | undefined;
}

const READ: ReadonlySet<number> = new Set([INTERFACE, PACKET, SIMPLE_PACKET, ENHANCED_PACKET]);
