import type { Field } from "./field.ts";
import type { CountRef } from "../types/count-ref.ts";
import { isList } from "../types/types.ts";
import { countRef } from "../types/counts.ts";

/** The members that tell how many elements or bytes a field has. */
export function countFields(field: Field): CountRef[] {
  if (field.kind !== "value") return [];
  const { type } = field;
  const ref = isList(type) ? countRef(type) : type.kind === "bytes" ? type.countRef : undefined;
  return ref?.member && !ref.outer ? [ref] : [];
}
