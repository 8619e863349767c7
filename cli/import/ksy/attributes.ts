import { type Attribute, namesOf } from "./fields/fields.ts";
import { nameOf } from "./source/find.ts";
import { lengthsOf } from "./fields/lengths.ts";
import { type Type } from "./source/spec.ts";
import { type Keys } from "../located.ts";
import { asksForIo, isSized, type Later, typesIn } from "./later/later.ts";

/** The attributes of a type's sequence up to those that are kept together. */
export function attributesOf(
  type: Type,
  later: Later,
  find: (from: Type, path: string) => Type | undefined,
): Attribute[] {
  const all = namesOf(type);
  const isLater = (keys: Keys) =>
    later.isKept(keys) ||
    (isSized(keys) &&
      typesIn(keys).some((path) => {
        const found = find(type, path);
        return found !== undefined && asksForIo(found, later, find);
      }));
  const { counts, counted } = lengthsOf(type, isLater);
  return all.slice(0, later.tailOf(type)).map((keys, i) => {
    const name = nameOf(String(keys.id ?? `unnamed${i}`));
    const isLast = i === all.length - 1;
    const isCounted = counted.has(keys);
    const own = { type, keys, name, isLast, place: i, counts: counts.get(keys), isCounted };
    return isLater(keys) ? { ...own, isLater: true } : own;
  });
}
