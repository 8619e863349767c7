import { distance } from "fastest-levenshtein";

/** `Did you mean "when"?` for the nearest of `known` that is near enough; else which there are. */
export function suggest(word: string, known: Iterable<string>): string {
  const names = [...known];
  const hint = near(word, names);
  if (hint !== undefined) return hint;
  if (names.length === 0) return "None is known here.";
  const more = names.length > MOST_LISTED ? " …" : ".";
  return `Known here: ${names.slice(0, MOST_LISTED).join(", ")}${more}`;
}

const MOST_LISTED = 20;

/** `Did you mean "when"?` for the nearest of `known` that is near enough, or nothing. */
export function near(word: string, known: Iterable<string>): string | undefined {
  // Longer words than any known one are no slip of a finger, and comparing them takes their length squared.
  if (word.length > LONGEST) return undefined;
  const lower = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = mostApart(word) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const other = candidate.toLowerCase();
    const d = isSwapped(lower, other) ? 1 : distance(lower, other);
    if (d >= bestDistance) continue;
    best = candidate;
    bestDistance = d;
  }
  return best === undefined ? undefined : `Did you mean "${best}"?`;
}

/** Whether two words have the same letters but for two neighbours that changed places. */
function isSwapped(word: string, other: string): boolean {
  if (word.length !== other.length || word.length < 3) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at++;
  const swapped = word[at + 1]! + word[at]!;
  return at < word.length - 1 && other.slice(at) === swapped + word.slice(at + 2);
}

const LONGEST = 200;

/** How many letters may be others: none of one or of two, one of three or four, then a third. */
function mostApart({ length }: string): number {
  if (length < 3) return 0;
  return length < 5 ? 1 : Math.max(2, Math.floor(length / 3));
}

/** The word that a hint names. */
export function suggested(hint: string | undefined): string | undefined {
  return /Did you mean "([^"]+)"\?/.exec(hint ?? "")?.[1];
}

/** As `near`, of names that may be numbers: of these, only the same number is near. */
export function nearVersion(word: string, known: readonly string[]): string | undefined {
  if (!/^[\d.]+$/.test(word)) return near(word, known);
  const same = known.find((name) => numbersIn(name) === numbersIn(word));
  return same === undefined ? undefined : `Did you mean "${same}"?`;
}

/** `1.07` and `1.7` are one version to who writes them. */
function numbersIn(version: string): string {
  const numbers = version.split(".").map((part) => part.replace(/^0+(?=.)/, ""));
  return numbers.join(".").replace(/(?:\.0*)+$/, "");
}
