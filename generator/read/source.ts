import {
  Composer,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  type Scalar,
  visit,
} from "yaml";
import { Report, type Source, type Span } from "./diagnostics.ts";
import { reportFaults, reportLetters } from "./faults/faults.ts";
import { reportBytes, tokensOf } from "./tokens.ts";

/** A node of a schema file that knows where it is. */
export interface Entry extends Span {
  readonly node: Node | null;
  /** The key before it, when it is in a map. */
  readonly key?: Span & { readonly text: string };
}

/** What a schema file says: its text, or with it the tree that the text is of, where whoever wrote it has that. */
export type SchemaText = string | { readonly text: string; readonly contents: Node };

/**
 * Reads YAML. Scalars stay as they are written: `1.10` is no number here, and `no` is no boolean.
 * Reports syntax errors, and what the language does without. Returns nothing where it did.
 */
export function parseSource(name: string, said: SchemaText, report: Report): Entry | undefined {
  if (typeof said !== "string") return entryOf(sourceOf(name, said.text), said.contents);
  const before = report.diagnostics.length;
  const { entry } = parseLoosely(name, said, report);
  return report.diagnostics.length > before ? undefined : entry;
}

/** As `parseSource`; where there are errors, with what can be read all the same: for editors. */
export function parseLoosely(
  name: string,
  text: string,
  report: Report,
): { readonly source: Source; readonly entry?: Entry } {
  const before = report.diagnostics.length;
  const source = sourceOf(name, text);
  reportBytes(source, report);
  const tokens = report.diagnostics.length > before ? undefined : tokensOf(source, report);
  if (tokens === undefined) return { source };
  // Who looks for twins here compares each key of a map with all others.
  const composer = new Composer({
    schema: "failsafe",
    stringKeys: true,
    prettyErrors: false,
    uniqueKeys: false,
  });
  const [document, second] = [...composer.compose(tokens, true, text.length)];
  if (second !== undefined) reportSecond(second, source, report);
  if (document === undefined) return { source };
  if (report.diagnostics.length === before) reportLetters(document, source, report);
  // What a wrong letter makes of the syntax says nothing.
  if (report.diagnostics.length === before) reportFaults(document, tokens, source, report);
  if (report.diagnostics.length === before) reportAliases(document, source, report);
  return { source, entry: entryOf(source, document.contents as Node | null) };
}

type Parsed = Document.Parsed;

/** The whole of a source, of the tree that it is of. */
export function rootOf(source: Source, contents: Node | null): Entry {
  return entryOf(source, contents);
}

/** A source that is not parsed: where its lines begin is asked only of what is wrong. */
export function sourceOf(name: string, text: string): Source {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
    lines.addNewLine(at + 1);
  return { name, text, lines };
}

function reportSecond(second: Parsed, source: Source, report: Report): void {
  const [start] = second.range;
  report.error(
    { source, start, end: start },
    "a second document begins here",
    "Give each schema a file of its own.",
  );
}

/** An anchor that an alias refers to is reported with the alias. */
function reportAliases(document: Parsed, source: Source, report: Report): void {
  // Most have none, and going through all nodes takes its time.
  if (!/[&*]/.test(source.text)) return;
  const anchors = new Map<string, Node>();
  visit(document, {
    Node(_, node) {
      if (!isAlias(node) && node.anchor !== undefined) anchors.set(node.anchor, node);
    },
  });
  visit(document, {
    Alias(_, node) {
      anchors.delete(node.source);
      report.error(
        spanOf(source, node),
        "an alias is not part of the schema language",
        "Name a type under `types` and use it by name.",
      );
    },
  });
  for (const [name, node] of anchors) {
    const start = source.text.lastIndexOf(`&${name}`, spanOf(source, node).start);
    report.error(
      { source, start, end: start + name.length + 1 },
      "an anchor is not part of the schema language",
      "Leave it out: nothing can refer to it.",
    );
  }
}

/** Where nodes are that are not in the source of what holds them: what an overlay changes holds nodes of two files. */
const sources = new WeakMap<Node, Source>();

/** Remembers of all nodes of an entry where they are, wherever they are put. */
export function rememberSource({ node: first, source }: Entry): void {
  const waiting: unknown[] = [first];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isNode(node)) sources.set(node, source);
    if (isMap(node)) for (const { key, value } of node.items) waiting.push(key, value ?? null);
    else if (isSeq(node)) waiting.push(...node.items);
  }
}

/** A node that was not written, shown at a place. */
export function placed({ source, start, end }: Span, node: Node): Entry {
  node.range = [start, end, end];
  sources.set(node, source);
  return { source, start, end, node };
}

