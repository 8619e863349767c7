import { codeFrameColumns } from "@babel/code-frame";
import type { LineCounter } from "yaml";
import { harmless } from "./unseen.ts";

/** A schema file: its text, and where its lines begin. */
export interface Source {
  /** The file's name as messages show it. */
  readonly name: string;
  readonly text: string;
  readonly lines: LineCounter;
}

/** Characters `[start, end)` of a source. */
export interface Span {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}

/** Whether two things were written at one place. */
export function isSameSpan(a: Span, b: Span): boolean {
  return a.source === b.source && a.start === b.start && a.end === b.end;
}

/** One thing that is wrong with a schema. */
export interface Diagnostic {
  readonly span: Span;
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string | undefined;
}

/** `game.yaml:41:7`, lines and columns from 1. */
export function place(span: Span): string {
  const { line, col } = span.source.lines.linePos(span.start);
  return `${span.source.name}:${line}:${col}`;
}

/** A diagnostic as a person reads it: place, message, the line with a caret, what to do. */
export function render({ span, message, hint }: Diagnostic): string {
  const tail = hint === undefined ? "" : `\n  ${hint}`;
  return `${place(span)}: ${message}\n${frame(span)}${tail}`;
}

/** How many characters of a line are shown. */
const MOST_SHOWN = 160;

/** The line of a span and the one above, with a caret; of a long one what is around the span. */
function frame({ source, start, end }: Span): string {
  const { line, col } = source.lines.linePos(start);
  const first = Math.max(1, line - 1);
  const from = col <= MOST_SHOWN ? 0 : col - 1 - MOST_SHOWN / 2;
  const lines = [first, line].slice(first - line - 1).map((one) => lineOf(source, one));
  const shown = lines.map((one) => part(one, from));
  // What is no visible character is shown by several, and moves the caret.
  const columnOf = (at: number) => part(lines.at(-1)!.slice(0, at), from).length + 1;
  const column = columnOf(col - 1);
  const sameLine = end > start && source.lines.linePos(end).line === line;
  const till = Math.min(columnOf(col - 1 + end - start), shown.at(-1)!.length + 1);
  const options = { linesAbove: 1, linesBelow: 0, startLine: first };
  const marked = sameLine && till > column ? { end: { line, column: till } } : {};
  return codeFrameColumns(shown.join("\n"), { start: { line, column }, ...marked }, options);
}

function lineOf({ text, lines }: Source, line: number): string {
  const begin = lines.lineStarts[line - 1]!;
  const end = text.indexOf("\n", begin);
  return text.slice(begin, end < 0 ? text.length : end).replace(/\r$/, "");
}

function part(line: string, from: number): string {
  const shown = harmless(line.slice(from, from + MOST_SHOWN));
  const more = line.length > from + MOST_SHOWN ? "…" : "";
  return `${from > 0 ? "…" : ""}${shown}${more}`;
}

/** Schemas that are wrong. `message` shows each diagnostic with its line. */
export class SchemaError extends Error {
  override readonly name = "SchemaError";
  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super();
    // Whoever only looks at the places does not wait for the lines to be drawn.
    let message: string | undefined;
    const get = () => (message ??= diagnostics.map(render).join("\n\n"));
    Object.defineProperty(this, "message", { get, configurable: true });
  }
}

/** Collects what is wrong, each thing once. */
export class Report {
  readonly diagnostics: Diagnostic[] = [];
  /** How often something was noted, be it known already. */
  noted = 0;
  readonly #known = new Set<string>();

  /**
   * Notes that something is wrong.
   *
   * @param topic what makes it the same thing as another: a message that names a version has one topic for all
   */
  error(span: Span, message: string, hint?: string, topic = message): void {
    this.noted++;
    const key = `${span.source.name}:${span.start}:${shortened(topic)}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    this.diagnostics.push({ span, message: shortened(message), hint: hint && shortened(hint) });
  }

  /** Adds a hint to all diagnostics but the first `from`. */
  addHint(from: number, hint: string): void {
    for (const [index, known] of this.diagnostics.entries()) {
      if (index < from) continue;
      const whole = known.hint === undefined ? hint : `${known.hint}\n  ${hint}`;
      this.diagnostics[index] = { ...known, hint: whole };
    }
  }

  /** Throws SchemaError, file by file and from top to bottom, when there is anything. */
  throwIfAny(): void {
    if (this.diagnostics.length > 0) throw new SchemaError(this.diagnostics.toSorted(byPlace));
  }
}

function byPlace({ span: a }: Diagnostic, { span: b }: Diagnostic): number {
  if (a.source.name !== b.source.name) return a.source.name < b.source.name ? -1 : 1;
  return a.start - b.start;
}

/** The longest word of a schema that a message repeats, and the longest message. */
const LONGEST_WORD = 80;
const LONGEST = 2000;

/** A message with words of a reasonable length and no unseen characters, whatever the schema has. */
function shortened(said: string): string {
  const message = harmless(said.slice(0, 10 * LONGEST));
  if (message.length <= LONGEST_WORD) return message;
  const words = message.replaceAll(/[^\s"`]{81,}/g, (word) => `${word.slice(0, LONGEST_WORD)}…`);
  return words.length <= LONGEST ? words : `${words.slice(0, LONGEST)}…`;
}
