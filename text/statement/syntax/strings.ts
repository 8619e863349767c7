/*
 * Strings as texts have them: in quotes, with `\"`, `\\`, `\n`, `\r`, and three octal digits for what is below a
 * space. Other bytes are kept as they are: the text is bytes, a character each.
 */

// oxlint-disable-next-line no-control-regex -- these are what is escaped
const ESCAPED = /["\\\u0000-\u001f]/;

/** `"hello\n"`. */
export function formatString(text: string): string {
  if (!ESCAPED.test(text)) return `"${text}"`;
  return `"${text.replaceAll(new RegExp(ESCAPED, "g"), escape)}"`;
}

function escape(character: string): string {
  if (character === '"' || character === "\\") return `\\${character}`;
  if (character === "\n") return "\\n";
  if (character === "\r") return "\\r";
  return `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`;
}

// oxlint-disable-next-line no-control-regex -- these are what is escaped
const CONTROLS = /[\u0000-\u001f]/g;

/** A text as a comment can hold it: no line ends in it. */
export function formatComment(text: string): string {
  return text.replaceAll(CONTROLS, escape);
}

/** Why a string cannot be read: what is wrong, and at which character. */
export interface StringFault {
  readonly reason: string;
  readonly at: number;
}

/** The string between quotes. `\x` stands for x where x is no octal digit; up to three of those are a byte. */
export function parseString(inner: string): string | StringFault {
  if (!inner.includes("\\")) return inner;
  let text = "";
  for (let i = 0; i < inner.length; i++) {
    const character = inner[i]!;
    if (character !== "\\") {
      text += character;
      continue;
    }
    const octal = /^[0-7]{1,3}/.exec(inner.slice(i + 1, i + 4))?.[0];
    if (octal === undefined) {
      text += unescape(inner[++i] ?? "");
      continue;
    }
    const code = Number.parseInt(octal, 8);
    if (code > 0xff) return { reason: `\\${octal} is no byte: \\377 is the greatest`, at: i };
    text += String.fromCharCode(code);
    i += octal.length;
  }
  return text;
}

function unescape(character: string): string {
  if (character === "n") return "\n";
  return character === "r" ? "\r" : character;
}