function entryOf(source: Source, node: Node | null): Entry {
  const range = node?.range;
  return { source: sourceFor(source, node), start: range?.[0] ?? 0, end: range?.[1] ?? 0, node };
}

function spanOf(source: Source, node: Node | null): Span {
  const { start, end } = entryOf(source, node);
  return { source: sourceFor(source, node), start, end };
}

function sourceFor(source: Source, node: Node | null): Source {
  return (node === null ? undefined : sources.get(node)) ?? source;
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

/** Whether nothing is where a value could: `title:` with no text after it. */
export function isNothing({ node }: Entry): boolean {
  return node === null || (isScalar(node) && node.value === "" && node.type === "PLAIN");
}

/** What a person would call the kind of the entry. */
export function kindOf(entry: Entry): string {
  if (isMap(entry.node)) return "a map";
  if (isSeq(entry.node)) return "a list";
  if (isAlias(entry.node)) return "an alias";
  return isNothing(entry) ? "nothing" : `"${shortened(text(entry))}"`;
}

const MOST_SHOWN = 40;

function shortened(words: string): string {
  const line = words.replaceAll(/\s+/g, " ");
  return line.length <= MOST_SHOWN ? line : `${line.slice(0, MOST_SHOWN)}…`;
}

/** A member of a map. */
export type MemberEntry = Entry & { readonly key: Span & { readonly text: string } };

// Every version of a message looks at the same entries again.
const knownMembers = new WeakMap<Node, readonly MemberEntry[]>();
const knownNames = new WeakMap<readonly MemberEntry[], ReadonlyMap<string, MemberEntry>>();
const knownItems = new WeakMap<Node, readonly Entry[]>();

/** The members of a map, in order. */
export function members(entry: Entry | undefined): readonly MemberEntry[] {
  const node = entry?.node;
  if (entry === undefined || !isMap(node)) return [];
  let list = knownMembers.get(node);
  if (list === undefined) {
    list = (node.items as Pair<Scalar, Node | null>[]).map((pair) =>
      memberOf(entry.source, pair.key, pair.value),
    );
    knownMembers.set(node, list);
  }
  return list;
}

function memberOf(source: Source, name: Scalar, node: Node | null): MemberEntry {
  const place = entryOf(source, name);
  const key = {
    source: place.source,
    start: place.start,
    end: place.end,
    text: String(name.value),
  };
  const value = entryOf(source, node);
  // A member without a value is shown at its key.
  const { start, end } = value.end > value.start ? value : key;
  return { source: value.source, start, end, node, key };
}

/** So few are looked through sooner than found by their names. */
const FEW = 8;

/** The member of that name. */
export function member(entry: Entry | undefined, name: string): Entry | undefined {
  const list = members(entry);
  if (list.length < FEW) return list.find((m) => m.key.text === name);
  let names = knownNames.get(list);
  if (names === undefined) {
    // Of two of a name it is the first.
    names = new Map(list.toReversed().map((m) => [m.key.text, m]));
    knownNames.set(list, names);
  }
  return names.get(name);
}

/** The elements of a list. */
export function items(entry: Entry | undefined): readonly Entry[] {
  const node = entry?.node;
  if (entry === undefined || !isSeq(node)) return [];
  let list = knownItems.get(node);
  if (list === undefined) {
    list = node.items.map((item) => entryOf(entry.source, item as Node));
    knownItems.set(node, list);
  }
  return list;
}

/** The elements of a list, or what is there alone. */
export function eachOf(entry: Entry): readonly Entry[] {
  const list = items(entry);
  return list.length === 0 ? [entry] : list;
}

/** A scalar as it is written: `1.10` stays `1.10`. */
export function text(entry: Entry): string {
  return isScalar(entry.node) ? String(entry.node.value) : "";
}

/** The text of a member, where it is there. */
export function textOf(entry: Entry | undefined, name: string): string | undefined {
  const found = member(entry, name);
  return found === undefined ? undefined : text(found);
}

/** A whole number as schemas write it: `31`, `0x1f`, `-1`. */
export function integer(entry: Entry): number {
  return numberOf(text(entry));
}

/** As `Number`, which does not know `-0x1f`; and there is no -0. */
export function numberOf(digits: string): number {
  return digits.startsWith("-") ? 0 - Number(digits.slice(1)) : Number(digits);
}

/** As `numberOf`, of that many digits as a number does not hold. */
export function bigintOf(digits: string): bigint {
  return digits.startsWith("-") ? -BigInt(digits.slice(1)) : BigInt(digits);
}
