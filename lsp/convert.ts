import {
  CompletionItemKind,
  type Diagnostic as LspDiagnostic,
  DiagnosticSeverity,
  type DocumentSymbol,
  type FoldingRange,
  type Location,
  type Range,
  type SymbolInformation,
  SymbolKind,
} from "vscode-languageserver";
import type { Diagnostic } from "../generator/read/diagnostics.ts";
import type { Category } from "../generator/language/grammar/shape.ts";
import type { Proposal } from "./answers/completion.ts";
import type { ReadFile } from "./symbols/files.ts";
import type { Name } from "./symbols/names.ts";
import type { Part } from "./answers/outline.ts";

/*
 * What the server knows, as the protocol says it. Its columns are UTF-16's code units, as offsets in texts are here.
 */

/** Characters of a text as lines and columns from 0. */
export function rangeOf({ lines }: ReadFile["source"], start: number, end: number): Range {
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(0, line - 1), character: Math.max(0, col - 1) };
  };
  return { start: at(start), end: at(Math.max(start, end)) };
}

export function diagnosticOf({ span, message, hint }: Diagnostic): LspDiagnostic {
  return {
    range: rangeOf(span.source, span.start, span.end),
    severity: DiagnosticSeverity.Error,
    source: "demospec",
    message: hint === undefined ? message : `${message}\n${hint}`,
  };
}

const SYMBOLS: Partial<Record<Category | "section", SymbolKind>> = {
  section: SymbolKind.Namespace,
  message: SymbolKind.Class,
  struct: SymbolKind.Struct,
  group: SymbolKind.Interface,
  enum: SymbolKind.Enum,
  constant: SymbolKind.EnumMember,
  type: SymbolKind.TypeParameter,
  vectors: SymbolKind.Array,
  member: SymbolKind.Field,
  arm: SymbolKind.Object,
};

export function symbolOf({ source }: ReadFile, part: Part): DocumentSymbol {
  return {
    name: part.name === "" ? '""' : part.name,
    detail: part.detail,
    kind: SYMBOLS[part.category] ?? SymbolKind.Constant,
    range: rangeOf(source, part.start, part.end),
    selectionRange: rangeOf(source, part.nameStart, part.nameEnd),
    children: part.parts.map((inner) => symbolOf({ source } as ReadFile, inner)),
  };
}

/** A name of a workspace, with what it is of. */
export function symbolInformation(name: Name, location: Location): SymbolInformation {
  const { text, category, owner } = name;
  const kind = SYMBOLS[category] ?? SymbolKind.Constant;
  return { name: text, kind, location, ...(owner && { containerName: owner.name }) };
}

export function foldOf({
  from,
  to,
  kind,
}: {
  from: number;
  to: number;
  kind?: "comment";
}): FoldingRange {
  return { startLine: from, endLine: to, ...(kind && { kind }) };
}

const PROPOSED: Partial<Record<Proposal["kind"], CompletionItemKind>> = {
  key: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  type: CompletionItemKind.TypeParameter,
  struct: CompletionItemKind.Struct,
  message: CompletionItemKind.Class,
  member: CompletionItemKind.Field,
  enum: CompletionItemKind.Enum,
  constant: CompletionItemKind.EnumMember,
};

export function completionItem(proposal: Proposal, range: Range) {
  const { label, text, kind, doc } = proposal;
  return {
    label,
    kind: PROPOSED[kind] ?? CompletionItemKind.Constant,
    ...(doc !== undefined && { documentation: doc }),
    textEdit: { range, newText: text },
    filterText: label,
  };
}
