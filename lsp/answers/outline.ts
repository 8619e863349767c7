import type { Category } from "../../generator/language/grammar/shape.ts";
import { isListEntry, isMapEntry, textOf } from "../../generator/read/source.ts";
import type { ReadFile } from "../symbols/files.ts";
import type { SourcePosition } from "../symbols/places.ts";

/** A part of a schema that has a name, with those in it. */
export interface Part {
  readonly name: string;
  readonly detail: string;
  readonly category: Category | "section";
  /** All of it, and its name. */
  readonly start: number;
  readonly end: number;
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly parts: Part[];
}

/** Sections, and what is named in them: messages with their members. */
export function outlineOf({ places }: ReadFile): Part[] {
  const parts: Part[] = [];
  const known = new Map<SourcePosition, Part>();
  for (const place of places) {
    const part = partOf(place);
    if (part === undefined) continue;
    known.set(place, part);
    // Places come before those in them, so that what one is in is known.
    let above = place.parent;
    while (above !== undefined && !known.has(above)) above = above.parent;
    (above === undefined ? parts : known.get(above)!.parts).push(part);
  }
  return parts;
}

const SHOWN: readonly Category[] = [
  "message",
  "struct",
  "group",
  "type",
  "enum",
  "constant",
  "vectors",
  "flavor",
  "version",
  "member",
  "arm",
];

function partOf({ entry, name, parent }: SourcePosition): Part | undefined {
  if (entry.key === undefined) return undefined;
  const { start, end, text } = entry.key;
  const category = name?.naming?.category;
  const isSection = parent?.parent === undefined && (isMapEntry(entry) || isListEntry(entry));
  if (!isSection && (category === undefined || !SHOWN.includes(category))) return undefined;
  return {
    name: text,
    detail: textOf(entry, "id") ?? textOf(entry, "type") ?? "",
    category: isSection ? "section" : category!,
    start,
    end: Math.max(end, entry.end),
    nameStart: start,
    nameEnd: end,
    parts: [],
  };
}

/** Lines from one to another, both counted from 0, that an editor may fold: what has several lines, and comments. */
export function foldsOf({
  source,
  text,
  places,
}: ReadFile): { from: number; to: number; kind?: "comment" }[] {
  const lineOf = (offset: number) => source.lines.linePos(offset).line - 1;
  const ends = new Map<number, number>();
  for (const { entry } of places) {
    if (!isMapEntry(entry) && !isListEntry(entry)) continue;
    const from = lineOf(entry.key?.start ?? entry.start);
    const to = lineOf(entry.start + text.slice(entry.start, entry.end).trimEnd().length);
    if (to > from) ends.set(from, Math.max(to, ends.get(from) ?? 0));
  }
  const folds = [...ends].map(([from, to]) => ({ from, to }));
  return [...folds, ...commentFolds(text)];
}

function commentFolds(text: string): { from: number; to: number; kind: "comment" }[] {
  const folds: { from: number; to: number; kind: "comment" }[] = [];
  let from: number | undefined;
  const lines = [...text.split("\n"), ""];
  for (const [at, line] of lines.entries()) {
    const isComment = /^\s*#/.test(line);
    if (isComment) from ??= at;
    else if (from !== undefined) {
      if (at - 1 > from) folds.push({ from, to: at - 1, kind: "comment" });
      from = undefined;
    }
  }
  return folds;
}
