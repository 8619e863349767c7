import { namesOf } from "../fields/fields.ts";
import { findOwn } from "../source/find.ts";
import { type Type } from "../source/spec.ts";
import { type Keys, mapOf } from "../../located.ts";

/** What of a description is read when it is asked for, out of bytes that are kept: in each round more is known. */
export class Later {
  readonly #kept = new Set<Keys>();
  readonly #tails = new Map<Type, number>();
  readonly #endless = new Set<Type>();
  /** How often something new was known. */
  changes = 0;

  /** Keeps an attribute as bytes. Returns whether that is new. */
  keep(keys: Keys): boolean {
    if (this.#kept.has(keys)) return false;
    this.#kept.add(keys);
    this.changes++;
    return true;
  }

  isKept(keys: Keys): boolean {
    return this.#kept.has(keys);
  }

  /** Keeps all attributes of a type from one on. Returns whether that is new. */
  keepFrom(type: Type, place: number): boolean {
    if (place >= this.tailOf(type)) return false;
    this.#tails.set(type, place);
    this.changes++;
    return true;
  }

  /** Says that nobody knows where a type ends. */
  loseEnd(type: Type): void {
    if (this.#endless.has(type)) return;
    this.#endless.add(type);
    this.changes++;
  }

  hasNoEnd(type: Type): boolean {
    return this.#endless.has(type);
  }

  /** The first attribute that is kept with all that follows it; infinite where there is none. */
  tailOf(type: Type): number {
    return this.#tails.get(type) ?? Infinity;
  }
}

/** Whether something in a type, or in one that has no size in it, is at a place in the bytes that it is in. */
export function asksForIo(
  type: Type,
  later: Pick<Later, "tailOf">,
  find: (from: Type, path: string) => Type | undefined,
): boolean {
  const seen = new Set([type]);
  for (const each of seen) {
    if (later.tailOf(each) < Infinity || asksItself(each)) return true;
    for (const keys of namesOf(each)) {
      for (const path of typesIn(keys)) {
        const found = find(each, path);
        if (found === undefined) continue;
        if (!isSized(keys)) seen.add(found);
        else if (/_parent\._io\b/.test(JSON.stringify(found.keys["instances"] ?? {}))) return true;
      }
    }
  }
  return false;
}

/** Whether something in a type is at a place in its own bytes. */
export function asksItself(type: Type): boolean {
  return findOwn(
    type,
    (keys) =>
      Object.values(keys).some((value) => typeof value === "string" && /\b_io\b/.test(value)) ||
      keys["pos"] !== undefined,
  );
}

/** The names of the types that an attribute may have. */
export function typesIn(keys: Keys): string[] {
  const word = keys["type"];
  const all = typeof word === "string" ? [word] : Object.values(mapOf(mapOf(word)["cases"]));
  return all.filter((each) => typeof each === "string");
}

/** Whether an attribute says how many bytes it has. */
export function isSized(keys: Keys): boolean {
  return keys.size !== undefined || keys["size-eos"] === true;
}

const ofValues = new WeakMap<Keys, Keys>();
const ofBytes = new WeakMap<Keys, Keys>();

/** What is refused with the derived value of an attribute; the same for the same attribute. */
export function valueKeys(keys: Keys): Keys {
  return copyIn(ofValues, keys);
}

/** What is refused with the bytes that an attribute is read out of. */
export function bytesKeys(keys: Keys): Keys {
  return copyIn(ofBytes, keys);
}

function copyIn(all: WeakMap<Keys, Keys>, keys: Keys): Keys {
  const own = all.get(keys) ?? { ...keys };
  all.set(keys, own);
  return own;
}
