import { allFields } from "../../runtime/table/fields/all-fields.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import type { Table } from "../../runtime/table/table.ts";
import { shownAs } from "../kinds/fields.ts";
import { ordersOf } from "../kinds/types.ts";

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
    const fields = layouts.flatMap((layout) => allFields(layout.fields));
    const orders = fields
      .flatMap((field) => shownAs(field).types(field))
      .flatMap((type) => ordersOf(type));
    own = orders.filter((isBig) => isBig).length * 2 >= orders.length;
    known.set(table, own);
  }
  return own;
}
