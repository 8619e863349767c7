import type { Vector } from "../quake/world/index.ts";
import { SchemaError, type Span } from "../generator/read/diagnostics.ts";
import {
  type Entry,
  eachOf,
  isListEntry,
  isMapEntry,
  isScalarEntry,
  items,
  kindOf,
  member,
  members,
  text,
} from "../generator/read/source.ts";
import { suggest } from "../generator/read/suggest.ts";
import { seconds } from "./seconds.ts";

/** What is wrong with a script, at its place. */
export function wrong(span: Span, message: string, hint?: string): SchemaError {
  return new SchemaError([{ span, message, hint }]);
}

/** Throws SchemaError where an entry is no map, or has other keys. */
export function expectKeys(entry: Entry, keys: readonly string[]): void {
  if (!isMapEntry(entry))
    throw wrong(entry, `expected a map, not ${kindOf(entry)}`, suggest("", keys));
  const seen = new Set<string>();
  for (const { key } of members(entry)) {
    if (!keys.includes(key.text))
      throw wrong(key, `"${key.text}" is not a key`, suggest(key.text, keys));
    if (seen.has(key.text)) throw wrong(key, `"${key.text}" is there twice`, "Leave one out.");
    seen.add(key.text);
  }
}

/** A member that must be there. Throws SchemaError. */
export function required(entry: Entry, name: string, hint: string): Entry {
  const found = member(entry, name);
  if (found === undefined) throw wrong(entry, `"${name}" is missing`, hint);
  return found;
}

/** The elements of a list. Throws SchemaError where there is no list, or an empty one. */
export function listOf(entry: Entry): readonly Entry[] {
  if (!isListEntry(entry)) throw wrong(entry, `expected a list, not ${kindOf(entry)}`);
  const list = items(entry);
  if (list.length === 0) throw wrong(entry, "the list is empty");
  return list;
}

/** A time in seconds: `90`, `90.5s`, `1:30`. Throws SchemaError. */
export function timeOf(entry: Entry): number {
  const time = isScalarEntry(entry) ? seconds(text(entry)) : undefined;
  if (time === undefined)
    throw wrong(entry, `expected a time as 90.5 or 1:30.5, not ${kindOf(entry)}`);
  return time;
}

/** A number between two, both included. Throws SchemaError. */
export function numberBetween(entry: Entry, from: number, to: number, isWhole = false): number {
  const number = numberIn(entry);
  if (number >= from && number <= to && (!isWhole || Number.isInteger(number))) return number;
  const kind = isWhole ? "a whole number" : "a number";
  throw wrong(entry, `expected ${kind} from ${from} to ${to}, not ${kindOf(entry)}`);
}

/** As `numberBetween`; another number where there is no entry. */
export function numberOr(
  entry: Entry | undefined,
  otherwise: number,
  from: number,
  to: number,
): number {
  return entry === undefined ? otherwise : numberBetween(entry, from, to);
}

function numberIn(entry: Entry): number {
  const digits = isScalarEntry(entry) ? text(entry).trim() : "";
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : NaN;
}

/** Three numbers. Throws SchemaError. */
export function vectorOf(entry: Entry): Vector {
  const list = items(entry);
  if (list.length !== 3)
    throw wrong(entry, `expected three numbers as [x, y, z], not ${kindOf(entry)}`);
  const numbers = list.map((item) => {
    const number = numberIn(item);
    if (!Number.isFinite(number)) throw wrong(item, `expected a number, not ${kindOf(item)}`);
    return number;
  });
  return [numbers[0]!, numbers[1]!, numbers[2]!];
}

/** One of some words. Throws SchemaError. */
export function oneOf<W extends string>(entry: Entry, words: readonly W[]): W {
  const found = words.find((word) => isScalarEntry(entry) && word === text(entry));
  if (found !== undefined) return found;
  throw wrong(entry, `expected one of ${words.join(", ")}, not ${kindOf(entry)}`);
}

/** `true` or `false`. Throws SchemaError. */
export function yesOrNo(entry: Entry): boolean {
  return oneOf(entry, ["true", "false"]) === "true";
}

/** A text or a list of them, each a line of ASCII. Throws SchemaError. */
export function wordsOf(entry: Entry): string[] {
  return eachOf(entry).map((item) => quakeText(item));
}

/** A line of ASCII, as Quake's names and commands are. Throws SchemaError. */
export function quakeText(entry: Entry): string {
  const line = isScalarEntry(entry) ? text(entry) : "";
  if (/^[\x20-\x7e]+$/.test(line)) return line;
  throw wrong(entry, `expected a line of ASCII, not ${kindOf(entry)}`);
}
