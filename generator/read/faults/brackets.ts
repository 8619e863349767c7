import type { CST } from "yaml";
import type { Source } from "../diagnostics.ts";
import type { Fault } from "./fault.ts";

/** The innermost bracket before an offset that another one closes, or none. */
export function bracketFault(
  { text, lines }: Source,
  tokens: readonly CST.Token[],
  offset: number,
): Fault | undefined {
  const open = collections(tokens)
    .filter(({ start }) => start.offset < offset)
    .findLast(({ start, end }) => closerOf(start.source) !== end.find(isCloser)?.source);
  if (open === undefined) return undefined;
  const { start } = open;
  const closer = closerOf(start.source);
  const end = open.end.find(isCloser);
  const span = { start: start.offset, end: start.offset + 1 };
  const at = lines.linePos(end?.offset ?? offset);
  const place = `line ${at.line}, column ${at.col}`;
  if (end !== undefined)
    return {
      ...span,
      message: `this "${start.source}" is closed by a "${end.source}"`,
      hint: `Put a "${closer}" before the "${end.source}" in ${place}, or replace that one.`,
    };
  const isEnd = text.slice(offset).trim() === "";
  const message = `this "${start.source}" is not closed`;
  if (isEnd) return { ...span, message, hint: `Put a "${closer}" where it ends.` };
  return {
    ...span,
    message,
    hint: `Put a "${closer}" before ${place}; if its lines go on there, indent them deeper.`,
  };
}

function isCloser({ source }: CST.SourceToken): boolean {
  return source === "]" || source === "}";
}

function closerOf(opener: string): string {
  return opener === "[" ? "]" : "}";
}

/** All lists and maps in brackets, in the order of their beginnings. */
function collections(tokens: readonly CST.Token[]): CST.FlowCollection[] {
  const found: CST.FlowCollection[] = [];
  const waiting: (CST.Token | null | undefined)[] = [...tokens];
  for (let token = waiting.pop(); waiting.length > 0 || token != null; token = waiting.pop()) {
    if (token == null) continue;
    if (token.type === "flow-collection") found.push(token);
    if (token.type === "document") waiting.push(token.value);
    if ("items" in token) for (const item of token.items) waiting.push(item.key, item.value);
  }
  return found.toSorted((a, b) => a.start.offset - b.start.offset);
}
