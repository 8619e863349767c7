import type { Field } from "../../runtime/table/fields/field.ts";
import type { Layout, MessageTable } from "../../runtime/table/messages.ts";
import type { ListType } from "../../runtime/table/types/list.ts";
import { plainVersion, type Table } from "../../runtime/table/table.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { companionsOf } from "../../runtime/table/facts/companions.ts";
import { outerParametersOf } from "../../runtime/table/facts/outer.ts";
import { firstAlike } from "./layout-names.ts";
import { isMany, isRegion } from "./layouts.ts";
import { presenceBy } from "../../runtime/table/fields/presence.ts";
import { takesAll } from "../../runtime/table/types/types.ts";

/**
 * Whether a message is shown where it is: recordings may be full of it, or it has a list of what they are full of.
 * All others are decoded when they are visited, which takes less code and, seldom as they are, no time.
 */
export function isShown(table: Table, message: MessageTable): boolean {
  const { layouts } = message;
  return (
    table.ids === undefined &&
    table.frame === undefined &&
    isRefillable(table, message) &&
    (layouts.every(isEmpty) ||
      layouts.some((layout) => isOften(layout) && hasView(table, message, layout)))
  );

  function isOften(layout: Layout): boolean {
    return isMany(layout) || layout.fields.some((f) => f.kind === "value" && isViewed(table, f));
  }
}

/**
 * Whether a layout of such a message, or of a struct in lists of them, has a view of its own. What only dialects have is
 * decoded, but for messages of many ids and their elements: a view of each would be a tenth of the code for a dialect,
 * and with few handlers visiting is as fast without; nor has one what a dialect has members in that no view shows.
 */
export function hasView(table: Table, message: MessageTable, layout: Layout): boolean {
  const own = firstAlike(table, message, layout);
  const index = table.structs.indexOf(message);
  const inRuns = table.messages.some(({ layouts }) =>
    layouts.some((one) => isRange(one) && one.fields.flatMap(elementList).includes(index)),
  );
  return inRuns || !isDialects(table, own) || (isRange(own) && isFound(own));
}

function isRange({ id }: Layout): boolean {
  return id !== undefined && id[1] > id[0];
}

/** Whether only dialects have a layout. */
export function isDialects(table: Table, { from }: Layout): boolean {
  return plainVersion(table, from) > table.current;
}

function isEmpty({ fields }: Layout): boolean {
  return fields.length === 0;
}

/**
 * Whether a message or a struct has one shape, found without knowing its end, so that a view of it can be used again.
 * Layouts that have no view are not asked: what a dialect added would take the views of all others.
 */
function isRefillable(table: Table, message: MessageTable): boolean {
  if (message.outer !== undefined) return false;
  const shown = message.layouts.filter((layout) => hasView(table, message, layout));
  return shown.every(isFound);
}

function isFound({ fields }: Layout): boolean {
  return !fields.some(needsDecoding);
}

/** What views have no getters for: it is in no message that recordings are full of. */
const DECODED: ReadonlySet<Field["kind"]> = new Set([
  "switch",
  "constant",
  "gap",
  "checksum",
  "number",
  "computed",
]);

function needsDecoding(field: Field): boolean {
  if (DECODED.has(field.kind) || isRegion(field)) return true;
  if (field.kind === "length") return companionsOf(field).length > 0;
  if (field.kind !== "value") return false;
  const { type } = field;
  if (outerParametersOf(type).length > 0) return true;
  if (companionsOf(field).length > 0 || type.kind === "delimited" || type.kind === "sequence")
    return true;
  if (type.kind === "bytes" && (type.as ?? type.countRef ?? type.count) !== undefined) return true;
  const isOpen = type.kind === "string" && type.open === true;
  return (
    presenceBy(field, "more") !== undefined ||
    presenceBy(field, "marker") !== undefined ||
    isOpen ||
    takesAll(type)
  );
}

/** The structs whose lists are shown in views of their elements: those that end their list themselves, as most bytes are in such. */
export function viewedStructs(table: Table): MessageTable[] {
  const lists = table.messages
    .filter((message) => isShown(table, message))
    .flatMap(({ layouts }) => layouts.flatMap(({ fields }) => fields.flatMap(elementList)));
  return table.structs.filter(
    (struct, index) => lists.includes(index) && isRefillable(table, struct),
  );
}

/** The struct of a list that one of its elements ends. */
function elementList(field: Field): number[] {
  const isList = field.kind === "value" && field.type.kind === "list";
  return isList && (field.type as ListType).ends === "element"
    ? [(field.type as ListType).struct]
    : [];
}

/** Whether a list is one of elements that are shown in views. */
export function isViewed(table: Table, { type }: ValueField): boolean {
  if (type.kind !== "list" || type.ends !== "element") return false;
  return isRefillable(table, table.structs[type.struct]!);
}

export type ListField = ValueField & { readonly type: ListType };
