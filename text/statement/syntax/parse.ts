import { TextFault, type TextNode, type SourcePosition, type TextValue } from "./nodes.ts";
import { parseString } from "./strings.ts";

/** A statement whose end has not come yet. */
interface Open extends SourcePosition {
  readonly token: string;
  readonly values: TextValue[];
  /** Once its brace is open. */
  children: TextNode[] | undefined;
}

/** What is longer is no string and no word of a recording. */
const LONGEST = 1 << 20;
/** Statements are a handful of braces deep. */
const MAX_DEPTH = 32;

const QUOTE = 0x22;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const SEMICOLON = 0x3b;
const LINE_FEED = 0x0a;

/**
 * Reads a text that comes in pieces, statement by statement. What is wrong is reported, and reading goes on after
 * the line where it is.
 */
export class TextParser {
  readonly #onNode: (node: TextNode) => void;
  readonly #onError: (error: TextFault) => void;
  readonly #stack: Open[] = [];
  #rest = "";
  #line: number;
  /** How many characters of the line came before the rest. */
  #column: number;
  /** The text since the line in which the outermost statement began, as far as it was read. */
  #kept: string;
  #keptLine: number;
  /** This many characters of its first line are not kept. */
  #cut: number;
  /** The piece that is being read, and where what is to be kept of it begins. */
  #piece = "";
  #from = 0;

  /**
   * @param onNode takes the outermost statements, whole
   * @param line the number of the line that the text begins in
   * @param before what precedes it in this line, or the end of that
   * @param column how many characters precedes it in this line
   */
  constructor(
    onNode: (node: TextNode) => void,
    onError: (error: TextFault) => void,
    line = 1,
    before = "",
    column: number = before.length,
  ) {
    this.#onNode = onNode;
    this.#onError = onError;
    this.#line = line;
    this.#column = column;
    this.#kept = before;
    this.#keptLine = line;
    this.#cut = column - before.length;
  }

  push(chunk: string): void {
    this.#rest = this.#scan(this.#rest === "" ? chunk : this.#rest + chunk, false);
  }

