import { bytesToText } from "../../../runtime/bytes/text/text.ts";
import { TextCursor } from "./cursor.ts";
import { MAX_DEPTH } from "./template.ts";
import type { TextFault, TextNode, SourcePosition } from "./nodes.ts";
import { TextParser } from "./parse.ts";

/** After the text come that many zeros: what reads a template or digits does not ask where the text ends. */
const SLACK = 64;

const LINE_FEED = 0x0a;
const SPACE = 0x20;
const QUOTE = 0x22;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const SEMICOLON = 0x3b;

/** Of a line that many bytes before a place are kept, for errors: a text may be a single line. */
const SHOWN = 128;

/** A text that comes in pieces: what of it is not read yet. */
export class TextBuffer {
  readonly cursor = new TextCursor();
  #bytes = new Uint8Array(SLACK);
  /** The same, four bytes a number. */
  #words = new Uint32Array(this.#bytes.buffer);
  /** Where reading goes on. */
  at = 0;
  /** Where the text ends so far. */
  held = 0;
  /** This many bytes are worth a further try: a statement that comes slowly is not tried for each piece. */
  enough = 0;
  /** The number of the line that the byte `#counted` is in, and where it begins: that may have been dropped. */
  #line = 1;
  #lineStart = 0;
  #counted = 0;
  /** A statement that had no end when it was looked for: it is looked for on from there, that many braces deep. */
  #open = { from: -1, at: 0, depth: 0 };
  /** Where the line begins that the first byte is in: at it, or before it. */
  #front = 0;

  /** How many bytes are not read yet. */
  get length(): number {
    return this.held - this.at;
  }

  append(piece: Uint8Array): void {
    this.#forget();
    if (this.held + piece.length + SLACK > this.#bytes.length) {
      const words = new Uint32Array(Math.ceil((2 * (this.held + piece.length) + SLACK) / 4));
      const bytes = new Uint8Array(words.buffer);
      bytes.set(this.#bytes.subarray(0, this.held));
      this.#bytes = bytes;
      this.#words = words;
      this.cursor.use(bytes);
    }
    this.#bytes.set(piece, this.held);
    this.held += piece.length;
    this.#bytes.fill(0, this.held, this.held + SLACK);
  }

  /** Drops what was read, but for the end of the present line, which an error shows. */
  #forget(): void {
    this.#count(this.at);
    const dropped = Math.max(0, this.#lineStart, this.at - SHOWN);
    this.#bytes.copyWithin(0, dropped, this.held);
    this.held -= dropped;
    this.at -= dropped;
    this.#counted -= dropped;
    this.#lineStart -= dropped;
    const { from, at, depth } = this.#open;
    this.#open = { from: from - dropped, at: at - dropped, depth };
    this.#front = this.#lineStart;
  }

  /** Nothing more can be read before there is more. */
  wait(): void {
    this.enough = 2 * this.length;
  }

  /**
   * Passes over space and comments. Says whether a statement follows.
   *
   * @param onComment called where each comment begins and ends
   */
  skipSpace(isLast: boolean, onComment: (from: number, to: number) => void): boolean {
    const bytes = this.#bytes;
    let { at } = this;
    for (; at < this.held; at++) {
      if (bytes[at]! <= 0x20) continue;
      if (bytes[at] !== SLASH || bytes[at + 1] !== SLASH) break;
      const end = this.#lineEnd(at);
      if (end === undefined && !isLast) break;
      const to = end ?? this.held;
      onComment(at, to);
      at = to;
    }
    this.at = Math.min(at, this.held);
    return this.at < this.held;
  }

  /** Goes back over the spaces before a statement where it is as it would be written. */
  backOverIndent(): void {
    for (let i = 0; i < MAX_DEPTH && this.#bytes[this.at - 1] === SPACE; i++) this.at--;
  }

  /** Where the line of a place ends; undefined where that has not come yet. After the text is what was there before. */
  #lineEnd(from: number): number | undefined {
    const end = this.#bytes.indexOf(LINE_FEED, from);
    return end < 0 || end >= this.held ? undefined : end;
  }

  /** Where the statement ends that begins at a place; undefined where it has no end yet. */
  statementEnd(from: number): number | undefined {
    const bytes = this.#bytes;
    const { held } = this;
    while (from < held && bytes[from]! <= SPACE) from++;
    const open = this.#open.from === from ? this.#open : { from, at: from, depth: 0 };
    let { at, depth } = open;
    for (; at < held; at++) {
      const code = bytes[at]!;
      if (code === QUOTE || code === SLASH) {
        const last = code === QUOTE ? this.#stringEnd(at) : this.#slashEnd(at);
        if (last >= held) break;
        at = last;
      } else if (code === OPEN) depth++;
      else if (code === CLOSE && --depth <= 0) return at + 1;
      else if (code === SEMICOLON && depth === 0) return at + 1;
    }
    this.#open = { from, at, depth };
    return undefined;
  }

  /** The last byte of a comment, or of a slash that begins none; where the text ends if that is not known yet. */
  #slashEnd(from: number): number {
    if (from + 1 === this.held) return this.held;
    return this.#bytes[from + 1] === SLASH ? (this.#lineEnd(from) ?? this.held) : from;
  }

