import { checksumBy } from "../../../runtime/bytes/checksums/checksum.ts";
import { CHECKSUMS } from "../../../runtime/table/algorithms.ts";
import { QUAKE2_BYTES, QUAKEWORLD_BYTES } from "./checksum-tables.ts";

/**
 * The checksum of a move: of the bytes after it, up to the end of the last command, and of the number of the packet.
 * Servers take no notice of a move with a wrong one (ERRATA 60, 85). The schema language does not say it: the number
 * is in the packet's header, of which messages know nothing.
 */
export type MoveChecksum = (sequence: number, bytes: Uint8Array) => number;

const crc = checksumBy(CHECKSUMS["crc-16-ccitt-false"]!);

/** This many bytes of a move count. */
const LONGEST = 60;
/** The tables' last four bytes are never the first of those that are mixed in. */
const PERIOD = 1020;

/** QuakeWorld's: the number itself is mixed in, too. */
export const quakeworldChecksum: MoveChecksum = (sequence, bytes) => {
  const mixed = mix(QUAKEWORLD_BYTES, sequence, bytes);
  mixed[mixed.length - 4]! ^= sequence & 0xff;
  mixed[mixed.length - 2]! ^= (sequence >>> 8) & 0xff;
  return crc(mixed, 0, mixed.length) & 0xff;
};

/** Quake II's, in 34: the sum of all bytes is mixed in. */
export const quake2Checksum: MoveChecksum = (sequence, bytes) => {
  const mixed = mix(QUAKE2_BYTES, sequence, bytes);
  const sum = mixed.reduce((total, byte) => total + byte, 0);
  return (crc(mixed, 0, mixed.length) ^ sum) & 0xff;
};

/** The bytes that count, and four of a table after them. */
function mix(table: Uint8Array, sequence: number, bytes: Uint8Array): Uint8Array {
  const length = Math.min(LONGEST, bytes.length);
  const mixed = new Uint8Array(length + 4);
  mixed.set(bytes.subarray(0, length));
  const place = sequence % PERIOD;
  mixed.set(table.subarray(place, place + 4), length);
  return mixed;
}
