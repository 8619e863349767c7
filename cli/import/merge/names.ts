import { fieldIn, type Item } from "./lists.ts";

/** A version as a part of a name. */
export function lettersOf(version: string): string {
  return version.toLowerCase().replaceAll(/\W/g, "_");
}

/** Entries by their names. Throws Error for two of one name: that of a version may be one that was there. */
export function byOwnName<T>(entries: readonly (readonly [name: string, T])[]): Record<string, T> {
  const found = new Map(entries);
  if (found.size === entries.length) return Object.fromEntries(found);
  const twice = entries.find(([name], i) => entries.findIndex((one) => one[0] === name) < i)!;
  throw new Error(`two would be called "${twice[0]}": give the versions other names`);
}

/** Names of structs by the names that they have instead. */
export type Renames = ReadonlyMap<string, string>;

/** A list of fields whose structs have other names. */
export function renamedFields(fields: unknown, renames: Renames): Item[] {
  return (fields as readonly Item[]).map((item) => {
    const field = fieldIn(item);
    if (field !== undefined) return { [field[0]]: renamedBody(field[1], renames) };
    const { arms } = item;
    return arms === undefined ? item : { ...item, arms: renamedArms(arms as Item, renames) };
  });
}

function renamedBody(body: unknown, renames: Renames): unknown {
  if (typeof body === "string") return renamed(body, renames);
  const keys = body as Item;
  return Object.fromEntries(
    Object.entries(keys).map(([key, value]) => [
      key,
      (key === "type" || key === "list") && typeof value === "string"
        ? renamed(value, renames)
        : value,
    ]),
  );
}

function renamedArms(arms: Item, renames: Renames): Item {
  return Object.fromEntries(
    Object.entries(arms).map(([name, arm]) => {
      const { fields } = arm as Item;
      const own = fields === undefined ? {} : { fields: renamedFields(fields, renames) };
      return [name, { ...(arm as Item), ...own }];
    }),
  );
}

function renamed(type: string, renames: Renames): string {
  const [, name = type, count = ""] = /^(\w+)(\[\d+\])$/.exec(type) ?? [];
  return `${renames.get(name) ?? name}${count}`;
}
