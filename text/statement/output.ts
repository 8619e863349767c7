import type { Reader } from "../../runtime/bytes/reader.ts";
import { bytesToText } from "../../runtime/bytes/text/text.ts";
import { formatString } from "./syntax/strings.ts";
import type { Losses } from "../losses.ts";
import { TextOutput } from "../output.ts";
import { COLUMNS, putBytes } from "./syntax/hex-bytes.ts";
import { putEnd } from "./syntax/template.ts";
import type { Names } from "./names.ts";
import type { MessagePrinter } from "./printer/printer.ts";

const SPACE = 0x20;

/** No number takes more bytes, with a space before it and what is set beyond it. */
const NUMBER = 96;

/** Appends statements, each on a line of its own, a space deeper for each brace around it. */
export class Output {
  #indent = "";

  /**
   * @param target where they are appended
   * @param losses counts what the older program cannot say, where its words are kept to
   */
  constructor(
    readonly names: Names,
    public target = new TextOutput(),
    readonly losses?: Losses,
  ) {}

  /** Text as it is. */
  raw(text: string): void {
    this.target.put(text);
  }

  /** `token;` */
  flag(token: string, comment?: string): void {
    this.raw(`${this.#indent}${token};${comment === undefined ? "" : ` // ${comment}`}\n`);
  }

  /** `token value; // comment` */
  line(token: string, value: string, comment?: string): void {
    // To put parts together and take them apart again takes longer.
    this.raw(this.#indent);
    this.raw(token);
    this.raw(" ");
    this.raw(value);
    if (comment !== undefined) this.raw(`; // ${comment}\n`);
    else this.raw(";\n");
  }

  /** `token 1.0 2.0;`: `put` sets a value at a place, and returns where the next byte goes. */
  values(
    token: string,
    count: number,
    put: (view: DataView, at: number, i: number) => number,
  ): void {
    this.raw(`${this.#indent}${token}`);
    const { target } = this;
    target.reserve(NUMBER * (count + 1));
    const { view } = target;
    let at = target.length;
    for (let i = 0; i < count; i++) {
      view.setUint8(at, SPACE);
      at = put(view, at + 1, i);
    }
    target.length = putEnd(view, at);
  }

  /** `token "a" "b";` over as many lines as it takes. */
  items(token: string, items: readonly string[]): void {
    if (items.length === 0) return this.flag(token);
    let line = `${this.#indent}${token} `;
    for (const [index, item] of items.entries()) {
      if (index > 0) line += " ";
      if (line.length + item.length > COLUMNS) {
        this.raw(`${line}\n`);
        line = ` ${this.#indent}`;
      }
      line += item;
    }
    this.raw(`${line};\n`);
  }

  /** As `items`, of bytes in hex. */
  bytes(token: string, bytes: Uint8Array): void {
    if (bytes.length === 0) return this.flag(token);
    const indent = this.#indent.length;
    this.raw(`${this.#indent}${token} `);
    putBytes(this.target, bytes, indent + token.length + 1, indent + 1);
    this.raw(";\n");
  }

  strings(token: string, list: readonly string[]): void {
    this.items(token, list.map(formatString));
  }

  /** `// comment`, on a line of its own. */
  comment(text: string): void {
    this.raw(`${this.#indent}// ${text}\n`);
  }

  /** `token { … }`, or `token;` where nothing is in it. */
  braces(token: string, write: () => void, comment?: string): void {
    const start = this.open(token, comment);
    write();
    this.close(token, start);
  }

  /** `token { // comment`: what follows is in the braces, up to `close`. Gives where it begins. */
  open(token: string, comment?: string): number {
    const { total } = this.target;
    this.raw(`${this.#indent}${token} {${comment === undefined ? "" : ` // ${comment}`}\n`);
    this.#indent += " ";
    return total;
  }

  /** Ends what `open` began. */
  close(token: string, start: number): void {
    const indent = this.#indent.slice(1);
    this.#indent = indent;
    const { target } = this;
    if (target.total > start + indent.length + token.length + " {\n".length)
      return this.raw(`${indent}}\n`);
    target.backTo(start);
    this.flag(token);
  }

  /** Messages from their bytes, as far as their plans print them. */
  prints(printer: MessagePrinter, r: Reader): void {
    printer.print(r, this.#indent.length, this.target, this.names);
  }

  /** Whether `write` writes anything. What it wrote is not kept. Losses count once for a message, so they may stay. */
  writes(write: () => void): boolean {
    const { length } = this.target;
    write();
    const wrote = this.target.length > length;
    this.target.length = length;
    return wrote;
  }

  /** What was written so far, which is then forgotten. */
  take(): string {
    return bytesToText(this.target.take());
  }
}
