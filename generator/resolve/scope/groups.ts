import { ITEM } from "../../language/grammar/items.ts";
import { type Entry, items, member, type MemberEntry, members, text } from "../../read/source.ts";

/** Lists of fields by name. */
export type Groups = ReadonlyMap<string, Entry>;

/** What describes an entry of a field list: a structure itself, or what follows a field's name. */
export function descriptionOf(item: Entry): Entry {
  const keys = members(item);
  const isStructure = keys.some(({ key }) => Object.hasOwn(ITEM.structures, key.text));
  return isStructure ? item : (keys[0] ?? item);
}

/** The entries of a field list, and those of the groups that it uses where they are used. */
export function itemsWithin(
  list: Entry | undefined,
  groups: Groups,
  inside: readonly string[] = [],
): Entry[] {
  return items(list).flatMap((item) => {
    const used = member(item, "use");
    if (used === undefined) return [item];
    const name = text(used);
    // What is used in itself is reported elsewhere.
    return inside.includes(name) ? [] : itemsWithin(groups.get(name), groups, [...inside, name]);
  });
}

/** The named fields of a list, those in arms and groups as well. */
export function fieldEntries(
  list: Entry | undefined,
  groups: Groups,
  inside: readonly Entry[] = [],
): MemberEntry[] {
  return itemsWithin(list, groups).flatMap((item) => {
    if (inside.includes(item)) return [];
    const arms = members(member(item, "arms"));
    if (arms.length > 0)
      return arms.flatMap((arm) => fieldEntries(member(arm, "fields"), groups, [...inside, item]));
    return members(item).slice(0, 1);
  });
}
