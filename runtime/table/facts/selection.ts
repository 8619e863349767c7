import type { Field } from "../fields/field.ts";
import { givenMembers, isGiven, presenceBy } from "../fields/presence.ts";
import type { ValueField } from "../fields/value.ts";
import { type VersionRange, complement, intersect } from "../versions.ts";

/*
 * What members tell of the versions of all that follows: each tells some, and together they tell those that all of
 * them tell.
 */

type Members = Readonly<Record<string, unknown>>;

/** A field that tells of versions. */
export type SelectingField = ValueField & Required<Pick<ValueField, "selects">>;

/** The fields of a layout that tell of versions. Those in arms tell of none. */
export function selectingFields(fields: readonly Field[]): SelectingField[] {
  return fields.filter((field): field is SelectingField => isSelecting(field));
}

function isSelecting(field: Field): boolean {
  return field.kind === "value" && field.selects !== undefined;
}

/** The number that a value is looked up by: bits that tell nothing are left out. */
export function selectingNumber({ selectsBits }: ValueField, value: number): number {
  return selectsBits === undefined ? value : (value & selectsBits) >>> 0;
}

/** The numbers that a field tells versions by, each once. */
export function numbersOf({ selects }: SelectingField): number[] {
  return [...new Set(selects.map(({ value }) => value))];
}

/** The place of the field that tells the protocol's number: what precedes it, or depends on it, tells only more. */
export function numberPlace(fields: readonly SelectingField[]): number {
  const place = fields.findIndex(
    ({ presence }) => !["marker", "given"].includes(presence?.kind ?? ""),
  );
  return Math.max(0, place);
}

/**
 * The number that stands for a field which is not there: where it is announced by a mark, all of its bits count as
 * clear, if that is described.
 */
export function numberWithout(field: SelectingField): number | undefined {
  if (field.markTells === true) return undefined;
  return presenceBy(field, "marker") && numbersOf(field).includes(0) ? 0 : undefined;
}

/** The versions that members tell together; none are left of what is not described. */
export function versionsOfAll(
  fields: readonly SelectingField[],
  members: Members,
): readonly VersionRange[] {
  let left: readonly VersionRange[] = [{ from: 0, to: Infinity }];
  for (const field of fields) {
    const own = versionsOfOne(field, members[field.name]);
    if (own !== undefined) left = left.flatMap((a) => own.flatMap((b) => intersect(a, b) ?? []));
  }
  return left;
}

/** What a field tells alone. Nothing where it is not there, but that its mark would have announced what it tells. */
function versionsOfOne(field: SelectingField, value: unknown): readonly VersionRange[] | undefined {
  const number = typeof value === "number" ? selectingNumber(field, value) : numberWithout(field);
  if (number !== undefined)
    return field.selects.flatMap((s) => (s.value === number ? [s.versions] : []));
  return presenceBy(field, "marker")?.number === undefined
    ? undefined
    : complement(field.selects.map((s) => s.versions));
}

/** The first of the fields up to which no version is left, with those before it: what a mark announces is judged late. */
export function upToUnknown(
  fields: readonly SelectingField[],
  members: Members,
): readonly SelectingField[] {
  const last = fields.findIndex(
    (_, i) => versionsOfAll(fields.slice(0, i + 1), members).length === 0,
  );
  return last < 0 ? fields : fields.slice(0, last + 1);
}

/** The numbers of some fields, undefined where one is not there. */
export type Numbers = readonly (number | undefined)[];

/** All that fields can say of versions together, in the order of the fields, whether it is described or not. */
export function combinationsOf(fields: readonly SelectingField[]): readonly Numbers[] {
  let rows: readonly Numbers[] = [[]];
  for (const field of fields) {
    const numbers = numbersOf(field);
    rows = rows.flatMap((row) => {
      const there = numbers.map((number) => [...row, number]);
      // What counts as 0 where it is not there is no further case.
      const isThere = numberWithout(field) === 0 || saysWhether(fields, field, row);
      if (isThere === undefined) return [...there, [...row, undefined]];
      return isThere ? there : [[...row, undefined]];
    });
  }
  return rows;
}

/** Whether a field is there beside those numbers; undefined where they do not say. */
function saysWhether(
  fields: readonly SelectingField[],
  { presence }: SelectingField,
  row: Numbers,
): boolean | undefined {
  const whenIs = presenceBy({ presence }, "given")?.tests;
  const marker = presenceBy({ presence }, "marker")?.number;
  if (marker !== undefined) return undefined;
  if (whenIs === undefined) return true;
  const selecting = fields.slice(0, row.length).filter((field) => field.selectsBits === undefined);
  const names = selecting.map(({ name }) => name);
  if (!givenMembers(whenIs).every((name) => names.includes(name))) return undefined;
  const members = selecting.map((field) => [field.name, row[fields.indexOf(field)]] as const);
  return isGiven(whenIs, Object.fromEntries(members));
}

/** What a combination tells. */
export function versionsOfRow(
  fields: readonly SelectingField[],
  row: Numbers,
): readonly VersionRange[] {
  return versionsOfAll(fields, Object.fromEntries(row.map((n, i) => [fields[i]!.name, n])));
}
