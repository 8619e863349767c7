import { nearest } from "../runtime/nearest.ts";
import type { Span } from "./problems.ts";

/*
 * JSON with the places where things stand, for errors: reading lines is left to JSON.parse, which is faster and
 * tells no places.
 */

/** A value, and where it stands in its line. */
export interface Place extends Span {
  readonly members?: ReadonlyMap<string, { readonly name: Span; readonly value: Place }>;
  readonly elements?: readonly Place[];
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
const DEEPEST = 64;

/** The places of all that stands in a line. Throws SyntaxFault. */
export function placesIn(text: string): Place {
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
export function placeAt(root: Place, path: readonly string[], isName: boolean): Span {
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

function scanValue(scan: Scan, depth: number): Place {
  skipSpace(scan);
  const start = scan.at;
  if (depth > DEEPEST)
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

function scanObject(scan: Scan, depth: number): Place {
  const start = scan.at++;
  const members = new Map<string, { name: Span; value: Place }>();
  if (passes(scan, "}")) return { start, end: scan.at, members };
  do {
    skipSpace(scan);
    const from = scan.at;
    if (scan.text[from] !== '"') throw expected(scan, "a name in quotes");
    const name = scanString(scan);
    const span = { start: from, end: scan.at };
    if (!passes(scan, ":")) throw expected(scan, '":"');
    members.set(name, { name: span, value: scanValue(scan, depth + 1) });
  } while (passes(scan, ","));
  if (!passes(scan, "}")) throw expected(scan, '"," or "}"');
  return { start, end: scan.at, members };
}

function scanArray(scan: Scan, depth: number): Place {
  const start = scan.at++;
  const elements: Place[] = [];
  if (passes(scan, "]")) return { start, end: scan.at, elements };
  do elements.push(scanValue(scan, depth + 1));
  while (passes(scan, ","));
  if (!passes(scan, "]")) throw expected(scan, '"," or "]"');
  return { start, end: scan.at, elements };
}

/** A string up to what ends it, or may not stand in it: quotes, escapes and control characters. */
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;

/** Passes over a string, and gives what it says. */
function scanString(scan: Scan): string {
  const { text, at: start } = scan;
  STRING.lastIndex = start;
  STRING.test(text);
  const end = STRING.lastIndex;
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

function scanWord(scan: Scan): Place {
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
