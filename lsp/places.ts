import {
  type ItemShape,
  type Key,
  type MapShape,
  type ScalarShape,
  SCHEMA,
  type Shape,
  shapeOf,
} from "../generator/language/language.ts";
import { chosenMap, structureOf } from "../generator/read/shape.ts";
import {
  type Entry,
  isListEntry,
  isMapEntry,
  isScalarEntry,
  items,
  members,
} from "../generator/read/source.ts";

/** A part of a schema, and what the language says that may stand there. */
export interface SourcePosition {
  readonly entry: Entry;
  /** What of several it is, as far as it can be given. */
  readonly shape: Shape;
  /** What is said of the key before it, where the language knows it. */
  readonly key?: Key;
  /** Of the key before it, where that is a name. */
  readonly name?: ScalarShape;
  readonly parent?: SourcePosition;
}

/** All places of a schema, each before those in it. What has no shape of the language is none. */
export function placesOf(entry: Entry): SourcePosition[] {
  const found: SourcePosition[] = [];
  // A schema is a few levels deep: what is nested deeper was not read.
  visit({ entry, shape: narrowed(entry, SCHEMA) }, found);
  return found;
}

function visit(place: SourcePosition, found: SourcePosition[]): void {
  found.push(place);
  for (const inner of innerPlaces(place)) visit(inner, found);
}

function innerPlaces(parent: SourcePosition): SourcePosition[] {
  const { entry, shape } = parent;
  switch (shape.kind) {
    case "map":
      return members(entry).flatMap((m): SourcePosition[] => {
        const key = Object.hasOwn(shape.keys, m.key.text) ? shape.keys[m.key.text]! : undefined;
        return key === undefined
          ? []
          : [{ entry: m, shape: narrowed(m, shapeOf(key.shape)), key, parent }];
      });
    case "names":
      return members(entry).map((m) => named(m, shapeOf(shape.of), shape.names, parent));
    case "list":
      return items(entry).map((item) => ({
        entry: item,
        shape: narrowed(item, shapeOf(shape.of)),
        parent,
      }));
    case "item":
      return members(entry).map((m) => named(m, shape.field, shape.names, parent));
    default:
      return [];
  }
}

function named(
  entry: Entry,
  shape: Shape,
  name: ScalarShape,
  parent: SourcePosition,
): SourcePosition {
  return { entry, shape: narrowed(entry, shape), name, parent };
}

/** Which of several shapes an entry has; what may be several where that cannot be given. */
export function narrowed(entry: Entry, shape: Shape): Shape {
  switch (shape.kind) {
    case "either":
      return isScalarEntry(entry) ? shape.scalar : narrowed(entry, shape.other);
    case "oneOf":
      if (isListEntry(entry)) return shape.list ?? shape;
      if (isMapEntry(entry)) return chosenMap(entry, shape) ?? shape;
      return shape.scalar ?? shape;
    case "item":
      return structureOf(entry, shape) ?? shape;
    default:
      return shape;
  }
}

/** Keys that may stand in a map, with what is said of them. */
export function keysOf(shape: Shape): ReadonlyMap<string, Key | MapShape> {
  switch (shape.kind) {
    case "map":
      return new Map(Object.entries(shape.keys));
    case "oneOf":
      return new Map(shape.maps.flatMap((map) => Object.entries(map.shape.keys)));
    case "item":
      return new Map(Object.entries((shape as ItemShape).structures));
    case "either":
      return keysOf(shape.other);
    default:
      return new Map();
  }
}

/** The innermost place at an offset: its key or its value. */
export function placeAt(
  places: readonly SourcePosition[],
  offset: number,
): SourcePosition | undefined {
  return places.findLast(({ entry: { start, end, key } }) => {
    const first = Math.min(start, key?.start ?? start);
    return first <= offset && offset <= Math.max(end, key?.end ?? end);
  });
}

/** The chain of places up from one, itself first. */
export function* upFrom(place: SourcePosition | undefined): Generator<SourcePosition> {
  for (let at = place; at !== undefined; at = at.parent) yield at;
}
