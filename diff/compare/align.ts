import type { Field } from "../../runtime/table/fields/field.ts";
import type { At } from "../parts/describe.ts";
import type { Facet } from "../facets/facet.ts";
import { facetsOf, nameOf, type Plain } from "../facets/fields.ts";

/** Fields of one side: those of a message, a struct, or an arm. */
export interface Side {
  readonly at: At;
  readonly fields: readonly Field[];
}

/** Something that is not as it was. */
export interface Differing {
  readonly what: string;
  readonly severity: Facet["severity"];
  readonly before: string;
  readonly after: string;
}

/** How a field differs, in all that it is. */
export function differingFacets(before: readonly Facet[], after: readonly Facet[]): Differing[] {
  const key = (facet: Facet | undefined) => JSON.stringify(facet?.data ?? facet?.text ?? null);
  const whats = [...new Set([...before, ...after].map(({ what }) => what))];
  return whats.flatMap((what) => {
    const [old, now] = [before, after].map((all) => all.find((facet) => facet.what === what));
    if (key(old) === key(now)) return [];
    const { severity } = (now ?? old)!;
    return [{ what, severity, before: old?.text ?? "none", after: now?.text ?? "none" }];
  });
}

/** Whether both sides have the same bytes at each place, whatever they are called, and nothing else depends on what moved. */
export function areAlike(before: Side, after: Side): boolean {
  const forms = [before, after].map(({ at, fields }) =>
    fields.map((field) => (field.kind === "switch" ? field.kind : wireOf(field, at))),
  );
  if (JSON.stringify(forms[0]) !== JSON.stringify(forms[1])) return false;
  const names = [before, after].map(({ fields }) => fields.flatMap(namedIn));
  const moved = names[0]!.filter((name, i) => name !== names[1]![i]);
  return ![before, after].some(({ fields }) => {
    const named = new Set(mentioned(fields));
    return moved.some((name) => named.has(name));
  });
}

function wireOf(field: Plain, at: At): unknown {
  const wire = facetsOf(field, at).filter(({ severity }) => severity === "wire");
  return wire.map(({ data, text }) => data ?? text ?? null);
}

function namedIn(field: Field): string[] {
  return field.kind === "switch" ? [] : nameOf(field).split(", ");
}

/** All words by which fields refer to others: whose length, whose bit, what chooses an arm. */
function mentioned(fields: readonly Field[]): string[] {
  const words: string[] = [];
  JSON.stringify(fields, (key, value: unknown) => {
    if (OWN_WORDS.includes(key)) return undefined;
    if (typeof value === "string") words.push(value);
    return value;
  });
  return words;
}

/** Keys whose texts are a field's own, and refer to no other field. */
const OWN_WORDS = ["name", "doc", "ref", "text"];

/** A field with the new names of the fields that it refers to. */
export function withNewNames<T extends Field>(field: T, renames: ReadonlyMap<Plain, Plain>): T {
  if (renames.size === 0) return field;
  const names = new Map([...renames].map(([old, now]) => [nameOf(old), nameOf(now)]));
  const inner = (value: unknown): unknown => {
    if (typeof value === "string") return names.get(value) ?? value;
    if (Array.isArray(value)) return value.map(inner);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, one]) => [key, OWN_WORDS.includes(key) ? one : inner(one)]),
    );
  };
  return inner(field) as T;
}

/** Fields that are as one of the other side in all but the name, and are between the same others. */
export function renamed(
  before: Side,
  after: Side,
  a: readonly Plain[],
  b: readonly Plain[],
): Map<Plain, Plain> {
  const names = [a, b].map((fields) => new Set(fields.map(nameOf)));
  const gone = a.filter((field) => !names[1]!.has(nameOf(field)));
  const come = b.filter((field) => !names[0]!.has(nameOf(field)));
  const found = new Map<Plain, Plain>();
  for (const field of gone) {
    const other = come.find(
      (one) =>
        ![...found.values()].includes(one) &&
        neighbour(a, field, names[1]!) === neighbour(b, one, names[0]!) &&
        isAlike(field, before.at, one, after.at),
    );
    if (other !== undefined) found.set(field, other);
  }
  return found;
}

/** The last field before one that is on both sides. */
function neighbour(
  fields: readonly Plain[],
  field: Plain,
  known: ReadonlySet<string>,
): string | undefined {
  return fields
    .slice(0, fields.indexOf(field))
    .map(nameOf)
    .findLast((name) => known.has(name));
}

function isAlike(a: Plain, atA: At, b: Plain, atB: At): boolean {
  if (a.kind !== b.kind) return false;
  const worse = differingFacets(facetsOf(a, atA), facetsOf(b, atB)).some(
    ({ severity, what }) =>
      (severity === "wire" || severity === "value") && what !== "kept beside it",
  );
  return !worse;
}

/** Which of the places are not in their order: as few as can be, those of a longest ascending row stay. */
export function outOfOrder(places: readonly number[]): Set<number> {
  const longest = places.map(() => 1);
  const from = places.map(() => -1);
  let last = places.length === 0 ? -1 : 0;
  for (let i = 0; i < places.length; i++) {
    for (let k = 0; k < i; k++)
      if (places[k]! < places[i]! && longest[k]! + 1 > longest[i]!) {
        longest[i] = longest[k]! + 1;
        from[i] = k;
      }
    if (longest[i]! > longest[last]!) last = i;
  }
  const moved = new Set(places.keys());
  for (; last >= 0; last = from[last]!) moved.delete(last);
  return moved;
}