  /** The last byte of a string: its quote, or the one before the line's end. */
  #stringEnd(from: number): number {
    const bytes = this.#bytes;
    for (let at = from + 1; at < this.held; at++) {
      const code = bytes[at];
      if (code === QUOTE) return at;
      if (code === LINE_FEED) return at - 1;
      if (code === BACKSLASH && bytes[at + 1] !== LINE_FEED) at++;
    }
    return this.held;
  }

  slice(from: number, to: number): string {
    return bytesToText(this.#bytes, from, to);
  }

  /** A parser for what is at a place, which knows its line. */
  parser(
    from: number,
    onNode: (node: TextNode) => void,
    onError: (fault: TextFault) => void,
  ): TextParser {
    this.#count(from);
    const start = Math.max(0, this.#lineStart, from - SHOWN);
    const column = from - this.#lineStart;
    return new TextParser(onNode, onError, this.#line, this.slice(start, from), column);
  }

  /** Where something of that many characters is. */
  placeOf(at: number, length: number): SourcePosition {
    this.#count(at);
    return { line: this.#line, column: at - this.#lineStart + 1, length };
  }

  /** Whether a word is at a place, and a brace opens after it: where what is in it begins. */
  openedAt(from: number, word: string): number | undefined {
    const bytes = this.#bytes;
    for (let i = 0; i < word.length; i++)
      if (bytes[from + i] !== word.charCodeAt(i)) return undefined;
    let at = from + word.length;
    while (at < this.held && bytes[at]! <= 0x20) at++;
    return bytes[at] === OPEN ? at + 1 : undefined;
  }

  /** Passes over the brace that closes, where it is at the present place; says whether it does. */
  closes(): boolean {
    if (this.#bytes[this.at] !== CLOSE) return false;
    this.at++;
    return true;
  }

  /** Counts the lines up to a place, or back to it. */
  #count(to: number): void {
    const isBack = to < this.#counted;
    const feeds = isBack ? this.#lineFeeds(to, this.#counted) : this.#lineFeeds(this.#counted, to);
    this.#counted = to;
    if (feeds === 0) return;
    this.#line += isBack ? -feeds : feeds;
    const feed = to === 0 ? -1 : this.#bytes.lastIndexOf(LINE_FEED, to - 1);
    this.#lineStart = feed < 0 ? this.#front : feed + 1;
  }

  #lineFeeds(from: number, to: number): number {
    const [first, last] = [Math.ceil(from / 4), Math.floor(to / 4)];
    if (first >= last) return lineFeedsByByte(this.#bytes, from, to);
    let count = 0;
    for (let i = first; i < last; i++) {
      // A byte that is a line feed is 0 now, and its highest bit set then, and no other one's.
      const zero = this.#words[i]! ^ 0x0a0a0a0a;
      const highest = ~(((zero & 0x7f7f7f7f) + 0x7f7f7f7f) | zero | 0x7f7f7f7f);
      count += Math.imul(highest >>> 7, 0x01010101) >>> 24;
    }
    return (
      lineFeedsByByte(this.#bytes, from, 4 * first) +
      count +
      lineFeedsByByte(this.#bytes, 4 * last, to)
    );
  }
}

function lineFeedsByByte(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (bytes[at] === LINE_FEED) count++;
  return count;
}
