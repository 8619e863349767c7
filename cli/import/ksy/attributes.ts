import { Unsayable } from "./expression.ts";
import { type Asks, type Attribute, bytesOf, type Field, namesOf } from "./fields.ts";
import { nameOf } from "./find.ts";
import { lengthsOf } from "./lengths.ts";
import { type Type } from "./spec.ts";
import { type Keys, mapOf } from "../located.ts";
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

/** The bytes of an attribute that is not taken; nothing where nobody knows how many they are. */
export function asBytes(at: Attribute, asks: Asks): Field | undefined {
  const { keys } = at;
  if (["if", "repeat", "terminator"].some((key) => keys[key] !== undefined)) return undefined;
  try {
    // What counts a choice counts all that follows.
    const isRest = at.isCounted === true && mapOf(keys["type"])["switch-on"] !== undefined;
    if (isRest) return { type: "bytes", to: "end" };
    return bytesOf({ ...at, keys: { ...keys, type: undefined } }, asks);
  } catch (error) {
    if (!(error instanceof Unsayable)) throw error;
    return undefined;
  }
}
