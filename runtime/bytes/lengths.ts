/** Bytes that the set bits of a mask byte add: entry m is the sum of `perBit[b]` over the bits b of m. */
export function bitLengths(perBit: readonly number[]): Uint8Array {
  const lengths = new Uint8Array(256);
  for (let mask = 0; mask < 256; mask++) {
    for (let bit = 0; bit < 8; bit++) {
      if ((mask & (1 << bit)) !== 0) lengths[mask]! += perBit[bit] ?? 0;
    }
  }
  return lengths;
}

/** Messages whose id and the byte after it tell how long they are: a mask begins in the id, and a bit of it announces one more byte. */
export interface PairedLengths {
  /** First and last id, both included. */
  readonly ids: readonly [number, number];
  /** How many of the id's low bits are the mask's. */
  readonly bits: number;
  /** The bit that announces the mask's second byte. */
  readonly more: number;
  /** Bytes that are always there, with the id. */
  readonly bytes: number;
  /** Bytes that each bit of the mask adds. */
  readonly perBit: readonly number[];
  /** Bits that make a message one that cannot be read. */
  readonly refused: number;
}

/** Lengths by the first two bytes, read as one little-endian number: 0 for what is no such message. */
export function pairLengths(of: PairedLengths): Uint8Array {
  const lengths = new Uint8Array(0x10000);
  for (let id = of.ids[0]; id <= of.ids[1]; id++) {
    const low = id & ((1 << of.bits) - 1);
    const more = (low >>> of.more) & 1;
    for (let second = 0; second < 256; second++) {
      const mask = low | (more === 1 ? second << 8 : 0);
      if ((mask & of.refused) !== 0) continue;
      let length = of.bytes + more;
      for (let bit = 0; bit < 16; bit++)
        if ((mask & (1 << bit)) !== 0) length += of.perBit[bit] ?? 0;
      lengths[id | (second << 8)] = length;
    }
  }
  return lengths;
}
