import type { Report } from "../../read/diagnostics.ts";
import {
  type Entry,
  isScalarEntry,
  member,
  type MemberEntry,
  members,
  text,
} from "../../read/source.ts";
import { structsRead } from "../derived/parse.ts";
import { fieldEntries, type Groups } from "../scope/groups.ts";
import { nameIn, orderOf } from "../scope/orders.ts";
import type { Order, Schema } from "../scope/scope.ts";
import type { Types } from "../types/types.ts";

/*
 * Structs in a byte order: `order: big` where one is used. Each is a further struct, which has the same fields with numbers
 * of that order, and so have those in it.
 */

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
    if (at === undefined || around === undefined) return [];
    return structsRead(text(at)).map((struct) => ({ struct, order: around, at: entry }));
  });
  return [...fields.flat(), ...read];
}
