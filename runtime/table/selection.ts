import { type Field, givenMembers, isGiven, type ValueField, type VersionRange } from "./table.ts";

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

/** The versions that members tell together. Those that are not there tell nothing; none are left of what is not described. */
export function versionsOfAll(
  fields: readonly SelectingField[],
  members: Members,
): readonly VersionRange[] {
  let left: readonly VersionRange[] = [{ from: 0, to: Infinity }];
  for (const field of fields) {
    const value = members[field.name];
    if (typeof value !== "number") continue;
    const number = selectingNumber(field, value);
    const own = field.selects.flatMap((s) => (s.value === number ? [s.versions] : []));
    left = left.flatMap((a) => own.flatMap((b) => shared(a, b)));
  }
  return left;
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
      const isThere = saysWhether(fields, field, row);
      if (isThere === undefined) return [...there, [...row, undefined]];
      return isThere ? there : [[...row, undefined]];
    });
  }
  return rows;
}

/** Whether a field is there beside those numbers; undefined where they do not say. */
function saysWhether(
  fields: readonly SelectingField[],
  { whenIs }: SelectingField,
  row: Numbers,
): boolean | undefined {
  if (whenIs === undefined) return true;
  const told = fields.slice(0, row.length).filter((field) => field.selectsBits === undefined);
  const names = told.map(({ name }) => name);
  if (!givenMembers(whenIs).every((name) => names.includes(name))) return undefined;
  const members = told.map((field) => [field.name, row[fields.indexOf(field)]] as const);
  return isGiven(whenIs, Object.fromEntries(members));
}

/** What a combination tells. */
export function versionsOfRow(
  fields: readonly SelectingField[],
  row: Numbers,
): readonly VersionRange[] {
  return versionsOfAll(fields, Object.fromEntries(row.map((n, i) => [fields[i]!.name, n])));
}

function shared(a: VersionRange, b: VersionRange): VersionRange[] {
  const both = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
  return both.from > both.to ? [] : [both];
}
