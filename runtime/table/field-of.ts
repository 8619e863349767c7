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

/** A field that is there where a bit of a mask is set. */
export function fieldIf(
  name: string,
  type: ValueType,
  mask: string,
  bit: number,
  { doc, ...rest }: Omit<ValueField, "kind" | "name" | "type" | "when"> = {},
): ValueField {
  const when = { mask, bit };
  return fieldOf(name, type, doc === undefined ? { when, ...rest } : { doc, when, ...rest });
}
