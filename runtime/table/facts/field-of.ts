import type { Field } from "../fields/field.ts";
import { type FlatPresence, presenceOf } from "../fields/flat-presence.ts";
import type { ValueField } from "../fields/value.ts";
import type { ValueType } from "../types/types.ts";

/** What else a field has, with a key for each kind of presence. */
export type FlatField = Omit<ValueField, "kind" | "name" | "type" | "presence"> & FlatPresence;

/** A field that is a value, as generated tables tell it. */
export function fieldOf(name: string, type: ValueType, flat: FlatField = {}): ValueField {
  const { doc, when, whenMore, whenIs, marker, widths, ...rest } = flat;
  const presence = presenceOf({ when, whenMore, whenIs, marker, widths });
  return {
    kind: "value",
    name,
    ...(doc === undefined ? {} : { doc }),
    type,
    ...(presence === undefined ? {} : { presence }),
    ...rest,
  };
}

/** A field that is there where a bit of a mask is set. */
export function fieldIf(
  name: string,
  type: ValueType,
  mask: string,
  bit: number,
  flat: FlatField = {},
): ValueField {
  return fieldOf(name, type, { ...flat, when: { mask, bit } });
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
