import { byKind } from "../table/by-kind.ts";
import { highest, lowest, valueOf } from "../table/facts/ints.ts";
import { endsByMask } from "../table/facts/hints.ts";
import { companionsOf, isNumbered, isPadded, isVaried } from "../table/facts/companions.ts";
import type { BytesType } from "../table/types/bytes.ts";
import { countOf, countRef, endsWithBytes, untilOf } from "../table/types/counts.ts";
import type { ValueType } from "../table/types/types.ts";
import type { NumberType } from "../table/types/number.ts";
import type { ListType } from "../table/types/list.ts";
import type { StringType } from "../table/types/string.ts";
import { type CountRef, resolveCount } from "../table/types/count-ref.ts";
import type { ValueField } from "../table/fields/value.ts";
import type { Shape } from "./branch-keys.ts";
import type { Listing } from "./listing.ts";
import { mayBePadded } from "./paddings.ts";

/** How the value of a field may come. */
export function shapesOf(listing: Listing, field: ValueField): readonly Shape[] {
  const own = [...typeShapes(listing, field, field.type), ...paddingShapes(listing, field)];
  const isConditional = ["more", "given", "marker"].includes(field.presence?.kind ?? "");
  return isConditional ? ["present", "absent", ...own] : own;
}

/** How the last byte of bits was filled. */
function paddingShapes({ table, layout }: Listing, { type }: ValueField): readonly Shape[] {
  if (!isPadded(type)) return [];
  return mayBePadded(table, layout.from, type) ? ["zeros", "not zeros"] : ["zeros"];
}

/** How a number in groups came. */
export const WIDTHS_OF_VARINTS: readonly Shape[] = ["in more bytes", "in few bytes"];

/** How the values of each type may come. */
const typeShapes = /* @__PURE__ */ byKind<ValueType, [Listing, ValueField], readonly Shape[]>({
  string: (_, __, type) => stringShapes(type),
  delimited: (_, field) => delimitedShapes(field),
  sequence: (listing, field, type) =>
    possible(listing, field, countRef(type), [
      ...delimitedShapes(field),
      ...(type.of.kind === "float" ? NANS : []),
    ]),
  strings: () => ["empty", "not empty", "ended by 0xFF"],
  bytes: (listing, field, type) => possible(listing, field, type.countRef, bytesShapes(type)),
  list: (listing, field, type) =>
    possible(listing, field, countRef(type), listShapes(listing, type)),
  sparse: (_, __, type) => ["empty", "not empty", ...(isNumbered(type) ? WIDTHS_OF_VARINTS : [])],
  float: () => NANS,
  array: (_, __, { of }) => (of.kind === "float" ? NANS : widthShapes(of)),
  int: (_, __, type) => widthShapes(type),
  big: (_, __, type) => widthShapes(type),
  struct: () => [],
});

const NANS: readonly Shape[] = ["NaN", "not NaN"];

function widthShapes(type: NumberType): readonly Shape[] {
  return isVaried(type) ? WIDTHS_OF_VARINTS : [];
}

function delimitedShapes(field: ValueField): readonly Shape[] {
  const isOne = field.type.kind === "delimited";
  const own = companionsOf(field).find(({ isList }) => isList !== isOne);
  if (own === undefined) return ["empty", "not empty"];
  const ways: readonly Shape[] =
    own.what === "width" ? WIDTHS_OF_VARINTS : ["the usual end", "another end"];
  return ["empty", "not empty", ...ways];
}

function stringShapes({ open }: StringType): readonly Shape[] {
  return ["ended by NUL", "ended by 0xFF", "cut", ...(open ? (["open"] as const) : [])];
}

/** Without what the number cannot be that tells how long it is. */
function possible(
  listing: Listing,
  { name }: ValueField,
  ref: CountRef | undefined,
  all: readonly Shape[],
): readonly Shape[] {
  const [least, most] = bounds(listing, name);
  const values = (ref && listing.chosen?.get(ref.by)) ?? [];
  const numbers = values.map((value) => resolveCount(ref!, Number(value)));
  const none = least <= 0 && !ref?.plus && (numbers.length === 0 || numbers.includes(0));
  const some = most > 0 && (numbers.length === 0 || numbers.some((number) => number > 0));
  return all.filter((shape) => (shape === "empty" ? none : shape === "not empty" ? some : true));
}

/** The least and the most that a length field tells of a field: where it is a number plus another, not all are possible. */
function bounds({ fields, front = [] }: Listing, name: string): [least: number, most: number] {
  const length = [...front, ...fields].find((f) => f.kind === "length" && f.of === name);
  if (length?.kind !== "length") return [0, Infinity];
  const { type } = length;
  return [valueOf(type, lowest(type)), valueOf(type, highest(type))];
}

function bytesShapes({ none, count }: BytesType): readonly Shape[] {
  if (count !== undefined) return ["not empty"];
  return none === undefined ? ["empty", "not empty"] : ["empty", "not empty", "absent"];
}

function listShapes({ table, layout }: Listing, type: ListType): readonly Shape[] {
  const masked = endsByMask(table, layout, type);
  if (untilOf(type) !== undefined && !endsWithBytes(type)) return ["not empty"];
  const count = countOf(type);
  if (count !== undefined && isVaried(count)) return ["empty", "not empty", ...WIDTHS_OF_VARINTS];
  return masked ? ["empty", "not empty", "ended by a mask that is not 0"] : ["empty", "not empty"];
}
