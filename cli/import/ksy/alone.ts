import { insideOf, rewrittenKeys } from "./given.ts";
import type { Path } from "./kept.ts";
import { type Type } from "./spec.ts";
import { type Keys } from "../located.ts";

const known = new WeakMap<Keys, Map<string, Type>>();

/**
 * A type that has an attribute alone, as its member `value`. It is the same for the same attribute. Its expressions are of
 * what it is in.
 *
 * @param keys what of the attribute it has
 * @param where the attribute is in its type
 */
export function aloneOf(
  attribute: Keys,
  keys: Keys,
  type: Type,
  { name, where }: { readonly name: string; readonly where: Path },
): Type {
  const own = known.get(attribute) ?? new Map<string, Type>();
  known.set(attribute, own);
  const key = JSON.stringify(keys);
  const made: Type = own.get(key) ?? {
    name: `${type.name}_${name}`,
    file: type.file,
    meta: type.meta,
    parent: type,
    types: new Map<string, Type>(),
    isAlone: true,
    keys: { seq: [{ ...rewrittenKeys(keys, insideOf), id: "value" }] },
    line: () => type.line(...where),
  };
  own.set(key, made);
  return made;
}
