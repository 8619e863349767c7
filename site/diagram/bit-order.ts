import { allFields } from "../../runtime/table/fields/all-fields.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { ValueType } from "../../runtime/table/types/types.ts";

/**
 * Whether a word's highest bit is drawn at the left. Bytes are drawn in the order of the wire; so are the bits of a word
 * of several bytes. A byte is drawn as most words of its format are, and as RFCs do where there is none.
 */
export function isHighFirst(table: Table, { bits, bigEndian }: IntType): boolean {
  return bits > 8 ? bigEndian === true : isBigEndian(table);
}

const known = new WeakMap<Table, boolean>();

function isBigEndian(table: Table): boolean {
  let own = known.get(table);
  if (own === undefined) {
    const layouts = [...table.messages, ...table.structs].flatMap((one) => one.layouts);
    const orders = layouts.flatMap(({ fields }) => allFields(fields).flatMap(ordersIn));
    own = orders.filter((isBig) => isBig).length * 2 >= orders.length;
    known.set(table, own);
  }
  return own;
}

/** For each number of several bytes whether its highest one comes first. */
function ordersIn(field: Field): boolean[] {
  switch (field.kind) {
    case "value":
    case "length":
    case "checksum":
      return orderOf(field.type);
    case "interleave":
      return field.fields.flatMap(({ type }) => orderOf(type));
    case "split":
      return orderOf(field.wire);
    case "mask":
      return field.parts.flatMap(({ from }) => (typeof from === "string" ? [] : orderOf(from)));
    default:
      return [];
  }
}

function orderOf(type: ValueType): boolean[] {
  switch (type.kind) {
    case "array":
    case "sequence":
    case "sparse":
      return orderOf(type.of);
    case "int":
    case "big":
      return type.bits === 8 || type.varint !== undefined ? [] : [type.bigEndian === true];
    case "float":
      return [type.bigEndian === true];
    default:
      return [];
  }
}
