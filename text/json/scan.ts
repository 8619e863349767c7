import { nearest } from "../../runtime/errors/nearest.ts";
import { valueText } from "../../runtime/errors/reasons.ts";
import type { Span } from "../problems.ts";

/*
 * JSON with the places where things are, for errors: reading lines is left to JSON.parse, which is faster and
 * tells no places.
 */

/** A value, and where it is in its line. */
export interface JsonSpan extends Span {
  readonly members?: ReadonlyMap<string, { readonly name: Span; readonly value: JsonSpan }>;
  readonly elements?: readonly JsonSpan[];
}

/** A line is no JSON. */
export class SyntaxFault extends Error {
  override readonly name = "SyntaxFault";
  constructor(
    readonly span: Span,
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** Nothing in a recording is as deep. */
const MAX_DEPTH = 64;

/** What JSON.parse does not tell of a text. */
export interface Glance {
  /** Colons outside of strings: an object's names have one each. */
  readonly colons: number;
  /** It is nested more deeply than any line: to make values of it may take longer than to find that. */
  readonly isTooDeep: boolean;
}

/** Looks over a text that may be JSON. */
export function glanceAt(text: string): Glance {
  let [colons, depth, maxDepth] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = closingQuote(text, at);
    else if (code === COLON) colons++;
    else if (code === OPEN_LIST || code === OPEN) maxDepth = Math.max(maxDepth, ++depth);
    else if (code === CLOSE_LIST || code === CLOSE) depth--;
  }
  return { colons, isTooDeep: maxDepth > MAX_DEPTH };
}

/**
 * Whether an object has a member twice: what JSON.parse makes of a text then has fewer names than that has colons.
 *
 * @param json what it made, which is not too deep
 */
export function hasTwice({ colons }: Glance, json: unknown): boolean {
  return names(json) < colons;
}

/** How many names there are in all objects. */
function names(json: unknown): number {
  if (typeof json !== "object" || json === null) return 0;
  const inner: unknown[] = Object.values(json);
  const own = Array.isArray(json) ? 0 : inner.length;
  return inner.reduce<number>((sum, value) => sum + names(value), own);
}

const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const COLON = 0x3a;
const QUOTE = 0x22;

/** Where the string ends that begins at a place, in a text that is JSON. */
function closingQuote(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text[at - 1 - escapes] === "\\") escapes++;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}

/** The places of all that is in a line. Throws SyntaxFault. */
export function placesIn(text: string): JsonSpan {
  const scan: Scan = { text, at: 0 };
  const place = scanValue(scan, 0);
  skipSpace(scan);
  if (scan.at < text.length) throw expected(scan, "the end of the line");
  return place;
}

/**
 * Where a path leads to: names and indexes, such as `["entities[3]", "number"]`. Where a member is not there,
 * the object that should have it.
 *
 * @param isName the last member's name is meant, not its value
 */
