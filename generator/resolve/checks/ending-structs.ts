import type { Field } from "../../../runtime/table/fields/field.ts";
import { type Layout, layoutOf } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";

/**
 * Structs that have a field of some kind that no length bounds, in the layout's first version.
 *
 * @param isSo whether a field is of that kind, which is no switch, as far as structs that are so are found
 */
export function endingStructs(
  { structs }: Table,
  { from }: Layout,
  isSo: (field: Field, found: ReadonlySet<number>) => boolean,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const [index, struct] of structs.entries())
      if (endSo(layoutOf(struct, from)?.fields ?? [], (field) => isSo(field, found)))
        found.add(index);
  }
  return found;
}

/** Whether one of these fields is so, those in arms as well, and none of which a length of the rest is before. */
export function endSo(fields: readonly Field[], isSo: (field: Field) => boolean): boolean {
  // What follows ends where the length says.
  const bounded = fields.findIndex((field) => field.kind === "length" && field.of === undefined);
  return fields.slice(0, bounded < 0 ? undefined : bounded).some((field) => {
    if (field.kind === "switch") return field.arms.some((arm) => endSo(arm.fields, isSo));
    return isSo(field);
  });
}
