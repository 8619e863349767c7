import { codeFrameColumns } from "@babel/code-frame";
import type { LineCounter } from "yaml";

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
  const start = span.source.lines.linePos(span.start);
  const end = span.source.lines.linePos(Math.max(span.start, span.end));
  const sameLine = start.line === end.line && end.col > start.col;
  const location = {
    start: { line: start.line, column: start.col },
    ...(sameLine ? { end: { line: end.line, column: end.col } } : {}),
  };
  const frame = codeFrameColumns(span.source.text, location, { linesAbove: 1, linesBelow: 0 });
  const tail = hint === undefined ? "" : `\n  ${hint}`;
  return `${place(span)}: ${message}\n${frame}${tail}`;
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
  readonly #known = new Set<string>();

  /**
   * Notes that something is wrong.
   *
   * @param topic what makes it the same thing as another: a message that names a version has one topic for all
   */
  error(span: Span, message: string, hint?: string, topic = message): void {
    const key = `${span.source.name}:${span.start}:${topic}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    this.diagnostics.push({ span, message, hint });
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
