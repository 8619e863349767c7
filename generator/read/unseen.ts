/** What is no visible character: C0 and C1, marks of direction and of joining, ends of lines, halves of characters. */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text in a line: what is no visible character is shown by its number, as `\x1b`. */
export function shown(text: string): string {
  return text.replace(UNSEEN, escaped);
}

/** As `shown`, for text of several lines, whose ends and tabs stay. */
export function harmless(text: string): string {
  return text.replace(UNSEEN, (character) =>
    character === "\n" || character === "\t" ? character : escaped(character),
  );
}

const NAMED: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function escaped(character: string): string {
  const code = character.codePointAt(0)!;
  const hex = code.toString(16);
  if (code > 0xffff) return `\\u{${hex}}`;
  return (
    NAMED[character] ?? (code > 0xff ? `\\u${hex.padStart(4, "0")}` : `\\x${hex.padStart(2, "0")}`)
  );
}
