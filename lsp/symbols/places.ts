import { SCHEMA } from "../../generator/language/language.ts";
import type { Entry } from "../../generator/read/source.ts";
import { narrowed, type Part, within } from "./shapes.ts";

/** A part of a schema, and what it is in. */
export interface SourcePosition extends Part {
  readonly parent?: SourcePosition;
}

/** All places of a schema, each before those in it. What has no shape of the language is left out. */
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
  return within(parent.entry, parent.shape).map((inner) => ({ ...inner, parent }));
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
