import type { CST, YAMLParseError } from "yaml";
import type { Source } from "../diagnostics.ts";
import { bracketFault } from "./brackets.ts";
import type { Fault } from "./fault.ts";
import { indentFault } from "./indentation.ts";

/** What the YAML library says of syntax, in words for people who do not know how it works. */
export function syntaxFault(
  { code, message, pos: [start, last] }: YAMLParseError,
  source: Source,
  tokens: readonly CST.Token[],
): Fault {
  const span = { start, end: Math.min(last, lineEnd(source.text, start)) };
  const own = (words: string, hint: string): Fault => ({ ...span, message: words, hint });
  const tab = tabFault(source, start);
  if (tab !== undefined) return tab;
  if (/end with a [\]}]/.test(message))
    return bracketFault(source, tokens, start) ?? own("a bracket is not closed", CLOSE);
  const { text } = source;
  switch (code) {
    case "NON_STRING_KEY":
      return own("a key is a single word", "Lists and maps are values: `name: [a, b]`.");
    case "TAG_RESOLVE_FAILED":
      return own("a tag is not part of the schema language", `Leave it out. ${QUOTE}`);
    case "BAD_ALIAS":
      return own(`a text cannot begin with "${text[start]}"`, `Put it in quotes.`);
    case "BAD_SCALAR_START":
      return own(`a text cannot begin with "${text[start]}"`, "Put it in quotes.");
    case "BAD_DQ_ESCAPE":
      return own(
        `in double quotes a backslash begins an escape, and "${text.slice(start, start + 2)}" is not one`,
        "Write it twice, `\\\\`, or put the text in single quotes.",
      );
    case "BLOCK_AS_IMPLICIT_KEY":
      return compactFault(source, start) ?? own("a second `: ` in one line", COLON);
    case "BLOCK_IN_FLOW":
      return own(...inBrackets(restOfLine(text, start)));
    case "BAD_INDENT":
      return indentFault(source, start) ?? own("this line is indented wrongly", INDENT);
    case "MULTILINE_IMPLICIT_KEY":
      return indentFault(source, start) ?? colonFault(source, start);
    case "MISSING_CHAR":
      return (
        (message.startsWith("Missing , or :") ? undefined : indentFault(source, start)) ??
        (message.startsWith("Missing ,")
          ? own(...betweenItems(text, start))
          : colonFault(source, start))
      );
    default:
      return indentFault(source, start) ?? own(...unexpected(source, start, message));
  }
}

const CLOSE = "Close each [ by ], and each { by }.";
const INDENT = "Indent what belongs together alike, and what is in something by two spaces more.";
const QUOTE = "A text that begins so goes in quotes.";
const COLON = 'Put a text with a colon in quotes: `doc: "one: two"`.';
const INNER =
  "Put all of the text in quotes; a quote within \"…\" is written \\\", one within '…' is written ''.";

function tabFault({ text }: Source, offset: number): Fault | undefined {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const indent = /^[ \t]*/.exec(restOfLine(text, start))![0];
  const at = start + indent.indexOf("\t");
  if (!indent.includes("\t") || offset > start + indent.length) return undefined;
  return { start: at, end: at + 1, message: "a tab cannot indent", hint: "Use spaces." };
}

/** A map where one line has room for a value: a text with a colon, or lines that are indented wrongly. */
function compactFault(source: Source, start: number): Fault | undefined {
  const { text } = source;
  const rest = restOfLine(text, start);
  // Where the value's own line has a colon, that is too many.
  if (rest.trim() !== "" && !rest.startsWith(" ") && /:( |$)/.test(rest)) return undefined;
  const here = indentFault(source, start + /^ */.exec(rest)![0].length);
  if (here !== undefined) return here;
  const next = start + rest.length + 1;
  return next < text.length ? indentFault(source, next) : undefined;
}

