import { byKind } from "../../runtime/table/by-kind.ts";
import type { Report } from "./diagnostics.ts";
import {
  type ItemShape,
  type ListShape,
  type MapShape,
  type NamesShape,
  type OneOfShape,
  type ScalarShape,
  type Shape,
  shapeOf,
} from "../language/grammar/shape.ts";
import {
  type Entry,
  isListEntry,
  isMapEntry,
  isNothing,
  isScalarEntry,
  items,
  kindOf,
  members,
  text,
} from "./source.ts";
import { lookAlike } from "./faults/letters.ts";
import { near } from "./suggest.ts";

/** Reports where an entry does not have the shape that the language gives it. */
export function checkShape(entry: Entry, shape: Shape, report: Report): void {
  check(entry, report, shape);
}

const check = byKind<Shape, [Entry, Report]>({
  scalar: (entry, report, shape) => checkScalar(entry, shape, report),
  map: (entry, report, shape) => checkMap(entry, shape, report),
  names: (entry, report, shape) => checkNames(entry, shape, report),
  list: (entry, report, shape) => checkList(entry, shape, report),
  oneOf: (entry, report, shape) => checkOneOf(entry, shape, report),
  either: (entry, report, { scalar, other }) =>
    checkShape(entry, isScalarEntry(entry) ? scalar : other, report),
  item: (entry, report, shape) => checkItem(entry, shape, report),
});

function checkScalar(entry: Entry, shape: ScalarShape, report: Report): void {
  if (isScalarEntry(entry) && !isNothing(entry) && shape.pattern.test(text(entry))) return;
  const odd = isScalarEntry(entry) ? lookAlike(text(entry)) : undefined;
  if (odd !== undefined) return report.error(entry, odd.message, odd.hint);
  report.error(entry, `${subject(entry)} is ${kindOf(entry)}`, `Expected ${shape.looks}.`);
}

/** `"scale"` where a member is meant, otherwise `this`. */
function subject(entry: Entry): string {
  return entry.key === undefined ? "this" : `"${entry.key.text}"`;
}

/** Reports a map or a list that has nothing in it. */
function checkSome(entry: Entry, count: number, report: Report): void {
  if (count > 0) return;
  report.error(entry, `${subject(entry)} is empty`, "It needs at least one entry.");
}

function checkMap(entry: Entry, shape: MapShape, report: Report): void {
  if (!isMapEntry(entry)) {
    const hint =
      unsplit(text(entry), shape) ??
      asMap(entry, shape) ??
      `Expected ${article(shape.name)}: ${keyList(shape)}.`;
    report.error(entry, `${subject(entry)} is ${kindOf(entry)}, not a map`, hint);
    return;
  }
  for (const m of members(entry)) {
    const key = Object.hasOwn(shape.keys, m.key.text) ? shape.keys[m.key.text] : undefined;
    if (key === undefined) {
      const hint =
        (isNothing(m) ? unsplit(m.key.text, shape) : undefined) ??
        shape.elsewhere?.[m.key.text] ??
        near(m.key.text, Object.keys(shape.keys)) ??
        `It may have ${keyList(shape)}.`;
      report.error(m.key, `${article(shape.name)} has no key "${m.key.text}"`, hint);
    } else {
      checkShape(m, shapeOf(key.shape), report);
    }
  }
  const present = new Set(members(entry).map((m) => m.key.text));
  for (const [name, key] of Object.entries(shape.keys)) {
    if (key.required && !present.has(name)) {
      report.error(entry.key ?? entry, `${article(shape.name)} needs "${name}"`, key.doc);
    }
  }
}

/** What to write in place of `id 1`, `id:1` and `id = 1`, which are one word to YAML. */
function unsplit(words: string, shape: MapShape): string | undefined {
  const [, key, value] = /^([\w-]+)\s*[\s:=]\s*(\S.*)$/.exec(words) ?? [];
  if (key === undefined || !Object.hasOwn(shape.keys, key)) return undefined;
  return `Write \`${key}: ${value}\`, with a colon and a space.`;
}

/** What to write in place of `coord: u16`, where a map has the type. */
function asMap(entry: Entry, shape: MapShape): string | undefined {
  const type = text(entry);
  if (entry.key === undefined || !Object.hasOwn(shape.keys, "type") || !/^\w+$/.test(type))
    return undefined;
  return `Write \`${entry.key.text}: { type: ${type} }\`.`;
}

function article(name: string): string {
  return `${/^[aeio]/.test(name) ? "an" : "a"} ${name}`;
}

function keyList(shape: MapShape): string {
  return Object.keys(shape.keys)
    .map((key) => `"${key}"`)
    .join(", ");
}

function checkNames(entry: Entry, shape: NamesShape, report: Report): void {
  if (!isMapEntry(entry)) {
    report.error(
      entry,
      `${subject(entry)} is ${kindOf(entry)}, not a map`,
      `Expected names, each with what it stands for.`,
    );
    return;
  }
  if (shape.some) checkSome(entry, members(entry).length, report);
  for (const m of members(entry)) {
    checkName(m.key, shape.names, report);
    checkShape(m, shapeOf(shape.of), report);
  }
}

