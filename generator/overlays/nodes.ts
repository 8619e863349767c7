import { type Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { Span } from "../read/diagnostics.ts";
import { type Entry, isMapEntry, items, members, placed, text } from "../read/source.ts";

/*
 * New entries out of old ones. Each part is where it was written, in whichever file, so that what is wrong
 * with it is reported there.
 */

/** A text as if it were written at a place. */
export function textAt(at: Span, value: string): Entry {
  return placed(at, new Scalar(value));
}

/** A member's name, and what follows it. */
export type MemberPair = readonly [name: Entry, value: Entry];

export function mapOf(at: Span, pairs: readonly MemberPair[]): Entry {
  const map = new YAMLMap<Node | null, Node | null>();
  for (const [name, value] of pairs) map.items.push(new Pair(name.node, value.node));
  return placed(at, map);
}

export function listOf(at: Span, list: readonly Entry[]): Entry {
  const node = new YAMLSeq<Node | null>();
  node.items = list.map((entry) => entry.node);
  return placed(at, node);
}

/** The members of a map, as `mapOf` takes them. */
export function pairsOf(entry: Entry | undefined): MemberPair[] {
  return members(entry).map((m) => [textAt(m.key, m.key.text), m]);
}

/** A map with a further member, which replaces that of its name. */
export function withMember(entry: Entry, name: string, value: Entry): Entry {
  return withPairs(entry, [[textAt(value.key ?? value, name), value]]);
}

/** A map with further members before those from `before` on; they replace those of their names. */
export function withPairs(
  entry: Entry,
  more: readonly MemberPair[],
  before: (value: Entry) => boolean = () => false,
): Entry {
  const news = new Map(more.map((pair) => [text(pair[0]), pair]));
  const old = pairsOf(entry).map((pair) => {
    const own = news.get(text(pair[0]));
    news.delete(text(pair[0]));
    return own ?? pair;
  });
  const index = old.findIndex(([, value]) => before(value));
  const at = index < 0 ? old.length : index;
  return mapOf(entry, [...old.slice(0, at), ...news.values(), ...old.slice(at)]);
}

/** Two maps as one: maps in both become one, too; of anything else the second counts. */
export function merged(first: Entry | undefined, second: Entry): Entry {
  if (first === undefined || !isMapEntry(first) || !isMapEntry(second)) return second;
  const inner = (name: string) => members(first).find(({ key }) => key.text === name);
  return withPairs(
    first,
    members(second).map((m) => [textAt(m.key, m.key.text), merged(inner(m.key.text), m)]),
  );
}

/** A list with further elements after its own. */
export function appended(list: Entry | undefined, more: Entry): Entry {
  return list === undefined ? more : listOf(list, [...items(list), ...items(more)]);
}
