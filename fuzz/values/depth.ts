import { mayBeMissing } from "../../runtime/table/statements.ts";
import { layoutOf, type Table } from "../../runtime/table/table.ts";

/**
 * Tells of structs, by their index, whether they stand too deep.
 *
 * @param depth so many structs that may have themselves inside stand around them
 * @param isLast there are no more of those here
 */
export function deeperOnes(
  table: Table,
  version: number,
  depth: number,
  isLast = false,
): (index: number) => boolean {
  return (index) => {
    const isNested = table.structs[index]!.deepest !== undefined;
    return (isLast && isNested) || !standsAt(table, version, index, depth);
  };
}

/** Whether a struct may stand so deep, with what is always in it. */
function standsAt(table: Table, version: number, index: number, depth: number): boolean {
  const struct = table.structs[index]!;
  if (struct.deepest !== undefined && depth >= struct.deepest) return false;
  const inside = struct.deepest === undefined ? depth : depth + 1;
  // No struct always has itself inside, so this ends; of arms, one without it can be chosen.
  return (layoutOf(struct, version)?.fields ?? []).every((field) => {
    if (field.kind !== "value" || field.type.kind !== "struct" || mayBeMissing(field)) return true;
    return standsAt(table, version, field.type.struct, inside);
  });
}
