import { allFields } from "../table/fields/all-fields.ts";
import { type Layout, layoutOf, type MessageTable } from "../table/messages.ts";
import type { Table } from "../table/table.ts";

/** Layouts by whose they are: those of messages or structs with the same fields may be one. */
export type OwnLayouts = Map<MessageTable, Set<Layout>>;

/** Adds what a message, or a struct, has in a version: its layout, and those of the structs in it. */
export function addReachable(
  table: Table,
  owner: MessageTable,
  version: number,
  into: OwnLayouts,
): void {
  const layout = layoutOf(owner, version);
  const own = into.get(owner) ?? new Set();
  if (layout === undefined || own.has(layout)) return;
  into.set(owner, own.add(layout));
  for (const field of allFields(layout.fields)) {
    if (field.kind !== "value") continue;
    const { type } = field;
    if (type.kind !== "struct" && type.kind !== "list") continue;
    addReachable(table, table.structs[type.struct]!, version, into);
  }
}
