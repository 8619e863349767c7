import type { Field } from "../../runtime/table/fields/field.ts";
import type { Layout, MessageTable } from "../../runtime/table/messages.ts";
import { untilOf } from "../../runtime/table/types/counts.ts";
import { regionOf, takesAll } from "../../runtime/table/types/types.ts";
import type { Table } from "../../runtime/table/table.ts";
import { presenceBy } from "../../runtime/table/fields/presence.ts";

/** Whether the message's first byte is part of what it says. */
export function readsId(layout: Layout): boolean {
  return layout.fields.some((f) => f.kind === "mask" && f.parts[0]!.from === "id");
}

/** Whether a length moves the reader's end, also in an arm. */
export function hasRegion(fields: readonly Field[]): boolean {
  return fields.some(
    (field) =>
      isRegion(field) ||
      (field.kind === "value" && regionOf(field.type) !== undefined) ||
      (field.kind === "switch" && field.arms.some((arm) => hasRegion(arm.fields))),
  );
}

/** Whether something is a struct and no message. */
export function isStruct(table: Table, message: MessageTable): boolean {
  return table.structs.includes(message);
}

/** Whether a field counts all that follows it. */
export function isRegion(field: Field): boolean {
  return field.kind === "length" && field.of === undefined;
}

/** Whether nothing can be left after the fields. */
export function goesToTheEnd(fields: readonly Field[]): boolean {
  const last = fields.at(-1);
  if (last?.kind !== "value") return false;
  if (last.presence !== undefined) return false;
  // An element may end a list before the bytes do.
  return takesAll(last.type) && (last.type.kind !== "list" || untilOf(last.type) === undefined);
}

/**
 * Whether recordings may be full of it: of messages with a range of ids, of elements that end their list, and of what
 * tells by its mask which of many members changed.
 */
export function isMany({ id, fields }: Layout): boolean {
  if (id !== undefined && id[1] > id[0]) return true;
  const ends = fields.some(
    (f) => (f.kind === "value" || f.kind === "split") && f.ends !== undefined,
  );
  const delta = fields.filter(
    (f) => f.kind === "value" && (presenceBy(f, "bit") ?? presenceBy(f, "widths")) !== undefined,
  );
  return ends || delta.length >= MANY;
}

/** A mask of that many members tells what changed, where fewer are only left out. */
const MANY = 8;
