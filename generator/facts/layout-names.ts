import { type Layout, layoutOf, type MessageTable } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import { typeName, versionSuffix } from "./names.ts";
import { structsIn } from "./structs.ts";

/** The name of a message's functions for one of its layouts: `ClientdataUntil106`. */
export function layoutName(
  table: Table,
  message: MessageTable,
  layout: Layout,
  inside: readonly MessageTable[] = [],
): string {
  const own = firstAlike(table, message, layout, inside);
  const plain = table.flavors?.[0]?.to ?? table.versions.length - 1;
  const last = message.layouts.findLast(({ to }) => to <= plain)?.to ?? plain;
  return typeName(table, message) + versionSuffix(own, Math.min(table.current, last), table);
}

/**
 * The first layout that is as this one: kinds and dialects share the functions of what they do not change.
 *
 * @param inside structs that are being looked at: what they have of themselves is as they are
 */
export function firstAlike(
  table: Table,
  message: MessageTable,
  layout: Layout,
  inside: readonly MessageTable[] = [],
): Layout {
  if (message.layouts.length === 1) return layout;
  // What never has itself inside has none of those that are being looked at.
  const isCut = inside.length > 0 && message.maxDepth !== undefined;
  if (isCut) return searchAlike(table, message, layout, inside);
  const first = firsts.get(layout) ?? searchAlike(table, message, layout, []);
  firsts.set(layout, first);
  return first;
}

/** What was found of layouts before: it is asked for each of their functions, and of each class of versions. */
const firsts = new WeakMap<Layout, Layout>();
const texts = new WeakMap<Layout, string>();

function searchAlike(
  table: Table,
  message: MessageTable,
  layout: Layout,
  inside: readonly MessageTable[],
): Layout {
  const seen = [...inside, message];
  const shape = shapeOf(table, layout, seen);
  return message.layouts.find((other) => shapeOf(table, other, seen) === shape) ?? layout;
}

/** What a layout looks like, with the names of its structs' functions. */
function shapeOf(table: Table, layout: Layout, seen: readonly MessageTable[]): string {
  const structs = structsIn(layout.fields).map((index) => {
    const struct = table.structs[index]!;
    if (seen.includes(struct)) return struct.name;
    return layoutName(table, struct, layoutOf(struct, layout.from)!, seen);
  });
  return `${wordless(layout)} ${structs.join(" ")}`;
}

function wordless(layout: Layout): string {
  const { id, idBit, idHigh, fields } = layout;
  const text = texts.get(layout) ?? JSON.stringify([id, idBit, idHigh, fields], withoutWords);
  texts.set(layout, text);
  return text;
}

/** What functions do not depend on: what a field is about, and what its type is called. */
export function withoutWords(key: string, value: unknown): unknown {
  if (key === "doc") return undefined;
  const isType = typeof value === "object" && value !== null && "kind" in value && "name" in value;
  return isType && (key === "type" || key === "of") ? { ...value, name: "" } : value;
}
