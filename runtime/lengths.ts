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
