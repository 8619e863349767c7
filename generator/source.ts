import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Pair,
  type Scalar,
  visit,
} from "yaml";
import { Report, type Source, type Span } from "./diagnostics.ts";

/** A node of a schema file that knows where it stands. */
export interface Entry extends Span {
  readonly node: Node | null;
  /** The key in front of it, when it stands in a map. */
  readonly key?: Span & { readonly text: string };
}

/** Reads YAML. Reports syntax errors, and aliases, which the language does without. */
export function parseSource(name: string, text: string, report: Report): Entry {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const source: Source = { name, text, lines };
  for (const error of document.errors) {
    const [start, end] = error.pos;
    report.error({ source, start, end }, sentenceCase(error.message));
  }
  reportAliases(document, source, report);
  return entryOf(source, document.contents as Node | null);
}

function sentenceCase(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}

function reportAliases(document: Document.Parsed, source: Source, report: Report): void {
  visit(document, {
    Alias(_, node) {
      const span = spanOf(source, node);
      report.error(
        span,
        "an alias is not part of the schema language",
        "Name a type under `types` and use it by name.",
      );
    },
  });
}

function entryOf(source: Source, node: Node | null): Entry {
  return { ...spanOf(source, node), node };
}

function spanOf(source: Source, node: Node | null): Span {
  const range = node?.range;
  return { source, start: range?.[0] ?? 0, end: range?.[1] ?? 0 };
}

export function isMapEntry(entry: Entry): boolean {
  return isMap(entry.node);
}

export function isListEntry(entry: Entry): boolean {
  return isSeq(entry.node);
}

export function isScalarEntry(entry: Entry): boolean {
  return isScalar(entry.node) || entry.node === null;
}

/** What a person would call the kind of the entry. */
export function kindOf(entry: Entry): string {
  if (isMap(entry.node)) return "a map";
  if (isSeq(entry.node)) return "a list";
  if (isAlias(entry.node)) return "an alias";
  return text(entry) === "" ? "nothing" : `"${text(entry)}"`;
}

/** The members of a map, in order. */
export function members(entry: Entry | undefined): (Entry & { key: Span & { text: string } })[] {
  if (entry === undefined || !isMap(entry.node)) return [];
  const { source } = entry;
  return (entry.node.items as Pair<Scalar, Node | null>[]).map((pair) => {
    const key = { ...spanOf(source, pair.key), text: scalarText(pair.key) };
    const value = entryOf(source, pair.value);
    // A member without a value is shown at its key.
    const span = value.end > value.start ? value : { start: key.start, end: key.end };
    return { ...value, start: span.start, end: span.end, key };
  });
}

/** The member of that name. */
export function member(entry: Entry | undefined, name: string): Entry | undefined {
  return members(entry).find((m) => m.key.text === name);
}

/** The elements of a list. */
export function items(entry: Entry | undefined): Entry[] {
  if (entry === undefined || !isSeq(entry.node)) return [];
  return entry.node.items.map((node) => entryOf(entry.source, node as Node));
}

/** A scalar as it is written: `1.10` stays `1.10`. */
export function text(entry: Entry): string {
  return isScalar(entry.node) ? scalarText(entry.node) : "";
}

function scalarText(scalar: Scalar): string {
  if (typeof scalar.value === "string") return scalar.value;
  return scalar.source ?? (scalar.value === null ? "" : String(scalar.value));
}

/** The text of a member, where it is there. */
export function textOf(entry: Entry | undefined, name: string): string | undefined {
  const found = member(entry, name);
  return found === undefined ? undefined : text(found);
}

/** A whole number as schemas write it: `31`, `0x1f`, `-1`. */
export function integer(entry: Entry): number {
  return Number(text(entry));
}
