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

/** With headers of options in front of UDP, each of eight bytes. */
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
