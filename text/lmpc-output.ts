import { formatString } from "./lmpc-strings.ts";

/** Lists of strings and bytes go on in the next line when they would be longer. */
const COLUMNS = 79;

/** Looks up what a number stands for, for a comment behind it. */
export interface Names {
  lookUp(
    kind: string,
    value: number,
    members: Readonly<Record<string, unknown>>,
  ): string | undefined;
}

/** Collects statements, each on a line of its own, a space deeper for each brace around it. */
export class Output {
  text = "";
  #indent = "";

  constructor(readonly names: Names) {}

  /** Text as it is. */
  raw(text: string): void {
    this.text += text;
  }

  /** `token;` */
  flag(token: string, comment?: string): void {
    this.text += `${this.#indent}${token};${comment === undefined ? "" : ` // ${comment}`}\n`;
  }

  /** `token value; // comment` */
  line(token: string, value: string, comment?: string): void {
    const behind = comment === undefined ? "" : ` // ${comment}`;
    this.text += `${this.#indent}${token} ${value};${behind}\n`;
  }

  /** `token "a" "b";` over as many lines as it takes. */
  items(token: string, items: readonly string[]): void {
    if (items.length === 0) return this.flag(token);
    let line = `${this.#indent}${token} `;
    for (const [index, item] of items.entries()) {
      if (index > 0) line += " ";
      if (line.length + item.length > COLUMNS) {
        this.text += `${line}\n`;
        line = ` ${this.#indent}`;
      }
      line += item;
    }
    this.text += `${line};\n`;
  }

  strings(token: string, list: readonly string[]): void {
    this.items(token, list.map(formatString));
  }

  /** `token { … }`, or `token;` where nothing is in it. */
  braces(token: string, write: () => void): void {
    const indent = this.#indent;
    const before = this.text;
    this.text = "";
    this.#indent = `${indent} `;
    write();
    this.#indent = indent;
    const inner = this.text;
    this.text =
      inner === ""
        ? `${before}${indent}${token};\n`
        : `${before}${indent}${token} {\n${inner}${indent}}\n`;
  }

  /** What `write` writes, which is not kept. */
  captured(write: () => void): string {
    const before = this.text;
    this.text = "";
    write();
    const own = this.text;
    this.text = before;
    return own;
  }

  /** What was written by now, which is then forgotten. */
  take(): string {
    const { text } = this;
    this.text = "";
    return text;
  }
}
