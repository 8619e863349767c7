import type { ValueField, ValueType } from "./table.ts";

/** A field that is a value, as generated tables tell it. */
export function fieldOf(
  name: string,
  type: ValueType,
  { doc, ...rest }: Omit<ValueField, "kind" | "name" | "type"> = {},
): ValueField {
  return doc === undefined
    ? { kind: "value", name, type, ...rest }
    : { kind: "value", name, doc, type, ...rest };
}
