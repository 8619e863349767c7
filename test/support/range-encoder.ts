/** A symbol, and the counts of the row that it is of. */
export interface Coded {
  readonly counts: readonly number[];
  readonly symbol: number;
}

const ALL = 0xffffffffn;

/** Of 2³² what the symbols from the first up to one have together, as docs/qizmo.md says it. */
function share(counts: readonly number[], symbol: number): bigint {
  const sum = (some: readonly number[]) => some.reduce((all, count) => all + BigInt(count), 0n);
  return (sum(counts.slice(0, symbol + 1)) * ALL) / sum(counts);
}

/**
 * Packs symbols as a range coder does: in one number, as long as it gets, so that nothing needs to be carried. Its first
 * bytes are what the decoder begins with.
 */
export function rangeEncoded(symbols: readonly Coded[]): Uint8Array {
  let low = 0n;
  let range = ALL;
  let length = 4;
  for (const { counts, symbol } of symbols) {
    while (range <= 0xffffffn) {
      low <<= 8n;
      range = (range << 8n) | 0xffn;
      length++;
    }
    const begin = symbol === 0 ? 0n : (share(counts, symbol - 1) * range) >> 32n;
    const end = (share(counts, symbol) * range) >> 32n;
    low += begin;
    range = end - begin - 1n;
  }
  return Buffer.from(low.toString(16).padStart(2 * length, "0"), "hex");
}
