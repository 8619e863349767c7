import { type Document, isMap, isScalar, isSeq, type YAMLParseError } from "yaml";
import type { Report, Source } from "./diagnostics.ts";

/** Reports what is wrong with a document as YAML: of errors of syntax the first, and keys that are there twice. */
export function reportFaults(document: Document.Parsed, source: Source, report: Report): void {
  const { errors, warnings } = document;
  const [syntax] = errors;
  if (syntax !== undefined) reportFault(syntax, source, report);
  for (const start of twins(document)) {
    const message = `the key "${keyAt(source.text, start)}" is there twice`;
    report.error({ source, start, end: start + 1 }, message, "Keep one of the two.");
  }
  // One error of syntax makes others.
  if (syntax === undefined) for (const warning of warnings) reportFault(warning, source, report);
}

function reportFault(
  error: YAMLParseError | Document.Parsed["warnings"][number],
  source: Source,
  report: Report,
): void {
  const [start, end] = error.pos;
  const { message, hint } = inWords(error as YAMLParseError);
  report.error({ source, start, end }, message, hint);
}

/** Where keys begin that their maps have already. */
function twins({ contents }: Document.Parsed): number[] {
  const found: number[] = [];
  const waiting: unknown[] = [contents];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isSeq(node)) waiting.push(...node.items);
    if (!isMap(node)) continue;
    const known = new Set<unknown>();
    for (const { key, value } of node.items) {
      waiting.push(key, value ?? null);
      if (!isScalar(key)) continue;
      if (known.has(key.value)) found.push(key.range![0]);
      known.add(key.value);
    }
  }
  return found.toSorted((a, b) => a - b);
}

/** The key that begins at a place. */
function keyAt(text: string, start: number): string {
  return /^"[^"]*"|^'[^']*'|^[^\s:{}[\],]*/.exec(text.slice(start, start + 100))![0];
}

/** What the YAML library says, for people who do not know how it works. */
function inWords({ code, message }: YAMLParseError): { message: string; hint?: string } {
  switch (code) {
    case "TAB_AS_INDENT":
      return { message: "a tab cannot indent", hint: "Use spaces." };
    case "NON_STRING_KEY":
      return { message: "a key is a single word" };
    case "TAG_RESOLVE_FAILED":
      return { message: "a tag is not part of the schema language", hint: "Leave it out." };
    case "BLOCK_AS_IMPLICIT_KEY":
      return {
        message: "a second `: ` in one line",
        hint: 'Put a text with a colon in quotes: `doc: "one: two"`.',
      };
    case "BAD_INDENT":
      if (/end with a ([\]}])/.test(message))
        return { message: `a "${message.at(-1)}" is missing before this` };
      return { message: sentenceCase(message) };
    case "BAD_SCALAR_START":
      return { message: sentenceCase(message), hint: "Put it in quotes." };
    default:
      return { message: sentenceCase(message) };
  }
}

function sentenceCase(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
