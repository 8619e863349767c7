import type { Source } from "../diagnostics.ts";
import type { Fault } from "./fault.ts";

/*
 * Lines that are indented as no line before them. YAML's own errors tell where its reader gave up, which is often
 * at the line before it, or nowhere near.
 */

/** A column in which keys or items begin, and the last of them. */
interface Level {
  readonly column: number;
  readonly isItem: boolean;
  readonly words: string;
}

/** What is wrong with the indentation of the line that an offset is in. */
export function indentFault(source: Source, offset: number): Fault | undefined {
  const { text } = source;
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const line = lineAt(text, start);
  const column = /^ */.exec(line)![0].length;
  const words = line.slice(column);
  if (words === "" || words.startsWith("#")) return undefined;
  const place = start + column;
  const span = { start: place, end: place + words.trimEnd().length };
  const { levels, last } = levelsBefore(text, start);
  const above = levels.findLast((level) => level.column <= column);
  const next = levels.find((level) => level.column > column);
  if (above === undefined) {
    if (next === undefined) return undefined;
    return {
      ...span,
      message: `${lines(column)}, the first one by ${next.column}`,
      hint: to([next]),
    };
  }
  if (above.column < column) {
    if (next !== undefined) {
      return { ...span, message: `${lines(column)}, as no line above`, hint: to([next, above]) };
    }
    if (last === undefined || !hasValue(last.words)) return undefined;
    const value = shown(last.words);
    const message = `this is indented deeper than \`${value}\`, which has its value already`;
    return { ...span, message, hint: to([last]) };
  }
  const beside = levels.filter((level) => level.column === column);
  if (words.startsWith("-") || beside.some(({ isItem }) => !isItem)) return undefined;
  const outer = levels.findLast((level) => level.column < column);
  const hint = `Write \`- ${shown(words)}\`${outer === undefined ? "" : `, or ${toLevel(outer)}`}.`;
  return { ...span, message: 'each item of a list begins with "- "', hint };
}

/** The columns that are open where a line begins, and the last line before it. */
function levelsBefore(text: string, end: number): { levels: Level[]; last?: Level } {
  const levels: Level[] = [];
  let last: Level | undefined;
  let open = 0;
  for (let start = 0; start < end; start += lineAt(text, start).length + 1) {
    const line = lineAt(text, start).trimEnd();
    const before = open;
    open = Math.max(0, open + bracketsIn(line));
    let column = /^ */.exec(line)![0].length;
    let words = line.slice(column);
    // What brackets hold may be in any column.
    if (words === "" || words.startsWith("#") || before > 0) continue;
    while (levels.length > 0 && levels.at(-1)!.column >= column) levels.pop();
    for (let item = /^- +/.exec(words); item !== null; item = /^- +/.exec(words)) {
      levels.push({ column, isItem: true, words });
      column += item[0].length;
      words = words.slice(item[0].length);
    }
    last = { column, isItem: words === "-", words };
    levels.push(last);
  }
  return { levels, ...(last === undefined ? {} : { last }) };
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf("\n", start);
  return text.slice(start, end < 0 ? text.length : end);
}

/** How many brackets a line opens and does not close. */
function bracketsIn(line: string): number {
  const bare = line.replaceAll(/"(?:\\.|[^"\\])*"|'[^']*'|(?:^| )#.*/g, "");
  return (bare.match(/[{[]/g)?.length ?? 0) - (bare.match(/[}\]]/g)?.length ?? 0);
}

/** Whether a line leaves no room for what could be indented under it. */
function hasValue(words: string): boolean {
  const [, value] = /^[^\s:]+:(?: +(.*))?$/.exec(words) ?? [];
  return value !== undefined && !/^([|>#]|$)/.test(value);
}

function lines(column: number): string {
  return `this line is indented by ${spaces(column)}`;
}

function spaces(column: number): string {
  return column === 1 ? "1 space" : `${column} spaces`;
}

function to(levels: readonly Level[]): string {
  return `Indent it by ${levels.map(beside).join(", or by ")}.`;
}

function toLevel(level: Level): string {
  return `indent it by ${beside(level)}`;
}

function beside({ column, words }: Level): string {
  return `${column}, as \`${shown(words)}\``;
}

const MOST_SHOWN = 30;

function shown(words: string): string {
  return words.length <= MOST_SHOWN ? words : `${words.slice(0, MOST_SHOWN)}…`;
}
