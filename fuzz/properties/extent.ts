import { type Field, layoutOf, type Table, type ValueField } from "../../runtime/table/table.ts";

/** Whether fields may read up to where the bytes end: what follows them is then taken for theirs. */
export function readsToEnd(table: Table, version: number, fields: readonly Field[]): boolean {
  for (const field of fields) {
    // What follows is bounded by it.
    if (field.kind === "length" && field.of === undefined) return false;
    if (field.kind === "value" && valueReadsToEnd(table, version, field)) return true;
    if (field.kind !== "switch") continue;
    if (field.arms.some((arm) => readsToEnd(table, version, arm.fields))) return true;
  }
  return false;
}

function valueReadsToEnd(table: Table, version: number, { type, whenMore }: ValueField): boolean {
  if (whenMore) return true;
  switch (type.kind) {
    case "string":
      return type.open === true;
    case "bytes":
      return type.length === undefined;
    case "list":
      return type.ends === "bytes" || structReadsToEnd(table, version, type.struct);
    case "struct":
      return structReadsToEnd(table, version, type.struct);
    default:
      return false;
  }
}

function structReadsToEnd(table: Table, version: number, struct: number): boolean {
  const layout = layoutOf(table.structs[struct]!, version);
  return layout !== undefined && readsToEnd(table, version, layout.fields);
}
