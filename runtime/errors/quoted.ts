const ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  '"': '\\"',
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

/** A string in quotes, for people: what is no plain character is escaped. */
export function quoted(text: string): string {
  return `"${[...text].map(escaped).join("")}"`;
}

function escaped(character: string): string {
  const code = character.codePointAt(0)!;
  if (ESCAPES[character] !== undefined) return ESCAPES[character];
  if (code >= 0x20 && code < 0x7f) return character;
  const digits = code.toString(16).padStart(2, "0");
  return code > 0xff ? `\\u{${digits}}` : `\\x${digits}`;
}
