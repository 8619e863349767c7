import type { Field } from "./field.ts";
import type { Told } from "../types/told.ts";
import { isList } from "../types/types.ts";
import { toldCount } from "../types/counts.ts";

/** The members that tell how many elements or bytes a field has. */
export function tellersOf(field: Field): Told[] {
  if (field.kind !== "value") return [];
  const { type } = field;
  const told = isList(type) ? toldCount(type) : type.kind === "bytes" ? type.told : undefined;
  return told?.member ? [told] : [];
}