export function placeAt(root: JsonSpan, path: readonly string[], isName: boolean): Span {
  let place = root;
  let name: Span | undefined;
  for (const step of path) {
    const [, member = "", indexes = ""] = /^([^[]*)((?:\[\d+\])*)$/.exec(step) ?? [];
    const found = place.members?.get(member);
    if (found === undefined) return place;
    ({ name, value: place } = found);
    for (const [, index] of indexes.matchAll(/\[(\d+)\]/g))
      place = place.elements?.[Number(index)] ?? place;
  }
  return isName && name !== undefined ? name : place;
}

interface Scan {
  readonly text: string;
  at: number;
}

function scanValue(scan: Scan, depth: number): JsonSpan {
  skipSpace(scan);
  const start = scan.at;
  if (depth > MAX_DEPTH)
    throw new SyntaxFault({ start, end: start + 1 }, "this is nested too deeply");
  switch (scan.text[start]) {
    case "{":
      return scanObject(scan, depth);
    case "[":
      return scanArray(scan, depth);
    case '"':
      scanString(scan);
      return { start, end: scan.at };
    default:
      return scanWord(scan);
  }
}

function scanObject(scan: Scan, depth: number): JsonSpan {
  const start = scan.at++;
  const members = new Map<string, { name: Span; value: JsonSpan }>();
  if (passes(scan, "}")) return { start, end: scan.at, members };
  do {
    skipSpace(scan);
    const from = scan.at;
    if (scan.text[from] !== '"') throw expected(scan, "a name in quotes");
    const name = scanString(scan);
    const span = { start: from, end: scan.at };
    if (members.has(name)) throw new SyntaxFault(span, `${valueText(name)} is there already`);
    if (!passes(scan, ":")) throw expected(scan, '":"');
    members.set(name, { name: span, value: scanValue(scan, depth + 1) });
  } while (passes(scan, ","));
  if (!passes(scan, "}")) throw expected(scan, '"," or "}"');
  return { start, end: scan.at, members };
}

function scanArray(scan: Scan, depth: number): JsonSpan {
  const start = scan.at++;
  const elements: JsonSpan[] = [];
  if (passes(scan, "]")) return { start, end: scan.at, elements };
  do elements.push(scanValue(scan, depth + 1));
  while (passes(scan, ","));
  if (!passes(scan, "]")) throw expected(scan, '"," or "]"');
  return { start, end: scan.at, elements };
}

/** What is in a string as it is. */
const PLAIN = /[ !#-[\]-\uffff]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Where what a pattern matches at a place ends: at the place where it does not. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Where a string's text ends: at what ends it, or may not be in it. One pattern for all of it needs a stack as long. */
function endOfString(text: string, start: number): number {
  let end = start;
  for (;;) {
    const plain = endOf(PLAIN, text, end);
    const next = endOf(ESCAPE, text, plain);
    if (next === plain) return plain;
    end = next;
  }
}

/** Passes over a string, and gives what it says. */
function scanString(scan: Scan): string {
  const { text, at: start } = scan;
  const end = endOfString(text, start + 1);
  scan.at = end;
  if (text[end] === '"') {
    scan.at++;
    return JSON.parse(text.slice(start, scan.at)) as string;
  }
  if (text[end] === "\\")
    throw new SyntaxFault(
      { start: end, end: end + 2 },
      'this is no escape: expected \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hex digits',
    );
  if (end < text.length)
    throw new SyntaxFault(
      { start: end, end: end + 1 },
      `this character is not written as it is: expected \\u${text.charCodeAt(end).toString(16).padStart(4, "0")}`,
    );
  throw expected(scan, 'a quote that ends the string: "');
}

const WORD = /[^\s,:[\]{}"]*/y;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const WORDS = ["true", "false", "null"];
const QUOTED = ["NaN", "Infinity", "-Infinity"];

function scanWord(scan: Scan): JsonSpan {
  const start = scan.at;
  WORD.lastIndex = start;
  const [word = ""] = WORD.exec(scan.text) ?? [];
  const end = start + word.length;
  if (word === "") throw expected(scan, "a value");
  scan.at = end;
  if (WORDS.includes(word) || NUMBER.test(word)) return { start, end };
  const shown = word.length > 40 ? `${word.slice(0, 40)}…` : word;
  const hint = QUOTED.includes(word)
    ? `Write ${JSON.stringify(word)}, in quotes.`
    : nearest(word, WORDS);
  throw new SyntaxFault(
    { start, end },
    /^[-+.\d]/.test(word)
      ? `${shown} is no number as JSON writes them`
      : `${shown} is no value: expected a number, a string in quotes, true, false, an array or an object`,
    hint === undefined || QUOTED.includes(word) ? hint : `Did you mean ${hint}?`,
  );
}

/** Passes over white space and a character, if it is that one. */
function passes(scan: Scan, character: string): boolean {
  skipSpace(scan);
  if (scan.text[scan.at] !== character) return false;
  scan.at++;
  return true;
}

function skipSpace(scan: Scan): void {
  while (scan.at < scan.text.length && " \t\r\n".includes(scan.text[scan.at]!)) scan.at++;
}

function expected(scan: Scan, what: string): SyntaxFault {
  const { text, at } = scan;
  const found = at < text.length ? JSON.stringify(text[at]) : "the end of the line";
  return new SyntaxFault({ start: at, end: at + 1 }, `expected ${what}, found ${found}`);
}
