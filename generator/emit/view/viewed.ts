import {
  type Field,
  type Layout,
  type ListType,
  type MessageTable,
  plainVersion,
  type Table,
  type ValueField,
} from "../../../runtime/table/table.ts";
import { firstAlike } from "../code.ts";
import { besidesOf } from "../../../runtime/table/besides.ts";
import { goesToTheEnd, isMany, isRegion } from "../layouts.ts";

/**
 * Whether a message is shown where it stands: recordings may be full of it, or it has a list of what they are full of.
 * All others are decoded when they are visited, which takes less code and, seldom as they are, no time.
 */
export function isShown(table: Table, message: MessageTable): boolean {
  const { layouts } = message;
  return (
    table.ids === undefined &&
    isRefillable(message) &&
    (layouts.every(isEmpty) || layouts.some(isOften))
  );

  function isOften(layout: Layout): boolean {
    return isMany(layout) || layout.fields.some((f) => f.kind === "value" && isViewed(table, f));
  }
}

/**
 * Whether a view decodes the message, since only a dialect lays it out so: few recordings are of one, and views that
 * read each member where it stands would be a quarter of the dialect's code. Runs of messages have views all the same.
 */
export function isReadWhole(table: Table, message: MessageTable, layout: Layout): boolean {
  const own = firstAlike(table, message, layout);
  return plainVersion(table, own.from) > table.current && !isRange(own);
}

function isRange({ id }: Layout): boolean {
  return id !== undefined && id[1] > id[0];
}

/** Whether elements of a list are shown in views: in dialects those of what has a range of ids, if there is such a list. */
export function isElementShown(table: Table, struct: MessageTable, layout: Layout): boolean {
  const index = table.structs.indexOf(struct);
  const inRuns = table.messages.some(({ layouts }) =>
    layouts.some((own) => isRange(own) && own.fields.flatMap(elementList).includes(index)),
  );
  return inRuns || plainVersion(table, firstAlike(table, struct, layout).from) <= table.current;
}

function isEmpty({ fields }: Layout): boolean {
  return fields.length === 0;
}

/** Whether a message or a struct has one shape, found without knowing its end, so that a view of it can be used again. */
function isRefillable(message: MessageTable): boolean {
  return message.layouts.every(({ fields }) => !fields.some(needsDecoding));
}

/** What views have no getters for: it is in no message that recordings are full of. */
const DECODED: ReadonlySet<Field["kind"]> = new Set([
  "switch",
  "constant",
  "gap",
  "checksum",
  "number",
]);

function needsDecoding(field: Field): boolean {
  if (DECODED.has(field.kind) || isRegion(field)) return true;
  if (field.kind === "length") return besidesOf(field).length > 0;
  if (field.kind !== "value") return false;
  const { type } = field;
  if (besidesOf(field).length > 0 || type.kind === "run" || type.kind === "runs") return true;
  if (type.kind === "bytes" && (type.as ?? type.told) !== undefined) return true;
  const isOpen = type.kind === "string" && type.open === true;
  return field.whenMore === true || field.mark !== undefined || isOpen || goesToTheEnd([field]);
}

/** The structs whose lists are shown in views of their elements: those that end their list themselves, as most bytes are in such. */
export function viewedStructs(table: Table): MessageTable[] {
  const lists = table.messages
    .filter(isRefillable)
    .flatMap(({ layouts }) => layouts.flatMap(({ fields }) => fields.flatMap(elementList)));
  return table.structs.filter((struct, index) => lists.includes(index) && isRefillable(struct));
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
  return isRefillable(table.structs[type.struct]!);
}

export type ListField = ValueField & { readonly type: ListType };
