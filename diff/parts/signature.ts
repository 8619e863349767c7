import type { Field } from "../../runtime/table/fields/field.ts";
import { type Layout, layoutOf } from "../../runtime/table/messages.ts";
import type { ValueType } from "../../runtime/table/types/types.ts";
import type { At } from "./describe.ts";

/*
 * Layouts as text that is the same exactly where they are, with all that they are made of: structs and enums are in
 * tables at other numbers, though nothing of them has changed.
 */

/** A layout of a message or a struct, without what only people read. */
export function signatureOf(at: At, { id, idBit, idHigh, fields }: Layout): string {
  return JSON.stringify([id, idBit, idHigh, fieldsIn(at, fields, [])]);
}

/**
 * @param inside the structs that it is in: one that has itself inside is named there
 */
function fieldsIn(at: At, fields: readonly Field[], inside: readonly number[]): unknown {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== "object" || value === null) return value;
    const { doc: _doc, ref: _ref, text: _text, ...own } = value as Record<string, unknown>;
    if (own["kind"] === "struct" || own["kind"] === "list")
      return { ...mapped(own, plain), struct: structIn(at, own as unknown as ValueType, inside) };
    if (own["kind"] === "int") return { ...mapped(own, plain), ...namedIn(at, own) };
    return mapped(own, plain);
  };
  return plain(fields);
}

function mapped(own: Record<string, unknown>, map: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, map(value)]));
}

function structIn(at: At, type: ValueType, inside: readonly number[]): unknown {
  if (type.kind !== "struct" && type.kind !== "list") return undefined;
  const struct = at.table.structs[type.struct]!;
  if (inside.includes(type.struct)) return struct.name;
  const layout = layoutOf(struct, at.version);
  return [struct.name, layout && fieldsIn(at, layout.fields, [...inside, type.struct])];
}

function namedIn({ table }: At, own: Record<string, unknown>) {
  const { enum: named, vectors } = own as { readonly enum?: number; readonly vectors?: number };
  return {
    enum: named === undefined ? undefined : table.enums[named]?.name,
    vectors: vectors === undefined ? undefined : table.vectors[vectors]?.name,
  };
}
