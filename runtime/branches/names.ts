import { fits } from "../table/facts/ints.ts";
import { arraysOf } from "../table/fields/interleave.ts";
import { type Field, isWide, type ArmValue } from "../table/fields/field.ts";
import type { IntType } from "../table/types/integers.ts";
import type { Layout } from "../table/messages.ts";
import { plainVersion, type Table } from "../table/table.ts";
import { type VersionRange, contains, versionsIn } from "../table/versions.ts";
import { nameKey } from "./branch-keys.ts";
import { type Branch, branchOf, type Listing } from "./listing.ts";

/** The names of the values that numbers of a field may have, but for those that choose an arm, a version or a kind. */
export function namesOf(listing: Listing, field: Field): Branch[] {
  const { table, layout, prefix, fields } = listing;
  const choosing = fields.at(-1);
  return numbersIn(field).flatMap(({ name, type }) => {
    const listed = new Set<ArmValue>(
      choosing?.kind === "switch" && choosing.on === name
        ? choosing.arms.flatMap((arm) => (isWide(arm) ? [] : arm.values))
        : [],
    );
    return namedValues(table, layout, type)
      .filter(({ value }) => !listed.has(value))
      .map((named) => branchOf(listing, nameKey(prefix, name, named.name), name));
  });
}

/** The name of a value that chooses an arm, where an enum gives it one. */
export function chosenName(listing: Listing, on: string, value: ArmValue): string | undefined {
  const { table, layout, fields, front = [] } = listing;
  const number = [...fields, ...front].flatMap(numbersIn).find(({ name }) => name === on);
  return (
    number && namedValues(table, layout, number.type).find((named) => named.value === value)?.name
  );
}

/** The integers that a field has, by their names. */
function numbersIn(field: Field): { readonly name: string; readonly type: IntType }[] {
  if (field.kind === "number") return [field];
  if (field.kind === "split") return field.parts.filter((part) => !part.isMask);
  if (field.kind === "interleave") return arraysOf(field).flatMap(numbersIn);
  if (field.kind !== "value" || field.selects !== undefined || field.selectsFlavor !== undefined)
    return [];
  const type = field.type.kind === "array" ? field.type.of : field.type;
  return type.kind === "int" ? [{ name: field.name, type }] : [];
}

function namedValues(
  table: Table,
  layout: Layout,
  type: IntType,
): { name: string; value: number }[] {
  if (type.enum === undefined) return [];
  const plain = new Set(versionsIn(layout).map((version) => plainVersion(table, version)));
  const isThere = (range: VersionRange) => [...plain].some((version) => contains(range, version));
  const values = table.enums[type.enum]!.values.filter((v) => isThere(v) && fits(type, v.value));
  return [...new Map(values.map(({ name, value }) => [name, { name, value }])).values()];
}
