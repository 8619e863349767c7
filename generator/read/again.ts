import { isMap, isScalar, isSeq, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { Report, type Source } from "./diagnostics.ts";
import { type Entry, parseLoosely, rootOf, sourceOf } from "./source.ts";

/*
 * Whoever types changes one message after the other. Where a text differs from one that was read within one member of
 * a section, nothing but that member is read, and what follows it is as it was, only elsewhere.
 */

/** A text that was read, with nothing wrong in it as YAML. */
export interface Parsed {
  readonly source: Source;
  readonly entry: Entry;
}

type Block = YAMLMap<Scalar, Node | null>;

/** A member of a map whose keys are in lines of their own: the map, its index in it, and the lines that it has. */
interface Around {
  readonly map: Block;
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** Reads a text by way of one that was read before. Gives nothing where all of it is to be read. */
export function parseAgain(before: Parsed, text: string): Parsed | undefined {
  const old = before.source.text;
  const change = changeOf(old, text);
  const root = { start: 0, end: old.length };
  const section = memberAround(old, before.entry.node, root, change);
  const member =
    section && memberAround(old, section.map.items[section.index]!.value, section, change);
  if (member === undefined) return undefined;
  const by = text.length - old.length;
  const read = readAlone(
    before.source.name,
    old,
    text.slice(member.start, member.end + by),
    member,
  );
  if (read === undefined) return undefined;
  const isLast = member.index === member.map.items.length - 1;
  const inner = replaced(member, read.inner.items, by, isLast ? read.inner : undefined);
  // Two of a name are reported.
  if (new Set(inner.items.map((pair) => pair.key.value)).size < inner.items.length)
    return undefined;
  const key = section!.map.items[section!.index]!.key;
  const isEnd = isLast && section!.index === section!.map.items.length - 1;
  const whole = replaced(section!, [new Pair(key, inner)], by, isEnd ? read.root : undefined);
  const source = sourceOf(before.source.name, text);
  return { source, entry: rootOf(source, whole) };
}

/** What of an old text another one has otherwise. */
function changeOf(old: string, text: string): { start: number; end: number } {
  const most = Math.min(old.length, text.length);
  let start = 0;
  while (start < most && old[start] === text[start]) start++;
  let same = 0;
  while (same < most - start && old.at(-1 - same) === text.at(-1 - same)) same++;
  return { start, end: old.length - same };
}

/** The member of a map in some lines that has all of a change. */
function memberAround(
  text: string,
  node: Node | null,
  lines: { start: number; end: number },
  change: { start: number; end: number },
): Around | undefined {
  if (!isMap<Scalar, Node | null>(node) || node.flow === true) return undefined;
  const startOf = (index: number) => {
    const key = node.items[index]?.key.range?.[0];
    return key === undefined ? lines.end : text.lastIndexOf("\n", key - 1) + 1;
  };
  // The last one that begins before the change, or with it.
  let [low, high] = [0, node.items.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (startOf(middle) <= change.start) low = middle;
    else high = middle;
  }
  const [start, end] = [startOf(low), startOf(low + 1)];
  const isInside = lines.start <= start && start <= change.start && change.end <= end;
  return isInside && start < end ? { map: node, index: low, start, end } : undefined;
}

/** A key without anything before what is read alone, so that it is as deep as it was. */
const HEAD = "a:\n";

/** The members that are in the lines of one, where these are some as they would be in the whole text. */
function readAlone(name: string, old: string, lines: string, { map, index, start, end }: Around) {
  const column = map.items[index]!.key.range![0] - start;
  // What is no member of the section would end it, and so would what joins its last line with the next.
  const isOther = /^[^ \n\r#]/m.test(lines) || (end < old.length && !lines.endsWith("\n"));
  if (isOther || column === 0 || /\S/.test(old.slice(start, start + column))) return undefined;
  const report = new Report();
  const root = parseLoosely(name, HEAD + lines, report).entry?.node;
  if (report.noted > 0 || !isMap<Scalar, Node | null>(root)) return undefined;
  const inner = root.items[0]?.value;
  if (!isMap<Scalar, Node | null>(inner) || inner.flow === true) return undefined;
  const first = inner.items[0]!.key.range![0] - HEAD.length;
  if (first - (lines.lastIndexOf("\n", first - 1) + 1) !== column) return undefined;
  const by = start - HEAD.length;
  return { root: moved(root, by), inner: moved(inner, by) };
}

/** A map with others in place of one of its members; what follows is elsewhere. It ends as another one, or so much later. */
function replaced({ map, index }: Around, own: Block["items"], by: number, as?: Block): Block {
  const made: Block = new YAMLMap();
  const later = map.items.slice(index + 1).map((pair) => movedPair(pair, by));
  made.items = [...map.items.slice(0, index), ...own, ...later];
  const [start, end, last] = map.range!;
  made.range =
    as === undefined ? [start, end + by, last + by] : [start, as.range![1], as.range![2]];
  return made;
}

function movedPair({ key, value }: Block["items"][number], by: number): Block["items"][number] {
  return new Pair(moved(key, by), moved(value, by));
}

/** A node that is elsewhere. Those that were read stay as they are: what was found of them is still in use. */
function moved<N extends Node | null>(node: N, by: number): N;
function moved(node: Node | null, by: number): Node | null {
  if (node === null || by === 0) return node;
  const made = copyOf(node, by);
  const [start, end, last] = node.range!;
  made.range = [start + by, end + by, last + by];
  return made;
}

function copyOf(node: Node, by: number): Node {
  if (isMap<Scalar, Node | null>(node)) {
    const map: Block = new YAMLMap();
    map.items = node.items.map((pair) => movedPair(pair, by));
    return Object.assign(map, node.flow === undefined ? {} : { flow: node.flow });
  }
  if (isSeq<Node | null>(node)) {
    const list = new YAMLSeq<Node | null>();
    list.items = node.items.map((item) => moved(item, by));
    return Object.assign(list, node.flow === undefined ? {} : { flow: node.flow });
  }
  const scalar = new Scalar((node as Scalar).value);
  return Object.assign(scalar, isScalar(node) && node.type && { type: node.type });
}
