import type { Field } from "./field.ts";
import type { CountRef } from "../types/count-ref.ts";
import { isList, type ValueType } from "../types/types.ts";
import { countRef } from "../types/counts.ts";

/** The earlier number that says how many elements or bytes a value has. */
export function countRefOf(type: ValueType): CountRef | undefined {
  return isList(type) ? countRef(type) : type.kind === "bytes" ? type.countRef : undefined;
}

/** The members that tell how many elements or bytes a field has. */
export function countFields(field: Field): CountRef[] {
  if (field.kind !== "value") return [];
  const ref = countRefOf(field.type);
  return ref?.member && !ref.outer ? [ref] : [];
}
