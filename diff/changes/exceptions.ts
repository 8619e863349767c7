import { type Change, SEVERITIES, type Severity } from "./change.ts";

/** A line of a file of exceptions: changes that somebody decided on. */
export interface Exception {
  readonly line: number;
  /** Protocol, what has changed, and what of it, each with `*` for anything. */
  readonly patterns: readonly [protocol: string, place: string, what: string];
}

/** A file of exceptions has a line that is invalid. */
export class ExceptionError extends Error {
  override readonly name = "ExceptionError";
}

/** The name of a change in a file of exceptions: `game clientdata.items presence`. */
export function keyOf({ protocol, owner, field, what }: Change): string {
  return [protocol, placeOf(owner, field), word(what)].join(" ");
}

function placeOf(owner: string, field: string): string {
  return word(field === "" ? owner : `${owner}.${field}`);
}

/** A word for what may be several: `channel, entity`. */
function word(text: string): string {
  return text.replaceAll(", ", "+").replaceAll(" ", "-");
}

/**
 * Reads a file of exceptions: in each line a protocol, a message or a field, and what of it has changed; `*` stands for
 * anything, and what is left out for all. After a `#` is why. Throws ExceptionError.
 */
export function readExceptions(text: string): Exception[] {
  return text.split(/\r?\n/).flatMap((line, i): Exception[] => {
    const words = line.replace(/#.*/, "").trim().split(/\s+/);
    if (words[0] === "") return [];
    if (words.length > 3)
      throw new ExceptionError(
        `line ${i + 1}: expected a protocol, a message or a field, and what has changed, as \`game sound.volume type\`; the reason follows a #`,
      );
    const [protocol = "*", place = "*", what = "*"] = words;
    return [{ line: i + 1, patterns: [protocol, place, what] }];
  });
}

/** The exception that speaks of a change. */
export function exceptionFor(
  change: Change,
  exceptions: readonly Exception[],
): Exception | undefined {
  const words = keyOf(change).split(" ");
  return exceptions.find(({ patterns }) =>
    patterns.every((pattern, i) => matches(pattern, words[i]!)),
  );
}

/** Whether a text is as a pattern, in which `*` stands for anything. */
function matches(pattern: string, text: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  if (rest.length === 0) return text === pattern;
  const last = rest.pop()!;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at <= text.length - last.length;
}

/** Whether a severity is as bad as another one, or worse. */
export function isAsBad(severity: Severity, least: Severity): boolean {
  return SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(least);
}
