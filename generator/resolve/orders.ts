import type { IntType } from "../../runtime/table/types/integers.ts";
import type { NumberType } from "../../runtime/table/types/number.ts";
import { BUILT_IN, intOf, type NamedType } from "../facts/built-in.ts";
import type { Report } from "../read/diagnostics.ts";
import {
  type Entry,
  isScalarEntry,
  member,
  type MemberEntry,
  members,
  text,
  textOf,
} from "../read/source.ts";
import { fieldEntries, type Groups } from "./groups.ts";
import type { Order, Schema } from "./scope.ts";
import type { Types } from "./types.ts";

/*
 * Structs in a byte order: `order: big` where one is used. Each is a further struct, which has the same fields with numbers
 * of that order, and so have those in it.
 */

/** The name of a struct in an order. */
function nameIn(struct: string, order: Order): string {
  return `${struct}_${order === "big" ? "be" : "le"}`;
}

/** The struct that a name means where it is written: in an order that the entry says, or what it is in. */
export function structNamed(
  name: string,
  entry: Entry,
  { order: around, orders }: Pick<Schema, "order" | "orders">,
): string {
  const order = orderOf(entry) ?? around;
  const ordered = order === undefined ? name : nameIn(name, order);
  return orders.has(ordered) ? ordered : name;
}

function orderOf(entry: Entry): Order | undefined {
  return isScalarEntry(entry) ? undefined : (textOf(entry, "order") as Order | undefined);
}

/** A field that has a struct in an order. */
interface Use {
  readonly struct: string;
  readonly order: Order;
  readonly at: Entry;
}

/**
 * The structs of a schema and, after them, those that somewhere have an order. Reports names that are taken.
 *
 * @param owners messages, or a container's block
 */
export function withOrders(
  structs: ReadonlyMap<string, MemberEntry>,
  owners: readonly Entry[],
  groups: Groups,
  types: Types,
  report: Report,
): { readonly structs: ReadonlyMap<string, MemberEntry>; readonly orders: Schema["orders"] } {
  const all = new Map(structs);
  const orders = new Map<string, Order>();
  const waiting = [...owners, ...structs.values()].flatMap((owner) =>
    usesIn(owner, groups, undefined),
  );
  for (let use = waiting.pop(); use !== undefined; use = waiting.pop()) {
    const entry = structs.get(use.struct);
    const name = nameIn(use.struct, use.order);
    // Bits have no order.
    if (entry === undefined || orders.has(name) || member(entry, "bitwise") !== undefined) continue;
    if (all.has(name) || types.has(name))
      report.error(
        member(use.at, "order") ?? use.at,
        `"${name}" is there already, and "${use.struct}" is called so in this order`,
        "Give that one another name.",
      );
    all.set(name, entry);
    orders.set(name, use.order);
    waiting.push(...usesIn(entry, groups, use.order));
  }
  return { structs: all, orders };
}

/** The structs in an order that fields and derived values of an owner have. */
function usesIn(owner: Entry, groups: Groups, around: Order | undefined): Use[] {
  const fields = fieldEntries(member(owner, "fields"), groups).map((entry) => {
    const at = isScalarEntry(entry) ? entry : (member(entry, "list") ?? member(entry, "type"));
    const order = orderOf(entry) ?? around;
    return at === undefined || order === undefined ? [] : [{ struct: text(at), order, at: entry }];
  });
  const read = members(member(owner, "derived")).flatMap((entry) => {
    const at = isScalarEntry(entry) ? entry : member(entry, "value");
    const names = at === undefined ? [] : [...text(at).matchAll(READ)].map(([, , name]) => name!);
    return around === undefined
      ? []
      : names.map((struct) => ({ struct, order: around, at: entry }));
  });
  return [...fields.flat(), ...read];
}

/** A struct that an expression reads: `read('point')`. */
const READ = /(\bread\w*\(\s*["'])(\w+)/g;

/** An expression in which structs that it reads are those of the order. */
export function readInOrder(expression: string, schema: Pick<Schema, "order" | "orders">): string {
  const { order, orders } = schema;
  if (order === undefined) return expression;
  return expression.replaceAll(READ, (all, before: string, name: string) =>
    orders.has(nameIn(name, order)) ? `${before}${nameIn(name, order)}` : all,
  );
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