/** A line that should be a key and its value. */
function colonFault({ text }: Source, start: number): Fault {
  const words = restOfLine(text, start).replace(/ #.*/, "").trimEnd();
  const span = { start, end: start + Math.max(1, words.length) };
  const [, key, gap, value] = /^([\w.-]+)( *[:=]? *)(.*)$/.exec(words) ?? [];
  if (key === undefined)
    return { ...span, message: "a key is a single word", hint: "Write `key: value`." };
  if (value === "")
    return { ...span, message: `a colon is missing after "${key}"`, hint: `Write \`${key}:\`.` };
  if (gap === ":")
    return {
      ...span,
      message: "a space is missing after the colon",
      hint: `Write \`${key}: ${shown(value!)}\`.`,
    };
  return {
    ...span,
    message: `a colon is missing after "${key}"`,
    hint: `Write \`${key}: ${shown(value!)}\`; a text's further lines are indented deeper than its key.`,
  };
}

/** In brackets: a colon in a text, or no comma between two members. */
function inBrackets(words: string): [message: string, hint: string] {
  if (words.startsWith("- "))
    return ['no "- " is allowed in brackets', "Separate the items by commas: `[a: u8, b: u8]`."];
  const [, value, key] = /^(.*?)\s*([\w-]+):(?: |$)/.exec(words) ?? [];
  if (value === undefined || value === "") return ["a second `: ` in one value", COLON];
  return [
    `a comma is missing before "${key}"`,
    `Write \`${shown(value)}, ${key}: …\`; a text with a colon goes in quotes.`,
  ];
}

function betweenItems(text: string, start: number): [message: string, hint: string] {
  const before = text.slice(0, start).trimEnd();
  if (/["']$/.test(before) && before.length === start)
    return [
      "a quote closes before this, which is no text of its own",
      'Look for a quote that is missing before it: `["1", "2"]`.',
    ];
  return ["a comma is missing before this", "Separate the items by commas: `[a, b]`."];
}

/** What follows a value that is complete, or closes nothing. */
function unexpected(
  { text }: Source,
  start: number,
  message: string,
): [message: string, hint: string] {
  const sign = text[start] ?? "";
  if (/header includes extra/.test(message))
    return [
      'nothing follows the "|" or ">" of a text in its line',
      "Begin the text in the next line, indented deeper than its key; or put it in quotes.",
    ];
  if (message.startsWith("Unexpected , in"))
    return ["there is nothing before this comma", "Take it away, or write what is missing."];
  const before = text.slice(0, start).trimEnd();
  if (/["']$/.test(before) && !/[\]}]/.test(sign))
    return ["this follows the quote that closes the text", INNER];
  if (sign === "]" || sign === "}")
    return [
      `this "${sign}" closes nothing`,
      `Take it away, or write its "${sign === "]" ? "[" : "{"}" before it.`,
    ];
  if (sign === "[" || sign === "{") {
    const value = valueAround(text, start);
    return [
      `within brackets a value cannot have a "${sign}" in its middle`,
      `Put it in quotes: \`"${value}"\`.`,
    ];
  }
  return ["this follows a value that is complete", "Put a text of several parts in quotes."];
}

/** A value in brackets that has brackets in its middle, from its begin to the end of these. */
function valueAround(text: string, bracket: number): string {
  const line = text.slice(text.lastIndexOf("\n", bracket) + 1, bracket);
  const begin = bracket - /[^,:{[]*$/.exec(line)![0].trimStart().length;
  const end = text.slice(bracket).search(/[\]}\n]/);
  return shown(text.slice(begin, end < 0 ? bracket + 1 : bracket + end + 1).trim());
}

function restOfLine(text: string, start: number): string {
  return text.slice(start, lineEnd(text, start));
}

function lineEnd(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end < 0 ? text.length : end;
}

const MOST_SHOWN = 60;

function shown(words: string): string {
  return words.length <= MOST_SHOWN ? words : `${words.slice(0, MOST_SHOWN)}…`;
}
