import { insideOf, rewrittenKeys } from "./given.ts";
import type { Path } from "./kept.ts";
import { type Type } from "../source/spec.ts";
import { type Keys } from "../../located.ts";

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
  const seq = [{ ...rewrittenKeys(keys, insideOf), id: "value" }];
  return kept(attribute, JSON.stringify(keys), { seq, name, type, where });
}

/** A type that has attributes of bits. It is the same for the same attributes. */
export function aloneBits(
  seq: readonly Keys[],
  type: Type,
  at: { readonly name: string; readonly where: Path },
): Type {
  return kept(seq[0]!, "bits", { seq, type, ...at });
}

function kept(
  attribute: Keys,
  key: string,
  { seq, name, type, where }: { seq: readonly Keys[]; name: string; type: Type; where: Path },
): Type {
  const own = known.get(attribute) ?? new Map<string, Type>();
  known.set(attribute, own);
  const made: Type = own.get(key) ?? {
    name: `${type.name}_${name}`,
    file: type.file,
    meta: type.meta,
    parent: type,
    types: new Map<string, Type>(),
    isAlone: true,
    keys: { seq },
    line: () => type.line(...where),
  };
  own.set(key, made);
  return made;
}
