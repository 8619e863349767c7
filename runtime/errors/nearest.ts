/** Longer names are not compared: the time grows with the product of the lengths. */
const LONGEST = 64;

/**
 * The one of `names` that `name` was probably meant to be: at most a third of its letters differ.
 * Of equally near ones the first.
 */
export function nearest(name: string, names: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined;
  let best: string | undefined;
  let least = Math.ceil(name.length / 3) + 1;
  for (const candidate of names) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/** Letters to insert, remove or replace to make `a` from `b` (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let k = 1; k <= b.length; k++) {
      const replaced = row[k - 1]! + (a[i - 1] === b[k - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[k]! + 1, next[k - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
