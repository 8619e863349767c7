import type { Field, ArmValue } from "../table/fields/field.ts";
import type { Layout, MessageTable } from "../table/messages.ts";
import type { Table } from "../table/table.ts";

/** A branch, and what of a schema it is of. */
export interface Branch {
  /** Its name, which tells it from all others of the table. */
  readonly key: string;
  /** The message or the struct. */
  readonly owner: MessageTable;
  readonly layout: Layout;
  /** The arms that lead to it, the outermost first. */
  readonly arms: readonly string[];
  /** The field that it is of; of the parts of a word all names. Without: it is the layout itself. */
  readonly field?: string;
  /** Of a value that chooses an arm: the name that an enum gives it. */
  readonly called?: string;
}

/** The fields whose branches are listed, and what they are of. */
export interface Listing {
  readonly table: Table;
  readonly owner: MessageTable;
  readonly layout: Layout;
  readonly prefix: string;
  readonly fields: readonly Field[];
  readonly arms: readonly string[];
  /** Whether the names that enums give values are listed, too. */
  readonly names: boolean;
  /** Those before the switches that lead to them. */
  readonly front?: readonly Field[];
  /** The values that choose the arms that they are in. */
  readonly chosen?: ReadonlyMap<string, readonly ArmValue[]>;
}

/** A branch of what is listed. */
export function branchOf({ owner, layout, arms }: Listing, key: string, field?: string): Branch {
  return { key, owner, layout, arms, ...(field === undefined ? {} : { field }) };
}
