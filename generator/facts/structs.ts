import type { Field } from "../../runtime/table/fields/field.ts";

/** The structs that fields are made of, as indexes, those in arms as well. */
export function structsIn(fields: readonly Field[]): number[] {
  return fields.flatMap((field) => {
    if (field.kind === "switch") return field.arms.flatMap((arm) => structsIn(arm.fields));
    if (field.kind !== "value") return [];
    return field.type.kind === "struct" || field.type.kind === "list" ? [field.type.struct] : [];
  });
}
