import type { ScalarShape, Category } from "../../generator/language/grammar/shape.ts";
import {
  type Entry,
  isMapEntry,
  isScalarEntry,
  member,
  text,
  textOf,
} from "../../generator/read/source.ts";
import type { Files } from "./files.ts";
import { piecesOf } from "./pieces.ts";
import { type SourcePosition, upFrom } from "./places.ts";

/** What members are members of: a message, a struct, a group, a block, or a kind's prefix. */
export interface Owner {
  readonly category: Category | "block";
  readonly name: string;
}

/** A name somewhere in a schema. */
export interface Name {
  readonly category: Category;
  readonly text: string;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly place: SourcePosition;
  /** It is given here. Of a name in an overlay that changes what is there, this is not so. */
  readonly defines: boolean;
  /** Of a member: whose it is. */
  readonly owner?: Owner;
  /** Of a member: it is one of what this names: of a struct's member, a message, or a state. */
  readonly inside?: Name;
}

/** Sorts whose names are of a message, a struct or a group. */
export const OF_OWNERS: readonly Category[] = ["member", "arm"];

/** All names in some files. A version that several dialects make together has theirs: `fte+opaque`. */
export function namesIn(files: Files): Name[] {
  const names = [...files.values()].flatMap(({ places }) => places.flatMap(namesAt));
  const versions = new Set(
    names.flatMap(({ category, defines, text: own }) =>
      category === "version" && defines ? [own] : [],
    ),
  );
  return names.flatMap((name) => {
    const isJoined = name.category === "version" && name.text.includes("+");
    return isJoined && !versions.has(name.text) ? partsOf(name, versions) : [name];
  });
}

/** The versions that a joined one is of, of which some may have a `+` of their own. */
function partsOf(name: Name, versions: ReadonlySet<string>): Name[] {
  const words = name.text.split("+");
  const parts: Name[] = [];
  let { start } = name;
  for (let i = 0; i < words.length;) {
    let count = words.length - i;
    while (count > 1 && !versions.has(words.slice(i, i + count).join("+"))) count--;
    const own = words.slice(i, i + count).join("+");
    parts.push({ ...name, text: own, start, end: start + own.length });
    start += own.length + 1;
    i += count;
  }
  return parts;
}

/** The names that are at a place: that of its key, and those of its value. */
function namesAt(place: SourcePosition): Name[] {
  const { entry, shape, name } = place;
  const found: Name[] = [];
  if (name !== undefined && entry.key !== undefined)
    found.push(...namesOf(name, entry.key, entry.key.text, place));
  if (shape.kind === "scalar" && isScalarEntry(entry) && entry.node !== null)
    found.push(...namesOf(shape, entry, text(entry), place));
  return found;
}

function namesOf(
  shape: ScalarShape,
  span: Pick<Entry, "source" | "start" | "end">,
  words: string,
  place: SourcePosition,
): Name[] {
  if (shape.naming === undefined) return [];
  const written = span.source.text.slice(span.start, span.end);
  const shift = written.indexOf(words);
  // A text with escapes is no name.
  if (shift < 0) return [];
  const owner = ownerOf(place);
  let before: Name | undefined;
  return piecesOf(shape, words).map(({ category, name, at, inside }) => {
    const start = span.start + shift + at;
    before = {
      category,
      text: name,
      file: span.source.name,
      start,
      end: start + name.length,
      place,
      defines: shape.naming!.defines === true && !changes(place),
      ...(owner && OF_OWNERS.includes(category) && { owner }),
      ...(inside && before && { inside: before }),
    };
    return before;
  });
}

/** Whether an overlay says here what it changes in something that is there. */
function changes({ entry, name }: SourcePosition): boolean {
  if (name === undefined || !isMapEntry(entry)) return false;
  return ["changes", "removed"].some((key) => member(entry, key) !== undefined);
}

const OWNERS: readonly Category[] = ["message", "struct", "group", "flavor"];

/** What a place is in, where that has members. */
export function ownerOf(place: SourcePosition): Owner | undefined {
  // A name is not in itself.
  for (const { entry, name, shape, key } of upFrom(place.parent)) {
    const category = name?.naming?.category;
    if (category !== undefined && OWNERS.includes(category))
      return { category, name: entry.key!.text };
    if (key !== undefined && shape.kind === "map" && shape.name === "block")
      return { category: "block", name: "" };
  }
  return undefined;
}

/** The struct that a member is, or has in a list: what its type names. */
export function typeNameOf({ entry }: SourcePosition): string | undefined {
  const type = isScalarEntry(entry)
    ? text(entry)
    : (textOf(entry, "type") ?? textOf(entry, "list"));
  return type?.replace(/\[.*/, "");
}

/** Sorts of names that say little without what they are in. */
const SMALL: readonly Category[] = ["version", "file", "lookup", "state"];
const MOST_FOUND = 500;

/** The names that are given and have the letters of a query in their order. */
export function namesLike(names: readonly Name[], query: string): readonly Name[] {
  const letters = query.toLowerCase();
  const isLike = ({ text: name }: Name) => {
    let at = 0;
    for (const letter of name.toLowerCase()) if (letter === letters[at]) at++;
    return at === letters.length;
  };
  return names
    .filter((name) => name.defines && !SMALL.includes(name.category) && isLike(name))
    .slice(0, MOST_FOUND);
}
