/** Makes captures for tests, as tcpdump writes them. */

export interface PcapForm {
  readonly littleEndian?: boolean;
  readonly nanoseconds?: boolean;
  readonly linkType?: number;
}

/** A frame as it goes into a file. */
export interface Captured {
  readonly bytes: Uint8Array;
  /** On the wire, where that is more than is there. */
  readonly length?: number;
  /** Microseconds. */
  readonly time?: number;
}

export function pcapOf(frames: readonly Captured[], form: PcapForm = {}): Uint8Array {
  const { littleEndian = true, nanoseconds = false, linkType = 1 } = form;
  const header = Buffer.alloc(24);
  const view = new DataView(header.buffer, header.byteOffset, 24);
  view.setUint32(0, nanoseconds ? 0xa1b23c4d : 0xa1b2c3d4, littleEndian);
  view.setUint16(4, 2, littleEndian);
  view.setUint16(6, 4, littleEndian);
  view.setUint32(16, 262144, littleEndian);
  view.setUint32(20, linkType, littleEndian);
  const records = frames.flatMap(({ bytes, length = bytes.length, time = 0 }) => {
    const record = Buffer.alloc(16);
    const r = new DataView(record.buffer, record.byteOffset, 16);
    r.setUint32(0, Math.floor(time / 1e6), littleEndian);
    r.setUint32(4, (time % 1e6) * (nanoseconds ? 1000 : 1), littleEndian);
    r.setUint32(8, bytes.length, littleEndian);
    r.setUint32(12, length, littleEndian);
    return [record, bytes];
  });
  return new Uint8Array(Buffer.concat([header, ...records]));
}

/** The frames of a little-endian capture with microseconds, found without the reader that is tested. */
export function framesOf(file: Uint8Array): (Captured & { bytes: Uint8Array; time: number })[] {
  const buffer = Buffer.from(file);
  const frames = [];
  for (let at = 24; at < buffer.length;) {
    const length = buffer.readUInt32LE(at + 8);
    const time = buffer.readUInt32LE(at) * 1e6 + buffer.readUInt32LE(at + 4);
    frames.push({ time, bytes: new Uint8Array(buffer.subarray(at + 16, at + 16 + length)) });
    at += 16 + length;
  }
  return frames;
}

export interface Ends {
  readonly from: number;
  readonly to: number;
}

function udp({ from, to }: Ends, payload: Uint8Array): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt16BE(from, 0);
  header.writeUInt16BE(to, 2);
  header.writeUInt16BE(8 + payload.length, 4);
  return Buffer.concat([header, payload]);
}

export interface Ipv4Form {
  readonly protocol?: number;
  /** Flags and offset. */
  readonly fragment?: number;
  /** In words of four bytes. */
  readonly options?: number;
  /** The last byte of the client's and the server's address. */
  readonly host?: number;
}

export function ipv4(ends: Ends, payload: Uint8Array, form: Ipv4Form = {}): Uint8Array {
  const { protocol = 17, fragment = 0x4000, options = 0, host = 1 } = form;
  const header = Buffer.alloc(20 + 4 * options, 1);
  const body = udp(ends, payload);
  header.writeUInt8(0x45 + options, 0);
  header.writeUInt16BE(header.length + body.length, 2);
  header.writeUInt16BE(fragment, 6);
  header.writeUInt8(protocol, 9);
  header.writeUInt32BE(0x7f000000 + host, 12);
  header.writeUInt32BE(0x7f000000 + host, 16);
  return new Uint8Array(Buffer.concat([header, body]));
}

/** With headers of options before UDP, each of eight bytes. */
export function ipv6(ends: Ends, payload: Uint8Array, headers: readonly number[] = []): Uint8Array {
  const body = udp(ends, payload);
  const fixed = Buffer.alloc(40);
  fixed.writeUInt8(0x60, 0);
  fixed.writeUInt16BE(8 * headers.length + body.length, 4);
  fixed.writeUInt8(headers[0] ?? 17, 6);
  fixed.writeUInt8(1, 23);
  fixed.writeUInt8(1, 39);
  const extra = headers.map((_, index) => {
    const header = Buffer.alloc(8);
    header.writeUInt8(headers[index + 1] ?? 17, 0);
    return header;
  });
  return new Uint8Array(Buffer.concat([fixed, ...extra, body]));
}

