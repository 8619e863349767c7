import { distance } from "fastest-levenshtein";

/** `Did you mean "when"?` for the nearest of `known` that is near enough, or nothing. */
export function suggest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const d = distance(word.toLowerCase(), candidate.toLowerCase());
    if (d < bestDistance) {
      best = candidate;
      bestDistance = d;
    }
  }
  return best === undefined ? undefined : `Did you mean "${best}"?`;
}
