import { type Node, type Pair, type Scalar, type YAMLMap } from "yaml";
import type { Edit } from "./mutant.ts";

/** A node that has a place in its file. */
export type Placed = Node & { readonly range: [number, number, number] };

/** Takes a mistake of a kind. */
export type Add = (kind: string, ...edits: Edit[]) => void;

export function replaced(node: unknown, text: string): Edit {
  const [from, to] = (node as Placed).range;
  return { from, to, text };
}

export function swapped(one: unknown, other: unknown, text: string): Edit[] {
  const [a, b] = [one as Placed, other as Placed].map(({ range }) =>
    text.slice(range[0], range[1]),
  );
  return a === b ? [] : [replaced(one, b!), replaced(other, a!)];
}

/** Swaps two keys, which leaves each value where it is. */
export function swapKeys(kind: string, map: { items: readonly unknown[] }, add: Add): void {
  const keys = (map.items as Pair<Scalar & Placed>[]).map(({ key }) => key);
  for (const [i, key] of keys.entries())
    if (i > 0) add(kind, replaced(key, source(keys[i - 1]!)), replaced(keys[i - 1]!, source(key)));
}

export function source(scalar: Scalar): string {
  return scalar.source ?? String(scalar.value);
}

/** Takes a key and its value out of a map. Of a map in braces the comma goes, too. */
export function withoutPair(text: string, map: YAMLMap, pair: Pair): Edit[] {
  const [from] = (pair.key as Placed).range;
  const [, to] = (pair.value as Placed).range;
  if (map.flow !== true) {
    const [line, end] = [text.lastIndexOf("\n", from) + 1, text.indexOf("\n", to - 1) + 1];
    // The first key of a list's element has the element's mark before it.
    const isAlone = text.slice(line, from).trim() === "" && end > 0;
    return isAlone ? [{ from: line, to: end, text: "" }] : [];
  }
  const comma = /^\s*,\s*/.exec(text.slice(to))?.[0].length;
  if (comma !== undefined) return [{ from, to: to + comma, text: "" }];
  const before = /,\s*$/.exec(text.slice(0, from))?.[0].length ?? 0;
  return [{ from: from - before, to, text: "" }];
}
