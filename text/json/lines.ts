import { TextError } from "../problems.ts";

const LINE_FEED = 0x0a;

/** No line of a recording is longer, and no text may be. */
const LONGEST = 1 << 28;

/** Takes a line, bytes `[start, end)` of those given, and its number, from 1. */
export type TakeLine = (bytes: Uint8Array, start: number, end: number, number: number) => void;

/** Cuts bytes that come in pieces into lines, without what ends them. Holds no more than a line and a piece. */
export class Lines {
  readonly #take: TakeLine;
  readonly #source: string;
  /** The beginning of a line whose end has not come. */
  #begun: Uint8Array[] = [];
  #held = 0;
  #number = 0;

  /** @param source what the text is called */
  constructor(source: string, take: TakeLine) {
    this.#source = source;
    this.#take = take;
  }

  /** Throws what taking a line throws, and TextError for a line that is too long. */
  push(piece: Uint8Array): void {
    let at = 0;
    while (at < piece.length) {
      const feed = piece.indexOf(LINE_FEED, at);
      if (feed < 0) return this.#hold(piece.slice(at));
      if (this.#held > 0) {
        this.#hold(piece.subarray(at, feed));
        this.#takeHeld();
      } else this.#take(piece, at, feed, ++this.#number);
      at = feed + 1;
    }
  }

  end(): void {
    if (this.#held > 0) this.#takeHeld();
  }

  #hold(bytes: Uint8Array): void {
    this.#begun.push(bytes);
    this.#held += bytes.length;
    if (this.#held > LONGEST) throw new TextError(this.#source, [tooLong(this.#number + 1)], false);
  }

  #takeHeld(): void {
    const line = new Uint8Array(this.#held);
    let at = 0;
    for (const piece of this.#begun) {
      line.set(piece, at);
      at += piece.length;
    }
    this.#begun = [];
    this.#held = 0;
    this.#take(line, 0, line.length, ++this.#number);
  }
}

function tooLong(line: number) {
  const message = `the line is longer than ${LONGEST} bytes`;
  return { line, column: 1, message, excerpt: "", marked: [0, 0] as const };
}

const decoder = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });

/** The text of a line in UTF-8. What is invalid becomes U+FFFD, which is no byte of a recording. */
export function textOfLine(bytes: Uint8Array, start: number, end: number, number: number): string {
  const text = decoder.decode(bytes.subarray(start, end));
  // A mark that says that the text is UTF-8.
  return number === 1 && text.startsWith("\ufeff") ? text.slice(1) : text;
}
