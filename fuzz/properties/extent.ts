import type { Field } from "../../runtime/table/fields/field.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import { regionOf, takesAll } from "../../runtime/table/types/types.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { presenceBy } from "../../runtime/table/fields/presence.ts";

/** Whether fields may read up to where the bytes end: what follows them is then taken for theirs. */
export function readsToEnd(
  table: Table,
  version: number,
  fields: readonly Field[],
  seen: readonly number[] = [],
): boolean {
  for (const field of fields) {
    // What follows is bounded by it.
    if (field.kind === "length" && field.of === undefined) return false;
    if (field.kind === "value" && valueReadsToEnd(table, version, field, seen)) return true;
    if (field.kind === "gap" && field.open) return true;
    if (field.kind !== "switch") continue;
    if (field.arms.some((arm) => readsToEnd(table, version, arm.fields, seen))) return true;
  }
  return false;
}

function valueReadsToEnd(
  table: Table,
  version: number,
  { type, presence }: ValueField,
  seen: readonly number[],
): boolean {
  const whenMore = presenceBy({ presence }, "more");
  if (regionOf(type) !== undefined) return false;
  if (whenMore) return true;
  if (type.kind === "string") return type.open === true;
  const isInside = type.kind === "struct" || type.kind === "list";
  return takesAll(type) || (isInside && structReadsToEnd(table, version, type.struct, seen));
}

/** @param seen structs that are being looked at */
function structReadsToEnd(
  table: Table,
  version: number,
  struct: number,
  seen: readonly number[],
): boolean {
  if (seen.includes(struct)) return false;
  const layout = layoutOf(table.structs[struct]!, version);
  return layout !== undefined && readsToEnd(table, version, layout.fields, [...seen, struct]);
}
