/**
 * Bytes as few and as small as can be that are still like these: stretches go, then become 0, the longest first, then
 * each byte by itself. The first `kept` stay as they are.
 */
export function smallestBytes(
  bytes: Uint8Array,
  kept: number,
  isLike: (bytes: Uint8Array) => boolean,
): Uint8Array {
  let best = bytes;
  for (let before: Uint8Array | undefined; before !== best;) {
    before = best;
    for (const change of [withoutStretch, withZeros])
      best = inStretches(best, kept, change, isLike);
    best = withSmallBytes(best, kept, isLike);
  }
  return best;
}

type Change = (bytes: Uint8Array, from: number, to: number) => Uint8Array;

function withoutStretch(bytes: Uint8Array, from: number, to: number): Uint8Array {
  return Uint8Array.from([...bytes.subarray(0, from), ...bytes.subarray(to)]);
}

function withZeros(bytes: Uint8Array, from: number, to: number): Uint8Array {
  return bytes.subarray(from, to).every((byte) => byte === 0)
    ? bytes
    : bytes.slice().fill(0, from, to);
}

function inStretches(
  bytes: Uint8Array,
  kept: number,
  change: Change,
  isLike: (bytes: Uint8Array) => boolean,
): Uint8Array {
  let best = bytes;
  for (let size = bytes.length - kept; size > 0; size >>= 1)
    for (let at = kept; at + size <= best.length;) {
      const changed = change(best, at, at + size);
      const isBetter = changed !== best && isLike(changed);
      const isShorter = changed.length < best.length;
      if (isBetter) best = changed;
      if (!isBetter || !isShorter) at += size;
    }
  return best;
}

/** Each byte as low as it may be: what halves find, and bits that may be clear. */
function withSmallBytes(
  bytes: Uint8Array,
  kept: number,
  isLike: (bytes: Uint8Array) => boolean,
): Uint8Array {
  let best = bytes;
  const isBetter = (at: number, value: number) => {
    if (value < 0 || value >= best[at]!) return false;
    const changed = best.slice();
    changed[at] = value;
    if (!isLike(changed)) return false;
    best = changed;
    return true;
  };
  for (let at = kept; at < best.length; at++) {
    while (isBetter(at, best[at]! >> 1));
    for (let bit = 7; bit >= 0; bit--) isBetter(at, best[at]! & ~(1 << bit));
    while (isBetter(at, best[at]! - 1));
  }
  return best;
}