  end(): void {
    this.#scan(this.#rest, true);
    this.#rest = "";
    const open = this.#stack.at(-1);
    if (open !== undefined)
      this.#onError(
        new TextFault(`the text ends inside of "${open.token}"`, open, "Expected `}` or `;`."),
      );
  }

  /** How many characters before `lineText` are not known any more. */
  cutOf(line: number): number {
    return line === this.#keptLine ? this.#cut : 0;
  }

  /** A line of the statement that is being read. */
  lineText(line: number): string {
    if (line < this.#keptLine) return "";
    const text = this.#kept + this.#piece.slice(this.#from);
    let at = 0;
    for (let n = this.#keptLine; n < line; n++) {
      const next = text.indexOf("\n", at);
      if (next < 0) return "";
      at = next + 1;
    }
    const end = text.indexOf("\n", at);
    return text.slice(at, end < 0 ? text.length : end).replace(/\r$/, "");
  }

  /** Reads all but what may go on in the next piece, and gives that back. */
  #scan(text: string, isLast: boolean): string {
    const { length } = text;
    let at = 0;
    let lineStart = -this.#column;
    this.#piece = text;
    this.#from = 0;
    while (at < length) {
      const code = text.charCodeAt(at);
      if (code <= 0x20) {
        at++;
        if (code === LINE_FEED) {
          this.#line++;
          lineStart = at;
        }
        continue;
      }
      const end = endOf(text, at, code);
      if (end >= length && !isLast && length - at < LONGEST) break;
      this.#take(text, at, end, code, at - lineStart + 1);
      at = end;
      if (this.#stack.length > 0) continue;
      // Nothing before this line is spoken of any more.
      if (lineStart >= 0) {
        this.#kept = "";
        this.#cut = 0;
      }
      this.#keptLine = this.#line;
      this.#from = Math.max(0, lineStart);
    }
    this.#column = at - lineStart;
    this.#kept += text.slice(this.#from, at);
    this.#piece = "";
    this.#from = 0;
    return text.slice(at);
  }

  #take(text: string, at: number, end: number, code: number, column: number): void {
    const place = { line: this.#line, column, length: end - at };
    try {
      if (code === SLASH) this.#comment(text, at, place);
      else if (code === OPEN) this.#open(place);
      else if (code === CLOSE) this.#close(place);
      else if (code === SEMICOLON) this.#finish(place);
      else if (code === QUOTE) this.#string(text.slice(at, end), place);
      else this.#word(text.slice(at, end), place);
    } catch (error) {
      if (!(error instanceof TextFault)) throw error;
      this.#onError(error);
    }
  }

  #comment(text: string, at: number, place: SourcePosition): void {
    if (text.charCodeAt(at + 1) !== SLASH)
      throw new TextFault("a lone `/` means nothing", place, "A comment begins with `//`.");
  }

  #string(quoted: string, place: SourcePosition): void {
    if (quoted.length < 2 || !quoted.endsWith('"') || endsEscaped(quoted))
      throw new TextFault(
        "the string does not end in its line",
        place,
        'Write `\\n` for a line feed, and `"` at the end.',
      );
    const value = parseString(quoted.slice(1, -1));
    if (typeof value !== "string")
      throw new TextFault(
        value.reason,
        { ...place, column: place.column + 1 + value.at, length: 4 },
        "",
      );
    this.#value({ kind: "string", text: value, ...place });
  }

  #word(word: string, place: SourcePosition): void {
    const top = this.#stack.at(-1);
    if (top !== undefined && top.children === undefined)
      this.#value({ kind: "word", text: word, ...place });
    else this.#stack.push({ token: word, values: [], children: undefined, ...place });
  }

  #value(value: TextValue): void {
    const top = this.#stack.at(-1);
    if (top === undefined || top.children !== undefined)
      throw new TextFault(
        "a value without a name before it",
        value,
        "Expected a name, as `print`.",
      );
    top.values.push(value);
  }

  #open(place: SourcePosition): void {
    const top = this.#stack.at(-1);
    if (top === undefined || top.children !== undefined)
      throw new TextFault(
        "a brace without a name before it",
        place,
        "Expected a name, as `block`.",
      );
    if (this.#stack.length >= MAX_DEPTH)
      throw new TextFault("too many braces in each other", place, "");
    top.children = [];
  }

  #close(place: SourcePosition): void {
    const top = this.#stack.at(-1);
    if (top === undefined) throw new TextFault("a brace that nothing opened", place, "");
    if (top.children === undefined)
      throw new TextFault(`"${top.token}" does not end before the brace`, place, "Expected `;`.");
    this.#pop();
  }

  #finish(place: SourcePosition): void {
    const top = this.#stack.at(-1);
    if (top === undefined || top.children !== undefined)
      throw new TextFault("a semicolon that ends nothing", place, "Leave it out.");
    this.#pop();
  }

  #pop(): void {
    const { token, values, children, line, column, length } = this.#stack.pop()!;
    const node: TextNode = {
      token,
      values,
      line,
      column,
      length,
      ...(children === undefined ? {} : { children }),
    };
    const outer = this.#stack.at(-1);
    if (outer === undefined) this.#onNode(node);
    else outer.children!.push(node);
  }
}

/** Where what begins at a place ends. */
function endOf(text: string, at: number, code: number): number {
  const { length } = text;
  if (code === OPEN || code === CLOSE || code === SEMICOLON) return at + 1;
  if (code === SLASH) {
    if (at + 1 < length && text.charCodeAt(at + 1) !== SLASH) return at + 1;
    const end = text.indexOf("\n", at);
    return end < 0 ? length : end;
  }
  if (code === QUOTE) return endOfString(text, at);
  let end = at + 1;
  while (end < length && isWord(text.charCodeAt(end))) end++;
  return end;
}

function isWord(code: number): boolean {
  if (code <= 0x20) return false;
  return code !== SEMICOLON && code !== OPEN && code !== CLOSE && code !== QUOTE && code !== SLASH;
}

function endOfString(text: string, at: number): number {
  const { length } = text;
  let end = at + 1;
  for (; end < length; end++) {
    const code = text.charCodeAt(end);
    if (code === QUOTE) return end + 1;
    if (code === LINE_FEED) return end;
    if (code === BACKSLASH && text.charCodeAt(end + 1) !== LINE_FEED) end++;
  }
  return length;
}

/** Whether the last quote is one inside of the string. */
function endsEscaped(quoted: string): boolean {
  let count = 0;
  while (quoted[quoted.length - 2 - count] === "\\") count++;
  return count % 2 === 1;
}
