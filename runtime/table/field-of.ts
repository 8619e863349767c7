import type { Field } from "./fields/field.ts";
import type { ValueField } from "./fields/value.ts";
import type { ValueType } from "./types/types.ts";

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

/** A list of fields that is another one with changes: from which on, how many go, and what comes in their place. */
export function changed(
  fields: readonly Field[],
  ...changes: readonly (readonly [at: number, count: number, ...others: readonly Field[]])[]
): readonly Field[] {
  const own = [...fields];
  for (const [at, count, ...others] of changes.toReversed()) own.splice(at, count, ...others);
  return own;
}
