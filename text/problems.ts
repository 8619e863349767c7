/** This many problems are reported, and then no further line is read. */
const MOST = 20;

/** Of a long line that many characters are kept, around the place. */
const EXCERPT = 100;

/** Something that is wrong with a text. */
export interface Problem {
  /** Counts from 1. */
  readonly line: number;
  /** In characters, counts from 1. */
  readonly column: number;
  /** What is wrong, and what was expected. */
  readonly message: string;
  /** What to do about it: the nearest known word. */
  readonly hint?: string | undefined;
  /** The line, or what of it is around the place. */
  readonly excerpt: string;
  /** Characters of the excerpt: what is meant. */
  readonly marked: readonly [start: number, end: number];
}

/** Characters of a line: what a problem means. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text that is no recording. `message` tells a person each problem. */
export class TextError extends Error {
  override readonly name = "TextError";
  constructor(
    /** What the text is called. */
    readonly source: string,
    readonly problems: readonly Problem[],
    /** There may be more of them. */
    readonly isCut: boolean,
  ) {
    const shown = problems.map((problem) => problemText(source, problem));
    if (isCut) shown.push(`${source}: only the first ${problems.length} problems are shown`);
    super(shown.join("\n\n"));
  }
}

/** Gathers what is wrong with a text. */
export class Problems {
  readonly #found: Problem[] = [];

  /** @param source what the text is called */
  constructor(readonly source: string) {}

  get count(): number {
    return this.#found.length;
  }

  /**
   * Notes a problem.
   *
   * @param line its number, from 1
   * @param text the whole line, or its end
   * @param cut how many characters of the line precedes that; the span counts them
   * @throws TextError when there are enough of them
   */
  add(line: number, text: string, span: Span, message: string, hint?: string, cut = 0): void {
    const { excerpt, marked } = excerptOf(text, span, cut);
    const column = span.start + 1;
    this.#found.push({ line, column, message: shortened(message), hint, excerpt, marked });
    if (this.#found.length >= MOST) throw new TextError(this.source, this.#found, true);
  }

  /** Throws TextError when there is any. */
  throwIfAny(): void {
    if (this.#found.length > 0) throw new TextError(this.source, this.#found, false);
  }
}

/** No sentence of ours is longer: it repeats a text that is. */
const LONGEST = 600;

/** A message that repeats much of the text, without the middle of it: what is wrong is around that. */
function shortened(message: string): string {
  if (message.length <= LONGEST) return message;
  return `${message.slice(0, LONGEST / 3)} … ${message.slice(-LONGEST / 3)}`;
}

function excerptOf(text: string, span: Span, cut: number): Pick<Problem, "excerpt" | "marked"> {
  const [start, end] = [span.start - cut, span.end - cut];
  const last = Math.min(Math.max(end, start + 1), start + EXCERPT);
  if (text.length <= EXCERPT && cut === 0)
    return { excerpt: printable(text), marked: [start, last] };
  const from = Math.max(0, Math.min(start - EXCERPT / 4, text.length - EXCERPT));
  const to = Math.min(text.length, from + EXCERPT);
  const front = from > 0 || cut > 0 ? "…" : "";
  const back = to < text.length ? "…" : "";
  const shift = front.length - from;
  return {
    excerpt: front + printable(text.slice(from, to)) + back,
    marked: [start + shift, Math.min(last, to) + shift],
  };
}

/** A character for each: a tab or an escape would move the caret, or the terminal's colours. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, " ");
}

/** A problem as a person reads it: the place, what is wrong, the line with a caret, what to do. */
export function problemText(source: string, problem: Problem): string {
  const { line, column, message, hint, excerpt, marked } = problem;
  const [start, end] = marked;
  const gutter = `${line}`;
  const carets = "^".repeat(Math.max(1, end - start));
  const lines = [
    `${source}:${line}:${column}: ${message}`,
    `> ${gutter} | ${excerpt}`,
    `  ${" ".repeat(gutter.length)} | ${" ".repeat(start)}${carets}`,
  ];
  if (hint !== undefined) lines.push(`  ${hint}`);
  return lines.join("\n");
}
