import { joined } from "../../runtime/bytes/text/joined.ts";
import type { Random } from "../random.ts";

/*
 * Changes of bytes that know nothing of what they mean.
 */

export type BytesMutation = (bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array;

/** A whole number below `count`. */
export function below(count: number, random: Random): number {
  return Math.floor(random() * count);
}

export function oneOf<T>(list: readonly T[], random: Random): T {
  return list[below(list.length, random)]!;
}

/** Bytes at which things end, or signs change. */
const EXTREMES = [0x00, 0xff, 0x7f, 0x80, 0x01, 0xfe];

/** Lengths that are short mostly. */
function stretch(length: number, random: Random): readonly [number, number] {
  const start = below(length + 1, random);
  const most = Math.min(length - start, random() < 0.8 ? 4 : 32);
  return [start, start + below(most + 1, random)];
}

function flip(bytes: Uint8Array, random: Random): Uint8Array {
  if (bytes.length === 0) return bytes;
  const changed = bytes.slice();
  changed[below(bytes.length, random)]! ^= 1 << below(8, random);
  return changed;
}

function overwrite(bytes: Uint8Array, random: Random): Uint8Array {
  const changed = bytes.slice();
  const [start, end] = stretch(bytes.length, random);
  const extreme = random() < 0.5 ? oneOf(EXTREMES, random) : undefined;
  for (let i = start; i < end; i++) changed[i] = extreme ?? below(256, random);
  return changed;
}

function insert(bytes: Uint8Array, random: Random): Uint8Array {
  const at = below(bytes.length + 1, random);
  const count = 1 + below(4, random);
  const own = Uint8Array.from({ length: count }, () =>
    random() < 0.5 ? oneOf(EXTREMES, random) : below(256, random),
  );
  return joined([bytes.subarray(0, at), own, bytes.subarray(at)]);
}

function remove(bytes: Uint8Array, random: Random): Uint8Array {
  const [start, end] = stretch(bytes.length, random);
  return joined([bytes.subarray(0, start), bytes.subarray(end)]);
}

function repeat(bytes: Uint8Array, random: Random): Uint8Array {
  const [start, end] = stretch(bytes.length, random);
  const piece = bytes.subarray(start, end);
  const times = random() < 0.9 ? 1 : 1 + below(16, random);
  const pieces = Array.from({ length: times }, () => piece);
  return joined([bytes.subarray(0, end), ...pieces, bytes.subarray(end)]);
}

function truncate(bytes: Uint8Array, random: Random): Uint8Array {
  return bytes.slice(0, below(bytes.length + 1, random));
}

/** The beginning of one and the end of another. */
function splice(bytes: Uint8Array, random: Random, other: Uint8Array): Uint8Array {
  const head = bytes.subarray(0, below(bytes.length + 1, random));
  return joined([head, other.subarray(below(other.length + 1, random))]);
}

/** One after the other: of a message nothing but a longer end, of messages in a row one more. */
function append(bytes: Uint8Array, _random: Random, other: Uint8Array): Uint8Array {
  return joined([bytes, other]);
}

export const BYTES_MUTATIONS: readonly BytesMutation[] = [
  flip,
  flip,
  overwrite,
  insert,
  remove,
  repeat,
  truncate,
  splice,
  append,
];
