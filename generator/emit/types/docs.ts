import { comment } from "../code/code.ts";

/** A doc comment: what it is, where the documents speak of it, where the schema does. */
export function docText(text: string, ref?: string, source?: string): string {
  const origin = [ref, source].filter((t) => t !== undefined).join(" · ");
  return [text, origin]
    .filter((t) => t !== "")
    .map((t) => wrap(comment(t)))
    .join("\n\n");
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
