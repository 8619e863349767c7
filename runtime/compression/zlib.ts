import { checksumBy } from "../bytes/checksums/checksum.ts";
import { DecodeError } from "../errors/errors.ts";
import { CHECKSUMS } from "../table/algorithms.ts";
import { inflate, inflatedSize } from "./inflate.ts";

/*
 * What zlib packed (RFC 1950): two bytes that tell how, a stream of deflate, and a checksum of what it makes.
 */

const HEADER = 2;
const CHECKSUM = 4;
/** In the header's low byte: the only way to pack that there is, and in its high half the largest window. */
const DEFLATE = 8;
const LARGEST_WINDOW = 7;
/** In its high byte: what was packed begins with what somebody else knows. */
const DICTIONARY = 0x20;

const adler = checksumBy(CHECKSUMS["adler-32"]!);

/**
 * The bytes that were packed, refused where `inflate` refuses the stream, and where header or checksum are wrong.
 *
 * @param size how many bytes it makes
 * @throws DecodeError, whose offset is one in what is packed
 */
export function unpackZlib(packed: Uint8Array, size: number): Uint8Array {
  return unpackedBy(packed, () => size);
}

/**
 * The bytes that were packed, where nothing says how many they are: they are counted before any of them is made.
 *
 * @param most how many they may be
 * @throws DecodeError, whose offset is one in what is packed
 */
export function unpackAllZlib(packed: Uint8Array, most: number): Uint8Array {
  return unpackedBy(packed, (stream) => inflatedSize(stream, most));
}

function unpackedBy(packed: Uint8Array, sizeOf: (stream: Uint8Array) => number): Uint8Array {
  const end = packed.length - CHECKSUM;
  if (end < HEADER) throw fault(packed.length, "what zlib packed ends too early");
  const [how, more] = [packed[0]!, packed[1]!];
  const isHeader = (how & 15) === DEFLATE && how >> 4 <= LARGEST_WINDOW;
  if (!isHeader || ((how << 8) | more) % 31 !== 0)
    throw fault(0, "this is no header of what zlib packed");
  if ((more & DICTIONARY) !== 0) throw fault(1, "what was packed needs a dictionary");
  const bytes = unpacked(packed.subarray(HEADER, end), sizeOf);
  const expected = new DataView(packed.buffer, packed.byteOffset + end).getUint32(0);
  const is = adler(bytes, 0, bytes.length);
  if (is !== expected)
    throw fault(
      end,
      `the checksum of the unpacked data is ${hex(is)}, and ${hex(expected)} was expected`,
    );
  return bytes;
}

function unpacked(stream: Uint8Array, sizeOf: (stream: Uint8Array) => number): Uint8Array {
  try {
    return inflate(stream, sizeOf(stream));
  } catch (cause) {
    if (!(cause instanceof DecodeError)) throw cause;
    throw fault(cause.offset + HEADER, cause.reason);
  }
}

function fault(offset: number, reason: string): DecodeError {
  return new DecodeError(reason, { path: [], offset });
}

function hex(sum: number): string {
  return `0x${sum.toString(16).padStart(8, "0")}`;
}
