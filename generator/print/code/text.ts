import type { Parameter } from "../../plan/code/model.ts";

/*
 * What of TypeScript has nothing inside: comments, strings, numbers, names.
 */

/** What turns the order of what is shown, or is not shown at all: code with it looks like other code. */
const UNSEEN = /[\p{Cf}\p{Zl}\p{Zp}]|(?![\t\n])\p{Cc}/gu;

/** Text that is safe inside a block comment. */
export function comment(text: string): string {
  const codeOf = (unseen: string) =>
    `U+${unseen.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
  return text.replaceAll("*/", "*∕").replaceAll(UNSEEN, codeOf);
}

/** A text as a string in code. */
export function stringText(text: string): string {
  return JSON.stringify(text).replaceAll(UNSEEN, (unseen) =>
    [...Array(unseen.length).keys()]
      .map((i) => `\\u${unseen.charCodeAt(i).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

/** A doc comment: what it is, where the documents speak of it, where the schema does; in one line, where that holds it. */
export function docText(text: string, ref?: string, source?: string): string {
  const origin = [ref, source].filter((t) => t !== undefined).join(" · ");
  const parts = [text, origin].filter((t) => t !== "").map(comment);
  const line = wrap(parts.join(" "));
  return line.includes("\n") ? parts.map(wrap).join("\n\n") : line;
}

const COLUMNS = 90;

/** Breaks a text into lines of a readable length. */
function wrap(text: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join("\n");
}

/** A block comment of a text that is wrapped already. */
export function blockComment(text: string): string {
  if (!text.includes("\n")) return `/** ${text} */`;
  return `/**\n${text
    .split("\n")
    .map((line) => ` * ${line}`.trimEnd())
    .join("\n")}\n */`;
}

/** A block comment in one line. */
export function lineComment(text: string): string {
  return `/** ${comment(text)} */`;
}

/** A number in hex, with as many digits as it has bytes. */
export function hexText(value: number): string {
  const digits = value.toString(16);
  return `0x${digits.padStart(digits.length + (digits.length % 2), "0")}`;
}

/** Bytes as a string in code, a character a byte. */
export function bytesText(bytes: readonly number[]): string {
  const characters = bytes.map((byte) => {
    const character = String.fromCharCode(byte);
    if (character === '"' || character === "\\") return `\\${character}`;
    return byte >= 0x20 && byte < 0x7f ? character : `\\x${byte.toString(16).padStart(2, "0")}`;
  });
  return `"${characters.join("")}"`;
}

/** Parameters of a function, with their types where those are said. */
export function parametersText(parameters: readonly Parameter[]): string {
  return parameters
    .map(({ name, type }) => (type === undefined ? name : `${name}: ${type}`))
    .join(", ");
}
