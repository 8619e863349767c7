import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { NumberType } from "../../../runtime/table/types/number.ts";
import { BUILT_IN, intOf, type NamedType } from "../../facts/built-in.ts";
import { type Entry, isScalarEntry, textOf } from "../../read/source.ts";
import type { Order, Schema } from "./scope.ts";
import type { Types } from "../types/types.ts";

/*
 * Names and types in a byte order: what `order: big` means where a struct is used.
 */

/** The name of a struct in an order. */
export function nameIn(struct: string, order: Order): string {
  return `${struct}_${order === "big" ? "be" : "le"}`;
}

/** The struct that a name means where it is written: in an order that an entry says, or what it is in. */
export function structNamed(
  name: string,
  { order: around, orders }: Pick<Schema, "order" | "orders">,
  entry?: Entry,
): string {
  const order = (entry && orderOf(entry)) ?? around;
  const ordered = order === undefined ? name : nameIn(name, order);
  return orders.has(ordered) ? ordered : name;
}

/** The order that an entry says itself. */
export function orderOf(entry: Entry): Order | undefined {
  return isScalarEntry(entry) ? undefined : (textOf(entry, "order") as Order | undefined);
}

/** The schema as the fields of a struct see it. */
export function schemaIn(schema: Schema, struct: string): Schema {
  const order = schema.orders.get(struct);
  if (order === undefined) return schema;
  return { ...schema, order, typesIn: (version) => typesIn(schema.typesIn(version), order) };
}

const known = { big: new WeakMap<Types, Types>(), little: new WeakMap<Types, Types>() };

function typesIn(types: Types, order: Order): Types {
  let made = known[order].get(types);
  if (made === undefined) {
    made = new Map([...types].map(([name, type]) => [name, typeIn(type, order)]));
    known[order].set(types, made);
  }
  return made;
}

function typeIn(type: NamedType, order: Order): NamedType {
  if (type.kind === "delimited")
    return type.length === undefined ? type : { ...type, length: numberIn(type.length, order) };
  return type.kind === "int" || type.kind === "big" || type.kind === "float"
    ? numberIn(type, order)
    : type;
}

/** A number in an order. One of a byte has none, nor has one in groups, and that of `u24me` is its own. */
function numberIn<T extends NumberType>(type: T, order: Order): T {
  const isOther = type.kind !== "float" && type.varint !== undefined;
  const isMiddle = type.kind === "int" && (type.middleEndian === true || type.bits <= 8);
  if (isOther || isMiddle) return type;
  const { bigEndian: _, ...little } = { ...type, name: nameOfNumber(type.name, order) };
  return (order === "big" ? { ...little, bigEndian: true } : little) as T;
}

/** The name of a number that the language has itself; others keep theirs. */
function nameOfNumber(name: string, order: Order): string {
  const plain = name.replace(/be$/, "");
  const ordered = order === "big" ? `${plain}be` : plain;
  return BUILT_IN.has(name) && BUILT_IN.has(ordered) ? ordered : name;
}

/** The integer that a word is, in the order of what it is in. */
export function wordIn(name: string, { order }: Pick<Schema, "order">): IntType {
  return order === undefined ? intOf(name) : numberIn(intOf(name), order);
}
