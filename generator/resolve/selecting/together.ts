import type { Field } from "../../../runtime/table/fields/field.ts";
import type { FlavorTable } from "../../../runtime/table/table.ts";
import { type VersionRange, contains, intersect } from "../../../runtime/table/versions.ts";
import {
  combinationsOf,
  numbersOf,
  type SelectingField,
  selectingFields,
  versionsOfRow,
} from "../../../runtime/table/facts/selection.ts";
import { type Entry, member } from "../../read/source.ts";
import { fieldEntries } from "../scope/groups.ts";
import type { Schema } from "../scope/scope.ts";
import { lineageOf, runsOf, setText, type Versions } from "../types/versions.ts";

/*
 * Several fields of a message that tell versions. What one of them says of a version it says of the dialects from it,
 * too, that only another field tells: a number tells a family, and flags tell which of it.
 */

/** The fields, of which each that tells versions tells also those that others tell apart. */
export function withFamilies(fields: readonly Field[], versions: Versions): readonly Field[] {
  const selecting = selectingFields(fields);
  if (selecting.length < 2) return fields;
  const selected = new Set(selecting.flatMap((field) => [...directOf(field).keys()]));
  return fields.map((field) => {
    const own = selecting.find((one) => one === field);
    return own === undefined ? field : withFamily(own, selected, versions);
  });
}

/** The numbers that versions are given by, by the version. */
function directOf({ selects }: SelectingField): Map<number, readonly number[]> {
  const numbers = new Map<number, readonly number[]>();
  for (const { value, versions } of selects)
    for (const version of versionsIn(versions))
      numbers.set(version, [...(numbers.get(version) ?? []), value]);
  return numbers;
}

function withFamily(
  field: SelectingField,
  selected: ReadonlySet<number>,
  versions: Versions,
): SelectingField {
  const numbers = directOf(field);
  const all = new Map(numbers);
  for (const version of selected) {
    const origin = lineageOf(versions, version).find((one) => numbers.has(one));
    if (origin !== undefined) all.set(version, numbers.get(origin)!);
  }
  const selects = numbersOf(field).flatMap((value) => {
    const own = [...all].flatMap(([version, some]) => (some.includes(value) ? [version] : []));
    return runsOf(own.toSorted((a, b) => a - b)).map((range) => ({ value, versions: range }));
  });
  return { ...field, selects };
}

/**
 * The fields, of which none tells a version that their kind does not have: where no field picks the kind, all that
 * follows is of the same one.
 *
 * @param version an index into those of all kinds
 */
export function inFlavor(
  fields: readonly Field[],
  version: number,
  flavors: readonly FlavorTable[],
): readonly Field[] {
  const kind = flavors.find((range) => contains(range, version));
  const selectsFlavor = fields.some(
    (field) => field.kind === "value" && field.selectsFlavor !== undefined,
  );
  if (kind === undefined || selectsFlavor) return fields;
  const own = { from: kind.base, to: kind.base + kind.to - kind.from };
  return fields.map((field) => {
    if (field.kind !== "value" || field.selects === undefined) return field;
    const selects = field.selects.flatMap(({ value, versions }) => {
      const shared = intersect(versions, own);
      return shared === undefined ? [] : [{ value, versions: shared }];
    });
    return { ...field, selects };
  });
}

/** Reports numbers that tell several dialects together: which of them is spoken, nobody could say. And such that tell none. */
export function reportTogether(fields: readonly Field[], entry: Entry, schema: Schema): void {
  const { versions, report } = schema;
  const selecting = selectingFields(fields);
  if (selecting.length < 2) return;
  const at = fieldEntries(member(entry, "fields"), schema.groups)
    .map((field) => member(field, "selects"))
    .find((selects) => selects !== undefined);
  const place = at?.key ?? entry.key ?? entry;
  const rows = combinationsOf(selecting);
  const names = selecting.map(({ name }) => `"${name}"`).join(" and ");
  if (rows.every((row) => versionsOfRow(selecting, row).length === 0))
    report.error(
      place,
      `${names} tell of no version that all of them tell of`,
      "No such message could be written: let them tell of one together, or one of them alone.",
      "together",
    );
  // Where none of them is there, nothing is said.
  for (const row of rows.filter((one) => one.some((number) => number !== undefined))) {
    const left = versionsOfRow(selecting, row).flatMap(versionsIn);
    if (left.length < 2 || left.every((version) => version <= versions.current)) continue;
    const said = selecting.flatMap(({ name }, i) =>
      row[i] === undefined ? [] : [`${name} ${row[i]}`],
    );
    report.error(
      place,
      `${said.join(" and ")} would select ${setText(left, versions)} at once`,
      "Let another field select one of them, wherever they are announced.",
      "together",
    );
  }
}

function versionsIn({ from, to }: VersionRange): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
