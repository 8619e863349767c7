import { type CST, Lexer, Parser } from "yaml";
import type { Report, Source } from "./diagnostics.ts";
import { misplacedSpace } from "./faults/letters.ts";

/** Schemas are a handful of levels deep. What is nested without end would exhaust the stack. */
const MAX_DEPTH = 64;

/** Reports a file that is no text as YAML reads it. */
export function reportBytes(source: Source, report: Report): void {
  const { text } = source;
  const nul = text.indexOf("\0");
  if (nul >= 0) {
    const span = { source, start: nul, end: nul + 1 };
    report.error(span, "a character of 0, which no schema has", "Save the file as UTF-8 text.");
  } else if (text.includes("\r") && !text.includes("\n")) {
    const start = text.indexOf("\r");
    const span = { source, start, end: start + 1 };
    report.error(span, "the lines end with CR alone", "Save the file with LF or CR LF.");
  }
}

/** Texts are for people. Longer ones would only keep the reader busy. */
const MAX_TEXT = 100_000;

/** What the lexer puts before a text without quotes, in place of characters of the file. */
const PLAIN = "\x1f";

/** The tokens of a source, unless it is nested too deeply or has a text that is too long. */
export function tokensOf(source: Source, report: Report): CST.Token[] | undefined {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let before = "";
  let open: number | undefined;
  for (const lexeme of lexemes(source.text, parser)) {
    const start = parser.offset;
    tokens.push(...parser.next(lexeme));
    if (before === PLAIN) reportSpace(source, start, lexeme, report);
    else if (isOpenQuote(lexeme)) open ??= start;
    before = lexeme;
    const fault = faultOf(lexeme, parser);
    if (fault === undefined) continue;
    const at = fault === TOO_LONG ? start : parser.offset;
    report.error({ source, start: at, end: at }, fault.message, fault.hint);
    return undefined;
  }
  tokens.push(...parser.end());
  if (open !== undefined) {
    const quote = source.text[open];
    const hint = `Put a ${quote} at the end of the text.`;
    report.error({ source, start: open, end: open + 1 }, "this quote is not closed", hint);
  }
  return tokens;
}

const TOO_DEEP = {
  message: "this is nested too deeply",
  hint: "No schema needs more than a few levels.",
};
const TOO_LONG = {
  message: "this is longer than any text of a schema",
  hint: `It may have ${MAX_TEXT.toLocaleString("en")} characters.`,
};

/** What makes reading on too much work. */
function faultOf(lexeme: string, { stack }: Parser) {
  if (stack.length > MAX_DEPTH) return TOO_DEEP;
  return lexeme.length > MAX_TEXT && !lexeme.startsWith("#") ? TOO_LONG : undefined;
}

/**
 * The lexemes of a text without its empty lines and those of comments alone, which mean nothing, and of which there
 * may be many. The parser learns how long they are.
 */
function* lexemes(text: string, parser: Parser): Generator<string> {
  let isLineStart = true;
  let indent = "";
  let isPlain = false;
  for (const lexeme of new Lexer().lex(text)) {
    const isEnd = !isPlain && (lexeme === "\n" || lexeme === "\r\n");
    isPlain = lexeme === PLAIN;
    if (isLineStart && !isPlain) {
      if (indent === "" && /^[ \t]+$/.test(lexeme)) {
        indent = lexeme;
        continue;
      }
      if (isEnd || lexeme.startsWith("#")) {
        parser.offset += indent.length + lexeme.length;
        indent = "";
        isLineStart = true;
        continue;
      }
    }
    if (indent !== "") yield indent;
    indent = "";
    yield lexeme;
    isLineStart = isEnd;
  }
  if (indent !== "") yield indent;
}

/** Whether a lexeme is a text in quotes without the second of these. */
function isOpenQuote(lexeme: string): boolean {
  const [quote] = lexeme;
  if (quote !== '"' && quote !== "'") return false;
  if (lexeme.length === 1 || !lexeme.endsWith(quote)) return true;
  // An escaped one does not close it.
  return quote === '"' && /(?<!\\)(?:\\\\)*\\"$/.test(lexeme);
}

/** Reports a space that is invalid to YAML around a key or an item. A text may have what it likes. */
function reportSpace(source: Source, start: number, words: string, report: Report): void {
  const odd = misplacedSpace(words);
  if (odd === undefined) return;
  const line = source.text.slice(source.text.lastIndexOf("\n", start - 1) + 1, start);
  if (!/^[\s-]*$|[{,[]\s*$/.test(line)) return;
  const at = start + odd.at;
  report.error({ source, start: at, end: at + 1 }, odd.message, odd.hint);
}