export function ethernet(
  packet: Uint8Array,
  type = 0x0800,
  tags: readonly number[] = [],
): Uint8Array {
  const types = Buffer.alloc(4 * tags.length + 2);
  for (const [index, tag] of tags.entries()) types.writeUInt16BE(tag, 4 * index);
  types.writeUInt16BE(type, 4 * tags.length);
  return new Uint8Array(Buffer.concat([Buffer.alloc(12), types, packet]));
}

/** An interface of a pcapng section. */
export interface Interface {
  readonly linkType?: number;
  /** As the format has it: 6 is microseconds, 9 nanoseconds, and 0x80 + n a second in 2 to the n. */
  readonly resolution?: number;
  /** Seconds that stand for 0. */
  readonly since?: number;
  readonly snapLength?: number;
}

/** Writes pcapng as its document says, block by block. */
export class PcapngWriter {
  readonly #parts: Uint8Array[] = [];
  readonly littleEndian: boolean;

  constructor(littleEndian = true) {
    this.littleEndian = littleEndian;
    this.block(0x0a0d0d0a, this.#numbers([4, 0x1a2b3c4d], [2, 1], [2, 0], [8, -1]));
  }

  /** Numbers of that many bytes each. */
  #numbers(...numbers: readonly (readonly [size: number, value: number])[]): Uint8Array {
    return Buffer.concat(
      numbers.map(([size, value]) => {
        const bytes = Buffer.alloc(size);
        const low = BigInt.asUintN(8 * size, BigInt(value));
        for (let i = 0; i < size; i++)
          bytes[this.littleEndian ? i : size - 1 - i] = Number((low >> BigInt(8 * i)) & 255n);
        return bytes;
      }),
    );
  }

  block(type: number, ...body: readonly Uint8Array[]): this {
    const bytes = Buffer.concat(body);
    const length = 12 + 4 * Math.ceil(bytes.length / 4);
    this.#parts.push(this.#numbers([4, type], [4, length]), bytes);
    this.#parts.push(Buffer.alloc(length - 12 - bytes.length), this.#numbers([4, length]));
    return this;
  }

  #option(code: number, value: Uint8Array): Uint8Array {
    const padding = Buffer.alloc((4 - (value.length % 4)) % 4);
    return Buffer.concat([this.#numbers([2, code], [2, value.length]), value, padding]);
  }

  interface({ linkType = 1, resolution, since, snapLength = 0 }: Interface = {}): this {
    const options = [this.#option(2, Buffer.from("eth0"))];
    if (resolution !== undefined) options.push(this.#option(9, this.#numbers([1, resolution])));
    if (since !== undefined) options.push(this.#option(14, this.#numbers([8, since])));
    options.push(this.#option(0, new Uint8Array(0)));
    return this.block(1, this.#numbers([2, linkType], [2, 0], [4, snapLength]), ...options);
  }

  /** A packet at an interface, and when in its clock's ticks. */
  packet({ bytes, length = bytes.length }: Captured, at = 0n, number = 0, comment = ""): this {
    const [high, low] = [Number(at >> 32n), Number(at & 0xffffffffn)];
    const head = this.#numbers([4, number], [4, high], [4, low], [4, bytes.length], [4, length]);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    const options =
      comment === ""
        ? []
        : [this.#option(1, Buffer.from(comment)), this.#option(0, new Uint8Array(0))];
    return this.block(6, head, bytes, padding, ...options);
  }

  /** A packet in the block that is obsolete, and in the one that tells nothing of it. */
  oldPacket({ bytes, length = bytes.length }: Captured): this {
    const head = this.#numbers([2, 0], [2, 0], [4, 0], [4, 0], [4, bytes.length], [4, length]);
    return this.block(2, head, bytes);
  }

  simplePacket({ bytes, length = bytes.length }: Captured): this {
    return this.block(3, this.#numbers([4, length]), bytes);
  }

  file(): Uint8Array {
    return new Uint8Array(Buffer.concat(this.#parts));
  }
}
