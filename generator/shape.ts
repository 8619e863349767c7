import type { Report } from "./diagnostics.ts";
import {
  type ItemShape,
  type MapShape,
  type NamesShape,
  type OneOfShape,
  type ScalarShape,
  type Shape,
  shapeOf,
} from "./language.ts";
import {
  type Entry,
  isListEntry,
  isMapEntry,
  isScalarEntry,
  items,
  kindOf,
  members,
  text,
} from "./source.ts";
import { suggest } from "./suggest.ts";

/** Reports where an entry does not have the shape that the language gives it. */
export function checkShape(entry: Entry, shape: Shape, report: Report): void {
  switch (shape.kind) {
    case "scalar":
      return checkScalar(entry, shape, report);
    case "map":
      return checkMap(entry, shape, report);
    case "names":
      return checkNames(entry, shape, report);
    case "list":
      return checkList(entry, shapeOf(shape.of), report);
    case "oneOf":
      return checkOneOf(entry, shape, report);
    case "item":
      return checkItem(entry, shape, report);
  }
}

function checkScalar(entry: Entry, shape: ScalarShape, report: Report): void {
  if (!isScalarEntry(entry)) {
    report.error(entry, `${subject(entry)} is ${kindOf(entry)}`, `Expected ${shape.looks}.`);
  } else if (!shape.pattern.test(text(entry))) {
    report.error(entry, `${subject(entry)} is ${kindOf(entry)}`, `Expected ${shape.looks}.`);
  }
}

/** `"scale"` where a member is meant, otherwise `this`. */
function subject(entry: Entry): string {
  return entry.key === undefined ? "this" : `"${entry.key.text}"`;
}

function checkMap(entry: Entry, shape: MapShape, report: Report): void {
  if (!isMapEntry(entry)) {
    report.error(
      entry,
      `${subject(entry)} is ${kindOf(entry)}, not a map`,
      `Expected ${article(shape.name)}: ${keyList(shape)}.`,
    );
    return;
  }
  for (const m of members(entry)) {
    const key = Object.hasOwn(shape.keys, m.key.text) ? shape.keys[m.key.text] : undefined;
    if (key === undefined) {
      const hint = suggest(m.key.text, Object.keys(shape.keys)) ?? `It may have ${keyList(shape)}.`;
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

function checkList(entry: Entry, of: Shape, report: Report): void {
  if (!isListEntry(entry)) {
    report.error(
      entry,
      `${subject(entry)} is ${kindOf(entry)}, not a list`,
      "Write `[a, b]`, or a line with `- ` for each.",
    );
    return;
  }
  for (const item of items(entry)) checkShape(item, of, report);
}

/** The map among several that an entry is meant to be, by its marker key. */
export function chosenMap(entry: Entry, shape: OneOfShape): MapShape | undefined {
  const present = new Set(members(entry).map((m) => m.key.text));
  return shape.maps.find((map) => present.has(map.marker))?.shape;
}

function checkOneOf(entry: Entry, shape: OneOfShape, report: Report): void {
  if (!isMapEntry(entry) && shape.scalar !== undefined)
    return checkScalar(entry, shape.scalar, report);
  const map = isMapEntry(entry) ? chosenMap(entry, shape) : undefined;
  if (map !== undefined) return checkMap(entry, map, report);
  const markers = shape.maps.map((m) => m.marker);
  const expected = `Expected one of the keys ${markers.map((m) => `"${m}"`).join(", ")}.`;
  const typo = members(entry)
    .map((m) => suggest(m.key.text, markers))
    .find((s) => s !== undefined);
  report.error(entry.key ?? entry, `${subject(entry)} is no ${shape.name}`, typo ?? expected);
}

function checkItem(entry: Entry, shape: ItemShape, report: Report): void {
  const structure = structureOf(entry, shape);
  if (structure !== undefined) return checkMap(entry, structure, report);
  const [first, second] = members(entry);
  if (first === undefined) {
    report.error(
      entry,
      `this is ${kindOf(entry)}, no field`,
      "Write `- name: type`, or `- name: { … }`.",
    );
  } else if (second !== undefined) {
    report.error(second.key, "two fields in one entry", "Give each field a `- ` of its own.");
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
