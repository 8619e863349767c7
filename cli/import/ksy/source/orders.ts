import { type Keys, listOf, mapOf } from "../../located.ts";

/*
 * A type whose byte order is chosen while reading is two types, and what has it is a choice of them.
 */

export const ORDERS = ["le", "be"] as const;

/** The name of a type in a byte order. */
export function nameIn(type: string, order: string): string {
  return `${type}_${order}`;
}

/**
 * The keys of a type, in which attributes and instances of types that choose their order are choices.
 *
 * @param orders the types that choose, and how
 */
export function withOrders(keys: Keys, orders: ReadonlyMap<string, Keys>): Keys {
  if (orders.size === 0) return keys;
  const asked: Record<string, Keys> = {};
  const changed = (attribute: unknown, id: unknown): unknown => {
    const own = mapOf(attribute);
    const type = own["type"];
    const order = typeof type === "string" ? orders.get(type) : undefined;
    if (order === undefined) return attribute;
    const choice = choiceOf(String(type), order);
    const { cases } = choice;
    // Where none of them holds, nothing is read.
    if (!Object.hasOwn(cases, "_"))
      asked[`${String(id)}_order`] = {
        value: choice["switch-on"],
        doc: `What says the byte order of ${String(id)}.`,
        ...(own["if"] === undefined ? {} : { if: own["if"] }),
        valid: { "any-of": Object.keys(cases) },
      };
    return { ...own, type: choice };
  };
  const seq = listOf(keys.seq).map((each) => changed(each, mapOf(each).id));
  const instances = Object.entries(mapOf(keys["instances"])).map(([name, each]) => [
    name,
    changed(each, name),
  ]);
  const all = { ...Object.fromEntries(instances), ...asked };
  return {
    ...keys,
    ...(keys.seq === undefined ? {} : { seq }),
    ...(Object.keys(all).length === 0 ? {} : { instances: all }),
  };
}

/** What the type asks of what it is in, that says itself. */
function choiceOf(type: string, order: Keys) {
  const on = String(order["switch-on"]).replaceAll(/(?<![.\w])_parent\./g, "");
  const cases = Object.entries(mapOf(order["cases"])).map(([value, endian]) => [
    value,
    nameIn(type, String(endian)),
  ]);
  return { "switch-on": on, cases: Object.fromEntries(cases) as Record<string, string> };
}
