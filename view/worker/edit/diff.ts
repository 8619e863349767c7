/** Bytes that differ: `[from, to)` after, in the place of `[was, wasTo)` before. */
export interface Difference {
  readonly from: number;
  readonly to: number;
  readonly was: number;
  readonly wasTo: number;
}

/**
 * Where bytes differ. The first `front` of both stand for each other one by one; so do all where there are as many.
 * Otherwise what both end with is the same, and what is before it was replaced.
 */
export function differences(before: Uint8Array, after: Uint8Array, front = 0): Difference[] {
  if (before.length === after.length) return runs(before, after, 0, after.length);
  const shared = Math.min(front, before.length, after.length);
  const found = runs(before, after, 0, shared);
  let from = shared;
  const least = Math.min(before.length, after.length);
  while (from < least && before[from] === after[from]) from++;
  let same = 0;
  while (same < least - from && before[before.length - 1 - same] === after[after.length - 1 - same])
    same++;
  return [...found, { from, to: after.length - same, was: from, wasTo: before.length - same }];
}

function runs(before: Uint8Array, after: Uint8Array, from: number, to: number): Difference[] {
  const found: Difference[] = [];
  for (let at = from; at < to; at++) {
    if (before[at] === after[at]) continue;
    const start = at;
    while (at < to && before[at] !== after[at]) at++;
    found.push({ from: start, to: at, was: start, wasTo: at });
  }
  return found;
}
