import type { PACKINGS } from "../table/packings.ts";
import { inflate } from "./inflate.ts";
import { unpackZlib } from "./zlib.ts";

type Unpack = (packed: Uint8Array, size: number) => Uint8Array;

const WAYS: Readonly<Record<keyof typeof PACKINGS, Unpack>> = {
  "deflate-raw": inflate,
  zlib: unpackZlib,
};

/**
 * The bytes that were packed in a way that has a name.
 *
 * @param size how many they are
 * @throws DecodeError, whose offset is one in what is packed
 */
export function unpack(way: keyof typeof PACKINGS, packed: Uint8Array, size: number): Uint8Array {
  return WAYS[way](packed, size);
}
