import { BLOCK_TYPE, encodeQwdBlock, type QwdBlock } from "../../../generated/qwd.ts";
import type { Message } from "../../../generated/quakeworld.ts";
import { reserve, takeWritten, Writer } from "../../../runtime/bytes/writer.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { CODEC } from "./codec.ts";

/** A packet has no more bytes: where one is copied, 16 bits have its size. */
const MOST_PACKET = 0xffff;

/** Bytes of a recording as they come, little-endian; numbers lose the bits above. */
export class Output {
  readonly #w = new Writer(1 << 16);
  #packet = 0;

  get length(): number {
    return this.#w.offset;
  }

  byte(value: number): void {
    const at = this.#reserve(1);
    this.#w.view.setUint8(at, value);
  }

  word(value: number): void {
    const at = this.#reserve(2);
    this.#w.view.setUint16(at, value, true);
  }

  long(value: number): void {
    const at = this.#reserve(4);
    this.#w.view.setUint32(at, value, true);
  }

  float(value: number): void {
    const at = this.#reserve(4);
    this.#w.view.setFloat32(at, value, true);
  }

  /** A message of the packet. Throws as `checkPacket`. */
  message(message: Message): void {
    CODEC.encode(this.#w, message);
    this.checkPacket();
  }

  block(block: QwdBlock): void {
    encodeQwdBlock(this.#w, block);
  }

  /** A byte for each character. */
  text(text: string): void {
    for (let i = 0; i < text.length; i++) this.byte(text.charCodeAt(i));
  }

  /**
   * A block with a packet begins: its time, kind and size. No codec writes it, since a packet that was dropped has no
   * bytes at all, and one that was copied any.
   */
  beginPacket(time: number): void {
    this.float(time);
    this.byte(BLOCK_TYPE.DEM_READ);
    this.long(0);
    this.#packet = this.#w.offset;
  }

  /** The packet that was begun, without its size. */
  get packet(): Uint8Array {
    return this.#w.bytes.subarray(this.#packet, this.#w.offset);
  }

  endPacket(): void {
    const { view, offset } = this.#w;
    view.setUint32(this.#packet - 4, offset - this.#packet, true);
  }

  /** Takes back all that the packet has: it is empty. */
  dropPacket(): void {
    this.#w.offset = this.#packet;
    this.endPacket();
  }

  /** Takes back what comes after that many bytes. */
  cut(length: number): void {
    this.#w.offset = length;
  }

  /** What is there, to be kept. */
  take(): Uint8Array {
    this.#packet = 0;
    return takeWritten(this.#w);
  }

  /** Throws DecodeError where the packet has more bytes than any. */
  checkPacket(): void {
    if (this.#w.offset - this.#packet > MOST_PACKET)
      throw new DecodeError(`a packet has more than ${MOST_PACKET} bytes`, { path: [], offset: 0 });
  }

  #reserve(count: number): number {
    const at = reserve(this.#w, count);
    this.#w.offset = at + count;
    return at;
  }
}