function checkName(key: NonNullable<Entry["key"]>, shape: ScalarShape, report: Report): void {
  if (!shape.pattern.test(key.text)) {
    report.error(key, `"${key.text}" is no ${shape.name}`, `Expected ${shape.looks}.`);
  }
}

function checkList(entry: Entry, shape: ListShape, report: Report): void {
  const of = shapeOf(shape.of);
  if (!isListEntry(entry)) {
    report.error(entry, `${subject(entry)} is ${kindOf(entry)}, not a list`, listHint(entry));
    return;
  }
  if (shape.some) checkSome(entry, items(entry).length, report);
  for (const item of items(entry)) checkShape(item, of, report);
}

function listHint(entry: Entry): string {
  const [first] = members(entry);
  if (first?.key.text.startsWith("-"))
    return `A space is missing after the dash: write \`- ${first.key.text.slice(1)}: …\`.`;
  return isNothing(entry)
    ? "Write `[a, b]`, or a line with `- ` for each, indented deeper."
    : "Write `[a, b]`, or a line with `- ` for each.";
}

/** The map among several that an entry is meant to be, by its marker key. */
export function chosenMap(entry: Entry, shape: OneOfShape): MapShape | undefined {
  const present = new Set(members(entry).map((m) => m.key.text));
  return shape.maps.find((map) => present.has(map.marker))?.shape;
}

function checkOneOf(entry: Entry, shape: OneOfShape, report: Report): void {
  if (isListEntry(entry) && shape.list !== undefined) return checkList(entry, shape.list, report);
  if (!isMapEntry(entry) && shape.scalar !== undefined)
    return checkScalar(entry, shape.scalar, report);
  const map = isMapEntry(entry) ? chosenMap(entry, shape) : undefined;
  if (map !== undefined) return checkMap(entry, map, report);
  reportNoneOf(entry, shape, report);
}

/** None of the markers is there: one is misspelt, or it is something else. */
function reportNoneOf(entry: Entry, shape: OneOfShape, report: Report): void {
  const markers = shape.maps.map((m) => m.marker);
  const what = subject(entry);
  if (markers.length === 0) {
    const looks = [shape.scalar, shape.list && shapeOf(shape.list.of)].flatMap((one) =>
      one?.kind === "scalar" ? one.looks : [],
    );
    const hint = `Expected ${looks.join("; in a list ")}.`;
    report.error(entry, `${what} is ${kindOf(entry)}, and no ${shape.name}`, hint);
    return;
  }
  if (!isMapEntry(entry)) {
    const hint = `Expected ${article(shape.name)}: a map with ${oneOfKeys(markers)}.`;
    report.error(entry, `${what} is ${kindOf(entry)}, not a map`, hint);
    return;
  }
  for (const { key } of members(entry)) {
    const typo = near(key.text, markers);
    if (typo === undefined) continue;
    report.error(key, `${article(shape.name)} has no key "${key.text}"`, typo);
    return;
  }
  const hint = `It needs ${oneOfKeys(markers)}.`;
  report.error(entry.key ?? entry, `${what} is no ${shape.name}`, hint);
}

function oneOfKeys(markers: readonly string[]): string {
  const names = markers.map((marker) => `"${marker}"`);
  return names.length === 1 ? `the key ${names[0]}` : `one of the keys ${names.join(", ")}`;
}

function checkItem(entry: Entry, shape: ItemShape, report: Report): void {
  const structure = structureOf(entry, shape);
  if (structure !== undefined) return checkMap(entry, structure, report);
  const [first, second] = members(entry);
  if (first === undefined) {
    const [, name, type] = /^([\w-]+)(?:\s*:|\s)\s*(\S+)$/.exec(text(entry)) ?? [];
    const own = name === undefined ? undefined : `Write \`- ${name}: ${type}\`.`;
    const hint = own ?? "Write `- name: type`, or `- name: { … }`.";
    report.error(entry, `this is ${kindOf(entry)}, no field`, hint);
  } else if (second !== undefined) {
    const { text: key } = second.key;
    const inside = isNothing(first)
      ? `what is part of "${first.key.text}" is indented deeper than it.`
      : `what is part of "${first.key.text}" goes in braces: \`- ${first.key.text}: { type: …, ${key}: … }\`.`;
    const hint = `Give each field a \`- \` of its own; ${inside}`;
    report.error(second.key, "two fields in one entry", hint);
  } else {
    checkName(first.key, shape.names, report);
    checkShape(first, shape.field, report);
  }
}

/** The structure that an entry of a field list is, if it is one and not a named field. */
export function structureOf(entry: Entry, shape: ItemShape): MapShape | undefined {
  const name = members(entry).find((m) => Object.hasOwn(shape.structures, m.key.text))?.key.text;
  return name === undefined ? undefined : shape.structures[name];
}
