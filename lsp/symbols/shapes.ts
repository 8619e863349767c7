import {
  type Key,
  type MapShape,
  type ScalarShape,
  type Shape,
  shapeOf,
} from "../../generator/language/grammar/shape.ts";
import { chosenMap, structureOf } from "../../generator/read/shape.ts";
import {
  type Entry,
  isListEntry,
  isMapEntry,
  isScalarEntry,
  items,
  members,
} from "../../generator/read/source.ts";
import type { OfKind } from "../../runtime/table/by-kind.ts";

/** A part of a schema, and what the language says that may be there. */
export interface Part {
  readonly entry: Entry;
  /** What of several it is, as far as it can be given. */
  readonly shape: Shape;
  /** What is said of the key before it, where the language knows it. */
  readonly key?: Key;
  /** Of the key before it, where that is a name. */
  readonly name?: ScalarShape;
}

type Keys = ReadonlyMap<string, Key | MapShape>;

/** What editors ask of a shape of the language. */
interface ShapeHelp<S extends Shape> {
  within(entry: Entry, shape: S): readonly Part[];
  narrowed(entry: Entry, shape: S): Shape;
  keys(shape: S): Keys;
}

const plain: ShapeHelp<Shape> = {
  within: () => [],
  narrowed: (_, shape) => shape,
  keys: () => new Map(),
};

const SHAPES: { readonly [K in Shape["kind"]]: ShapeHelp<OfKind<Shape, K>> } = {
  scalar: plain,
  map: {
    ...plain,
    within: (entry, { keys }) =>
      members(entry).flatMap((m) => {
        const key = Object.hasOwn(keys, m.key.text) ? keys[m.key.text]! : undefined;
        return key === undefined ? [] : [{ ...partOf(m, shapeOf(key.shape)), key }];
      }),
    keys: ({ keys }) => new Map(Object.entries(keys)),
  },
  names: {
    ...plain,
    within: (entry, { of, names }) => named(entry, shapeOf(of), names),
  },
  list: {
    ...plain,
    within: (entry, { of }) => items(entry).map((item) => partOf(item, shapeOf(of))),
  },
  oneOf: {
    ...plain,
    narrowed: (entry, shape) => {
      if (isListEntry(entry)) return shape.list ?? shape;
      if (isMapEntry(entry)) return chosenMap(entry, shape) ?? shape;
      return shape.scalar ?? shape;
    },
    keys: ({ maps }) => new Map(maps.flatMap(({ shape }) => Object.entries(shape.keys))),
  },
  either: {
    ...plain,
    narrowed: (entry, { scalar, other }) =>
      isScalarEntry(entry) ? scalar : narrowed(entry, other),
    keys: ({ other }) => keysOf(other),
  },
  item: {
    within: (entry, { field, names }) => named(entry, field, names),
    narrowed: (entry, shape) => structureOf(entry, shape) ?? shape,
    keys: ({ structures }) => new Map(Object.entries(structures)),
  },
};

function helpOf({ kind }: Shape): ShapeHelp<Shape> {
  return SHAPES[kind];
}

function partOf(entry: Entry, shape: Shape): Part {
  return { entry, shape: narrowed(entry, shape) };
}

function named(entry: Entry, shape: Shape, name: ScalarShape): Part[] {
  return members(entry).map((m) => ({ ...partOf(m, shape), name }));
}

/** The parts of an entry of a shape. What has no shape of the language is left out. */
export function within(entry: Entry, shape: Shape): readonly Part[] {
  return helpOf(shape).within(entry, shape);
}

/** Which of several shapes an entry has; what may be several where that cannot be given. */
export function narrowed(entry: Entry, shape: Shape): Shape {
  return helpOf(shape).narrowed(entry, shape);
}

/** Keys that may be in a map, with what is said of them. */
export function keysOf(shape: Shape): Keys {
  return helpOf(shape).keys(shape);
}
