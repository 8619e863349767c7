import { UNSEEN } from "../../generator/read/unseen.ts";

/*
 * Text from outside: from recordings, servers, schemas, and the names of files. What goes to a terminal may command it
 * (ESC, CSI, BEL), change what is there already (CR, backspace), or turn the order of what follows it (U+202E).
 */

export { harmless, shown } from "../../generator/read/unseen.ts";

/** Text of Quake's in a line: its coloured letters become plain, control characters are shown. */
export function plain(text: string): string {
  let out = "";
  for (const character of text) {
    const code = character.charCodeAt(0) & 0x7f;
    const drawn = DRAWN.get(code);
    out += drawn ?? (code < 0x20 || code === 0x7f ? "·" : String.fromCharCode(code));
  }
  return out;
}

/** What Quake draws for the control characters that are used in names: brackets, digits, a bar. */
const DRAWN: ReadonlyMap<number, string> = new Map([
  ...[..."[]0123456789"].map((drawn, i) => [0x10 + i, drawn] as const),
  ...[..."<=>"].map((drawn, i) => [0x1d + i, drawn] as const),
]);

/** A value as JSON in a line, which says the same, and has nothing in it that is no visible character. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(UNSEEN, (character) =>
    // In JSON a character is named by its halves.
    [...Array(character.length).keys()]
      .map((i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

/**
 * A piece of a text of bytes for a terminal: what is no visible character of ASCII is written as in LMPC's strings, as
 * `\233`, which compiles to the same.
 */
export function visible(piece: Uint8Array): Uint8Array {
  if (piece.every(isVisible)) return piece;
  const text = Array.from(piece, (byte) =>
    isVisible(byte) ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, "0")}`,
  );
  return Buffer.from(text.join(""), "latin1");
}

function isVisible(byte: number): boolean {
  return (byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x09;
}
