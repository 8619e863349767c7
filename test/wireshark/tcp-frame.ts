import { ethernet, type Ends } from "../support/pcap-files.ts";

/** A frame with a segment of TCP over IPv4. */
export function tcpFrame({ from, to }: Ends, sequence: number, payload: Uint8Array): Uint8Array {
  const header = Buffer.alloc(40);
  header.writeUInt8(0x45, 0);
  header.writeUInt16BE(40 + payload.length, 2);
  header.writeUInt8(64, 8);
  header.writeUInt8(6, 9);
  header.writeUInt32BE(0x7f000001, 12);
  header.writeUInt32BE(0x7f000001, 16);
  header.writeUInt16BE(from, 20);
  header.writeUInt16BE(to, 22);
  header.writeUInt32BE(sequence, 24);
  header.writeUInt32BE(1, 28);
  header.writeUInt8(0x50, 32);
  header.writeUInt8(0x18, 33);
  header.writeUInt16BE(65535, 34);
  return ethernet(new Uint8Array(Buffer.concat([header, payload])));
}
